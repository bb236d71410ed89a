"""OUT-07  Attacks: a squad that arrives robs every weaker active squad in the zone."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c01_payments import ANY_TIME, GIVEN, ROBBED, PayTokens, tribute_limits
from holdfast.games.outlive.chapters.c11_losses import kind_anchors
from holdfast.games.outlive.pieces import (
    AMMO,
    ARMOR,
    ARMOR_STOPS,
    BANDIT_DEN,
    BAT,
    BAT_STRENGTH,
    EQUIPMENT,
    GUARD_ROOM,
    GUARDED_STRENGTH,
    RESOURCES,
    SQUADS,
    STRENGTH,
)
from holdfast.games.outlive.queries import active_in, can_pay_tribute, has_tool, is_ready, name_of, ready
from holdfast.games.outlive.state import Attack, State, Visit
from holdfast.games.outlive.verbs import pay, turn, use_room
from holdfast.kernel.errors import RulesError
from holdfast.kernel.orders import Order
from holdfast.kernel.step import Ask, Choice, Decision, Seat, Step
from holdfast.kernel.table import Table

MOST_EFFECTIVE: Final[int] = max(STRENGTH) - min(STRENGTH) + BAT_STRENGTH


class Swing(Choice):
    """Use the Baseball Bat, or not."""

    icon = "baseball_bat"

    def __init__(self, use: bool) -> None:
        super().__init__("swing" if use else "spare")
        self.use = use

    def anchors(self) -> list[str]:
        return [f"tile:{EQUIPMENT[BAT]}"] if self.use else []


class Defend(Choice):
    """With the Guard Room, or with Battle Gear and so much ammo; with nothing at all it is yielding."""

    icon = "shield"

    def __init__(self, guard: bool, armor: bool, ammo: int) -> None:
        means = [*(["guard"] if guard else []), *(["armor"] if armor else []), *([str(ammo)] if ammo else [])]
        super().__init__(f"defend {' '.join(means)}" if means else "yield")
        self.guard = guard
        self.armor = armor
        self.ammo = ammo

    def anchors(self) -> list[str]:
        places = kind_anchors(GUARD_ROOM) if self.guard else []
        if self.armor:
            places.append(f"tile:{EQUIPMENT[ARMOR]}")
        if self.ammo:
            places.append(f"resource:{RESOURCES[AMMO]}")
        return places


class OpenDen(Choice):
    """Use the Bandit Den, or not."""

    icon = "fist"

    def __init__(self, use: bool) -> None:
        super().__init__("pick" if use else "accept")
        self.use = use

    def anchors(self) -> list[str]:
        return kind_anchors(BANDIT_DEN) if self.use else []


SWING: Final = Swing(True)
SPARE: Final = Swing(False)
SWING_OR_SPARE: Final[list[Choice]] = [SWING, SPARE]
DEFEND: Final = [[Defend(False, armor, ammo) for ammo in range(MOST_EFFECTIVE + 1)] for armor in (False, True)]
GUARD: Final = Defend(True, False, 0)
PICK: Final = OpenDen(True)
ACCEPT: Final = OpenDen(False)
PICK_OR_ACCEPT: Final[list[Choice]] = [PICK, ACCEPT]


def visit_of(state: State) -> Visit:
    """The visit under way."""
    if state.visit is None:
        raise RulesError("no squad is visiting anything")
    return state.visit


def attack_of(state: State) -> Attack:
    """The attack under way."""
    if state.attack is None:
        raise RulesError("there is no attack")
    return state.attack


def attack_strength(visit: Visit) -> int:
    """OUT-07.9  Printed, also under a Sandstorm; only the Bat adds to it."""
    return STRENGTH[visit.squad] + (BAT_STRENGTH if visit.bat else 0)


def targets(state: State, attacker: Seat, zone: int, strength: int) -> list[Seat]:
    """OUT-07.1, OUT-07.10  Whose active squads in the zone are weaker than this, clockwise from the attacker."""
    seats = len(state.shelters)
    found: list[Seat] = []
    for at in range(1, seats):
        seat = (attacker + at) % seats
        squad = active_in(state.shelters[seat], zone)
        if squad >= 0 and STRENGTH[squad] < strength:
            found.append(seat)
    return found


def bat_helps(state: State, attacker: Seat, squad: int, zone: int) -> bool:
    """OUT-20.7  Is the Bat ready, and would anybody whom it reaches have something to lose?"""
    if not has_tool(state.shelters[attacker], BAT):
        return False
    with_bat = targets(state, attacker, zone, STRENGTH[squad] + BAT_STRENGTH)
    return any(can_pay_tribute(state.shelters[seat]) for seat in with_bat)


class Raid(Step[State]):
    """OUT-07.1, OUT-07.2  Before any action, and whether the attacker likes it or not."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        visit = visit_of(state)
        table.then(RAID_ALL)
        if bat_helps(state, visit.seat, visit.squad, visit.zone):
            table.then(UseBat(visit.seat))


