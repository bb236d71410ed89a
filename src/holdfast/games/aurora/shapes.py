"""The shapes of what views.py shows: plain dicts at run time. The browser's types and the terminal read them here.

Never compiled: what a compiled class says of its own fields is not enough to make a schema of it.
"""

from __future__ import annotations

from typing import TypedDict


class Traits(TypedDict):
    """What the seats have come to differ in, when the game is over."""

    trucks: list[list[str]]
    devices: list[list[str]]
    survivors: list[list[str]]


class TheTable(TypedDict):
    """Round and phase, the ship, the decks by their numbers, and what lies open beside the board."""

    round: int
    phase: str
    board: str
    mines: bool
    aurora: int
    last: int
    seats: list[str]
    order: list[str]
    """The turn-order track from the left."""
    traits: Traits
    supply: list[str]
    deck: int
    period: str
    """The back of the top scouting card."""
    outcomes: int
    area: str
    """The back of the top outcome card."""
    possible: list[str]
    """Outcome cards that can lie on top, as far as their backs and the discard tell."""
    loot: int
    items: int
    discard: list[str]
    item_discard: list[str]
    outcome_discard: list[str]
    leaving: list[int]
    """Slots whose cards go at the end of the round, as they lie now."""
    frozen: bool
    """Every token stays in its cell until shooting is over."""


class Cell(TypedDict):
    """One cell: its kind, what it can hold, what lies in it, and whether it is damaged.

    While the load is not frozen tokens lie where the crew would stow them.
    """

    kind: str
    holds: list[str]
    token: str
    damaged: bool
    anchor: str
    areas: list[str]
    """The areas in which it lies."""


class Vehicle(TypedDict):
    """One card of a convoy."""

    place: str
    card: str
    cells: list[Cell]


class Survivor(TypedDict):
    """One survivor card."""

    survivor: str
    zone: str
    skill: int
    contamination: int
    food: int


class Seat(TypedDict):
    """One player, as everybody sees them: the hand only by its number."""

    who: str
    seat: int
    out: bool
    space: int
    to_ship: int
    """Spaces to the ship; 0: beside it or beyond."""
    region: str
    fame: int
    items: int
    targets: int
    speed: int
    power: int
    """How many trailers the truck can tow."""
    tracks: bool
    load: list[str]
    room: int
    damage: int
    crew: list[Survivor]
    convoy: list[Vehicle]


class Slot(TypedDict):
    """One slot of the scouting zone, with what lies on its card."""

    card: str
    slot: int
    value: int
    bonuses: list[str]
    left: list[str]
    right: list[str]


class Counter(TypedDict):
    """A special counter on the road."""

    counter: str
    space: int


class Shortcut(TypedDict):
    """A shortcut; an avalanche may have closed it."""

    shortcut: str
    start: int
    end: int
    closed: bool


class Mine(TypedDict):
    """A mine on a road."""

    who: str
    road: str


class Road(TypedDict):
    """What lies on and beside the road."""

    counters: list[Counter]
    shortcuts: list[Shortcut]
    mines: list[Mine]


class Enemy(TypedDict):
    """An enemy above the road; its loot card by its tier alone."""

    enemy: str
    region: str
    tier: int
    defence: int
    damage: int
    left: int
    """Hits that it still takes."""
    marks: list[str]


class Outing(TypedDict):
    """The scouting under way."""

    who: str
    skill: int
    """The skills of those sent, added up."""
    card: str
    slot: int
    team: list[str]


class Plan(TypedDict):
    """What an unseen card of the Automa would do now."""

    action: str
    slot: int
    """0: nothing."""


class Deed(TypedDict):
    """One thing that a card does to you at the end of the round; `holds`: as it stands now."""

    do: str
    n: int
    holds: bool


class Bite(TypedDict):
    """A card of the Automa that hurts at the end of the round."""

    action: str
    rule: str
    is_certain: bool
    """It lies open, or will for certain."""
    does: list[Deed]


class Automa(TypedDict):
    """The Automa's board; its cards face down by their number."""

    space: int
    fame: int
    to_ship: int
    column: int
    grid: list[list[bool]]
    """Its four rows of cells: is each damaged?"""
    groups: list[bool]
    """Its starred groups, each two rows by two columns of cells, row after row: is each whole?"""
    ammo: int
    food: int
    fuel: int
    survivors: int
    contaminated: int
    items: int
    loot: int
    targets: int
    face_down: int
    deck: int
    shown: list[str]
    discard: list[str]
    plans: list[Plan]
    """Its unseen cards, as one heap."""
    bites: list[Bite]


