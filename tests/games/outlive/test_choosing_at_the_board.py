"""What a player at a board is shown before choosing: where each choice lies, and what would follow."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from games.outlive.scenes import BEIGE, ORANGE, day, seat
from holdfast.api import Table
from holdfast.kernel.play import options
from holdfast.locale import Language
from holdfast.locale.phrase import of_fact

NOTHING = {
    "pass",
    "decline",
    "cook 0 0",
    "yield",
    "shoot 0",
    "recruit 0",
    "full",
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
    return {fact.name: fact.args for fact in table.sitting.game.forecast(inside, seat(who), choice)}


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
    assert found["attack"] == {"of": BEIGE, "effectiveness": 2}
    assert found["gather"]["resource"] == "ammo"


def test_nobody_attacks_a_squad_as_strong_or_at_rest() -> None:
    table = day(ORANGE, squads={ORANGE: "5 forest", BEIGE: "5 dam 3a military_base"}, active={BEIGE: "5"})

    assert "attack" not in facts(table, ORANGE, "move 5 dam")
    assert "attack" not in facts(table, ORANGE, "move 5 military_base")


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
