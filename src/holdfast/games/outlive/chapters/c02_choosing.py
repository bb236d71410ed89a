"""OUT-02  Set-up: what every player chooses sealed, and all open together."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from holdfast.games.outlive import events
from holdfast.games.outlive.pieces import (
    AGE,
    COMMON_ROOMS,
    CRISIS_STAFF,
    LEADERS,
    ROOMS,
    SETTLERS,
    SLOTS,
    SPECIAL_OF,
    SPECIAL_ROOMS,
    UPKEEP,
)
from holdfast.games.outlive.queries import name_of
from holdfast.games.outlive.state import Shelter, State
from holdfast.kernel.errors import RulesError
from holdfast.kernel.step import COUNTED, Choice, Decision, Fork, Seat, Step
from holdfast.kernel.table import Table


class Drop(Choice):
    """Turn down these two rooms and keep the other four."""

    icon = "x"

    def __init__(self, first: int, second: int) -> None:
        super().__init__(f"drop {ROOMS[first]} {ROOMS[second]}")
        self.first = first
        self.second = second

    def anchors(self) -> list[str]:
        return [f"dealt:{ROOMS[self.first]}", f"dealt:{ROOMS[self.second]}"]


class BuildFirst(Choice):
    """Build this room for free."""

    icon = "hammer"

    def __init__(self, room: int) -> None:
        super().__init__(f"build {ROOMS[room]}")
        self.room = room

    def anchors(self) -> list[str]:
        return [f"dealt:{ROOMS[self.room]}"]


class Settle(Choice):
    """So many of the first survivors into the room, the others into the airlock."""

    icon = "person"

    def __init__(self, survivors: int) -> None:
        super().__init__(f"settle {survivors}")
        self.survivors = survivors

    def anchors(self) -> list[str]:
        return [f"settle:{self.survivors}"]


class Lead(Choice):
    """Follow this leader."""

    icon = "person"

    def __init__(self, leader: int) -> None:
        super().__init__(f"lead {LEADERS[leader]}")
        self.leader = leader

    def anchors(self) -> list[str]:
        return [f"leader:{LEADERS[self.leader]}"]


DROP: Final = [[Drop(first, second) for second in range(len(ROOMS))] for first in range(len(ROOMS))]
BUILD_FIRST: Final = [BuildFirst(room) for room in range(len(ROOMS))]
SETTLE: Final[list[Choice]] = [Settle(survivors) for survivors in range(SETTLERS + 1)]
LEAD: Final = [Lead(leader) for leader in range(len(LEADERS))]


class Choosing(Fork[State]):
    """OUT-R34  Rooms, first room, survivors and leader: private until the last player has chosen."""

    def seats(self, table: Table[State]) -> list[Seat]:
        return list(range(table.seats))

    def lane(self, table: Table[State], seat: Seat) -> list[Step[Any]]:
        return [KeepRooms(seat)]

    def join(self, table: Table[State], sealed: dict[Seat, list[Choice]]) -> None:
        for seat, choices in sealed.items():
            drop, first, settle, lead = choices
            if not (isinstance(drop, Drop) and isinstance(first, BuildFirst)):
                raise RulesError("rooms are chosen first")
            if not (isinstance(settle, Settle) and isinstance(lead, Lead)):
                raise RulesError("survivors and leader are chosen last")
            keep_rooms(table.state, seat, drop)
            found_shelter(table, seat, first.room, settle.survivors, lead.leader)


class KeepRooms(Decision[State, Drop]):
    """OUT-02.4  Keep four of the six special rooms; the other two leave the game."""

    rule = "OUT-02.4"
    face = COUNTED
    timer = "set_up"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        dealt = dealt_kinds(table.state.shelters[seat])
        return [DROP[first][second] for first, second in sorted(set(combinations(dealt, 2)))]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """The four with the lowest upkeep stay."""
        dealt = sorted(dealt_kinds(table.state.shelters[seat]), key=lambda kind: UPKEEP[kind])
        first, second = sorted(dealt[SPECIAL_ROOMS:])
        return DROP[first][second]

    def take(self, table: Table[State], seat: Seat, choice: Drop) -> None:
        kept = dealt_kinds(table.state.shelters[seat])
        kept.remove(choice.first)
        kept.remove(choice.second)
        table.seal(choice)
        table.then(FirstRoom(seat, kept))


class FirstRoom(Decision[State, BuildFirst]):
    """OUT-02.5  One of the seven rooms is built for free."""

    rule = "OUT-02.5"
    face = COUNTED
    timer = "set_up"

    def __init__(self, seat: Seat, kept: list[int]) -> None:
        self.seat = seat
        self.kept = kept

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [BUILD_FIRST[kind] for kind in [*range(COMMON_ROOMS), *sorted(set(self.kept))]]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return BUILD_FIRST[CRISIS_STAFF]

    def take(self, table: Table[State], seat: Seat, choice: BuildFirst) -> None:
        table.seal(choice)
        table.then(SettleFirst(seat, choice.room))


class SettleFirst(Decision[State, Settle]):
    """OUT-02.6  Four survivors, in any split, in that room and in the airlock."""

    rule = "OUT-02.6"
    face = COUNTED
    timer = "set_up"

    def __init__(self, seat: Seat, room: int) -> None:
        self.seat = seat
        self.room = room

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return SETTLE[: SLOTS[self.room] + 1]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[-1]

    def take(self, table: Table[State], seat: Seat, choice: Settle) -> None:
        table.seal(choice)
        table.then(ChooseLeader(seat))


class ChooseLeader(Decision[State, Lead]):
    """OUT-02.7  One of the two leaders stays."""

    rule = "OUT-02.7"
    face = COUNTED
    timer = "set_up"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [LEAD[leader] for leader in table.state.shelters[seat].dealt_leaders]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return LEAD[max(table.state.shelters[seat].dealt_leaders, key=lambda leader: AGE[leader])]

    def take(self, table: Table[State], seat: Seat, choice: Lead) -> None:
        table.seal(choice)


def dealt_kinds(shelter: Shelter) -> list[int]:
    """The kinds of the special rooms that were dealt, in the order of the catalogue."""
    return sorted(SPECIAL_OF[tile] for tile in shelter.dealt_rooms)


def keep_rooms(state: State, seat: Seat, drop: Drop) -> None:
    """OUT-02.4  The four kept rooms fill the central column below the common ones, in the order of the catalogue."""
    shelter = state.shelters[seat]
    turned_down = [drop.first, drop.second]
    kept: list[int] = []
    rest: list[int] = []
    for tile in sorted(shelter.dealt_rooms):
        if SPECIAL_OF[tile] in turned_down:
            turned_down.remove(SPECIAL_OF[tile])
            rest.append(tile)
        else:
            kept.append(SPECIAL_OF[tile])
    shelter.dealt_rooms = rest
    for kind in kept:
        shelter.rooms = [*shelter.rooms, 2 * kind + (2 * kind in shelter.rooms)]
    shelter.kinds = sum(1 << kind for kind in {tag >> 1 for tag in shelter.rooms})


def found_shelter(table: Table[State], seat: Seat, room: int, settled: int, leader: int) -> None:
    """OUT-02.5 to OUT-02.7  The first room, the first survivors, the leader; the other leader stays unseen."""
    shelter = table.state.shelters[seat]
    slot = shelter.rooms.index(2 * room)
    shelter.built = 1 << slot
    shelter.survivors[slot] = settled
    shelter.airlock = SETTLERS - settled
    shelter.leader = leader
    shelter.dealt_leaders = [other for other in shelter.dealt_leaders if other != leader]
    names = [ROOMS[tag >> 1] for tag in shelter.rooms[COMMON_ROOMS:]]
    table.tell(events.ShelterChosen(name_of(seat), LEADERS[leader], names, ROOMS[room], settled, shelter.airlock))
