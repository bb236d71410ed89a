"""JRN-07  Evening: every character gets one of four tasks."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import AT_EASE, CONFIRM, LeaderAsk, Put, Word, cards_at
from holdfast.games.journal.chapters.c18_reading import ReadScript
from holdfast.games.journal.chapters.c22_ending import UNGUARDED, Lose
from holdfast.games.journal.pieces import (
    BEDS,
    CHARACTERS,
    FATIGUE,
    PROWESS,
    SCAVENGERS_MAX,
    SPACES,
)
from holdfast.games.journal.pieces import UNGUARDED as NOBODY_ON_WATCH
from holdfast.games.journal.queries import at_home, reached
from holdfast.games.journal.state import HERE, IN_BED, NO_TASK, ON_FLOOR, ON_GUARD, ON_TRIP, TASKS, State
from holdfast.games.journal.verbs import change_state, set_state, tell
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table

IN_EVENING: Final = AT_EASE | cards_at("evening")
GUARD, FLOOR, SCAVENGE = (Word(task, place=f"task:{task}") for task in ("guard", "floor", "scavenge"))
LEAVE: Final = Word("leave")
FLOOR_REST: Final = 2
"""How much fatigue a night on the floor takes."""


class Evening(Step[State]):
    """JRN-07.1  Tasks for everybody, then they are confirmed."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.full = False
        for who in at_home(state):
            state.people[who].task = NO_TASK
            state.people[who].bed = -1
        tasks: list[Step[State]] = [Put(GiveTask(who)) for who in at_home(state)]
        table.then_all([*tasks, ConfirmTasks()])


def takers(state: State, task: int) -> list[int]:
    return [who for who in at_home(state) if state.people[who].task == task]


def free_beds(state: State) -> list[int]:
    """JRN-07.2  Spaces with a bed that can be reached and has a place left."""
    reach = reached(state)
    found: list[int] = []
    for space, fitting in enumerate(state.built):
        if fitting >= 0 and reach[space]:
            taken = sum(1 for who in at_home(state) if state.people[who].bed == space)
            if taken < BEDS[fitting]:
                found.append(space)
    return found


class GiveTask(LeaderAsk):
    """JRN-07.1, JRN-07.10  Bed, floor, guard or scavenge? No state forbids a task."""

    def __init__(self, character: int) -> None:
        super().__init__()
        self.character = character

    @property
    def rule(self) -> str:
        return "JRN-07.1"

    @property
    def allows(self) -> int:
        return IN_EVENING

    def is_due(self, table: Table[State]) -> bool:
        return table.state.people[self.character].where == HERE

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        found: list[Choice] = [GUARD, FLOOR]
        found += [Word("bed", SPACES[space], space, "space", "task:bed") for space in free_beds(state)]
        if len(takers(state, ON_TRIP)) < SCAVENGERS_MAX:
            found.append(SCAVENGE)
        return found

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D7  The best prowess guards, others sleep."""
        state = table.state
        best = max(at_home(state), key=lambda who: (PROWESS[who], -who))
        if self.character == best:
            return GUARD
        beds = free_beds(state)
        return Word("bed", SPACES[beds[0]], beds[0], "space", "task:bed") if beds else FLOOR

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        person = table.state.people[self.character]
        person.bed = -1
        if choice.verb == "bed":
            person.task = IN_BED
            person.bed = choice.which
        else:
            person.task = {"guard": ON_GUARD, "floor": ON_FLOOR, "scavenge": ON_TRIP}[choice.verb]
        tell(table, events.TaskGiven(CHARACTERS[self.character], TASKS[person.task]))


class ConfirmTasks(LeaderAsk):
    """JRN-07.5, JRN-07.8  Without a guard the game is lost: that is asked once more."""

    @property
    def rule(self) -> str:
        return "JRN-07.5"

    @property
    def allows(self) -> int:
        return IN_EVENING

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        if takers(state, ON_GUARD):
            return [CONFIRM]
        return [*(Word("post", CHARACTERS[who], who, "person") for who in at_home(state)), LEAVE]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        options = [one for one in self.options(table, seat) if isinstance(one, Word)]
        return max(options, key=lambda one: (PROWESS[one.which] if one.which >= 0 else -1, -one.which))

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        state = table.state
        if choice.verb == "post":
            state.people[choice.which].task = ON_GUARD
            state.people[choice.which].bed = -1
            tell(table, events.TaskGiven(CHARACTERS[choice.which], TASKS[ON_GUARD]))
            table.then(ConfirmTasks())
        elif choice is LEAVE:
            table.then(ReadScript(NOBODY_ON_WATCH), Lose(UNGUARDED))
        else:
            tire(table)


def tire(table: Table[State]) -> None:
    """JRN-07.8  Fatigue changes at once; whoever reaches 4 still performs the task (JRN-07.7)."""
    state = table.state
    for who in at_home(state):
        task = state.people[who].task
        if task == IN_BED:
            set_state(table, who, FATIGUE, 0)
        elif task == ON_FLOOR:
            change_state(table, who, FATIGUE, -FLOOR_REST)
        elif task in (ON_GUARD, ON_TRIP):
            change_state(table, who, FATIGUE, 1)
