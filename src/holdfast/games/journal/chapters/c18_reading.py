"""JRN-18  Scripts: read out, carried out word by word, and those that wait for their day."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import events
from holdfast.games.journal.pieces import SOFT_SCRIPTS, script_plan
from holdfast.games.journal.state import DAWN, MORNING, RAID, Due, State
from holdfast.games.journal.verbs import tell
from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table

NOBODY: Final[On] = (-1,)
"""What an effect concerns that has no actor."""
PHASES: Final = (MORNING, RAID, DAWN)
"""The phases that scripts can be scheduled for."""


def read_script(table: Table[State], script: int, on: On = NOBODY) -> None:
    """JRN-18.1  A script is resolved; `on`: the actor, if there is one."""
    table.then(ReadScript(script, on))


class ReadScript(Step[State]):
    """JRN-18.1  Its effects in order, then one of its choices."""

    def __init__(self, script: int, on: On = NOBODY) -> None:
        self.script = script
        self.on = on

    def run(self, table: Table[State]) -> None:
        softened = table.state.softened and self.script in SOFT_SCRIPTS
        tell(table, events.ScriptRead(self.script, softened))
        table.then_all(table.game.plan(script_plan(self.script)).steps(table.state.leader, self.on))


def schedule(table: Table[State], phase: str, days: int, script: int) -> None:
    """JRN-18.5  So many days after today; if that phase has begun on that day, on the next."""
    state = table.state
    day = state.day + days
    if days == 0 and phase in state.begun:
        day += 1
    state.schedule.append(Due(script, phase, day))


class CallScripts(Step[State]):
    """JRN-18.5  The scripts that are due in this phase, in the order in which they were scheduled."""

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.begun.append(self.phase)
        due = [one for one in state.schedule if one.phase == self.phase and one.day <= state.day]
        state.schedule = [one for one in state.schedule if one not in due]
        table.then_all([ReadScript(one.script) for one in due])
