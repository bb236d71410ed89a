"""One play in progress: what lies on the table, what is still to happen, chance, and what has been told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from holdfast.kernel.dice import Dice
from holdfast.kernel.errors import RulesError
from holdfast.kernel.event import Event
from holdfast.kernel.step import ALL, Ask, Choice, Decision, Fork, Seat, Step, Window

if TYPE_CHECKING:
    from holdfast.kernel.game import Game

S = TypeVar("S")

RUN_LIMIT: Final = 10_000
"""More steps than this without a question means that rules chase each other."""


class Result:
    """How it ended: winners, scores by seat, the parts of each score, and why."""

    def __init__(self, winners: list[Seat], scores: list[int], reason: str, parts: list[dict[str, int]]) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason
        self.parts = parts

    def summary(self) -> dict[str, Any]:
        """The same as plain data."""
        return {"winners": self.winners, "scores": self.scores, "reason": self.reason, "parts": self.parts}


class Passes:
    """Who has passed in one open window: since the last public act, and at any time since it opened."""

    def __init__(self, window: Step[Any], told: int, now: int = 0, ever: int = 0) -> None:
        self.window = window
        self.told = told
        self.now = now
        self.ever = ever
        self.again: list[int] = []
        """How often each seat was asked again because of something that not all have heard; empty: nobody ever was."""

    def clone(self) -> Passes:
        copy = Passes(self.window, self.told, self.now, self.ever)
        copy.again = self.again[:]
        return copy

    def number(self, seat: Seat) -> int:
        """Grows whenever this seat is asked anew: a pass meant for an older situation is stale."""
        return self.told + self.again[seat] if self.again else self.told


class Lane:
    """One seat's own agenda inside a Fork, with its own dice and what it has sealed."""

    def __init__(self, seat: Seat, agenda: list[Step[Any]], dice: Dice, sealed: list[Choice]) -> None:
        self.seat = seat
        self.agenda = agenda
        self.dice = dice
        self.sealed = sealed

    def clone(self) -> Lane:
        return Lane(self.seat, self.agenda[:], self.dice.clone(), self.sealed[:])


class Lanes(Step[Any]):
    """A Fork under way: the one step with mutable insides, so a clone copies it."""

    def __init__(self, fork: Fork[Any], lanes: list[Lane]) -> None:
        self.fork = fork
        self.lanes = lanes

    def clone(self) -> Lanes:
        return Lanes(self.fork, [lane.clone() for lane in self.lanes])

    def is_plain(self) -> bool:
        return False

    def of(self, seat: Seat) -> Lane | None:
        """This seat's lane."""
        for lane in self.lanes:
            if lane.seat == seat:
                return lane
        return None

    def run(self, table: Table[Any]) -> None:
        """Every lane is done: join them, in seat order."""
        self.fork.join(table, {lane.seat: lane.sealed for lane in self.lanes})


