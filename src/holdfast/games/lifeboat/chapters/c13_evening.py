"""LIF-13  Evening: preparation, and choosing the navigation card."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.chapters.c05_provisions import OPENING, TRADING, enter_phase
from holdfast.games.lifeboat.chapters.c14_gulls import CountGulls
from holdfast.games.lifeboat.chapters.c15_overboard import Overboard
from holdfast.games.lifeboat.chapters.c17_thirst import Thirst, thirsts_of
from holdfast.games.lifeboat.offers import close_trading
from holdfast.games.lifeboat.queries import count, find, holds, is_adrift, name_of, navigator, open_before
from holdfast.games.lifeboat.state import (
    COMPASS,
    COMPASS_SHOWS,
    EVENING_PREPARATION,
    GULL,
    NAVIGATE,
    NAVIGATION,
    OVERBOARD,
    State,
)
from holdfast.games.lifeboat.verbs import draw_navigation, open_card, put_under, spell_navigation
from holdfast.kernel.step import ALL, Choice, Decision, Seat, Step, Window
from holdfast.kernel.table import Table


class UseCompass(Choice):
    """Add the top card of the deck to the choice."""

    icon = "compass"

    def anchors(self) -> list[str]:
        return ["card:compass"]


class NoCompass(Choice):
    """Choose from what there is."""


class PickCard(Choice):
    """Let this navigation card decide the evening."""

    icon = "gull"

    def __init__(self, card: int) -> None:
        super().__init__(f"pick {NAVIGATION[card]}")
        self.card = card

    def anchors(self) -> list[str]:
        return [f"card:nav_{NAVIGATION[self.card]}"]


USE_COMPASS: Final = UseCompass("compass")
NO_COMPASS: Final = NoCompass("no compass")
WITH_COMPASS: Final[list[Choice]] = [USE_COMPASS, NO_COMPASS]
WITHOUT_COMPASS: Final[list[Choice]] = [NO_COMPASS]
PICK: Final = [PickCard(card) for card in range(len(NAVIGATION))]


class Evening(Step[State]):
    """LIF-13.1  First a free time for bargaining, then the navigator takes the cards."""

    def run(self, table: Table[State]) -> None:
        enter_phase(table.state, EVENING_PREPARATION)
        if not table.unheard():
            table.tell(events.EveningCame())
        table.then(Preparation(), Navigate())


class Preparation(Window[State, Choice]):
    """LIF-13.1  Give, trade, open cards, put the life ring on anyone: all of it rights. Passing means: done."""

    rule = "LIF-13.1"
    allows = OPENING | TRADING
    timer = "evening_prep"

    def seats(self, table: Table[State]) -> list[Seat]:
        return table.state.boat


class Navigate(Step[State]):
    """LIF-13.2  The conscious character nearest the stern takes the cards; trading and opening close (LIF-13.9)."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.phase = NAVIGATE
        close_trading(table)
        seat = navigator(state)
        if is_adrift(state):
            table.then(TopCard())
        elif seat < 0:
            table.then(NobodyChooses())
        else:
            self.let_choose(table, seat)

    def let_choose(self, table: Table[State], seat: Seat) -> None:
        """LIF-13.4  The compass comes before looking; it is asked about unless all can see that it cannot help."""
        state = table.state
        at = open_before(state, COMPASS)
        useless = count(state.gone, COMPASS) or not state.chart or (at >= 0 and at != seat)
        if useless:
            table.then(Look(seat, False))
        else:
            table.then(AskCompass(seat))


class AskCompass(Decision[State, UseCompass | NoCompass]):
    """LIF-13.4  A navigator with the compass may add the top card of the deck.

    Also one without it is asked: a pause must tell nothing.
    """

    rule = "LIF-13.4"
    timer = "navigator_choice"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return WITH_COMPASS if holds(table.state.sailors[seat], COMPASS) else WITHOUT_COMPASS

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return USE_COMPASS if find(table.state.sailors[seat].open, COMPASS) >= 0 else NO_COMPASS

    def take(self, table: Table[State], seat: Seat, choice: UseCompass | NoCompass) -> None:
        used = isinstance(choice, UseCompass)
        if used:
            closed = find(table.state.sailors[seat].closed, COMPASS)
            if closed >= 0:
                open_card(table, seat, closed)
            table.tell(events.CompassUsed(name_of(table.state, seat)))
        table.then(Look(seat, used))


class Look(Step[State]):
    """LIF-13.3  The navigator looks at the row stack, or else at the top card (LIF-13.5); a compass adds one."""

    def __init__(self, seat: Seat, compass: bool) -> None:
        self.seat = seat
        self.compass = compass

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.choice = sorted(state.row_stack) if state.row_stack else draw_navigation(state, 1)
        state.row_stack = []
        if self.compass:
            state.choice += draw_navigation(state, COMPASS_SHOWS)
        state.chart_known.look(state.choice, 1 << self.seat)
        if not table.unheard():
            table.tell(events.NavigatorTook(name_of(state, self.seat), len(state.choice)))
        if table.heard is not None:
            table.tell(events.SawNavigation(spell_navigation(state.choice)), 1 << self.seat)
        table.then(ChooseCard(self.seat))


class ChooseCard(Decision[State, PickCard]):
    """LIF-13.6  The navigator picks exactly one card; the rest go unseen under the deck."""

    rule = "LIF-13.6"
    automatic = True
    timer = "navigator_choice"
    continues = True
    """The compass and the card share one time."""

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [PICK[card] for card in sorted(table.state.choice)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """A gull that leaves me alone, else any gull, else a card that leaves me alone, else any."""
        cards = sorted(table.state.choice)
        me = table.state.sailors[seat]
        kind = [card for card in cards if not OVERBOARD[card] >> me.character & 1 and not thirsts_of(card, me)]
        gulls = [card for card in cards if GULL[card] > 0]
        best = [card for card in gulls if card in kind] or gulls or kind
        if best:
            return PICK[best[0]]
        aside = table.dice.stream(f"LIF-D19 day {table.state.day}")
        return PICK[cards[aside.below(len(cards))]]

    def take(self, table: Table[State], seat: Seat, choice: PickCard) -> None:
        reveal(table, choice.card, 1 << seat)


class TopCard(Step[State]):
    """LIF-R28  The current has the boat: nobody rows or chooses, and the top card decides."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.choice = draw_navigation(state, 1)
        reveal(table, state.choice[0], 0)


class NobodyChooses(Step[State]):
    """LIF-13.8  Nobody is conscious: a random card of the row stack, else the top card of the deck."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.choice = sorted(state.row_stack) if state.row_stack else draw_navigation(state, 1)
        state.row_stack = []
        reveal(table, state.choice[table.dice.below(len(state.choice))], 0)


def reveal(table: Table[State], card: int, chooser: int) -> None:
    """LIF-13.7  Shown to all and resolved: gulls, overboard, sharks, thirst. `chooser`: mask of who picked it."""
    state = table.state
    state.chart_known.leaves(card, state.choice, ALL, chooser)
    rest = [other for other in state.choice if other != card]
    state.choice = []
    state.evening_card = card
    put_under(table, rest)
    if not table.unheard():
        table.tell(events.NavigationRevealed(NAVIGATION[card], len(rest)))
    table.then_all(EVENING_STEPS)


EVENING_STEPS: Final[list[Step[Any]]] = [CountGulls(), Overboard(), Thirst()]
