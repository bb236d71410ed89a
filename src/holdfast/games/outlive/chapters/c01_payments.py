"""OUT-01  Payments: wherever the rules let a player choose which tokens go, this is the question.

A payment of several tokens is said kind by kind, in the order of the catalogue: `pay 2 wood`, then `pay microchip`.
So every mix has one spelling, and every prefix can be completed. What is paid for happens and is told first: whoever
watches must see what the payment is for.
"""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.outlive.pieces import (
    AMMO,
    CANS,
    FOOD,
    KEPT_OVER_NIGHT,
    MATERIALS,
    MEANS,
    MEAT,
    TRIBUTE,
    WATER,
    WELL_WATER,
)
from holdfast.games.outlive.queries import wells
from holdfast.games.outlive.state import Shelter, State
from holdfast.games.outlive.verbs import pay
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table

MOST: Final = 20
"""No payment is larger: seven rooms cost fewer provisions than this."""

ROWS, ROOMS, RECRUITS, DISASTER, BUILDING, REPAIR, RATS, RAIDERS, GIVEN, ROBBED = range(10)
PURPOSES: Final = (
    "rows",
    "rooms",
    "recruits",
    "disaster",
    "building",
    "repair",
    "to_rats",
    "to_raiders",
    "tribute",
    "tribute",
)
"""What a payment is for. Tribute is GIVEN as the defender likes, or ROBBED as the attacker likes (OUT-19.20)."""
RULES: Final = (
    "OUT-11.2",
    "OUT-11.3",
    "OUT-13.1",
    "OUT-10.4",
    "OUT-14.2",
    "OUT-15.1",
    "OUT-18.9",
    "OUT-18.10",
    "OUT-07.7",
    "OUT-19.20",
)
BY_DAY: Final = (False, False, False, False, False, False, True, True, True, True)
ANY_TIME: Final = 1
"""The rights that may be used above a question of the Day: a Lookout's (OUT-23.3)."""

FRUGAL: Final = ((WELL_WATER, 0), (MEAT, 0), (WATER, KEPT_OVER_NIGHT[WATER]), (CANS, 0), (WATER, 0))
"""What an absent player eats: first what would not last, and of the water what would go stale."""
CHEAPEST: Final = ((MEAT, 0), (WATER, 0), (CANS, 0), (WELL_WATER, 0))


class Pay(Choice):
    """So many of one kind, and none of the kinds before it."""

    icon = "swap"

    def __init__(self, means: int, amount: int) -> None:
        super().__init__(f"pay {MEANS[means]}" if amount == 1 else f"pay {amount} {MEANS[means]}")
        self.means = means
        self.amount = amount

    def anchors(self) -> list[str]:
        return [f"resource:{MEANS[self.means]}"]


PAY: Final = [[Pay(means, amount) for amount in range(1, MOST + 1)] for means in range(len(MEANS))]


class PayTokens(Decision[State, Pay]):
    """Which tokens pay: `amount` of them, at most `limits` of each kind."""

    automatic = True

    def __init__(self, seat: Seat, giver: Seat, to: Seat, purpose: int, amount: int, limits: list[int]) -> None:
        self.seat = seat
        self.giver = giver
        self.to = to
        self.purpose = purpose
        self.amount = amount
        self.limits = limits

    @property
    def rule(self) -> str:
        return RULES[self.purpose]

    @property
    def allows(self) -> int:
        return ANY_TIME if BY_DAY[self.purpose] else 0

    @property
    def timer(self) -> str:
        if BY_DAY[self.purpose]:
            return "reaction"
        return "disasters" if self.purpose == DISASTER else "night"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        beyond = sum(self.limits)
        for means, most in enumerate(self.limits):
            beyond -= most
            options.extend(PAY[means][max(1, self.amount - beyond) - 1 : min(most, self.amount)])
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """The first word of the mix that an absent player would pay."""
        state = table.state
        mix = usual_mix(self, state.shelters[self.giver], state.shelters[seat])
        first = next(means for means, amount in enumerate(mix) if amount)
        return PAY[first][mix[first] - 1]

    def take(self, table: Table[State], seat: Seat, choice: Pay) -> None:
        pay(table, self.giver, choice.means, choice.amount, PURPOSES[self.purpose], self.to)
        left = self.amount - choice.amount
        if left:
            limits = [0 if means <= choice.means else most for means, most in enumerate(self.limits)]
            table.then(PayTokens(seat, self.giver, self.to, self.purpose, left, limits))


def payment(seat: Seat, purpose: int, amount: int, limits: list[int]) -> list[Step[Any]]:
    """What a player pays to the reserve, if anything."""
    return [PayTokens(seat, seat, -1, purpose, amount, limits)] if amount else []


# -- how many of each kind -------------------------------------------------------------------------


def limits_of(shelter: Shelter, kinds: list[int], with_wells: bool = False) -> list[int]:
    """All that the shelter has of these kinds, and its Wells."""
    limits = [0] * len(MEANS)
    for kind in kinds:
        limits[kind] = shelter.stores[kind]
    if with_wells:
        limits[WELL_WATER] = wells(shelter)
    return limits


def food_limits(shelter: Shelter) -> list[int]:
    """Any provisions; a Well's water is as good as a token (OUT-R22)."""
    return limits_of(shelter, FOOD, True)


def water_limits(shelter: Shelter) -> list[int]:
    return limits_of(shelter, [WATER], True)


def material_limits(shelter: Shelter) -> list[int]:
    return limits_of(shelter, MATERIALS)


def tribute_limits(shelter: Shelter) -> list[int]:
    """OUT-07.7  Materials and provisions; never ammo, nor a Well's water."""
    return limits_of(shelter, TRIBUTE)


def within(limits: list[int], printed: list[int]) -> list[int]:
    """OUT-R19  No more of each kind than is printed."""
    return [min(most, printed[means]) if means < len(printed) else 0 for means, most in enumerate(limits)]


# -- what an absent player pays --------------------------------------------------------------------


def usual_mix(ask: PayTokens, giver: Shelter, decider: Shelter) -> list[int]:
    """How many of each kind, by the purpose of the payment."""
    if ask.purpose in (ROWS, ROOMS, RECRUITS):
        return in_order(ask, giver, FRUGAL)
    if ask.purpose == RATS:
        return in_order(ask, giver, CHEAPEST)
    if ask.purpose == ROBBED:
        return one_by_one(ask, [-decider.stores[kind] for kind in TRIBUTE])
    if ask.purpose == DISASTER and any(ask.limits[means] for means in (*FOOD, WELL_WATER)):
        return in_order(ask, giver, FRUGAL)
    return one_by_one(ask, giver.stores)


def in_order(ask: PayTokens, giver: Shelter, order: tuple[tuple[int, int], ...]) -> list[int]:
    """Kind after kind; of each, so many are kept back for now."""
    mix = [0] * len(MEANS)
    left = ask.amount
    for means, kept in order:
        spare = ask.limits[means] - mix[means]
        if means != WELL_WATER:
            spare = min(spare, giver.stores[means] - mix[means] - kept)
        taken = max(0, min(left, spare))
        mix[means] += taken
        left -= taken
    return mix


def one_by_one(ask: PayTokens, plenty: list[int]) -> list[int]:
    """Each time the most plentiful kind, the first of equals; ammo last of all."""
    mix = [0] * len(MEANS)
    for _ in range(ask.amount):
        best, most = AMMO, 0
        for means in range(AMMO):
            left = plenty[means] - mix[means]
            if mix[means] < ask.limits[means] and (best == AMMO or left > most):
                best, most = means, left
        mix[best] += 1
    return mix
