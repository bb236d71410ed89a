"""JRN-19.5, JRN-19.8  Clauses of fate cards: treatment and habits."""

from __future__ import annotations

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import NO, YES, LeaderAsk, Put, Word
from holdfast.games.journal.chapters.c11_states import Reckon, afflict
from holdfast.games.journal.pieces import (
    BANDAGES,
    CHARACTERS,
    HABIT,
    HABIT_EATS,
    HABIT_TOKEN,
    ITEMS,
    MEDICAL,
    MEDS,
    MISERY,
    STATES,
)
from holdfast.games.journal.queries import group, has_skill, level
from holdfast.games.journal.state import State
from holdfast.games.journal.verbs import change_state, discard_from, tell
from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table


def treat_word(
    table: Table[State], by: Seat, on: On, kind: int, token: int, treated: int, untreated: int, least: int
) -> None:
    """`treat`: levels and tokens are looked at once for all, then each is treated or not. Herbal meds are not meds."""
    state = table.state
    bit = 1 << MEDICAL.index(token)
    ill = [who for who in group(state) if level(state, who, kind) >= least]
    cured = [who for who in ill if state.people[who].medical & bit]
    table.then(Reckon())
    for who in ill:
        if who in cured:
            use_medicine(table, who, token)
            change_state(table, who, kind, treated)
            if token in (BANDAGES, MEDS):
                state.people[who].treated |= 1 << kind
        else:
            change_state(table, who, kind, untreated)


def use_medicine(table: Table[State], who: int, token: int) -> None:
    """JRN-10.3  A fate card discards it."""
    state = table.state
    state.people[who].medical &= ~(1 << MEDICAL.index(token))
    state.box[token] += 1
    tell(table, events.MedicineUsed(CHARACTERS[who], ITEMS[token]))


class CareMore(Step[State]):
    """JRN-26.30  With the Field medic one treated state falls by 1 more."""

    def run(self, table: Table[State]) -> None:
        if has_skill(table.state, "extra_treatment") and treated_states(table.state):
            table.then(ExtraCare())


def treated_states(state: State) -> list[tuple[int, int]]:
    return [
        (who, kind)
        for who in group(state)
        for kind in range(len(STATES))
        if state.people[who].treated >> kind & 1 and level(state, who, kind) > 0
    ]


class ExtraCare(LeaderAsk):
    """JRN-D50  Which treated state?"""

    @property
    def rule(self) -> str:
        return "JRN-26.30"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [care_word(who, kind) for who, kind in treated_states(table.state)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        state = table.state
        who, kind = max(treated_states(state), key=lambda one: level(state, one[0], one[1]))
        return care_word(who, kind)

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        change_state(table, choice.which // len(STATES), choice.which % len(STATES), -1)


def care_word(who: int, kind: int) -> Word:
    return Word("care", f"{CHARACTERS[who]} {STATES[kind]}", who * len(STATES) + kind)


def habit_word(table: Table[State], by: Seat, on: On, habit: int) -> None:
    """`habit`: each such character needs one token from storage, else misery +1. One book serves all readers."""
    state = table.state
    people = [who for who in group(state) if HABIT[who] == habit]
    if HABIT_EATS[habit]:
        table.then_all([Put(GiveHabit(who)) for who in people])
    elif not state.storage[HABIT_TOKEN[habit]]:
        afflict(table, people, MISERY, 1)


class GiveHabit(LeaderAsk):
    """JRN-D45  Does this character get a token?"""

    def __init__(self, character: int) -> None:
        super().__init__()
        self.character = character

    @property
    def rule(self) -> str:
        return "JRN-19.8"

    def is_due(self, table: Table[State]) -> bool:
        return self.character in group(table.state)

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [NO, YES] if table.state.storage[HABIT_TOKEN[HABIT[self.character]]] else [NO]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D45  Where there are too few, those with the highest misery get one."""
        state = table.state
        habit, misery = HABIT[self.character], level(state, self.character, MISERY)
        later = [who for who in group(state) if who > self.character and HABIT[who] == habit]
        worse = sum([1 for who in later if level(state, who, MISERY) > misery])
        return YES if state.storage[HABIT_TOKEN[habit]] > worse else NO

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        if choice is YES:
            discard_from(table, table.state.storage, HABIT_TOKEN[HABIT[self.character]], 1)
        else:
            afflict(table, [self.character], MISERY, 1)
