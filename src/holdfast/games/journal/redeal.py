"""Deal anew what nobody can know: all know the same, and a spectator what they know."""

from __future__ import annotations

from holdfast.games.journal.pieces import CHAPTER_NUMBER, EXTRA_RUBBLE, FINALS, RAID_RED, RESIDENT_RED, SHELTER_KIND
from holdfast.games.journal.state import Deck, State
from holdfast.kernel.dice import Dice

ANYBODY = 0
"""Every seat has seen the same cards."""


def redeal(state: State, dice: Dice) -> None:
    """In place. Reads nothing but which cards were seen, and the backs and places that everybody knows."""
    decks = state.decks
    for deck in (decks.locations, decks.fate, decks.visitors, decks.crucial, decks.findings, decks.people):
        deck.known.redeal([deck.cards], ANYBODY, dice)
    decks.exploration.known.redeal([decks.exploration.cards, state.unknown], ANYBODY, dice)
    deal_events(decks.events, dice)
    deal_red(decks.raids, RAID_RED, dice)
    deal_red(decks.residents, RESIDENT_RED, dice)
    deal_shelter(state, dice)


def deal_events(deck: Deck, dice: Dice) -> None:
    """JRN-02.10  Where chapters and final events lie is known; which events there are is not."""
    for finals in (False, True):
        places = [at for at, card in enumerate(deck.cards) if (card in FINALS) == finals and not CHAPTER_NUMBER[card]]
        lying = [deck.cards[at] for at in places]
        deck.known.redeal([lying, [] if finals else deck.aside], ANYBODY, dice)
        for at, card in zip(places, lying, strict=True):
            deck.cards[at] = card


def deal_red(deck: Deck, red: list[bool], dice: Dice) -> None:
    """JRN-02.7  Only cards with a red corner lie aside; how many came into the deck is known, which is not."""
    known = deck.known
    unseen = sorted([card for card in [*deck.cards, *deck.aside] if not known.knows(ANYBODY, card)])
    reds = [card for card in unseen if red[card]]
    dice.shuffle(reds)
    aside = reds[: len(deck.aside)]
    rest = [card for card in unseen if card not in aside]
    dice.shuffle(rest)
    deck.aside[:] = aside
    deck.cards[:] = [card if known.knows(ANYBODY, card) else rest.pop() for card in deck.cards]


def deal_shelter(state: State, dice: Dice) -> None:
    """JRN-02.9  Cards of one name lie on the spaces of that name."""
    known = state.decks.shelter.known
    for kind in sorted(set(SHELTER_KIND)):
        places = [
            space
            for space, card in enumerate(state.lying)
            if 0 <= card < EXTRA_RUBBLE and SHELTER_KIND[card] == kind and not known.knows(ANYBODY, card)
        ]
        cards = sorted([state.lying[space] for space in places])
        dice.shuffle(cards)
        for space in places:
            state.lying[space] = cards.pop()
