"""Which fields of a game's catalogue anything reads: the game, its terminal and its words, or the browser's build.

    PYTHONPATH=src:tests python -m content.reads outlive            prints those that nothing does, as JSON

Everything that is loaded is wrapped, so that each reading is seen; then the game's modules are imported, and a table
is set up with each of its options.
"""

from __future__ import annotations

import json
import re
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import msgspec

from holdfast.games import content, registry
from holdfast.kernel.game import new_table

BROWSER = Path(__file__).resolve().parents[2] / "web" / "build" / "printed"
Field = tuple[str, str]
"""The name of a struct, and of one of its fields."""


class Readings:
    """All fields there are in what was loaded, and those that were read."""

    def __init__(self) -> None:
        self.there: dict[Field, str] = {}
        """Each with its name in the file."""
        self.read: set[Field] = set()

    def watched(self, value: Any) -> Any:
        """The same value, whose readings are seen."""
        if isinstance(value, msgspec.Struct):
            kind = type(value)
            self.there |= {(kind.__name__, one.name): one.encode_name for one in msgspec.structs.fields(kind)}
            return Watched(value, self)
        if isinstance(value, dict):
            return {key: self.watched(one) for key, one in value.items()}
        return type(value)(self.watched(one) for one in value) if isinstance(value, list | tuple) else value

    def unread(self, by_others: set[str]) -> list[str]:
        """The fields that nothing has read, but for words, which are for people."""
        return sorted(
            f"{struct}.{field}"
            for (struct, field), written in self.there.items()
            if (struct, field) not in self.read and written not in by_others and written not in content.WORDS
        )


class Watched:
    """A struct whose readings are seen."""

    def __init__(self, struct: msgspec.Struct, readings: Readings) -> None:
        self._struct = struct
        self._readings = readings
        self._fields = {one.name: readings.watched(getattr(struct, one.name)) for one in msgspec.structs.fields(struct)}

    def __getattr__(self, name: str) -> Any:
        self._readings.read.add((type(self._struct).__name__, name))
        return self._fields[name]


def read_by_the_browser(slug: str) -> set[str]:
    """The fields that the browser's build takes out of this game's files."""
    build = BROWSER / f"{slug}.ts"
    return set(re.findall(r"['.](\w+)", build.read_text("utf-8"))) if build.exists() else set()


def unread(slug: str) -> list[str]:
    """The fields of this game's catalogue that nothing reads."""
    readings = Readings()
    load = content.load
    content.load = lambda game, name, form: readings.watched(load(game, name, form))
    drawn = [f"holdfast.terminal.{slug}"] if find_spec(f"holdfast.terminal.{slug}") else []
    for package in (f"holdfast.games.{slug}", *drawn):
        for module in walk_packages(import_module(package).__path__, f"{package}."):
            import_module(module.name)
    import_module(f"holdfast.locale.{slug}")
    game = registry.game(slug)
    for option in game.options:
        for value in option.values:
            new_table(game, game.most, {option.name: value}, b"reads")
    return readings.unread(read_by_the_browser(slug))


if __name__ == "__main__":
    print(json.dumps(unread(sys.argv[1])))
