"""Where to sit: the bow chooses its provisions first, the stern chooses the evening."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.instinct.evening import all_cards
from holdfast.games.lifeboat.instinct.mind import Mind
from holdfast.games.lifeboat.instinct.odds import best_of
from holdfast.games.lifeboat.queries import is_conscious
from holdfast.kernel.step import Seat

LATER: Final = 0.5
"""How many evenings after tonight a seat is kept, as a rule."""
ROWS: Final = 0.5
"""Cards that one who has still to act today lays on the row stack, on average."""
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
    """What it is worth to me to sit where this one sits now, tonight and for a while."""
    worth = steering_worth(mind) if steers_from(mind, place) else 0.0
    if mind.state.deck:
        worth += (1.0 + LATER) * FIRST_PICK * choosers_after(mind, place)
    return worth


def steering_worth(mind: Mind) -> float:
    """What it is worth to me to pick the evening's card: from tonight's stack, and later from what I row myself."""
    values = sorted(all_cards(mind))
    average = sum(values) / len(values)
    tonight = len(mind.state.row_stack) + ROWS * still_to_act(mind)
    return best_of(values, max(1.0, tonight)) - average + LATER * (best_of(values, 2.0) - average)


def still_to_act(mind: Mind) -> int:
    """How many conscious people have their turn today after me."""
    state = mind.state
    if mind.seat not in state.turn_order:
        return 0
    after = state.turn_order[state.turn_order.index(mind.seat) + 1 :]
    return len([other for other in after if is_conscious(state.sailors[other])])
