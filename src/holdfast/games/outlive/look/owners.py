"""Whose piece it is, and what is paid with what."""

from __future__ import annotations

from holdfast.games.outlive.pieces import COLORS, RESOURCES
from holdfast.games.outlive.state import State
from holdfast.kernel.step import Seat


def owner_of(state: State, seat: Seat | None, name: str) -> tuple[Seat | None, str]:
    """`blue/axe` names its owner; a bare `axe` is one's own."""
    color, slash, which = name.rpartition("/")
    if not slash:
        return seat, name
    there = COLORS[: len(state.shelters)]
    return (there.index(color) if color in there else None), which


def tokens(amounts: list[int]) -> list[str]:
    """So many of each resource, as a list that counts them."""
    return [name for at, name in enumerate(RESOURCES) for _ in range(amounts[at])]


def lacking(amounts: list[int], stores: list[int]) -> list[str]:
    """What of a price is not in these stores."""
    return tokens([max(0, needed - stores[at]) for at, needed in enumerate(amounts)])


def signed(number: int) -> str:
    """As scores are printed: with a sign, and a minus of its own width."""
    return f"{number:+d}".replace("-", "−") if number else "0"
