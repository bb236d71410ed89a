"""What a castaway, or a spectator, may see."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.play import public_face
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table
from kernel.toy.views import notebook
from kernel.toy_effects.state import Castaway, State, spell


def public_view(table: Table[State]) -> dict[str, Any]:
    """What everybody may see. Of what was set off only the name: it stands on a card that lies open."""
    state = table.state
    face = public_face(table)
    return {
        "turn": state.turn,
        "turns": state.turns,
        "deck": len(state.deck),
        "discard": spell(state, state.discard),
        "queue": [[one.plan, one.by, list(one.on)] for one in state.queue],
        "used": state.used,
        "castaways": [in_public(state, castaway) for castaway in state.castaways],
        "waiting": None if face is None else [face.ask, face.asked],
    }


def in_public(state: State, castaway: Castaway) -> dict[str, Any]:
    return {
        "stores": castaway.stores,
        "wounds": castaway.wounds,
        "out": castaway.out,
        "laid": spell(state, castaway.laid),
        "hand": len(castaway.hand),
    }


def in_private(state: State, seat: Seat) -> dict[str, Any]:
    """What only this castaway may see."""
    piles = [state.deck, *(castaway.hand for castaway in state.castaways)]
    return {"hand": spell(state, state.castaways[seat].hand), "cards": notebook(state.known, piles, seat)}
