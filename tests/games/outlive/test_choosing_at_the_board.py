"""What a player at a board is shown before choosing: where each choice lies, and what would follow."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from games.outlive.scenes import BEIGE, ORANGE, day, play, seat, stores
from holdfast.api import Table
from holdfast.games.outlive.chapters.c07_attacks import GUARD
from holdfast.games.outlive.chapters.c08_ship import BED_IN, BED_IN_AIRLOCK
from holdfast.kernel.play import options
from holdfast.locale import Language
from holdfast.locale.phrase import of_fact

NOTHING = {
    "pass",
    "decline",
    "yield",
    "recruit 0",
    "leave",
    "spare",
    "no light",
    "accept",
}
"""Choices to do nothing, or nothing more: they have no place."""


def facts(table: Table, who: str, word: str) -> dict[str, dict[str, Any]]:
    """What would follow from this choice."""
    inside = table.sitting.table
    choice = next(choice for choice in options(inside, seat(who)) if choice.text == word)
    return {fact.name: dict(fact.args) for fact in table.sitting.game.forecast(inside, seat(who), choice)}


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_every_choice_that_does_something_has_a_place(bot: str) -> None:
    table = holdfast.new("outlive", seats=3, seed="places")
    player = holdfast.bot(bot, "outlive")
    placeless = set()
    while table.result() is None:
        ask = table.asking()[0]
        placeless |= {one.text for one in options(table.sitting.table, ask.seat) if not one.anchors()}
        table.play(ask.seat, player.choose(table.seen_by(ask.seat)))

    assert placeless <= NOTHING


def test_a_move_tells_its_way_what_it_finds_and_whom_it_attacks() -> None:
    table = day(ORANGE, squads={ORANGE: "5 forest", BEIGE: "3a military_base"}, active={BEIGE: "3a"})

    found = facts(table, ORANGE, "move 5 military_base")

    assert found["steps"] == {"n": 2}
    assert found["attack"] == {"of": BEIGE, "effectiveness": 2, "bat": False}
    assert found["gather"]["resource"] == "ammo"


def test_nobody_attacks_a_squad_as_strong_or_at_rest() -> None:
    table = day(ORANGE, squads={ORANGE: "5 forest", BEIGE: "5 dam 3a military_base"}, active={BEIGE: "5"})

    assert "attack" not in facts(table, ORANGE, "move 5 dam")
    assert "attack" not in facts(table, ORANGE, "move 5 military_base")


@pytest.mark.rule("OUT-20.7", "OUT-R12")
@pytest.mark.parametrize(
    ("tiles", "effectiveness"), [({"repaired": {ORANGE: "baseball_bat"}}, 1), ({"broken": {ORANGE: "baseball_bat"}}, 0)]
)
def test_an_attack_counts_a_bat_that_is_ready(tiles: dict[str, Any], effectiveness: int) -> None:
    table = day(ORANGE, squads={ORANGE: "5 forest", BEIGE: "5 dam"}, active={BEIGE: "5"}, stores=WOOD, **tiles)

    attack = facts(table, ORANGE, "move 5 dam").get("attack")

    assert attack == ({"of": BEIGE, "effectiveness": effectiveness, "bat": True} if effectiveness else None)


WOOD = {BEIGE: "1 wood"}
DAM_ROAD = {ORANGE: "5 forest 4 mine 3a fair 3b silent_peak"}


@pytest.mark.rule("OUT-08.17", "OUT-20.4")
@pytest.mark.parametrize(
    ("arranged", "names"),
    [
        ({}, {"steps", "no-water"}),
        ({"stores": {ORANGE: "1 microchip"}}, {"steps", "gather", "toll"}),
        ({"repaired": {ORANGE: "access_card"}}, {"steps", "gather"}),
        ({"repaired": {ORANGE: "access_card"}, "stores": {ORANGE: "1 microchip"}}, {"steps", "gather"}),
    ],
    ids=["nothing", "a chip", "the card", "both"],
)
def test_the_dam_promises_water_to_who_can_get_at_it(arranged: dict[str, Any], names: set[str]) -> None:
    table = day(ORANGE, squads=DAM_ROAD, **arranged)

    assert set(facts(table, ORANGE, "move 5 dam")) == names


SHIP_ROAD = {ORANGE: "5 fair 4 dam 3a forest 3b military_base", BEIGE: "5 cargo"}


@pytest.mark.rule("OUT-08.14", "OUT-19.5", "OUT-R6")
@pytest.mark.parametrize(
    "arranged",
    [
        {"rooms": {ORANGE: "pantry:4 boarding_party:3"}},
        {"rooms": {ORANGE: "boarding_party:3"}, "berths": {BEIGE: 5}, "active": {BEIGE: "5"}, "ship_survivors": "3"},
        {"rooms": {ORANGE: "pantry:3"}},
        {"ship_survivors": "3 4 6"},
        {"airlock": {ORANGE: 7}},
    ],
    ids=["rooms", "guest", "a pantry short of one", "no survivor", "no bed"],
)
def test_the_ship_brings_what_was_promised(arranged: dict[str, Any]) -> None:
    table = day(ORANGE, squads=SHIP_ROAD, **arranged)
    promised = facts(table, ORANGE, "move 5 cargo")["ship"]

    play(table, ORANGE, "move 5 cargo")

    assert promised == {
        "cans": stores(table, ORANGE)["canned_food"],
        "survivor": bool(table.asking()) and table.asking()[0].kind == "TakeSurvivor",
    }


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_fact_can_be_said_and_gives_nothing_hidden_away(lang: Language) -> None:
    table = holdfast.new("outlive", seats=2, seed="facts")
    player = holdfast.bot("greedy", "outlive")
    game = table.sitting.game
    while table.result() is None:
        ask = table.asking()[0]
        imagined = table.sitting.imagine(ask.seat, "other").table
        for choice in options(table.sitting.table, ask.seat):
            told = [of_fact("outlive", fact) for fact in game.forecast(table.sitting.table, ask.seat, choice)]
            believed = [of_fact("outlive", fact) for fact in game.forecast(imagined, ask.seat, choice)]
            assert [fact.said(lang) for fact in told] == [fact.said(lang) for fact in believed]
            assert not any(fact.said(lang) == fact.id for fact in told)
        table.play(ask.seat, player.choose(table.seen_by(ask.seat)))


def test_a_room_is_pointed_at_wherever_one_of_its_kind_stands() -> None:
    assert GUARD.anchors() == ["room:guard_room", "room:guard_room 2"]
    assert [choice.anchors() for choice in (BED_IN[0], BED_IN[-1], BED_IN_AIRLOCK)] == [
        ["room:builders"],
        ["room:tool_room 2"],
        ["airlock"],
    ]
