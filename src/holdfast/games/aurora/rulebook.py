"""Last Aurora, as the kernel sees it."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora import catalogue
from holdfast.games.aurora.chapters.c02_setup import set_up
from holdfast.games.aurora.chapters.c08_contamination import ORDERS
from holdfast.games.aurora.effects import read_book
from holdfast.games.aurora.forecast import forecast
from holdfast.games.aurora.look import look
from holdfast.games.aurora.moments import moments
from holdfast.games.aurora.pieces import ACTIONS, BOARDS, CARD_COUNT, ITEM_OF, OUTCOMES
from holdfast.games.aurora.redeal import redeal
from holdfast.games.aurora.shapes import Me, PublicView
from holdfast.games.aurora.staging import stage
from holdfast.games.aurora.state import Hidden, State
from holdfast.games.aurora.views import myself, public_view
from holdfast.games.aurora.why_not import why_not
from holdfast.games.catalogue import table_options, timer_names, timings
from holdfast.games.meta import meta_of
from holdfast.kernel.dice import Dice
from holdfast.kernel.game import Fact, Game, Look, Timing, Value
from holdfast.kernel.orders import Order
from holdfast.kernel.parts.knowledge import Knowledge, nobody_knows
from holdfast.kernel.parts.plans import Plan
from holdfast.kernel.policy import Policy
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table

META: Final = meta_of("aurora")
UNTIMED: Final = Timing(0)
TIMINGS: Final = timings(catalogue.LOBBY.timers)
BOOK: Final = read_book()


class Aurora(Game[State]):
    """AUR-16.1  Six rounds to catch the last ship: most fame wins, whoever reaches it."""

    def __init__(self) -> None:
        self.slug = "aurora"
        self.prefix = META.prefix
        self.version = 2
        self.fewest, self.most = META.seats
        self.whispers = META.whispers
        self.options = table_options(catalogue.LOBBY.options)
        self.lessons = ["first"]

    def content_hash(self) -> str:
        return catalogue.content_hash()

    def new_state(self, seats: int, options: dict[str, Value]) -> State:
        known = Hidden(
            nobody_knows(list(range(CARD_COUNT)), seats),
            nobody_knows(list(range(len(OUTCOMES))), seats),
            nobody_knows(ITEM_OF, seats),
            nobody_knows(list(range(len(ACTIONS))), seats),
        )
        board = next(board for board in BOARDS if board.name == options["board"])
        state = State(board, known, [])
        state.with_mines = bool(options["mines"])
        return state

    def clone_state(self, state: State) -> State:
        return state.clone()

    def begin(self, table: Table[State]) -> None:
        set_up(table)

    def stage(self, table: Table[State], lesson: str) -> None:
        stage(table)

    def may_decide(self, table: Table[State], seat: Seat) -> bool:
        return not table.state.players[seat].out

    def plan(self, name: str) -> Plan[State]:
        return BOOK.plan(name)

    def forecast(self, table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
        return forecast(table, seat, choice)

    def public_view(self, table: Table[State]) -> PublicView:
        return public_view(table)

    def own_view(self, table: Table[State], seat: Seat) -> Me:
        return myself(table, seat)

    def timers(self) -> dict[str, dict[str, str]]:
        return timer_names(catalogue.LOBBY.timers)

    def timing(self, timer: str, pace: str) -> Timing:
        return TIMINGS.get((timer, pace), UNTIMED)

    def hidden(self, state: State) -> list[Knowledge]:
        known = state.known
        return [known.cards, known.outcomes, known.items, known.actions]

    def redeal(self, table: Table[State], seat: Seat | None, dice: Dice) -> None:
        redeal(table, seat, dice)

    def look(self, table: Table[State], seat: Seat | None, anchor: str) -> Look | None:
        return look(table.state, seat, anchor)

    def why_not(self, table: Table[State], seat: Seat, anchor: str, hand: str) -> Fact | None:
        return why_not(table, seat, anchor)

    def moments(self, table: Table[State], seat: Seat) -> list[Fact]:
        return moments(table.state, seat)

    def orders(self) -> list[Order[State]]:
        return ORDERS

    def policy(self) -> Policy[State]:
        from holdfast.games.aurora.instinct.weighing import INSTINCT  # only bots need it

        return INSTINCT


GAME: Final = Aurora()
