"""JRN-05.24  The end of a stage: rolls, gains, backs of cleared cards, their scripts, then the cards themselves."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import PEOPLE, LeaderAsk, RollBlack, Word
from holdfast.games.journal.chapters.c05_backs import Backs, BackScripts, TurnCards, uncover
from holdfast.games.journal.chapters.c11_states import afflict
from holdfast.games.journal.chapters.c18_rolls import Roll
from holdfast.games.journal.pieces import (
    ACTION_AT,
    ACTION_CRAFTS,
    BOARD_UP,
    CHARACTERS,
    CRAFTS,
    DEMOLITION,
    GARDENS,
    GUITAR,
    LOCK_LEAST,
    LOCKPICK,
    MISERY,
    MUSIC_CORNER,
    SEARCH_POINTS,
    SHELTER_CARDS,
    SHELTER_KIND,
    SKILL,
    SPACES,
    STAGES,
    Craft,
)
from holdfast.games.journal.queries import at_home, level
from holdfast.games.journal.state import Errand, State
from holdfast.games.journal.verbs import board_up, discard_from, gain, tell
from holdfast.kernel.parts.plans import If, On, Plan, all_hold
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table

LISTENERS: Final = 2
"""So many different characters the Musician comforts."""


class ResolveStage(Step[State]):
    """JRN-05.4, JRN-05.24  All errands of the stage at the same time, step by step."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        here = at_home(state)
        state.errands = [
            one
            for one in state.errands
            if one.who in here and (one.helper < 0 or one.helper in here) and has_its_card(state, one)
        ]
        rolls: list[Step[State]] = []
        for errand in state.errands:
            if errand.kind == "pick":
                rolls += pick_lock(state, errand)
            elif errand.kind == "craft" and will_roll(table, errand):
                rolls += [RollBlack(), NoteDie(errand.who)]
        table.then_all([*rolls, Gains(), Backs(), BackScripts(), TurnCards(), EndStage()])


def has_its_card(state: State, errand: Errand) -> bool:
    """Is the card still there? A crucial action may have cleared it meanwhile."""
    return errand.kind not in ("search", "clear", "saw", "pick") or state.lying[errand.space] >= 0


def pick_lock(state: State, errand: Errand) -> list[Step[State]]:
    """JRN-05.12, JRN-26.35  A roll, unless the Locksmith picks it."""
    if SKILL[errand.who] == "auto_lockpick":
        return [OpenLock(errand.space)]
    return [RollBlack(), TryLock(errand.space)]


class TryLock(Step[State]):
    """JRN-05.12  1–3 nothing happens; 4–10 the lockpick is discarded and the card is cleared."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.die < LOCK_LEAST:
            tell(table, events.LockHeld(SPACES[self.space]))
        else:
            discard_from(table, state.storage, LOCKPICK, 1)
            state.opened.append(self.space)


class OpenLock(Step[State]):
    """JRN-26.35  Without a roll, and the lockpick is kept."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, table: Table[State]) -> None:
        table.state.opened.append(self.space)


def will_roll(table: Table[State], errand: Errand) -> bool:
    """Does what is made there roll the black die, also behind a condition that holds now?"""
    fitting, craft = craft_of(table.state, errand)
    if fitting == MUSIC_CORNER and plays_double(table.state, errand.who):
        return False
    return rolls_now(table.game.plan(craft.plan), table, (errand.who,))


def rolls_now(plan: Plan[State], table: Table[State], on: On) -> bool:
    for operation in plan.operations:
        if isinstance(operation, Roll):
            return True
        if isinstance(operation, If) and all_hold(operation.conditions, table, 0, on):
            return rolls_now(operation.then, table, on)
    return False


def craft_of(state: State, errand: Errand) -> tuple[int, Craft]:
    """The fitting of an errand (-1: a printed action) and its recipe."""
    fitting = state.built[errand.space]
    crafts = CRAFTS[fitting] if fitting >= 0 else ACTION_CRAFTS[ACTION_AT[errand.space]]
    return fitting, crafts[errand.what]


class NoteDie(Step[State]):
    """JRN-05.24  Rolls come before gains: the result waits for its character."""

    def __init__(self, character: int) -> None:
        self.character = character

    def run(self, table: Table[State]) -> None:
        table.state.dice_of[self.character] = table.state.die


# -- gains -----------------------------------------------------------------------------------------


class Gains(Step[State]):
    """JRN-05.24  All gains and state changes; where their order can matter, the leader chooses it."""

    def run(self, table: Table[State]) -> None:
        table.then(NextGain(tuple(range(len(table.state.errands)))))


class NextGain(Step[State]):
    """JRN-05.24  The errands that are left; those that only gain things come first, for their order is nothing."""

    def __init__(self, left: tuple[int, ...]) -> None:
        self.left = left

    def run(self, table: Table[State]) -> None:
        state = table.state
        left = list(self.left)
        asking = [at for at in left if state.errands[at].kind in ("craft", "play") and asks(table, state.errands[at])]
        plain = [at for at in left if at not in asking]
        if plain or len(left) == 1:
            first = plain[0] if plain else left[0]
            left.remove(first)
            table.then(CarryOut(first), NextGain(tuple(left)))
        elif left:
            table.then(ChooseGain(self.left))


