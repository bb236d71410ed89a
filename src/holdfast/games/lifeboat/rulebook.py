"""Lifeboat, as the kernel sees it."""

from __future__ import annotations

from typing import Final

from holdfast.games.catalogue import table_options, timer_names, timings
from holdfast.games.lifeboat import catalogue
from holdfast.games.lifeboat.chapters.c02_setup import set_up
from holdfast.games.lifeboat.chapters.c05_provisions import OPENING, TRADING, opening_rights, own_card_rights
from holdfast.games.lifeboat.chapters.c05_trading import offers_running_out, read_sentence, trading_rights
from holdfast.games.lifeboat.chapters.c15_overboard import ORDERS
from holdfast.games.lifeboat.forecast import forecast
from holdfast.games.lifeboat.look import look
from holdfast.games.lifeboat.moments import moments
from holdfast.games.lifeboat.queries import is_conscious
from holdfast.games.lifeboat.redeal import redeal
from holdfast.games.lifeboat.shapes import Me, PublicView
from holdfast.games.lifeboat.staging import stage
from holdfast.games.lifeboat.state import CHARACTERS, KIND_OF, NAVIGATION, State
from holdfast.games.lifeboat.talk import sayable
from holdfast.games.lifeboat.views import myself, public_view
from holdfast.games.lifeboat.why_not import why_not
from holdfast.games.meta import meta_of
from holdfast.kernel.dice import Dice
from holdfast.kernel.game import Fact, Game, Look, Timing, Value
from holdfast.kernel.orders import Order
from holdfast.kernel.parts.knowledge import Knowledge, nobody_knows
from holdfast.kernel.policy import Policy
from holdfast.kernel.step import Choice, Expiry, Seat
from holdfast.kernel.table import Table

META: Final = meta_of("lifeboat")
UNTIMED: Final = Timing(0)
TIMINGS: Final = timings(catalogue.LOBBY.timers)


class Lifeboat(Game[State]):
    """LIF-00.1  Score most when the boat lands."""

    def __init__(self) -> None:
        self.slug = "lifeboat"
        self.prefix = META.prefix
        self.version = 4
        self.fewest, self.most = META.seats
        self.whispers = META.whispers
        self.options = table_options(catalogue.LOBBY.options)
        self.lessons = ["first"]

    def content_hash(self) -> str:
        return catalogue.content_hash()

    def new_state(self, seats: int, options: dict[str, Value]) -> State:
        tables = {table.id: table.points for table in catalogue.PROVISIONS.jewel_tables}
        jewels = [0, *tables[str(options["jewel_scoring"])]]
        return State(
            [],
            [],
            jewels,
            bool(options["psychopath_counts_swept_away"]),
            nobody_knows(KIND_OF, seats),
            nobody_knows(list(range(len(NAVIGATION))), seats),
            nobody_knows(list(range(CHARACTERS)), seats),
            nobody_knows(list(range(CHARACTERS)), seats),
        )

    def clone_state(self, state: State) -> State:
        return state.clone()

    def begin(self, table: Table[State]) -> None:
        set_up(table)

    def stage(self, table: Table[State], lesson: str) -> None:
        stage(table)

    def may_decide(self, table: Table[State], seat: Seat) -> bool:
        """LIF-03.4  Only the conscious decide anything."""
        return is_conscious(table.state.sailors[seat])

    def standing(self, table: Table[State], seat: Seat, allowed: int) -> list[Choice]:
        rights: list[Choice] = []
        if allowed & OPENING:
            rights += opening_rights(table.state, seat)
        if allowed & TRADING:
            rights += own_card_rights(table.state, seat)
            rights += trading_rights(table.state, seat)
        return rights

    def read(self, table: Table[State], seat: Seat, text: str, allowed: int) -> Choice | None:
        return read_sentence(table.state, seat, text) if allowed & TRADING else None

    def running_out(self, table: Table[State]) -> list[Expiry]:
        return offers_running_out(table.state)

    def forecast(self, table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
        return forecast(table, seat, choice)

    def look(self, table: Table[State], seat: Seat | None, anchor: str) -> Look | None:
        return look(table.state, seat, anchor)

    def why_not(self, table: Table[State], seat: Seat, anchor: str, hand: str) -> Fact | None:
        return why_not(table, seat, anchor)

    def moments(self, table: Table[State], seat: Seat) -> list[Fact]:
        return moments(table.state, seat)

    def public_view(self, table: Table[State]) -> PublicView:
        return public_view(table)

    def own_view(self, table: Table[State], seat: Seat) -> Me:
        return myself(table, seat)

    def sayable(self, table: Table[State], seat: Seat, place: str, named: dict[str, str]) -> list[str]:
        return sayable(table.state, seat, place)

    def hour(self, table: Table[State]) -> int:
        return table.state.day

    def orders(self) -> list[Order[State]]:
        return ORDERS

    def timers(self) -> dict[str, dict[str, str]]:
        return timer_names(catalogue.LOBBY.timers)

    def timing(self, timer: str, pace: str) -> Timing:
        return TIMINGS.get((timer, pace), UNTIMED)

    def hidden(self, state: State) -> list[Knowledge]:
        return [state.provisions_known, state.chart_known, state.friends_known, state.enemies_known]

    def redeal(self, table: Table[State], seat: Seat | None, dice: Dice) -> None:
        redeal(table, seat, dice)

    def policy(self) -> Policy[State]:
        from holdfast.games.lifeboat.instinct.weighing import INSTINCT  # only bots need it

        return INSTINCT


GAME: Final = Lifeboat()
