"""LIF-07  Action: row."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.chapters.c05_provisions import OPENING, TRADING
from holdfast.games.lifeboat.queries import count, find, name_of
from holdfast.games.lifeboat.state import GULL, NAVIGATION, OAR, OAR_SHOWS, OARS_IN_PLAY, ROW_DRAW, State
from holdfast.games.lifeboat.verbs import draw_navigation, open_card, put_under, spell_navigation
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class Row(Choice):
    """Row, with so many of one's oars."""

    icon = "oar"

    def __init__(self, oars: int) -> None:
        super().__init__(f"row {oars}" if oars else "row")
        self.oars = oars

    def anchors(self) -> list[str]:
        return ["deck:navigation"]


class Stow(Choice):
    """Lay these navigation cards on the row stack; the others go under the deck."""

    def __init__(self, kept: list[int]) -> None:
        super().__init__(" ".join(["keep", *(NAVIGATION[card] for card in kept)]) if kept else "keep none")
        self.kept = kept

    def anchors(self) -> list[str]:
        return [f"card:nav_{NAVIGATION[card]}" for card in self.kept]


ROW: Final = [Row(oars) for oars in range(OARS_IN_PLAY + 1)]
STOW: Final[dict[int, Stow]] = {}
"""Choices of cards to keep, by mask; each is made once, when it is first offered."""


def stow(mask: int) -> Stow:
    """The choice to keep the cards of this mask."""
    choice = STOW.get(mask)
    if choice is None:
        choice = Stow([card for card in range(len(NAVIGATION)) if mask >> card & 1])
        STOW[mask] = choice
    return choice


class StartRowing(Step[State]):
    """LIF-07.1  Open the oars that are used, then look in secret at two cards and one more for each oar."""

    def __init__(self, seat: Seat, oars: int) -> None:
        self.seat = seat
        self.oars = oars

    def run(self, table: Table[State]) -> None:
        state = table.state
        sailor = state.sailors[self.seat]
        # Oars that lie open are used before closed ones (LIF-D3).
        for _ in range(self.oars - count(sailor.open, OAR)):
            open_card(table, self.seat, find(sailor.closed, OAR))
        state.rower_hand = draw_navigation(state, ROW_DRAW + OAR_SHOWS * self.oars)
        state.chart_known.look(state.rower_hand, 1 << self.seat)
        table.tell(events.Rowed(name_of(state, self.seat), self.oars, len(state.rower_hand)))
        table.tell(events.SawNavigation(spell_navigation(state.rower_hand)), 1 << self.seat)
        table.then(KeepCards(self.seat), Tire(self.seat))


class KeepCards(Decision[State, Stow]):
    """LIF-07.2  Any of the drawn cards go face down on the row stack, the rest under the deck."""

    rule = "LIF-07.2"
    allows = OPENING | TRADING
    timer = "row_choice"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        hand = sorted(table.state.rower_hand)
        options: list[Choice] = []
        for subset in range(1 << len(hand)):
            mask = 0
            for i, card in enumerate(hand):
                if subset >> i & 1:
                    mask |= 1 << card
            options.append(stow(mask))
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """Keep the gulls."""
        return stow(sum(1 << card for card in table.state.rower_hand if GULL[card] > 0))

    def take(self, table: Table[State], seat: Seat, choice: Stow) -> None:
        state = table.state
        kept = choice.kept
        buried = [card for card in state.rower_hand if card not in kept]
        if kept and buried:
            state.chart_known.mix(state.rower_hand, ~(1 << seat))
        state.row_stack += kept
        state.rower_hand = []
        put_under(table, buried)
        table.tell(events.Stowed(name_of(state, seat), len(kept), len(buried)))

    def run(self, table: Table[State]) -> None:
        """Nobody is left to choose: the cards go back under the deck."""
        hand = table.state.rower_hand
        table.state.rower_hand = []
        put_under(table, hand)


class Tire(Step[State]):
    """LIF-07.3  A fatigue token, oar side up. An empty deck tires as well (LIF-07.5)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        table.state.sailors[self.seat].rowed = True
        table.tell(events.Tired(name_of(table.state, self.seat), "rowed"))
