"""The only way anything enters a table: what may be said, and saying it."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.errors import NotAsked, NotOffered, Refusal, RulesError
from holdfast.kernel.lanes import Lanes, enter_lane, leave_lane
from holdfast.kernel.settle import asked, settle, settle_lane
from holdfast.kernel.step import NO_CHOICES, OPEN, PASS, VEILED, Ask, Choice, Decision, Right, Seat, Step, Window
from holdfast.kernel.table import Table


def top(table: Table[Any]) -> Step[Any] | None:
    """What the table waits in: an Ask, the Lanes of a Fork, or nothing when the game is over."""
    return table.agenda[-1] if table.agenda and table.result is None else None


def waiting(table: Table[Any]) -> list[tuple[Seat, Ask[Any, Any]]]:
    """Every seat the table waits for, with its question. For drivers only: who waits is information."""
    step = top(table)
    if isinstance(step, Lanes):
        return [(lane.seat, lane_ask(lane.agenda)) for lane in step.lanes if lane.agenda]
    if isinstance(step, Ask):
        return [(seat, step) for seat in asked(table, step)]
    return []


def lane_ask(agenda: list[Step[Any]]) -> Ask[Any, Any]:
    """The question a settled lane waits in."""
    ask = agenda[-1]
    if not isinstance(ask, Ask):
        raise RulesError(f"a settled lane waits in {type(ask).__name__}, which asks nothing")
    return ask


def question(table: Table[Any], seat: Seat) -> Ask[Any, Any] | None:
    """The question open for this seat, if the table waits for it."""
    step = top(table)
    if isinstance(step, Decision):
        return step if step.who(table) == seat else None
    for other, ask in waiting(table):
        if other == seat:
            return ask
    return None


def options(table: Table[Any], seat: Seat) -> list[Choice]:
    """What this seat's open question offers; empty if the table does not wait for it."""
    ask = question(table, seat)
    if ask is None:
        return []
    offered = ask.options(table, seat)
    if not offered:
        raise RulesError(f"{type(ask).__name__} asks seat {seat} and offers nothing")
    return offered


def allowed(table: Table[Any], seat: Seat) -> int:
    """The kinds of rights that this seat may use above what is open now."""
    step = top(table)
    if isinstance(step, Lanes):
        lane = step.of(seat)
        return lane_ask(lane.agenda).allows if lane is not None and lane.agenda else 0
    return step.allows if isinstance(step, Ask) else 0


def rights(table: Table[Any], seat: Seat) -> list[Choice]:
    """What this seat may do unasked now."""
    acts = acts_left(table, seat)
    kinds = allowed(table, seat)
    if not kinds or not table.game.may_decide(table, seat):
        return acts
    standing = table.game.standing(table, seat, kinds)
    if not acts:
        return standing
    also_acts = {choice.text for choice in acts}
    return [*acts, *(choice for choice in standing if choice.text not in also_acts)]


def acts_left(table: Table[Any], seat: Seat) -> list[Choice]:
    """To pass is no promise: who has passed in an open window may still act in it, unasked."""
    window = top(table)
    if not isinstance(window, Window) or not table.passed_in(window) >> seat & 1:
        return NO_CHOICES
    may_act = seat in window.seats(table) and (window.even_out or table.game.may_decide(table, seat))
    return window.acts(table, seat) if may_act else NO_CHOICES


def read(table: Table[Any], seat: Seat, text: str) -> Choice:
    """The choice these words name for this seat now, or a refusal that says what is possible."""
    offered = options(table, seat)
    for choice in offered:
        if choice.text == text:
            return choice
    standing = rights(table, seat)
    for choice in standing:
        if choice.text == text:
            return choice
    kinds = allowed(table, seat)
    if kinds and table.game.may_decide(table, seat):
        sentence = table.game.read(table, seat, text, kinds)
        if sentence is not None:
            return sentence
    raise refusal(table, seat, text, offered, standing)


def refusal(table: Table[Any], seat: Seat, text: str, offered: list[Choice], standing: list[Choice]) -> Refusal:
    """Why these words are not taken, and what is possible instead."""
    ask = question(table, seat)
    possible = [choice.text for choice in [*offered, *standing]]
    if not possible:
        return NotAsked(seat, public_waiting(table))
    name = ask.name() if ask is not None else "The table"
    return NotOffered(seat, text, name, ask.rule if ask is not None else "", ", ".join(possible))


class Waiting:
    """What everybody may know of the waiting: the question's name and, if it is open, who is asked and has answered."""

    def __init__(self, ask: str, asked: list[Seat] | None, answered: list[Seat] | None) -> None:
        self.ask = ask
        self.asked = asked
        self.answered = answered


