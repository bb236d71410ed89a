"""What follows from a choice in the house: plans of a stage, water and food, tasks, medicine, payments."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.journal import catalogue
from holdfast.games.journal.chapters.c03_anytime import Consume
from holdfast.games.journal.chapters.c03_leading import DONE, YES, Word
from holdfast.games.journal.chapters.c05_costs import build_cost, craft_cost, crafts_at, makeable
from holdfast.games.journal.chapters.c05_planning import (
    DISMANTLE,
    ChooseBuilt,
    ChooseFitting,
    ChooseRecipe,
    PlanFor,
)
from holdfast.games.journal.chapters.c05_resolving import Listen
from holdfast.games.journal.chapters.c06_dusk import THIRST_HUNGER, Feed, GiveWater, Listener
from holdfast.games.journal.chapters.c07_evening import FLOOR, GUARD, SCAVENGE, ConfirmTasks, GiveTask, takers
from holdfast.games.journal.chapters.c10_fate import ExtraCare, GiveHabit
from holdfast.games.journal.chapters.c11_states import HoldOn
from holdfast.games.journal.chapters.c19_targets import Afflict
from holdfast.games.journal.chapters.c21_objectives import Contribute
from holdfast.games.journal.harm import at_four, changed, comes_to_four
from holdfast.games.journal.pieces import (
    ACTION_AT,
    ACTIONS,
    BEDS,
    BLACK_SIDES,
    CHARACTERS,
    CURES,
    DEMOLITION,
    DOOR,
    FATIGUE,
    FITTINGS,
    FOOD,
    HUNGER,
    INVENTORY,
    ITEMS,
    LIQUOR,
    LOCK_LEAST,
    MISERY,
    NOURISHES,
    PAY_VALUE,
    PROWESS,
    RUBBLE,
    SEARCH_POINTS,
    SHELTER_KIND,
    SKILL,
    STATES,
    TIRES,
    VALUE,
    WATER,
)
from holdfast.games.journal.queries import at_home, boards, is_remnant, level
from holdfast.games.journal.spelt import effects
from holdfast.games.journal.state import ON_GUARD, ON_TRIP, State
from holdfast.kernel.game import COST, Fact
from holdfast.kernel.step import Ask, Choice

_RECIPES: Final = {
    **{action.id: action.recipes for action in catalogue.SHELTER.space_action},
    **{fitting.id: fitting.recipes for fitting in catalogue.FITTINGS},
}


def in_house(state: State, ask: Ask[Any, Any] | None, choice: Choice) -> list[Fact]:
    """By the question that is asked; a right may be used above any."""
    if isinstance(choice, Consume):
        return consumed(state, choice)
    if isinstance(choice, Contribute):
        return contributed(state, choice.kind)
    if not isinstance(choice, Word):
        return []
    if isinstance(ask, PlanFor | ChooseRecipe | ChooseFitting | ChooseBuilt):
        return planned(state, ask, choice)
    if isinstance(ask, GiveWater):
        return water(state, ask.character, choice)
    if isinstance(ask, Feed):
        return food(state, ask, choice)
    if isinstance(ask, GiveTask):
        return task(state, ask.character, choice)
    if isinstance(ask, ConfirmTasks):
        return tonight(state)
    return of_states(state, ask, choice)


# -- by day ----------------------------------------------------------------------------------------


def planned(state: State, ask: Ask[Any, Any], choice: Word) -> list[Fact]:
    if isinstance(ask, ChooseRecipe):
        at = choice.which % 64
        return recipe(state, ask.character, ask.space, at, choice.which // 64 - 1)
    if isinstance(ask, ChooseFitting):
        return paid(state, build_cost(ask.character, choice.which), "JRN-05.16")
    if isinstance(ask, ChooseBuilt):
        return demolished() if ask.deed == DISMANTLE.verb else []
    if isinstance(ask, PlanFor) and choice.verb == "go":
        return gone_to(state, ask.character, choice.which)
    return demolished() if choice is DISMANTLE else []


def demolished() -> list[Fact]:
    """JRN-05.21"""
    return [Fact("gives-back", {"items": [ITEMS[kind] for kind, n in DEMOLITION for _ in range(n)]}, "JRN-05.21")]


def gone_to(state: State, who: int, space: int) -> list[Fact]:
    """JRN-05.9 to JRN-05.14, JRN-05.19  What is done there; of several recipes nothing is said yet."""
    card = state.lying[space]
    if card < 0:
        made = makeable(state, who, space)
        return recipe(state, who, space, made[0][0], made[0][1]) if len(made) == 1 else []
    kind = SHELTER_KIND[card]
    if SEARCH_POINTS[kind]:
        here = sum(1 for one in state.errands if one.space == space)
        return [Fact("searches", {"n": state.points[space] + here + 1, "of": SEARCH_POINTS[kind]}, "JRN-05.14")]
    if kind == DOOR:
        if SKILL[who] == "auto_lockpick":
            return [Fact("opens-surely", {}, "JRN-26.35")]
        chance = 100 * (BLACK_SIDES + 1 - LOCK_LEAST) // BLACK_SIDES
        return [Fact("opens", {"percent": chance}, "JRN-05.12")]
    if kind == RUBBLE:
        return [Fact("clears-rest" if is_remnant(state, space) else "clears-half", {}, "JRN-05.11")]
    return [Fact("saws", {}, "JRN-05.13")]


def recipe(state: State, who: int, space: int, at: int, less: int) -> list[Fact]:
    """JRN-05.4, JRN-05.19  What it takes, what is left of that, and what it makes when the stage is over."""
    fitting, crafts = crafts_at(state, space)
    owner = FITTINGS[fitting] if fitting >= 0 else ACTIONS[ACTION_AT[space]]
    entry = next(one for one in _RECIPES[owner] if one.id == crafts[at].name)
    return [
        *paid(state, craft_cost(who, fitting, crafts[at], less), "JRN-05.19"),
        *effects(entry.effects, "JRN-05.19"),
    ]


def paid(state: State, cost: list[tuple[int, int]], rule: str) -> list[Fact]:
    """JRN-05.4  What goes, and how much of that stays."""
    items = [ITEMS[kind] for kind, n in cost for _ in range(n)]
    left = [stays(state, kind, -n, rule) for kind, n in cost if n]
    return [Fact("costs", {"items": items}, rule, COST), *left] if items else []


def stays(state: State, kind: int, n: int, rule: str) -> Fact:
    """How many of it storage has before and after."""
    before = state.storage[kind]
    return Fact("stays", {"item": ITEMS[kind], "before": before, "after": before + n}, rule)


# -- dusk ------------------------------------------------------------------------------------------


def water(state: State, who: int, choice: Word) -> list[Fact]:
    """JRN-06.1, JRN-06.2"""
    waiting = len([one for one in at_home(state) if one > who])
    if choice is YES:
        return [Fact("water-left", {"n": state.storage[WATER] - 1, "waiting": waiting}, "JRN-06.1", COST)]
    found: list[Fact] = []
    for kind, least, most in ((HUNGER, 1, THIRST_HUNGER), (MISERY, THIRST_HUNGER + 1, BLACK_SIDES)):
        before = level(state, who, kind)
        args: dict[str, str | int | bool | list[str]] = {"state": STATES[kind], "on": f"{least}–{most}"}
        found.append(Fact("thirst", {**args, "before": before, "after": before + 1}, "JRN-06.2", COST))
        if comes_to_four(state, who, kind, 1):
            found.append(at_four(state, who, kind, f"{least}–{most}"))
    return found


def food(state: State, ask: Feed, choice: Word) -> list[Fact]:
    """JRN-06.3, JRN-06.4"""
    who = ask.character
    if choice is DONE:
        return [] if ask.eaten or state.full else changed(state, who, HUNGER, 1)
    kind = choice.which
    found = changed(state, who, HUNGER, -NOURISHES[kind])
    return [
        *found,
        stays(state, kind, -1, "JRN-06.3"),
        *wasted(state, who, kind),
    ]


def wasted(state: State, who: int, kind: int) -> list[Fact]:
    """JRN-06.3  Food that lowers more hunger than there is."""
    spare = NOURISHES[kind] > 1 >= level(state, who, HUNGER)
    return [Fact("would-do", {}, "JRN-06.3", COST)] if spare else []


# -- evening ---------------------------------------------------------------------------------------


def task(state: State, who: int, choice: Word) -> list[Fact]:
    """JRN-07.2 to JRN-07.6  Tomorrow's fatigue, and what the night has of it."""
    now = level(state, who, FATIGUE)
    by = {GUARD.verb: 1, SCAVENGE.verb: 1, FLOOR.verb: -2}.get(choice.verb, -now)
    found = changed(state, who, FATIGUE, by)
    if choice is GUARD:
        others = [one for one in takers(state, ON_GUARD) if one != who]
        found.append(Fact("guards", {"n": len(others) + 1, "prowess": PROWESS[who]}, "JRN-07.4"))
    elif choice is SCAVENGE:
        load = sum(INVENTORY[one] for one in takers(state, ON_TRIP) if one != who) + INVENTORY[who]
        found.append(Fact("carries", {"n": load}, "JRN-08.14"))
    elif choice.verb == "bed" and state.built[choice.which] >= 0:
        found.append(Fact("sleeps", {"n": BEDS[state.built[choice.which]]}, "JRN-07.2"))
    return found


