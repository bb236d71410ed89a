"""Uniform random play to the end: the loop that measures speed, and the widest net of all."""

from __future__ import annotations

import gc
from typing import Any

from holdfast.kernel.dice import Dice
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import in_lane, in_window, lane_ask, shut
from holdfast.kernel.settle import must_wait, run_down
from holdfast.kernel.step import Choice, Decision, Step, Together, Window
from holdfast.kernel.table import Table


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
        """Play until somebody has won. A table has no cycles, so meanwhile the collector would look in vain."""
        collects = gc.isenabled()
        gc.disable()
        try:
            self.play()
        finally:
            if collects:
                gc.enable()
        return self.decisions

    def play(self) -> None:
        """Answer whatever is asked, without listing who else is. It comes to the table that `submit` would come to."""
        table = self.table
        step = run_down(table)
        while step is not None:
            if isinstance(step, Decision):
                self.decide(step)
            elif isinstance(step, Window):
                self.in_window(step)
            elif isinstance(step, Together):
                self.all_at_once(step)
            else:
                self.in_lanes(step)
            step = run_down(table)

    def decide(self, ask: Decision[Any, Any]) -> None:
        """One seat answers, or the question lapses."""
        table = self.table
        seat = ask.who(table)
        if ask.even_out or table.game.may_decide(table, seat):
            choice = self.pick(ask.options(table, seat))
            table.agenda.pop()
            ask.take(table, seat, choice)
        else:
            table.agenda.pop()
            ask.run(table)

    def all_at_once(self, together: Together[Any, Any]) -> None:
        """Sealed answers of one word each need no lanes when all of them come now."""
        table = self.table
        answers: dict[int, Any] = {}
        for seat in sorted(together.seats(table)):
            if table.game.may_decide(table, seat):
                answers[seat] = self.pick(together.options(table, seat))
        table.forks += 1
        table.agenda.pop()
        together.reveal(table, answers)

    def pick(self, options: list[Choice]) -> Choice:
        """Any of these."""
        return options[self.one_of(len(options))]

    def one_of(self, n: int) -> int:
        """Any of n options, by its number: a decision, if there are two or more."""
        self.table.ran = 0
        if n == 1:
            return 0
        self.decisions += 1
        return self.dice.below(n)

    def in_window(self, window: Window[Any, Any]) -> None:
        """Each in turn passes, until somebody acts: that may change what the others are offered."""
        table = self.table
        game, out_too = table.game, window.even_out
        before = table.passed_in(window)
        passed = 0
        for seat in window.seats(table):
            if before >> seat & 1 or not (out_too or game.may_decide(table, seat)):
                continue
            acts = window.acts(table, seat)
            chosen = self.one_of(len(acts) + 1)
            if chosen < len(acts):
                if passed:
                    passes = table.passes_in(window)
                    passes.now |= passed
                    passes.ever |= passed
                in_window(table, window, seat, acts[chosen])
                return
            passed |= 1 << seat
        shut(table, window)

    def in_lanes(self, step: Step[Any]) -> None:
        """Open a fork; or one answer in every open lane; or join them."""
        table = self.table
        if must_wait(table, step):
            if isinstance(step, Lanes):
                for lane in step.lanes:
                    if lane.agenda and table.result is None:
                        in_lane(table, step, lane.seat, self.pick(lane_ask(lane.agenda).options(table, lane.seat)))
        elif table.agenda and table.agenda[-1] is step:
            table.agenda.pop()
            step.run(table)
