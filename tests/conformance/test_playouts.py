"""A playout is a loop of its own, for speed: it must come to the table that the same answers lead to."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.subjects import Case, every_case, seeds
from holdfast.kernel.canonical import canonical
from holdfast.kernel.dice import Dice
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import options, submit, top, waiting
from holdfast.kernel.playout import Playout
from holdfast.kernel.table import Table


class Answers:
    """The answers a playout with these dice gives, submitted one by one."""

    def __init__(self, table: Table[Any], dice: Dice) -> None:
        self.table = table
        self.dice = dice
        self.decisions = 0
        for hidden in table.game.hidden(table.state):
            hidden.neglect()

    def run(self) -> int:
        while self.table.result is None:
            step = top(self.table)
            seats = [seat for seat, _ in waiting(self.table)]
            assert seats
            # Everybody in lanes answers once, then again; elsewhere whoever comes first.
            for seat in seats if isinstance(step, Lanes) else seats[:1]:
                if top(self.table) is step:
                    self.answer(seat)
        return self.decisions

    def answer(self, seat: int) -> None:
        offered = options(self.table, seat)
        chosen = 0
        if len(offered) > 1:
            self.decisions += 1
            chosen = self.dice.below(len(offered))
        submit(self.table, seat, offered[chosen])


@pytest.mark.parametrize("case", every_case(), ids=repr)
def test_a_playout_comes_to_the_table_that_its_answers_submitted_lead_to(case: Case) -> None:
    for seed in seeds(2):
        quick, slow = (case.sitting(f"playout {seed}").table for _ in range(2))
        chance, same_chance = (case.dice(f"playout {seed}") for _ in range(2))

        decisions = Playout(quick, chance).run()

        assert Answers(slow, same_chance).run() == decisions
        assert canonical(quick) == canonical(slow)
        assert chance.position() == same_chance.position()
