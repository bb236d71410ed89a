"""The shapes of what views.py shows: plain dicts at run time. The browser's types and the terminal read them here.

Never compiled: what a compiled class says of its own fields is not enough to make a schema of it.
"""

from __future__ import annotations

from typing import TypedDict


class Weapon(TypedDict):
    """An open card that counts in a fight."""

    kind: str
    bonus: int


class Character(TypedDict):
    """One character: open cards by name, closed ones by their number."""

    who: str
    seat: int
    status: str
    wounds: int
    strength: int
    survival: int
    margin: int
    """How many more wounds leave it awake; -1 for the dead."""
    power: int
    """What it would count in a fight, from what everybody can see."""
    weapons: list[Weapon]
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
    landing: int
    """So many gulls bring the boat to the shore."""
    roles: list[str]
    turn_order: list[str]
    provisions: int
    packet: int
    navigation: int
    row_stack: int
    gone: list[str]
    lost: int
    rules: dict[str, str]
    """By which rule the board says what it says, where no question does."""


class Fight(TypedDict):
    """The two sides and their running totals, from what everybody can see."""

    attacker: str
    victim: str
    attackers: list[str]
    victims: list[str]
    attack: int
    defence: int
    attack_flares: int
    defence_flares: int
    """What flares that were fired add; it is in the totals."""


class Totals(TypedDict):
    """What the two sides of a fight would count."""

    attack: int
    defence: int


class Reckoning(TypedDict):
    """One way a fight may stand. `cards`: one's own closed weapons that would be opened for it."""

    cards: list[str]
    attack: int
    defence: int
    attack_wins: bool


class Joiner(TypedDict):
    """One who might take a side. `bond`: friend, enemy, or nothing, as the seat's own secrets say."""

    who: str
    power: int
    bond: str


class Odds(TypedDict):
    """What a fight would come to, from what lies open and from one's own closed cards."""

    by: str
    of: str
    wants: str
    """card or seat, if it is a demand that waits for my answer."""
    side: str
    """attack, defence, or neither yet."""
    lines: list[Reckoning]
    unknown: int
    """So many closed cards lie before the other side."""
    may_join: list[Joiner]
    wounds: int
    lost: int
    """One's own wounds now, and if one lost."""
    strength: int


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
    missed: list[str]
    """The fates that would have made up for what it lacks: `survival`, `friend`, `enemy`."""


class Result(TypedDict):
    """When it is over all is shown."""

    winners: list[int]
    order: list[int]
    """All seats, from the first to the last."""
    reason: str
    rules: dict[str, str]
    """The rule of each part."""
    sheets: list[Sheet]


class Offer(TypedDict):
    """An offer as this party sees it: the other's closed cards by their backs."""

    by: str
    to: str
    give: list[str]
    ask: list[str]
    closed: int


class Piece(TypedDict):
    """Cards of one kind that can go into an offer, and the word that puts one in."""

    kind: str
    n: int
    open: bool
    word: str


class Partner(TypedDict):
    """Somebody an offer can be made to. `why_not`: empty, or why not now."""

    who: str
    why_not: str
    word: str
    open: list[Piece]
    closed: list[str]
    """The words that ask for one, two, … closed cards of the other's choosing."""


class Trade(TypedDict):
    """What this seat can put into an offer. `why_not`: empty, or why it can make none now."""

    why_not: str
    left: int
    most: int
    """How many offers are left of how many, in this part of the day."""
    mine: list[Piece]
    partners: list[Partner]


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
    friend_points: int
    """What the friend is worth to this seat alive."""
    enemy: str
    enemy_points: int
    """What the enemy is worth dead; to a psychopath, each of the dead."""
    closed: list[str]
    packet: list[str] | None
    navigation: list[str] | None
    offers: list[Offer]
    trade: Trade
    odds: Odds | None
    joining: dict[str, Totals]
    """In a fight that this seat could join: what the sides would count, by the leader of the side it took."""
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
