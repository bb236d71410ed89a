"""OUT-14 to OUT-17  Building, repairs, clean-up, scoring."""

from __future__ import annotations

import pytest

from games.outlive.scenes import (
    BEIGE,
    ORANGE,
    PURPLE,
    asking,
    day,
    default,
    night,
    offered,
    on_table,
    play,
    result,
    room,
    scene,
    shelter,
    stores,
    survivors,
    the_end,
    told,
    visit,
)
from holdfast.api import Table
from holdfast.games.outlive import catalogue
from holdfast.games.outlive.chapters.c14_building import Building
from holdfast.games.outlive.chapters.c15_repairs import RepairOne
from holdfast.games.outlive.chapters.c16_clean_up import CleanUp
from holdfast.games.outlive.pieces import PAIRS


def points(table: Table, who: str = ORANGE) -> dict[str, int]:
    """The parts of a score that are not nothing."""
    seat = [ORANGE, BEIGE, PURPLE].index(who)
    return {part: value for part, value in result(table)["parts"][seat].items() if value}


# -- step 5 ------------------------------------------------------------------------------------------


@pytest.mark.rule("OUT-14.1")
def test_building_moving_and_abilities_in_any_order() -> None:
    table = scene(
        Building(0),
        airlock={ORANGE: 5},
        rooms={ORANGE: "cartridge_press:2 pantry"},
        stores={ORANGE: "3 wood"},
    )
    play(table, ORANGE, "house 1 cartridge_press", "use cartridge_press", "build pantry", "house 4 pantry")

    assert (stores(table, ORANGE), survivors(table, ORANGE)) == ({"ammo": 4}, {"cartridge_press": 3, "pantry": 4})
    assert asking(table) is None


@pytest.mark.rule("OUT-14.2")
def test_a_room_costs_three_materials_of_any_kind() -> None:
    table = scene(Building(0), rooms={ORANGE: "pantry"}, stores={ORANGE: "2 wood 2 metal 5 ammo"})
    play(table, ORANGE, "build pantry")

    assert offered(table, ORANGE) == ["pay wood", "pay 2 wood"]
    play(table, ORANGE, "pay wood")
    assert (stores(table, ORANGE), room(table, ORANGE, "pantry")["built"]) == ({"wood": 1, "ammo": 5}, True)


@pytest.mark.rule("OUT-14.2")
def test_two_materials_build_nothing() -> None:
    table = scene(Building(0), rooms={ORANGE: "pantry"}, stores={ORANGE: "2 wood"})

    assert asking(table) is None


@pytest.mark.rule("OUT-14.3")
def test_survivors_never_leave_a_room() -> None:
    table = scene(Building(0), airlock={ORANGE: 1}, rooms={ORANGE: "builders:3 pantry:0"})

    assert offered(table, ORANGE) == ["house 1 pantry", "done"]


@pytest.mark.rule("OUT-14.4", "OUT-R29")
def test_an_ability_works_once_a_round_and_again_after_clean_up() -> None:
    table = scene(Building(0), CleanUp(), Building(0), rooms={ORANGE: "cartridge_press:3"}, stores={ORANGE: "3 wood"})
    play(table, ORANGE, "use cartridge_press")
    again = "use cartridge_press" in offered(table, ORANGE)
    play(table, ORANGE, "done")

    assert (again, "use cartridge_press" in offered(table, ORANGE)) == (False, True)


# -- step 6 ------------------------------------------------------------------------------------------


@pytest.mark.rule("OUT-10.1", "OUT-15.1")
def test_whoever_has_repaired_is_done_with_building() -> None:
    table = scene(
        Building(0), rooms={ORANGE: "pantry"}, broken={ORANGE: "axe backpack"}, stores={ORANGE: "9 wood 9 metal"}
    )
    assert {"build pantry", "repair axe"} <= set(offered(table, ORANGE))
    play(table, ORANGE, "repair axe")
    while asking(table) == "PayTokens":
        play(table, ORANGE, default(table, ORANGE))

    assert offered(table, ORANGE) == ["repair backpack", "done"]


@pytest.mark.rule("OUT-15.1")
def test_any_number_of_tiles_is_repaired_for_what_is_printed() -> None:
    table = scene(RepairOne(0), broken={ORANGE: "axe backpack crowbar"}, stores={ORANGE: "4 wood 2 metal"})
    play(table, ORANGE, "repair axe", "repair backpack")

    assert (shelter(table, ORANGE)["repaired"], stores(table, ORANGE)) == (["axe", "backpack"], {})
    assert (shelter(table, ORANGE)["broken"], asking(table)) == (["crowbar"], None)


