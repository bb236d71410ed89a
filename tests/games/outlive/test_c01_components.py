"""OUT-01  Components and basic notions."""

from __future__ import annotations

import pytest

from games.outlive.scenes import (
    BEIGE,
    ORANGE,
    PURPLE,
    day,
    night,
    offered,
    on_table,
    play,
    room,
    scene,
    shelter,
    stores,
    survivors,
    visit,
    zone,
)
from holdfast.games.outlive import catalogue
from holdfast.games.outlive.chapters.c04_dawn import Dawn
from holdfast.games.outlive.chapters.c11_feeding import Feeding
from holdfast.games.outlive.chapters.c14_building import Building
from holdfast.games.outlive.pieces import (
    CITIES,
    FOOD,
    MATERIALS,
    PREY_OF,
    RESOURCES,
    SPECIAL_OF,
    SQUADS,
    STRENGTH,
    TILES,
    TOKEN_OF,
    TRACK,
)
from holdfast.games.outlive.queries import airlock_rows, distance
from holdfast.games.outlive.rulebook import GAME
from holdfast.games.outlive.state import empty_shelter


@pytest.mark.rule("OUT-01.1")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    common = [room for room in catalogue.ROOMS if room.kind == "common"]

    assert (TILES, len(SPECIAL_OF), len(common) * GAME.most) == (40, 38, 12)
    assert (len(PREY_OF), len(CITIES) * len(TOKEN_OF)) == (30, 20)
    assert (len(catalogue.DISASTERS), len(catalogue.LEADERS)) == (12, 10)
    assert (len(SQUADS) * GAME.most, sorted(STRENGTH, reverse=True)) == (16, [5, 4, 3, 3])


@pytest.mark.rule("OUT-01.2")
def test_provisions_are_eaten_materials_build_and_ammo_is_neither() -> None:
    assert [RESOURCES[kind] for kind in FOOD] == ["meat", "water", "canned_food"]
    assert [RESOURCES[kind] for kind in MATERIALS] == ["wood", "metal", "microchip"]


@pytest.mark.rule("OUT-01.3")
@pytest.mark.parametrize(("squad", "actions"), [("3a", 3), ("3b", 3), ("4", 4), ("5", 5)])
def test_strength_is_the_number_of_actions(squad: str, actions: int) -> None:
    table = visit("forest", squad)

    assert table.view(None)["visit"]["actions"] == actions


@pytest.mark.rule("OUT-01.4")
def test_a_squad_is_active_once_it_was_picked_and_rests_until_then() -> None:
    table = visit("forest", "5")

    assert {one["squad"]: one["active"] for one in zone(table, "forest")["squads"]} == {"5": True}
    assert not any(one["active"] for one in zone(table, "fair")["squads"])


@pytest.mark.rule("OUT-01.5", "OUT-R20", "OUT-01.11")
def test_stores_have_no_limit_and_the_reserve_never_runs_out() -> None:
    # Everybody has all 30 tokens there are of each kind.
    full = dict.fromkeys([ORANGE, BEIGE, PURPLE], "30 wood 30 ammo 30 canned_food 30 microchip")
    gathered = visit("forest", "5", stores=full)
    play(gathered, ORANGE, "gather 5")
    pressed = scene(Building(0), rooms={ORANGE: "cartridge_press:3"}, stores=full)
    play(pressed, ORANGE, "use cartridge_press")
    shipped = visit("cargo", "5", stores=full, ship_survivors="")
    arrived = visit("military_base", "5", repaired={ORANGE: "crowbar"}, stores=full)

    assert stores(gathered, ORANGE)["wood"] == 35
    assert stores(pressed, ORANGE)["ammo"] == 34
    assert stores(shipped, ORANGE)["canned_food"] == 33
    assert stores(arrived, ORANGE)["microchip"] == 32


@pytest.mark.rule("OUT-01.5")
def test_a_shelter_has_three_common_rooms_and_four_special_ones() -> None:
    for who in (ORANGE, BEIGE):
        rooms = [one["room"] for one in shelter(scene(), who)["rooms"]]

        assert (rooms[:3], len(rooms)) == (["builders", "salvage_bench", "crisis_staff"], 7)
        assert not {"builders", "salvage_bench", "crisis_staff"} & set(rooms[3:])


@pytest.mark.rule("OUT-01.6")
def test_nobody_moves_into_a_room_that_is_not_built() -> None:
    table = night(airlock={ORANGE: 2}, rooms={ORANGE: "pantry builders:0"}, stores={ORANGE: "1 water"})

    assert [word for word in offered(table, ORANGE) if word.startswith("house")] == [
        "house 1 builders",
        "house 2 builders",
    ]


@pytest.mark.rule("OUT-01.7")
def test_an_ability_starts_with_the_last_slot_filled() -> None:
    table = night(
        airlock={ORANGE: 3}, rooms={ORANGE: "cartridge_press:0"}, stores={ORANGE: "2 water"}, radiation={ORANGE: 0}
    )
    play(table, ORANGE, "house 2 cartridge_press")
    before = "use cartridge_press" in offered(table, ORANGE)

    play(table, ORANGE, "house 1 cartridge_press")

    assert (before, "use cartridge_press" in offered(table, ORANGE)) == (False, True)
    assert room(table, ORANGE, "cartridge_press")["full"]


@pytest.mark.rule("OUT-01.8", "OUT-R5")
@pytest.mark.parametrize(("inside", "rows"), [(0, 0), (1, 1), (2, 1), (3, 2), (7, 2)])
def test_the_second_airlock_row_fills_after_the_first(inside: int, rows: int) -> None:
    own = empty_shelter()
    own.airlock = inside

    assert airlock_rows(own) == rows


@pytest.mark.rule("OUT-01.9", "OUT-R3")
def test_the_zones_form_a_ring_of_eight() -> None:
    table = scene()
    ring = [one["zone"] for one in table.view(None)["zones"]]

    assert ring == ["forest", "dam", "military_base", "silent_peak", "mine", "cargo", "fair", "blackwood"]
    assert [distance(0, other) for other in range(8)] == [0, 1, 2, 3, 4, 3, 2, 1]


@pytest.mark.rule("OUT-01.10")
@pytest.mark.parametrize(("number", "level"), list(enumerate([1, 2, 2, 2, 3, 3], start=1)))
def test_each_round_has_its_radiation(number: int, level: int) -> None:
    assert on_table(scene(day=number), "level") == level


@pytest.mark.rule("OUT-01.11")
def test_what_is_paid_goes_to_the_reserve_and_to_nobody() -> None:
    table = scene(Feeding(0), rooms={ORANGE: "kitchen:1"}, stores={ORANGE: "1 meat", BEIGE: "1 meat"})

    assert (stores(table, ORANGE), stores(table, BEIGE)) == ({}, {"meat": 1})


@pytest.mark.rule("OUT-R35")
def test_misprints_are_read_as_meant() -> None:
    names = {token.id: token.ru for token in catalogue.TOKENS.search} | {one.id: one.ru for one in catalogue.LEADERS}

    assert (names["scrap_metal"], names["mary_koolpepper"]) == ("Металлолом", "Мэри Кулпеппер")


def test_the_track_ends_at_eleven_below() -> None:
    assert TRACK == [3, 2, 1, 0, -1, -2, -4, -7, -11]


def test_a_day_and_its_dawn_leave_nobody_hungry() -> None:
    table = scene(Dawn(), airlock={ORANGE: 1})

    assert survivors(table, ORANGE) == {"airlock": 1}
    assert day(ORANGE).asking()
