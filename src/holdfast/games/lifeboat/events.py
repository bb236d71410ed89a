"""Everything that can be told in Lifeboat. Fields are the names of characters and cards, and numbers.

Where only some may know a card, the others are told the same event with the card `hidden`.
"""

from __future__ import annotations

from holdfast.kernel.step import Event

HIDDEN = "hidden"
"""A card whose kind this listener may not know."""


# -- the days ----------------------------------------------------------------------------------


class RoleDealt(Event):
    def __init__(self, seat: int, who: str) -> None:
        self.seat = seat
        self.who = who

    def rule(self) -> str:
        return "LIF-02.2"


class BondsDealt(Event):
    def __init__(self, friend: str, enemy: str) -> None:
        self.friend = friend
        self.enemy = enemy

    def rule(self) -> str:
        return "LIF-02.3"


class DayBroke(Event):
    def __init__(self, day: int) -> None:
        self.day = day

    def rule(self) -> str:
        return "LIF-03.1"


class CurrentTookTheBoat(Event):
    def __init__(self, day: int) -> None:
        self.day = day

    def rule(self) -> str:
        return "LIF-R28"


class EveningCame(Event):
    def rule(self) -> str:
        return "LIF-13.1"


# -- provisions ----------------------------------------------------------------------------------


class DeckEmpty(Event):
    def rule(self) -> str:
        return "LIF-04.2"


class PacketDrawn(Event):
    def __init__(self, who: str, cards: int) -> None:
        self.who = who
        self.cards = cards

    def rule(self) -> str:
        return "LIF-04.3"


class Kept(Event):
    def __init__(self, who: str, card: str) -> None:
        self.who = who
        self.card = card

    def rule(self) -> str:
        return "LIF-04.5"


class Opened(Event):
    def __init__(self, who: str, card: str) -> None:
        self.who = who
        self.card = card

    def rule(self) -> str:
        return "LIF-05.3"


class Spent(Event):
    """A one-use card was shown and removed."""

    def __init__(self, who: str, card: str) -> None:
        self.who = who
        self.card = card

    def rule(self) -> str:
        return "LIF-05.5"


class ThrownAway(Event):
    def __init__(self, who: str, card: str) -> None:
        self.who = who
        self.card = card

    def rule(self) -> str:
        return "LIF-05.7"


class Placed(Event):
    def __init__(self, who: str, card: str, before: str) -> None:
        self.who = who
        self.card = card
        self.before = before

    def rule(self) -> str:
        return "LIF-05.10"


class Offered(Event):
    """To the two parties only. Closed cards of the offerer are `hidden` to the receiver."""

    def __init__(self, who: str, to: str, give: list[str], ask: list[str], closed: int) -> None:
        self.who = who
        self.to = to
        self.give = give
        self.ask = ask
        self.closed = closed

    def rule(self) -> str:
        return "LIF-05.7"


class OfferEnded(Event):
    """Declined, recalled or lapsed; to the two parties only."""

    def __init__(self, who: str, to: str, why: str) -> None:
        self.who = who
        self.to = to
        self.why = why

    def rule(self) -> str:
        return "LIF-05.7"


class Traded(Event):
    """A trade took place; closed cards are `hidden` to all but the two."""

    def __init__(self, who: str, to: str, gave: list[str], got: list[str]) -> None:
        self.who = who
        self.to = to
        self.gave = gave
        self.got = got

    def rule(self) -> str:
        return "LIF-05.9"


# -- actions -------------------------------------------------------------------------------------


class TurnSkipped(Event):
    def __init__(self, who: str) -> None:
        self.who = who

    def rule(self) -> str:
        return "LIF-06.2"


class Idled(Event):
    def __init__(self, who: str) -> None:
        self.who = who

    def rule(self) -> str:
        return "LIF-12.1"


class Rowed(Event):
    def __init__(self, who: str, oars: int, cards: int) -> None:
        self.who = who
        self.oars = oars
        self.cards = cards

    def rule(self) -> str:
        return "LIF-07.1"


class SawNavigation(Event):
    """What a rower or a navigator looks at; to that seat only."""

    def __init__(self, cards: list[str]) -> None:
        self.cards = cards

    def rule(self) -> str:
        return "LIF-07.1"


class Stowed(Event):
    """A rower laid cards on the row stack and put the others under the deck."""

    def __init__(self, who: str, kept: int, buried: int) -> None:
        self.who = who
        self.kept = kept
        self.buried = buried

    def rule(self) -> str:
        return "LIF-07.2"


class SeatDemanded(Event):
    def __init__(self, who: str, of: str) -> None:
        self.who = who
        self.of = of

    def rule(self) -> str:
        return "LIF-08.1"


class CardDemanded(Event):
    def __init__(self, who: str, of: str) -> None:
        self.who = who
        self.of = of

    def rule(self) -> str:
        return "LIF-08.1"


class Yielded(Event):
    def __init__(self, who: str, to: str) -> None:
        self.who = who
        self.to = to

    def rule(self) -> str:
        return "LIF-08.4"


class Refused(Event):
    def __init__(self, who: str, to: str) -> None:
        self.who = who
        self.to = to

    def rule(self) -> str:
        return "LIF-08.4"


class SeatsChanged(Event):
    def __init__(self, who: str, of: str) -> None:
        self.who = who
        self.of = of

    def rule(self) -> str:
        return "LIF-08.5"


class Robbed(Event):
    def __init__(self, who: str, of: str, card: str) -> None:
        self.who = who
        self.of = of
        self.card = card

    def rule(self) -> str:
        return "LIF-08.6"


class NothingToTake(Event):
    def __init__(self, who: str, of: str) -> None:
        self.who = who
        self.of = of

    def rule(self) -> str:
        return "LIF-R17"


