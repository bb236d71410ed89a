"""What lies on the table in Last Aurora: the road, the scouting zone, the enemies, the convoys, the Automa."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora.pieces import EMPTY, SLOTS, SUPPLY, TARGETS, Board
from holdfast.kernel.parts.knowledge import Knowledge
from holdfast.kernel.step import Seat

SET_UP, SCOUTING, REST, MOVEMENT, SHOOTING, ROUND_END, OVER = (
    "set_up",
    "scouting",
    "rest",
    "movement",
    "shooting",
    "round_end",
    "over",
)
"""The phases, in their order."""

ACTIVE, RESTING, EXHAUSTED = range(3)
ZONES: Final = ("active", "rest", "exhausted")

CELL_BITS: Final = 3
NOTHING: Final = sum(EMPTY << CELL_BITS * at for at in range(5))
"""A card none of whose cells holds anything, packed."""


class Player:
    """One player's convoy, crew and hand.

    Bay 0 is the truck, 2 and on the trailers; the bay after each is the device above it. -1: nothing there.
    """

    def __init__(self, bays: list[int], damage: list[int], places: list[int], load: list[int], crew: list[int]) -> None:
        self.out = False
        self.fame = 0
        self.space = 0
        self.bays = bays
        self.damage = damage
        """For each bay the mask of its damaged cells."""
        self.places = places
        """For each bay what lies in each cell, packed; it means something only while the load is frozen."""
        self.load = load
        """How many tokens of ammo, food, fuel, survivors."""
        self.crew = crew
        self.zone: list[int] = []
        self.ill: list[int] = []
        self.fed: list[int] = []
        self.capsules: list[int] = []
        """For each survivor card of the crew: its zone, contamination, food on it, and what Antifreeze adds."""
        self.items: list[int] = []
        self.targets = TARGETS
        """Target counters on the own board."""
        self.fired = 0
        """Mask of the weapons used this phase, 8 bits a bay."""
        self.spent = 0
        """Mask of the abilities used this round."""
        self.spared = -1
        """The enemy that the Renegade spares its owner, or -1."""

    def clone(self) -> Player:
        copy = Player(self.bays[:], self.damage[:], self.places[:], self.load[:], self.crew[:])
        copy.out = self.out
        copy.fame = self.fame
        copy.space = self.space
        copy.zone = self.zone[:]
        copy.ill = self.ill[:]
        copy.fed = self.fed[:]
        copy.capsules = self.capsules[:]
        copy.items = self.items[:]
        copy.targets = self.targets
        copy.fired = self.fired
        copy.spent = self.spent
        copy.spared = self.spared
        return copy


class Enemy:
    """An enemy above the road, with a loot card face down beside it (`State.beside`)."""

    def __init__(self, card: int, region: int, tier: int, marks: list[int]) -> None:
        self.card = card
        self.region = region
        self.tier = tier
        self.damage = 0
        self.marks = marks
        """Whose counter lies in each of the four target cells, -1: nobody's."""

    def clone(self) -> Enemy:
        copy = Enemy(self.card, self.region, self.tier, self.marks[:])
        copy.damage = self.damage
        return copy


class Outing:
    """One scouting action, from the choice of the card to its end."""

    def __init__(self, seat: Seat, slot: int, team: list[int]) -> None:
        self.seat = seat
        self.slot = slot
        self.team = team
        """The cards of those who take part and still live."""
        self.acting = False
        """Is the card action or the bonus being carried out? Who dies then leaves only after it."""
        self.on_card = False
        self.card_done = False
        self.bonus_done = False

    def clone(self) -> Outing:
        copy = Outing(self.seat, self.slot, self.team[:])
        copy.acting = self.acting
        copy.on_card = self.on_card
        copy.card_done = self.card_done
        copy.bonus_done = self.bonus_done
        return copy


class Drive:
    """One movement of a convoy; `roads` are those driven."""

    def __init__(self, roads: list[int]) -> None:
        self.left = 0
        self.roads = roads
        self.burns = False
        """Nitromethane: damage to the truck afterwards."""
        self.extra = 0

    def clone(self) -> Drive:
        copy = Drive(self.roads[:])
        copy.left = self.left
        copy.burns = self.burns
        copy.extra = self.extra
        return copy


class Claim:
    """Loot won, to be handed over at the end of the step; never changed. `items`: how many each seat draws."""

    def __init__(self, winner: int, tier: int, items: list[int]) -> None:
        self.winner = winner
        self.tier = tier
        self.items = items


