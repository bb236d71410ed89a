"""OUT-14  Night, step 5: build rooms, populate them, use what they do."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c01_payments import BUILDING, material_limits, payment
from holdfast.games.outlive.chapters.c11_losses import TAGS, place_anchor, room_word
from holdfast.games.outlive.chapters.c15_repairs import (
    DONE,
    Done,
    Mend,
    Salvage,
    add_repairs,
    repair,
    usual_repair,
)
from holdfast.games.outlive.chapters.c19_rooms import (
    SCRAP,
    USE_ROOM,
    Scrap,
    UseRoom,
    free_ability,
    scrap,
    usable_rooms,
    use_ability,
)
from holdfast.games.outlive.pieces import (
    BUILD_PRICE,
    BUILDERS,
    BUILDERS_SAVE,
    LEVEL,
    MATERIALS,
    ROOMS,
    ROUNDS,
    SHELTER_ROOMS,
    SLOTS,
    VENTILATION,
    VENTILATION_ABSORBS,
    YARD,
)
from holdfast.games.outlive.queries import (
    free_slots,
    is_built,
    is_ready,
    kind_in,
    kinds_among,
    name_of,
    number_full,
    number_of,
    ready,
)
from holdfast.games.outlive.state import Shelter, State
from holdfast.games.outlive.verbs import use_room
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class Build(Choice):
    """Build this room; `cheaply`: with the Builders' Crew."""

    icon = "hammer"

    def __init__(self, tag: int, cheaply: bool) -> None:
        super().__init__(f"build {room_word(tag)} crew" if cheaply else f"build {room_word(tag)}")
        self.tag = tag
        self.cheaply = cheaply

    def anchors(self) -> list[str]:
        return [place_anchor(self.tag)]


class MoveIn(Choice):
    """So many survivors from the airlock into this room."""

    icon = "person"

    def __init__(self, tag: int, survivors: int) -> None:
        super().__init__(f"house {survivors} {room_word(tag)}")
        self.tag = tag
        self.survivors = survivors

    def anchors(self) -> list[str]:
        return [place_anchor(self.tag)]


BUILD: Final = [[Build(tag, cheaply) for tag in range(TAGS)] for cheaply in (False, True)]
MOVE_IN: Final = [[MoveIn(tag, survivors + 1) for survivors in range(max(SLOTS))] for tag in range(TAGS)]

Work = Build | MoveIn | UseRoom | Scrap | Mend | Salvage | Done


class Building(Step[State]):
    """OUT-14.1  In any order and any number of times."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        table.then(Improve(self.seat))


class Improve(Decision[State, Work]):
    """OUT-14.1  Build, move survivors in, use an ability of this step; or go on to repairs, or be done."""

    rule = "OUT-14.1"
    automatic = True
    timer = "night"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        shelter = table.state.shelters[seat]
        options: list[Choice] = []
        add_building(options, shelter)
        add_moving_in(options, shelter)
        options.extend([USE_ROOM[shelter.rooms[slot]] for slot in usable_rooms(shelter)])
        if is_ready(shelter, YARD):
            options.extend([SCRAP[kind] for kind in kinds_among(shelter.broken | shelter.repaired)])
        add_repairs(options, shelter)
        options.append(DONE)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """Abilities that cost nothing; then survivors where they complete a room and the airlock can spare them."""
        state = table.state
        shelter = state.shelters[seat]
        slot = free_ability(shelter)
        if slot >= 0:
            return USE_ROOM[shelter.rooms[slot]]
        for slot in range(SHELTER_ROOMS):
            missing = free_slots(shelter, slot)
            if missing and missing <= shelter.airlock - needed_tomorrow(state, shelter):
                return MOVE_IN[shelter.rooms[slot]][missing - 1]
        return usual_repair(state, shelter)

    def take(self, table: Table[State], seat: Seat, choice: Work) -> None:
        if isinstance(choice, Mend | Salvage | Done):
            repair(table, seat, choice)
            return
        table.then(Improve(seat))
        match choice:
            case Build():
                build(table, seat, choice)
            case MoveIn():
                move_in(table, seat, choice)
            case UseRoom():
                use_ability(table, seat, table.state.shelters[seat].rooms.index(choice.tag))
            case Scrap():
                scrap(table, seat, choice.tile)


def add_building(options: list[Choice], shelter: Shelter) -> None:
    """OUT-14.2  Three materials of any kind; one with a Builders' Crew that is ready (OUT-19.1)."""
    materials = number_of(shelter, MATERIALS)
    cheap = is_ready(shelter, BUILDERS) and materials >= BUILD_PRICE - BUILDERS_SAVE
    for slot in range(SHELTER_ROOMS):
        if not is_built(shelter, slot):
            if cheap:
                options.append(BUILD[1][shelter.rooms[slot]])
            if materials >= BUILD_PRICE:
                options.append(BUILD[0][shelter.rooms[slot]])


def add_moving_in(options: list[Choice], shelter: Shelter) -> None:
    """OUT-14.3  Only from the airlock into rooms, never out of a room."""
    if shelter.airlock:
        for slot in range(SHELTER_ROOMS):
            most = min(shelter.airlock, free_slots(shelter, slot))
            options.extend(MOVE_IN[shelter.rooms[slot]][:most])


def build(table: Table[State], seat: Seat, choice: Build) -> None:
    """OUT-14.2  The tile is flipped and paid for; it can be populated and used at once."""
    shelter = table.state.shelters[seat]
    price = BUILD_PRICE
    if choice.cheaply:
        use_room(table, seat, ready(shelter, BUILDERS))
        price -= BUILDERS_SAVE
    shelter.built |= 1 << shelter.rooms.index(choice.tag)
    if not table.unheard():
        table.tell(events.RoomBuilt(name_of(seat), ROOMS[choice.tag >> 1], choice.cheaply))
    table.then_all(payment(seat, BUILDING, price, material_limits(shelter)))


def move_in(table: Table[State], seat: Seat, choice: MoveIn) -> None:
    """OUT-14.3  From the airlock to free slots of a built room."""
    shelter = table.state.shelters[seat]
    slot = shelter.rooms.index(choice.tag)
    shelter.airlock -= choice.survivors
    shelter.survivors[slot] += choice.survivors
    if not table.unheard():
        table.tell(events.MovedIn(name_of(seat), ROOMS[kind_in(shelter, slot)], choice.survivors))


def needed_tomorrow(state: State, shelter: Shelter) -> int:
    """Survivors the airlock must keep so that nothing comes in tomorrow night; nobody after the last."""
    if state.round == ROUNDS:
        return 0
    return max(0, LEVEL[state.round + 1] - VENTILATION_ABSORBS * number_full(shelter, VENTILATION))
