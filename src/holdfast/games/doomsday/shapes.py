"""The shapes of what views.py shows: plain dicts at run time. The browser's types and the terminal read them here.

Never compiled: what a compiled class says of its own fields is not enough to make a schema of it.
"""

from __future__ import annotations

from typing import TypedDict


class Traits(TypedDict):
    """What a balance is counted by, for each seat."""

    teams: list[list[str]]
    roles: list[list[str]]
    programs: list[list[str]]
    """Used, or laid open."""


class TheTable(TypedDict):
    """Round, mode, whose turn it is, the centre and the program deck."""

    round: int
    quiet: int
    """Rounds without damage, death or a reveal; 0 before there are many."""
    mode: str
    ring: bool
    inverted: bool
    lead: str
    seats: list[str]
    centre: list[str]
    locked: list[str]
    """Weapons that only a role or a program unlocks."""
    deck: int
    used: list[str]
    """Programs that are just taking effect."""
    leaders: list[str]
    """Teams whose leaders have not come in yet."""
    traits: Traits | None
    """Told when it is over."""


class Card(TypedDict):
    """A card before a player; `face` is empty while it lies face down."""

    slot: str
    open: bool
    face: str


class Weapon(TypedDict):
    """A weapon in somebody's hands, and at whom it is aimed."""

    weapon: str
    at: list[str]


class Laid(TypedDict):
    """A permanent program that lies open, and whose it is."""

    program: str
    owner: str


class Seat(TypedDict):
    """One player, as everybody sees them."""

    who: str
    seat: int
    alive: bool
    lives: int
    cards: list[Card]
    programs: int
    laid: list[Laid]
    weapons: list[Weapon]
    harm: int
    """Damage that can still be averted."""


class Known(TypedDict):
    """A card that lies face down, and which only some know."""

    who: str
    slot: str
    face: str


class KnownTeam(TypedDict):
    """What is sure of somebody's team."""

    who: str
    team: str
    holds: bool


class Waiting(TypedDict):
    """Whom the table waits for, as far as everybody may know."""

    ask: str
    who: list[str] | None
    done: list[str] | None


class Sheet(TypedDict):
    """How it ended for one player."""

    who: str
    seat: int
    team: str
    cards: list[Card]
    programs: list[str]
    parts: dict[str, int]
    total: int


class Result(TypedDict):
    """How it ended."""

    winners: list[int]
    order: list[int]
    reason: str
    sheets: list[Sheet]
    role_box: list[str]
    loyalty_box: list[str]


class PublicView(TypedDict):
    """The open table, in sections that change for different reasons."""

    table: TheTable
    seats: list[Seat]
    waiting: Waiting | None
    result: Result | None


class Me(TypedDict):
    """What only this seat sees."""

    seat: int
    who: str
    team: str
    points: dict[str, int]
    """How the own cards count for each colour."""
    cards: list[Card]
    programs: list[str]
    drawn: list[str]
    """What was drawn and has still to be chosen from."""
    given: list[str]
    known: list[Known]
    programs_known: list[Known]
    """Programs in others' hands; their slot is empty."""
    teams_known: list[KnownTeam]
    snapshot: list[KnownTeam]
    """The teams as the last team check showed them."""


class View(PublicView):
    """All that a seat, or a spectator, may see."""

    me: Me | None
