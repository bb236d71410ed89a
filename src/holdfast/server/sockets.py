"""The WebSocket door: play."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from holdfast.kernel.errors import Refusal
from holdfast.server.connection import Connection
from holdfast.server.doors import check_door, check_origin, house_of, visitor
from holdfast.server.session import Session

AnySocket = WebSocket[Any, Any, Any]
REFUSED, FLOOD = 4403, 4429
HELLO_WITHIN = 15.0


@websocket("/ws/{match_id:str}", opt={"exclude_from_auth": True})
async def play(socket: AnySocket, match_id: str) -> None:
    """One socket at one table, until either side closes it."""
    await socket.accept()
    try:
        session = await admit(socket, match_id)
    except Refusal as refused:
        await close(socket, REFUSED, refused.code)
        return
    writer = asyncio.create_task(session.connection.run())
    reader = asyncio.create_task(read(socket, session))
    await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
    session.connection.close("gone")
    reader.cancel()
    await session.match.unwatch(session.connection)
    house_of(socket).let_go(session.match)
    results = await asyncio.gather(writer, reader, return_exceptions=True)
    await say_goodbye(socket, results)


async def admit(socket: AnySocket, match_id: str) -> Session:
    """Who is this, and which seat is theirs?"""
    check_origin(socket)
    check_door(socket)
    house = house_of(socket)
    match = await house.hall.find(match_id)

    async def send(message: bytes) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    session = Session(match, await house.chat(match), house.people, Connection("", None, send))
    person = await visitor(socket)
    if person is not None:
        await session.become(person)
    return session


async def read(socket: AnySocket, session: Session) -> str:
    """Everything that comes in; returns why it ended."""
    try:
        first = await asyncio.wait_for(socket.receive_data(mode="text"), HELLO_WITHIN)
    except TimeoutError:
        return "hello-expected"
    if not await session.greet(first):
        return "hello-expected"
    while True:
        data = await socket.receive_data(mode="text")
        if session.is_flooding():
            return "too-fast"
        await session.receive(data)


async def say_goodbye(socket: AnySocket, results: Iterable[object]) -> None:
    reason = next((result for result in results if isinstance(result, str) and result != "gone"), "gone")
    await close(socket, FLOOD if reason == "too-fast" else REFUSED if reason != "server-stops" else 1012, reason)


async def close(socket: AnySocket, code: int, reason: str) -> None:
    """Close with a reason, if there is anybody left to close."""
    try:
        await socket.close(code, reason)
    except (RuntimeError, OSError, WebSocketDisconnect):
        return
