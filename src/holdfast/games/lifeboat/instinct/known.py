"""What one seat knows of the cards: its own, the open ones, closed ones it has seen, and how the rest must be.

Made on an imagined table, where what the seat cannot know is random: so nothing else is read of it.
"""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.chapters.c20_scoring import DOUBLES, POINTS, TREASURES
from holdfast.games.lifeboat.queries import count
from holdfast.games.lifeboat.state import KIND_OF, KINDS, WATER, Sailor, State
from holdfast.kernel.step import Seat

JEWELS: Final[int] = KINDS.index("jewels")
IN_TIME: Final = 0.7
"""How often others drink a water of theirs in time, and do not lose it before."""


class Known:
    """The cards as one seat knows them."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.unseen = unseen_kinds(state, seat)
        """How many cards of each kind lie where this seat cannot see them."""
        self.unseen_cards = max(1, sum(self.unseen))
        self.waters = [self.waters_of(other) for other in range(len(state.sailors))]
        self.treasures = [self.treasure_of(other) for other in range(len(state.sailors))]
        """The points that lie before each seat, as far as one can tell."""

    def knows(self, card: int) -> bool:
        """Does this seat know just where this provision lies?"""
        return self.state.provisions_known.knows(self.seat, card)

    def share_of(self, kind: int) -> float:
        """How likely a card this seat has not seen is of this kind."""
        return self.unseen[kind] / self.unseen_cards

    def number_of(self, kind: int, other: Seat) -> float:
        """How many cards of this kind lie before somebody, as far as one can tell."""
        sailor = self.state.sailors[other]
        if other == self.seat:
            return float(count(sailor.open, kind) + count(sailor.closed, kind))
        found = float(count(sailor.open, kind))
        share = self.share_of(kind)
        for card in sailor.closed:
            if not self.knows(card):
                found += share
            elif KIND_OF[card] == kind:
                found += 1.0
        return found

    def waters_of(self, other: Seat) -> float:
        """Waters this one can count on."""
        waters = self.number_of(WATER, other)
        return waters if other == self.seat else IN_TIME * waters

    def treasure_of(self, other: Seat) -> float:
        """The points that lie before somebody, as far as one can tell."""
        sailor = self.state.sailors[other]
        points = 0.0
        for card in sailor.open:
            points += self.points_of(KIND_OF[card], sailor)
        average = self.average_points(sailor) if sailor.closed and other != self.seat else 0.0
        for card in sailor.closed:
            known = other == self.seat or self.knows(card)
            points += self.points_of(KIND_OF[card], sailor) if known else average
        return points

    def points_of(self, kind: int, sailor: Sailor) -> float:
        """LIF-20.8  What a treasure counts before this sailor."""
        treasure = TREASURES[kind]
        if not treasure:
            return 0.0
        points = self.state.jewels[-1] / (len(self.state.jewels) - 1) if kind == JEWELS else float(POINTS[kind])
        return 2.0 * points if DOUBLES[sailor.character] == treasure else points

    def average_points(self, sailor: Sailor) -> float:
        """What an unseen card counts before this sailor, on average."""
        total = 0.0
        for kind, left in enumerate(self.unseen):
            if left:
                total += left * self.points_of(kind, sailor)
        return total / self.unseen_cards


def unseen_kinds(state: State, seat: Seat) -> list[int]:
    """How many provisions of each kind this seat has no sight of: others' closed cards, deck, and what sank unseen."""
    known = state.provisions_known
    unseen = [0] * len(KINDS)
    hidden = [state.deck, state.packet, state.lost]
    for other, sailor in enumerate(state.sailors):
        if other != seat:
            hidden.append(sailor.closed)
    for pile in hidden:
        for card in pile:
            if not known.knows(seat, card):
                unseen[KIND_OF[card]] += 1
    return unseen