class UseBat(Decision[State, Swing]):
    """OUT-20.7  Declared once, before any defence; it counts for all attacks of this arrival (OUT-R12)."""

    rule = "OUT-20.7"
    allows = ANY_TIME
    timer = "reaction"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return SWING_OR_SPARE

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return SWING

    def take(self, table: Table[State], seat: Seat, choice: Swing) -> None:
        if choice.use:
            turn(table, seat, BAT)
            visit_of(table.state).bat = True


class RaidAll(Step[State]):
    """OUT-07.10  One target after another; everything about one is finished before the next."""

    def run(self, table: Table[State]) -> None:
        visit = visit_of(table.state)
        found = targets(table.state, visit.seat, visit.zone, attack_strength(visit))
        table.then_all([Assault(seat) for seat in found])


RAID: Final = Raid()
RAID_ALL: Final = RaidAll()


class Assault(Step[State]):
    """OUT-07.3  One attack: its effectiveness is the difference of strengths."""

    def __init__(self, of: Seat) -> None:
        self.of = of

    def run(self, table: Table[State]) -> None:
        state = table.state
        visit = visit_of(state)
        defender = state.shelters[self.of]
        squad = active_in(defender, visit.zone)
        effectiveness = attack_strength(visit) - STRENGTH[squad]
        state.attack = Attack(visit.seat, self.of, squad, effectiveness)
        # An attack has begun: the move that led to it cannot be taken back, whether or not anybody is asked.
        table.reveal()
        if not table.unheard():
            who, of = name_of(visit.seat), name_of(self.of)
            table.tell(events.Attacked(who, SQUADS[visit.squad], of, SQUADS[squad], effectiveness))
        table.then(TRIBUTE)
        if can_pay_tribute(defender) and has_defence(state, self.of, squad):
            table.then(Defence(self.of))


def has_defence(state: State, seat: Seat, squad: int) -> bool:
    """OUT-23.1  Ammo, Battle Gear or a Guard Room."""
    shelter = state.shelters[seat]
    return shelter.stores[AMMO] > 0 or has_tool(shelter, ARMOR) or is_guarded(state, seat, squad)


def is_guarded(state: State, seat: Seat, squad: int) -> bool:
    """OUT-19.17  Can the Guard Room cancel an attack on this squad? Printed strength counts (OUT-R31)."""
    return STRENGTH[squad] == GUARDED_STRENGTH and is_ready(state.shelters[seat], GUARD_ROOM)


