"""What a choice would lead to, from what everybody can see: shown to a player who has not decided yet."""

from __future__ import annotations

from holdfast.games.aurora.chapters.c05_scouting import Rest
from holdfast.games.aurora.chapters.c06_actions import Gather
from holdfast.games.aurora.chapters.c13_driving import DriveTo
from holdfast.games.aurora.chapters.c13_movement import Depart, free_speed
from holdfast.games.aurora.chapters.c16_scoring import aurora_space
from holdfast.games.aurora.dangers import dangers
from holdfast.games.aurora.pieces import COUNTERS, FUEL, ITEM, MAY_LEAVE
from holdfast.games.aurora.queries import skill_at, surplus
from holdfast.games.aurora.state import State
from holdfast.games.aurora.verbs import block_tokens
from holdfast.kernel.game import COST, Fact
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table


def forecast(table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
    """Who would die, what would be lost, how far the fuel goes; then what a beginner would regret."""
    return [*follows(table.state, seat, choice), *dangers(table, seat, choice)]


def follows(state: State, seat: Seat, choice: Choice) -> list[Fact]:
    player = state.players[seat]
    if isinstance(choice, Rest) and choice.card in player.crew:
        return [Fact("repairs", {"n": skill_at(player, player.crew.index(choice.card))}, "AUR-05.12")]
    if isinstance(choice, Gather) and state.outing is not None:
        return unfitting(state, seat, choice)
    if isinstance(choice, DriveTo):
        return ahead(state, seat, choice.space)
    if isinstance(choice, Depart):
        left = player.load[FUEL] - (0 if choice.item else 1)
        return [
            Fact("speed", {"n": free_speed(state, seat)}, "AUR-13.4"),
            Fact("fuel_left", {"n": left}, "AUR-13.3", COST),
        ]
    return []


def unfitting(state: State, seat: Seat, choice: Gather) -> list[Fact]:
    """AUR-06.3  How many of the block's tokens the convoy has no cell for."""
    assert state.outing is not None
    player = state.players[seat].clone()
    for kind in block_tokens((state.right if choice.right else state.left)[state.outing.slot]):
        if kind != ITEM:
            player.load[kind] += 1
    over = surplus(player)
    return [Fact("no_room", {"n": over}, "AUR-03.2", COST)] if over > 0 else [Fact("all_fits", {}, "AUR-03.2")]


def ahead(state: State, seat: Seat, space: int) -> list[Fact]:
    """AUR-13.7  What waits where the movement would end: a counter, enemies of that region, the ship."""
    facts: list[Fact] = []
    if space >= aurora_space(state):
        facts.append(Fact("reaches", {}, "AUR-15.2"))
    if space in state.board.special:
        counter = state.counters[state.board.special.index(space)]
        if counter >= 0:
            told = {"counter": COUNTERS[counter]}
            kind = "" if MAY_LEAVE[counter] else COST
            facts.append(Fact("counter", {**told}, "AUR-13.7", kind))
    here = [enemy for enemy in state.enemies if enemy.region == state.board.region[space]]
    if here:
        facts.append(Fact("enemies", {"n": len(here)}, "AUR-14.1", COST))
    return facts
