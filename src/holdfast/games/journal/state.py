"""What lies on the table in the Journal: the group, the shelter, items, decks, a trip, a raid, a fight."""

from __future__ import annotations

from typing import Final

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
from holdfast.kernel.parts.knowledge import Knowledge

SET_UP, MORNING, DAY, DUSK, EVENING, SCAVENGING, RAID, DAWN, OVER = (
    *("set_up", "morning", "day", "dusk", "evening"),
    *("scavenging", "raid", "dawn", "over"),
)
"""The phases of a day, in their order, between set-up and the end."""

IN_DECK, HERE, COMING, DEAD, LEFT = range(5)
"""Where a character is; who joins on a trip is coming until Dawn."""
NO_TASK, ON_FLOOR, IN_BED, ON_GUARD, ON_TRIP = range(5)
TASKS: Final = ("none", "floor", "bed", "guard", "scavenge")


class Person:
    """One character."""

    def __init__(self, states: list[int]) -> None:
        self.where = IN_DECK
        self.states = states
        self.medical = 0
        """Mask of the kinds of medical tokens on the card."""
        self.task = NO_TASK
        self.bed = -1
        self.told = False
        """Has the personal script been used?"""
        self.lost = 0
        self.extra = 0
        """Actions of this day that are lost, or come on top."""
        self.treated = 0
        """Mask of the states lowered by treatment this dawn."""

    def clone(self) -> Person:
        copy = Person(self.states[:])
        copy.where = self.where
        copy.medical = self.medical
        copy.task = self.task
        copy.bed = self.bed
        copy.told = self.told
        copy.lost = self.lost
        copy.extra = self.extra
        copy.treated = self.treated
        return copy


class Deck:
    """Cards of one back: face down, set aside face down, and used. Tops lie last."""

    def __init__(self, cards: list[int], aside: list[int], used: list[int], known: Knowledge) -> None:
        self.cards = cards
        self.aside = aside
        self.used = used
        self.known = known

    def clone(self) -> Deck:
        return Deck(self.cards[:], self.aside[:], self.used[:], self.known.clone())


class Errand:
    """What one character (and a helper) does in this stage; never changed.

    `kind`: search, clear, saw, pick, craft, build, move, dismantle or play. `what`: a fitting; `to`: where it goes.
    """

    def __init__(self, kind: str, who: int, space: int, what: int = -1, to: int = -1, helper: int = -1) -> None:
        self.kind = kind
        self.who = who
        self.space = space
        self.what = what
        self.to = to
        self.helper = helper


class Trip:
    """One night outside."""

    def __init__(self, slot: int, location: int, party: list[int], withdrawn: list[int], loots: list[int]) -> None:
        self.slot = slot
        self.location = location
        self.party = party
        """Who set out and is alive and in the group."""
        self.withdrawn = withdrawn
        self.loots = loots
        """How many `loot` effects of each row there were."""
        self.resolved = 0
        self.card = -1
        """The exploration card being resolved, or -1."""
        self.kept = False
        """Is that card kept?"""
        self.resident = -1
        self.residents: list[int] = []
        """Resident cards drawn on this trip."""
        self.mourning = False
        """Has somebody died whose death has not been answered by script 266?"""
        self.replaced = False
        """Is this location to be replaced at the choice of findings?"""
        self.out = False
        """Has the exploration ended?"""
        self.room = 0
        """What the party can carry."""

    def clone(self) -> Trip:
        copy = Trip(self.slot, self.location, self.party[:], self.withdrawn[:], self.loots[:])
        copy.resolved = self.resolved
        copy.card = self.card
        copy.kept = self.kept
        copy.resident = self.resident
        copy.residents = self.residents[:]
        copy.mourning = self.mourning
        copy.replaced = self.replaced
        copy.out = self.out
        copy.room = self.room
        return copy


