"""A game with no rules of its own: put steps on its agenda and see what the kernel does with them.

table = table_with(Note("one"), Choose(0, "a", "b"), Note("two"))
say(table, 0, "a")
assert table.state.log == ["one", "0 a", "two"]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.kernel.dice import Dice
from holdfast.kernel.event import Event
from holdfast.kernel.game import Game, TableOption, Value, new_table
from holdfast.kernel.parts.knowledge import Knowledge, nobody_knows
from holdfast.kernel.play import options, read, submit
from holdfast.kernel.record import Header
from holdfast.kernel.settle import settle
from holdfast.kernel.sitting import Sitting, sit
from holdfast.kernel.step import ALL, PASS, Choice, Decision, Expiry, Fork, Right, Seat, Step, Together, Window
from holdfast.kernel.table import Result, Table


class Pad:
    """What lies on the table: a log of what happened, who is out, and four cards."""

    def __init__(self, seats: int) -> None:
        self.log: list[str] = []
        self.out: list[Seat] = []
        self.rights: list[str] = []
        self.leader = 0
        self.pot = 0
        self.known = nobody_knows([0, 0, 1, 1], seats)

    def clone(self) -> Pad:
        copy = Pad(0)
        copy.log = self.log[:]
        copy.out = self.out[:]
        copy.rights = self.rights[:]
        copy.leader = self.leader
        copy.pot = self.pot
        copy.known = self.known.clone()
        return copy


class Said(Event):
    word: str


class Scratch(Game[Pad]):
    """`agenda`: what every new table begins with."""

    def __init__(self, *agenda: Callable[[], Step[Any]]) -> None:
        self.slug = "scratch"
        self.prefix = "SCR"
        self.version = 1
        self.fewest = 1
        self.most = 16
        self.options = [
            TableOption("colour", ["red", "blue"]),
            TableOption("size", [3, -1]),
            TableOption("loud", [True, False]),
        ]
        self.agenda = agenda

    def content_hash(self) -> str:
        return "5c7a7c4"

    def new_state(self, seats: int, options: dict[str, Value]) -> Pad:
        return Pad(seats)

    def clone_state(self, state: Pad) -> Pad:
        return state.clone()

    def begin(self, table: Table[Pad]) -> None:
        table.then_all([make() for make in self.agenda])

    def may_decide(self, table: Table[Pad], seat: Seat) -> bool:
        return seat not in table.state.out

    def standing(self, table: Table[Pad], seat: Seat, allowed: int) -> list[Choice]:
        rights: list[Choice] = [Do(word) for word in table.state.rights if allowed & 1]
        return rights + [Whisper(other) for other in range(table.seats) if other != seat and allowed & 4]

    def running_out(self, table: Table[Pad]) -> list[Expiry]:
        return [Pot("boil over", "pot", table.state.pot, ALL, ["pot"])] if table.state.pot else []

    def read(self, table: Table[Pad], seat: Seat, text: str, allowed: int) -> Choice | None:
        words = text.split()
        return Do(" ".join(sorted(words))) if allowed & 2 and words[:1] == ["sing"] else None

    def public_view(self, table: Table[Pad]) -> dict[str, Any]:
        return {"log": table.state.log}

    def own_view(self, table: Table[Pad], seat: Seat) -> dict[str, Any]:
        return {}

    def hidden(self, state: Pad) -> list[Knowledge]:
        return [state.known]

    def redeal(self, table: Table[Pad], seat: Seat | None, dice: Dice) -> None:
        """There is nothing hidden but who knows the four cards."""


# -- what to put on the agenda -----------------------------------------------------------------------


class Note(Step[Pad]):
    """Writes a word into the log."""

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, table: Table[Pad]) -> None:
        table.state.log.append(self.word)


class Run(Step[Pad]):
    """Does whatever a test needs."""

    def __init__(self, deed: Callable[[Table[Pad]], None]) -> None:
        self.deed = deed

    def run(self, table: Table[Pad]) -> None:
        self.deed(table)


class Choose(Decision[Pad, Choice]):
    """One seat chooses one of these words; the first is the default. Writes `seat word` into the log."""

    rule = "SCR-1"

    def __init__(self, seat: Seat, *words: str, is_automatic: bool = False, allowed: int = 0) -> None:
        self.seat = seat
        self.words = words
        self.is_automatic = is_automatic
        self.allowed = allowed

    @property
    def automatic(self) -> bool:
        return self.is_automatic

    @property
    def allows(self) -> int:
        return self.allowed

    def options(self, table: Table[Pad], seat: Seat) -> list[Choice]:
        return [Choice(word) for word in self.words]

    def default(self, table: Table[Pad], seat: Seat) -> Choice:
        return Choice(self.words[0])

    def take(self, table: Table[Pad], seat: Seat, choice: Choice) -> None:
        table.state.log.append(f"{seat} {choice.text}")

    def run(self, table: Table[Pad]) -> None:
        table.state.log.append(f"{self.seat} lapsed")


class Do(Right):
    """A right: writes `seat does word`, and tells it to all if the word begins with a capital letter."""

    def exercise(self, table: Table[Pad], seat: Seat) -> None:
        table.state.log.append(f"{seat} does {self.text}")
        if self.text[0].isupper():
            table.tell(Said(self.text))


class Whisper(Right):
    """A right that concerns one other seat, and that only the two hear of."""

    def __init__(self, to: Seat) -> None:
        super().__init__(f"whisper {to}")
        self.to = to

    def exercise(self, table: Table[Pad], seat: Seat) -> None:
        parties = 1 << seat | 1 << self.to
        table.tell(Said(self.text), parties)
        table.ask_again(parties)


class Pot(Expiry):
    """It boils over when its time is up; seat 0 alone hears of it."""

    def lapse(self, table: Table[Pad]) -> None:
        table.state.pot = 0
        table.state.log.append("boiled over")
        table.tell(Said("boiled over"), 1 << 0)


class Doing(Window[Pad, Choice]):
    """All may pass or do one of these words; one with a capital letter is told to all."""

    rule = "SCR-2"

    def __init__(self, *words: str, default_act: str = "", allowed: int = 0) -> None:
        self.words = words
        self.default_act = default_act
        self.allowed = allowed

    @property
    def allows(self) -> int:
        return self.allowed

    def seats(self, table: Table[Pad]) -> list[Seat]:
        return list(range(table.seats))[::-1]

    def acts(self, table: Table[Pad], seat: Seat) -> list[Choice]:
        return [Choice(word) for word in self.words if f"{seat} {word}" not in table.state.log]

    def default(self, table: Table[Pad], seat: Seat) -> Choice:
        can = self.default_act and f"{seat} {self.default_act}" not in table.state.log
        return Choice(self.default_act) if can else PASS

    def take(self, table: Table[Pad], seat: Seat, choice: Choice) -> None:
        table.state.log.append(f"{seat} {choice.text}")
        if choice.text[0].isupper():
            table.tell(Said(choice.text))
        else:
            table.tell(Said(choice.text), 1 << seat)

    def run(self, table: Table[Pad]) -> None:
        table.state.log.append("closed")


class Split(Fork[Pad]):
    """A lane for each seat, with the steps `make` gives it; the join logs what was sealed."""

    def __init__(self, make: Callable[[Seat], list[Step[Any]]], *, sealed: bool = True, seats: int = 3) -> None:
        self.make = make
        self.sealed = sealed
        self.lanes = seats

    @property
    def is_sealed(self) -> bool:
        return self.sealed

    def seats(self, table: Table[Pad]) -> list[Seat]:
        return list(range(self.lanes))[::-1]

    def lane(self, table: Table[Pad], seat: Seat) -> list[Step[Any]]:
        return self.make(seat)

    def join(self, table: Table[Pad], sealed: dict[Seat, list[Choice]]) -> None:
        table.state.log += [f"{seat} sealed {' '.join(one.text for one in words)}" for seat, words in sealed.items()]


class Seal(Choose):
    """Like Choose, but the answer is sealed."""

    def take(self, table: Table[Pad], seat: Seat, choice: Choice) -> None:
        table.seal(choice)


class Vote(Together[Pad, Choice]):
    """All choose one of these words at once."""

    rule = "SCR-3"

    def __init__(self, *words: str) -> None:
        self.words = words

    def seats(self, table: Table[Pad]) -> list[Seat]:
        return list(range(table.seats))

    def options(self, table: Table[Pad], seat: Seat) -> list[Choice]:
        return [Choice(word) for word in self.words]

    def default(self, table: Table[Pad], seat: Seat) -> Choice:
        return Choice(self.words[0])

    def reveal(self, table: Table[Pad], answers: dict[Seat, Choice]) -> None:
        table.state.log += [f"{seat} {answer.text}" for seat, answer in answers.items()]


class Finish(Step[Pad]):
    """The game is over."""

    def run(self, table: Table[Pad]) -> None:
        over(table)


def over(table: Table[Pad]) -> None:
    table.finish(Result([0], [0] * table.seats, "done", [{} for _ in range(table.seats)]))


# -- arranging and playing ---------------------------------------------------------------------------


def table_with(*steps: Step[Any], seats: int = 3) -> Table[Pad]:
    """A table with these steps on its agenda, settled."""
    table = new_table(Scratch(), seats, {}, b"scratch")
    table.then_all(list(steps))
    settle(table)
    return table


def sitting_with(*steps: Callable[[], Step[Any]], seats: int = 3) -> Sitting:
    """A sitting that begins with these steps, made anew for each table."""
    return sit(Scratch(*steps), header(seats))


def header(seats: int = 3, **changes: Any) -> Header:
    """The header of a record of the scratch game."""
    game = Scratch()
    options: dict[str, Value] = {"colour": "red", "size": 3, "loud": True}
    return Header(game.slug, game.version, game.content_hash(), seats, options, b"seed", ["one", "two"], **changes)


def say(table: Table[Pad], seat: Seat, *words: str) -> None:
    """Words of one seat, one after another."""
    for word in words:
        submit(table, seat, read(table, seat, word))


def offered(table: Table[Pad], seat: Seat) -> list[str]:
    """What this seat's question offers."""
    return [choice.text for choice in options(table, seat)]
