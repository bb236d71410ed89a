"""Uniform random play to the end: the loop that measures speed, and the widest net of all."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.dice import Dice
from holdfast.kernel.errors import RulesError
from holdfast.kernel.play import in_lane, in_window, lane_ask, shut
from holdfast.kernel.step import PASS, Choice, Decision, Seat, Window
from holdfast.kernel.table import Lanes, Table, asked, settle


class Playout:
    """One random play; `decisions` counts the answers among two or more options.

    Nobody watches it: events go unheard, and what seats know of hidden cards is not kept.
    """

    def __init__(self, table: Table[Any], dice: Dice) -> None:
        self.table = table
        self.dice = dice
        self.decisions = 0
        for hidden in table.game.hidden(table.state):
            hidden.neglect()

    def run(self) -> int:
        """Play until somebody has won."""
        table = self.table
        while table.result is None:
            step = table.agenda[-1]
            if isinstance(step, Decision):
                seat = step.who(table)
                choice = self.pick(step.options(table, seat))
                table.agenda.pop()
                step.take(table, seat, choice)
            elif isinstance(step, Window):
                self.in_window(step, asked(table, step))
            elif isinstance(step, Lanes):
                self.in_lanes(step)
            else:
                raise RulesError(f"the table stopped in {type(step).__name__}")
            settle(table)
        return self.decisions

    def pick(self, options: list[Choice]) -> Choice:
        """Any of these."""
        n = len(options)
        if n == 1:
            return options[0]
        self.decisions += 1
        return options[self.dice.below(n)]

    def in_window(self, window: Window[Any, Any], seats: list[Seat]) -> None:
        """Each in turn passes, until somebody acts: that may change what the others are offered."""
        table = self.table
        passed = 0
        for seat in seats:
            choice = self.pick(window.options(table, seat))
            if choice is not PASS:
                passes = table.passes_in(window)
                passes.now |= passed
                passes.ever |= passed
                in_window(table, window, seat, choice)
                return
            passed |= 1 << seat
        shut(table, window)

    def in_lanes(self, lanes: Lanes) -> None:
        """One answer in every open lane."""
        table = self.table
        for lane in lanes.lanes:
            if lane.agenda and table.result is None:
                in_lane(table, lanes, lane.seat, self.pick(lane_ask(lane.agenda).options(table, lane.seat)))