class Foe:
    """An enemy token on the combat table."""

    def __init__(self, label: str, prowess: int, weapon: int, backup: int) -> None:
        self.label = label
        """Its letter, and a number that tells it from the others of this fight."""
        self.prowess = prowess
        self.weapon = weapon
        self.backup = backup
        self.wounds = 0
        self.jammed = -1
        """The round in which it does not roll."""
        self.disarmed = False
        """Does it fight unarmed from the next round on?"""
        self.acted = False
        self.rerolls = 0
        self.blows = 0
        """Wounds allotted in this step and not yet applied."""
        self.slain = False
        """Is it the target of an axe or of buckshot?"""

    def clone(self) -> Foe:
        copy = Foe(self.label, self.prowess, self.weapon, self.backup)
        copy.wounds = self.wounds
        copy.jammed = self.jammed
        copy.disarmed = self.disarmed
        copy.acted = self.acted
        copy.rerolls = self.rerolls
        copy.blows = self.blows
        copy.slain = self.slain
        return copy


class Fighter:
    """A character in a fight."""

    def __init__(self, who: int) -> None:
        self.who = who
        self.weapon = 0
        self.jammed = -1
        self.disarmed = False
        self.acted = False
        self.rerolls = 0
        self.blows = 0
        self.slain = False

    def clone(self) -> Fighter:
        copy = Fighter(self.who)
        copy.weapon = self.weapon
        copy.jammed = self.jammed
        copy.disarmed = self.disarmed
        copy.acted = self.acted
        copy.rerolls = self.rerolls
        copy.blows = self.blows
        copy.slain = self.slain
        return copy


class Fight:
    """A fight from its beginning to its end."""

    def __init__(self, foes: list[Foe], fighters: list[Fighter], bandits: bool) -> None:
        self.foes = foes
        self.fighters = fighters
        self.bandits = bandits
        self.round = 0
        self.killed = 0
        self.hits = 0
        self.kills = 0
        """What the characters dealt in this step, and what of it kills at once."""
        self.taken = 0
        self.slain = 0
        """The same of the enemies."""
        self.signs: list[tuple[str, int]] = []
        """Who rolled a sign in this step, a character or an enemy, and on which die."""
        self.dropped: list[int] = []
        """Weapons that lie out of reach until the end of the fight."""
        self.spared = ""
        """The enemy that takes no part in the backstab."""
        self.fled = False

    def clone(self) -> Fight:
        foes = [foe.clone() for foe in self.foes]
        copy = Fight(foes, [fighter.clone() for fighter in self.fighters], self.bandits)
        copy.round = self.round
        copy.killed = self.killed
        copy.hits = self.hits
        copy.kills = self.kills
        copy.taken = self.taken
        copy.slain = self.slain
        copy.signs = self.signs[:]
        copy.dropped = self.dropped[:]
        copy.spared = self.spared
        copy.fled = self.fled
        return copy


class Night:
    """A night raid."""

    def __init__(self, arms: list[int]) -> None:
        self.arms = arms
        """For each character the item in hand as a guard, or -1."""
        self.card = -1
        self.damage = 0
        self.wounds = 0
        self.cuts = 0
        """Hits and board-ups not yet subtracted."""
        self.hits = 0
        """Hits of the guard who rolls."""
        self.rerolls = 0
        self.shots = 0
        self.ignored = False

    def clone(self) -> Night:
        copy = Night(self.arms[:])
        copy.card = self.card
        copy.damage = self.damage
        copy.wounds = self.wounds
        copy.cuts = self.cuts
        copy.hits = self.hits
        copy.rerolls = self.rerolls
        copy.shots = self.shots
        copy.ignored = self.ignored
        return copy


class Market:
    """A trade under way."""

    def __init__(self, colours: list[str], given: list[int], taken: list[int]) -> None:
        self.colours = colours
        self.given = given
        self.taken = taken
        """Kinds that changed hands in this trade; none goes both ways."""
        self.credit = 0
        self.handed = 0
        """Tokens given in this exchange."""

    def clone(self) -> Market:
        copy = Market(self.colours[:], self.given[:], self.taken[:])
        copy.credit = self.credit
        copy.handed = self.handed
        return copy


class Due:
    """A scheduled script; never changed."""

    def __init__(self, script: int, phase: str, day: int) -> None:
        self.script = script
        self.phase = phase
        self.day = day


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
