"""What lies in a view, by its form alone: a track, a counter, a pile, a mark, a word, or several things under one name.

{"now": 2, "of": 6}      a track                 ["oak", "log"]     a pile, by names
7                        a counter               True               a mark; False is not shown
"oak"                    a word                  {…} or [{…}]       things of their own, a row each
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from holdfast.terminal.board import View

SEATS = "seats"
NOT_THINGS = frozenset(["me", "waiting", "result", SEATS])
"""Sections that have a place of their own."""
NOT_MINE = frozenset(["seat", "who", "notebook"])
"""What the own section says besides one's things."""


class Track(NamedTuple):
    """How far something has come."""

    name: str
    now: int
    of: int


class Tally(NamedTuple):
    """How many of something."""

    name: str
    number: float


class Pile(NamedTuple):
    """Cards or tokens that can be seen, by their names."""

    name: str
    names: list[str]

    def counted(self) -> dict[str, int]:
        return Counter(self.names)


class Mark(NamedTuple):
    """Something that is so; `word`: what, where it is more than that."""

    name: str
    word: str = ""


class Group(NamedTuple):
    """Things of their own."""

    name: str
    things: list[Any]


Thing = Track | Tally | Pile | Mark | Group


def things(fields: View, leave_out: Iterable[str] = ()) -> list[Thing]:
    """The things of a section, in its order."""
    left_out = set(leave_out)
    found = [thing_of(name, value) for name, value in fields.items() if name not in left_out]
    return [thing for thing in found if thing is not None]


def thing_of(name: str, value: Any) -> Thing | None:
    """One field; nothing where there is nothing to see."""
    if isinstance(value, bool):
        return Mark(name) if value else None
    if isinstance(value, int | float):
        return Tally(name, value)
    if isinstance(value, str):
        return Mark(name, value) if value else None
    if isinstance(value, dict):
        return Track(name, value["now"], value["of"]) if value.keys() == {"now", "of"} else group_of(name, value)
    if isinstance(value, list):
        return rows_of(name, value) if value and isinstance(value[0], dict) else Pile(name, list(map(str, value)))
    return None


def group_of(name: str, fields: View) -> Group | None:
    inside = things(fields)
    return Group(name, inside) if inside else None


def rows_of(name: str, rows: list[View]) -> Group:
    """Several of a kind: each is called by its first word, else by its number."""
    return Group(name, [row_of(row, number) for number, row in enumerate(rows, 1)])


def row_of(row: View, number: int) -> Group:
    key = next((key for key, value in row.items() if isinstance(value, str)), "")
    return Group(str(row.get(key, number)), things(row, [key]))


def seats_of(view: View) -> list[View]:
    """Everybody's plate; `who` is what the seat is called."""
    seats: list[View] = view.get(SEATS) or []
    return seats


def sections(view: View) -> list[Thing]:
    """All that lies on the table besides the seats, and what `table` counts."""
    return things(view, [*NOT_THINGS, "table"])


def table_things(view: View) -> list[Thing]:
    """What everybody counts, the track of the game first."""
    found = things(view.get("table") or {}, ["seats", "roles"])
    return sorted(found, key=lambda thing: not isinstance(thing, Track))


def my_things(view: View) -> list[Thing]:
    return things(view.get("me") or {}, NOT_MINE)
