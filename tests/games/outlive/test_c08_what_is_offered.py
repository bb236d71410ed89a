"""OUT-08  What a visit offers, down to the last action: stock, algae, the dam's toll and prey."""

from __future__ import annotations

from typing import Any

import pytest

from games.outlive.scenes import ORANGE, hunts, offered, play, shelter, stores, told, visit

BOTH_KEYS = {"repaired": {ORANGE: "access_card"}, "stores": {ORANGE: "3 microchip"}}


@pytest.mark.rule("OUT-08.5")
def test_algae_take_an_action() -> None:
    table = visit("military_base", "3a", radiation={ORANGE: -2})
    assert "algae" in offered(table, ORANGE)

    play(table, ORANGE, "gather 3")

    assert "algae" not in offered(table, ORANGE)


@pytest.mark.rule("OUT-08.17", "OUT-20.4")
def test_who_has_card_and_chip_pays_the_toll_once_and_only_for_water_at_the_dam() -> None:
    dam = visit("dam", "4", **BOTH_KEYS)
    dry = visit("dam", "4", stock={"dam": 0}, **BOTH_KEYS)
    mine = visit("mine", "4", **BOTH_KEYS)
    before = "toll" in offered(dam, ORANGE)

    play(dam, ORANGE, "toll")

    assert (before, "toll" in offered(dam, ORANGE)) == (True, False)
    assert "toll" not in offered(dry, ORANGE)
    assert "toll" not in offered(mine, ORANGE)


@pytest.mark.rule("OUT-08.17", "OUT-20.4")
@pytest.mark.parametrize("key", [{"repaired": {ORANGE: "access_card"}}, {"stores": {ORANGE: "1 microchip"}}])
def test_who_has_one_key_is_not_asked_which(key: dict[str, Any]) -> None:
    table = visit("dam", "4", **key)

    assert "toll" not in offered(table, ORANGE)
    assert "gather 1" in offered(table, ORANGE)


@pytest.mark.rule("OUT-08.17", "OUT-20.4")
def test_one_chip_is_enough_to_keep_the_card() -> None:
    table = visit("dam", "4", repaired={ORANGE: "access_card"}, stores={ORANGE: "1 microchip"})
    play(table, ORANGE, "toll", "gather 4")

    assert stores(table, ORANGE) == {"water": 4}
    assert shelter(table, ORANGE)["turned"] == []


@pytest.mark.rule("OUT-08.8", "OUT-19.19")
def test_where_the_prey_is_too_tough_no_room_is_spared() -> None:
    table = visit("forest", "3a", hunting={"forest": "prey_7"}, rooms={ORANGE: "kitchen:4"})

    assert [word for word in offered(table, ORANGE) if word.startswith(("hunt", "spare"))] == []


@pytest.mark.rule("OUT-08.20", "OUT-19.14")
def test_what_a_scout_finds_is_found_for_free() -> None:
    table = visit("blackwood", "3a", rooms={ORANGE: "scout_post:3"}, search={"blackwood": "plank scrap_metal ration"})
    play(table, ORANGE, "search", "scout")

    assert [one["free"] for one in told(table, None, "Searched")] == [False, True]
    assert [word for word in offered(table, ORANGE) if word.startswith("search")] == ["search"]


@pytest.mark.rule("OUT-08.7", "OUT-08.8")
def test_a_hunt_takes_one_action_and_one_is_enough() -> None:
    table = visit("forest", "3a", hunting={"forest": "prey_3"}, stores={ORANGE: "9 ammo"})
    play(table, ORANGE, "gather 2")
    assert hunts(table) == ["hunt 2"]

    play(table, ORANGE, "gather 1")

    assert not hunts(table)


@pytest.mark.rule("OUT-08.7", "OUT-08.11")
def test_where_no_prey_is_left_nothing_is_hunted() -> None:
    table = visit("forest", "5", hunting={"forest": ""}, stores={ORANGE: "9 ammo"})

    assert not hunts(table)


@pytest.mark.rule("OUT-08.4")
def test_a_tool_gathers_no_more_often_than_there_are_actions() -> None:
    table = visit("military_base", "3a", stock={"military_base": 9}, repaired={ORANGE: "ammo_crate"})
    words = [word for word in offered(table, ORANGE) if word.startswith("gather ")]

    assert {word.split()[1] for word in words} == {"1", "2", "3"}
    assert len(words) == 6


@pytest.mark.rule("OUT-08.17")
def test_who_has_paid_the_toll_gathers_on_without_another_chip() -> None:
    table = visit("dam", "4", stores={ORANGE: "1 microchip"})
    play(table, ORANGE, "gather 1")

    assert stores(table, ORANGE) == {"water": 1}
    assert offered(table, ORANGE) == ["gather 1", "gather 2", "gather 3", "end"]


@pytest.mark.rule("OUT-08.8", "OUT-18.13")
def test_the_toughest_prey_takes_one_action_and_ammo_for_all_the_rest() -> None:
    own = {"stores": {ORANGE: "9 ammo"}, "disasters": "mutations"}
    table = visit("forest", "3a", hunting={"forest": "prey_7"}, **own)
    play(table, ORANGE, "gather 2")

    assert hunts(table) == ["hunt 7"]
