"""What lies on the table in Outlive: the board, the Convoy, the shelters, and who knows what of things face down."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive.pieces import (
    CITIES,
    COMMON_ROOMS,
    GROUNDS,
    RESOURCES,
    RING,
    SHELTER_ROOMS,
    SQUADS,
    TRACK_START,
)
from holdfast.kernel.parts.knowledge import Knowledge
from holdfast.kernel.step import Seat

SET_UP, DAWN, START_OF_DAY, DAY, DISASTERS, NIGHT, OVER = (
    "set_up",
    "dawn",
    "start_of_day",
    "day",
    "disasters",
    "night",
    "over",
)
"""The phases, in their order."""


class Shelter:
    """One player's shelter and squads. Rooms are numbered by their slots: three common ones, then four special ones."""

    def __init__(
        self,
        stores: list[int],
        rooms: list[int],
        survivors: list[int],
        zones: list[int],
        dealt_rooms: list[int],
        dealt_leaders: list[int],
    ) -> None:
        self.leader = -1
        self.stores = stores
        self.rooms = rooms
        """For each slot twice the kind of its room, plus 1 for the second of two equal ones. Never changed in place."""
        self.kinds = 0
        """Mask of the kinds among them."""
        self.built = 0
        """Mask of the slots whose rooms are built."""
        self.survivors = survivors
        self.used = 0
        """Mask of the slots used this round; above them, once for each city, those used in that city."""
        self.airlock = 0
        self.radiation = TRACK_START
        self.broken = 0
        self.repaired = 0
        self.turned = 0
        """Masks of equipment tiles: `turned` are those of the repaired ones that were used this round."""
        self.cheap_repairs = 0
        """Repairs that a Salvage Bench still makes cheaper this night."""
        self.prey = 0
        self.disasters = 0
        """Masks of the prey tokens and of the disaster cards owned."""
        self.zones = zones
        self.active = 0
        """Mask of the squads that have been activated this day."""
        self.berth = 0
        """The place on the ship that one of them holds today, or 0."""
        self.dealt_rooms = dealt_rooms
        self.dealt_leaders = dealt_leaders
        """Dealt at set-up; afterwards what was turned down."""

    def clone(self) -> Shelter:
        copy = Shelter(
            self.stores[:],
            self.rooms,
            self.survivors[:],
            self.zones[:],
            self.dealt_rooms[:],
            self.dealt_leaders[:],
        )
        copy.leader = self.leader
        copy.kinds = self.kinds
        copy.built = self.built
        copy.used = self.used
        copy.airlock = self.airlock
        copy.radiation = self.radiation
        copy.broken = self.broken
        copy.repaired = self.repaired
        copy.turned = self.turned
        copy.cheap_repairs = self.cheap_repairs
        copy.prey = self.prey
        copy.disasters = self.disasters
        copy.active = self.active
        copy.berth = self.berth
        return copy


def empty_shelter() -> Shelter:
    """Three common rooms, unbuilt; nobody and nothing else."""
    rooms = [2 * kind for kind in range(COMMON_ROOMS)]
    return Shelter([0] * len(RESOURCES), rooms, [0] * SHELTER_ROOMS, [-1] * len(SQUADS), [], [])


class Visit:
    """One squad's activation in its stopping zone, from arrival to the end of its actions."""

    def __init__(self, seat: Seat, squad: int, zone: int) -> None:
        self.seat = seat
        self.squad = squad
        self.zone = zone
        self.actions = 0
        self.bat = False
        self.guest = False
        """Does it share a place of the ship that was taken?"""
        self.hunted = False
        self.dam_open = False
        self.searched = False
        """Has it searched by an action?"""
        self.free_searches = 0
        self.spared = 0
        """Mask of the rooms that add nothing to the hunt, because their owner said so."""

    def clone(self) -> Visit:
        copy = Visit(self.seat, self.squad, self.zone)
        copy.actions = self.actions
        copy.bat = self.bat
        copy.guest = self.guest
        copy.hunted = self.hunted
        copy.dam_open = self.dam_open
        copy.searched = self.searched
        copy.free_searches = self.free_searches
        copy.spared = self.spared
        return copy


