"""OUT-13  Night, step 4: new survivors for provisions."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c01_payments import RECRUITS, food_limits, payment
from holdfast.games.outlive.pieces import AIRLOCK, RECRUIT_PRICE, ROUNDS
from holdfast.games.outlive.queries import airlock_space, name_of, provisions
from holdfast.games.outlive.state import State
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class Recruit(Choice):
    """So many new survivors."""

    icon = "person"

    def __init__(self, survivors: int) -> None:
        super().__init__(f"recruit {survivors}")
        self.survivors = survivors

    def anchors(self) -> list[str]:
        return [f"recruit:{self.survivors}"] if self.survivors else []


RECRUIT: Final[list[Choice]] = [Recruit(survivors) for survivors in range(AIRLOCK + 1)]


class Recruiting(Step[State]):
    """OUT-13.1  As many as provisions and free airlock spaces allow."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        table.then(RecruitSurvivors(self.seat))


class RecruitSurvivors(Decision[State, Recruit]):
    """OUT-13.1  How many; each costs one provision of any kind."""

    rule = "OUT-13.1"
    automatic = True
    timer = "night"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        shelter = table.state.shelters[seat]
        return RECRUIT[: min(provisions(shelter) // RECRUIT_PRICE, airlock_space(shelter)) + 1]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """Nobody, but in the last round as many as possible: nobody has to feed them any more."""
        return self.options(table, seat)[-1 if table.state.round == ROUNDS else 0]

    def take(self, table: Table[State], seat: Seat, choice: Recruit) -> None:
        shelter = table.state.shelters[seat]
        if choice.survivors:
            shelter.airlock += choice.survivors
            if not table.unheard():
                table.tell(events.Recruited(name_of(seat), choice.survivors))
            table.then_all(payment(seat, RECRUITS, RECRUIT_PRICE * choice.survivors, food_limits(shelter)))
