"""Connections: how many there may be, and how long one may keep us waiting."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any

import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from holdfast.server.errors import refusal, status_of
from holdfast.server.limits import neighbourhood
from holdfast.server.rest.forms import Problem

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

PATIENCE = {"head": 10.0, "body": 15.0, "reading": 60.0}
"""Seconds for the head of a request, since the connection or the last answer; for its body, which is short; and for an
answer that waits to be read."""
TOO_MANY = 4429
WANTED_DESCRIPTORS = (65_536, 10_240)
"""As many as anybody needs; where the system says no, what it usually allows."""
UNKNOWN_DESCRIPTORS = 8_000
SPARE = 100
"""Descriptors that are not for visitors: the database, the log, outgoing calls."""


class Bounds(msgspec.Struct, frozen=True):
    """How many connections: from one address (0: any number), and in all."""

    per_address: int
    in_all: int


class Patient(H11Protocol):
    """uvicorn's HTTP, which by itself would wait for ever."""

    bounds = Bounds(0, UNKNOWN_DESCRIPTORS)

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.awaited = ""
        self.until: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.is_one_too_many():
            transport.abort()
        else:
            self.look()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.look()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.look()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.look()

    def is_one_too_many(self) -> bool:
        bounds = self.bounds
        if len(self.connections) > bounds.in_all:
            return True
        if not bounds.per_address or len(self.connections) <= bounds.per_address:
            return False
        here = place_of(self.client)
        return sum(place_of(getattr(other, "client", None)) == here for other in self.connections) > bounds.per_address

    def look(self) -> None:
        """What do we wait for now? If it is something new, patience begins anew; without it the connection is cut."""
        awaited = self.awaits()
        if awaited == self.awaited:
            return
        self.awaited = awaited
        if self.until is not None:
            self.until.cancel()
        self.until = self.loop.call_later(PATIENCE[awaited], self.transport.abort) if awaited else None

    def awaits(self) -> str:
        if self not in self.connections:
            # Gone, or a WebSocket now.
            return ""
        if self.flow.write_paused:
            return "reading"
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            return "head"
        return "body" if cycle.more_body else ""


def patient(bounds: Bounds) -> type[Patient]:
    """Made by uvicorn for each connection, and it knows nothing of bounds: they belong to the class."""
    return type("Bounded", (Patient,), {"bounds": bounds})


class Crowd:
    """Requests and sockets under way, by who they come from: behind a proxy the connections alone do not tell."""

    def __init__(self, app: App, per_address: int) -> None:
        self.app = app
        self.per_address = per_address
        self.present: Counter[str] = Counter()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or not self.per_address:
            await self.app(scope, receive, send)
            return
        here = place_of(scope["client"])
        if self.present[here] >= self.per_address:
            await turn_away(scope, receive, send)
            return
        self.present[here] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.present[here] -= 1
            if not self.present[here]:
                del self.present[here]


def place_of(client: tuple[str, int] | None) -> str:
    return neighbourhood(client[0]) if client else ""


async def turn_away(scope: Message, receive: Receive, send: Send) -> None:
    """Too many are here from there already."""
    refused = refusal("too-many", seconds=int(PATIENCE["body"]))
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await send({"type": "websocket.close", "code": TOO_MANY, "reason": refused.code})
        return
    problem = msgspec.json.encode(Problem(refused.code, str(refused), "", dict(refused.arguments)))
    headers = [(b"content-type", b"application/json"), (b"retry-after", str(refused.arguments["seconds"]).encode())]
    await send({"type": "http.response.start", "status": status_of(refused.code), "headers": headers})
    await send({"type": "http.response.body", "body": problem, "more_body": False})


def most_connections() -> int:
    """As many as this process may have descriptors for. Who starts us often gives less than we may take."""
    try:
        import resource
    except ImportError:
        return UNKNOWN_DESCRIPTORS
    given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in WANTED_DESCRIPTORS:
        possible = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        if given == resource.RLIM_INFINITY or given >= possible:
            return possible - SPARE
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (possible, most))
            return possible - SPARE
    return given - SPARE
