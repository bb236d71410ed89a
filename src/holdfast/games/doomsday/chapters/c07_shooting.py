"""DOM-07  Shooting: declared, answered, carried out target by target, and what happens to the weapon."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c05_words import SECOND_SHOT, Sentence
from holdfast.games.doomsday.chapters.c06_actions import SHOOT
from holdfast.games.doomsday.chapters.c06_aim import Aim
from holdfast.games.doomsday.chapters.c07_words import HEAL, SHOW, manner_words, ready
from holdfast.games.doomsday.chapters.c08_drawing import Draw
from holdfast.games.doomsday.chapters.c08_windows import ActionWindow
from holdfast.games.doomsday.chapters.c15_chain import ChainEnd, Drain
from holdfast.games.doomsday.chapters.c15_damage import deal_damage
from holdfast.games.doomsday.chapters.c15_words import Picked
from holdfast.games.doomsday.pieces import (
    DRAWS,
    HARM,
    LASER,
    MOST_SEATS,
    POWERS,
    ROLE,
    SEATS,
    SIDES,
    SLOTS,
    SPARED_BY_ROLE,
    WEAPON_NAMES,
    WEAPON_OF,
)
from holdfast.games.doomsday.queries import has_power, hidden_roles, hidden_sides, living_from, number_of, targets_of
from holdfast.games.doomsday.state import State
from holdfast.games.doomsday.verbs.changes import drop, heal, turn_up
from holdfast.kernel.step import Choice, Decision, Fork, Seat, Step
from holdfast.kernel.table import Table

# -- declaring -----------------------------------------------------------------------------------------


def declare_shot(table: Table[State], seat: Seat, said: list[Choice]) -> None:
    """DOM-07.1, DOM-07.10  Everybody hears at whom; then anybody may react. A second weapon is fired afterwards."""
    state = table.state
    weapons = ready(state, seat)
    weapon = weapons[0]
    rest = said
    if len(weapons) > 1 and said and isinstance(said[0], Picked):
        weapon, rest = said[0].which, said[1:]
    others = tuple([one for one in weapons if one != weapon])
    declare_one(table, seat, weapon, rest, others)


def declare_one(table: Table[State], seat: Seat, weapon: int, rest: list[Choice], others: tuple[int, ...]) -> None:
    state = table.state
    named = rest[0] if rest else None
    targets = targets_of(state, weapon)
    if WEAPON_OF[weapon] == LASER and isinstance(named, Picked):
        targets = [named.which]
    heals = named is HEAL
    state.shows = named is SHOW
    at, word = [SEATS[one] for one in targets], "heal" if heals else "shoot"
    table.tell(events.ActionDeclared(SEATS[seat], word, at, "", [WEAPON_NAMES[weapon]]))
    state.declared = weapon
    table.then(
        ActionWindow("shot"), Shot(seat, weapon, tuple(targets), heals), *[SecondShot(seat, one) for one in others]
    )


class SecondShot(Fork[State]):
    """DOM-16.22, DOM-R48  The Gunslinger's other weapon, with a window of its own, if the first shot has left it."""

    def __init__(self, seat: Seat, weapon: int) -> None:
        self.seat = seat
        self.weapon = weapon

    def is_left(self, state: State) -> bool:
        turn = state.turn
        return self.weapon in ready(state, self.seat) and not turn.ended and SHOOT.text in turn.done

    def seats(self, table: Table[State]) -> list[Seat]:
        state = table.state
        return [self.seat] if self.is_left(state) and manner_words(state, self.seat, self.weapon) else []

    def lane(self, table: Table[State], seat: Seat) -> list[Step[Any]]:
        return [Sentence(seat, SECOND_SHOT, "turn", (SHOOT,))]

    def join(self, table: Table[State], sealed: dict[Seat, list[Choice]]) -> None:
        said = sealed.get(self.seat) or [SHOOT]
        if self.is_left(table.state):
            declare_one(table, self.seat, self.weapon, said[1:], ())


class Shot(Step[State]):
    """DOM-07.6, DOM-07.7, DOM-07.10, DOM-R32  The window is over: is it still fired, and at whom?"""

    def __init__(self, seat: Seat, weapon: int, targets: tuple[int, ...], heals: bool) -> None:
        self.seat = seat
        self.weapon = weapon
        self.targets = targets
        self.heals = heals

    def aims(self, state: State) -> list[Seat]:
        """DOM-07.7  At whom it is aimed now; a laser, at whom it named."""
        return list(self.targets) if WEAPON_OF[self.weapon] == LASER else targets_of(state, self.weapon)

    def run(self, table: Table[State]) -> None:
        state = table.state
        shows, state.shows = state.shows, False
        kind = WEAPON_OF[self.weapon]
        targets = self.aims(state)
        # DOM-R32: nothing is declared any more if its target has died, even though it aims at somebody else now.
        is_void = state.declared != self.weapon or not all(state.players[one].alive for one in targets)
        state.declared = -1
        if state.turn.ended or self.weapon not in ready(state, self.seat) or is_void:
            table.tell(events.ActionCancelled(SEATS[self.seat], SHOOT.text))
            return
        if SHOOT.text not in state.turn.done:
            state.turn.done.append(SHOOT.text)
        state.firing = self.weapon
        table.tell(events.ShotFired(SEATS[self.seat], WEAPON_NAMES[self.weapon], [SEATS[one] for one in targets]))
        # DOM-DP8: the role is not shown if the target has changed meanwhile, or if it is another's now.
        boosted = shows and targets == list(self.targets) and has_power(state, self.seat, "boost_pistol")
        steps: list[Step[State]] = [ShowAssassin(self.seat)] if boosted else []
        for one in living_from(state, self.seat):
            if one in targets:
                steps += [Hit(one, kind, self.heals, boosted), Drain()]
        table.then_all([*steps, AfterShot(self.seat, self.weapon, tuple(targets)), ChainEnd()])


