"""Plays that are said again, word for word, at tables with other content: whoever notices a change departs.

The words are fixed beforehand, so that no bot covers a rule up by choosing otherwise where its own reckoning changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from holdfast.kernel.canonical import canonical, told
from holdfast.kernel.dice import Dice
from holdfast.kernel.game import Game, Value, checked_options
from holdfast.kernel.play import options, rights, waiting
from holdfast.kernel.record import Header, parse
from holdfast.kernel.sitting import Sitting, sit
from holdfast.kernel.table import Table

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
PACES = ("live", "relaxed", "by_mail")
EVERY = 5
FORECASTS = 40
MOST_LINES = 600


@dataclass(frozen=True)
class Script:
    """One play: its table, and all that was said at it."""

    name: str
    seats: int
    options: dict[str, Value]
    seed: bytes
    nonces: list[str]
    lines: list[tuple[str, str]]
    arrange: Callable[[Any], None] | None = None
    """What is changed on the table."""
    at: int = 0
    """Before which line."""
    stage: Callable[[Table[Any]], None] | None = None
    """What is laid on the table, and happens there, before the first line."""
    every: int = EVERY
    """Before one line in so many, all that is asked and shown is looked at as well."""

    def begin(self, game: Game[Any]) -> Sitting:
        options = checked_options(game, self.options)
        return sit(game, Header(game.slug, game.version, "", self.seats, options, self.seed, self.nonces))


def golden(slug: str) -> list[Script]:
    """The game's golden records: every way it can end, with every number of seats."""
    found: list[Script] = []
    for path in sorted((GOLDEN / slug).glob("*.record")):
        record = parse(path.read_text("utf-8"))
        head = record.header
        lines = [(line.author, line.text) for line in record.lines]
        found.append(Script(f"golden {path.stem}", head.seats, head.options, head.seed, head.nonces, lines))
    return found


def rich(game: Game[Any], seeds: int) -> Iterator[Script]:
    """Plays mostly by instinct, sometimes at random, with rights used: they reach what random play never does."""
    for seats in range(game.fewest, game.most + 1):
        for seed in range(seeds):
            chosen = {option.name: option.values[seed % len(option.values)] for option in game.options}
            name = f"rich {seats} {seed}"
            script = Script(name, seats, chosen, name.encode().ljust(32), ["a", "b"], [])
            yield replace(script, lines=said(game, script))


def said(game: Game[Any], script: Script, most: int = MOST_LINES) -> list[tuple[str, str]]:
    """The first lines of this script, played here."""
    sitting, dice, policy = script.begin(game), Dice(script.seed).stream("rich"), game.policy()
    lines: list[tuple[str, str]] = []
    while sitting.table.result is None and len(lines) < most:
        if len(lines) == script.at and script.arrange is not None:
            script.arrange(sitting.table.state)
        seat, _ = one_of(waiting(sitting.table), dice)
        able = [(other, right.text) for other in range(script.seats) for right in rights(sitting.table, other)]
        if able and dice.below(8) == 0:
            seat, word = one_of(able, dice)
        elif dice.below(4) == 0:
            word = one_of(options(sitting.table, seat), dice).text
        else:
            chosen = policy.choose(sitting.table, seat)
            word = (chosen or options(sitting.table, seat)[0]).text
        sitting.say(str(seat), word, False)
        lines.append((str(seat), word))
    return lines


def one_of(things: list[Any], dice: Dice) -> Any:
    return things[dice.below(len(things))]


# -- looking ---------------------------------------------------------------------------------------


def course(game: Game[Any], script: Script) -> str:
    """A digest of all that this play leads to and shows; a word that is refused ends it."""
    whole = blake2b(digest_size=16)
    sitting = script.begin(game)
    if script.stage is not None:
        script.stage(sitting.table)
    for n, (author, text) in enumerate(script.lines):
        if n == script.at and script.arrange is not None:
            script.arrange(sitting.table.state)
        if n % script.every == 0:
            whole.update(look(game, sitting.table))
        if sitting.table.result is not None:
            break
        sitting.say(author, text, False)
    whole.update(look(game, sitting.table) + canonical(sitting.table))
    whole.update(msgspec.json.encode([told(event) for _, event in sitting.heard]))
    return whole.hexdigest()


def look(game: Game[Any], table: Table[Any]) -> bytes:
    """Everything that is asked and shown now."""
    seen: list[Any] = [game.view(table, None)]
    for seat, ask in waiting(table):
        offered = options(table, seat)
        seen += [ask.name(), [choice.text for choice in offered], ask.default(table, seat).text]
        seen += [times(game, ask.timer), game.own_view(table, seat), [right.text for right in rights(table, seat)]]
        for choice in offered[:FORECASTS]:
            seen += [(fact.name, fact.args, fact.kind) for fact in game.forecast(table, seat, choice)]
    seen += [(one.text, times(game, one.timer)) for one in game.running_out(table)]
    return msgspec.json.encode(seen)


def times(game: Game[Any], timer: str) -> list[tuple[float, float, float]]:
    """How long a question may take, at every pace."""
    timings = [game.timing(timer, pace) for pace in PACES]
    return [(timing.length, timing.extend, timing.cap) for timing in timings]
