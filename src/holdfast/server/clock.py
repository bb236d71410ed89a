"""The server's own clock, and each match's on it. What people read as a date is the wall clock's; nothing else is.

A wall clock can be set, and a server can be down: by this clock neither gives or takes time.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from holdfast.kernel.errors import Refusal
from holdfast.server.store.rows import MatchRow
from holdfast.server.store.store import Store

LOG = logging.getLogger("holdfast.server")
BEAT = 5.0
"""Seconds between two writings of the clock: so much a server that is killed gives to everybody, at most."""
SETTING = "clock"


class Clock:
    """For how many seconds this server has been running, all its life long."""

    def __init__(self, at: float) -> None:
        self._at = at
        self._goes_since: float | None = None

    def now(self) -> float:
        return self._at if self._goes_since is None else self._at + time.monotonic() - self._goes_since

    def start(self) -> None:
        """From now on people can answer, so from now on time counts."""
        self._goes_since = time.monotonic()

    def stop(self) -> None:
        self._at, self._goes_since = self.now(), None


# -- on the disk -----------------------------------------------------------------------------------


async def stored_clock(store: Store) -> Clock:
    """The clock as it stood when the server went down, or at most a beat before. It is not started yet."""
    written = float(await store.setting(SETTING, b"0"))
    # Nobody beats while no deadline runs; but what was begun since then tells how late it was.
    return Clock(max(written, await store.latest_moment()))


async def write_clock(store: Store, clock: Clock) -> None:
    """A disk that is full now may have space at the next beat."""
    try:
        await store.set_setting(SETTING, repr(clock.now()).encode())
    except Refusal as refused:
        LOG.warning("the clock is not written: %s", refused)


async def beat(store: Store, clock: Clock, is_needed: Callable[[], bool]) -> None:
    """Write the clock again and again while any deadline runs; else the disk may rest."""
    while True:
        await asyncio.sleep(BEAT)
        if is_needed():
            await write_clock(store, clock)


# -- of one match ----------------------------------------------------------------------------------


def time_of(match: MatchRow, now: float) -> float:
    """For how many seconds this match has been played: its clock stands before the start and in pauses."""
    return (match.stands_since or now) - match.stood


def stand(match: MatchRow, now: float) -> None:
    """The match is no longer played; its clock stands."""
    match.stands_since = match.stands_since or now


def go_on(match: MatchRow, now: float) -> None:
    """The match is played again; its clock goes on from where it stood."""
    if match.stands_since:
        match.stood += now - match.stands_since
        match.stands_since = 0.0
