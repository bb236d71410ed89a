"""The bot that looks ahead: it knows no more than its seat, keeps to its budget, and finds what the instinct misses."""

from __future__ import annotations

import time
from itertools import islice
from typing import Any

import pytest

import holdfast
from bots.seen import questions, with_other_secrets
from holdfast.api import Table
from holdfast.bots.recollection import Recollection
from holdfast.bots.search import Budget, SearchBot
from holdfast.games.outlive.state import State
from holdfast.kernel.policy import Policy
from holdfast.kernel.step import Ask, Choice
from holdfast.kernel.table import Table as KernelTable

GAMES = {"lifeboat": 4, "outlive": 2, "aurora": 3, "doomsday": 5, "journal": 2}
FEW = 24
"""Tables played on for an answer: enough to see how it goes about it."""


def choices(game: str, seed: str, step: int) -> list[tuple[Table, int]]:
    """Now and then a question with something to choose, of a game that greedy bots play."""
    open_ones = (
        (table.clone(), seat)
        for table, seat in questions(GAMES[game], seed, ["greedy"] * GAMES[game], game=game, most=12 * step)
        if len(table.seen_by(seat).asks[0].options) > 1
    )
    return list(islice(open_ones, 0, None, step))[:4]


@pytest.mark.parametrize("game", GAMES)
def test_other_secrets_same_answer(game: str) -> None:
    for number, (table, seat) in enumerate(choices(game, "ahead", 9)):
        other = with_other_secrets(table, seat, f"other {number}")
        bot = SearchBot(game, seed="same", rollouts=FEW)

        assert bot.find(table.seen_by(seat)).word == bot.find(other.seen_by(seat)).word


@pytest.mark.parametrize("game", GAMES)
def test_it_says_what_is_offered_and_moves_nothing(game: str) -> None:
    for table, seat in choices(game, "offered", 11):
        before = table.view(seat), table.record()
        seen = table.seen_by(seat)

        word = SearchBot(game, rollouts=FEW).choose(seen)

        assert word in [*seen.asks[0].options, *seen.rights]
        assert before == (table.view(seat), table.record())


def test_its_time_is_what_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock on which one table played on takes a hundredth of a second."""
    now = [0.0]
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    table, seat = choices("outlive", "time", 9)[1]
    bot = SearchBot("outlive", seconds=1.0)

    def rollout_done(budget: Budget) -> float:
        now[0] = budget.done / 100
        return now[0] / budget.seconds

    monkeypatch.setattr(Budget, "spent", rollout_done)
    found = bot.find(table.seen_by(seat))

    assert found.tables > 0
    assert 0.8 <= now[0] <= 1.2


def test_a_single_option_needs_no_thought() -> None:
    for table, seat in questions(4, "single", ["greedy"] * 4):
        seen = table.seen_by(seat)
        if len(seen.asks[0].options) == 1 and not set(seen.rights) - {"undo"}:
            found = SearchBot("lifeboat", rollouts=FEW).find(seen)

            assert (found.word, found.tables) == (seen.asks[0].options[0], 0)
            return
    pytest.fail("no question with one option came")


class Hoarder(Policy[State]):
    """Holds that who has more in store is nearer to victory, and looks no further. Likes all answers alike."""

    def horizon(self, table: KernelTable[State], seat: int) -> int:
        return 0

    def value(self, table: KernelTable[State], seat: int) -> float:
        return stores(table, seat) / 100

    def weigh(self, table: KernelTable[State], seat: int, ask: Ask[Any, Any], offered: list[Choice]) -> list[float]:
        return [0.0] * len(offered)


def stores(table: KernelTable[State], seat: int) -> int:
    return sum(table.state.shelters[seat].stores)


def test_it_finds_what_leads_to_the_better_table() -> None:
    table, seat = next(
        (table, seat)
        for table, seat in questions(2, "hoard", ["greedy"] * 2, game="outlive")
        if sum("gather" in option for option in table.seen_by(seat).asks[0].options) > 2
    )
    led_to: dict[str, int] = {}
    for option in table.seen_by(seat).asks[0].options:
        after = table.clone()
        after.play(seat, option)
        led_to[option] = stores(after.sitting.table, seat)
    bot = SearchBot("outlive", rollouts=FEW)
    bot.policy = Hoarder()
    bot.recollection = Recollection(bot.policy, "")

    found = bot.find(table.seen_by(seat))

    best = sorted(led_to.values())
    assert led_to[found.word] == best[-1] > best[0]


def test_a_name_is_enough() -> None:
    table = holdfast.new("outlive", seats=2, seed="by name")
    seat = table.asking()[0].seat

    word = holdfast.bot("search", "outlive", seconds=0.05).choose(table.seen_by(seat))

    assert word in table.asking()[0].options
