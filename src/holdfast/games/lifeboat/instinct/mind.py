"""One seat's reading of the table: who will live, who is ahead, and what a life is worth to it.

Worths are *points of margin*: points of one's own score to come, less those of the rivals, each counted by the
threat it is.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from holdfast.games.lifeboat.chapters.c20_scoring import BODY_POINTS
from holdfast.games.lifeboat.instinct.known import Known
from holdfast.games.lifeboat.instinct.odds import FALL_RATE, THIRST_RATE, life, nights_left
from holdfast.games.lifeboat.queries import find, holds, is_alive, wears_ring
from holdfast.games.lifeboat.state import (
    FRENCHY,
    PARASOL,
    RING,
    STRENGTH,
    SURVIVAL,
    State,
)
from holdfast.kernel.step import Seat

SPREAD: Final = 3.0
"""How many points of margin are one unit of log-odds: friends and enemies of others are unknown."""
BODY_STAYS: Final = 0.6
"""How likely a body stays in the boat, where a psychopath counts it."""
AGENCY: Final = 7.0
"""What it is worth to be able to act, besides the points for one's life."""


class Mind(Known):
    """What one seat makes of the table now."""

    def __init__(self, state: State, seat: Seat) -> None:
        super().__init__(state, seat)
        self.own = state.sailors[seat]
        self.friend = state.friends[seat]
        self.enemy = state.enemies[seat]
        self.is_psychopath = self.enemy == self.own.character
        self.lives = self.lives_after(self.nights)
        self.threats = self.threats_of(self.lives)
        self.wishes = [self.wish_for(other) for other in range(len(state.sailors))]
        """For each seat, the points of margin that its being alive at the end brings."""
        self.tonight: list[float] = []
        """What each navigation card is worth tonight, once it was asked for (`evening.all_cards`)."""

    # No float fields that other modules read: mypyc's separate build forgets how to ask for them when it
    # compiles only the reader anew ("value is not in list").
    @property
    def nights(self) -> float:
        """Evenings before the boat lands, as a rule."""
        return nights_left(self.state.gulls)

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
        return self.score(self.seat, lives) - SPREAD * log(rivals) + SPREAD * log(max(0.01, landing))

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
