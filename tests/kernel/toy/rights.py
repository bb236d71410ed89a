"""What campers may do unasked: show cards, and trade by offers that nobody waits for."""

from __future__ import annotations

from holdfast.kernel.step import ALL, Choice, Right, Seat
from holdfast.kernel.table import Table
from kernel.toy.state import (
    HIDDEN,
    KINDS,
    Offer,
    State,
    find,
    is_out,
    kinds_in,
    standing_offer,
    told,
)

SHOWING = 1
"""TOY-23  The right to show cards, above most questions."""
TRADING = 2
"""TOY-24  The right to trade, only above a Deed."""


class Show(Right):
    """TOY-23  Lay a card of one's hand open."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"show {KINDS[kind]}")
        self.kind = kind

    def exercise(self, table: Table[State], seat: Seat) -> None:
        show(table, seat, self.kind)


def show(table: Table[State], seat: Seat, kind: int) -> None:
    """TOY-23  A card of one's hand lies open before one."""
    camper = table.state.campers[seat]
    card = find(camper.hand, kind)
    table.state.known.leaves(card, camper.hand, ALL, 1 << seat)
    camper.hand.remove(card)
    camper.shown.append(card)
    table.tell(told("showed", seat=seat, card=KINDS[kind]))


class MakeOffer(Right):
    """TOY-24  `offer 2 give nut`: read, not listed."""

    def __init__(self, to: Seat, kind: int) -> None:
        super().__init__(f"offer {to} give {KINDS[kind]}")
        self.to = to
        self.kind = kind

    def exercise(self, table: Table[State], seat: Seat) -> None:
        camper = table.state.campers[seat]
        camper.offers_left -= 1
        table.state.offers = [*table.state.offers, Offer(seat, self.to, find(camper.hand, self.kind))]
        table.tell(told("offered", by=seat, card=KINDS[self.kind]), 1 << seat)
        table.tell(told("offered", by=seat, card=HIDDEN), 1 << self.to)


class Accept(Right):
    """TOY-25  The card changes hands, unseen by others."""

    def __init__(self, by: Seat) -> None:
        super().__init__(f"accept {by}")
        self.by = by

    def exercise(self, table: Table[State], seat: Seat) -> None:
        state = table.state
        offer = standing_offer(state, self.by, seat)
        if offer is None:
            return
        hand = state.campers[self.by].hand
        state.known.leaves(offer.card, hand, 1 << self.by | 1 << seat, 1 << self.by)
        hand.remove(offer.card)
        state.campers[seat].hand.append(offer.card)
        drop(state, self.by, seat)
        table.tell(told("traded", by=self.by, to=seat))


class Decline(Right):
    """TOY-25  The offerer hears of it."""

    def __init__(self, by: Seat) -> None:
        super().__init__(f"decline {by}")
        self.by = by

    def exercise(self, table: Table[State], seat: Seat) -> None:
        drop(table.state, self.by, seat)
        table.tell(told("declined", by=self.by, to=seat), 1 << self.by | 1 << seat)


class Recall(Right):
    """TOY-25  One's own offer is taken back."""

    def __init__(self, to: Seat) -> None:
        super().__init__(f"recall {to}")
        self.to = to

    def exercise(self, table: Table[State], seat: Seat) -> None:
        drop(table.state, seat, self.to)
        table.tell(told("recalled", by=seat, to=self.to), 1 << seat | 1 << self.to)


def drop(state: State, by: Seat, to: Seat) -> None:
    state.offers = [offer for offer in state.offers if (offer.by, offer.to) != (by, to)]


def showing_rights(state: State, seat: Seat) -> list[Choice]:
    return [Show(kind) for kind in kinds_in(state.campers[seat].hand)]


def trading_rights(state: State, seat: Seat) -> list[Choice]:
    """TOY-25  Answers to the offers that stand."""
    rights: list[Choice] = []
    for other in range(len(state.campers)):
        if standing_offer(state, other, seat):
            rights += [Accept(other), Decline(other)]
        if standing_offer(state, seat, other):
            rights.append(Recall(other))
    return rights


def read_offer(state: State, seat: Seat, text: str) -> Choice | None:
    """TOY-24  `offer SEAT give KIND`, at most two a round and one at a time to each."""
    words = text.split()
    if len(words) != 4 or words[0] != "offer" or words[2] != "give" or words[3] not in KINDS:
        return None
    others = {str(other): other for other in range(len(state.campers)) if other != seat and not is_out(state, other)}
    kind = KINDS.index(words[3])
    if words[1] not in others or find(state.campers[seat].hand, kind) < 0:
        return None
    to = others[words[1]]
    may_offer = state.campers[seat].offers_left and not standing_offer(state, seat, to)
    return MakeOffer(to, kind) if may_offer else None
