"""OUT-22  Placing the squads: all at once and sealed, or one by one in turn order."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.outlive import events
from holdfast.games.outlive.pieces import RING, SQUADS, START_ZONES, STRENGTH, STRONGEST_FIRST, ZONES
from holdfast.games.outlive.queries import name_of
from holdfast.games.outlive.state import State
from holdfast.kernel.errors import RulesError
from holdfast.kernel.step import COUNTED, Choice, Decision, Fork, Seat, Step
from holdfast.kernel.table import Table


class Place(Choice):
    """A squad of this strength into this zone."""

    icon = "flag"

    def __init__(self, strength: int, zone: int) -> None:
        super().__init__(f"place {strength} {ZONES[zone]}")
        self.strength = strength
        self.zone = zone

    def anchors(self) -> list[str]:
        return [f"strength:{self.strength}", f"zone:{ZONES[self.zone]}"]


PLACE: Final = [[Place(strength, zone) for zone in range(RING)] for strength in range(max(STRENGTH) + 1)]
TOLD_APART: Final = [squad for squad in STRONGEST_FIRST if STRENGTH.count(STRENGTH[squad]) == 1]
"""Squads whose strength no other has. Once they are placed, the two equal ones make no difference."""


class PlaceTogether(Fork[State]):
    """OUT-R37  Everyone decides sealed; then all squads are shown together."""

    def seats(self, table: Table[State]) -> list[Seat]:
        return list(range(table.seats))

    def lane(self, table: Table[State], seat: Seat) -> list[Step[Any]]:
        return [PlaceSquad(seat, [])]

    def join(self, table: Table[State], sealed: dict[Seat, list[Choice]]) -> None:
        for seat, choices in sealed.items():
            zones = START_ZONES[table.state.shelters[seat].leader][:]
            for squad, choice in zip(TOLD_APART, choices, strict=True):
                if not isinstance(choice, Place):
                    raise RulesError("only places are sealed here")
                zones.remove(choice.zone)
                put_down(table, seat, squad, choice.zone)
            for squad in STRONGEST_FIRST:
                if squad not in TOLD_APART:
                    put_down(table, seat, squad, zones.pop(0))


class PlaceSquad(Decision[State, Place]):
    """OUT-02.8  Which of the leader's four zones each squad starts in; the strongest is placed first."""

    rule = "OUT-02.8"
    face = COUNTED
    timer = "set_up"

    def __init__(self, seat: Seat, taken: list[int]) -> None:
        self.seat = seat
        self.taken = taken

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        strength = STRENGTH[TOLD_APART[len(self.taken)]]
        zones = START_ZONES[table.state.shelters[seat].leader]
        return [PLACE[strength][zone] for zone in zones if zone not in self.taken]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[0]

    def take(self, table: Table[State], seat: Seat, choice: Place) -> None:
        table.seal(choice)
        taken = [*self.taken, choice.zone]
        if len(taken) < len(TOLD_APART):
            table.then(PlaceSquad(seat, taken))


class PlaceInTurn(Step[State]):
    """OUT-22.1  One squad of this player."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        table.then(PlaceOne(self.seat))


class PlaceOne(Decision[State, Place]):
    """OUT-22.1  Any squad not yet on the board, into any of the leader's zones still empty of one's own."""

    rule = "OUT-22.1"
    automatic = True
    timer = "set_up"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        shelter = table.state.shelters[seat]
        zones = [zone for zone in START_ZONES[shelter.leader] if zone not in shelter.zones]
        waiting = [STRENGTH[squad] for squad in STRONGEST_FIRST if shelter.zones[squad] < 0]
        return [PLACE[strength][zone] for strength in dict.fromkeys(waiting) for zone in zones]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[0]

    def take(self, table: Table[State], seat: Seat, choice: Place) -> None:
        shelter = table.state.shelters[seat]
        for squad in range(len(SQUADS)):
            if shelter.zones[squad] < 0 and STRENGTH[squad] == choice.strength:
                put_down(table, seat, squad, choice.zone)
                return


def put_down(table: Table[State], seat: Seat, squad: int, zone: int) -> None:
    """A squad rests in its starting zone."""
    table.state.shelters[seat].zones[squad] = zone
    table.tell(events.SquadPlaced(name_of(seat), SQUADS[squad], ZONES[zone]))
