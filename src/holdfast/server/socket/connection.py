"""One socket of one person: a bounded outbox, and a reason when it must be closed."""

from __future__ import annotations

from typing import Final, Protocol

from holdfast.kernel.step import Seat

NOWHERE: Final = -1
"""Nothing has been shown yet."""
MOST_UNREAD = 2_000_000
"""Bytes that a slow reader may leave unread."""
TOO_SLOW = "too-slow"


class Outlet(Protocol):
    """What a connection needs of its line."""

    def tell(self, message: bytes) -> None: ...
    def unread(self) -> int: ...
    def hang_up(self, reason: str) -> None: ...


class Connection:
    """Sends in order. Who reads too slowly is closed: it can come back and loses nothing.

    It belongs to a person, never to a seat: which seat that person has is asked of the match, every time.
    """

    def __init__(self, person: str, line: Outlet) -> None:
        self.person = person
        self.token = ""
        """The id of the token that opened it; none: the cookie did, or it is a stranger's."""
        self.looks_from: Seat | None = NOWHERE
        """Whose view it has been shown so far; never a right to see more of it."""
        self.muted: set[str] = set()
        self.closed_because = ""
        self._line = line

    def send(self, message: bytes) -> None:
        """An empty message is none; after a goodbye nothing follows."""
        if not message or self.closed_because:
            return
        self._line.tell(message)
        if self._line.unread() > MOST_UNREAD:
            self.close(TOO_SLOW)

    def unread(self) -> int:
        """Bytes sent that the other side has not read."""
        return self._line.unread()

    def close(self, reason: str) -> None:
        """Nothing more is sent; the socket closes with this reason."""
        if not self.closed_because:
            self.closed_because = reason
            self._line.hang_up(reason)
