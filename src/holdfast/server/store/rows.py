"""What the store keeps, as values."""

from __future__ import annotations

from typing import Any

import msgspec

from holdfast.kernel.record import Header


class Person(msgspec.Struct):
    """A guest: known by a signed cookie, shown by a name."""

    id: str
    name: str
    lang: str
    created: float
    feed: str
    """The secret part of the address of this person's turn notices."""
    webhook: str = ""


class Chair(msgspec.Struct):
    """A seat of a match and who has it: a person, a bot of some level, or nobody."""

    match: str
    seat: int
    person: str = ""
    bot: str = ""
    """The level of the bot that has the seat, or keeps it while its person is away."""
    nonce: str = ""
    """This person's part in the shuffle."""


class MatchRow(msgspec.Struct):
    """A match without its lines."""

    id: str
    code: str
    game: str
    status: str
    """waiting, playing, paused, over, abandoned"""
    visibility: str
    """public (in the lobby) or private (by link or code)"""
    pace: str
    host: str
    created: float
    options: dict[str, str | int | bool]
    seats: int
    seed: bytes
    locked: bool = False
    nonces: list[str] = []
    rules: int = 0
    content: str = ""
    result: dict[str, Any] | None = None
    next: str = ""
    """The rematch."""

    def header(self) -> Header:
        """The header of its record."""
        options = dict(self.options)
        return Header(self.game, self.rules, self.content, self.seats, options, self.seed, self.nonces)


class LineRow(msgspec.Struct):
    """One line of a record."""

    author: str
    text: str
    digest: str
    told: str = ""
    """What was told to whom since the line before."""


class HeldAnswer(msgspec.Struct):
    """An answer that waits for its deadline."""

    seat: int
    ask: int
    words: list[str]


class Said(msgspec.Struct):
    """One thing somebody said at the table: own words, or a phrase that needs no language."""

    person: str
    seat: int | None
    name: str
    at: float
    text: str = ""
    phrase: str = ""
    to: int | None = None
    """The seat whose person alone hears it besides."""
    listener: str = ""
    """That person."""
