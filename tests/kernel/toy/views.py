"""What a camper, or a spectator, may see."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.parts.knowledge import Knowledge
from holdfast.kernel.play import public_face
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table
from kernel.toy.state import TEAM_OF, Camper, State, spell, stands


def public_view(table: Table[State]) -> dict[str, Any]:
    """What everybody may see."""
    state = table.state
    face = public_face(table)
    return {
        "round": state.round,
        "leader": state.leader,
        "turn": state.turn,
        "away": table.away,
        "deck": len(state.deck),
        "discard": spell(state.discard),
        "pairs": state.pairs,
        "campers": [in_public(camper) for camper in state.campers],
        "waiting": None if face is None else [face.ask, face.asked, face.answered],
        "teams": state.teams if table.result is not None else None,
    }


def in_public(camper: Camper) -> dict[str, Any]:
    return {
        "food": camper.food,
        "wounds": camper.wounds,
        "out": camper.out,
        "shown": spell(camper.shown),
        "hand": len(camper.hand),
    }


def in_private(state: State, seat: Seat) -> dict[str, Any]:
    """What only this camper may see."""
    camper = state.campers[seat]
    offers = [[offer.by, offer.to] for offer in state.offers if seat in (offer.by, offer.to) and stands(state, offer)]
    piles = [state.deck, *(other.hand for other in state.campers)]
    return {
        "hand": spell(camper.hand),
        "team": TEAM_OF[state.teams[seat]],
        "listened": camper.listened,
        "offers": offers,
        "cards": notebook(state.known, piles, seat),
        "teams": notebook(state.teams_known, [[card] for card in state.teams] + [state.spare], seat),
    }


def notebook(known: Knowledge, piles: list[list[int]], seat: Seat) -> list[object]:
    """What this seat knows of each pile, and which cards lie in which groups of places."""
    exact, kinds = known.exact[seat], known.kinds
    rows = [sorted(kinds[card] for card in pile if exact >> card & 1) for pile in piles]
    groups = []
    for batch in known.batches:
        vague = batch & known.vague[seat] & ~exact
        if vague:
            cards = sorted(kind for card, kind in enumerate(kinds) if vague >> card & 1)
            groups.append([cards, [sum((batch & ~exact) >> card & 1 for card in pile) for pile in piles]])
    return [rows, sorted(groups)]
