"""OUT-11  Losing survivors: the owner chooses, from any room or the airlock, one after another."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive.chapters.c01_payments import ANY_TIME
from holdfast.games.outlive.pieces import AIRLOCK, QUARTERS_HOLD, ROOMS, SHELTER_ROOMS, SLOTS, UPKEEP
from holdfast.games.outlive.queries import all_survivors, is_full, kind_in, level
from holdfast.games.outlive.state import Shelter, State
from holdfast.games.outlive.verbs import IN_AIRLOCK, lose
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


def room_word(tag: int) -> str:
    """A room's notation; the second of two equal ones is numbered."""
    return f"{ROOMS[tag >> 1]} 2" if tag & 1 else ROOMS[tag >> 1]


TAGS: Final = 2 * len(ROOMS)
"""Numbers that `Shelter.rooms` can hold."""


def place_anchor(tag: int) -> str:
    """Where on the shelter a room, or the airlock, can be clicked."""
    return "airlock" if tag == IN_AIRLOCK else f"room:{room_word(tag)}"


def kind_anchors(kind: int) -> list[str]:
    """Both places where a room of this kind may be; the ability of either is the same."""
    return [place_anchor(2 * kind), place_anchor(2 * kind + 1)]


class Lose(Choice):
    """So many survivors of this room, or of the airlock."""

    icon = "skull"

    def __init__(self, tag: int, survivors: int) -> None:
        where = "airlock" if tag == IN_AIRLOCK else room_word(tag)
        super().__init__(f"lose {where}" if survivors == 1 else f"lose {survivors} {where}")
        self.tag = tag
        self.survivors = survivors

    def anchors(self) -> list[str]:
        return [place_anchor(self.tag)]


LOSE_IN_AIRLOCK: Final = [Lose(IN_AIRLOCK, number + 1) for number in range(AIRLOCK)]
LOSE_IN: Final = [[Lose(tag, number + 1) for number in range(max(QUARTERS_HOLD, *SLOTS))] for tag in range(TAGS)]


class LoseSurvivors(Step[State]):
    """OUT-11.4  So many survivors are lost, or all there are."""

    def __init__(self, seat: Seat, lost: int) -> None:
        self.seat = seat
        self.lost = lost

    def run(self, table: Table[State]) -> None:
        shelter = table.state.shelters[self.seat]
        if all_survivors(shelter) > self.lost:
            if self.lost:
                table.then(LoseSurvivor(self.seat, self.lost))
            return
        if shelter.airlock:
            lose(table, self.seat, IN_AIRLOCK, shelter.airlock)
        for slot in range(SHELTER_ROOMS):
            if shelter.survivors[slot]:
                lose(table, self.seat, slot, shelter.survivors[slot])


class LoseSurvivor(Decision[State, Lose]):
    """OUT-R28  Which ones: the owner chooses, also from a full room; several of one place can be named at once."""

    rule = "OUT-11.4"
    automatic = True
    allows = ANY_TIME
    timer = "reaction"

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        shelter = table.state.shelters[seat]
        options: list[Choice] = list(LOSE_IN_AIRLOCK[: min(self.left, shelter.airlock)])
        for slot in range(SHELTER_ROOMS):
            options.extend(LOSE_IN[shelter.rooms[slot]][: min(self.left, shelter.survivors[slot])])
        # Where all are in one place, there is nothing to choose.
        lone = max(shelter.airlock, *shelter.survivors) == all_survivors(shelter)
        return options[-1:] if lone else options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        slot = least_missed(table.state, seat)
        place = LOSE_IN_AIRLOCK if slot == IN_AIRLOCK else LOSE_IN[table.state.shelters[seat].rooms[slot]]
        options = self.options(table, seat)
        return options[0] if len(options) == 1 else place[0]

    def take(self, table: Table[State], seat: Seat, choice: Lose) -> None:
        slot = IN_AIRLOCK if choice.tag == IN_AIRLOCK else table.state.shelters[seat].rooms.index(choice.tag)
        lose(table, seat, slot, choice.survivors)
        table.then(LoseSurvivors(seat, self.left - choice.survivors))


def least_missed(state: State, seat: Seat) -> int:
    """Who an absent player loses: of the emptiest room that does not work, of the airlock if it can spare one."""
    shelter = state.shelters[seat]
    idle = [slot for slot in range(SHELTER_ROOMS) if shelter.survivors[slot] and not is_full(shelter, slot)]
    if idle:
        return min(idle, key=lambda slot: shelter.survivors[slot])
    if shelter.airlock > level(state):
        return IN_AIRLOCK
    return dearest_room(shelter)


def dearest_room(shelter: Shelter) -> int:
    """The full room with the highest upkeep; the airlock where there is none."""
    best, cost = IN_AIRLOCK, 0
    for slot in range(SHELTER_ROOMS):
        if shelter.survivors[slot] and UPKEEP[kind_in(shelter, slot)] > cost:
            best, cost = slot, UPKEEP[kind_in(shelter, slot)]
    return best
