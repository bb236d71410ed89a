"""The Journal, as the kernel sees it."""

from __future__ import annotations

from typing import Final

from holdfast.games.catalogue import table_options, timer_names, timings
from holdfast.games.journal import catalogue
from holdfast.games.journal.chapters.c02_setup import new_state, set_up
from holdfast.games.journal.chapters.c03_anytime import standing
from holdfast.games.journal.effects.book import read_book
from holdfast.games.journal.forecast import forecast
from holdfast.games.journal.look import look
from holdfast.games.journal.moments import moments
from holdfast.games.journal.redeal import redeal
from holdfast.games.journal.shapes import Me, PublicView
from holdfast.games.journal.staging import stage
from holdfast.games.journal.state import State
from holdfast.games.journal.views import myself, public_view
from holdfast.games.journal.why_not import why_not
from holdfast.games.meta import meta_of
from holdfast.kernel.dice import Dice
from holdfast.kernel.game import Fact, Game, Look, Timing, Value
from holdfast.kernel.parts.knowledge import Knowledge
from holdfast.kernel.parts.plans import Plan
from holdfast.kernel.policy import Policy
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table

META: Final = meta_of("journal")
UNTIMED: Final = Timing(0)
TIMINGS: Final = timings(catalogue.LOBBY.timers)
BOOK: Final = read_book()


class Journal(Game[State]):
    """JRN-22.1  One group lives through a siege; all win together if anybody sees the ceasefire."""

    def __init__(self) -> None:
        self.slug = "journal"
        self.prefix = META.prefix
        self.version = 2
        self.fewest, self.most = META.seats
        self.whispers = META.whispers
        self.options = table_options(catalogue.LOBBY.options)
        self.lessons = ["first"]

    def content_hash(self) -> str:
        return catalogue.content_hash()

    def new_state(self, seats: int, options: dict[str, Value]) -> State:
        state = new_state(seats, str(options["shelter"]), options["siege"] == "short")
        state.softened = options.get("texts") == "softened"
        state.effects_open = options.get("effects") == "all"
        return state

    def clone_state(self, state: State) -> State:
        return state.clone()

    def begin(self, table: Table[State]) -> None:
        set_up(table)

    def stage(self, table: Table[State], lesson: str) -> None:
        stage(table)

    def standing(self, table: Table[State], seat: Seat, allowed: int) -> list[Choice]:
        return standing(table, seat, allowed)

    def plan(self, name: str) -> Plan[State]:
        return BOOK.plan(name)

    def forecast(self, table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
        return forecast(table, seat, choice)

    def look(self, table: Table[State], seat: Seat | None, anchor: str) -> Look | None:
        return look(table.state, anchor)

    def why_not(self, table: Table[State], seat: Seat, anchor: str, hand: str) -> Fact | None:
        return why_not(table, seat, anchor)

    def moments(self, table: Table[State], seat: Seat) -> list[Fact]:
        return moments(table, seat)

    def public_view(self, table: Table[State]) -> PublicView:
        return public_view(table)

    def own_view(self, table: Table[State], seat: Seat) -> Me:
        return myself(seat)

    def timers(self) -> dict[str, dict[str, str]]:
        return timer_names(catalogue.LOBBY.timers)

    def timing(self, timer: str, pace: str) -> Timing:
        return TIMINGS.get((timer, pace), UNTIMED)

    def hidden(self, state: State) -> list[Knowledge]:
        return [deck.known for deck in state.decks.all()]

    def redeal(self, table: Table[State], seat: Seat | None, dice: Dice) -> None:
        redeal(table.state, dice)

    def policy(self) -> Policy[State]:
        from holdfast.games.journal.instinct.weighing import INSTINCT  # only bots need it

        return INSTINCT


GAME: Final = Journal()
