"""The plain way of a message: nothing but ASGI, the same promises; and which way a server takes."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from holdfast.kernel.errors import Refusal
from holdfast.server.config import settings
from holdfast.server.socket import plain
from holdfast.server.socket.connection import MOST_UNREAD, Connection
from holdfast.server.socket.counted import CountedLink
from holdfast.server.socket.plain import PlainLink
from holdfast.server.socket.ways import protocol_for
from server.harness import Visitor, running


class Peer:
    """The other side of an ASGI socket: says what it is told to, and takes what it likes."""

    def __init__(self) -> None:
        self.says: asyncio.Queue[str] = asyncio.Queue()
        self.got: list[bytes] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.is_gone = False

    async def receive_text(self) -> str:
        return await self.says.get()

    async def send_text(self, message: bytes) -> None:
        await self.reads.wait()
        if self.is_gone:
            raise WebSocketDisconnect(detail="gone")
        self.got.append(message)


def scene(act: Callable[[Peer, PlainLink], Awaitable[None]]) -> None:
    async def play() -> None:
        peer = Peer()
        await asyncio.wait_for(act(peer, PlainLink(cast(WebSocket[Any, Any, Any], peer))), 5.0)

    asyncio.run(play())


def test_what_is_told_goes_out_in_order_and_is_counted_until_it_does() -> None:
    async def act(peer: Peer, line: PlainLink) -> None:
        peer.reads.clear()
        line.tell(b"one")
        line.tell(b"three")
        await asyncio.sleep(0)
        assert (line.unread(), peer.got) == (8, [])
        peer.reads.set()
        await line.finish()
        assert (line.unread(), peer.got) == (0, [b"one", b"three"])
        line.tell(b"later")
        await line.finish()
        assert peer.got == [b"one", b"three", b"later"]

    scene(act)


def test_what_was_said_is_heard_before_the_hanging_up_and_after_it_nothing() -> None:
    async def act(peer: Peer, line: PlainLink) -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(line.next(), 0.01)
        peer.says.put_nowait("first")
        assert await line.next() == b"first"
        listening = asyncio.create_task(line.next())
        await asyncio.sleep(0)
        line.hang_up("enough")
        assert await listening == "enough"
        line.tell(b"too late")
        await line.finish()
        assert not peer.got

    scene(act)


def test_who_never_reads_is_closed_as_too_slow() -> None:
    async def act(peer: Peer, line: PlainLink) -> None:
        peer.reads.clear()
        connection = Connection("slow", line)
        for _ in range(4):
            connection.send(b"x" * (MOST_UNREAD // 3))
        assert (connection.closed_because, await line.next()) == ("too-slow", "too-slow")

    scene(act)


def test_who_does_not_read_the_last_words_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "GOODBYE_WITHIN", 0.01)

    async def act(peer: Peer, line: PlainLink) -> None:
        peer.reads.clear()
        line.tell(b"goodbye")
        await line.finish()
        peer.reads.set()
        await asyncio.sleep(0.01)
        assert not peer.got

    scene(act)


def test_a_peer_that_is_gone_when_it_is_told_something_wakes_who_listens() -> None:
    async def act(peer: Peer, line: PlainLink) -> None:
        peer.is_gone = True
        line.tell(b"anybody?")
        assert await line.next() == "gone"
        line.tell(b"no")
        assert line.unread() == len(b"anybody?")

    scene(act)


# -- which way a server takes -------------------------------------------------------------------------


def test_the_quick_way_is_usual_and_the_plain_one_is_asked_for() -> None:
    assert protocol_for(settings({}, None).socket) is not CountedLink
    assert protocol_for(settings({"socket": "plain"}, None).socket) is CountedLink
    with pytest.raises(Refusal, match="socket"):
        settings({"socket": "pigeon"}, None)


def test_with_another_uvicorn_the_log_says_that_the_plain_way_is_taken(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(uvicorn, "__version__", "0.99.1")

    with caplog.at_level(logging.INFO):
        assert protocol_for("quick") is CountedLink

    assert [record.getMessage() for record in caplog.records] == [
        "sockets take the plain way: the quick one is not known to fit uvicorn 0.99.1"
    ]


def test_where_the_quick_way_cannot_be_loaded_the_plain_one_is_taken(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "holdfast.server.socket.quick", None)

    with caplog.at_level(logging.INFO):
        assert protocol_for("quick") is CountedLink

    assert "cannot be loaded" in caplog.text


def test_a_server_whose_uvicorn_is_too_new_for_the_quick_way_serves_all_the_same(tmp_path: Path) -> None:
    newer = tmp_path / "sitecustomize.py"
    newer.write_text("import uvicorn\nuvicorn.__version__ = '0.99.1'\n")
    paths = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])

    with running(tmp_path / "data", PYTHONPATH=paths) as server, Visitor(server, "Ann") as ann:
        place = ann.sit_at(ann.new_match(4, start=True)["id"])
        place.until(lambda here: here.ask is not None)
        assert place.ask is not None
        assert place.say(place.ask["default"])["t"] == "done"

    assert server.log().count("take the plain way") == 1
