"""OUT-03  Six rounds of Dawn, Day and Night."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c04_dawn import Dawn
from holdfast.games.outlive.chapters.c05_start_of_day import StartOfDay
from holdfast.games.outlive.chapters.c06_movement import Movement
from holdfast.games.outlive.chapters.c09_end_of_day import EndOfDay
from holdfast.games.outlive.chapters.c10_night import Night
from holdfast.games.outlive.chapters.c16_clean_up import CleanUp
from holdfast.games.outlive.state import State
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table


class Round(Step[State]):
    """OUT-03.1  Dawn, then Day, then Night."""

    def run(self, table: Table[State]) -> None:
        table.state.round += 1
        table.tell(events.DayBroke(table.state.round))
        table.then_all(ROUND_STEPS)


ROUND: Final = Round()
ROUND_STEPS: Final[list[Step[Any]]] = [
    Dawn(),
    StartOfDay(),
    Movement(),
    EndOfDay(),
    Night(),
    CleanUp(),
    ROUND,
]
"""Steps without fields are made once: every table shares them."""
