"""Which line a server has: the quick one where it fits, else the plain one."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Literal, cast

import uvicorn
from litestar import WebSocket

from holdfast.server.socket.line import EXTENSION, Line
from holdfast.server.socket.plain import PlainLine

LOG = logging.getLogger("holdfast.server")
FITS = ("0.54",)
"""Minor releases of uvicorn whose inside the quick line is known to fit."""
PLAIN: Literal["auto"] = "auto"
"""uvicorn's own WebSocket, whichever it likes."""


def protocol_for(way: str) -> type[asyncio.Protocol] | Literal["auto"]:
    """What uvicorn shall speak WebSocket with. Where the quick way was asked for and does not fit, the log says so."""
    if way == "plain":
        return PLAIN
    if not fits(uvicorn.__version__):
        LOG.info("sockets take the plain way: the quick one is not known to fit uvicorn %s", uvicorn.__version__)
        return PLAIN
    try:
        from holdfast.server.socket.quick import QuickLine
    except ImportError as missing:
        LOG.info("sockets take the plain way: the quick one cannot be loaded (%s)", missing)
        return PLAIN
    return QuickLine


def fits(release: str) -> bool:
    """Is this a release of uvicorn that the quick line knows?"""
    return release.rpartition(".")[0] in FITS


def line_of(socket: WebSocket[Any, Any, Any]) -> Line:
    """The line behind Litestar's socket, which is the quick one if the server speaks through it."""
    quick = (socket.scope["extensions"] or {}).get(EXTENSION)
    return PlainLine(socket) if quick is None else cast(Line, quick)
