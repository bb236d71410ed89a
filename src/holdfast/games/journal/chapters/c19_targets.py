"""JRN-03.8, JRN-03.9  Whom an effect concerns, and tests of empathy."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import NO, PEOPLE, YES, LeaderAsk, Put, RollBlack, Word
from holdfast.games.journal.chapters.c11_states import afflict
from holdfast.games.journal.pieces import CHARACTERS, MISERY
from holdfast.games.journal.queries import blocked, group, guards, in_hand, level, most_empathic, present
from holdfast.games.journal.state import State
from holdfast.games.journal.verbs import spend_crucial, tell
from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table

TARGETS: Final = ["one", "each", "all", "guards", "actor", "random", "worst"]
ONE, EACH, ALL, GUARDS, ACTOR, RANDOM, WORST = range(7)


def concerned(table: Table[State], on: On, target: int) -> list[int]:
    """Everybody whom a target other than `one` and `worst` means."""
    state = table.state
    if target == ALL:
        return group(state)
    if target == GUARDS:
        return guards(state)
    if target == ACTOR:
        return [who for who in on if who in group(state)]
    people = present(state)
    if target == RANDOM and people:
        return [people[table.dice.below(len(people))]]
    return people


def worst_off(state: State, kind: int, n: int) -> list[int]:
    """Those present with the highest level; nobody, where a state at 0 would be lowered."""
    people = present(state)
    highest = max([level(state, who, kind) for who in people], default=0)
    if n < 0 and highest == 0:
        return []
    return [who for who in people if level(state, who, kind) == highest]


def state_word(table: Table[State], by: Seat, on: On, kind: int, target: int, n: int) -> None:
    """`state`: raise or lower a state."""
    state = table.state
    if target == ONE:
        people = present(state)
    elif target == WORST:
        people = worst_off(state, kind, n)
    else:
        afflict(table, concerned(table, on, target), kind, n)
        return
    if people:
        table.then(Afflict(tuple(people), kind, n))


class Afflict(LeaderAsk):
    """JRN-03.9  Whose state changes?"""

    def __init__(self, among: tuple[int, ...], kind: int, n: int) -> None:
        super().__init__()
        self.among = among
        self.kind = kind
        self.n = n

    @property
    def rule(self) -> str:
        return "JRN-03.9"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [PEOPLE[who] for who in self.among]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D31  Where it does the least harm, or the most good."""
        state = table.state
        sign = 1 if self.n > 0 else -1
        return PEOPLE[min(self.among, key=lambda who: (sign * level(state, who, self.kind), who))]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        afflict(table, [choice.which], self.kind, self.n)


# -- actions lost and won --------------------------------------------------------------------------


def lose_actions_word(table: Table[State], by: Seat, on: On, target: int, n: int) -> None:
    """`lose_actions`: the next stages of this day in which the character could act."""
    if target == ONE:
        table.then(Put(NameFor("lose", n)))
    else:
        for who in concerned(table, on, target):
            lose_actions(table, who, n)


def lose_actions(table: Table[State], who: int, n: int) -> None:
    table.state.people[who].lost += n
    tell(table, events.ActionsLost(CHARACTERS[who], n))


def extra_action_word(table: Table[State], by: Seat, on: On, target: int, n: int) -> None:
    """`extra_action`: after the third stage (JRN-05.23)."""
    if target == ONE:
        table.then(Put(NameFor("win", n)))
    else:
        for who in concerned(table, on, target):
            win_actions(table, who, n)


def win_actions(table: Table[State], who: int, n: int) -> None:
    table.state.people[who].extra += n
    tell(table, events.ActionsWon(CHARACTERS[who], n))


class NameFor(LeaderAsk):
    """JRN-D46  Who loses actions, or gets more of them?"""

    def __init__(self, purpose: str, n: int) -> None:
        super().__init__()
        self.purpose = purpose
        self.n = n

    @property
    def rule(self) -> str:
        return "JRN-05.23"

    def is_due(self, table: Table[State]) -> bool:
        return bool(present(table.state))

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [PEOPLE[who] for who in present(table.state)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """Most free actions for an extra one, fewest for a lost one."""
        state = table.state
        sign = 1 if self.purpose == "win" else -1
        return PEOPLE[min(present(state), key=lambda who: (sign * blocked(state, who).bit_count(), who))]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        if self.purpose == "win":
            win_actions(table, choice.which, self.n)
        else:
            lose_actions(table, choice.which, self.n)


# -- empathy ---------------------------------------------------------------------------------------


def empathy_word(table: Table[State], by: Seat, on: On, n: int, target: int) -> None:
    """`empathy`: roll against empathy."""
    table.then(TestEmpathy(n, target))


class TestEmpathy(Step[State]):
    """JRN-03.8  One black die for the whole group concerned. «Resolve» may stop it before it is made."""

    __test__ = False

    def __init__(self, n: int, target: int) -> None:
        self.n = n
        self.target = target

    def run(self, table: Table[State]) -> None:
        if concerned(table, (), self.target):
            table.then_all(test_steps(table.state, Suffer(self.n, self.target)))


def test_steps(state: State, then: Step[State]) -> list[Step[State]]:
    """JRN-19.6  A roll against empathy, unless a crucial action is played before it."""
    if in_hand(state, "skip_empathy") >= 0:
        return [SkipTest(then)]
    return [RollBlack(), then]


class SkipTest(LeaderAsk):
    """JRN-26.240  Is this test ignored?"""

    def __init__(self, then: Step[State]) -> None:
        super().__init__()
        self.then = then

    @property
    def rule(self) -> str:
        return "JRN-26.240"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [NO, YES]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        if choice is YES:
            spend_crucial(table, in_hand(table.state, "skip_empathy"))
            tell(table, events.TestPassedOver())
        else:
            table.then(RollBlack(), self.then)


class Suffer(Step[State]):
    """JRN-03.8  Misery for each whose empathy is equal to or higher than the result."""

    def __init__(self, n: int, target: int) -> None:
        self.n = n
        self.target = target

    def run(self, table: Table[State]) -> None:
        people = most_empathic(table.state.die, concerned(table, (), self.target))
        afflict(table, people, MISERY, self.n)
