"""LIF-18  End of the evening."""

from __future__ import annotations

from holdfast.games.lifeboat.state import State
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table


class Nightfall(Step[State]):
    """LIF-18.1  The evening's card goes under the deck; fatigue is slept off, wounds stay."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.chart.insert(0, state.evening_card)
        state.evening_card = -1
        state.sharks = False
        for sailor in state.sailors:
            sailor.rowed = sailor.fought = False
