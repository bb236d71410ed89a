"""What one seat makes of everybody's team: a small Bayesian table, a pure function of what that seat knows.

Made on an imagined table, where what the seat cannot know is random: so nothing is read of it but what lies open, what
the seat has seen, and what everybody knows. With nobody as viewer it is the mirror: what the whole table must think.
"""

from __future__ import annotations

from math import log2

from holdfast.games.doomsday.instinct.cells import (
    KIND_TO,
    KINDS,
    TEAM_COUNT,
    TYPE_OF,
)
from holdfast.games.doomsday.instinct.hearsay import Claim, claims_in, trust_of
from holdfast.games.doomsday.instinct.known import UNKNOWN, Cards, cells_with
from holdfast.games.doomsday.instinct.memory import DEED_KINDS, Recall
from holdfast.games.doomsday.instinct.numbers import (
    ACCUSATION,
    BEAR_DEED,
    BEARS,
    DEED_ROWS,
    LIE,
    MOST_RATIO,
    SELF_CLAIM,
    TRUTH,
)
from holdfast.games.doomsday.pieces import (
    ALWAYS,
    COLOUR,
    FALLEN,
    HUMAN,
    MOST_SEATS,
    OUTLAW,
    PROGRAM_OF,
    ROLE,
    SECRET_BY,
    SECRET_FOR,
    SIDES,
)
from holdfast.games.doomsday.queries import spot_of, team_of
from holdfast.games.doomsday.state import State
from holdfast.kernel.step import Seat

CHECK_HELD, CHECK_HOLDS = 0.99, 0.9
"""How likely what a team check showed holds: while no program has changed hands, and later."""


