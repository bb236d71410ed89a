"""DOM-15.1  The words of effects: what each asks of its owner, and how its answers are gathered.

A program's answers are given in advance, before anybody sees the card (DOM-DP13); a role's owner is asked openly, word
by word, when the ability fires (DOM-DP14).
"""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday.chapters.c15_chain import note_use
from holdfast.games.doomsday.chapters.c15_words import DONE, NONE, SEAT_WORDS, YES, Picked
from holdfast.games.doomsday.pieces import RIFLE
from holdfast.games.doomsday.queries import (
    armed,
    dead,
    kinds_held,
    living,
    living_from,
    others_of,
)
from holdfast.games.doomsday.state import Effect, State
from holdfast.kernel.parts.plans import On, Operation
from holdfast.kernel.step import Choice, Decision, Seat
from holdfast.kernel.table import Table

GIVEN: Final = -1
"""In front of answers that were given in advance."""
Picks = tuple[int, ...]


class Deed(Operation[State]):
    """One word of an effect. `optional`: its decider may decline."""

    def __init__(self, rule: str = "", optional: bool = False) -> None:
        self.rule = rule
        self.optional = optional

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        """DOM-15.1, DOM-R63  Would it change or show anything? Pure."""
        return True

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        """The next answer, DONE among them where no more is needed; nothing: all is said. Pure."""
        return []

    def seats_in(self, picks: Picks) -> list[Seat]:
        """The players whom these answers choose."""
        return []

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        raise NotImplementedError

    def default(self, table: Table[State], by: Seat, options: list[Choice]) -> Choice:
        """DOM-DP14  For who is absent: decline; else the first."""
        return options[0]

    def do(self, table: Table[State], by: Seat, on: On) -> None:
        chosen = effect_of(table.state).chosen
        if on and on[0] == GIVEN:
            self.act(table, by, on[1:])
        elif self.is_possible(table.state, by, chosen):
            if self.optional or self.options(table, by, (), chosen):
                table.then(PickWords(self, by, ()))
            else:
                self.act(table, by, ())

    def act(self, table: Table[State], by: Seat, picks: Picks) -> None:
        """All is said: do it."""
        effect_of(table.state).chosen += self.seats_in(picks)
        if self.optional:
            note_use(table)
        self.carry_out(table, by, picks)


def effect_of(state: State) -> Effect:
    """The effect under way; before there is any, one that has chosen nobody."""
    effect = state.effect
    return Effect(state.turn.seat, -1, 0, -1, 0, -1) if effect is None else effect


class PickWords(Decision[State, Choice]):
    """DOM-DP14  The owner of an open role makes its choices, one at a time."""

    automatic = True
    even_out = True
    timer = "ability"

    def __init__(self, deed: Deed, seat: Seat, picks: Picks) -> None:
        self.seat = seat
        self.picks = picks
        self.deed = type(deed).__name__
        self._deed = deed

    @property
    def rule(self) -> str:
        return self._deed.rule

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        asked = self._deed.options(table, seat, self.picks, effect_of(table.state).chosen)
        if self.picks or not self._deed.optional:
            return asked
        return [NONE, *(asked or [YES])]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self._deed.default(table, seat, self.options(table, seat))

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        if choice is NONE:
            return
        picks = (*self.picks, choice.which) if isinstance(choice, Picked) else self.picks
        more = isinstance(choice, Picked)
        if more and self._deed.options(table, seat, picks, effect_of(table.state).chosen):
            table.then(PickWords(self._deed, seat, picks))
        else:
            self._deed.act(table, seat, picks)


# -- whom ------------------------------------------------------------------------------------------


def group(state: State, by: Seat, name: str) -> list[Seat]:
    """Whom a selector of the content means, clockwise from the active player where all are meant."""
    if name == "self":
        return [by]
    if name == "any_living":
        return [*others_of(state, by), by] if state.players[by].alive else living_from(state, by)
    if name == "other_living":
        return others_of(state, by)
    if name == "all_living":
        return living(state)
    if name == "each_other_living":
        return [seat for seat in living(state) if seat != by]
    if name == "each_other_armed":
        return [seat for seat in armed(state) if seat != by]
    if name in ("any_armed", "other_armed", "armed_with_rifle"):
        return armed_group(state, by, name)
    if name == "previous":
        return effect_of(state).chosen[-1:]
    return dead(state)


def armed_group(state: State, by: Seat, name: str) -> list[Seat]:
    seats = [*others_of(state, by), by]
    if name == "other_armed":
        seats = seats[:-1]
    with_rifle = name == "armed_with_rifle"
    return [seat for seat in seats if (RIFLE in kinds_held(state, seat) if with_rifle else kinds_held(state, seat))]


SELECTORS: Final = (
    *("self", "any_living", "other_living", "all_living", "each_other_living", "each_other_armed", "any_armed"),
    *("other_armed", "armed_with_rifle", "previous", "dead_one", "dead_all"),
)
PICKED_FROM: Final = ("any_living", "other_living", "any_armed", "other_armed", "armed_with_rifle", "dead_one")
"""Selectors of which one, or some, are chosen."""


def some_of(words: list[Picked], picks: Picks, least: int, most: int) -> list[Choice]:
    """DOM-15.15  The next of several: in the order of the list, so that every set has one spelling."""
    if len(picks) >= most or (picks and len(picks) >= len(words)):
        return []
    ids = [word.which for word in words]
    past = ids.index(picks[-1]) + 1 if picks else 0
    needed = min(least, len(words)) - len(picks)
    found: list[Choice] = [DONE] if picks and needed <= 0 else []
    found += words[past : len(words) - max(needed, 1) + 1]
    return [] if found == [DONE] else found


def seat_words(seats: list[Seat]) -> list[Picked]:
    return [SEAT_WORDS[seat] for seat in seats]


def never(table: Table[State], by: Seat, on: On) -> bool:
    """There are no conditions in this game's effects."""
    return False
