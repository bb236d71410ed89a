"""A load: `server_load.py URL PID GAME SEATS BOTS MATCHES RATE SECONDS`, a socket for each person of so many tables.

The last BOTS seats have bots that look ahead. Everybody else answers with a random option; each table moves RATE times
a second, or as often as the server lets it. Prints lines of JSON: progress, and last what was measured. PID is the
server's process.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parent))

from server_process import cpu_seconds, memory_kb
from server_socket import Socket

PATIENCE = 30.0


class Option(msgspec.Struct):
    notation: str


class Ask(msgspec.Struct):
    id: int
    default: str
    options: list[Option]


class Sections(msgspec.Struct):
    ask: Ask | msgspec.UnsetType | None = msgspec.UNSET
    result: Any = None


class Part(msgspec.Struct):
    sections: Sections = msgspec.field(default_factory=Sections)


class Message(msgspec.Struct):
    """As much of a message as an answer needs."""

    t: str
    public: Part = msgspec.field(default_factory=Part)
    private: Part = msgspec.field(default_factory=Part)
    whole: bool = False


DECODER = msgspec.json.Decoder(Message)


class Door:
    """The REST door, for people who sit at every table, one in each seat that has no bot."""

    def __init__(self, url: str, game: str, seats: int, bots: int) -> None:
        self.game, self.seats, self.bots = game, seats, bots
        parts = urlsplit(url)
        self.host, self.port = str(parts.hostname), int(parts.port or 80)
        self.http = http.client.HTTPConnection(self.host, self.port, timeout=PATIENCE)
        self.cookies = [self._guest(f"Load {seat}") for seat in range(seats - bots)]

    def _guest(self, name: str) -> str:
        self.http.request("POST", "/api/me", json.dumps({"name": name}))
        response = self.http.getresponse()
        response.read()
        return str(response.getheader("set-cookie")).partition(";")[0]

    def post(self, person: int, path: str, body: dict[str, Any]) -> Any:
        self.http.request("POST", path, json.dumps(body), {"Cookie": self.cookies[person]})
        response = self.http.getresponse()
        answer = json.loads(response.read())
        if response.status >= 400:
            raise RuntimeError(f"{path}: {answer}")
        return answer

    def new_match(self) -> str:
        """A table at which all of them sit and which has begun; nobody hurries them."""
        wanted = {"game": self.game, "seats": self.seats, "pace": "none", "bots": ["search"] * self.bots}
        match: str = self.post(0, "/api/matches", wanted)["id"]
        for person in range(1, self.seats - self.bots):
            self.post(person, f"/api/matches/{match}/sit", {})
        self.post(0, f"/api/matches/{match}/start", {})
        return match


class Tally:
    """What all tables together have seen since play began."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.whole: list[int] = []
        self.done: list[float] = []
        """From saying a word until the server says that it is done, in milliseconds."""
        self.seen: list[float] = []
        """Until the last socket of the table has what changed."""
        self.refused = 0
        self.is_playing = self.is_one_over = False


class Place:
    """One socket at a table, and the question open there."""

    def __init__(self, table: Table, cookie: str) -> None:
        self.table = table
        self.cookie = cookie
        self.ask: Ask | None = None
        self.socket: Socket
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, door: Door) -> None:
        host = f"{door.host}:{door.port}"
        self.socket = Socket(host, f"/ws/{self.table.match}", self.cookie, self.hear)
        await asyncio.get_running_loop().create_connection(lambda: self.socket, door.host, door.port)
        await self.socket.opened
        self.socket.send(b'{"t":"hello","protocol":2}')
        await asyncio.wait_for(self.greeted, PATIENCE)

    def hear(self, data: bytes) -> None:
        message = DECODER.decode(data)
        if message.t != "state":
            self.table.answered(message.t)
            return
        ask = message.private.sections.ask
        if ask is not msgspec.UNSET:
            self.ask = ask
        self.table.heard(len(data), message)
        if message.whole and not self.greeted.done():
            self.greeted.set_result(None)


