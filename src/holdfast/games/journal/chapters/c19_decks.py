"""JRN-19  Words about decks: looking, burying, returning, replacing, crime waves, crucial actions."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import DONE, NO, YES, LeaderAsk, Put, Word
from holdfast.games.journal.pieces import (
    CRUCIAL,
    CRUCIAL_DRAW,
    EVENTS,
    EXPLORATION,
    EXPLORATION_OF,
    LOCATIONS,
    RAIDS,
    RESIDENTS,
    SLOTS,
)
from holdfast.games.journal.state import Deck, State
from holdfast.games.journal.verbs import draw, keep_crucial, mix, put_back, refill, show, slide_locations, tell
from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table

DECKS: Final = ["night_raid", "residents", "event", "location", "unknown"]
"""Decks whose top can be looked at."""
PEEK_RAID, PEEK_RESIDENTS, PEEK_EVENT, PEEK_LOCATION, PEEK_UNKNOWN = range(5)


def deck_of(state: State, deck: int) -> Deck:
    decks = state.decks
    return [decks.raids, decks.residents, decks.events, decks.locations, decks.exploration][deck]


def pile_of(state: State, deck: int) -> list[int]:
    """The cards that are looked at, top last."""
    return state.unknown if deck == PEEK_UNKNOWN else deck_of(state, deck).cards


def card_name(deck: int, card: int) -> str:
    if deck == PEEK_UNKNOWN:
        return EXPLORATION[EXPLORATION_OF[card]]
    return [RAIDS, RESIDENTS, EVENTS, LOCATIONS][deck][card]


def peek_word(table: Table[State], by: Seat, on: On, deck: int, n: int) -> None:
    """`peek`: all players see the top n, or what is left; they stay in place."""
    state = table.state
    if deck in (PEEK_RAID, PEEK_RESIDENTS) and not pile_of(state, deck):
        refill(table, deck_of(state, deck))
    cards = pile_of(state, deck)[-n:][::-1]
    if cards:
        show(deck_of(state, deck), cards)
        tell(table, events.Peeked(DECKS[deck], [card_name(deck, card) for card in cards]))


def bury_word(table: Table[State], by: Seat, on: On, deck: int) -> None:
    """`bury`: the leader may put the card just peeked under its deck."""
    if pile_of(table.state, deck):
        table.then(Bury(deck))


class Bury(LeaderAsk):
    """JRN-26.2  Leave it there, or put it at the bottom?"""

    def __init__(self, deck: int) -> None:
        super().__init__()
        self.deck = deck

    @property
    def rule(self) -> str:
        return "JRN-26.2"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [NO, YES]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        if choice is YES:
            pile = pile_of(table.state, self.deck)
            card = pile.pop()
            pile.insert(0, card)
            tell(table, events.Buried(DECKS[self.deck], card_name(self.deck, card)))


# -- the unknown -----------------------------------------------------------------------------------


def return_cards_word(table: Table[State], by: Seat, on: On, n: int) -> None:
    """`return_cards`"""
    return_cards(table, n)


def return_cards(table: Table[State], n: int) -> None:
    """JRN-08.9  The top cards of The unknown go unseen back into the exploration deck."""
    state = table.state
    gone = [state.unknown.pop() for _ in range(min(n, len(state.unknown)))]
    if gone:
        put_back(table, state.decks.exploration, gone)
        tell(table, events.CardsReturned(len(gone)))


def extra_cards_word(table: Table[State], by: Seat, on: On, n: int) -> None:
    """`extra_cards`: face down to the bottom of The unknown."""
    state = table.state
    deck = state.decks.exploration
    come = [deck.cards.pop() for _ in range(min(n, len(deck.cards)))]
    state.unknown[:0] = come
    tell(table, events.CardsAdded(len(come)))


class ReturnPeeked(LeaderAsk):
    """JRN-D44  Which of the cards just looked at go back? One by one from the top, then done."""

    def __init__(self, among: int, most: int, given_back: tuple[int, ...]) -> None:
        super().__init__()
        self.among = among
        self.most = most
        self.given_back = given_back
        """Depths, from the top, of those that go back."""

    def draft(self) -> list[str]:
        return [str(depth + 1) for depth in self.given_back]

    @property
    def rule(self) -> str:
        return "JRN-26.244"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        first = self.given_back[-1] + 1 if self.given_back else 0
        depths = range(first, min(self.among, len(state.unknown)))
        if len(self.given_back) >= self.most:
            return [DONE]
        return [DONE, *(Word("return", str(depth + 1), depth) for depth in depths)]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        if choice is not DONE:
            table.then(ReturnPeeked(self.among, self.most, (*self.given_back, choice.which)))
        elif self.given_back:
            state = table.state
            gone = [state.unknown[-1 - depth] for depth in self.given_back]
            for card in gone:
                state.unknown.remove(card)
            put_back(table, state.decks.exploration, gone)
            tell(table, events.CardsReturned(len(gone)))


# -- locations -------------------------------------------------------------------------------------

ONE_SLOT, RANDOM_SLOT, VISITED = 3, 4, 5
SLOT_WORDS: Final = [*SLOTS, "one", "random", "visited"]


def replace_location_word(table: Table[State], by: Seat, on: On, slot: int) -> None:
    """`replace_location`: one of the slots, one of choice, any, or the one visited (when findings are chosen)."""
    state = table.state
    if slot == VISITED:
        if state.trip is not None:
            state.trip.replaced = True
    elif slot == ONE_SLOT:
        table.then(Put(ReplaceOne()))
    elif slot == RANDOM_SLOT:
        table.then(Replace(table.dice.below(len(SLOTS))))
    else:
        table.then(Replace(slot))


class ReplaceOne(LeaderAsk):
    """JRN-D43  Which location is replaced?"""

    @property
    def rule(self) -> str:
        return "JRN-10.6"

    def is_due(self, table: Table[State]) -> bool:
        return bool(table.state.decks.locations.cards)

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [Word("replace", SLOTS[slot], slot, "slot") for slot in range(len(SLOTS))]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[-1]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        table.then(Replace(choice.which))


class Replace(Step[State]):
    """JRN-10.6  With an empty location deck nothing is replaced."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, table: Table[State]) -> None:
        state = table.state
        deck = state.decks.locations
        if not deck.cards:
            return
        if state.from_peeked and len(deck.cards) > 1:
            table.then(ChooseLocationCard(self.slot))
        else:
            card = deck.cards.pop()
            show(deck, [card])
            slide_locations(table, self.slot, card)


