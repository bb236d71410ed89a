"""From wishes on a command line to a table with everybody seated."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from holdfast import api
from holdfast.games import registry
from holdfast.kernel.errors import BadRecord, Refusal
from holdfast.kernel.game import Value, options_after
from holdfast.kernel.record import parse, parse_value
from holdfast.kernel.sitting import replayed
from holdfast.terminal.company import Company, read_company, seat_company
from holdfast.terminal.hotseat import Hotseat
from holdfast.terminal.logbook import Logbook, new_logbook, own_logbook, read_text


@dataclass
class Wishes:
    """What was asked for; whatever is left out has its usual value."""

    game: str = ""
    seats: int | None = None
    me: list[int] = field(default_factory=list)
    people: int | None = None
    bots: str = "greedy"
    bot: list[str] = field(default_factory=list)
    seed: str | None = None
    option: list[str] = field(default_factory=list)
    save: str | None = None
    resume: str | None = None


def sit_down(wishes: Wishes) -> Hotseat:
    """A new table, or the one in the record; a refusal names what is wrong and leaves everything as it was."""
    if wishes.me and wishes.people is not None:
        raise Refusal("me-or-people", "Give either --me or --people, not both.")
    return resumed(wishes, wishes.resume) if wishes.resume is not None else started(wishes)


def started(wishes: Wishes) -> Hotseat:
    rules = registry.game(wishes.game)
    seats = rules.most if wishes.seats is None else wishes.seats
    seed = secrets.token_hex(8) if wishes.seed is None else wishes.seed
    table = api.new(wishes.game, seats, seed, table_options(wishes.option))
    company = seat_company(seats, people(wishes), wishes.bots, wishes.bot)
    logbook = own_logbook(wishes.game) if wishes.save is None else new_logbook(wishes.save)
    return Hotseat(table, company, logbook)


def resumed(wishes: Wishes, place: str) -> Hotseat:
    """The table a record tells of, every digest checked; it goes on in the same file, or in `save`."""
    text = read_text(place)
    table = table_of(text, place)
    if wishes.game and wishes.game != table.game:
        args: dict[str, str | int] = {"place": place, "game": table.game}
        raise Refusal("other-game", f"{place} is a record of {table.game}.", "", args)
    company = read_company(text, table.seats)
    if company is None or wishes.me or wishes.people is not None:
        company = seat_company(table.seats, people(wishes), wishes.bots, wishes.bot)
    return Hotseat(table, company, Logbook(Path(place)) if wishes.save is None else new_logbook(wishes.save))


def table_of(text: str, place: str) -> api.Table:
    """The table of a record; a refusal names the file and the line or move."""
    try:
        record = parse(text)
        return api.Table(replayed(registry.game(record.header.game), api.compatible(record), True))
    except Refusal as refused:
        raise in_file(refused, place) from refused


def in_file(refused: Refusal, place: str) -> BadRecord:
    """The same refusal with the name of the file before it."""
    line = refused.line if isinstance(refused, BadRecord) else 0
    return BadRecord("in-file", f"{place}: {refused}", line, {"place": place, "why": str(refused)})


def another(hotseat: Hotseat) -> Hotseat:
    """A new game of the same people and bots, with the same options and what the old one leaves."""
    sitting = hotseat.table.sitting
    header = sitting.record().header
    options = options_after(sitting.table, header.options)
    table = api.new(header.game, header.seats, secrets.token_hex(8), options)
    return Hotseat(table, Company(hotseat.company.sitters), own_logbook(header.game))


def people(wishes: Wishes) -> list[int]:
    """The seats of people: those named, or the first so many, or the first."""
    if wishes.me:
        return wishes.me
    return list(range(1 if wishes.people is None else wishes.people))


def table_options(words: list[str]) -> dict[str, Value]:
    """`name=value`, as often as wanted."""
    options: dict[str, Value] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise Refusal("bad-setting", f"“{word}” is not name=value.", "", {"word": word})
        options[name] = parse_value(value)
    return options
