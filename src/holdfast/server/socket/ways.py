"""Which line a server has: the quick one where it fits, else the plain one."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, cast

import uvicorn
from litestar import WebSocket

from holdfast.server.socket.counted import CountedLink
from holdfast.server.socket.link import EXTENSION, Link
from holdfast.server.socket.plain import PlainLink

LOG = logging.getLogger("holdfast.server")
FITS = ("0.54",)
"""Minor releases of uvicorn whose inside the quick line is known to fit."""


def protocol_for(way: str) -> type[asyncio.Protocol]:
    """What uvicorn shall speak WebSocket with. Where the quick way was asked for and does not fit, the log says so."""
    if way == "plain":
        return CountedLink
    if not fits(uvicorn.__version__):
        LOG.info("sockets take the plain way: the quick one is not known to fit uvicorn %s", uvicorn.__version__)
        return CountedLink
    try:
        from holdfast.server.socket.quick import QuickLink
    except ImportError as missing:
        LOG.info("sockets take the plain way: the quick one cannot be loaded (%s)", missing)
        return CountedLink
    return QuickLink


def fits(release: str) -> bool:
    """Is this a release of uvicorn that the quick line knows?"""
    return release.rpartition(".")[0] in FITS


def link_of(socket: WebSocket[Any, Any, Any]) -> Link:
    """The line behind Litestar's socket, which is the quick one if the server speaks through it."""
    quick = (socket.scope["extensions"] or {}).get(EXTENSION)
    return PlainLink(socket) if quick is None else cast(Link, quick)
