"""The hints of a first game that need a look at the table: each at its moment, with its numbers."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene
from holdfast.games.aurora.chapters.c13_movement import MoveTurn
from holdfast.games.aurora.rulebook import GAME
from holdfast.games.aurora.state import MOVEMENT


def hinted(scene: Scene, seat: int = 0) -> dict[str, dict[str, object]]:
    return {fact.name: dict(fact.args) for fact in GAME.moments(scene.table, seat)}


@pytest.mark.rule("AUR-05.6")
def test_an_enemy_in_the_zone_is_told_of_where_it_lies() -> None:
    assert hinted(Scene().put(4, "enemy_war_wolves"))["enemy"] == {"slot": 4}
    assert "enemy" not in hinted(Scene().put(4, "loc_store"))


@pytest.mark.rule("AUR-05.4")
def test_food_is_told_of_in_the_own_turn() -> None:
    scene = Scene()
    scene.state.turn = 0
    assert "food" in hinted(scene)
    assert "food" not in hinted(scene, 1)
    assert "food" not in hinted(scene.load(0, fuel=1))


@pytest.mark.rule("AUR-05.12")
def test_passing_is_told_of_from_the_second_turn_on_while_something_is_damaged() -> None:
    scene = Scene().crew(0, "leader").add(0, "copilot", "exhausted")
    assert "passing" not in hinted(scene)
    scene.player().damage[0] = 0b11
    assert hinted(scene)["passing"] == {"n": 2}
    scene.player().zone[1] = scene.player().zone[0]
    assert "passing" not in hinted(scene)


@pytest.mark.rule("AUR-11.5")
def test_a_co_pilot_far_behind_is_told_of_on_the_road() -> None:
    scene = Scene()
    scene.state.phase = MOVEMENT
    scene.player(1).space = 6
    assert hinted(scene)["behind"] == {"n": 6}
    scene.player(1).space = 5
    assert hinted(scene) == {}


@pytest.mark.rule("AUR-13.7")
def test_a_counter_is_told_of_where_it_lies_once_the_moves_reach_it() -> None:
    scene = Scene().load(0, fuel=1)
    scene.state.phase = MOVEMENT
    scene.state.counters = [-1] * 10
    scene.state.counters[1] = 0
    scene.player().space = 2
    scene.run(MoveTurn(0)).say(0, "go")
    assert scene.asked() == "ChooseRoad"
    assert hinted(scene)["counter"] == {"space": 5}
    assert "counter" not in hinted(scene, 1)
    assert scene.state.drive is not None
    scene.state.drive.left = 2
    assert "counter" not in hinted(scene)
    scene.state.drive.left, scene.state.counters[1] = 3, -1
    assert "counter" not in hinted(scene)
