"""What a view tells of what lies ahead: the disaster that strikes, the first night, a hunt and a search."""

from __future__ import annotations

from typing import Any, Final

import pytest

import holdfast
from games.outlive.scenes import BEIGE, ORANGE, PURPLE, day, play, scene, visit
from games.outlive.test_choosing_at_the_board import facts
from holdfast.api import Table
from holdfast.games.outlive import catalogue
from holdfast.games.outlive.chapters.c05_start_of_day import StartOfDay
from holdfast.kernel.ledger import read_ledger

FOOD: Final[list[catalogue.ResourceId]] = ["meat", "water", "canned_food"]


def struck_by(table: Table, card: str) -> dict[str, Any]:
    """This open disaster as everybody sees it."""
    return next(one for one in table.view(None)["convoy"]["open"] if one["disaster"] == card)


@pytest.mark.rule("OUT-05.2", "OUT-05.5")
def test_the_disaster_that_strikes_is_named_with_whose_turn_it_is() -> None:
    rich = dict.fromkeys((ORANGE, BEIGE, PURPLE), "2 wood 2 metal 2 ammo")
    table = scene(StartOfDay(), seats=3, coming="raiders", disasters="rats", stores=rich, token=ORANGE)

    assert table.view(None)["convoy"]["striking"] == "raiders"
    assert [one["turn"] for one in struck_by(table, "raiders")["seats"]] == ["now", "next", "next"]
    assert {one["turn"] for one in struck_by(table, "rats")["seats"]} == {""}

    while table.asking() and table.asking()[0].seat == 0:
        play(table, ORANGE, table.asking()[0].options[0])
    assert [one["turn"] for one in struck_by(table, "raiders")["seats"]] == ["done", "now", "next"]


@pytest.mark.rule("OUT-05.2")
def test_an_older_disaster_strikes_after_the_new_one() -> None:
    table = scene(StartOfDay(), coming="forest_fire", disasters="rats", stores={ORANGE: "3 meat", BEIGE: "3 meat"})

    assert table.view(None)["convoy"]["striking"] == "rats"


@pytest.mark.rule("OUT-18.8", "OUT-19.9")
def test_a_cloud_is_told_in_radiation_but_for_who_is_immune() -> None:
    table = visit("forest", seats=2, disasters="radioactive_cloud", rooms={BEIGE: "bulwark:3"})
    orange, beige = struck_by(table, "radioactive_cloud")["seats"]

    assert orange["radiation"] > 0
    assert (beige["radiation"], beige["immune"]) == (0, True)


@pytest.mark.rule("OUT-18.8", "OUT-12.3")
def test_a_cloud_costs_people_where_the_track_has_no_room_left() -> None:
    risen = {ORANGE: -7, BEIGE: -11, PURPLE: -11}
    table = visit(
        "forest",
        seats=3,
        disasters="radioactive_cloud",
        radiation=risen,
        airlock=dict.fromkeys((ORANGE, BEIGE), 4) | {PURPLE: 1},
    )
    told = [(one["radiation"], one["survivors"]) for one in struck_by(table, "radioactive_cloud")["seats"]]

    assert told == [(1, 1), (0, 2), (0, 1)]


@pytest.mark.rule("OUT-05.5")
def test_who_is_struck_now_is_told_what_is_still_to_be_given() -> None:
    table = scene(
        StartOfDay(),
        seats=2,
        coming="radioactive_cloud",
        radiation={ORANGE: -7},
        rooms={ORANGE: "builders:3 crisis_staff:2"},
    )
    orange, beige = struck_by(table, "radioactive_cloud")["seats"]

    # One step went up the track before the question, the other costs somebody.
    assert (orange["turn"], orange["radiation"], orange["survivors"]) == ("now", 0, 1)
    assert (beige["turn"], beige["radiation"], beige["survivors"]) == ("next", 2, 0)


@pytest.mark.rule("OUT-18.1", "OUT-18.4", "OUT-06.8")
def test_a_disaster_of_zones_names_the_squads_that_are_there_or_could_come() -> None:
    table = day(
        ORANGE,
        seats=2,
        disasters="forest_fire hard_times",
        squads={ORANGE: "5 dam 4 silent_peak 3a cargo 3b fair", BEIGE: "3b forest 4 dam 3a cargo 5 silent_peak"},
        active={ORANGE: "5"},
        rooms={BEIGE: "bulwark:3"},
    )
    fire, times = struck_by(table, "forest_fire"), struck_by(table, "hard_times")

    # Orange's 5 has gone elsewhere today; Beige's 3b keeps the others of its colour out.
    assert [one["nearby"]["forest"] for one in fire["seats"]] == [["3b"], ["3b"]]
    assert [list(one["nearby"]) for one in times["seats"]] == [["forest", "mine", "fair"]] * 2
    assert not any(one["immune"] for one in fire["seats"])  # a Bulwark keeps nothing of the forest


