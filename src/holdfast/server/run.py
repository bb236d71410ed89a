"""Runs the server: finds a port, says where it is, and goes down gracefully."""

from __future__ import annotations

import gc
import os
import socket
import sys
import webbrowser
from typing import Any

import segno
import uvicorn

from holdfast.server.app import make_app
from holdfast.server.config import Settings
from holdfast.server.logs import set_up_logs
from holdfast.server.rest.http import Bounds, Crowd, http_for, most_connections
from holdfast.server.socket.ways import protocol_for
from holdfast.server.wire import MOST_BYTES

COLLECT_AFTER = (20_000, 50, 1_000)
"""Young objects are collected as usual, old ones hardly ever."""


class Announcing(uvicorn.Server):
    """Tells its address once it answers."""

    def __init__(self, config: uvicorn.Config, announce: Any) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one."""
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    sock.bind((host, port))
    return sock


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
    """Run until told to stop; `opens` this page in the browser."""
    set_up_logs(settings.log, settings.log_level)
    sock = listen("0.0.0.0" if lan else settings.host, settings.port)  # noqa: S104  asked for with --lan
    port = sock.getsockname()[1]
    url = f"http://{lan_address() if lan else settings.host}:{port}/"
    # Behind a proxy every connection is the proxy's own: there `Crowd` alone counts, by the address it passes on.
    counted = 0 if settings.https else settings.connections_per_address
    config = uvicorn.Config(
        Crowd(make_app(settings), settings.connections_per_address),
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
        sys.stdout.write(f"Holdfast: {url}{page}\n")
        if lan:
            segno.make(url, error="l").terminal(sys.stdout, compact=True)
        sys.stdout.flush()
        if opens:
            open_page(url + page)

    Announcing(config, announce).run(sockets=[sock])
