"""One seat's reading of the table: who will live, who is ahead, and what a life is worth to it.

A mind is made on an imagined table, where what the seat cannot know is random, so it reads only what
the seat does know: open cards, its own, numbers, and closed cards it has seen. Worths are *points of
margin*: points of one's own score to come, less those of the rivals, each counted by the threat it is.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from holdfast.games.lifeboat.chapters.c20_scoring import BODY_POINTS, DOUBLES, POINTS, TREASURES
from holdfast.games.lifeboat.instinct.odds import FALL_RATE, THIRST_RATE, life, nights_left
from holdfast.games.lifeboat.queries import count, find, holds, is_alive, wears_ring
from holdfast.games.lifeboat.state import (
    FRENCHY,
    KIND_OF,
    KINDS,
    PARASOL,
    RING,
    STRENGTH,
    SURVIVAL,
    WATER,
    Sailor,
    State,
)
from holdfast.kernel.step import Seat

SPREAD: Final = 3.0
"""How many points of margin are one unit of log-odds: friends and enemies of others are unknown."""
BODY_STAYS: Final = 0.6
"""How likely a body stays in the boat, where a psychopath counts it."""
GROWTH: Final = 0.0
"""Points that one who thinks gains on the others in a day."""
AGENCY: Final = 7.0
"""What it is worth to be able to act, besides the points for one's life."""
JEWELS: Final[int] = KINDS.index("jewels")


