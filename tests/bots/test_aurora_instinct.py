"""The greedy bot in Last Aurora: strong, honest, and alive at the end of most games against the Automa."""

from __future__ import annotations

import pytest

import holdfast
from bots.seen import questions, with_other_secrets
from holdfast.games.aurora.instinct.weighing import INSTINCT
from holdfast.lab.tally import Tally
from lab.tallies import fair_share

SOLO_GAMES = 24


def played(bots: list[str], seats: int, games: int) -> Tally:
    return fair_share("aurora", bots, seats, games)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_one_greedy_seat_wins_more_than_twice_its_fair_share(seats: int) -> None:
    assert played(["greedy", "random"], seats, games=16).by_bot()["greedy"].low > 2 / seats


@pytest.mark.slow
def test_against_the_automa_most_games_are_survived_and_some_are_won() -> None:
    """Of four hundred it survives four in five and wins one in four; few games say less."""
    done = played(["greedy"], 1, SOLO_GAMES).outcomes
    survived = [one for one in done if one.reason != "elimination"]

    assert len(survived) >= SOLO_GAMES * 0.6
    assert [one for one in done if one.winners]


@pytest.mark.parametrize("seats", [1, 3])
def test_other_secrets_same_decision(seats: int) -> None:
    for number, (table, seat) in enumerate(questions(seats, "honest", ["greedy"] * seats, game="aurora")):
        if number % 5 == 0:
            bot = holdfast.bot("greedy", "aurora", seed="the same")
            other = with_other_secrets(table, seat, f"other {number}")

            assert bot.choose(table.seen_by(seat)) == bot.choose(other.seen_by(seat))


def test_value_is_a_chance_and_in_the_end_the_truth() -> None:
    *_, (table, _) = questions(3, "worth", ["greedy"] * 3, game="aurora")
    while not table.result():
        ask = table.asking()[0]
        chances = [INSTINCT.value(table.sitting.table, seat) for seat in range(3)]
        assert abs(sum(chances) - 1) < 1e-9
        table.play(ask.seat, ask.default)
    result = table.result() or {}
    shares = [INSTINCT.value(table.sitting.table, seat) for seat in range(3)]

    assert [seat for seat in range(3) if shares[seat]] == result["winners"]
