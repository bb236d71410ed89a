"""How likely this group sees the ceasefire."""

from __future__ import annotations

from math import exp
from typing import Final

from holdfast.games.journal.instinct.known import HARM
from holdfast.games.journal.instinct.mind import Mind
from holdfast.games.journal.queries import boards
from holdfast.games.journal.state import State

LIFE: Final = 30.0
SPREAD: Final = 28.0
PER_NIGHT: Final = 6.5
"""What each night still to come takes, in points."""


def prospects(state: State) -> float:
    """Health and numbers, food for some days, boards; against the nights that are left."""
    mind = Mind(state)
    points = 10.0
    for who in mind.people:
        harm = sum([HARM[kind][level] for kind, level in enumerate(state.people[who].states)])
        points += max(4.0, LIFE - 0.4 * harm)
    points += 1.2 * min(12, mind.meals()) + 3.0 * len(boards(state)) - 1.0 * state.cold
    return 1.0 / (1.0 + exp(-(points - PER_NIGHT * mind.left - LIFE) / SPREAD))
