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
    SENSOR,
    SHOTGUN,
    SMOKEHOUSE,
    SMOKEHOUSE_MEAT,
    TILE_AMOUNT,
    ZONES,
)
from holdfast.games.outlive.queries import endurance, meat_of, name_of, number_ready, ready, tool
from holdfast.games.outlive.state import State, Visit
from holdfast.games.outlive.verbs import pay, turn, turn_up_prey, use_room
from holdfast.kernel.step import ALL, Choice, Decision, Seat, Step
from holdfast.kernel.table import Table

GEAR: Final = (SHOTGUN, BEAR_TRAP)
GEAR_WORTH: Final[list[int]] = [
    sum(TILE_AMOUNT[tile] for at, tile in enumerate(GEAR) if gear >> at & 1) for gear in range(1 << len(GEAR))
]
"""OUT-20.6  For each mask of gear, the endurance it makes up for."""
MOST_AMMO: Final = 8


class Hunt(Choice):
    """Hunt the face-up prey."""

    def anchors(self) -> list[str]:
        return ["prey:0"]


class Scan(Choice):
    """Look through the prey stack with the Thermal Sensor."""

    def anchors(self) -> list[str]:
        return [f"tile:{EQUIPMENT[SENSOR]}"]


class Track(Choice):
    """Hunt the token that lies so deep in the stack; 0 is the top."""

    def __init__(self, depth: int) -> None:
        super().__init__(f"track {depth}")
        self.depth = depth

    def anchors(self) -> list[str]:
        return [f"prey:{self.depth}"]


class Decline(Choice):
    """Hunt none of them."""


class Aim(Choice):
    """With this gear and so much ammo; the rest of the endurance in actions."""

    def __init__(self, gear: int, ammo: int) -> None:
        names = [EQUIPMENT[tile] for at, tile in enumerate(GEAR) if gear >> at & 1]
        super().__init__(" ".join(["shoot", *names, str(ammo)]))
        self.gear = gear
        self.ammo = ammo

    def anchors(self) -> list[str]:
        places = [f"tile:{EQUIPMENT[tile]}" for at, tile in enumerate(GEAR) if self.gear >> at & 1]
        return [*places, f"resource:{RESOURCES[AMMO]}"] if self.ammo else places


class Cook(Choice):
    """So many smokehouses and kitchens add their meat."""

    def __init__(self, smokehouses: int, kitchens: int) -> None:
        super().__init__(f"cook {smokehouses} {kitchens}")
        self.smokehouses = smokehouses
        self.kitchens = kitchens

    def anchors(self) -> list[str]:
        smokehouses = kind_anchors(SMOKEHOUSE)[: self.smokehouses]
        return [*smokehouses, *kind_anchors(KITCHEN)[: self.kitchens]]


HUNT: Final = Hunt("hunt")
SCAN: Final = Scan("scan")
TRACK: Final = [Track(depth) for depth in range(max(PREY_PER_STACK))]
DECLINE: Final = Decline("decline")
AIM: Final = [[Aim(gear, ammo) for ammo in range(MOST_AMMO)] for gear in range(1 << len(GEAR))]
COOK: Final = [[Cook(smokehouses, kitchens) for kitchens in range(3)] for smokehouses in range(3)]


# -- what a hunt takes (OUT-08.8, OUT-R14) -----------------------------------------------------------


def gear_at_hand(state: State, seat: Seat) -> int:
    """Mask of the hunting gear that is ready."""
    shelter = state.shelters[seat]
    return sum(1 << at for at, tile in enumerate(GEAR) if tool(shelter, tile) >= 0)


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


def hunts_without_ammo(state: State, visit: Visit) -> bool:
    """Would an absent player hunt?"""
    token = state.tops[GROUND_OF[visit.zone]]
    return can_hunt(state, visit) and not least_ammo(state, visit, token, 0)


def can_scan(state: State, visit: Visit) -> bool:
    """OUT-20.10  Before a hunt, with a Thermal Sensor that is ready."""
    if visit.hunted or not visit.actions or state.tops[GROUND_OF[visit.zone]] < 0:
        return False
    return tool(state.shelters[visit.seat], SENSOR) >= 0