class Table:
    """One match with its sockets; one word at a time."""

    def __init__(self, match: str, door: Door, tally: Tally, chance: random.Random) -> None:
        self.match = match
        self.tally = tally
        self.chance = chance
        self.places = [Place(self, cookie) for cookie in door.cookies]
        self.moves = 0
        self.is_over = False
        self.was_refused = False
        self.said_at = self.seen_at = 0.0
        self.answer: asyncio.Future[str] | None = None

    def heard(self, size: int, message: Message) -> None:
        if message.whole:
            self.tally.whole.append(size)
        elif self.tally.is_playing:
            self.tally.sizes.append(size)
        self.seen_at = time.perf_counter()
        self.is_over = self.is_over or message.public.sections.result is not None

    def answered(self, kind: str) -> None:
        if self.answer is not None and not self.answer.done() and kind in ("done", "refused"):
            self.answer.set_result(kind)

    async def play(self, until: float, period: float) -> None:
        """A word each period until then; a late answer delays what follows."""
        due = time.perf_counter() + self.chance.random() * period
        while due < until and not self.tally.is_one_over:
            await asyncio.sleep(due - time.perf_counter())
            await self._move()
            due = max(due + period, time.perf_counter())
            self.tally.is_one_over |= self.is_over

    def close(self) -> None:
        for place in self.places:
            place.socket.close()

    async def _move(self) -> None:
        self._note_seen()
        asked = [place for place in self.places if place.ask is not None]
        if not asked:
            return
        place = self.chance.choice(asked)
        ask = place.ask
        assert ask is not None
        word = ask.default if self.was_refused else self.chance.choice(ask.options).notation
        self.answer = asyncio.get_running_loop().create_future()
        self.said_at = time.perf_counter()
        place.socket.send(msgspec.json.encode({"t": "say", "re": 1, "words": [word], "ask": ask.id}))
        kind = await asyncio.wait_for(self.answer, PATIENCE)
        self.was_refused = kind == "refused"
        if self.was_refused:
            self.tally.refused += 1
            return
        self.tally.done.append(1000.0 * (time.perf_counter() - self.said_at))
        self.moves += 1

    def _note_seen(self) -> None:
        """What the last word changed has arrived everywhere by now."""
        if self.seen_at > self.said_at > 0.0:
            self.tally.seen.append(1000.0 * (self.seen_at - self.said_at))


class Spent:
    """Time and processor time of the server and of this load, while tables play."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.seconds = self.server = self.own = 0.0

    @contextmanager
    def counting(self) -> Iterator[None]:
        began, server, own = time.perf_counter(), cpu_seconds(self.pid), time.process_time()
        yield
        self.seconds += time.perf_counter() - began
        self.server += cpu_seconds(self.pid) - server
        self.own += time.process_time() - own


async def load(
    url: str, pid: int, game: str, seats: int, bots: int, matches: int, rate: float, seconds: float
) -> dict[str, Any]:
    """Rounds of fresh tables, each until the first of them is over: what it costs to open tables is not counted."""
    door, tally, chance, spent = Door(url, game, seats, bots), Tally(), random.Random(f"{matches} tables"), Spent(pid)
    before = memory_kb(pid)
    tables: list[Table] = []
    memory = 0
    while spent.seconds < seconds and (not tables or tally.is_one_over):
        door.http.close()  # The server has closed it by now if it stood idle; it opens again by itself.
        now = [await opened(door, tally, chance, n) for n in range(matches)]
        tables += now
        memory = memory or memory_kb(pid) - before
        with spent.counting():
            await played(now, tally, seconds - spent.seconds, 1.0 / rate, spent.seconds)
        for table in now:
            table.close()
    moves = sum(table.moves for table in tables)
    return {
        "matches": matches,
        "moves": moves,
        "moves_per_second": moves / spent.seconds,
        "cpu_ms": 1000.0 * spent.server / moves,
        "server_share": spent.server / spent.seconds,
        "load_share": spent.own / spent.seconds,
        "bytes_median": at(tally.sizes, 0.5),
        "bytes_p95": at(tally.sizes, 0.95),
        "bytes_whole": at(tally.whole, 0.5),
        "messages_per_move": len(tally.sizes) / moves,
        "done_p50": at(tally.done, 0.5),
        "done_p99": at(tally.done, 0.99),
        "seen_p50": at(tally.seen, 0.5),
        "seen_p99": at(tally.seen, 0.99),
        "memory_kb": memory / matches,
        "fewest_moves": min(table.moves for table in tables),
        "refused": tally.refused,
    }


async def opened(door: Door, tally: Tally, chance: random.Random, n: int) -> Table:
    table = Table(door.new_match(), door, tally, chance)
    await asyncio.gather(*(place.open(door) for place in table.places))
    tell(opened=n + 1)
    return table


async def played(tables: list[Table], tally: Tally, seconds: float, period: float, before: float) -> None:
    """All of them until the time is up, or until one of them is over."""
    began = time.perf_counter()
    tally.is_playing, tally.is_one_over = True, False
    playing = [asyncio.create_task(table.play(began + seconds, period)) for table in tables]
    while any(not task.done() for task in playing):
        await asyncio.wait(playing, timeout=0.5)
        tell(played=round(before + time.perf_counter() - began, 1))
    await asyncio.gather(*playing)
    tally.is_playing = False


def at(values: list[Any], part: float) -> float:
    """The value below which so large a part of them lies."""
    return float(sorted(values)[min(len(values) - 1, int(part * len(values)))]) if values else 0.0


def tell(**what: object) -> None:
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    url, pid, game, seats, bots, matches, rate, seconds = sys.argv[1:]
    tell(**uvloop.run(load(url, int(pid), game, int(seats), int(bots), int(matches), float(rate), float(seconds))))
