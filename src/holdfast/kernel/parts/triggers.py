"""What effects set off, worked off first in, first out (K11).

While one effect is carried out, whatever it sets off waits in a queue of the state. The step that works it off
stands below the effect: it takes the head, puts it on top, and itself back below.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Seat, Step
from holdfast.kernel.table import Table

S = TypeVar("S")


class SetOff:
    """A plan that waits for its turn: its name, whose it is, and whom it concerns. Never changed."""

    def __init__(self, plan: str, by: Seat, on: On) -> None:
        self.plan = plan
        self.by = by
        self.on = on


@mypyc_attr(allow_interpreted_subclasses=True)
class WorkOff(Step[S], Generic[S]):
    """Everything that was set off, the oldest first; what that sets off joins the end."""

    def waiting(self, state: S) -> list[SetOff]:
        """The queue, a list of the state."""
        raise NotImplementedError

    def still_works(self, table: Table[S], one: SetOff) -> bool:
        """Looked at when its turn comes: does its owner live, is its card still there?"""
        return True

    def run(self, table: Table[S]) -> None:
        queue = self.waiting(table.state)
        if not queue:
            return
        head = queue.pop(0)
        table.then(self)
        if self.still_works(table, head):
            table.then_all(table.game.plan(head.plan).steps(head.by, head.on))
