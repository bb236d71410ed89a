"""How much stronger each level of bots is than the one below, in duplicate: the same deal played by both.

In every deal one seat is taken by the level below, then by the level above; all other seats belong to the level below.
Luck of cards and seat is thus shared, also where all win together or by sides. What was played is kept in a file, a
line a deal, and a ladder that was broken off goes on from there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from holdfast.bots.maker import LEVELS
from holdfast.games import registry
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.errors import Refusal
from holdfast.kernel.game import Value, checked_options, new_table
from holdfast.lab.crew import in_order
from holdfast.lab.driver import Driver, named
from holdfast.lab.intervals import Rate
from holdfast.lab.outcome import outcome_of
from holdfast.lab.plan import Plan

RUNGS = [(LEVELS[at], LEVELS[at + 1]) for at in range(len(LEVELS) - 1)]


class Duplicate(msgspec.Struct, frozen=True):
    """One deal, as it is kept in the file: what the seat won with the one level in it, and with the other."""

    game: str
    seats: int
    options: dict[str, Value]
    seconds: float
    seed: str
    lower: str
    upper: str
    deal: int
    below: float = 0.0
    above: float = 0.0

    @property
    def what(self) -> tuple[object, ...]:
        """What was to be played, without how it went."""
        options = tuple(sorted(self.options.items()))
        return (self.game, self.seats, options, self.seconds, self.seed, self.lower, self.upper, self.deal)


@dataclass
class Rung:
    """One level against the one below."""

    lower: str
    upper: str
    played: list[Duplicate] = field(default_factory=list)

    @property
    def won(self) -> Rate:
        """What the upper level won."""
        return Rate(sum(one.above for one in self.played), len(self.played))

    @property
    def fair(self) -> float:
        """What the lower level won in the same seats of the same deals."""
        return fmean(one.below for one in self.played) if self.played else 0.0

    @property
    def ratio(self) -> float:
        """How many times as often, at the least: the lower end of the interval over the fair share."""
        return self.won.low / self.fair if self.fair else 0.0


def deals(
    game: str, seats: int, number: int, seed: str, options: dict[str, Value], seconds: float, levels: list[str]
) -> list[Duplicate]:
    """What is to be played: rung by rung, each from the first deal on. `levels`: only the rungs that end there."""
    rules = registry.game(game)
    if not rules.fewest <= seats <= rules.most:
        args: dict[str, str | int] = {"game": game, "seats": seats, "fewest": rules.fewest, "most": rules.most}
        raise Refusal("bad-seats", f"{game} is for {rules.fewest} to {rules.most} seats, not {seats}.", "", args)
    for level in levels:
        if level not in LEVELS[1:]:
            possible = ", ".join(LEVELS[1:])
            text = f"There is no rung up to “{level}”. There is: {possible}."
            raise Refusal("unknown-bot", text, "", {"bot": level, "possible": possible})
    held = checked_options(rules, options)
    return [
        Duplicate(game, seats, held, seconds, seed, lower, upper, deal)
        for lower, upper in RUNGS
        if not levels or upper in levels
        for deal in range(number)
    ]


def play(one: Duplicate) -> Duplicate:
    """Both games of a deal."""
    seat = one.deal % one.seats
    bots = [one.lower] * one.seats
    below = share(one, bots, seat)
    bots[seat] = one.upper
    return msgspec.structs.replace(one, below=below, above=share(one, bots, seat))


def share(one: Duplicate, bots: list[str], seat: int) -> float:
    """What this seat wins of the deal with these bots."""
    plan = Plan(one.game, one.seats, bots, 1, one.seed, one.options, one.seconds)
    key = seed_of(plan.seed_of(one.deal))
    table = new_table(registry.game(one.game), one.seats, one.options, key, True)
    thinking = [named(plan, one.deal, at, name) for at, name in enumerate(bots)]
    driver = Driver(table, thinking, bots, Dice(key).stream("lab"))
    driver.run()
    return outcome_of(table, bots, driver.decisions).share(seat)


def climbed(wanted: list[Duplicate], kept: Path | None, jobs: int) -> Iterator[Duplicate]:
    """All deals that are wanted: those in the file first, then what is left, written down as it is played."""
    known = {one.what: one for one in taken_up(kept)} if kept is not None and kept.exists() else {}
    yield from (known[one.what] for one in wanted if one.what in known)
    left = [one for one in wanted if one.what not in known]
    for one in in_order(play, left, jobs):
        if kept is not None:
            with kept.open("ab") as file:
                file.write(msgspec.json.encode(one) + b"\n")
        yield one


def taken_up(kept: Path) -> list[Duplicate]:
    """What the file holds, which is then ready for more: a line that was cut off is dropped."""
    played = read(kept)
    whole = kept.read_bytes().rpartition(b"\n")[0]
    kept.write_bytes(whole + b"\n" if whole else b"")
    return played


def read(kept: Path) -> list[Duplicate]:
    """The deals in the file; a last line that was cut off amid its writing does not count."""
    lines = kept.read_bytes().split(b"\n")
    try:
        return [msgspec.json.decode(line, type=Duplicate) for line in lines[:-1]]
    except msgspec.DecodeError as wrong:
        args: dict[str, str | int] = {"place": str(kept), "why": str(wrong)}
        raise Refusal("bad-ladder", f"{kept} is no ladder: {wrong}", "", args) from wrong


def rungs(played: list[Duplicate]) -> list[Rung]:
    """By pair, from the weakest up."""
    found = [Rung(*pair, [one for one in played if (one.lower, one.upper) == pair]) for pair in RUNGS]
    return [rung for rung in found if rung.played]


def ratings(played: list[Duplicate]) -> dict[str, tuple[float, float]]:
    """Each level's strength and how unsure it is, by openskill: every deal is a match of the two, or a draw."""
    try:
        model = import_module("openskill.models").PlackettLuce()
    except ImportError as missing:
        raise Refusal("no-openskill", "Ratings need openskill: pip install openskill.") from missing
    strength: dict[str, Any] = {level: model.rating() for level in LEVELS}
    for one in played:
        teams = [[strength[one.lower]], [strength[one.upper]]]
        (strength[one.lower],), (strength[one.upper],) = model.rate(teams, scores=[one.below, one.above])
    met = {level for one in played for level in (one.lower, one.upper)}
    return {level: (strength[level].mu, strength[level].sigma) for level in LEVELS if level in met}
