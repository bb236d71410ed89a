"""OUT-03 to OUT-05  Rounds, Dawn, and the start of the day."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import holdfast
from games.outlive.scenes import (
    BEIGE,
    ORANGE,
    PURPLE,
    asked,
    asking,
    evening,
    offered,
    on_table,
    play,
    rights,
    scene,
    stores,
    survivors,
    told,
    zone,
)
from holdfast.api import Table
from holdfast.games.outlive import catalogue
from holdfast.games.outlive.chapters.c03_rounds import Round
from holdfast.games.outlive.chapters.c04_dawn import Dawn
from holdfast.games.outlive.chapters.c05_start_of_day import StartOfDay


def dawn(**arranged: Any) -> Table:
    return scene(Dawn(), **arranged)


def start_of_day(coming: str, **arranged: Any) -> Table:
    """This disaster is revealed over what is arranged; `disasters` are older ones."""
    return scene(StartOfDay(), coming=coming, **arranged)


def by_default(table: Table) -> None:
    while table.asking():
        for ask in table.asking():
            table.play(ask.seat, ask.default)


@pytest.mark.rule("OUT-03.1")
def test_a_game_has_six_days() -> None:
    table = holdfast.new("outlive", seats=2, seed="six days")
    by_default(table)

    assert [event["day"] for event in table.events(None) if event["event"] == "DayBroke"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("OUT-03.2")
def test_a_round_is_dawn_then_day_then_night() -> None:
    table = scene(Round(), day=1, coming="sandstorm", disasters="forest_fire")
    by_default(table)
    names = [event["event"] for event in table.events(None)]

    assert names.index("DayBroke") < names.index("CityRestocked") < names.index("DisasterRevealed")
    assert names.index("DisasterRevealed") < names.index("Moved") < names.index("NightFell")


@pytest.mark.rule("OUT-04.1")
@pytest.mark.parametrize(("seats", "most"), [(2, [6, 7, 6, 6, 6]), (3, [8, 9, 8, 8, 8]), (4, [10, 11, 10, 10, 10])])
def test_each_zone_has_exactly_its_maximum(seats: int, most: list[int]) -> None:
    table = dawn(seats=seats, stock={"forest": 1, "mine": 0})

    stocked = ["forest", "dam", "military_base", "mine", "fair"]
    assert [zone(table, name)["stock"] for name in stocked] == most


@pytest.mark.rule("OUT-04.2")
def test_the_algae_are_there_again() -> None:
    assert zone(dawn(algae=False), "military_base")["algae"] is True


@pytest.mark.rule("OUT-04.3")
def test_what_was_on_display_is_discarded_and_three_new_tiles_come() -> None:
    table = dawn(
        display={"blackwood": "axe bow"}, equipment={"blackwood": "filter hacksaw pickaxe chainsaw", "silent_peak": ""}
    )

    assert sorted(zone(table, "blackwood")["city"]["display"]) == ["filter", "hacksaw", "pickaxe"]
    assert len(zone(table, "silent_peak")["city"]["display"]) == 3


@pytest.mark.rule("OUT-04.3", "OUT-R21")
def test_an_empty_stack_takes_the_whole_discard_and_goes_on() -> None:
    table = dawn(display={"blackwood": "axe bow"}, equipment={"blackwood": "filter", "silent_peak": "crowbar jerrycan"})

    assert told(table, None, "DiscardShuffled")[0]["city"] == "blackwood"
    assert "filter" in zone(table, "blackwood")["city"]["display"]
    assert len(zone(table, "blackwood")["city"]["display"]) == 3


@pytest.mark.rule("OUT-04.3")
def test_with_nothing_left_there_is_less_on_display() -> None:
    table = dawn(
        equipment={"blackwood": "axe", "silent_peak": "", "discard": "nothing"}, display={}, broken={}, repaired={}
    )

    assert zone(table, "blackwood")["city"]["display"] == ["axe"]
    assert zone(table, "silent_peak")["city"]["display"] == []


@pytest.mark.rule("OUT-04.4")
@pytest.mark.parametrize(("seats", "out"), [(2, 4), (3, 2), (4, 0)])
def test_some_search_tokens_are_out_for_the_round(seats: int, out: int) -> None:
    table = dawn(seats=seats, search={"blackwood": "plank", "silent_peak": ""})

    for city in ("blackwood", "silent_peak"):
        assert (zone(table, city)["city"]["search"], len(zone(table, city)["city"]["revealed"])) == (10 - out, out)
    assert stores(table, ORANGE) == {}


@pytest.mark.rule("OUT-04.4")
def test_search_tokens_are_shuffled_every_dawn() -> None:
    stacks = {tuple(dawn(seed=seed).sitting.table.state.search[0]) for seed in ("one", "two", "three")}

    assert len(stacks) == 3


@pytest.mark.rule("OUT-04.5", "OUT-R38")
def test_every_empty_place_of_the_ship_gets_one_survivor() -> None:
    table = dawn(ship_survivors="4", ship_visited=True)

    assert zone(table, "cargo")["ship"]["survivors"] == [3, 4, 5, 6]
    assert zone(table, "cargo")["ship"]["visited"] is False


@pytest.mark.rule("OUT-04.6", "OUT-08.11")
def test_prey_never_comes_back() -> None:
    table = dawn(hunting={"forest": "", "mine": "prey_3"})

    assert zone(table, "forest")["hunting"] == {"top": None, "left": 0}
    assert zone(table, "mine")["hunting"]["left"] == 1


@pytest.mark.rule("OUT-05.1")
def test_the_card_of_the_round_is_revealed_and_takes_effect() -> None:
    table = start_of_day("forest_fire")

    assert told(table, None, "DisasterRevealed") == [{"disaster": "forest_fire"}]
    assert zone(table, "forest")["stock"] == 8 - 3


@pytest.mark.rule("OUT-05.1")
def test_the_card_of_the_round_lies_open_in_its_slot_and_all_know_it() -> None:
    table = start_of_day("forest_fire", day=1)
    known = table.sitting.table.state.known.disasters

    assert [one["disaster"] for one in table.view(None)["convoy"]["slots"]] == ["forest_fire", *[None] * 5]
    assert [known.knows(seat, 0) for seat in range(3)] == [True, True, True]


@pytest.mark.rule("OUT-03.2", "OUT-05.1", "OUT-10.1")
def test_every_phase_has_its_name() -> None:
    own = {"stores": {ORANGE: "1 meat 1 water"}, "rooms": {ORANGE: "lookout:4"}}
    struck = start_of_day("rats", phase="dawn", **own)
    late = evening(disasters="forest_fire", stores={ORANGE: "3 water"})

    assert on_table(dawn(phase="night"), "phase") == "dawn"
    assert (asking(struck), on_table(struck, "phase"), len(rights(struck, ORANGE))) == ("PayTokens", "start_of_day", 2)
    assert (asking(late), on_table(late, "phase")) == ("ResolveDisaster", "disasters")


@pytest.mark.rule("OUT-05.2", "OUT-R10")
def test_the_new_card_strikes_first_then_the_oldest() -> None:
    table = start_of_day("thieves", disasters="forest_fire cave_in")

    assert [one["disaster"] for one in told(table, None, "ZoneStripped")] == ["thieves", "forest_fire", "cave_in"]


@pytest.mark.rule("OUT-05.3")
def test_an_unresolved_disaster_strikes_every_day() -> None:
    table = start_of_day("sandstorm", disasters="cold_snap", airlock={ORANGE: 2, BEIGE: 1, PURPLE: 1})

    assert [survivors(table, who) for who in (ORANGE, BEIGE, PURPLE)] == [{"airlock": 1}, {}, {}]


@pytest.mark.rule("OUT-05.4")
@pytest.mark.parametrize("card", catalogue.DISASTERS, ids=[card.id for card in catalogue.DISASTERS])
def test_a_card_shows_points_name_effect_and_price(card: catalogue.Disaster) -> None:
    table = start_of_day(card.id)

    price = sum(msgspec.structs.astuple(card.cost))
    shown = [(one["disaster"], one["points"], one["price"]) for one in table.view(None)["convoy"]["open"]]
    assert (card.id, card.points, price) in shown
    assert all((card.en, card.ru, card.text_en, card.text_ru))
    assert price >= card.points


@pytest.mark.rule("OUT-05.4", "OUT-10.4")
@pytest.mark.parametrize(("water", "can"), [(2, False), (3, True)])
def test_the_price_on_the_card_is_what_resolving_it_takes(water: int, can: bool) -> None:
    assert catalogue.DISASTERS[0].cost == catalogue.Cost(water=3)

    table = evening(disasters=catalogue.DISASTERS[0].id, stores={ORANGE: f"{water} water"})

    assert ("resolve forest_fire" in offered(table, ORANGE)) is can


@pytest.mark.rule("OUT-05.5")
def test_players_choose_in_turn_order_and_one_card_is_finished_before_the_next() -> None:
    table = start_of_day(
        "cold_snap",
        disasters="rats",
        first=BEIGE,
        rooms={ORANGE: "builders:2", BEIGE: "builders:2"},
        airlock={ORANGE: 2, BEIGE: 2},
        stores={ORANGE: "1 meat 1 water", BEIGE: "1 meat 1 water"},
    )
    order = []
    while table.asking():
        order.append((asked(table)[0], asking(table)))
        play(table, order[-1][0], offered(table, order[-1][0])[0])

    assert order == [
        (BEIGE, "LoseSurvivor"),
        (ORANGE, "LoseSurvivor"),
        (BEIGE, "PayTokens"),
        (ORANGE, "PayTokens"),
    ]


@pytest.mark.rule("OUT-05.5", "OUT-23.5")
def test_the_bulwark_is_looked_at_when_each_card_strikes() -> None:
    own = {"rooms": {ORANGE: "bulwark:3"}, "stores": {ORANGE: "1 meat"}}
    table = start_of_day("sandstorm", disasters="cold_snap rats", **own)

    assert [one["disaster"] for one in told(table, None, "ShelterSpared")] == ["cold_snap", "rats"]
    assert (survivors(table, ORANGE), stores(table, ORANGE)) == ({"bulwark": 3}, {"meat": 1})


def test_six_rounds_are_counted() -> None:
    assert on_table(scene(day=4), "days") == 6
