"""The cards as one seat knows them, and how the rest must be; with nobody as viewer, as everybody knows them."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday.instinct.cells import (
    KINDS,
    TEAM_COUNT,
    TYPE_COUNT,
    TYPE_OF,
    plain_teams,
    turned_teams,
)
from holdfast.games.doomsday.instinct.numbers import SECRET_COPIES
from holdfast.games.doomsday.pieces import COLOUR, FACTIONS, LOYALTY_OF, PROGRAM_OF
from holdfast.games.doomsday.queries import owners_of
from holdfast.games.doomsday.state import LEADER_CLASS, LEGION_CLASS, OUT, State
from holdfast.kernel.step import Seat

UNKNOWN: Final = -1
CELLS: Final[dict[tuple[int, ...], list[list[float]]]] = {}
"""The chances of each team in each cell, kept for each number of unseen programs and of points seen in secret."""


def cells_with(inverted: bool, programs: int, secrets: list[int]) -> list[list[float]]:
    """DOM-17.41  One of the programs may be a secret loyalty."""
    key = (int(inverted), programs, *secrets)
    found = CELLS.get(key)
    if found is None:
        found = CELLS[key] = made_cells(inverted, programs, secrets)
    return found


def made_cells(inverted: bool, programs: int, secrets: list[int]) -> list[list[float]]:
    plain = float((1.0 - sum(SECRET_COPIES) / len(PROGRAM_OF)) ** programs)
    teams = plain_teams(inverted, secrets)
    turned = turned_teams(inverted, secrets, SECRET_COPIES)
    return [
        [(1.0 - plain) * turned[at][one] + (plain if one == team else 0.0) for one in range(TEAM_COUNT)]
        for at, team in enumerate(teams)
    ]


class Cards:
    """The cards as the viewer knows them."""

    def __init__(self, state: State, viewer: int) -> None:
        self.state = state
        self.viewer = viewer
        n = len(state.players)
        self.everybody = (1 << n) - 1
        self.kinds = [self.kind_at(spot) for spot in range(len(state.loyal))]
        """The kind of the loyalty card at each spot, or UNKNOWN."""
        self.unseen = self.unseen_kinds()
        self.roles = [self.role_of(seat) for seat in range(n)]
        """The role card of each, or UNKNOWN."""
        self.types = self.unseen_types()
        """How many roles of each type the viewer has not seen."""

    def knows(self, exact: list[int], card: int) -> bool:
        """Does the viewer know just where this card lies? As the mirror: does everybody?"""
        if self.viewer >= 0:
            return exact[self.viewer] >> card & 1 != 0
        return all(mask >> card & 1 for mask in exact)

    def kind_at(self, spot: int) -> int:
        state = self.state
        card = state.loyal[spot]
        if (
            state.loyal_open[spot]
            or self.viewer in owners_of(state, spot)
            or self.knows(state.known.loyalties.exact, card)
        ):
            return LOYALTY_OF[card]
        return UNKNOWN

    def unseen_kinds(self) -> list[float]:
        """DOM-03.2  The pool of the set-up's row is public: what of it the viewer has not seen, by kind."""
        state = self.state
        left = [0.0] * KINDS
        for card in [*state.loyal, *state.loyal_box]:
            left[LOYALTY_OF[card]] += 1.0
        for kind in self.kinds:
            if kind != UNKNOWN:
                left[kind] -= 1.0
        return left

    def role_of(self, seat: Seat) -> int:
        """A leader's cards are known by their number; which is which says nothing of the team."""
        player = self.state.players[seat]
        card = player.roles[0]
        is_shown = len(player.roles) > 1 or player.role_open[0] or seat == self.viewer
        is_known = is_shown or self.knows(self.state.known.roles.exact, card)
        return card if is_known else UNKNOWN

    def unseen_types(self) -> list[float]:
        """DOM-03.6  Each faction's number in the deck is public; which cards of it were drawn is not."""
        state = self.state
        seen = [card for card in self.roles if card != UNKNOWN]
        types = [0.0] * TYPE_COUNT
        for faction in FACTIONS:
            could = [card for card in range(len(COLOUR)) if self.is_of(card, faction) and card not in seen]
            left = state.mode.row.roles[faction] - len([card for card in seen if self.is_of(card, faction)])
            for card in could:
                types[TYPE_OF[card]] += max(left, 0) / len(could)
        for card, its_class in enumerate(state.role_class):
            if its_class == LEGION_CLASS and card not in seen:
                types[TYPE_OF[card]] += 1.0
        return types

    def is_of(self, card: int, faction: int) -> bool:
        """Is it one of those from which this faction's roles were drawn?"""
        its_class = self.state.role_class[card]
        return COLOUR[card] == faction and its_class != OUT and its_class not in (LEGION_CLASS, LEADER_CLASS)
