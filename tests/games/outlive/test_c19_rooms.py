"""OUT-19  Rooms."""

from __future__ import annotations

from typing import Any

import pytest

from games.outlive.scenes import (
    BEIGE,
    ORANGE,
    asked,
    asking,
    day,
    default,
    evening,
    night,
    offered,
    play,
    rights,
    room,
    scene,
    shelter,
    stores,
    survivors,
    told,
    visit,
    zone,
)
from holdfast.api import Table
from holdfast.games.outlive import catalogue
from holdfast.games.outlive.chapters.c11_feeding import Feeding
from holdfast.games.outlive.chapters.c12_radiation import Radiation
from holdfast.games.outlive.chapters.c13_recruiting import Recruiting
from holdfast.games.outlive.chapters.c14_building import Building
from holdfast.games.outlive.chapters.c15_repairs import RepairOne
from holdfast.games.outlive.chapters.c16_clean_up import CleanUp
from holdfast.games.outlive.chapters.c18_disasters import Strike
from holdfast.games.outlive.pieces import DISASTERS

SIZES = {
    "builders": (3, 2),
    "salvage_bench": (3, 2),
    "crisis_staff": (4, 1),
    "smokehouse": (3, 3),
    "pantry": (4, 1),
    "boarding_party": (3, 3),
    "cartridge_press": (3, 3),
    "well": (3, 2),
    "bulwark": (3, 2),
    "breakers_yard": (3, 2),
    "decontamination": (3, 2),
    "ventilation": (3, 2),
    "living_quarters": (3, 2),
    "scout_post": (3, 2),
    "warehouse": (3, 2),
    "lookout": (4, 1),
    "guard_room": (4, 1),
    "machine_shop": (3, 3),
    "kitchen": (4, 1),
    "bandit_den": (4, 1),
    "joinery": (3, 2),
    "tool_room": (3, 2),
}


def ship(**arranged: Any) -> Table:
    """Orange's 5 has just come to the ship."""
    return visit("cargo", "5", **arranged)


def hunt(rooms: str, **arranged: Any) -> Table:
    return visit("forest", "5", hunting={"forest": "prey_5"}, rooms={ORANGE: rooms}, **arranged)


def test_every_room_has_its_slots_and_upkeep() -> None:
    assert {room.id: (room.slots, room.upkeep) for room in catalogue.ROOMS} == SIZES


@pytest.mark.rule("OUT-19.1")
def test_builders_build_one_room_for_one_material_a_round() -> None:
    table = scene(Building(0), rooms={ORANGE: "builders:3 pantry"}, stores={ORANGE: "2 wood"})

    assert "build pantry" not in offered(table, ORANGE)
    play(table, ORANGE, "build pantry crew")
    assert (stores(table, ORANGE), room(table, ORANGE, "pantry")["built"]) == ({"wood": 1}, True)
    assert asking(table) is None


@pytest.mark.rule("OUT-19.2")
def test_the_bench_draws_then_repairs_one_tile_for_two_of_its_three() -> None:
    table = scene(
        RepairOne(0),
        rooms={ORANGE: "salvage_bench:3"},
        broken={ORANGE: "axe"},
        stores={ORANGE: "1 wood 1 metal"},
        equipment={"blackwood": "filter", "silent_peak": "bow"},
    )
    before = offered(table, ORANGE)
    play(table, ORANGE, "salvage silent_peak", "repair axe bench")

    assert before == ["salvage blackwood", "salvage silent_peak", "done"]
    assert (shelter(table, ORANGE)["repaired"], shelter(table, ORANGE)["broken"]) == (["axe"], ["bow"])
    assert (stores(table, ORANGE), asking(table)) == ({}, None)


@pytest.mark.rule("OUT-19.3", "OUT-R19")
def test_the_crisis_staff_saves_one_kind_of_one_disaster_a_night() -> None:
    table = evening(
        disasters="sandstorm mutations",
        rooms={ORANGE: "crisis_staff:4"},
        stores={ORANGE: "2 wood 2 metal 4 ammo"},
    )

    assert offered(table, ORANGE) == ["resolve sandstorm materials", "resolve mutations ammo", "pass"]
    play(table, ORANGE, "resolve sandstorm materials")
    # Its ability is used up, and five ammo would be needed now: nobody is asked any more.
    assert (stores(table, ORANGE), asking(table) == "ResolveDisaster") == ({"ammo": 4}, False)
    assert shelter(table, ORANGE)["disasters"] == ["sandstorm"]
    assert room(table, ORANGE, "crisis_staff")["used"]


