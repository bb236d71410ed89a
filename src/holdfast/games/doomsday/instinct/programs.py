"""What a program is worth now, and every word that says whom it is for.

Each is thought of in one of a few ways (`styles.toml`); what it would stop in a window is counted with it.
"""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday.chapters.c05_words import Sentence
from holdfast.games.doomsday.chapters.c07_shooting import Shot
from holdfast.games.doomsday.chapters.c15_words import DONE, Picked
from holdfast.games.doomsday.instinct.forms import CARD, HELD, OWN, PAIR, SEAT, TEAM, form_of, form_of_text
from holdfast.games.doomsday.instinct.mind import Mind
from holdfast.games.doomsday.instinct.numbers import BESIDES, PROGRAM_AS, PROGRAM_WEAPON, WORTH
from holdfast.games.doomsday.pieces import HUMAN, LASER, MACHINE, RIFLE, ROCKET, ROLE, WEAPON_OF
from holdfast.games.doomsday.queries import (
    armed,
    dead,
    hidden_roles,
    hidden_sides,
    holder_of,
    is_hidden,
    open_roles,
    pairs,
    targets_of,
)
from holdfast.games.doomsday.state import State
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table

NOT_NOW: Final = -5.0


def pending_shot(table: Table[State]) -> Shot | None:
    """The shot that is declared and waits for the window to close; everybody knows it."""
    found: Shot | None = None
    for step in table.agenda:
        if isinstance(step, Shot):
            found = step
    return found


# -- worth of weapons in others' hands -----------------------------------------------------------------


def weapon_threat(mind: Mind, table: Table[State], weapon: int) -> float:
    """What the shot of this weapon would cost me, as its aim is; all of it if it is just being fired."""
    shot = pending_shot(table)
    kind = WEAPON_OF[weapon]
    if shot is not None:
        if shot.weapon != weapon or shot.heals:
            return 0.0
        targets = [*shot.targets] if kind == LASER else targets_of(mind.state, weapon)
        return -WORTH.pending * mind.shots(targets, kind)
    holder = holder_of(mind.state, weapon)
    if kind == LASER:
        return WORTH.later * max(0.0, mind.hates[holder])
    return -WORTH.later * mind.shots(targets_of(mind.state, weapon), kind)


def disarming(mind: Mind, table: Table[State], seat: Seat, rifle: bool) -> float:
    """DOM-17.16, DOM-17.27  What it is worth that this player drops the weapon, or the rifle."""
    weapons = [weapon for weapon in mind.state.players[seat].weapons if not rifle or WEAPON_OF[weapon] == RIFLE]
    if not weapons or seat == mind.seat:
        return NOT_NOW
    worth = sum([weapon_threat(mind, table, weapon) for weapon in weapons])
    return worth + (0.5 * mind.hates[seat] if pending_shot(table) is None else 0.0)


def turning(mind: Mind, table: Table[State], weapon: int) -> float:
    """DOM-17.30  The best that this weapon's aim could be turned to, against where it is."""
    holder = holder_of(mind.state, weapon)
    kind = WEAPON_OF[weapon]
    if kind == LASER or holder == mind.seat or holder < 0:
        return NOT_NOW
    now = weapon_threat(mind, table, weapon)
    scale = WORTH.pending if pending_shot(table) is not None else WORTH.later
    if pending_shot(table) is not None and now == 0.0:
        return NOT_NOW
    if kind == ROCKET:
        best = max([mind.shots([a, b], kind) for a, b in pairs(mind.state, holder)], default=0.0)
    else:
        living = [one for one in [*mind.others, mind.seat] if one != holder]
        best = max([mind.shot(one, kind) for one in living], default=0.0)
    return now + scale * best


def shifting(mind: Mind, table: Table[State]) -> float:
    """DOM-17.29  Each aim moves to the next player: of the shot that is declared, or of all weapons."""
    state = mind.state
    shot = pending_shot(table)
    worth = 0.0
    circle = sorted([mind.seat, *mind.others])
    for seat in armed(state):
        for weapon in state.players[seat].weapons:
            targets = targets_of(state, weapon)
            if len(targets) != 1 or targets[0] not in circle:
                continue
            after = [one for one in circle if one != seat]
            moved = after[(after.index(targets[0]) + 1) % len(after)] if targets[0] in after else targets[0]
            kind = WEAPON_OF[weapon]
            gain = mind.shot(moved, kind) - mind.shot(targets[0], kind)
            if seat != mind.seat:
                worth += gain * (WORTH.pending if shot is not None and shot.weapon == weapon else 0.3)
    return worth


# -- the whole program -----------------------------------------------------------------------------------


def program_worth(mind: Mind, table: Table[State], kind: int) -> float:
    """What using it now would bring, at best."""
    way = PROGRAM_AS[kind]
    if way in ("lay", "before", "arm"):
        return laid_worth(mind, kind, way)
    if way in ("disarm", "disarm_rifle", "turn", "shift"):
        return weapons_worth(mind, table, way)
    if pending_shot(table) is not None:
        return NOT_NOW
    if way in ("peek_armed", "peek_role", "ask_one", "ask_all"):
        return looks_worth(mind, way)
    if way in ("hide_own", "hide_role", "flip", "reveal"):
        return cards_worth(mind, kind, way)
    return lives_worth(mind, way)


