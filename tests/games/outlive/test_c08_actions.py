"""OUT-08  Actions and zones."""

from __future__ import annotations

import pytest

from games.outlive.scenes import (
    BEIGE,
    ORANGE,
    PURPLE,
    asked,
    asking,
    day,
    default,
    hunts,
    offered,
    on_table,
    play,
    shelter,
    stores,
    survivors,
    told,
    visit,
    zone,
)
from holdfast.games.outlive.chapters.c10_night import Night
from holdfast.kernel.settle import settle


@pytest.mark.rule("OUT-08.1")
def test_actions_in_any_order_and_none_is_compulsory() -> None:
    table = visit("military_base", "4")
    play(table, ORANGE, "gather 1", "algae", "gather 1", "end")

    assert (stores(table, ORANGE), asking(table)) == ({"ammo": 2}, None)


@pytest.mark.rule("OUT-08.2")
def test_nothing_is_taken_that_is_not_there() -> None:
    table = visit("mine", "5", stock={"mine": 2}, hunting={"mine": ""})

    assert offered(table, ORANGE) == ["gather 1", "gather 2", "end"]


@pytest.mark.rule("OUT-08.3")
def test_each_resource_tile_and_token_costs_one_action() -> None:
    table = visit("blackwood", "3a", display={"blackwood": "axe"}, search={"blackwood": "plank ration appliance"})
    play(table, ORANGE, "take axe", "search", "search")

    assert asking(table) is None
    assert (stores(table, ORANGE), shelter(table, ORANGE)["broken"]) == ({"wood": 1, "canned_food": 1}, ["axe"])


@pytest.mark.rule("OUT-08.4", "OUT-08.6")
@pytest.mark.parametrize(
    ("place", "resource"), [("military_base", "ammo"), ("forest", "wood"), ("mine", "metal"), ("fair", "microchip")]
)
def test_each_zone_gives_its_resource(place: str, resource: str) -> None:
    table = visit(place, "4")
    play(table, ORANGE, "gather 3", "end")

    assert (stores(table, ORANGE), zone(table, place)["stock"]) == ({resource: 3}, 8 - 3)


@pytest.mark.rule("OUT-08.5")
def test_algae_work_at_once_and_there_is_one_portion_for_all() -> None:
    table = day(ORANGE, BEIGE, squads={ORANGE: "5 dam", BEIGE: "5 dam"}, radiation={ORANGE: -2})
    play(table, ORANGE, "move 5 military_base", "algae", "end")
    play(table, BEIGE, "move 5 military_base")

    assert shelter(table, ORANGE)["radiation"] == -1
    assert "algae" not in offered(table, BEIGE)


@pytest.mark.rule("OUT-08.5", "OUT-R13")
def test_algae_may_be_taken_at_plus_three_in_vain() -> None:
    table = visit("military_base", "5", radiation={ORANGE: 3})
    play(table, ORANGE, "algae")

    assert (shelter(table, ORANGE)["radiation"], zone(table, "military_base")["algae"]) == (3, False)


@pytest.mark.rule("OUT-08.7")
def test_a_squad_hunts_once_and_only_the_face_up_token() -> None:
    table = visit("forest", "5", hunting={"forest": "prey_3 prey_3"}, stores={ORANGE: "9 ammo"})
    play(table, ORANGE, "hunt 2")

    assert not hunts(table)
    assert zone(table, "forest")["hunting"] == {"top": "prey_3", "left": 1}


@pytest.mark.rule("OUT-08.7", "OUT-20.10")
def test_after_the_hunt_the_sensor_finds_no_second() -> None:
    table = visit(
        "forest",
        "5",
        hunting={"forest": "prey_3 prey_3"},
        stores={ORANGE: "9 ammo"},
        repaired={ORANGE: "thermal_sensor"},
    )
    assert "scan" in offered(table, ORANGE)

    play(table, ORANGE, "hunt 2")

    assert "gather 4" in offered(table, ORANGE)
    assert not hunts(table)
    assert "scan" not in offered(table, ORANGE)


@pytest.mark.rule("OUT-08.8")
def test_actions_and_ammo_make_the_endurance_with_one_action_at_least() -> None:
    table = visit("forest", "4", hunting={"forest": "prey_5"}, stores={ORANGE: "9 ammo"})

    assert hunts(table) == ["hunt 1", "hunt 2", "hunt 3", "hunt 4"]
    play(table, ORANGE, "hunt 4")
    assert (table.view(None)["visit"]["actions"], stores(table, ORANGE)) == (3, {"meat": 3, "ammo": 5})