class Mind:
    """What one seat makes of the table now."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.own = state.sailors[seat]
        self.friend = state.friends[seat]
        self.enemy = state.enemies[seat]
        self.is_psychopath = self.enemy == self.own.character
        self.nights = nights_left(state.gulls)
        self.unseen = unseen_kinds(state, seat)
        self.unseen_cards = max(1, sum(self.unseen))
        self.waters = [self.waters_of(other) for other in range(len(state.sailors))]
        self.treasures = [self.treasure_of(other) for other in range(len(state.sailors))]
        self.lives = self.lives_after(self.nights)
        self.threats = self.threats_of(self.lives)
        self.wishes = [self.wish_for(other) for other in range(len(state.sailors))]
        """For each seat, the points of margin that its being alive at the end brings."""
        self.tonight: list[float] = []
        """What each navigation card is worth tonight, once it was asked for (`evening.all_cards`)."""

    # -- what is known of cards -----------------------------------------------------------------

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
        """Waters this one can count on. Others do not always drink in time, and lose theirs."""
        waters = self.number_of(WATER, other)
        return waters if other == self.seat else 0.7 * waters

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

    # -- who will live ------------------------------------------------------------------------------

    def coming(self, other: Seat, nights: float, spare_waters: float = 0.0) -> float:
        """Wounds that so many evenings will bring somebody, water, ring and parasol counted in."""
        sailor = self.state.sailors[other]
        character = sailor.character
        thirst = nights * (THIRST_RATE[character] + 0.1)
        if find(sailor.open, PARASOL) >= 0:
            thirst *= 0.35
        thirst -= min(0.9 * thirst, 0.9 * (self.waters[other] + spare_waters))
        falls = 0.0 if character == FRENCHY else nights * FALL_RATE[character]
        if wears_ring(sailor) or (other == self.seat and holds(sailor, RING)):
            falls *= 0.2
        return thirst + falls

    def lives_after(self, nights: float) -> list[float]:
        """Each seat's chance to be alive after so many evenings."""
        return [self.life_of(other, 0, nights) for other in range(len(self.state.sailors))]

    def life_of(self, other: Seat, wounds: int, nights: float) -> float:
        """This one's chance to live with so many wounds more than now."""
        sailor = self.state.sailors[other]
        if not is_alive(sailor):
            return 0.0
        coming = self.coming(other, nights) if nights > 0 else 0.0
        return life(sailor.strength - sailor.wounds - wounds, coming)

    def wounding(self, other: Seat, wounds: int) -> float:
        """What so many wounds more (or less) for somebody are worth to me."""
        if not wounds or not is_alive(self.state.sailors[other]):
            return 0.0
        change = self.life_of(other, wounds, self.nights) - self.lives[other]
        worth = self.wishes[other] * change
        if other == self.seat:
            worth += self.helplessness(wounds)
        return worth

    def helplessness(self, wounds: int) -> float:
        """What it costs besides to be so much nearer to lying there: one decides nothing, is robbed, and drowns."""
        spare = self.own.strength - self.own.wounds
        return self.faintness(spare) - self.faintness(spare - wounds)

    def faintness(self, spare: int) -> float:
        """How bad it is to have only so many wounds to spare."""
        return 3.0 if spare <= 0 else 3.0 / (1 + spare * spare)

    def drowning(self, other: Seat) -> float:
        """What it is worth to me that somebody is swept away, with every card."""
        if other == self.seat:
            return -self.wishes[other] * self.lives[other] - self.treasures[other] - 3.0
        gain = self.threats[other] * self.treasures[other]
        change = -self.lives[other] * self.wishes[other]
        if self.is_psychopath and self.state.sailors[other].character != self.friend and not self.state.wide_psychopath:
            change -= BODY_POINTS * (1.0 - self.lives[other])
        return change + gain

    # -- who is ahead ---------------------------------------------------------------------------------

    def score(self, other: Seat, lives: list[float]) -> float:
        """The score to expect of somebody if these are the chances to live."""
        state = self.state
        sailor = state.sailors[other]
        points = self.treasures[other]
        if other == self.seat:
            return points + self.own_bonds(lives)
        points += SURVIVAL[sailor.character] * lives[other] * (1.0 - 1.0 / len(state.sailors))
        for one, person in enumerate(state.sailors):
            if person.character != self.friend:
                points += SURVIVAL[person.character] * lives[one] / (len(state.sailors) - 1)
            if person.character != self.enemy and one != other:
                points += STRENGTH[person.character] * (1.0 - lives[one]) / (len(state.sailors) - 1)
        return points

    def own_bonds(self, lives: list[float]) -> float:
        """LIF-20.2 to LIF-20.6  My own score but for treasure."""
        points = 0.0
        for one, person in enumerate(self.state.sailors):
            character = person.character
            if one == self.seat and not self.is_psychopath:
                points += SURVIVAL[character] * lives[one]
            if character == self.friend:
                points += SURVIVAL[character] * lives[one]
            if character == self.enemy and not self.is_psychopath:
                points += STRENGTH[character] * (1.0 - lives[one])
            elif self.is_psychopath and one != self.seat and character != self.friend:
                points += BODY_POINTS * self.body(one, lives[one])
        return points

    def body(self, other: Seat, living: float) -> float:
        """How likely somebody ends as a body that counts for a psychopath."""
        sailor = self.state.sailors[other]
        if sailor.swept:
            return 1.0 if self.state.wide_psychopath else 0.0
        if not is_alive(sailor):
            return 0.9
        return (1.0 - living) * (1.0 if self.state.wide_psychopath else BODY_STAYS)

    def threats_of(self, lives: list[float]) -> list[float]:
        """How much each rival's score counts against mine: the nearer the lead, the more. They sum to 1."""
        weights = [exp(self.score(other, lives) / SPREAD) for other in range(len(self.state.sailors))]
        weights[self.seat] = 0.0
        total = sum(weights)
        return [weight / total for weight in weights]

    def margin_after(self, nights: float) -> float:
        """By how many points I shall be ahead if the boat lands after so many evenings."""
        lives = self.lives_after(nights)
        rivals = 0.0
        for other in range(len(self.state.sailors)):
            if other != self.seat:
                rivals += exp(self.score(other, lives) / SPREAD)
        landing = 1.0 - self.sea(lives, -1)
        return self.score(self.seat, lives) + GROWTH * nights - SPREAD * log(rivals) + SPREAD * log(max(0.01, landing))

    def sea(self, lives: list[float], besides: Seat) -> float:
        """LIF-19.3  The chance that nobody lives to see land, but for `besides`."""
        lost = 1.0
        for other, living in enumerate(lives):
            if other != besides:
                lost *= 1.0 - living
        return lost

    def gull(self) -> float:
        """What one gull more is worth to me: to be so much nearer to land with things as they are."""
        return self.margin_after(nights_left(self.state.gulls + 1)) - self.margin_after(self.nights)

    # -- what a life is worth ---------------------------------------------------------------------------

    def wish_for(self, other: Seat) -> float:
        """The points of margin that hang on this one's life."""
        sailor = self.state.sailors[other]
        character = sailor.character
        worth = AGENCY + 0.5 * self.treasures[other] if other == self.seat else 0.0
        if other == self.seat and not self.is_psychopath:
            worth += SURVIVAL[character]
        if character == self.friend:
            worth += SURVIVAL[character]
        if character == self.enemy and not self.is_psychopath:
            worth -= STRENGTH[character]
        if self.is_psychopath and other != self.seat and character != self.friend:
            worth -= BODY_POINTS * BODY_STAYS
        last_hope = SPREAD * self.sea(self.lives, other) / max(0.1, 1.0 - self.sea(self.lives, -1))
        return worth - self.rivals_wish_for(other) + last_hope

    def rivals_wish_for(self, other: Seat) -> float:
        """What this one's life is worth to my rivals, whose friends and enemies I can only guess."""
        character = self.state.sailors[other].character
        sharers = len(self.state.sailors) - 1
        worth = 0.0 if other == self.seat else self.threats[other] * SURVIVAL[character] * (1.0 - 1.0 / (sharers + 1))
        if character != self.friend:
            worth += SURVIVAL[character] / sharers
        if character != self.enemy:
            worth -= (1.0 - self.threats[other]) * STRENGTH[character] / sharers
        return worth


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
