"""AUR-16  The end: both endings, the parts of a score, and ties."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c23_suffering import bit
from holdfast.games.aurora.pieces import (
    ABILITY,
    BOUNTY_HUNTER,
    CAPTIVE,
    CELLS_OF,
    COLUMNS,
    FAME1,
    FAME2,
    FAME_FOOD,
    FIRST_ENEMY,
    FIRST_LOOT,
    FOOD,
    FOOD_FAME_MOST,
    ORPHAN,
    ROWS,
    SURVIVOR,
)
from holdfast.games.aurora.queries import distance, forward_order, name_of, owns_loot, space_of
from holdfast.games.aurora.state import OVER, Automa, Player, State
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Result, Table

PARTS = ("ahead", "fame", "items", "special", "crew", "convoy")
BOUNTY = 2


def aurora_space(state: State) -> int:
    """AUR-R12  Label r is the ship's place in round r."""
    return state.board.aurora[max(0, state.round - 1)]


def reached(state: State) -> bool:
    """AUR-15.2  Is some convoy on the Aurora's space or beyond?"""
    return any(space_of(state, actor) >= aurora_space(state) for actor in forward_order(state))


def score_parts(state: State, seat: Seat) -> dict[str, int]:
    """AUR-16.2 to AUR-16.7  What each player's fame is made of."""
    player = state.players[seat]
    if player.out:
        return dict.fromkeys(PARTS, 0)
    at_ship = reached(state)
    return {
        "ahead": lead(state, seat),
        "fame": player.fame,
        "items": len(player.items),
        "special": special_fame(player),
        "crew": player.ill.count(0) if at_ship else 0,
        "convoy": 0 if at_ship else whole_cards(player),
    }


def lead(state: State, actor: int) -> int:
    """AUR-16.2, AUR-R31  Spaces ahead of the rear-most convoy, by the roads that one could use."""
    order = forward_order(state)
    rear = min([space_of(state, other) for other in order])
    here = space_of(state, actor)
    if here == rear:
        return 0
    return min([distance(state, other, here) for other in order if space_of(state, other) == rear])


def special_fame(player: Player) -> int:
    """AUR-16.5  Whole special cells and the survivors' abilities."""
    fame = 0
    for bay, card in enumerate(player.bays):
        for at, kind in enumerate(CELLS_OF[card] if card >= 0 else []):
            if not player.damage[bay] >> at & 1:
                if kind == FAME1:
                    fame += 1
                elif kind == FAME2:
                    fame += 2
                elif kind == FAME_FOOD:
                    fame += min(FOOD_FAME_MOST, player.load[FOOD])
    for card in player.crew:
        ability = ABILITY[card]
        if ability in (ORPHAN, CAPTIVE):
            fame += 1
        elif ability == BOUNTY_HUNTER and owns_loot(player, FIRST_LOOT, FIRST_ENEMY):
            fame += BOUNTY
    return fame


def whole_cards(player: Player) -> int:
    """AUR-16.7  Convoy cards without damage."""
    return len([bay for bay, card in enumerate(player.bays) if card >= 0 and not player.damage[bay]])


def automa_parts(state: State, automa: Automa) -> dict[str, int]:
    """AUR-23.26  The Automa's score."""
    at_ship = reached(state)
    return {
        "ahead": lead(state, len(state.players)),
        "fame": automa.fame,
        "items": (len(automa.items) + len(automa.loot)) // 2,
        "special": 0,
        "crew": automa.lanes[SURVIVOR] if at_ship else 0,
        "convoy": 0 if at_ship else whole_groups(automa),
    }


GROUPS: Final = [
    bit(row, column) | bit(row, column + 1) | bit(row + 1, column) | bit(row + 1, column + 1)
    for row in range(0, ROWS, 2)
    for column in range(0, COLUMNS, 2)
]
"""The starred groups of the Automa's board: each two rows by two columns of its cells."""


def whole_groups(automa: Automa) -> int:
    """AUR-23.26  The starred groups without damage."""
    return len([cells for cells in GROUPS if not automa.damage & cells])


def finish(table: Table[State]) -> None:
    """AUR-16.1, AUR-16.8  Most fame wins; ties by the road, then by the turn-order track."""
    state = table.state
    reason = "aurora" if reached(state) else "ice"
    parts = [score_parts(state, seat) for seat in range(len(state.players))]
    scores = [sum(one.values()) for one in parts]
    state.phase = OVER
    if state.automa is not None:
        rival = sum(automa_parts(state, state.automa).values())
        # AUR-23.27: only with more.
        winners = [0] if scores[0] > rival else []
        table.tell(events.AutomaScored(rival))
    else:
        standing = [seat for seat, player in enumerate(state.players) if not player.out]
        best = max(standing, key=lambda seat: (scores[seat], space_of(state, seat), state.order.index(seat)))
        winners = [best]
    table.tell(events.GameOver([name_of(state, seat) for seat in winners], reason, scores))
    table.finish(Result(winners, scores, reason, parts))
