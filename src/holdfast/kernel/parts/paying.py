"""What effects cost, and the question with what it is paid.

A cost names kinds of things or classes of kinds, or a value. Two classes of one cost share all kinds of the smaller or
none, so that paying the narrow before the wide never leaves too little.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from holdfast.kernel.parts.asking import NONE, EffectAsk, Picked, Spot, answers
from holdfast.kernel.parts.plans import On, Operation, Plan
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Purse(Generic[S]):
    """What can be paid with: the kinds of things in the game's order, and classes of them that a cost may name."""

    def __init__(self, kinds: list[str], classes: dict[str, list[int]]) -> None:
        self.kinds = kinds
        self.classes = classes
        self.answers = answers("pay", kinds, "item")

    def held(self, table: Table[S], by: Seat, kind: int) -> int:
        """How many of this kind could be paid. Pure."""
        raise NotImplementedError

    def spend(self, table: Table[S], by: Seat, kind: int, number: int) -> None:
        """Pay so many of one kind, and tell it."""
        raise NotImplementedError

    def worth(self, kind: int) -> int:
        """What one of this kind counts where a cost is a value."""
        return 1


class Due:
    """One part of a cost: so many, or so much worth, of any of these kinds."""

    def __init__(self, kinds: list[int], amount: int, by_worth: bool = False) -> None:
        self.kinds = kinds
        self.amount = amount
        self.by_worth = by_worth

    def covers(self, other: Due) -> bool:
        """Could everything that pays for the other pay for this?"""
        return all(kind in self.kinds for kind in other.kinds)

    def overlaps(self, other: Due) -> bool:
        """Is there a kind that could pay for either?"""
        return any(kind in self.kinds for kind in other.kinds)


class Pay(Operation[S], Generic[S]):
    """A cost, and what follows when it is paid. It binds its branch, unless it says what happens otherwise."""

    def __init__(
        self, spot: Spot[S], purse: Purse[S], cost: list[Due], then: Plan[S], otherwise: Plan[S] | None
    ) -> None:
        self.spot = spot
        self.purse = purse
        self.cost = sorted(cost, key=lambda due: len(due.kinds))
        """The narrow before the wide."""
        self.then = then
        self.otherwise = otherwise

    def binds(self) -> bool:
        return self.otherwise is None

    def can(self, table: Table[S], by: Seat, on: On) -> bool:
        for due in self.cost:
            needed = sum(other.amount for other in self.cost if due.covers(other))
            if sum(self.counts(table, by, due, kind) for kind in due.kinds) < needed:
                return False
        return True

    def counts(self, table: Table[S], by: Seat, due: Due, kind: int) -> int:
        """How much of this part all that is held of one kind could pay."""
        return self.purse.held(table, by, kind) * self.unit(due, kind)

    def unit(self, due: Due, kind: int) -> int:
        return self.purse.worth(kind) if due.by_worth else 1

    def do(self, table: Table[S], by: Seat, on: On) -> None:
        if self.can(table, by, on):
            self.collect(table, by, on, 0)
        elif self.otherwise is not None:
            table.then_all(self.otherwise.steps(by, on))

    def collect(self, table: Table[S], by: Seat, on: On, part: int) -> None:
        """From this part of the cost on: what leaves no choice is paid at once, the first that does is asked."""
        while part < len(self.cost):
            due = self.cost[part]
            if len(due.kinds) > 1 or due.by_worth:
                table.then(PayToken(self, by, on, part, due.amount, 0))
                return
            self.purse.spend(table, by, due.kinds[0], due.amount)
            part += 1
        table.then_all(self.then.steps(by, on))


class PayToken(EffectAsk[S], Generic[S]):
    """Paid with what? One after another in the game's order, so that every mix has one spelling and no dead end."""

    def __init__(self, pay: Pay[S], by: Seat, on: On, part: int, left: int, first: int) -> None:
        super().__init__(pay.spot, by, on)
        self.part = part
        self.left = left
        self.first = first
        """Kinds before this one of the part were not chosen any more."""
        self._pay = pay

    def options(self, table: Table[S], seat: Seat) -> list[Choice]:
        due = self._pay.cost[self.part]
        counts = [self._pay.counts(table, self.seat, due, kind) for kind in due.kinds]
        options: list[Choice] = [
            self._pay.purse.answers[due.kinds[i]]
            for i in range(self.first, len(counts))
            if counts[i] and sum(counts[i:]) >= self.left
        ]
        return options or [NONE]

    def take(self, table: Table[S], seat: Seat, choice: Choice) -> None:
        if not isinstance(choice, Picked):
            return
        pay, due = self._pay, self._pay.cost[self.part]
        pay.purse.spend(table, self.seat, choice.which, 1)
        left = self.left - pay.unit(due, choice.which)
        if left > 0:
            first = due.kinds.index(choice.which)
            table.then(PayToken(pay, self.seat, self.on, self.part, left, first))
        else:
            pay.collect(table, self.seat, self.on, self.part + 1)
