"""JRN-05  Day actions are planned for everybody, stage by stage; the whole plan must be payable."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import AT_EASE, CONFIRM, LeaderAsk, PassLead, Put, Word, cards_at
from holdfast.games.journal.chapters.c05_costs import (
    at_reach,
    build_cost,
    buildable,
    craft_cost,
    crafts_at,
    makeable,
    movable,
    occupied,
    pay,
    sites,
)
from holdfast.games.journal.chapters.c05_resolving import ResolveStage
from holdfast.games.journal.pieces import (
    ACTION_AT,
    BARS,
    CHARACTERS,
    DOOR,
    FITTINGS,
    GUITAR,
    ITEMS,
    LOCKPICK,
    RUBBLE,
    SAWBLADE,
    SEARCH_POINTS,
    SHELTER_KIND,
    SHOVEL,
    SKILL,
    SPACES,
    STAGES,
)
from holdfast.games.journal.queries import at_home, can_act, free_tools, reached
from holdfast.games.journal.state import Errand, State
from holdfast.games.journal.verbs import tell
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table

BY_DAY: Final = AT_EASE | cards_at("day")
REST, BUILD, MOVE, DISMANTLE, PLAY = Word("rest"), Word("build"), Word("move"), Word("dismantle"), Word("perform")
WITH_SHOVEL, ALONE = Word("shovel"), Word("alone")
GO: Final = [Word("go", name, at, "space") for at, name in enumerate(SPACES)]


class DayStage(Step[State]):
    """JRN-05.1, JRN-05.23  One of three stages; a fourth is for extra actions, and no NEXT follows it."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.stage = self.stage
        for who in at_home(state):
            person = state.people[who]
            if person.lost and self.stage < STAGES and can_act(state, who, self.stage):
                person.lost -= 1
                state.idle.append(who)
        if self.stage < STAGES:
            tell(table, events.StageBegan(self.stage + 1))
            table.then(PlanNext(), ResolveStage(), PassLead())
        elif unplanned(state):
            tell(table, events.StageBegan(self.stage + 1))
            table.then(PlanNext(), ResolveStage(), DayStage(STAGES))


def unplanned(state: State) -> list[int]:
    """JRN-05.2, JRN-05.23  Who may still act in this stage."""
    busy = [*state.idle, *(one.who for one in state.errands), *(one.helper for one in state.errands)]
    extra = state.stage >= STAGES
    return [
        who
        for who in at_home(state)
        if who not in busy and can_act(state, who, state.stage) and (not extra or state.people[who].extra > 0)
    ]


class PlanNext(Step[State]):
    """JRN-05.3  One character after another; then the stage is confirmed."""

    def run(self, table: Table[State]) -> None:
        left = unplanned(table.state)
        if left:
            table.then(Put(PlanFor(left[0])), PlanNext())
        else:
            table.then(ConfirmStage())


def set_errand(table: Table[State], errand: Errand, what: str = "") -> None:
    """JRN-05.3  Somebody stands there in this stage."""
    table.state.errands.append(errand)
    space = errand.to if errand.space < 0 and errand.to >= 0 else errand.space
    where = SPACES[space] if space >= 0 else ""
    helper = CHARACTERS[errand.helper] if errand.helper >= 0 else ""
    tell(table, events.Planned(CHARACTERS[errand.who], errand.kind, where, what, helper))


class PlanFor(LeaderAsk):
    """JRN-05.3  What does this character do in this stage?"""

    def __init__(self, character: int) -> None:
        super().__init__()
        self.character = character

    @property
    def rule(self) -> str:
        return "JRN-05.3"

    @property
    def allows(self) -> int:
        return BY_DAY

    def is_due(self, table: Table[State]) -> bool:
        return self.character in unplanned(table.state)

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        reach = reached(state)
        taken = occupied(state)
        near = [space for space in range(len(SPACES)) if reach[space]]
        usable = [space for space in near if is_usable(state, self.character, space, space in taken)]
        found: list[Choice] = [REST, *(GO[space] for space in usable)]
        if buildable(state, self.character):
            found.append(BUILD)
        if movable(state):
            found.append(MOVE)
        if at_reach(state):
            found.append(DISMANTLE)
        if may_play(state, self.character):
            found.append(PLAY)
        return found

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        state = table.state
        who = self.character
        if choice is REST:
            state.idle.append(who)
            tell(table, events.Rested(CHARACTERS[who]))
        elif choice is BUILD:
            table.then(ChooseFitting(who))
        elif choice in (MOVE, DISMANTLE):
            table.then(ChooseBuilt(who, choice.verb))
        elif choice is PLAY:
            state.played_today = True
            set_errand(table, Errand("play", who, -1))
        else:
            go(table, who, choice.which)


def is_usable(state: State, who: int, space: int, taken: bool) -> bool:
    """JRN-05.5, JRN-05.8, JRN-05.9  Is there something that this character could do there?"""
    card = state.lying[space]
    if card < 0:
        return not taken and bool(makeable(state, who, space))
    kind = SHELTER_KIND[card]
    if SEARCH_POINTS[kind]:
        return True
    if taken:
        return False
    if kind == RUBBLE:
        return bool(ways_to_clear(state, who))
    return free_tools(state, SAWBLADE if kind == BARS else LOCKPICK) > 0