@pytest.mark.rule("OUT-19.3")
def test_only_kinds_printed_on_the_card_can_be_saved() -> None:
    table = evening(disasters="forest_fire", rooms={ORANGE: "crisis_staff:4"}, stores={ORANGE: "3 water 9 ammo"})

    assert offered(table, ORANGE) == ["resolve forest_fire food", "resolve forest_fire", "pass"]


@pytest.mark.rule("OUT-19.4", "OUT-19.19", "OUT-19.23")
def test_smokehouse_and_kitchen_add_their_meat_and_add_up() -> None:
    table = hunt("smokehouse:3 kitchen:4")

    play(table, ORANGE, "hunt")

    assert stores(table, ORANGE) == {"meat": 3 + 2 + 1}


@pytest.mark.rule("OUT-19.4")
def test_a_smokehouse_may_be_kept_for_another_hunt() -> None:
    table = hunt("smokehouse:3")
    assert "spare smokehouse" in offered(table, ORANGE)
    play(table, ORANGE, "spare smokehouse", "hunt")

    assert (stores(table, ORANGE), room(table, ORANGE, "smokehouse")["used"]) == ({"meat": 3}, False)


@pytest.mark.rule("OUT-19.4", "OUT-19.23")
def test_of_two_kitchens_one_may_be_spared() -> None:
    table = hunt("kitchen:4 kitchen:4")
    play(table, ORANGE, "spare kitchen", "hunt")

    assert stores(table, ORANGE) == {"meat": 3 + 1}
    used = [one["used"] for one in shelter(table, ORANGE)["rooms"] if one["room"] == "kitchen"]
    assert used == [False, True]


@pytest.mark.rule("OUT-19.19")
def test_a_kitchen_short_of_one_cooks_nothing() -> None:
    table = hunt("kitchen:3")
    play(table, ORANGE, "hunt")

    assert stores(table, ORANGE) == {"meat": 3}


@pytest.mark.rule("OUT-19.5")
def test_the_pantry_adds_a_can_to_a_ship_visit() -> None:
    table = ship(rooms={ORANGE: "pantry:4"})

    assert (stores(table, ORANGE), room(table, ORANGE, "pantry")["used"]) == ({"canned_food": 4}, True)


@pytest.mark.rule("OUT-19.6", "OUT-R6")
def test_a_boarding_party_shares_a_place_and_is_served_from_the_reserve() -> None:
    table = ship(
        rooms={ORANGE: "boarding_party:3"},
        squads={BEIGE: "5 cargo"},
        active={BEIGE: "5"},
        berths={BEIGE: 5},
        ship_survivors="3 4 6",
        ship_visited=True,
    )
    play(table, ORANGE, "bed airlock")

    assert (stores(table, ORANGE), survivors(table, ORANGE)["airlock"]) == ({"canned_food": 5}, 1)
    assert zone(table, "cargo")["ship"]["survivors"] == [3, 4, 6]


@pytest.mark.rule("OUT-19.7")
def test_the_press_makes_four_ammo() -> None:
    table = scene(Building(0), rooms={ORANGE: "cartridge_press:3"})
    play(table, ORANGE, "use cartridge_press")

    assert stores(table, ORANGE) == {"ammo": 4}


@pytest.mark.rule("OUT-19.8", "OUT-R22", "OUT-23.4")
def test_the_well_pays_for_feeding_disasters_recruits_and_rats() -> None:
    well = {ORANGE: "well:3"}
    fed = scene(Feeding(0), rooms=well, airlock={ORANGE: 1}, stores={ORANGE: "2 meat"})
    resolved = evening(disasters="forest_fire", rooms=well, stores={ORANGE: "2 water"})
    play(resolved, ORANGE, "resolve forest_fire")
    recruited = scene(Recruiting(0), rooms=well)
    play(recruited, ORANGE, "recruit 1")
    gnawed = scene(Strike(DISASTERS.index("rats")), rooms=well, stores={ORANGE: "1 canned_food"})

    assert survivors(fed, ORANGE) == {"well": 3, "airlock": 1}
    assert shelter(resolved, ORANGE)["disasters"] == ["forest_fire"]
    assert survivors(recruited, ORANGE) == {"well": 3, "airlock": 1}
    assert offered(gnawed, ORANGE) == ["pay canned_food", "pay well"]


@pytest.mark.rule("OUT-19.8", "OUT-23.4")
def test_the_well_s_water_is_no_token_and_comes_once_a_round() -> None:
    table = scene(Feeding(0), Recruiting(0), rooms={ORANGE: "well:3"}, airlock={ORANGE: 1}, stores={ORANGE: "2 meat"})

    assert (stores(table, ORANGE), shelter(table, ORANGE)["well"], asking(table)) == ({}, 0, None)


