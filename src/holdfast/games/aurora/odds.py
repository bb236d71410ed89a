"""AUR-23  What the Automa's unseen cards would do now, and what the end of the round brings: never their order."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora import catalogue, shapes
from holdfast.games.aurora.chapters.c23_turns import slot_for
from holdfast.games.aurora.pieces import ACTIONS, FOOD
from holdfast.games.aurora.state import Automa, State

ACTION_RULES: Final = ["AUR-23.28", "AUR-23.29", "AUR-23.30", "AUR-23.31", "AUR-23.32", "AUR-23.33"]
"""What each action card does, by its number."""


def unseen(automa: Automa) -> list[int]:
    """All cards that lie face down, before it or in the deck, as one heap."""
    return sorted(automa.row + automa.deck)


def plans(state: State, automa: Automa) -> list[shapes.Plan]:
    """AUR-23.6, AUR-23.11  To which slot each unseen card would send it now."""
    return [{"action": ACTIONS[card], "slot": slot_for(state, card) + 1} for card in unseen(automa)]


def bites(state: State, automa: Automa) -> list[shapes.Bite]:
    """AUR-23.15, AUR-23.25  The cards that hurt at the end of the round: those shown, and those it may yet turn up."""
    all_come = len(automa.deck) <= automa.lanes[FOOD]
    cards = [(card, True) for card in automa.shown] + [(card, all_come) for card in unseen(automa)]
    return [
        {
            "action": ACTIONS[card],
            "rule": ACTION_RULES[card],
            "is_certain": is_certain,
            "does": [
                {"do": word["do"], "n": word.get("n", 1), "holds": holds(state, automa, word.get("when", ""))}
                for word in catalogue.AUTOMA.action[card].round_end
            ],
        }
        for card, is_certain in cards
        if catalogue.AUTOMA.action[card].round_end
    ]


def holds(state: State, automa: Automa, when: str) -> bool:
    """AUR-23.31  Whoever has more fame than it loses some."""
    return not when or state.players[0].fame > automa.fame
