"""The Litestar application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

import holdfast
from holdfast.kernel.errors import Refusal
from holdfast.server import wire
from holdfast.server.health import FAILING
from holdfast.server.logs import at_match
from holdfast.server.metrics import listening, metrics
from holdfast.server.rest.api_page import PlainPage
from holdfast.server.rest.client_files import ClientFiles, client_folder
from holdfast.server.rest.doors import check_door, check_origin, may_enter, services_of, spend
from holdfast.server.rest.forms import Health
from holdfast.server.rest.games import GamesDoor
from holdfast.server.rest.matches import MatchesDoor
from holdfast.server.rest.page import nowhere, page
from holdfast.server.rest.people import PeopleDoor, feed
from holdfast.server.rest.problems import Told, is_nested_too_deeply, misunderstood, nested_too_deeply, not_utf8, refuse
from holdfast.server.rest.replay import ReplayDoor
from holdfast.server.rest.rules import rules, search
from holdfast.server.services import Services
from holdfast.server.socket.door import play
from holdfast.server.tally import TALLY
from holdfast.speed import is_compiled

LOG = logging.getLogger("holdfast.server")
AnyRequest = Request[Any, Any, Any]

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
SAFE = ("GET", "HEAD", "OPTIONS")


@get("/health", tags=["server"])
async def health(request: AnyRequest) -> Response[Health]:
    """Is the server well? 503 where nothing can be written or read."""
    services = services_of(request)
    matches = services.hall.matches.values()
    sockets = sum(len(match.audience.connections) for match in matches)
    status, reasons = await services.checkup.result()
    found = Health(
        status, holdfast.__version__, len(matches), sockets, is_compiled(), reasons, len(services.hall.cannot_load)
    )
    return Response(found, status_code=503 if status == FAILING else 200)


@get("/ready", tags=["server"], media_type=MediaType.TEXT)
async def ready(request: AnyRequest) -> Response[str]:
    """May visitors be sent here? Not before every match under way has been resumed, nor when the server stops."""
    is_ready = services_of(request).is_ready
    return Response("ready" if is_ready else "not ready", status_code=200 if is_ready else 503)


@get("/api/protocol", tags=["server"])
async def protocol() -> dict[str, Any]:
    """Every WebSocket message as JSON Schema."""
    return wire.schema()


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def front(request: AnyRequest) -> str:
    """Where the client is not built: what this is, and which tables wait, for who may enter."""
    return await page(services_of(request), may_enter(request))


async def log_failure(failure: Exception, _: Scope) -> None:
    """What nobody foresaw is in the log, without the request that met it."""
    if not isinstance(failure, Refusal | HTTPException | UnicodeDecodeError) and not is_nested_too_deeply(failure):
        LOG.error("a request failed", exc_info=failure)


async def guard(request: AnyRequest) -> None:
    """Every request: how many there are, the password, and for anything that changes something the origin."""
    at_match(str(request.path_params.get("match_id", "")))
    spend(request, "request")
    check_door(request)
    if request.method not in SAFE:
        check_origin(request)


def make_app(services: Services) -> Litestar:
    """The server that offers these services."""
    folder = client_folder()
    client = None if folder is None else ClientFiles(folder)
    pages = [front] if client is None else client.handlers()
    watched = [metrics] if services.settings.metrics_token else []

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.services = services
        await services.open()
        try:
            with listening(services):
                yield
        finally:
            await services.close()

    return Litestar(
        route_handlers=[
            *(*pages, *watched, health, ready, protocol, rules, search, feed),
            *(PeopleDoor, GamesDoor, MatchesDoor, ReplayDoor, play),
        ],
        lifespan=[lifespan],
        before_request=guard,
        exception_handlers={
            Refusal: refuse,
            NotFoundException: nowhere(client),
            HTTPException: misunderstood,
            RecursionError: nested_too_deeply,
            UnicodeDecodeError: not_utf8,
        },
        plugins=[Told()],
        after_exception=[log_failure],
        logging_config=None,
        before_send=[with_headers],
        openapi_config=OpenAPIConfig(
            title="Holdfast",
            version=holdfast.__version__,
            description="Tables, people and records. Play itself goes over the WebSocket `/ws/{match}`.",
            path="/api/docs",
            render_plugins=[PlainPage(), JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=64_000,
    )


async def with_headers(message: Message, _: Scope) -> None:
    """Every answer, refusals and errors too."""
    if message["type"] == "http.response.start":
        TALLY.answers[f"{message['status'] // 100}xx"] += 1
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
