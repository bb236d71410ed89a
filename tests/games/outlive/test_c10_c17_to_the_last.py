"""OUT-10 to OUT-18  Nights and the end, at the edges: the last survivor, the last saving, the last point."""

from __future__ import annotations

from typing import Any

import pytest

from games.outlive.scenes import (
    BEIGE,
    ORANGE,
    asking,
    default,
    evening,
    offered,
    on_table,
    play,
    result,
    scene,
    shelter,
    stores,
    survivors,
    the_end,
    told,
)
from holdfast.api import Table
from holdfast.games.outlive.chapters.c05_start_of_day import StartOfDay
from holdfast.games.outlive.chapters.c09_end_of_day import EndOfDay
from holdfast.games.outlive.chapters.c11_losses import LoseSurvivors
from holdfast.games.outlive.chapters.c14_building import Building
from holdfast.games.outlive.chapters.c16_clean_up import CleanUp

STAFF = {"rooms": {ORANGE: "crisis_staff:4"}}


@pytest.mark.rule("OUT-10.2")
def test_without_a_disaster_nobody_is_asked_or_passes() -> None:
    assert told(evening(), None, "PassedOnDisasters") == []


@pytest.mark.rule("OUT-10.2", "OUT-10.3")
def test_the_step_ends_when_everybody_has_passed_once_in_a_row() -> None:
    table = evening(disasters="forest_fire", seats=3, token=BEIGE, first=BEIGE)

    assert [one["who"] for one in told(table, None, "PassedOnDisasters")] == ["beige", "purple", "orange"]


@pytest.mark.rule("OUT-19.3", "OUT-18.14")
@pytest.mark.parametrize(
    ("disaster", "stored", "words"),
    [
        ("forest_fire", "2 water", ["resolve forest_fire food"]),
        ("forest_fire", "1 water", []),
        ("hard_times", "3 meat", ["resolve hard_times food"]),
        ("cave_in", "2 wood", ["resolve cave_in materials"]),
        ("mutations", "3 ammo", ["resolve mutations ammo"]),
        ("mutations", "2 ammo", []),
        ("nomads", "2 canned_food", ["resolve nomads ammo"]),
        ("nomads", "1 canned_food 2 ammo", ["resolve nomads food"]),
        ("epizootic", "3 water", ["resolve epizootic materials"]),
        ("epizootic", "2 water 2 microchip", ["resolve epizootic food"]),
    ],
)
def test_what_the_crisis_staff_saves_and_what_it_does_not(disaster: str, stored: str, words: list[str]) -> None:
    table = evening(disasters=disaster, stores={ORANGE: stored}, **STAFF)

    assert [word for word in offered(table, ORANGE) if word != "pass"] == words


@pytest.mark.rule("OUT-10.4", "OUT-18.14")
@pytest.mark.parametrize(
    ("stored", "can"),
    [("3 canned_food 3 ammo", True), ("2 canned_food 3 ammo", False), ("3 canned_food 2 ammo", False)],
)
def test_every_part_of_a_price_must_be_there(stored: str, can: bool) -> None:
    table = evening(disasters="raiders", stores={ORANGE: stored})

    assert ("resolve raiders" in offered(table, ORANGE)) is can


@pytest.mark.rule("OUT-10.4", "OUT-R19")
def test_every_part_of_a_price_is_paid() -> None:
    table = evening(disasters="epizootic raiders", stores={ORANGE: "3 water 2 microchip 1 ammo"})
    play(table, ORANGE, "resolve epizootic")

    assert stores(table, ORANGE) == {"ammo": 1}


# -- losses ------------------------------------------------------------------------------------------


def losing(lost: int, **arranged: Any) -> Table:
    return scene(LoseSurvivors(0, lost), **arranged)


@pytest.mark.rule("OUT-11.4")
def test_who_loses_all_is_not_asked_whom() -> None:
    table = losing(3, airlock={ORANGE: 1}, rooms={ORANGE: "kitchen:2"})

    assert (asking(table), survivors(table, ORANGE)) == (None, {})


