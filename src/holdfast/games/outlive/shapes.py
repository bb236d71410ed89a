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
    rules: dict[str, str]
    """By which rule the board says what it says, where no question does."""


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
    left: dict[str, int]
    """What can still be in the search stack."""


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
    most: int
    squads: list[Squad]
    hunting: Hunting | None
    city: City | None
    ship: Ship | None
    algae: bool | None


class Struck(TypedDict):
    """What a disaster does to one shelter, and whether it could pay for it tonight, with a ready Crisis Staff."""

    who: str
    immune: bool
    tokens: int
    survivors: int
    radiation: int
    nearby: dict[str, list[str]]
    """The zones that it strikes, and the squads which stand there or could come."""
    weaker: list[str]
    meat: int
    endurance: int
    has: int
    """Of the tokens that end it, as many as lie in the stores."""
    pays: bool
    staff: bool
    turn: str
    """While it strikes: `done`, `now` or `next`."""


class OpenDisaster(TypedDict):
    """A disaster that lies open: worth, strength here, tokens that end it (with Crisis Staff), and whom it strikes."""

    disaster: str
    rule: str
    points: int
    amount: int
    price: int
    staff_price: int
    seats: list[Struck]


class Slot(TypedDict):
    """A day of the Convoy: its radiation, and its disaster once that is known, open or resolved."""

    day: int
    level: int
    disaster: str | None
    resolved: bool


class Convoy(TypedDict):
    """Disasters that lie open, and the discard that both cities share."""

    open: list[OpenDisaster]
    striking: str | None
    """The one that takes effect now, shelter after shelter."""
    slots: list[Slot]
    face_down: int
    radiation: list[int]
    discard: list[str]


class Bill(TypedDict):
    """Tonight: provisions, water, how much of them is missing now or would be left; or it is paid already."""

    food: int
    water: int
    short: int
    spare: int
    paid: bool


class Room(TypedDict):
    """A room with who lives in it and whether it works now."""

    room: str
    copy: int
    built: bool
    survivors: int
    slots: int
    seats: int
    """Its slots, and whoever lives there on top of them."""
    lacks: int
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
    provisions: int
    materials: int
    rooms: list[Room]
    airlock: int
    survivors: int
    radiation: int
    bill: Bill
    dose: int
    soon: int
    """Where the marker would be after tonight, if nothing changes."""
    immune: bool
    broken: list[str]
    repaired: list[str]
    turned: list[str]
    prey: dict[str, int]
    disasters: list[str]
    score: dict[str, int]
    points: int


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


class Part(TypedDict):
    """One part of a sum, and where it comes from."""

    why: str
    n: int


class Cook(TypedDict):
    """A room that adds meat to a hunt: `on`, `spared`, `used` today, or `lacks` so many."""

    room: str
    n: int
    state: str
    lacks: int


class Prey(TypedDict):
    """A face-up prey as it is for this hunter."""

    prey: str
    endurance: int
    tough: list[Part]
    """The parts of the endurance."""
    meat: int
    without: list[int]
    """The meat for each mask of the rooms that are on and would be spared."""
    parts: list[Part]
    rooms: list[Cook]


class Price(TypedDict):
    """So many of a resource, against what is in my stores."""

    resource: str
    needs: int
    has: int


class Ware(TypedDict):
    """A tile on display: what its repair would cost me, whether I own one, and which of mine it would pair with."""

    tile: str
    price: list[Price]
    owned: bool
    pair: str


class Drop(TypedDict):
    """Two rooms to turn down, and the word for it."""

    rooms: list[str]
    word: str


class BuildFirst(TypedDict):
    """A room to build for free, and the word for it."""

    room: str
    word: str


class Lead(TypedDict):
    """A leader to follow, the provisions they bring, and the word for it."""

    leader: str
    provisions: int
    word: str


class FirstNight(TypedDict):
    """So many survivors in the first room and the rest in the airlock: the word for it, and the first night."""

    room: str
    settled: int
    airlock: int
    word: str
    works: bool
    lacks: int
    food: int
    water: int
    dose: int
    radiation: int


class FoundingStage(TypedDict):
    """One thing that is chosen in set-up, and by which rule."""

    ask: str
    rule: str


class Founding(TypedDict):
    """All that can be said in set-up."""

    stages: list[FoundingStage]
    drops: list[Drop]
    builds: list[BuildFirst]
    leads: list[Lead]
    nights: list[FirstNight]


class PayKind(TypedDict):
    """One kind of token for a payment: the words for one, two and more of it, and how many it usually would be."""

    means: str
    usual: int
    words: list[str]


class Payment(TypedDict):
    """What I am asked to pay."""

    amount: int
    kinds: list[PayKind]


class Me(TypedDict):
    """What only this seat may see: what it was dealt, the stacks it has looked through, and what lies ahead of it."""

    seat: int
    who: str
    dealt_rooms: list[str]
    dealt_leaders: list[str]
    notebook: Notebook
    step: int
    """Of the night, from 1; 0 by day."""
    prey: dict[str, Prey]
    wares: dict[str, list[Ware]]
    payment: Payment | None
    founding: Founding | None


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
