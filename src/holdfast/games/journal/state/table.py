"""Everything on the table in the Journal."""

from __future__ import annotations

from holdfast.games.journal.pieces import (
    ACTIONS,
    CHARACTERS,
    FITTINGS,
    ITEMS,
    SLOTS,
    SPACES,
    STATES,
    STOCK,
)
from holdfast.games.journal.state.group import SET_UP, Deck, Due, Errand, Person
from holdfast.games.journal.state.outings import Fight, Market, Night, Trip


class Decks:
    """All decks."""

    def __init__(self, decks: list[Deck]) -> None:
        self.events, self.locations, self.exploration, self.residents, self.raids = decks[:5]
        self.fate, self.visitors, self.crucial, self.findings, self.people, self.shelter = decks[5:]

    def all(self) -> list[Deck]:
        return [
            *(self.events, self.locations, self.exploration, self.residents, self.raids),
            *(self.fate, self.visitors, self.crucial, self.findings, self.people, self.shelter),
        ]


class State:
    """Everything on the table."""

    def __init__(self, decks: Decks, people: list[Person]) -> None:  # noqa: PLR0915 (all there is)
        self.decks = decks
        self.people = people
        self.shelter = "standard"
        self.short = False
        self.softened = False
        """JRN-24.4  Are texts about the dying softened?"""
        self.effects_open = False
        """JRN-18.3  Is shown what a choice of a script leads to?"""
        self.seats = 1
        self.order: list[int] = []
        """The seats in the order in which the lead passes."""
        self.leader = 0
        self.day = 0
        self.phase = SET_UP
        self.stage = 0
        """The day stage, from 0; 3: extra actions."""
        self.chapter = 0
        self.box = STOCK[:]
        self.storage = [0] * len(ITEMS)
        self.pile = [0] * len(ITEMS)
        """The findings pile."""
        self.locations = [-1] * len(SLOTS)
        self.used_slots: list[int] = []
        """Scripts of places that were resolved."""
        self.lying = [-1] * len(SPACES)
        """The shelter card on each space; what it is shows only when its back is resolved."""
        self.points = [0] * len(SPACES)
        """Search points on a card; on rubble 1: only remnants are left."""
        self.built = [-1] * len(SPACES)
        self.boarded = 0
        """Mask of the spaces whose breach is boarded up."""
        self.stack = [0] * len(FITTINGS)
        self.ideas = [0] * len(FITTINGS)
        self.uses = [0] * len(FITTINGS)
        self.action_uses = [0] * len(ACTIONS)
        self.played_today = False
        """Has the Musician played without a music corner?"""
        self.cleared = 0
        self.errands: list[Errand] = []
        self.idle: list[int] = []
        """Who rests in this stage."""
        self.tools: list[int] = []
        """Tools laid on cards in this stage."""
        self.opened: list[int] = []
        """Spaces whose cards are cleared in this stage."""
        self.dice_of = [0] * len(CHARACTERS)
        """What was rolled for the recipe of a character before the gains of the stage."""
        self.noise = 1
        self.cold = 0
        self.unknown: list[int] = []
        """Top last."""
        self.discard: list[int] = []
        self.covers: list[int] = []
        """Cover cards kept."""
        self.trip: Trip | None = None
        self.fight: Fight | None = None
        self.raid: Night | None = None
        self.market: Market | None = None
        self.hand: list[int] = []
        """Crucial actions before the leader."""
        self.played_at = ""
        """The moment at which the last of them was played that is bound to one."""
        self.drawn: list[int] = []
        """Crucial actions or locations among which one is chosen."""
        self.objective = -1
        self.paid = [0] * len(ITEMS)
        """Toward the objective: items by kind."""
        self.paid_value = 0
        self.fulfilled: list[int] = []
        self.judged: list[int] = []
        self.flags: dict[str, int] = {}
        self.schedule: list[Due] = []
        self.begun: list[str] = []
        """Phases of this day whose scheduled scripts were called."""
        self.no_trade = False
        self.prices: dict[str, int] = {}
        """What is added to the price of each category until the next chapter."""
        self.full = False
        """Does nobody's hunger rise until Evening?"""
        self.losses_today = 0
        self.losses_chapter = 0
        self.losses = 0
        self.die = 0
        """The black die, or a combat die's face, before it takes effect."""
        self.rolled = 0
        """What kind of die: 0 black, 1 to 3 the combat dice."""
        self.roller = ""
        """Who rolled it."""
        self.bonus = 0
        """Hits that a crucial action adds to this roll."""
        self.from_peeked = False
        """Is a new location chosen among those just looked at?"""
        self.ending = ""
        """How the game will end when the script of its card has been read."""
        self.memo: list[str] = []
        """Phases that were reached before."""
        self.laid: list[int] = []
        """What the black die shows next, and combat dice, each time the last of these; only a lesson lays it down."""
        self.laid_faces: list[int] = []

    def clone(self) -> State:
        copy = State(Decks([deck.clone() for deck in self.decks.all()]), [one.clone() for one in self.people])
        copy.shelter = self.shelter
        copy.short = self.short
        copy.softened = self.softened
        copy.effects_open = self.effects_open
        copy.seats = self.seats
        copy.order = self.order[:]
        copy.leader = self.leader
        copy.day = self.day
        copy.phase = self.phase
        copy.stage = self.stage
        copy.chapter = self.chapter
        copy.box = self.box[:]
        copy.storage = self.storage[:]
        copy.pile = self.pile[:]
        copy.locations = self.locations[:]
        copy.used_slots = self.used_slots[:]
        copy.lying = self.lying[:]
        copy.points = self.points[:]
        copy.built = self.built[:]
        copy.boarded = self.boarded
        copy.stack = self.stack[:]
        copy.ideas = self.ideas[:]
        copy.uses = self.uses[:]
        copy.action_uses = self.action_uses[:]
        copy.played_today = self.played_today
        copy.cleared = self.cleared
        copy.errands = self.errands[:]
        copy.idle = self.idle[:]
        copy.tools = self.tools[:]
        copy.opened = self.opened[:]
        copy.dice_of = self.dice_of[:]
        self._clone_night(copy)
        self._clone_story(copy)
        return copy

    def _clone_night(self, copy: State) -> None:
        copy.noise = self.noise
        copy.cold = self.cold
        copy.unknown = self.unknown[:]
        copy.discard = self.discard[:]
        copy.covers = self.covers[:]
        copy.trip = None if self.trip is None else self.trip.clone()
        copy.fight = None if self.fight is None else self.fight.clone()
        copy.raid = None if self.raid is None else self.raid.clone()
        copy.market = None if self.market is None else self.market.clone()

    def _clone_story(self, copy: State) -> None:
        copy.hand = self.hand[:]
        copy.played_at = self.played_at
        copy.drawn = self.drawn[:]
        copy.objective = self.objective
        copy.paid = self.paid[:]
        copy.paid_value = self.paid_value
        copy.fulfilled = self.fulfilled[:]
        copy.judged = self.judged[:]
        copy.flags = self.flags.copy()
        copy.schedule = self.schedule[:]
        copy.begun = self.begun[:]
        copy.no_trade = self.no_trade
        copy.prices = self.prices.copy()
        copy.full = self.full
        copy.losses_today = self.losses_today
        copy.losses_chapter = self.losses_chapter
        copy.losses = self.losses
        copy.die = self.die
        copy.rolled = self.rolled
        copy.roller = self.roller
        copy.bonus = self.bonus
        copy.from_peeked = self.from_peeked
        copy.ending = self.ending
        copy.memo = self.memo[:]
        copy.laid = self.laid[:]
        copy.laid_faces = self.laid_faces[:]


def new_person() -> Person:
    return Person([0] * len(STATES))


def new_people() -> list[Person]:
    return [new_person() for _ in CHARACTERS]