@pytest.mark.rule("OUT-11.4", "OUT-R28")
@pytest.mark.parametrize(
    ("arranged", "word"),
    [
        ({"rooms": {ORANGE: "kitchen:2 joinery:1"}, "airlock": {ORANGE: 5}}, "lose joinery"),
        ({"rooms": {ORANGE: "kitchen:4"}, "airlock": {ORANGE: 5}, "day": 1}, "lose airlock"),
        ({"rooms": {ORANGE: "kitchen:4"}, "airlock": {ORANGE: 1}, "day": 6}, "lose kitchen"),
        ({"rooms": {ORANGE: "kitchen:4 smokehouse:3 machine_shop:3"}, "day": 6}, "lose smokehouse"),
    ],
    ids=["the emptiest that does not work", "the airlock can spare", "it cannot", "the dearest, the first of equals"],
)
def test_whom_an_absent_player_loses(arranged: dict[str, Any], word: str) -> None:
    assert default(losing(1, **arranged), ORANGE) == word


@pytest.mark.rule("OUT-11.4", "OUT-12.1")
def test_an_airlock_that_holds_just_the_radiation_spares_nobody() -> None:
    level = on_table(scene(day=3), "level")
    table = losing(1, rooms={ORANGE: "kitchen:4"}, airlock={ORANGE: level}, day=3)

    assert default(table, ORANGE) == "lose kitchen"


# -- clean-up and the end ----------------------------------------------------------------------------


@pytest.mark.rule("OUT-14.4", "OUT-16.1")
def test_after_the_night_every_room_works_again() -> None:
    own: dict[str, Any] = {
        "rooms": {ORANGE: "builders:3 salvage_bench:3"},
        "stores": {ORANGE: "9 wood 9 metal 9 microchip"},
    }
    table = scene(Building(0), CleanUp(), Building(0), day=2, broken={ORANGE: "axe"}, **own)
    play(table, ORANGE, "build crisis_staff crew", "pay wood", "done")

    assert any(word.endswith(" crew") for word in offered(table, ORANGE))
    play(table, ORANGE, "salvage blackwood")
    assert "repair axe bench" in offered(table, ORANGE)


@pytest.mark.rule("OUT-17.1", "OUT-17.2")
def test_at_the_end_the_points_on_the_cards_count() -> None:
    table = the_end(resolved={ORANGE: "rats", BEIGE: "forest_fire epizootic"})

    assert on_table(table, "phase") == "over"
    assert [parts["disasters"] for parts in result(table)["parts"]] == [5, 7, 0]


@pytest.mark.rule("OUT-15.5", "OUT-17.2")
@pytest.mark.parametrize(("tiles", "pairs"), [("axe bow", 1), ("axe", 0), ("bow", 0), ("axe pickaxe", 0)])
def test_a_pair_needs_both_halves(tiles: str, pairs: int) -> None:
    assert shelter(scene(repaired={ORANGE: tiles}), ORANGE)["score"]["pairs"] == pairs


@pytest.mark.rule("OUT-18.9", "OUT-18.10")
@pytest.mark.parametrize(
    ("card", "stored", "purpose"), [("rats", "1 meat", "to_rats"), ("raiders", "2 ammo", "to_raiders")]
)
def test_it_is_told_who_took_what(card: str, stored: str, purpose: str) -> None:
    table = scene(StartOfDay(), coming=card, stores={ORANGE: stored})

    assert [one["purpose"] for one in told(table, None, "Paid")] == [purpose]


@pytest.mark.rule("OUT-08.13", "OUT-09.1")
def test_at_the_end_of_the_day_nobody_stands_and_nobody_holds_a_place() -> None:
    table = scene(EndOfDay(), active={ORANGE: "5 3a", BEIGE: "4"}, berths={ORANGE: 5})

    shelters = table.sitting.table.state.shelters
    assert [(one.active, one.berth) for one in shelters] == [(0, 0), (0, 0), (0, 0)]
