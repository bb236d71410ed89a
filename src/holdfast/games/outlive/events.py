"""Everything that can be told in Outlive. Fields are names of colours, zones, tiles and tokens, and numbers.

Where only some may know a token, the others are told the same event without its list.
"""

from __future__ import annotations

from holdfast.kernel.step import Event

# -- set-up ----------------------------------------------------------------------------------------


class Dealt(Event):
    """To one seat: its rooms and leaders to choose from."""

    def __init__(self, rooms: list[str], leaders: list[str]) -> None:
        self.rooms = rooms
        self.leaders = leaders

    def rule(self) -> str:
        return "OUT-02.3"


class ShelterChosen(Event):
    def __init__(self, who: str, leader: str, rooms: list[str], built: str, settled: int, airlock: int) -> None:
        self.who = who
        self.leader = leader
        self.rooms = rooms
        self.built = built
        self.settled = settled
        self.airlock = airlock

    def rule(self) -> str:
        return "OUT-02.7"


class TookFirstTurn(Event):
    """The oldest leader goes first."""

    def __init__(self, who: str, age: int) -> None:
        self.who = who
        self.age = age

    def rule(self) -> str:
        return "OUT-02.11"


class SquadPlaced(Event):
    def __init__(self, who: str, squad: str, zone: str) -> None:
        self.who = who
        self.squad = squad
        self.zone = zone

    def rule(self) -> str:
        return "OUT-02.8"


class TokenDropped(Event):
    """Mary's search: one of the four."""

    def __init__(self, who: str, token: str) -> None:
        self.who = who
        self.token = token

    def rule(self) -> str:
        return "OUT-21.2"


# -- the rounds ------------------------------------------------------------------------------------


class DayBroke(Event):
    def __init__(self, day: int) -> None:
        self.day = day

    def rule(self) -> str:
        return "OUT-03.1"


class CityRestocked(Event):
    """New equipment on display; search tokens that are out for this round."""

    def __init__(self, city: str, tiles: list[str], tokens: list[str]) -> None:
        self.city = city
        self.tiles = tiles
        self.tokens = tokens

    def rule(self) -> str:
        return "OUT-04.3"


class DiscardShuffled(Event):
    def __init__(self, city: str, tiles: int) -> None:
        self.city = city
        self.tiles = tiles

    def rule(self) -> str:
        return "OUT-R21"


class NightFell(Event):
    def __init__(self, first: str) -> None:
        self.first = first

    def rule(self) -> str:
        return "OUT-10.1"


# -- disasters -------------------------------------------------------------------------------------


class DisasterRevealed(Event):
    def __init__(self, disaster: str) -> None:
        self.disaster = disaster

    def rule(self) -> str:
        return "OUT-05.1"


class ZoneStripped(Event):
    """A shortage took tokens off a zone."""

    def __init__(self, disaster: str, zone: str, lost: int) -> None:
        self.disaster = disaster
        self.zone = zone
        self.lost = lost

    def rule(self) -> str:
        return "OUT-18.6"


class TokensBared(Event):
    """Search tokens were revealed for nobody."""

    def __init__(self, disaster: str, city: str, tokens: list[str]) -> None:
        self.disaster = disaster
        self.city = city
        self.tokens = tokens

    def rule(self) -> str:
        return "OUT-18.5"


class ShelterSpared(Event):
    """A full Bulwark kept a disaster out."""

    def __init__(self, who: str, disaster: str) -> None:
        self.who = who
        self.disaster = disaster

    def rule(self) -> str:
        return "OUT-19.9"


class DisasterResolved(Event):
    def __init__(self, who: str, disaster: str, points: int) -> None:
        self.who = who
        self.disaster = disaster
        self.points = points

    def rule(self) -> str:
        return "OUT-10.5"


class PassedOnDisasters(Event):
    def __init__(self, who: str) -> None:
        self.who = who

    def rule(self) -> str:
        return "OUT-10.2"


# -- movement and attacks --------------------------------------------------------------------------


class Moved(Event):
    def __init__(self, who: str, squad: str, start: str, zone: str, place: int) -> None:
        self.who = who
        self.squad = squad
        self.start = start
        self.zone = zone
        self.place = place

    def rule(self) -> str:
        return "OUT-06.1"


