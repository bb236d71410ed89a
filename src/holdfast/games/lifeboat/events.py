"""Everything that can be told in Lifeboat. Fields are the names of characters and cards, and numbers.

Where only some may know a card, the others are told the same event with the card `hidden`.
"""

from __future__ import annotations

from holdfast.kernel.event import Event

HIDDEN = "hidden"
"""A card whose kind this listener may not know."""


# -- the days ----------------------------------------------------------------------------------


class RoleDealt(Event):
    rule = "LIF-02.2"
    seat: int
    who: str


class BondsDealt(Event):
    rule = "LIF-02.3"
    friend: str
    enemy: str


class DayBroke(Event):
    rule = "LIF-03.1"
    day: int


class CurrentTookTheBoat(Event):
    rule = "LIF-R28"
    day: int


class EveningCame(Event):
    rule = "LIF-13.1"


# -- provisions ----------------------------------------------------------------------------------


class DeckEmpty(Event):
    rule = "LIF-04.2"


class PacketDrawn(Event):
    rule = "LIF-04.3"
    who: str
    cards: int


class Kept(Event):
    rule = "LIF-04.5"
    who: str
    card: str


class Opened(Event):
    rule = "LIF-05.3"
    who: str
    card: str


class Spent(Event):
    """A one-use card was shown and removed."""

    rule = "LIF-05.5"
    who: str
    card: str


class ThrownAway(Event):
    rule = "LIF-05.7"
    who: str
    card: str


class Placed(Event):
    rule = "LIF-05.10"
    who: str
    card: str
    before: str


class Offered(Event):
    """To the two parties only. Closed cards of the offerer are `hidden` to the receiver."""

    rule = "LIF-05.7"
    who: str
    to: str
    give: list[str]
    ask: list[str]
    closed: int


class OfferEnded(Event):
    """Declined, recalled or lapsed; to the two parties only."""

    rule = "LIF-05.7"
    who: str
    to: str
    why: str


class Traded(Event):
    """A trade took place; closed cards are `hidden` to all but the two."""

    rule = "LIF-05.9"
    who: str
    to: str
    gave: list[str]
    got: list[str]


# -- actions -------------------------------------------------------------------------------------


class TurnSkipped(Event):
    rule = "LIF-06.2"
    who: str


class Idled(Event):
    rule = "LIF-12.1"
    who: str


class Rowed(Event):
    rule = "LIF-07.1"
    who: str
    oars: int
    cards: int


class SawNavigation(Event):
    """What a rower or a navigator looks at; to that seat only."""

    rule = "LIF-07.1"
    cards: list[str]


class Stowed(Event):
    """A rower laid cards on the row stack and put the others under the deck."""

    rule = "LIF-07.2"
    who: str
    kept: int
    buried: int


class SeatDemanded(Event):
    rule = "LIF-08.1"
    who: str
    of: str


class CardDemanded(Event):
    rule = "LIF-08.1"
    who: str
    of: str


class Yielded(Event):
    rule = "LIF-08.4"
    who: str
    to: str


class Refused(Event):
    rule = "LIF-08.4"
    who: str
    to: str


class SeatsChanged(Event):
    rule = "LIF-08.5"
    who: str
    of: str


class Robbed(Event):
    rule = "LIF-08.6"
    who: str
    of: str
    card: str


class NothingToTake(Event):
    rule = "LIF-R17"
    who: str
    of: str


class Stole(Event):
    rule = "LIF-09.1"
    who: str
    of: str
    card: str


class FightBroke(Event):
    rule = "LIF-10.1"
    who: str
    of: str


class Joined(Event):
    rule = "LIF-10.3"
    who: str
    side: str


class Fired(Event):
    rule = "LIF-10.6"
    who: str


class FightEnded(Event):
    rule = "LIF-10.7"
    winner: str
    loser: str
    won: int
    lost: int


class Wounded(Event):
    """`why`: fight, fall, shark or thirst."""

    who: str
    amount: int
    why: str

    @property
    def rule(self) -> str:
        if self.why == "fight":
            return "LIF-10.9"
        if self.why == "fall":
            return "LIF-15.4"
        return "LIF-16.3" if self.why == "shark" else "LIF-17.7"


class PassedOut(Event):
    rule = "LIF-03.3"
    who: str


class Died(Event):
    rule = "LIF-03.6"
    who: str


class Tired(Event):
    """`why`: rowed or fought."""

    who: str
    why: str

    @property
    def rule(self) -> str:
        return "LIF-07.3" if self.why == "rowed" else "LIF-10.10"


class Healed(Event):
    rule = "LIF-11.2"
    who: str
    whom: str


class WokeUp(Event):
    rule = "LIF-11.2"
    who: str


class FlareShown(Event):
    rule = "LIF-11.5"
    who: str
    cards: list[str]
    gulls: int


# -- the evening ---------------------------------------------------------------------------------


class NavigatorTook(Event):
    rule = "LIF-13.3"
    who: str
    cards: int


class CompassUsed(Event):
    rule = "LIF-13.4"
    who: str


class NavigationRevealed(Event):
    rule = "LIF-13.7"
    card: str
    buried: int


class GullsChanged(Event):
    """`change`: the gull of the evening card, +1 or -1."""

    rule = "LIF-14.1"
    change: int
    gulls: int


class FellOverboard(Event):
    rule = "LIF-15.3"
    who: str
    lost: list[str]


class HeldByRing(Event):
    """The open life ring kept an unconscious or dead wearer in the boat."""

    rule = "LIF-15.6"
    who: str


class RingThrown(Event):
    rule = "LIF-15.2"
    who: str
    to: str


class SweptAway(Event):
    """`closed`: how many closed cards went with the body, unseen."""

    rule = "LIF-15.5"
    who: str
    lost: list[str]
    closed: int


class SharksCame(Event):
    """`who`: whose bait drew them; empty if it was lost in the fall."""

    who: str

    @property
    def rule(self) -> str:
        return "LIF-16.2" if self.who == "" else "LIF-16.1"


class ClimbedBack(Event):
    rule = "LIF-15.7"
    who: str


class Thirsty(Event):
    """`thirsts` in all, one for each of `causes` (named, rowed, fought); the parasol stopped `shaded` of them."""

    rule = "LIF-17.1"
    who: str
    thirsts: int
    shaded: int
    causes: list[str]


class Watered(Event):
    rule = "LIF-17.4"
    who: str
    whom: str


# -- the end -------------------------------------------------------------------------------------


class Landed(Event):
    rule = "LIF-19.1"


class SeaWon(Event):
    rule = "LIF-19.3"


class Scored(Event):
    """One player's sheet: friend and enemy revealed, and every part of the score."""

    rule = "LIF-20.9"
    who: str
    friend: str
    enemy: str
    parts: dict[str, int]
    total: int
