"""DOM-04.1, DOM-DP33  What a seat says at the table: claims, accusations, pleas; seldom a lie, never its own contrary.

A human tells the truth of itself and of what it has seen. Machines and outlaws have a cover that their open cards
allow, and may lie of a card that nobody else has looked at, at most twice a game. All it needs is in the seat's memory,
so a bot that is made anew says the same. Chance is drawn by key, round and topic: asked twice, it answers the same.
"""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday.instinct.hearsay import TEAM_OF, Claim, claim_of
from holdfast.games.doomsday.instinct.known import UNKNOWN
from holdfast.games.doomsday.instinct.memory import Recall
from holdfast.games.doomsday.instinct.mind import Mind
from holdfast.games.doomsday.instinct.numbers import STYLES
from holdfast.games.doomsday.pieces import (
    HUMAN,
    LOYALTIES,
    LOYALTY_OF,
    MACHINE,
    OUTLAW,
    SEATS,
    SIDES,
    SLOTS,
    TEAMS,
)
from holdfast.games.doomsday.queries import is_open, spot_of, targets_of
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.policy import Word
from holdfast.kernel.step import Seat

MOST_LIES: Final = 2
MOST_A_ROUND: Final = 2
LARGE: Final = 12
"""From so many players on each speaks in every other round."""
PLEADS_FROM: Final = 0.35
ACCUSES_FROM: Final = 0.7
VOUCHES_FROM: Final = 0.75
HARM_OF_TRUTH: Final = 0.6
"""How likely an ally somebody must be before the truth about their cards is kept back."""
BELIEVABLE: Final = 0.08
"""A cover that everybody holds less likely than that is given up."""


