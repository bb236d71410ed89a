"""OUT-21  Leaders: Mary Koolpepper finds her starting resources in the ruins."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c08_cities import find
from holdfast.games.outlive.pieces import (
    CITIES,
    CITY_NAMES,
    CUPBOARD,
    MARY_REVEALS,
    PILLS,
    TOKEN_OF,
    TOKENS,
)
from holdfast.games.outlive.queries import name_of
from holdfast.games.outlive.state import State
from holdfast.games.outlive.verbs import reveal_token
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class SearchIn(Choice):
    """Reveal the top search token of this city."""

    icon = "search"

    def __init__(self, city: int) -> None:
        super().__init__(f"search {CITY_NAMES[city]}")
        self.city = city

    def anchors(self) -> list[str]:
        return [f"zone:{CITY_NAMES[self.city]}"]


class DropToken(Choice):
    """Do without this token."""

    icon = "x"

    def __init__(self, token: int) -> None:
        super().__init__(f"drop {TOKENS[token]}")
        self.token = token

    def anchors(self) -> list[str]:
        return [f"token:{TOKENS[self.token]}"]


SEARCH_IN: Final[list[Choice]] = [SearchIn(city) for city in range(len(CITIES))]
DROP_TOKEN: Final = [DropToken(token) for token in range(len(TOKENS))]


class MarySearches(Step[State]):
    """OUT-21.2  Four search tokens, then three of them."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        table.then(NameStack(self.seat, MARY_REVEALS))


class NameStack(Decision[State, SearchIn]):
    """OUT-R26  The player names the stack of each token, one at a time."""

    rule = "OUT-R26"
    timer = "set_up"

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return SEARCH_IN

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """Two from each."""
        blackwood, silent_peak = table.state.search
        return SEARCH_IN[0 if len(blackwood) >= len(silent_peak) else 1]

    def take(self, table: Table[State], seat: Seat, choice: SearchIn) -> None:
        token = reveal_token(table, choice.city)
        table.tell(events.Searched(name_of(seat), CITY_NAMES[choice.city], TOKENS[token], False))
        if self.left > 1:
            table.then(NameStack(seat, self.left - 1))
        else:
            table.then(KeepTokens(seat))


class KeepTokens(Decision[State, DropToken]):
    """OUT-21.2  One of the four is dropped; the other three are gained."""

    rule = "OUT-21.2"
    automatic = True
    timer = "set_up"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [DROP_TOKEN[kind] for kind in sorted(set(lying_open(table.state)))]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """A cupboard, else the pills, else the last in the catalogue."""
        kinds = lying_open(table.state)
        for kind in (CUPBOARD, PILLS):
            if kind in kinds:
                return DROP_TOKEN[kind]
        return DROP_TOKEN[max(kinds)]

    def take(self, table: Table[State], seat: Seat, choice: DropToken) -> None:
        """The tokens themselves go back to their stacks at the first Dawn."""
        kept = lying_open(table.state)
        kept.remove(choice.token)
        table.tell(events.TokenDropped(name_of(seat), TOKENS[choice.token]))
        for kind in kept:
            find(table, seat, kind)


def lying_open(state: State) -> list[int]:
    """The kinds of the revealed tokens, in the order of the catalogue."""
    return sorted(kind for mask in state.revealed for token, kind in enumerate(TOKEN_OF) if mask >> token & 1)