class Attack:
    """One attack under way; a changed one is a new one."""

    def __init__(self, by: Seat, of: Seat, squad: int, effectiveness: int) -> None:
        self.by = by
        self.of = of
        self.squad = squad
        """The defender's."""
        self.effectiveness = effectiveness


class Hidden:
    """Who knows what of everything that can lie face down."""

    def __init__(
        self,
        rooms: Knowledge,
        leaders: Knowledge,
        disasters: Knowledge,
        equipment: Knowledge,
        prey: Knowledge,
        search: list[Knowledge],
    ) -> None:
        self.rooms = rooms
        self.leaders = leaders
        self.disasters = disasters
        self.equipment = equipment
        self.prey = prey
        self.search = search
        """For each city, whose tokens never leave it."""

    def clone(self) -> Hidden:
        return Hidden(
            self.rooms.clone(),
            self.leaders.clone(),
            self.disasters.clone(),
            self.equipment.clone(),
            self.prey.clone(),
            [city.clone() for city in self.search],
        )


class State:
    """Everything on the table. Stacks lie with their tops last."""

    def __init__(
        self,
        shelters: list[Shelter],
        known: Hidden,
        stock: list[int],
        displays: list[int],
        equipment: list[list[int]],
        search: list[list[int]],
        revealed: list[int],
        tops: list[int],
        prey: list[list[int]],
    ) -> None:
        self.shelters = shelters
        self.known = known
        self.place_in_turn = False
        self.night_in_turn = False
        self.round = 0
        self.phase = SET_UP
        self.first = 0
        """Who goes first in the running day, and from Night on the holder of the token."""
        self.token = 0
        """Who holds the first player token."""
        self.visit: Visit | None = None
        self.attack: Attack | None = None
        self.stock = stock
        self.algae = False
        self.ship_survivors = 0
        """Mask of the ship's places on which a survivor waits."""
        self.ship_visited = False
        self.displays = displays
        """For each city, the mask of its face-up equipment tiles."""
        self.equipment = equipment
        self.discard = 0
        """Mask of the discarded equipment tiles, common to both cities."""
        self.search = search
        self.revealed = revealed
        """For each city, the mask of its search tokens that lie face up."""
        self.tops = tops
        """The face-up prey token of each stack, or -1; the others lie below it."""
        self.prey = prey
        self.prey_box: list[int] = []
        self.convoy: list[int] = []
        """Disaster cards still face down, the next round's last."""
        self.disaster_box: list[int] = []
        self.drawn: list[int] = []
        """The disasters of the days so far, in their order."""
        self.disasters: list[int] = []
        """Disasters that lie open and unresolved, the oldest first."""
        self.room_box: list[int] = []
        self.leader_box: list[int] = []

    def clone(self) -> State:
        copy = State(
            [shelter.clone() for shelter in self.shelters],
            self.known.clone(),
            self.stock[:],
            self.displays[:],
            [stack[:] for stack in self.equipment],
            [stack[:] for stack in self.search],
            self.revealed[:],
            self.tops[:],
            [stack[:] for stack in self.prey],
        )
        copy.place_in_turn = self.place_in_turn
        copy.night_in_turn = self.night_in_turn
        copy.round = self.round
        copy.phase = self.phase
        copy.first = self.first
        copy.token = self.token
        copy.visit = None if self.visit is None else self.visit.clone()
        copy.attack = self.attack
        copy.algae = self.algae
        copy.ship_survivors = self.ship_survivors
        copy.ship_visited = self.ship_visited
        copy.discard = self.discard
        copy.prey_box = self.prey_box[:]
        copy.convoy = self.convoy[:]
        copy.disaster_box = self.disaster_box[:]
        copy.drawn = self.drawn[:]
        copy.disasters = self.disasters[:]
        copy.room_box = self.room_box[:]
        copy.leader_box = self.leader_box[:]
        return copy


def empty_state(known: Hidden) -> State:
    """A table before anything is dealt."""
    stacks: list[list[list[int]]] = [[[] for _ in CITIES], [[] for _ in CITIES], [[] for _ in GROUNDS]]
    equipment, search, prey = stacks
    none = [0] * len(CITIES)
    return State([], known, [0] * RING, none, equipment, search, none[:], [-1] * len(GROUNDS), prey)


CITY_BITS: Final = SHELTER_ROOMS
"""`Shelter.used` has so many bits for the round, and as many again for each city."""
