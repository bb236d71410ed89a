"""OUT-12  Night, step 3: radiation."""

from __future__ import annotations

from holdfast.games.outlive.chapters.c11_losses import LoseSurvivors
from holdfast.games.outlive.queries import absorbed, level
from holdfast.games.outlive.state import State
from holdfast.games.outlive.verbs import irradiate
from holdfast.kernel.step import Seat, Step
from holdfast.kernel.table import Table


class Radiation(Step[State]):
    """OUT-12.1  What the airlock does not stop moves the marker up; more than enough never moves it down (OUT-12.2)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        state = table.state
        increase = max(0, level(state) - absorbed(state.shelters[self.seat]))
        # OUT-12.3: each step past the top costs a survivor instead.
        table.then(LoseSurvivors(self.seat, irradiate(table, self.seat, increase)))
