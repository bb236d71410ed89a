"""What a newcomer should hear of that neither question nor events tell: an enemy waits, food, a long way behind."""

from __future__ import annotations

from holdfast.games.aurora.pieces import BEHIND, COPILOT, FOOD
from holdfast.games.aurora.queries import can_eat, distance, has_ability, has_active, is_damaged, is_enemy, space_of
from holdfast.games.aurora.state import ACTIVE, MOVEMENT, SCOUTING, State
from holdfast.kernel.game import Fact
from holdfast.kernel.step import Seat


def moments(state: State, seat: Seat) -> list[Fact]:
    if state.phase == SCOUTING:
        return while_scouting(state, seat)
    if state.phase == MOVEMENT:
        return on_the_road(state, seat)
    return []


def while_scouting(state: State, seat: Seat) -> list[Fact]:
    """AUR-05.4, AUR-05.6, AUR-05.12"""
    player = state.players[seat]
    found: list[Fact] = []
    waiting = [slot for slot, card in enumerate(state.zone) if is_enemy(card)]
    if waiting:
        found.append(Fact("enemy", {"slot": waiting[0] + 1}))
    if player.load[FOOD] and state.turn == seat and (has_active(player) or can_eat(player)):
        found.append(Fact("food", {}))
    resting = [zone for zone in player.zone if zone != ACTIVE]
    if is_damaged(player) and has_active(player) and resting:
        found.append(Fact("passing", {"n": sum(mask.bit_count() for mask in player.damage)}))
    return found


def on_the_road(state: State, seat: Seat) -> list[Fact]:
    """AUR-11.5, AUR-13.7"""
    ahead = distance(state, seat, max(space_of(state, actor) for actor in state.order))
    hurries = has_ability(state.players[seat], COPILOT) and ahead >= BEHIND
    found = [Fact("behind", {"n": ahead})] if hurries else []
    near = [space for space in within_reach(state, seat) if has_counter(state, space)]
    return [*found, Fact("counter", {"space": near[0]})] if near else found


def within_reach(state: State, seat: Seat) -> range:
    """The spaces along the road that the moves paid for are enough for."""
    here = state.players[seat].space
    left = state.drive.left if state.drive is not None and state.turn == seat else 0
    return range(here + 1, min(here + left, state.board.last) + 1)


def has_counter(state: State, space: int) -> bool:
    special = state.board.special
    return space in special and state.counters[special.index(space)] >= 0
