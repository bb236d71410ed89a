"""What lies on the table in Lifeboat: the boat, the people in it, the cards, and who knows which."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat import catalogue
from holdfast.kernel.errors import RulesError
from holdfast.kernel.parts.knowledge import Knowledge
from holdfast.kernel.step import Seat

# -- the catalogue as plain numbers: looked up once, here ------------------------------------

NAMES: Final[list[str]] = [person.id for person in catalogue.PEOPLE]
"""Characters are numbered in the order of the starting seats, bow to stern."""
STRENGTH: Final[list[int]] = [person.strength for person in catalogue.PEOPLE]
SURVIVAL: Final[list[int]] = [person.survival for person in catalogue.PEOPLE]
CHARACTERS: Final = len(NAMES)
_ABILITY: Final[list[str]] = ["" if person.ability is None else person.ability.type for person in catalogue.PEOPLE]
FRENCHY: Final[int] = _ABILITY.index("no_fall_wound")
KID: Final[int] = _ABILITY.index("steal_closed")

KINDS: Final[list[str]] = [kind.id for kind in catalogue.PROVISIONS.provisions]
KIND_OF: Final[list[int]] = [kind for kind, card in enumerate(catalogue.PROVISIONS.provisions) for _ in range(card.qty)]
"""The kind of each of the 42 provision cards."""
BONUS: Final[list[int]] = [0 if kind.weapon_optional else kind.weapon_bonus for kind in catalogue.PROVISIONS.provisions]
"""What a kind adds in a fight by lying open."""
FREE_OPEN: Final[list[bool]] = [kind.free_open for kind in catalogue.PROVISIONS.provisions]
WATER: Final[int] = KINDS.index("water")
MEDKIT: Final[int] = KINDS.index("medkit")
PARASOL: Final[int] = KINDS.index("parasol")
FLARE: Final[int] = KINDS.index("flare_gun")
OAR: Final[int] = KINDS.index("oar")
COMPASS: Final[int] = KINDS.index("compass")
RING: Final[int] = KINDS.index("life_ring")
BAIT: Final[int] = KINDS.index("shark_bait")
FLARE_BONUS: Final[int] = catalogue.PROVISIONS.provisions[FLARE].weapon_bonus
BAITS_IN_PLAY: Final[int] = catalogue.PROVISIONS.provisions[BAIT].qty
OARS_IN_PLAY: Final[int] = catalogue.PROVISIONS.provisions[OAR].qty


def _amount(kind: int) -> int:
    amount = catalogue.PROVISIONS.provisions[kind].amount
    if amount is None:
        raise RulesError(f"{KINDS[kind]} has no amount")
    return amount


WATER_COVERS: Final[int] = _amount(WATER)
MEDKIT_HEALS: Final[int] = _amount(MEDKIT)
PARASOL_SHADES: Final[int] = _amount(PARASOL)
FLARE_SHOWS: Final[int] = _amount(FLARE)
OAR_SHOWS: Final[int] = _amount(OAR)
COMPASS_SHOWS: Final[int] = _amount(COMPASS)
BAIT_WOUNDS: Final[int] = _amount(BAIT)


def _mask(names: list[str]) -> int:
    return sum(1 << NAMES.index(name) for name in names)


NAVIGATION: Final[list[str]] = [card.id.removeprefix("nav_") for card in catalogue.NAVIGATION]
GULL: Final[list[int]] = [card.gull for card in catalogue.NAVIGATION]
OVERBOARD: Final[list[int]] = [_mask(card.overboard) for card in catalogue.NAVIGATION]
"""For each navigation card, the mask of characters that go overboard."""
THIRST: Final[list[int]] = [_mask(card.thirst) for card in catalogue.NAVIGATION]
OARS_ICON: Final[list[bool]] = [card.rowers for card in catalogue.NAVIGATION]
STRONGMAN_ICON: Final[list[bool]] = [card.fighters for card in catalogue.NAVIGATION]

GULLS_TO_LAND: Final[int] = catalogue.BOAT.limits.gulls_to_land
FIRST_PROVISIONS: Final[int] = catalogue.BOAT.limits.first_provisions
ROW_DRAW: Final[int] = catalogue.BOAT.limits.row_draw
FALL_WOUNDS: Final[int] = catalogue.BOAT.limits.fall_wounds
FIGHT_WOUNDS: Final[int] = catalogue.BOAT.limits.fight_wounds
DRIFT_FROM_DAY: Final[int] = catalogue.BOAT.drift.from_day

MORNING, DAY, EVENING_PREPARATION, NAVIGATE, RESCUE, BAITING, THIRSTING, OVER = (
    "morning",
    "day",
    "evening_prep",
    "navigate",
    "rescue",
    "bait",
    "thirst",
    "over",
)
"""The phases, in their order."""


class Sailor:
    """One character in play and what lies before it. Indexed by the seat that owns it."""

    def __init__(self, character: int, closed: list[int], open_: list[int]) -> None:
        self.character = character
        self.strength = STRENGTH[character]
        self.closed = closed
        self.open = open_
        self.wounds = 0
        self.swept = False
        self.rowed = False
        self.fought = False
        self.thirst = 0
        """Thirsts not yet cancelled this evening."""
        self.has_placed = 0
        """Mask of the kinds (ring 1, parasol 2) placed before somebody in this phase."""
        self.offers_by_day = 0
        self.offers_in_evening = 0

    def clone(self) -> Sailor:
        copy = Sailor(self.character, self.closed[:], self.open[:])
        copy.wounds = self.wounds
        copy.swept = self.swept
        copy.rowed = self.rowed
        copy.fought = self.fought
        copy.thirst = self.thirst
        copy.has_placed = self.has_placed
        copy.offers_by_day = self.offers_by_day
        copy.offers_in_evening = self.offers_in_evening
        return copy


class Fight:
    """A fight under way: its two sides as masks of seats, and how many flares each has fired."""

    def __init__(self, attacker: Seat, victim: Seat, attackers: int, victims: int) -> None:
        self.attacker = attacker
        self.victim = victim
        self.attackers = attackers
        self.victims = victims
        self.attackers_flares = 0
        self.victims_flares = 0

    def clone(self) -> Fight:
        copy = Fight(self.attacker, self.victim, self.attackers, self.victims)
        copy.attackers_flares = self.attackers_flares
        copy.victims_flares = self.victims_flares
        return copy


class Offer:
    """A trade one player offers another: known to the two. One stands per ordered pair."""

    def __init__(
        self, by: Seat, to: Seat, closed: list[int], open_: list[int], ask: list[int], ask_closed: int, number: int
    ) -> None:
        self.by = by
        self.to = to
        self.closed = closed
        """Kinds that the offerer gives closed."""
        self.open = open_
        """Kinds that the offerer gives open."""
        self.ask = ask
        """Kinds of open cards of the receiver."""
        self.ask_closed = ask_closed
        """How many closed cards besides, of the receiver's choosing."""
        self.number = number
        """Which of the offerer's offers of the day it is."""


