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
    epoch: int = 0
    """How often this person has signed out everywhere: cookies of an earlier epoch open nothing."""


RECOVERY, TOKEN, BESIDE = "recovery", "token", "beside"


class KeyRow(msgspec.Struct):
    """A recovery code or a token. Of the secret itself only the hash is kept."""

    hash: str
    person: str
    kind: str
    """recovery, token (a program that plays in my name), or beside (a guest at somebody's device)"""
    created: float
    id: str
    """By which its owner can name it."""
    label: str = ""
    """Of a token: what its owner calls it. Of a guest's beside: the person at whose device. Of a code: who used it."""
    expires: float = 0.0
    """0: never."""
    used: float = 0.0
    """When it last opened something."""


class Chair(msgspec.Struct):
    """A seat of a match and who has it: a person, a bot of some level, or nobody."""

    match: str
    seat: int
    person: str = ""
    bot: str = ""
    """The level of the bot that has the seat, or keeps it while its person is away."""
    nonce: str = ""
    """This person's part in the shuffle."""
    free: bool = False
    """In mid-game: the host has given this seat to whoever sits down; a bot keeps it until then."""
    missed: int = 0
    """How many deadlines in a row were missed here."""


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
    changed: float = 0.0
    """When anybody last changed anything but by a word: waiting tables expire by it."""
    because: str = ""
    """Why it is paused: host, nobody (no person plays), fault (a rule failed); abandoned: host, expired, nobody."""
    spectators: bool = True
    """May people look on who have no seat?"""
    talk: bool = True
    whispers: bool = True
    hints: bool = True
    stood: float = 0.0
    """How many seconds of the server's clock have passed without counting here: before the start, and in pauses."""
    stands_since: float = 0.0
    """When on the server's clock the pause began; 0: there is none."""

    def has_begun(self) -> bool:
        """Was a table ever set here?"""
        return self.rules > 0

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
    opened: float = 0.0
    until: float = 0.0
    """Since and until when the question now open may be answered, on the match's clock; 0: there is no limit."""
    running: str = ""
    """What ends by itself beside it, and when: as `lapses.py` writes it."""


class HeldAnswer(msgspec.Struct):
    """An answer that waits for its deadline."""

    seat: int
    ask: int
    words: list[str]


class Said(msgspec.Struct):
    """One thing somebody said, with the ids of who said it and to whom; others get `wire.Said`."""

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
    named: dict[str, str] = {}
    """What fills the places of the phrase, where it is one of the game's sayings."""
    hour: int = 0
    on: int | None = None
    """The number of the claim that it believes or doubts."""
    n: int = 0
    """Its own number at this table."""
