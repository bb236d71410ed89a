"""OUT-10  Phase 3, Night: its seven steps, and the first of them, disasters."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c01_payments import DISASTER, limits_of, payment, within
from holdfast.games.outlive.chapters.c11_feeding import Feeding
from holdfast.games.outlive.chapters.c12_radiation import Radiation
from holdfast.games.outlive.chapters.c13_recruiting import Recruiting
from holdfast.games.outlive.chapters.c14_building import Building
from holdfast.games.outlive.pieces import (
    AMMO,
    AMMO_PRICE,
    CRISIS_STAFF,
    DISASTERS,
    FOOD,
    FOOD_PRICE,
    MATERIAL_PRICE,
    MATERIALS,
    MOST_SEATS,
    POINTS,
    PRICE_LIMITS,
    STAFF_SAVES_AMMO,
    STAFF_SAVES_FOOD,
    STAFF_SAVES_MATERIALS,
)
from holdfast.games.outlive.queries import is_ready, name_of, ready, turn_order
from holdfast.games.outlive.state import DISASTERS as DISASTERS_PHASE
from holdfast.games.outlive.state import NIGHT, Shelter, State
from holdfast.games.outlive.verbs import use_room
from holdfast.kernel.step import PASS, Choice, Decision, Fork, Pass, Seat, Step
from holdfast.kernel.table import Table

FULL, LESS_MATERIALS, LESS_AMMO, LESS_FOOD = range(4)
WAYS: Final = ("", " materials", " ammo", " food")
"""OUT-19.3  What the Crisis Staff may save; one of these for one disaster a night."""


CHEAPEST_FIRST: Final = [LESS_MATERIALS, LESS_AMMO, LESS_FOOD, FULL]


class Resolve(Choice):
    """Pay for this disaster, with the Crisis Staff's help or without."""

    icon = "shield"

    def __init__(self, disaster: int, way: int) -> None:
        super().__init__(f"resolve {DISASTERS[disaster]}{WAYS[way]}")
        self.disaster = disaster
        self.way = way

    def anchors(self) -> list[str]:
        return [f"disaster:{DISASTERS[self.disaster]}"]


RESOLVE: Final = [[Resolve(disaster, way) for way in range(len(WAYS))] for disaster in range(len(DISASTERS))]


class Night(Step[State]):
    """OUT-10.1  Disasters in turn order, then each shelter for itself; the token counts from now (OUT-08.16)."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.phase = DISASTERS_PHASE
        state.first = state.token
        table.tell(events.NightFell(name_of(state.first)))
        table.then(FaceDisasters(0, 0), IN_SHELTERS)


class FaceDisasters(Step[State]):
    """OUT-10.2  Round and round, until no disaster is left or all have passed one after another (OUT-R15)."""

    def __init__(self, turn: int, passes: int) -> None:
        self.turn = turn
        self.passes = passes

    def run(self, table: Table[State]) -> None:
        if table.state.disasters and self.passes < table.seats:
            seat = turn_order(table.state)[self.turn % table.seats]
            table.then(ResolveDisaster(seat, self.turn, self.passes))


class ResolveDisaster(Decision[State, Resolve | Pass]):
    """OUT-10.2, OUT-10.3  Resolve one disaster or pass; a second one needs a full lap."""

    rule = "OUT-10.2"
    automatic = True
    timer = "disasters"

    def __init__(self, seat: Seat, turn: int, passes: int) -> None:
        self.seat = seat
        self.turn = turn
        self.passes = passes

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        shelter = state.shelters[seat]
        ways = CHEAPEST_FIRST if is_ready(shelter, CRISIS_STAFF) else [FULL]
        options: list[Choice] = []
        for disaster in state.disasters:
            options.extend([RESOLVE[disaster][way] for way in ways if is_affordable(shelter, disaster, way)])
        options.append(PASS)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return PASS

    def take(self, table: Table[State], seat: Seat, choice: Resolve | Pass) -> None:
        if isinstance(choice, Resolve):
            shelter = table.state.shelters[seat]
            if choice.way:
                use_room(table, seat, ready(shelter, CRISIS_STAFF))
            take_card(table, seat, choice.disaster)
            table.then(*price_parts(seat, shelter, choice.disaster, choice.way), FaceDisasters(self.turn + 1, 0))
        else:
            if not table.unheard():
                table.tell(events.PassedOnDisasters(name_of(seat)))
            table.then(FaceDisasters(self.turn + 1, self.passes + 1))


def take_card(table: Table[State], seat: Seat, disaster: int) -> None:
    """OUT-10.5  The card lies to the right of the shelter: its effect has ended for good."""
    state = table.state
    state.disasters.remove(disaster)
    state.shelters[seat].disasters |= 1 << disaster
    if not table.unheard():
        table.tell(events.DisasterResolved(name_of(seat), DISASTERS[disaster], POINTS[disaster]))


def price_of(disaster: int, way: int) -> tuple[int, int, int]:
    """OUT-18.14, OUT-19.3  Provisions, materials and ammo, less what the Crisis Staff saves; never below 0."""
    food, materials, ammo = FOOD_PRICE[disaster], MATERIAL_PRICE[disaster], AMMO_PRICE[disaster]
    if way == LESS_FOOD:
        food = max(0, food - STAFF_SAVES_FOOD)
    elif way == LESS_MATERIALS:
        materials = max(0, materials - STAFF_SAVES_MATERIALS)
    elif way == LESS_AMMO:
        ammo = max(0, ammo - STAFF_SAVES_AMMO)
    return food, materials, ammo


def saves_something(disaster: int, way: int) -> bool:
    """OUT-19.3  Within the printed kinds: is anything of the kind on the card?"""
    return way == FULL or price_of(disaster, way) != price_of(disaster, FULL)


def is_affordable(shelter: Shelter, disaster: int, way: int) -> bool:
    """OUT-10.4  Alone, without anyone's help."""
    if not saves_something(disaster, way):
        return False
    food, materials, ammo = price_of(disaster, way)
    return (
        sum(printed_food(shelter, disaster)) >= food
        and sum(printed_materials(shelter, disaster)) >= materials
        and shelter.stores[AMMO] >= ammo
    )


