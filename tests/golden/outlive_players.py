"""Players who bring about each way an Outlive can end."""

from __future__ import annotations

import random
from collections.abc import Callable

import holdfast
from holdfast.api import Table
from holdfast.kernel.play import top
from holdfast.kernel.sitting import Question
from holdfast.kernel.step import Decision

Said = tuple[str, str]
"""An author and a word."""

Mind = Callable[[Table, Question, random.Random], str]


def say(table: Table, mind: Mind, rng: random.Random) -> Said:
    """The next line: mostly an answer; now and then a right, a word taken back, or the clock."""
    chance = rng.random()
    asks = table.asking()
    if chance < 0.01 and isinstance(top(table.sitting.table), Decision):
        return "clock", "time"
    if chance < 0.06:
        seat = rng.randrange(table.seats)
        rights = table.rights(seat)
        if rights:
            return str(seat), rng.choice(rights)
    ask = rng.choice(asks)
    return str(ask.seat), mind(table, ask, rng)


def careful(table: Table, ask: Question, rng: random.Random) -> str:
    """Plays by instinct, and now and then tries something else."""
    if rng.random() < 0.05:
        return rng.choice(ask.options)
    return holdfast.bot("greedy", "outlive").choose(table.seen_by(ask.seat))


def reckless(table: Table, ask: Question, rng: random.Random) -> str:
    """Anything: so all starve, and scores are often equal."""
    if ask.kind == "ResolveDisaster":
        return "pass"
    return rng.choice([word for word in ask.options if not word.startswith("repair")])
