"""A table played on by a policy, up to a horizon, and what it is worth then: what a search stands on.

It runs inside the compiled code, on a table of its own: give it an imagined one.
"""

from __future__ import annotations

import gc
from typing import Any, Final

from holdfast.kernel.dice import Dice
from holdfast.kernel.errors import RulesError
from holdfast.kernel.play import submit, waiting
from holdfast.kernel.policy import Policy, share
from holdfast.kernel.step import Ask, Choice, Seat
from holdfast.kernel.table import Table

CERTAIN: Final = 256
"""Whims are counted in so many parts."""
MOST_RIGHTS: Final = 8
"""Rights that a seat may use before one answer. A policy that wants more of them does not know what it wants."""


class Rollout:
    """Plays on by the policy; `whim` of 256 answers are any option instead, so that no two rollouts need be alike."""

    def __init__(self, table: Table[Any], policy: Policy[Any], dice: Dice, whim: int = 0) -> None:
        self.table = table
        self.policy = policy
        self.dice = dice
        self.whim = whim
        self.choices = 0
        """Answers among two or more options."""
        self._rights = 0

    def run(self, seat: Seat, horizon: int) -> float:
        """What the table is worth to this seat after so many more choices, or at the end if that comes before."""
        collects = gc.isenabled()
        # A table has no cycles, so meanwhile the collector would look in vain.
        gc.disable()
        try:
            while self.table.result is None and self.choices < horizon:
                self.step()
        finally:
            if collects:
                gc.enable()
        return share(self.table, seat) if self.table.result is not None else self.policy.value(self.table, seat)

    def step(self) -> None:
        """One word of the first seat that is waited for."""
        asking = waiting(self.table)
        if not asking:
            raise RulesError("the table waits for nobody and is not over")
        seat, ask = asking[0]
        submit(self.table, seat, self.word(seat, ask))

    def word(self, seat: Seat, ask: Ask[Any, Any]) -> Choice:
        """A right or an answer. Only answers among two or more options count towards the horizon."""
        table = self.table
        if self._rights < MOST_RIGHTS:
            right = self.policy.impulse(table, seat, ask)
            if right is not None:
                self._rights += 1
                return right
        self._rights = 0
        offered = ask.options(table, seat)
        self.choices += len(offered) > 1
        if len(offered) > 1 and self.whim and self.dice.below(CERTAIN) < self.whim:
            return offered[self.dice.below(len(offered))]
        return self.policy.best(table, seat, ask, offered)