class ChooseLocationCard(LeaderAsk):
    """JRN-26.235  Which of the cards just looked at comes onto Far? The others stay in their order."""

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def draft(self) -> list[str]:
        return [SLOTS[self.slot]]

    @property
    def rule(self) -> str:
        return "JRN-26.235"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        cards = table.state.decks.locations.cards[-3:][::-1]
        return [Word("choose", LOCATIONS[card], card, "location") for card in cards]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        table.state.decks.locations.cards.remove(choice.which)
        slide_locations(table, self.slot, choice.which)


# -- crime and crucial actions ---------------------------------------------------------------------


def crime_wave_word(table: Table[State], by: Seat, on: On, n: int) -> None:
    """`crime_wave`"""
    table.then(CrimeWave(n))


class CrimeWave(Step[State]):
    """JRN-09.14  So many red-corner cards, in any mix of night raids and residents, as far as any are set aside."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, table: Table[State]) -> None:
        decks = table.state.decks
        n = min(self.n, len(decks.raids.aside) + len(decks.residents.aside))
        if n:
            table.then(SplitCrime(n))


class SplitCrime(LeaderAsk):
    """JRN-D28  How many of them are night raids?"""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    @property
    def rule(self) -> str:
        return "JRN-09.14"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        decks = table.state.decks
        least = max(0, self.n - len(decks.residents.aside))
        most = min(self.n, len(decks.raids.aside))
        return [Word("raids", str(n), n) for n in range(least, most + 1)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """As evenly as can be."""
        options = self.options(table, seat)
        return options[len(options) // 2]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        decks = table.state.decks
        for deck, n in ((decks.raids, choice.which), (decks.residents, self.n - choice.which)):
            if n:
                deck.cards.extend([deck.aside.pop() for _ in range(n)])
                mix(table, deck)
        tell(table, events.CrimeSpread(choice.which, self.n - choice.which))


def crucial_action_word(table: Table[State], by: Seat, on: On, n: int) -> None:
    """`crucial_action`"""
    table.then_all([DrawCrucial() for _ in range(n)])


class DrawCrucial(Step[State]):
    """JRN-10.8  Two cards are drawn, one is kept, the other shuffled back."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        for _ in range(CRUCIAL_DRAW):
            card = draw(table, state.decks.crucial)
            if card >= 0:
                state.drawn.append(card)
        if state.drawn:
            table.then(KeepCrucial())


class KeepCrucial(LeaderAsk):
    """JRN-10.8  Which is kept?"""

    @property
    def rule(self) -> str:
        return "JRN-10.8"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [Word("keep", CRUCIAL[card], card, "crucial") for card in table.state.drawn]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        state = table.state
        state.drawn.remove(choice.which)
        keep_crucial(table, choice.which)
        if state.drawn:
            put_back(table, state.decks.crucial, state.drawn)
            state.drawn = []
