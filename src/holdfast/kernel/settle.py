"""What happens between two questions: steps run, from the top of the agenda down, until somebody must answer.

Steps run here and nowhere else: `run_down` for the main agenda, `settle_lane` for a lane. Others only answer what is on
top and come back here: `play.submit` for everybody, and `Playout`, which submits nothing and lists nobody so as to be
quick. A test holds a playout against the same answers submitted.
"""

from __future__ import annotations

from typing import Any, Final

from holdfast.kernel.errors import RulesError
from holdfast.kernel.lanes import Lane, Lanes, enter_lane, leave_lane
from holdfast.kernel.step import Ask, Decision, Fork, Seat, Step, Window
from holdfast.kernel.table import Table

RUN_LIMIT: Final = 10_000
"""More steps than this without a question means that rules chase each other."""


def run_down(table: Table[Any]) -> Step[Any] | None:
    """Run the agenda down to the next question or fork, which is then on top; None: nothing is left."""
    agenda = table.agenda
    while agenda and table.result is None:
        step = agenda[-1]
        if not step.is_plain():
            return step
        count(table, step)
        agenda.pop()
        step.run(table)
    return None


def count(table: Table[Any], step: Step[Any]) -> None:
    """One more step without a question."""
    table.ran += 1
    if table.ran > RUN_LIMIT:
        raise RulesError(f"{RUN_LIMIT} steps ran without a question; the last was {type(step).__name__}")


def settle(table: Table[Any]) -> None:
    """Go on until somebody must answer or nothing is left."""
    table.ran = 0
    step = run_down(table)
    while step is not None and not must_wait(table, step):
        count(table, step)
        if table.agenda and table.agenda[-1] is step:
            table.agenda.pop()
            step.run(table)
        step = run_down(table)


def must_wait(table: Table[Any], step: Step[Any]) -> bool:
    """Does the table wait in this step, which is on top? If not, it may have been taken off already."""
    if isinstance(step, Ask):
        if waits(table, step):
            return True
        if isinstance(step, Window):
            table.forget_passes(step)
    elif isinstance(step, Lanes):
        return run_lanes(table, step)
    elif isinstance(step, Fork):
        table.agenda[-1] = open_lanes(table, step)
    return False


def waits(table: Table[Any], ask: Ask[Any, Any]) -> bool:
    """Must somebody answer this ask, which is on top of `table.here`? A lone public option is played at once."""
    if isinstance(ask, Decision):
        seat = ask.who(table)
        if not (ask.even_out or table.game.may_decide(table, seat)):
            return False
        if ask.automatic:
            options = ask.options(table, seat)
            if len(options) == 1:
                table.here.pop()
                ask.take(table, seat, options[0])
                return False
        return True
    return is_asked(table, ask)


def is_asked(table: Table[Any], ask: Ask[Any, Any]) -> bool:
    """Has anybody still to answer this ask?"""
    passed = table.passes_in(ask).now if isinstance(ask, Window) else 0
    game, out_too = table.game, ask.even_out
    return any(not passed >> seat & 1 and (out_too or game.may_decide(table, seat)) for seat in ask.seats(table))


def asked(table: Table[Any], ask: Ask[Any, Any]) -> list[Seat]:
    """The seats that have still to answer this ask."""
    passed = table.passes_in(ask).now if isinstance(ask, Window) else 0
    game, out_too = table.game, ask.even_out
    return [seat for seat in ask.seats(table) if not passed >> seat & 1 and (out_too or game.may_decide(table, seat))]


def open_lanes(table: Table[Any], fork: Fork[Any]) -> Lanes:
    """A lane per seat. Its dice are keyed by the fork's number and the seat: arrival order is nothing to them."""
    table.forks += 1
    lanes: list[Lane] = []
    for seat in sorted(fork.seats(table)):
        dice = table.dice.for_lane(table.forks, seat)
        lane = Lane(seat, fork.lane(table, seat), dice, [])
        lane.agenda.reverse()
        lanes.append(lane)
    return Lanes(fork, lanes)


def run_lanes(table: Table[Any], lanes: Lanes) -> bool:
    """Run all lanes until each waits or is done; True while any waits.

    An open lane may free another, so they run to a fixed point; done lanes cost nothing.
    """
    moved = True
    waiting = False
    while moved and table.result is None:
        moved = waiting = False
        for lane in lanes.lanes:
            if lane.agenda:
                before = lane.agenda[-1]
                settle_lane(table, lane)
                waiting = waiting or bool(lane.agenda)
                moved = moved or not lane.agenda or lane.agenda[-1] is not before
        if lanes.fork.is_sealed:
            break
    return waiting and table.result is None


def settle_lane(table: Table[Any], lane: Lane) -> None:
    """Run one lane down until its seat must answer. A lane asks its own seat only and holds no Window."""
    outer = table.dice
    enter_lane(table, lane)
    agenda = lane.agenda
    while agenda and table.result is None:
        step = agenda[-1]
        if isinstance(step, Ask):
            if not isinstance(step, Decision) or step.who(table) != lane.seat:
                raise RulesError(
                    f"a lane asks its own seat only: {type(step).__name__} in the lane of seat {lane.seat}"
                )
            if waits(table, step):
                break
        count(table, step)
        if agenda and agenda[-1] is step:
            agenda.pop()
            step.run(table)
    leave_lane(table, outer)