class Beliefs:
    """For each seat the chances of each team, and how they came about."""

    def __init__(self, state: State, viewer: int, memory: Recall | None) -> None:
        self.state = state
        self.viewer = viewer
        self.cards = Cards(state, viewer)
        n = len(state.players)
        self.tilts: list[list[float]] = [[1.0] * KINDS for _ in state.loyal]
        """What was claimed of each loyalty card, as factors of its kinds."""
        self.tilted = [False] * len(state.loyal)
        self._alike: dict[tuple[int, ...], list[float]] = {}
        self._tables: dict[tuple[int, ...], list[list[float]]] = {}
        self.factors: list[list[float]] = [[1.0] * TEAM_COUNT for _ in range(n)]
        """What each has done and said, as factors of their teams."""
        self.by_cards: list[list[float]] = [self.team_by_cards(seat) for seat in range(n)]
        if memory is not None:
            self.weigh_deeds(memory)
            if memory.said:
                self.weigh_words(memory)
                self.by_cards = [self.team_by_cards(seat) for seat in range(n)]
        self.teams: list[list[float]] = [self.judged(seat, self.by_cards[seat]) for seat in range(n)]
        """For each seat the chances of human, machine, outlaw, Legion and Fallen."""
        if state.goes_on or (memory is not None and memory.went_on):
            self.weigh_check(CHECK_HELD if state.goes_on else CHECK_HOLDS)

    # -- cards --------------------------------------------------------------------------------------

    def spread(self, spot: int, besides: int) -> list[tuple[int, float]]:
        """The kinds that the card at this spot can be, `besides` another unseen one of that kind."""
        known = self.cards.kinds[spot]
        if known != UNKNOWN:
            return [(known, 1.0)]
        tilt = self.tilts[spot]
        unseen = self.cards.unseen
        found: list[tuple[int, float]] = []
        for kind in range(KINDS):
            left = unseen[kind] - (1.0 if kind == besides else 0.0)
            if left > 0.0:
                found.append((kind, left * tilt[kind]))
        return found

    def types_of(self, seat: Seat) -> list[tuple[int, float]]:
        card = self.cards.roles[seat]
        if card != UNKNOWN:
            return [(TYPE_OF[card], 1.0)]
        return [(kind, weight) for kind, weight in enumerate(self.cards.types) if weight > 0.0]

    def unknown_programs(self, seat: Seat) -> int:
        """How many programs lie face down there that the viewer has not seen."""
        known = self.state.known.programs
        hand = self.state.players[seat].hand
        return len([card for card in hand if self.viewer < 0 or not known.knows(self.viewer, card)])

    def secrets_known(self, seat: Seat) -> list[int]:
        """Points of secret loyalties that the viewer has seen there."""
        points = [0, 0, 0]
        if self.viewer < 0:
            return points
        for card in self.state.players[seat].hand:
            kind = PROGRAM_OF[card]
            if SECRET_BY[kind] and self.state.known.programs.knows(self.viewer, card):
                points[SECRET_FOR[kind]] += SECRET_BY[kind]
        return points

    def sum_up(self, seat: Seat, by_kind: list[list[list[float]]] | None) -> list[float]:
        """Every cell that is possible, by its weight. `by_kind`: the same apart for each side and kind of card."""
        state = self.state
        first, second = [spot_of(state, seat, side) for side in SIDES]
        table = self.table_for(seat)
        chances = [0.0] * TEAM_COUNT
        both = self.cards.kinds[first] == UNKNOWN
        for left, left_weight in self.spread(first, UNKNOWN):
            for right, right_weight in self.spread(second, left if both else UNKNOWN):
                here = table[left * KINDS + right]
                weight = left_weight * right_weight
                for team in range(TEAM_COUNT):
                    chances[team] += here[team] * weight
                    if by_kind is not None:
                        by_kind[0][left][team] += here[team] * weight
                        by_kind[1][right][team] += here[team] * weight
        return chances

    def table_for(self, seat: Seat) -> list[list[float]]:
        """The chances of each team for each two loyalty cards of this player, whatever the role may be."""
        programs, secrets = self.unknown_programs(seat), self.secrets_known(seat)
        key = (self.cards.roles[seat], programs, *secrets)
        found = self._tables.get(key)
        if found is not None:
            return found
        cells = cells_with(self.state.inverted, programs, secrets)
        found = []
        types = self.types_of(seat)
        for pair in range(KINDS * KINDS):
            here = [0.0] * TEAM_COUNT
            for kind, share in types:
                parts = cells[kind * KINDS * KINDS + pair]
                for team in range(TEAM_COUNT):
                    here[team] += parts[team] * share
            found.append(here)
        self._tables[key] = found
        return found

    def team_by_cards(self, seat: Seat) -> list[float]:
        """DOM-02.5, DOM-14.6  The chances by cards and marks alone."""
        state = self.state
        if seat == self.viewer:
            return certain(team_of(state, seat))
        if state.players[seat].mark == FALLEN:
            return certain(FALLEN)
        role = self.cards.roles[seat]
        if role != UNKNOWN and ALWAYS[role] >= 0 and not state.mode.legion:
            return certain(ALWAYS[role])
        return self.alike(seat)

    def alike(self, seat: Seat) -> list[float]:
        """Players of whom the same is known and nothing was claimed are summed up once."""
        state = self.state
        spots = [spot_of(state, seat, side) for side in SIDES]
        if any(self.tilted[spot] for spot in spots):
            return evened(self.sum_up(seat, None))
        left, right = [self.cards.kinds[spot] for spot in spots]
        key = (left, right, self.cards.roles[seat], self.unknown_programs(seat), *self.secrets_known(seat))
        found = self._alike.get(key)
        if found is None:
            found = self._alike[key] = evened(self.sum_up(seat, None))
        return found

    def judged(self, seat: Seat, by_cards: list[float]) -> list[float]:
        """With what this player has done and said, and what is known for sure."""
        if seat == self.viewer:
            return by_cards
        factors = self.factors[seat]
        chances = [by_cards[team] * factors[team] for team in range(TEAM_COUNT)]
        for truth in self.state.truths:
            heard = truth.seats < 0 if self.viewer < 0 else truth.seats >> self.viewer & 1
            if truth.about == seat and heard:
                if truth.holds:
                    return certain(truth.team)
                chances[truth.team] = 0.0
        return evened(chances)

    # -- deeds --------------------------------------------------------------------------------------

    def weigh_deeds(self, memory: Recall) -> None:
        """Each deed by how likely each team does it to whom the target seems to be; all together within bounds."""
        for packed, weight in memory.weights.items():
            deed, pair = packed % DEED_KINDS, packed // DEED_KINDS
            target = self.by_cards[pair % MOST_SEATS]
            factors = self.factors[pair // MOST_SEATS]
            for team in range(TEAM_COUNT):
                row = min(team, OUTLAW)
                if deed == BEAR_DEED:
                    likely = BEARS[row]
                else:
                    chances = DEED_ROWS[deed][row]
                    likely = target[0] * chances[0] + target[1] * chances[1]
                    likely += (target[2] + target[3] + target[4]) * chances[2]
                factors[team] *= likely**weight
        for factors in self.factors:
            bound(factors)

    def weigh_check(self, surely: float) -> None:
        """DOM-12.6  The game went on after the last death: so a human lives, and somebody who is none.

        `surely`: a secret loyalty that was drawn since may have changed it after all.
        """
        living = [seat for seat, player in enumerate(self.state.players) if player.alive]
        for is_human in (True, False):
            shares = [self.teams[seat][HUMAN] if is_human else 1.0 - self.teams[seat][HUMAN] for seat in living]
            nobody = product([1.0 - share for share in shares])
            for at, seat in enumerate(living):
                others = product([1.0 - share for one, share in enumerate(shares) if one != at])
                if seat != self.viewer and nobody < 1.0:
                    excluded = (1.0 - others) / (1.0 - nobody)
                    self.scale_human(seat, surely * excluded + (1.0 - surely), not is_human)

    def scale_human(self, seat: Seat, factor: float, human: bool) -> None:
        """The chance to be human, or not to be, is so much of what it was."""
        teams = self.teams[seat]
        self.teams[seat] = evened(
            [chance * (factor if (team == HUMAN) == human else 1.0) for team, chance in enumerate(teams)]
        )

    # -- words --------------------------------------------------------------------------------------

    def weigh_words(self, memory: Recall) -> None:
        """What was claimed: against what the viewer knows it tells of the speaker, else a little of the card."""
        claims = claims_in(memory)
        checked = [self.check(claim) for claim in claims]
        for claim, holds in zip(claims, checked, strict=True):
            if holds != UNKNOWN:
                self.weigh_proof(claim, holds == 1)
        for seat, factors in enumerate(self.factors):
            trust = trust_of(self.judged(seat, self.by_cards[seat]), claims, checked, seat)
            for claim, holds in zip(claims, checked, strict=True):
                if claim.speaker == seat and seat != self.viewer and holds == UNKNOWN:
                    self.weigh_claim(claim, trust)
            bound(factors)

    def check(self, claim: Claim) -> int:
        """Does it hold, as the viewer knows: 1, 0, or UNKNOWN? A word of one's own tells one nothing."""
        if claim.speaker == self.viewer or not claim.is_fresh:
            return UNKNOWN
        if claim.slot < 0:
            chances = self.by_cards[claim.about]
            sure = claim.about == self.viewer or self.is_told(claim.about)
            return int(chances[claim.face] > 0.5) if sure and claim.face >= 0 else UNKNOWN
        if claim.slot >= ROLE:
            card = self.cards.roles[claim.about]
            return UNKNOWN if card == UNKNOWN else int(COLOUR[card] == claim.face)
        known = self.cards.kinds[spot_of(self.state, claim.about, claim.slot)]
        return UNKNOWN if known == UNKNOWN else int(known == claim.face)

    def is_told(self, seat: Seat) -> bool:
        """Does the viewer know this player's team for sure, and not by cards?"""
        for truth in self.state.truths:
            heard = truth.seats < 0 if self.viewer < 0 else truth.seats >> self.viewer & 1
            if truth.about == seat and truth.holds and heard:
                return True
        return False

    def weigh_proof(self, claim: Claim, holds: bool) -> None:
        """Who was found to lie is seldom human; who told the truth of what nobody else could know, a little more so."""
        factors = self.factors[claim.speaker]
        for team in range(TEAM_COUNT):
            row = min(team, OUTLAW)
            if not holds:
                factors[team] *= LIE[row] if claim.has_looked else LIE[row] ** 0.5
            elif claim.has_looked and claim.about != claim.speaker:
                factors[team] *= TRUTH[row] ** 0.5

    def weigh_claim(self, claim: Claim, trust: float) -> None:
        """Of another's card that the speaker has looked at, as far as one trusts the speaker; else next to nothing."""
        if claim.about == claim.speaker or claim.slot < 0:
            self.weigh_team_claim(claim, trust)
        elif claim.slot < ROLE and claim.has_looked and claim.is_fresh:
            spot = spot_of(self.state, claim.about, claim.slot)
            if self.cards.kinds[spot] != UNKNOWN:
                return
            types = len([left for left in self.cards.unseen if left > 0.0])
            self.tilted[spot] = True
            for kind in range(KINDS):
                fits = trust if kind == claim.face else (1.0 - trust) / max(1, types - 1)
                self.tilts[spot][kind] *= fits**claim.weight

    def weigh_team_claim(self, claim: Claim, trust: float) -> None:
        if claim.face < 0 or claim.about == self.viewer:
            return
        team = KIND_TO[claim.face] if 0 <= claim.slot < ROLE else claim.face
        if claim.about == claim.speaker:
            self.factors[claim.about][team] *= float(SELF_CLAIM**claim.weight)
        elif claim.has_looked and trust > 0.5:
            self.factors[claim.about][team] *= float(ACCUSATION**claim.weight)

    # -- what a look would tell -----------------------------------------------------------------------

    def news(self, seat: Seat) -> list[float]:
        """By how many bits a look at the left, the right or the role card is expected to settle this player's team."""
        if seat == self.viewer:
            return [0.0, 0.0, 0.0]
        by_kind = [[[0.0] * TEAM_COUNT for _ in range(KINDS)] for _ in SIDES]
        whole = self.sum_up(seat, by_kind)
        factors = self.factors[seat]
        before = entropy([whole[team] * factors[team] for team in range(TEAM_COUNT)])
        found: list[float] = []
        for side in SIDES:
            parts = [[one[team] * factors[team] for team in range(TEAM_COUNT)] for one in by_kind[side]]
            total = sum([sum(part) for part in parts])
            after = sum([sum(part) * entropy(part) for part in parts]) / total if total > 0.0 else 0.0
            found.append(max(0.0, before - after))
        found.append(before * 0.3 if self.cards.roles[seat] == UNKNOWN else 0.0)
        return found

    def is_known(self, seat: Seat, slot: int) -> bool:
        if slot >= ROLE:
            return self.cards.roles[seat] != UNKNOWN
        return self.cards.kinds[spot_of(self.state, seat, slot)] != UNKNOWN

    def living(self, team: int) -> float:
        """How many of this team live, to expect."""
        return sum([self.teams[seat][team] for seat, player in enumerate(self.state.players) if player.alive])


def product(factors: list[float]) -> float:
    found = 1.0
    for factor in factors:
        found *= factor
    return found


def certain(team: int) -> list[float]:
    return [1.0 if one == team else 0.0 for one in range(TEAM_COUNT)]


def evened(chances: list[float]) -> list[float]:
    """Scaled so that they sum to 1; where nothing is possible any more, nothing is known."""
    total = sum(chances)
    if total <= 0.0:
        return [1.0 / 3] * 3 + [0.0] * (TEAM_COUNT - 3)
    return [one / total for one in chances]


def bound(factors: list[float]) -> None:
    """Evidence is never proof: no team becomes more than so many times as likely as another."""
    best = max(factors)
    for team, factor in enumerate(factors):
        factors[team] = max(factor / best, 1.0 / MOST_RATIO)


def entropy(weights: list[float]) -> float:
    """In bits, of weights that need not sum to 1."""
    total = sum(weights)
    found = 0.0
    for weight in weights:
        if weight > 0.0:
            share = weight / total
            found -= share * log2(share)
    return found
