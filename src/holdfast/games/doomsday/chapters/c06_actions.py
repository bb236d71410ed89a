"""DOM-05.5a, DOM-06  Which actions there are, what each of them names, and what it does."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c06_aim import Aim, Armed, aim_words
from holdfast.games.doomsday.chapters.c08_drawing import Draw
from holdfast.games.doomsday.chapters.c15_chain import ChainEnd
from holdfast.games.doomsday.chapters.c15_deeds import seat_words
from holdfast.games.doomsday.chapters.c15_words import (
    BOTH,
    KIND_WORDS,
    NONE,
    OWN_WORDS,
    Picked,
    aims_in,
    seat_in,
    slot_in,
)
from holdfast.games.doomsday.chapters.c16_cards import foreign_sides, words_for
from holdfast.games.doomsday.chapters.c16_programs import steal_at_random
from holdfast.games.doomsday.chapters.c16_weapons import drop_all, first_of, held_words, kinds_of, rob
from holdfast.games.doomsday.pieces import LASER, PROGRAM_OF, PROGRAMS, ROCKET, SEATS, SLOTS, WEAPON_OF, WEAPONS
from holdfast.games.doomsday.queries import (
    has_power,
    hidden_roles,
    hidden_sides,
    may_draw,
    others_of,
    targets_of,
)
from holdfast.games.doomsday.state import State
from holdfast.games.doomsday.verbs.changes import drop, peek, secret_moved, take_weapon
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class Act(Choice):
    """Begin this action."""


PEEK, ARM, DRAW, DROP, AIM, SHOOT = (Act(word) for word in ("peek", "arm", "draw", "drop", "aim", "shoot"))
TAKE_LASER, TAKE_ROCKET, ROB, HACK = (Act(word) for word in ("laser", "rocket", "rob", "hack"))
ACTIONS: Final = [PEEK, ARM, DRAW, DROP, AIM, SHOOT, TAKE_LASER, TAKE_ROCKET, ROB, HACK]
ARMED_ACTIONS: Final = (DROP, AIM, SHOOT)
GRANTED: Final = {TAKE_LASER.text: LASER, TAKE_ROCKET.text: ROCKET}
POWER_FOR: Final = {
    TAKE_LASER.text: "action_arm laser",
    TAKE_ROCKET.text: "action_arm rocket",
    ROB.text: "action_steal_weapon",
    HACK.text: "action_steal_program",
}
"""DOM-15.3  «As an action»: what a role or a permanent program adds."""


# -- which (DOM-05.5a) -----------------------------------------------------------------------------


def may_act(state: State, seat: Seat, act: Act) -> bool:
    """DOM-05.1, DOM-16.9  One action a turn; the Astronaut two different ones, if unarmed at the first."""
    turn = state.turn
    if not turn.done:
        return True
    if len(turn.done) > 1 or not turn.began_unarmed_actions or act in ARMED_ACTIONS:
        return False
    return act.text not in turn.done and has_power(state, seat, "extra_action")


def is_offered(table: Table[State], seat: Seat, act: Act) -> bool:
    """DOM-05.2 to DOM-05.5  What began the turn armed, what was lost in it, and what is held now."""
    state = table.state
    turn, weapons = state.turn, state.players[seat].weapons
    if not may_act(state, seat, act):
        return False
    if act in ARMED_ACTIONS:
        if not turn.began_armed or not weapons:
            return False
        return act is DROP or bool(action_words(table, seat, act, []))
    if turn.began_armed and not turn.lost_weapon:
        return False
    if act is DRAW:
        return may_draw(state, seat)
    if act is not PEEK and weapons:
        return False
    if act.text in POWER_FOR and not has_power(state, seat, POWER_FOR[act.text]):
        return False
    if act.text in GRANTED:
        return any(WEAPON_OF[weapon] == GRANTED[act.text] for weapon in state.centre)
    return bool(action_words(table, seat, act, []))


def peek_words(state: State, seat: Seat) -> list[Picked]:
    """DOM-06.1, DOM-R15  Hidden loyalty cards of others; the role, if both their loyalty cards are open."""
    words: list[Picked] = []
    for other in others_of(state, seat):
        slots = foreign_sides(state, seat, other) if hidden_sides(state, other) else hidden_roles(state, other)
        words += words_for([(other, slot) for slot in slots])
    return words


def open_in_centre(state: State) -> list[int]:
    """DOM-06.2, DOM-06.2b  Weapons that anybody may take: not those that are locked at this table."""
    return [weapon for weapon in state.centre if WEAPON_OF[weapon] not in state.mode.row.locked]


# -- with what (DOM-DP5 to DOM-DP8, DOM-DP34, DOM-DP35) --------------------------------------------


def action_words(table: Table[State], seat: Seat, act: Act, said: list[Choice]) -> list[Choice]:
    """What an action names next, or nothing. Said openly, once all of it is said."""
    state = table.state
    if act is PEEK:
        return [] if said else [*peek_words(state, seat)]
    if act is ROB:
        return [] if said else [*held_words(state, others_of(state, seat))]
    if act is HACK:
        return [] if said else [*seat_words([one for one in others_of(state, seat) if state.players[one].hand])]
    if act is ARM:
        return arm_words(state, seat, said)
    if act is DROP:
        weapons = state.players[seat].weapons
        return [] if said or len(weapons) < 2 else [*(OWN_WORDS[weapon] for weapon in weapons), BOTH]
    if act is AIM:
        return change_words(state, seat, said)
    if act is TAKE_ROCKET:
        return [] if said else [*planned_words(state, seat, first_of(state.centre, ROCKET), [])]
    return []


def planned_words(
    state: State, seat: Seat, weapon: int, taken: list[Seat], avoid: list[Seat] | None = None
) -> list[Picked]:
    """Whom a weapon could be aimed at that is not yet taken, but not at these."""
    words = aim_words(state, seat, weapon, avoid or [], [])
    return [word for word in words if not {*aims_in(word.which)} & {*taken}]


def arm_words(state: State, seat: Seat, said: list[Choice]) -> list[Choice]:
    """DOM-06.2, DOM-16.22  A weapon and its target; the Gunslinger may take a second for somebody else."""
    centre = open_in_centre(state)
    left = said[:]
    taken: list[Seat] = []
    for number in range(2 if has_power(state, seat, "dual_wield") and len(others_of(state, seat)) > 1 else 1):
        kinds = [kind for kind in kinds_of(centre) if can_plan(state, seat, first_of(centre, kind), taken)]
        if not left:
            return [*([NONE] if number else []), *(KIND_WORDS[kind] for kind in kinds)] if kinds else []
        word = left.pop(0)
        if not isinstance(word, Picked):
            return []
        weapon = first_of(centre, word.which)
        centre.remove(weapon)
        words = planned_words(state, seat, weapon, taken)
        if words:
            if not left:
                return [*words]
            aimed = left.pop(0)
            if isinstance(aimed, Picked):
                taken += [one for one in aims_in(aimed.which) if one >= 0]
    return []


def can_plan(state: State, seat: Seat, weapon: int, taken: list[Seat]) -> bool:
    return WEAPON_OF[weapon] == LASER or bool(planned_words(state, seat, weapon, taken))


def change_words(state: State, seat: Seat, said: list[Choice]) -> list[Choice]:
    """DOM-06.5, DOM-16.22  A new target for one weapon, or for both."""
    weapons = [weapon for weapon in state.players[seat].weapons if new_aims(state, seat, weapon)]
    if not weapons:
        return []
    if len(state.players[seat].weapons) == 1:
        return [] if said else [*new_aims(state, seat, weapons[0])]
    if len(said) == 0:
        return [OWN_WORDS[weapon] for weapon in weapons]
    first = picked(said, 0)
    if len(said) == 1:
        return [*new_aims(state, seat, first)]
    second = [weapon for weapon in weapons if weapon != first]
    taken = [one for one in aims_in(picked(said, 1)) if one >= 0]
    words = [
        word for weapon in second for word in new_aims(state, seat, weapon) if not {*aims_in(word.which)} & {*taken}
    ]
    return [NONE, *words] if len(said) == 2 and words else []


def new_aims(state: State, seat: Seat, weapon: int) -> list[Picked]:
    """DOM-06.5  Another legal target than the present one."""
    aims = targets_of(state, weapon)
    if not aims:
        return []
    words = aim_words(state, seat, weapon, aims, [])
    return [word for word in words if {*aims_in(word.which)} - {-1} != {*aims}]


def picked(said: list[Choice], at: int) -> int:
    """What the so-many-th word names, or -1."""
    word = said[at] if at < len(said) else NONE
    return word.which if isinstance(word, Picked) else -1


# -- declared ----------------------------------------------------------------------------------------


def declaration(state: State, seat: Seat, act: Act, said: list[Choice]) -> events.ActionDeclared:
    """DOM-07.1  What everybody hears before anything happens."""
    first, second = picked(said, 0), picked(said, 1)
    to = card = weapon = ""
    if act is PEEK:
        to, card = SEATS[seat_in(first)], SLOTS[slot_in(first)]
    elif act is HACK:
        to = SEATS[first]
    elif act is ARM:
        weapon = WEAPONS[first]
        to = names_in(second)
    elif act is AIM:
        to = names_in(first if second < 0 else second)
    elif act is TAKE_ROCKET:
        weapon, to = WEAPONS[ROCKET], names_in(first)
    elif act is TAKE_LASER:
        weapon = WEAPONS[LASER]
    elif act is ROB:
        weapon = WEAPONS[WEAPON_OF[first]]
    return events.ActionDeclared(SEATS[seat], act.text, to, card, weapon)


def names_in(which: int) -> str:
    """The first target that an aiming word names."""
    return SEATS[aims_in(which)[0]] if which >= 0 else ""


class Perform(Step[State]):
    """DOM-15.14  A declared action that nothing has stopped; what has become illegal is chosen again, or it is off."""

    def __init__(self, seat: Seat, act: Act, words: tuple[int, ...]) -> None:
        self.seat = seat
        self.act = act.text
        self.words = words
        self._act = act

    def run(self, table: Table[State]) -> None:
        state, act = table.state, self._act
        if state.turn.ended or not is_offered(table, self.seat, act):
            table.tell(events.ActionCancelled(SEATS[self.seat], act.text))
            return
        first = self.words[0] if self.words else -1
        asked = action_words(table, self.seat, act, []) if act in (PEEK, ARM, ROB, HACK) else []
        if asked and not any(isinstance(word, Picked) and word.which == first for word in asked):
            table.then(ChooseAgain(self.seat, act))
            return
        if not state.turn.done:
            # DOM-16.9: a second action is only for who was unarmed at the first.
            state.turn.began_unarmed_actions = act not in ARMED_ACTIONS and not state.players[self.seat].weapons
        state.turn.done.append(act.text)
        self.perform(table, act, first)

    def perform(self, table: Table[State], act: Act, first: int) -> None:
        table.then(ChainEnd())
        if act is PEEK:
            peek(table, self.seat, [(seat_in(first), slot_in(first))])
        elif act is DRAW:
            table.then(Draw(self.seat, 1))
        elif act is DROP:
            self.drop(table, first)
        elif act is ROB:
            rob(table, self.seat, first)
        elif act is HACK:
            self.hack(table, first)
        elif act is AIM:
            self.change(table)
        else:
            self.arm(table, act)

    def drop(self, table: Table[State], weapon: int) -> None:
        """DOM-06.4  Back to the centre."""
        if weapon in table.state.players[self.seat].weapons:
            drop(table, [(self.seat, weapon)])
        else:
            drop_all(table, [self.seat])

    def hack(self, table: Table[State], of: Seat) -> None:
        """DOM-17.4  One program face down of that player, at random."""
        card = steal_at_random(table, self.seat, of)
        table.state.players[self.seat].hand.append(card)
        who, whose, name = SEATS[self.seat], SEATS[of], PROGRAMS[PROGRAM_OF[card]]
        both = 1 << self.seat | 1 << of
        table.tell(events.ProgramStolen(who, whose, name), both, events.ProgramStolen(who, whose, ""))
        secret_moved(table, [card])

    def change(self, table: Table[State]) -> None:
        """DOM-06.5  The first weapon named, then the second."""
        weapons = table.state.players[self.seat].weapons
        if len(weapons) == 1:
            table.then(Aim(self.seat, weapons[0], (*targets_of(table.state, weapons[0]),), self.words[0]))
            return
        first = self.words[0]
        steps: list[Step[State]] = [Aim(self.seat, first, (), self.words[1])]
        if len(self.words) > 2 and self.words[2] >= 0:
            steps += [Aim(self.seat, one, (), self.words[2]) for one in weapons if one != first]
        table.then_all([*steps])

    def arm(self, table: Table[State], act: Act) -> None:
        """DOM-06.2, DOM-15.3  One weapon from the centre, two for the Gunslinger, aimed as declared."""
        state = table.state
        words = [*self.words]
        kinds = [(GRANTED[act.text], words[0] if words else -1)] if act.text in GRANTED else []
        while words and act is ARM:
            kind = words.pop(0)
            if kind >= 0:
                kinds.append((kind, words.pop(0) if words and kind != LASER else -1))
        centre = state.centre if act.text in GRANTED else open_in_centre(state)
        steps: list[Step[State]] = []
        mask = 0
        for kind, planned in kinds:
            weapon = first_of([one for one in centre if one in state.centre], kind)
            take_weapon(table, self.seat, weapon)
            mask |= 1 << weapon
            steps.append(Aim(self.seat, weapon, (), planned))
        table.then_all([*steps, Armed(self.seat, mask)])


class ChooseAgain(Decision[State, Picked]):
    """DOM-15.14  What the action named has become impossible: something else, without a new window."""

    rule = "DOM-15.14"
    automatic = True
    timer = "answer"

    def __init__(self, seat: Seat, act: Act) -> None:
        self.seat = seat
        self.act = act.text
        self._act = act

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return action_words(table, seat, self._act, [])

    def take(self, table: Table[State], seat: Seat, choice: Picked) -> None:
        table.then(Perform(seat, self._act, (choice.which,)))