def laid_worth(mind: Mind, kind: int, way: str) -> float:
    if way == "lay":
        return BESIDES[kind]
    if way == "before":
        return BESIDES[kind] * max([mind.hates[other] for other in mind.others], default=0.0) + 0.1
    weapons = mind.state.players[mind.seat].weapons
    if weapons:
        return NOT_NOW
    weapon = PROGRAM_WEAPON[kind]
    return WORTH.later * mind.best_aim(weapon) if mind.best_enemy() > 0.3 else NOT_NOW


def weapons_worth(mind: Mind, table: Table[State], way: str) -> float:
    state = mind.state
    if way == "shift":
        return shifting(mind, table)
    if way == "turn":
        held = [weapon for seat in armed(state) for weapon in state.players[seat].weapons]
        return max([turning(mind, table, weapon) for weapon in held], default=NOT_NOW)
    return max([disarming(mind, table, seat, way == "disarm_rifle") for seat in armed(state)], default=NOT_NOW)


def looks_worth(mind: Mind, way: str) -> float:
    if way == "peek_role":
        return 1.3 * mind.best_look(mind.others, True)
    if way == "peek_armed":
        seats = [other for other in mind.others if mind.state.players[other].weapons]
        return sum([max(0.0, mind.best_look([other], False)) for other in seats])
    news = [sum(mind.beliefs.news(other)[:2]) for other in mind.others]
    return max(news, default=0.0) * WORTH.peek + 0.3 if way == "ask_one" else sum(news) * 0.5


def cards_worth(mind: Mind, kind: int, way: str) -> float:
    state = mind.state
    if way == "hide_own":
        return mind.open_worth(False)
    if way == "hide_role":
        return mind.open_worth(True) + max(
            [-mind.hates[one] * 0.3 for one in mind.others if open_roles(state, one)] or [0]
        )
    if way == "flip":
        up = [mind.hates[one] * WORTH.role_opened for one in mind.others if hidden_roles(state, one)]
        return max([*up, mind.open_worth(True)], default=0.0)
    return sum(sorted([revealing(mind, other) for other in mind.others if hidden_sides(state, other)])[-2:])


def revealing(mind: Mind, other: Seat) -> float:
    """A loyalty card of theirs opened: harm, and news for everybody."""
    if other == mind.seat:
        return -WORTH.card_opened
    return 0.6 * mind.hates[other] + 0.5 * max(mind.beliefs.news(other)[:2])


def lives_worth(mind: Mind, way: str) -> float:
    state = mind.state
    if way == "heal":
        hurt = [one for one in [mind.seat, *mind.others] if state.players[one].lives == 1]
        return sum(sorted([-mind.hates[one] * WORTH.heal for one in hurt])[-1:])
    if way == "harm":
        return max([mind.hates[other] * mind.blow(other, 1) for other in mind.others], default=NOT_NOW)
    if way == "harm_all":
        return sum([mind.hates[other] * mind.blow(other, 1) for other in mind.others])
    if way == "raise":
        return max([-2.0 * mind.hates[one] for one in dead(state)], default=NOT_NOW)
    return NOT_NOW


# -- its words -------------------------------------------------------------------------------------------


def word_worth(mind: Mind, table: Table[State], kind: int, ask: Sentence, choice: Choice) -> float:
    """Whom or what, of a program that is being said."""
    way = PROGRAM_AS[kind]
    if choice is DONE or not isinstance(choice, Picked):
        return 0.0
    form, a, b = form_of(choice)
    if form == SEAT:
        return seat_worth(mind, table, way, ask, a)
    if form == CARD:
        return card_worth(mind, way, a, b)
    if form in (HELD, OWN):
        return turning(mind, table, b) if way == "turn" else weapon_threat(mind, table, b)
    if form == PAIR:
        holder = turned(mind, ask)
        return mind.shots([a, b], ROCKET) if holder != mind.seat else mind.aim(a, ROCKET) + mind.aim(b, ROCKET)
    if form == TEAM:
        wanted = MACHINE if mind.team == HUMAN else HUMAN
        return 1.0 if a == wanted else 0.0
    return 0.0


def turned(mind: Mind, ask: Sentence) -> Seat:
    """Whose weapon the sentence is about."""
    for text in ask.said:
        form, a, _ = form_of_text(text)
        if form == HELD:
            return a
    return mind.seat


def seat_worth(mind: Mind, table: Table[State], way: str, ask: Sentence, seat: Seat) -> float:
    if way in ("disarm", "disarm_rifle"):
        return disarming(mind, table, seat, way == "disarm_rifle")
    if way in ("heal", "raise"):
        return -mind.hates[seat]
    if way == "harm":
        return mind.hates[seat] * mind.blow(seat, 1)
    if way in ("ask_one", "peek_role"):
        return sum(mind.beliefs.news(seat)[:2])
    if way == "turn":
        shot = [form_of_text(text) for text in ask.said if form_of_text(text)[0] == HELD]
        kind = WEAPON_OF[shot[0][2]] if shot else RIFLE
        return mind.shot(seat, kind)
    return mind.hates[seat]


def card_worth(mind: Mind, way: str, seat: Seat, slot: int) -> float:
    if way in ("peek_role", "peek_armed"):
        return mind.look(seat, slot, mind.beliefs.news(seat))
    if way == "reveal":
        return revealing(mind, seat)
    up = is_hidden(mind.state, seat, slot)
    if seat == mind.seat:
        return -WORTH.role_opened if up else mind.open_worth(slot >= ROLE)
    return mind.hates[seat] * (WORTH.role_opened if up else -0.5)
