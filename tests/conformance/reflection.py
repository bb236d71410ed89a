"""Everything on a table that can change, found by reflection: the same at both speeds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from conformance.invariants.claims import Claims
from holdfast.kernel.canonical import fields
from holdfast.kernel.event import Event
from holdfast.kernel.game import Game
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.step import Choice, Step
from holdfast.kernel.table import Result, Table

Path = tuple[str | int, ...]
"""How to get to something: names of fields and places in lists."""

UNCHANGING = (str, bytes, int, float, bool, type(None), tuple, Choice, Event, Result, Game)
"""Values. A clone may share them."""

ROOTS = ("state", "agenda", "passes", "dice", "forks", "away", "told_all", "reveals", "result")
"""The fields of a table that are the play; the others are where it stands within one word."""


def is_value(thing: object, claims: Claims) -> bool:
    """Does it never change? Steps do not, but for the lanes of a Fork."""
    if isinstance(thing, Step):
        return not isinstance(thing, Lanes)
    return isinstance(thing, UNCHANGING + claims.unchanging)


def parts(thing: object, claims: Claims) -> Iterator[tuple[str | int, Any]]:
    """What it consists of, but for what it shares by design."""
    if isinstance(thing, list):
        yield from enumerate(thing)
    elif isinstance(thing, dict):
        yield from ((key, value) for key, value in thing.items())
    else:
        names = ROOTS if isinstance(thing, Table) else fields(thing)
        for name in names:
            if f"{type(thing).__name__}.{name}" not in claims.shared:
                yield name, getattr(thing, name)


def walk(thing: object, claims: Claims, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every part of it, itself first."""
    yield path, thing
    if not is_value(thing, claims):
        for name, part in parts(thing, claims):
            yield from walk(part, claims, (*path, name))


def changeable(table: Table[Any], claims: Claims) -> dict[int, Path]:
    """Everything on this table that could be changed in place, by identity."""
    return {id(thing): path for path, thing in walk(table, claims) if path and not is_value(thing, claims)}


def follow(thing: Any, path: Path) -> Any:
    """What lies at the end of the path."""
    for name in path:
        thing = getattr(thing, name) if isinstance(name, str) and not isinstance(thing, dict) else thing[name]
    return thing


def disturbances(table: Table[Any], claims: Claims) -> list[Path]:
    """Paths to everything that can be disturbed and that a portrait must notice."""
    quiet = {("dice", "key"), ("dice", "pool"), ("dice", "label"), ("dice", "lane")}
    return [
        path
        for path, thing in walk(table, claims)
        if path and path not in quiet and isinstance(thing, bool | int | str | bytes | list)
    ]


def disturb(table: Table[Any], path: Path) -> None:
    """Change what lies at the end of the path into something else of its type."""
    holder, name = follow(table, path[:-1]), path[-1]
    thing = follow(holder, (name,))
    if isinstance(thing, list):
        if thing:
            thing.pop()
        else:
            thing.append(0)
        return
    other: Any
    if isinstance(thing, bool):
        other = not thing
    elif isinstance(thing, int):
        other = thing + 1
    else:
        other = thing + ("?" if isinstance(thing, str) else b"?")
    if isinstance(holder, list | dict):
        holder[name] = other  # type: ignore[index]
    else:
        setattr(holder, str(name), other)
