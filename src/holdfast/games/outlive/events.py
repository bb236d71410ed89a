"""Everything that can be told in Outlive. Fields are names of colours, zones, tiles and tokens, and numbers.

Where only some may know a token, the others are told the same event without its list.
"""

from __future__ import annotations

from holdfast.kernel.event import Event

# -- set-up ----------------------------------------------------------------------------------------


class Dealt(Event):
    """To one seat: its rooms and leaders to choose from."""

    rule = "OUT-02.3"
    rooms: list[str]
    leaders: list[str]


class ShelterChosen(Event):
    rule = "OUT-02.7"
    who: str
    leader: str
    rooms: list[str]
    built: str
    settled: int
    airlock: int


class TookFirstTurn(Event):
    """The oldest leader goes first."""

    rule = "OUT-02.11"
    who: str
    age: int


class SquadPlaced(Event):
    rule = "OUT-02.8"
    who: str
    squad: str
    zone: str


class TokenDropped(Event):
    """Mary's search: one of the four."""

    rule = "OUT-21.2"
    who: str
    token: str


# -- the rounds ------------------------------------------------------------------------------------


class DayBroke(Event):
    rule = "OUT-03.1"
    day: int


class CityRestocked(Event):
    """New equipment on display; search tokens that are out for this round."""

    rule = "OUT-04.3"
    city: str
    tiles: list[str]
    tokens: list[str]


class DiscardShuffled(Event):
    rule = "OUT-R21"
    city: str
    tiles: int


class NightFell(Event):
    rule = "OUT-10.1"
    first: str


# -- disasters -------------------------------------------------------------------------------------


class DisasterRevealed(Event):
    rule = "OUT-05.1"
    disaster: str


class ZoneStripped(Event):
    """A shortage took tokens off a zone."""

    rule = "OUT-18.6"
    disaster: str
    zone: str
    lost: int


class TokensBared(Event):
    """Search tokens were revealed for nobody."""

    rule = "OUT-18.5"
    disaster: str
    city: str
    tokens: list[str]


class ShelterSpared(Event):
    """A full Bulwark kept a disaster out."""

    rule = "OUT-19.9"
    who: str
    disaster: str


class DisasterResolved(Event):
    rule = "OUT-10.5"
    who: str
    disaster: str
    points: int


class PassedOnDisasters(Event):
    rule = "OUT-10.2"
    who: str


# -- movement and attacks --------------------------------------------------------------------------


class Moved(Event):
    rule = "OUT-06.1"
    who: str
    squad: str
    start: str
    zone: str
    place: int


class Stayed(Event):
    rule = "OUT-06.7"
    who: str
    squad: str
    zone: str


class TokenTaken(Event):
    """The first player token changed hands, or stayed with the first to arrive on the ship."""

    rule = "OUT-08.16"
    who: str


class GearUsed(Event):
    """A repaired tile was turned."""

    rule = "OUT-15.2"
    who: str
    tile: str


class RoomUsed(Event):
    rule = "OUT-14.4"
    who: str
    room: str


class Attacked(Event):
    rule = "OUT-07.1"
    who: str
    squad: str
    of: str
    target: str
    effectiveness: int


class Defended(Event):
    """What is left of the attack after the defence."""

    rule = "OUT-07.5"
    who: str
    guard: bool
    armor: bool
    ammo: int
    left: int


class NothingToTake(Event):
    rule = "OUT-07.8"
    who: str
    of: str


# -- tokens ----------------------------------------------------------------------------------------


class Gained(Event):
    """From the reserve; `why`: the zone, tile, token or room that gave it."""

    rule = "OUT-01.11"
    who: str
    resource: str
    amount: int
    why: str


class Paid(Event):
    """To the reserve, or as tribute `to` somebody."""

    rule = "OUT-01.11"
    who: str
    resource: str
    amount: int
    purpose: str
    to: str


class Gathered(Event):
    """From the zone: by actions, or by a tile."""

    rule = "OUT-08.2"
    who: str
    zone: str
    resource: str
    amount: int
    tile: str


class DamOpened(Event):
    rule = "OUT-08.17"
    who: str
    card: bool


class AlgaeTaken(Event):
    rule = "OUT-08.5"
    who: str


class EquipmentTaken(Event):
    rule = "OUT-08.18"
    who: str
    city: str
    tile: str


class Searched(Event):
    rule = "OUT-08.20"
    who: str
    city: str
    token: str
    free: bool


class LookedThrough(Event):
    """A search stack, from the top; `tokens` only to whoever looked."""

    rule = "OUT-19.16"
    who: str
    city: str
    tokens: list[str]


class PreyScanned(Event):
    """A prey stack, from the top; `prey` only to whoever looked."""

    rule = "OUT-20.10"
    who: str
    zone: str
    prey: list[str]


class PreyChosen(Event):
    """With the Thermal Sensor: everybody sees which it is and how deep it lay."""

    rule = "OUT-R39"
    who: str
    zone: str
    prey: str
    depth: int


class Hunted(Event):
    rule = "OUT-08.9"
    who: str
    zone: str
    prey: str
    meat: int


class PreyTurnedUp(Event):
    """The next token of a stack; none: the stack is empty for good."""

    rule = "OUT-08.9"
    zone: str
    prey: str


# -- survivors -------------------------------------------------------------------------------------


class SurvivorCame(Event):
    """`where`: the airlock or a room; `why`: the ship, the Flashlight or the Living Quarters."""

    rule = "OUT-08.15"
    who: str
    where: str
    why: str


class SurvivorLeftBehind(Event):
    rule = "OUT-R38"
    who: str


class SurvivorLost(Event):
    rule = "OUT-11.4"
    who: str
    where: str
    lost: int


class Recruited(Event):
    rule = "OUT-13.1"
    who: str
    survivors: int


class MovedIn(Event):
    rule = "OUT-14.3"
    who: str
    room: str
    survivors: int


class WentHungry(Event):
    """The bill, and how much of it stayed unpaid."""

    rule = "OUT-11.4"
    who: str
    rooms: int
    rows: int
    unmet: int


class RadiationChanged(Event):
    """By so many spaces, up the track if above 0; `value` is the space the marker stands on now."""

    rule = "OUT-12.1"
    who: str
    steps: int
    value: int


# -- the shelter -----------------------------------------------------------------------------------


class RoomBuilt(Event):
    rule = "OUT-14.2"
    who: str
    room: str
    cheaply: bool


class EquipmentDrawn(Event):
    """Blind; `aside` are those turned up before it that the player has already."""

    rule = "OUT-15.6"
    who: str
    city: str
    tile: str
    aside: list[str]


class EquipmentScrapped(Event):
    rule = "OUT-19.10"
    who: str
    tile: str


class EquipmentRepaired(Event):
    rule = "OUT-15.1"
    who: str
    tile: str


class FoodSpoiled(Event):
    """Clean-up: meat and water that were thrown away."""

    rule = "OUT-16.1"
    who: str
    meat: int
    water: int


class ConvoyArrived(Event):
    """The end."""

    rule = "OUT-17.4"
    winners: list[str]
    scores: list[int]
    reason: str
