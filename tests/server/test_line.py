"""The short way of a message: frames in any pieces, read and made as the library reads and makes them."""

from __future__ import annotations

import json
import random
import time
from socket import IPPROTO_TCP, TCP_NODELAY

import pytest
from websockets.frames import Frame, Opcode

from holdfast.server.line import is_whole, payload, text_frame
from holdfast.server.wire import MOST_BYTES
from server.attack import answers, frame, greeted, raw_socket
from server.harness import Visitor


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
