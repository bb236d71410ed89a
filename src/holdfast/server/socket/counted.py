"""The plain way, counted: whichever WebSocket uvicorn likes best, behind a count of what it answers unseen by us.

A ping is answered by the library, and no ASGI message tells of it. All this needs of uvicorn is that its WebSocket is
an asyncio protocol, which is what asyncio itself asks of it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

from holdfast.server.socket.allowance import Allowance
from holdfast.server.socket.frames import FrameCounter
from holdfast.server.socket.link import BESIDES, BESIDES_PER_SECOND, SLICE

if TYPE_CHECKING:
    from asyncio import Protocol as AnyWebSocket
else:
    # Whichever uvicorn finds.
    from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol as AnyWebSocket


class CountedLink(AnyWebSocket):
    """Cuts off who sends pings, pongs and pieces without end, as the quick way does."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._counter = FrameCounter()
        self._besides = Allowance(BESIDES, BESIDES_PER_SECOND)
        self._line: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast(asyncio.Transport, transport)
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), SLICE):
            piece = data[at : at + SLICE]
            for _ in range(self._counter.besides(piece)):
                if self._besides.is_overdrawn() and self._line is not None:
                    self._line.abort()
                    return
            super().data_received(piece)