def asks(table: Table[State], errand: Errand) -> bool:
    """Does this errand ask or show anything, so that it matters which comes first?"""
    return errand.kind == "play" or not craft_of(table.state, errand)[1].commutes


class ChooseGain(LeaderAsk):
    """JRN-D47  Whose action comes next?"""

    def __init__(self, left: tuple[int, ...]) -> None:
        super().__init__()
        self.left = left

    @property
    def rule(self) -> str:
        return "JRN-05.24"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        errands = table.state.errands
        return [PEOPLE[errands[at].who] for at in self.left]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        errands = table.state.errands
        first = next(at for at in self.left if errands[at].who == choice.which)
        table.then(CarryOut(first), NextGain(tuple([at for at in self.left if at != first])))


class CarryOut(Step[State]):
    """JRN-05.8, JRN-05.9  One errand."""

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, table: Table[State]) -> None:
        errand = table.state.errands[self.at]
        kind = errand.kind
        if kind == "craft":
            make(table, errand)
        elif kind == "search":
            search(table, errand.space)
        elif kind == "clear":
            clear(table, errand.space)
        elif kind == "saw":
            table.state.opened.append(errand.space)
        elif kind == "dismantle":
            for item, n in DEMOLITION:
                gain(table, item, n)
        elif kind == "play":
            comfort(table, errand.who)


def make(table: Table[State], errand: Errand) -> None:
    """JRN-05.8  A recipe; gardens yield more for the Gardener, music comforts two for the Musician."""
    state = table.state
    fitting, craft = craft_of(state, errand)
    if fitting < 0 and ACTION_AT[errand.space] == BOARD_UP:
        board_up(table, errand.space)
    elif fitting == MUSIC_CORNER and plays_double(state, errand.who):
        comfort(table, errand.who)
    else:
        table.then_all(table.game.plan(craft.plan).steps(state.leader, (errand.who,)))
        if fitting in GARDENS and SKILL[errand.who] == "garden_plus":
            gain(table, craft.products[0], 1)


def plays_double(state: State, who: int) -> bool:
    return SKILL[who] == "double_music" and state.storage[GUITAR] > 0


def search(table: Table[State], space: int) -> None:
    """JRN-05.14  One search point; at 2 the card is turned."""
    state = table.state
    card = state.lying[space]
    if card < 0:
        return
    state.points[space] += 1
    tell(table, events.Searched(SPACES[space], state.points[space]))
    if state.points[space] >= SEARCH_POINTS[SHELTER_KIND[card]] and space not in state.opened:
        state.opened.append(space)


def clear(table: Table[State], space: int) -> None:
    """JRN-05.10, JRN-05.11  One step: rubble becomes remnants, remnants are cleared."""
    state = table.state
    card = state.lying[space]
    if card < 0:
        return
    if state.points[space]:
        state.opened.append(space)
        return
    state.points[space] = 1
    uncover(state, card)
    tell(table, events.RemnantsLeft(SPACES[space]))
    table.then_all(table.game.plan(f"{SHELTER_CARDS[card]}_remnants").steps(state.leader, (-1,)))


# -- music -----------------------------------------------------------------------------------------


def comfort(table: Table[State], who: int) -> None:
    """JRN-26.37  The misery of two different characters falls by 1, without a roll."""
    tell(table, events.MusicPlayed(CHARACTERS[who]))
    table.then(Listen(min(LISTENERS, len(at_home(table.state))), ()))


class Listen(LeaderAsk):
    """JRN-26.37  Who listens? One after another in the game's order."""

    def __init__(self, left: int, listening: tuple[int, ...]) -> None:
        super().__init__()
        self.left = left
        self.listening = listening

    @property
    def rule(self) -> str:
        return "JRN-26.37"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        people = [who for who in at_home(table.state) if not self.listening or who > self.listening[-1]]
        return [PEOPLE[who] for who in people[: len(people) - self.left + 1]]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        state = table.state
        options = [one for one in self.options(table, seat) if isinstance(one, Word)]
        return max(options, key=lambda one: (level(state, one.which, MISERY), -one.which))

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        listening = (*self.listening, choice.which)
        if self.left > 1:
            table.then(Listen(self.left - 1, listening))
        else:
            afflict(table, list(listening), MISERY, -1)


# -- the end ----------------------------------------------------------------------------------------


class EndStage(Step[State]):
    """JRN-05.9  Tools return to storage."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.stage >= STAGES:
            for errand in state.errands:
                state.people[errand.who].extra = max(0, state.people[errand.who].extra - 1)
            for who in state.idle:
                state.people[who].extra = max(0, state.people[who].extra - 1)
        state.errands = []
        state.idle = []
        state.tools = []
        state.opened = []
        state.dice_of = [0] * len(CHARACTERS)
