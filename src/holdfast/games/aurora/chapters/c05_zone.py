"""AUR-02.14 to AUR-02.16, AUR-05.10  The scouting zone: revealing cards and closing gaps."""

from __future__ import annotations

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c20_barrage import HappenNow
from holdfast.games.aurora.pieces import BLOCKS, ENCOUNTER, EVENT, KIND, LOCATION, NAMES, SLOTS
from holdfast.games.aurora.state import State
from holdfast.games.aurora.verbs import lay_tokens, slide_left
from holdfast.kernel.step import ALL, Step
from holdfast.kernel.table import Table


def cards_left(state: State) -> int:
    return sum([len(deck) for deck in state.decks])


def next_card(state: State) -> int:
    """The top of the deck: period I lies on II, and II on III (AUR-02.6)."""
    for deck in state.decks:
        if deck:
            return deck.pop()
    return -1


class Refill(Step[State]):
    """AUR-02.14  The right-most free slot gets the top card, until none is free; an empty deck closes the gaps."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        while -1 in state.zone:
            card = next_card(state)
            if card < 0:
                slide_left(state)
                return
            state.known.cards.look([card], ALL)
            if KIND[card] == EVENT:
                state.discard.append(card)
                table.then(HappenNow(card), Refill())
                return
            reveal(table, card)


def reveal(table: Table[State], card: int) -> None:
    """AUR-02.15, AUR-R26  It lies there with its tokens; a location that gets none is discarded."""
    state = table.state
    slot = SLOTS - 1
    while state.zone[slot] >= 0:
        slot -= 1
    left = right = 0
    if KIND[card] in (LOCATION, ENCOUNTER):
        left = lay_tokens(state, BLOCKS[card][0])
        right = lay_tokens(state, BLOCKS[card][1])
        if KIND[card] == LOCATION and not left and not right:
            state.discard.append(card)
            table.tell(events.CardRevealed(NAMES[card], 0))
            return
    state.zone[slot] = card
    state.left[slot] = left
    state.right[slot] = right
    if not table.unheard():
        table.tell(events.CardRevealed(NAMES[card], slot + 1))


class CloseUp(Step[State]):
    """AUR-05.10  Slide left, and reveal."""

    def run(self, table: Table[State]) -> None:
        if -1 in table.state.zone:
            slide_left(table.state)
            table.then(Refill())
