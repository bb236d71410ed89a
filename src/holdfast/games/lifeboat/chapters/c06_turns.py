"""LIF-06  Day: turns and actions."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.chapters.c05_provisions import OPENING, TRADING, enter_phase
from holdfast.games.lifeboat.chapters.c07_rowing import ROW, Row, StartRowing
from holdfast.games.lifeboat.chapters.c08_demands import CHANGE_SEATS, ROB, ChangeSeats, Demand, Rob
from holdfast.games.lifeboat.chapters.c09_stealing import STEAL, Steal, steal
from holdfast.games.lifeboat.chapters.c11_special_cards import (
    FIRE_FLARE,
    USE_MEDKIT,
    USE_PARASOL,
    FireFlare,
    UseMedkit,
    UseParasol,
    fire_flare,
    use_medkit,
    use_parasol,
)
from holdfast.games.lifeboat.chapters.c12_idling import IDLE, Idle, idle
from holdfast.games.lifeboat.queries import count, find, holds, is_adrift, is_alive, is_conscious, name_of, seat_of
from holdfast.games.lifeboat.state import CHARACTERS, DAY, FLARE, KID, MEDKIT, OAR, PARASOL, State
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table

Deed = Row | ChangeSeats | Rob | Steal | UseMedkit | UseParasol | FireFlare | Idle


class Daytime(Step[State]):
    """LIF-06.1  In the order fixed at dawn each conscious character takes one action; then it is evening (LIF-12.2)."""

    def run(self, table: Table[State]) -> None:
        enter_phase(table.state, DAY)
        table.then_all([TURNS[seat] for seat in table.state.turn_order])


class Turn(Step[State]):
    """LIF-06.2  Who is not conscious when the slot comes is skipped, and gets nothing back later."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        if is_conscious(table.state.sailors[self.seat]):
            table.then(Action(self.seat))
        elif not table.unheard():
            table.tell(events.TurnSkipped(name_of(table.state, self.seat)))


TURNS: Final = [Turn(seat) for seat in range(CHARACTERS)]


class Action(Decision[State, Deed]):
    """LIF-06.3  One action: row, change seats, rob, steal (the Kid), use a special card, or idle."""

    rule = "LIF-06.3"
    allows = OPENING | TRADING
    timer = "day_action"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        add_rowing(options, table.state, seat)
        add_people(options, table.state, seat)
        add_special_cards(options, table.state, seat)
        options.append(IDLE[table.state.sailors[seat].character])
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return IDLE[table.state.sailors[seat].character]

    def take(self, table: Table[State], seat: Seat, choice: Deed) -> None:
        """LIF-06.4  The action is announced, then carried out."""
        state = table.state
        match choice:
            case Row():
                table.then(StartRowing(seat, choice.oars))
            case ChangeSeats():
                table.then(Demand(seat, seat_of(state, choice.of), False))
            case Rob():
                table.then(Demand(seat, seat_of(state, choice.of), True))
            case Steal():
                steal(table, seat, seat_of(state, choice.of))
            case UseMedkit():
                use_medkit(table, seat, seat_of(state, choice.on))
            case UseParasol():
                use_parasol(table, seat, seat_of(state, choice.before))
            case FireFlare():
                fire_flare(table, seat)
            case Idle():
                idle(table, seat)


def add_rowing(options: list[Choice], state: State, seat: Seat) -> None:
    """LIF-07.1  With none, one or both of one's oars; not at all once the current has the boat (LIF-R28)."""
    if not is_adrift(state):
        sailor = state.sailors[seat]
        options.extend(ROW[: 1 + count(sailor.open, OAR) + count(sailor.closed, OAR)])


def add_people(options: list[Choice], state: State, seat: Seat) -> None:
    """LIF-08.1, LIF-09.1  Whose seat, whose cards; the Kid also without asking."""
    is_kid = state.sailors[seat].character == KID
    for other in state.boat:
        if other == seat:
            continue
        sailor = state.sailors[other]
        options.append(CHANGE_SEATS[sailor.character])
        if sailor.closed or sailor.open:
            options.append(ROB[sailor.character])
        if is_kid and sailor.closed:
            options.append(STEAL[sailor.character])


def add_special_cards(options: list[Choice], state: State, seat: Seat) -> None:
    """LIF-11.1  One of medical kit, parasol and flare gun."""
    own = state.sailors[seat]
    if holds(own, MEDKIT):
        for other in state.boat:
            sailor = state.sailors[other]
            if sailor.wounds and is_alive(sailor):
                options.append(USE_MEDKIT[sailor.character])
    # LIF-11.3 opens a closed parasol; an open one changes place by LIF-05.10, without an action.
    if find(own.closed, PARASOL) >= 0:
        options.extend([USE_PARASOL[state.sailors[other].character] for other in state.boat])
    if holds(own, FLARE):
        options.append(FIRE_FLARE)
