"""AUR-02, AUR-23.1 to AUR-23.4  Setting up the table."""

from __future__ import annotations

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c05_zone import Refill
from holdfast.games.aurora.chapters.c15_round_end import Round
from holdfast.games.aurora.pieces import (
    ACTIONS,
    BACK,
    COLUMNS,
    COUNTER_STOCK,
    FIRST_LOOT,
    ITEM_OF,
    KEPT,
    KIND,
    LOOTS,
    MARKED,
    MINE_CARD,
    OUTCOMES,
    PERIOD,
    PERIODS,
    PERSON,
    RUSTY,
    SCOUTED,
    START_LOAD,
    START_OF,
    SURVIVOR,
    TIER,
    TRAILER,
    TRUCK,
)
from holdfast.games.aurora.queries import name_of
from holdfast.games.aurora.state import ACTIVE, NOTHING, Automa, Player, State
from holdfast.games.aurora.verbs import enlist
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table


def set_up(table: Table[State]) -> None:
    """AUR-02.1 to AUR-02.13  Players first, so that an event revealed at set-up finds its convoys (AUR-R4)."""
    state = table.state
    scatter_counters(table)
    shuffle_decks(table)
    for seat in range(table.seats):
        start(state, seat)
    if table.seats == 1:
        start_automa(table)
    state.order = list(range(table.seats + (1 if table.seats == 1 else 0)))
    table.dice.shuffle(state.order)
    state.zone[: len(RUSTY)] = RUSTY
    table.tell(events.SetUp(state.board.name, [name_of(state, actor) for actor in state.order]))
    table.then(Refill(), Round())


def scatter_counters(table: Table[State]) -> None:
    """AUR-02.2  One counter on each special space, at random, face up."""
    counters = COUNTER_STOCK[:]
    table.dice.shuffle(counters)
    table.state.counters = counters


def shuffle_decks(table: Table[State]) -> None:
    """AUR-02.4 to AUR-02.8  Outcome, scouting, loot and item decks."""
    state = table.state
    for period in range(len(PERIODS)):
        plain = [card for card in SCOUTED if PERIOD[card] == period and not MARKED[card]]
        marked = [card for card in SCOUTED if PERIOD[card] == period and MARKED[card]]
        table.dice.shuffle(marked)
        kept = KEPT[table.seats - 1][period]
        deck = plain + marked[:kept]
        table.dice.shuffle(deck)
        state.decks[period] = deck
        state.boxes[period] = marked[kept:]
    outcomes = list(range(len(OUTCOMES)))
    table.dice.shuffle(outcomes)
    state.outcomes = outcomes
    state.area = BACK[outcomes[-1]]
    for tier in (2, 1, 0):
        pair = [FIRST_LOOT + at for at in range(LOOTS) if TIER[at] == tier]
        table.dice.shuffle(pair)
        state.loot += pair
    # AUR-21.1: the Mine only with mines.
    items = [card for card in range(len(ITEM_OF)) if card != MINE_CARD or state.with_mines]
    table.dice.shuffle(items)
    state.items = items


def start(state: State, seat: Seat) -> None:
    """AUR-02.11, AUR-02.12  Leader, Co-pilot, truck, container and the first tokens."""
    crew, bays = start_crew(seat), start_bays(seat)
    player = Player(bays, [0] * len(bays), [NOTHING] * len(bays), START_LOAD[:], [])
    for card in crew:
        enlist(player, card, ACTIVE)
    state.players.append(player)
    for kind in range(SURVIVOR + 1):
        state.supply[kind] -= START_LOAD[kind]


def start_crew(seat: Seat) -> list[int]:
    """Leader and Co-pilot."""
    return [card for card in START_OF[seat] if KIND[card] == PERSON]


def start_bays(seat: Seat) -> list[int]:
    """The truck and the container behind it; above neither there is a device."""
    own = START_OF[seat]
    kinds = [KIND[card] for card in own]
    return [own[kinds.index(TRUCK)], -1, own[kinds.index(TRAILER)], -1]


def start_automa(table: Table[State]) -> None:
    """AUR-23.2 to AUR-23.4, AUR-R41  Its cards, its board, its tokens."""
    state = table.state
    deck = list(range(len(ACTIONS)))
    table.dice.shuffle(deck)
    state.automa = Automa(START_LOAD[:], deck, [], [], [])
    state.automa.damage = sum([1 << column for column in range(1, COLUMNS)])
    for kind in range(SURVIVOR + 1):
        state.supply[kind] -= START_LOAD[kind]
