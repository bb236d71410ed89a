"""What ends by itself beside the open question, such as an offer: each has its own time, known to its parties alone."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from holdfast.kernel.errors import Refusal
from holdfast.kernel.step import Expiry, Seat
from holdfast.server import wire
from holdfast.server.clock import time_of
from holdfast.server.match.alarm import Alarm
from holdfast.server.match.deadlines import is_in_hurry
from holdfast.server.store.rows import Chair, LineRow, MatchRow

if TYPE_CHECKING:
    from holdfast.server.match.match import Match

Running = dict[tuple[str, int], float]
"""By the clock's word and its number: until when, on the match's clock."""


class Lapses:
    """Like the deadline of a question: on the disk with the last line, and standing still while the match does."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.until: Running = {}
        self._alarm = Alarm()

    def take_up(self, last: LineRow | None) -> None:
        """As it was stored with the last line."""
        self.until = {} if last is None else decoded(last.running)

    def foreseen(self, row: MatchRow, chairs: list[Chair]) -> Running:
        """Until when everything at the table lasts, before that is on the disk and counts. `row`, `chairs`: as then."""
        match = self.match
        if row.status == "paused":
            return self.until
        if not is_in_hurry(row, chairs):
            return {}
        found: Running = {}
        for one in self._running():
            key = (one.text, one.since)
            length = match.game.timing(one.timer, row.pace).length
            if length:
                found[key] = self.until.get(key) or time_of(row, match.clock.now()) + length
        return found

    def _running(self) -> list[Expiry]:
        sitting = self.match.sitting
        return [] if sitting is None else sitting.game.running_out(sitting.table)

    def look(self) -> None:
        """Something changed: set the alarm for what ends first."""
        self._alarm.stop()
        self.until = self.foreseen(self.match.row, self.match.chairs)
        if self.until and self.match.row.status == "playing":
            self._alarm.set(self.left, self._ring)

    def left(self) -> float:
        """Seconds until the first of them ends; for ever where nothing does."""
        if not self.until:
            return math.inf
        return min(self.until.values()) - time_of(self.match.row, self.match.clock.now())

    def stop(self) -> None:
        self._alarm.stop()

    def _ring(self) -> None:
        self.match.spawn(self.ring())

    async def ring(self) -> None:
        """Time is up for whatever is due, if it still stands."""
        match = self.match
        async with match.mailbox:
            now = time_of(match.row, match.clock.now())
            for text, _ in sorted(key for key, until in self.until.items() if until <= now):
                sitting = match.sitting
                if sitting is None or match.row.status != "playing":
                    return
                if any(one.text == text for one in self._running()):
                    try:
                        await match.change(partial(sitting.play, "clock", [text]))
                    except Refusal:
                        self._alarm.ring_again(self._ring)
                        return

    def shown(self) -> dict[Seat, list[wire.RunsOut]]:
        """To those who know of it: what ends when, on the server's clock. Nothing while the match stands."""
        found: dict[Seat, list[wire.RunsOut]] = {}
        row = self.match.row
        if not self.until or row.status != "playing":
            return found
        for one in self._running():
            until = self.until.get((one.text, one.since))
            for seat in range(row.seats):
                if until is not None and one.known_to >> seat & 1:
                    found.setdefault(seat, []).append(wire.RunsOut(one.about, until + row.stood))
        return found


def encoded(running: Running) -> str:
    """As it is stored; nothing for nothing."""
    return (
        msgspec.json.encode([(text, since, until) for (text, since), until in running.items()]).decode()
        if running
        else ""
    )


def decoded(stored: str) -> Running:
    if not stored:
        return {}
    return {
        (text, since): until for text, since, until in msgspec.json.decode(stored, type=list[tuple[str, int, float]])
    }
