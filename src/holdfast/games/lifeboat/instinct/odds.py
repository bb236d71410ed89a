"""How the sea deals: chances read off the navigation deck once, and the chance to live through what is to come."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from holdfast.games.lifeboat.state import (
    CHARACTERS,
    GULLS_TO_LAND,
    NAVIGATION,
    OARS_ICON,
    OVERBOARD,
    STRONGMAN_ICON,
    THIRST,
)

DEALT: Final = len(NAVIGATION)

THIRST_RATE: Final[list[float]] = [
    sum(1 for named in THIRST if named >> character & 1) / DEALT for character in range(CHARACTERS)
]
"""How often each character is named thirsty: the Captain on three cards of four."""
FALL_RATE: Final[list[float]] = [
    sum(1 for named in OVERBOARD if named >> character & 1) / DEALT for character in range(CHARACTERS)
]
ROWERS_RATE: Final[float] = sum(1 for icon in OARS_ICON if icon) / DEALT
FIGHTERS_RATE: Final[float] = sum(1 for icon in STRONGMAN_ICON if icon) / DEALT

NIGHTS_PER_GULL: Final = 2.2
"""Evenings it takes a boat with an opinion to see one more gull."""


HOPE: Final = 0.05
"""While there is life: nobody alive is given less than this."""


def nights_left(gulls: int) -> float:
    """How many evenings there will be before the boat lands, as a rule."""
    return (GULLS_TO_LAND - gulls) * NIGHTS_PER_GULL


def chance(ahead: float, spread: float) -> float:
    """The chance that something wins which is `ahead` by so much, where `spread` is what luck usually makes of it."""
    return 1.0 / (1.0 + exp(max(-60.0, min(60.0, -ahead / spread))))


def life(margin: float, coming: float) -> float:
    """The chance to live with so many wounds to spare (0: unconscious) when so many more are on their way."""
    if margin < 0:
        return 0.0
    if coming <= 0:
        return 1.0
    return HOPE + (1.0 - HOPE) * chance(margin + 0.5 - coming, 0.55 * sqrt(coming + 0.3))


def best_of(values: list[float], seen: float) -> float:
    """What the best of so many cards is worth on average, when `values` are those of all cards, the worst first."""
    n = len(values)
    expected = 0.0
    below = 0.0
    for rank, worth in enumerate(values):
        up_to = ((rank + 1) / n) ** seen
        expected += worth * (up_to - below)
        below = up_to
    return expected
