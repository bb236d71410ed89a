"""The staged table of the first lesson: day 1 of two shelters, with every tile and token where the lesson needs it."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c02_choosing import DROP, found_shelter, keep_rooms
from holdfast.games.outlive.chapters.c02_setup import find_first_player, unpack
from holdfast.games.outlive.chapters.c03_rounds import ROUND_STEPS
from holdfast.games.outlive.chapters.c04_dawn import Dawn
from holdfast.games.outlive.chapters.c22_placement import put_down
from holdfast.games.outlive.pieces import (
    CITIES,
    CITY_NAMES,
    COPIES,
    DISASTERS,
    EQUIPMENT,
    GROUNDS,
    LEADERS,
    MANNED_PLACES,
    ON_DISPLAY,
    OUT_AT_DAWN,
    PREY,
    PREY_OF,
    PREY_PER_STACK,
    ROOMS,
    ROUNDS,
    SPECIAL_OF,
    SQUADS,
    STOCK,
    TILES,
    TOKEN_OF,
    TOKENS,
    ZONES,
)
from holdfast.games.outlive.queries import spell_tiles
from holdfast.games.outlive.state import DAWN, State, empty_shelter
from holdfast.games.outlive.verbs import next_tile, reveal_token, turn_up_prey
from holdfast.kernel.table import Table


class Founded:
    """One of the two: who leads, which rooms were dealt, the one that was built, and where the squads rest."""

    def __init__(
        self, leader: str, kept: list[str], dropped: tuple[str, str], built: str, settled: int, squads: dict[str, str]
    ) -> None:
        self.leader = leader
        self.kept = kept
        self.dropped = dropped
        self.built = built
        self.settled = settled
        self.squads = squads


FOUNDED: Final = [
    Founded(
        "kooper_froste",
        ["well", "bulwark", "ventilation", "kitchen"],
        ("smokehouse", "living_quarters"),
        "builders",
        3,
        {"5": "blackwood", "4": "forest", "3a": "silent_peak", "3b": "military_base"},
    ),
    Founded(
        "lily_rose_wely",
        ["pantry", "scout_post", "machine_shop", "joinery"],
        ("cartridge_press", "warehouse"),
        "crisis_staff",
        4,
        {"3a": "blackwood", "5": "silent_peak", "3b": "fair", "4": "mine"},
    ),
]
"""By seat; the learner's is the first."""
DISPLAYS: Final = [["flashlight", "bear_trap", "body_armor"], ["bow", "crowbar", "filter"]]
"""For each city."""
SILENT_PEAK_TOP: Final = ["plank", "ration", "scrap_metal", "empty_cupboard", "ammunition", "algae_pills"]
"""From the top, once Dawn has turned up the others."""
PREY_TOP: Final = {"fair": "prey_4", "forest": "prey_5", "mine": "prey_3"}
CONVOY_TOP: Final = ["forest_fire", "cave_in"]
"""Of the first two days: neither strikes a shelter, so the first night's points stand the next morning."""


def stage(table: Table[State]) -> None:
    """OUT-02.19  As after set-up and the first Dawn; what no step of the lesson names is shuffled."""
    found_shelters(table)
    find_first_player(table)
    lay_out_cities(table, unpack(table.state))
    lay_out_prey(table)
    lay_out_convoy(table)
    for seat, one in enumerate(FOUNDED):
        for squad, zone in one.squads.items():
            put_down(table, seat, SQUADS.index(squad), ZONES.index(zone))
    break_day(table)
    table.then_all([step for step in ROUND_STEPS if not isinstance(step, Dawn)])


