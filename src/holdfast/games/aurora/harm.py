"""AUR-03.6, AUR-14  What blows would cost a convoy as its load lies, and which blows are known to come."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.aurora import catalogue, shapes
from holdfast.games.aurora.pieces import (
    AMBUSH,
    AREAS,
    BACK,
    BOTTOM_ROW,
    CELLS_OF,
    EMPTY,
    ENEMY_ROWS,
    LEFT_COLUMN,
    NAMES,
    NUMBER,
    SURVIVOR,
    TOKENS,
    TOP_ROW,
)
from holdfast.games.aurora.queries import bays_in, content_of, forward_order, is_enemy, is_spared, region_of
from holdfast.games.aurora.state import Player, State
from holdfast.kernel.step import Seat

HIT_AREAS: Final = (LEFT_COLUMN, TOP_ROW, BOTTOM_ROW)
"""The areas that outcome cards name."""
AMBUSHES: Final[dict[str, list[dict[str, Any]]]] = {enemy.id: enemy.ambush for enemy in catalogue.ENEMIES.enemy}


def area_of(player: Player, area: int) -> shapes.Area:
    """AUR-03.6  What damage here would cost, the cheapest first."""
    lost: list[int] = []
    spare = damaged = 0
    for bay in bays_in(player, area):
        for at in range(len(CELLS_OF[player.bays[bay]])):
            content = content_of(player, bay, at)
            if player.damage[bay] >> at & 1:
                damaged += 1
            elif content == EMPTY:
                spare += 1
            else:
                lost.append(content)
    return {
        "area": AREAS[area],
        "spare": spare,
        "next": TOKENS[min(lost)] if lost else "",
        "survivors": lost.count(SURVIVOR),
        "order": [TOKENS[token] for token in sorted(lost)],
        "damaged": damaged,
    }


def areas_over(place: int) -> list[str]:
    """The areas in which a bay lies."""
    row = TOP_ROW if place % 2 else BOTTOM_ROW
    return [AREAS[area] for area in ([LEFT_COLUMN, row] if place < 2 else [row])]


def threats(state: State, seat: Seat) -> list[shapes.Threat]:
    """AUR-14.2, AUR-14.4  The enemies in the zone: where each comes out, and what its ambush does there."""
    here = region_of(state, seat)
    comes_here = region_of(state, forward_order(state)[0]) == here
    return [
        {
            "enemy": NAMES[card],
            "reaches_me": comes_here and not is_spared(state, seat, card),
            "blows": [blow for word in AMBUSHES[NAMES[card]] for blow in blows_of(word)],
        }
        for card in state.zone
        if is_enemy(card)
    ]


def blows_of(word: dict[str, Any]) -> list[shapes.Blow]:
    """Damage by its area; `instead`: what one may choose to suffer rather than that."""
    if word["do"] == "damage":
        return [{"area": word["area"], "n": word["n"], "instead": ""}]
    if word["do"] != "either":
        return []
    branches = [branch[0] for branch in word["of"]]
    others = [one["do"] for one in branches if one["do"] != "damage"]
    return [
        {"area": one["area"], "n": one["n"], "instead": others[0] if others else ""}
        for one in branches
        if one["do"] == "damage"
    ]


def enemy_fire(state: State, seat: Seat) -> shapes.EnemyFire | None:
    """AUR-14.19, AUR-14.20  Hits by each card that can lie on top, in the area that its back shows."""
    here = region_of(state, seat)
    cards = [enemy.card for enemy in state.enemies if enemy.region == here]
    if region_of(state, forward_order(state)[0]) == here:
        cards += [card for card in state.zone if is_enemy(card)]
    rows = [NUMBER[card] - 1 for card in cards if not is_spared(state, seat, card)]
    if not rows:
        return None
    possible = [ENEMY_ROWS[card] for card in sorted(state.outcomes) if BACK[card] == state.area]
    return {
        "area": AREAS[state.area],
        "hits": sorted([sum([max(0, row[at]) for at in rows]) for row in possible]),
        "ambushes": len([row for row in possible if any(row[at] == AMBUSH for at in rows)]),
    }