class Waiting(TypedDict):
    """Whom the table waits for, as far as the question's public face tells."""

    ask: str
    who: list[str] | None
    done: list[str] | None


class Reasons(TypedDict):
    """What the parts of a score were counted from."""

    space: int
    rear: int
    """The space of the rear-most convoy."""
    items: list[str]
    special: list[str]
    healthy: int
    crew: int
    whole: int
    cards: int


class Sheet(TypedDict):
    """One player's line of the score sheet; the Automa's seat is -1."""

    who: str
    seat: int
    parts: dict[str, int]
    total: int
    why: Reasons


class Tie(TypedDict):
    """Several have the most fame: who is ahead on the road wins, then who is ahead on the turn-order track."""

    who: list[str]
    spaces: list[int]
    by_road: bool


class Result(TypedDict):
    """Every part of every score."""

    winners: list[int]
    order: list[int]
    reason: str
    sheets: list[Sheet]
    rival: Sheet | None
    tie: Tie | None


class Area(TypedDict):
    """What damage in an area of the own convoy would cost, as the load lies now."""

    area: str
    spare: int
    """Whole cells where it costs no token: armour, weapons, empty ones."""
    next: str
    """The cheapest token that goes once these are damaged."""
    survivors: int
    order: list[str]
    """The tokens in it, those that go first in front."""
    damaged: int


class Blow(TypedDict):
    """Damage in one area; `instead`: what may be suffered rather than that."""

    area: str
    n: int
    instead: str


class Threat(TypedDict):
    """An enemy in the zone, and what its ambush does."""

    enemy: str
    reaches_me: bool
    blows: list[Blow]


class EnemyFire(TypedDict):
    """The fire of the enemies in the own region."""

    area: str
    """Where it falls, unless somebody turns up another card before."""
    hits: list[int]
    """By each card that can lie on top, the fewest first."""
    ambushes: int
    """So many of them are an ambush again."""


class Term(TypedDict):
    """A part of the speed, and where it comes from."""

    source: str
    n: int


class Behind(TypedDict):
    """How far the leader is, where that makes an active Co-pilot hurry more."""

    leader: str
    space: int
    shortest: int
    by_road: int
    needed: int
    lacks: int
    """So many spaces more, and it would."""


class Arrival(TypedDict):
    """One thing that would follow from ending the movement at a space."""

    what: str
    of: str
    """The item, shortcut or counter that it is about."""
    rule: str
    tone: str
    """good, risky, private, or nothing of these."""


class Stop(TypedDict):
    """A space where the movement could end."""

    space: int
    moves: int
    fuel: int
    """Fuel, food and items still to be paid, from now on."""
    food: int
    items: list[str]
    fuel_left: int
    strands: bool
    """None is left, and there is another round to move in."""
    ways: list[str]
    """The shortcuts taken."""
    counter: str
    to_ship: int
    region: str
    enemies: list[str]
    """Those above that region already."""
    ambush: list[str]
    """Those in the zone that would come out there."""
    order: list[str]
    """The turn-order track from the left, if nobody else moved."""
    words: list[str]
    """What says it, as far as it can be said at once."""
    follows: list[Arrival]


class Trip(TypedDict):
    """The own movement under way."""

    speed: int
    """Moves paid for, or left."""
    terms: list[Term]
    behind: Behind | None
    stops: list[Stop]


class Asked(TypedDict):
    """The cell of my convoy that is filled next while I put the load in place."""

    place: str
    cell: int


class Me(TypedDict):
    """What only this seat may see: its items; and what its own load is in for."""

    seat: int
    who: str
    items: list[str]
    areas: list[Area]
    threats: list[Threat]
    fire: EnemyFire | None
    trip: Trip | None
    stowing: Asked | None


class PublicView(TypedDict):
    """The open table, in sections that change for different reasons."""

    table: TheTable
    zone: list[Slot]
    road: Road
    enemies: list[Enemy]
    seats: list[Seat]
    automa: Automa | None
    outing: Outing | None
    moves_left: int
    waiting: Waiting | None
    result: Result | None


class View(PublicView):
    """All that a seat, or a spectator, may see."""

    me: Me | None
