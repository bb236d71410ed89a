"""One weight for each option of an open question: the greatest is what instinct would do."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from holdfast.games.lifeboat.chapters.c04_morning import Keep, KeepOne
from holdfast.games.lifeboat.chapters.c06_turns import Action
from holdfast.games.lifeboat.chapters.c07_rowing import KeepCards
from holdfast.games.lifeboat.chapters.c08_demands import AnswerDemand, TakeOne, TakeOpen
from holdfast.games.lifeboat.chapters.c10_fights import TakeSides
from holdfast.games.lifeboat.chapters.c13_evening import AskCompass, ChooseCard
from holdfast.games.lifeboat.chapters.c15_overboard import Rescue
from holdfast.games.lifeboat.chapters.c16_sharks import Bait
from holdfast.games.lifeboat.chapters.c17_thirst import ShareWater
from holdfast.games.lifeboat.instinct.bargains import answer_to_offers
from holdfast.games.lifeboat.instinct.dealings import Dealings
from holdfast.games.lifeboat.instinct.deeds import Day
from holdfast.games.lifeboat.instinct.evening import (
    weigh_bait,
    weigh_compass,
    weigh_pick,
    weigh_rescue,
    weigh_water,
)
from holdfast.games.lifeboat.instinct.fights import Brawl, weigh_answer, weigh_side
from holdfast.games.lifeboat.instinct.mind import SPREAD, Mind
from holdfast.games.lifeboat.instinct.provisions import blind_gain, gain_from, weigh_keep
from holdfast.games.lifeboat.instinct.reasons import reason
from holdfast.games.lifeboat.instinct.rights import impulse, may_trade
from holdfast.games.lifeboat.instinct.rowing import Stack, weigh_stow
from holdfast.games.lifeboat.instinct.speech import Speaker
from holdfast.games.lifeboat.queries import anybody_alive
from holdfast.games.lifeboat.state import State
from holdfast.kernel.game import Fact
from holdfast.kernel.play import question
from holdfast.kernel.policy import Memory, Policy, Word, share
from holdfast.kernel.step import Ask, Choice, SealedAnswer, Seat
from holdfast.kernel.table import Table


class Instinct(Policy[State]):
    """Weights are points of margin. With a memory, by what everybody has done as well."""

    def __init__(self, dealings: Dealings | None = None) -> None:
        self.dealings = dealings

    def memory(self, seat: Seat, seats: int, key: str) -> Memory | None:
        return Dealings(seat, seats, key)

    def recalling(self, memory: Memory) -> Policy[State]:
        return Instinct(memory) if isinstance(memory, Dealings) else self

    def value(self, table: Table[State], seat: Seat) -> float:
        if table.result is not None:
            return share(table, seat)
        if not anybody_alive(table.state):
            return 0.0
        mind = Mind(table.state, seat, self.dealings)
        return 1.0 / (1.0 + exp(max(-60.0, min(60.0, -mind.margin_after(mind.nights) / SPREAD))))

    def impulse(self, table: Table[State], seat: Seat, ask: Ask[Any, Any]) -> Choice | None:
        return impulse(Mind(table.state, seat, self.dealings), ask) if ask.allows else None

    def unasked(self, table: Table[State], seat: Seat) -> Choice | None:
        return answer_to_offers(Mind(table.state, seat, self.dealings)) if may_trade(table, seat) else None

    def reason(self, table: Table[State], seat: Seat, choice: Choice) -> Fact | None:
        return reason(Mind(table.state, seat, self.dealings), question(table, seat), choice)

    def remark(self, table: Table[State], seat: Seat) -> Word | None:
        if self.dealings is None or table.result is not None:
            return None
        return Speaker(Mind(table.state, seat, self.dealings), self.dealings).word()

    def weigh(self, table: Table[State], seat: Seat, ask: Ask[Any, Any], offered: list[Choice]) -> list[float]:
        return weigh(table, Mind(table.state, seat, self.dealings), ask, offered)


INSTINCT: Final = Instinct()


def weigh(table: Table[State], mind: Mind, ask: Ask[Any, Any], offered: list[Choice]) -> list[float]:
    """One weight for each of these options, for a mind that is made up."""
    if isinstance(ask, SealedAnswer):
        return weigh_sealed(mind, ask, offered)
    if isinstance(ask, Action):
        day = Day(mind)
        return [day.weigh(choice) for choice in offered]
    if isinstance(ask, KeepCards):
        stack = Stack(mind)
        return [weigh_stow(stack, choice) for choice in offered]
    if isinstance(ask, TakeSides):
        brawl = Brawl(mind, table)
        return [weigh_side(brawl, choice) for choice in offered]
    if isinstance(ask, ChooseCard):
        gull = mind.gull()
        return [weigh_pick(mind, choice, gull) for choice in offered]
    return [weigh_one(mind, ask, choice) for choice in offered]


def weigh_one(mind: Mind, ask: Ask[Any, Any], choice: Choice) -> float:
    """A question whose options share no work."""
    if isinstance(ask, KeepOne):
        return weigh_keep(mind, choice.kind) if isinstance(choice, Keep) else 0.0
    if isinstance(ask, AnswerDemand):
        return weigh_answer(mind, ask, choice)
    if isinstance(ask, TakeOne):
        return gain_from(mind, choice.kind, ask.of) if isinstance(choice, TakeOpen) else blind_gain(mind, ask.of)
    if isinstance(ask, AskCompass):
        return weigh_compass(choice)
    if isinstance(ask, ShareWater):
        return weigh_water(mind, choice)
    return 0.0


def weigh_sealed(mind: Mind, ask: SealedAnswer[Any], offered: list[Choice]) -> list[float]:
    """What all answer at once, unseen."""
    if isinstance(ask.together, Rescue):
        return [weigh_rescue(mind, choice) for choice in offered]
    if isinstance(ask.together, Bait):
        return [weigh_bait(mind, choice) for choice in offered]
    return [0.0] * len(offered)
