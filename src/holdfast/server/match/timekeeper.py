"""The clock of one match: it sets the alarm, plays for the late, and counts who misses what."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from holdfast.kernel.errors import Refusal
from holdfast.kernel.play import question, top, waiting
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Seat, Step
from holdfast.kernel.table import Lanes
from holdfast.server.clock import time_of
from holdfast.server.match.deadlines import NO_DEADLINE, Deadline, has_fixed_length, waits_in
from holdfast.server.store.rows import LineRow

if TYPE_CHECKING:
    from holdfast.server.match.match import Match

MOST_MISSES = 2
TRY_AGAIN = 5.0
"""Seconds until the alarm rings again when the disk was full."""
SOON = 0.01


class Timekeeper:
    """Time is the server's: a table never knows of it (K4)."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.deadline: Deadline = NO_DEADLINE
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

    # -- the deadline -------------------------------------------------------------------

    def take_up(self, last: LineRow | None) -> None:
        """The deadline stored with the last line; the first question was asked when the match's clock began."""
        match = self.match
        assert match.sitting is not None
        table = match.sitting.table
        if last is None:
            self.deadline = NO_DEADLINE.followed(match.game, table, match.row.pace, 0.0)
        elif last.until:
            self.deadline = Deadline(waits_in(table), table.told_all, last.opened, last.until)

    def foreseen(self, is_taken_back: bool = False) -> Deadline:
        """The deadline of what the table asks now, before it is on the disk and counts."""
        match = self.match
        sitting = match.sitting
        if match.row.status == "paused":
            return self.deadline
        if sitting is None or not self._is_in_hurry():
            return NO_DEADLINE
        before = self.deadline.kept(sitting.table) if is_taken_back else self.deadline
        return before.followed(match.game, sitting.table, match.row.pace, self._now())

    def _is_in_hurry(self) -> bool:
        row = self.match.row
        return row.status == "playing" and row.pace != "none" and len(self.match.players()) > 1

    def _now(self) -> float:
        return time_of(self.match.row, self.match.clock.now())

    def left(self) -> float:
        """Seconds until the deadline."""
        return self.deadline.until - self._now()

    def shown_until(self) -> float:
        """The deadline on the server's clock; 0: there is none, or the match stands."""
        row, until = self.match.row, self.deadline.until
        return until + row.stood if until and row.status == "playing" else 0.0

    # -- the alarm ----------------------------------------------------------------------

    def look(self) -> None:
        """Something changed: set the alarm for what is asked now."""
        self.stop()
        self.deadline = self.foreseen()
        step = self.deadline.step
        if step is not None and self.deadline.until and self.match.row.status == "playing":
            self._set(max(0.0, self.left()), step)

    def runs(self) -> bool:
        """Does anybody's time run out here?"""
        return self._alarm is not None

    def _set(self, seconds: float, step: Step[Any]) -> None:
        self._alarm = asyncio.get_running_loop().call_later(seconds, lambda: self._go_off(step))

    def _go_off(self, step: Step[Any]) -> None:
        """Ring, unless the server's clock stands or the alarm was a hair too early."""
        left = self.left()
        if left > 0.0:
            self._set(max(left, SOON), step)
        else:
            self.match.spawn(self.ring(step))

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