@pytest.mark.rule("OUT-18.7", "OUT-18.12", "OUT-18.13")
def test_what_lasts_all_day_is_told_to_each_player() -> None:
    table = visit("forest", seats=2, disasters="sandstorm epizootic mutations", rooms={BEIGE: "bulwark:3"})
    fields = {"sandstorm": "weaker", "epizootic": "meat", "mutations": "endurance"}
    told = {card: [one[field] for one in struck_by(table, card)["seats"]] for card, field in fields.items()}

    assert told == {"sandstorm": [["4", "5"], []], "epizootic": [-1, 0], "mutations": [1, 0]}


@pytest.mark.rule("OUT-18.10")
def test_the_board_names_the_rules_by_which_it_speaks() -> None:
    table = visit("forest", disasters="raiders")

    assert all(read_ledger("outlive").rule(rule) for rule in table.view(None)["table"]["rules"].values())
    assert struck_by(table, "raiders")["rule"] == "OUT-18.10"


def test_by_day_nothing_strikes() -> None:
    table = visit("forest", disasters="raiders")

    assert table.view(None)["convoy"]["striking"] is None


@pytest.mark.rule("OUT-10.4", "OUT-19.3")
def test_a_price_is_told_with_what_everybody_has_of_it() -> None:
    stored = {ORANGE: "9 meat 1 canned_food 9 ammo", BEIGE: ""}
    card = struck_by(visit("forest", disasters="raiders", stores=stored, seats=2), "raiders")

    assert [one["has"] for one in card["seats"]] == [4, 0]
    assert (card["price"], card["staff_price"]) == (6, 4)


@pytest.mark.rule("OUT-18.13", "OUT-08.8")
def test_a_hunt_tells_what_its_endurance_is_made_of_and_what_fills_it() -> None:
    table = visit(
        "forest",
        hunting={"forest": "prey_4"},
        disasters="mutations",
        stores={ORANGE: "2 ammo"},
        repaired={ORANGE: "bear_trap"},
    )
    prey = table.view(0)["me"]["prey"]["forest"]

    assert [part["why"] for part in prey["tough"]] == ["prey_4", "mutations"]
    assert sum(part["n"] for part in prey["tough"]) == prey["endurance"]
    told = facts(table, ORANGE, "hunt bear_trap 2")["endurance"]
    assert (told["gear"], told["ammo"]) == (1, 2)
    assert told["gear"] + told["ammo"] + told["actions"] == prey["endurance"]


@pytest.mark.rule("OUT-07.1")
def test_a_hunt_tells_who_may_still_come_while_there_is_ammo() -> None:
    table = visit(
        "forest",
        "3a",
        hunting={"forest": "prey_3"},
        stores={ORANGE: "2 ammo"},
        squads={ORANGE: "3a dam", BEIGE: "5 dam"},
    )

    assert facts(table, ORANGE, "hunt 1")["may-come"] == {"who": [BEIGE]}
    assert "may-come" not in facts(table, ORANGE, "hunt 2")


@pytest.mark.rule("OUT-08.22")
def test_a_search_tells_how_many_are_worth_something_and_how_many_are_empty() -> None:
    table = visit("blackwood")
    told = facts(table, ORANGE, "search")

    assert told["search"]["useful"] + told["empty"]["n"] == told["search"]["of"] == told["empty"]["of"]


@pytest.mark.rule("OUT-02.4", "OUT-12.1")
def test_set_up_names_the_rule_of_each_choice_and_the_first_night() -> None:
    table = holdfast.new("outlive", seats=2, seed="rules")
    founding = table.view(0)["me"]["founding"]

    assert [(one["ask"], one["rule"]) for one in founding["stages"]] == [
        ("KeepRooms", "OUT-02.4"),
        ("FirstRoom", "OUT-02.5"),
        ("SettleFirst", "OUT-02.6"),
        ("ChooseLeader", "OUT-02.7"),
    ]
    level = table.view(0)["convoy"]["radiation"][0]
    doses = {(night["room"], night["settled"]): night["dose"] for night in founding["nights"]}
    assert (doses["crisis_staff", 4], doses["crisis_staff", 3]) == (level, level - 1)


def test_a_leader_is_told_with_the_provisions_they_bring() -> None:
    table = holdfast.new("outlive", seats=4, seed="provisions")
    brought = {card.id: sum(card.resources.get(kind, 0) for kind in FOOD) for card in catalogue.LEADERS}

    for seat in range(4):
        leads = table.view(seat)["me"]["founding"]["leads"]
        assert [lead["provisions"] for lead in leads] == [brought[lead["leader"]] for lead in leads]