@pytest.mark.rule("OUT-08.8")
def test_there_is_no_partial_hunt() -> None:
    table = visit("forest", "3a", hunting={"forest": "prey_7"}, stores={ORANGE: "3 ammo"})

    assert not hunts(table)


@pytest.mark.rule("OUT-08.9", "OUT-R9")
def test_the_second_of_a_kind_gives_one_meat_more_and_the_next_token_is_turned_up() -> None:
    table = visit("fair", "5", hunting={"fair": "prey_4 prey_7"}, prey={ORANGE: "prey_4 prey_4"}, squads={})
    play(table, ORANGE, "hunt")

    assert stores(table, ORANGE) == {"meat": 2 + 2}
    assert shelter(table, ORANGE)["prey"] == {"prey_4": 3}
    assert zone(table, "fair")["hunting"] == {"top": "prey_7", "left": 1}


@pytest.mark.rule("OUT-08.10")
@pytest.mark.parametrize(("prey", "endurance", "meat"), [(f"prey_{n}", n, n - 2) for n in (3, 4, 5, 6, 7)])
def test_five_kinds_of_prey(prey: str, endurance: int, meat: int) -> None:
    table = visit("forest", "5", hunting={"forest": prey}, stores={ORANGE: "7 ammo"})
    play(table, ORANGE, f"hunt {endurance - 1}")

    assert stores(table, ORANGE) == {"meat": meat, **({"ammo": 8 - endurance} if endurance < 8 else {})}


@pytest.mark.rule("OUT-08.11")
def test_an_empty_stack_ends_hunting_there() -> None:
    table = visit("forest", "5", hunting={"forest": "prey_3"})
    play(table, ORANGE, "hunt", "end")

    assert zone(table, "forest")["hunting"] == {"top": None, "left": 0}


@pytest.mark.rule("OUT-08.12", "OUT-08.13")
def test_a_squad_takes_the_place_of_its_strength_and_no_other() -> None:
    taken = day(ORANGE, squads={ORANGE: "5 mine 4 fair", BEIGE: "5 cargo"}, active={BEIGE: "5"}, berths={BEIGE: 5})

    assert "move 5 cargo" not in offered(taken, ORANGE)
    assert "move 4 cargo" in offered(taken, ORANGE)


@pytest.mark.rule("OUT-08.13")
def test_a_resting_squad_holds_no_place() -> None:
    table = day(ORANGE, squads={ORANGE: "5 mine", BEIGE: "5 cargo"})

    assert "move 5 cargo" in offered(table, ORANGE)


@pytest.mark.rule("OUT-08.14", "OUT-R6")
@pytest.mark.parametrize(("squad", "cans"), [("3a", 1), ("4", 2), ("5", 3)])
def test_the_ship_gives_cans_and_a_survivor_without_actions(squad: str, cans: int) -> None:
    table = visit("cargo", squad)

    assert stores(table, ORANGE) == {"canned_food": cans}
    assert offered(table, ORANGE) == ["bed airlock", "leave"]
    play(table, ORANGE, "bed airlock")
    assert (survivors(table, ORANGE), asking(table)) == ({"airlock": 1}, None)


@pytest.mark.rule("OUT-08.15", "OUT-R38")
def test_the_survivor_goes_to_any_free_bed_or_stays() -> None:
    table = visit("cargo", "5", airlock={ORANGE: 7}, rooms={ORANGE: "builders:2 pantry:4 kitchen"})

    assert offered(table, ORANGE) == ["bed builders", "leave"]
    play(table, ORANGE, "leave")
    assert zone(table, "cargo")["ship"]["survivors"] == [3, 4, 5, 6]


@pytest.mark.rule("OUT-08.15")
def test_without_a_bed_nobody_is_taken() -> None:
    table = visit("cargo", "5", airlock={ORANGE: 7})

    assert (asking(table), survivors(table, ORANGE)) == (None, {"airlock": 7})


@pytest.mark.rule("OUT-23.6")
def test_a_room_filled_by_the_ship_works_the_same_day() -> None:
    table = day(
        ORANGE,
        ORANGE,
        squads={ORANGE: "5 mine 4 blackwood 3a silent_peak 3b military_base"},
        rooms={ORANGE: "kitchen:3"},
        hunting={"forest": "prey_3"},
    )
    play(table, ORANGE, "move 5 cargo", "bed kitchen", "move 4 forest", "hunt")

    assert stores(table, ORANGE)["meat"] == 2


