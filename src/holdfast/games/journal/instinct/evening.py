"""Dusk and Evening: who drinks, what each eats, and who does what at night."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.journal.chapters.c03_leading import Word
from holdfast.games.journal.chapters.c06_dusk import Feed, GiveWater
from holdfast.games.journal.chapters.c07_evening import ConfirmTasks, GiveTask, free_beds
from holdfast.games.journal.instinct.known import HARM
from holdfast.games.journal.instinct.mind import Mind
from holdfast.games.journal.instinct.watch import watch_cost
from holdfast.games.journal.pieces import (
    FATIGUE,
    FOOD,
    HUNGER,
    INVENTORY,
    MISERY,
    NOURISHES,
    SKILL,
    WATER,
    WORST,
    WOUNDS,
)
from holdfast.games.journal.queries import at_home
from holdfast.games.journal.state import NO_TASK, ON_FLOOR, ON_GUARD, ON_TRIP
from holdfast.kernel.step import Ask

STARVING: Final = 2
"""Who is hungrier than this when asked later has food kept for them."""
KEPT: Final = 60.0
TRIP_WORTH: Final[list[float]] = [22.0, 12.0, 4.0]
"""What the first, second and third scavenger add, besides what they carry."""
MOST_GUARDS: Final = 3
AT_POST: Final = 0.5
"""A guard is in so much of the danger of who goes out."""
SPARED: Final = 0.5
"""Strong arms are rather sent out."""
CARRIED: Final = 0.55
"""What each unit of inventory adds."""
RISK: Final[list[float]] = [0.0, 3.0, 12.0, 40.0]
"""What it costs to send out, or post, who has so many wounds."""


def weigh_evening(mind: Mind, ask: Ask[Any, Any], choice: Word) -> float | None:
    """Questions of dusk and evening; None: none of these."""
    if isinstance(ask, GiveWater):
        return weigh_water(mind, ask, choice)
    if isinstance(ask, Feed):
        return weigh_meal(mind, ask, choice)
    if isinstance(ask, GiveTask):
        return weigh_task(mind, ask, choice)
    if isinstance(ask, ConfirmTasks):
        return -100.0 if choice.verb == "leave" else 0.0 if choice.which < 0 else -guard_cost(mind, choice.which)
    return None


# -- dusk --------------------------------------------------------------------------------------------


def after_me(mind: Mind, who: int) -> list[int]:
    """Those who are asked later: everybody is asked in the game's order."""
    return [one for one in at_home(mind.state) if one > who]


def thirst(mind: Mind, who: int) -> float:
    """What an evening without water costs, on the average: hunger or misery."""
    return 0.5 * mind.step(who, HUNGER, 1) + 0.5 * mind.step(who, MISERY, 1)


def weigh_water(mind: Mind, ask: GiveWater, choice: Word) -> float:
    """Water goes to those whom thirst would hurt most."""
    if choice.text == "no":
        return 0.0
    mine = thirst(mind, ask.character)
    worse = sum([1 for one in ask.left if thirst(mind, one) > mine])
    return mine if mind.state.storage[WATER] > worse else -1.0


def weigh_meal(mind: Mind, ask: Feed, choice: Word) -> float:
    """Hunger kept off against what the food is worth; who starves comes first, also who is asked later."""
    state = mind.state
    who = ask.character
    level = state.people[who].states[HUNGER]
    if choice.text == "done":
        return -mind.step(who, HUNGER, 1) if not ask.eaten else 0.0
    starving = [one for one in after_me(mind, who) if state.people[one].states[HUNGER] > max(STARVING, level)]
    portions = sum([state.storage[kind] for kind in FOOD])
    after = max(0, level - NOURISHES[choice.which])
    gain = HARM[HUNGER][level] - HARM[HUNGER][after] - mind.loss(choice.which)
    return gain - (KEPT if len(starving) >= portions else 0.0)


# -- tasks -------------------------------------------------------------------------------------------