# -- the hunt ----------------------------------------------------------------------------------------


def start_hunt(table: Table[State], visit: Visit) -> None:
    """OUT-08.7  The face-up token."""
    visit.hunted = True
    table.then(HuntPrey(visit.seat, 0), BringHome(visit.seat, 0))


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
        table.then(HuntPrey(seat, choice.depth), BringHome(seat, choice.depth))


class HuntPrey(Decision[State, Aim]):
    """OUT-08.8  Which gear, and how much of the endurance in ammo; the rest in actions."""

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
        token = in_stack(state, GROUND_OF[visit.zone])[self.depth]
        ready_gear = gear_at_hand(state, seat)
        options: list[Choice] = []
        for gear in range(1 << len(GEAR)):
            if not gear & ~ready_gear:
                least, most = least_ammo(state, visit, token, gear), most_ammo(state, visit, token, gear)
                options.extend(AIM[gear][least : most + 1])
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """As little ammo as possible, then as little gear."""
        best = self.options(table, seat)[0]
        for choice in self.options(table, seat):
            if isinstance(choice, Aim) and isinstance(best, Aim) and choice.ammo < best.ammo:
                best = choice
        return best

    def take(self, table: Table[State], seat: Seat, choice: Aim) -> None:
        state = table.state
        visit = visit_of(state)
        token = in_stack(state, GROUND_OF[visit.zone])[self.depth]
        actions = price(state, seat, token, choice.gear) - choice.ammo
        for at, tile in enumerate(GEAR):
            if choice.gear >> at & 1:
                turn(table, seat, tile)
        if choice.ammo:
            pay(table, seat, AMMO, choice.ammo, "hunting")
        visit.actions -= actions
        if number_ready(state.shelters[seat], SMOKEHOUSE) + number_ready(state.shelters[seat], KITCHEN):
            table.then(CookPrey(seat, self.depth))


class CookPrey(Decision[State, Cook]):
    """OUT-19.4, OUT-19.19  Which rooms add their meat to this hunt; they add up (OUT-19.23)."""

    rule = "OUT-19.23"
    allows = ANY_TIME
    timer = "day_turn"

    def __init__(self, seat: Seat, depth: int) -> None:
        self.seat = seat
        self.depth = depth

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        shelter = table.state.shelters[seat]
        smokehouses, kitchens = number_ready(shelter, SMOKEHOUSE), number_ready(shelter, KITCHEN)
        return [COOK[some][others] for some in range(smokehouses + 1) for others in range(kitchens + 1)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[-1]

    def take(self, table: Table[State], seat: Seat, choice: Cook) -> None:
        shelter = table.state.shelters[seat]
        for kind, rooms in ((SMOKEHOUSE, choice.smokehouses), (KITCHEN, choice.kitchens)):
            for _ in range(rooms):
                use_room(table, seat, ready(shelter, kind))
        bonus = choice.smokehouses * SMOKEHOUSE_MEAT + choice.kitchens * KITCHEN_MEAT
        visit_of(table.state).bonus_meat = bonus


class BringHome(Step[State]):
    """OUT-08.9  The token lies beside the shelter; its meat is the more, the more of its kind lie there already."""

    def __init__(self, seat: Seat, depth: int) -> None:
        self.seat = seat
        self.depth = depth

    def run(self, table: Table[State]) -> None:
        state = table.state
        visit = visit_of(state)
        ground = GROUND_OF[visit.zone]
        token = in_stack(state, ground)[self.depth]
        meat = meat_of(state, self.seat, token) + visit.bonus_meat
        shelter = state.shelters[self.seat]
        shelter.prey |= 1 << token
        shelter.stores[MEAT] += meat
        if not table.unheard():
            table.tell(events.Hunted(name_of(self.seat), ZONES[visit.zone], PREY[PREY_OF[token]], meat))
        if self.depth:
            state.prey[ground].remove(token)
        else:
            turn_up_prey(table, ground)
