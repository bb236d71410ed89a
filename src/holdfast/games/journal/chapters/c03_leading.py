"""JRN-03  The leader decides; who leads, in which order things happen, what a die shows before it counts."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import events
from holdfast.games.journal.pieces import CHARACTERS, MEMOS
from holdfast.games.journal.queries import at_hand
from holdfast.games.journal.state import State
from holdfast.games.journal.verbs import pass_lead, roll_black, spend_crucial, tell
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table

MEALS, PAYMENTS, CARDS = 1, 2, 4
"""Kinds of rights: what is eaten, drunk or given at any time; payments for the objective; crucial actions."""
TIMINGS: Final = ("any", "day", "dusk", "evening", "scavenging", "dawn", "combat")
"""Crucial actions that are played as a right, each kind by a bit above `CARDS`."""


def cards_at(timing: str) -> int:
    """The rights to play crucial actions of this moment."""
    return CARDS << TIMINGS.index(timing)


AT_EASE: Final = MEALS | PAYMENTS | cards_at("any")
"""What is allowed in the shelter, outside cards, scripts and fights (JRN-03.7, JRN-21.1)."""
ON_THE_WAY: Final = MEALS | cards_at("any") | cards_at("scavenging")


ARMED: Final = {
    "none": "j-fist",
    "shovel": "j-shovel",
    "knife": "j-knife",
    "hatchet": "j-axe",
    "pistol": "j-pistol",
    "rifle": "j-rifle",
    "shotgun": "j-shotgun",
}
"""What somebody takes in hand, as it is drawn."""


class Word(Choice):
    """One answer of the leader: a verb and, mostly, a thing; `which` is its number."""

    def __init__(self, verb: str, thing: str = "", which: int = -1, anchor: str = "", place: str = "") -> None:
        super().__init__(f"{verb} {thing}" if thing else verb)
        self.verb = verb
        self.thing = thing
        self.which = which
        self._anchor = anchor
        self._place = place
        """Where on the board it lies besides."""

    def anchors(self) -> list[str]:
        return [*([f"{self._anchor}:{self.thing}"] if self._anchor else []), *([self._place] if self._place else [])]

    @property
    def act_name(self) -> str:
        return self.verb

    @property
    def icon(self) -> str:
        return ARMED.get(self.thing, "") if self.verb == "arm" else ""


DONE: Final = Word("done")
CONFIRM: Final = Word("confirm")
YES: Final = Word("yes")
NO: Final = Word("no")
PEOPLE: Final = [Word("name", name, at, "person") for at, name in enumerate(CHARACTERS)]


class LeaderAsk(Decision[State, Word]):
    """JRN-03.2  The leader takes every decision of the group."""

    def __init__(self) -> None:
        self.seat = 0
        self.character = -1
        """Whom it is about, if it is about one of the group."""

    def who(self, table: Table[State]) -> Seat:
        return table.state.leader

    @property
    def timer(self) -> str:
        return "decision"

    @property
    def automatic(self) -> bool:
        """Everything is open, so that all can see when an answer is the only one."""
        return not self.allows

    def draft(self) -> list[str]:
        """What the leader has said so far of a sentence of several words: spaces, fittings, cards by their places."""
        return []

    def is_due(self, table: Table[State]) -> bool:
        """Is there anything to decide when its turn comes? Asked where it is put by `Put`."""
        return True


class Put(Step[State]):
    """A question, if there is still anything to decide when its turn comes."""

    def __init__(self, ask: LeaderAsk) -> None:
        self.ask = ask

    def run(self, table: Table[State]) -> None:
        if self.ask.is_due(table):
            table.then(self.ask)


class PassLead(Step[State]):
    """JRN-03.2  ← NEXT."""

    def run(self, table: Table[State]) -> None:
        pass_lead(table)


class BeginPhase(Step[State]):
    """JRN-03.1, JRN-02.14  A phase begins; the first time it is explained."""

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.phase = self.phase
        memo = 0 if self.phase in state.memo else MEMOS[self.phase]
        if memo:
            state.memo.append(self.phase)
        tell(table, events.PhaseBegan(self.phase, memo))


# -- dice ------------------------------------------------------------------------------------------


class RollBlack(Step[State]):
    """JRN-01.2  The black die; «Luck» may turn it before it takes effect."""

    def run(self, table: Table[State]) -> None:
        roll_black(table)
        table.then(MayReroll())


class MayReroll(Step[State]):
    """JRN-19.6  After any die, before it takes effect."""

    def run(self, table: Table[State]) -> None:
        if at_hand(table.state, "ca_luck") >= 0:
            table.then(TryLuck())


class TryLuck(LeaderAsk):
    """JRN-26.228  Reroll this die?"""

    @property
    def rule(self) -> str:
        return "JRN-26.228"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [NO, YES]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        card = at_hand(table.state, "ca_luck")
        if choice is YES and card >= 0:
            spend_crucial(table, card)
            table.then_all(table.game.plan("ca_luck").steps(seat, (-1,)))
