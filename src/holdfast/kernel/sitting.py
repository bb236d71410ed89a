"""A table and how it came about: lines go in, numbered questions and each seat's events come out.

The record is the truth. `undo` is a line too: the table is rebuilt without the word taken back,
and nothing is ever removed from what was said or told.
"""

from __future__ import annotations

from typing import Any

from holdfast.kernel.authors import apply, seat_of
from holdfast.kernel.canonical import digest, told
from holdfast.kernel.errors import BadRecord, Refusal, Stale
from holdfast.kernel.event import Event, TakenBack
from holdfast.kernel.game import Game, new_table
from holdfast.kernel.imagine import imagine
from holdfast.kernel.moment import Moment
from holdfast.kernel.play import options, question, rights, waiting
from holdfast.kernel.record import Header, Line, Record
from holdfast.kernel.step import Ask, Seat, hears
from holdfast.kernel.table import Table
from holdfast.kernel.undo import Word, last_word, raise_floors, without


class Question:
    """What the table waits for from one seat."""

    def __init__(self, number: int, seat: Seat, ask: Ask[Any, Any], offered: list[str], default: str) -> None:
        self.id = number
        self.seat = seat
        self.kind = ask.name()
        self.rule = ask.rule
        self.options = offered
        self.default = default


class Mark:
    """Where a sitting stood before some words, so that they can be all or none, however long its history."""

    def __init__(self, sitting: Sitting) -> None:
        self.table = sitting.table
        self.words = sitting.words
        self.lengths = (len(sitting.words), len(sitting.lines), len(sitting.heard))
        self.floors = sitting.floors[:]
        self.numbers = sitting.numbers[:]
        self.open = sitting.open[:]
        self.last_digest = sitting.last_digest

    def restore(self, sitting: Sitting) -> None:
        """Back to where it stood."""
        words, lines, heard = self.lengths
        sitting.table = self.table
        sitting.words = self.words
        del sitting.words[words:], sitting.lines[lines:], sitting.heard[heard:]
        sitting.floors = self.floors
        sitting.numbers = self.numbers
        sitting.open = self.open
        sitting.last_digest = self.last_digest


