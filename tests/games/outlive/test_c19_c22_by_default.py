"""OUT-19 to OUT-22  Rooms, stacks and squads: what an absent player picks, and what is left when little is there."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from games.outlive.scenes import (
    BEIGE,
    ORANGE,
    asking,
    day,
    default,
    offered,
    play,
    rights,
    scene,
    shelter,
    stores,
    told,
    visit,
)
from holdfast.api import Table
from holdfast.games.outlive.chapters.c11_losses import LoseSurvivors
from holdfast.games.outlive.chapters.c14_building import Building
from holdfast.games.outlive.chapters.c21_leaders import MarySearches
from holdfast.games.outlive.chapters.c22_placement import PlaceInTurn
from holdfast.kernel.step import ALL


def building(**arranged: Any) -> Table:
    return scene(Building(0), **arranged)


@pytest.mark.rule("OUT-14.4")
def test_an_absent_player_uses_one_room_after_another() -> None:
    table = building(rooms={ORANGE: "cartridge_press:3 decontamination:3"}, radiation={ORANGE: -1})

    assert default(table, ORANGE) == "use cartridge_press"


@pytest.mark.rule("OUT-19.11")
@pytest.mark.parametrize(("value", "can"), [(3, False), (2, True), (0, True)])
def test_decontamination_is_offered_while_there_is_something_to_clean(value: int, can: bool) -> None:
    table = building(rooms={ORANGE: "decontamination:3"}, radiation={ORANGE: value}, stores={ORANGE: "3 wood"})

    assert ("use decontamination" in offered(table, ORANGE)) is can


@pytest.mark.rule("OUT-15.2", "OUT-19.10")
def test_a_used_tile_that_is_scrapped_leaves_nothing_turned() -> None:
    table = building(rooms={ORANGE: "breakers_yard:3"}, repaired={ORANGE: "axe bow"}, stores={ORANGE: "3 wood"})
    own = table.sitting.table.state.shelters[0]
    own.turned = own.repaired
    play(table, ORANGE, "scrap axe")

    assert (shelter(table, ORANGE)["repaired"], shelter(table, ORANGE)["turned"]) == (["bow"], ["bow"])
    assert table.sitting.table.state.discard == 1


@pytest.mark.rule("OUT-19.10")
def test_a_broken_tile_can_be_scrapped_and_the_yard_takes_one_a_round() -> None:
    table = building(rooms={ORANGE: "breakers_yard:3"}, broken={ORANGE: "axe bow"})
    play(table, ORANGE, "scrap axe")

    assert (shelter(table, ORANGE)["broken"], stores(table, ORANGE)) == (["bow"], {"wood": 1, "metal": 2})
    assert [word for word in offered(table, ORANGE) if word.startswith("scrap")] == []


@pytest.mark.rule("OUT-19.15")
@pytest.mark.parametrize(
    ("stacks", "word"),
    [
        ({"blackwood": "axe", "silent_peak": "bow"}, "draw blackwood"),
        ({"blackwood": "axe", "silent_peak": "bow filter"}, "draw silent_peak"),
        ({"blackwood": "axe filter", "silent_peak": "bow"}, "draw blackwood"),
    ],
    ids=["equal", "more in Silent Peak", "more in Blackwood"],
)
def test_an_absent_player_draws_from_the_larger_stack(stacks: dict[str, str], word: str) -> None:
    table = building(rooms={ORANGE: "warehouse:3"}, equipment=stacks)
    play(table, ORANGE, "use warehouse")

    assert default(table, ORANGE) == word


@pytest.mark.rule("OUT-15.6", "OUT-R21")
def test_the_first_tile_of_the_catalogue_is_a_tile_like_any_other() -> None:
    table = building(rooms={ORANGE: "warehouse:3"}, equipment={"blackwood": "axe bow", "discard": "nothing"})
    play(table, ORANGE, "use warehouse", "draw blackwood", "draw silent_peak")

    assert shelter(table, ORANGE)["broken"] == ["axe", "bow"]
    assert told(table, None, "DiscardShuffled") == []
    drawn = {"who": ORANGE, "aside": []}
    assert told(table, None, "EquipmentDrawn") == [
        {**drawn, "city": "blackwood", "tile": "axe"},
        {**drawn, "city": "silent_peak", "tile": "bow"},
    ]


@pytest.mark.rule("OUT-15.6", "OUT-R21")
def test_also_the_first_tile_of_the_catalogue_is_laid_aside_by_whoever_has_its_twin() -> None:
    table = building(rooms={ORANGE: "warehouse:3"}, equipment={"blackwood": "axe bow"})
    table.sitting.table.state.shelters[0].broken = 1 << 1
    play(table, ORANGE, "use warehouse", "draw blackwood")

    assert shelter(table, ORANGE)["broken"] == ["axe", "bow"]
    assert [one["aside"] for one in told(table, None, "EquipmentDrawn")] == [["axe"]]


@pytest.mark.rule("OUT-04.3", "OUT-R21")
def test_a_new_stack_is_the_whole_discard_in_an_order_of_its_own() -> None:
    orders = []
    for seed in ("one", "two", "three"):
        table = building(rooms={ORANGE: "warehouse:3"}, equipment={"silent_peak": "axe"}, seed=seed)
        play(table, ORANGE, "use warehouse", "draw blackwood")
        state = table.sitting.table.state
        drawn = state.shelters[0].broken.bit_length() - 1
        assert sorted([*state.equipment[0], drawn]) == list(range(1, 40))
        assert state.discard == 0
        orders.append(tuple(state.equipment[0]))

    assert len(set(orders)) == 3


@pytest.mark.rule("OUT-04.3", "OUT-R21")
def test_nobody_knows_where_a_discarded_tile_lies_in_a_new_stack() -> None:
    table = building(rooms={ORANGE: "warehouse:3"}, equipment={"silent_peak": "axe"})
    table.sitting.table.state.known.equipment.look(list(range(40)), ALL)
    play(table, ORANGE, "use warehouse", "draw blackwood")

    state = table.sitting.table.state
    assert len(state.equipment[0]) == 38
    assert not any(state.known.equipment.knows(seat, tile) for seat in range(3) for tile in state.equipment[0])


# -- the Lookout -------------------------------------------------------------------------------------


@pytest.mark.rule("OUT-19.16")
def test_a_peek_shows_the_stack_from_the_top_and_to_nobody_else() -> None:
    searched = {"blackwood": "plank ration", "silent_peak": ""}
    table = day(ORANGE, rooms={BEIGE: "lookout:4"}, search=searched)
    assert rights(table, BEIGE) == ["peek blackwood"]
    play(table, BEIGE, "peek blackwood")

    seen = [told(table, who, "LookedThrough")[0]["tokens"] for who in (BEIGE, ORANGE, None)]
    assert seen == [["plank", "ration"], [], []]


@pytest.mark.rule("OUT-23.3")
def test_nobody_looks_out_in_the_middle_of_a_night() -> None:
    rooms = {ORANGE: "lookout:4 builders:3"}
    table = scene(LoseSurvivors(0, 1), phase="night", rooms=rooms, airlock={ORANGE: 1})

    assert (asking(table), rights(table, ORANGE)) == ("LoseSurvivor", [])


# -- rooms that work once in each city ---------------------------------------------------------------


@pytest.mark.rule("OUT-19.21", "OUT-19.23")
def test_two_joineries_work_in_both_cities_and_wear_out_no_other_room() -> None:
    rooms = {ORANGE: "joinery:3 joinery:3 pantry:4 kitchen:4"}
    cupboards = {"blackwood": "empty_cupboard", "silent_peak": "empty_cupboard"}
    own = {ORANGE: "5 forest 4 mine 3a cargo 3b dam"}
    table = day(ORANGE, ORANGE, squads=own, rooms=rooms, search=cupboards)
    play(table, ORANGE, "move 5 blackwood", "search", "move 4 silent_peak", "search")

    assert stores(table, ORANGE) == {"wood": 4, "metal": 4}
    used = {(one["room"], one["copy"]): one["used"] for one in shelter(table, ORANGE)["rooms"]}
    assert not used["pantry", 0]
    assert not used["kitchen", 0]


@pytest.mark.rule("OUT-14.4", "OUT-19.21")
def test_a_room_that_worked_in_one_city_is_ready_in_the_other() -> None:
    cupboards = {"blackwood": "empty_cupboard", "silent_peak": "empty_cupboard"}
    table = visit("blackwood", "5", rooms={ORANGE: "joinery:3 pantry:4"}, search=cupboards)
    play(table, ORANGE, "search")

    states = [(one["used"], one["used_in"]) for one in shelter(table, ORANGE)["rooms"][3:5]]
    assert states == [(False, ["blackwood"]), (False, [])]


# -- Mary and the squads -----------------------------------------------------------------------------


@pytest.mark.rule("OUT-21.2", "OUT-R26")
def test_an_absent_mary_takes_two_from_each_city_and_drops_what_is_worth_least() -> None:
    stacks = {"blackwood": "plank algae_pills ration", "silent_peak": "scrap_metal ration plank"}
    table = scene(MarySearches(0), leaders={ORANGE: "mary_koolpepper"}, search=stacks)
    state = table.sitting.table.state
    state.revealed = [0, 0]
    words = []
    while asking(table) == "NameStack":
        words.append(default(table, ORANGE))
        play(table, ORANGE, words[-1])

    assert words == ["search blackwood", "search silent_peak", "search blackwood", "search silent_peak"]
    searched = [(one["token"], one["free"]) for one in told(table, None, "Searched")]
    assert searched == [("plank", False), ("scrap_metal", False), ("algae_pills", False), ("ration", False)]
    assert default(table, ORANGE) == "drop algae_pills"
    play(table, ORANGE, "drop ration")
    assert told(table, None, "TokenDropped") == [{"who": ORANGE, "token": "ration"}]
    assert stores(table, ORANGE) == {"wood": 1, "metal": 1}


@pytest.mark.rule("OUT-21.2")
@pytest.mark.parametrize(
    ("tokens", "word"),
    [
        ("empty_cupboard algae_pills", "drop empty_cupboard"),
        ("algae_pills plank", "drop algae_pills"),
        ("plank scrap_metal", "drop scrap_metal"),
    ],
)
def test_what_an_absent_mary_drops(tokens: str, word: str) -> None:
    stacks = {"blackwood": f"{tokens} ration holy_water", "silent_peak": "plank"}
    table = scene(MarySearches(0), leaders={ORANGE: "mary_koolpepper"}, search=stacks)
    table.sitting.table.state.revealed = [0, 0]
    play(table, ORANGE, *["search blackwood"] * 4)

    assert default(table, ORANGE) == word


@pytest.mark.rule("OUT-21.2")
def test_mary_is_not_asked_which_of_four_equal_tokens_she_drops() -> None:
    stacks = {"blackwood": "ammunition ammunition", "silent_peak": "ammunition ammunition"}
    table = scene(MarySearches(0), leaders={ORANGE: "mary_koolpepper"}, search=stacks)
    table.sitting.table.state.revealed = [0, 0]
    play(table, ORANGE, *["search blackwood", "search silent_peak"] * 2)

    assert (asking(table), stores(table, ORANGE)) == (None, {"ammo": 3})


@pytest.mark.rule("OUT-22.1")
def test_in_turn_order_each_squad_is_placed_once_and_in_a_zone_of_its_own() -> None:
    table = scene(*(PlaceInTurn(0) for _ in range(4)), leaders={ORANGE: "solen_livrich"})
    table.sitting.table.state.shelters[0].zones = [-1] * 4
    first = default(table, ORANGE)
    assert first == offered(table, ORANGE)[0] == "place 5 forest"
    play(table, ORANGE, first)
    assert not [word for word in offered(table, ORANGE) if word.startswith("place 5") or word.endswith("forest")]
    play(table, ORANGE, "place 4 mine")

    placed = [(one["squad"], one["zone"]) for one in told(table, None, "SquadPlaced")]
    assert placed == [("5", "forest"), ("4", "mine")]


@pytest.mark.rule("OUT-02.8", "OUT-R37")
def test_the_two_equal_squads_take_the_zones_that_are_left() -> None:
    table = holdfast.new("outlive", seats=2, seed="places")
    while asking(table) != "PlaceSquad":
        table.play("clock", "time")
    words = []
    while asking(table) == "PlaceSquad":
        words.append(default(table, ORANGE if table.asking()[0].seat == 0 else BEIGE))
        assert words[-1] == table.asking()[0].options[0]
        table.play(table.asking()[0].seat, words[-1])

    for who in (ORANGE, BEIGE):
        zones = [one["zone"] for one in told(table, None, "SquadPlaced") if one["who"] == who]
        assert len(set(zones)) == 4


def test_a_visit_ends_where_nothing_is_left_to_do() -> None:
    assert asking(visit("forest", "5", stock={"forest": 0}, hunting={"forest": ""})) is None
