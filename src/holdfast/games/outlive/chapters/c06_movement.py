"""OUT-06  Day, step 2: one squad at a time moves, attacks and acts."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c01_payments import ANY_TIME
from holdfast.games.outlive.chapters.c07_attacks import RAID, visit_of
from holdfast.games.outlive.chapters.c08_actions import ACTIONS, END_OF_VISIT
from holdfast.games.outlive.chapters.c08_ship import LAND_CARGO
from holdfast.games.outlive.chapters.c20_equipment import ARRIVAL
from holdfast.games.outlive.pieces import (
    CANS_ON,
    CARGO,
    CHIP,
    CITY_OF,
    DAM,
    EXOSKELETON,
    HOOK,
    HOOK_REACH,
    MOST_SEATS,
    RING,
    SQUADS,
    STEPS,
    STRONGEST_FIRST,
    TOLL,
    ZONES,
)
from holdfast.games.outlive.queries import (
    can_board,
    destinations,
    distance,
    has_tool,
    is_taken,
    name_of,
    turn_order,
    unaided_destinations,
    working_strength,
)
from holdfast.games.outlive.state import DAY, State, Visit
from holdfast.games.outlive.verbs import turn
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class Move(Choice):
    """This squad goes to this zone; on the ship to the place of its strength."""

    icon = "flag"

    def __init__(self, squad: int, zone: int) -> None:
        super().__init__(f"move {SQUADS[squad]} {ZONES[zone]}")
        self.squad = squad
        self.zone = zone

    def anchors(self) -> list[str]:
        return [f"squad:{SQUADS[self.squad]}", f"zone:{ZONES[self.zone]}"]


class Climb(Choice):
    """This squad goes to the ship and takes the place above its own, with the Grappling Hook."""

    icon = "grappling_hook"

    def __init__(self, squad: int) -> None:
        super().__init__(f"move {SQUADS[squad]} {ZONES[CARGO]} hook")
        self.squad = squad

    def anchors(self) -> list[str]:
        return [f"squad:{SQUADS[self.squad]}", f"zone:{ZONES[CARGO]}"]


class Stay(Choice):
    """This squad cannot go anywhere by itself, and stays."""

    icon = "zzz"

    def __init__(self, squad: int) -> None:
        super().__init__(f"stay {SQUADS[squad]}")
        self.squad = squad

    def anchors(self) -> list[str]:
        return [f"squad:{SQUADS[self.squad]}"]


MOVE: Final = [[Move(squad, zone) for zone in range(RING)] for squad in range(len(SQUADS))]
CLIMB: Final = [Climb(squad) for squad in range(len(SQUADS))]
STAY: Final = [Stay(squad) for squad in range(len(SQUADS))]


class Movement(Step[State]):
    """OUT-06.1  Clockwise from the first player, until everybody has activated all four squads."""

    def run(self, table: Table[State]) -> None:
        table.state.phase = DAY
        table.then_all([TURNS[seat] for _ in SQUADS for seat in turn_order(table.state)])


class Turn(Step[State]):
    """OUT-06.1  One player activates one squad."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        table.then(MoveSquad(self.seat))


TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]


