"""AUR-16  The score sheet: every part of every score, what it was counted from, and how a tie was broken."""

from __future__ import annotations

from holdfast.games.aurora import shapes
from holdfast.games.aurora.chapters.c16_scoring import GROUPS, automa_parts, special_fame, whole_cards, whole_groups
from holdfast.games.aurora.pieces import AUTOMA_NAME, ITEM_OF, ITEMS, NAMES, SURVIVOR
from holdfast.games.aurora.queries import forward_order, name_of, space_of
from holdfast.games.aurora.state import Automa, Player, State
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table


def the_result(table: Table[State]) -> shapes.Result | None:
    """AUR-16.1  Every part of every score."""
    state = table.state
    result = table.result
    if result is None:
        return None
    sheets: list[shapes.Sheet] = [
        {
            "who": name_of(state, seat),
            "seat": seat,
            "parts": result.parts[seat],
            "total": result.scores[seat],
            "why": reasons(state, seat),
        }
        for seat in range(len(state.players))
    ]
    rival: shapes.Sheet | None = None
    if state.automa is not None:
        # AUR-R49: whoever is left alone is not counted.
        parts = {"standing": 1} if result.reason == "elimination" else automa_parts(state, state.automa)
        why = automa_reasons(state, state.automa)
        rival = {"who": AUTOMA_NAME, "seat": -1, "parts": parts, "total": sum(parts.values()), "why": why}
    order = sorted(range(len(sheets)), key=lambda seat: (seat not in result.winners, -result.scores[seat]))
    return {
        "winners": result.winners,
        "order": order,
        "reason": result.reason,
        "sheets": sheets,
        "rival": rival,
        "tie": None if rival is not None else the_tie(state, result.scores),
    }


def reasons(state: State, seat: Seat) -> shapes.Reasons:
    """AUR-16.2 to AUR-16.7  What each part was counted from; the items are turned up."""
    player = state.players[seat]
    return {
        "space": player.space,
        "rear": rear_of(state),
        "items": sorted([ITEMS[ITEM_OF[card]] for card in player.items]),
        "special": special_cards(player),
        "healthy": player.ill.count(0),
        "crew": len(player.crew),
        "whole": whole_cards(player),
        "cards": len([card for card in player.bays if card >= 0]),
    }


def automa_reasons(state: State, automa: Automa) -> shapes.Reasons:
    """AUR-23.26  The same of the Automa: its items stay face down, and groups of cells are its cards."""
    return {
        "space": automa.space,
        "rear": rear_of(state),
        "items": [],
        "special": [],
        "healthy": automa.lanes[SURVIVOR],
        "crew": automa.lanes[SURVIVOR] + automa.sick,
        "whole": whole_groups(automa),
        "cards": len(GROUPS),
    }


def rear_of(state: State) -> int:
    return min([space_of(state, actor) for actor in forward_order(state)])


def special_cards(player: Player) -> list[str]:
    """AUR-16.5  The cards without which the score would be smaller."""
    all_there = special_fame(player)
    found: list[str] = []
    for bay, card in enumerate(player.bays):
        lighter = player.clone()
        lighter.bays[bay] = -1
        if special_fame(lighter) < all_there:
            found.append(NAMES[card])
    for card in player.crew:
        lighter = player.clone()
        lighter.crew.remove(card)
        if special_fame(lighter) < all_there:
            found.append(NAMES[card])
    return found


def the_tie(state: State, scores: list[int]) -> shapes.Tie | None:
    """AUR-16.8  Who shares the most fame, the foremost first."""
    standing = [seat for seat, player in enumerate(state.players) if not player.out]
    if not standing:
        return None
    most = max([scores[seat] for seat in standing])
    first = [seat for seat in standing if scores[seat] == most]
    first.sort(key=lambda seat: (space_of(state, seat), state.order.index(seat)), reverse=True)
    spaces = [space_of(state, seat) for seat in first]
    if len(first) == 1:
        return None
    return {"who": [name_of(state, seat) for seat in first], "spaces": spaces, "by_road": spaces[0] > spaces[1]}
