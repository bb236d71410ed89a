"""The shapes of what views.py shows: plain dicts at run time. The browser's types and the terminal read them here.

Never compiled: what a compiled class says of its own fields is not enough to make a schema of it.
"""

from __future__ import annotations

from typing import TypedDict


class TheTable(TypedDict):
    """Day and phase, who leads, cold and noise, and the decks by their numbers."""

    day: int
    phase: str
    stage: int
    chapter: int
    shelter: str
    siege: str
    softened: bool
    """Are texts about the dying softened?"""
    leader: str
    seats: list[str]
    order: list[str]
    cold: int
    noise: int
    decks: dict[str, int]
    red_raids: int
    red_residents: int
    known: dict[str, list[str]]
    """What lies on top of a deck, as far as it was looked at."""
    marks: dict[str, int]
    no_trade: bool
    prices: dict[str, int]


class Person(TypedDict):
    """One member of the group."""

    who: str
    where: str
    states: dict[str, int]
    medical: list[str]
    task: str
    bed: str
    blocked: list[int]
    lost: int
    extra: int
    told: bool


class Space(TypedDict):
    """One space of the shelter: a card by its kind, a fitting, boards."""

    space: str
    card: str
    points: int
    fitting: str
    boarded: bool
    reached: bool


class Errand(TypedDict):
    """What is planned in this stage."""

    who: str
    deed: str
    space: str
    what: str
    helper: str


class Shelter(TypedDict):
    """The board and what can be built."""

    spaces: list[Space]
    fittings: list[str]
    ideas: list[str]
    errands: list[Errand]
    resting: list[str]
    """Who does nothing in this stage."""
    cleared: int


class Items(TypedDict):
    """Where items are, kind by kind."""

    storage: dict[str, int]
    findings: dict[str, int]
    box: dict[str, int]


class Trip(TypedDict):
    """The night outside."""

    location: str
    slot: str
    party: list[str]
    withdrawn: list[str]
    unknown: int
    discard: list[str]
    covers: int
    card: str
    resident: str
    room: int
    weight: int


class Foe(TypedDict):
    foe: str
    prowess: int
    weapon: str
    backup: str
    wounds: int


class Fighter(TypedDict):
    who: str
    weapon: str
    rerolls: int


class Fight(TypedDict):
    """The combat table."""

    round: int
    foes: list[Foe]
    fighters: list[Fighter]
    hits: int
    kills: int
    taken: int
    slain: int


class Raid(TypedDict):
    """The night raid."""

    card: str
    damage: int
    wounds: int
    cuts: int
    steals: list[str]
    """What it takes, what comes first first: by the ids of effects."""
    arms: dict[str, str]
    ignored: bool


class Market(TypedDict):
    colours: list[str]
    credit: int


class Objective(TypedDict):
    objective: str
    paid: dict[str, int]
    value: int


class Waiting(TypedDict):
    """Whom the table waits for."""

    ask: str
    who: list[str] | None
    done: list[str] | None
    about: str
    """Which of the group the leader is asked about."""
    place: str
    """The card or script whose choice is open."""
    draft: list[str]
    """What the leader has said so far of a sentence: a space, a fitting, cards by their places."""


class Sheet(TypedDict):
    who: str
    seat: int
    parts: dict[str, int]
    total: int


class Result(TypedDict):
    """How it ended."""

    winners: list[int]
    order: list[int]
    reason: str
    sheets: list[Sheet]


class PublicView(TypedDict):
    """The open table, in sections that change for different reasons."""

    table: TheTable
    group: list[Person]
    shelter: Shelter
    items: Items
    locations: list[str]
    trip: Trip | None
    fight: Fight | None
    raid: Raid | None
    market: Market | None
    die: int
    hand: list[str]
    drawn: list[str]
    objective: Objective | None
    fulfilled: list[str]
    waiting: Waiting | None
    result: Result | None


class Me(TypedDict):
    """Nobody knows more than the others."""

    seat: int
    who: str


class View(PublicView):
    """All that a seat, or a spectator, may see."""

    me: Me | None
