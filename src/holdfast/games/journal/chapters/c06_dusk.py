"""JRN-06  Dusk: water, food, and a story."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_anytime import eat
from holdfast.games.journal.chapters.c03_leading import (
    AT_EASE,
    DONE,
    NO,
    PEOPLE,
    YES,
    LeaderAsk,
    Put,
    RollBlack,
    Word,
    cards_at,
)
from holdfast.games.journal.chapters.c11_states import afflict
from holdfast.games.journal.pieces import CHARACTERS, FOOD, HUNGER, ITEMS, MISERY, NOURISHES, SKILL, WATER, WORST
from holdfast.games.journal.queries import at_home, level
from holdfast.games.journal.state import HERE, State
from holdfast.games.journal.verbs import change_state, discard_from, tell
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table

AT_DUSK: Final = AT_EASE | cards_at("dusk")
THIRST_HUNGER: Final = 5
"""Up to this result thirst raises hunger, above it misery."""
STORY_LEAST: Final = 6


class Dusk(Step[State]):
    """JRN-06.1  Water first, then food, then skills."""

    def run(self, table: Table[State]) -> None:
        people = at_home(table.state)
        # JRN-05.23: actions that were lost or won lapse at Dusk.
        for who in people:
            table.state.people[who].lost = table.state.people[who].extra = 0
        food: list[Step[State]] = [Put(Feed(who, 0)) for who in people]
        stories = [Story(who) for who in people if SKILL[who] == "dusk_story"]
        table.then_all([Water(tuple(people), (), True), *food, *stories])


class Water(Step[State]):
    """JRN-06.1, JRN-06.2  One after another is given water or not; when all have been asked, thirst rolls."""

    def __init__(self, left: tuple[int, ...], dry: tuple[int, ...], first: bool) -> None:
        self.left = left
        self.dry = dry
        self.first = first

    def run(self, table: Table[State]) -> None:
        if self.left:
            table.then(GiveWater(self.left[0], self.left[1:], self.dry, self.first))
        else:
            table.then_all([step for who in self.dry for step in (RollBlack(), Thirst(who))])


class GiveWater(LeaderAsk):
    """JRN-06.1  Does this character drink? Water may be withheld."""

    def __init__(self, character: int, left: tuple[int, ...], dry: tuple[int, ...], first: bool) -> None:
        super().__init__()
        self.character = character
        self.left = left
        """Who is asked about later."""
        self.dry = dry
        """Who goes without."""
        self.first = first

    @property
    def rule(self) -> str:
        return "JRN-06.1"

    @property
    def allows(self) -> int:
        """JRN-19.6  Crucial actions of dusk are played before anybody has drunk."""
        return AT_DUSK if self.first else AT_EASE

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [NO, YES] if table.state.storage[WATER] else [NO]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D5  Drink while water lasts, the hungriest first."""
        state = table.state
        hunger = level(state, self.character, HUNGER)
        hungrier = sum([1 for who in self.left if level(state, who, HUNGER) > hunger])
        return YES if state.storage[WATER] > hungrier else NO

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        name = CHARACTERS[self.character]
        if choice is YES:
            discard_from(table, table.state.storage, WATER, 1)
            tell(table, events.Drank(name))
            table.then(Water(self.left, self.dry, False))
        else:
            tell(table, events.WentThirsty(name))
            table.then(Water(self.left, (*self.dry, self.character), False))


class Thirst(Step[State]):
    """JRN-06.2  1–5 hunger +1; 6–10 misery +1."""

    def __init__(self, character: int) -> None:
        self.character = character

    def run(self, table: Table[State]) -> None:
        kind = HUNGER if table.state.die <= THIRST_HUNGER else MISERY
        if table.state.people[self.character].where == HERE:
            afflict(table, [self.character], kind, 1)


class Feed(LeaderAsk):
    """JRN-06.3  What does this character eat? One token after another, then done."""

    def __init__(self, character: int, eaten: int) -> None:
        super().__init__()
        self.character = character
        self.eaten = eaten

    @property
    def rule(self) -> str:
        return "JRN-06.3"

    @property
    def allows(self) -> int:
        return AT_EASE

    def is_due(self, table: Table[State]) -> bool:
        return table.state.people[self.character].where == HERE

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        storage = table.state.storage
        return [DONE, *(Word("feed", ITEMS[kind], kind, "item") for kind in FOOD if storage[kind])]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D6  The cheapest food once; nothing more."""
        options = self.options(table, seat)
        if self.eaten or len(options) == 1:
            return DONE
        hungry = level(table.state, self.character, HUNGER)
        words = [one for one in options if isinstance(one, Word) and one is not DONE]
        feeding = [one for one in words if NOURISHES[one.which] >= 1]
        return feeding[-1] if hungry == WORST - 1 and feeding else words[-1]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        if choice is not DONE:
            eat(table, self.character, choice.which)
            table.then(Put(Feed(self.character, self.eaten + 1)))
        elif not self.eaten:
            tell(table, events.WentHungry(CHARACTERS[self.character]))
            afflict(table, [self.character], HUNGER, 1)


class Story(Step[State]):
    """JRN-26.34  At dusk, after eating: on 6–10 the misery of one other falls by 1."""

    def __init__(self, character: int) -> None:
        self.character = character

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.people[self.character].where == HERE and len(at_home(state)) > 1:
            table.then(RollBlack(), Told(self.character))


class Told(Step[State]):
    """JRN-26.34  Did the story help?"""

    def __init__(self, character: int) -> None:
        self.character = character

    def run(self, table: Table[State]) -> None:
        state = table.state
        others = [who for who in at_home(state) if who != self.character]
        if state.die >= STORY_LEAST and any(level(state, who, MISERY) for who in others):
            table.then(Listener(self.character))


class Listener(LeaderAsk):
    """JRN-D50  Whose misery falls?"""

    def __init__(self, character: int) -> None:
        super().__init__()
        self.character = character

    @property
    def rule(self) -> str:
        return "JRN-26.34"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [PEOPLE[who] for who in at_home(table.state) if who != self.character]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        state = table.state
        others = [who for who in at_home(state) if who != self.character]
        return PEOPLE[max(others, key=lambda who: (level(state, who, MISERY), -who))]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        change_state(table, choice.which, MISERY, -1)
