"""A first instinct: it answers every question, shoots enemies rather than friends, and a table of it ends."""

from __future__ import annotations

import pytest

from games.doomsday.scenes import Scene
from holdfast.games.doomsday.game import GAME
from holdfast.games.doomsday.instinct.weighing import INSTINCT, is_enemy
from holdfast.kernel.play import submit, waiting


@pytest.mark.rule("DOM-02.6")
def test_whom_each_team_must_fear() -> None:
    scene = Scene(4).role(0, "fixer").role(1, "mercenary").role(2, "homeless").role(3, "seeker")
    fears = [[other for other in range(4) if other != seat and is_enemy(scene.state, seat, other)] for seat in range(4)]
    assert fears == [[1, 2], [0, 3], [0, 1, 3], [1, 2]]


def test_it_shoots_an_enemy_and_turns_away_from_a_friend() -> None:
    scene = Scene(4).role(0, "fixer").role(1, "mercenary").role(2, "homeless").role(3, "seeker")
    foe = INSTINCT.choose(scene.weapon(0, "pistol", 1).begin(0).table, 0)
    assert foe is not None
    assert foe.text == "shoot"
    scene.state.aim_first[scene.player(0).weapons[0]] = 3
    friend = INSTINCT.choose(scene.table, 0)
    assert friend is not None
    assert friend.text == "aim"


@pytest.mark.parametrize("seats", [4, 9])
def test_a_table_of_it_ends(seats: int) -> None:
    table = Scene(seats, seed="instinct").begin(0).table
    for _ in range(20000):
        asks = waiting(table)
        if not asks:
            break
        choice = GAME.policy().choose(table, asks[0][0])
        assert choice is not None
        submit(table, asks[0][0], choice)
    assert table.result is not None
