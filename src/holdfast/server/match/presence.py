"""Who comes and goes, told to the others gathered: a crowd at the door costs a table no more than one visitor."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from holdfast.server.match.match import Match

GATHERED = 0.5
"""Seconds within which all who came and went are told of at once."""


class Presence:
    """Tells those who watch who else does."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._timer: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        """Somebody came or went: those who are here will hear of it."""
        if not self.match.audience.connections:
            self.stop()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(GATHERED, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self.match.spawn(self._tell())

    async def _tell(self) -> None:
        """In the match's own turn: between two words nobody sees a chair that is not on the disk."""
        async with self.match.mailbox:
            self.match.audience.show_presence()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