class Automa:
    """The rival of the solo game. Rows А to Г lie one after another in `damage`, a mask of 24 cells."""

    def __init__(self, lanes: list[int], deck: list[int], row: list[int], shown: list[int], discard: list[int]) -> None:
        self.space = 0
        self.fame = 0
        self.column = 0
        self.damage = 0
        self.lanes = lanes
        """Ammo, food, fuel, healthy survivors."""
        self.sick = 0
        self.targets = TARGETS
        self.deck = deck
        self.row = row
        """Face down, the next last."""
        self.shown = shown
        self.scouted = 0
        """How many of the shown cards it scouted with."""
        self.discard = discard
        self.fired = 0
        self.items: list[int] = []
        self.loot: list[int] = []
        """Won and kept face down; `loot_tiers` are their backs."""
        self.loot_tiers: list[int] = []

    def clone(self) -> Automa:
        copy = Automa(self.lanes[:], self.deck[:], self.row[:], self.shown[:], self.discard[:])
        copy.space = self.space
        copy.fame = self.fame
        copy.column = self.column
        copy.damage = self.damage
        copy.sick = self.sick
        copy.targets = self.targets
        copy.scouted = self.scouted
        copy.fired = self.fired
        copy.items = self.items[:]
        copy.loot = self.loot[:]
        copy.loot_tiers = self.loot_tiers[:]
        return copy


class Hidden:
    """Who knows what of everything that can lie face down."""

    def __init__(self, cards: Knowledge, outcomes: Knowledge, items: Knowledge, actions: Knowledge) -> None:
        self.cards = cards
        """Scouting cards, enemies and loot."""
        self.outcomes = outcomes
        self.items = items
        self.actions = actions

    def clone(self) -> Hidden:
        return Hidden(self.cards.clone(), self.outcomes.clone(), self.items.clone(), self.actions.clone())


class State:
    """Everything on the table. Decks lie with their tops last."""

    def __init__(self, board: Board, known: Hidden, players: list[Player]) -> None:  # noqa: PLR0915 (all there is)
        self.board = board
        self.known = known
        self.players = players
        self.automa: Automa | None = None
        self.with_mines = False
        self.round = 0
        self.phase = SET_UP
        self.order: list[int] = []
        """The turn-order track from the left; the Automa is the seat after the last."""
        self.supply = SUPPLY[:]
        self.counters: list[int] = []
        """For each special space, in the order of the road, the counter there or -1."""
        self.closed = 0
        """Mask of the avalanche roads that are closed."""
        self.mined: list[int] = []
        self.miners: list[int] = []
        """Mined roads, and who laid each mine."""
        self.decks: list[list[int]] = [[], [], []]
        """The scouting deck by its backs, periods I to III."""
        self.boxes: list[list[int]] = [[], [], []]
        """Marked cards of each period that this game does without."""
        self.discard: list[int] = []
        self.zone = [-1] * SLOTS
        self.left = [0] * SLOTS
        self.right = [0] * SLOTS
        """Tokens on the cards of the zone, packed; an encounter's lie left."""
        self.outcomes: list[int] = []
        self.outcome_discard: list[int] = []
        self.area = 0
        """The back of the top outcome card, which everybody sees."""
        self.loot: list[int] = []
        self.loot_discard: list[int] = []
        self.lost_loot: list[int] = []
        self.lost_tiers: list[int] = []
        """Loot that was discarded unseen, and its backs."""
        self.claimed: list[int] = []
        self.claims: list[Claim] = []
        """Loot won in this step, face down, and who gets what."""
        self.items: list[int] = []
        self.item_discard: list[int] = []
        self.enemies: list[Enemy] = []
        self.beside: list[int] = []
        """The loot card beside each enemy, face down."""
        self.beaten: list[int] = []
        self.turn = -1
        """Whose scouting, movement or shooting turn it is, or -1."""
        self.fresh = -1
        """The survivor recruited in this turn, who cannot be given up in it, or -1."""
        self.outing: Outing | None = None
        self.drive: Drive | None = None
        self.closing = False
        """Has the scouting phase ended at the end of somebody's turn?"""
        self.frozen = False
        """From the load check to the end of shooting every token has its place."""

    def clone(self) -> State:
        copy = State(self.board, self.known.clone(), [player.clone() for player in self.players])
        copy.automa = None if self.automa is None else self.automa.clone()
        copy.with_mines = self.with_mines
        copy.round = self.round
        copy.phase = self.phase
        copy.order = self.order[:]
        copy.supply = self.supply[:]
        copy.counters = self.counters[:]
        copy.closed = self.closed
        copy.mined = self.mined[:]
        copy.miners = self.miners[:]
        copy.decks = [deck[:] for deck in self.decks]
        copy.boxes = [box[:] for box in self.boxes]
        copy.discard = self.discard[:]
        copy.zone = self.zone[:]
        copy.left = self.left[:]
        copy.right = self.right[:]
        copy.outcomes = self.outcomes[:]
        copy.outcome_discard = self.outcome_discard[:]
        copy.area = self.area
        copy.loot = self.loot[:]
        copy.loot_discard = self.loot_discard[:]
        copy.lost_loot = self.lost_loot[:]
        copy.lost_tiers = self.lost_tiers[:]
        copy.claimed = self.claimed[:]
        copy.claims = self.claims[:]
        copy.items = self.items[:]
        copy.item_discard = self.item_discard[:]
        copy.enemies = [enemy.clone() for enemy in self.enemies]
        copy.beside = self.beside[:]
        copy.beaten = self.beaten[:]
        copy.turn = self.turn
        copy.fresh = self.fresh
        copy.outing = None if self.outing is None else self.outing.clone()
        copy.drive = None if self.drive is None else self.drive.clone()
        copy.closing = self.closing
        copy.frozen = self.frozen
        return copy
