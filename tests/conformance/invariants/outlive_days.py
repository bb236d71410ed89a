"""What holds of Outlive's moves, actions, uses and meals, counted from what is told: OUT-V2, V4, V11, V12, V13."""

from __future__ import annotations

from collections import Counter

from holdfast.games.outlive import catalogue, events
from holdfast.games.outlive.state import NIGHT, Shelter, State
from holdfast.kernel.event import Event

MEAT, WATER, CANS = range(3)
STRENGTH = [3, 3, 4, 5]
SQUADS = ["3a", "3b", "4", "5"]
ROOMS = [room.id for room in catalogue.ROOMS]
ZONES = [zone.id for zone in catalogue.BOARD.zone]
COLORS = [color.id for color in catalogue.TOKENS.color]
EQUIPMENT = [tile.id for tile in catalogue.EQUIPMENT]
SANDSTORM = [card.id for card in catalogue.DISASTERS].index("sandstorm")
ONCE_IN_EACH_CITY = ("scout_post", "joinery")


def bits(mask: int) -> list[int]:
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


def full(shelter: Shelter, kind: str) -> list[int]:
    """The slots of full rooms of this kind."""
    slots = [slot for slot, tag in enumerate(shelter.rooms) if ROOMS[tag >> 1] == kind and shelter.built >> slot & 1]
    return [slot for slot in slots if shelter.survivors[slot] >= catalogue.ROOMS[shelter.rooms[slot] >> 1].slots]


def working_strength(state: State, shelter: Shelter, squad: int) -> int:
    """OUT-18.7"""
    stormy = SANDSTORM in state.disasters and not full(shelter, "bulwark")
    return min(3, STRENGTH[squad]) if stormy else STRENGTH[squad]


