"""One process that plays a game's scripts with changed content, one change after another.

    PYTHONPATH=src:tests python -m content.worker outlive 3 40      a sample of 40 changes, or with 0 all;
                                                                    3 rich plays for each number of seats

Content is looked up when a game's modules are imported, so each change imports them afresh; the kernel stays.
First a line of JSON with the number of changes, then one for each: what it is, and what noticed it ("" if nothing did).
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from typing import Any

from content.mutants import Mutant, mutants
from content.scenes import SCENES, no_scenes
from content.scripts import Script, course, golden, rich
from holdfast.games import content, registry
from holdfast.kernel import canonical
from holdfast.kernel.game import Game

tables_on_disk = content.tables


def imported(slug: str, mutant: Mutant | None) -> Game[Any]:
    """The game, its modules imported anew with this change of its content."""

    def tables(game: str, name: str) -> dict[str, Any]:
        found = tables_on_disk(game, name)
        return mutant.put_into(found) if mutant and (game, name) == (slug, mutant.file) else found

    for name in [name for name in sys.modules if name.startswith(f"holdfast.games.{slug}")]:
        del sys.modules[name]
    registry.LOADED.pop(slug, None)
    # What the kernel remembers of the classes that are gone would keep them all alive.
    canonical._MIRRORS.clear()
    canonical._NAMES.clear()
    gc.collect()
    content.tables = tables
    return registry.game(slug)


def courses(game: Game[Any], scripts: list[Script]) -> Iterator[tuple[str, str]]:
    """What this game comes to: what a table may be, then one script after another."""
    choices = [(option.name, option.values) for option in game.options]
    yield "the table's options", json.dumps([game.fewest, game.most, choices])
    for script in scripts:
        yield script.name, course(game, script)


def noticed_by(slug: str, mutant: Mutant, scripts: list[Script], usual: dict[str, str]) -> str:
    """The first script that goes another way, or cannot go on at all; "" if none does."""
    at = "loading"
    try:
        for at, came_to in courses(imported(slug, mutant), scripts):
            if came_to != usual[at]:
                return at
    except Exception as wrong:  # whatever it is, it would not have gone unnoticed
        return f"{type(wrong).__name__} after {at}"
    return ""


def every_change(slug: str) -> list[tuple[str, Mutant]]:
    """All changes of a game's content, and how each is told."""
    found: list[tuple[str, Mutant]] = []
    for name in import_module(f"holdfast.games.{slug}.catalogue").FILES:
        data = tables_on_disk(slug, name)
        found += [(mutant.told(data), mutant) for mutant in mutants(name, data)]
    return found


def sampled(changes: list[tuple[str, Mutant]], sample: int, content_hash: str) -> list[tuple[str, Mutant]]:
    """So many of these, others for other content; 0: all."""
    if not sample:
        return changes
    return sorted(changes, key=lambda one: sha256(f"{content_hash} {one[0]}".encode()).digest())[:sample]


def main(slug: str, seeds: int, sample: int) -> None:
    game = imported(slug, None)
    scripts = [*golden(slug), *rich(game, seeds), *SCENES.get(slug, no_scenes)(game)]
    # What is short is said first: most changes show there.
    scripts.sort(key=lambda script: len(script.lines))
    usual = dict(courses(imported(slug, None), scripts))
    chosen = sampled(every_change(slug), sample, game.content_hash())
    print(len(chosen), flush=True)
    for told, mutant in chosen:
        print(json.dumps([told, noticed_by(slug, mutant, scripts, usual)]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
