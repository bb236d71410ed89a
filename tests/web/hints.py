"""Every hint of a first game, at the first moment of a golden record at which it could be told."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from holdfast.api import Table
from holdfast.games import registry
from holdfast.games.learning import Coach, coach_of
from holdfast.games.teaching import hints
from holdfast.kernel.record import parse
from holdfast.kernel.sitting import Question, sit
from web.questions import PEOPLE
from web.scenes import GOLDEN, Scene


class Hint(NamedTuple):
    """Who could hear it, when, and of which piece it tells: empty where it tells of none."""

    record: str
    moves: int
    seat: int
    at: str

    @property
    def scene(self) -> Scene:
        seats = int(self.record.partition("/")[2].partition("_")[0])
        return Scene(self.record, self.moves, PEOPLE[:seats])


def the_coach(game: str) -> Coach:
    found = coach_of(game)
    assert found is not None
    return found


def every_name(game: str) -> dict[str, str]:
    """Also what is told instead; each with the name by which a browser remembers that it was told."""
    return {
        name: f"{n}-{name}"
        for n, one in enumerate(the_coach(game).bubbles)
        for name in (one.id, *(other.id for other in one.instead))
    }


def asks_nothing(table: Table, ask: Question) -> bool:
    """K18  A lone person's question with one answer and no right is answered for them: no browser shows it."""
    return table.seats == 1 and len(ask.options) == 1 and not set(table.rights(ask.seat)) - {"undo"}


@cache
def first_moments(game: str) -> dict[str, Hint]:
    found: dict[str, Hint] = {}
    for path in sorted((GOLDEN / game).glob("*.record")):
        record = parse(path.read_text("utf-8"))
        table = Table(sit(registry.game(game), record.header))
        for n, line in enumerate(record.lines):
            for ask in table.asking():
                if asks_nothing(table, ask):
                    continue
                for one in hints(the_coach(game).bubbles, table.sitting, ask.seat):
                    found.setdefault(one.fact.name, Hint(f"{game}/{path.stem}", n, ask.seat, one.at))
            table.play(line.author, line.text)
        if found.keys() == every_name(game).keys():
            break
    return found
