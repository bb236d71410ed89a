"""The short way of a message: frames in any pieces, read and made as the library reads and makes them."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress
from socket import IPPROTO_TCP, TCP_NODELAY
from typing import cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from holdfast.server.incoming import MOST_BYTES
from holdfast.server.socket.frames import FrameCounter
from holdfast.server.socket.quick import QuickLink, is_whole, payload, text_frame
from server.attack import answers, frame, greeted, raw_socket
from server.harness import PATIENCE, Server, Visitor


@pytest.fixture
def match(ann: Visitor) -> str:
    """A table at which Ann plays with bots."""
    return str(ann.new_match(4, start=True, pace="none")["id"])


def test_frames_come_in_any_pieces(ann: Visitor, match: str) -> None:
    def explain(re: int) -> bytes:
        return frame(json.dumps({"t": "explain", "re": re, "words": []}).encode())

    with raw_socket(ann, match) as opened:
        greeted(opened)
        opened.socket.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
        opened.socket.sendall(explain(1))
        assert answers(opened, "explained")["re"] == 1
        opened.socket.sendall(frame(b"ping", 9))
        opened.socket.sendall(explain(2))
        assert answers(opened, "explained")["re"] == 2
        for byte in explain(3):
            opened.socket.sendall(bytes([byte]))
            time.sleep(0.002)
        assert answers(opened, "explained")["re"] == 3
        opened.socket.sendall(explain(4) + explain(5) + explain(6)[:3])
        time.sleep(0.05)
        opened.socket.sendall(explain(6)[3:])
        assert [answers(opened, "explained")["re"] for _ in range(3)] == [4, 5, 6]


def piece(data: bytes, opcode: int) -> bytes:
    """A frame after which the message goes on."""
    whole = frame(data, opcode)
    return bytes([whole[0] & 0x7F]) + whole[1:]


def is_over(opened: ClientConnection) -> bool:
    """Read to the end, however it came."""
    try:
        while True:
            opened.recv(PATIENCE)
    except ConnectionClosed:
        return True


FLOODS = {
    "pings": (b"", frame(b"x" * 125, 9)),
    "pongs": (b"", frame(b"", 10)),
    "pieces of nothing": (piece(b"{", 1), piece(b"", 0)),
    "messages": (b"", frame(b"")),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_who_floods_a_line_with_frames_is_cut_off(server: Server, flood: str) -> None:
    """All in one writing, so that nobody can stop it in between."""
    first, each = FLOODS[flood]
    with Visitor(server, "Eve") as eve:
        table = eve.new_match(4)["id"]
        with raw_socket(eve, table) as opened:
            greeted(opened)
            with suppress(OSError):
                opened.socket.sendall(first + each * 20_000)
            assert is_over(opened)
        assert eve.get(f"/api/matches/{table}")["status"] == "waiting"


def test_a_few_pings_and_pieces_are_no_flood(ann: Visitor, match: str) -> None:
    said = json.dumps({"t": "explain", "re": 7, "words": []}).encode()
    first, *middle, last = (said[at : at + 1] for at in range(len(said)))
    with raw_socket(ann, match) as opened:
        greeted(opened)
        opened.socket.sendall(frame(b"here?", 9) * 50)
        opened.socket.sendall(piece(first, 1) + b"".join(piece(byte, 0) for byte in middle) + frame(last, 0))
        assert answers(opened, "explained")["re"] == 7


SIZES = [0, 1, 125, 126, 127, 300, MOST_BYTES - 8]


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_frame_is_read_as_the_library_reads_it(size: int) -> None:
    said = bytes(random.Random(size).choices(range(256), k=size))
    whole = Frame(Opcode.TEXT, said).serialize(mask=True)

    assert is_whole(whole)
    assert payload(whole) == said
    assert not any(is_whole(part) for part in (whole[:-1], whole + b"x", whole[:1], whole * 2, b""))
    assert not is_whole(Frame(Opcode.TEXT, said, fin=False).serialize(mask=True))
    assert not is_whole(Frame(Opcode.TEXT, said).serialize(mask=False))


@pytest.mark.parametrize("size", [*SIZES, 65_535, 65_536, 100_000])
def test_a_frame_of_ours_is_as_the_library_makes_it(size: int) -> None:
    assert text_frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


# -- one quick line, without a network ------------------------------------------------------------


class Wire:
    """What a line writes to."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)


async def nobody(scope: object, receive: object, send: object) -> None:
    """An application that is never asked."""


def line_to(wire: Wire) -> QuickLink:
    line = QuickLink(Config(nobody), ServerState(), {}, asyncio.get_running_loop())
    line.transport = cast(asyncio.Transport, wire)
    return line


def test_what_is_told_in_one_turn_of_the_loop_is_one_write() -> None:
    async def scene() -> None:
        wire = Wire()
        line = line_to(wire)
        line.tell(b"changed")
        line.tell(b"done")
        assert not wire.written
        await asyncio.sleep(0)
        line.tell(b"later")
        await asyncio.sleep(0)
        assert wire.written == [text_frame(b"changed") + text_frame(b"done"), text_frame(b"later")]

    asyncio.run(scene())


def test_after_the_goodbye_nothing_is_written() -> None:
    async def scene() -> None:
        wire = Wire()
        line = line_to(wire)
        line.tell(b"too late")
        line.close_sent = True
        await asyncio.sleep(0)
        assert not wire.written

    asyncio.run(scene())


def test_what_was_said_waits_for_who_listens_and_who_listens_waits_for_it() -> None:
    async def scene() -> None:
        line = line_to(Wire())
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(line.next(), 0.01)
        listening = asyncio.create_task(line.next())
        await asyncio.sleep(0)
        line.hang_up("first")
        line.hang_up("second")
        assert (await listening, await line.next()) == ("first", "second")

    asyncio.run(scene())


@pytest.mark.parametrize("step", [1, 2, 3, 7, 1_000_000])
def test_frames_that_are_no_message_are_counted_however_the_bytes_come(step: int) -> None:
    said = [
        *(Frame(Opcode.TEXT, b"x" * size).serialize(mask=True) for size in (0, 1, 125, 126, 300, 70_000)),
        frame(b"here?", 9),
        frame(b"", 10),
        piece(b"{", 1),
        piece(b"", 0),
        frame(b"}", 0),
    ]
    sent = b"GET /ws HTTP/1.1\r\nHost: here\r\n\r\n" + b"".join(said)
    counter = FrameCounter()

    assert sum(counter.besides(sent[at : at + step]) for at in range(0, len(sent), step)) == 4
