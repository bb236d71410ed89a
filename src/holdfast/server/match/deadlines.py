"""How long a question may take: the pace's business, never the table's."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.game import Game, Timing
from holdfast.kernel.play import lane_ask, top
from holdfast.kernel.step import Ask, Fork, Step, Window
from holdfast.kernel.table import Lanes, Table

PACES = ("live", "relaxed", "by_mail", "none")


def waits_in(table: Table[Any]) -> Step[Any] | None:
    """The question the table waits in. Lanes are copied with their table; the fork they came of is not."""
    step = top(table)
    return step.fork if isinstance(step, Lanes) else step


def keeps_silence(before: Step[Any] | None, now: Step[Any] | None) -> bool:
    """Is this still the same window, or the same sealed fork: a place where a word need not be noticed? K5."""
    return before is now and (isinstance(now, Window) or (isinstance(now, Fork) and now.is_sealed()))


def ask_on_top(table: Table[Any]) -> Ask[Any, Any] | None:
    """The question that the table as a whole waits in; of several lanes, any."""
    step = top(table)
    if isinstance(step, Lanes):
        return next((lane_ask(lane.agenda) for lane in step.lanes if lane.agenda), None)
    return step if isinstance(step, Ask) else None


def has_fixed_length(table: Table[Any]) -> bool:
    """Are live answers kept until the deadline, so that their time tells nothing? K4."""
    ask = ask_on_top(table)
    return ask is not None and ask.fixed()


class Deadline:
    """Until when the open question may be answered. It moves when a window changes publicly."""

    def __init__(self) -> None:
        self.step: Step[Any] | None = None
        self.told = 0
        self.opened = 0.0
        self.until = 0.0
        """0: no limit."""

    def look(self, game: Game[Any], table: Table[Any], pace: str, now: float) -> None:
        """Set it anew if the question is another, or push it on if its window has changed publicly."""
        step = waits_in(table)
        ask = ask_on_top(table)
        timing = game.timing(ask.timer(), pace) if ask is not None else Timing(0)
        if step is not self.step:
            self.step, self.told, self.opened = step, table.told_all, now
            self.until = now + timing.length if timing.length else 0.0
        elif isinstance(step, Window) and table.told_all != self.told:
            self.told = table.told_all
            if self.until and timing.extend:
                self.until = min(max(self.until, now + timing.extend), self.opened + timing.cap)

    def follow(self, table: Table[Any]) -> None:
        """A word was taken back and the table built anew: the same question is another object now."""
        step = waits_in(table)
        if type(step) is type(self.step):
            self.step, self.told = step, table.told_all

    def clear(self) -> None:
        """No question, or nobody to hurry."""
        self.step, self.until = None, 0.0
