"""Everything that lies on a table, as plain data: for digests, for equality, and for what was told."""

from __future__ import annotations

from hashlib import blake2b
from operator import attrgetter
from typing import Any, Final

import msgspec

from holdfast.kernel.event import Event
from holdfast.kernel.table import Table

_NAMES: Final[dict[type, tuple[str, ...]]] = {}
_MIRRORS: Final[dict[type, Mirror]] = {}


def fields(thing: object) -> dict[str, Any]:
    """The fields of an object, by name, the same at both speeds; those that begin with _ are its own business."""
    kind = type(thing)
    if kind not in _NAMES:
        _NAMES[kind] = _names_of(thing)
    return {name: getattr(thing, name) for name in _NAMES[kind]}


def _names_of(thing: object) -> tuple[str, ...]:
    kind = type(thing)
    # A class has them in one of these places; one that was not compiled but is derived from one that was, in two.
    places = (
        getattr(kind, "__struct_fields__", ()),
        getattr(kind, "__mypyc_attrs__", ()),
        getattr(thing, "__dict__", ()),
    )
    names = {name for place in places for name in place}
    return tuple(name for name in sorted(names) if name[0] != "_" and hasattr(thing, name) and not _is_said(kind, name))


def _is_said(kind: type, name: str) -> bool:
    """Is it what the class says of all its things, as `rule = …`? Compiled, each thing has a copy of that.

    It stands in the place of a property of a base class, which is no attribute there.
    """
    return any(hasattr(base, name) and name not in getattr(base, "__mypyc_attrs__", ()) for base in kind.__mro__[1:])


class Mirror:
    """How things of one class are written: its name, then the fields by the alphabet of their names."""

    def __init__(self, thing: object) -> None:
        name = type(thing).__name__
        names = _names_of(thing)
        self.number = len(names)
        self.bare = msgspec.Raw(msgspec.json.encode([name]))
        """A thing without fields, as most steps are."""
        self.read: Any = attrgetter(*names) if names else None
        self.struct: Any = msgspec.defstruct(name, names, tag=name, array_like=True, gc=False)

    def of(self, thing: object) -> object:
        if self.number > 1:
            return self.struct(*self.read(thing))
        return self.struct(self.read(thing)) if self.number else self.bare


def _open_up(thing: object) -> object:
    kind = type(thing)
    mirror = _MIRRORS.get(kind)
    if mirror is None:
        mirror = _MIRRORS[kind] = Mirror(thing)
    return mirror.of(thing)


ENCODER = msgspec.json.Encoder(enc_hook=_open_up, order="deterministic")


def canonical(table: Table[Any]) -> bytes:
    """All that can differ between two tables of one game, as canonical bytes. The dice by how far they are read."""
    return ENCODER.encode(
        [
            table.state,
            table.agenda,
            table.passes,
            table.dice.position(),
            table.forks,
            table.away,
            table.told_all,
            table.reveals,
            table.result,
        ]
    )


def digest(previous: str, line: str, table: Table[Any]) -> str:
    """The running digest of a record: of the previous one, the line, and the table it led to."""
    return blake2b(f"{previous} {line} ".encode() + canonical(table), digest_size=8).hexdigest()


def told(event: Event) -> dict[str, Any]:
    """An event as a seat hears it: its name, the rule that made it happen, and its plain fields."""
    return {"event": type(event).__name__, "rule": event.rule, **fields(event)}
