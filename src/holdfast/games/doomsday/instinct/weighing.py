"""A first instinct: harm whom one's team must fear, help one's own, look before shooting.

It is asked of tables that a seat has imagined, so the teams there are one of those that the seat thinks possible.
"""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.doomsday.chapters.c05_words import Sentence
from holdfast.games.doomsday.chapters.c06_actions import AIM, ARM, DRAW, PEEK, SHOOT, Act
from holdfast.games.doomsday.chapters.c06_aim import ChooseAim
from holdfast.games.doomsday.chapters.c07_shooting import AnswerShot
from holdfast.games.doomsday.chapters.c08_using import UseCard
from holdfast.games.doomsday.chapters.c15_damage import Defend
from holdfast.games.doomsday.chapters.c15_words import PAIR, Picked, aims_in
from holdfast.games.doomsday.pieces import HUMAN, MACHINE, PROGRAMS
from holdfast.games.doomsday.queries import targets_of, team_of
from holdfast.games.doomsday.state import State
from holdfast.kernel.policy import Policy, share
from holdfast.kernel.step import PASS, Ask, Choice, Seat
from holdfast.kernel.table import Table

USUAL: Final = {PEEK: 3.0, ARM: 2.0, DRAW: 2.5, SHOOT: 0.0, AIM: 0.0}
HARMFUL: Final = (
    "working_virus",
    "guard_bot",
    "underground",
    "armour_bot",
    "recognition_bug",
    "spyware",
    "malfunction",
)
HELPFUL: Final = ("charge", "rescue_bot", "backup", "defrag", "trust")


def is_enemy(state: State, seat: Seat, other: Seat) -> bool:
    """DOM-02.6  Machines fear humans alone; everybody else fears whoever is not of the own team."""
    mine, theirs = team_of(state, seat), team_of(state, other)
    return theirs == HUMAN if mine == MACHINE else seat != other and (theirs != mine or mine not in (HUMAN, MACHINE))


class Instinct(Policy[State]):
    """One glance at the table."""

    def value(self, table: Table[State], seat: Seat) -> float:
        """The share of lives that is not an enemy's."""
        if table.result is not None:
            return share(table, seat)
        state = table.state
        lives = [player.lives for player in state.players]
        good = sum([n for other, n in enumerate(lives) if not is_enemy(state, seat, other)])
        return good / max(1, sum(lives))

    def weigh(self, table: Table[State], seat: Seat, ask: Ask[Any, Any], offered: list[Choice]) -> list[float]:
        state = table.state
        usual = ask.default(table, seat)
        return [self.weight(state, seat, ask, choice) + (0.1 if choice is usual else 0.0) for choice in offered]

    def weight(self, state: State, seat: Seat, ask: Ask[Any, Any], choice: Choice) -> float:
        if isinstance(choice, Act):
            return self.of_action(state, seat, choice)
        if isinstance(choice, UseCard):
            return 1.0 if PROGRAMS[choice.kind] in (*HARMFUL, *HELPFUL) else 0.5
        if isinstance(choice, Defend):
            return -1.0 if is_enemy(state, seat, choice.seat) else 1.0
        if choice is PASS or isinstance(ask, AnswerShot) or not isinstance(choice, Picked):
            return 0.0
        return self.of_target(state, seat, ask, choice)

    def of_action(self, state: State, seat: Seat, act: Act) -> float:
        """Shoot at an enemy; turn away from a friend."""
        if act not in (SHOOT, AIM):
            return USUAL.get(act, 1.0)
        aimed = [one for weapon in state.players[seat].weapons for one in targets_of(state, weapon)]
        threatened = any(is_enemy(state, seat, one) for one in aimed) or not aimed
        return 4.0 if threatened == (act is SHOOT) else 0.2

    def of_target(self, state: State, seat: Seat, ask: Ask[Any, Any], choice: Picked) -> float:
        """Aims go to enemies, help to friends."""
        if isinstance(ask, Sentence):
            first = ask.begun_with()
            helps = isinstance(first, UseCard) and PROGRAMS[first.kind] in HELPFUL
            aims = first is ARM or first is AIM or first is SHOOT or isinstance(first, UseCard)
        else:
            helps, aims = False, isinstance(ask, ChooseAim)
        n = len(state.players)
        if not aims or not (choice.text.startswith("p") and choice.text[1:2].isdigit()):
            return 0.5
        which = choice.which if choice.text.count(" ") == 0 or choice.which >= PAIR else 0
        targets = [one for one in aims_in(which) if 0 <= one < n]
        enemies = sum([is_enemy(state, seat, one) for one in targets])
        return 1.0 - enemies if helps else float(enemies)


INSTINCT: Final = Instinct()
