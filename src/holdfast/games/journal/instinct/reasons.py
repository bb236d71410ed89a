"""Why instinct would do it: the one thing that speaks most for a choice, with its number. For hints.

Of a script nothing is told that is not open before the choice (JRN-18.3).
"""

from __future__ import annotations

from typing import Any

from holdfast.games.journal.chapters.c03_anytime import Consume, PlayCard
from holdfast.games.journal.chapters.c03_leading import Word
from holdfast.games.journal.chapters.c05_costs import crafts_at, makeable
from holdfast.games.journal.chapters.c05_planning import ChooseFitting, ChooseRecipe, ChooseWay, PlanFor
from holdfast.games.journal.chapters.c06_dusk import Feed, GiveWater
from holdfast.games.journal.chapters.c07_evening import ConfirmTasks, GiveTask
from holdfast.games.journal.chapters.c08_findings import AddResource, LeaveBehind
from holdfast.games.journal.chapters.c08_trip import ChooseLocation, Equip
from holdfast.games.journal.chapters.c18_rolls import Decide
from holdfast.games.journal.chapters.c21_objectives import Contribute
from holdfast.games.journal.instinct.daywork import affordable
from holdfast.games.journal.instinct.fittings import build_worth, craft_worth, nights
from holdfast.games.journal.instinct.mind import Mind
from holdfast.games.journal.instinct.reasons_at_night import for_night
from holdfast.games.journal.pieces import (
    ACTION_AT,
    BARS,
    BOARD_UP,
    CHARACTERS,
    COUNTS,
    CRUCIAL,
    CURES,
    DOOR,
    FATIGUE,
    FITTINGS,
    FOOD,
    HUNGER,
    INVENTORY,
    ITEMS,
    LOCATIONS,
    MISERY,
    OBJECTIVES,
    RUBBLE,
    SEARCH_POINTS,
    SHELTER_KIND,
    STATES,
    TOOLS,
    WATER,
    WEAPON_ITEM,
    rule_sum,
)
from holdfast.games.journal.queries import boards, level
from holdfast.kernel.game import Fact, Value
from holdfast.kernel.step import Ask, Choice


def reason(mind: Mind, ask: Ask[Any, Any] | None, choice: Choice) -> Fact:
    """What speaks for this choice, as one sentence."""
    rule = "" if ask is None else ask.rule
    found = for_right(mind, choice)
    if found is None and isinstance(choice, Word):
        for chapter in (for_day, for_evening, for_trip, for_night):
            found = chapter(mind, ask, choice)
            if found is not None:
                break
    return found if found is not None else Fact("usual", {}, rule)


def for_right(mind: Mind, choice: Choice) -> Fact | None:
    """JRN-03.7, JRN-10.3, JRN-10.9, JRN-21.1"""
    state = mind.state
    if isinstance(choice, PlayCard):
        return Fact("play", {"card": CRUCIAL[choice.card]}, "JRN-10.9")
    if isinstance(choice, Contribute):
        return Fact("contribute", {"objective": OBJECTIVES[state.objective]}, "JRN-21.1")
    if not isinstance(choice, Consume):
        return None
    if choice.verb == "treat":
        kind = CURES[choice.kind]
        args: dict[str, Value] = {"who": choice.person, "state": STATES[kind], "level": level(state, choice.who, kind)}
        return Fact("treat", args, "JRN-10.3")
    kind = HUNGER if choice.verb == "eat" else MISERY
    return Fact(choice.verb, {"who": choice.person, "level": level(state, choice.who, kind)}, "JRN-03.7")


# -- the day -----------------------------------------------------------------------------------------


def for_day(mind: Mind, ask: Ask[Any, Any] | None, choice: Word) -> Fact | None:
    """JRN-05.3 to JRN-05.22"""
    if isinstance(ask, PlanFor):
        return for_errand(mind, ask.character, choice)
    if isinstance(ask, ChooseRecipe):
        return for_craft(mind, ask.character, ask.space, choice.which % 64)
    if isinstance(ask, ChooseFitting):
        return for_fitting(mind, choice.which)
    if isinstance(ask, ChooseWay):
        return Fact("way" if choice.which < 0 else "helper", {}, "JRN-05.10")
    return None


def for_errand(mind: Mind, who: int, choice: Word) -> Fact | None:
    state = mind.state
    if choice.verb == "rest":
        return Fact("rest", {}, "JRN-05.3")
    if choice.verb == "perform":
        return Fact("music", {}, "JRN-26.37")
    if choice.verb == "build":
        best = max(affordable(mind, who), key=lambda one: build_worth(mind, who, one), default=-1)
        return for_fitting(mind, best) if best >= 0 else None
    if choice.verb != "go":
        return None
    space = choice.which
    card = state.lying[space]
    if card < 0:
        found = makeable(state, who, space)
        at = max(found, key=lambda one: craft_worth(mind, who, space, one[0], one[1]), default=(-1, -1))[0]
        return for_craft(mind, who, space, at) if at >= 0 else None
    kind = SHELTER_KIND[card]
    if SEARCH_POINTS[kind]:
        return Fact("search", {"n": max(1, SEARCH_POINTS[kind] - state.points[space])}, "JRN-05.14")
    name = {RUBBLE: "rubble", DOOR: "door", BARS: "bars"}[kind]
    return Fact(name, {}, "JRN-05.9")


