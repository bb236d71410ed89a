"""Matches without a network: the server's parts in this process, with clocks that hurry."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from holdfast.games.lifeboat.rulebook import TIMINGS
from holdfast.kernel.errors import Refusal
from holdfast.kernel.game import Timing
from holdfast.kernel.sitting import Sitting
from holdfast.server.clock import Clock, stored_clock
from holdfast.server.match.deadlines import PACES
from holdfast.server.match.hall import Hall, sit_down
from holdfast.server.match.match import Match
from holdfast.server.match.thinkers import Thinkers
from holdfast.server.people.people import People
from holdfast.server.socket.connection import Connection
from holdfast.server.store.rows import Chair, Person
from holdfast.server.store.store import Store
from web.scenes import Scene, beginning

PATIENCE = 90.0


class Room:
    """A hall with its store, and everybody who came."""

    def __init__(self, hall: Hall, people: list[Person]) -> None:
        self.hall = hall
        self.people = people

    async def waiting(self, pace: str, persons: int, seats: int = 4) -> Match:
        """A match that has not begun: so many persons in the first seats, nobody in the rest."""
        match = await self.hall.create(self.people[0], "lifeboat", seats, {}, "private", pace, [])
        for person in self.people[1:persons]:
            await sit_down(match, person, None, "")
        return match

    async def table(self, pace: str, persons: int, seats: int = 4) -> Match:
        """A match under way: so many persons in the first seats, bots in the rest."""
        match = await self.waiting(pace, persons, seats)
        await match.start()
        return match

    async def laid(self, scene: Scene) -> Match:
        """A match under way as a golden record left it: one of us behind each name, bots in the rest."""
        row, lines = beginning(scene)
        row = msgspec.structs.replace(row, host=self.people[0].id)
        sitters = [self.people[seat].id if name else "" for seat, name in enumerate(scene.names)]
        chairs = [Chair(row.id, seat, who, "" if who else "greedy") for seat, who in enumerate(sitters)]
        await self.hall.store.save_match(row, chairs)
        await self.hall.store.append(row.id, 0, lines, None, False)
        return await self.hall.find(row.id)

    async def forget(self, person: Person) -> None:
        """What the server does for who deletes themselves, without its sockets."""
        await self.hall.take_out(person)
        await self.hall.people.forget(person)
        await self.hall.take_out(person)

    async def restart(self) -> None:
        """Nothing is in memory any more."""
        for match in self.hall.matches.values():
            await match.stop()
        self.hall.matches.clear()


class MovedClock(Clock):
    """Stands unless a test moves it."""

    def go(self, seconds: float) -> None:
        self._at += seconds


@asynccontextmanager
async def room(folder: Path, clock: Clock | None = None) -> AsyncIterator[Room]:
    """With the clock of its store, or another."""
    store = Store(folder / "holdfast.db")
    people = People(store, b"key", "")
    if clock is None:
        clock = await stored_clock(store)
        clock.start()
    hall = Hall(store, people, Thinkers(), clock)
    names = ["Ann", "Bob", "Cid", "Dan"]
    try:
        yield Room(hall, [await people.new_guest(name, "en") for name in names])
    finally:
        await hall.close()
        store.close()


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """One scene, which may not last for ever."""
    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


async def until(condition: Callable[[], bool]) -> None:
    while not condition():  # noqa: ASYNC110  the server has no event for a test's conditions
        await asyncio.sleep(0.005)


def hurry(patch: pytest.MonkeyPatch, length: float, extend: float = 0.0, cap: float = 0.0) -> None:
    """Lifeboat for impatient tests: the same time for every question, at every pace."""
    for timer, _ in list(TIMINGS):
        for pace in PACES:
            patch.setitem(TIMINGS, (timer, pace), Timing(length, extend, cap))


class Ear:
    """A line that ends here."""

    def __init__(self, heard: list[bytes]) -> None:
        self.heard = heard
        self.kept = 0
        """Bytes that seem to be unread."""
        self.ended = ""

    def tell(self, message: bytes) -> None:
        self.heard.append(message)

    def unread(self) -> int:
        return self.kept

    def hang_up(self, reason: str) -> None:
        self.ended = reason


class Watching:
    """A socket that keeps what it is sent."""

    def __init__(self, person: str) -> None:
        self.messages: list[bytes] = []
        self.connection = Connection(person, Ear(self.messages))

    def states(self) -> list[Any]:
        return [message for raw in self.messages if (message := msgspec.json.decode(raw))["t"] == "state"]


async def watching(match: Match, seat: int | None, keep: bool = False) -> Watching:
    """Somebody looks on from this seat. `keep`: also what is shown at the beginning."""
    person = "" if seat is None else match.chairs[seat].person
    watcher = Watching(person)
    await match.watch(watcher.connection, 0)
    if not keep:
        all_know_who_is_here(match)
        watcher.messages.clear()
    return watcher


def sitting_of(match: Match) -> Sitting:
    assert match.sitting is not None
    return match.sitting


def all_know_who_is_here(match: Match) -> None:
    """As after half a second."""
    match.presence.stop()
    match.audience.show_presence()


def from_seat(match: Match, seat: int) -> Connection:
    """A socket of who has this seat, who has seen the table as it is."""
    connection = Connection(match.chairs[seat].person, Ear([]))
    connection.looks_from = seat
    return connection


def standing(match: Match) -> tuple[str, str]:
    """How it stands, and why."""
    return match.row.status, match.row.because


async def code_of(act: Coroutine[Any, Any, None]) -> str:
    """The code with which this is refused, or "done"."""
    try:
        await act
    except Refusal as refused:
        return refused.code
    return "done"
