"""What can be told of a night: who goes out, what they find, fights, and the raid."""

from __future__ import annotations

from holdfast.kernel.event import Event


class TaskGiven(Event):
    rule = "JRN-07.1"
    who: str
    task: str


class WentOut(Event):
    rule = "JRN-08.1"
    location: str
    party: list[str]


class Equipped(Event):
    rule = "JRN-08.3"
    item: str


class UnknownLaid(Event):
    rule = "JRN-08.6"
    n: int


class CardTurned(Event):
    rule = "JRN-08.7"
    card: str


class CardsReturned(Event):
    rule = "JRN-08.9"
    n: int


class CardsAdded(Event):
    rule = "JRN-08.6"
    n: int


class CardKept(Event):
    rule = "JRN-16.3"
    card: str


class CoverUsed(Event):
    rule = "JRN-16.3"


class Looted(Event):
    rule = "JRN-19.3"
    row: str
    card: str


class ResidentMet(Event):
    rule = "JRN-08.5"
    card: str


class EncounterAvoided(Event):
    rule = "JRN-16.3"


class Withdrew(Event):
    rule = "JRN-08.17"
    who: str


class ExplorationEnded(Event):
    rule = "JRN-08.11"


class Carried(Event):
    """What the party brings home, item by item with repetitions."""

    rule = "JRN-08.14"
    items: list[str]


class FightBegan(Event):
    """The enemies by their letters."""

    rule = "JRN-12.1"
    foes: list[str]


class RoundBegan(Event):
    rule = "JRN-12.3"
    round: int


class Armed(Event):
    rule = "JRN-12.2"
    who: str
    weapon: str


class FoeHit(Event):
    rule = "JRN-12.8"
    foe: str
    wounds: int


class FoeKilled(Event):
    rule = "JRN-12.8"
    foe: str


class FoeRearmed(Event):
    """Out of ammo, or disarmed."""

    rule = "JRN-14.3"
    foe: str
    weapon: str


class FoesRan(Event):
    rule = "JRN-15.3"


class Fled(Event):
    rule = "JRN-13.1"


class StruckFromBehind(Event):
    """`by`: us or them."""

    rule = "JRN-13.2"
    by: str


class FightEnded(Event):
    rule = "JRN-12.11"
    won: bool


class SignDrawn(Event):
    """`kind`: the incident, or nothing where the dice differ."""

    rule = "JRN-15.2"
    card: str
    kind: str


class LostWeapon(Event):
    rule = "JRN-15.3"
    who: str


class Jammed(Event):
    rule = "JRN-15.3"
    who: str


class RaidCame(Event):
    rule = "JRN-09.2"
    card: str
    damage: int
    wounds: int


class RaidChanged(Event):
    rule = "JRN-09.6"
    damage: int
    wounds: int


class RaidIgnored(Event):
    rule = "JRN-09.16"


class GuardArmed(Event):
    rule = "JRN-09.1"
    who: str
    weapon: str


class CrimeSpread(Event):
    """So many red-corner cards came into each deck."""

    rule = "JRN-09.14"
    raids: int
    residents: int