@pytest.mark.rule("OUT-08.16")
def test_the_first_on_the_ship_takes_the_token_for_the_coming_night() -> None:
    table = day(ORANGE, BEIGE, PURPLE, squads={ORANGE: "5 dam", BEIGE: "5 mine", PURPLE: "4 mine"}, first=ORANGE)
    play(table, ORANGE, "move 5 forest", "end")
    play(table, BEIGE, "move 5 cargo", "leave")
    play(table, PURPLE, "move 4 cargo", "leave")

    assert (on_table(table, "token"), on_table(table, "turn_order")[0]) == (BEIGE, ORANGE)
    table.sitting.table.agenda.append(Night())
    settle(table.sitting.table)
    assert on_table(table, "turn_order") == [BEIGE, PURPLE, ORANGE]


@pytest.mark.rule("OUT-08.17")
def test_the_dam_wants_a_microchip_once_per_visit_and_no_action() -> None:
    table = visit("dam", "4", stores={ORANGE: "2 microchip"})

    assert offered(table, ORANGE) == ["gather 1", "gather 2", "gather 3", "gather 4", "end"]
    play(table, ORANGE, "gather 2", "gather 2")
    assert stores(table, ORANGE) == {"microchip": 1, "water": 4}


@pytest.mark.rule("OUT-08.17")
def test_without_a_microchip_there_is_no_water() -> None:
    table = visit("dam", "5")

    assert (asking(table), stores(table, ORANGE)) == (None, {})


@pytest.mark.rule("OUT-08.18")
def test_equipment_is_broken_and_the_display_is_not_refilled() -> None:
    table = visit("silent_peak", "5", display={"silent_peak": "axe bow filter"})
    play(table, ORANGE, "take bow")

    assert (shelter(table, ORANGE)["broken"], shelter(table, ORANGE)["repaired"]) == (["bow"], [])
    assert zone(table, "silent_peak")["city"]["display"] == ["axe", "filter"]


@pytest.mark.rule("OUT-08.19", "OUT-R33")
def test_what_one_owns_is_not_offered() -> None:
    table = visit("blackwood", "5", display={"blackwood": "axe bow"}, broken={ORANGE: "axe"}, repaired={ORANGE: "bow"})

    assert offered(table, ORANGE) == ["search", *[f"search {n}" for n in range(2, 6)], "end"]


@pytest.mark.rule("OUT-08.20")
def test_tokens_are_revealed_one_at_a_time_and_gained_at_once() -> None:
    table = visit("blackwood", "5", search={"blackwood": "plank scrap_metal"})
    play(table, ORANGE, "search")

    assert (stores(table, ORANGE), table.view(None)["visit"]["actions"]) == ({"wood": 1}, 4)
    play(table, ORANGE, "end")
    assert stores(table, ORANGE) == {"wood": 1}


@pytest.mark.rule("OUT-08.3", "OUT-08.20")
def test_several_tokens_can_be_searched_at_once_as_far_as_actions_and_stack_reach() -> None:
    table = visit("blackwood", "3a", search={"blackwood": "plank scrap_metal"})
    assert offered(table, ORANGE) == ["search", "search 2", "end"]

    play(table, ORANGE, "search 2")

    assert stores(table, ORANGE) == {"wood": 1, "metal": 1}
    assert [one["token"] for one in told(table, None, "Searched")] == ["plank", "scrap_metal"]


@pytest.mark.rule("OUT-08.21")
def test_what_each_token_gives() -> None:
    stack = "holy_water ration plank scrap_metal appliance"
    table = visit("blackwood", "5", search={"blackwood": stack})
    play(table, ORANGE, *["search"] * 5)
    rest = visit(
        "blackwood",
        "5",
        search={"blackwood": "ammunition ammunition algae_pills empty_cupboard empty_cupboard"},
        radiation={ORANGE: -1},
    )
    play(rest, ORANGE, *["search"] * 5)

    assert stores(table, ORANGE) == {"water": 1, "canned_food": 1, "wood": 1, "metal": 1, "microchip": 1}
    assert (stores(rest, ORANGE), shelter(rest, ORANGE)["radiation"]) == ({"ammo": 2}, 0)


@pytest.mark.rule("OUT-08.22")
def test_revealed_tokens_lie_open_for_all_to_count() -> None:
    table = visit("blackwood", "5", search={"blackwood": "empty_cupboard plank ration"})
    play(table, ORANGE, "search")
    city = zone(table, "blackwood")["city"]

    assert (city["search"], "empty_cupboard" in city["revealed"], len(city["revealed"])) == (2, True, 8)


def test_an_absent_player_takes_equipment_then_searches() -> None:
    table = visit("blackwood", "4", display={"blackwood": "bow axe"}, search={"blackwood": "plank"})
    words = []
    while asked(table) == [ORANGE]:
        words.append(default(table, ORANGE))
        play(table, ORANGE, words[-1])

    assert words == ["take axe", "search", "end"]
    assert told(table, None, "Searched")