@pytest.mark.rule("OUT-R22")
def test_the_well_is_no_tribute() -> None:
    table = visit("dam", "5", squads={BEIGE: "3a dam"}, active={BEIGE: "3a"}, rooms={BEIGE: "well:3"})

    assert told(table, None, "NothingToTake") == [{"who": ORANGE, "of": BEIGE}]


@pytest.mark.rule("OUT-19.10")
def test_the_yard_turns_a_tile_into_its_printed_materials() -> None:
    table = scene(Building(0), rooms={ORANGE: "breakers_yard:3"}, broken={ORANGE: "axe"}, repaired={ORANGE: "crowbar"})

    assert offered(table, ORANGE) == ["scrap axe", "scrap crowbar", "done"]
    play(table, ORANGE, "scrap crowbar")
    assert (stores(table, ORANGE), shelter(table, ORANGE)["repaired"]) == ({"metal": 3}, [])
    assert table.view(None)["convoy"]["discard"] == ["crowbar"]


@pytest.mark.rule("OUT-19.11")
def test_decontamination_moves_the_marker_one_down() -> None:
    table = scene(Building(0), rooms={ORANGE: "decontamination:3"}, radiation={ORANGE: -4})
    play(table, ORANGE, "use decontamination")

    assert shelter(table, ORANGE)["radiation"] == -2


@pytest.mark.rule("OUT-19.12", "OUT-23.5")
def test_ventilation_absorbs_one_more_even_with_an_empty_airlock() -> None:
    table = scene(Radiation(0), day=3, rooms={ORANGE: "ventilation:3 ventilation:3"})
    one = scene(Radiation(0), day=3, rooms={ORANGE: "ventilation:3"})

    assert (shelter(table, ORANGE)["radiation"], shelter(one, ORANGE)["radiation"]) == (0, -1)


@pytest.mark.rule("OUT-19.13")
def test_living_quarters_grow_to_eight_by_their_own_ability_only() -> None:
    table = scene(Building(0), rooms={ORANGE: "living_quarters:3"}, airlock={ORANGE: 2})
    play(table, ORANGE, "use living_quarters")
    full = scene(Building(0), rooms={ORANGE: "living_quarters:8"})

    assert survivors(table, ORANGE) == {"living_quarters": 4, "airlock": 2}
    assert asking(table) is None
    assert asking(full) is None
    assert shelter(table, ORANGE)["bill"]["food"] == 2


@pytest.mark.rule("OUT-19.14")
def test_a_scout_post_reveals_two_more_after_a_paid_search_once_per_city() -> None:
    stack = "plank ration appliance scrap_metal holy_water"
    table = visit("blackwood", "3a", rooms={ORANGE: "scout_post:3"}, search={"blackwood": stack})
    before = "scout" in offered(table, ORANGE)
    play(table, ORANGE, "search", "scout", "scout")

    assert (before, "scout" in offered(table, ORANGE)) == (False, False)
    assert table.view(None)["visit"]["actions"] == 2
    assert room(table, ORANGE, "scout_post")["used_in"] == ["blackwood"]
    assert stores(table, ORANGE) == {"wood": 1, "canned_food": 1, "microchip": 1}


@pytest.mark.rule("OUT-19.14")
def test_taking_equipment_is_no_search() -> None:
    table = visit("blackwood", "3a", rooms={ORANGE: "scout_post:3"}, display={"blackwood": "axe"})
    play(table, ORANGE, "take axe")

    assert "scout" not in offered(table, ORANGE)


@pytest.mark.rule("OUT-19.15")
def test_the_warehouse_draws_two_each_from_a_stack_of_choice() -> None:
    table = scene(
        Building(0),
        rooms={ORANGE: "warehouse:3"},
        equipment={"blackwood": "axe bow", "silent_peak": "filter hacksaw"},
    )
    play(table, ORANGE, "use warehouse", "draw silent_peak", "draw blackwood")

    assert shelter(table, ORANGE)["broken"] == ["axe", "filter"]


@pytest.mark.rule("OUT-19.16", "OUT-R23", "OUT-23.3")
def test_the_lookout_looks_at_any_moment_of_the_day_also_in_another_s_visit() -> None:
    table = visit("forest", "5", rooms={BEIGE: "lookout:4"}, search={"blackwood": "plank ration"})

    assert asked(table) == [ORANGE]
    assert rights(table, BEIGE) == ["peek blackwood", "peek silent_peak"]
    play(table, BEIGE, "peek blackwood")
    assert table.view(1)["me"]["notebook"]["search"]["blackwood"] == ["plank", "ration"]
    assert table.view(0)["me"]["notebook"]["search"]["blackwood"] == [None, None]
    assert (asked(table), rights(table, BEIGE)) == ([ORANGE], [])
    assert told(table, ORANGE, "LookedThrough") == [{"who": BEIGE, "city": "blackwood", "tokens": []}]


