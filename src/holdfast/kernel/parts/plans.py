"""What cards do, ready to run: read once from the content, shared by all tables.

Plan         what one card, branch or trigger says: operations in reading order
Operation    one of them; it knows nothing of any play
├── Act          a verb of the game, with its numbers
├── Need         nothing happens, but a branch is open only if it holds
├── If           one plan or another
├── To           a plan, for several at once
├── Each         a plan for everybody in turn, each for themselves
└── Goto         the plan of another card
                 (those that ask: asking.py, paying.py)
Do           the step that carries out one operation

`by` is the seat whose effect it is; `on`, whom or what it concerns: ids of seats, characters, cards, as the game
says. A step shows these and its place in the content; the operation itself is the same for every table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from holdfast.kernel.errors import RulesError
from holdfast.kernel.step import Seat, Step
from holdfast.kernel.table import Table

S = TypeVar("S")

On = tuple[int, ...]
SEAT: Final = "seat"


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation(Generic[S]):
    """One thing that an effect does. Immutable: ids, numbers, and other plans."""

    def do(self, table: Table[S], by: Seat, on: On) -> None:
        """Its turn has come: change the state by verbs, or put steps on top. It refuses nothing."""
        raise NotImplementedError

    def can(self, table: Table[S], by: Seat, on: On) -> bool:
        """Would it do what it says? Pure."""
        return True

    def binds(self) -> bool:
        """Is a branch closed while this cannot be done? So it is with costs and conditions."""
        return False

    def is_hushed(self) -> bool:
        """Does `can` look at anything that not everybody sees?"""
        return False


class Plan(Generic[S]):
    """What one card, branch or trigger says. `place`: where it stands in the content, unique among all plans."""

    def __init__(self, place: str, operations: list[Operation[S]]) -> None:
        self.place = place
        self.operations = operations
        self.places = [f"{place} {number}" for number in range(1, len(operations) + 1)]

    def steps(self, by: Seat, on: On = ()) -> list[Step[Any]]:
        """What to put on the agenda: `table.then_all(plan.steps(seat))`. Without `on` it concerns `by` itself."""
        concerned = on or (by,)
        return [Do(self.places[i], by, concerned, operation) for i, operation in enumerate(self.operations)]

    def is_open(self, table: Table[S], by: Seat, on: On) -> bool:
        """Can all its costs be paid, and do all its conditions hold?"""
        return all(operation.can(table, by, on) for operation in self.operations if operation.binds())

    def is_free(self) -> bool:
        """Is it always open?"""
        return not any(operation.binds() for operation in self.operations)

    def is_hushed(self) -> bool:
        """Does anything hidden decide whether it is open?"""
        return any(operation.binds() and operation.is_hushed() for operation in self.operations)


class Do(Step[S], Generic[S]):
    """One operation of a plan, for one seat."""

    def __init__(self, place: str, by: Seat, on: On, operation: Operation[S]) -> None:
        self.place = place
        self.by = by
        self.on = on
        self._operation = operation
        """What stands at that place: no part of a play, and the same in every clone."""

    def run(self, table: Table[S]) -> None:
        self._operation.do(table, self.by, self.on)


class Book(Generic[S]):
    """All plans of a game that can be named: by cards, triggers and scripts."""

    def __init__(self, plans: dict[str, Plan[S]]) -> None:
        self.plans = plans

    def plan(self, name: str) -> Plan[S]:
        """The plan of this name; the reader of the content has seen to it that there is one."""
        if name not in self.plans:
            raise RulesError(f"there is no effect called “{name}”")
        return self.plans[name]


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[S]):
    """A query of the game, with its numbers, that holds or not."""

    def __init__(self, query: Callable[..., bool], numbers: tuple[object, ...] = (), hushed: bool = False) -> None:
        self._query = query
        self.numbers = numbers
        self.hushed = hushed
        """Does it look at anything that not everybody sees?"""

    def holds(self, table: Table[S], by: Seat, on: On) -> bool:
        """Pure."""
        return self._query(table, by, on, *self.numbers)


class Unless(Condition[S], Generic[S]):
    """The contrary."""

    def __init__(self, condition: Condition[S]) -> None:
        super().__init__(condition.holds, (), condition.hushed)

    def holds(self, table: Table[S], by: Seat, on: On) -> bool:
        return not self._query(table, by, on)


def all_hold(conditions: list[Condition[S]], table: Table[S], by: Seat, on: On) -> bool:
    """Does each of them hold?"""
    return all(condition.holds(table, by, on) for condition in conditions)


@mypyc_attr(allow_interpreted_subclasses=True)
class Group(Generic[S]):
    """Whom or what an effect concerns all at once, by a query of the game. `of`: what the ids are ids of."""

    def __init__(self, query: Callable[..., list[int]], of: str = SEAT) -> None:
        self._query = query
        self.of = of

    def ids(self, table: Table[S], by: Seat, on: On) -> list[int]:
        """In the order in which they come. Pure."""
        return self._query(table, by, on)


class Act(Operation[S], Generic[S]):
    """A verb of the game, with its numbers."""

    def __init__(self, verb: Callable[..., None], numbers: tuple[object, ...]) -> None:
        self._verb = verb
        self.numbers = numbers

    def do(self, table: Table[S], by: Seat, on: On) -> None:
        self._verb(table, by, on, *self.numbers)


class Need(Operation[S], Generic[S]):
    """A branch that begins so is open only while all of this holds."""

    def __init__(self, conditions: list[Condition[S]]) -> None:
        self.conditions = conditions

    def do(self, table: Table[S], by: Seat, on: On) -> None:
        """It was looked at when the branch was chosen."""

    def can(self, table: Table[S], by: Seat, on: On) -> bool:
        return all_hold(self.conditions, table, by, on)

    def binds(self) -> bool:
        return True

    def is_hushed(self) -> bool:
        return any(condition.hushed for condition in self.conditions)


class If(Operation[S], Generic[S]):
    """One plan if all of this holds when its turn comes, else the other."""

    def __init__(self, conditions: list[Condition[S]], then: Plan[S], otherwise: Plan[S]) -> None:
        self.conditions = conditions
        self.then = then
        self.otherwise = otherwise

    def do(self, table: Table[S], by: Seat, on: On) -> None:
        plan = self.then if all_hold(self.conditions, table, by, on) else self.otherwise
        table.then_all(plan.steps(by, on))


class To(Operation[S], Generic[S]):
    """A plan that concerns several at once. Nobody to concern: it does nothing."""

    def __init__(self, group: Group[S], then: Plan[S]) -> None:
        self.group = group
        self.then = then

    def do(self, table: Table[S], by: Seat, on: On) -> None:
        concerned = self.group.ids(table, by, on)
        if concerned:
            table.then_all(self.then.steps(by, tuple(concerned)))

    def can(self, table: Table[S], by: Seat, on: On) -> bool:
        return bool(self.group.ids(table, by, on))


class Each(Operation[S], Generic[S]):
    """A plan for each of these seats in turn, as if it were their own."""

    def __init__(self, group: Group[S], then: Plan[S]) -> None:
        self.group = group
        self.then = then

    def do(self, table: Table[S], by: Seat, on: On) -> None:
        table.then_all([InTurn(self.then, seat) for seat in self.group.ids(table, by, on)])

    def can(self, table: Table[S], by: Seat, on: On) -> bool:
        return bool(self.group.ids(table, by, on))


class InTurn(Step[S], Generic[S]):
    """One seat's turn in an effect for each; who is out by then is passed over."""

    def __init__(self, plan: Plan[S], seat: Seat) -> None:
        self.place = plan.place
        self.seat = seat
        self._plan = plan

    def run(self, table: Table[S]) -> None:
        if table.game.may_decide(table, self.seat):
            table.then_all(self._plan.steps(self.seat))


class Goto(Operation[S], Generic[S]):
    """The plan of another card, looked up when its turn comes: cards may lead to each other in a circle."""

    def __init__(self, name: str) -> None:
        self.name = name

    def do(self, table: Table[S], by: Seat, on: On) -> None:
        table.then_all(table.game.plan(self.name).steps(by, on))
