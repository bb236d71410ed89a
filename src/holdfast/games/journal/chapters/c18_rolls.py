"""JRN-18.1, JRN-19.1  Choices of cards and scripts, and bands of the black die."""

from __future__ import annotations

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import LeaderAsk, RollBlack, Word
from holdfast.games.journal.pieces import FATIGUE, ILLNESS, LEVEL4, LOCKPICK, MISERY, script_plan
from holdfast.games.journal.queries import has_skill, level, stock
from holdfast.games.journal.state import State
from holdfast.games.journal.verbs import tell
from holdfast.kernel.parts.plans import On, Operation, Plan
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table

MOVE_ON = Word("pass")
COLLAPSED = script_plan(LEVEL4[FATIGUE])
NUMBERS = [Word("choose", str(at + 1), at) for at in range(8)]


class Band:
    """Results of the black die, and what they bring; never changed."""

    def __init__(self, least: int, most: int, plan: Plan[State]) -> None:
        self.least = least
        self.most = most
        self.plan = plan


class Roll(Operation[State]):
    """`roll`: the band that contains the result applies.

    `picked`: for a lock, what the Locksmith gets without a roll (JRN-19.7).
    """

    def __init__(self, place: str, bands: list[Band], picked: Plan[State] | None) -> None:
        self.place = place
        self.bands = bands
        self.picked = picked

    def do(self, table: Table[State], by: Seat, on: On) -> None:
        state = table.state
        rolled = state.dice_of[on[0]] if on[0] >= 0 else 0
        if rolled:
            state.dice_of[on[0]] = 0
            self.apply(table, by, on, rolled)
        elif self.picked is not None and has_skill(state, "auto_lockpick") and stock(state)[LOCKPICK]:
            table.then_all(self.picked.steps(by, on))
        else:
            table.then(RollBlack(), InBand(self.place, by, on, self))

    def apply(self, table: Table[State], by: Seat, on: On, die: int) -> None:
        for band in self.bands:
            if band.least <= die <= band.most:
                table.then_all(band.plan.steps(by, on))


class InBand(Step[State]):
    """The die lies: what it brings."""

    def __init__(self, place: str, by: Seat, on: On, roll: Roll) -> None:
        self.place = place
        self.by = by
        self.on = on
        self._roll = roll

    def run(self, table: Table[State]) -> None:
        self._roll.apply(table, self.by, self.on, table.state.die)


class Choices(Operation[State]):
    """JRN-18.1  The leader picks exactly one choice that is allowed, or moves on where a card is optional.

    Without a legal one it ends.
    """

    def __init__(self, place: str, rule: str, branches: list[Plan[State]], optional: bool) -> None:
        self.place = place
        self.rule = rule
        self.branches = branches
        self.optional = optional

    def do(self, table: Table[State], by: Seat, on: On) -> None:
        if self.optional or any(branch.is_open(table, by, on) for branch in self.branches):
            table.then(Decide(self, by, on))


class Decide(LeaderAsk):
    """JRN-18.3  Which choice? Texts, requirements and costs are open; what else follows is not."""

    def __init__(self, choices: Choices, by: Seat, on: On) -> None:
        super().__init__()
        self.place = choices.place
        self.by = by
        self.on = on
        self._choices = choices

    @property
    def rule(self) -> str:
        return self._choices.rule

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        found: list[Choice] = [MOVE_ON] if self._choices.optional else []
        for at, branch in enumerate(self._choices.branches):
            if branch.is_open(table, self.by, self.on):
                found.append(NUMBERS[at])
        return found or [MOVE_ON]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D1, JRN-D32  Move on; else the first that costs nothing. Who collapses pays with what is less worn."""
        options = self.options(table, seat)
        if self.place == COLLAPSED:
            who = self.on[0]
            return options[int(level(table.state, who, MISERY) < level(table.state, who, ILLNESS))]
        for choice in options:
            if choice is MOVE_ON or (isinstance(choice, Word) and self._choices.branches[choice.which].is_free()):
                return choice
        return options[0]

    @property
    def automatic(self) -> bool:
        """It is read before it is answered."""
        return False

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        tell(table, events.Decided(self.place, choice.which + 1))
        if choice is not MOVE_ON:
            table.then_all(self._choices.branches[choice.which].steps(self.by, self.on))
