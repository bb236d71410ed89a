"""LIF-05.8  What people in the boat can say to each other with one press; nobody is bound by it."""

from __future__ import annotations

from holdfast.games.lifeboat.queries import is_alive, name_of, others_in_boat
from holdfast.games.lifeboat.state import KINDS, State
from holdfast.kernel.step import Seat


def sayable(state: State, seat: Seat, place: str) -> list[str]:
    """What fits a place; by what everybody sees alone, so that no menu tells anything."""
    if place == "whom":
        others = [other for other in others_in_boat(state, seat) if is_alive(state.sailors[other])]
        return [name_of(state, other) for other in others]
    return KINDS if place == "card" else []