def for_fitting(mind: Mind, fitting: int) -> Fact:
    return Fact("build", {"fitting": FITTINGS[fitting], "n": nights(mind)}, "JRN-05.16")


def for_craft(mind: Mind, who: int, space: int, at: int) -> Fact:
    """What is made there."""
    state = mind.state
    fitting, crafts = crafts_at(state, space)
    craft = crafts[at]
    if fitting < 0 and ACTION_AT[space] == BOARD_UP:
        return Fact("board", {"n": len(boards(state)) + 1}, "JRN-09.11")
    if craft.plan.startswith("lookout"):
        return Fact("lookout", {}, "JRN-26.2")
    if craft.plan.startswith("armchair"):
        return Fact("comfort", {"who": CHARACTERS[who], "level": level(state, who, MISERY)}, "JRN-05.19")
    if not craft.products:
        return (
            Fact("burn", {"n": state.cold}, "JRN-04.3") if "heater" in craft.plan else Fact("useful", {}, "JRN-05.19")
        )
    made = craft.products[0]
    return Fact("cook" if made in FOOD else "make", {"item": ITEMS[made], "n": mind.have(made)}, "JRN-05.19")


# -- dusk and evening --------------------------------------------------------------------------------


def for_evening(mind: Mind, ask: Ask[Any, Any] | None, choice: Word) -> Fact | None:
    """JRN-06.1 to JRN-07.7"""
    state = mind.state
    if isinstance(ask, GiveWater):
        return Fact("water" if choice.text == "yes" else "thirst", {"n": state.storage[WATER]}, "JRN-06.1")
    if isinstance(ask, Feed):
        hungry = level(state, ask.character, HUNGER)
        name = "full" if choice.text == "done" else "starving" if hungry > 2 else "feed"
        food = sum([state.storage[kind] for kind in FOOD])
        return Fact(name, {"who": CHARACTERS[ask.character], "level": hungry, "n": food}, "JRN-06.3")
    if isinstance(ask, ConfirmTasks):
        return Fact("somebody", {}, "JRN-07.5")
    return for_task(mind, ask.character, choice) if isinstance(ask, GiveTask) else None


def for_task(mind: Mind, who: int, choice: Word) -> Fact:
    state = mind.state
    args: dict[str, Value] = {"who": CHARACTERS[who], "level": level(state, who, FATIGUE)}
    if choice.verb == "guard":
        return Fact("guard", {**args, "n": len(boards(state))}, "JRN-07.4")
    if choice.verb == "scavenge":
        return Fact("scavenge", {**args, "n": INVENTORY[who]}, "JRN-07.6")
    return Fact("bed" if choice.verb == "bed" else "floor", args, "JRN-07.2")


# -- outside -----------------------------------------------------------------------------------------


def for_trip(mind: Mind, ask: Ask[Any, Any] | None, choice: Word) -> Fact | None:
    """JRN-08.1 to JRN-08.16"""
    state = mind.state
    if isinstance(ask, ChooseLocation):
        location = state.locations[choice.which]
        cards = COUNTS[choice.which] + rule_sum(location, "cards_mod")
        return Fact("location", {"location": LOCATIONS[location], "n": cards}, "JRN-08.1")
    if isinstance(ask, Equip):
        return for_equipment(choice)
    if isinstance(ask, AddResource):
        return Fact("add", {"item": ITEMS[ask.kind], "n": state.storage[ask.kind]}, "JRN-08.13")
    if isinstance(ask, LeaveBehind):
        return Fact("leave", {"item": choice.thing}, "JRN-08.14")
    return for_decision(mind, ask, choice) if isinstance(ask, Decide) else None


def for_equipment(choice: Word) -> Fact:
    if choice.text == "done":
        return Fact("enough", {}, "JRN-08.3")
    kind = choice.which
    name = "tool" if kind in TOOLS else "arms" if kind in WEAPON_ITEM else "goods"
    return Fact(name, {"item": ITEMS[kind]}, "JRN-08.3")


def for_decision(mind: Mind, ask: Decide, choice: Word) -> Fact:
    """Of a card all is open; of a script only what it costs."""
    if choice.which < 0:
        return Fact("pass-by", {"n": mind.state.noise}, "JRN-08.8")
    if ask.place.startswith("script_"):
        return Fact("script", {}, "JRN-18.3")
    return Fact("card", {"n": mind.state.noise}, "JRN-19.1")
