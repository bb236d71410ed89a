"""The bot that looks ahead.

It imagines tables that its seat could not tell from the true one, says each answer it considers on every one of them,
and lets the game's policy play on for a while. All answers are tried on the same tables, so that luck is shared; after
each round the worse half is dropped, and what is left is tried on more tables (successive halving).
"""

from __future__ import annotations

import time
from math import exp
from typing import Any, Final

from holdfast.bots.bot import Seen
from holdfast.bots.recollection import Recollection
from holdfast.games import registry
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.play import question, read, submit
from holdfast.kernel.policy import Policy
from holdfast.kernel.rollout import Rollout
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table

USUAL: Final = 400
"""Tables played on for one answer, where no time is given."""
MOST: Final = 16
"""Answers considered, those that the policy likes best."""
UNDO: Final = "undo"
DRAWN: Final = 8
"""Tables imagined for one that is played on, where a memory tells the likely ones from the others."""
FINE: Final = 1000
"""How finely their likelihoods are told apart."""


class Thought:
    """One answer under trial."""

    def __init__(self, word: str) -> None:
        self.word = word
        """Its notation; empty: to say nothing."""
        self.worth = 0.0
        """What it was worth on all tables together."""


class Finding:
    """What a search came to: the word, how much better it is than the next, and on how many tables that rests."""

    def __init__(self, word: str, margin: float, tables: int) -> None:
        self.word = word
        self.margin = margin
        """In chances to win; 0 where there was nothing to compare."""
        self.tables = tables


class Budget:
    """How long a search may go on: so many tables played on, or so many seconds."""

    def __init__(self, rollouts: int, seconds: float) -> None:
        self.rollouts = rollouts
        self.seconds = seconds
        self.began = time.perf_counter()
        self.done = 0

    def spent(self) -> float:
        """Which part of it is gone. What is asked for in seconds differs from one machine to the other."""
        if self.seconds > 0:
            return (time.perf_counter() - self.began) / self.seconds
        return self.done / self.rollouts


class SearchBot:
    """Says what led to the best tables. Without `seconds` it plays on so many tables, and is repeatable."""

    def __init__(self, game: str, seconds: float = 0.0, seed: str = "", rollouts: int = USUAL) -> None:
        self.policy: Policy[Any] = registry.game(game).policy()
        self.seconds = seconds
        self.rollouts = rollouts
        self.seed = seed
        self.recollection = Recollection(self.policy, seed)

    def choose(self, seen: Seen) -> str:
        """The answer, or right, that turned out best."""
        return self.find(seen).word

    def find(self, seen: Seen) -> Finding:
        """The same, with what it rests on."""
        asks = seen.asks
        if asks and len(asks[0].options) == 1 and set(seen.rights) <= {UNDO}:
            return Finding(str(asks[0].options[0]), 0.0, 0)
        return Search(self, seen, f"{self.seed} seat {seen.seat} question {asks[0].id if asks else 0}").run()


class Search:
    """One search for one answer."""

    def __init__(self, bot: SearchBot, seen: Seen, key: str) -> None:
        self.seen = seen
        self.seat: Seat = seen.seat
        self.key = key
        first: Table[Any] = seen.imagine(key).sitting.table
        self.policy: Policy[Any] = bot.recollection.policy(seen, first.seats)
        """With what the seat remembers in mind; others play by what lies on the table."""
        self.thoughts = [Thought(word) for word in considered(self.policy, first, self.seat)]
        self.budget = Budget(bot.rollouts, bot.seconds)
        self.dice = Dice(seed_of(key)).stream("search")

    def run(self) -> Finding:
        """Halve the thoughts until one is left, each round with an equal part of the budget."""
        left = self.thoughts
        if len(left) == 1:
            return Finding(left[0].word, 0.0, 0)
        rounds = (len(left) - 1).bit_length()
        tables, margin = 0, 0.0
        for n in range(1, rounds + 1):
            while True:
                self.try_all(left, tables)
                tables += 1
                if self.budget.spent() >= n / rounds:
                    break
            left = sorted(left, key=lambda thought: -thought.worth)  # stable: of equals the policy's favourite
            margin = (left[0].worth - left[1].worth) / tables
            left = left[: (len(left) + 1) // 2]
        return Finding(left[0].word, margin, tables)

    def compare(self, words: list[str], tables: int) -> list[float]:
        """What each of these words is worth, all tried on the same tables."""
        thoughts = [Thought(word) for word in words]
        for number in range(tables):
            self.try_all(thoughts, number)
        return [thought.worth / tables for thought in thoughts]

    def try_all(self, thoughts: list[Thought], number: int) -> None:
        """Every one of these on the table of this number."""
        table = self.table(number)
        horizon = self.policy.horizon(table, self.seat)
        for thought in thoughts:
            trial = table.clone()
            if thought.word:
                submit(trial, self.seat, read(trial, self.seat, thought.word))
            thought.worth += Rollout(trial, self.policy, self.dice).run(self.seat, horizon)
            self.budget.done += 1

    def table(self, number: int) -> Table[Any]:
        """An imagined table; where the seat remembers what no table shows, the likelier of some come up more often."""
        drawn: list[Table[Any]] = []
        credences: list[float] = []
        for n in range(DRAWN):
            table = self.imagined(f"{number} {n}")
            credence = self.policy.credence(table, self.seat)
            if credence is None:
                return table
            drawn.append(table)
            credences.append(credence)
        best = max(credences)
        weights = [round(FINE * exp(credence - best)) for credence in credences]
        at = self.dice.below(sum(weights))
        chosen = 0
        while at >= weights[chosen]:
            at -= weights[chosen]
            chosen += 1
        return drawn[chosen]

    def imagined(self, name: str) -> Table[Any]:
        table: Table[Any] = self.seen.imagine(f"{self.key} table {name}").sitting.table
        return table


def considered(policy: Policy[Any], table: Table[Any], seat: Seat) -> list[str]:
    """The words worth a thought, those that the policy likes best first."""
    ask = question(table, seat)
    favourite = policy.choose(table, seat)
    words = ["" if favourite is None else favourite.text]
    if ask is None:
        words.append("")
    else:
        offered = ask.options(table, seat)
        weights = policy.weigh(table, seat, ask, offered) if len(offered) > 1 else [0.0]
        order = sorted(range(len(offered)), key=lambda at: -weights[at])
        words += [offered[at].text for at in order[:MOST]]
    return list(dict.fromkeys(words))
