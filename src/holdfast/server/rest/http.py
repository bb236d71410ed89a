"""Connections: how many there may be, and what speaks HTTP with them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any, Literal

import msgspec
import uvicorn

from holdfast.server.errors import refusal, status_of
from holdfast.server.limits import neighbourhood
from holdfast.server.logs import turned_away
from holdfast.server.rest.forms import Problem
from holdfast.server.socket.ways import fits
from holdfast.server.tally import TALLY

LOG = logging.getLogger("holdfast.server")
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

TOO_MANY = 4429
COME_BACK = 15
"""Seconds after which it is worth another try."""
WANTED_DESCRIPTORS = (65_536, 10_240)
"""As many as anybody needs; where the system says no, what it usually allows."""
UNKNOWN_DESCRIPTORS = 8_000
SPARE = 100
"""Descriptors that are not for visitors: the database, the log, outgoing calls."""


class Bounds(msgspec.Struct, frozen=True):
    """How many connections: from one address (0: any number), and in all."""

    per_address: int
    in_all: int


def http_for(bounds: Bounds) -> type[asyncio.Protocol] | Literal["auto"]:
    """What uvicorn shall speak HTTP with: our patient one where it fits, else its own, and the log says so."""
    if not fits(uvicorn.__version__):
        LOG.warning("half-open requests are not cut: this is not known to fit uvicorn %s", uvicorn.__version__)
        return "auto"
    from holdfast.server.rest.patient import patient

    return patient(bounds)


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
    refused = refusal("too-many", seconds=COME_BACK)
    TALLY.refusals[refused.code] += 1
    turned_away(refused.code, place_of(scope["client"]))
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
