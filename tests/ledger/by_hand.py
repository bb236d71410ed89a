"""What people have written about a game's mutants: `by_hand.toml` and `equivalent.toml` beside its tests."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from ledger.marks import TESTS

T = TypeVar("T")


class ByHand(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One rule, and one edit that breaks it."""

    rule: str
    file: str
    was: str
    becomes: str

    @property
    def shown(self) -> str:
        return f"{' '.join(self.was.split())} → {' '.join(self.becomes.split()) or 'nothing'}"


class Equivalent(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An edit after which the game is the same, and why that is so."""

    file: str
    where: str
    edit: str
    why: str


def by_hand(game: str) -> list[ByHand]:
    return read(game, "by_hand", "broken", ByHand)


def equivalents(game: str) -> list[Equivalent]:
    return read(game, "equivalent", "same", Equivalent)


def read(game: str, name: str, table: str, kind: type[T]) -> list[T]:
    """The entries of one of these files; a game may do without it."""
    path = TESTS / "games" / game / f"{name}.toml"
    if not path.exists():
        return []
    found: dict[str, list[T]] = msgspec.toml.decode(path.read_bytes(), type=dict[str, list[kind]])  # type: ignore[valid-type]
    return found[table]