class Sitting:
    """One play with its history. `play` is all or nothing: a refused word, or a bug in a rule, changes nothing."""

    def __init__(self, game: Game[Any], header: Header | None, table: Table[Any], start: Table[Any]) -> None:
        self.game = game
        self.header = header
        """None for an imagined play, which has no record."""
        self.table = table
        self.start = start
        """The table before the first word; never changed."""
        self.lines: list[Line] = []
        self.words: list[Word] = []
        """The words in force: lines without `undo` and what it took back."""
        self.floors = [0] * table.seats
        """For each seat, the index of its first word that can still be taken back."""
        self.heard: list[tuple[int, Event]] = []
        self.numbers = [0] * table.seats
        self.open: list[tuple[Ask[Any, Any], int] | None] = [None] * table.seats
        self.last_digest = ""

    def clone(self) -> Sitting:
        """The same play and history; it goes its own way from here."""
        copy = Sitting(self.game, self.header, self.table.clone(), self.start)
        copy.lines = self.lines[:]
        copy.words = self.words[:]
        copy.floors = self.floors[:]
        copy.heard = self.heard[:]
        copy.numbers = self.numbers[:]
        copy.open = self.open[:]
        copy.last_digest = self.last_digest
        return copy

    def glance(self) -> Sitting:
        """This moment, to look at while the play goes on elsewhere: nothing may be said to it."""
        moment = Sitting(self.game, self.header, self.table, self.start)
        moment.lines = self.lines
        moment.words = self.words
        moment.floors = self.floors[:]
        moment.heard = self.heard
        moment.numbers = self.numbers[:]
        moment.open = self.open[:]
        return moment

    def heard_since(self, at: int) -> list[tuple[int, Event]]:
        """What was told to anybody from this point of the whole story on, with the audiences. For drivers only."""
        return self.heard[at:]

    # -- what may be said ---------------------------------------------------------------

    def asking(self) -> list[Question]:
        """Everything the table waits for. For drivers only: who waits is information."""
        return [self._question(seat, ask) for seat, ask in waiting(self.table)]

    def asked(self, seat: Seat) -> Question | None:
        """The question open for this seat."""
        ask = question(self.table, seat)
        return None if ask is None else self._question(seat, ask)

    def _question(self, seat: Seat, ask: Ask[Any, Any]) -> Question:
        offered = [choice.text for choice in options(self.table, seat)]
        return Question(self.numbers[seat], seat, ask, offered, ask.default(self.table, seat).text)

    def rights(self, seat: Seat) -> list[str]:
        """What this seat may do unasked now; `undo` while its last word can be taken back."""
        listed = list(dict.fromkeys([choice.text for choice in rights(self.table, seat)]))
        if self.last_word(seat) >= 0:
            listed.append("undo")
        return listed

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What this seat, or a spectator, may see."""
        return self.game.view(self.table, seat)

    def events(self, seat: Seat | None, since: int = 0) -> list[dict[str, Any]]:
        """What this seat was told, counted from its own first event."""
        mine = [event for audience, event in self.heard if hears(audience, seat)]
        return [told(event) for event in mine[since:]]

    def imagine(self, seat: Seat | None, seed: str) -> Sitting:
        """A play that this seat could not tell from this one, with no history."""
        table: Table[Any] = imagine(self.table, seat, seed)
        imagined = Sitting(self.game, None, table, table)  # its beginning is copied when something is said
        imagined.number_questions()
        return imagined

    # -- saying it ----------------------------------------------------------------------

    def play(self, author: str, words: list[str], ask: int | None = None) -> None:
        """Say these words, all or none. `ask`: the number of the question they answer, where the caller has one."""
        seat = seat_of(self.table, author)
        if ask is not None and seat is not None and ask != self.numbers[seat]:
            raise Stale(seat, ask, self.numbers[seat])
        mark = Mark(self)
        self.table = self.table.clone()
        try:
            for text in words:
                self.say(author, text)
        except Exception:
            mark.restore(self)
            raise

    def say(self, author: str, text: str, check: bool = True) -> None:
        """One line, applied in place. `check`: compute its digest."""
        line = Line(author, text)
        if self.table is self.start:
            self.table = self.start.clone()
        if text == "undo":
            self._undo(author)
        else:
            line.text = self._word(author, text)
        if check:
            line.digest = self.last_digest = digest(self.last_digest, line.said(), self.table)
        self.lines.append(line)
        self.number_questions()

    def _word(self, author: str, text: str) -> str:
        before = Moment(self.table)
        self.table.heard = []
        said = apply(self.table, author, text)
        heard_by = 0
        for audience, _ in self.table.heard:
            heard_by |= audience
        self.heard += self.table.heard
        self.table.heard = None
        self.words.append(Word(author, said, heard_by))
        raise_floors(self.floors, len(self.words), self.table, author, heard_by, before)
        return said

    # -- taking back --------------------------------------------------------------------

    def last_word(self, seat: Seat) -> int:
        """The index of this seat's last word if it can be taken back, else -1."""
        return last_word(self.words, self.floors[seat], seat)

    def _undo(self, author: str) -> None:
        seat = seat_of(self.table, author)
        at = self.last_word(seat) if seat is not None else -1
        if seat is None or at < 0:
            raise Refusal("nothing-to-undo", f"Author {author} has no word that can still be taken back.")
        # Who heard nothing of the word (a pass, a sealed answer) may not hear that it was taken back either.
        aware = self.words[at].heard_by | 1 << seat
        self.table = self.start.clone()
        self.words = without(self.table, self.words, at, self.floors)
        self.heard.append((aware, TakenBack(seat)))
        self._keep_numbers(~aware)

    def _keep_numbers(self, seats: int) -> None:
        """The questions of these seats are the same as before the table was rebuilt."""
        for seat, ask in waiting(self.table):
            before = self.open[seat]
            if seats >> seat & 1 and before is not None and type(before[0]) is type(ask):
                self.open[seat] = (ask, before[1])

    # -- numbers ------------------------------------------------------------------------

    def number_questions(self) -> None:
        """A question is numbered, not the state: each seat's own count, moved when its question is another."""
        waits: dict[Seat, Ask[Any, Any]] = dict(waiting(self.table))
        for seat in range(self.table.seats):
            ask = waits.get(seat)
            if ask is None:
                continue
            passes = self.table.passes[-1] if self.table.passes else None
            told_when = passes.number(seat) if passes is not None and passes.window is ask else 0
            before = self.open[seat]
            if before is None or before[0] is not ask or before[1] != told_when:
                self.numbers[seat] += 1
                self.open[seat] = (ask, told_when)

    def record(self) -> Record:
        """Everything said so far."""
        if self.header is None:
            raise Refusal("no-record", "An imagined play has no record.")
        return Record(self.header, self.lines[:])


def sit(game: Game[Any], header: Header) -> Sitting:
    """A new table set up for this header, with nothing said yet."""
    table: Table[Any] = new_table(game, header.seats, header.options, header.key(), True)
    heard = table.heard or []
    table.heard = None
    sitting = Sitting(game, header, table, table.clone())
    sitting.heard = heard
    sitting.last_digest = digest("", header.text(), table)
    sitting.number_questions()
    return sitting


def replayed(game: Game[Any], record: Record, check: bool) -> Sitting:
    """The sitting a record tells of. `check`: also compare every digest, and name the line that departs."""
    sitting = sit(game, record.header)
    for number, line in enumerate(record.lines, start=1):
        try:
            sitting.say(line.author, line.text, check or not line.digest)
        except Refusal as refused:
            args: dict[str, str | int] = {"said": line.said(), "why": str(refused)}
            text = f"Move {number} (“{line.said()}”) does not follow: {refused}"
            raise BadRecord("does-not-follow", text, number, args) from refused
        if check and line.digest and line.digest != sitting.last_digest:
            text = f"The record departs from what the dice and rules give at move {number}: “{line.said()}”."
            raise BadRecord("departs", text, number, {"said": line.said()})
        if not check and line.digest:
            sitting.lines[-1].digest = sitting.last_digest = line.digest
    return sitting
