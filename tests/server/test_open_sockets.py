"""Sockets that stand open: who loses a key loses them at once, and is sent nothing more."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from holdfast.server.match.match import Match
from holdfast.server.people.keys import Identity
from holdfast.server.socket.connection import Connection
from holdfast.server.socket.open_sockets import OpenSockets
from holdfast.server.store.rows import Person
from server.attack import HELLO, answers, closing, greeted, raw_socket
from server.harness import Message, Visitor
from server.rooms import Ear, code_of, from_seat, room, run, watching


@pytest.fixture
def match(ann: Visitor) -> str:
    return str(ann.new_match(4, pace="none", start=True)["id"])


def heard_until_closed(opened: Any) -> list[Message]:
    heard: list[Message] = []
    try:
        while True:
            heard.append(json.loads(opened.recv(20.0)))
    except ConnectionClosed:
        return heard


def quiet(opened: Any) -> None:
    """Take what comes after a hello, to the last of it."""
    greeted(opened)
    opened.send('{"t":"mute","re":7,"seat":63}')
    answers(opened, "refused")


@pytest.mark.parametrize("has_greeted", [False, True])
@pytest.mark.parametrize("how", ["revoke", "sign-out", "delete"])
def test_a_socket_closes_at_once_with_its_key(ann: Visitor, match: str, how: str, has_greeted: bool) -> None:
    # Bots that move on would be shown, rightly, until the very end.
    ann.post(f"/api/matches/{match}/pause")
    made = ann.post("/api/me/tokens")
    sent = {"Authorization": f"Bearer {made['key']}"} if how == "revoke" else {}
    with raw_socket(ann, match, **sent) as opened:
        if has_greeted:
            quiet(opened)
        else:
            # Once another has come in after it and all is quiet, the silent one is known too.
            ann.sit_at(match).drain()
        if how == "revoke":
            ann.http.delete(f"/api/me/tokens/{made['id']}")
        elif how == "sign-out":
            ann.post("/api/me/sign-out")
        else:
            ann.http.delete("/api/me")

        assert heard_until_closed(opened) == []
        assert closing(opened) == (4403, "deleted" if how == "delete" else "signed-out")


def test_a_token_said_at_hello_closes_with_it(ann: Visitor, match: str) -> None:
    made = ann.post("/api/me/beside", name="Cid")
    place = ann.sit_at(match, token=made["key"])
    mine = ann.sit_at(match)
    place.drain()

    ann.http.delete(f"/api/me/tokens/{made['id']}")

    assert closing(place.socket) == (4403, "signed-out")
    assert mine.answer_to(mine.send(t="talk", text="still here"))["t"] == "done"


def test_a_token_at_hello_drops_what_the_cookie_said(ann: Visitor, match: str) -> None:
    place = ann.sit_at(match, token=ann.post("/api/me/beside", name="Cid")["key"])
    place.drain()

    ann.post("/api/me/sign-out")

    assert place.seat is None
    assert place.answer_to(place.send(t="talk", text="I am Cid"))["t"] == "done"
    place.until(lambda here: here.talk)
    assert place.talk[0]["name"] == "Cid"


def test_an_old_cookie_only_looks_on(ann: Visitor, match: str) -> None:
    cookies = httpx.Cookies(ann.http.cookies)
    ann.post("/api/me/sign-out")
    ann.http.cookies = cookies

    with raw_socket(ann, match) as opened:
        opened.send(HELLO)
        assert answers(opened, "welcome")["seat"] is None


def test_a_key_that_is_revoked_while_it_is_looked_up_opens_nothing() -> None:
    sockets = OpenSockets()
    connection = Connection("", Ear([]))
    sockets.add(connection)
    ann = Person("ann", "Ann", "en", 0.0, "feed")
    valid: list[Identity | None] = [Identity(ann, "key")]

    async def slowly() -> Identity | None:
        found = valid[0]
        await asyncio.sleep(0.01)
        return found

    async def scene() -> Person | None:
        looking = asyncio.create_task(sockets.identify(connection, slowly))
        await asyncio.sleep(0.001)
        valid[0] = None
        sockets.close_token("ann", "key", "signed-out")
        return await looking

    assert asyncio.run(scene()) is None
    assert (connection.person, connection.token, connection.closed_because) == ("", "", "")


def test_while_a_token_is_looked_up_the_socket_is_nobody_s() -> None:
    sockets = OpenSockets()
    connection = Connection("ann", Ear([]))
    sockets.add(connection)

    async def nobody() -> Identity | None:
        if not sockets.revocations:
            sockets.close_person("ann", "signed-out")
        return None

    assert asyncio.run(sockets.identify(connection, nobody)) is None
    assert (connection.person, connection.closed_because) == ("", "")


def test_sockets_are_forgotten_when_they_are_gone() -> None:
    sockets = OpenSockets()
    mine, other = Connection("ann", Ear([])), Connection("", Ear([]))
    for connection in (mine, other):
        sockets.add(connection)
    assert len(sockets) == 2

    sockets.remove(mine)
    sockets.close_person("ann", "deleted")

    assert len(sockets) == 1
    assert (mine.closed_because, other.closed_because) == ("", "")


def test_a_closed_socket_watches_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 1)
            closed = from_seat(match, 0)
            closed.close("signed-out")
            await match.watch(closed, 0)
            assert closed not in match.audience.connections

    run(scene)


async def looking(match: Match, connection: Connection) -> None:
    await match.moment(connection)


def test_a_word_that_waits_for_its_turn_is_not_said_once_its_key_is_void(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 4)
            watcher = await watching(match, 0)
            for act in (match.speak(watcher.connection, ["pass"], None), looking(match, watcher.connection)):
                watcher.connection.closed_because = ""
                async with match.mailbox:
                    speaking = asyncio.create_task(code_of(act))
                    await asyncio.sleep(0)
                    watcher.connection.close("signed-out")
                assert await speaking == "not-seated"
            assert match.sitting is not None
            assert not match.sitting.lines

    run(scene)
