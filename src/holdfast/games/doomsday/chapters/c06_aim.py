"""DOM-06.2, DOM-07.8, DOM-R17, DOM-R48  Aiming a weapon, and aiming anew when nothing else is left."""

from __future__ import annotations

from holdfast.games.doomsday.chapters.c15_words import OWN_WORDS, PAIR_WORDS, SEAT_WORDS, Picked, aims_in
from holdfast.games.doomsday.pieces import AIMED, WEAPON_OF
from holdfast.games.doomsday.queries import (
    can_aim,
    clockwise,
    has_power,
    is_aimed_well,
    needs_pair,
    others_of,
    pair_aims,
    single_aims,
    targets_of,
)
from holdfast.games.doomsday.state import State
from holdfast.games.doomsday.verbs.batches import Batch, enqueue
from holdfast.games.doomsday.verbs.changes import aim, drop
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


def aim_words(state: State, holder: Seat, weapon: int, avoid: list[Seat], keep: list[Seat]) -> list[Picked]:
    """DOM-DP7  Whom this weapon can be aimed at; nothing for a laser.

    `avoid`: not at these again, if there is anybody else. `keep`: a pair with at least one of these (DOM-R17).
    """
    if not AIMED[WEAPON_OF[weapon]]:
        return []
    if needs_pair(state, holder, weapon):
        found = pair_aims(state, holder, weapon)
        fresh = [(a, b) for a, b in found if {a, b} != {*avoid}] or found
        kept = [(a, b) for a, b in fresh if a in keep or b in keep] or fresh
        return [PAIR_WORDS[a][b] for a, b in kept]
    seats = single_aims(state, holder, weapon)
    return [SEAT_WORDS[seat] for seat in [seat for seat in seats if seat not in avoid] or seats]


class ChooseAim(Decision[State, Picked]):
    """DOM-06.2, DOM-07.8  At whom? Everybody sees who can be aimed at."""

    rule = "DOM-06.2"
    automatic = True
    timer = "answer"

    def __init__(self, seat: Seat, weapon: int, avoid: tuple[int, ...] = (), keep: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.weapon = weapon
        self.avoid = avoid
        self.keep = keep

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [*aim_words(table.state, seat, self.weapon, [*self.avoid], [*self.keep])]

    def take(self, table: Table[State], seat: Seat, choice: Picked) -> None:
        first, second = aims_in(choice.which)
        aim(table, seat, self.weapon, first, second)


class Aim(Step[State]):
    """DOM-05.4  A weapon that has come into somebody's hands is aimed at once. `planned`: as the action named it."""

    def __init__(self, seat: Seat, weapon: int, avoid: tuple[int, ...] = (), planned: int = -1) -> None:
        self.seat = seat
        self.weapon = weapon
        self.avoid = avoid
        self.planned = planned

    def run(self, table: Table[State]) -> None:
        state = table.state
        player = state.players[self.seat]
        if not player.alive or self.weapon not in player.weapons:
            return
        words = aim_words(state, self.seat, self.weapon, [*self.avoid], [])
        if any(word.which == self.planned for word in words):
            first, second = aims_in(self.planned)
            aim(table, self.seat, self.weapon, first, second)
        elif words:
            table.then(ChooseAim(self.seat, self.weapon, self.avoid))
        elif not can_aim(state, self.seat, self.weapon):
            table.then(Mend())


class Armed(Step[State]):
    """DOM-16.28  Somebody has just taken and aimed these weapons (a mask): that may set something off."""

    def __init__(self, seat: Seat, weapons: int) -> None:
        self.seat = seat
        self.weapons = weapons

    def run(self, table: Table[State]) -> None:
        state = table.state
        held = sum([1 << weapon for weapon in state.players[self.seat].weapons])
        if held & self.weapons:
            batch = Batch()
            batch.armed = self.seat
            batch.weapons = held & self.weapons
            enqueue(state, batch)


class Mend(Step[State]):
    """DOM-07.8, DOM-R17, DOM-R48  Whoever's weapon has lost its target aims anew, clockwise from the active player.

    A weapon that is just being fired is not aimed anew. Whoever may no longer hold two weapons keeps one.
    """

    def run(self, table: Table[State]) -> None:
        state = table.state
        for seat in clockwise(state):
            player = state.players[seat]
            others = others_of(state, seat)
            if not player.alive or not player.weapons or not others:
                continue
            if len(player.weapons) > 1 and (len(others) == 1 or not has_power(state, seat, "dual_wield")):
                table.then(KeepOne(seat), Mend())
                return
            for weapon in player.weapons:
                if weapon != state.firing and not is_aimed_well(state, weapon):
                    self.mend(table, seat, weapon)
                    return

    def mend(self, table: Table[State], seat: Seat, weapon: int) -> None:
        state = table.state
        keep = tuple([one for one in targets_of(state, weapon) if state.players[one].alive])
        if weapon == state.declared and len(keep) < len(targets_of(state, weapon)):
            state.declared = -1
        if can_aim(state, seat, weapon):
            table.then(ChooseAim(seat, weapon, (), keep), Mend())
        else:
            table.then(KeepOne(seat), Mend())


class KeepOne(Decision[State, Picked]):
    """DOM-R48, DOM-DP34  No two targets are left for two weapons, or no role for them: one is kept."""

    rule = "DOM-R48"
    automatic = True
    timer = "answer"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [OWN_WORDS[weapon] for weapon in table.state.players[seat].weapons]

    def take(self, table: Table[State], seat: Seat, choice: Picked) -> None:
        weapons = table.state.players[seat].weapons
        drop(table, [(seat, weapon) for weapon in weapons if weapon != choice.which])