class State:
    """Everything on the table. What can lie face down has its `Knowledge` beside it."""

    def __init__(
        self,
        sailors: list[Sailor],
        boat: list[Seat],
        jewels: list[int],
        wide_psychopath: bool,
        provisions_known: Knowledge,
        chart_known: Knowledge,
        friends_known: Knowledge,
        enemies_known: Knowledge,
    ) -> None:
        self.sailors = sailors
        self.boat = boat
        """Seats of the characters in the boat, bow to stern."""
        self.jewels = jewels
        """Points for 0, 1, 2, 3 jewel cards."""
        self.wide_psychopath = wide_psychopath
        self.friends: list[int] = []
        """Each seat's best friend, a character."""
        self.enemies: list[int] = []
        self.day = 0
        self.phase = MORNING
        self.gulls = 0
        self.turn_order: list[Seat] = []
        """The day's order, fixed at dawn."""
        self.deck: list[int] = []
        """Provisions, the top last."""
        self.packet: list[int] = []
        self.gone: list[int] = []
        """Provisions out of the game that everybody has seen."""
        self.lost: list[int] = []
        """Provisions out of the game face down."""
        self.chart: list[int] = []
        """Navigation cards, the top last."""
        self.rower_hand: list[int] = []
        self.row_stack: list[int] = []
        self.choice: list[int] = []
        """What the navigator chooses from."""
        self.evening_card = -1
        self.ring_thrown = False
        self.in_water = 0
        """Mask of the seats that are overboard."""
        self.sharks = False
        self.fight: Fight | None = None
        self.offers: list[Offer] = []
        self.provisions_known = provisions_known
        self.chart_known = chart_known
        self.friends_known = friends_known
        self.enemies_known = enemies_known

    def clone(self) -> State:
        copy = State(
            [sailor.clone() for sailor in self.sailors],
            self.boat[:],
            self.jewels,
            self.wide_psychopath,
            self.provisions_known.clone(),
            self.chart_known.clone(),
            self.friends_known.clone(),
            self.enemies_known.clone(),
        )
        copy.friends = self.friends[:]
        copy.enemies = self.enemies[:]
        copy.day = self.day
        copy.phase = self.phase
        copy.gulls = self.gulls
        copy.turn_order = self.turn_order[:]
        copy.deck = self.deck[:]
        copy.packet = self.packet[:]
        copy.gone = self.gone[:]
        copy.lost = self.lost[:]
        copy.chart = self.chart[:]
        copy.rower_hand = self.rower_hand[:]
        copy.row_stack = self.row_stack[:]
        copy.choice = self.choice[:]
        copy.evening_card = self.evening_card
        copy.ring_thrown = self.ring_thrown
        copy.in_water = self.in_water
        copy.sharks = self.sharks
        copy.fight = None if self.fight is None else self.fight.clone()
        copy.offers = self.offers[:]
        return copy
