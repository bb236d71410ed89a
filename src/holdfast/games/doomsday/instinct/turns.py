"""What is worth doing on the own turn and in others': actions, programs, and the words that say whom and what."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday.chapters.c05_words import END, WITHDRAW, Sentence
from holdfast.games.doomsday.chapters.c06_actions import (
    AIM,
    ARM,
    DRAW,
    DROP,
    HACK,
    PEEK,
    ROB,
    SHOOT,
    TAKE_LASER,
    TAKE_ROCKET,
    Act,
    open_in_centre,
)
from holdfast.games.doomsday.chapters.c07_words import FIRE, HEAL, QUIET, SHOW
from holdfast.games.doomsday.chapters.c08_using import UseCard
from holdfast.games.doomsday.chapters.c15_words import BOTH, CANCEL, DONE, NONE, Picked
from holdfast.games.doomsday.instinct.forms import CARD, HELD, KIND, PAIR, SEAT, TEAM, form_of, form_of_text
from holdfast.games.doomsday.instinct.mind import Mind
from holdfast.games.doomsday.instinct.numbers import KEEP, WORTH
from holdfast.games.doomsday.instinct.programs import program_worth, word_worth
from holdfast.games.doomsday.pieces import COMPANION, LASER, PISTOL, ROCKET, ROLES, WEAPON_OF
from holdfast.games.doomsday.queries import pairs, targets_of
from holdfast.games.doomsday.state import State
from holdfast.kernel.step import PASS, Choice, Seat
from holdfast.kernel.table import Table

NEVER: Final = -50.0
TELLER: Final = ROLES.index("fortune_teller")


def weigh_sentence(mind: Mind, table: Table[State], ask: Sentence, offered: list[Choice]) -> list[float]:
    """The first word by the best way to go on; every further word by itself."""
    first = ask.begun_with()
    if first is None:
        return [weigh_first(mind, table, choice) for choice in offered]
    return [weigh_word(mind, table, first, ask, choice) for choice in offered]


# -- the first word ------------------------------------------------------------------------------------


def weigh_first(mind: Mind, table: Table[State], choice: Choice) -> float:
    if choice is END or choice is PASS or choice is WITHDRAW:
        return 0.0
    if isinstance(choice, UseCard):
        return program_worth(mind, table, choice.kind) - max(KEEP[choice.kind], 0.0) - 0.01
    if isinstance(choice, Act):
        return weigh_action(mind, choice)
    return NEVER


def weigh_action(mind: Mind, act: Act) -> float:
    """DOM-DP3, DOM-DP4"""
    state = mind.state
    if act is PEEK:
        return 0.02 + mind.best_look(mind.others, False)
    if act is DRAW:
        held = len(state.players[mind.seat].hand) + len(state.players[mind.seat].laid)
        return WORTH.draw[min(held, 2)]
    if act is ARM:
        return max([arming(mind, WEAPON_OF[weapon]) for weapon in open_in_centre(state)], default=NEVER)
    if act is TAKE_LASER:
        return 0.1 + arming(mind, LASER)
    if act is TAKE_ROCKET:
        return 0.1 + arming(mind, ROCKET)
    if act is ROB:
        return 0.2 + max([robbing(mind, other) for other in mind.others], default=NEVER)
    if act is HACK:
        return 0.35
    return weigh_armed(mind, act)


def arming(mind: Mind, kind: int) -> float:
    """DOM-DP6  The shot that comes a turn later, and what a weapon in hand keeps others from."""
    state = mind.state
    worth = WORTH.later * best_aim(mind, kind)
    if mind.best_enemy() < WORTH.known_enemy - 0.2:
        worth += WORTH.nothing_known
    worth += WORTH.restless * state.quiet
    for other in mind.others:
        if state.players[other].weapons and mind.enemy(other) > 0.5:
            worth += WORTH.deterrence * 0.5 if mind.aimed_at_me(other) else 0.0
            worth += 0.0 if mind.is_aimed_at(other) else WORTH.unwatched * 0.5
        if is_teller(state, other):
            worth -= WORTH.teller_open
    if kind == COMPANION:
        worth += healing(mind)
    return worth * mind.arms if worth > 0.0 else worth


def is_teller(state: State, other: Seat) -> bool:
    """DOM-16.28  Does a Fortune Teller lie open there who has not cancelled an arming since her last turn?"""
    player = state.players[other]
    return player.roles[0] == TELLER and player.role_open[0] and not player.cancelled


def healing(mind: Mind) -> float:
    """A friend at one life is worth a companion."""
    lives = [mind.state.players[other].lives for other in mind.others]
    friends = [-mind.hates[other] for other, left in zip(mind.others, lives, strict=True) if left == 1]
    return 0.5 * max(friends, default=0.0)


def best_aim(mind: Mind, kind: int) -> float:
    if kind == ROCKET and len(mind.others) > 1:
        return max([mind.aim(a, kind) + mind.aim(b, kind) for a, b in pairs(mind.state, mind.seat)], default=-1.0)
    return mind.best_aim(kind)


def robbing(mind: Mind, other: Seat) -> float:
    """A weapon less for them, one more for me."""
    weapons = mind.state.players[other].weapons
    if not weapons:
        return NEVER
    return disarming(mind, other) + max(0.0, arming(mind, WEAPON_OF[weapons[0]]))


def disarming(mind: Mind, other: Seat) -> float:
    """What it is worth that this player's weapons go: their shots to come, undone."""
    worth = 0.0
    for weapon in mind.state.players[other].weapons:
        kind = WEAPON_OF[weapon]
        targets = targets_of(mind.state, weapon)
        worth -= WORTH.later * mind.shots(targets, kind)
        if kind == LASER:
            worth += WORTH.later * WORTH.kill * max(0.0, mind.hates[other])
    return worth


