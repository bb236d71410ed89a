"""One weight for each option of an open question: the greatest is what instinct would do."""

from __future__ import annotations

from math import log
from typing import Any, Final

from holdfast.games.doomsday.chapters.c05_words import Sentence
from holdfast.games.doomsday.chapters.c08_using import usable
from holdfast.games.doomsday.chapters.c08_windows import PRESS, Beat
from holdfast.games.doomsday.instinct.answers import weigh_answer
from holdfast.games.doomsday.instinct.memory import Recall
from holdfast.games.doomsday.instinct.mind import Mind
from holdfast.games.doomsday.instinct.reasons import reason
from holdfast.games.doomsday.instinct.speech import Speaker
from holdfast.games.doomsday.instinct.turns import weigh_first, weigh_sentence
from holdfast.games.doomsday.instinct.worth import chance_to_win
from holdfast.games.doomsday.queries import team_of
from holdfast.games.doomsday.state import State
from holdfast.kernel.game import Fact
from holdfast.kernel.play import question
from holdfast.kernel.policy import Memory, Policy, Word, share
from holdfast.kernel.step import Ask, Choice, SealedAnswer, Seat
from holdfast.kernel.table import Table

DOUBT: Final = 0.01
"""Nobody's team is less likely than this: a belief is no proof."""
USUAL: Final = 0.001
"""Of equals, what an absent player would answer."""


class Instinct(Policy[State]):
    """What one seat would do, by the cards it knows and, with a memory, by all it has seen others do and say."""

    def __init__(self, recall: Recall | None = None) -> None:
        self.recall = recall

    def memory(self, seat: Seat, seats: int, key: str) -> Memory | None:
        return Recall(seat, seats, key)

    def recalling(self, memory: Memory) -> Policy[State]:
        return Instinct(memory) if isinstance(memory, Recall) else self

    def mind(self, table: Table[State], seat: Seat) -> Mind:
        """A memory is one seat's; of the others nobody knows what they remember."""
        recall = self.recall
        return Mind(table.state, seat, recall if recall is not None and recall.seat == seat else None)

    def value(self, table: Table[State], seat: Seat) -> float:
        if table.result is not None:
            return share(table, seat)
        return chance_to_win(self.mind(table, seat))

    def weigh(self, table: Table[State], seat: Seat, ask: Ask[Any, Any], offered: list[Choice]) -> list[float]:
        if isinstance(ask, SealedAnswer) and isinstance(ask.together, Beat) and not usable(table, seat, False):
            return [0.0 if choice is PRESS else 1.0 for choice in offered]
        mind = self.mind(table, seat)
        if isinstance(ask, Sentence):
            weights = weigh_sentence(mind, table, ask, offered)
        elif isinstance(ask, SealedAnswer) and isinstance(ask.together, Beat):
            weights = [self.pressing(mind, table, seat) if choice is PRESS else 0.0 for choice in offered]
        else:
            weights = [weigh_answer(mind, table, ask, choice) for choice in offered]
        usual = ask.default(table, seat)
        return [weight + (USUAL if choice is usual else 0.0) for weight, choice in zip(weights, offered, strict=True)]

    def credence(self, table: Table[State], seat: Seat) -> float | None:
        if self.recall is None:
            return None
        beliefs = self.mind(table, seat).beliefs
        others = [other for other in range(table.seats) if other != seat]
        return sum([log(max(DOUBT, beliefs.teams[other][team_of(table.state, other)])) for other in others])

    def reason(self, table: Table[State], seat: Seat, choice: Choice) -> Fact | None:
        return reason(self.mind(table, seat), question(table, seat), choice)

    def remark(self, table: Table[State], seat: Seat) -> Word | None:
        if self.recall is None or table.result is not None:
            return None
        return Speaker(self.mind(table, seat), self.recall).word()

    def pressing(self, mind: Mind, table: Table[State], seat: Seat) -> float:
        """DOM-DP12  Is there a program that is worth interrupting for?"""
        cards = usable(table, seat, False)
        return max([weigh_first(mind, table, card) for card in cards], default=-1.0)


INSTINCT: Final = Instinct()
