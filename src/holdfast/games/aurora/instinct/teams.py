"""Who goes scouting: the cheapest team that reaches the slot's value and bears what the place does to it."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora.chapters.c23_suffering import WORDS
from holdfast.games.aurora.pieces import ABILITY, COPILOT, DRIVER, FOOD, FUEL, HERMIT, LEADER, NAMES, PREACHER
from holdfast.games.aurora.queries import in_zone, skill_at
from holdfast.games.aurora.state import ACTIVE, Player, State
from holdfast.kernel.step import Seat

FOOD_PRICE: Final = 1.1
DEATH: Final = 4.0


def tiring(player: Player, card: int) -> float:
    """What it costs to have this survivor exhausted."""
    if ABILITY[card] == LEADER:
        return 0.3
    drives = ABILITY[card] in (COPILOT, DRIVER) and player.load[FUEL] > 0
    return 0.7 + 0.2 * skill_at(player, player.crew.index(card)) + 0.8 * drives


def contaminates(state: State, slot: int) -> bool:
    """Does the card in this slot contaminate who goes there?"""
    return any(word["do"] == "contaminate" for word in WORDS.get(NAMES[state.zone[slot]], []))


def best_team(state: State, seat: Seat, slot: int, sent: list[int]) -> tuple[list[int], int]:
    """The team, with those already sent, and how much food it needs."""
    player = state.players[seat]
    free = [card for card in in_zone(player, ACTIVE) if card not in sent]
    value = state.board.values[slot]
    poison = contaminates(state, slot)
    best: tuple[float, list[int], int] = (1e9, [], 0)
    for mask in range(1 << len(free)):
        team = sent + [card for at, card in enumerate(free) if mask >> at & 1]
        if not team:
            continue
        skills = [skill_at(player, player.crew.index(card)) for card in team]
        food = max(0, value - sum(skills))
        if food > player.load[FOOD]:
            continue
        cost = sum([tiring(player, card) for card in team]) + FOOD_PRICE * food
        abilities = [ABILITY[card] for card in team]
        if poison and HERMIT not in abilities:
            cost += DEATH if max(skills) + food <= 1 else 0.0
        cost -= 0.5 * (poison and HERMIT in abilities) + 0.3 * (PREACHER in abilities)
        if cost < best[0]:
            best = (cost, team, food)
    return best[1], best[2]
