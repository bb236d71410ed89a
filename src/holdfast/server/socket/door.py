"""The WebSocket door: play."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from holdfast.kernel.errors import Refusal
from holdfast.server.logs import at_match, turned_away
from holdfast.server.rest.doors import address_of, check_door, check_origin, identity, services_of, spend
from holdfast.server.socket.connection import TOO_SLOW, Connection
from holdfast.server.socket.link import GONE, TOO_FAST, Link
from holdfast.server.socket.session import Session
from holdfast.server.socket.ways import link_of
from holdfast.server.tally import TALLY

LOG = logging.getLogger("holdfast.server")
AnySocket = WebSocket[Any, Any, Any]
REFUSED, FLOOD, STOPS = 4403, 4429, 1012
CODES = {TOO_FAST: FLOOD, "too-many": FLOOD, "server-stops": STOPS}
HELLO_WITHIN = 15.0


@websocket("/ws/{match_id:str}", opt={"exclude_from_auth": True})
async def play(socket: AnySocket, match_id: str) -> None:
    """One socket at one table, until either side closes it."""
    at_match(match_id)
    await socket.accept()
    line = link_of(socket)
    connection = Connection("", line)
    sockets = services_of(socket).sockets
    sockets.add(connection)
    try:
        reason = await attend(socket, match_id, line, connection)
    except Refusal as refused:
        TALLY.refusals[refused.code] += 1
        reason = refused.code
    finally:
        sockets.remove(connection)
    TALLY.closed[reason] += 1
    if reason in (TOO_SLOW, GONE):
        line.cut()
    else:
        await line.finish()
        await close(socket, reason)


async def attend(socket: AnySocket, match_id: str, line: Link, connection: Connection) -> str:
    """Let one in and hear them out; returns why it ended."""
    session = await admit(socket, match_id, connection)
    try:
        # In a task of its own: else every word would climb through all the layers that brought us here.
        return await asyncio.create_task(read(line, session))
    finally:
        connection.close(GONE)
        await session.match.unwatch(connection)
        LOG.debug("somebody left", extra={"person": connection.person})


async def admit(socket: AnySocket, match_id: str, connection: Connection) -> Session:
    """Who is this? Which seat they have is asked at hello, and again whenever it matters."""
    spend(socket, "socket")
    check_origin(socket)
    check_door(socket)
    services = services_of(socket)
    match = await services.hall.find(match_id)
    session = Session(match, await services.chat(match), services.keys, services.sockets, connection)
    await session.become(lambda: identity(socket))
    return session


async def read(line: Link, session: Session) -> str:
    """Everything that comes in; returns why it ended."""
    try:
        first = await asyncio.wait_for(line.next(), HELLO_WITHIN)
    except TimeoutError:
        return "hello-expected"
    if isinstance(first, str):
        return first
    if not await session.greet(first):
        return session.connection.closed_because or "hello-expected"
    while True:
        heard = await line.next()
        if session.connection.closed_because:
            return session.connection.closed_because
        if isinstance(heard, str):
            return heard
        if session.is_flooding():
            return TOO_FAST
        await session.receive(heard)


async def close(socket: AnySocket, reason: str) -> None:
    """Close with a reason, if there is anybody left to close."""
    turned_away(reason, address_of(socket))
    try:
        await socket.close(CODES.get(reason, REFUSED), reason)
    except (RuntimeError, OSError, WebSocketDisconnect):
        return