def weigh_task(mind: Mind, ask: GiveTask, choice: Word) -> float:
    """As the plan of the night has it."""
    if not mind.tasks:
        mind.tasks = plan_night(mind)
    tasks = mind.tasks
    task = tasks[ask.character]
    state = mind.state
    if choice.verb == "guard":
        return 1.0 if task == ON_GUARD else 0.0
    if choice.verb == "scavenge":
        return 1.0 if task == ON_TRIP else 0.0
    if task in (ON_GUARD, ON_TRIP):
        return -0.5
    if choice.verb == "bed":
        return 1.0 + 0.001 * choice.which if gets_bed(mind, tasks, ask.character) else -0.1
    level = state.people[ask.character].states[FATIGUE]
    return 0.9 - 0.01 * level


def tiring(mind: Mind, who: int) -> float:
    """What a night of work costs against a night of sleep."""
    level = mind.state.people[who].states[FATIGUE]
    tired, rested = min(WORST, level + 1), max(0, level - 2)
    return HARM[FATIGUE][tired] - HARM[FATIGUE][rested]


def guard_cost(mind: Mind, who: int) -> float:
    """What it costs to post somebody alone: fatigue, and the wounds to come."""
    return post_cost(mind, who) + watch_cost(mind, [who])


def post_cost(mind: Mind, who: int) -> float:
    """Fatigue, and the danger to who is hurt already."""
    return tiring(mind, who) + AT_POST * RISK[min(len(RISK) - 1, mind.state.people[who].states[WOUNDS])]


def trip_cost(mind: Mind, who: int) -> float:
    """What it costs to send somebody out; strong arms speak for it."""
    wounds = mind.state.people[who].states[WOUNDS]
    skilled = 2.0 if SKILL[who] in ("noise_minus", "peek_unknown", "auto_lockpick", "flee_minus_enemy") else 0.0
    return tiring(mind, who) + RISK[min(len(RISK) - 1, wounds)] - CARRIED * INVENTORY[who] - skilled


def plan_night(mind: Mind) -> list[int]:
    """What everybody does tonight: those who have tasks keep them, the others do what is best. By character."""
    state = mind.state
    home = at_home(state)
    tasks = [state.people[who].task for who in range(len(state.people))]
    free = [who for who in home if tasks[who] == NO_TASK]
    watch = [who for who in home if tasks[who] == ON_GUARD]
    out = sum([1 for who in home if tasks[who] == ON_TRIP])
    if not watch and free:
        watch.append(min(free, key=lambda one: guard_cost(mind, one) + SPARED * CARRIED * INVENTORY[one]))
        free.remove(watch[0])
    need = trip_need(mind)
    while free:
        cost = watch_cost(mind, watch)
        best, gain, task = -1, 0.0, ON_FLOOR
        for who in free:
            guards = cost - watch_cost(mind, [*watch, who]) - post_cost(mind, who) if len(watch) < MOST_GUARDS else -1.0
            scavenges = TRIP_WORTH[out] * need - trip_cost(mind, who) if out < len(TRIP_WORTH) else -1.0
            if max(guards, scavenges) > gain:
                best, gain, task = who, max(guards, scavenges), ON_GUARD if guards > scavenges else ON_TRIP
        if best < 0:
            break
        free.remove(best)
        tasks[best] = task
        if task == ON_TRIP:
            out += 1
        else:
            watch.append(best)
    for who in watch:
        tasks[who] = ON_GUARD
    return tasks


def trip_need(mind: Mind) -> float:
    """How much a trip is needed: more while food is short, not at all before the last morning."""
    return 0.0 if mind.left <= 1 else 0.7 + 0.3 * mind.hunger_for()


def gets_bed(mind: Mind, tasks: list[int], who: int) -> bool:
    """The most tired of those who sleep; the floor does as well for who is little tired."""
    state = mind.state
    level = state.people[who].states[FATIGUE]
    worse = [
        one
        for one in at_home(state)
        if one != who
        and state.people[one].task == NO_TASK
        and state.people[one].states[FATIGUE] > level
        and tasks[one] not in (ON_GUARD, ON_TRIP)
    ]
    return len(free_beds(state)) > len(worse)
