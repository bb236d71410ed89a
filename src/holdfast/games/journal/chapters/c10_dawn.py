"""JRN-10  Dawn: collapse, the way home, medicine, fate, a crucial action, and those we lost."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_anytime import CARES, Consume, patients
from holdfast.games.journal.chapters.c03_leading import AT_EASE, DONE, LeaderAsk, PassLead, Word, cards_at
from holdfast.games.journal.chapters.c10_fate import CareMore
from holdfast.games.journal.chapters.c11_states import Reckon
from holdfast.games.journal.chapters.c18_reading import CallScripts
from holdfast.games.journal.chapters.c19_decks import DrawCrucial
from holdfast.games.journal.chapters.c19_targets import ALL, Suffer, test_steps
from holdfast.games.journal.pieces import CHARACTERS, CURES, FATES, MEDICAL
from holdfast.games.journal.queries import group, level
from holdfast.games.journal.state import COMING, HERE, NO_TASK, State
from holdfast.games.journal.verbs import draw, put_back, refill, tell
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table

FEWEST_FATES: Final = 4
GRIEF: Final = 2
"""What a loss of the day weighs."""


class Dawn(Step[State]):
    """JRN-10.1  Whoever's fatigue is still 4 collapses; then everything else in its order."""

    def run(self, table: Table[State]) -> None:
        table.then_all(
            [
                *(Reckon(), Unload(), CallScripts("dawn"), Treat(), TurnFate(), CareMore(), PassLead()),
                *(DrawCrucial(), PassLead(), LastDrink(), DeathAmongUs(), EndDawn()),
            ]
        )


class Unload(Step[State]):
    """JRN-10.2  The party returns, what it carried goes to storage, and who joined on the way arrives."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        for kind, n in enumerate(state.pile):
            state.storage[kind] += n
            state.pile[kind] = 0
        state.trip = None
        for who, person in enumerate(state.people):
            person.task = NO_TASK
            person.bed = -1
            person.treated = 0
            if person.where == COMING:
                person.where = HERE
                tell(table, events.Arrived(CHARACTERS[who]))


class Treat(LeaderAsk):
    """JRN-10.3  Medicine for the ill and wounded; alcohol and crucial actions before the fate card."""

    @property
    def rule(self) -> str:
        return "JRN-10.3"

    @property
    def allows(self) -> int:
        return AT_EASE | cards_at("dawn")

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        given = [CARES[who][MEDICAL.index(kind)] for who, kind in patients(table.state)]
        return [DONE, *given]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D29  The highest level first."""
        state = table.state
        cares = [one for one in self.options(table, seat) if isinstance(one, Consume)]
        if not cares:
            return DONE
        return max(cares, key=lambda one: (level(state, one.who, CURES[one.kind]), one.kind, -one.who))

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        if isinstance(choice, Consume):
            choice.exercise(table, seat)
            table.then(Treat())


class TurnFate(Step[State]):
    """JRN-10.5  One fate card, its upper half."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        card = draw(table, state.decks.fate)
        if card < 0:
            return
        state.decks.fate.used.append(card)
        tell(table, events.FateTurned(FATES[card]))
        table.then_all(table.game.plan(FATES[card]).steps(state.leader, (-1,)))


class LastDrink(LeaderAsk):
    """JRN-10.10  Alcohol after the fate card, before the night's losses are counted."""

    @property
    def rule(self) -> str:
        return "JRN-10.10"

    @property
    def allows(self) -> int:
        return AT_EASE

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [DONE]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        """The day is over."""


class DeathAmongUs(Step[State]):
    """JRN-10.11, JRN-10.12  One roll for everybody, however many died or left today."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.losses_today and group(state):
            table.then_all(test_steps(state, Suffer(GRIEF, ALL)))


class EndDawn(Step[State]):
    """JRN-04.5, JRN-10.5, JRN-10.13  Visitors and few fates are shuffled back; the game may be saved here."""

    def run(self, table: Table[State]) -> None:
        decks = table.state.decks
        visitors, decks.visitors.used = decks.visitors.used, []
        if visitors:
            put_back(table, decks.visitors, visitors)
        if len(decks.fate.cards) < FEWEST_FATES:
            refill(table, decks.fate)
