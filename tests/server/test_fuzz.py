"""Anything at all over the socket: the server stays well, says nothing it did not mean to, and play goes on."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import DecodeError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from holdfast.server.incoming import DECODER, ClientMessage, decode
from server.attack import HELLO, Mute, answers, assert_calm, frame, greeted, health, raw_socket
from server.harness import Server, Visitor

EXAMPLES = 400 if os.environ.get("HOLDFAST_THOROUGH") == "1" else 25
bounded = settings(max_examples=EXAMPLES, deadline=None, database=None, derandomize=EXAMPLES < 100)

TAGS = ["hello", "say", "explain", "hint", "undo", "consent", "talk", "mute"]
FIELDS = ["re", "protocol", "since", "words", "ask", "yes", "text", "phrase", "to", "seat", "on"]
NOTATIONS = [
    "pass",
    "undo",
    "time",
    "away 1",
    "row 2",
    "rob kid",
    "idle",
    "swap kid",
    "open water",
    "throw water",
    "drink",
    "offer kid give water",
    "offer kid give water ask gaff closed 1",
    "accept kid",
    "decline snob",
    "recall kid",
    "take medkit",
    "join bow",
    "yield",
    "0",
    "-1",
]

integers = st.integers() | st.sampled_from([0, 1, 2, 3, 2**31, 2**63, 2**64, -(2**63)])
leaves = st.none() | st.booleans() | integers | st.floats() | st.text(max_size=40) | st.sampled_from(NOTATIONS)
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=5), inner),
    max_leaves=12,
)
tagged = st.dictionaries(st.sampled_from(FIELDS), values, max_size=4).flatmap(
    lambda fields: st.sampled_from(TAGS).map(lambda tag: {"t": tag, **fields})
)
spoken = st.fixed_dictionaries(
    {"t": st.sampled_from(["say", "explain"]), "words": st.lists(st.sampled_from(NOTATIONS), max_size=4)},
    optional={"ask": st.none() | st.integers(-1, 60), "re": integers},
)
asked_for = st.fixed_dictionaries(
    {"t": st.sampled_from(["hint", "undo", "consent", "talk", "mute"])},
    optional={"re": integers},
)
messages = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    (values | tagged | spoken | asked_for).map(json.dumps),
)


@pytest.fixture(scope="module")
def fuzzed(server: Server) -> Iterator[tuple[Visitor, str]]:
    """A table that has to bear it."""
    with Visitor(server, "Ann") as ann:
        yield ann, str(ann.new_match(4, start=True, pace="none")["id"])


@bounded
@given(st.lists(messages, min_size=1, max_size=12), st.booleans())
def test_any_messages_are_answered_or_end_in_a_close_with_a_reason(
    fuzzed: tuple[Visitor, str], said: list[str | bytes], with_hello: bool
) -> None:
    ann, match = fuzzed
    before = len(ann.server.log())
    with raw_socket(ann, match) as opened:
        if with_hello:
            greeted(opened)
        end = converse(opened, said)
    assert end == "answered" if with_hello else end in ("answered", "hello-expected")
    assert_calm(ann.server, before)


def converse(opened: ClientConnection, said: list[str | bytes]) -> str:
    """Say all this and something sensible after it; tells how it ended."""
    try:
        for message in said:
            opened.send(message)
        opened.send('{"t":"explain","re":-77}')
        while answers(opened, "explained")["re"] != -77:
            pass
    except ConnectionClosed as closed:
        return "" if closed.rcvd is None else closed.rcvd.reason
    return "answered"


@bounded
@given(st.binary(min_size=1, max_size=300), st.integers(0, 15))
def test_any_frame_is_answered_or_closes_the_socket(fuzzed: tuple[Visitor, str], data: bytes, opcode: int) -> None:
    ann, match = fuzzed
    before = len(ann.server.log())
    with Mute(ann, match) as client:
        client.send(HELLO)
        client.socket.sendall(frame(data, opcode))
        client.socket.sendall(frame(b"", 8))
        read_to_the_end(client.socket)
    if opcode == 1 and not is_text(data):
        # uvicorn itself logs this as an error; the socket is closed all the same.
        health(ann.server)
    else:
        assert_calm(ann.server, before)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def read_to_the_end(opened: Any) -> None:
    try:
        while opened.recv(65536):
            pass
    except ConnectionError:
        return


def test_play_goes_on_after_all_that(fuzzed: tuple[Visitor, str]) -> None:
    ann, match = fuzzed
    place = ann.sit_at(match)
    place.until(lambda here: here.ask is not None or here.result is not None)
    if place.ask is not None:
        assert place.say(place.ask["default"], ask=place.ask["id"])["t"] == "done"


@settings(max_examples=20 * EXAMPLES, deadline=None, database=None, derandomize=EXAMPLES < 100)
@given(messages)
def test_whatever_is_decoded_is_a_message_of_the_protocol(data: str | bytes) -> None:
    try:
        message = decode(data)
    except DecodeError:
        return
    assert isinstance(message, ClientMessage.__args__)
    assert DECODER.decode(json.dumps({"t": "hint", "re": message.re})).re == message.re
