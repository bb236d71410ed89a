"""LIF-17  Evening: thirst."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.chapters.c19_ending import lost_at_sea
from holdfast.games.lifeboat.queries import anybody_alive, find, is_alive, name_of, seat_of
from holdfast.games.lifeboat.state import (
    KINDS,
    NAMES,
    OARS_ICON,
    PARASOL,
    PARASOL_SHADES,
    STRONGMAN_ICON,
    THIRST,
    THIRSTING,
    WATER,
    WATER_COVERS,
    Sailor,
    State,
)
from holdfast.games.lifeboat.verbs import spend, wound
from holdfast.kernel.step import NO_CHOICES, PASS, Choice, Seat, Step, Window
from holdfast.kernel.table import Table


class GiveWater(Choice):
    """Spend a water of one's own on a thirst of this character."""

    icon = "water"

    def __init__(self, to: int, closed: bool) -> None:
        super().__init__(f"closed water {NAMES[to]}" if closed else f"water {NAMES[to]}")
        self.to = to
        self.closed = closed

    def anchors(self) -> list[str]:
        return [f"seat:{NAMES[self.to]}", f"card:{KINDS[WATER]}"]


NAMED: Final = 1
ROWED: Final = 2
FOUGHT: Final = 4
CAUSES: Final = ("named", "rowed", "fought")
"""Why somebody is thirsty: the bits of a mask, and their names in the same order."""

WATER_FOR: Final = [GiveWater(character, False) for character in range(len(NAMES))]
CLOSED_WATER_FOR: Final = [GiveWater(character, True) for character in range(len(NAMES))]


class Thirst(Step[State]):
    """LIF-17.1  Who is thirsty, and how often; the parasol stops one (LIF-17.3)."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.phase = THIRSTING
        anybody = False
        for seat in state.boat:
            sailor = state.sailors[seat]
            causes = causes_of_thirst(state.evening_card, sailor)
            if causes:
                thirsts = causes.bit_count()
                shaded = min(thirsts, PARASOL_SHADES) if find(sailor.open, PARASOL) >= 0 else 0
                sailor.thirst = thirsts - shaded
                anybody = anybody or sailor.thirst > 0
                if not table.unheard():
                    table.tell(events.Thirsty(name_of(state, seat), thirsts, shaded, spell_causes(causes)))
        if anybody:
            table.then(ShareWater(), Suffer())


def thirsts_of(card: int, sailor: Sailor) -> int:
    """LIF-17.1  One thirst for each cause."""
    return causes_of_thirst(card, sailor).bit_count()


def causes_of_thirst(card: int, sailor: Sailor) -> int:
    """LIF-17.1  Named; rowed, if the card shows oars; fought, if it shows the strongman. The dead feel none."""
    if not is_alive(sailor):
        return 0
    causes = NAMED if THIRST[card] >> sailor.character & 1 else 0
    if OARS_ICON[card] and sailor.rowed:
        causes |= ROWED
    if STRONGMAN_ICON[card] and sailor.fought:
        causes |= FOUGHT
    return causes


def spell_causes(causes: int) -> list[str]:
    """The causes of this mask, by their names."""
    return [name for at, name in enumerate(CAUSES) if causes >> at & 1]


class ShareWater(Window[State, GiveWater]):
    """LIF-17.4  Any conscious player may spend water on any thirst, their own or another's; nobody must (LIF-17.6)."""

    rule = "LIF-17.4"
    timer = "thirst_window"

    def seats(self, table: Table[State]) -> list[Seat]:
        state = table.state
        for seat in state.boat:
            if state.sailors[seat].thirst:
                return state.boat
        return []

    def acts(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        own = state.sailors[seat]
        opened, closed = find(own.open, WATER) >= 0, find(own.closed, WATER) >= 0
        if not (opened or closed):
            return NO_CHOICES
        acts: list[Choice] = []
        for other in state.boat:
            sailor = state.sailors[other]
            if sailor.thirst:
                acts.append(WATER_FOR[sailor.character])
                if opened and closed:
                    acts.append(CLOSED_WATER_FOR[sailor.character])
        return acts

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """One's own water against one's own thirst."""
        own = table.state.sailors[seat]
        has_water = find(own.open, WATER) >= 0 or find(own.closed, WATER) >= 0
        return WATER_FOR[own.character] if own.thirst and has_water else PASS

    def take(self, table: Table[State], seat: Seat, choice: GiveWater) -> None:
        state = table.state
        drinker = seat_of(state, choice.to)
        spend(table, seat, WATER, choice.closed)
        state.sailors[drinker].thirst -= min(WATER_COVERS, state.sailors[drinker].thirst)
        if not table.unheard():
            table.tell(events.Watered(name_of(state, seat), name_of(state, drinker)))


class Suffer(Step[State]):
    """LIF-17.7  Each thirst left is a wound; all fall together, and may kill. The body stays (LIF-17.8)."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        for seat in state.boat:
            sailor = state.sailors[seat]
            if sailor.thirst:
                amount = sailor.thirst
                sailor.thirst = 0
                wound(table, seat, amount, "thirst")
        if not anybody_alive(state):
            lost_at_sea(table)
