"""AUR-12  Phase 2, rest: all at once, each at their own pace."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c05_scouting import END_TURN, FEED, Feed, feed
from holdfast.games.aurora.chapters.c09_items import UseItem, play_item, playable
from holdfast.games.aurora.chapters.c10_repairs import Repair
from holdfast.games.aurora.chapters.c23_turns import automa_rests
from holdfast.games.aurora.pieces import FOOD, MECHANIC
from holdfast.games.aurora.queries import can_eat, in_zone, is_damaged, is_ready, name_of
from holdfast.games.aurora.state import ACTIVE, EXHAUSTED, REST, RESTING, State
from holdfast.kernel.step import Choice, Decision, Fork, Seat, Step
from holdfast.kernel.table import Table

MECHANIC_REPAIRS: Final = 2


class Resting(Step[State]):
    """AUR-12.4  Everybody rests at the same time; the Automa turns up cards for its food (AUR-23.15)."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.phase = REST
        table.tell(events.PhaseBegan(REST))
        if state.automa is not None:
            automa_rests(table)
        table.then(RestTogether())


class RestTogether(Fork[State]):
    """AUR-12.4  Each has its own crew and convoy: nobody waits for an order."""

    is_sealed = False

    def seats(self, table: Table[State]) -> list[Seat]:
        return [seat for seat, player in enumerate(table.state.players) if not player.out]

    def lane(self, table: Table[State], seat: Seat) -> list[Step[Any]]:
        return [FeedCrew(seat), WakeUp(seat), Work(seat)]


class FeedCrew(Step[State]):
    """AUR-12.1  Step 1, if there is food and somebody to feed."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        if can_eat(table.state.players[self.seat]):
            table.then(FeedOne(self.seat))


class FeedOne(Decision[State, Choice]):
    """AUR-12.1  Who is fed, and rests?"""

    rule = "AUR-12.1"
    timer = "rest"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        player = table.state.players[seat]
        if not player.load[FOOD]:
            return [END_TURN]
        return [END_TURN, *(FEED[card] for card in in_zone(player, EXHAUSTED))]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return END_TURN

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        if isinstance(choice, Feed):
            feed(table, seat, choice.card)
            table.then(FeedCrew(seat))


class WakeUp(Step[State]):
    """AUR-12.2, AUR-12.3  Who rested is active, who was exhausted rests."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        player = table.state.players[self.seat]
        player.zone = [RESTING if zone == EXHAUSTED else ACTIVE for zone in player.zone]
        if not table.unheard():
            table.tell(events.Rested(name_of(table.state, self.seat)))


class Work(Step[State]):
    """AUR-11.8, AUR-R32  The Mechanic and items, after step 2; who holds an item is asked whatever it is."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        player = table.state.players[self.seat]
        if player.items or (is_ready(player, MECHANIC) and is_damaged(player)):
            table.then(UseRest(self.seat))


class Repairing(Choice):
    """The Mechanic repairs."""


MECHANIC_WORKS: Final = Repairing("mechanic")


class UseRest(Decision[State, Choice]):
    """AUR-11.8  Anything else before moving on?"""

    rule = "AUR-11.8"
    timer = "rest"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        player = table.state.players[seat]
        options: list[Choice] = [END_TURN]
        if is_ready(player, MECHANIC) and is_damaged(player):
            options.append(MECHANIC_WORKS)
        options += playable(table.state, player)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        options = self.options(table, seat)
        return MECHANIC_WORKS if MECHANIC_WORKS in options else END_TURN

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        if isinstance(choice, Repairing):
            table.state.players[seat].spent |= 1 << MECHANIC
            table.then(Repair(seat, MECHANIC_REPAIRS, True), Work(seat))
        elif isinstance(choice, UseItem):
            table.then(Work(seat))
            play_item(table, seat, choice.kind)
