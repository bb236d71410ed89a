"""The questions that effects put, each written once: which branch, whom or what. (Paid with what: paying.py.)

Nothing of what stands behind an answer is in the question: its fields are the place, the seat, and ids. What has
become impossible by the time it is answered can be answered by `none`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from holdfast.kernel.errors import RulesError
from holdfast.kernel.parts.plans import SEAT, Group, On, Operation, Plan
from holdfast.kernel.step import Choice, Decision, Seat
from holdfast.kernel.table import Table

S = TypeVar("S")

MOST: Final = 63
"""So many answers, besides `none` or `done`: no question lists more than 64 (K10)."""


class Branch(Choice):
    """The so-many-th of the branches, counted from 1 as people do."""

    def __init__(self, index: int) -> None:
        super().__init__(f"choose {index + 1}")
        self.index = index


class Picked(Choice):
    """This one."""

    def __init__(self, text: str, which: int, anchor: str) -> None:
        super().__init__(text)
        self.which = which
        self.anchor = anchor

    def anchors(self) -> list[str]:
        return [self.anchor] if self.anchor else []


BRANCHES: Final = [Branch(index) for index in range(MOST)]
NONE: Final = Choice("none")
DONE: Final = Choice("done")


def answers(verb: str, names: list[str], anchor: str = "") -> list[Picked]:
    """An answer for each name: `pick anna`, found at `seat:anna` if the anchor is `seat`."""
    if len(names) > MOST:
        raise RulesError(f"“{verb}” has {len(names)} answers; a question lists {MOST + 1} at most")
    return [Picked(f"{verb} {name}", i, f"{anchor}:{name}" if anchor else "") for i, name in enumerate(names)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Manner(Generic[S]):
    """How a game's effects ask. Override what differs."""

    def who(self, table: Table[S], by: Seat) -> Seat:
        """Who answers for the seat whose effect it is: a leader, in some games."""
        return by

    def allows(self, ask: str) -> int:
        """The kinds of rights that may be used above a question of this name."""
        return 0

    def timer(self, ask: str) -> str:
        """The name of the game's timer for it."""
        return ""

    def default(self, table: Table[S], ask: EffectAsk[S], options: list[Choice], usual: Choice) -> Choice:
        """What happens for who is absent: usually `none`, else a branch that costs nothing, else the first."""
        return usual


class Spot(Generic[S]):
    """Where in the content a question comes from: its place, the rule behind it, and how the game asks."""

    def __init__(self, place: str, rule: str, manner: Manner[S]) -> None:
        self.place = place
        self.rule = rule
        self.manner = manner


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectAsk(Decision[S, Choice], Generic[S]):
    """What the questions of effects have in common."""

    def __init__(self, spot: Spot[S], by: Seat, on: On) -> None:
        self.place = spot.place
        self.seat = by
        self.on = on
        self._spot = spot

    def who(self, table: Table[S]) -> Seat:
        return self._spot.manner.who(table, self.seat)

    @property
    def rule(self) -> str:
        return self._spot.rule

    @property
    def allows(self) -> int:
        return self._spot.manner.allows(self.name())

    @property
    def timer(self) -> str:
        return self._spot.manner.timer(self.name())

    @property
    def automatic(self) -> bool:
        """A lone answer is played where all can see that it is alone and there is no right to use first (K1)."""
        return not self.is_hushed() and not self.allows

    def is_hushed(self) -> bool:
        """Do the answers depend on anything that not everybody sees?"""
        return False

    def usual(self, table: Table[S], options: list[Choice]) -> Choice:
        """What happens for who is absent, unless the game's manner says otherwise."""
        return options[0]

    def default(self, table: Table[S], seat: Seat) -> Choice:
        options = self.options(table, seat)
        return self._spot.manner.default(table, self, options, self.usual(table, options))


# -- one of several branches ---------------------------------------------------------------------------------


class Choose(Operation[S], Generic[S]):
    """One of several branches; with `may` also none of them. No branch is open: `otherwise`, without asking."""

    def __init__(self, spot: Spot[S], branches: list[Plan[S]], may: bool, otherwise: Plan[S] | None) -> None:
        self.spot = spot
        self.branches = branches
        self.may = may
        self.otherwise = otherwise

    def do(self, table: Table[S], by: Seat, on: On) -> None:
        if self.can(table, by, on) or self.is_hushed():
            table.then(ChooseBranch(self, by, on))
        elif self.otherwise is not None:
            table.then_all(self.otherwise.steps(by, on))

    def can(self, table: Table[S], by: Seat, on: On) -> bool:
        return any(branch.is_open(table, by, on) for branch in self.branches)

    def is_hushed(self) -> bool:
        return any(branch.is_hushed() for branch in self.branches)


