"""What one seat remembers of the others: who did what to whom, who looked where, what was once open, what was said.

All of it was told to this seat, most of it to everybody. A key deals the manners; an empty one is the plain style.
"""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.doomsday.instinct.numbers import (
    AGAIN,
    BEAR_DEED,
    HARM_DEED,
    HELP_DEED,
    INFORMED,
    SPARE_DEED,
    STYLES,
)
from holdfast.games.doomsday.pieces import MOST_SEATS, SEATS, SLOTS
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.policy import Memory, Word
from holdfast.kernel.step import Seat

NUMBER_OF: Final = {name: seat for seat, name in enumerate(SEATS)}
SLOT_OF: Final = {name: slot for slot, name in enumerate(SLOTS)}
DEED_KINDS: Final = 4
TURNS_AIMS: Final = ("trojan", "track_ip")
"""Programs by which somebody else turns an aim: who holds the weapon has not chosen it."""
HARMS: Final = ("guard_bot", "spyware")
HELPS: Final = ("charge", "rescue_bot", "backup")


class Recall(Memory):
    """One seat's memory of a play of Doomsday."""

    def __init__(self, seat: Seat, seats: int, key: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.seats = seats
        dice = Dice(seed_of(f"manners {key}"))
        self.style = dice.below(len(STYLES) - 1) + 1 if key else 0
        self.key = key
        self.weights: dict[int, float] = {}
        """How much all that somebody did to somebody says: who, whom and what, packed."""
        self.times: dict[int, int] = {}
        """How often."""
        self.looks: list[list[int]] = [[0] * seats for _ in range(seats)]
        """The slots of each that each has looked at, as masks."""
        self.faces: dict[str, str] = {}
        """What this seat has seen when it last looked, by player and card."""
        self.shown: list[int] = [0] * seats
        """The slots of each that were once open, as masks."""
        self.moved: list[int] = [0] * seats
        """The round in which the cards of each last changed places."""
        self.went_on = False
        """Has a team check found no winner, and has nothing public changed a team since?"""
        self.round = 1
        self.program = ""
        self.user = -1
        """The program that takes effect, and whose it is."""
        self.shot = ""
        """The weapon of the last shot."""
        self.aims: dict[str, list[Seat]] = {}
        """At whom each weapon aims."""
        self.holders: dict[str, Seat] = {}
        self.said: list[Word] = []
        """Every saying heard, in order."""

    # -- what was told ------------------------------------------------------------------------------

    def notice(self, event: dict[str, Any]) -> None:
        name: str = event["event"]
        if name in ("Aimed", "ShotFired"):
            self.notice_aim(event, name)
        elif name in ("ProgramUsed", "TurnBegan", "TurnEnded", "ActionDeclared"):
            self.notice_turn(event, name)
        elif name in ("Peeked", "Revealed", "CardShown"):
            self.notice_card(event, name)
        elif name in ("Hurt", "Healed", "Resurrected", "DamageAverted", "DamageChosen"):
            self.notice_life(event, name)
        elif name in ("Dropped", "WeaponStolen"):
            self.aims.pop(event["weapon"], None)
        elif name in ("WentOn", "LoyaltyInverted"):
            self.went_on = name == "WentOn"
        elif name in ("RolesSwapped", "LoyaltiesSwapped", "LoyaltiesRedealt", "LeaderCame"):
            self.notice_move(event, name)

    def notice_aim(self, event: dict[str, Any], name: str) -> None:
        who = NUMBER_OF[event["who"]]
        targets = [NUMBER_OF[one] for one in event["to"]]
        if name == "ShotFired":
            self.shot = event["weapon"]
        else:
            before = self.aims.get(event["weapon"], [])
            self.aims[event["weapon"]] = targets
            self.holders[event["weapon"]] = who
            if self.program not in TURNS_AIMS:
                for spared in before:
                    if spared not in targets:
                        self.add(who, SPARE_DEED, spared)
        if self.program not in TURNS_AIMS:
            for target in targets:
                self.add(who, HARM_DEED, target)

    def notice_turn(self, event: dict[str, Any], name: str) -> None:
        self.program, self.user = "", -1
        if name == "ProgramUsed":
            self.program, self.user = event["program"], NUMBER_OF[event["who"]]
        elif name == "TurnBegan":
            self.round = event["round"]
        elif name == "ActionDeclared":
            who = NUMBER_OF[event["who"]]
            if event["action"] == "heal" and event["to"]:
                self.add(who, HELP_DEED, NUMBER_OF[event["to"][0]])
            elif event["action"] == "drop":
                for weapon, aimed in self.aims.items():
                    for spared in aimed if self.holders[weapon] == who else []:
                        self.add(who, SPARE_DEED, spared)

    def notice_card(self, event: dict[str, Any], name: str) -> None:
        who = NUMBER_OF[event["who"]]
        if name == "Peeked":
            self.looks[who][NUMBER_OF[event["of"]]] |= 1 << SLOT_OF[event["card"]]
            if who == self.seat and event["seen"]:
                self.faces[f"{event['of']} {event['card']}"] = event["seen"]
        elif name == "CardShown":
            self.looks[NUMBER_OF[event["to"]]][who] |= 7
        else:
            self.shown[who] |= 1 << SLOT_OF[event["card"]]
            if self.program in HARMS and self.user != who:
                self.add(self.user, HARM_DEED, who)

    def notice_life(self, event: dict[str, Any], name: str) -> None:
        who = NUMBER_OF[event["who"]]
        if name == "DamageAverted":
            to = NUMBER_OF[event["to"]]
            if to != who:
                self.add(who, HELP_DEED, to)
        elif name == "DamageChosen":
            if self.shot.startswith("pistol") and not self.shown[who] & 3:
                self.add(who, BEAR_DEED, who)
        elif name == "Hurt":
            if self.program in HARMS and self.user != who:
                self.add(self.user, HARM_DEED, who)
        elif self.program in HELPS and self.user != who:
            self.add(self.user, HELP_DEED, who)
        if name == "Resurrected":
            self.went_on = False

    def notice_move(self, event: dict[str, Any], name: str) -> None:
        """DOM-R39  What was claimed of cards that have moved since says nothing any more."""
        self.went_on = False
        whom = event["whom"] if name == "LoyaltiesRedealt" else [event["who"]]
        if name in ("RolesSwapped", "LoyaltiesSwapped"):
            whom = [*whom, event["to"]]
        for one in whom:
            seat = NUMBER_OF[one]
            self.moved[seat] = self.round
            self.shown[seat] = 0
            for other in range(self.seats):
                self.looks[other][seat] = 0

    def add(self, who: Seat, deed: int, target: Seat) -> None:
        """The more the doer knew of the target in public, the more it says; the same again says less."""
        known = (self.looks[who][target] | self.shown[target]).bit_count()
        packed = (who * MOST_SEATS + target) * DEED_KINDS + deed
        before = self.times.get(packed, 0)
        self.times[packed] = before + 1
        weight = (1.0 if deed == BEAR_DEED else INFORMED[min(known, 2)]) * AGAIN**before
        self.weights[packed] = self.weights.get(packed, 0.0) + weight

    def how_often(self, who: Seat, deed: int, target: Seat) -> int:
        """How often somebody has done this to somebody."""
        return self.times.get((who * MOST_SEATS + target) * DEED_KINDS + deed, 0)

    # -- what was said ------------------------------------------------------------------------------

    def listen(self, words: list[Word]) -> None:
        self.said += words
        self.words += len(words)
