"""Deal anew what nobody can know: all know the same, and a spectator what they know."""

from __future__ import annotations

from holdfast.games.journal.pieces import (
    CARD_NAME,
    CHAPTER_NUMBER,
    EXTRA_RUBBLE,
    FINALS,
    RAID_RED,
    RESIDENT_RED,
    SET_UP,
    SHELTER_KIND,
    SHELTER_KINDS,
)
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
    deal_events(state, dice)
    deal_red(decks.raids, RAID_RED, dice)
    deal_red(decks.residents, RESIDENT_RED, dice)
    deal_shelter(state, dice)


def deal_events(state: State, dice: Dice) -> None:
    """JRN-02.10  Where chapters and final events lie is known; which events there are is not."""
    deck = state.decks.events
    unseen = sorted([card for card in [*deck.cards, *deck.aside] if not deck.known.knows(ANYBODY, card)])
    chapters = [card for card in unseen if CHAPTER_NUMBER[card]]
    finals = [card for card in unseen if card in FINALS]
    events = [card for card in unseen if card not in FINALS and not CHAPTER_NUMBER[card]]
    dice.shuffle(finals)
    dice.shuffle(events)
    places = chapter_places(state.short)
    for at, card in enumerate(deck.cards):
        if not deck.known.knows(ANYBODY, card):
            pile = finals if at < len(FINALS) else chapters if at in places else events
            # Chapter I lies on top, so the last of those left comes first.
            deck.cards[at] = pile.pop()
    deck.aside[:] = sorted(events)


def chapter_places(short: bool) -> list[int]:
    """JRN-02.10, JRN-24.3  How many cards lie under each chapter."""
    third = len(FINALS)
    if short:
        return [third, third + SET_UP.event_chapter_1_to_2 + 1]
    second = third + SET_UP.event_chapter_2_to_3 + 1
    return [third, second, second + SET_UP.event_chapter_1_to_2 + 1]


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
    hidden = [(space, card) for space, card in enumerate(state.lying) if 0 <= card < EXTRA_RUBBLE]
    unseen = [(space, card) for space, card in hidden if not known.knows(ANYBODY, card)]
    for kind, name in enumerate(SHELTER_KINDS):
        cards = sorted([card for _, card in unseen if SHELTER_KIND[card] == kind])
        dice.shuffle(cards)
        for space, _ in unseen:
            if CARD_NAME[space] == name:
                state.lying[space] = cards.pop()
