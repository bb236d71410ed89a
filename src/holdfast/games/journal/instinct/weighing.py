"""One weight for each option of an open question: the greatest is what instinct would do."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.journal.chapters.c03_leading import Word
from holdfast.games.journal.instinct.combat import weigh_fight
from holdfast.games.journal.instinct.daywork import weigh_day
from holdfast.games.journal.instinct.evening import weigh_evening
from holdfast.games.journal.instinct.market import weigh_market
from holdfast.games.journal.instinct.mind import Mind
from holdfast.games.journal.instinct.nights import weigh_night
from holdfast.games.journal.instinct.outing import weigh_outing
from holdfast.games.journal.instinct.reasons import reason
from holdfast.games.journal.instinct.rights import impulse
from holdfast.games.journal.instinct.worth import prospects
from holdfast.games.journal.state import State
from holdfast.kernel.game import Fact
from holdfast.kernel.parts.asking import Picked
from holdfast.kernel.parts.paying import PayToken
from holdfast.kernel.play import question
from holdfast.kernel.policy import Policy, share
from holdfast.kernel.step import Ask, Choice, Seat
from holdfast.kernel.table import Table


class Instinct(Policy[State]):
    """Weights are points. What it has no opinion of it answers as an absent leader would."""

    def value(self, table: Table[State], seat: Seat) -> float:
        return share(table, seat) if table.result is not None else prospects(table.state)

    def impulse(self, table: Table[State], seat: Seat, ask: Ask[Any, Any]) -> Choice | None:
        return impulse(Mind(table.state), ask) if seat == table.state.leader else None

    def reason(self, table: Table[State], seat: Seat, choice: Choice) -> Fact | None:
        return reason(Mind(table.state), question(table, seat), choice)

    def weigh(self, table: Table[State], seat: Seat, ask: Ask[Any, Any], offered: list[Choice]) -> list[float]:
        mind = Mind(table.state)
        weights = [weigh_one(mind, ask, choice) for choice in offered]
        if any(weight is not None for weight in weights):
            return [-1000.0 if weight is None else weight for weight in weights]
        usual = ask.default(table, seat).text
        return [1.0 if choice.text == usual else 0.0 for choice in offered]


INSTINCT: Final = Instinct()


def weigh_one(mind: Mind, ask: Ask[Any, Any], choice: Choice) -> float | None:
    """What speaks for this choice; None: nothing does, and nothing against it."""
    if isinstance(choice, Word):
        for chapter in (weigh_outing, weigh_day, weigh_evening, weigh_fight, weigh_market):
            weight = chapter(mind, ask, choice)
            if weight is not None:
                return weight
    elif isinstance(choice, Picked):
        return weigh_picked(mind, ask, choice)
    return weigh_night(mind, ask, choice)


def weigh_picked(mind: Mind, ask: Ask[Any, Any], choice: Picked) -> float:
    """What is paid is least missed; who is picked bears it best."""
    if isinstance(ask, PayToken):
        return -mind.loss(choice.which)
    return -mind.harm_of(choice.which)