class Speaker:
    """What one seat would say now."""

    def __init__(self, mind: Mind, memory: Recall) -> None:
        self.mind = mind
        self.memory = memory
        self.seat = mind.seat
        self.style = STYLES[memory.style]
        self.own = [word for word in memory.said if word.speaker == mind.seat]

    def word(self) -> Word | None:
        """The first thing that is worth saying; most of the time nothing is."""
        if not self.mind.state.players[self.seat].alive or not self.may_speak():
            return None
        return self.when_aimed_at() or self.when_spoken_of() or self.of_looks() or self.of_enemies() or self.of_allies()

    # -- how often ----------------------------------------------------------------------------------

    def may_speak(self) -> bool:
        """One word a round, and one more on the own turn; at large tables every other round."""
        hour = self.mind.state.round
        now = len([word for word in self.own if word.hour == hour])
        if len(self.mind.state.players) >= LARGE and any(word.hour == hour - 1 for word in self.own):
            return False
        return now < (MOST_A_ROUND if self.mind.state.turn.seat == self.seat else 1)

    def draws(self, topic: str, chance: float) -> bool:
        """By lot, the same all round long."""
        dice = Dice(seed_of(f"{self.memory.key} says {self.mind.state.round} {topic}"))
        return dice.below(1000) < 1000 * chance

    def has_said(self, saying: str, **named: str) -> bool:
        """Ever before, with these places filled so."""
        return any(
            word.saying == saying and all(word.named.get(place) == name for place, name in named.items())
            for word in self.own
        )

    def says(self, saying: str, **named: str) -> Word:
        return Word(self.seat, saying, named, self.mind.state.round)

    # -- of oneself -----------------------------------------------------------------------------------

    def cover(self) -> int:
        """The team that one says one is of: the one said before; else the own, or human, as open cards allow."""
        for word in self.own:
            if word.saying == "team" and word.named["about"] == SEATS[self.seat]:
                return TEAM_OF[word.named["team"]]
        mirror = self.mind.mirror.by_cards[self.seat]
        if self.mind.team == HUMAN or mirror[HUMAN] >= BELIEVABLE:
            return HUMAN
        return OUTLAW if mirror[OUTLAW] >= BELIEVABLE else UNKNOWN

    def of_myself(self) -> Word | None:
        """Once; a cover that has fallen is not said."""
        me = SEATS[self.seat]
        team = self.cover()
        if team == UNKNOWN or self.has_said("team", about=me):
            return None
        if self.mind.mirror.by_cards[self.seat][team] < BELIEVABLE:
            return None
        return self.says("team", about=me, team=TEAMS[team])

    def when_aimed_at(self) -> Word | None:
        """First who one is, then a plea to who may be a friend, else an accusation with that fact to name."""
        mind = self.mind
        for other in mind.others:
            if not mind.aimed_at_me(other) or not self.draws(f"aimed {other}", max(0.6, self.style.talk)):
                continue
            about_me = self.of_myself()
            if about_me is not None:
                return about_me
            if mind.ally(other) >= PLEADS_FROM and not self.has_said("spare", whom=SEATS[other]):
                return self.says("spare", whom=SEATS[other])
            accused = self.accuse(other)
            if accused is not None:
                return accused
            if not self.has_said("why", whom=SEATS[other]):
                return self.says("why", whom=SEATS[other])
        return None

    def when_spoken_of(self) -> Word | None:
        """Somebody says of me what I do not: then I say it, or ask why."""
        hour = self.mind.state.round
        for word in self.memory.said:
            if word.speaker == self.seat or word.hour < hour - 1 or not self.draws(f"answer {word.speaker}", 0.7):
                continue
            claim = claim_of(word)
            if claim is None or claim.about != self.seat or not self.is_against_me(claim):
                continue
            about_me = self.of_myself()
            if about_me is not None:
                return about_me
            speaker = SEATS[word.speaker]
            if self.mind.state.players[word.speaker].alive and not self.has_said("why", whom=speaker):
                return self.says("why", whom=speaker)
        return None

    def is_against_me(self, claim: Claim) -> bool:
        return claim.slot < 0 and claim.face != self.cover()

    # -- of others --------------------------------------------------------------------------------------

    def lies(self) -> int:
        """Claims of mine that were not what I had seen."""
        found = 0
        for word in self.own:
            if word.saying == "card":
                seen = self.memory.faces.get(f"{word.named['about']} {word.named['card']}", word.named["face"])
                found += seen != word.named["face"]
        return found

    def of_looks(self) -> Word | None:
        """What I have looked at and not told yet."""
        mind = self.mind
        for other in mind.others:
            for side in SIDES:
                if not self.memory.looks[self.seat][other] >> side & 1 or is_open(mind.state, other, side):
                    continue
                is_told = self.has_said("card", about=SEATS[other], card=SLOTS[side])
                if (
                    not is_told
                    and mind.beliefs.is_known(other, side)
                    and self.draws(f"look {other} {side}", self.style.talk)
                ):
                    found = self.tell(other, side)
                    if found is not None:
                        return found
        return None

    def tell(self, other: Seat, side: int) -> Word | None:
        """The truth; where it would hurt an ally of a side that hides, nothing, or a lie that nobody can disprove."""
        mind = self.mind
        card = mind.state.loyal[spot_of(mind.state, other, side)]
        face = LOYALTIES[LOYALTY_OF[card]]
        if mind.team == MACHINE and mind.ally(other) >= HARM_OF_TRUTH and face.startswith("loy_machine"):
            may_lie = self.lies() < MOST_LIES and self.is_alone_with(other, side)
            if not may_lie or not self.draws(f"lie {other} {side}", 0.4 * self.style.guile):
                return None
            face = "loy_human_1"
        return self.says("card", about=SEATS[other], card=SLOTS[side], face=face)

    def is_alone_with(self, other: Seat, side: int) -> bool:
        """Has nobody else looked at that card, nor was it ever open?"""
        if self.mind.state.mode.is_ring or self.memory.shown[other] >> side & 1:
            return False
        looks = [self.memory.looks[one][other] >> side & 1 for one in range(self.memory.seats) if one != self.seat]
        return not any(looks)

    def accuse(self, other: Seat) -> Word | None:
        """Of what one really thinks; nobody is accused of being human."""
        chances = self.mind.beliefs.teams[other]
        team = chances.index(max(chances))
        is_sure = self.mind.enemy(other) >= ACCUSES_FROM and chances[team] >= 0.5
        if team == HUMAN or not is_sure or self.has_said("accuse", whom=SEATS[other]):
            return None
        if self.has_said("clear", whom=SEATS[other]):
            return None
        return self.says("accuse", whom=SEATS[other], team=TEAMS[team])

    def of_enemies(self) -> Word | None:
        """An accusation with a fact behind it; who holds a weapon on a sure enemy calls for help."""
        mind = self.mind
        for other in mind.others:
            known = any(mind.beliefs.is_known(other, slot) for slot in (*SIDES, 2)) or mind.aimed_at_me(other)
            if known and self.draws(f"accuse {other}", 0.5 * self.style.talk):
                found = self.accuse(other)
                if found is not None:
                    return found
        for weapon in mind.state.players[self.seat].weapons:
            for target in targets_of(mind.state, weapon):
                if mind.enemy(target) >= VOUCHES_FROM and self.draws(f"together {target}", 0.4 * self.style.talk):
                    return self.together(target)
        return None

    def together(self, target: Seat) -> Word | None:
        friends = [other for other in self.mind.others if other != target and self.mind.ally(other) >= 0.5]
        if not friends or self.has_said("together", target=SEATS[target]):
            return None
        best = max(friends, key=self.mind.ally)
        return self.says("together", whom=SEATS[best], target=SEATS[target])

    def of_allies(self) -> Word | None:
        """A human vouches for a human whose card it has seen; nobody else vouches for anybody."""
        mind = self.mind
        if mind.team != HUMAN:
            return None
        for other in mind.others:
            seen = any(mind.beliefs.is_known(other, side) for side in SIDES)
            is_sure = seen and mind.ally(other) >= VOUCHES_FROM
            if not is_sure or self.has_said("clear", whom=SEATS[other]) or self.has_said("accuse", whom=SEATS[other]):
                continue
            if self.draws(f"clear {other}", 0.4 * self.style.talk):
                return self.says("clear", whom=SEATS[other])
        return None
