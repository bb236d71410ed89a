"""AUR-16.9  A player who has lost all survivors leaves the game, also in the middle of a turn (AUR-R49)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_blows import discard
from holdfast.games.aurora.pieces import FOOD, RUSTY, SURVIVOR, TARGETS
from holdfast.games.aurora.queries import name_of
from holdfast.games.aurora.state import OVER, State
from holdfast.kernel.step import ALL, Seat, Step
from holdfast.kernel.table import Result, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnEnd(Step[State]):
    """What every turn ends with, also one whose player has left the game: the scope of the turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


def is_lost(state: State, seat: Seat) -> bool:
    return not state.players[seat].out and not state.players[seat].crew


def leave_game(table: Table[State], seat: Seat) -> None:
    """AUR-16.9  Everything of the player's goes; the last one standing wins at once."""
    state = table.state
    player = state.players[seat]
    player.out = True
    for kind in range(SURVIVOR + 1):
        state.supply[kind] += player.load[kind]
        player.load[kind] = 0
    state.supply[FOOD] += sum(player.fed)
    for card in player.bays:
        # Start cards of a colour leave with their player.
        if card >= RUSTY[0]:
            discard(state, card)
    player.bays, player.damage, player.places = [-1, -1], [0, 0], [0, 0]
    for card in player.items:
        state.item_discard.append(card)
    state.known.items.look(player.items, ALL)
    player.items = []
    player.targets = TARGETS
    for enemy in state.enemies:
        enemy.marks = [mark for mark in enemy.marks if mark != seat]
        enemy.marks += [-1] * (4 - len(enemy.marks))
    state.order.remove(seat)
    table.reveal()
    table.tell(events.Eliminated(name_of(state, seat)))
    left = [other for other, one in enumerate(state.players) if not one.out]
    if len(left) <= (1 if len(state.players) > 1 else 0):
        end_by_elimination(table, left)
    elif state.turn == seat and table.lane is None and has_scope(table.here):
        table.leave(TurnEnd)


def has_scope(agenda: list[Step[Any]]) -> bool:
    return any(isinstance(step, TurnEnd) for step in agenda)


def end_by_elimination(table: Table[State], left: list[Seat]) -> None:
    """AUR-R49  One player is left and wins; alone against the Automa, nobody."""
    state = table.state
    state.phase = OVER
    scores = [1 if seat in left else 0 for seat in range(len(state.players))]
    table.tell(events.GameOver([name_of(state, seat) for seat in left], "elimination", scores))
    table.finish(Result(left, scores, "elimination", [{"standing": score} for score in scores]))
