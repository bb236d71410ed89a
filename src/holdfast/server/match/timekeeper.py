"""The clock of one match: it sets the alarm, plays for the late, and counts who misses what."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from holdfast.kernel.errors import Refusal
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import options, question, top, waiting
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Seat, Step
from holdfast.server.clock import time_of
from holdfast.server.match.alarm import Alarm
from holdfast.server.match.deadlines import NO_DEADLINE, Deadline, has_fixed_length, is_in_hurry, waits_in
from holdfast.server.match.lapses import Lapses
from holdfast.server.match.seating import miss
from holdfast.server.store.rows import Chair, LineRow, MatchRow

if TYPE_CHECKING:
    from holdfast.server.match.match import Match


class Timekeeper:
    """Time is the server's: a table never knows of it (K4)."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.deadline: Deadline = NO_DEADLINE
        self.lapses = Lapses(match)
        self._alarm = Alarm()

    def holds_answers(self) -> bool:
        """Are answers kept until the deadline? Only where two or more people could watch each other's pace."""
        sitting = self.match.sitting
        if sitting is None or not self.is_live_in_company():
            return False
        return has_fixed_length(sitting.table)

    def holds(self, seat: Seat, words: list[str]) -> bool:
        """Is this answer kept until the deadline? Some are even where the question is not of fixed length."""
        sitting = self.match.sitting
        if sitting is None or not self.is_live_in_company():
            return False
        ask = question(sitting.table, seat)
        return ask is not None and (self.holds_answers() or any(word in ask.held for word in words))

    def is_live_in_company(self) -> bool:
        """Are there two people who could watch each other's pace?"""
        return self.match.row.pace == "live" and len(self.match.players()) > 1

    # -- the deadline -------------------------------------------------------------------

    def take_up(self, last: LineRow | None) -> None:
        """The deadline stored with the last line; the first question was asked when the match's clock began."""
        match = self.match
        assert match.sitting is not None
        table = match.sitting.table
        self.lapses.take_up(last)
        if last is None:
            self.deadline = NO_DEADLINE.followed(match.game, table, match.row.pace, 0.0)
        elif last.until:
            self.deadline = Deadline(waits_in(table), table.told_all, last.opened, last.until)

    def foreseen(self, row: MatchRow, chairs: list[Chair], is_taken_back: bool = False) -> Deadline:
        """The deadline of what the table asks now, before it is on the disk and counts. `row`, `chairs`: as then."""
        sitting = self.match.sitting
        if row.status == "paused":
            return self.deadline
        if sitting is None or not is_in_hurry(row, chairs):
            return NO_DEADLINE
        before = self.deadline.kept(sitting.table) if is_taken_back else self.deadline
        now = time_of(row, self.match.clock.now())
        return before.followed(self.match.game, sitting.table, row.pace, now)

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
        """Something changed: set the alarms for what is asked now, and for what ends by itself."""
        self._alarm.stop()
        self.deadline = self.foreseen(self.match.row, self.match.chairs)
        step = self.deadline.step
        if step is not None and self.deadline.until and self.match.row.status == "playing":
            self._alarm.set(self.left, lambda: self._ring(step))
        self.lapses.look()

    def runs(self) -> bool:
        """Does anybody's time run out here?"""
        return self._alarm.is_set() or bool(self.lapses.until)

    def _ring(self, step: Step[Any]) -> None:
        self.match.spawn(self.ring(step))

    def seconds_left(self) -> float:
        """Until an alarm rings; for ever where none is set."""
        return min(self.left() if self._alarm.is_set() else math.inf, self.lapses.left())

    def stop(self) -> None:
        self._alarm.stop()
        self.lapses.stop()

    async def ring(self, step: Step[Any]) -> None:
        """Time is up for this question, if it is still open."""
        match = self.match
        async with match.mailbox:
            sitting = match.sitting
            if sitting is None or match.row.status != "playing" or waits_in(sitting.table) is not step:
                return
            late = self._late(sitting)
            try:
                if late:
                    await match.arrange_now(lambda draft: miss(draft, late), lambda: self._time_out(sitting, step))
                else:
                    await match.change(lambda: self._time_out(sitting, step))
            except Refusal:
                self._alarm.ring_again(lambda: self._ring(step))

    def _late(self, sitting: Sitting) -> list[Seat]:
        """Who misses this deadline: people who have not answered, though there was something to choose. K18."""
        match, table = self.match, sitting.table
        people = [seat for seat in match.players() if seat not in match.held and match.orders.word_for(seat) is None]
        return [seat for seat, _ in waiting(table) if seat in people and len(options(table, seat)) > 1]

    def _time_out(self, sitting: Sitting, step: Step[Any]) -> None:
        """Kept answers in seat order, then the clock; in open lanes each late seat's defaults in its own name.

        Standing orders answer like people, each in its seat's turn.
        """
        for seat in range(sitting.table.seats):
            answer = self.match.held.get(seat)
            words = [] if answer is None or answer.ask != sitting.numbers[seat] else answer.words
            words = words or self.match.orders.words_at_the_end(seat)
            if words:
                sitting.play(str(seat), words)
        if waits_in(sitting.table) is not step:
            return
        now = top(sitting.table)
        if isinstance(now, Lanes) and not now.fork.is_sealed:
            play_defaults(sitting)
        else:
            sitting.play("clock", ["time"])


def play_defaults(sitting: Sitting) -> None:
    """In open lanes: each late seat's defaults, until its lane is done."""
    fork = waits_in(sitting.table)
    while sitting.table.result is None and waits_in(sitting.table) is fork:
        late = sitting.asking()[0]
        sitting.play(str(late.seat), [late.default])
