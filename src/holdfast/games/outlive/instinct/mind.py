"""One shelter's needs: what a token, a survivor and a step of radiation are worth to it, in points."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive.pieces import (
    AIRLOCK,
    AMMO,
    CANS,
    CHIP,
    FOOD,
    LEVEL,
    MATERIALS,
    MEAT,
    PARTNER,
    PRICE_LIMITS,
    REPAIR,
    ROOM_POINTS,
    ROUNDS,
    SHELTER_ROOMS,
    SLOTS,
    TRACK,
    TRACK_TOP,
    VENTILATION,
    VENTILATION_ABSORBS,
    WATER,
    WELL_WATER,
)
from holdfast.games.outlive.queries import (
    free_slots,
    full_rooms,
    kind_in,
    kinds_among,
    number_full,
    number_of,
    row_bill,
    tile_in,
    upkeep,
    wells,
)
from holdfast.games.outlive.state import NIGHT, State
from holdfast.kernel.step import Seat

BITE: Final = 1.15
"""A provision that somebody needs: without it a survivor is lost."""
RECRUIT: Final = 0.8
"""A provision that brings a new survivor tonight."""
SPARE: Final = 0.12
"""A provision that nobody needs and that may rot."""
MATERIAL_STEPS: Final[list[float]] = [0.75, 0.7, 0.65, 0.55, 0.5, 0.45, 0.35, 0.3, 0.25]
"""What the first, second, third … material in store is worth."""
AMMO_STEPS: Final[list[float]] = [0.4, 0.35, 0.25, 0.15, 0.1, 0.08]
"""Lists: mypyc takes a constant tuple of floats for one that was never set."""
LATE: Final = 0.05


class Mind:
    """What one seat makes of its shelter now."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.own = state.shelters[seat]
        self.left = ROUNDS - state.round
        """Days after this one."""
        self.fed = state.phase == NIGHT
        """Has everybody eaten tonight?"""

    # -- food ----------------------------------------------------------------------------------------

    def bill(self) -> int:
        """What the next meal takes, with those who are about to come."""
        if self.fed and not self.left:
            return 0
        own = self.own
        grown = 1 if self.left else 0
        return upkeep(own) + row_bill(own) + grown

    def beds(self) -> int:
        """Survivors that tonight's recruiting can take in."""
        return AIRLOCK - self.own.airlock

    def food_worth(self, have: int, kind: int) -> float:
        """The next provision of this kind, with so many in store already."""
        need = self.bill()
        if have < need:
            return BITE
        if have < need + self.beds():
            return RECRUIT
        # Cans keep for tomorrow, and so do two waters.
        keeps = kind == CANS or (kind == WATER and self.own.stores[WATER] < 2)
        return 0.45 if keeps and self.left else SPARE

    def provisions(self) -> int:
        return number_of(self.own, FOOD) + wells(self.own)

    # -- any token -----------------------------------------------------------------------------------

    def token_worth(self, kind: int, more: int = 0) -> float:
        """One more token of this kind, besides what is in store and `more` of the same."""
        if kind in FOOD:
            return self.provision_worth(kind, more)
        if kind == AMMO:
            return self.ammo_worth(self.own.stores[AMMO] + more)
        return self.material_worth(kind, more)

    def provision_worth(self, kind: int, more: int) -> float:
        if kind == WATER:
            rows = row_bill(self.own)
            if self.own.stores[WATER] + wells(self.own) + more < rows and not (self.fed and not self.left):
                return BITE + 0.1
        worth = self.food_worth(self.provisions() + more, kind)
        return worth if kind != MEAT or not self.fed else LATE

    def ammo_worth(self, have: int) -> float:
        if not self.left and self.fed:
            return 0.0
        worth = AMMO_STEPS[have] if have < len(AMMO_STEPS) else 0.05
        return worth + self.demand(AMMO, have)

    def material_worth(self, kind: int, more: int) -> float:
        have = number_of(self.own, MATERIALS) + more
        worth = MATERIAL_STEPS[have] if have < len(MATERIAL_STEPS) else 0.15
        if kind == CHIP and not self.own.stores[CHIP] + more and self.left:
            worth += 0.25
        for tile in kinds_among(self.own.broken):
            if REPAIR[tile][kind] > self.own.stores[kind] + more:
                worth += 0.06
        return worth + self.demand(kind, self.own.stores[kind] + more)

    def demand(self, kind: int, have: int) -> float:
        """What an open disaster, that this would help to resolve, adds."""
        worth = 0.0
        for disaster in self.state.disasters:
            if have < PRICE_LIMITS[disaster][kind]:
                worth += 0.12
        return worth

    def tokens_worth(self, kind: int, number: int) -> float:
        """So many tokens of one kind."""
        total = 0.0
        for more in range(number):
            total += self.token_worth(kind, more)
        return total

    def mean_search(self) -> float:
        """An unknown search token: one of ten is each of five resources and the pills, two are ammo, two are empty."""
        total = 2.0 * self.ammo_worth(self.own.stores[AMMO]) + self.radiation_worth(-1)
        for kind in (WATER, CANS, *MATERIALS):
            total += self.token_worth(kind)
        return total / 10.0

    # -- radiation -----------------------------------------------------------------------------------

    def radiation_worth(self, steps: int) -> float:
        """What moving the marker so far is worth; past the top each step costs a survivor."""
        now = self.own.radiation
        then = max(0, min(TRACK_TOP, now + steps))
        past = max(0, now + steps - TRACK_TOP)
        return float(TRACK[then] - TRACK[now]) - 1.1 * past + (0.15 * (now - then) if self.left else 0.0)

    def needed_in_airlock(self) -> int:
        """Survivors that stop the next night's radiation."""
        if self.fed and not self.left:
            return 0
        level = LEVEL[min(ROUNDS, self.state.round + (1 if self.fed else 0))]
        return max(0, level - VENTILATION_ABSORBS * number_full(self.own, VENTILATION))

    # -- rooms ---------------------------------------------------------------------------------------

    def next_room(self) -> float:
        """What one more full room scores."""
        full = full_rooms(self.own)
        return float(ROOM_POINTS[min(len(ROOM_POINTS) - 1, full + 1)] - ROOM_POINTS[full])

    def missing(self) -> int:
        """Survivors that built rooms still want."""
        return sum(free_slots(self.own, slot) for slot in range(SHELTER_ROOMS))

    def slots_in(self, slot: int) -> int:
        return SLOTS[kind_in(self.own, slot)]

    # -- equipment -----------------------------------------------------------------------------------

    def tile_worth(self, kind: int) -> float:
        """A repaired tile: a point, one more for its pair, and its use on the days to come."""
        worth = 1.0 + 0.35 * self.left
        if tile_in(self.own.repaired, PARTNER[kind]) >= 0:
            worth += 1.0
        elif tile_in(self.own.broken, PARTNER[kind]) >= 0:
            worth += 0.4
        return worth

    def repair_cost(self, kind: int) -> float:
        """What its printed materials are worth elsewhere."""
        total = 0.0
        for material in MATERIALS:
            total += 0.45 * REPAIR[kind][material]
        return total

    def means_worth(self, means: int, amount: int) -> float:
        """What paying so many of these costs: the last ones in store count most."""
        if means == WELL_WATER:
            return 0.1
        total = 0.0
        for less in range(1, amount + 1):
            total += self.token_worth(means, -less)
        return total
