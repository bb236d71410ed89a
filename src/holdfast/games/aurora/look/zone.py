"""The scouting zone and the decks."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora.chapters.c05_zone import cards_left
from holdfast.games.aurora.look.printed import says
from holdfast.games.aurora.pieces import AREAS, KIND, NAMES, PERSON
from holdfast.games.aurora.queries import is_enemy
from holdfast.games.aurora.state import State
from holdfast.kernel.game import Fact, Look

BONUS_RULE: Final = ("AUR-07.1", "AUR-07.2", "AUR-07.3", "AUR-07.4", "AUR-07.5")


def slot(state: State, at: int) -> Look:
    """The card, what its slot asks for, and the bonus that belongs to the slot."""
    card = state.zone[at]
    base = [
        Fact("slot", {"value": state.board.values[at]}, "AUR-05.7"),
        Fact(f"printed-{state.board.name}_slot{at + 1}", {}, BONUS_RULE[at]),
    ]
    if card < 0:
        return Look(Fact("title-slot", {"n": at + 1}), base)
    if is_enemy(card):
        return Look(Fact("title", {"what": NAMES[card]}), [*says(card), Fact("no-scouting", {}, "AUR-05.6"), base[1]])
    lines = [*says(card)]
    if KIND[card] == PERSON:
        lines.append(Fact("recruit", {}, "AUR-06.13"))
    return Look(Fact("title", {"what": NAMES[card]}), [*lines, *base])


def deck(state: State, which: str) -> Look | None:
    """How many cards are left, and what the back of the top one tells."""
    if which == "scouting":
        return Look(Fact("title-scouting", {}), [Fact("scouting", {"n": cards_left(state)}, "AUR-02.6")])
    if which == "outcomes":
        told = Fact("outcomes", {"n": len(state.outcomes), "area": AREAS[state.area]}, "AUR-14.8")
        return Look(Fact("title-outcomes", {}), [told])
    return None
