"""Deal anew what a camper cannot know."""

from __future__ import annotations

from holdfast.kernel.dice import Dice
from holdfast.kernel.step import Seat
from kernel.toy.state import Offer, State


def redeal(state: State, seat: Seat, dice: Dice) -> None:
    """In place: cards, teams, what others offered each other, and whether they have listened."""
    hands = [camper.hand for camper in state.campers]
    before = [card for hand in hands for card in hand]
    state.known.redeal([state.deck, *hands], seat, dice)
    now = dict(zip(before, [card for hand in hands for card in hand], strict=True))
    state.teams_known.redeal([state.teams, state.spare], seat, dice)
    state.offers = [
        Offer(offer.by, offer.to, now.get(offer.card, offer.card))
        for offer in state.offers
        if seat in (offer.by, offer.to)
    ]
    for other, camper in enumerate(state.campers):
        camper.listened = camper.listened and other == seat
