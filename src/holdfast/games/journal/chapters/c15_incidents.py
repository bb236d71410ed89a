"""JRN-15  Signs of fate in a fight."""

from __future__ import annotations

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import NO, PEOPLE, YES, LeaderAsk, Put, Word
from holdfast.games.journal.chapters.c11_states import lose_member
from holdfast.games.journal.chapters.c12_blows import kill_foe
from holdfast.games.journal.pieces import CHARACTERS, FATE_DIE, FATES, INCIDENTS, PROWESS, UNARMED
from holdfast.games.journal.state import State
from holdfast.games.journal.verbs import draw, tell
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table


class SettleSigns(Step[State]):
    """JRN-12.13  Signs are settled before the wounds of their step are allocated."""

    def run(self, table: Table[State]) -> None:
        fight = table.state.fight
        if fight is not None and fight.signs:
            name, die = fight.signs.pop(0)
            table.then(ReadSign(name, die), self)


class ReadSign(LeaderAsk):
    """JRN-15.1  A miss, or a sign of fate?"""

    def __init__(self, roller: str, die: int) -> None:
        super().__init__()
        self.roller = roller
        self.die = die

    @property
    def rule(self) -> str:
        return "JRN-15.1"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [NO, YES]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        if choice is YES:
            draw_sign(table, self.roller, self.die)


def draw_sign(table: Table[State], roller: str, die: int) -> None:
    """JRN-15.2  The lower half of a fate card, if its die has the colour of the one rolled."""
    deck = table.state.decks.fate
    card = draw(table, deck)
    if card < 0:
        return
    deck.used.append(card)
    matches = FATE_DIE[card] == die
    tell(table, events.SignDrawn(FATES[card], INCIDENTS[card].kind if matches else ""))
    if matches:
        table.then(Strange(card, roller))


class Strange(Step[State]):
    """JRN-15.3  What the lower half says: the side that suffers is the roller's or the other."""

    def __init__(self, card: int, roller: str) -> None:
        self.card = card
        self.roller = roller

    def run(self, table: Table[State]) -> None:
        fight = table.state.fight
        if fight is None:
            return
        incident = INCIDENTS[self.card]
        ours = (self.roller in CHARACTERS) == (incident.side == "roller")
        if incident.kind == "hit":
            if ours:
                fight.taken += incident.n
            else:
                fight.hits += incident.n
        elif incident.kind == "jam":
            jam(table, self.roller)
        elif incident.kind == "retreat":
            retreat(table)
        else:
            table.then(Put(ChooseVictim(ours, incident.kind)))


def jam(table: Table[State], roller: str) -> None:
    """The roller does not roll next round."""
    fight = table.state.fight
    if fight is None:
        return
    for fighter in fight.fighters:
        if CHARACTERS[fighter.who] == roller:
            fighter.jammed = fight.round + 1
    for foe in fight.foes:
        if foe.label == roller:
            foe.jammed = fight.round + 1
    tell(table, events.Jammed(roller))


def retreat(table: Table[State]) -> None:
    """All enemies run, whichever side rolled; the fight is won, and nothing of this round follows."""
    fight = table.state.fight
    if fight is not None:
        fight.foes = []
        fight.hits = fight.kills = fight.taken = fight.slain = 0
        fight.signs = []
        tell(table, events.FoesRan())


class ChooseVictim(LeaderAsk):
    """JRN-15.3, JRN-D48  Who of that side is disarmed, or dies?"""

    def __init__(self, ours: bool, kind: str) -> None:
        super().__init__()
        self.ours = ours
        self.kind = kind

    @property
    def rule(self) -> str:
        return "JRN-15.3"

    def is_due(self, table: Table[State]) -> bool:
        return bool(self.options(table, 0))

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        fight = table.state.fight
        if fight is None:
            return []
        if self.ours:
            return [PEOPLE[one.who] for one in fight.fighters]
        return [Word("victim", foe.label, at, "foe") for at, foe in enumerate(fight.foes)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """Of the enemies the best armed, of ours the lowest prowess."""
        options = [one for one in self.options(table, seat) if isinstance(one, Word)]
        fight = table.state.fight
        if self.ours or fight is None:
            return min(options, key=lambda one: (PROWESS[one.which], one.which))
        foes = fight.foes
        return max(options, key=lambda one: (foes[one.which].weapon, -one.which))

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        fight = table.state.fight
        if fight is None:
            return
        if self.ours:
            if self.kind == "kill":
                lose_member(table, choice.which, True)
            else:
                disarm_own(table, choice.which)
            return
        foe = fight.foes[choice.which]
        if self.kind == "kill":
            kill_foe(table, fight, foe)
        else:
            foe.disarmed = True
            tell(table, events.LostWeapon(foe.label))


def disarm_own(table: Table[State], who: int) -> None:
    """The weapon lies out of reach until the fight is over; from the next round on there is none."""
    fight = table.state.fight
    for one in fight.fighters if fight is not None else []:
        if fight is not None and one.who == who:
            if one.weapon != UNARMED and not one.disarmed:
                fight.dropped.append(one.weapon)
            one.disarmed = True
            tell(table, events.LostWeapon(CHARACTERS[who]))
