"""Scenes for a browser: a table as a golden record left it after so many moves, with people in its seats.

A scene is laid into the store of a server, which may be running: it loads a table when somebody comes to it.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from holdfast.games import registry
from holdfast.kernel.record import Record, parse
from holdfast.kernel.sitting import sit
from holdfast.kernel.table import Table
from holdfast.server.people.keys import Keys
from holdfast.server.people.people import People
from holdfast.server.store.exchange import read_record
from holdfast.server.store.rows import Chair, LineRow, MatchRow, Said
from holdfast.server.store.store import Store

GOLDEN = Path(__file__).parents[1] / "golden"


class Scene(NamedTuple):
    """So many moves of a golden record; who sits where; what was said."""

    record: str
    moves: int
    names: list[str]
    """An empty name is a bot."""
    pace: str = "none"
    said: tuple[tuple[int, str, int | None], ...] = ()
    """Who, what, and the only one who hears it."""


def towards_the_end(record: str, names: list[str], part: float = 0.8) -> Scene:
    """So much of a golden record has been played."""
    lines = parse((GOLDEN / f"{record}.record").read_text("utf-8")).lines
    return Scene(record, int(len(lines) * part), names)


def just_before(record: str, seat: int, word: str, names: list[str]) -> Scene:
    """This seat is about to say this for the first time: records made anew have it elsewhere."""
    lines = parse((GOLDEN / f"{record}.record").read_text("utf-8")).lines
    return Scene(record, [(line.author, line.text) for line in lines].index((str(seat), word)), names)


def when(record: str, condition: Callable[[Table[Any]], bool], names: list[str], pace: str = "none") -> Scene:
    """The first moment at which this holds."""
    parsed = parse((GOLDEN / f"{record}.record").read_text("utf-8"))
    sitting = sit(registry.game(parsed.header.game), parsed.header)
    moves = 0
    while not condition(sitting.table):
        line = parsed.lines[moves]
        sitting.say(line.author, line.text, check=False)
        moves += 1
    return Scene(record, moves, names, pace)


class Staged(NamedTuple):
    """The address of the table, and for each seat the code with which a browser becomes its person."""

    match: str
    codes: list[str]


def stage(data: Path, scene: Scene) -> Staged:
    """Lay the scene. In a thread of its own: the browser's driver has an event loop in this one."""
    data.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _stage(data, scene)).result()


async def _stage(data: Path, scene: Scene) -> Staged:
    store = Store(data / "holdfast.db")
    try:
        people = People(store, await store.setting("cookie key", secrets.token_bytes(32)), "")
        row, lines = beginning(scene)
        guests = [await people.new_guest(name, "ru") if name else None for name in scene.names]
        chairs = [
            Chair(row.id, seat, person=guest.id if guest else "", bot="" if guest else "greedy")
            for seat, guest in enumerate(guests)
        ]
        await store.save_match(row, chairs)
        await store.append(row.id, 0, lines, None, False)
        for n, (seat, text, to) in enumerate(scene.said):
            guest = guests[seat]
            assert guest is not None
            await store.keep_talk(row.id, n, Said(guest.id, seat, guest.name, time.time(), text, to=to))
        keys = Keys(store, people)
        return Staged(row.id, [await keys.new_code(guest) if guest else "" for guest in guests])
    finally:
        store.close()


def beginning(scene: Scene) -> tuple[MatchRow, list[LineRow]]:
    """The match as it was after so many moves."""
    record = parse((GOLDEN / f"{scene.record}.record").read_text("utf-8"))
    row, lines = read_record(scene.record, Record(record.header, record.lines[: scene.moves]).text())
    return msgspec.structs.replace(row, pace=scene.pace), lines
