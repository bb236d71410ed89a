"""Content with one value changed: each number, each yes or no, each id and each list of ids, one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from holdfast.games.content import WORDS

Path = tuple[str | int, ...]
UNCHANGED = (*WORDS, "id", "grid")
"""What is never changed: words; ids, by which everything is found; and where a zone is drawn, which no rule knows."""

ONLY_COMPARED = ("age",)
"""Numbers that only stand before or after one another: one more may leave their order as it is."""


@dataclass(frozen=True)
class Mutant:
    """One changed value of a content file."""

    file: str
    path: Path
    becomes: Any

    def put_into(self, tables: dict[str, Any]) -> dict[str, Any]:
        """A copy of the file's data with the change made."""
        changed = deepcopy(tables)
        place: Any = changed
        for key in self.path[:-1]:
            place = place[key]
        place[self.path[-1]] = self.becomes
        return changed

    def told(self, tables: dict[str, Any]) -> str:
        """`provisions.toml: water qty 16 → 17`, by ids rather than by numbers."""
        words: list[str] = []
        place: Any = tables
        for key in self.path:
            place = place[key]
            words.append(str(place["id"] if isinstance(place, dict) and "id" in place else key))
        return f"{self.file}.toml: {' '.join(words)} {place} → {self.becomes}"


def mutants(file: str, tables: dict[str, Any]) -> list[Mutant]:
    """Every change of this file."""
    return [
        Mutant(file, path, becomes) for path, value in values(tables, ()) for becomes in changes(tables, path, value)
    ]


def values(place: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    """Every value that can be changed, with the way to it; a list of ids is one value."""
    if isinstance(place, dict):
        for key, value in place.items():
            if key not in UNCHANGED:
                yield from values(value, (*path, key))
    elif isinstance(place, list) and not all(isinstance(one, str) for one in place):
        for at, value in enumerate(place):
            yield from values(value, (*path, at))
    else:
        yield path, place


def changes(tables: dict[str, Any], path: Path, value: Any) -> list[Any]:
    """One more, or many; the other of yes and no; the next id of such a place; a list without its last id."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + (100 if path[-1] in ONLY_COMPARED else 1)]
    if isinstance(value, list):
        return [value[:-1]] if value else []
    alike = sorted({one for way, one in values(tables, ()) if kind(way) == kind(path) and isinstance(one, str)})
    return [alike[(alike.index(value) + 1) % len(alike)]] if len(alike) > 1 else []


def kind(path: Path) -> Path:
    """The way to a value, whichever entry of a list it passes."""
    return tuple(key for key in path if isinstance(key, str))
