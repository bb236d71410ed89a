"""A question's options as entries with keys: grouped when they are many, filtered, in pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from holdfast.kernel.step import PASS
from holdfast.terminal.scene import Sayable

MANY = 10
"""More options than this are shown by kind first."""

KEYS = "123456789acdefijkmopsvwxyz"
"""Without the letters of commands: b, g, h, l, n, q, r, t, u."""
PASSING = "0"

GroupName = Callable[[str, str], str]


class Entry(NamedTuple):
    """A line of the menu: an option to take, or a group to open."""

    key: str
    label: str
    notation: str
    path: tuple[str, ...] = ()


class Menu:
    """Where a person is among many options. `path`: the groups that are open."""

    def __init__(self, options: list[Sayable], group_name: GroupName) -> None:
        self.options = options
        self.group_name = group_name
        self.path: tuple[str, ...] = ()
        self.words = ""
        self.page = 0

    def open(self, path: tuple[str, ...]) -> None:
        self.path, self.page = path, 0

    def filter(self, words: str) -> None:
        """Show only what has these words in it, whatever its group."""
        self.words, self.page = words, 0

    def back(self) -> bool:
        """One level up; False at the top."""
        if self.words:
            self.filter("")
            return True
        if not self.path:
            return False
        self.open(self.path[:-1])
        return True

    def turn(self, pages: int, size: int) -> None:
        count = self.pages(size)
        self.page = (self.page + pages) % count

    def pages(self, size: int) -> int:
        return max(1, -(-len(self._all()) // size))

    def entries(self, size: int) -> list[Entry]:
        """The lines of this page, each with its key: passing always has the same one, and a number is its own."""
        at = self.page * size
        shown = self._all()[at : at + size]
        own = {own_key(entry) for entry in shown}
        keys = iter(key for key in KEYS if key not in own)
        return [entry._replace(key=own_key(entry) or next(keys)) for entry in shown]

    def whole(self) -> list[Entry]:
        """The lines of all pages, without their keys."""
        return self._all()

    def _all(self) -> list[Entry]:
        inside = [option for option in self.options if self._levels(option)[: len(self.path)] == self.path]
        if self.words:
            wanted = self.words.casefold().split()
            found = [option for option in self.options if self._matches(option, wanted)]
            return [leaf(option) for option in found]
        if len(inside) <= MANY:
            return [leaf(option) for option in inside]
        return self._grouped(inside, len(self.path))

    def _grouped(self, inside: list[Sayable], depth: int) -> list[Entry]:
        """By kind, then by whom or what it is about; a group that would stand alone is open."""
        entries: dict[tuple[str, ...], Entry] = {}
        members: dict[tuple[str, ...], list[Sayable]] = {}
        for option in inside:
            path = self._levels(option)[: depth + 1]
            members.setdefault(path, []).append(option)
        for path, options in members.items():
            if len(options) == 1 or len(path) == depth:
                entries |= {(*path, option.notation): leaf(option) for option in options}
            else:
                kind, towards = path[0], path[1] if len(path) > 1 else ""
                entries[path] = Entry("", self.group_name(kind, towards), "", path)
        if len(entries) == 1 and not next(iter(entries.values())).notation:
            return self._grouped(inside, depth + 1)
        return list(entries.values())

    def _levels(self, option: Sayable) -> tuple[str, ...]:
        return (option.kind, option.towards) if option.towards else (option.kind,)

    def _matches(self, option: Sayable, wanted: list[str]) -> bool:
        text = f"{option.label} {option.notation}".casefold()
        return all(word in text for word in wanted)


def own_key(entry: Entry) -> str:
    """The key that means this whatever stands beside it."""
    if entry.notation == PASS.text:
        return PASSING
    return entry.label if len(entry.label) == 1 and entry.label.isdecimal() else ""


def leaf(option: Sayable) -> Entry:
    return Entry("", option.label, option.notation)
