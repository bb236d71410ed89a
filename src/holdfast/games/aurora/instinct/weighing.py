"""One weight for each option of an open question: the greatest is what instinct would do."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from holdfast.games.aurora.chapters.c05_scouting import ActNow, Feed, PickTeam, TakeTurn
from holdfast.games.aurora.chapters.c09_items import DropItem, UseItem
from holdfast.games.aurora.chapters.c12_rest import FeedOne, Repairing, UseRest
from holdfast.games.aurora.chapters.c13_driving import ChooseRoad, DriveTo, TakeShortcut
from holdfast.games.aurora.chapters.c13_movement import Burn, Depart, Roll, Rouse, Scavenge, SpeedUp, Travel
from holdfast.games.aurora.chapters.c14_fire import Fire, OpenFire
from holdfast.games.aurora.chapters.c16_scoring import score_parts
from holdfast.games.aurora.instinct.scouting import rounds_left, weigh_act, weigh_item, weigh_team, weigh_turn
from holdfast.games.aurora.pieces import ABILITY as ABILITY_OF
from holdfast.games.aurora.pieces import COPILOT, COUNTERS, DRIVER, FOOD, FUEL, NITROUS, SHORT_END, SHORTCUTS
from holdfast.games.aurora.state import State
from holdfast.kernel.policy import Policy, share
from holdfast.kernel.step import Ask, Choice, Seat
from holdfast.kernel.table import Table

SPREAD: Final = 6.0
"""How many points of lead are one unit of log-odds."""


class Instinct(Policy[State]):
    """Weights are points, roughly. What it has no opinion of it answers as an absent player would."""

    def value(self, table: Table[State], seat: Seat) -> float:
        if table.result is not None:
            return share(table, seat)
        outlook = [prospects(table.state, other) for other in range(table.seats)]
        best = max(outlook)
        chances = [exp((points - best) / SPREAD) for points in outlook]
        return chances[seat] / sum(chances)

    def weigh(self, table: Table[State], seat: Seat, ask: Ask[Any, Any], offered: list[Choice]) -> list[float]:
        state = table.state
        if isinstance(ask, TakeTurn):
            return [weigh_turn(state, seat, choice) for choice in offered]
        if isinstance(ask, PickTeam):
            return [weigh_team(state, seat, choice) for choice in offered]
        if isinstance(ask, ActNow):
            return [weigh_act(state, seat, choice) for choice in offered]
        if isinstance(ask, FeedOne | UseRest):
            return [weigh_rest(state, seat, choice) for choice in offered]
        if isinstance(ask, Travel | SpeedUp | ChooseRoad):
            return [weigh_move(state, seat, choice) for choice in offered]
        if isinstance(ask, OpenFire):
            return [weigh_fire(state, seat, choice) for choice in offered]
        usual = ask.default(table, seat).text
        return [1.0 if choice.text == usual else 0.0 for choice in offered]


INSTINCT: Final = Instinct()


def prospects(state: State, seat: Seat) -> float:
    """The score now, and what lies in the convoy."""
    player = state.players[seat]
    if player.out:
        return -20.0
    points = float(sum(score_parts(state, seat).values()))
    return points + 1.2 * player.load[FUEL] + 0.4 * player.load[FOOD] + 1.5 * len(player.crew)


def weigh_rest(state: State, seat: Seat, choice: Choice) -> float:
    """Feed who drives; let the Mechanic work."""
    player = state.players[seat]
    if isinstance(choice, Feed):
        return 1.0 if ABILITY_OF[choice.card] in (COPILOT, DRIVER) or player.load[FOOD] > 1 else 0.2
    if isinstance(choice, Repairing):
        return 2.0
    if isinstance(choice, UseItem):
        return weigh_item(player, choice.kind) - 0.5
    return 0.3


def weigh_move(state: State, seat: Seat, choice: Choice) -> float:
    """As far as fuel allows, keeping one for each round to come."""
    player = state.players[seat]
    spare = player.load[FUEL] - rounds_left(state)
    if isinstance(choice, Depart):
        return 1.0 - 0.5 * choice.item
    if isinstance(choice, Rouse):
        return 3.0 if ABILITY_OF[choice.card] in (COPILOT, DRIVER) else 2.0
    if isinstance(choice, Scavenge):
        return 3.0 + (choice.kind == FUEL)
    if isinstance(choice, Burn):
        return 1.0 if spare > 0 or choice.kind == FOOD else -1.0
    if isinstance(choice, UseItem):
        return 0.7 if choice.kind == NITROUS and rounds_left(state) <= 2 else weigh_item(player, choice.kind) - 0.6
    if isinstance(choice, DriveTo):
        return choice.space + counter_worth(state, choice.space)
    if isinstance(choice, TakeShortcut):
        return SHORT_END[choice.short] + 0.5 - 2.0 * (SHORTCUTS[choice.short].split("_")[1][0] != "s")
    return player.space + 0.1 if not isinstance(choice, Roll) and state.drive and state.drive.roads else 0.2


def counter_worth(state: State, space: int) -> float:
    """A resource is worth stopping a space short for; contamination is worth stopping short of."""
    if space not in state.board.special:
        return 0.0
    counter = state.counters[state.board.special.index(space)]
    if counter < 0:
        return 0.0
    return -1.5 if COUNTERS[counter] == "wp_contamination" else 1.2


def weigh_fire(state: State, seat: Seat, choice: Choice) -> float:
    """Every hit is fame: fire while there is ammo."""
    if isinstance(choice, Fire):
        return 1.0 + 0.3 * choice.kind - 0.6 * choice.item
    if isinstance(choice, UseItem | DropItem):
        return weigh_item(state.players[seat], choice.kind) - 2.0
    return 0.5
