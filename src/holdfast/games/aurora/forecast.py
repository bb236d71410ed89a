"""What a choice would lead to, from what everybody can see: shown to a player who has not decided yet."""

from __future__ import annotations

from holdfast.games.aurora.aiming import shot
from holdfast.games.aurora.chapters.c05_scouting import Rest, Scout
from holdfast.games.aurora.chapters.c06_actions import Gather
from holdfast.games.aurora.chapters.c13_driving import DriveTo
from holdfast.games.aurora.chapters.c13_movement import Depart, free_speed
from holdfast.games.aurora.chapters.c16_scoring import aurora_space
from holdfast.games.aurora.dangers import dangers
from holdfast.games.aurora.pieces import COUNTERS, FUEL, ITEM, KIND, LOCATION, MAY_LEAVE
from holdfast.games.aurora.queries import skill_at, surplus
from holdfast.games.aurora.state import ACTIVE, Player, State
from holdfast.games.aurora.verbs import block_tokens
from holdfast.kernel.game import COST, Fact
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table


def forecast(table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
    """Who would die, what would be lost, how far the fuel goes; then what a beginner would regret."""
    return [*follows(table.state, seat, choice), *shot(table, seat, choice), *dangers(table, seat, choice)]


def follows(state: State, seat: Seat, choice: Choice) -> list[Fact]:
    player = state.players[seat]
    if isinstance(choice, Rest) and choice.card in player.crew:
        return [Fact("repairs", {"n": skill_at(player, player.crew.index(choice.card))}, "AUR-05.12")]
    if isinstance(choice, Scout):
        return scouted(state, seat, choice.slot)
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


def scouted(state: State, seat: Seat, slot: int) -> list[Fact]:
    """AUR-05.7  The skill that the slot asks for and that of the active; how much of each block would fit."""
    player = state.players[seat]
    have = sum([skill_at(player, at) for at, zone in enumerate(player.zone) if zone == ACTIVE])
    facts = [Fact("need", {"n": state.board.values[slot], "have": have}, "AUR-05.7")]
    for side, blocks in (("fits_left", state.left), ("fits_right", state.right)):
        tokens = block_tokens(blocks[slot])
        if KIND[state.zone[slot]] == LOCATION and tokens:
            over = unfit(player, tokens)
            told = {"fits": len(tokens) - over, "n": len(tokens)}
            facts.append(Fact(side, {**told}, "AUR-06.3", COST if over else ""))
    return facts


def unfitting(state: State, seat: Seat, choice: Gather) -> list[Fact]:
    """AUR-06.3  How many of the block's tokens the convoy has no cell for."""
    assert state.outing is not None
    block = (state.right if choice.right else state.left)[state.outing.slot]
    over = unfit(state.players[seat], block_tokens(block))
    return [Fact("no_room", {"n": over}, "AUR-03.2", COST)] if over > 0 else [Fact("all_fits", {}, "AUR-03.2")]


def unfit(player: Player, tokens: list[int]) -> int:
    """AUR-03.2  So many of these tokens, or of others for them, would have no cell; items need none."""
    fuller = player.clone()
    for kind in tokens:
        if kind != ITEM:
            fuller.load[kind] += 1
    return max(0, surplus(fuller))


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
