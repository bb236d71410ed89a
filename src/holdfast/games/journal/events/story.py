"""What can be told of the story: fate, the group, trade, objectives, and how it ends."""

from __future__ import annotations

from holdfast.kernel.event import Event


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
