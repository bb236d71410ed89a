"""OUT-04  Phase 1, Dawn: the board is restocked. Nobody decides anything."""

from __future__ import annotations

from holdfast.games.outlive import events
from holdfast.games.outlive.pieces import (
    CITIES,
    CITY_NAMES,
    MANNED_PLACES,
    ON_DISPLAY,
    OUT_AT_DAWN,
    STOCK,
    TOKEN_OF,
    TOKENS,
)
from holdfast.games.outlive.queries import spell_tiles
from holdfast.games.outlive.state import DAWN, State
from holdfast.games.outlive.verbs import next_tile, reveal_token
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table


class Dawn(Step[State]):
    """OUT-03.2  Zones, algae, cities and ship; prey stacks are never refilled (OUT-04.6)."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.phase = DAWN
        # OUT-04.1: exactly the maximum, never more or less.
        state.stock = STOCK[table.seats][:]
        # OUT-04.2
        state.algae = True
        for city in range(len(CITIES)):
            restock_city(table, city)
        # OUT-04.5: a survivor who was refused still waits, so that place gets no second one (OUT-R38).
        for place in MANNED_PLACES:
            state.ship_survivors |= 1 << place
        state.ship_visited = False


def restock_city(table: Table[State], city: int) -> None:
    """OUT-04.3, OUT-04.4  New equipment on display, then the search tokens."""
    state = table.state
    state.discard |= state.displays[city]
    state.displays[city] = 0
    for _ in range(ON_DISPLAY):
        tile = next_tile(table, city)
        if tile >= 0:
            state.displays[city] |= 1 << tile
    shuffle_tokens(table, city)
    out = [TOKENS[reveal_token(table, city)] for _ in range(OUT_AT_DAWN[table.seats])]
    if not table.unheard():
        table.tell(events.CityRestocked(CITY_NAMES[city], spell_tiles(state.displays[city]), out))


def shuffle_tokens(table: Table[State], city: int) -> None:
    """OUT-04.4  All ten tokens of the city, face down."""
    state = table.state
    tokens = list(range(len(TOKEN_OF)))
    state.revealed[city] = 0
    state.known.search[city].shuffled(tokens)
    table.dice.shuffle(tokens)
    state.search[city] = tokens
