"""DOM-DP2, DOM-DP13  What a player says in one breath: an action or a program with all it names, unseen until then."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday.chapters.c06_actions import ACTIONS, SHOOT, Act, action_words, is_offered
from holdfast.games.doomsday.chapters.c07_words import shot_words
from holdfast.games.doomsday.chapters.c08_using import UseCard, program_words, usable
from holdfast.games.doomsday.chapters.c15_words import CANCEL
from holdfast.games.doomsday.state import State
from holdfast.kernel.step import OPEN, PASS, VEILED, Choice, Decision, Seat
from holdfast.kernel.table import Table

END: Final = Choice("end")
WITHDRAW: Final = Choice("withdraw")
OWN_TURN, ACTION, BEAT, SECOND_SHOT = "own_turn", "action", "beat", "second_shot"
"""The moments in which something can be said; damage has a window of its own."""


def first_words(table: Table[State], seat: Seat, moment: str) -> list[Choice]:
    """What can be begun in this moment; first of all, nothing."""
    cards = usable(table, seat, moment == OWN_TURN)
    if moment == ACTION:
        return [PASS, *cards]
    if moment == BEAT:
        return [WITHDRAW, *cards]
    acts: list[Choice] = [act for act in ACTIONS if act is not SHOOT and is_offered(table, seat, act)]
    if can_shoot(table, seat):
        acts.append(SHOOT)
    return [END, *acts, *cards]


def can_shoot(table: Table[State], seat: Seat) -> bool:
    """DOM-05.3, DOM-05.4  Armed since the turn began, with a weapon not received in it."""
    state = table.state
    ready = [weapon for weapon in state.players[seat].weapons if weapon not in state.turn.received]
    return bool(ready) and state.turn.began_armed and not state.turn.done


def next_words(table: Table[State], seat: Seat, moment: str, said: tuple[Choice, ...]) -> list[Choice]:
    """What is asked next; nothing: the sentence is complete."""
    if not said:
        return first_words(table, seat, moment)
    first, rest = said[0], list(said[1:])
    if isinstance(first, UseCard):
        return program_words(table, seat, first.kind, rest)
    if first is SHOOT:
        return shot_words(table.state, seat, rest)
    return action_words(table, seat, first, rest) if isinstance(first, Act) else []


class Sentence(Decision[State, Choice]):
    """DOM-DP13  One word of it. Nobody sees any of it before all is said; before the second word it can be dropped."""

    def __init__(self, seat: Seat, moment: str, timer: str, said: tuple[Choice, ...]) -> None:
        self.seat = seat
        self.moment = moment
        self.said = tuple([word.text for word in said])
        self._said = said
        self._timer = timer

    def begun_with(self) -> Choice | None:
        """The first word of it, if there is one yet."""
        return self._said[0] if self._said else None

    def is_open(self) -> bool:
        """Does everybody see who is asked?"""
        return self.moment in (OWN_TURN, SECOND_SHOT)

    @property
    def rule(self) -> str:
        return "DOM-05.7" if self.is_open() else "DOM-08.4"

    @property
    def automatic(self) -> bool:
        """Everybody is asked, also who can only pass; what follows from a word that nobody sees is said by itself."""
        return bool(self.said)

    @property
    def face(self) -> str:
        return OPEN if self.is_open() else VEILED

    @property
    def fixed(self) -> bool:
        return self.moment == ACTION

    @property
    def held(self) -> list[str]:
        return [WITHDRAW.text] if self.moment == BEAT else []

    @property
    def timer(self) -> str:
        return self._timer

    @property
    def continues(self) -> bool:
        return bool(self.said)

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        words = next_words(table, seat, self.moment, self._said)
        return [*words, CANCEL] if len(self.said) == 1 and self.moment != SECOND_SHOT else words

    def default(self, table: Table[State], seat: Seat) -> Choice:
        options = self.options(table, seat)
        return CANCEL if CANCEL in options else options[0]

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        if choice is CANCEL:
            if table.lane is not None:
                table.lane.sealed.clear()
            table.then(Sentence(seat, self.moment, self._timer, ()))
            return
        if self.moment == SECOND_SHOT and len(self.said) == 1:
            table.seal(self._said[0])
        table.seal(choice)
        said = (*self._said, choice)
        if next_words(table, seat, self.moment, said):
            table.then(Sentence(seat, self.moment, self._timer, said))
