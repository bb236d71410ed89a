"""Doomsday, as the kernel sees it."""

from __future__ import annotations

from typing import Final

from holdfast.games.catalogue import table_options, timer_names, timings
from holdfast.games.doomsday import catalogue
from holdfast.games.doomsday.chapters.c03_setup import set_up
from holdfast.games.doomsday.chapters.c08_orders import ORDERS
from holdfast.games.doomsday.effects import read_book
from holdfast.games.doomsday.forecast import forecast
from holdfast.games.doomsday.look import look
from holdfast.games.doomsday.moments import moments
from holdfast.games.doomsday.pieces import LOYALTY_OF, PROGRAM_OF, ROLE_COUNT, row_for
from holdfast.games.doomsday.redeal import contradictions, redeal
from holdfast.games.doomsday.shapes import Me, PublicView
from holdfast.games.doomsday.staging import stage
from holdfast.games.doomsday.state import NOBODY, Hidden, Mode, State
from holdfast.games.doomsday.talk import check, sayable
from holdfast.games.doomsday.views import myself, public_view
from holdfast.games.doomsday.why_not import why_not
from holdfast.games.meta import meta_of
from holdfast.kernel.dice import Dice
from holdfast.kernel.game import Fact, Game, Look, TableOption, Timing, Value
from holdfast.kernel.orders import Order
from holdfast.kernel.parts.knowledge import Knowledge, nobody_knows
from holdfast.kernel.parts.plans import Plan
from holdfast.kernel.policy import Policy
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table

META: Final = meta_of("doomsday")
UNTIMED: Final = Timing(0)
TIMINGS: Final = timings(catalogue.LOBBY.timers)
BOOK: Final = read_book()
FIRST: Final = TableOption("first", [*range(META.seats[1])], "DOM-03.15")
"""The seat that begins, where an earlier game decides it."""


class Doomsday(Game[State]):
    """DOM-12.1 to DOM-12.4  Whoever's enemies are dead has won; nobody knows for sure who that is."""

    def __init__(self) -> None:
        self.slug = "doomsday"
        self.prefix = META.prefix
        self.version = 3
        self.fewest, self.most = META.seats
        self.whispers = META.whispers
        self.options = table_options(catalogue.LOBBY.options)
        self.lessons = ["first"]

    def content_hash(self) -> str:
        return catalogue.content_hash()

    def inherited(self) -> list[TableOption]:
        return [FIRST]

    def leaves(self, table: Table[State]) -> dict[str, Value]:
        """DOM-03.15, DOM-R58  Whoever was killed first begins the next game."""
        first = table.state.first_killed
        return {} if first == NOBODY else {FIRST.name: first}

    def new_state(self, seats: int, options: dict[str, Value]) -> State:
        known = Hidden(
            nobody_knows(list(range(ROLE_COUNT)), seats),
            nobody_knows(LOYALTY_OF, seats),
            nobody_knows(PROGRAM_OF, seats),
        )
        row = row_for(seats, bool(options["classic_large"]), options["weapons"] == "other")
        mode = Mode(
            row,
            bool(options["legion"]),
            bool(options["with_it"]),
            bool(options["first_game"]),
            bool(options["printed_fortune_teller"]),
        )
        state = State(mode, known, [])
        state.first = int(options.get(FIRST.name, NOBODY))
        return state

    def clone_state(self, state: State) -> State:
        return state.clone()

    def begin(self, table: Table[State]) -> None:
        set_up(table)

    def stage(self, table: Table[State], lesson: str) -> None:
        stage(table)

    def may_decide(self, table: Table[State], seat: Seat) -> bool:
        return table.state.players[seat].alive

    def may_talk(self, table: Table[State], seat: Seat) -> bool:
        """DOM-11.5  The dead are silent."""
        return table.result is not None or table.state.players[seat].alive

    def sayable(self, table: Table[State], seat: Seat, place: str, named: dict[str, str]) -> list[str]:
        return sayable(table.state, seat, place, named)

    def check(self, table: Table[State], seat: Seat, saying: str, named: dict[str, str]) -> Fact | None:
        return check(table.state, seat, saying, named)

    def hour(self, table: Table[State]) -> int:
        return table.state.round

    def plan(self, name: str) -> Plan[State]:
        return BOOK.plan(name)

    def forecast(self, table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
        return forecast(table, seat, choice)

    def look(self, table: Table[State], seat: Seat | None, anchor: str) -> Look | None:
        return look(table.state, seat, anchor)

    def why_not(self, table: Table[State], seat: Seat, anchor: str, hand: str) -> Fact | None:
        return why_not(table, seat, anchor)

    def moments(self, table: Table[State], seat: Seat) -> list[Fact]:
        return moments(table.state, seat)

    def orders(self) -> list[Order[State]]:
        return ORDERS

    def public_view(self, table: Table[State]) -> PublicView:
        return public_view(table)

    def own_view(self, table: Table[State], seat: Seat) -> Me:
        return myself(table.state, seat)

    def timers(self) -> dict[str, dict[str, str]]:
        return timer_names(catalogue.LOBBY.timers)

    def timing(self, timer: str, pace: str) -> Timing:
        return TIMINGS.get((timer, pace), UNTIMED)

    def hidden(self, state: State) -> list[Knowledge]:
        return [state.known.roles, state.known.loyalties, state.known.programs]

    def redeal(self, table: Table[State], seat: Seat | None, dice: Dice) -> None:
        redeal(table, seat, dice)

    def policy(self) -> Policy[State]:
        from holdfast.games.doomsday.instinct.weighing import INSTINCT  # only bots need it

        return INSTINCT

    def contradictions(self, table: Table[State], seat: Seat | None) -> int:
        return contradictions(table, seat)


GAME: Final = Doomsday()
