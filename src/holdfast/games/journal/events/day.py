"""What can be told of a day in the house: its phases, cards and dice, work, water and food."""

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
    """`softened`: this table wants it in one quiet sentence (JRN-24.4)."""

    rule = "JRN-18.1"
    script: int
    softened: bool = False


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
