"""How long a question may take: the pace's business, never the table's."""

from __future__ import annotations

from typing import Any, Final

from holdfast.kernel.game import Game, Timing
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import lane_ask, top
from holdfast.kernel.step import Ask, Fork, Step, Window
from holdfast.kernel.table import Table
from holdfast.server.match.seating import players
from holdfast.server.store.rows import Chair, MatchRow

PACES = ("live", "relaxed", "by_mail", "none")


def waits_in(table: Table[Any]) -> Step[Any] | None:
    """The question the table waits in. Lanes are copied with their table; the fork they came of is not."""
    step = top(table)
    return step.fork if isinstance(step, Lanes) else step


def keeps_silence(before: Step[Any] | None, now: Step[Any] | None) -> bool:
    """Is this still the same window, or the same sealed fork: a place where a word need not be noticed? K5."""
    return before is now and (isinstance(now, Window) or (isinstance(now, Fork) and now.is_sealed))


def ask_on_top(table: Table[Any]) -> Ask[Any, Any] | None:
    """The question that the table as a whole waits in; of several lanes, any."""
    step = top(table)
    if isinstance(step, Lanes):
        return next((lane_ask(lane.agenda) for lane in step.lanes if lane.agenda), None)
    return step if isinstance(step, Ask) else None


def has_fixed_length(table: Table[Any]) -> bool:
    """Are live answers kept until the deadline, so that their time tells nothing? K4."""
    ask = ask_on_top(table)
    return ask is not None and ask.fixed


def timing_of(game: Game[Any], table: Table[Any], pace: str) -> Timing:
    """How long what is asked now may take."""
    ask = ask_on_top(table)
    return game.timing(ask.timer, pace) if ask is not None else Timing(0)


def goes_on(before: Step[Any] | None, now: Step[Any] | None) -> bool:
    """Is this but the second half of the question before, which shares its time?"""
    return isinstance(before, Ask) and isinstance(now, Ask) and now.continues and now.timer == before.timer


def is_in_hurry(row: MatchRow, chairs: list[Chair]) -> bool:
    """Is anybody's time counted? Nobody waits for one who plays alone."""
    return row.status == "playing" and row.pace != "none" and len(players(chairs)) > 1


class Deadline:
    """Until when the open question may be answered, on the match's clock. It is never changed, only followed."""

    def __init__(self, step: Step[Any] | None, told: int, opened: float, until: float) -> None:
        self.step = step
        self.told = told
        self.opened = opened
        self.until = until
        """0: no limit."""

    def followed(self, game: Game[Any], table: Table[Any], pace: str, now: float) -> Deadline:
        """The one for this table: another if the question is another, a later one if its window changed publicly."""
        step = waits_in(table)
        if step is not self.step and goes_on(self.step, step):
            return Deadline(step, table.told_all, self.opened, self.until)
        if step is not self.step:
            length = timing_of(game, table, pace).length
            return Deadline(step, table.told_all, now, now + length if length else 0.0)
        if table.told_all == self.told or not isinstance(step, Window):
            return self
        timing, until = timing_of(game, table, pace), self.until
        if until and timing.extend:
            until = min(max(until, now + timing.extend), self.opened + timing.cap)
        return Deadline(step, table.told_all, self.opened, until)

    def kept(self, table: Table[Any]) -> Deadline:
        """A word was taken back and the table built anew: the same question is another object now."""
        step = waits_in(table)
        return Deadline(step, table.told_all, self.opened, self.until) if type(step) is type(self.step) else self


NO_DEADLINE: Final = Deadline(None, 0, 0.0, 0.0)
"""No question, or nobody to hurry."""
