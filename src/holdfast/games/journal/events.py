"""Everything that can be told in the Journal. Fields are names of characters, cards, items and places, and numbers."""

from __future__ import annotations

from holdfast.kernel.event import Event


class SetUp(Event):
    """JRN-02.2"""

    rule = "JRN-02.2"
    shelter: str
    siege: str
    people: list[str]


class LeadPassed(Event):
    rule = "JRN-03.2"
    who: str


class DayBegan(Event):
    rule = "JRN-03.1"
    day: int


class PhaseBegan(Event):
    """`memo`: the script that explains it, when it is reached for the first time."""

    rule = "JRN-03.1"
    phase: str
    memo: int


class StageBegan(Event):
    """4: extra actions."""

    rule = "JRN-05.1"
    stage: int


class MorningCame(Event):
    """The event card of the day."""

    rule = "JRN-04.2"
    card: str


class VisitorCame(Event):
    rule = "JRN-04.5"
    card: str


class ScriptRead(Event):
    rule = "JRN-18.1"
    script: int


class Decided(Event):
    """A choice of a card or script, counted from 1; 0: moved on."""

    rule = "JRN-18.1"
    place: str
    choice: int


class ColdChanged(Event):
    rule = "JRN-04.3"
    cold: int


class NoiseChanged(Event):
    rule = "JRN-08.4"
    noise: int


class Gained(Event):
    rule = "JRN-03.5"
    item: str
    n: int


class Discarded(Event):
    rule = "JRN-03.5"
    item: str
    n: int


class StateChanged(Event):
    rule = "JRN-03.6"
    who: str
    state: str
    level: int


class BlackDieRolled(Event):
    rule = "JRN-01.2"
    die: int


class CombatDieRolled(Event):
    """`who`: a character, or an enemy by its letter."""

    rule = "JRN-12.4"
    who: str
    colour: str
    face: str


class TestPassedOver(Event):
    """An empathy test that is not made."""

    rule = "JRN-19.6"


class Planned(Event):
    """`what`: a recipe or fitting; `helper`: who helps with rubble."""

    rule = "JRN-05.3"
    who: str
    deed: str
    space: str
    what: str
    helper: str


class Rested(Event):
    rule = "JRN-05.3"
    who: str


class CardCleared(Event):
    rule = "JRN-05.9"
    space: str
    card: str


class RemnantsLeft(Event):
    rule = "JRN-05.11"
    space: str


class Searched(Event):
    rule = "JRN-05.14"
    space: str
    points: int


class LockHeld(Event):
    rule = "JRN-05.12"
    space: str


class FittingBuilt(Event):
    rule = "JRN-05.16"
    fitting: str
    space: str


class FittingMoved(Event):
    rule = "JRN-05.20"
    fitting: str
    space: str


class FittingTaken(Event):
    """Dismantled, replaced or lost: it lies on Fittings again."""

    rule = "JRN-05.21"
    fitting: str


class IdeaUnlocked(Event):
    rule = "JRN-05.17"
    fitting: str


class BreachBoarded(Event):
    rule = "JRN-05.22"
    space: str


class BoardsTorn(Event):
    rule = "JRN-05.22"
    space: str


class RubbleFell(Event):
    rule = "JRN-20.4"
    space: str


class MusicPlayed(Event):
    rule = "JRN-26.37"
    who: str


class Drank(Event):
    rule = "JRN-06.1"
    who: str


class WentThirsty(Event):
    rule = "JRN-06.2"
    who: str


class Ate(Event):
    rule = "JRN-06.3"
    who: str
    item: str


class WentHungry(Event):
    rule = "JRN-06.4"
    who: str


class Toasted(Event):
    """Moonshine or pure alcohol."""

    rule = "JRN-10.10"
    who: str
    item: str


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


class MedicineGiven(Event):
    rule = "JRN-10.3"
    who: str
    item: str


class FateTurned(Event):
    rule = "JRN-10.5"
    card: str


class MedicineUsed(Event):
    rule = "JRN-19.5"
    who: str
    item: str


class LocationReplaced(Event):
    rule = "JRN-10.6"
    gone: str
    card: str


class CrucialKept(Event):
    rule = "JRN-10.8"
    card: str


class CrucialPlayed(Event):
    rule = "JRN-10.9"
    card: str


class Died(Event):
    rule = "JRN-11.2"
    who: str


class Departed(Event):
    rule = "JRN-11.2"
    who: str


class Collapsed(Event):
    rule = "JRN-10.1"
    who: str


class HeldOn(Event):
    rule = "JRN-19.6"
    who: str


class Joined(Event):
    rule = "JRN-11.6"
    who: str


class Arrived(Event):
    rule = "JRN-10.2"
    who: str


class ActionsLost(Event):
    rule = "JRN-05.2"
    who: str
    n: int


class ActionsWon(Event):
    rule = "JRN-05.23"
    who: str
    n: int


class TradeBegan(Event):
    rule = "JRN-17.2"
    fee: int


class TradeRefused(Event):
    rule = "JRN-17.7"


class TradeForbidden(Event):
    rule = "JRN-17.7"


class PricesRose(Event):
    rule = "JRN-17.6"
    category: str
    n: int


class Peeked(Event):
    """The top card first."""

    rule = "JRN-05.24"
    deck: str
    cards: list[str]


class Buried(Event):
    rule = "JRN-26.2"
    deck: str
    card: str


class Marked(Event):
    """A mark, and how often the group has it now."""

    rule = "JRN-22.4"
    mark: str
    n: int


class ObjectiveRevealed(Event):
    rule = "JRN-21.1"
    objective: str


class ObjectivePaid(Event):
    rule = "JRN-21.1"
    item: str


class ObjectiveJudged(Event):
    rule = "JRN-21.2"
    objective: str
    fulfilled: bool


class EpilogueRead(Event):
    rule = "JRN-22.3"
    script: int


class SiegeEnded(Event):
    rule = "JRN-22.1"
    reason: str
