"""The line to one browser, as the rest of the server knows it: whole messages, in and out."""

from __future__ import annotations

from typing import Final, Protocol

from holdfast.server.socket.connection import Outlet

GONE: Final = "gone"
TOO_FAST: Final = "too-fast"
BESIDES: Final = 200.0
BESIDES_PER_SECOND: Final = 20.0
"""Frames that are no message, or come though too many wait: pings, pongs, pieces. A browser sends hardly any."""
SLICE: Final = 512
"""Bytes that the library gets at once: of a flood it sees no more before the line is cut."""
EXTENSION: Final = "holdfast.line"
"""Where a server's WebSocket that is a line itself leaves word of it, among ASGI's extensions."""


class Link(Outlet, Protocol):
    """One listens at a time; what is told goes out in order."""

    async def next(self) -> bytes | str:
        """The next message; as a string, the reason why none follows."""
        ...

    async def finish(self) -> None:
        """Nothing more is heard, and what was told goes out: a goodbye may follow."""
        ...

    def cut(self) -> None:
        """Who does not read, or is gone, gets no goodbye either."""
        ...
