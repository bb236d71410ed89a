"""What good play looks like in one game: which of these choices, and how good is this table for a seat?

A policy is called on tables that a seat has imagined, and reads nothing of them but what that seat knows.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from holdfast.kernel.play import options, question
from holdfast.kernel.step import Ask, Choice, Seat
from holdfast.kernel.table import Table

if TYPE_CHECKING:
    from holdfast.kernel.game import Fact

S = TypeVar("S")

HORIZON: Final = 20
"""Choices that a rollout plays on, where a game does not know better."""


class Word:
    """A saying of the game (`talk.toml`) that was heard at the table: whose, what fills its places, and when."""

    def __init__(self, speaker: Seat, saying: str, named: dict[str, str], hour: int) -> None:
        self.speaker = speaker
        self.saying = saying
        self.named = named
        self.hour = hour


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What one seat keeps in mind that no table shows: what it was told, and what it heard said. Never on a table."""

    def __init__(self) -> None:
        self.events = 0
        """How many events it has taken in."""
        self.words = 0
        """How many sayings it has taken in."""

    def hear(self, told: list[dict[str, Any]]) -> None:
        """What the seat was told since."""
        for event in told:
            self.notice(event)
        self.events += len(told)

    def notice(self, event: dict[str, Any]) -> None:
        """One thing that it was told."""

    def listen(self, words: list[Word]) -> None:
        """What the seat has heard said since, its own words among it."""
        self.words += len(words)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """Ranks choices and values tables. Stateless: the same object serves every table and every thread."""

    def memory(self, seat: Seat, seats: int, key: str) -> Memory | None:
        """An empty memory for this seat, where the game needs one. `key`: what its manners are drawn from."""
        return None

    def recalling(self, memory: Memory) -> Policy[S]:
        """The same policy with this in mind."""
        return self

    def remark(self, table: Table[S], seat: Seat) -> Word | None:
        """What this seat would say at the table now, if anything: claims, accusations, promises bind nobody."""
        return None

    def value(self, table: Table[S], seat: Seat) -> float:
        """The chance that this seat wins, from 0 to 1, as far as it can tell. A shared victory counts by its share.

        Who cannot tell anything before the end thinks everybody's chance equal.
        """
        return 1.0 / table.seats if table.result is None else share(table, seat)

    def weigh(self, table: Table[S], seat: Seat, ask: Ask[Any, Any], offered: list[Choice]) -> list[float]:
        """One weight for each of these options of this question; the greatest is the best."""
        raise NotImplementedError

    def impulse(self, table: Table[S], seat: Seat, ask: Ask[Any, Any]) -> Choice | None:
        """A right that is worth using before this question is answered, if any. Each must use up something finite."""
        return None

    def unasked(self, table: Table[S], seat: Seat) -> Choice | None:
        """A right that is worth using now though nothing is asked, such as the answer to an offer, if any."""
        return None

    def credence(self, table: Table[S], seat: Seat) -> float | None:
        """How well this imagined table agrees with what the seat remembers, as a logarithm; None: that says nothing."""
        return None

    def horizon(self, table: Table[S], seat: Seat) -> int:
        """How many choices ahead, of all seats together, a rollout tells more than a look at the table."""
        return HORIZON

    def reason(self, table: Table[S], seat: Seat, choice: Choice) -> Fact | None:
        """What speaks most for this choice, in one message (`<game>-why-<name>`), as far as this seat can tell."""
        return None

    def choose(self, table: Table[S], seat: Seat) -> Choice | None:
        """What this seat should say now: a right, or the best-looking option; unasked, rarely anything."""
        ask = question(table, seat)
        if ask is None:
            return self.unasked(table, seat)
        right = self.impulse(table, seat, ask)
        return self.best(table, seat, ask, options(table, seat)) if right is None else right

    def best(self, table: Table[S], seat: Seat, ask: Ask[Any, Any], offered: list[Choice]) -> Choice:
        """The option that weighs most; of equals the first."""
        if len(offered) == 1:
            return offered[0]
        weights = self.weigh(table, seat, ask, offered)
        best = 0
        for at, weight in enumerate(weights):
            if weight > weights[best]:
                best = at
        return offered[best]


def share(table: Table[Any], seat: Seat) -> float:
    """What a finished table is worth to this seat: its share of the victory."""
    result = table.result
    if result is None or seat not in result.winners:
        return 0.0
    return 1.0 / len(result.winners)


def chance(points: list[float], seat: Seat, spread: float) -> float:
    """How likely this seat wins, if these are the points to expect; so much of a lead is one unit of log-odds."""
    best = max(points)
    chances = [exp((one - best) / spread) for one in points]
    return chances[seat] / sum(chances)
