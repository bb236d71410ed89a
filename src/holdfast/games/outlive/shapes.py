"""The shapes of what views.py shows: plain dicts at run time. The browser's types and the terminal read them here.

Never compiled: what a compiled class says of its own fields is not enough to make a schema of it.
"""

from __future__ import annotations

from typing import TypedDict


class Traits(TypedDict):
    """What the seats differ in besides their leaders."""

    rooms: list[list[str]]


class TheTable(TypedDict):
    """Round, phase, turn order, and what everybody plays for."""

    day: int
    days: int
    phase: str
    level: int
    seats: list[str]
    roles: list[str]
    traits: Traits
    turn_order: list[str]
    token: str | None


class Squad(TypedDict):
    """Whose squad it is; the strength that counts for everything but attacks beside the printed one."""

    who: str
    squad: str
    strength: int
    working: int
    active: bool
    place: int


class Hunting(TypedDict):
    """Only the top token lies face up."""

    top: str | None
    left: int


class City(TypedDict):
    """Equipment on display, the stacks by their number, and the search tokens that lie face up."""

    display: list[str]
    equipment: int
    search: int
    revealed: list[str]


class Ship(TypedDict):
    """The places with a survivor who waits, and those that are taken."""

    survivors: list[int]
    taken: dict[str, str]
    visited: bool


class Zone(TypedDict):
    """One zone: what can be had there, and whose squads stand or lie in it."""

    zone: str
    gathers: str | None
    stock: int
    squads: list[Squad]
    hunting: Hunting | None
    city: City | None
    ship: Ship | None
    algae: bool | None


class OpenDisaster(TypedDict):
    """A disaster that lies open, and what it is worth."""

    disaster: str
    points: int


class Convoy(TypedDict):
    """Disasters that lie open, and the discard that both cities share."""

    open: list[OpenDisaster]
    face_down: int
    radiation: list[int]
    discard: list[str]


class Bill(TypedDict):
    """Tonight: provisions, water, and how much of them is missing now."""

    food: int
    water: int
    short: int


class Room(TypedDict):
    """A room with who lives in it and whether it works now."""

    room: str
    copy: int
    built: bool
    survivors: int
    slots: int
    upkeep: int
    full: bool
    used: bool
    used_in: list[str]


class Shelter(TypedDict):
    """One shelter, which lies open to all."""

    who: str
    leader: str | None
    stores: dict[str, int]
    well: int
    rooms: list[Room]
    airlock: int
    survivors: int
    radiation: int
    bill: Bill
    dose: int
    immune: bool
    broken: list[str]
    repaired: list[str]
    turned: list[str]
    prey: dict[str, int]
    disasters: list[str]
    score: dict[str, int]


class Visit(TypedDict):
    """The squad that is out now."""

    who: str
    squad: str
    zone: str
    actions: int
    bat: bool
    hunted: bool
    dam_open: bool
    free_searches: int


class Attack(TypedDict):
    """The attack under way."""

    by: str
    of: str
    squad: str
    effectiveness: int


class Waiting(TypedDict):
    """Whom the table waits for, as far as the question's public face tells."""

    ask: str
    who: list[str] | None
    done: list[str] | None


class Sheet(TypedDict):
    """One player's line of the score sheet."""

    who: str
    seat: int
    leader: str
    parts: dict[str, int]
    total: int
    provisions: int
    resources: int


class Result(TypedDict):
    """Every part of every score."""

    winners: list[int]
    order: list[int]
    """All seats, from the first to the last."""
    reason: str
    sheets: list[Sheet]


class Notebook(TypedDict):
    """Stacks from their tops, as far as this seat knows them."""

    search: dict[str, list[str | None]]
    prey: dict[str, list[str | None]]


class Me(TypedDict):
    """What only this seat may see: what it was dealt, and the stacks it has looked through."""

    seat: int
    who: str
    dealt_rooms: list[str]
    dealt_leaders: list[str]
    notebook: Notebook


class PublicView(TypedDict):
    """The open table, in sections that change for different reasons."""

    table: TheTable
    zones: list[Zone]
    convoy: Convoy
    shelters: list[Shelter]
    visit: Visit | None
    attack: Attack | None
    waiting: Waiting | None
    result: Result | None


class View(PublicView):
    """All that a seat, or a spectator, may see."""

    me: Me | None
