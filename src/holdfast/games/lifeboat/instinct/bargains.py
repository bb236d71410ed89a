"""LIF-05.7  What a swap is worth, and the answer to it: a back is a pig in a poke, debts are paid, leaders pay."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.chapters.c05_trading import DECLINE, Accept
from holdfast.games.lifeboat.instinct import tempers
from holdfast.games.lifeboat.instinct.catalogue import NUMBERS
from holdfast.games.lifeboat.instinct.hearsay import believed
from holdfast.games.lifeboat.instinct.mind import Mind
from holdfast.games.lifeboat.instinct.provisions import drought, gain, held, loss, unseen_gain, worth
from holdfast.games.lifeboat.offers import offer_between
from holdfast.games.lifeboat.queries import conscious
from holdfast.games.lifeboat.state import BAIT, KIND_OF, WATER, Offer
from holdfast.kernel.step import Choice, Seat

LEMON: Final[float] = NUMBERS.bargain.lemon
OWED: Final[float] = NUMBERS.bargain.owed
LIKED: Final[float] = NUMBERS.bargain.liked
ALIKE: Final[float] = NUMBERS.bargain.alike
OPEN_BAIT: Final = -1.0
"""LIF-16.2  It draws sharks to whoever falls with it."""


def answer_to_offers(mind: Mind) -> Choice | None:
    """LIF-05.7  Take what is good for me, turn down the rest."""
    for other in conscious(mind.state):
        offer = offer_between(mind.state, other, mind.seat) if other != mind.seat else None
        if offer is not None:
            character = mind.state.sailors[other].character
            parting = cheapest(mind, offer.ask_closed, other)
            good = is_gift(offer) or bargain(mind, offer, parting) >= wanted(mind, other)
            return Accept(character, sorted(parting)) if good else DECLINE[character]
    return None


def is_gift(offer: Offer) -> bool:
    """Nothing is asked for it. Open bait before oneself is none."""
    return not offer.ask and not offer.ask_closed and BAIT not in offer.open


def wanted(mind: Mind, other: Seat) -> float:
    """What a swap must bring at least: less from one whom I owe, or who may be my friend's friend."""
    likes = mind.friends[other][mind.seat]
    return tempers.THRIFT[mind.temper] - OWED * max(0.0, mind.owed(other)) - LIKED * likes


def cheapest(mind: Mind, number: int, other: Seat) -> list[int]:
    """The kinds of so many closed cards that I miss least; of those nearly alike, water for who has none."""
    kinds = [KIND_OF[card] for card in mind.own.closed]
    ranked = sorted([(loss(mind, kind), kind) for kind in kinds])
    parting = [kind for _, kind in ranked[:number]]
    is_dry = number == 1 and mind.waters[other] < 0.5
    if is_dry and WATER in kinds and held(mind, WATER) > 1 and loss(mind, WATER) <= ranked[0][0] + ALIKE:
        return [WATER]
    return parting


def bargain(mind: Mind, offer: Offer, parting: list[int]) -> float:
    """What an offer is worth to me if I part with these closed cards."""
    other = offer.by
    total = 0.0
    for kind in offer.open:
        total += OPEN_BAIT if kind == BAIT else gain(mind, kind) - gift_to(mind, other, kind)
    if offer.closed:
        total += believed(mind, other, LEMON * unseen_gain(mind)) + LEMON * unseen_gain(mind) * (len(offer.closed) - 1)
    for kind in offer.ask + parting:
        total += gift_to(mind, other, kind)
    return total - parted(mind, offer.ask + parting)


def parted(mind: Mind, kinds: list[int]) -> float:
    """What it costs me to part with all of these: a second card of a kind costs more than the first."""
    total = 0.0
    for at, kind in enumerate(kinds):
        total += worth(mind, kind, max(0, held(mind, kind) - 1 - kinds[:at].count(kind)))
    return total


def gift_to(mind: Mind, other: Seat, kind: int) -> float:
    """What it is worth to me that this one gets such a card: a rival's treasure is a loss, a friend's water a gain."""
    helped = -mind.threats[other] * mind.points_of(kind, mind.state.sailors[other])
    return helped - drought(mind, other) if kind == WATER else helped
