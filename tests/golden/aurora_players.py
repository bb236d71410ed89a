"""Players who bring about each way a Last Aurora can end."""

from __future__ import annotations

import random

import holdfast
from holdfast.api import Table
from holdfast.kernel.sitting import Question


def careful(table: Table, ask: Question, rng: random.Random) -> str:
    """Plays by instinct, and now and then tries something else."""
    if rng.random() < 0.05:
        return rng.choice(ask.options)
    return holdfast.bot("greedy", "aurora").choose(table.seen_by(ask.seat))


def doomed(table: Table, ask: Question, rng: random.Random) -> str:
    """The first seat plays by instinct, the others anything: so they lose their people."""
    return careful(table, ask, rng) if ask.seat == 0 else rng.choice(ask.options)


def told(table: Table, event: str) -> bool:
    """Was everybody told of this?"""
    return any(one["event"] == event for one in table.events(None))


def won(table: Table) -> bool:
    return bool((table.result() or {})["winners"])


def lost(table: Table) -> bool:
    """Alone, alive, and yet the Automa has more fame or as much."""
    return not won(table) and not told(table, "Eliminated")


def thinned(table: Table) -> bool:
    """Somebody has left the game, and the others have played on to its end."""
    return told(table, "Eliminated")
