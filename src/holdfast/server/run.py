"""Runs the server: finds a port, says where it is, and goes down gracefully."""

from __future__ import annotations

import errno
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable

import segno
import uvicorn

from holdfast.kernel.errors import Refusal
from holdfast.server.app import make_app
from holdfast.server.config import Settings
from holdfast.server.folder import Claim
from holdfast.server.incoming import MOST_BYTES
from holdfast.server.logs import set_up_logs
from holdfast.server.rest.http import Bounds, Crowd, http_for, most_connections
from holdfast.server.services import Services
from holdfast.server.socket.ways import protocol_for

COLLECT_AFTER = (20_000, 10, 100)
"""Young objects are collected as usual, old ones seldom; never would not do, since sockets leave circles behind."""


class Announcing(uvicorn.Server):
    """Tells its address once it answers, and that it stops before it does."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None], farewell: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce
        self.farewell = farewell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.farewell()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one. Or a refusal that says what is in the way."""
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if sys.platform == "win32":  # where two may share a port, unless one forbids it
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except OSError as failure:
        sock.close()
        raise cannot_listen(f"{host}:{port}", failure) from failure
    return sock


def cannot_listen(place: str, failure: OSError) -> Refusal:
    code = {errno.EADDRINUSE: "port-taken", errno.EACCES: "port-forbidden"}.get(failure.errno or 0, "cannot-listen")
    return Refusal(code, f"Cannot listen on {place}: {failure}", "", {"place": place, "why": str(failure)})


def lan_address() -> str:
    """This machine's address on the local network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def open_page(url: str) -> None:
    """In a browser with windows: a page of ours is nothing for one inside the terminal."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(url)


def serve(settings: Settings, *, lan: bool = False, page: str = "", opens: bool = False) -> None:
    """Run until told to stop; `opens` this page in the browser. Only one server may use a folder."""
    host = "0.0.0.0" if lan else settings.host  # noqa: S104  asked for with --lan
    with Claim(settings.folder()) as claim, listen(host, settings.port) as sock:
        run(Services(settings), claim, sock, lan=lan, page=page, opens=opens)


def run(services: Services, claim: Claim, sock: socket.socket, *, lan: bool, page: str, opens: bool) -> None:
    settings = services.settings
    set_up_logs(settings.log, settings.log_level)
    port = sock.getsockname()[1]
    url = f"http://{lan_address() if lan else settings.host}:{port}/"
    # Behind a proxy every connection is the proxy's own: there `Crowd` alone counts, by the address it passes on.
    counted = 0 if settings.https else settings.connections_per_address
    config = uvicorn.Config(
        Crowd(make_app(services), settings.connections_per_address),
        http=http_for(Bounds(counted, most_connections())),
        proxy_headers=settings.https,
        ws=protocol_for(settings.socket),
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=10,
    )

    # Tables have no cycles: to walk all of them again and again would stop everybody for most of a second.
    gc.set_threshold(*COLLECT_AFTER)

    def announce() -> None:
        gc.freeze()
        claim.tell(url)
        sys.stdout.write(f"Holdfast: {url}{page}\n")
        if lan:
            segno.make(url, error="l").terminal(sys.stdout, compact=True)
        sys.stdout.flush()
        if opens:
            open_page(url + page)

    def farewell() -> None:
        services.is_ready = False
        claim.fall_silent()

    Announcing(config, announce, farewell).run(sockets=[sock])
