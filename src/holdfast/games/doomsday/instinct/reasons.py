"""Why instinct would do it: the guess behind a choice, in one sentence. For hints, from the seat's own knowledge."""

from __future__ import annotations

from typing import Any

from holdfast.games.doomsday.chapters.c05_words import END, WITHDRAW, Sentence
from holdfast.games.doomsday.chapters.c06_actions import AIM, ARM, DRAW, DROP, PEEK, SHOOT, Act
from holdfast.games.doomsday.chapters.c06_aim import ChooseAim
from holdfast.games.doomsday.chapters.c07_shooting import AnswerShot, Show
from holdfast.games.doomsday.chapters.c08_using import UseCard
from holdfast.games.doomsday.chapters.c08_windows import PRESS
from holdfast.games.doomsday.chapters.c15_damage import Defend
from holdfast.games.doomsday.chapters.c15_words import Picked
from holdfast.games.doomsday.instinct.forms import CARD, PAIR, SEAT, form_of
from holdfast.games.doomsday.instinct.mind import Mind
from holdfast.games.doomsday.pieces import HUMAN, MACHINE, OUTLAW, PROGRAMS, ROLE, SEATS
from holdfast.games.doomsday.queries import targets_of
from holdfast.kernel.game import Fact
from holdfast.kernel.step import PASS, Ask, Choice, Seat

KNOWN_LITTLE = 0.45
"""Of whom no team is likelier than that, next to nothing is known."""


def reason(mind: Mind, ask: Ask[Any, Any] | None, choice: Choice) -> Fact:
    """What speaks for this choice."""
    if isinstance(choice, Act):
        return for_action(mind, choice)
    if isinstance(choice, UseCard):
        return Fact("program", {"program": PROGRAMS[choice.kind]}, "DOM-08.4")
    if isinstance(ask, AnswerShot):
        return for_shot(mind, ask, choice)
    if isinstance(choice, Defend):
        return guess(mind, choice.seat) if choice.seat != mind.seat else Fact("lethal", {}, "DOM-17.21")
    if isinstance(choice, Picked):
        return for_picked(mind, ask, choice)
    if choice is PRESS:
        return Fact("press", {}, "DOM-08.4")
    if choice is PASS or choice is END or choice is WITHDRAW:
        return for_waiting(mind)
    return Fact("usual", {}, "" if ask is None else ask.rule)


def per_cent(chance: float) -> int:
    return round(100 * chance)


def guess(mind: Mind, other: Seat) -> Fact:
    """Whom the seat takes this player for, and how surely: the likeliest team."""
    chances = mind.beliefs.teams[other]
    best = chances.index(max(chances))
    if chances[best] < KNOWN_LITTLE:
        return Fact("unknown", {"who": SEATS[other]}, "DOM-02.4")
    name = ("human", "machine", "outlaw", "legion", "fallen")[best]
    return Fact(f"is-{name}", {"who": SEATS[other], "p": per_cent(chances[best])}, "DOM-02.2")


def surest_enemy(mind: Mind) -> Seat:
    """Harm to whom is worth most."""
    best = mind.others[0]
    for other in mind.others:
        if mind.hates[other] > mind.hates[best]:
            best = other
    return best


def for_action(mind: Mind, act: Act) -> Fact:
    """DOM-DP3, DOM-DP4"""
    weapons = mind.state.players[mind.seat].weapons
    aimed = [one for weapon in weapons for one in targets_of(mind.state, weapon)]
    if act is PEEK:
        return Fact("look", {}, "DOM-06.1")
    if act is DRAW:
        return Fact("draw", {}, "DOM-06.3")
    if act is SHOOT and aimed:
        return guess(mind, aimed[0])
    if act is DROP:
        return guess(mind, aimed[0]) if aimed else Fact("usual", {}, "DOM-06.4")
    if act is ARM or act is AIM:
        threats = [other for other in mind.others if mind.aimed_at_me(other)]
        if threats and mind.hates[threats[0]] > 0:
            return Fact("aims", {"who": SEATS[threats[0]]}, "DOM-06.2")
    return guess(mind, surest_enemy(mind)) if mind.others else Fact("usual", {}, "DOM-05.2")


def for_shot(mind: Mind, ask: AnswerShot, choice: Choice) -> Fact:
    """DOM-DP9  Dying, or what the card gives away."""
    if isinstance(choice, Show):
        if mind.state.players[mind.seat].lives <= ask.harm(mind.state):
            return Fact("lethal", {}, "DOM-07.2")
        gains = sum([mind.exposure(slot) for slot in choice.slots])
        return Fact("clears" if gains > 0 else "cheaper", {}, "DOM-07.2")
    return Fact("betrays", {}, "DOM-07.2")


def for_picked(mind: Mind, ask: Ask[Any, Any] | None, choice: Picked) -> Fact:
    form, a, b = form_of(choice)
    if form == CARD and a != mind.seat:
        looks = isinstance(ask, Sentence) and ask.begun_with() is PEEK
        if looks and mind.is_disputed(a, b):
            return Fact("disputed", {}, "DOM-04.1")
        if looks and b < ROLE and mind.beliefs.is_known(a, 1 - b):
            return Fact("half", {"who": SEATS[a]}, "DOM-02.2")
        return guess(mind, a)
    if form in (SEAT, PAIR) and a != mind.seat:
        if isinstance(ask, ChooseAim) and mind.aimed_at_me(a):
            return Fact("aims", {"who": SEATS[a]}, "DOM-06.2")
        return guess(mind, a)
    return Fact("usual", {}, "" if ask is None else ask.rule)


def for_waiting(mind: Mind) -> Fact:
    """How many of each side seem to live: what there is to wait for."""
    counts = [round(mind.beliefs.living(team)) for team in (HUMAN, MACHINE, OUTLAW)]
    return Fact("count", {"humans": counts[0], "machines": counts[1], "outlaws": counts[2]}, "DOM-12.6")