@pytest.mark.rule("OUT-15.2")
def test_broken_equipment_does_nothing() -> None:
    broken = visit("forest", "5", broken={ORANGE: "bow"})
    repaired = visit("forest", "5", repaired={ORANGE: "bow"})

    assert (stores(broken, ORANGE), stores(repaired, ORANGE)) == ({}, {"meat": 1})
    assert shelter(repaired, ORANGE)["turned"] == ["bow"]


@pytest.mark.rule("OUT-15.2", "OUT-15.4")
def test_repaired_equipment_works_once_a_round() -> None:
    squads = {ORANGE: "5 forest 4 military_base 3a dam 3b fair"}
    searched = {"blackwood": "", "silent_peak": ""}
    table = day(ORANGE, ORANGE, squads=squads, repaired={ORANGE: "chainsaw"}, search=searched)
    play(table, ORANGE, "move 5 blackwood")
    assert (stores(table, ORANGE), shelter(table, ORANGE)["turned"]) == ({"wood": 2}, ["chainsaw"])

    play(table, ORANGE, "move 4 silent_peak")

    assert stores(table, ORANGE) == {"wood": 2}


@pytest.mark.rule("OUT-15.3")
def test_a_plus_adds_from_the_zone_after_an_action_as_far_as_it_reaches() -> None:
    table = visit("forest", "3a", repaired={ORANGE: "axe"}, stock={"forest": 4}, hunting={"forest": ""})
    assert offered(table, ORANGE)[:3] == ["gather 1 axe", "gather 2 axe", "gather 3 axe"]
    play(table, ORANGE, "gather 3 axe")

    assert (stores(table, ORANGE), shelter(table, ORANGE)["turned"]) == ({"wood": 4}, ["axe"])


@pytest.mark.rule("OUT-15.3")
def test_a_plus_may_be_left_and_is_not_offered_where_nothing_would_be_left_for_it() -> None:
    table = visit("forest", "3a", repaired={ORANGE: "axe"}, stock={"forest": 3}, hunting={"forest": ""})
    assert offered(table, ORANGE) == ["gather 1 axe", "gather 2 axe", "gather 1", "gather 2", "gather 3", "end"]

    play(table, ORANGE, "gather 2", "end")

    assert (stores(table, ORANGE), shelter(table, ORANGE)["turned"]) == ({"wood": 2}, [])


@pytest.mark.rule("OUT-15.4")
def test_without_a_plus_it_comes_from_the_reserve_on_arrival() -> None:
    table = visit("fair", "5", repaired={ORANGE: "metal_detector"}, stock={"fair": 0}, hunting={"fair": ""})

    assert (stores(table, ORANGE), asking(table)) == ({"canned_food": 2}, None)


@pytest.mark.rule("OUT-15.5", "OUT-R32")
def test_a_left_and_a_right_half_make_a_pair() -> None:
    pair = the_end(repaired={ORANGE: "axe bow"}, radiation={ORANGE: 0})
    apart = the_end(repaired={ORANGE: "axe jerrycan"})
    halves = [(catalogue.EQUIPMENT[left].half, catalogue.EQUIPMENT[right].half) for left, right in PAIRS]

    assert (points(pair), points(apart)) == ({"equipment": 2, "pairs": 1}, {"equipment": 2})
    assert len(PAIRS) == 10
    assert all(one.symbol == other.symbol and one.side != other.side for one, other in halves)


@pytest.mark.rule("OUT-15.6", "OUT-R21")
def test_a_blind_draw_lays_aside_what_one_owns() -> None:
    table = scene(
        RepairOne(0),
        rooms={ORANGE: "salvage_bench:3"},
        broken={ORANGE: "axe"},
        repaired={ORANGE: "bow"},
        equipment={"blackwood": "axe bow filter hacksaw", "silent_peak": ""},
    )
    play(table, ORANGE, "salvage blackwood")

    drawn = {"who": ORANGE, "city": "blackwood", "tile": "filter", "aside": ["axe", "bow"]}
    assert told(table, None, "EquipmentDrawn") == [drawn]
    assert shelter(table, ORANGE)["broken"] == ["axe", "filter"]
    assert {"axe", "bow"} <= set(table.view(None)["convoy"]["discard"])


