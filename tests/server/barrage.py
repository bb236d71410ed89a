"""A barrage: many visitors at once who send whatever comes to their minds, over REST and over sockets.

Half of it is nonsense; the rest nearly makes sense, or does, so that it also reaches what lies behind the first check.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, get_args
from urllib.parse import urlsplit

from holdfast.server import incoming, wire
from server.attack import frame
from server.harness import PATIENCE, Server, Visitor

AT_ONCE = 6
BATCH = 50
"""Messages a visitor sends before another one comes: a socket that sends more at once is closed as a flood."""
TEXTS = ["", "x", "\x00", "\u202e", "٣", "🛟", "null", "a" * 70, "../..", "%00", "undo", "pass", "K7M2QX", "__proto__"]
UNDERSTOOD, ANSWERED = (get_args(kinds) for kinds in (incoming.ClientMessage, wire.ServerMessage))
TAGS = [*(str(kind.__struct_config__.tag) for kind in UNDERSTOOD), "", "state"]
FIELDS = sorted({field for kind in UNDERSTOOD for field in kind.__struct_fields__})
OWN_FIELDS = {str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in UNDERSTOOD}
ANSWERS = {kind.__struct_config__.tag for kind in ANSWERED}
BODY_FIELDS = (
    *("name", "lang", "code", "game", "seats", "options", "pace", "bots", "start", "seat", "nonce", "bot", "url"),
    *("label", "replace", "free", "locked", "spectators", "talk", "whispers", "hints", "visibility", "password"),
)
FAREWELLS = ("/api/me", "/api/me/sign-out")
"""Doors behind which a guest may be gone."""
LIKELY: dict[str, list[Any]] = {
    "name": ["Ann", "Аня", " ", "\u200b"],
    "lang": ["en", "ru", "de"],
    "game": ["lifeboat", "outlive", "aurora", "doomsday", "chess"],
    "seats": [2, 4, 6, 0, 64, 65],
    "pace": ["live", "none", "by_mail", "never"],
    "bots": [["random"], ["greedy", "random"], ["os:system"]],
    "start": [True, False],
    "seat": [0, 1, 3, -1, 99],
    "bot": ["", "random", "greedy", "x"],
    "url": ["https://127.0.0.1/", "http://[::1]", "https://", "ftp://x"],
    "options": [{}, {"x": 1}, {"lesson": "first"}],
    "anchor": ["seat:kid", "mine:water", "zone:dam", "card:", ":", "bench:99999999999999999999"],
    "order": ["pass", "open-ring", "always-defend", "x"],
    "nonce": ["abc", "ы", ""],
    "protocol": [1, 1, 1, 0, 2],
    "words": [["pass"], ["undo"], ["time"], ["away 1"], ["row 2"], ["offer kid give water"], [], ["0"]],
    "to": [None, 0, 1, 7],
}


class Barrage:
    """What was sent, and what came back."""

    def __init__(self, server: Server, seed: int, messages: int) -> None:
        self.server = server
        self.dice = Random(seed)
        self.left = messages
        self.sent: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()
        self.wrong: list[str] = []
        """Answers that should never be given."""
        with Visitor(server) as visitor:
            self.paths = operations(visitor.get("/api/docs/openapi.json"))
            self.guests = [guest(server, n) for n in range(4)]
        self.matches: list[str] = []
        for cookie in self.guests:
            self.matches.append(new_match(server, cookie))

    def run(self) -> None:
        asyncio.run(self._run())

    async def _run(self) -> None:
        await asyncio.gather(*(self._visit() for _ in range(AT_ONCE)))

    async def _visit(self) -> None:
        while self.left > 0:
            self.left -= BATCH
            over_rest = self.dice.random() < 0.2
            await (self._over_rest() if over_rest else self._over_socket())

    # -- REST -----------------------------------------------------------------------------------

    async def _over_rest(self) -> None:
        async with self._line() as (reader, writer):
            for _ in range(BATCH):
                method, path = self.dice.choice(self.paths)
                writer.write(self.request(method, path))
                self.sent["rest"] += 1
                status, body, stays = await asyncio.wait_for(response(reader, method), PATIENCE)
                self.statuses[status] += 1
                if status >= 500:
                    self.wrong.append(f"{method} {path}: {status} {body[:300]!r}")
                if path in FAREWELLS and status < 300:
                    await self._renew()
                if not stays:
                    break

    async def _renew(self) -> None:
        """Somebody is gone for good: others come, and sit down at tables of their own."""
        guests = [await asyncio.to_thread(guest, self.server, n) for n in range(len(self.guests))]
        matches = [await asyncio.to_thread(new_match, self.server, cookie) for cookie in guests]
        # Only now: before they sit, nobody may send them away.
        self.guests[:], self.matches[:] = guests, matches

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection that is closed in the end; who is cut off in mid-sentence has had an answer too."""
        where = urlsplit(self.server.url)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        try:
            yield reader, writer
        except (ConnectionError, asyncio.IncompleteReadError):
            self.sent["cut off"] += 1
        finally:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()

    def request(self, method: str, path: str) -> bytes:
        known = [*self.matches, *TEXTS, "0", "1", "7"]
        for part in [part for part in path.split("/") if part.startswith("{")]:
            path = path.replace(part, quoted(self.dice.choice(known)), 1)
        body = b"" if method in ("GET", "HEAD") else self.body()
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: {urlsplit(self.server.url).netloc}",
            f"Content-Length: {len(body)}",
        ]
        if body:
            head.append("Content-Type: application/json")
        if self.dice.random() < 0.8:
            head.append(f"Cookie: {self.dice.choice(self.guests)}")
        if self.dice.random() < 0.1:
            head.append("Authorization: Bearer " + quoted(self.dice.choice(TEXTS)))
        return "\r\n".join([*head, "", ""]).encode() + body

    def body(self) -> bytes:
        fields = self.dice.sample(BODY_FIELDS, self.dice.randint(0, 5))
        return self.spoilt(json.dumps({field: self.value(field) for field in fields}).encode())

    # -- sockets --------------------------------------------------------------------------------

    async def _over_socket(self) -> None:
        where = urlsplit(self.server.url).netloc
        async with self._line() as (reader, writer):
            writer.write(handshake(where, self.dice.choice(self.matches), self.dice.choice(self.guests)))
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            if self.dice.random() < 0.9:
                writer.write(frame(b'{"t":"hello","protocol":2}'))
            for _ in range(BATCH):
                opcode = 1 if self.dice.random() < 0.999 else self.dice.randint(0, 15)
                writer.write(frame(self.message(), opcode))
                self.sent["socket"] += 1
            writer.write(frame(b"", 8))
            await asyncio.wait_for(self._listen(reader), PATIENCE)

    def message(self) -> bytes:
        if self.dice.random() < 0.1:
            return self.dice.randbytes(self.dice.randint(0, 125))
        tag = self.dice.choice(TAGS)
        # Others' fields are refused at once: half of the time it has only such as it may have.
        own = OWN_FIELDS.get(tag, FIELDS) if self.dice.random() < 0.5 else FIELDS
        fields = self.dice.sample(own, self.dice.randint(0, min(4, len(own))))
        said = {"t": tag, **{field: self.value(field) for field in fields}}
        return self.spoilt(json.dumps(said).encode())[:8000]

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        """Everything the server says is a message of the protocol, to the end."""
        while (heard := await next_frame(reader)) is not None:
            if not is_message(heard):
                self.wrong.append(f"said {heard[:300]!r}")

    # -- what comes to mind ---------------------------------------------------------------------

    def value(self, field: str) -> Any:
        if field in LIKELY and self.dice.random() < 0.7:
            return self.dice.choice(LIKELY[field])
        made: list[Callable[[], Any]] = [
            lambda: None,
            lambda: self.dice.random() < 0.5,
            lambda: self.dice.choice([0, 1, -1, 41, 2**31, 2**63, 2**64, 10**400]),
            lambda: self.dice.choice([0.5, 1e308]),
            lambda: self.dice.choice(TEXTS),
            lambda: self.dice.choice(self.matches),
            lambda: [self.dice.choice(TEXTS)] * self.dice.randint(0, 70),
            lambda: {self.dice.choice(FIELDS): self.dice.choice(TEXTS)},
        ]
        return self.dice.choice(made)()

    def spoilt(self, text: bytes) -> bytes:
        """Mostly as it is; sometimes cut, turned over, doubled, or with a byte of something else."""
        fate = self.dice.random()
        if fate < 0.85 or not text:
            return text
        at = self.dice.randrange(len(text))
        if fate < 0.90:
            return text[:at]
        if fate < 0.95:
            return text[:at] + self.dice.randbytes(1) + text[at + 1 :]
        return text + text[at:]


