"""What one table needs now: what each thing is worth to the group, and what a change of a state costs or spares."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal.instinct.known import FIRST, HARM, MEAL, SECOND, WEAPON_KINDS, Stuff
from holdfast.games.journal.pieces import (
    AMMO,
    BANDAGES,
    BLACK_SIDES,
    COMPONENT,
    CURES,
    EMPATHY,
    FOOD,
    ITEMS,
    MEDICAL,
    MEDS,
    MISERY,
    NOURISHES,
    WATER,
    WEIGHT,
    WOOD,
    WORST,
)
from holdfast.games.journal.queries import group, present, stock
from holdfast.games.journal.state import State

LAST_DAY: Final = (12, 7)
"""The day of the ceasefire, on the average: of a full siege, of a short one."""
FOOD_DAYS: Final[list[tuple[float, float]]] = [(1.0, 1.5), (2.0, 1.25), (3.0, 1.0), (5.0, 0.7)]
"""While food lasts less than so many days, a meal is worth so many times its worth."""
FOOD_PLENTY: Final = 0.4
STEPS: Final[dict[int, list[tuple[int, float]]]] = {
    WOOD: [(6, 1.4), (12, 1.1), (20, 0.7), (30, 0.35)],
    COMPONENT: [(6, 1.5), (12, 1.1), (18, 0.6), (26, 0.3)],
}
"""While there is less than so much of a material, one more is worth so much."""
MATERIAL_LEFT: Final = 0.12
MEDICINE: Final[list[float]] = [10.0, 8.0, 5.0, 3.0]
UNKNOWN: Final = -1.0
HERBS: Final = 0.4
"""Herbal meds help less often."""


class Mind:
    """What speaks for and against, in points, for one state of the table. Reads nothing that is hidden."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.people = group(state)
        last = LAST_DAY[1] if state.short else LAST_DAY[0]
        self.left = max(1, last - state.day)
        """Nights still to come, about."""
        self._meals = sum([self.have(kind) * (1 + NOURISHES[kind]) for kind in FOOD])
        self._worths = [UNKNOWN] * len(ITEMS)
        self._losses = [UNKNOWN] * len(ITEMS)
        """What was asked before."""
        self.tasks: list[int] = []
        """The plan of the night, by character, once it is made."""
        self.load: list[int] = []
        """How much of each resource goes home, once it is reckoned."""
        self.wish: tuple[int, int] | None = None
        """What an exchange is for, and what it costs, once it is known."""

    # -- states --------------------------------------------------------------------------------------

    def step(self, who: int, kind: int, n: int) -> float:
        """What it costs when a state changes by so much; below 0 it is a relief."""
        level = self.state.people[who].states[kind]
        after = max(0, min(WORST, level + n))
        return HARM[kind][after] - HARM[kind][level]

    def misery_of(self, who: list[int], n: int) -> float:
        """What a roll against empathy costs these people, on the average."""
        return sum(self.step(one, MISERY, n) * min(BLACK_SIDES, EMPATHY[one]) / BLACK_SIDES for one in who)

    def harm_of(self, who: int) -> float:
        """All that a character suffers from."""
        states = self.state.people[who].states
        return sum(HARM[kind][level] for kind, level in enumerate(states))

    # -- things --------------------------------------------------------------------------------------

    def have(self, kind: int) -> int:
        return self.state.storage[kind] + self.state.pile[kind]

    def meals(self) -> int:
        """Levels of hunger that all food at hand keeps off."""
        return self._meals

    def hunger_for(self, more: float = 0.0) -> float:
        """How much dearer food is than usual."""
        days = (self.meals() + more) / max(1, len(self.people))
        if days > self.left + 1:
            return 0.1
        for least, times in FOOD_DAYS:
            if days < least:
                return times
        return FOOD_PLENTY

    def worth(self, kind: int, more: int = 0) -> float:
        """What one more of this kind is worth, besides what there is and so many more."""
        if more:
            return self.reckon(kind, more)
        worth = self._worths[kind]
        if worth == UNKNOWN:
            worth = self._worths[kind] = self.reckon(kind, 0)
        return worth

    def loss(self, kind: int) -> float:
        """What one less of this kind costs."""
        loss = self._losses[kind]
        if loss == UNKNOWN:
            loss = self._losses[kind] = self.reckon(kind, -1)
        return loss

    def reckon(self, kind: int, more: int) -> float:
        have = self.have(kind) + more
        if kind in FOOD:
            return MEAL * (1 + NOURISHES[kind]) * self.hunger_for(MEAL * more)
        if kind == WATER:
            return self.water(have)
        if kind in STEPS:
            return material(kind, have)
        if kind in MEDICAL:
            return self.medicine(kind, have)
        if kind in WEAPON_KINDS:
            have = sum([self.have(one) for one in WEAPON_KINDS]) + more
        elif kind == AMMO:
            have //= 3
        return FIRST[kind] * SECOND ** max(0, min(4, have))

    def water(self, have: int) -> float:
        """For tonight, for tomorrow, and for cooking and plants."""
        people = max(1, len(self.people))
        if have < people:
            return 2.2
        if have < 2 * people:
            return 1.5
        if have < 3 * people + 3:
            return 0.7
        return 0.12

    def medicine(self, kind: int, have: int) -> float:
        """Worth more while somebody needs it."""
        state = self.state
        ill = sum(1 for who in self.people if state.people[who].states[CURES[kind]])
        first = MEDICINE[min(len(MEDICINE) - 1, max(0, have - ill + 1))] + (2.0 if ill > have else 0.0)
        return first if kind in (MEDS, BANDAGES) else first * HERBS

    def cost(self, cost: list[tuple[int, int]]) -> float:
        return sum([self.loss(kind) * n for kind, n in cost])

    def stuff(self, found: Stuff) -> float:
        """What such a find is worth."""
        return sum([self.worth(kind) * n for kind, n in found])

    def cheapest(self, kinds: list[int], n: int) -> float:
        """What it costs to give up so many of these."""
        pile = stock(self.state)
        offers = sorted([self.loss(kind) for kind in kinds for _ in range(min(n, pile[kind]))])
        return sum(offers[:n])

    def density(self, kind: int) -> float:
        """Worth by weight, of what is carried home."""
        return self.loss(kind) / WEIGHT[kind] if WEIGHT[kind] else 99.0

    def here(self) -> list[int]:
        return present(self.state)


def material(kind: int, have: int) -> float:
    for least, worth in STEPS[kind]:
        if have < least:
            return worth
    return MATERIAL_LEFT