@pytest.mark.rule("OUT-19.16")
def test_the_lookout_sleeps_at_night() -> None:
    table = night(rooms={ORANGE: "lookout:4"}, stores={ORANGE: "5 meat"})

    assert rights(table, ORANGE) == []


@pytest.mark.rule("OUT-19.18", "OUT-19.22", "OUT-R19")
def test_shop_and_tools_each_cover_one_repair_and_never_the_same() -> None:
    table = scene(
        RepairOne(0),
        rooms={ORANGE: "machine_shop:3 tool_room:3"},
        broken={ORANGE: "axe crowbar"},
        stores={ORANGE: "1 wood 1 metal"},
    )

    assert offered(table, ORANGE) == [
        *("repair axe shop", "repair axe tools"),
        *("repair crowbar shop", "repair crowbar tools"),
        "done",
    ]
    play(table, ORANGE, "repair crowbar shop", "repair axe tools")
    assert offered(table, ORANGE) == ["pay wood", "pay metal"]
    play(table, ORANGE, "pay metal")
    assert (shelter(table, ORANGE)["repaired"], stores(table, ORANGE)) == (["axe", "crowbar"], {"wood": 1})


@pytest.mark.rule("OUT-19.21", "OUT-R24")
def test_two_joineries_make_twice_as_much_of_one_cupboard_once_per_city() -> None:
    stack = "empty_cupboard empty_cupboard plank"
    table = visit("blackwood", "3a", rooms={ORANGE: "joinery:3 joinery:3"}, search={"blackwood": stack})
    play(table, ORANGE, "search", "search", "end")

    assert stores(table, ORANGE) == {"wood": 2, "metal": 2}
    assert room(table, ORANGE, "joinery", 1)["used_in"] == ["blackwood"]


@pytest.mark.rule("OUT-19.21")
def test_a_joinery_works_in_the_other_city_too() -> None:
    table = day(
        ORANGE,
        ORANGE,
        squads={ORANGE: "5 forest 4 mine 3a dam 3b fair"},
        rooms={ORANGE: "joinery:3"},
        search={"blackwood": "empty_cupboard", "silent_peak": "empty_cupboard"},
    )
    play(table, ORANGE, "move 5 blackwood", "search", "move 4 silent_peak", "search")

    assert stores(table, ORANGE) == {"wood": 2, "metal": 2}


@pytest.mark.rule("OUT-R24", "OUT-19.23")
def test_two_scout_posts_reveal_four() -> None:
    stack = "plank ration appliance scrap_metal holy_water ammunition"
    table = visit("blackwood", "3a", rooms={ORANGE: "scout_post:3 scout_post:3"}, search={"blackwood": stack})
    play(table, ORANGE, "search", "scout", "scout", "scout", "scout")

    assert "scout" not in offered(table, ORANGE)
    assert room(table, ORANGE, "scout_post", 1)["used_in"] == ["blackwood"]


@pytest.mark.rule("OUT-19.23")
def test_two_equal_rooms_are_told_apart_by_number() -> None:
    table = scene(Building(0), rooms={ORANGE: "cartridge_press:3 cartridge_press:3"})
    play(table, ORANGE, "use cartridge_press 2", "use cartridge_press")

    assert stores(table, ORANGE) == {"ammo": 8}


@pytest.mark.rule("OUT-24.1")
def test_abilities_have_their_window_and_their_limit() -> None:
    table = scene(
        Building(0), CleanUp(), RepairOne(0), rooms={ORANGE: "machine_shop:3 decontamination:3"}, broken={ORANGE: "axe"}
    )

    assert offered(table, ORANGE) == ["use decontamination", "repair axe shop", "done"]
    play(table, ORANGE, "done")
    assert offered(table, ORANGE) == ["repair axe shop", "done"]


def test_absent_players_use_what_costs_nothing() -> None:
    table = scene(
        Building(0),
        rooms={ORANGE: "breakers_yard:3 decontamination:3 cartridge_press:3"},
        broken={ORANGE: "axe"},
        radiation={ORANGE: 3},
    )
    words = []
    while asking(table) == "Improve":
        words.append(default(table, ORANGE))
        play(table, ORANGE, words[-1])

    assert words == ["use cartridge_press", "done"]
