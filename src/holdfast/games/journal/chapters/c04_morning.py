"""JRN-04  Morning: what fittings produce, what was scheduled, and the event card of the day."""

from __future__ import annotations

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c18_reading import CallScripts, ReadScript
from holdfast.games.journal.chapters.c22_ending import Lose, Win
from holdfast.games.journal.pieces import (
    CHAPTER_NUMBER,
    EVENT_COLD,
    EVENT_SCRIPT,
    EVENTS,
    FITTINGS,
    MORNING,
    VISITOR_SCRIPT,
    VISITORS,
)
from holdfast.games.journal.state import State
from holdfast.games.journal.verbs import change_cold, draw, tell
from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Seat, Step
from holdfast.kernel.table import Table


class BeginDay(Step[State]):
    """JRN-03.1  A new day; what was forbidden until this morning is allowed again."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.day += 1
        state.no_trade = False
        state.losses_today = 0
        state.begun = []
        state.uses = [0] * len(state.uses)
        state.action_uses = [0] * len(state.action_uses)
        state.played_today = False
        tell(table, events.DayBegan(state.day))


class Morning(Step[State]):
    """JRN-04.1  First fittings produce, then scheduled scripts, then the event card."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        made: list[Step[State]] = []
        for fitting in state.built:
            if fitting >= 0 and MORNING[fitting]:
                made += table.game.plan(f"{FITTINGS[fitting]}_morning").steps(state.leader, (-1,))
        table.then_all([*made, CallScripts("morning"), RevealEvent()])


class RevealEvent(Step[State]):
    """JRN-04.2, JRN-03.10  The top event card: cold tokens, then effects in order, then its script."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        deck = state.decks.events
        card = draw(table, deck)
        deck.used.append(card)
        if CHAPTER_NUMBER[card]:
            state.prices = {}
        tell(table, events.MorningCame(EVENTS[card]))
        change_cold(table, EVENT_COLD[card])
        steps: list[Step[State]] = [*table.game.plan(EVENTS[card]).steps(state.leader, (-1,))]
        if CHAPTER_NUMBER[card]:
            steps.append(OpenChapter(CHAPTER_NUMBER[card]))
        table.then_all([*steps, ReadScript(EVENT_SCRIPT[card]), EndIfDue()])


class OpenChapter(Step[State]):
    """JRN-21.2  The last chapter was judged; losses are counted anew from here."""

    def __init__(self, chapter: int) -> None:
        self.chapter = chapter

    def run(self, table: Table[State]) -> None:
        table.state.chapter = self.chapter
        table.state.losses_chapter = 0


class EndIfDue(Step[State]):
    """JRN-03.10  `end_game` waits until the script of its card has been shown."""

    def run(self, table: Table[State]) -> None:
        ending = table.state.ending
        if ending == "win":
            table.then(Win())
        elif ending:
            table.then(Lose("unguarded"))


def visitor_word(table: Table[State], by: Seat, on: On) -> None:
    """`visitor`: draw and resolve a visitor card; it is shuffled back at the end of Dawn."""
    state = table.state
    deck = state.decks.visitors
    if not deck.cards:
        return
    card = draw(table, deck)
    deck.used.append(card)
    tell(table, events.VisitorCame(VISITORS[card]))
    table.then(ReadScript(VISITOR_SCRIPT[card]))
