"""DOM-08.4, DOM-DP9, DOM-DP11  Standing orders: what a person wants to have said in windows, pauses and under fire."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.doomsday.chapters.c05_words import ACTION, Sentence
from holdfast.games.doomsday.chapters.c07_shooting import BEAR, AnswerShot, Shot
from holdfast.games.doomsday.chapters.c08_windows import Beat
from holdfast.games.doomsday.chapters.c15_damage import DEFEND, DamageWindow
from holdfast.games.doomsday.queries import defender_in
from holdfast.games.doomsday.state import State
from holdfast.kernel.orders import Order
from holdfast.kernel.step import PASS, Ask, Choice, SealedAnswer, Seat
from holdfast.kernel.table import Table


class Silence(Order[State]):
    """Never interrupt anything; `unless-shot`: but ask when the shot is at oneself."""

    def answer(self, table: Table[State], seat: Seat, ask: Ask[Any, Any]) -> Choice | None:
        if isinstance(ask, SealedAnswer):
            return PASS if isinstance(ask.together, Beat) else None
        if not isinstance(ask, Sentence) or ask.moment != ACTION or ask.said:
            return None
        return None if self.name == "silent-unless-shot" and is_shot_at(table, seat) else PASS


def is_shot_at(table: Table[State], seat: Seat) -> bool:
    """Is the shot that waits for this window to close at this player, as it is aimed by now?"""
    return any(isinstance(step, Shot) and seat in step.aims(table.state) for step in table.agenda)


class DefendMyself(Order[State]):
    """DOM-17.21  Use a Defender for oneself, whenever one would die otherwise."""

    def answer(self, table: Table[State], seat: Seat, ask: Ask[Any, Any]) -> Choice | None:
        if not isinstance(ask, SealedAnswer) or not isinstance(ask.together, DamageWindow):
            return None
        state = table.state
        dies = state.players[seat].lives <= state.harm[seat]
        return DEFEND[seat] if dies and defender_in(state.players[seat].hand) >= 0 else None


class TakeIt(Order[State]):
    """DOM-07.2  Take one damage rather than show a card, as long as it is not the last life."""

    def answer(self, table: Table[State], seat: Seat, ask: Ask[Any, Any]) -> Choice | None:
        if not isinstance(ask, AnswerShot):
            return None
        return BEAR if table.state.players[seat].lives > ask.harm(table.state) else None


ORDERS: Final[list[Order[State]]] = [
    Silence("silent", "DOM-08.4", ["silent-unless-shot"]),
    Silence("silent-unless-shot", "DOM-08.4", ["silent"]),
    DefendMyself("defend-myself", "DOM-17.21", []),
    TakeIt("take-it", "DOM-07.2", []),
]