class Stole(Event):
    def __init__(self, who: str, of: str, card: str) -> None:
        self.who = who
        self.of = of
        self.card = card

    def rule(self) -> str:
        return "LIF-09.1"


class FightBroke(Event):
    def __init__(self, who: str, of: str) -> None:
        self.who = who
        self.of = of

    def rule(self) -> str:
        return "LIF-10.1"


class Joined(Event):
    def __init__(self, who: str, side: str) -> None:
        self.who = who
        self.side = side

    def rule(self) -> str:
        return "LIF-10.3"


class Fired(Event):
    def __init__(self, who: str) -> None:
        self.who = who

    def rule(self) -> str:
        return "LIF-10.6"


class FightEnded(Event):
    def __init__(self, winner: str, loser: str, won: int, lost: int) -> None:
        self.winner = winner
        self.loser = loser
        self.won = won
        self.lost = lost

    def rule(self) -> str:
        return "LIF-10.7"


class Wounded(Event):
    """`why`: fight, fall, shark or thirst."""

    def __init__(self, who: str, amount: int, why: str) -> None:
        self.who = who
        self.amount = amount
        self.why = why

    def rule(self) -> str:
        if self.why == "fight":
            return "LIF-10.9"
        if self.why == "fall":
            return "LIF-15.4"
        return "LIF-16.3" if self.why == "shark" else "LIF-17.7"


class PassedOut(Event):
    def __init__(self, who: str) -> None:
        self.who = who

    def rule(self) -> str:
        return "LIF-03.3"


class Died(Event):
    def __init__(self, who: str) -> None:
        self.who = who

    def rule(self) -> str:
        return "LIF-03.6"


class Tired(Event):
    """`why`: rowed or fought."""

    def __init__(self, who: str, why: str) -> None:
        self.who = who
        self.why = why

    def rule(self) -> str:
        return "LIF-07.3" if self.why == "rowed" else "LIF-10.10"


class Healed(Event):
    def __init__(self, who: str, whom: str) -> None:
        self.who = who
        self.whom = whom

    def rule(self) -> str:
        return "LIF-11.2"


class WokeUp(Event):
    def __init__(self, who: str) -> None:
        self.who = who

    def rule(self) -> str:
        return "LIF-11.2"


class FlareShown(Event):
    def __init__(self, who: str, cards: list[str], gulls: int) -> None:
        self.who = who
        self.cards = cards
        self.gulls = gulls

    def rule(self) -> str:
        return "LIF-11.5"


# -- the evening ---------------------------------------------------------------------------------


class NavigatorTook(Event):
    def __init__(self, who: str, cards: int) -> None:
        self.who = who
        self.cards = cards

    def rule(self) -> str:
        return "LIF-13.3"


class CompassUsed(Event):
    def __init__(self, who: str) -> None:
        self.who = who

    def rule(self) -> str:
        return "LIF-13.4"


class NavigationRevealed(Event):
    def __init__(self, card: str, buried: int) -> None:
        self.card = card
        self.buried = buried

    def rule(self) -> str:
        return "LIF-13.7"


class GullsChanged(Event):
    """`change`: the gull of the evening card, +1 or -1."""

    def __init__(self, change: int, gulls: int) -> None:
        self.change = change
        self.gulls = gulls

    def rule(self) -> str:
        return "LIF-14.1"


class FellOverboard(Event):
    def __init__(self, who: str, lost: list[str]) -> None:
        self.who = who
        self.lost = lost

    def rule(self) -> str:
        return "LIF-15.3"


class HeldByRing(Event):
    """The open life ring kept an unconscious or dead wearer in the boat."""

    def __init__(self, who: str) -> None:
        self.who = who

    def rule(self) -> str:
        return "LIF-15.6"


class RingThrown(Event):
    def __init__(self, who: str, to: str) -> None:
        self.who = who
        self.to = to

    def rule(self) -> str:
        return "LIF-15.2"


class SweptAway(Event):
    """`closed`: how many closed cards went with the body, unseen."""

    def __init__(self, who: str, lost: list[str], closed: int) -> None:
        self.who = who
        self.lost = lost
        self.closed = closed

    def rule(self) -> str:
        return "LIF-15.5"


class SharksCame(Event):
    """`who`: whose bait drew them; empty if it was lost in the fall."""

    def __init__(self, who: str) -> None:
        self.who = who

    def rule(self) -> str:
        return "LIF-16.2" if self.who == "" else "LIF-16.1"


class ClimbedBack(Event):
    def __init__(self, who: str) -> None:
        self.who = who

    def rule(self) -> str:
        return "LIF-15.7"


class Thirsty(Event):
    """`thirsts` in all, one for each of `causes` (named, rowed, fought); the parasol stopped `shaded` of them."""

    def __init__(self, who: str, thirsts: int, shaded: int, causes: list[str]) -> None:
        self.who = who
        self.thirsts = thirsts
        self.shaded = shaded
        self.causes = causes

    def rule(self) -> str:
        return "LIF-17.1"


class Watered(Event):
    def __init__(self, who: str, whom: str) -> None:
        self.who = who
        self.whom = whom

    def rule(self) -> str:
        return "LIF-17.4"


# -- the end -------------------------------------------------------------------------------------


class Landed(Event):
    def rule(self) -> str:
        return "LIF-19.1"


class SeaWon(Event):
    def rule(self) -> str:
        return "LIF-19.3"


class Scored(Event):
    """One player's sheet: friend and enemy revealed, and every part of the score."""

    def __init__(self, who: str, friend: str, enemy: str, parts: dict[str, int], total: int) -> None:
        self.who = who
        self.friend = friend
        self.enemy = enemy
        self.parts = parts
        self.total = total

    def rule(self) -> str:
        return "LIF-20.9"
