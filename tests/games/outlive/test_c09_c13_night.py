"""OUT-09 to OUT-13  End of day, disasters, feeding, radiation, recruiting."""

from __future__ import annotations

import pytest

from games.outlive.scenes import (
    BEIGE,
    ORANGE,
    PURPLE,
    asked,
    asking,
    default,
    evening,
    night,
    offered,
    play,
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
from holdfast.games.outlive.chapters.c09_end_of_day import EndOfDay
from holdfast.games.outlive.chapters.c11_feeding import Feeding
from holdfast.games.outlive.chapters.c11_losses import LoseSurvivors
from holdfast.games.outlive.chapters.c12_radiation import Radiation
from holdfast.games.outlive.chapters.c13_recruiting import Recruiting
from holdfast.games.outlive.chapters.c14_building import Building

ANYBODY = [f"recruit {number}" for number in range(8)]
RICH = "9 meat 9 water 9 canned_food 9 wood 9 metal 9 microchip 9 ammo"


def open_disasters(table: Table) -> list[str]:
    return [one["disaster"] for one in table.view(None)["convoy"]["open"]]


@pytest.mark.rule("OUT-09.1")
def test_at_the_end_of_the_day_all_squads_lie_down_where_they_are() -> None:
    table = scene(EndOfDay(), squads={ORANGE: "5 cargo"}, active={ORANGE: "5 4"}, berths={ORANGE: 5})

    assert [one["active"] for one in zone(table, "cargo")["squads"]] == [False]
    assert zone(table, "cargo")["ship"]["taken"] == {}


# -- step 1 ------------------------------------------------------------------------------------------


@pytest.mark.rule("OUT-10.1")
def test_the_night_s_steps_follow_each_other() -> None:
    table = evening(
        disasters="forest_fire",
        stores={ORANGE: "5 water 9 wood"},
        rooms={ORANGE: "kitchen:1"},
        airlock={ORANGE: 1},
        broken={ORANGE: "backpack"},
    )
    kinds = []
    while ORANGE in asked(table):
        kinds.append(next(ask.kind for ask in table.asking() if ask.seat == 0))
        ask = next(ask for ask in table.asking() if ask.seat == 0)
        play(table, ORANGE, next((w for w in ("pass", "recruit 0", "done") if w in ask.options), ask.default))

    assert kinds == ["ResolveDisaster", "RecruitSurvivors", "Improve"]


@pytest.mark.rule("OUT-10.2", "OUT-R15")
def test_a_pass_is_not_final_and_the_step_ends_when_all_pass_in_a_row() -> None:
    table = evening(disasters="forest_fire mutations", stores={ORANGE: RICH, BEIGE: RICH, PURPLE: RICH})
    play(table, ORANGE, "pass")
    play(table, BEIGE, "resolve forest_fire")
    play(table, PURPLE, "pass")
    play(table, ORANGE, "pass")

    assert (asking(table), asked(table)) == ("ResolveDisaster", [BEIGE])
    play(table, BEIGE, "pass")
    assert (open_disasters(table), asking(table)) == (["mutations"], "RecruitSurvivors")


@pytest.mark.rule("OUT-10.2")
def test_the_holder_of_the_token_begins() -> None:
    table = evening(disasters="forest_fire", stores={ORANGE: RICH, PURPLE: RICH}, first=ORANGE, token=PURPLE)

    assert asked(table) == [PURPLE]


@pytest.mark.rule("OUT-10.3")
def test_nobody_resolves_two_in_a_row() -> None:
    table = evening(disasters="forest_fire mutations cave_in", stores={ORANGE: RICH, BEIGE: RICH})
    play(table, ORANGE, "resolve forest_fire")
    second = asked(table)
    play(table, BEIGE, "pass")
    play(table, ORANGE, "resolve mutations")

    assert second == [BEIGE]
    assert shelter(table, ORANGE)["disasters"] == ["forest_fire", "mutations"]


@pytest.mark.rule("OUT-10.4")
def test_the_price_is_paid_alone_and_in_full() -> None:
    table = evening(disasters="nomads rats", stores={ORANGE: "2 canned_food 2 ammo 9 wood", BEIGE: RICH})

    assert offered(table, ORANGE) == ["resolve nomads", "pass"]
    play(table, ORANGE, "resolve nomads")
    assert stores(table, ORANGE) == {"wood": 9}


@pytest.mark.rule("OUT-10.5")
def test_the_card_scores_and_its_effect_ends() -> None:
    table = evening(disasters="sandstorm", stores={ORANGE: RICH})
    play(table, ORANGE, "resolve sandstorm")

    assert (open_disasters(table), shelter(table, ORANGE)["score"]["disasters"]) == ([], 5)
    assert zone(table, "fair")["squads"][0]["working"] == zone(table, "fair")["squads"][0]["strength"]


@pytest.mark.rule("OUT-R27")
def test_all_shelters_work_at_the_same_time() -> None:
    table = night(stores={ORANGE: "1 meat", BEIGE: "1 meat", PURPLE: "1 meat"})

    assert asked(table) == [ORANGE, BEIGE, PURPLE]
    play(table, PURPLE, "recruit 1")
    assert (survivors(table, PURPLE), survivors(table, ORANGE)) == ({"airlock": 1}, {})


@pytest.mark.rule("OUT-R27")
def test_as_an_option_the_night_goes_in_turn_order() -> None:
    food = dict.fromkeys((ORANGE, BEIGE, PURPLE), "1 meat")
    table = night(stores=food, first=BEIGE, options={"night": "in_turn"})
    order = []
    while table.asking():
        order += asked(table)
        play(table, order[-1], default(table, order[-1]))

    assert order == [BEIGE, PURPLE, ORANGE]


# -- step 2 ------------------------------------------------------------------------------------------


@pytest.mark.rule("OUT-11.1")
def test_every_room_with_anybody_costs_its_upkeep_and_empty_ones_nothing() -> None:
    table = scene(Feeding(0), rooms={ORANGE: "builders:1 smokehouse:3 pantry:0"}, stores={ORANGE: "9 canned_food"})

    assert stores(table, ORANGE) == {"canned_food": 9 - 2 - 3}


@pytest.mark.rule("OUT-11.2")
@pytest.mark.parametrize(("inside", "water"), [(1, 1), (2, 1), (3, 2), (7, 2)])
def test_each_airlock_row_drinks_one_water_and_nothing_else_will_do(inside: int, water: int) -> None:
    table = scene(Feeding(0), airlock={ORANGE: inside}, stores={ORANGE: "2 water 5 canned_food"})

    assert stores(table, ORANGE).get("water", 0) == 2 - water
    assert stores(table, ORANGE)["canned_food"] == 5


@pytest.mark.rule("OUT-11.3", "OUT-R16")
def test_as_little_as_possible_stays_unpaid() -> None:
    """The only water goes to the airlock, where nothing else will do, though a room could have it too."""
    table = scene(
        Feeding(0), airlock={ORANGE: 1}, rooms={ORANGE: "builders:3"}, stores={ORANGE: "1 water 2 canned_food"}
    )

    assert (stores(table, ORANGE), survivors(table, ORANGE)) == ({}, {"airlock": 1, "builders": 3})


@pytest.mark.rule("OUT-11.3")
def test_which_provisions_pay_is_the_player_s_choice() -> None:
    table = scene(Feeding(0), rooms={ORANGE: "builders:3"}, stores={ORANGE: "1 meat 3 water 2 canned_food"})

    assert offered(table, ORANGE) == ["pay meat", "pay water", "pay 2 water", "pay 2 canned_food"]
    play(table, ORANGE, "pay water")
    assert stores(table, ORANGE) == {"meat": 1, "water": 2, "canned_food": 1}


@pytest.mark.rule("OUT-11.4")
def test_several_of_one_place_can_be_named_at_once_and_in_one_place_there_is_no_choice() -> None:
    table = scene(Feeding(0), rooms={ORANGE: "builders:3"}, airlock={ORANGE: 2})
    rooms = ["lose builders", "lose 2 builders", "lose 3 builders"]
    assert offered(table, ORANGE) == ["lose airlock", "lose 2 airlock", *rooms]
    play(table, ORANGE, "lose 2 airlock")
    assert (survivors(table, ORANGE), asking(table)) == ({"builders": 2}, None)


@pytest.mark.rule("OUT-11.4", "OUT-R28")
def test_whoever_has_survivors_in_the_airlock_alone_is_not_asked_whom_to_lose() -> None:
    table = scene(LoseSurvivors(0, 2), airlock={ORANGE: 3})

    assert (survivors(table, ORANGE), asking(table)) == ({"airlock": 1}, None)


@pytest.mark.rule("OUT-11.4", "OUT-R28")
def test_all_of_the_largest_room_can_be_named_at_once() -> None:
    table = scene(LoseSurvivors(0, 9), rooms={ORANGE: "living_quarters:8 crisis_staff:4"})
    crowded = [f"lose {number} living_quarters" for number in range(2, 9)]

    staff = ["lose crisis_staff", *[f"lose {number} crisis_staff" for number in (2, 3, 4)]]
    assert offered(table, ORANGE) == [*staff, "lose living_quarters", *crowded]


@pytest.mark.rule("OUT-11.4")
def test_each_unpaid_unit_costs_a_survivor_and_the_bill_stays_as_it_was() -> None:
    table = scene(Feeding(0), rooms={ORANGE: "builders:1 salvage_bench:3"}, stores={ORANGE: "1 meat"})

    assert told(table, None, "WentHungry") == [{"who": ORANGE, "rooms": 4, "rows": 0, "unmet": 3}]
    play(table, ORANGE, "lose builders")
    assert survivors(table, ORANGE) == {"salvage_bench": 1}


@pytest.mark.rule("OUT-11.4")
def test_when_nobody_is_left_nothing_more_is_lost() -> None:
    table = scene(Feeding(0), rooms={ORANGE: "builders:1"}, airlock={ORANGE: 1})

    assert (survivors(table, ORANGE), asking(table)) == ({}, None)


@pytest.mark.rule("OUT-R28")
def test_the_owner_chooses_and_a_room_stops_working_at_once() -> None:
    table = scene(Feeding(0), rooms={ORANGE: "well:3 builders:2"}, airlock={ORANGE: 2}, stores={ORANGE: "4 meat"})

    # The Well pays the row, the meat both rooms: nobody is lost, and it was used where it lowers the bill.
    assert survivors(table, ORANGE) == {"airlock": 2, "well": 3, "builders": 2}
    starved = scene(Feeding(0), rooms={ORANGE: "builders:3"}, airlock={ORANGE: 2}, stores={ORANGE: "1 water 1 meat"})
    assert offered(starved, ORANGE) == ["lose airlock", "lose builders"]
    play(starved, ORANGE, "lose builders")
    assert not room(starved, ORANGE, "builders")["full"]


# -- step 3 ------------------------------------------------------------------------------------------


@pytest.mark.rule("OUT-12.1")
@pytest.mark.parametrize(("number", "inside", "value"), [(1, 0, -1), (2, 1, -1), (5, 1, -2), (6, 0, -4)])
def test_the_marker_goes_up_by_what_the_airlock_does_not_stop(number: int, inside: int, value: int) -> None:
    table = scene(Radiation(0), day=number, airlock={ORANGE: inside})

    assert shelter(table, ORANGE)["radiation"] == value


@pytest.mark.rule("OUT-12.2")
def test_more_than_enough_never_moves_it_down() -> None:
    table = scene(Radiation(0), day=1, airlock={ORANGE: 5}, radiation={ORANGE: -2})

    assert shelter(table, ORANGE)["radiation"] == -2


@pytest.mark.rule("OUT-12.3", "OUT-R4")
def test_each_step_past_the_top_costs_a_survivor() -> None:
    table = scene(Radiation(0), day=5, radiation={ORANGE: -7}, rooms={ORANGE: "builders:3 kitchen:2"})

    assert shelter(table, ORANGE)["radiation"] == -11
    play(table, ORANGE, "lose builders", "lose kitchen")
    assert (survivors(table, ORANGE), asking(table)) == ({"builders": 2, "kitchen": 1}, None)


@pytest.mark.rule("OUT-12.4")
def test_radiation_falls_no_further_than_plus_three() -> None:
    table = visit("blackwood", "5", radiation={ORANGE: 3}, search={"blackwood": "algae_pills plank"})
    play(table, ORANGE, "search")

    assert shelter(table, ORANGE)["radiation"] == 3
    decontaminating = scene(Building(0), radiation={ORANGE: 3}, rooms={ORANGE: "decontamination:3"})
    assert asking(decontaminating) is None


# -- step 4 ------------------------------------------------------------------------------------------


@pytest.mark.rule("OUT-13.1")
def test_a_provision_for_each_recruit_as_far_as_the_airlock_has_room() -> None:
    table = scene(Recruiting(0), airlock={ORANGE: 5}, stores={ORANGE: "2 meat 3 canned_food 9 wood"})

    assert offered(table, ORANGE) == ["recruit 0", "recruit 1", "recruit 2"]
    play(table, ORANGE, "recruit 2", "pay meat")
    assert (survivors(table, ORANGE), stores(table, ORANGE)) == (
        {"airlock": 7},
        {"meat": 1, "canned_food": 2, "wood": 9},
    )


@pytest.mark.rule("OUT-13.1")
def test_without_provisions_nobody_comes() -> None:
    table = scene(Recruiting(0), stores={ORANGE: "9 wood"})

    assert (asking(table), survivors(table, ORANGE)) == (None, {})


def test_absent_players_recruit_only_in_the_last_round() -> None:
    early = scene(Recruiting(0), day=5, stores={ORANGE: "3 meat"})
    late = scene(Recruiting(0), day=6, stores={ORANGE: "3 meat"})

    assert (default(early, ORANGE), default(late, ORANGE)) == ("recruit 0", "recruit 3")


@pytest.mark.rule("OUT-13.1")
def test_an_empty_airlock_takes_seven_recruits() -> None:
    assert offered(scene(Recruiting(0), stores={ORANGE: RICH}), ORANGE) == ANYBODY
