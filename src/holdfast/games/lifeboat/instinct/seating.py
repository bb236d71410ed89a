"""Where to sit: the bow chooses its provisions first, the stern chooses the evening."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.instinct.evening import all_cards
from holdfast.games.lifeboat.instinct.mind import Mind
from holdfast.games.lifeboat.instinct.odds import best_of
from holdfast.games.lifeboat.queries import is_conscious
from holdfast.kernel.step import Seat

LASTS: Final = 2.0
"""How many evenings a seat is kept, as a rule."""
FIRST_PICK: Final = 0.35
"""What it is worth a morning to choose before one more person."""


def steers_from(mind: Mind, place: Seat) -> bool:
    """Would I steer tonight from the place where this one sits now?"""
    state = mind.state
    for other in reversed(state.boat):
        if other == place:
            return True
        if other != mind.seat and is_conscious(state.sailors[other]):
            return False
        # Who changes places with me may be awake and end up nearer the stern than I.
        if other == mind.seat and is_conscious(state.sailors[place]):
            return False
    return False


def choosers_after(mind: Mind, place: Seat) -> int:
    """How many conscious people choose their provision after one who sits in this place."""
    state = mind.state
    after = state.boat.index(place) + 1
    return len([other for other in state.boat[after:] if is_conscious(state.sailors[other])])


def seat_worth(mind: Mind, place: Seat) -> float:
    """What it is worth to me to sit where this one sits now."""
    worth = LASTS * steering_worth(mind) if steers_from(mind, place) else 0.0
    if mind.state.deck:
        worth += LASTS * FIRST_PICK * choosers_after(mind, place)
    return worth


def steering_worth(mind: Mind) -> float:
    """What it is worth to me to pick tonight's card myself."""
    values = sorted(all_cards(mind))
    seen = len(mind.state.row_stack) + 2
    return best_of(values, seen) - sum(values) / len(values)
