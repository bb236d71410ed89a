"""Deal anew what a seat cannot know: closed provisions, both decks, friends and enemies, and the offers of others."""

from __future__ import annotations

from holdfast.games.lifeboat.state import KIND_OF, Offer, State
from holdfast.kernel.dice import Dice
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table


def redeal(table: Table[State], seat: Seat | None, dice: Dice) -> None:
    """In place. Reads nothing but who knows what."""
    state = table.state
    me = -1 if seat is None else seat
    piles = [state.deck, state.packet, *(sailor.closed for sailor in state.sailors), state.lost]
    state.provisions_known.redeal(piles, me, dice)
    state.chart_known.redeal([state.chart, state.row_stack, state.rower_hand, state.choice], me, dice)
    state.friends_known.redeal([state.friends], me, dice)
    state.enemies_known.redeal([state.enemies], me, dice)
    offers: list[Offer] = []
    for offer in state.offers:
        if offer.by == me:
            offers.append(offer)
        elif offer.to == me:
            offers.append(offered_anew(state, offer, dice))
    state.offers = offers
    for other, sailor in enumerate(state.sailors):
        if other != me:
            sailor.offers_by_day = sailor.offers_in_evening = 0


def offered_anew(state: State, offer: Offer, dice: Dice) -> Offer:
    """Which of their closed cards somebody offers, only they know: any of them. Nor how many offers they have made."""
    closed = sorted(state.sailors[offer.by].closed)
    dice.shuffle(closed)
    kinds = sorted([KIND_OF[card] for card in closed[: len(offer.closed)]])
    return Offer(offer.by, offer.to, kinds, offer.open, offer.ask, offer.ask_closed, 0)
