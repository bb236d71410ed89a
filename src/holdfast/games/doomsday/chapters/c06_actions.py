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
from holdfast.games.doomsday.pieces import (
    LASER,
    PROGRAM_OF,
    PROGRAMS,
    ROCKET,
    SEATS,
    SLOTS,
    WEAPON_NAMES,
    WEAPON_OF,
    WEAPONS,
)
from holdfast.games.doomsday.queries import (
    has_power,
    hidden_roles,
    hidden_sides,
    holder_of,
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
    for number in range(most_taken(state, seat)):
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


def most_taken(state: State, seat: Seat) -> int:
    """DOM-16.22  With one other living player there is but one weapon."""
    return 2 if has_power(state, seat, "dual_wield") and len(others_of(state, seat)) > 1 else 1


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
    words = [picked(said, at) for at in range(len(said))]
    held = state.players[seat].weapons
    first = words[0] if words else -1
    to: list[str] = []
    weapon: list[str] = []
    card = ""
    if act is PEEK:
        to, card = [SEATS[seat_in(first)]], SLOTS[slot_in(first)]
    elif act is HACK:
        to = [SEATS[first]]
    elif act is ARM:
        plans = arming(words)
        weapon, to = [WEAPONS[kind] for kind, _ in plans], names_in(plans)
    elif act is AIM:
        plans = turning(held, words)
        weapon, to = [WEAPON_NAMES[one] for one, _ in plans], names_in(plans)
    elif act is DROP:
        weapon = [WEAPON_NAMES[one] for one in held if first in (-1, one)]
    elif act is TAKE_ROCKET:
        weapon, to = [WEAPONS[ROCKET]], names_in([(ROCKET, first)])
    elif act is TAKE_LASER:
        weapon = [WEAPONS[LASER]]
    elif act is ROB:
        weapon, to = [WEAPON_NAMES[first]], [SEATS[holder_of(state, first)]]
    return events.ActionDeclared(SEATS[seat], act.text, to, card, weapon)


Plans = list[tuple[int, int]]
"""Weapons, and for each the aim that was named with it, or -1."""


def names_in(plans: Plans) -> list[str]:
    """All targets that are named."""
    return [SEATS[one] for _, which in plans if which >= 0 for one in aims_in(which) if one >= 0]


def arming(words: list[int]) -> Plans:
    """DOM-06.2, DOM-16.22  Each kind with its aim: a laser has none."""
    left = [which for which in words if which >= 0]
    plans: Plans = []
    while left:
        kind = left.pop(0)
        plans.append((kind, left.pop(0) if left and kind != LASER else -1))
    return plans


def turning(held: list[int], words: list[int]) -> Plans:
    """DOM-06.5, DOM-16.22  The weapon named first, then the other one; who holds one names none."""
    if len(words) == 1:
        return [(held[0], words[0])]
    others = [(weapon, which) for weapon in held if weapon != words[0] for which in words[2:] if which >= 0]
    return [(weapon, which) for weapon, which in [(words[0], words[1]), *others] if weapon in held]


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
        if not self.stands(table):
            table.then(ChooseAgain(self.seat, act))
            return
        if not state.turn.done:
            # DOM-16.9: a second action is only for who was unarmed at the first.
            state.turn.began_unarmed_actions = act not in ARMED_ACTIONS and not state.players[self.seat].weapons
        state.turn.done.append(act.text)
        self.perform(table, act, self.words[0] if self.words else -1)

    def stands(self, table: Table[State]) -> bool:
        """DOM-15.14  Is there still what the action named? A target that is gone is asked for when it is aimed."""
        state, act = table.state, self._act
        if act is ARM:
            return self.can_take_all(state)
        if act is AIM:
            return bool(turning(state.players[self.seat].weapons, [*self.words]))
        asked = action_words(table, self.seat, act, []) if act in (PEEK, ROB, HACK) else []
        return not asked or any(isinstance(word, Picked) and word.which == self.words[0] for word in asked)

    def can_take_all(self, state: State) -> bool:
        kinds = [kind for kind, _ in arming([*self.words])]
        left = [WEAPON_OF[weapon] for weapon in open_in_centre(state)]
        return len(kinds) <= most_taken(state, self.seat) and all(kinds.count(one) <= left.count(one) for one in kinds)

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
        state = table.state
        plans = turning(state.players[self.seat].weapons, [*self.words])
        table.then_all([Aim(self.seat, one, (*targets_of(state, one),), which) for one, which in plans])

    def arm(self, table: Table[State], act: Act) -> None:
        """DOM-06.2, DOM-15.3  One weapon from the centre, two for the Gunslinger, aimed as declared."""
        state = table.state
        is_granted = act.text in GRANTED
        plans = [(GRANTED[act.text], self.words[0] if self.words else -1)] if is_granted else arming([*self.words])
        centre = state.centre if is_granted else open_in_centre(state)
        steps: list[Step[State]] = []
        mask = 0
        for kind, planned in plans:
            weapon = first_of([one for one in centre if one in state.centre], kind)
            take_weapon(table, self.seat, weapon)
            mask |= 1 << weapon
            steps.append(Aim(self.seat, weapon, (), planned))
        table.then_all([*steps, Armed(self.seat, mask)])


class ChooseAgain(Decision[State, Choice]):
    """DOM-15.14  What the action named has become impossible: something else, without a new window."""

    rule = "DOM-15.14"
    automatic = True
    timer = "answer"

    def __init__(self, seat: Seat, act: Act, said: tuple[Choice, ...] = ()) -> None:
        self.seat = seat
        self.act = act.text
        self.said = tuple([word.text for word in said])
        self._act = act
        self._said = said

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return action_words(table, seat, self._act, [*self._said])

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        said = (*self._said, choice)
        if action_words(table, seat, self._act, [*said]):
            table.then(ChooseAgain(seat, self._act, said))
        else:
            table.then(Perform(seat, self._act, tuple([picked([*said], at) for at in range(len(said))])))
