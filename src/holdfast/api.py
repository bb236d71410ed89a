"""The public face of Holdfast, for scripts, bots and tests. What stands here stays as it is.

>>> import holdfast
>>> t = holdfast.new("lifeboat", seats=4, seed="a calm sea")
>>> ask = t.asking()[0]
>>> t.play(ask.seat, ask.default)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.bots.bot import Bot
from holdfast.bots.maker import make
from holdfast.games import registry
from holdfast.kernel.dice import Dice, commitment, seed_of
from holdfast.kernel.errors import BadRecord, Refusal
from holdfast.kernel.game import Value, checked_options, new_table
from holdfast.kernel.playout import Playout
from holdfast.kernel.policy import Word
from holdfast.kernel.record import Header, Record, parse
from holdfast.kernel.rollout import Rollout
from holdfast.kernel.sitting import Question, Sitting, replayed, sit

__all__ = ["Refusal", "Seen", "Table", "bot", "games", "new", "playout", "replay", "verify"]


class Seen:
    """All a bot gets: what one seat sees, hears, is asked and may do, and tables it cannot tell from the true one."""

    def __init__(self, seat: int, sitting: Sitting, words: list[Word] | None = None) -> None:
        self.seat = seat
        self.game = sitting.game.slug
        self.words = words or []
        """The sayings of the game that this seat has heard at the table."""
        self._view: Callable[[], dict[str, Any]] = lambda: sitting.view(seat)
        self._events: Callable[[int], list[dict[str, Any]]] = lambda since: sitting.events(seat, since)
        self._asks: Callable[[], list[Question]] = lambda: [ask for ask in [sitting.asked(seat)] if ask is not None]
        self._rights: Callable[[], list[str]] = lambda: sitting.rights(seat)
        self._imagine: Callable[[str], Sitting] = lambda seed: sitting.imagine(seat, seed)

    @property
    def view(self) -> dict[str, Any]:
        """What this seat sees."""
        return self._view()

    @property
    def events(self) -> list[dict[str, Any]]:
        """Everything this seat was told."""
        return self._events(0)

    def events_since(self, at: int) -> list[dict[str, Any]]:
        """The same from its own event of this number on."""
        return self._events(at)

    @property
    def asks(self) -> list[Question]:
        """The question open for this seat, if any."""
        return self._asks()

    @property
    def rights(self) -> list[str]:
        """What this seat may do unasked."""
        return self._rights()

    def imagine(self, seed: str = "") -> Table:
        """A table this seat could not tell from the true one."""
        return Table(self._imagine(seed))

    def rollout(self, first: str = "", seed: str = "", horizon: int = 100, whim: int = 0) -> float:
        """What it is worth to this seat, from 0 to 1, to say `first` and to play on by the game's policy.

        On an imagined table, up to so many answers among two or more options, of all seats; `whim` of 256 of them
        are any option instead.
        """
        sitting = self._imagine(seed)
        if first:
            sitting.play(str(self.seat), [first])
        dice = Dice(seed_of(seed)).stream("rollout")
        return Rollout(sitting.table, sitting.game.policy(), dice, whim).run(self.seat, horizon)


class Table:
    """One play. Every method that changes it is all or nothing."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    @property
    def game(self) -> str:
        """The game's name."""
        return self.sitting.game.slug

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.sitting.table.seats

    def asking(self) -> list[Question]:
        """Everything the table waits for: .id .seat .kind .rule .options .default. For drivers only."""
        return self.sitting.asking()

    def rights(self, seat: int) -> list[str]:
        """What this seat may do unasked now."""
        return self.sitting.rights(self._seat(seat))

    def play(self, author: int | str, *words: str, ask: int | None = None) -> None:
        """Say one notation, or several words all or none; a `Refusal` changes nothing."""
        self.sitting.play(str(author), list(words), ask)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat sees (None: a spectator)."""
        return self.sitting.view(None if seat is None else self._seat(seat))

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What this seat was told, from its own event number `since`."""
        return self.sitting.events(None if seat is None else self._seat(seat), since)

    def seen_by(self, seat: int, words: list[Word] | None = None) -> Seen:
        """All that a bot in this seat gets; `words`: what it has heard said."""
        return Seen(self._seat(seat), self.sitting, words)

    def clone(self) -> Table:
        """The same play, going its own way from here."""
        return Table(self.sitting.clone())

    def imagine(self, seat: int | None, seed: str = "") -> Table:
        """A table this seat could not tell from this one."""
        return Table(self.sitting.imagine(None if seat is None else self._seat(seat), seed))

    def result(self) -> dict[str, Any] | None:
        """None, or winners, scores, reason and the parts of each score."""
        result = self.sitting.table.result
        return None if result is None else result.summary()

    def record(self) -> str:
        """The record so far, as text."""
        return self.sitting.record().text()

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            args: dict[str, str | int] = {"seat": seat, "most": self.seats - 1}
            raise Refusal("unknown-seat", f"There is no seat {seat}. There are 0 to {self.seats - 1}.", "", args)
        return seat


def games() -> list[str]:
    """The names of all games."""
    return registry.games()


def new(
    game: str, seats: int, seed: str = "", options: dict[str, Value] | None = None, nonces: list[str] | None = None
) -> Table:
    """A new table; the same arguments give the same table."""
    return Table(sit(registry.game(game), header(game, seats, seed_of(seed), options or {}, nonces or [])))


def header(game: str, seats: int, seed: bytes, options: dict[str, Value], nonces: list[str]) -> Header:
    """The header of a new record."""
    rules = registry.game(game)
    return Header(game, rules.version, rules.content_hash(), seats, checked_options(rules, options), seed, nonces)


def playout(game: str, seats: int, seed: str = "", options: dict[str, Value] | None = None) -> int:
    """Uniform random play to the end; returns the number of answers among two or more options."""
    key = seed_of(seed)
    rules = registry.game(game)
    return Playout(new_table(rules, seats, options or {}, key), Dice(key).stream("playout")).run()


def bot(name: str, game: str, seconds: float = 0.0, seed: str = "") -> Bot:
    """A bot: "random", "greedy", or anybody's own as "module:Class"; `.choose(t.seen_by(seat))` gives a notation."""
    registry.game(game)
    return make(name, game, seconds, seed)


def replay(record: str) -> Table:
    """The table a record tells of, or a `Refusal` naming the line that does not follow."""
    read = parse(record)
    return Table(replayed(registry.game(read.header.game), compatible(read), False))


def verify(record: str) -> dict[str, Any]:
    """Whether every shuffle and every line of a record is honest; if not, the move at which it departs."""
    read = parse(record)
    if commitment(read.header.seed) != read.header.promised:
        why = "The seed is not the one that was promised before the game."
        return {"honest": False, "move": 0, "moves": len(read.lines), "why": why, "code": "broken-promise"}
    try:
        table = Table(replayed(registry.game(read.header.game), compatible(read), True))
    except BadRecord as bad:
        return {"honest": False, "move": bad.line, "moves": len(read.lines), "why": str(bad), "code": bad.code}
    return {"honest": True, "move": None, "moves": len(read.lines), "why": "", "code": "", "result": table.result()}


def compatible(record: Record) -> Record:
    """The record, if it is of the rules and content that are here."""
    rules = registry.game(record.header.game)
    there, here = f"{record.header.rules} {record.header.content}", f"{rules.version} {rules.content_hash()}"
    if record.header.content and there != here:
        text = f"The record is of rules {there}, here are rules {here}."
        raise BadRecord("other-rules", text, 1, {"there": there, "here": here})
    return record
