"""One socket of one person: a bounded outbox, and a reason when it must be closed."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from holdfast.kernel.step import Seat

MOST_WAITING = 2_000_000
"""Bytes that a slow reader may leave unread."""
TOO_SLOW = "too-slow"


class Connection:
    """Sends in order. Who reads too slowly is closed: it can come back and loses nothing."""

    def __init__(self, person: str, seat: Seat | None, send: Callable[[bytes], Awaitable[None]]) -> None:
        self.person = person
        self.seat = seat
        self.muted: set[str] = set()
        self.closed_because = ""
        self._send = send
        self.size = 0
        """Bytes that wait to be sent."""
        self._waiting: deque[bytes] = deque()
        self._awake = asyncio.Event()
        self._sender: asyncio.Task[str] | None = None

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; an empty one is none."""
        if not message or self.closed_because:
            return
        self._waiting.append(message)
        self.size += len(message)
        if self.size > MOST_WAITING:
            self._give_up()
        self._awake.set()

    def _give_up(self) -> None:
        """It does not read: what waits is dropped, and nobody waits for it any more."""
        self.close(TOO_SLOW)
        self._waiting.clear()
        self.size = 0
        if self._sender is not None:
            self._sender.cancel()

    def close(self, reason: str) -> None:
        """Nothing more is sent; the socket closes with this reason."""
        self.closed_because = self.closed_because or reason
        self._awake.set()

    async def run(self) -> str:
        """Send until closed; returns the reason."""
        self._sender = asyncio.current_task()
        try:
            await self._send_all()
        except asyncio.CancelledError:
            if self.closed_because != TOO_SLOW:
                raise
        return self.closed_because

    async def _send_all(self) -> None:
        """In order; after a goodbye still everything that came before it."""
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                self.size -= len(message)
                await self._send(message)
            if self.closed_because:
                return
            await self._awake.wait()
            self._awake.clear()
