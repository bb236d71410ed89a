"""Rowing: which navigation cards the boat should see again tonight."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.chapters.c07_rowing import Stow
from holdfast.games.lifeboat.instinct.evening import all_cards
from holdfast.games.lifeboat.instinct.mind import Mind
from holdfast.games.lifeboat.queries import navigator
from holdfast.games.lifeboat.state import OVERBOARD, THIRST
from holdfast.kernel.step import Choice

STAYS_NAVIGATOR: Final = 0.8
"""How likely who would steer now still steers tonight."""


class Stack:
    """The row stack as one seat sees it: what each card is worth, and what an unknown one is on average."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.worths = all_cards(mind)
        state = mind.state
        self.known = [card for card in state.row_stack if state.chart_known.knows(mind.seat, card)]
        self.unknown = len(state.row_stack) - len(self.known)
        self.average = average_unseen(mind, self.worths)
        self.steers = navigator(state)

    def outcome(self, kept: list[int]) -> float:
        """What tonight is worth to me if I add these cards to the stack."""
        cards = self.known + kept
        if not cards and not self.unknown:
            return self.average
        drifting = self.left_to_others(cards)
        if self.steers != self.mind.seat:
            return drifting
        best = self.average if self.unknown else -1000.0
        for card in cards:
            best = max(best, self.worths[card])
        return STAYS_NAVIGATOR * best + (1.0 - STAYS_NAVIGATOR) * drifting

    def left_to_others(self, cards: list[int]) -> float:
        """What it is worth if another picks: nobody likes to pick a card against themselves."""
        weight = float(self.unknown)
        total = self.unknown * self.average
        for card in cards:
            liking = self.liking(card)
            weight += liking
            total += liking * self.worths[card]
        return total / weight

    def liking(self, card: int) -> float:
        """How likely the navigator is to pick this card, against 1 for any."""
        if self.steers < 0 or self.steers == self.mind.seat:
            return 1.0
        bit = 1 << self.mind.state.sailors[self.steers].character
        liking = 0.7 if OVERBOARD[card] & bit else 1.0
        return 0.85 * liking if THIRST[card] & bit else liking


def average_unseen(mind: Mind, worths: list[float]) -> float:
    """What a navigation card this seat has no sight of is worth on average."""
    state = mind.state
    unseen = [card for card in state.chart + state.row_stack if not state.chart_known.knows(mind.seat, card)]
    return sum([worths[card] for card in sorted(unseen)]) / len(unseen) if unseen else 0.0


def weigh_stow(stack: Stack, choice: Choice) -> float:
    """LIF-07.2  Keep what serves me; bury the card that names me."""
    return stack.outcome(choice.kept) if isinstance(choice, Stow) else 0.0