@pytest.mark.rule("OUT-R21")
def test_an_empty_stack_is_made_of_the_discard_else_the_other_city_serves() -> None:
    reshuffled = scene(
        RepairOne(0), rooms={ORANGE: "salvage_bench:3"}, equipment={"blackwood": "", "silent_peak": "axe"}
    )
    play(reshuffled, ORANGE, "salvage blackwood")
    stacks = {"blackwood": "", "silent_peak": "axe", "discard": "nothing"}
    other = scene(RepairOne(0), rooms={ORANGE: "salvage_bench:3"}, equipment=stacks)
    play(other, ORANGE, "salvage blackwood")
    stacks = {"blackwood": "bow", "silent_peak": "bow", "discard": "nothing"}
    nothing = scene(RepairOne(0), rooms={ORANGE: "salvage_bench:3"}, broken={}, repaired={}, equipment=stacks)
    nothing.sitting.table.state.shelters[0].repaired = 1 << 2
    play(nothing, ORANGE, "salvage blackwood")

    assert told(reshuffled, None, "DiscardShuffled")[0]["city"] == "blackwood"
    assert shelter(other, ORANGE)["broken"] == ["axe"]
    assert told(nothing, None, "EquipmentDrawn")[0]["tile"] == ""


# -- step 7 ------------------------------------------------------------------------------------------


@pytest.mark.rule("OUT-16.1")
def test_meat_rots_water_but_two_goes_and_cans_keep() -> None:
    table = scene(CleanUp(), stores={ORANGE: "4 meat 5 water 3 canned_food 2 wood"}, repaired={ORANGE: "bow"})
    table.sitting.table.state.shelters[0].turned = 0

    assert stores(table, ORANGE) == {"water": 2, "canned_food": 3, "wood": 2}


@pytest.mark.rule("OUT-16.1")
def test_used_equipment_is_turned_back() -> None:
    table = visit("forest", "5", repaired={ORANGE: "bow"})
    play(table, ORANGE, "end")
    table.sitting.table.agenda.append(CleanUp())
    table.sitting.table.agenda.pop().run(table.sitting.table)

    assert shelter(table, ORANGE)["turned"] == []


@pytest.mark.rule("OUT-16.2", "OUT-17.1")
def test_the_game_ends_after_the_sixth_clean_up_and_not_before() -> None:
    assert scene(CleanUp(), day=5).result() is None
    assert on_table(the_end(), "phase") == "over"
    assert the_end().result() is not None


# -- the end -----------------------------------------------------------------------------------------


@pytest.mark.rule("OUT-17.2")
@pytest.mark.parametrize(
    ("rooms", "value"),
    [
        ("builders:3", 0),
        ("builders:3 salvage_bench:3", 1),
        ("builders:3 salvage_bench:3 crisis_staff:4", 2),
        ("builders:3 salvage_bench:3 crisis_staff:4 well:3", 4),
        ("builders:3 salvage_bench:3 crisis_staff:4 well:3 bulwark:3", 7),
        ("builders:3 salvage_bench:3 crisis_staff:4 well:3 bulwark:3 pantry:4", 11),
        ("builders:3 salvage_bench:3 crisis_staff:4 well:3 bulwark:3 pantry:4 warehouse:3", 17),
        ("builders:2 salvage_bench:3 crisis_staff:4", 1),
    ],
)
def test_full_rooms_score_more_and_more(rooms: str, value: int) -> None:
    assert result(the_end(rooms={ORANGE: rooms}))["parts"][0]["rooms"] == value


@pytest.mark.rule("OUT-17.2")
def test_every_part_of_the_score_counts() -> None:
    table = the_end(
        resolved={ORANGE: "forest_fire rats"},
        rooms={ORANGE: "builders:3 salvage_bench:2"},
        airlock={ORANGE: 2},
        radiation={ORANGE: 2},
        repaired={ORANGE: "axe bow filter"},
    )

    assert points(table) == {"disasters": 8, "radiation": 2, "survivors": 7, "equipment": 3, "pairs": 1}
    assert result(table)["scores"][0] == 21


@pytest.mark.rule("OUT-17.3")
def test_broken_equipment_resources_and_prey_score_nothing() -> None:
    table = the_end(broken={ORANGE: "axe bow"}, stores={ORANGE: "9 wood 9 canned_food"}, prey={ORANGE: "prey_3"})

    assert points(table) == {}


@pytest.mark.rule("OUT-17.4")
def test_most_points_win() -> None:
    table = the_end(airlock={BEIGE: 2, ORANGE: 1})

    assert (result(table)["winners"], result(table)["reason"]) == ([1], "points")


@pytest.mark.rule("OUT-17.4", "OUT-R17")
def test_ties_go_to_provisions_then_to_resources_then_are_shared() -> None:
    provisions = the_end(stores={ORANGE: "1 canned_food 9 wood", BEIGE: "2 canned_food"})
    resources = the_end(stores={ORANGE: "2 canned_food 1 ammo", BEIGE: "2 canned_food"})
    shared = the_end(stores={ORANGE: "2 canned_food", BEIGE: "2 water"}, rooms={})

    assert (result(provisions)["winners"], result(provisions)["reason"]) == ([1], "provisions")
    assert (result(resources)["winners"], result(resources)["reason"]) == ([0], "resources")
    assert (result(shared)["winners"], result(shared)["reason"]) == ([0, 1], "shared")


