"""OUT-20  Equipment that works by arriving: gains from the reserve, and the Flashlight."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive.chapters.c01_payments import ANY_TIME
from holdfast.games.outlive.chapters.c07_attacks import visit_of
from holdfast.games.outlive.pieces import (
    ARRIVAL_RESOURCE,
    ARRIVAL_TILES,
    CITY_OF,
    EQUIPMENT,
    FLASHLIGHT,
    TILE_AMOUNT,
)
from holdfast.games.outlive.queries import airlock_space, has_tool
from holdfast.games.outlive.state import State
from holdfast.games.outlive.verbs import IN_AIRLOCK, gain, turn, welcome
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class Light(Choice):
    """Bring in the survivor that the Flashlight finds, or not."""

    icon = "flashlight"

    def __init__(self, use: bool) -> None:
        super().__init__("light" if use else "no light")
        self.use = use

    def anchors(self) -> list[str]:
        return [f"tile:{EQUIPMENT[FLASHLIGHT]}"] if self.use else []


LIGHT: Final = Light(True)
NO_LIGHT: Final = Light(False)
LIGHT_OR_NOT: Final[list[Choice]] = [LIGHT, NO_LIGHT]


class Arrival(Step[State]):
    """OUT-15.4  What equipment gives a squad that has arrived, whether or not it acts; the Flashlight last."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        visit = visit_of(state)
        shelter = state.shelters[visit.seat]
        if not shelter.repaired:
            return
        for kind in ARRIVAL_TILES[visit.zone]:
            if has_tool(shelter, kind):
                turn(table, visit.seat, kind)
                gain(table, visit.seat, ARRIVAL_RESOURCE[kind], TILE_AMOUNT[kind], EQUIPMENT[kind])
        if CITY_OF[visit.zone] >= 0 and has_tool(shelter, FLASHLIGHT) and airlock_space(shelter):
            table.then(UseFlashlight(visit.seat))


ARRIVAL: Final = Arrival()


class UseFlashlight(Decision[State, Light]):
    """OUT-20.3  A survivor from the reserve into the airlock; declined, the tile stays for the other city (OUT-R25)."""

    rule = "OUT-20.3"
    allows = ANY_TIME
    timer = "day_turn"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return LIGHT_OR_NOT

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return LIGHT

    def take(self, table: Table[State], seat: Seat, choice: Light) -> None:
        if choice.use:
            turn(table, seat, FLASHLIGHT)
            welcome(table, seat, IN_AIRLOCK, EQUIPMENT[FLASHLIGHT])
