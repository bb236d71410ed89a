"""DOM-15.4, DOM-15.13, DOM-16, DOM-17  Effects that give, take, drop or aim weapons."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c06_aim import Aim, Armed, aim_words
from holdfast.games.doomsday.chapters.c15_deeds import PICKED_FROM, Deed, Picks, effect_of, group, seat_words
from holdfast.games.doomsday.chapters.c15_words import HELD_WORDS, KIND_WORDS, Picked, aims_in
from holdfast.games.doomsday.pieces import AIMED, LASER, ROCKET, SEATS, WEAPON_NAMES, WEAPON_OF
from holdfast.games.doomsday.queries import (
    armed,
    clockwise,
    holder_of,
    left_of,
    living_from,
    needs_pair,
    targets_of,
)
from holdfast.games.doomsday.state import State
from holdfast.games.doomsday.verbs.changes import aim, drop, hold, release, steal_weapon, take_weapon
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table

DROPPED, JUST_DROPPED, EITHER = "dropped", "just_dropped", "laser_or_rocket"
NAMED_WEAPONS: Final = (DROPPED, JUST_DROPPED, EITHER)


def drop_all(table: Table[State], seats: list[Seat], kind: int = -1) -> None:
    """DOM-15.13  All weapons of these players, or those of one kind, as one batch."""
    players = table.state.players
    held = [(seat, weapon) for seat in seats for weapon in players[seat].weapons]
    drop(table, [(seat, weapon) for seat, weapon in held if kind < 0 or WEAPON_OF[weapon] == kind])


def kinds_of(weapons: list[int]) -> list[int]:
    return sorted({WEAPON_OF[weapon] for weapon in weapons})


def first_of(weapons: list[int], kind: int) -> int:
    """Two weapons of one kind in the centre are alike."""
    return next(weapon for weapon in weapons if WEAPON_OF[weapon] == kind)


def give_weapon(table: Table[State], seat: Seat, weapon: int, planned: int = -1) -> None:
    """DOM-05.4, DOM-15.4  From the centre into these hands, aimed at once."""
    take_weapon(table, seat, weapon)
    table.then(Aim(seat, weapon, (), planned), Armed(seat, 1 << weapon))


class Arm(Deed):
    """DOM-15.4  Take a weapon from the centre, locked or not, and aim it; nothing happens if someone holds it.

    `other`: another player gets it, of the user's choice. `drop_own`: what is held is dropped first.
    """

    def __init__(self, rule: str, other: bool, weapon: str, kind: int, drop_own: bool, optional: bool) -> None:
        super().__init__(rule, optional)
        self.other = other
        self.weapon = weapon
        self.kind = kind
        self.drop_own = drop_own

    def weapons(self, state: State) -> list[int]:
        """Those in the centre that it means."""
        effect = state.effect
        if self.weapon == EITHER:
            return [weapon for weapon in state.centre if WEAPON_OF[weapon] in (LASER, ROCKET)]
        if self.weapon == DROPPED:
            return [weapon for weapon in state.centre if effect is not None and effect.weapons >> weapon & 1]
        if self.weapon == JUST_DROPPED:
            return [weapon for weapon in state.centre if effect is not None and weapon in effect.dropped]
        return [weapon for weapon in state.centre if WEAPON_OF[weapon] == self.kind]

    def takers(self, state: State, by: Seat) -> list[Seat]:
        """DOM-06.2a  Who holds a weapon gets no other without dropping it."""
        seats = group(state, by, "other_living") if self.other else [by]
        return [seat for seat in seats if self.drop_own or not state.players[seat].weapons]

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(self.weapons(state)) and bool(self.takers(state, by))

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        if not self.other or picks:
            return []
        return [*seat_words(self.takers(table.state, by))]

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        seat = picks[0] if picks else by
        state = table.state
        if not self.is_possible(state, by, []):
            return
        weapons = self.weapons(state)
        if self.drop_own:
            drop_all(table, [seat])
        kinds = kinds_of(weapons)
        if len(kinds) > 1:
            table.then(ChooseWeapon(seat, tuple(weapons)))
        else:
            give_weapon(table, seat, weapons[0])


class ChooseWeapon(Decision[State, Picked]):
    """DOM-17.18, DOM-DP20, DOM-DP36  Which of these weapons in the centre?"""

    rule = "DOM-15.13"
    automatic = True
    timer = "answer"

    def __init__(self, seat: Seat, weapons: tuple[int, ...]) -> None:
        self.seat = seat
        self.weapons = weapons

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [KIND_WORDS[kind] for kind in kinds_of(list(self.weapons))]

    def take(self, table: Table[State], seat: Seat, choice: Picked) -> None:
        give_weapon(table, seat, first_of(list(self.weapons), choice.which))


class DropWeapon(Deed):
    """DOM-15.13, DOM-17.16, DOM-17.17, DOM-17.27  Somebody, or everybody, drops all weapons, or those of a kind."""

    def __init__(self, rule: str, who: str, kind: int) -> None:
        super().__init__(rule)
        self.who = who
        self.kind = kind

    def seats(self, state: State, by: Seat) -> list[Seat]:
        return [seat for seat in group(state, by, self.who) if state.players[seat].weapons]

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(self.seats(state, by))

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        if picks or self.who not in PICKED_FROM:
            return []
        return [*seat_words(self.seats(table.state, by))]

    def seats_in(self, picks: Picks) -> list[Seat]:
        return list(picks)

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        drop_all(table, list(picks) if picks else self.seats(table.state, by), self.kind)


def held_words(state: State, seats: list[Seat], kind: int = -1) -> list[Picked]:
    """Weapons in these players' hands."""
    held = [(seat, weapon) for seat in seats for weapon in state.players[seat].weapons]
    return [HELD_WORDS[seat][weapon] for seat, weapon in held if kind < 0 or WEAPON_OF[weapon] == kind]


