"""The shapes of what views.py shows: plain dicts at run time. The browser's types and the terminal read them here.

Never compiled: what a compiled class says of its own fields is not enough to make a schema of it.
"""

from __future__ import annotations

from typing import TypedDict


class Character(TypedDict):
    """One character: open cards by name, closed ones by their number."""

    who: str
    seat: int
    status: str
    wounds: int
    strength: int
    rowed: bool
    fought: bool
    thirst: int
    in_water: bool
    open: list[str]
    closed: int


class TheTable(TypedDict):
    """Day, phase, gulls, decks by their number, and every card that everybody saw leave."""

    day: int
    phase: str
    gulls: int
    roles: list[str]
    turn_order: list[str]
    provisions: int
    packet: int
    navigation: int
    row_stack: int
    gone: list[str]
    lost: int


class Fight(TypedDict):
    """The two sides and their running totals, from what everybody can see."""

    attacker: str
    victim: str
    attackers: list[str]
    victims: list[str]
    attack: int
    defence: int


class Evening(TypedDict):
    """The card that decides the evening, once it is shown."""

    card: str | None
    sharks: bool
    choice: int
    rower_hand: int


class Waiting(TypedDict):
    """Whom the table waits for, as far as the question's public face tells."""

    ask: str
    who: list[str] | None


class Sheet(TypedDict):
    """One player's line of the score sheet."""

    who: str
    seat: int
    friend: str
    enemy: str
    status: str
    open: list[str]
    closed: list[str]
    parts: dict[str, int]
    total: int


class Result(TypedDict):
    """When it is over all is shown."""

    winners: list[int]
    order: list[int]
    """All seats, from the first to the last."""
    reason: str
    sheets: list[Sheet]


class Offer(TypedDict):
    """An offer as this party sees it: the other's closed cards by their backs."""

    by: str
    to: str
    give: list[str]
    ask: list[str]
    closed: int
    stands: bool


class Group(TypedDict):
    """Cards of which it is known among how many they lie, in which places."""

    cards: list[str]
    among: dict[str, int]


class Remembered(TypedDict):
    """Cards whose place is known, and cards known to be among several places."""

    placed: dict[str, list[str]]
    groups: list[Group]


class Notebook(TypedDict):
    """What a seat remembers of cards that lie face down elsewhere."""

    provisions: Remembered
    navigation: Remembered
    under_deck: list[str | None]


class Me(TypedDict):
    """What only this seat may see."""

    seat: int
    who: str
    friend: str
    enemy: str
    closed: list[str]
    packet: list[str] | None
    navigation: list[str] | None
    offers: list[Offer]
    notebook: Notebook


class PublicView(TypedDict):
    """The open table, in sections that change for different reasons."""

    table: TheTable
    boat: list[Character]
    swept: list[Character]
    fight: Fight | None
    evening: Evening
    waiting: Waiting | None
    result: Result | None


class View(PublicView):
    """All that a seat, or a spectator, may see."""

    me: Me | None
