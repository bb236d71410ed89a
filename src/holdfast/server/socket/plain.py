"""The plain line: nothing but the WebSocket that ASGI promises, so any release of any server will do.

How much may wait to be heard is the server's affair: it stops reading until we ask for more.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from holdfast.server.socket.link import GONE

GOODBYE_WITHIN = 5.0
"""Seconds in which the last words must have gone out."""
BROKEN = (WebSocketDisconnect, RuntimeError, OSError)
"""How servers say that the other side is gone."""


class PlainLink:
    """An outbox with one sender, and one ear."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._outbox: deque[bytes] = deque()
        self._kept = 0
        """Bytes told but not yet taken by the server."""
        self._sender: asyncio.Task[None] | None = None
        self._ear: asyncio.Task[bytes | str] | None = None
        """Outlives who listens: what has come is never lost between two of them."""
        self._end: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """Why nothing more is heard."""

    # -- in ---------------------------------------------------------------------------------

    async def next(self) -> bytes | str:
        """The next message, or the reason why there is none. What came before a hanging-up is heard before it."""
        if self._ear is None:
            self._ear = asyncio.create_task(self._hear())
        await asyncio.wait((self._ear, self._end), return_when=asyncio.FIRST_COMPLETED)
        if not self._ear.done():
            return self._end.result()
        ear, self._ear = self._ear, None
        return ear.result()

    async def _hear(self) -> bytes | str:
        """A binary message says nothing here."""
        try:
            return (await self._socket.receive_text()).encode()
        except BROKEN:
            return GONE

    def hang_up(self, reason: str) -> None:
        """Wakes who listens."""
        if not self._end.done():
            self._end.set_result(reason)

    # -- out --------------------------------------------------------------------------------

    def tell(self, message: bytes) -> None:
        """One text message, after all that were told before; after a hanging-up none."""
        if self._end.done():
            return
        self._outbox.append(message)
        self._kept += len(message)
        if self._sender is None:
            self._sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        """Everything that waits; the server lets us go on when the network has taken enough."""
        try:
            while self._outbox:
                message = self._outbox.popleft()
                await self._socket.send_text(message)
                self._kept -= len(message)
            self._sender = None
        except BROKEN:
            self._outbox.clear()
            self.hang_up(GONE)

    def unread(self) -> int:
        """Bytes that nobody has taken."""
        return self._kept

    async def finish(self) -> None:
        """Nothing more is heard, and what was told goes out, if the other side reads at all."""
        self._stop(self._ear)
        if self._sender is not None:
            await asyncio.wait((self._sender,), timeout=GOODBYE_WITHIN)
            self._stop(self._sender)

    def cut(self) -> None:
        """ASGI knows no way to break a line: the server closes it when nobody serves it any more."""
        self._stop(self._ear)
        self._stop(self._sender)

    def _stop(self, task: asyncio.Task[Any] | None) -> None:
        if task is not None:
            task.cancel()
