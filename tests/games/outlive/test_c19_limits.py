"""OUT-19  Rooms where a limit bites: two of a kind, used ones, half-full ones, and two helpers at once."""

from __future__ import annotations

import pytest

from games.outlive.scenes import (
    BEIGE,
    ORANGE,
    asked,
    asking,
    day,
    offered,
    play,
    rights,
    room,
    scene,
    shelter,
    stores,
    survivors,
    visit,
    zone,
)
from holdfast.api import Table
from holdfast.games.outlive.chapters.c05_start_of_day import StartOfDay
from holdfast.games.outlive.chapters.c11_feeding import Feeding
from holdfast.games.outlive.chapters.c14_building import Building
from holdfast.games.outlive.chapters.c15_repairs import RepairOne
from holdfast.games.outlive.chapters.c16_clean_up import CleanUp

TAKEN = {"squads": {BEIGE: "5 cargo"}, "active": {BEIGE: "5"}, "ship_visited": True}
"""Beige's 5 is on the ship; `berths` says where."""


@pytest.mark.rule("OUT-19.23", "OUT-19.5", "OUT-19.6")
@pytest.mark.parametrize(
    ("rooms", "cans"),
    [("pantry:4 pantry:4", 5), ("boarding_party:3 boarding_party:3", 7), ("pantry:4 boarding_party:3", 6)],
)
def test_every_room_that_adds_cans_adds_them(rooms: str, cans: int) -> None:
    table = visit("cargo", "5", rooms={ORANGE: rooms}, ship_survivors="")

    assert stores(table, ORANGE) == {"canned_food": cans}
    assert all(one["used"] for one in shelter(table, ORANGE)["rooms"] if one["survivors"])


@pytest.mark.rule("OUT-19.23", "OUT-19.8")
def test_two_wells_are_two_waters() -> None:
    # Two Wells cost four provisions a night: two meat and a water of each.
    table = scene(Feeding(0), rooms={ORANGE: "well:3 well:3"}, stores={ORANGE: "2 meat"})

    assert [room(table, ORANGE, "well", copy)["survivors"] for copy in (0, 1)] == [3, 3]
    assert (stores(table, ORANGE), shelter(table, ORANGE)["well"], asking(table)) == ({}, 0, None)


@pytest.mark.rule("OUT-R6", "OUT-19.6")
def test_a_guest_leaves_the_place_its_own_survivor() -> None:
    table = visit("cargo", "5", rooms={ORANGE: "boarding_party:3"}, berths={BEIGE: 5}, **TAKEN)

    play(table, ORANGE, "bed airlock")

    assert survivors(table, ORANGE)["airlock"] == 1
    assert zone(table, "cargo")["ship"]["survivors"] == [3, 4, 5, 6]


@pytest.mark.rule("OUT-06.8", "OUT-19.6", "OUT-20.5")
def test_hook_and_boarding_party_together_share_the_place_above() -> None:
    arranged = {"rooms": {ORANGE: "boarding_party:3"}, "repaired": {ORANGE: "grappling_hook"}}
    table = on_the_way(berth=6, **arranged)
    assert "move 5 cargo hook" in offered(table, ORANGE)

    play(table, ORANGE, "move 5 cargo hook")

    assert stores(table, ORANGE) == {"canned_food": 6}
    assert (shelter(table, ORANGE)["turned"], room(table, ORANGE, "boarding_party")["used"]) == (
        ["grappling_hook"],
        True,
    )


def on_the_way(berth: int, **arranged: object) -> Table:
    """Orange's 5 is a step from the ship, on which Beige holds this place."""
    squads = {ORANGE: "5 fair 4 dam 3a forest 3b military_base", BEIGE: "5 cargo"}
    return day(ORANGE, berths={BEIGE: berth}, **{**TAKEN, "squads": squads, **arranged})


@pytest.mark.rule("OUT-14.4", "OUT-19.6")
def test_a_used_boarding_party_opens_no_place() -> None:
    table = on_the_way(berth=5, rooms={ORANGE: "boarding_party:3"})
    own = table.sitting.table.state.shelters[0]
    assert "move 5 cargo" in offered(table, ORANGE)

    own.used = own.built

    assert room(table, ORANGE, "boarding_party")["used"]
    assert "move 5 cargo" not in offered(table, ORANGE)


@pytest.mark.rule("OUT-01.7", "OUT-19.13")
@pytest.mark.parametrize(("inside", "grows"), [(2, False), (3, True), (7, True), (8, False)])
def test_living_quarters_grow_only_while_full_and_below_eight(inside: int, grows: bool) -> None:
    table = scene(Building(0), rooms={ORANGE: f"living_quarters:{inside}"})

    assert ("use living_quarters" in offered(table, ORANGE)) is grows


@pytest.mark.rule("OUT-16.1", "OUT-19.2", "OUT-R29")
def test_a_bench_s_discount_does_not_outlast_the_night() -> None:
    table = scene(
        RepairOne(0),
        CleanUp(),
        RepairOne(0),
        rooms={ORANGE: "salvage_bench:3"},
        broken={ORANGE: "axe"},
        stores={ORANGE: "1 wood 1 metal"},
        equipment={"blackwood": "filter", "silent_peak": "bow"},
    )
    play(table, ORANGE, "salvage silent_peak")
    assert "repair axe bench" in offered(table, ORANGE)

    play(table, ORANGE, "done")

    assert offered(table, ORANGE) == ["salvage blackwood", "salvage silent_peak", "done"]


@pytest.mark.rule("OUT-23.3", "OUT-19.16")
def test_the_lookout_looks_also_at_the_start_of_day() -> None:
    table = scene(
        StartOfDay(),
        coming="rats",
        disasters="thieves",
        phase="start_of_day",
        rooms={BEIGE: "lookout:4"},
        stores={ORANGE: "1 meat 1 water"},
        search={"blackwood": "plank ration"},
    )
    assert asked(table) == [ORANGE]

    assert rights(table, BEIGE) == ["peek blackwood", "peek silent_peak"]
