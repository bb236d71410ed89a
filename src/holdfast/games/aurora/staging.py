"""The staged table of the first lesson: the last round of two convoys in the bay, the ship seven spaces ahead."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c02_setup import shuffle_decks, start_crew
from holdfast.games.aurora.chapters.c05_zone import reveal
from holdfast.games.aurora.chapters.c15_round_end import ROUNDS, Round
from holdfast.games.aurora.pieces import (
    BACK,
    CELLS,
    CELLS_OF,
    COUNTER_STOCK,
    FIRST_LOOT,
    ITEM_OF,
    ITEMS,
    LOOTS,
    MARKED,
    NAMES,
    OUTCOMES,
    PERIOD,
    PERIODS,
    RUSTY,
    START_OF,
    SURVIVOR,
    TIER,
    TOKENS,
)
from holdfast.games.aurora.queries import is_enemy, name_of
from holdfast.games.aurora.state import ACTIVE, NOTHING, Player, State
from holdfast.games.aurora.verbs import enlist
from holdfast.kernel.step import ALL
from holdfast.kernel.table import Table

LEARNER, RIVAL = 0, 1


class Convoy:
    """One of the two: where it stands, its cards and what is damaged, its load, its people and its items."""

    def __init__(
        self,
        space: int,
        fame: int,
        cards: list[str],
        damage: dict[int, str],
        load: dict[str, int],
        crew: list[str],
        items: list[str],
    ) -> None:
        self.space = space
        self.fame = fame
        self.cards = cards
        """The truck and the trailers behind it."""
        self.damage = damage
        """For some of them the kind of one cell that is damaged."""
        self.load = load
        self.crew = crew
        self.items = items


CONVOYS: Final = [
    Convoy(
        22,
        2,
        ["truck_long_hauler", "container", "rusty_trailer"],
        {0: "weapon2", 1: "any", 2: "any"},
        {"ammo": 1, "food": 1, "fuel": 1},
        [],
        ["nitrous"],
    ),
    Convoy(21, 0, ["start_truck", "container"], {}, {"fuel": 1}, ["hermit"], ["welding_torch"]),
]
"""By seat; the learner's is the first. The rival's fame is so low that no way through the lesson ends behind it."""
ZONE: Final = ["driver", "loc_train", "loc_port", "enemy_randoll_randall", "device_armour_plates"]
DECK_TOP: Final = "trailer_armoured"
LOOT_LEFT: Final = "loot_gauss"
WANTED: Final = [*ZONE, *(name for convoy in CONVOYS for name in [*convoy.cards, *convoy.crew])]
OUTCOMES_SEEN: Final = ["outcome_03", "outcome_06", "outcome_09"]
OUTCOMES_TOP: Final = ["outcome_12", "outcome_08"]
"""The first is the last card that has its back: who looks at the discard knows it."""


def stage(table: Table[State]) -> None:
    """AUR-04.1, AUR-15.2  The sixth round begins; what no step of the lesson names is shuffled."""
    state = table.state
    state.round = ROUNDS - 1
    state.counters = [-1] * len(COUNTER_STOCK)
    shuffle_decks(table)
    for seat, convoy in enumerate(CONVOYS):
        form(table, seat, convoy)
    state.order = [RIVAL, LEARNER]
    table.tell(events.SetUp(state.board.name, [name_of(state, seat) for seat in state.order]))
    lay_out_zone(table)
    lay_out_deck(table)
    lay_out_loot(table)
    lay_out_outcomes(table)
    table.then(Round())


def form(table: Table[State], seat: int, convoy: Convoy) -> None:
    """AUR-02.11  Truck, trailers, people and tokens; a survivor token for each card."""
    state = table.state
    bays = [bay for name in convoy.cards for bay in (take(state, seat, name), -1)]
    damage = [0] * len(bays)
    for at, kind in convoy.damage.items():
        damage[2 * at] = 1 << CELLS_OF[bays[2 * at]].index(CELLS.index(kind))
    crew = [*start_crew(seat), *(take(state, seat, name) for name in convoy.crew)]
    load = [convoy.load.get(token, 0) for token in TOKENS[:SURVIVOR]]
    player = Player(bays, damage, [NOTHING] * len(bays), [*load, len(crew)], [])
    for card in crew:
        enlist(player, card, ACTIVE)
    player.space, player.fame = convoy.space, convoy.fame
    for name in convoy.items:
        card = next(one for one in state.items if ITEM_OF[one] == ITEMS.index(name))
        state.items.remove(card)
        player.items.append(card)
        state.known.items.look([card], 1 << seat)
    for token, number in enumerate(player.load):
        state.supply[token] -= number
    state.players.append(player)


def take(state: State, seat: int, name: str) -> int:
    """A card by its name: of the own colour, from the two rusty trailers, or out of the scouting deck."""
    own = [card for card in START_OF[seat] if NAMES[card] == name]
    card = own[0] if own else RUSTY[0] if name == NAMES[RUSTY[0]] else NAMES.index(name)
    if PERIOD[card] >= 0:
        out_of_deck(state, card)
    return card


def out_of_deck(state: State, card: int) -> None:
    """AUR-02.5  If it lay among the marked cards that two players do without, another goes there for it."""
    deck, box = state.decks[PERIOD[card]], state.boxes[PERIOD[card]]
    if card in box:
        spare = next(one for one in deck if MARKED[one] and NAMES[one] not in WANTED)
        deck.remove(spare)
        box[box.index(card)] = spare
    else:
        deck.remove(card)
    state.known.cards.look([card], ALL)


def lay_out_zone(table: Table[State]) -> None:
    """AUR-02.14, AUR-02.15  Five cards with their tokens, revealed from the right."""
    for name in reversed(ZONE):
        card = NAMES.index(name)
        out_of_deck(table.state, card)
        reveal(table, card)


def lay_out_deck(table: Table[State]) -> None:
    """AUR-02.6  Of the first two periods nothing is left; of the third a known card lies on top."""
    state = table.state
    for period in range(len(PERIODS) - 1):
        past = state.decks[period]
        state.known.cards.look(past, ALL)
        state.beaten += [card for card in past if is_enemy(card)]
        state.discard += [card for card in past if not is_enemy(card)]
        state.decks[period] = []
    # Replaced by what the learner drives, and left behind.
    state.discard += [START_OF[LEARNER][2], RUSTY[1]]
    last = state.decks[-1]
    top = NAMES.index(DECK_TOP)
    last.remove(top)
    last.append(top)


def lay_out_loot(table: Table[State]) -> None:
    """AUR-02.7  Who has beaten three enemies has taken three cards from the top."""
    state = table.state
    state.loot = [card for card in state.loot if TIER[card - FIRST_LOOT] == TIER[-1]] + [NAMES.index(LOOT_LEFT)]
    state.loot_discard = [card for card in range(FIRST_LOOT, FIRST_LOOT + LOOTS) if card not in state.loot]
    state.known.cards.look(state.loot_discard, ALL)


def lay_out_outcomes(table: Table[State]) -> None:
    """AUR-14.20  What was seen, and what lies on top."""
    state = table.state
    state.outcome_discard = [OUTCOMES.index(name) for name in OUTCOMES_SEEN]
    top = [OUTCOMES.index(name) for name in OUTCOMES_TOP]
    laid = top + state.outcome_discard
    rest = [card for card in state.outcomes if card not in laid]
    state.outcomes = [*rest, *reversed(top)]
    state.area = BACK[state.outcomes[-1]]
    state.known.outcomes.look(state.outcome_discard, ALL)
