"""What was claimed at the table, in the words of the beliefs: whose word, of whom, of which card, what it weighs."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday.instinct.memory import NUMBER_OF, SLOT_OF, Recall
from holdfast.games.doomsday.instinct.numbers import (
    CAUGHT,
    LEAST_TRUST,
    MOST_TRUST,
    PROVED,
    TRUTH,
    WORD_AGAIN,
)
from holdfast.games.doomsday.pieces import LOYALTIES, OUTLAW, ROLE, SEATS, TEAMS
from holdfast.kernel.policy import Word
from holdfast.kernel.step import Seat

KIND_OF: Final = {name: kind for kind, name in enumerate(LOYALTIES)}
TEAM_OF: Final = {name: team for team, name in enumerate(TEAMS)}


class Claim:
    """One claim. `slot`: -1 for a team; `face`: the kind of card, the colour of a role, or the team."""

    def __init__(self, speaker: Seat, about: Seat, slot: int, face: int) -> None:
        self.speaker = speaker
        self.about = about
        self.slot = slot
        self.face = face
        self.has_looked = False
        """Has the speaker looked at that card, as everybody saw, or is it the speaker's own?"""
        self.is_fresh = True
        """Have the cards stayed where they were since?"""
        self._weight = [1.0]

    @property
    def weight(self) -> float:
        """Several claims of one speaker in a round say less each."""
        return self._weight[0]

    def lessen(self, times: int) -> None:
        self._weight[0] = WORD_AGAIN**times


def claim_of(word: Word) -> Claim | None:
    """The claim in a saying, if there is one; an accusation is a claim of a team."""
    named = word.named
    if word.saying == "team":
        return Claim(word.speaker, NUMBER_OF[named["about"]], -1, TEAM_OF[named["team"]])
    if word.saying == "accuse":
        return Claim(word.speaker, NUMBER_OF[named["whom"]], -1, TEAM_OF[named["team"]])
    if word.saying == "card":
        slot = SLOT_OF[named["card"]]
        face = TEAM_OF[named["face"]] if slot >= ROLE else KIND_OF[named["face"]]
        return Claim(word.speaker, NUMBER_OF[named["about"]], slot, face)
    return None


def claims_in(memory: Recall) -> list[Claim]:
    """Of each speaker the last claim about each thing, with what it weighs."""
    last: dict[tuple[int, int, int], Claim] = {}
    in_round: dict[tuple[int, int], int] = {}
    for word in memory.said:
        claim = claim_of(word)
        if claim is None:
            continue
        key = (claim.speaker, word.hour)
        claim.lessen(in_round.get(key, 0))
        in_round[key] = in_round.get(key, 0) + 1
        claim.is_fresh = word.hour > memory.moved[claim.about]
        looks = memory.looks[claim.speaker][claim.about]
        bits = 7 if claim.slot < 0 else 1 << min(claim.slot, ROLE)
        claim.has_looked = claim.about == claim.speaker or looks & bits != 0
        last[claim.speaker, claim.about, claim.slot] = claim
    return [*last.values()]


def trust_of(teams: list[float], claims: list[Claim], checked: list[int], speaker: Seat) -> float:
    """How likely the next claim of this speaker is true: by the likely team, and by what became of earlier claims."""
    trust = sum([chance * TRUTH[min(team, OUTLAW)] for team, chance in enumerate(teams)])
    for claim, holds in zip(claims, checked, strict=True):
        if claim.speaker == speaker:
            trust = trust * CAUGHT if holds == 0 else trust + PROVED * (holds == 1)
    return max(LEAST_TRUST, min(MOST_TRUST, trust))


def pleaded(memory: Recall, speaker: Seat, to: Seat) -> bool:
    """Has this one asked that one not to shoot? However often, it counts once."""
    name = SEATS[to]
    return any(
        word.saying == "spare" and word.speaker == speaker and word.named["whom"] == name for word in memory.said
    )
