"""The server seen from outside, for Prometheus: what was tallied, and the rest as it stands at the moment of asking."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import accumulate
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotAuthorizedException
from prometheus_client import CollectorRegistry, Metric, ProcessCollector, generate_latest, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector

import holdfast
from holdfast.server.rest.doors import services_of
from holdfast.server.services import Services
from holdfast.server.tally import TALLY, Spread
from holdfast.speed import is_compiled

LOG = logging.getLogger("holdfast.server")
ANSWERS_WITHIN = 10.0
"""Seconds after which a server that does not come round to count itself is not well."""


class Counted(Collector):
    """Asked in any thread; looks at the services in the event loop, where everything that changes it runs."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.loop = asyncio.get_running_loop()

    def collect(self) -> Iterable[Metric]:
        return asyncio.run_coroutine_threadsafe(self._look(), self.loop).result(ANSWERS_WITHIN)

    async def _look(self) -> list[Metric]:
        return [*tallied(), *standing(self.services)]


def tallied() -> Iterator[Metric]:
    """What has happened since the start."""
    yield counter("moves", "Words said and written to the disk.", "game", TALLY.moves)
    yield counter("refusals", "Refusals over HTTP and sockets.", "code", TALLY.refusals)
    yield counter("requests", "HTTP answers.", "status", TALLY.answers)
    yield counter("sockets_closed", "Sockets that have left a table.", "reason", TALLY.closed)
    yield spread("commit_seconds", "How long a transaction took.", {"": TALLY.commit_seconds})
    yield spread("commit_jobs", "How many jobs one transaction wrote.", {"": TALLY.commit_jobs})
    yield spread("bot_thinking_seconds", "How long a bot thought.", TALLY.thinking, "level")


def standing(services: Services) -> Iterator[Metric]:
    """What there is now."""
    matches = list(services.hall.matches.values())
    yield gauge("matches", "Matches in memory.", "status", Counter(match.row.status for match in matches))
    sockets = Counter({"player": 0, "spectator": 0})
    for match in matches:
        for connection in match.audience.connections:
            sockets["spectator" if match.seat_of(connection.person) is None else "player"] += 1
    yield gauge("sockets", "Sockets at tables.", "who", sockets)
    unread = sum(connection.unread() for match in matches for connection in match.audience.connections)
    yield GaugeMetricFamily("holdfast_unread_bytes", "Bytes sent that nobody has read yet.", unread)
    waiting = {
        "writer": services.store.writer.waiting(),
        "bots": services.thinkers.waiting,
        "webhooks": services.notices.calls(),
    }
    yield gauge("queue", "Things begun and not yet done.", "of", waiting)
    about = GaugeMetricFamily("holdfast_version", "Always 1.", labels=["version", "compiled"])
    about.add_metric([holdfast.__version__, str(is_compiled()).lower()], 1)
    yield about


def counter(name: str, what: str, label: str, values: Mapping[str, int]) -> Metric:
    family = CounterMetricFamily(f"holdfast_{name}", what, labels=[label])
    for key, value in values.items():
        family.add_metric([key], value)
    return family


def gauge(name: str, what: str, label: str, values: Mapping[str, int]) -> Metric:
    family = GaugeMetricFamily(f"holdfast_{name}", what, labels=[label])
    for key, value in values.items():
        family.add_metric([key], value)
    return family


def spread(name: str, what: str, spreads: Mapping[str, Spread], label: str = "") -> Metric:
    family = HistogramMetricFamily(f"holdfast_{name}", what, labels=[label] if label else [])
    for key, one in spreads.items():
        bounds = [*map(str, one.bounds), "+Inf"]
        family.add_metric([key] if label else [], list(zip(bounds, accumulate(one.counts), strict=True)), one.sum)
    return family


def registry_of(services: Services) -> CollectorRegistry:
    """Ours, and on Linux the process's memory, processor time and open files."""
    registry = CollectorRegistry()
    registry.register(Counted(services))
    ProcessCollector(registry=registry)
    return registry


@contextmanager
def listening(services: Services) -> Iterator[None]:
    """While this lasts, `metrics_port` answers. Play matters more: a port that is taken stops no server."""
    settings = services.settings
    server = None
    if settings.metrics_port:
        try:
            server, _ = start_http_server(settings.metrics_port, settings.metrics_host, registry_of(services))
        except OSError as failure:
            LOG.error("no metrics at %s:%d: %s", settings.metrics_host, settings.metrics_port, failure)  # noqa: TRY400
    try:
        yield
    finally:
        if server is not None:
            server.shutdown()
            server.server_close()


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For who has the token; where there is none in the settings, there is no such address."""
    services = services_of(request)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    wanted = services.settings.metrics_token
    if scheme.lower() != "bearer" or not secrets.compare_digest(token.strip().encode(), wanted.encode()):
        raise NotAuthorizedException
    told = await asyncio.to_thread(generate_latest, registry_of(services))
    return Response(told, media_type=CONTENT_TYPE_PLAIN_0_0_4)
