"""What to do unasked. Each right used here ends what it answers, so nobody is ever held up by it for long."""

from __future__ import annotations

from typing import Any

from holdfast.games.lifeboat.chapters.c05_provisions import OPEN, PLACE_RING, PLACED_RING, TRADING
from holdfast.games.lifeboat.chapters.c13_evening import Preparation
from holdfast.games.lifeboat.instinct.bargains import answer_to_offers
from holdfast.games.lifeboat.instinct.mind import Mind
from holdfast.games.lifeboat.instinct.odds import FALL_RATE
from holdfast.games.lifeboat.instinct.offering import own_offer
from holdfast.games.lifeboat.instinct.provisions import held, loss
from holdfast.games.lifeboat.queries import find, is_alive, is_conscious, seat_of, wears_ring
from holdfast.games.lifeboat.state import RING, WATER, State
from holdfast.kernel.play import allowed
from holdfast.kernel.step import Ask, Choice, Seat
from holdfast.kernel.table import Table


def impulse(mind: Mind, ask: Ask[Any, Any]) -> Choice | None:
    """The right that is worth using before this question is answered, if any."""
    if ask.allows & TRADING:
        answer = answer_to_offers(mind) or own_offer(mind)
        if answer is not None:
            return answer
    return lay_out_ring(mind) if isinstance(ask, Preparation) else None


def may_trade(table: Table[State], seat: Seat) -> bool:
    """LIF-05.7  May this seat answer an offer now, asked or not?"""
    return bool(allowed(table, seat) & TRADING) and is_conscious(table.state.sailors[seat])


def lay_out_ring(mind: Mind) -> Choice | None:
    """LIF-05.10  The ring before a friend who lies helpless; before me, if I might lie there with it closed."""
    own = mind.own
    if find(own.closed, RING) < 0 and not wears_ring(own):
        return None
    friend = seat_of(mind.state, mind.friend)
    if friend != mind.seat and friend in mind.state.boat and not own.has_placed & PLACED_RING:
        sailor = mind.state.sailors[friend]
        if is_alive(sailor) and not is_conscious(sailor):
            saved = mind.wishes[friend] * min(0.8, FALL_RATE[mind.friend] * mind.nights)
            if saved > loss(mind, RING):
                return PLACE_RING[mind.friend]
    spare = own.strength - own.wounds
    if find(own.closed, RING) >= 0 and (spare <= 1 or (spare == 2 and not held(mind, WATER))):
        return OPEN[RING]
    return None
