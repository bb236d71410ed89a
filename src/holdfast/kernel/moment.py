"""What decides, from one word to the next, whether words can be taken back later. K12."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import top
from holdfast.kernel.step import OPEN, Decision
from holdfast.kernel.table import Table


class Moment:
    """What decides whether words can be taken back later: the question, dice, truths told, who knows which card."""

    def __init__(self, table: Table[Any]) -> None:
        self.step = top(table)
        self.below = table.agenda[:-1]
        self.dice = spent(table)
        self.reveals = table.reveals
        self.told_all = table.told_all
        self.known = [hidden.exact[:] for hidden in table.game.hidden(table.state)]

    def is_final_after(self, before: Moment) -> bool:
        """Were dice spent, or was something shown for good?"""
        return self.dice != before.dice or self.reveals != before.reveals

    def learners_since(self, before: Moment) -> int:
        """The mask of the seats that have come to know a hidden card."""
        mask = 0
        for known, knew in zip(self.known, before.known, strict=True):
            for seat, cards in enumerate(known):
                if cards & ~knew[seat]:
                    mask |= 1 << seat
        return mask

    def asks_another_than(self, author: str, table: Table[Any], before: Moment) -> bool:
        """Has the word itself put a question to another seat: one that stands above all that was still to happen?"""
        step = self.step
        if step is before.step or not isinstance(step, Decision) or step.face != OPEN:
            return False
        if str(step.who(table)) == author:
            return False
        return len(self.below) >= len(before.below) and self.below[: len(before.below)] == before.below


def spent(table: Table[Any]) -> int:
    """How much chance has been used, in the table's own stream and in open lanes."""
    step = top(table)
    lanes = step.lanes if isinstance(step, Lanes) else []
    return table.dice.position() + sum(lane.dice.position() for lane in lanes)
