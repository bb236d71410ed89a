"""One seat's reading of the table: whom it must fear, what a shot, a look or a life is worth to it.

Worths are points; the greatest wins. Only what the seat knows is read, whatever table it stands on.
"""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday.instinct.beliefs import Beliefs
from holdfast.games.doomsday.instinct.hearsay import claims_in, pleaded
from holdfast.games.doomsday.instinct.memory import Recall
from holdfast.games.doomsday.instinct.numbers import (
    EXPOSE,
    HARM_DEED,
    HELP_DEED,
    STANCE,
    STANCES,
    STYLES,
    WORTH,
)
from holdfast.games.doomsday.pieces import (
    COLOUR,
    FALLEN,
    HARM,
    HUMAN,
    LEGION,
    LOYAL_TO,
    MACHINE,
    OUTLAW,
    ROLE,
    SIDES,
    SPARED_BY_ROLE,
)
from holdfast.games.doomsday.queries import (
    hidden_roles,
    hidden_sides,
    is_open,
    number_of,
    others_of,
    spot_of,
    targets_of,
    team_of,
)
from holdfast.games.doomsday.state import State
from holdfast.kernel.step import Seat

FEW: Final = 3
"""With no more others than that an outlaw waits no longer."""


class Mind:
    """What one seat makes of the table now."""

    def __init__(self, state: State, seat: Seat, memory: Recall | None) -> None:
        self.state = state
        self.seat = seat
        self.memory = memory
        self.beliefs = Beliefs(state, seat, memory)
        self.team = team_of(state, seat)
        self.others = others_of(state, seat)
        self.style = 0 if memory is None else memory.style
        self.wanted = self.stance()
        """What harm to each team is worth."""
        self.hates = [self.hatred(other) for other in range(len(state.players))]
        """What harm to each player is worth, by the chances of their teams; to oneself the contrary."""
        self._mirror: Beliefs | None = None

    # -- whom to fear -------------------------------------------------------------------------------

    def stance(self) -> list[float]:
        """DOM-02.6, DOM-12  Whom this team must see dead, for all five teams."""
        if self.team in (LEGION, FALLEN):
            return [-1.2 if team == self.team else 0.8 for team in range(5)]
        row = STANCES[self.team]
        machines, humans = self.beliefs.living(MACHINE), self.beliefs.living(HUMAN)
        if self.team == OUTLAW:
            if machines < STANCE.machines_gone:
                row = STANCE.outlaw_late
            elif humans < STANCE.humans_few:
                row = STANCE.outlaw_brink
            else:
                row = levelling(humans, machines)
        elif self.team == HUMAN and machines < STANCE.machines_gone:
            row = STANCE.human_late
        return [*row, row[OUTLAW], row[OUTLAW]]

    def hatred(self, other: Seat) -> float:
        if other == self.seat:
            return -WORTH.own
        chances = self.beliefs.teams[other]
        worth = sum([chances[team] * self.wanted[team] for team in range(5)])
        # Never against a fact: who is nearly sure is judged by that alone.
        return worth + self.grudge(other) if max(chances) < WORTH.sure else worth

    def grudge(self, other: Seat) -> float:
        """Who has harmed me owes me something, whom I owe is spared; a plea is heard, a call of a friend too."""
        memory = self.memory
        if memory is None:
            return 0.0
        harm = min(2, memory.how_often(other, HARM_DEED, self.seat))
        help_ = min(2, memory.how_often(other, HELP_DEED, self.seat))
        owed = WORTH.grudge * (harm - 1.5 * help_)
        if self.ally(other) >= WORTH.plea_from and pleaded(memory, other, self.seat):
            owed -= WORTH.plea
        return owed

    def enemy(self, other: Seat) -> float:
        """How likely harm to this player is to one's good."""
        chances = self.beliefs.teams[other]
        return sum([chances[team] for team in range(5) if self.wanted[team] > 0.2])

    def ally(self, other: Seat) -> float:
        """How likely this player wins or loses together with one."""
        if self.team == OUTLAW:
            return 1.0 if other == self.seat else 0.0
        return self.beliefs.teams[other][self.team]

    @property
    def mirror(self) -> Beliefs:
        """What everybody must think, the own self among it."""
        if self._mirror is None:
            self._mirror = Beliefs(self.state, -1, self.memory)
        return self._mirror

    @property
    def talks(self) -> float:
        return STYLES[self.style].talk

    @property
    def fires(self) -> float:
        """What a shot must be worth at least."""
        waits = STANCE.patience if self.team == OUTLAW and len(self.others) > FEW else 0.0
        return max(WORTH.least_fire, STYLES[self.style].fire + waits - WORTH.restless * self.state.quiet)

    @property
    def arms(self) -> float:
        """How gladly this one takes a weapon."""
        return STYLES[self.style].arm

    # -- shots --------------------------------------------------------------------------------------

    def harm_of(self, target: Seat, kind: int) -> int:
        """Lives that a shot with this weapon would cost."""
        cap = number_of(self.state, target, "cap_damage")
        return HARM[kind] if cap < 0 else min(HARM[kind], cap)

    def impact(self, target: Seat, kind: int) -> float:
        """How much a shot with this weapon does to this player, whoever it is: a card opened, a life, or all."""
        state = self.state
        if SPARED_BY_ROLE[kind] and hidden_roles(state, target):
            return WORTH.role_opened
        if not SPARED_BY_ROLE[kind] and hidden_sides(state, target):
            return WORTH.card_opened
        return self.blow(target, self.harm_of(target, kind))

    def blow(self, target: Seat, harm: int) -> float:
        """What so much damage does that nothing can turn aside."""
        if self.state.players[target].lives <= harm:
            return WORTH.kill
        return WORTH.life * harm

    def shot(self, target: Seat, kind: int) -> float:
        """What a shot at this player is worth now."""
        return self.hates[target] * self.impact(target, kind)

    def has_fact(self, target: Seat) -> bool:
        """Nobody is shot on words alone: a card that I know, an aim or a shot at me or a friend, or two who say it."""
        beliefs, memory = self.beliefs, self.memory
        if any(beliefs.is_known(target, slot) for slot in (*SIDES, ROLE)) or beliefs.is_told(target):
            return True
        if max(beliefs.by_cards[target]) > WORTH.sure or len(self.others) == 1:
            return True
        if memory is None:
            return False
        for other in range(len(self.state.players)):
            if memory.how_often(target, HARM_DEED, other) and (other == self.seat or self.ally(other) > WORTH.sure):
                return True
        speakers = {claim.speaker for claim in claims_in(memory) if claim.about == target and claim.has_looked}
        return len(speakers - {target, self.seat}) > 1

    def shots(self, targets: list[Seat], kind: int) -> float:
        return sum([self.shot(target, kind) for target in targets])

    def aimed_at_me(self, other: Seat) -> bool:
        state = self.state
        return any(self.seat in targets_of(state, weapon) for weapon in state.players[other].weapons)

    def is_aimed_at(self, target: Seat) -> bool:
        state = self.state
        for other in self.others:
            for weapon in state.players[other].weapons:
                if target in targets_of(state, weapon):
                    return True
        return False

    def aim(self, target: Seat, kind: int) -> float:
        """What it is worth to aim there: the shot to come, the threat that this one is, and what it deters."""
        threat = WORTH.armed_threat if self.state.players[target].weapons else 0.0
        worth = self.shot(target, kind) + threat * self.hates[target]
        if self.aimed_at_me(target) and self.enemy(target) >= 0.4:
            worth += WORTH.aims_at_me
        return worth

    def best_aim(self, kind: int) -> float:
        return max([self.aim(target, kind) for target in self.others], default=-1.0)

    def best_enemy(self) -> float:
        """How sure the surest enemy is."""
        return max([self.hates[target] for target in self.others], default=0.0)

    # -- looks --------------------------------------------------------------------------------------

    def look(self, other: Seat, slot: int, news: list[float]) -> float:
        """What it is worth to look at this card. `news`: what `Beliefs.news` said of this player."""
        if self.beliefs.is_known(other, slot):
            return -0.2
        state = self.state
        factor = 1.0
        if self.aimed_at_me(other):
            factor += WORTH.peek_aims_at_me
        if state.players[other].weapons:
            factor += WORTH.peek_armed
        n = len(state.players)
        if (other - self.seat) % n <= n // 2:
            factor += WORTH.peek_before_me
        if slot < ROLE and self.beliefs.is_known(other, 1 - slot):
            factor += WORTH.peek_second
        disputed = WORTH.peek_disputed if self.is_disputed(other, slot) else 0.0
        return WORTH.peek * news[min(slot, ROLE)] * factor + disputed

    def is_disputed(self, other: Seat, slot: int) -> bool:
        """Do two speakers claim different things of this card?"""
        if self.memory is None or not self.memory.said:
            return False
        faces = [claim.face for claim in claims_in(self.memory) if claim.about == other and claim.slot == slot]
        return len(set(faces)) > 1

    def best_look(self, others: list[Seat], roles: bool) -> float:
        """The best look at somebody among these: at a loyalty card, or at the role."""
        best = -0.2
        for other in others:
            news = self.beliefs.news(other)
            slots = hidden_roles(self.state, other) if roles else hidden_sides(self.state, other)
            for slot in slots:
                best = max(best, self.look(other, slot, news))
        return best

    # -- cards of one's own ---------------------------------------------------------------------------

    def exposure(self, slot: int) -> float:
        """What it does for one that this own card is seen."""
        state = self.state
        row = EXPOSE[min(self.team, OUTLAW)]
        if slot >= ROLE:
            return 0.5 * row[min(COLOUR[state.players[self.seat].roles[slot - ROLE]], OUTLAW)]
        return row[min(LOYAL_TO[state.loyal[spot_of(state, self.seat, slot)]], OUTLAW)]

    def open_worth(self, roles: bool) -> float:
        """What it would be worth to have one's open cards hidden again."""
        state = self.state
        cards = len(state.players[self.seat].roles)
        slots = [*range(ROLE, ROLE + cards)] if roles else [*SIDES]
        return sum([0.45 - self.exposure(slot) for slot in slots if is_open(state, self.seat, slot)])


def levelling(humans: float, machines: float) -> list[float]:
    """DOM-12.3  An outlaw wins last: it keeps both sides level, and weakens the stronger one."""
    lead = STANCE.levelling * (humans - machines) / max(0.1, humans + machines)
    row = STANCE.outlaw
    return [max(-0.3, min(1.0, row[HUMAN] + lead)), max(0.3, min(1.0, row[MACHINE] - lead)), row[OUTLAW]]
