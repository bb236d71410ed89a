"""DOM-02  Of what team somebody is with these cards: every combination once, so that beliefs only look it up.

A cell is a type of role with two kinds of loyalty cards; they are listed in this order. A type of role is its colour
and what it says of «always».
"""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday.pieces import (
    ALWAYS,
    COLOUR,
    LEGION,
    LOYAL_BY,
    LOYAL_TO,
    LOYALTIES,
    LOYALTY_OF,
    NO_TEAM,
    OUTLAW,
    ROLE_POINTS,
    SECRET_BY,
    SECRET_FOR,
)

TEAM_COUNT: Final = 5
KINDS: Final = len(LOYALTIES)
KIND_TO: Final = [LOYAL_TO[LOYALTY_OF.index(kind)] for kind in range(KINDS)]
KIND_BY: Final = [LOYAL_BY[LOYALTY_OF.index(kind)] for kind in range(KINDS)]
TYPES: Final = sorted({(COLOUR[card], ALWAYS[card]) for card in range(len(COLOUR))})
TYPE_OF: Final = [TYPES.index((COLOUR[card], ALWAYS[card])) for card in range(len(COLOUR))]
"""The type of each role card."""
TYPE_COUNT: Final = len(TYPES)
SECRETS: Final = [kind for kind, by in enumerate(SECRET_BY) if by]
"""Kinds of programs that are secret loyalties."""


def team_with(kind: int, left: int, right: int, extra: list[int], inverted: bool) -> int:
    """DOM-02.1 to DOM-02.5  The team of these cards, with so many points besides for human, machine and outlaw."""
    if LEGION in (KIND_TO[left], KIND_TO[right]):
        return LEGION
    colour, always = TYPES[kind]
    if always != NO_TEAM:
        return always
    points = extra[:]
    for one in (left, right):
        if KIND_TO[one] <= OUTLAW:
            points[KIND_TO[one]] += KIND_BY[one]
    if inverted:
        points[0], points[1] = points[1], points[0]
    points[colour] += ROLE_POINTS
    best = max(points)
    return points.index(best) if points.count(best) == 1 else OUTLAW


def plain_teams(inverted: bool, extra: list[int]) -> list[int]:
    """The team of each cell without a secret loyalty but for those of which the points are known."""
    every = range(KINDS)
    return [
        team_with(kind, left, right, extra, inverted) for kind in range(TYPE_COUNT) for left in every for right in every
    ]


def turned_teams(inverted: bool, known: list[int], copies: list[int]) -> list[list[float]]:
    """The chances of each team for each cell with one more secret loyalty, of which there are so many copies each."""
    found: list[list[float]] = []
    every = range(KINDS)
    for kind in range(TYPE_COUNT):
        for left in every:
            for right in every:
                chances = [0.0] * TEAM_COUNT
                for secret, n in zip(SECRETS, copies, strict=True):
                    extra = known[:]
                    extra[SECRET_FOR[secret]] += SECRET_BY[secret]
                    chances[team_with(kind, left, right, extra, inverted)] += n / sum(copies)
                found.append(chances)
    return found