class StealWeapon(Deed):
    """DOM-16.24, DOM-17.23  Another player's weapon; what is held is dropped first."""

    def __init__(self, rule: str, kind: int, optional: bool) -> None:
        super().__init__(rule, optional)
        self.kind = kind

    def words(self, state: State, by: Seat) -> list[Picked]:
        return held_words(state, group(state, by, "other_armed"), self.kind)

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(self.words(state, by))

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        return [] if picks else [*self.words(table.state, by)]

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        drop_all(table, [by])
        rob(table, by, picks[0])


def rob(table: Table[State], seat: Seat, weapon: int) -> None:
    """DOM-15.13  The weapon changes hands and is aimed at once."""
    steal_weapon(table, seat, holder_of(table.state, weapon), weapon)
    table.then(Aim(seat, weapon), Armed(seat, 1 << weapon))


class SwapWeapons(Deed):
    """DOM-17.9, DOM-R56  Two armed players exchange one weapon each, and each aims anew, clockwise."""

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return len(armed(state)) > 1

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        state = table.state
        seats = group(state, by, "any_armed")
        if len(picks) == 2:
            return []
        # The first of the two comes before the other, so that every exchange has one spelling.
        left = seats[seats.index(holder_of(state, picks[0])) + 1 :] if picks else seats[:-1]
        return [*held_words(state, left)]

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        state = table.state
        a, b = holder_of(state, picks[0]), holder_of(state, picks[1])
        release(state, a, picks[0])
        release(state, b, picks[1])
        hold(state, a, picks[1])
        hold(state, b, picks[0])
        table.tell(events.WeaponsSwapped(SEATS[a], SEATS[b], WEAPON_NAMES[picks[0]], WEAPON_NAMES[picks[1]]))
        steps: list[Step[State]] = []
        for seat in clockwise(state):
            if seat in (a, b):
                weapon = picks[1] if seat == a else picks[0]
                steps += [Aim(seat, weapon), Armed(seat, 1 << weapon)]
        table.then_all([*steps])


# -- aims --------------------------------------------------------------------------------------------


def aimed_weapons(state: State, seats: list[Seat]) -> list[int]:
    """DOM-07.7  Those that aim at somebody: never a laser."""
    held = [weapon for seat in seats for weapon in state.players[seat].weapons]
    return [weapon for weapon in held if AIMED[WEAPON_OF[weapon]] and targets_of(state, weapon)]


class TrackByIp(Deed):
    """DOM-17.29, DOM-R17  Each aim moves to the next player clockwise; a pair slides on past its holder."""

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(aimed_weapons(state, clockwise(state)))

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        state = table.state
        for seat in clockwise(state):
            for weapon in state.players[seat].weapons:
                if weapon in aimed_weapons(state, [seat]):
                    first, second = moved_on(state, seat, weapon)
                    aim(table, seat, weapon, first, second)


def moved_on(state: State, holder: Seat, weapon: int) -> tuple[Seat, Seat]:
    """Where this weapon's aim moves to."""
    first = state.aim_first[weapon]
    if needs_pair(state, holder, weapon):
        circle = living_from(state, first)
        # The pair as it lies clockwise: the second follows the first, or the first follows the second.
        at = 0 if circle[1] == state.aim_second[weapon] else len(circle) - 1
        for _ in circle:
            at = (at + 1) % len(circle)
            pair = (circle[at], circle[(at + 1) % len(circle)])
            if holder not in pair:
                return pair
    following = left_of(state, first)
    return (left_of(state, following) if following == holder else following), -1


class Retarget(Deed):
    """DOM-17.30, DOM-07.7  One aimed weapon, anyone's, gets another legal target of the user's choice."""

    def words(self, state: State, weapon: int) -> list[Picked]:
        aims = targets_of(state, weapon)
        words = aim_words(state, holder_of(state, weapon), weapon, aims, [])
        return [word for word in words if {*aims_in(word.which)} - {-1} != {*aims}]

    def movable(self, state: State, by: Seat) -> list[int]:
        weapons = aimed_weapons(state, group(state, by, "any_armed"))
        return [weapon for weapon in weapons if self.words(state, weapon)]

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(self.movable(state, by))

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        state = table.state
        if not picks:
            return [HELD_WORDS[holder_of(state, weapon)][weapon] for weapon in self.movable(state, by)]
        return [] if len(picks) > 1 else [*self.words(state, picks[0])]

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        first, second = aims_in(picks[1])
        aim(table, holder_of(table.state, picks[0]), picks[0], first, second)


# -- Fortune Teller ------------------------------------------------------------------------------------


class CancelArming(Deed):
    """DOM-16.28, DOM-R49, DOM-R72  What was just taken goes back; a turn of the taker's jumps to its end."""

    def weapons(self, state: State) -> list[int]:
        effect = effect_of(state)
        return [weapon for weapon in state.players[effect.cause].weapons if effect.weapons >> weapon & 1]

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        if state.players[by].cancelled and not state.mode.unlimited_teller:
            return False
        return effect_of(state).cause >= 0 and bool(self.weapons(state))

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        state = table.state
        taker = effect_of(state).cause
        state.players[by].cancelled = True
        drop(table, [(taker, weapon) for weapon in self.weapons(state)])
        if state.turn.seat == taker:
            state.turn.ended = True
            table.tell(events.TurnLost(SEATS[taker]))
