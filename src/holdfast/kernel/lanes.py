"""A Fork under way: a lane per seat, each with an agenda, dice and sealed answers of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from holdfast.kernel.dice import Dice
from holdfast.kernel.step import Choice, Fork, Seat, Step

if TYPE_CHECKING:
    from holdfast.kernel.table import Table


class Lane:
    """One seat's own agenda inside a Fork, with its own dice and what it has sealed."""

    def __init__(self, seat: Seat, agenda: list[Step[Any]], dice: Dice, sealed: list[Choice]) -> None:
        self.seat = seat
        self.agenda = agenda
        self.dice = dice
        self.sealed = sealed

    def clone(self) -> Lane:
        return Lane(self.seat, self.agenda[:], self.dice.clone(), self.sealed[:])


class Lanes(Step[Any]):
    """A Fork under way: the one step with mutable insides, so a clone copies it."""

    def __init__(self, fork: Fork[Any], lanes: list[Lane]) -> None:
        self.fork = fork
        self.lanes = lanes

    def clone(self) -> Lanes:
        return Lanes(self.fork, [lane.clone() for lane in self.lanes])

    def is_plain(self) -> bool:
        return False

    def of(self, seat: Seat) -> Lane | None:
        """This seat's lane."""
        for lane in self.lanes:
            if lane.seat == seat:
                return lane
        return None

    def run(self, table: Table[Any]) -> None:
        """Every lane is done: join them, in seat order."""
        self.fork.join(table, {lane.seat: lane.sealed for lane in self.lanes})


def enter_lane(table: Table[Any], lane: Lane) -> None:
    """Steps and dice are this lane's until `leave_lane`."""
    table.lane = lane
    table.here = lane.agenda
    table.dice = lane.dice


def leave_lane(table: Table[Any], dice: Dice) -> None:
    """Back to the main agenda and its dice."""
    table.lane = None
    table.here = table.agenda
    table.dice = dice