class Stayed(Event):
    def __init__(self, who: str, squad: str, zone: str) -> None:
        self.who = who
        self.squad = squad
        self.zone = zone

    def rule(self) -> str:
        return "OUT-06.7"


class TokenTaken(Event):
    """The first player token changed hands, or stayed with the first to arrive on the ship."""

    def __init__(self, who: str) -> None:
        self.who = who

    def rule(self) -> str:
        return "OUT-08.16"


class GearUsed(Event):
    """A repaired tile was turned."""

    def __init__(self, who: str, tile: str) -> None:
        self.who = who
        self.tile = tile

    def rule(self) -> str:
        return "OUT-15.2"


class RoomUsed(Event):
    def __init__(self, who: str, room: str) -> None:
        self.who = who
        self.room = room

    def rule(self) -> str:
        return "OUT-14.4"


class Attacked(Event):
    def __init__(self, who: str, squad: str, of: str, target: str, effectiveness: int) -> None:
        self.who = who
        self.squad = squad
        self.of = of
        self.target = target
        self.effectiveness = effectiveness

    def rule(self) -> str:
        return "OUT-07.1"


class Defended(Event):
    """What is left of the attack after the defence."""

    def __init__(self, who: str, guard: bool, armor: bool, ammo: int, left: int) -> None:
        self.who = who
        self.guard = guard
        self.armor = armor
        self.ammo = ammo
        self.left = left

    def rule(self) -> str:
        return "OUT-07.5"


class NothingToTake(Event):
    def __init__(self, who: str, of: str) -> None:
        self.who = who
        self.of = of

    def rule(self) -> str:
        return "OUT-07.8"


# -- tokens ----------------------------------------------------------------------------------------


class Gained(Event):
    """From the reserve; `why`: the zone, tile, token or room that gave it."""

    def __init__(self, who: str, resource: str, amount: int, why: str) -> None:
        self.who = who
        self.resource = resource
        self.amount = amount
        self.why = why

    def rule(self) -> str:
        return "OUT-01.11"


class Paid(Event):
    """To the reserve, or as tribute `to` somebody."""

    def __init__(self, who: str, resource: str, amount: int, purpose: str, to: str) -> None:
        self.who = who
        self.resource = resource
        self.amount = amount
        self.purpose = purpose
        self.to = to

    def rule(self) -> str:
        return "OUT-01.11"


class Gathered(Event):
    """From the zone: by actions, or by a tile."""

    def __init__(self, who: str, zone: str, resource: str, amount: int, tile: str) -> None:
        self.who = who
        self.zone = zone
        self.resource = resource
        self.amount = amount
        self.tile = tile

    def rule(self) -> str:
        return "OUT-08.2"


class DamOpened(Event):
    def __init__(self, who: str, card: bool) -> None:
        self.who = who
        self.card = card

    def rule(self) -> str:
        return "OUT-08.17"


class AlgaeTaken(Event):
    def __init__(self, who: str) -> None:
        self.who = who

    def rule(self) -> str:
        return "OUT-08.5"


class EquipmentTaken(Event):
    def __init__(self, who: str, city: str, tile: str) -> None:
        self.who = who
        self.city = city
        self.tile = tile

    def rule(self) -> str:
        return "OUT-08.18"


class Searched(Event):
    def __init__(self, who: str, city: str, token: str, free: bool) -> None:
        self.who = who
        self.city = city
        self.token = token
        self.free = free

    def rule(self) -> str:
        return "OUT-08.20"


class LookedThrough(Event):
    """A search stack, from the top; `tokens` only to whoever looked."""

    def __init__(self, who: str, city: str, tokens: list[str]) -> None:
        self.who = who
        self.city = city
        self.tokens = tokens

    def rule(self) -> str:
        return "OUT-19.16"


class PreyScanned(Event):
    """A prey stack, from the top; `prey` only to whoever looked."""

    def __init__(self, who: str, zone: str, prey: list[str]) -> None:
        self.who = who
        self.zone = zone
        self.prey = prey

    def rule(self) -> str:
        return "OUT-20.10"