def found_shelters(table: Table[State]) -> None:
    """OUT-02.3 to OUT-02.7  The rooms and leaders as if they had been dealt and chosen so."""
    state = table.state
    state.shelters = [empty_shelter() for _ in FOUNDED]
    state.room_box = list(range(len(SPECIAL_OF)))
    state.leader_box = list(range(len(LEADERS)))
    for seat, one in enumerate(FOUNDED):
        shelter = state.shelters[seat]
        dealt = [ROOMS.index(room) for room in (*one.kept, *one.dropped)]
        shelter.dealt_rooms = [take(state.room_box, SPECIAL_OF, kind) for kind in dealt]
        shelter.dealt_leaders = [LEADERS.index(one.leader)]
        state.leader_box.remove(LEADERS.index(one.leader))
        state.known.rooms.look(shelter.dealt_rooms, 1 << seat)
        state.known.leaders.look(shelter.dealt_leaders, 1 << seat)
        first, second = sorted(ROOMS.index(room) for room in one.dropped)
        keep_rooms(state, seat, DROP[first][second])
        found_shelter(table, seat, ROOMS.index(one.built), one.settled, LEADERS.index(one.leader))
    table.dice.shuffle(state.room_box)
    table.dice.shuffle(state.leader_box)


def lay_out_cities(table: Table[State], aside: int) -> None:
    """OUT-02.14, OUT-04.3, OUT-04.4  The displays; what is left of each city's search tokens."""
    state = table.state
    tiles = [tile for tile in range(TILES) if not aside >> tile & 1]
    kinds = [tile // COPIES for tile in range(TILES)]
    shown = [[take(tiles, kinds, EQUIPMENT.index(kind)) for kind in display] for display in DISPLAYS]
    table.dice.shuffle(tiles)
    half = len(tiles) // len(CITIES)
    state.equipment = [tiles[:half] + shown[0], tiles[half:] + shown[1]]
    for city, name in enumerate(CITY_NAMES):
        for _ in range(ON_DISPLAY):
            state.displays[city] |= 1 << next_tile(table, city)
        tokens = list(range(len(TOKEN_OF)))
        top = [take(tokens, TOKEN_OF, TOKENS.index(token)) for token in SILENT_PEAK_TOP if name == "silent_peak"]
        table.dice.shuffle(tokens)
        state.search[city] = top[::-1] + tokens
        out = [TOKENS[reveal_token(table, city)] for _ in range(OUT_AT_DAWN[table.seats])]
        table.tell(events.CityRestocked(name, spell_tiles(state.displays[city]), out))


def lay_out_prey(table: Table[State]) -> None:
    """OUT-02.15  Three stacks with these tokens on top."""
    state = table.state
    tokens = list(range(len(PREY_OF)))
    tops = [take(tokens, PREY_OF, PREY.index(PREY_TOP[ZONES[zone]])) for zone in GROUNDS]
    table.dice.shuffle(tokens)
    below = PREY_PER_STACK[table.seats] - 1
    for ground, top in enumerate(tops):
        state.prey[ground] = [*tokens[ground * below : (ground + 1) * below], top]
        turn_up_prey(table, ground)
    state.prey_box = tokens[len(GROUNDS) * below :]


def lay_out_convoy(table: Table[State]) -> None:
    """OUT-02.13  The cards of the first days on top."""
    cards = list(range(len(DISASTERS)))
    top = [DISASTERS.index(card) for card in CONVOY_TOP]
    for card in top:
        cards.remove(card)
    table.dice.shuffle(cards)
    below = ROUNDS - len(top)
    table.state.convoy = cards[:below] + top[::-1]
    table.state.disaster_box = cards[below:]


def break_day(table: Table[State]) -> None:
    """OUT-04.1, OUT-04.2, OUT-04.5  The first Dawn, but for the cities."""
    state = table.state
    state.round, state.phase = 1, DAWN
    state.stock = STOCK[table.seats][:]
    state.algae = True
    for place in MANNED_PLACES:
        state.ship_survivors |= 1 << place
    table.tell(events.DayBroke(state.round))


def take(box: list[int], kinds: list[int], kind: int) -> int:
    """A tile or token of this kind, out of the box."""
    piece = next(piece for piece in box if kinds[piece] == kind)
    box.remove(piece)
    return piece