def tonight(state: State) -> list[Fact]:
    """JRN-07.4, JRN-07.6, JRN-09.11  The night, as it is planned."""
    guards, party = takers(state, ON_GUARD), takers(state, ON_TRIP)
    found: list[Fact] = []
    if guards:
        found.append(Fact("watch", {"who": [CHARACTERS[who] for who in guards]}, "JRN-07.4"))
    found.append(Fact("boards", {"n": len(boards(state))}, "JRN-09.11"))
    if party:
        load = sum(INVENTORY[who] for who in party)
        found.append(Fact("walk", {"who": [CHARACTERS[who] for who in party], "n": load}, "JRN-08.14"))
    return found


# -- states, medicine, payments --------------------------------------------------------------------


def of_states(state: State, ask: Ask[Any, Any] | None, choice: Word) -> list[Fact]:
    """JRN-03.9  Somebody is named whose state changes."""
    if isinstance(ask, Afflict):
        return changed(state, choice.which, ask.kind, ask.n)
    if isinstance(ask, Listener | Listen):
        return changed(state, choice.which, MISERY, -1)
    if isinstance(ask, ExtraCare):
        return changed(state, choice.which // len(STATES), choice.which % len(STATES), -1)
    if isinstance(ask, GiveHabit) and choice is not YES:
        return changed(state, ask.character, MISERY, 1)
    if isinstance(ask, HoldOn) and choice.which < 0:
        return [
            at_four(state, ask.character, kind)
            for kind in range(len(STATES))
            if comes_to_four(state, ask.character, kind, 0)
        ]
    return []


def consumed(state: State, choice: Consume) -> list[Fact]:
    """JRN-03.7, JRN-06.3, JRN-10.3, JRN-10.10"""
    who, kind = choice.who, choice.kind
    if kind in FOOD:
        return [*changed(state, who, HUNGER, -NOURISHES[kind]), *wasted(state, who, kind)]
    if kind in LIQUOR:
        return [*changed(state, who, MISERY, -1), *changed(state, who, FATIGUE, TIRES[kind])]
    return [Fact("treats", {"who": CHARACTERS[who], "state": STATES[CURES[kind]]}, "JRN-10.3")]


def contributed(state: State, kind: int) -> list[Fact]:
    """JRN-21.1  It is gone, also if the objective then fails."""
    wanted = PAY_VALUE[state.objective]
    found = [Fact("gone-for-good", {}, "JRN-21.1", COST)]
    if wanted:
        found.insert(0, Fact("pays", {"n": state.paid_value + VALUE[kind], "of": wanted}, "JRN-21.1"))
    return found
