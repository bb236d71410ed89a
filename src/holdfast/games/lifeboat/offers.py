"""LIF-05.7  Which offers stand, and how they end. A fight, a theft or loot only suspends them."""

from __future__ import annotations

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.queries import has_all, is_conscious, name_of
from holdfast.games.lifeboat.state import Offer, State
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table


def stands(state: State, offer: Offer) -> bool:
    """LIF-05.10  Both are conscious, and whatever it names can still change hands. It binds kinds, not single cards."""
    by, to = state.sailors[offer.by], state.sailors[offer.to]
    given = has_all(by.closed, offer.closed) and has_all(by.open, offer.open)
    asked = has_all(to.open, offer.ask) and len(to.closed) >= offer.ask_closed
    return given and asked and is_conscious(by) and is_conscious(to)


def offer_between(state: State, by: Seat, to: Seat) -> Offer | None:
    """The offer that stands from one to the other."""
    for offer in state.offers:
        if offer.by == by and offer.to == to:
            return offer
    return None


def let_lapse(table: Table[State]) -> None:
    """Cards have moved, or somebody has passed out: what cannot stand any more lapses at once, and for good."""
    state = table.state
    for offer in state.offers:
        if not stands(state, offer):
            end_offer(table, offer.by, offer.to, "lapsed")


def close_trading(table: Table[State]) -> None:
    """LIF-13.9  The navigator takes the cards: every offer lapses."""
    for offer in table.state.offers:
        end_offer(table, offer.by, offer.to, "lapsed")


def end_offer(table: Table[State], by: Seat, to: Seat, why: str) -> None:
    """An offer ends without a swap; the two parties hear of it."""
    state = table.state
    state.offers = [offer for offer in state.offers if not (offer.by == by and offer.to == to)]
    table.tell(events.OfferEnded(name_of(state, by), name_of(state, to), why), 1 << by | 1 << to)
    table.ask_again(1 << by | 1 << to)
