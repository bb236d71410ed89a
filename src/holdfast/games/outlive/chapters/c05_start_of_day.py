"""OUT-05  Day, step 1: this round's disaster strikes, then those that nobody has resolved."""

from __future__ import annotations

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c18_disasters import STRIKES
from holdfast.games.outlive.pieces import DISASTERS
from holdfast.games.outlive.state import START_OF_DAY, State
from holdfast.kernel.step import ALL, Step
from holdfast.kernel.table import Table


class StartOfDay(Step[State]):
    """OUT-05.1, OUT-05.2  The new card takes effect first, then the older ones, the oldest first (OUT-R10)."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.phase = START_OF_DAY
        older = state.disasters[:]
        new = state.convoy.pop()
        state.known.disasters.look([new], ALL)
        state.drawn.append(new)
        state.disasters.append(new)
        table.tell(events.DisasterRevealed(DISASTERS[new]))
        table.then_all([STRIKES[disaster] for disaster in [new, *older]])