def ways_to_clear(state: State, who: int) -> list[Choice]:
    """JRN-05.10  With a shovel, with an extra character, or alone if one can (JRN-26.29)."""
    found: list[Choice] = []
    if SKILL[who] == "clear_rubble_alone":
        found.append(ALONE)
    if free_tools(state, SHOVEL) > 0:
        found.append(WITH_SHOVEL)
    return [*found, *(Word("with", CHARACTERS[one], one, "person") for one in unplanned(state) if one != who)]


def may_play(state: State, who: int) -> bool:
    """JRN-26.37  Even without a music corner the Musician may play once a day."""
    return SKILL[who] == "double_music" and state.storage[GUITAR] > 0 and not state.played_today


def go(table: Table[State], who: int, space: int) -> None:
    """JRN-05.6  Place the character."""
    state = table.state
    card = state.lying[space]
    if card < 0:
        table.then(ChooseRecipe(who, space))
        return
    kind = SHELTER_KIND[card]
    if kind == RUBBLE:
        table.then(ChooseWay(who, space))
    elif SEARCH_POINTS[kind]:
        set_errand(table, Errand("search", who, space))
    elif kind == DOOR:
        state.tools.append(LOCKPICK)
        set_errand(table, Errand("pick", who, space))
    else:
        state.tools.append(SAWBLADE)
        set_errand(table, Errand("saw", who, space))


class ChooseWay(LeaderAsk):
    """JRN-05.10  How is the rubble cleared?"""

    def __init__(self, character: int, space: int) -> None:
        super().__init__()
        self.character = character
        self.space = space

    def draft(self) -> list[str]:
        return [SPACES[self.space]]

    @property
    def rule(self) -> str:
        return "JRN-05.10"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return ways_to_clear(table.state, self.character)

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        if choice is WITH_SHOVEL:
            table.state.tools.append(SHOVEL)
        set_errand(table, Errand("clear", self.character, self.space, helper=choice.which))


class ChooseRecipe(LeaderAsk):
    """JRN-05.8, JRN-05.19  Which recipe of this space or fitting?"""

    def __init__(self, character: int, space: int) -> None:
        super().__init__()
        self.character = character
        self.space = space

    def draft(self) -> list[str]:
        return [SPACES[self.space]]

    @property
    def rule(self) -> str:
        return "JRN-05.8"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        _, crafts = crafts_at(state, self.space)
        return [recipe_word(crafts[at].plan, at, less) for at, less in makeable(state, self.character, self.space)]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        state = table.state
        fitting, crafts = crafts_at(state, self.space)
        at, less = choice.which % 64, choice.which // 64 - 1
        if fitting >= 0:
            state.uses[fitting] += 1
        else:
            state.action_uses[ACTION_AT[self.space]] += 1
        pay(table, craft_cost(self.character, fitting, crafts[at], less))
        set_errand(table, Errand("craft", self.character, self.space, at), crafts[at].plan)


def recipe_word(plan: str, at: int, less: int) -> Word:
    """A recipe by its name, and what the Chemist saves."""
    name = plan if less < 0 else f"{plan} saving {ITEMS[less]}"
    return Word("make", name, at + 64 * (less + 1))


class ChooseFitting(LeaderAsk):
    """JRN-05.16  Which fitting is built?"""

    def __init__(self, character: int) -> None:
        super().__init__()
        self.character = character

    @property
    def rule(self) -> str:
        return "JRN-05.16"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        fittings = buildable(table.state, self.character)
        return [Word("fit", FITTINGS[one], one, "fitting") for one in fittings]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        table.then(ChooseSite(self.character, choice.which, -1))


class ChooseBuilt(LeaderAsk):
    """JRN-05.20, JRN-05.21  Which fitting is moved or dismantled?"""

    def __init__(self, character: int, deed: str) -> None:
        super().__init__()
        self.character = character
        self.deed = deed

    def draft(self) -> list[str]:
        return [self.deed]

    @property
    def rule(self) -> str:
        return "JRN-05.20" if self.deed == "move" else "JRN-05.21"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        spaces = movable(state) if self.deed == "move" else at_reach(state)
        return [Word(self.deed, SPACES[space], space, "space") for space in spaces]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        fitting = table.state.built[choice.which]
        if self.deed == "move":
            table.then(ChooseSite(self.character, fitting, choice.which))
        else:
            set_errand(table, Errand("dismantle", self.character, choice.which, fitting), FITTINGS[fitting])


class ChooseSite(LeaderAsk):
    """JRN-05.16, JRN-05.20  Where to?"""

    def __init__(self, character: int, fitting: int, moved_from: int) -> None:
        super().__init__()
        self.character = character
        self.fitting = fitting
        self.moved_from = moved_from

    def draft(self) -> list[str]:
        return [FITTINGS[self.fitting], *([SPACES[self.moved_from]] if self.moved_from >= 0 else [])]

    @property
    def rule(self) -> str:
        return "JRN-05.16"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        spaces = sites(table.state, self.fitting, self.moved_from)
        return [Word("at", SPACES[space], space, "space") for space in spaces]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        name = FITTINGS[self.fitting]
        if self.moved_from >= 0:
            set_errand(table, Errand("move", self.character, self.moved_from, self.fitting, choice.which), name)
            return
        pay(table, build_cost(self.character, self.fitting))
        table.state.stack[self.fitting] -= 1
        set_errand(table, Errand("build", self.character, -1, self.fitting, choice.which), name)


class ConfirmStage(LeaderAsk):
    """JRN-05.3  The plan of this stage is carried out."""

    @property
    def rule(self) -> str:
        return "JRN-05.3"

    @property
    def allows(self) -> int:
        return BY_DAY

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [CONFIRM]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        """Everybody has a place."""