class ShowAssassin(Step[State]):
    """DOM-16.18, DOM-R53  The shooter shows the role; it counts as a reveal for others."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        roles = table.state.players[self.seat].roles
        turn_up(table, [(self.seat, ROLE + at) for at, card in enumerate(roles) if "boost_pistol" in POWERS[card]])


# -- answering -----------------------------------------------------------------------------------------


class Bear(Choice):
    """Take the damage."""


class Show(Choice):
    """Reveal these cards instead."""

    def __init__(self, seat: Seat, slots: tuple[int, ...]) -> None:
        super().__init__(" ".join([SLOTS[slot] for slot in slots]))
        self.slots = slots
        self.owner = seat

    def anchors(self) -> list[str]:
        return [f"card:{SEATS[self.owner]}:{SLOTS[slot]}" for slot in self.slots]


BEAR: Final = Bear("damage")
SHOW_ONE: Final = [[Show(seat, (slot,)) for slot in range(len(SLOTS))] for seat in range(MOST_SEATS)]
SHOW_BOTH: Final = [
    [[Show(seat, (side, slot)) for slot in range(len(SLOTS))] for side in SIDES] for seat in range(MOST_SEATS)
]


class Hit(Step[State]):
    """DOM-07.2, DOM-07.4, DOM-R68  One target's part of a shot; who is dead by then is passed over."""

    def __init__(self, seat: Seat, kind: int, heals: bool, boosted: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.heals = heals
        self.boosted = boosted

    def run(self, table: Table[State]) -> None:
        if not table.state.players[self.seat].alive:
            return
        if self.heals:
            heal(table, self.seat, 1)
        else:
            table.then(AnswerShot(self.seat, self.kind, self.boosted))


class AnswerShot(Decision[State, Choice]):
    """DOM-07.2, DOM-07.3, DOM-DP9  Take the damage, or reveal what the weapon allows."""

    rule = "DOM-07.2"
    automatic = True
    timer = "answer"

    def __init__(self, seat: Seat, kind: int, boosted: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.boosted = boosted

    def harm(self, state: State) -> int:
        shooter = state.turn.seat
        return number_of(state, shooter, "boost_pistol") if self.boosted else HARM[self.kind]

    def shows(self, state: State, seat: Seat) -> list[Choice]:
        if self.boosted:
            # DOM-16.18: a loyalty card and the role.
            return [
                SHOW_BOTH[seat][side][slot] for side in hidden_sides(state, seat) for slot in hidden_roles(state, seat)
            ]
        slots = hidden_roles(state, seat) if SPARED_BY_ROLE[self.kind] else hidden_sides(state, seat)
        return [SHOW_ONE[seat][slot] for slot in slots]

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [BEAR, *self.shows(table.state, seat)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """DOM-DP9  Reveal if that avoids death; take one damage at two lives; else reveal."""
        state = table.state
        shows = self.shows(state, seat)
        dies = state.players[seat].lives <= self.harm(state)
        return shows[0] if shows and (dies or self.harm(state) > 1) else BEAR

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        if isinstance(choice, Show):
            turn_up(table, [(seat, slot) for slot in choice.slots])
            return
        if not table.unheard():
            table.tell(events.DamageChosen(SEATS[seat]))
        deal_damage(table, [(seat, self.harm(table.state))])


# -- afterwards ------------------------------------------------------------------------------------------


class AfterShot(Step[State]):
    """DOM-07.5, DOM-R66, DOM-R68  First draw, then drop what is still held; a dead shooter draws nothing."""

    def __init__(self, seat: Seat, weapon: int, targets: tuple[int, ...]) -> None:
        self.seat = seat
        self.weapon = weapon
        self.targets = targets

    def run(self, table: Table[State]) -> None:
        table.then(Draw(self.seat, DRAWS[WEAPON_OF[self.weapon]]), LayDown(self.seat, self.weapon, self.targets))


class LayDown(Step[State]):
    """DOM-07.5, DOM-16.3  The weapon goes back to the centre, unless the Fixer keeps it."""

    def __init__(self, seat: Seat, weapon: int, targets: tuple[int, ...]) -> None:
        self.seat = seat
        self.weapon = weapon
        self.targets = targets

    def run(self, table: Table[State]) -> None:
        state = table.state
        if self.weapon not in state.players[self.seat].weapons or state.firing != self.weapon:
            return
        if has_power(state, self.seat, "keep_weapon"):
            table.then(KeepWeapon(self.seat, self.weapon, self.targets))
        else:
            drop(table, [(self.seat, self.weapon)])


KEEP, LAY_DOWN = Choice("keep"), Choice("drop")


class KeepWeapon(Decision[State, Choice]):
    """DOM-16.3, DOM-DP16  Drop it, or keep it and aim at somebody else, if there is anybody?"""

    rule = "DOM-16.3"
    timer = "ability"

    def __init__(self, seat: Seat, weapon: int, targets: tuple[int, ...]) -> None:
        self.seat = seat
        self.weapon = weapon
        self.targets = targets

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [LAY_DOWN, KEEP]

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        table.state.firing = -1
        if choice is KEEP:
            table.then(Aim(seat, self.weapon, self.targets))
        else:
            drop(table, [(seat, self.weapon)])