class PreyChosen(Event):
    """With the Thermal Sensor: everybody sees which it is and how deep it lay."""

    def __init__(self, who: str, zone: str, prey: str, depth: int) -> None:
        self.who = who
        self.zone = zone
        self.prey = prey
        self.depth = depth

    def rule(self) -> str:
        return "OUT-R39"


class Hunted(Event):
    def __init__(self, who: str, zone: str, prey: str, meat: int) -> None:
        self.who = who
        self.zone = zone
        self.prey = prey
        self.meat = meat

    def rule(self) -> str:
        return "OUT-08.9"


class PreyTurnedUp(Event):
    """The next token of a stack; none: the stack is empty for good."""

    def __init__(self, zone: str, prey: str) -> None:
        self.zone = zone
        self.prey = prey

    def rule(self) -> str:
        return "OUT-08.9"


# -- survivors -------------------------------------------------------------------------------------


class SurvivorCame(Event):
    """`where`: the airlock or a room; `why`: the ship, the Flashlight or the Living Quarters."""

    def __init__(self, who: str, where: str, why: str) -> None:
        self.who = who
        self.where = where
        self.why = why

    def rule(self) -> str:
        return "OUT-08.15"


class SurvivorLeftBehind(Event):
    def __init__(self, who: str) -> None:
        self.who = who

    def rule(self) -> str:
        return "OUT-R38"


class SurvivorLost(Event):
    def __init__(self, who: str, where: str, lost: int) -> None:
        self.who = who
        self.where = where
        self.lost = lost

    def rule(self) -> str:
        return "OUT-11.4"


class Recruited(Event):
    def __init__(self, who: str, survivors: int) -> None:
        self.who = who
        self.survivors = survivors

    def rule(self) -> str:
        return "OUT-13.1"


class MovedIn(Event):
    def __init__(self, who: str, room: str, survivors: int) -> None:
        self.who = who
        self.room = room
        self.survivors = survivors

    def rule(self) -> str:
        return "OUT-14.3"


class WentHungry(Event):
    """The bill, and how much of it stayed unpaid."""

    def __init__(self, who: str, rooms: int, rows: int, unmet: int) -> None:
        self.who = who
        self.rooms = rooms
        self.rows = rows
        self.unmet = unmet

    def rule(self) -> str:
        return "OUT-11.4"


class RadiationChanged(Event):
    """By so many spaces, up the track if above 0; `value` is the space the marker stands on now."""

    def __init__(self, who: str, steps: int, value: int) -> None:
        self.who = who
        self.steps = steps
        self.value = value

    def rule(self) -> str:
        return "OUT-12.1"


# -- the shelter -----------------------------------------------------------------------------------


class RoomBuilt(Event):
    def __init__(self, who: str, room: str, cheaply: bool) -> None:
        self.who = who
        self.room = room
        self.cheaply = cheaply

    def rule(self) -> str:
        return "OUT-14.2"


class EquipmentDrawn(Event):
    """Blind; `aside` are those turned up before it that the player has already."""

    def __init__(self, who: str, city: str, tile: str, aside: list[str]) -> None:
        self.who = who
        self.city = city
        self.tile = tile
        self.aside = aside

    def rule(self) -> str:
        return "OUT-15.6"


class EquipmentScrapped(Event):
    def __init__(self, who: str, tile: str) -> None:
        self.who = who
        self.tile = tile

    def rule(self) -> str:
        return "OUT-19.10"


class EquipmentRepaired(Event):
    def __init__(self, who: str, tile: str) -> None:
        self.who = who
        self.tile = tile

    def rule(self) -> str:
        return "OUT-15.1"


class FoodSpoiled(Event):
    """Clean-up: meat and water that were thrown away."""

    def __init__(self, who: str, meat: int, water: int) -> None:
        self.who = who
        self.meat = meat
        self.water = water

    def rule(self) -> str:
        return "OUT-16.1"


class ConvoyArrived(Event):
    """The end."""

    def __init__(self, winners: list[str], scores: list[int], reason: str) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason

    def rule(self) -> str:
        return "OUT-17.4"
