"""OUT-15  Night, step 6: repairs."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c01_payments import REPAIR as REPAIR_PURPOSE
from holdfast.games.outlive.chapters.c01_payments import material_limits, payment, within
from holdfast.games.outlive.chapters.c11_losses import kind_anchors
from holdfast.games.outlive.chapters.c19_rooms import larger_stack
from holdfast.games.outlive.pieces import (
    BENCH,
    BENCH_SAVES,
    CITIES,
    CITY_NAMES,
    EQUIPMENT,
    MACHINE_SHOP,
    REPAIR,
    REPAIR_TOKENS,
    TOOL_ROOM,
    TOOLS_SAVE,
)
from holdfast.games.outlive.queries import is_ready, kinds_among, name_of, ready, tile_in
from holdfast.games.outlive.state import Shelter, State
from holdfast.games.outlive.verbs import draw_blind, use_room
from holdfast.kernel.step import Choice, Decision, Seat
from holdfast.kernel.table import Table

SHOP, TOOLS, CHEAP, FULL = range(4)
WAYS: Final = ("shop", "tools", "bench", "full")
SAVES: Final = (max(REPAIR_TOKENS), TOOLS_SAVE, BENCH_SAVES, 0)
"""OUT-R19  One discount at most for one repair."""

PRICE: Final[list[list[int]]] = [[max(0, tokens - saves) for saves in SAVES] for tokens in REPAIR_TOKENS]
"""So many of the printed materials, by tile and way."""

PRINTED: Final[list[list[int]]] = [[means for means, n in enumerate(tile) if n] for tile in REPAIR]
"""The materials that are printed on each tile."""

ROOM_OF: Final = {SHOP: MACHINE_SHOP, TOOLS: TOOL_ROOM, CHEAP: BENCH}
"""The room that makes a repair cheaper."""


class Mend(Choice):
    """Repair this equipment: free in the Machine Shop, cheaply in the Tool Room or after a Salvage Bench, or fully."""

    icon = "wrench"

    def __init__(self, tile: int, way: int) -> None:
        super().__init__(f"repair {EQUIPMENT[tile]}" if way == FULL else f"repair {EQUIPMENT[tile]} {WAYS[way]}")
        self.tile = tile
        self.way = way

    def anchors(self) -> list[str]:
        rooms = kind_anchors(ROOM_OF[self.way]) if self.way in ROOM_OF else []
        return [f"tile:{EQUIPMENT[self.tile]}", *rooms]


class Salvage(Choice):
    """Use the Salvage Bench: draw blind from this city's stack, then one repair is cheaper."""

    icon = "wrench"

    def __init__(self, city: int) -> None:
        super().__init__(f"salvage {CITY_NAMES[city]}")
        self.city = city

    def anchors(self) -> list[str]:
        return [*kind_anchors(BENCH), f"zone:{CITY_NAMES[self.city]}"]


class Done(Choice):
    """Nothing more tonight."""

    icon = "check"

    def anchors(self) -> list[str]:
        return ["end"]


MEND: Final = [[Mend(tile, way) for way in range(len(WAYS))] for tile in range(len(EQUIPMENT))]
SALVAGE: Final[list[Choice]] = [Salvage(city) for city in range(len(CITIES))]
DONE: Final = Done("done")


class RepairOne(Decision[State, Mend | Salvage | Done]):
    """OUT-15.1  Any number of repairs a night: repair something, use the Salvage Bench (OUT-19.2), or be done."""

    rule = "OUT-15.1"
    automatic = True
    timer = "night"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        add_repairs(options, table.state.shelters[seat])
        options.append(DONE)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return usual_repair(table.state, table.state.shelters[seat])

    def take(self, table: Table[State], seat: Seat, choice: Mend | Salvage | Done) -> None:
        repair(table, seat, choice)


def add_repairs(options: list[Choice], shelter: Shelter) -> None:
    """OUT-15.1, OUT-19.2  The Bench's draw; then every tile in every way that can be paid, the cheapest first."""
    if is_ready(shelter, BENCH):
        options.extend(SALVAGE)
    broken = kinds_among(shelter.broken)
    if broken:
        ways = open_ways(shelter)
        for kind in broken:
            has = materials_for(shelter, kind)
            options.extend([MEND[kind][way] for way in ways if has >= PRICE[kind][way]])


def usual_repair(state: State, shelter: Shelter) -> Choice:
    """An absent player uses the Bench, then repairs whatever can be repaired, each as cheaply as possible."""
    options: list[Choice] = []
    add_repairs(options, shelter)
    if not options:
        return DONE
    return SALVAGE[larger_stack(state)] if isinstance(options[0], Salvage) else options[0]


def repair(table: Table[State], seat: Seat, choice: Mend | Salvage | Done) -> None:
    """OUT-15.1  One after another, until the player is done."""
    if isinstance(choice, Done):
        return
    table.then(RepairOne(seat))
    if isinstance(choice, Salvage):
        shelter = table.state.shelters[seat]
        use_room(table, seat, ready(shelter, BENCH))
        shelter.cheap_repairs += 1
        draw_blind(table, seat, choice.city)
    else:
        mend(table, seat, choice.tile, choice.way)


def mend(table: Table[State], seat: Seat, kind: int, way: int) -> None:
    """OUT-15.1  The tile moves to the right of the shelter and can be used at once; then it is paid for.

    OUT-R19  One room helps at most; which of the printed materials it waives, the payer chooses.
    """
    shelter = table.state.shelters[seat]
    bit = 1 << tile_in(shelter.broken, kind)
    shelter.broken &= ~bit
    shelter.repaired |= bit
    if not table.unheard():
        table.tell(events.EquipmentRepaired(name_of(seat), EQUIPMENT[kind]))
    if way == SHOP:
        use_room(table, seat, ready(shelter, MACHINE_SHOP))
    elif way == TOOLS:
        use_room(table, seat, ready(shelter, TOOL_ROOM))
    elif way == CHEAP:
        shelter.cheap_repairs -= 1
    limits = within(material_limits(shelter), REPAIR[kind])
    table.then_all(payment(seat, REPAIR_PURPOSE, PRICE[kind][way], limits))


def open_ways(shelter: Shelter) -> list[int]:
    """OUT-19.2, OUT-19.18, OUT-19.22  The ways of repairing whose room is ready, the cheapest first."""
    ways: list[int] = []
    if is_ready(shelter, MACHINE_SHOP):
        ways.append(SHOP)
    if is_ready(shelter, TOOL_ROOM):
        ways.append(TOOLS)
    if shelter.cheap_repairs:
        ways.append(CHEAP)
    ways.append(FULL)
    return ways


def materials_for(shelter: Shelter, kind: int) -> int:
    """OUT-R19  So many of the printed materials are at hand."""
    has = 0
    for means in PRINTED[kind]:
        has += min(shelter.stores[means], REPAIR[kind][means])
    return has
