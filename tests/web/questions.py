"""Every kind of question of a game, at the moment of a golden record at which it offers the most."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from holdfast.api import Table
from holdfast.games import registry
from holdfast.kernel.record import parse
from holdfast.kernel.sitting import sit
from web.scenes import GOLDEN, Scene

PEOPLE = ["Аня", "Боря", "Вера", "Глеб", "Дима", "Ева"]


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


def scene(found: Found) -> Scene:
    seats = int(Path(found.record).name[0])
    return Scene(found.record, found.moves, PEOPLE[:seats])
