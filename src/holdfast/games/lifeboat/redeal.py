"""Deal anew what a seat cannot know: closed provisions, both decks, friends and enemies, and the offers of others."""

from __future__ import annotations

from holdfast.games.lifeboat.chapters.c05_trading import stands
from holdfast.games.lifeboat.state import Offer, State
from holdfast.kernel.dice import Dice
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table


def redeal(table: Table[State], seat: Seat | None, dice: Dice) -> None:
    """In place. Reads nothing but who knows what."""
    state = table.state
    me = -1 if seat is None else seat
    piles = [state.deck, state.packet, *(sailor.closed for sailor in state.sailors), state.lost]
    standing = [stands(state, offer) for offer in state.offers]
    before = [card for pile in piles for card in pile]
    state.provisions_known.redeal(piles, me, dice)
    after = dict(zip(before, [card for pile in piles for card in pile], strict=True))
    state.chart_known.redeal([state.chart, state.row_stack, state.rower_hand, state.choice], me, dice)
    state.friends_known.redeal([state.friends], me, dice)
    state.enemies_known.redeal([state.enemies], me, dice)
    offers: list[Offer] = []
    for offer, holds in zip(state.offers, standing, strict=True):
        if offer.by == me or (offer.to == me and not holds):
            offers.append(follow(offer, after))
        elif offer.to == me:
            offers.append(offered_anew(state, offer, dice))
    state.offers = offers
    for other, sailor in enumerate(state.sailors):
        if other != me:
            sailor.offers_by_day = sailor.offers_in_evening = 0


def offered_anew(state: State, offer: Offer, dice: Dice) -> Offer:
    """Which of their closed cards somebody offers, only they know: any of them."""
    closed = sorted(state.sailors[offer.by].closed)
    dice.shuffle(closed)
    give = closed[: offer.backs] + offer.give[offer.backs :]
    return Offer(offer.by, offer.to, give, offer.backs, offer.ask, offer.ask_closed)


def follow(offer: Offer, after: dict[int, int]) -> Offer:
    """An offer names the cards that lie now where those it named lay."""
    give = [after.get(card, card) for card in offer.give]
    return Offer(offer.by, offer.to, give, offer.backs, offer.ask, offer.ask_closed)