class MoveSquad(Decision[State, Move | Climb | Stay]):
    """OUT-06.2  Which resting squad, and where to; a squad that can move must (OUT-R11: stuck ones may be picked)."""

    rule = "OUT-06.2"
    automatic = True
    allows = ANY_TIME
    timer = "day_turn"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        for squad in STRONGEST_FIRST:
            if not table.state.shelters[seat].active >> squad & 1:
                add_moves(options, table.state, seat, squad)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """The strongest squad that can move by itself, to where it would bring most home."""
        state = table.state
        resting = [squad for squad in STRONGEST_FIRST if not state.shelters[seat].active >> squad & 1]
        for squad in resting:
            zones = unaided_destinations(state, seat, squad)
            if zones:
                return MOVE[squad][max(zones, key=lambda zone: yields(state, seat, squad, zone))]
        return STAY[resting[0]]

    def take(self, table: Table[State], seat: Seat, choice: Move | Climb | Stay) -> None:
        """OUT-R36  The pawn stands up first; it can be attacked only where it stops."""
        state = table.state
        shelter = state.shelters[seat]
        shelter.active |= 1 << choice.squad
        if isinstance(choice, Stay):
            # OUT-06.7: no arrival, no attack, no gains, no actions.
            table.tell(events.Stayed(name_of(seat), SQUADS[choice.squad], ZONES[shelter.zones[choice.squad]]))
        elif isinstance(choice, Climb):
            arrive(table, seat, choice.squad, CARGO, working_strength(state, seat, choice.squad) + HOOK_REACH)
        else:
            arrive(table, seat, choice.squad, choice.zone, working_strength(state, seat, choice.squad))


def add_moves(options: list[Choice], state: State, seat: Seat, squad: int) -> None:
    """OUT-06.8  Gear only adds destinations: where it alone offers one, the squad may stay as well."""
    options.extend([MOVE[squad][zone] for zone in destinations(state, seat, squad)])
    if can_climb(state, seat, squad):
        options.append(CLIMB[squad])
    if not unaided_destinations(state, seat, squad):
        options.append(STAY[squad])


def can_climb(state: State, seat: Seat, squad: int) -> bool:
    """OUT-20.5  Does the Grappling Hook get this squad onto the ship, one place above its strength?"""
    shelter = state.shelters[seat]
    if not has_tool(shelter, HOOK) or CARGO in shelter.zones:
        return False
    near = distance(shelter.zones[squad], CARGO) <= STEPS or has_tool(shelter, EXOSKELETON)
    return near and can_board(state, seat, working_strength(state, seat, squad) + HOOK_REACH)


def yields(state: State, seat: Seat, squad: int, zone: int) -> int:
    """How many tokens the visit of an absent player would bring home."""
    strength = working_strength(state, seat, squad)
    if zone == CARGO:
        return CANS_ON[strength] + 1
    if CITY_OF[zone] >= 0:
        return min(strength, len(state.search[CITY_OF[zone]]) + 1)
    if zone == DAM and state.shelters[seat].stores[CHIP] < TOLL:
        return 0
    return min(strength, state.stock[zone])


def arrive(table: Table[State], seat: Seat, squad: int, zone: int, place: int) -> None:
    """OUT-06.10  The squad stops: place and token on the ship, attacks, gains on arrival, actions."""
    state = table.state
    shelter = state.shelters[seat]
    start = shelter.zones[squad]
    if distance(start, zone) > STEPS:
        turn(table, seat, EXOSKELETON)
    shelter.zones[squad] = zone
    state.visit = Visit(seat, squad, zone)
    on_ship = zone == CARGO
    if not table.unheard():
        moved = events.Moved(name_of(seat), SQUADS[squad], ZONES[start], ZONES[zone], place if on_ship else 0)
        table.tell(moved)
    if on_ship:
        board_ship(table, seat, squad, place)
        table.then(RAID, ARRIVAL, LAND_CARGO, END_OF_VISIT)
    else:
        table.then_all(VISIT_STEPS)


VISIT_STEPS: Final[list[Step[Any]]] = [RAID, ARRIVAL, ACTIONS]


def board_ship(table: Table[State], seat: Seat, squad: int, place: int) -> None:
    """OUT-08.13, OUT-08.16  The squad takes its place; the first of the day takes the first player token."""
    state = table.state
    if place > working_strength(state, seat, squad):
        turn(table, seat, HOOK)
    visit_of(state).guest = is_taken(state, place)
    state.shelters[seat].berth = place
    if not state.ship_visited:
        state.ship_visited = True
        state.token = seat
        table.tell(events.TokenTaken(name_of(seat)))
