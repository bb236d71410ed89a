"""LIF-V2  Who is whose friend and enemy: each card exists once, mine I know, of the rest deeds speak."""

from __future__ import annotations

from math import exp
from typing import Final

from holdfast.games.lifeboat.state import Sailor
from holdfast.kernel.step import Seat

ROUNDS: Final = 6
FLAT: Final[dict[int, list[list[float]]]] = {}
"""The chances where nothing speaks for anybody, by number of seats, seat and the seat whose card it holds."""


def flat(seats: int, me: Seat, mine: Seat) -> list[list[float]]:
    """For each seat, the chance that it holds the card of each; one list serves all: do not change it."""
    key = (seats * 8 + me) * 8 + mine + 1
    found = FLAT.get(key)
    if found is None:
        found = FLAT[key] = levelled([[0.0] * seats for _ in range(seats)], me, mine)
    return found


def levelled(speaks: list[list[float]], me: Seat, mine: Seat) -> list[list[float]]:
    """The same from log-weights: rows and columns are made to sum to 1 in turn."""
    seats = len(speaks)
    chances = [[exp(one) for one in row] for row in speaks]
    for other in range(seats):
        if mine >= 0:
            chances[other][mine] = 0.0
        chances[me][other] = 0.0
    for _ in range(ROUNDS):
        level_columns(chances, mine)
        level_rows(chances, me)
    if mine >= 0:
        chances[me][mine] = 1.0
    return chances


def level_columns(chances: list[list[float]], mine: Seat) -> None:
    """Each card lies before somebody; mine before me."""
    for whom in range(len(chances)):
        if whom != mine:
            total = sum([row[whom] for row in chances])
            for row in chances:
                row[whom] /= total


def level_rows(chances: list[list[float]], me: Seat) -> None:
    """Everybody has one."""
    for other, row in enumerate(chances):
        if other != me:
            total = sum(row)
            for whom in range(len(row)):
                row[whom] /= total


def by_seats(speaks: list[list[float]], sailors: list[Sailor]) -> list[list[float]]:
    """What is kept by character, by seat."""
    characters = [sailor.character for sailor in sailors]
    return [[speaks[one][other] for other in characters] for one in characters]
