"""OUT-08  Hunting in the forest, in the mine and at the fair: actions and ammo for meat."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c01_payments import ANY_TIME
from holdfast.games.outlive.chapters.c07_attacks import visit_of
from holdfast.games.outlive.chapters.c11_losses import kind_anchors
from holdfast.games.outlive.pieces import (
    AMMO,
    BEAR_TRAP,
    EQUIPMENT,
    GROUND_OF,
    KITCHEN,
    KITCHEN_MEAT,
    MEAT,
    PREY,
    PREY_OF,
    PREY_PER_STACK,
    RESOURCES,
    ROOMS,
    SENSOR,
    SHOTGUN,
    SMOKEHOUSE,
    SMOKEHOUSE_MEAT,
    TILE_AMOUNT,
    ZONES,
)
from holdfast.games.outlive.queries import endurance, has_tool, meat_of, name_of, slots_of
from holdfast.games.outlive.state import State, Visit
from holdfast.games.outlive.verbs import pay, turn, turn_up_prey, use_room
from holdfast.kernel.step import ALL, Choice, Decision, Seat
from holdfast.kernel.table import Table

GEAR: Final = (SHOTGUN, BEAR_TRAP)
GEAR_WORTH: Final[list[int]] = [
    sum(TILE_AMOUNT[tile] for at, tile in enumerate(GEAR) if gear >> at & 1) for gear in range(1 << len(GEAR))
]
"""OUT-20.6  For each mask of gear, the endurance it makes up for."""
MOST_AMMO: Final = 8


class Scan(Choice):
    """Look through the prey stack with the Thermal Sensor."""

    icon = "thermal_sensor"

    def anchors(self) -> list[str]:
        return [f"tile:{EQUIPMENT[SENSOR]}"]


class Track(Choice):
    """Hunt the token that lies so deep in the stack; 0 is the top."""

    icon = "paw"

    def __init__(self, depth: int) -> None:
        super().__init__(f"track {depth}")
        self.depth = depth

    def anchors(self) -> list[str]:
        return [f"prey:{self.depth}"]


class Decline(Choice):
    """Hunt none of them."""

    icon = "x"


class Aim(Choice):
    """Hunt with this gear and so much ammo; the rest of the endurance in actions."""

    icon = "paw"

    def __init__(self, gear: int, ammo: int) -> None:
        names = [EQUIPMENT[tile] for at, tile in enumerate(GEAR) if gear >> at & 1]
        super().__init__(" ".join(["hunt", *names, *([str(ammo)] if ammo else [])]))
        self.gear = gear
        self.ammo = ammo

    def anchors(self) -> list[str]:
        places = ["prey:0", *[f"tile:{EQUIPMENT[tile]}" for at, tile in enumerate(GEAR) if self.gear >> at & 1]]
        return [*places, f"resource:{RESOURCES[AMMO]}"] if self.ammo else places


class Spare(Choice):
    """A room of this kind adds no meat to this hunt."""

    icon = "x"

    def __init__(self, room: int) -> None:
        super().__init__(f"spare {ROOMS[room]}")
        self.room = room

    def anchors(self) -> list[str]:
        return kind_anchors(self.room)


SCAN: Final = Scan("scan")
TRACK: Final = [Track(depth) for depth in range(max(PREY_PER_STACK))]
DECLINE: Final = Decline("decline")
AIM: Final = [[Aim(gear, ammo) for ammo in range(MOST_AMMO)] for gear in range(1 << len(GEAR))]
COOKS: Final = {SMOKEHOUSE: SMOKEHOUSE_MEAT, KITCHEN: KITCHEN_MEAT}
"""OUT-19.4, OUT-19.19  The rooms that add meat to a hunt, and how much."""
SPARE: Final = {kind: Spare(kind) for kind in COOKS}


# -- what a hunt takes (OUT-08.8, OUT-R14) -----------------------------------------------------------


def gear_at_hand(state: State, seat: Seat) -> int:
    """Mask of the hunting gear that is ready."""
    shelter = state.shelters[seat]
    return sum(1 << at for at, tile in enumerate(GEAR) if has_tool(shelter, tile))


def price(state: State, seat: Seat, token: int, gear: int) -> int:
    """OUT-R14  Actions and ammo together; surplus gear is lost, and one action at least is spent."""
    return max(1, endurance(state, seat, token) - GEAR_WORTH[gear])


def least_ammo(state: State, visit: Visit, token: int, gear: int) -> int:
    """What the actions left do not cover."""
    return max(0, price(state, visit.seat, token, gear) - visit.actions)


def most_ammo(state: State, visit: Visit, token: int, gear: int) -> int:
    """OUT-08.8  All but one action may be ammo."""
    return min(state.shelters[visit.seat].stores[AMMO], price(state, visit.seat, token, gear) - 1)


def is_payable(state: State, visit: Visit, token: int) -> bool:
    """Is there any way to hunt this token with what is at hand?"""
    gear = gear_at_hand(state, visit.seat)
    return visit.actions > 0 and least_ammo(state, visit, token, gear) <= most_ammo(state, visit, token, gear)


def can_hunt(state: State, visit: Visit) -> bool:
    """OUT-08.7  Once per activation, the face-up token only; an empty stack has none (OUT-08.11)."""
    token = state.tops[GROUND_OF[visit.zone]]
    return token >= 0 and not visit.hunted and is_payable(state, visit, token)


def add_hunts(options: list[Choice], state: State, visit: Visit) -> None:
    """OUT-08.7, OUT-08.8  Every way to hunt the face-up token, and the rooms that could be left out of it."""
    if can_hunt(state, visit):
        add_ways(options, state, visit, state.tops[GROUND_OF[visit.zone]])


def add_ways(options: list[Choice], state: State, visit: Visit, token: int) -> None:
    """Which gear, and how much of the endurance in ammo. Rooms cook unless they are spared."""
    at_hand = gear_at_hand(state, visit.seat)
    for gear in range(1 << len(GEAR)):
        if not gear & ~at_hand:
            least, most = least_ammo(state, visit, token, gear), most_ammo(state, visit, token, gear)
            options.extend(AIM[gear][least : most + 1])
    options.extend([SPARE[kind] for kind in COOKS if cooking(state, visit, kind) >= 0])


def cooking(state: State, visit: Visit, kind: int) -> int:
    """The first room of this kind that will add its meat to the hunt, or -1."""
    shelter = state.shelters[visit.seat]
    for slot in slots_of(shelter, kind):
        if not (shelter.used | visit.spared) >> slot & 1:
            return slot
    return -1


def hunt_without_ammo(state: State, visit: Visit) -> Choice | None:
    """How an absent player would hunt, if at all."""
    ground = GROUND_OF[visit.zone]
    if ground < 0 or not can_hunt(state, visit) or least_ammo(state, visit, state.tops[ground], 0):
        return None
    return AIM[0][0]


def can_scan(state: State, visit: Visit) -> bool:
    """OUT-20.10  Before a hunt, with a Thermal Sensor that is ready."""
    if visit.hunted or not visit.actions or state.tops[GROUND_OF[visit.zone]] < 0:
        return False
    return has_tool(state.shelters[visit.seat], SENSOR)


# -- the hunt ----------------------------------------------------------------------------------------


def spare_room(table: Table[State], visit: Visit, spare: Spare) -> None:
    """OUT-19.4, OUT-19.19  The owner may leave a room out; it stays ready for another hunt of the day."""
    visit.spared |= 1 << cooking(table.state, visit, spare.room)


def scan(table: Table[State], visit: Visit) -> None:
    """OUT-20.10  The hunter alone looks through the stack, whose order does not change."""
    state = table.state
    ground = GROUND_OF[visit.zone]
    turn(table, visit.seat, SENSOR)
    state.known.prey.look(state.prey[ground], 1 << visit.seat)
    if not table.unheard():
        who, zone = name_of(visit.seat), ZONES[visit.zone]
        seen = [PREY[PREY_OF[token]] for token in in_stack(state, ground)]
        table.tell(events.PreyScanned(who, zone, seen), 1 << visit.seat, events.PreyScanned(who, zone, []))
    table.then(ChoosePrey(visit.seat))


def in_stack(state: State, ground: int) -> list[int]:
    """The prey tokens of a stack from the top, the face-up one first."""
    top = state.tops[ground]
    return [] if top < 0 else [top, *reversed(state.prey[ground])]


class ChoosePrey(Decision[State, Track | Decline]):
    """OUT-20.10  Any token of the stack at the normal price, or none: the Sensor is used up anyway (OUT-R14)."""

    rule = "OUT-20.10"
    allows = ANY_TIME
    timer = "day_turn"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        visit = visit_of(state)
        options: list[Choice] = []
        for depth, token in enumerate(in_stack(state, GROUND_OF[visit.zone])):
            if is_payable(state, visit, token):
                options.append(TRACK[depth])
        options.append(DECLINE)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return DECLINE

    def take(self, table: Table[State], seat: Seat, choice: Track | Decline) -> None:
        """OUT-R39  Everyone sees which token it is and how deep it lay, and nothing else."""
        if isinstance(choice, Decline):
            return
        state = table.state
        visit = visit_of(state)
        token = in_stack(state, GROUND_OF[visit.zone])[choice.depth]
        state.known.prey.look([token], ALL)
        table.tell(events.PreyChosen(name_of(seat), ZONES[visit.zone], PREY[PREY_OF[token]], choice.depth))
        visit.hunted = True
        table.then(HuntPrey(seat, choice.depth))


class HuntPrey(Decision[State, Aim | Spare]):
    """OUT-08.8  The token that the Sensor found: which gear, and how much of the endurance in ammo."""

    rule = "OUT-08.8"
    automatic = True
    allows = ANY_TIME
    timer = "day_turn"

    def __init__(self, seat: Seat, depth: int) -> None:
        self.seat = seat
        self.depth = depth

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        visit = visit_of(state)
        options: list[Choice] = []
        add_ways(options, state, visit, in_stack(state, GROUND_OF[visit.zone])[self.depth])
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """As little ammo as possible, then as little gear."""
        aims = [choice for choice in self.options(table, seat) if isinstance(choice, Aim)]
        return min(aims, key=lambda aim: aim.ammo)

    def take(self, table: Table[State], seat: Seat, choice: Aim | Spare) -> None:
        visit = visit_of(table.state)
        if isinstance(choice, Spare):
            spare_room(table, visit, choice)
            table.then(HuntPrey(seat, self.depth))
        else:
            hunt(table, visit, self.depth, choice)


def hunt(table: Table[State], visit: Visit, depth: int, aim: Aim) -> None:
    """OUT-08.8, OUT-08.9  Gear, ammo and actions are spent; the rooms cook, and the prey is brought home."""
    state, seat = table.state, visit.seat
    token = in_stack(state, GROUND_OF[visit.zone])[depth]
    visit.hunted = True
    visit.actions -= price(state, seat, token, aim.gear) - aim.ammo
    for at, tile in enumerate(GEAR):
        if aim.gear >> at & 1:
            turn(table, seat, tile)
    if aim.ammo:
        pay(table, seat, AMMO, aim.ammo, "hunting")
    bring_home(table, visit, depth, cook(table, visit))


def cook(table: Table[State], visit: Visit) -> int:
    """OUT-19.4, OUT-19.19  What the rooms add; they add up (OUT-19.23)."""
    meat = 0
    for kind, bonus in COOKS.items():
        slot = cooking(table.state, visit, kind)
        while slot >= 0:
            use_room(table, visit.seat, slot)
            meat += bonus
            slot = cooking(table.state, visit, kind)
    return meat


def bring_home(table: Table[State], visit: Visit, depth: int, bonus: int) -> None:
    """OUT-08.9  The token lies beside the shelter; its meat is the more, the more of its kind lie there already."""
    state, seat = table.state, visit.seat
    ground = GROUND_OF[visit.zone]
    token = in_stack(state, ground)[depth]
    meat = meat_of(state, seat, token) + bonus
    shelter = state.shelters[seat]
    shelter.prey |= 1 << token
    shelter.stores[MEAT] += meat
    if not table.unheard():
        table.tell(events.Hunted(name_of(seat), ZONES[visit.zone], PREY[PREY_OF[token]], meat))
    if depth:
        state.prey[ground].remove(token)
    else:
        turn_up_prey(table, ground)
