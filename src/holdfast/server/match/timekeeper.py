"""The clock of one match: it sets the alarm, plays for the late, and counts who misses what."""

from __future__ import annotations

import asyncio
import math
import time
from typing import TYPE_CHECKING, Any

from holdfast.kernel.errors import Refusal
from holdfast.kernel.play import question, top, waiting
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Seat, Step
from holdfast.kernel.table import Lanes
from holdfast.server.match.deadlines import Deadline, has_fixed_length, waits_in

if TYPE_CHECKING:
    from holdfast.server.match.match import Match

MOST_MISSES = 2
TRY_AGAIN = 5.0
"""Seconds until the alarm rings again when the disk was full."""


class Timekeeper:
    """Time is the server's: a table never knows of it (K4)."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.deadline = Deadline()
        self.misses = [0] * match.row.seats
        """How many deadlines each seat has missed in a row."""
        self._alarm: asyncio.TimerHandle | None = None

    def holds_answers(self) -> bool:
        """Are answers kept until the deadline? Only where two or more people could watch each other's pace."""
        sitting = self.match.sitting
        if sitting is None or not self._is_live_in_company():
            return False
        return has_fixed_length(sitting.table)

    def holds(self, seat: Seat, words: list[str]) -> bool:
        """Is this answer kept until the deadline? Some are even where the question is not of fixed length."""
        sitting = self.match.sitting
        if sitting is None or not self._is_live_in_company():
            return False
        ask = question(sitting.table, seat)
        return ask is not None and (self.holds_answers() or any(word in ask.held() for word in words))

    def _is_live_in_company(self) -> bool:
        return self.match.row.pace == "live" and len(self.match.players()) > 1

    def look(self) -> None:
        """Something changed: set the alarm for what is asked now."""
        self.stop()
        match = self.match
        sitting = match.sitting
        in_hurry = match.row.status == "playing" and match.row.pace != "none" and len(match.players()) > 1
        if sitting is None or not in_hurry:
            self.deadline.clear()
            return
        self.deadline.look(match.game, sitting.table, match.row.pace, time.time())
        step, until = self.deadline.step, self.deadline.until
        if until and step is not None:
            self._set(max(0.0, until - time.time()), step)

    def _set(self, seconds: float, step: Step[Any]) -> None:
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_later(seconds, lambda: self.match.spawn(self.ring(step)))

    def seconds_left(self) -> float:
        """Until the alarm rings; for ever where none is set."""
        return math.inf if self._alarm is None else self._alarm.when() - asyncio.get_running_loop().time()

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def ring(self, step: Step[Any]) -> None:
        """Time is up for this question, if it is still open."""
        match = self.match
        async with match.mailbox:
            sitting = match.sitting
            if sitting is None or match.row.status != "playing" or waits_in(sitting.table) is not step:
                return
            people = match.players()
            late = [seat for seat, _ in waiting(sitting.table) if seat not in match.held and seat in people]
            try:
                await match.change(lambda: self._time_out(sitting, step))
            except Refusal:
                self._set(TRY_AGAIN, step)
                return
        await self._count_misses(late)

    def _time_out(self, sitting: Sitting, step: Step[Any]) -> None:
        """Kept answers in seat order, then the clock; in open lanes each late seat's defaults in its own name."""
        for seat in sorted(self.match.held):
            answer = self.match.held[seat]
            if answer.ask == sitting.numbers[seat]:
                sitting.play(str(seat), answer.words)
        if waits_in(sitting.table) is not step:
            return
        now = top(sitting.table)
        if isinstance(now, Lanes) and not now.fork.is_sealed():
            play_defaults(sitting)
        else:
            sitting.play("clock", ["time"])

    async def _count_misses(self, late: list[Seat]) -> None:
        """After two in a row a bot keeps the seat."""
        for seat in late:
            self.misses[seat] += 1
            if self.misses[seat] >= MOST_MISSES:
                await self.match.keep(seat, True)


def play_defaults(sitting: Sitting) -> None:
    """In open lanes: each late seat's defaults, until its lane is done."""
    fork = waits_in(sitting.table)
    while sitting.table.result is None and waits_in(sitting.table) is fork:
        late = sitting.asking()[0]
        sitting.play(str(late.seat), [late.default])
