"""The greedy bot in Outlive: strong, honest, and as good as the rulebook's example player."""

from __future__ import annotations

import pytest

import holdfast
from bots.seen import questions, said, with_other_secrets
from holdfast.games.outlive.instinct.weighing import INSTINCT
from holdfast.kernel.play import options, waiting
from holdfast.lab.tally import Tally
from lab.tallies import fair_share

EXAMPLE_SCORE = 30
"""What Lily-Rose scores in the rulebook (OUT-EX19)."""


def played(bots: list[str], seats: int, games: int) -> Tally:
    return fair_share("outlive", bots, seats, games)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_one_greedy_seat_wins_more_than_twice_its_fair_share(seats: int) -> None:
    assert played(["greedy", "random"], seats, games=24).by_bot()["greedy"].low > 2 / seats


@pytest.mark.slow
def test_against_one_random_player_it_wins_nine_times_in_ten() -> None:
    assert played(["greedy", "random"], 2, games=40).by_bot()["greedy"].low > 0.9


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_its_like_it_scores_about_what_the_rulebook_s_example_does(seats: int) -> None:
    scores = played(["greedy"], seats, games=24).mean_scores()["greedy"]

    assert EXAMPLE_SCORE - 4 < scores < EXAMPLE_SCORE + 8


@pytest.mark.parametrize("seats", [2, 4])
def test_other_secrets_same_decision(seats: int) -> None:
    for number, (table, seat) in enumerate(questions(seats, "honest", ["greedy"] * seats, game="outlive")):
        if number % 5 == 0:
            bot = holdfast.bot("greedy", "outlive", seed="the same")
            other = with_other_secrets(table, seat, f"other {number}")

            assert bot.choose(table.seen_by(seat)) == bot.choose(other.seen_by(seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_instinct_reads_nothing_its_seat_does_not_know(seats: int) -> None:
    """Even on the true table: so it would not matter which table it imagined."""
    for number, (table, seat) in enumerate(questions(seats, "blind", ["random"] * seats, game="outlive")):
        other = with_other_secrets(table, seat, f"other {number}")
        truth, dream = table.sitting.table, other.sitting.table

        assert said(INSTINCT, truth, seat) == said(INSTINCT, dream, seat)
        assert INSTINCT.value(truth, seat) == INSTINCT.value(dream, seat)


def test_value_is_a_chance_and_in_the_end_the_truth() -> None:
    *_, (table, _) = questions(3, "worth", ["greedy"] * 3, game="outlive")
    while not table.result():
        ask = table.asking()[0]
        chances = [INSTINCT.value(table.sitting.table, seat) for seat in range(3)]
        assert abs(sum(chances) - 1) < 1e-9
        table.play(ask.seat, ask.default)
    result = table.result() or {}
    shares = [INSTINCT.value(table.sitting.table, seat) for seat in range(3)]

    assert [seat for seat in range(3) if shares[seat]] == result["winners"]


def test_weights_order_the_options() -> None:
    for table, seat in questions(3, "order", ["greedy"] * 3, game="outlive"):
        kernel_table = table.sitting.table
        ask = next(ask for ask in table.asking() if ask.seat == seat)
        chosen = said(INSTINCT, kernel_table, seat)
        weights = INSTINCT.weigh(kernel_table, seat, waiting(kernel_table)[0][1], options(kernel_table, seat))

        assert weights[ask.options.index(chosen)] == max(weights)
