"""OUT-16  Night, step 7: clean-up. Nobody decides anything."""

from __future__ import annotations

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c17_scoring import finish
from holdfast.games.outlive.pieces import KEPT_OVER_NIGHT, MEAT, ROUNDS, WATER
from holdfast.games.outlive.queries import name_of
from holdfast.games.outlive.state import Shelter, State
from holdfast.kernel.step import Seat, Step
from holdfast.kernel.table import Table


class CleanUp(Step[State]):
    """OUT-16.1  Meat rots, water but two goes stale, everything used is ready again (OUT-R29)."""

    def run(self, table: Table[State]) -> None:
        for seat, shelter in enumerate(table.state.shelters):
            throw_away(table, seat, shelter)
            shelter.used = 0
            shelter.turned = 0
            shelter.cheap_repairs = 0
        # OUT-16.2, OUT-17.1
        if table.state.round == ROUNDS:
            finish(table)


def throw_away(table: Table[State], seat: Seat, shelter: Shelter) -> None:
    """OUT-16.1  Of each resource no more stays than keeps."""
    before = shelter.stores[:]
    for resource, kept in enumerate(KEPT_OVER_NIGHT):
        if kept >= 0:
            shelter.stores[resource] = min(kept, before[resource])
    meat, water = (before[kind] - shelter.stores[kind] for kind in (MEAT, WATER))
    if meat + water and not table.unheard():
        table.tell(events.FoodSpoiled(name_of(seat), meat, water))
