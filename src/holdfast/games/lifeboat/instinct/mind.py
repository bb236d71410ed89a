"""One seat's reading of the table: who will live, who is ahead, and what a life is worth to it.

Worths are *points of margin*: points of one's own score to come, less those of the rivals, each counted by the
threat it is.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from holdfast.games.lifeboat.chapters.c20_scoring import BODY_POINTS
from holdfast.games.lifeboat.instinct.bonds import by_seats, flat, levelled
from holdfast.games.lifeboat.instinct.catalogue import NUMBERS
from holdfast.games.lifeboat.instinct.dealings import Dealings
from holdfast.games.lifeboat.instinct.known import Known
from holdfast.games.lifeboat.instinct.odds import FALL_RATE, THIRST_RATE, life, nights_left
from holdfast.games.lifeboat.instinct.tempers import PLAIN
from holdfast.games.lifeboat.queries import find, holds, is_alive, seat_of, wears_ring
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
HOME: Final[float] = NUMBERS.gull.home
LATE: Final[float] = NUMBERS.gull.late
LATE_FROM: Final[int] = NUMBERS.gull.late_from
USUAL: Final[float] = NUMBERS.norm.usual
LOVE, ORDER, PRIDE, NERVE = range(4)
"""The traits that differ a little from game to game."""


class Mind(Known):
    """What one seat makes of the table now."""

    def __init__(self, state: State, seat: Seat, memory: Dealings | None = None) -> None:
        super().__init__(state, seat)
        self.memory = memory
        self.own = state.sailors[seat]
        self.friend = state.friends[seat]
        self.enemy = state.enemies[seat]
        self.temper = PLAIN if memory is not None and not memory.key else self.own.character
        self.friends = self.bonds(None if memory is None else memory.friendly, seat_of(state, self.friend))
        """For each seat, the chances of whose friend it is."""
        self.enemies = self.bonds(None if memory is None else memory.hostile, seat_of(state, self.enemy))
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

    # -- who is who's ---------------------------------------------------------------------------------

    def bonds(self, speaks: list[list[float]] | None, mine: Seat) -> list[list[float]]:
        """Whose friends, or enemies, the others are, by what I have seen of them and by the card I hold."""
        sailors = self.state.sailors
        if speaks is None:
            return flat(len(sailors), self.seat, mine)
        return levelled(by_seats(speaks, sailors), self.seat, mine)

    def owed(self, other: Seat) -> float:
        """What this one has done for me; below 0: a grudge."""
        memory = self.memory
        if memory is None:
            return 0.0
        return memory.owed[self.state.sailors[other].character][self.own.character]

    def robs(self, other: Seat) -> float:
        """How many cards this one has demanded of people lately, beyond what the others do."""
        memory = self.memory
        if memory is None:
            return 0.0
        sailors = self.state.sailors
        usual = sum([memory.robs[one.character] for one in sailors]) / len(sailors)
        return max(0.0, memory.robs[sailors[other].character] - USUAL * usual)

    def firmness(self, other: Seat) -> float:
        """How much likelier than usual this one refuses a demand, by what was seen; 1: as anybody."""
        memory = self.memory
        return 1.0 if memory is None else memory.firmness(self.state.sailors[other].character)

    def order(self, power: float) -> float:
        """How much robbers are stood up to in this boat, to this power; 1: as usual."""
        memory = self.memory
        return 1.0 if memory is None else float(min(1.2, memory.order()) ** power)

    def zeal(self, power: float) -> float:
        """How much the boat rows, to this power; 1: as usual, or more."""
        memory = self.memory
        return 1.0 if memory is None else float(min(1.0, memory.zeal()) ** power)

    def trait(self, which: int, usual: list[float]) -> float:
        """How much of this trait I have in this game."""
        memory = self.memory
        return usual[self.temper] * (1.0 if memory is None else memory.whims[which])

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
        friends, enemies = self.friends[other], self.enemies[other]
        points += SURVIVAL[sailor.character] * lives[other] * (1.0 - enemies[other])
        for one, person in enumerate(state.sailors):
            points += SURVIVAL[person.character] * lives[one] * friends[one]
            if one != other:
                points += STRENGTH[person.character] * (1.0 - lives[one]) * enemies[one]
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

    def leads(self) -> bool:
        """Shall I have most if we land as things are?"""
        mine = self.score(self.seat, self.lives)
        return all(
            self.score(other, self.lives) < mine for other in range(len(self.state.sailors)) if other != self.seat
        )

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
        """What one gull more is worth to me: to be so much nearer to land with things as they are; all want to land."""
        home = HOME + LATE * max(0, self.state.day - LATE_FROM)
        return self.margin_after(nights_left(self.state.gulls + 1)) - self.margin_after(self.nights) + home

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
        """What this one's life is worth to my rivals, as far as I can tell their friends and enemies."""
        character = self.state.sailors[other].character
        worth = 0.0
        for rival in range(len(self.state.sailors)):
            threat = self.threats[rival]
            if rival == other:
                worth += threat * SURVIVAL[character] * (1.0 - self.enemies[rival][rival])
            else:
                worth -= threat * STRENGTH[character] * self.enemies[rival][other]
            worth += threat * SURVIVAL[character] * self.friends[rival][other]
        return worth
