"""A bot decides on what its seat knows: other secrets, same decision."""

from __future__ import annotations

import pytest

import holdfast
from bots.seen import questions, said, with_other_secrets
from holdfast.games.lifeboat.instinct.weighing import INSTINCT


@pytest.mark.parametrize("name", ["greedy", "random"])
@pytest.mark.parametrize("seats", [4, 6])
def test_other_secrets_same_decision(name: str, seats: int) -> None:
    company = ["greedy", "random"] * 3
    for number, (table, seat) in enumerate(questions(seats, f"honest {seats}", company[:seats])):
        bot = holdfast.bot(name, "lifeboat", seed="the same")
        if number % 3 == 0:
            other = with_other_secrets(table, seat, f"other {number}")

            assert bot.choose(table.seen_by(seat)) == bot.choose(other.seen_by(seat))


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_instinct_reads_nothing_its_seat_does_not_know(seats: int) -> None:
    """Even on the true table: so it would not matter which table it imagined."""
    for number, (table, seat) in enumerate(questions(seats, f"blind {seats}", ["random"] * seats)):
        other = with_other_secrets(table, seat, f"other {number}")
        truth, dream = table.sitting.table, other.sitting.table

        assert said(INSTINCT, truth, seat) == said(INSTINCT, dream, seat)
        assert INSTINCT.value(truth, seat) == INSTINCT.value(dream, seat)


def test_thinking_moves_nothing() -> None:
    table, seat = next(iter(questions(5, "still", ["greedy"] * 5)))
    before = table.view(seat), table.record()

    holdfast.bot("greedy", "lifeboat").choose(table.seen_by(seat))

    assert before == (table.view(seat), table.record())