def printed_food(shelter: Shelter, disaster: int) -> list[int]:
    """What the shelter has of the provisions on the card; a Well's water may pay for water (OUT-R22)."""
    return within(limits_of(shelter, FOOD, True), PRICE_LIMITS[disaster])


def printed_materials(shelter: Shelter, disaster: int) -> list[int]:
    return within(limits_of(shelter, MATERIALS), PRICE_LIMITS[disaster])


def price_parts(seat: Seat, shelter: Shelter, disaster: int, way: int) -> list[Step[Any]]:
    """OUT-R19  What is paid; which of the printed tokens are waived, the payer chooses."""
    food, materials, ammo = price_of(disaster, way)
    return [
        *payment(seat, DISASTER, food, printed_food(shelter, disaster)),
        *payment(seat, DISASTER, materials, printed_materials(shelter, disaster)),
        *payment(seat, DISASTER, ammo, limits_of(shelter, [AMMO])),
    ]


# -- steps 2 to 6 ------------------------------------------------------------------------------------


def shelter_steps(seat: Seat) -> list[Step[Any]]:
    """OUT-10.1  Feeding, radiation, recruiting, building, repairs: in this order, in one's own shelter.

    Whoever repairs something is done with building: one question leads from the one step to the other.
    """
    return [Feeding(seat), Radiation(seat), Recruiting(seat), Building(seat)]


SHELTER_STEPS: Final = [shelter_steps(seat) for seat in range(MOST_SEATS)]


class InShelters(Step[State]):
    """OUT-R27  All at the same time, each at their own pace; or, as an option, one after another."""

    def run(self, table: Table[State]) -> None:
        table.state.phase = NIGHT
        if table.state.night_in_turn:
            table.then_all([step for seat in turn_order(table.state) for step in SHELTER_STEPS[seat]])
        else:
            table.then(NightWork())


class NightWork(Fork[State]):
    """OUT-R27  The steps touch only one's own shelter; blind draws are served in the order they are asked for."""

    is_sealed = False

    def seats(self, table: Table[State]) -> list[Seat]:
        return list(range(table.seats))

    def lane(self, table: Table[State], seat: Seat) -> list[Step[Any]]:
        return SHELTER_STEPS[seat][:]


IN_SHELTERS: Final = InShelters()