class Defence(Decision[State, Defend]):
    """OUT-07.5  Each ammo lowers the effectiveness by 1, Battle Gear by 2; the Guard Room cancels the attack."""

    rule = "OUT-07.5"
    allows = ANY_TIME
    timer = "reaction"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        attack = attack_of(table.state)
        shelter = table.state.shelters[seat]
        ammo = shelter.stores[AMMO]
        options: list[Choice] = []
        if is_guarded(table.state, seat, attack.squad):
            options.append(GUARD)
        options.extend(DEFEND[0][: min(ammo, attack.effectiveness) + 1])
        if has_tool(shelter, ARMOR):
            left = max(0, attack.effectiveness - ARMOR_STOPS)
            options.extend(DEFEND[1][: min(ammo, left) + 1])
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """The Guard Room, else Battle Gear, then ammo for the rest."""
        attack = attack_of(table.state)
        shelter = table.state.shelters[seat]
        if is_guarded(table.state, seat, attack.squad):
            return GUARD
        armored = has_tool(shelter, ARMOR)
        left = max(0, attack.effectiveness - (ARMOR_STOPS if armored else 0))
        return DEFEND[armored][min(left, shelter.stores[AMMO])]

    def take(self, table: Table[State], seat: Seat, choice: Defend) -> None:
        state = table.state
        attack = attack_of(state)
        left = 0
        if choice.guard:
            use_room(table, seat, ready(state.shelters[seat], GUARD_ROOM))
        else:
            left = attack.effectiveness
            if choice.armor:
                turn(table, seat, ARMOR)
                left = max(0, left - ARMOR_STOPS)
            if choice.ammo:
                pay(table, seat, AMMO, choice.ammo, "defence")
                left -= choice.ammo
        state.attack = Attack(attack.by, attack.of, attack.squad, left)
        if not table.unheard():
            table.tell(events.Defended(name_of(seat), choice.guard, choice.armor, choice.ammo, left))


class AlwaysDefend(Order[State]):
    """OUT-07.5  As well as possible: the Guard Room, else Battle Gear, then ammo for the rest."""

    def answer(self, table: Table[State], seat: Seat, ask: Ask[Any, Any]) -> Choice | None:
        return ask.default(table, seat) if isinstance(ask, Defence) else None


class NeverDefend(Order[State]):
    """OUT-07.5  Nothing is spent on a defence."""

    def answer(self, table: Table[State], seat: Seat, ask: Ask[Any, Any]) -> Choice | None:
        return DEFEND[0][0] if isinstance(ask, Defence) else None


ORDERS: Final[list[Order[State]]] = [
    AlwaysDefend("always-defend", "OUT-07.5", ["never-defend"]),
    NeverDefend("never-defend", "OUT-07.5", ["always-defend"]),
]


class Tribute(Step[State]):
    """OUT-07.7, OUT-07.8  A token for each point that is left; too few: all of them, and nothing else."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        attack = attack_of(state)
        limits = tribute_limits(state.shelters[attack.of])
        due = min(attack.effectiveness, sum(limits))
        if not due:
            state.attack = None
            if attack.effectiveness and not table.unheard():
                table.tell(events.NothingToTake(name_of(attack.by), name_of(attack.of)))
            return
        is_choice = max(limits) < sum(limits) > due
        if is_choice and is_ready(state.shelters[attack.by], BANDIT_DEN):
            table.then(UseDen(attack.by, due), AFTER_ATTACK)
        else:
            table.then(PayTokens(attack.of, attack.of, attack.by, GIVEN, due, limits), AFTER_ATTACK)


class AfterAttack(Step[State]):
    """OUT-07.10  This attack is finished."""

    def run(self, table: Table[State]) -> None:
        table.state.attack = None


TRIBUTE: Final = Tribute()
AFTER_ATTACK: Final = AfterAttack()


class UseDen(Decision[State, OpenDen]):
    """OUT-23.2  After the defence and before the defender picks: the attacker picks instead (OUT-19.20)."""

    rule = "OUT-23.2"
    allows = ANY_TIME
    timer = "reaction"

    def __init__(self, seat: Seat, due: int) -> None:
        self.seat = seat
        self.due = due

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return PICK_OR_ACCEPT

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return PICK if self.due >= 2 else ACCEPT

    def take(self, table: Table[State], seat: Seat, choice: OpenDen) -> None:
        state = table.state
        attack = attack_of(state)
        limits = tribute_limits(state.shelters[attack.of])
        if choice.use:
            use_room(table, seat, ready(state.shelters[seat], BANDIT_DEN))
            table.then(PayTokens(seat, attack.of, seat, ROBBED, self.due, limits))
        else:
            table.then(PayTokens(attack.of, attack.of, seat, GIVEN, self.due, limits))
