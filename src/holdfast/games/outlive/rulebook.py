"""Outlive, as the kernel sees it."""

from __future__ import annotations

from typing import Final

from holdfast.games.catalogue import table_options, timer_names, timings
from holdfast.games.meta import meta_of
from holdfast.games.outlive import catalogue
from holdfast.games.outlive.chapters.c01_payments import ANY_TIME
from holdfast.games.outlive.chapters.c02_setup import set_up
from holdfast.games.outlive.chapters.c07_attacks import ORDERS
from holdfast.games.outlive.chapters.c19_rooms import lookout_rights
from holdfast.games.outlive.forecast import forecast
from holdfast.games.outlive.look import look
from holdfast.games.outlive.moments import moments
from holdfast.games.outlive.pieces import (
    CITIES,
    COPIES,
    DISASTERS,
    LEADERS,
    PREY_OF,
    SPECIAL_OF,
    TILES,
    TOKEN_OF,
)
from holdfast.games.outlive.redeal import redeal
from holdfast.games.outlive.shapes import Me, PublicView
from holdfast.games.outlive.staging import stage
from holdfast.games.outlive.state import Hidden, State, empty_state
from holdfast.games.outlive.views import myself, public_view
from holdfast.games.outlive.why_not import why_not
from holdfast.kernel.dice import Dice
from holdfast.kernel.game import Fact, Game, Look, Timing, Value
from holdfast.kernel.orders import Order
from holdfast.kernel.parts.knowledge import Knowledge, nobody_knows
from holdfast.kernel.policy import Policy
from holdfast.kernel.step import NO_CHOICES, Choice, Seat
from holdfast.kernel.table import Table

META: Final = meta_of("outlive")
UNTIMED: Final = Timing(0)
TIMINGS: Final = timings(catalogue.LOBBY.timers)
IN_TURN: Final = "in_turn"
TILE_KINDS: Final = [tile // COPIES for tile in range(TILES)]


class Outlive(Game[State]):
    """OUT-03.1  Six days until the Convoy comes: score most by then."""

    def __init__(self) -> None:
        self.slug = "outlive"
        self.prefix = META.prefix
        self.version = 5
        self.fewest, self.most = META.seats
        self.whispers = META.whispers
        self.options = table_options(catalogue.LOBBY.options)
        self.lessons = ["first"]

    def content_hash(self) -> str:
        return catalogue.content_hash()

    def new_state(self, seats: int, options: dict[str, Value]) -> State:
        known = Hidden(
            nobody_knows(SPECIAL_OF, seats),
            nobody_knows(list(range(len(LEADERS))), seats),
            nobody_knows(list(range(len(DISASTERS))), seats),
            nobody_knows(TILE_KINDS, seats),
            nobody_knows(PREY_OF, seats),
            [nobody_knows(TOKEN_OF, seats) for _ in CITIES],
        )
        state = empty_state(known)
        state.place_in_turn = options["placement"] == IN_TURN
        state.night_in_turn = options["night"] == IN_TURN
        return state

    def clone_state(self, state: State) -> State:
        return state.clone()

    def begin(self, table: Table[State]) -> None:
        set_up(table)

    def stage(self, table: Table[State], lesson: str) -> None:
        stage(table)

    def standing(self, table: Table[State], seat: Seat, allowed: int) -> list[Choice]:
        return lookout_rights(table.state, seat) if allowed & ANY_TIME else NO_CHOICES

    def forecast(self, table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
        return forecast(table, seat, choice)

    def moments(self, table: Table[State], seat: Seat) -> list[Fact]:
        return moments(table.state, seat)

    def look(self, table: Table[State], seat: Seat | None, anchor: str) -> Look | None:
        return look(table, seat, anchor)

    def why_not(self, table: Table[State], seat: Seat, anchor: str, hand: str) -> Fact | None:
        return why_not(table, seat, anchor, hand)

    def public_view(self, table: Table[State]) -> PublicView:
        return public_view(table)

    def own_view(self, table: Table[State], seat: Seat) -> Me:
        return myself(table, seat)

    def orders(self) -> list[Order[State]]:
        return ORDERS

    def timers(self) -> dict[str, dict[str, str]]:
        return timer_names(catalogue.LOBBY.timers)

    def timing(self, timer: str, pace: str) -> Timing:
        return TIMINGS.get((timer, pace), UNTIMED)

    def hidden(self, state: State) -> list[Knowledge]:
        known = state.known
        return [known.rooms, known.leaders, known.disasters, known.equipment, known.prey, *known.search]

    def redeal(self, table: Table[State], seat: Seat | None, dice: Dice) -> None:
        redeal(table, seat, dice)

    def policy(self) -> Policy[State]:
        from holdfast.games.outlive.instinct.weighing import INSTINCT  # only bots need it

        return INSTINCT


GAME: Final = Outlive()
