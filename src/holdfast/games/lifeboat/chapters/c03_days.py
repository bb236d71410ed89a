"""LIF-03  A day is morning, day and evening."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.chapters.c04_morning import Morning
from holdfast.games.lifeboat.chapters.c06_turns import Daytime
from holdfast.games.lifeboat.chapters.c13_evening import Evening
from holdfast.games.lifeboat.chapters.c18_nightfall import Nightfall
from holdfast.games.lifeboat.queries import is_adrift
from holdfast.games.lifeboat.state import DRIFT_FROM_DAY, State
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table


class Dawn(Step[State]):
    """LIF-03.1  A new day: morning, day and evening, in that order."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.day += 1
        if not table.unheard():
            table.tell(events.DayBroke(state.day))
        if is_adrift(state) and state.day == DRIFT_FROM_DAY:
            table.tell(events.CurrentTookTheBoat(state.day))
        self.fix_turn_order(state)
        table.then_all(DAY_STEPS)

    def fix_turn_order(self, state: State) -> None:
        """LIF-04.1  The day's turn order is that of the seats now, whatever changes later."""
        state.turn_order = state.boat[:]
        for sailor in state.sailors:
            sailor.offers_by_day = sailor.offers_in_evening = 0


DAY_STEPS: Final[list[Step[Any]]] = [Morning(), Daytime(), Evening(), Nightfall(), Dawn()]
"""Steps without fields are made once: every table shares them."""
