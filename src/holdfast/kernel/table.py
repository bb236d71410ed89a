"""One play in progress: what lies on the table, what is still to happen, chance, and what has been told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from holdfast.kernel.dice import Dice
from holdfast.kernel.errors import RulesError
from holdfast.kernel.event import Event
from holdfast.kernel.lanes import Lane, Lanes
from holdfast.kernel.step import ALL, Choice, Seat, Step, Window

if TYPE_CHECKING:
    from holdfast.kernel.game import Game

S = TypeVar("S")


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