class ChooseBranch(EffectAsk[S], Generic[S]):
    """Which branch? What stands behind each is told by what then happens."""

    def __init__(self, choose: Choose[S], by: Seat, on: On) -> None:
        super().__init__(choose.spot, by, on)
        self._choose = choose

    def is_hushed(self) -> bool:
        return self._choose.is_hushed()

    def options(self, table: Table[S], seat: Seat) -> list[Choice]:
        options: list[Choice] = [NONE] if self._choose.may else []
        for i, branch in enumerate(self._choose.branches):
            if branch.is_open(table, self.seat, self.on):
                options.append(BRANCHES[i])
        return options or [NONE]

    def usual(self, table: Table[S], options: list[Choice]) -> Choice:
        for choice in options:
            if not isinstance(choice, Branch) or self._choose.branches[choice.index].is_free():
                return choice
        return options[0]

    def take(self, table: Table[S], seat: Seat, choice: Choice) -> None:
        if isinstance(choice, Branch):
            table.then_all(self._choose.branches[choice.index].steps(self.seat, self.on))
        elif self._choose.otherwise is not None:
            table.then_all(self._choose.otherwise.steps(self.seat, self.on))


# -- whom or what --------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector(Group[S], Generic[S]):
    """Whom or what an effect may concern, one of them (or some) to be picked. `answers`: by id."""

    def __init__(
        self,
        query: Callable[..., list[int]],
        answers: list[Picked],
        of: str = SEAT,
        hushed: bool = False,
        secret: bool = False,
    ) -> None:
        super().__init__(query, of)
        self.answers = answers
        self.hushed = hushed or secret
        """Does not everybody see which there are?"""
        self.secret = secret
        """Does not everybody see whether there are any?"""


class Pick(Operation[S], Generic[S]):
    """Some of these are picked; the plan then concerns them. There is nothing to pick: it does nothing.

    `may`: or none of them. `must`: a branch is closed while there is nothing to pick.
    """

    def __init__(
        self,
        spot: Spot[S],
        selector: Selector[S],
        then: Plan[S],
        least: int = 1,
        most: int = 1,
        may: bool = False,
        must: bool = False,
    ) -> None:
        self.spot = spot
        self.selector = selector
        self.then = then
        self.least = least
        self.most = most
        self.may = may
        self.must = must

    def do(self, table: Table[S], by: Seat, on: On) -> None:
        if self.can(table, by, on) or self.is_hushed():
            table.then(PickSome(self, by, on, ()))

    def can(self, table: Table[S], by: Seat, on: On) -> bool:
        return bool(self.selector.ids(table, by, on))

    def binds(self) -> bool:
        return self.must

    def is_hushed(self) -> bool:
        return self.selector.secret


class PickSome(EffectAsk[S], Generic[S]):
    """Whom, or what? Several are named one by one in the game's order, so that every set has one spelling."""

    def __init__(self, pick: Pick[S], by: Seat, on: On, picked: On) -> None:
        super().__init__(pick.spot, by, on)
        self.picked = picked
        self._pick = pick

    def is_hushed(self) -> bool:
        return self._pick.selector.hushed

    def options(self, table: Table[S], seat: Seat) -> list[Choice]:
        ids = self._pick.selector.ids(table, self.seat, self.on)
        past = ids.index(self.picked[-1]) + 1 if self.picked and self.picked[-1] in ids else 0
        left = [one for one in ids[past:] if one not in self.picked]
        needed = min(self._pick.least, len(ids)) - len(self.picked)
        options: list[Choice] = []
        if self.picked and needed <= 0:
            options.append(DONE)
        elif self._pick.may and not self.picked:
            options.append(NONE)
        # Who comes so late that too few would be left after it cannot be the next one.
        options.extend(self._pick.selector.answers[one] for one in left[: max(0, len(left) - max(needed, 1) + 1)])
        return options or [NONE]

    def take(self, table: Table[S], seat: Seat, choice: Choice) -> None:
        picked = (*self.picked, choice.which) if isinstance(choice, Picked) else self.picked
        if isinstance(choice, Picked) and len(picked) < self._pick.most:
            table.then(PickSome(self._pick, self.seat, self.on, picked))
        elif picked:
            table.then_all(self._pick.then.steps(self.seat, picked))
