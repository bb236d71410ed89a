"""Somebody at the table who only listens: what is told to all is enough to know everything that lies there openly.

On the way it holds what is told against rules of whole turns and chains, which no single moment shows.
"""

from __future__ import annotations

from collections import Counter
from functools import singledispatchmethod
from typing import Any

from holdfast.games.doomsday import events
from holdfast.kernel.event import Event

LIMIT, LIMIT_IN_RING = 2, 1
MOST_LIVES = 2


class Person:
    """What a spectator knows of one player."""

    def __init__(self, seat: dict[str, Any]) -> None:
        self.alive = seat["alive"]
        self.lives = seat["lives"]
        self.roles = [card["face"] for card in seat["cards"] if card["slot"].startswith("role")]
        self.programs = seat["programs"]
        self.laid = Counter((one["program"], one["owner"]) for one in seat["laid"])
        self.weapons = {one["weapon"]: one["at"] for one in seat["weapons"]}
        self.harm = seat["harm"]
        self.must_bury = 0
        """Cards that the Cardsharp has drawn and will not keep."""


class Spectator:
    """Begins with a table as it lies, and then only listens."""

    def __init__(self, view: Any) -> None:
        self.names = view["table"]["seats"]
        self.ring = view["table"]["ring"]
        self.people = {seat["who"]: Person(seat) for seat in view["seats"]}
        self.loyal = {
            self.spot(seat["who"], card["slot"]): card["face"] for seat in view["seats"] for card in loyal(seat)
        }
        self.centre = set(view["table"]["centre"])
        self.cards = view["table"]["deck"] + len(view["table"]["used"])
        """In the deck, or open for the moment after their use."""
        self.table = {key: view["table"][key] for key in ("round", "lead", "inverted", "leaders")}
        self.received: set[str] = set()
        self.risen: set[str] = set()
        self.is_unchecked = self.is_over = self.is_cut = False

    def spot(self, who: str, slot: str) -> tuple[str, str]:
        """In the ring a right card is the left one of the neighbour on the right."""
        if self.ring and slot == "right":
            return self.names[self.names.index(who) - 1], "left"
        return who, slot

    def listen(self, event: Event) -> None:
        assert not self.is_over, "something is told after the end"
        self.hear(event)

    @singledispatchmethod
    def hear(self, event: Event) -> None:
        """What is not listed here changes nothing that lies on the table."""

    # -- turns and chains ----------------------------------------------------------------------------

    def root(self) -> None:
        """DOM-11.4, DOM-R30, DOM-R46  Something new begins: whoever died has been followed by a check."""
        assert not self.is_unchecked
        self.risen.clear()

    @hear.register
    def _(self, event: events.TurnBegan) -> None:
        self.root()
        assert self.people[event.who].alive
        self.table |= {"lead": event.who, "round": event.round}
        self.received.clear()
        self.is_cut = False

    @hear.register
    def _(self, event: events.TurnEnded) -> None:
        """DOM-08.9, DOM-13.6, DOM-R31"""
        self.root()
        one = self.people[event.who]
        own = sum(n for (_, owner), n in one.laid.items() if owner == event.who)
        assert event.who == self.table["lead"]
        assert self.is_cut or one.programs + own <= (LIMIT_IN_RING if self.ring else LIMIT)

    @hear.register
    def _(self, event: events.ActionDeclared) -> None:
        self.root()
        assert event.who == self.table["lead"]

    @hear.register
    def _(self, event: events.ShotFired) -> None:
        """DOM-05.4, DOM-07.7"""
        assert event.who == self.table["lead"]
        assert event.weapon not in self.received
        assert event.to == self.people[event.who].weapons[event.weapon] or event.weapon == "laser"
        assert all(self.people[one].alive for one in event.to)

    @hear.register
    def _(self, event: events.TeamsChecked) -> None:
        self.is_unchecked = False

    @hear.register
    def _(self, event: events.GameOver) -> None:
        self.is_over = True

    # -- lives ---------------------------------------------------------------------------------------

    @hear.register
    def _(self, event: events.DamageAssigned) -> None:
        for who, one in self.people.items():
            one.harm = dict(zip(event.whom, event.amounts, strict=True)).get(who, 0)

    @hear.register
    def _(self, event: events.DamageAverted) -> None:
        self.people[event.to].harm -= 1

    @hear.register
    def _(self, event: events.Hurt) -> None:
        one = self.people[event.who]
        assert event.n == one.harm
        one.lives, one.harm = max(0, one.lives - event.n), 0
        assert event.lives == one.lives

    @hear.register
    def _(self, event: events.Healed) -> None:
        one = self.people[event.who]
        assert one.alive
        one.lives += 1
        assert event.lives == one.lives <= MOST_LIVES

    @hear.register
    def _(self, event: events.Died) -> None:
        one = self.people[event.who]
        assert one.alive
        assert one.lives == 0
        one.alive, self.is_unchecked = False, True
        self.is_cut |= event.who == self.table["lead"]

    @hear.register
    def _(self, event: events.Resurrected) -> None:
        one = self.people[event.who]
        assert not one.alive
        assert event.who not in self.risen
        self.risen.add(event.who)
        one.alive, one.lives = True, 1

    # -- cards before players --------------------------------------------------------------------------

    def turn(self, who: str, slot: str, face: str) -> None:
        if slot.startswith("role"):
            at = ["role", "role2"].index(slot)
            assert bool(self.people[who].roles[at]) != bool(face)
            self.people[who].roles[at] = face
        else:
            assert bool(self.loyal[self.spot(who, slot)]) != bool(face)
            self.loyal[self.spot(who, slot)] = face

    @hear.register
    def _(self, event: events.Revealed) -> None:
        self.turn(event.who, event.card, event.seen)

    @hear.register
    def _(self, event: events.Hid) -> None:
        self.turn(event.who, event.card, "")

    @hear.register
    def _(self, event: events.RolesSwapped) -> None:
        one, other = self.people[event.who], self.people[event.to]
        one.roles, other.roles = other.roles, one.roles

    @hear.register
    def _(self, event: events.LoyaltiesSwapped) -> None:
        a, b = self.spot(event.who, event.card), self.spot(event.to, event.other)
        self.loyal[a], self.loyal[b] = self.loyal[b], self.loyal[a]

    @hear.register
    def _(self, event: events.LoyaltiesRedealt) -> None:
        for who in event.whom:
            self.loyal |= {self.spot(who, slot): "" for slot in ("left", "right")}

    @hear.register
    def _(self, event: events.LeaderCame) -> None:
        self.people[event.who].roles = ["", ""]
        self.table["leaders"] = [team for team in self.table["leaders"] if team != event.team]

    @hear.register
    def _(self, event: events.LoyaltyInverted) -> None:
        self.table["inverted"] = event.on

    # -- weapons -------------------------------------------------------------------------------------

    def give(self, who: str, weapon: str) -> None:
        self.people[who].weapons[weapon] = []
        if who == self.table["lead"]:
            self.received.add(weapon)

    @hear.register
    def _(self, event: events.Armed) -> None:
        self.centre.remove(event.weapon)
        self.give(event.who, event.weapon)

    @hear.register
    def _(self, event: events.Aimed) -> None:
        assert event.weapon in self.people[event.who].weapons
        self.people[event.who].weapons[event.weapon] = event.to

    @hear.register
    def _(self, event: events.Dropped) -> None:
        del self.people[event.who].weapons[event.weapon]
        self.centre.add(event.weapon)

    @hear.register
    def _(self, event: events.WeaponStolen) -> None:
        del self.people[event.of].weapons[event.weapon]
        self.give(event.who, event.weapon)

    @hear.register
    def _(self, event: events.WeaponsSwapped) -> None:
        del self.people[event.who].weapons[event.gives]
        del self.people[event.to].weapons[event.gets]
        self.give(event.who, event.gets)
        self.give(event.to, event.gives)

    # -- programs ------------------------------------------------------------------------------------

    @hear.register
    def _(self, event: events.Drew) -> None:
        """DOM-16.31  The Cardsharp takes two and keeps one."""
        assert event.program == ""
        one = self.people[event.who]
        one.programs += 1
        one.must_bury = 1 if "cardsharp" in one.roles and self.cards > 1 else 0
        self.cards -= 1 + one.must_bury

    @hear.register
    def _(self, event: events.ProgramUsed) -> None:
        if event.program != "defender":
            self.root()
        self.people[event.who].programs -= 1
        self.cards += 1

    @hear.register
    def _(self, event: events.ProgramLaid) -> None:
        self.root()
        self.people[event.who].programs -= 1
        self.people[event.to].laid[event.program, event.who] += 1

    @hear.register
    def _(self, event: events.ProgramDiscarded) -> None:
        one = self.people[event.who]
        self.cards += 1
        if event.program:
            place = next(other for other in self.people.values() if other.laid[event.program, event.who])
            place.laid[event.program, event.who] -= 1
        elif one.must_bury:
            one.must_bury -= 1
        else:
            one.programs -= 1

    @hear.register
    def _(self, event: events.ProgramStolen) -> None:
        assert event.program == ""
        self.people[event.of].programs -= 1
        self.people[event.who].programs += 1

    @hear.register
    def _(self, event: events.ProgramTaken) -> None:
        self.cards -= 1
        self.people[event.who].programs += 1

    # -- what lies there -------------------------------------------------------------------------------

    def compare(self, view: Any) -> None:
        """Is that what is seen?"""
        table = view["table"]
        assert {key: table[key] for key in self.table} == self.table
        assert set(table["centre"]) == self.centre
        assert table["deck"] + len(table["used"]) == self.cards
        for seat in view["seats"]:
            one = self.people[seat["who"]]
            shown = Person(seat)
            shown.must_bury = one.must_bury
            assert vars(shown) | {"laid": +shown.laid} == vars(one) | {"laid": +one.laid}, seat["who"]
            assert {
                self.spot(seat["who"], card["slot"]): card["face"] for card in loyal(seat)
            }.items() <= self.loyal.items()


def loyal(seat: dict[str, Any]) -> list[dict[str, str]]:
    return [card for card in seat["cards"] if card["slot"] in ("left", "right")]