def weigh_armed(mind: Mind, act: Act) -> float:
    """DOM-DP4  Shoot what is worth it; else turn, lay down, or hold."""
    state = mind.state
    weapons = state.players[mind.seat].weapons
    now = sum([shot_now(mind, weapon) for weapon in weapons])
    if act is SHOOT and not any(mind.has_fact(one) for weapon in weapons for one in targeted(mind, weapon)):
        now = -1.0
    heal = max([-mind.hates[one] for weapon in weapons for one in healable(mind, weapon)], default=0.0)
    if act is SHOOT:
        return max(now - mind.fires + 0.3 if now >= mind.fires else -1.0, WORTH.heal * heal - 0.2)
    best = max([best_aim(mind, WEAPON_OF[weapon]) for weapon in weapons], default=0.0)
    if act is AIM:
        better = best - max(now, 0.0)
        return WORTH.later * best - 0.1 if better >= WORTH.turn_gain * 0.5 and best > mind.fires * 0.5 else -0.5
    if act is DROP:
        return WORTH.drop if best < mind.fires * 0.6 else -0.3
    return NEVER


def targeted(mind: Mind, weapon: int) -> list[Seat]:
    """Whom a shot with it would hit; the laser anybody."""
    return mind.others if WEAPON_OF[weapon] == LASER else targets_of(mind.state, weapon)


def healable(mind: Mind, weapon: int) -> list[Seat]:
    if WEAPON_OF[weapon] != COMPANION:
        return []
    return [one for one in targets_of(mind.state, weapon) if mind.state.players[one].lives == 1]


def shot_now(mind: Mind, weapon: int) -> float:
    kind = WEAPON_OF[weapon]
    if kind == LASER:
        return max([mind.shot(target, kind) for target in mind.others], default=0.0)
    return mind.shots(targets_of(mind.state, weapon), kind)


# -- further words ---------------------------------------------------------------------------------------


def weigh_word(mind: Mind, table: Table[State], first: Choice, ask: Sentence, choice: Choice) -> float:
    if choice is CANCEL:
        return NEVER
    if isinstance(first, UseCard):
        return word_worth(mind, table, first.kind, ask, choice)
    if choice in (NONE, DONE, BOTH):
        return 0.0
    if not isinstance(choice, Picked):
        return 0.0
    form, a, b = form_of(choice)
    if first is PEEK and form == CARD:
        return mind.look(a, b, mind.beliefs.news(a))
    if first is HACK and form == SEAT:
        return mind.hates[a]
    if first is ROB and form == HELD:
        return robbing(mind, a)
    if form == KIND and first is ARM:
        return arming(mind, a)
    return weigh_aim_word(mind, first, ask, choice)


def weigh_aim_word(mind: Mind, first: Choice, ask: Sentence, choice: Picked) -> float:
    form, a, b = form_of(choice)
    kind = kind_named(mind, first, ask)
    if form == PAIR:
        return mind.aim(a, ROCKET) + mind.aim(b, ROCKET)
    if form == SEAT:
        if kind == COMPANION and mind.state.players[a].lives == 1 and mind.hates[a] < -0.5:
            return -mind.hates[a]
        return mind.shot(a, kind) if first is SHOOT else mind.aim(a, kind)
    if choice is FIRE or choice is HEAL:
        now = sum([shot_now(mind, weapon) for weapon in mind.state.players[mind.seat].weapons])
        return now if choice is FIRE else -now
    if choice is QUIET or choice is SHOW:
        return assassin(mind, choice is SHOW)
    return 0.1 if form == TEAM else 0.0


def kind_named(mind: Mind, first: Choice, ask: Sentence) -> int:
    """The weapon of which the sentence speaks."""
    if first is ARM:
        for text in reversed(ask.said):
            form, a, _ = form_of_text(text)
            if form == KIND:
                return a
    if first is TAKE_ROCKET:
        return ROCKET
    weapons = mind.state.players[mind.seat].weapons
    return WEAPON_OF[weapons[0]] if weapons else PISTOL


def assassin(mind: Mind, shows: bool) -> float:
    """DOM-16.18  To show the role is worth it where it kills, or opens two cards of a sure enemy."""
    targets = [one for weapon in mind.state.players[mind.seat].weapons for one in targets_of(mind.state, weapon)]
    gain = sum([mind.hates[one] for one in targets])
    return gain - 0.6 + mind.exposure(2) if shows else 0.0
