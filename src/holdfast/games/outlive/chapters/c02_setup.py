"""OUT-02  Set-up: a shelter, a leader, the board, and the squads on it."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c02_choosing import Choosing
from holdfast.games.outlive.chapters.c03_rounds import ROUND
from holdfast.games.outlive.chapters.c21_leaders import MarySearches
from holdfast.games.outlive.chapters.c22_placement import PlaceInTurn, PlaceTogether
from holdfast.games.outlive.pieces import (
    AGE,
    BOARD,
    CITIES,
    COPIES,
    DISASTERS,
    GROUNDS,
    LEADERS,
    MARY,
    PREY_OF,
    PREY_PER_STACK,
    ROOMS,
    ROUNDS,
    SPECIAL_OF,
    SQUADS,
    START_EQUIPMENT,
    START_STORES,
    TILES,
    TOKEN_OF,
)
from holdfast.games.outlive.queries import name_of, turn_order
from holdfast.games.outlive.state import State, empty_shelter
from holdfast.games.outlive.verbs import turn_up_prey
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table

ROOMS_DEALT: Final[int] = BOARD.meta.special_rooms_dealt
LEADERS_DEALT: Final[int] = BOARD.meta.leaders_dealt


def set_up(table: Table[State]) -> None:
    """OUT-02.19  Deal, choose sealed, then everything that follows from the leaders."""
    table.state.shelters = [empty_shelter() for _ in range(table.seats)]
    deal(table)
    table.then(Choosing(), OPENING)


def deal(table: Table[State]) -> None:
    """OUT-02.3  Six special rooms and two leaders to each; only their owner sees them (OUT-R34)."""
    state = table.state
    state.room_box = list(range(len(SPECIAL_OF)))
    state.leader_box = list(range(len(LEADERS)))
    table.dice.shuffle(state.room_box)
    table.dice.shuffle(state.leader_box)
    for seat, shelter in enumerate(state.shelters):
        shelter.dealt_rooms = sorted(state.room_box.pop() for _ in range(ROOMS_DEALT))
        shelter.dealt_leaders = sorted(state.leader_box.pop() for _ in range(LEADERS_DEALT))
        state.known.rooms.look(shelter.dealt_rooms, 1 << seat)
        state.known.leaders.look(shelter.dealt_leaders, 1 << seat)
        rooms = [ROOMS[SPECIAL_OF[tile]] for tile in shelter.dealt_rooms]
        table.tell(events.Dealt(rooms, [LEADERS[leader] for leader in shelter.dealt_leaders]), 1 << seat)


class Opening(Step[State]):
    """OUT-02.19  All choices lie open: first player, leaders' belongings, stacks, Mary, placement, round 1."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        find_first_player(table)
        aside = unpack(state)
        stack_equipment(table, aside)
        stack_disasters(table)
        stack_prey(table)
        stack_search_tokens(table)
        state.algae = True
        mary = [MarySearches(seat) for seat, shelter in enumerate(state.shelters) if shelter.leader == MARY]
        table.then(*mary, *placement(state), ROUND)


OPENING: Final = Opening()


def placement(state: State) -> list[Step[State]]:
    """OUT-02.9  All at once, sealed; or one squad at a time in turn order, four laps (OUT-22.1)."""
    if state.place_in_turn:
        return [PlaceInTurn(seat) for _ in SQUADS for seat in turn_order(state)]
    return [PlaceTogether()]


def find_first_player(table: Table[State]) -> None:
    """OUT-02.11  Whose leader is the oldest; no two are of one age."""
    state = table.state
    ages = [AGE[shelter.leader] for shelter in state.shelters]
    state.first = state.token = ages.index(max(ages))
    table.tell(events.TookFirstTurn(name_of(state.first), max(ages)))


def unpack(state: State) -> int:
    """OUT-02.10  Each leader's resources and broken equipment; returns the tiles taken out of the 40."""
    aside = 0
    for shelter in state.shelters:
        shelter.stores = START_STORES[shelter.leader][:]
        tile = COPIES * START_EQUIPMENT[shelter.leader]
        shelter.broken = 1 << tile
        aside |= shelter.broken
    return aside


def stack_equipment(table: Table[State], aside: int) -> None:
    """OUT-02.14  The rest in two stacks; an odd tile goes to Blackwood."""
    state = table.state
    tiles = [tile for tile in range(TILES) if not aside >> tile & 1]
    table.dice.shuffle(tiles)
    larger = (len(tiles) + 1) // 2
    state.equipment = [tiles[:larger], tiles[larger:]]


def stack_disasters(table: Table[State]) -> None:
    """OUT-02.13  One face-down card for each round; the others are out of the game, unseen."""
    cards = list(range(len(DISASTERS)))
    table.dice.shuffle(cards)
    table.state.convoy = cards[:ROUNDS]
    table.state.disaster_box = cards[ROUNDS:]


def stack_prey(table: Table[State]) -> None:
    """OUT-02.15  Three stacks, the top token of each face up; the rest leaves the game unseen."""
    state = table.state
    tokens = list(range(len(PREY_OF)))
    table.dice.shuffle(tokens)
    size = PREY_PER_STACK[table.seats]
    for ground in range(len(GROUNDS)):
        state.prey[ground] = tokens[ground * size : (ground + 1) * size]
        turn_up_prey(table, ground)
    state.prey_box = tokens[len(GROUNDS) * size :]


def stack_search_tokens(table: Table[State]) -> None:
    """OUT-02.16  Each city has ten of its own."""
    for city in range(len(CITIES)):
        tokens = list(range(len(TOKEN_OF)))
        table.dice.shuffle(tokens)
        table.state.search[city] = tokens
