"""LIF-05.8  What a seat says at the table: a plea with an offer, thanks, defiance, a threat; at most two words a day.

All it needs is in the seat's memory, so a bot that is made anew says the same. Chance is drawn by key, day and moment:
asked twice, it answers the same. Of what lies closed it speaks only to claim what it offers, now and then a lie.
"""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.instinct import tempers
from holdfast.games.lifeboat.instinct.catalogue import NUMBERS
from holdfast.games.lifeboat.instinct.dealings import Dealings, Deed
from holdfast.games.lifeboat.instinct.mind import Mind
from holdfast.games.lifeboat.instinct.provisions import held
from holdfast.games.lifeboat.queries import is_alive, name_of, seat_of
from holdfast.games.lifeboat.state import GULLS_TO_LAND, KINDS, NAMES, WATER, Offer
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.policy import Word
from holdfast.kernel.step import Seat

A_DAY: Final = 2
OFTEN: Final[float] = NUMBERS.words.often
DONE: Final = {
    "demand": "demand",
    "refuse": "refuse",
    "yield": "yield",
    "join": "join",
    "save": "save",
    "decline": "decline",
}
"""What one says to whom one has just done this to."""
SUFFERED: Final = {"save": "thanks", "given": "thanks", "join": "thanks", "demand": "broken"}
"""What one says to who has just done this to one."""


class Speaker:
    """What one seat would say now."""

    def __init__(self, mind: Mind, memory: Dealings) -> None:
        self.mind = mind
        self.memory = memory
        self.seat = mind.seat
        self.me = mind.own.character
        self.own = [word for word in memory.said if word.speaker == mind.seat]

    def word(self) -> Word | None:
        """The first thing that is worth saying; most of the time nothing is."""
        today = [word for word in self.own if word.hour == self.mind.state.day]
        if not is_alive(self.mind.own) or len(today) >= A_DAY:
            return None
        return self.of_my_offer() or self.of_what_happened() or self.of_land()

    # -- how often ----------------------------------------------------------------------------------

    def draws(self, topic: str, chance: float) -> bool:
        """By lot, the same all day long."""
        dice = Dice(seed_of(f"{self.memory.key} says {self.mind.state.day} {topic}"))
        return dice.below(1000) < 1000 * chance

    def says(self, saying: str, whom: Seat = -1, card: str = "") -> Word | None:
        """Once a day to each; to who is there to hear it."""
        state = self.mind.state
        if whom >= 0 and not is_alive(state.sailors[whom]):
            return None
        named = {"whom": name_of(state, whom)} if whom >= 0 else {}
        for word in self.own:
            if word.saying == saying and word.hour == state.day and word.named.get("whom") == named.get("whom"):
                return None
        if card:
            named["card"] = card
        return Word(self.seat, saying, named, state.day)

    # -- what there is to say -------------------------------------------------------------------------

    def of_my_offer(self) -> Word | None:
        """A plea for water, a promise of peace, or what the back is that I offer."""
        for offer in self.mind.state.offers:
            if offer.by != self.seat:
                continue
            if not offer.ask and not offer.ask_closed:
                return self.says("peace", offer.to) if self.mind.owed(offer.to) < 0 else None
            if not held(self.mind, WATER):
                asked = self.says("ask-water", offer.to)
                if asked is not None:
                    return asked
            if len(offer.closed) == 1:
                return self.says("claim", offer.to, self.claim(offer))
        return None

    def claim(self, offer: Offer) -> str:
        """The truth; now and then, and never twice to one, something dearer."""
        whom = name_of(self.mind.state, offer.to)
        told = [word for word in self.own if word.saying == "claim" and word.named["whom"] == whom]
        if not told and self.draws(f"lie {whom}", tempers.GUILE[self.mind.temper]):
            return KINDS[WATER]
        return KINDS[offer.closed[0]]

    def of_what_happened(self) -> Word | None:
        """The last thing first: what I did, or what was done to me."""
        for deed in reversed(self.memory.happened):
            said = self.of_deed(deed)
            if said is not None:
                return said
        return None

    def of_deed(self, deed: Deed) -> Word | None:
        saying = DONE.get(deed.name, "") if deed.who == self.me else ""
        other = deed.whom
        if deed.whom == self.me:
            saying, other = SUFFERED.get(deed.name, ""), deed.who
        if not saying or not self.draws(f"{deed.name} {NAMES[other]}", OFTEN):
            return None
        if saying == "broken" and not self.has_promised(other):
            return None
        return self.says(saying, seat_of(self.mind.state, other))

    def has_promised(self, other: int) -> bool:
        """Was peace spoken of between us, yesterday or today?"""
        since = self.mind.state.day - 1
        names = {self.seat: NAMES[other], seat_of(self.mind.state, other): NAMES[self.me]}
        return any(
            word.saying == "peace" and word.hour >= since and names.get(word.speaker) == word.named["whom"]
            for word in self.memory.said
        )

    def of_land(self) -> Word | None:
        """At the third gull."""
        is_near = self.mind.state.gulls == GULLS_TO_LAND - 1
        return self.says("land-near") if is_near and self.draws("land", OFTEN) else None
