"""OUT-09  Day, step 3: everybody rests."""

from __future__ import annotations

from holdfast.games.outlive.state import State
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table


class EndOfDay(Step[State]):
    """OUT-09.1  All pawns are laid down where they are; resting squads hold no place on the ship (OUT-08.13)."""

    def run(self, table: Table[State]) -> None:
        for shelter in table.state.shelters:
            shelter.active = 0
            shelter.berth = 0
