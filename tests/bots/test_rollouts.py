"""A table played on by a policy: worth the same from the same seed, and nothing its seat does not know."""

from __future__ import annotations

from itertools import islice

import pytest

import holdfast
from bots.seen import questions, with_other_secrets
from holdfast.api import Table
from holdfast.games import registry
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.rollout import Rollout

GAMES = {"lifeboat": 5, "outlive": 3, "aurora": 3, "doomsday": 5, "journal": 2}


def in_mid_play(game: str, seed: str, after: int = 40) -> tuple[Table, int]:
    return next(islice(questions(GAMES[game], seed, ["greedy"] * GAMES[game], game=game), after, None))


@pytest.mark.parametrize("game", GAMES)
def test_a_rollout_is_a_chance_and_the_same_from_the_same_seed(game: str) -> None:
    table, seat = in_mid_play(game, "chance")
    seen = table.seen_by(seat)

    worth = [seen.rollout(option, "once", horizon=60, whim=40) for option in seen.asks[0].options[:4]]

    assert all(0 <= one <= 1 for one in worth)
    assert worth == [seen.rollout(option, "once", horizon=60, whim=40) for option in seen.asks[0].options[:4]]


@pytest.mark.parametrize("game", GAMES)
def test_a_rollout_knows_no_more_than_its_seat(game: str) -> None:
    for n in range(6):
        table, seat = in_mid_play(game, f"blind {n}", 10 + 12 * n)
        other = with_other_secrets(table, seat, f"other {n}")

        assert table.seen_by(seat).rollout("", "same", 50) == other.seen_by(seat).rollout("", "same", 50)


@pytest.mark.parametrize("game", GAMES)
def test_to_the_end_a_rollout_tells_who_won(game: str) -> None:
    table = holdfast.new(game, seats=GAMES[game], seed="to the end").sitting.table
    rollout = Rollout(table, registry.game(game).policy(), Dice(seed_of("whims")), whim=30)

    worth = rollout.run(0, horizon=1_000_000)

    assert table.result is not None
    assert worth == (1 / len(table.result.winners) if 0 in table.result.winners else 0.0)


def test_the_horizon_ends_it() -> None:
    table = holdfast.new("lifeboat", seats=4, seed="short").sitting.table
    rollout = Rollout(table, registry.game("lifeboat").policy(), Dice(seed_of("none")))

    rollout.run(0, horizon=7)

    assert (rollout.choices, table.result) == (7, None)


def test_without_whims_a_rollout_is_what_greedy_bots_would_play() -> None:
    """On one and the same table: a bot imagines its own each time, a rollout goes on with the one it has."""
    game = registry.game("outlive")
    one, other = (holdfast.new("outlive", seats=3, seed="alike") for _ in range(2))
    Rollout(one.sitting.table, game.policy(), Dice(seed_of("none"))).run(0, horizon=30)

    choices = 0
    while choices < 30:
        seat, offered = other.asking()[0].seat, other.asking()[0].options
        choices += len(offered) > 1
        choice = game.policy().choose(other.sitting.table, seat)
        assert choice is not None
        other.play(seat, choice.text)

    assert [one.view(seat) for seat in range(3)] == [other.view(seat) for seat in range(3)]


def test_thinking_moves_nothing() -> None:
    table, seat = in_mid_play("lifeboat", "still")
    before = table.view(seat), table.record()

    table.seen_by(seat).rollout("", "anything", 30, 128)

    assert before == (table.view(seat), table.record())
