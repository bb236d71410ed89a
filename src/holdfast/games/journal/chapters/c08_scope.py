"""JRN-08.8  The exploration as a whole: whatever happens in it stands above its end and can be dropped at once."""

from __future__ import annotations

from holdfast.games.journal import events
from holdfast.games.journal.state import State
from holdfast.games.journal.verbs import tell
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table


class Outside(Step[State]):
    """JRN-03.12  Below it lie the location's last rules and the choice of findings, above it everything else."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.trip is not None:
            state.trip.out = True
        state.fight = None
        state.market = None
        tell(table, events.ExplorationEnded())


def end_exploration(table: Table[State]) -> None:
    """JRN-08.18, JRN-12.11  It is over, and everything still pending from card or script is dropped."""
    table.leave(Outside)