def operations(openapi: dict[str, Any]) -> list[tuple[str, str]]:
    """Every door of the REST interface."""
    return [(method.upper(), path) for path, found in openapi["paths"].items() for method in found]


def guest(server: Server, n: int) -> str:
    with Visitor(server, f"Guest {n}") as visitor:
        return "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())


def new_match(server: Server, cookie: str) -> str:
    with Visitor(server) as visitor:
        visitor.http.headers["Cookie"] = cookie
        return str(visitor.new_match(4, start=True, pace="none")["id"])


def quoted(text: str) -> str:
    return "".join(f"%{byte:02X}" for byte in text.encode())


def handshake(host: str, match: str, cookie: str) -> bytes:
    lines = [
        f"GET /ws/{match} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


async def response(reader: asyncio.StreamReader, method: str) -> tuple[int, bytes, bool]:
    """Status and body of one answer, and whether the line stays open."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    status = int(head.split()[1])
    length = next((int(line.partition(":")[2]) for line in head.splitlines() if line.startswith("content-length")), 0)
    body = await reader.readexactly(0 if method == "HEAD" else length)
    return status, body, "connection: close" not in head


async def next_frame(reader: asyncio.StreamReader) -> bytes | None:
    """The next text of the server; None when it closes."""
    while True:
        kind, size = await reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
        said = await reader.readexactly(size)
        if kind & 15 == 8:
            return None
        if kind & 15 == 1:
            return said


def is_message(said: bytes) -> bool:
    try:
        return json.loads(said)["t"] in ANSWERS
    except (ValueError, TypeError, KeyError):
        return False