def public_face(table: Table[Any]) -> Waiting | None:
    """Whom the table waits for, as far as the question's public face tells."""
    step = top(table)
    if isinstance(step, Lanes):
        return lanes_face(step)
    if isinstance(step, Ask):
        return Waiting(step.name(), asked(table, step) if step.face == OPEN else None, None)
    return None


def lanes_face(lanes: Lanes) -> Waiting:
    """An open or counted Fork shows who is done; a veiled one only that it waits."""
    asks = [lane_ask(lane.agenda) for lane in lanes.lanes if lane.agenda]
    # The fork's name: that of one lane's question would tell how far that seat is, and by which answer.
    name = type(lanes.fork).__name__
    if any(ask.face == VEILED for ask in asks):
        return Waiting(name, None, None)
    pending = [lane.seat for lane in lanes.lanes if lane.agenda]
    return Waiting(name, pending, [lane.seat for lane in lanes.lanes if not lane.agenda])


def public_waiting(table: Table[Any]) -> str:
    """The same in words, for a refusal."""
    face = public_face(table)
    if face is None:
        return "nobody: the game is over"
    return " and ".join(f"seat {seat}" for seat in face.asked) if face.asked else "others"


def submit(table: Table[Any], seat: Seat, choice: Choice) -> None:
    """Apply one choice that `read`, `options` or `rights` gave for this seat, and settle."""
    step = top(table)
    if isinstance(step, Decision) and step.who(table) == seat:
        if isinstance(choice, Right) and not is_offered(step, table, seat, choice):
            choice.exercise(table, seat)
        else:
            table.agenda.pop()
            step.take(table, seat, choice)
    elif isinstance(step, Window):
        in_window(table, step, seat, choice)
    elif isinstance(step, Lanes):
        in_lane(table, step, seat, choice)
    elif isinstance(choice, Right):
        choice.exercise(table, seat)
    else:
        raise RulesError(f"seat {seat} is not asked for {choice.text}")
    settle(table)


def is_offered(ask: Ask[Any, Any], table: Table[Any], seat: Seat, choice: Choice) -> bool:
    """Does the question itself offer this right? Then the question's meaning wins."""
    return any(one.text == choice.text for one in ask.options(table, seat))


def in_window(table: Table[Any], window: Window[Any, Any], seat: Seat, choice: Choice) -> None:
    """An act, a right or a pass in an open window, which stays until all have passed since the last public act."""
    passes = table.passes_in(window)
    if choice is PASS:
        passes.now |= 1 << seat
        passes.ever |= 1 << seat
    elif isinstance(choice, Right):
        choice.exercise(table, seat)
    else:
        window.take(table, seat, choice)


def in_lane(table: Table[Any], lanes: Lanes, seat: Seat, choice: Choice) -> None:
    """An answer in a seat's own lane. A sealed lane cannot free another, so only this one is run."""
    lane = lanes.of(seat)
    if lane is None or not lane.agenda:
        raise RulesError(f"seat {seat} has no open lane")
    ask = lane_ask(lane.agenda)
    outer = table.dice
    enter_lane(table, lane)
    if isinstance(choice, Right) and not is_offered(ask, table, seat, choice):
        choice.exercise(table, seat)
    else:
        lane.agenda.pop()
        ask.take(table, seat, choice)
    leave_lane(table, outer)
    if lane.agenda:
        settle_lane(table, lane)


def time_out(table: Table[Any]) -> None:
    """`clock time`: every seat still waited for in the top question, or sealed fork, plays its default."""
    step = top(table)
    if isinstance(step, Decision):
        seat = step.who(table)
        submit(table, seat, step.default(table, seat))
    elif isinstance(step, Window):
        close_window(table, step)
    elif isinstance(step, Lanes) and step.fork.is_sealed:
        for lane in step.lanes:
            while lane.agenda and table.result is None:
                in_lane(table, step, lane.seat, lane_ask(lane.agenda).default(table, lane.seat))
        settle(table)
    else:
        text = "There is no question that time could answer."
        raise Refusal("no-deadline", text)


def close_window(table: Table[Any], window: Window[Any, Any]) -> None:
    """Who has passed since the window opened has passed; each other plays its default until that is to pass."""
    for seat in sorted(window.seats(table)):
        while top(table) is window and (window.even_out or table.game.may_decide(table, seat)):
            if table.passes_in(window).ever >> seat & 1:
                break
            default = window.default(table, seat)
            if default is PASS:
                break
            in_window(table, window, seat, default)
            settle(table)
    if top(table) is window:
        shut(table, window)
        settle(table)


def shut(table: Table[Any], window: Window[Any, Any]) -> None:
    """The window on top closes, whoever has not passed."""
    table.forget_passes(window)
    table.agenda.pop()
    window.run(table)
