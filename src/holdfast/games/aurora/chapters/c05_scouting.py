"""AUR-05  Phase 1, scouting: laps of turns, passing, food and items around them."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c05_outing import BOOST, Boost, OfSurvivor, PickTeam, boost, for_people
from holdfast.games.aurora.chapters.c05_zone import CloseUp
from holdfast.games.aurora.chapters.c06_actions import card_actions
from holdfast.games.aurora.chapters.c08_contamination import WITHER, Wither
from holdfast.games.aurora.chapters.c09_items import UseItem, play_item, playable
from holdfast.games.aurora.chapters.c10_repairs import Repair
from holdfast.games.aurora.chapters.c13_order import reorder
from holdfast.games.aurora.chapters.c16_elimination import TurnEnd
from holdfast.games.aurora.chapters.c23_turns import AutomaTurn, deal_actions
from holdfast.games.aurora.pieces import FOOD, NAMES, SLOTS
from holdfast.games.aurora.queries import (
    can_eat,
    has_active,
    in_zone,
    is_automa,
    living,
    name_of,
    reverse_order,
    skill_at,
    somebody_active,
)
from holdfast.games.aurora.state import ACTIVE, EXHAUSTED, RESTING, SCOUTING, Outing, Player, State
from holdfast.games.aurora.verbs import move_survivor, spend
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class Scout(Choice):
    """Scout the card in this slot."""

    def __init__(self, slot: int) -> None:
        super().__init__(f"scout {slot + 1}")
        self.slot = slot

    def anchors(self) -> list[str]:
        return [f"slot:{self.slot + 1}"]


class Rest(OfSurvivor):
    """Pass with this survivor."""


class Feed(OfSurvivor):
    """Food for this exhausted survivor, who then rests."""


class EndTurn(Choice):
    """Nothing more this turn."""


SCOUT: Final = [Scout(slot) for slot in range(SLOTS)]
REST_WITH: Final[list[Choice]] = for_people(lambda card: Rest("pass", card))
FEED: Final[list[Choice]] = for_people(lambda card: Feed("feed", card))
END_TURN: Final = EndTurn("end")


class Scouting(Step[State]):
    """AUR-05.1  Turns in reverse order while anybody has an active survivor."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.phase = SCOUTING
        state.closing = False
        table.tell(events.PhaseBegan(SCOUTING))
        if state.automa is not None:
            deal_actions(table)
        table.then(Lap())


class Lap(Step[State]):
    """AUR-05.1, AUR-05.14  The order is read anew each time round; the phase ends when nobody is active."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.closing or not somebody_active(state):
            table.then(EndScouting())
        else:
            steps: list[Step[Any]] = [ScoutTurn(actor) for actor in reverse_order(state)]
            steps.append(Lap())
            table.then_all(steps)


class EndScouting(Step[State]):
    """AUR-R50  Antifreeze wears off with the phase; on Beta the track is put in order (AUR-22.10)."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        for player in state.players:
            player.capsules = [0] * len(player.crew)
        # AUR-R49: who falls with the phase falls in forward order.
        table.then_all([WITHER[seat] for seat in living(state)])
        if state.board.is_beta:
            reorder(table)


class ScoutTurn(Step[State]):
    """AUR-05.2, AUR-05.3  One player's turn; who can do nothing at all is passed over (AUR-R24)."""

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.closing:
            return
        if is_automa(state, self.actor):
            table.then(AutomaTurn(), CloseUp(), CheckPhase())
            return
        player = state.players[self.actor]
        if player.out:
            return
        if has_active(player) or player.items or can_eat(player):
            state.turn = self.actor
            table.then(TakeTurn(self.actor, False), EndOfTurn(self.actor))


class CheckPhase(Step[State]):
    """AUR-05.14  Nobody is active any more: the phase ends at once."""

    def run(self, table: Table[State]) -> None:
        table.state.closing = not somebody_active(table.state)


class EndOfTurn(TurnEnd):
    """AUR-05.9, AUR-05.10  Food goes back, gaps are closed, and perhaps the phase ends (AUR-05.14)."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.turn = state.fresh = -1
        state.outing = None
        player = state.players[self.seat]
        if not player.out and any(player.fed):
            state.supply[FOOD] += sum(player.fed)
            player.fed = [0] * len(player.crew)
            table.then(Wither(self.seat), CloseUp(), CheckPhase())
        else:
            table.then(CloseUp(), CheckPhase())


def strength(player: Player) -> int:
    """What all active survivors and all food together could reach."""
    active = sum([skill_at(player, at) for at in range(len(player.crew)) if player.zone[at] == ACTIVE])
    return active + player.load[FOOD] if active else 0


class TakeTurn(Decision[State, Choice]):
    """AUR-05.2, AUR-D3  Scout or pass, and food and items around it. `acted`: that is done, only these are left."""

    rule = "AUR-05.2"
    timer = "turn"

    def __init__(self, seat: Seat, acted: bool) -> None:
        self.seat = seat
        self.acted = acted

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        player = state.players[seat]
        options: list[Choice] = []
        active = in_zone(player, ACTIVE)
        if active and not self.acted:
            reach = strength(player)
            near = [slot for slot in range(SLOTS) if reach >= state.board.values[slot]]
            options += [SCOUT[slot] for slot in near if card_actions(state, seat, slot)]
            options += [REST_WITH[card] for card in active]
            if player.load[FOOD]:
                options += [BOOST[card] for card in active]
        else:
            options.append(END_TURN)
        if player.load[FOOD]:
            options += [FEED[card] for card in in_zone(player, EXHAUSTED)]
        options += playable(state, player)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D3  Pass with the least skilled."""
        player = table.state.players[seat]
        active = [at for at in range(len(player.crew)) if player.zone[at] == ACTIVE]
        if not active or self.acted:
            return END_TURN
        return REST_WITH[player.crew[min(active, key=lambda at: skill_at(player, at))]]

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        state = table.state
        if isinstance(choice, Scout):
            state.outing = Outing(seat, choice.slot, [])
            table.then(PickTeam(seat), Afterwards(seat))
        elif isinstance(choice, Rest):
            pass_with(table, seat, choice.card)
        elif isinstance(choice, Feed):
            feed(table, seat, choice.card)
            table.then(TakeTurn(seat, self.acted))
        elif isinstance(choice, Boost):
            boost(table, seat, choice.card)
            table.then(TakeTurn(seat, self.acted))
        elif isinstance(choice, UseItem):
            table.then(TakeTurn(seat, self.acted))
            play_item(table, seat, choice.kind)


def feed(table: Table[State], seat: Seat, card: int) -> None:
    """AUR-05.4  From exhausted to rest, for one food."""
    spend(table, seat, FOOD, 1, "feed")
    move_survivor(table, seat, card, RESTING)


def pass_with(table: Table[State], seat: Seat, card: int) -> None:
    """AUR-05.12  One survivor rests, and repairs up to as much as the skill."""
    player = table.state.players[seat]
    skill = skill_at(player, player.crew.index(card))
    table.tell(events.Passed(name_of(table.state, seat), NAMES[card]))
    move_survivor(table, seat, card, RESTING)
    table.then(Repair(seat, skill, False), Afterwards(seat))


class Afterwards(Step[State]):
    """AUR-R22  After scouting or passing there may still be food and items to use; who has neither is done."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        player = table.state.players[self.seat]
        if not player.out and (player.items or can_eat(player)):
            table.then(TakeTurn(self.seat, True))
