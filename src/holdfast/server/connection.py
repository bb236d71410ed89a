"""One socket of one person: a bounded outbox, and a reason when it must be closed."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from holdfast.kernel.step import Seat

MOST_WAITING = 2_000_000
"""Bytes that a slow reader may leave unread."""


class Connection:
    """Sends in order. Who reads too slowly is closed: it can come back and loses nothing."""

    def __init__(self, person: str, seat: Seat | None, send: Callable[[bytes], Awaitable[None]]) -> None:
        self.person = person
        self.seat = seat
        self.muted: set[str] = set()
        self.closed_because = ""
        self._send = send
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._awake = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; an empty one is none."""
        if not message or self.closed_because:
            return
        self._waiting.append(message)
        self._size += len(message)
        if self._size > MOST_WAITING:
            self.close("too-slow")
        self._awake.set()

    def close(self, reason: str) -> None:
        """Nothing more is sent; the socket closes with this reason."""
        self.closed_because = self.closed_because or reason
        self._awake.set()

    async def run(self) -> str:
        """Send until closed; returns the reason."""
        while not self.closed_because:
            await self._awake.wait()
            self._awake.clear()
            while self._waiting and not self.closed_because:
                message = self._waiting.popleft()
                self._size -= len(message)
                await self._send(message)
        if self.closed_because != "too-slow":
            while self._waiting:
                await self._send(self._waiting.popleft())
        return self.closed_because
