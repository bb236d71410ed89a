"""Deal anew what a camper cannot know."""

from __future__ import annotations

from holdfast.kernel.dice import Dice
from holdfast.kernel.step import Seat
from kernel.toy.state import OFFERS, Offer, State, stands


def redeal(state: State, seat: Seat, dice: Dice) -> None:
    """In place: cards, teams, what others offered each other, and whether they have listened."""
    hands = [camper.hand for camper in state.campers]
    standing = [offer for offer in state.offers if stands(state, offer)]
    state.known.redeal([state.deck, *hands], seat, dice)
    state.teams_known.redeal([state.teams, state.spare], seat, dice)
    state.offers = [
        offer if offer.by == seat else Offer(offer.by, seat, one_of(hands[offer.by], dice))
        for offer in standing
        if seat in (offer.by, offer.to)
    ]
    for other, camper in enumerate(state.campers):
        if other != seat:
            camper.listened = False
            camper.offers_left = OFFERS


def one_of(hand: list[int], dice: Dice) -> int:
    """Which of their cards somebody offers, only they know: any of them."""
    return sorted(hand)[dice.below(len(hand))]