class OutliveDay:
    """Follows one round after another."""

    def __init__(self) -> None:
        self.visit = ""
        """Whose squad is out."""
        self.limit = 0
        self.spent = 0
        self.hunts = 0
        self.used: Counter[tuple[str, str]] = Counter()
        self.hungry: Counter[str] = Counter()
        """Survivors still to be lost for unmet units."""
        self.bills: dict[str, tuple[int, int]] = {}
        """Rows and provisions due tonight."""
        self.fed: Counter[str] = Counter()
        self.rooms_due: Counter[str] = Counter()
        """Of whoever goes hungry: provisions for rooms that are not paid."""
        self.came = False
        """Did somebody move in with the same word? Then the bill was another before it."""

    def follow(self, before: State, now: State, told: list[Event]) -> None:
        self.came = any(isinstance(event, events.SurvivorCame) for event in told)
        for event in told:
            if isinstance(event, events.DayBroke):
                self.dawn()
            elif isinstance(event, events.Moved):
                self.move(before, event, told)
            elif isinstance(event, events.GearUsed | events.RoomUsed | events.Paid):
                self.use(before, now, event)
            if before.round:
                self.act(event)
            self.feed(before, now, event)
        if before.phase != NIGHT == now.phase and not self.came:
            # The night has just begun, and nobody has moved in or out since.
            self.bills = {COLORS[seat]: bill(shelter) for seat, shelter in enumerate(before.shelters)}

    def dawn(self) -> None:
        assert not any(self.hungry.values()), f"OUT-V13 {self.hungry}"
        self.used.clear()
        self.bills = {}
        self.fed.clear()
        self.rooms_due.clear()
        self.hungry.clear()

    # -- moves -----------------------------------------------------------------------------------

    def move(self, before: State, event: events.Moved, told: list[Event]) -> None:
        """OUT-V2, OUT-V4"""
        shelter, squad = before.shelters[COLORS.index(event.who)], SQUADS.index(event.squad)
        gear = [one.tile for one in told if isinstance(one, events.GearUsed) and one.who == event.who]
        apart = (ZONES.index(event.start) - ZONES.index(event.zone)) % len(ZONES)
        assert 0 < min(apart, len(ZONES) - apart) <= (len(ZONES) if "exoskeleton" in gear else 2), "OUT-V2"
        self.visit, self.spent, self.hunts = event.who, 0, 0
        self.limit = working_strength(before, shelter, squad)
        if event.zone == "cargo":
            reach = 1 if "grappling_hook" in gear else 0
            assert event.place == self.limit + reach, "OUT-V4"
            if any(one.berth == event.place for one in before.shelters):
                unused = [slot for slot in full(shelter, "boarding_party") if not shelter.used >> slot & 1]
                assert unused, "OUT-V4"

    def act(self, event: Event) -> None:
        """OUT-V11  A hunt takes one action at least; how many, its own tests tell."""
        if isinstance(event, events.Gathered) and not event.tile:
            self.spent += event.amount
        elif isinstance(event, events.Hunted):
            self.spent += 1
            self.hunts += 1
        elif isinstance(event, events.EquipmentTaken | events.AlgaeTaken) or (
            isinstance(event, events.Searched) and not event.free
        ):
            self.spent += 1
        else:
            return
        assert event.who == self.visit, "OUT-V11"
        assert self.spent <= self.limit, "OUT-V11"
        assert self.hunts <= 1, "OUT-V11"

    # -- uses ------------------------------------------------------------------------------------

    def use(self, before: State, now: State, event: events.GearUsed | events.RoomUsed | events.Paid) -> None:
        """OUT-V12  A room that was full before or is now; a tile that is repaired; no more often than there are."""
        seat = COLORS.index(event.who)
        if isinstance(event, events.GearUsed):
            kinds = {EQUIPMENT[tile // 2] for one in (before, now) for tile in bits(one.shelters[seat].repaired)}
            assert event.tile in kinds, "OUT-V12"
            self.count(event.who, event.tile, 1)
        elif isinstance(event, events.RoomUsed) or event.resource == "well":
            room = event.room if isinstance(event, events.RoomUsed) else "well"
            rooms = max(len(full(one.shelters[seat], room)) for one in (before, now))
            self.count(event.who, room, rooms * (2 if room in ONCE_IN_EACH_CITY else 1))

    def count(self, who: str, what: str, most: int) -> None:
        self.used[who, what] += 1
        assert self.used[who, what] <= most, f"OUT-V12 {who} {what}"

    # -- meals -----------------------------------------------------------------------------------

    def feed(self, before: State, now: State, event: Event) -> None:
        """OUT-V13  As many are lost as units stay unmet, or all; and nothing that could have met one is left."""
        if isinstance(event, events.WentHungry):
            assert self.came or (event.rows, event.rooms) == bill(before.shelters[COLORS.index(event.who)]), "OUT-V13"
            self.hungry[event.who] = event.unmet
            self.rooms_due[event.who] = event.rooms
        elif isinstance(event, events.Paid) and event.purpose in ("rows", "rooms"):
            self.fed[event.who] += event.amount
            if event.purpose == "rooms":
                self.rooms_due[event.who] -= event.amount
        elif isinstance(event, events.SurvivorLost) and self.hungry[event.who]:
            self.hungry[event.who] -= event.lost
            assert self.hungry[event.who] >= 0, "OUT-V13"
            self.nothing_left(now, event.who)
            if not people(now.shelters[COLORS.index(event.who)]):
                self.hungry[event.who] = 0
        elif isinstance(event, events.RadiationChanged) and now.phase == NIGHT and event.steps > 0:
            self.paid_in_full(now, event.who)

    def nothing_left(self, now: State, who: str) -> None:
        shelter = now.shelters[COLORS.index(who)]
        if now.phase == NIGHT:
            wells = sum(not shelter.used >> slot & 1 for slot in full(shelter, "well"))
            assert not shelter.stores[WATER] + wells, "OUT-V13 water would have met any unit"
            if self.rooms_due[who] > 0:
                assert not shelter.stores[MEAT] + shelter.stores[CANS], "OUT-V13 food would have met a room's unit"

    def paid_in_full(self, now: State, who: str) -> None:
        """Radiation comes after the meal: whoever owes nobody any more has paid the rest of the bill."""
        if who in self.bills and not self.hungry[who] and who not in self.hungry:
            assert self.fed[who] == sum(self.bills[who]), "OUT-V13"


def bill(shelter: Shelter) -> tuple[int, int]:
    """OUT-11.1, OUT-11.2  Airlock rows, and what rooms with anybody in them cost."""
    rows = 0 if not shelter.airlock else 1 if shelter.airlock <= 2 else 2
    occupied = [tag for slot, tag in enumerate(shelter.rooms) if shelter.survivors[slot]]
    return rows, sum(catalogue.ROOMS[tag >> 1].upkeep for tag in occupied)


def people(shelter: Shelter) -> int:
    return shelter.airlock + sum(shelter.survivors)
