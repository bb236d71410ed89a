"""Visitors who do not keep to the protocol, and ways to see that the server does not mind."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from holdfast.kernel.sitting import Question
from holdfast.server.config import Settings
from holdfast.server.match.hall import sit_down
from holdfast.server.match.match import Match
from holdfast.server.services import Services
from holdfast.server.store.rows import Person
from server.harness import PATIENCE, Message, Server, Visitor

T = TypeVar("T")
HELLO = json.dumps({"t": "hello", "re": 1, "protocol": 2, "since": 0})


def address(server: Server, match: str) -> str:
    return server.url.replace("http", "ws", 1) + f"/ws/{match}"


def cookies(visitor: Visitor) -> str:
    return "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())


@contextmanager
def raw_socket(visitor: Visitor, match: str, **headers: str) -> Iterator[ClientConnection]:
    """A socket on which nothing was said yet."""
    sent = {"Cookie": cookies(visitor), **headers}
    with connect(address(visitor.server, match), additional_headers=sent, max_size=None) as opened:
        yield opened


def greeted(opened: ClientConnection) -> None:
    """Say hello, and take what comes first."""
    opened.send(HELLO)
    answers(opened, "welcome")


def answers(opened: ClientConnection, kind: str) -> Message:
    """The next message of this kind."""
    while True:
        message: Message = json.loads(opened.recv(PATIENCE))
        if message["t"] == kind:
            return message


def closing(opened: ClientConnection) -> tuple[int, str]:
    """Read to the end: with which code, and why."""
    try:
        while True:
            opened.recv(PATIENCE)
    except ConnectionClosed as closed:
        frame = closed.rcvd
        assert frame is not None, "closed without a word"
        return frame.code, frame.reason


def vanish(opened: ClientConnection) -> None:
    """The cable is cut: no goodbye, only a reset."""
    opened.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    opened.socket.close()


class Mute:
    """A client that shakes hands, says what it is told to, and never reads a byte more."""

    def __init__(self, visitor: Visitor, match: str) -> None:
        where = urlsplit(visitor.server.url)
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE)
        self.socket.connect((where.hostname, where.port))
        lines = [
            f"GET /ws/{match} HTTP/1.1",
            f"Host: {where.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookies(visitor)}",
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        shaken = b""
        while not shaken.endswith(b"\r\n\r\n"):
            shaken += self.socket.recv(1)
        assert b" 101 " in shaken

    def send(self, text: str) -> None:
        self.socket.sendall(frame(text.encode()))

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def frame(data: bytes, opcode: int = 1) -> bytes:
    """One masked frame, with a mask that changes nothing."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack(">H", len(data))
    return bytes([0x80 | opcode]) + size + bytes(4) + data


def health(server: Server) -> Any:
    """What the server says of itself."""
    response = httpx.get(server.url + "/health", timeout=PATIENCE)
    assert response.status_code == 200
    assert response.json()["status"] == "ok"
    return response.json()


def assert_calm(server: Server, since: int = 0) -> None:
    """It answers, and nothing happened to it that it did not expect; `since`: how long its log was before."""
    health(server)
    log = server.log()[since:]
    assert "Traceback" not in log, log[-4000:]


@asynccontextmanager
async def services_in(folder: Path) -> AsyncIterator[Services]:
    """A server without its network."""
    services = Services(Settings(data=str(folder)))
    await services.open()
    try:
        yield services
    finally:
        await services.close()


async def table_for(services: Services, *names: str, pace: str = "none", seats: int = 4) -> tuple[Match, list[Person]]:
    """A match under way: these people, and nobody else but bots."""
    people = [await services.people.new_guest(name, "en") for name in names]
    match = await services.hall.create(people[0], "lifeboat", seats, {}, "private", pace, [])
    for person in people[1:]:
        await sit_down(match, person, None, "")
    await match.start()
    return match, people


async def asked_person(match: Match) -> Question | None:
    """The question a person is asked next, once the bots have said all they can; None: it is over."""
    while match.row.status == "playing":
        sitting = match.sitting
        assert sitting is not None
        asking = sitting.asking()
        if all(not match.chairs[ask.seat].bot for ask in asking):
            return asking[0]
        await asyncio.sleep(0.001)
    return None


async def go_on(match: Match) -> None:
    """Somebody answers the next question with its default."""
    ask = await asked_person(match)
    if ask is not None:
        await match.say(ask.seat, [ask.default], ask.id)


def run(scene: Coroutine[Any, Any, T]) -> T:
    """Play a scene without a network; one that does not end fails."""
    return asyncio.run(asyncio.wait_for(scene, 3 * PATIENCE))
