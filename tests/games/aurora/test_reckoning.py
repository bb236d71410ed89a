"""The score sheet says what each part was counted from, and how a tie was broken."""

from __future__ import annotations

from typing import Any

import pytest

from games.aurora.scenes import Scene, card
from holdfast.games.aurora.chapters.c16_elimination import leave_game
from holdfast.games.aurora.chapters.c16_scoring import finish
from holdfast.games.aurora.chapters.c23_suffering import bit
from holdfast.games.aurora.pieces import SURVIVOR
from holdfast.games.aurora.rulebook import GAME


def result(scene: Scene) -> Any:
    finish(scene.table)
    return GAME.public_view(scene.table)["result"]


@pytest.mark.rule("AUR-16.2")
def test_every_part_says_what_it_was_counted_from() -> None:
    scene = Scene().items(0, "nitrous").add(0, "orphan").add(0, "hermit", ill=1)
    scene.player(0).space = 5
    scene.player(1).space = 2
    scene.player(0).damage[0] = 1

    why = result(scene)["sheets"][0]["why"]

    assert (why["space"], why["rear"]) == (5, 2)
    assert why["items"] == ["nitrous"]
    assert why["special"] == ["orphan"]
    assert (why["healthy"], why["crew"]) == (3, 4)
    assert (why["whole"], why["cards"]) == (1, 2)


@pytest.mark.rule("AUR-16.5")
def test_a_card_of_the_convoy_that_brought_fame_is_named() -> None:
    scene = Scene().convoy(0, "start_truck", "+loot_gauss", "container", "+loot_ecosystem")
    scene.player(0).damage[scene.player(0).bays.index(card("loot_ecosystem"))] = 0b11

    why = result(scene)["sheets"][0]["why"]

    assert why["special"] == ["loot_gauss"]
    assert (why["whole"], why["cards"]) == (3, 4)


@pytest.mark.rule("AUR-16.1")
def test_before_the_end_nothing_is_counted_and_then_the_winner_comes_first() -> None:
    scene = Scene()
    assert GAME.public_view(scene.table)["result"] is None

    told = result(scene)

    assert told["winners"] == [1]
    assert told["order"] == [1, 0]


@pytest.mark.rule("AUR-16.8", "AUR-16.9")
def test_only_who_still_stands_shares_the_most_fame() -> None:
    scene = Scene(4)
    scene.player(0).out, scene.player(0).crew = True, []
    scene.state.order.remove(0)
    for seat, fame in ((1, -2), (2, -2), (3, -3)):
        scene.player(seat).fame = fame

    told = result(scene)

    assert [sheet["total"] for sheet in told["sheets"]] == [0, 0, 0, -1]
    assert told["tie"]["who"] == ["green", "blue"]


@pytest.mark.rule("AUR-16.8")
def test_a_tie_is_told_with_what_broke_it() -> None:
    by_road = Scene()
    by_road.player(0).space, by_road.player(0).fame = 4, -1
    by_road.player(1).space, by_road.player(1).fame = 3, 0
    by_order = Scene()
    plain = Scene()
    plain.player(0).fame = 1

    told = result(by_road)["tie"]

    assert told == {"who": ["red", "blue"], "spaces": [4, 3], "by_road": True}
    assert result(by_order)["tie"] == {"who": ["blue", "red"], "spaces": [0, 0], "by_road": False}
    assert result(plain)["tie"] is None


@pytest.mark.rule("AUR-23.26")
def test_the_automa_has_reasons_of_its_own_and_no_tie() -> None:
    scene = Scene(1)
    assert scene.state.automa is not None
    scene.state.automa.sick = 2
    healthy = scene.state.automa.lanes[SURVIVOR]

    told = result(scene)

    assert told["rival"]["seat"] == -1
    assert told["rival"]["why"]["cards"] == 6
    assert (told["rival"]["why"]["healthy"], told["rival"]["why"]["crew"]) == (healthy, healthy + 2)
    assert told["tie"] is None


@pytest.mark.rule("AUR-23.26")
def test_the_starred_groups_of_the_automa_are_seen_whole_or_hit() -> None:
    scene = Scene(1)
    assert scene.state.automa is not None
    scene.state.automa.damage = bit(1, 1) | bit(2, 4) | bit(3, 5)

    told = GAME.public_view(scene.table)["automa"]

    assert told is not None
    assert told["groups"] == [False, True, True, True, True, False]


@pytest.mark.rule("AUR-16.9", "AUR-23.27")
def test_where_the_last_people_are_lost_only_who_stands_is_told() -> None:
    solo, pair = Scene(1), Scene(2)
    for scene in (solo, pair):
        scene.state.players[0].crew = []
        leave_game(scene.table, 0)

    alone = GAME.public_view(solo.table)["result"]
    against = GAME.public_view(pair.table)["result"]

    assert alone is not None
    assert alone["rival"] is not None
    assert alone["sheets"][0]["parts"] == {"standing": 0}
    assert (alone["rival"]["parts"], alone["rival"]["total"]) == ({"standing": 1}, 1)
    assert against is not None
    assert [sheet["parts"] for sheet in against["sheets"]] == [{"standing": 0}, {"standing": 1}]
