"""The greedy bot plays well, answers everything it is asked, and never holds the table up."""

from __future__ import annotations

import pytest

import holdfast
from bots.seen import questions, said
from holdfast.games.lifeboat.instinct.weighing import INSTINCT
from holdfast.kernel.play import options, waiting
from holdfast.lab.intervals import Rate
from lab.tallies import fair_share


def greedy_among_random(seats: int, games: int) -> Rate:
    return fair_share("lifeboat", ["greedy", "random"], seats, games).by_bot()["greedy"]


@pytest.mark.slow
def test_one_greedy_seat_wins_more_than_twice_its_fair_share() -> None:
    """The same games each time. Four in five are won, and the bound below is far away."""
    assert greedy_among_random(seats=6, games=24).low > 2 / 6


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_at_every_number_of_seats(seats: int) -> None:
    assert greedy_among_random(seats, games=100).low > 2 / seats


@pytest.mark.parametrize("seats", [4, 6])
def test_a_table_of_greedy_bots_comes_to_an_end(seats: int) -> None:
    """Rights included: no seat speaks more often than there are questions and cards to answer them with."""
    spoken = sum(1 for _ in questions(seats, "all greedy", ["greedy"] * seats, most=3_000))

    assert spoken < 3_000


def test_it_says_nothing_where_nothing_is_asked() -> None:
    table = holdfast.new("lifeboat", seats=4, seed="a calm sea")
    asked = {ask.seat for ask in table.asking()}
    other = next(seat for seat in range(4) if seat not in asked)

    assert holdfast.bot("greedy", "lifeboat").choose(table.seen_by(other)) == ""


def test_value_is_a_chance_and_in_the_end_the_truth() -> None:
    *_, (table, _) = questions(4, "worth", ["random"] * 4)
    while not table.result():
        ask = table.asking()[0]
        assert all(0 <= INSTINCT.value(table.sitting.table, seat) <= 1 for seat in range(4))
        table.play(ask.seat, ask.default)
    result = table.result() or {}
    shares = [INSTINCT.value(table.sitting.table, seat) for seat in range(4)]

    assert [seat for seat in range(4) if shares[seat]] == result["winners"]


def test_weights_order_the_options() -> None:
    """What instinct chooses is what weighs most, unless it uses a right first."""
    for table, seat in questions(4, "order", ["greedy"] * 4):
        kernel_table = table.sitting.table
        ask = next(ask for ask in table.asking() if ask.seat == seat)
        chosen = said(INSTINCT, kernel_table, seat)
        weights = INSTINCT.weigh(kernel_table, seat, waiting(kernel_table)[0][1], options(kernel_table, seat))
        if chosen in ask.options:
            assert weights[ask.options.index(chosen)] == max(weights)