class Table(Generic[S]):
    """State, agenda, dice and events of one play. The history of how it came about lies elsewhere (`sitting.py`)."""

    def __init__(self, game: Game[S], state: S, seats: int, dice: Dice) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.dice = dice
        """The stream in use: the table's own, or a lane's while that lane runs."""
        self.agenda: list[Step[Any]] = []
        self.here = self.agenda
        """Where `then` puts steps: the main agenda, or one lane's."""
        self.lane: Lane | None = None
        self.passes: list[Passes] = []
        self.forks = 0
        self.away = 0
        """Mask of the seats whose people have left for now; rules may read it."""
        self.told_all = 0
        """How often everybody was told something: a pass meant for an older situation is void."""
        self.reveals = 0
        """How often something hidden that is no card became known."""
        self.heard: list[tuple[int, Event]] | None = None
        """Events with their audiences, while somebody listens."""
        self.result: Result | None = None
        self.ran = 0
        """Steps since the last question."""

    def clone(self) -> Table[S]:
        """The same play, sharing nothing that can change. Nobody listens to it."""
        copy: Table[S] = Table(self.game, self.game.clone_state(self.state), self.seats, self.dice.clone())
        for step in self.agenda:
            copy.agenda.append(step.clone() if isinstance(step, Lanes) else step)
        if self.passes:
            copy.passes = [passes.clone() for passes in self.passes]
        copy.forks = self.forks
        copy.away = self.away
        copy.told_all = self.told_all
        copy.reveals = self.reveals
        copy.result = self.result
        return copy

    def then(self, first: Step[Any], *more: Step[Any]) -> None:
        """Do these next, in reading order, before whatever was next."""
        here = self.here
        for i in range(len(more) - 1, -1, -1):
            here.append(more[i])
        here.append(first)

    def then_all(self, steps: list[Step[Any]]) -> None:
        """The same for a list of steps, which may be empty."""
        here = self.here
        for i in range(len(steps) - 1, -1, -1):
            here.append(steps[i])

    def tell(self, event: Event, to: int = ALL, others: Event | None = None) -> None:
        """Say what happened to the seats of the mask `to`; all others hear `others` instead, if anything."""
        if to == ALL or others is not None:
            self.told_all += 1
        if self.heard is not None:
            self.heard.append((to, event))
            if others is not None:
                self.heard.append((~to, others))

    def unheard(self) -> bool:
        """Does nobody listen? Then a telling to all is only counted: hot verbs ask before they make the event."""
        if self.heard is None:
            self.told_all += 1
            return True
        return False

    def reveal(self) -> None:
        """Something that is no card became known for good: no word up to this one can be taken back."""
        self.reveals += 1

    def seal(self, choice: Choice) -> None:
        """Keep an answer of the sealed lane that is running."""
        if self.lane is None:
            raise RulesError("an answer can be sealed only inside a lane")
        self.lane.sealed.append(choice)

    def leave(self, scope: type[Step[Any]]) -> None:
        """Drop everything above the nearest step of this kind, which then runs as its own 'finally'."""
        for i in range(len(self.here) - 1, -1, -1):
            if isinstance(self.here[i], scope):
                del self.here[i + 1 :]
                return
        raise RulesError(f"there is no {scope.__name__} on the agenda to leave")

    def finish(self, result: Result) -> None:
        """The game is over: nothing else happens."""
        self.result = result
        self.agenda.clear()
        self.passes.clear()

    def passes_in(self, window: Step[Any]) -> Passes:
        """Who has passed in this window, which is on top; passes before the last public act are void."""
        passes = self.passes
        self._drop_closed(window)
        if not passes or passes[-1].window is not window:
            passes.append(Passes(window, self.told_all))
        top = passes[-1]
        if top.told != self.told_all:
            top.told = self.told_all
            top.now = 0
        return top

    def passed_in(self, window: Step[Any]) -> int:
        """The mask of the seats that have passed in this window, which is on top, since the last public act."""
        if not self.passes:
            return 0
        self._drop_closed(window)
        if not self.passes or self.passes[-1].window is not window or self.passes[-1].told != self.told_all:
            return 0
        return self.passes[-1].now

    def ask_again(self, seats: int) -> None:
        """Something that only the seats of this mask have heard of concerns them: in a window they pass anew."""
        window = self.agenda[-1] if self.agenda else None
        if isinstance(window, Window):
            passes = self.passes_in(window)
            passes.now &= ~seats
            times = passes.again or [0] * self.seats
            passes.again = [times[seat] + (seats >> seat & 1) for seat in range(self.seats)]

    def forget_passes(self, window: Step[Any]) -> None:
        """This window, which is on top, closes."""
        self._drop_closed(window)
        if self.passes and self.passes[-1].window is window:
            self.passes.pop()

    def _drop_closed(self, window: Step[Any]) -> None:
        """Windows above this one that were left with their scope."""
        passes = self.passes
        while passes and passes[-1].window is not window and passes[-1].window not in self.agenda:
            passes.pop()


def run_down(table: Table[Any]) -> Step[Any] | None:
    """Run the agenda down to the next question or fork, which is then on top; None: nothing is left. The only loop."""
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


def enter_lane(table: Table[Any], lane: Lane) -> None:
    """Steps and dice are this lane's until `leave_lane`."""
    table.lane = lane
    table.here = lane.agenda
    table.dice = lane.dice


def leave_lane(table: Table[Any], dice: Dice) -> None:
    """Back to the main agenda and its dice."""
    table.lane = None
    table.here = table.agenda
    table.dice = dice
