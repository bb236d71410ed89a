"""Questions that come from outside: a shot to answer, a role's ability, what to keep, what to hide."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.doomsday.chapters.c06_actions import ChooseAgain
from holdfast.games.doomsday.chapters.c06_aim import ChooseAim, KeepOne
from holdfast.games.doomsday.chapters.c07_shooting import KEEP as KEEP_IT
from holdfast.games.doomsday.chapters.c07_shooting import AnswerShot, KeepWeapon, Show
from holdfast.games.doomsday.chapters.c08_drawing import Discard, KeepProgram
from holdfast.games.doomsday.chapters.c11_death import HideOne
from holdfast.games.doomsday.chapters.c15_damage import Defend
from holdfast.games.doomsday.chapters.c15_deeds import PickWords
from holdfast.games.doomsday.chapters.c15_words import DONE, NONE, YES, Picked
from holdfast.games.doomsday.chapters.c16_cards import ShowLoyalty
from holdfast.games.doomsday.chapters.c16_lives import FaceWatson, SeekNext, Touch
from holdfast.games.doomsday.instinct.forms import CARD, HELD, PAIR, SEAT, form_of
from holdfast.games.doomsday.instinct.mind import Mind
from holdfast.games.doomsday.instinct.numbers import KEEP, WORTH
from holdfast.games.doomsday.instinct.programs import disarming, revealing
from holdfast.games.doomsday.pieces import PROGRAMS, ROCKET, ROLE, WEAPON_OF
from holdfast.games.doomsday.queries import is_hidden, targets_of
from holdfast.games.doomsday.state import State
from holdfast.kernel.step import Ask, Choice
from holdfast.kernel.table import Table

KIND_OF_PROGRAM: Final = {name: kind for kind, name in enumerate(PROGRAMS)}
HELPING: Final = ("Heal", "Resurrect", "ChooseOne")
HURTING: Final = ("Damage", "StealLife")
LOOKING: Final = ("Peek", "PeekAny")


def weigh_answer(mind: Mind, table: Table[State], ask: Ask[Any, Any], choice: Choice) -> float:
    if isinstance(ask, AnswerShot):
        return weigh_shot_answer(mind, ask, choice)
    if isinstance(choice, Defend):
        return weigh_defence(mind, choice)
    if isinstance(ask, PickWords):
        return weigh_deed(mind, table, ask, choice)
    if isinstance(ask, KeepWeapon):
        best = max([mind.aim(one, WEAPON_OF[ask.weapon]) for one in mind.others], default=0.0)
        return best if choice is KEEP_IT else 0.2
    if isinstance(ask, Discard | KeepProgram) and isinstance(choice, Picked):
        keep = KEEP[KIND_OF_PROGRAM[choice.text]]
        return keep if isinstance(ask, KeepProgram) else -keep
    return weigh_picked(mind, ask, choice) if isinstance(choice, Picked) else weigh_word(mind, ask, choice)


def weigh_picked(mind: Mind, ask: Ask[Any, Any], choice: Picked) -> float:
    form, a, b = form_of(choice)
    if isinstance(ask, ChooseAim):
        kind = WEAPON_OF[ask.weapon]
        return mind.aim(a, ROCKET) + mind.aim(b, ROCKET) if form == PAIR else mind.aim(a, kind)
    if isinstance(ask, HideOne):
        return -mind.exposure(choice.which)
    if isinstance(ask, ShowLoyalty):
        return mind.exposure(choice.which)
    if isinstance(ask, FaceWatson):
        return WORTH.show + mind.exposure(choice.which)
    if isinstance(ask, SeekNext):
        return revealing(mind, a)
    if isinstance(ask, Touch):
        return 1.0 - mind.beliefs.teams[a][mind.team]
    if isinstance(ask, KeepOne):
        return mind.shots(targets_of(mind.state, choice.which), WEAPON_OF[choice.which])
    if isinstance(ask, ChooseAgain):
        return mind.look(a, b, mind.beliefs.news(a)) if form == CARD else 0.0
    return 0.0


def weigh_word(mind: Mind, ask: Ask[Any, Any], choice: Choice) -> float:
    if isinstance(ask, FaceWatson):
        return WORTH.dies if mind.state.players[mind.seat].lives <= ask.n else WORTH.bear
    return 0.0


def weigh_shot_answer(mind: Mind, ask: AnswerShot, choice: Choice) -> float:
    """DOM-DP9  Never die while a card can be shown; else what the card gives away, against a life."""
    if isinstance(choice, Show):
        worth = 0.0
        for slot in choice.slots:
            worth += (WORTH.show_role if slot >= ROLE else WORTH.show) + mind.exposure(slot)
        return worth
    harm = ask.harm(mind.state)
    return WORTH.dies if mind.state.players[mind.seat].lives <= harm else WORTH.bear * harm


def weigh_defence(mind: Mind, choice: Defend) -> float:
    """DOM-17.21  For a life that would be lost else; a wound alone is not worth the card."""
    state = mind.state
    lives, harm = state.players[choice.seat].lives, state.harm[choice.seat]
    saves = harm - 1 < lives <= harm
    return -mind.hates[choice.seat] * (WORTH.kill if saves else 0.6) - KEEP[KIND_OF_PROGRAM["defender"]]


def weigh_deed(mind: Mind, table: Table[State], ask: PickWords, choice: Choice) -> float:
    """DOM-DP14  A role's ability: whom it helps, whom it hurts, what it shows."""
    if choice is NONE or choice is DONE:
        return 0.0
    if choice is YES:
        return weigh_yes(mind, ask)
    if not isinstance(choice, Picked):
        return 0.0
    form, a, b = form_of(choice)
    if form == CARD:
        return weigh_card(mind, ask, a, b)
    if form == HELD:
        return 0.2 + disarming(mind, table, a, False)
    if form != SEAT:
        return 0.0
    if ask.deed in HELPING:
        return -mind.hates[a]
    if ask.deed in HURTING:
        return mind.hates[a] * mind.blow(a, 1)
    if ask.deed in ("Arm", "ShowOwn"):
        return -mind.hates[a]
    return mind.hates[a] - 0.3


def weigh_yes(mind: Mind, ask: PickWords) -> float:
    effect = mind.state.effect
    cause = -1 if effect is None else effect.cause
    if ask.deed == "CancelArming" and cause >= 0:
        return mind.hates[cause] + (0.8 if mind.aimed_at_me(cause) else 0.0) - 0.2
    return 0.3


def weigh_card(mind: Mind, ask: PickWords, seat: int, slot: int) -> float:
    if ask.deed in LOOKING or ask.deed.startswith("Peek"):
        return mind.look(seat, slot, mind.beliefs.news(seat)) + 0.05
    up = is_hidden(mind.state, seat, slot)
    if ask.deed in ("SwapLoyalty", "SwapRoles"):
        return -0.1
    if seat == mind.seat:
        return mind.exposure(slot) - 0.5 if up else 0.45 - mind.exposure(slot)
    if slot < ROLE:
        return revealing(mind, seat)
    return mind.hates[seat] * (WORTH.role_opened if up else -0.5)
