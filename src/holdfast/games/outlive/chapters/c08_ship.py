"""OUT-08  The cargo ship: cans, and a survivor who looks for a bed."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c01_payments import ANY_TIME
from holdfast.games.outlive.chapters.c07_attacks import visit_of
from holdfast.games.outlive.chapters.c11_losses import TAGS, place_anchor, room_word
from holdfast.games.outlive.pieces import (
    BOARDING_CANS,
    BOARDING_PARTY,
    CANS,
    CANS_ON,
    CARGO,
    PANTRY,
    PANTRY_CANS,
    SHELTER_ROOMS,
    ZONES,
)
from holdfast.games.outlive.queries import airlock_space, free_slots, name_of, number_ready, ready
from holdfast.games.outlive.state import Shelter, State
from holdfast.games.outlive.verbs import IN_AIRLOCK, gain, use_room, welcome
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class Bed(Choice):
    """The survivor goes to this room, or to the airlock."""

    icon = "person"

    def __init__(self, tag: int) -> None:
        super().__init__("bed airlock" if tag == IN_AIRLOCK else f"bed {room_word(tag)}")
        self.tag = tag

    def anchors(self) -> list[str]:
        return [place_anchor(self.tag)]


class Leave(Choice):
    """The survivor stays on the ship."""

    icon = "x"


BED_IN_AIRLOCK: Final = Bed(IN_AIRLOCK)
BED_IN: Final = [Bed(tag) for tag in range(TAGS)]
LEAVE: Final = Leave("leave")


class LandCargo(Step[State]):
    """OUT-08.14  The cans of the place, with the rooms that add to them; then the survivor."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        visit = visit_of(state)
        seat = visit.seat
        shelter = state.shelters[seat]
        cans = CANS_ON[shelter.berth] + room_cans(shelter)
        use_all(table, seat, PANTRY)
        use_all(table, seat, BOARDING_PARTY)
        gain(table, seat, CANS, cans, ZONES[CARGO])
        if is_survivor_waiting(state, shelter.berth, visit.guest) and has_bed(shelter):
            table.then(TakeSurvivor(seat))


LAND_CARGO: Final = LandCargo()


def room_cans(shelter: Shelter) -> int:
    """OUT-19.5, OUT-19.6  Every Pantry and every Boarding Party, once a round; they add up (OUT-19.23)."""
    return PANTRY_CANS * number_ready(shelter, PANTRY) + BOARDING_CANS * number_ready(shelter, BOARDING_PARTY)


def use_all(table: Table[State], seat: Seat, kind: int) -> None:
    """OUT-14.4  Every room of this kind that is ready does its work."""
    shelter = table.state.shelters[seat]
    slot = ready(shelter, kind)
    while slot >= 0:
        use_room(table, seat, slot)
        slot = ready(shelter, kind)


def is_survivor_waiting(state: State, place: int, guest: bool) -> bool:
    """OUT-08.14, OUT-R6  The place's own survivor; a guest on a taken place is given one from the reserve."""
    return guest or state.ship_survivors >> place & 1 != 0


def has_bed(shelter: Shelter) -> bool:
    """OUT-08.15  Is there a space in the airlock or in any built room?"""
    return airlock_space(shelter) > 0 or any(free_slots(shelter, slot) for slot in range(SHELTER_ROOMS))


class TakeSurvivor(Decision[State, Bed | Leave]):
    """OUT-08.15  To the airlock, straight into a room, or left on the ship (OUT-R38)."""

    rule = "OUT-08.15"
    allows = ANY_TIME
    timer = "day_turn"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        shelter = table.state.shelters[seat]
        options: list[Choice] = [BED_IN_AIRLOCK] if airlock_space(shelter) else []
        options.extend([BED_IN[shelter.rooms[slot]] for slot in range(SHELTER_ROOMS) if free_slots(shelter, slot)])
        options.append(LEAVE)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """The room that lacks the fewest, else the airlock."""
        shelter = table.state.shelters[seat]
        open_rooms = [slot for slot in range(SHELTER_ROOMS) if free_slots(shelter, slot)]
        if open_rooms:
            return BED_IN[shelter.rooms[min(open_rooms, key=lambda slot: free_slots(shelter, slot))]]
        return BED_IN_AIRLOCK

    def take(self, table: Table[State], seat: Seat, choice: Bed | Leave) -> None:
        """OUT-R6  A guest on a taken place is supplied from the reserve; the place keeps its own survivor."""
        state = table.state
        shelter = state.shelters[seat]
        if isinstance(choice, Leave):
            table.tell(events.SurvivorLeftBehind(name_of(seat)))
            return
        if not visit_of(state).guest:
            state.ship_survivors &= ~(1 << shelter.berth)
        welcome(table, seat, IN_AIRLOCK if choice.tag == IN_AIRLOCK else shelter.rooms.index(choice.tag), ZONES[CARGO])
