"""Standing orders: what a person wants to have said for them, as often as it is asked."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from holdfast.kernel.step import Ask, Choice, Seat
from holdfast.kernel.table import Table

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(Generic[S]):
    """One order that a game understands. Its words are the message `web-order-<game>-<name>`.

    `instead_of`: orders that it would contradict, by their names; who gives this one takes those back.
    """

    def __init__(self, name: str, rule: str, instead_of: list[str]) -> None:
        self.name = name
        self.rule = rule
        self.instead_of = instead_of

    def answer(self, table: Table[S], seat: Seat, ask: Ask[Any, Any]) -> Choice | None:
        """What this order says to this question of this seat: one of its options, or nothing. Pure."""
        raise NotImplementedError
