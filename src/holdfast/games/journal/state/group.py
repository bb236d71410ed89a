"""The phases of a day; a member of the group, a deck, what somebody does, what waits for its day."""

from __future__ import annotations

from typing import Final

from holdfast.kernel.parts.knowledge import Knowledge

SET_UP, MORNING, DAY, DUSK, EVENING, SCAVENGING, RAID, DAWN, OVER = (
    *("set_up", "morning", "day", "dusk", "evening"),
    *("scavenging", "raid", "dawn", "over"),
)
"""The phases of a day, in their order, between set-up and the end."""

IN_DECK, HERE, COMING, DEAD, LEFT = range(5)
"""Where a character is; who joins on a trip is coming until Dawn."""
NO_TASK, ON_FLOOR, IN_BED, ON_GUARD, ON_TRIP = range(5)
TASKS: Final = ("none", "floor", "bed", "guard", "scavenge")


class Person:
    """One character."""

    def __init__(self, states: list[int]) -> None:
        self.where = IN_DECK
        self.states = states
        self.medical = 0
        """Mask of the kinds of medical tokens on the card."""
        self.task = NO_TASK
        self.bed = -1
        self.told = False
        """Has the personal script been used?"""
        self.lost = 0
        self.extra = 0
        """Actions of this day that are lost, or come on top."""
        self.treated = 0
        """Mask of the states lowered by treatment this dawn."""

    def clone(self) -> Person:
        copy = Person(self.states[:])
        copy.where = self.where
        copy.medical = self.medical
        copy.task = self.task
        copy.bed = self.bed
        copy.told = self.told
        copy.lost = self.lost
        copy.extra = self.extra
        copy.treated = self.treated
        return copy


class Deck:
    """Cards of one back: face down, set aside face down, and used. Tops lie last."""

    def __init__(self, cards: list[int], aside: list[int], used: list[int], known: Knowledge) -> None:
        self.cards = cards
        self.aside = aside
        self.used = used
        self.known = known

    def clone(self) -> Deck:
        return Deck(self.cards[:], self.aside[:], self.used[:], self.known.clone())


class Errand:
    """What one character (and a helper) does in this stage; never changed.

    `kind`: search, clear, saw, pick, craft, build, move, dismantle or play. `what`: a fitting; `to`: where it goes.
    """

    def __init__(self, kind: str, who: int, space: int, what: int = -1, to: int = -1, helper: int = -1) -> None:
        self.kind = kind
        self.who = who
        self.space = space
        self.what = what
        self.to = to
        self.helper = helper


class Due:
    """A scheduled script; never changed."""

    def __init__(self, script: int, phase: str, day: int) -> None:
        self.script = script
        self.phase = phase
        self.day = day