@pytest.mark.rule("OUT-R17")
def test_a_well_is_no_provision_in_a_tie() -> None:
    table = the_end(rooms={ORANGE: "well:3"}, airlock={BEIGE: 3}, stores={BEIGE: "1 canned_food"})

    assert result(table)["winners"] == [1]


@pytest.mark.rule("OUT-R30")
def test_two_pairs_among_six_tiles_are_two_points() -> None:
    table = the_end(repaired={ORANGE: "axe bow jerrycan access_card filter hacksaw"})

    assert points(table) == {"equipment": 6, "pairs": 2}


def test_absent_players_fill_rooms_only_with_whom_the_airlock_can_spare() -> None:
    short = night(day=4, airlock={ORANGE: 4}, rooms={ORANGE: "builders:1"}, stores={ORANGE: "9 water"})
    spare = night(day=4, airlock={ORANGE: 5}, rooms={ORANGE: "builders:1"}, stores={ORANGE: "9 water"})
    for table in (short, spare):
        while asking(table) != "Improve":
            play(table, ORANGE, default(table, ORANGE))

    assert (default(short, ORANGE), default(spare, ORANGE)) == ("done", "house 2 builders")


@pytest.mark.rule("OUT-14.1")
@pytest.mark.parametrize(
    ("day", "airlock", "rooms", "word"),
    [
        (6, 1, "kitchen:3", "house 1 kitchen"),  # nobody is needed after the last night
        (6, 1, "kitchen:2", "done"),
        (1, 2, "kitchen:3 ventilation:3", "house 1 kitchen"),  # of tomorrow's two, the Ventilation absorbs one
        (1, 1, "kitchen:3 ventilation:3", "done"),
        (1, 1, "kitchen:3 ventilation:3 ventilation:3", "house 1 kitchen"),
    ],
)
def test_whom_the_airlock_of_an_absent_player_can_spare(day: int, airlock: int, rooms: str, word: str) -> None:
    table = scene(Building(0), day=day, airlock={ORANGE: airlock}, rooms={ORANGE: rooms})

    assert default(table, ORANGE) == word


# -- rooms that help to repair -----------------------------------------------------------------------


@pytest.mark.rule("OUT-15.1", "OUT-R19")
@pytest.mark.parametrize(
    ("room", "way", "stored"),
    [("machine_shop:3", "shop", ""), ("tool_room:3", "tools", "1 wood 1 metal")],
)
def test_a_room_that_helped_with_one_repair_helps_with_no_other(room: str, way: str, stored: str) -> None:
    table = scene(RepairOne(0), rooms={ORANGE: room}, broken={ORANGE: "axe bow"}, stores={ORANGE: f"9 ammo {stored}"})
    play(table, ORANGE, f"repair axe {way}")
    if way == "tools":
        play(table, ORANGE, "pay wood")

    assert (shelter(table, ORANGE)["broken"], asking(table)) == (["bow"], None)


@pytest.mark.rule("OUT-15.1", "OUT-19.2", "OUT-R19")
def test_the_bench_makes_one_repair_cheaper_whether_or_not_another_was_paid_in_full() -> None:
    table = scene(
        RepairOne(0),
        rooms={ORANGE: "salvage_bench:3"},
        broken={ORANGE: "axe bow"},
        stores={ORANGE: "9 wood 9 metal"},
        equipment={"blackwood": "backpack", "silent_peak": ""},
    )
    play(table, ORANGE, "salvage blackwood", "repair axe")
    assert offered(table, ORANGE) == [
        "repair bow bench",
        "repair bow",
        "repair backpack bench",
        "repair backpack",
        "done",
    ]
    play(table, ORANGE, "repair bow bench", "pay wood")

    assert offered(table, ORANGE) == ["repair backpack", "done"]


@pytest.mark.rule("OUT-15.1", "OUT-19.2")
def test_an_absent_player_salvages_from_the_larger_stack_first() -> None:
    table = scene(
        RepairOne(0),
        rooms={ORANGE: "salvage_bench:3 machine_shop:3"},
        broken={ORANGE: "axe bow"},
        stores={ORANGE: "9 wood 9 metal"},
        equipment={"blackwood": "filter", "silent_peak": "crowbar backpack"},
    )
    assert default(table, ORANGE) == "salvage silent_peak"

    play(table, ORANGE, "salvage silent_peak")

    assert default(table, ORANGE) == "repair axe shop"
