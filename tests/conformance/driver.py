"""Plays at random: answers, rights, deadlines, and people who leave and come back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from conformance.subjects import Case
from holdfast.kernel.dice import Dice
from holdfast.kernel.errors import Refusal
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import options, read, rights, top, waiting
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Ask
from holdfast.kernel.table import Table

Line = tuple[str, str]
"""Author and words."""

HOST, CLOCK, RIGHT, UNDO = 60, 40, 7, 12
"""One line in so many, on average, is the host's, the clock's, a right, or (where asked for) takes something back."""


class Driver:
    """One random play. Everything it does comes from its dice, so a failure can be played again."""

    def __init__(self, case: Case, seed: str, *, undo: bool = False) -> None:
        self.case = case
        self.claims = case.claims
        self.sitting = case.sitting(seed)
        self.dice = case.dice(seed)
        self.undo = undo

    @property
    def table(self) -> Table[Any]:
        return self.sitting.table

    def moments(self, every: int = 1) -> Iterator[int]:
        """Play to the end; comes by before about every `every`-th line, with the number of lines said."""
        said = 0
        if every > 1:
            every *= self.claims.stride(self.table.seats)
        while self.table.result is None:
            if self.dice.below(every) == 0:
                yield said
            self.say(*self.line())
            said += 1
            assert said < self.claims.most_lines, "it does not end"

    def say(self, author: str, words: str) -> None:
        """One line, without its digest."""
        self.sitting.say(author, words, False)

    def line(self) -> Line:
        """Something that may be said now."""
        dice, seats = self.dice, self.table.seats
        if dice.below(HOST) == 0:
            return ("host", f"{['away', 'back'][dice.below(2)]} {dice.below(seats)}")
        if dice.below(self.claims.clock(self.table) or CLOCK) == 0 and has_deadline(self.table):
            return ("clock", "time")
        if self.undo and dice.below(UNDO) == 0:
            able = [seat for seat in range(seats) if self.sitting.last_word(seat) >= 0]
            if able:
                return (str(one_of(able, dice)), "undo")
        if dice.below(RIGHT) == 0:
            right = some_right(self.case, self.table, dice)
            if right is not None:
                return right
        return some_answer(self.table, dice)


def one_of(things: list[Any], dice: Dice) -> Any:
    """Any of these."""
    return things[dice.below(len(things))]


def has_deadline(table: Table[Any]) -> bool:
    """May `clock time` be said?"""
    step = top(table)
    return isinstance(step, Ask) or (isinstance(step, Lanes) and step.fork.is_sealed)


def some_answer(table: Table[Any], dice: Dice) -> Line:
    """Any option of anybody the table waits for."""
    seat, _ = one_of(waiting(table), dice)
    return (str(seat), one_of(options(table, seat), dice).text)


def some_right(case: Case, table: Table[Any], dice: Dice) -> Line | None:
    """Anything some seat may do unasked, also a sentence that no list has."""
    seat = dice.below(table.seats)
    words = [right.text for right in rights(table, seat)]
    words += [text for text in case.claims.extra_words(table, seat) if is_understood(table, seat, text)]
    return (str(seat), one_of(words, dice)) if words else None


def is_understood(table: Table[Any], seat: int, text: str) -> bool:
    try:
        read(table, seat, text)
    except Refusal:
        return False
    return True


def play_idly(sitting: Sitting, most: int) -> None:
    """Nobody says anything any more: deadlines to the end."""
    lines = 0
    while sitting.table.result is None:
        be_late(sitting)
        lines += 1
        assert lines < most, "nobody decides anything, and it does not end"


def be_late(sitting: Sitting) -> None:
    """One line as a server plays it at a deadline: in an open fork a late seat's default under its own name."""
    if has_deadline(sitting.table):
        sitting.say("clock", "time", False)
    else:
        seat, ask = waiting(sitting.table)[0]
        sitting.say(str(seat), ask.default(sitting.table, seat).text, False)
