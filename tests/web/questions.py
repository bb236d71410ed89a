"""Every kind of question of a game, at the moment of a golden record at which it offers the most."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import NamedTuple

from holdfast.api import Table
from holdfast.games import registry
from holdfast.kernel.record import parse
from holdfast.kernel.sitting import sit
from web.scenes import GOLDEN, Scene

THOROUGH = os.environ.get("HOLDFAST_THOROUGH") == "1"
ENOUGH = 16
"""So many kinds of questions of a game a usual run looks at whole; of more, each test at every other one."""
VERY_MANY = 12
"""Of a game with more kinds than this, a usual run looks at each with some of the sizes, or at some of the pieces."""
PEOPLE = [
    *("Аня", "Боря", "Вера", "Глеб", "Дима", "Ева", "Женя", "Зоя"),
    *("Илья", "Кира", "Лена", "Марк", "Надя", "Олег", "Павел", "Рита"),
]


class Found(NamedTuple):
    """The moment of a record at which a question is widest."""

    record: str
    moves: int
    seat: int
    options: int


LARGEST = {
    "lifeboat": ("6_landed_by_card", "6_lost_at_sea"),
    "outlive": ("4_resources",),
    "aurora": ("4_thinned",),
    "doomsday": ("16_machine", "12_legion", "8_machine", "6_legion", "4_machine"),
    "journal": ("6_ceasefire", "3_objectives", "3_fight"),
}
"""The records of each game in which the most people are asked the most."""


@cache
def widest(game: str) -> dict[str, Found]:
    """For each kind of question of a game the moment with the most options."""
    found: dict[str, Found] = {}
    for name in (f"{game}/{record}" for record in LARGEST[game]):
        record = parse((GOLDEN / f"{name}.record").read_text("utf-8"))
        table = Table(sit(registry.game(record.header.game), record.header))
        for n, line in enumerate(record.lines):
            for ask in table.asking():
                if ask.kind not in found or len(ask.options) > found[ask.kind].options:
                    found[ask.kind] = Found(name, n, ask.seat, len(ask.options))
            table.play(line.author, line.text)
    return found


def usual(game: str, first: int = 0) -> dict[str, Found]:
    """What a usual run looks at. Two tests that begin with the first and the second kind see all of them together."""
    kinds = widest(game)
    if THOROUGH or len(kinds) <= ENOUGH:
        return kinds
    return dict(list(kinds.items())[first::2])


def is_thinned(game: str) -> bool:
    """Does a usual run look at less than all there is with each question?"""
    return not THOROUGH and len(widest(game)) > VERY_MANY


def scene(found: Found) -> Scene:
    seats = int(Path(found.record).name.split("_")[0])
    return Scene(found.record, found.moves, PEOPLE[:seats])
