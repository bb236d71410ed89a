"""Day actions: who does what in each stage, and the words that say so."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.journal.chapters.c03_leading import Word
from holdfast.games.journal.chapters.c05_backs import ClearCard
from holdfast.games.journal.chapters.c05_costs import build_cost, can_pay, makeable
from holdfast.games.journal.chapters.c05_planning import (
    ChooseFitting,
    ChooseRecipe,
    ChooseSite,
    ChooseWay,
    PlanFor,
    unplanned,
)
from holdfast.games.journal.instinct.fittings import build_worth, craft_worth
from holdfast.games.journal.instinct.known import BEHIND, REMNANTS
from holdfast.games.journal.instinct.mind import Mind
from holdfast.games.journal.pieces import (
    ADJACENT,
    BARS,
    DOOR,
    ILLNESS,
    LOCKPICK,
    MISERY,
    NEXT_TO,
    OBJECTIVES,
    RUBBLE,
    SEARCH_POINTS,
    SHELTER_KIND,
    SHOVEL,
    SKILL,
    TRASH,
)
from holdfast.games.journal.queries import at_home, free_tools
from holdfast.kernel.step import Ask

REST_WORTH: Final = 0.2
HALF_DONE: Final = 0.42
"""What the first of two search points is worth of what lies there."""
OPENS: Final = 1.0
"""What it is worth that a way is opened."""
SKILLED: Final = 1.5
LOCK_ODDS: Final = 0.7
DUST: Final = 1 / 6
"""One heap of trash in six makes ill."""
CLEAR: Final = OBJECTIVES.index("o_clear")


def weigh_day(mind: Mind, ask: Ask[Any, Any], choice: Word) -> float | None:
    """Questions of the day's plan; None: none of these."""
    if isinstance(ask, PlanFor):
        return weigh_errand(mind, ask.character, choice)
    if isinstance(ask, ChooseRecipe):
        return craft_worth(mind, ask.character, ask.space, choice.which % 64, choice.which // 64 - 1)
    if isinstance(ask, ChooseFitting):
        return build_worth(mind, ask.character, choice.which)
    if isinstance(ask, ChooseSite):
        return -float(len(ADJACENT[choice.which]))
    if isinstance(ask, ChooseWay):
        return weigh_way(mind, choice)
    if isinstance(ask, ClearCard):
        return card_worth(mind, choice.which)
    return None


def weigh_errand(mind: Mind, who: int, choice: Word) -> float:
    """The best that this word can lead to."""
    verb = choice.verb
    if verb == "go":
        return place_worth(mind, who, choice.which)
    if verb == "build":
        return max([build_worth(mind, who, one) for one in affordable(mind, who)], default=-1.0)
    if verb == "perform":
        return sum(sorted([-mind.step(one, MISERY, -1) for one in at_home(mind.state)])[-2:])
    return REST_WORTH if verb == "rest" else -1.0


def affordable(mind: Mind, who: int) -> list[int]:
    """Fittings that could be paid for; that there is a place for one of them is certain when it is asked."""
    state = mind.state
    return [one for one, n in enumerate(state.stack) if n and NEXT_TO[one] < 0 and can_pay(state, build_cost(who, one))]


def place_worth(mind: Mind, who: int, space: int) -> float:
    """What this character could do there."""
    state = mind.state
    card = state.lying[space]
    if card < 0:
        found = [craft_worth(mind, who, space, at, less) for at, less in makeable(state, who, space)]
        return max(found, default=-1.0)
    kind = SHELTER_KIND[card]
    if SEARCH_POINTS[kind]:
        return search_worth(mind, who, space, kind)
    if kind == RUBBLE:
        return rubble_worth(mind, who, space)
    worth = card_worth(mind, space)
    if kind == DOOR:
        skilled = SKILL[who] == "auto_lockpick"
        if not skilled and waits_for(mind, who, "auto_lockpick"):
            return -1.0
        return worth if skilled else LOCK_ODDS * (worth - mind.loss(LOCKPICK) * 0.5)
    return worth


def card_worth(mind: Mind, space: int) -> float:
    """What lies behind a shelter card, and on the way behind it; of the whole rubble, both steps."""
    state = mind.state
    kind = SHELTER_KIND[state.lying[space]]
    worth = mind.stuff(BEHIND[kind])
    if kind in (RUBBLE, DOOR, BARS):
        worth += OPENS * sum([1 for other in ADJACENT[space] if state.lying[other] >= 0])
    if state.objective == CLEAR and state.cleared < 6:
        worth += 1.5
    return worth


def search_worth(mind: Mind, who: int, space: int, kind: int) -> float:
    """The second point turns the card: worth the whole of what is left of it."""
    state = mind.state
    points = state.points[space] + sum([1 for one in state.errands if one.kind == "search" and one.space == space])
    missing = SEARCH_POINTS[kind] - points
    if missing <= 0:
        return -1.0
    worth = card_worth(mind, space)
    if kind == TRASH and missing == 1:
        worth -= DUST * mind.step(who, ILLNESS, 1)
    return worth * (1.0 - HALF_DONE) if missing == 1 else worth * HALF_DONE


def rubble_worth(mind: Mind, who: int, space: int) -> float:
    """One step: the first brings materials, the second what lies behind it."""
    state = mind.state
    worth = card_worth(mind, space) if state.points[space] else mind.stuff(REMNANTS) + OPENS
    if SKILL[who] == "clear_rubble_alone":
        return worth + SKILLED
    if waits_for(mind, who, "clear_rubble_alone"):
        return worth * 0.4
    return worth if free_tools(state, SHOVEL) > 0 else worth * 0.5


def waits_for(mind: Mind, who: int, skill: str) -> bool:
    """Is there somebody else, not planned yet, who does it better?"""
    return any(SKILL[one] == skill for one in unplanned(mind.state) if one != who)


def weigh_way(mind: Mind, choice: Word) -> float:
    """Alone, with the shovel, else with whoever has least else to do."""
    if choice.verb == "alone":
        return 9.0
    if choice.verb == "shovel":
        return 8.0
    return -float(bool(SKILL[choice.which] in ("clear_rubble_alone", "auto_lockpick"))) - 0.01 * choice.which
