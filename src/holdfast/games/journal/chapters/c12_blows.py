"""JRN-12.6, JRN-12.8  Wounds are distributed one by one, then take effect together."""

from __future__ import annotations

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import PEOPLE, LeaderAsk, Word
from holdfast.games.journal.chapters.c11_states import Reckon, lose_member
from holdfast.games.journal.pieces import ENEMY_LIVES, PROWESS, WORST, WOUNDS
from holdfast.games.journal.queries import level
from holdfast.games.journal.state import Fight, Fighter, Foe, State
from holdfast.games.journal.verbs import change_state, tell
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table


class Allot(Step[State]):
    """JRN-12.6  Kills first, then wounds; on enemies, then on characters. Surplus wounds are lost."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        fight = state.fight
        if fight is None:
            return
        if fight.kills + fight.hits and foes_left(fight):
            table.then(StrikeFoe(), self)
        elif fight.slain + fight.taken and fighters_left(state, fight):
            table.then(TakeWound(), self)


def foes_left(fight: Fight) -> list[Foe]:
    """Enemies that would survive what is allotted so far."""
    return [foe for foe in fight.foes if not foe.slain and foe.wounds + foe.blows < ENEMY_LIVES]


def fighters_left(state: State, fight: Fight) -> list[Fighter]:
    """Characters who would survive what is allotted so far."""
    return [one for one in fight.fighters if not one.slain and level(state, one.who, WOUNDS) + one.blows < WORST]


class StrikeFoe(LeaderAsk):
    """JRN-D18, JRN-14.6  Which enemy takes the next wound, or dies at once?"""

    @property
    def rule(self) -> str:
        return "JRN-12.6"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        fight = table.state.fight
        if fight is None:
            return []
        left = foes_left(fight)
        return [Word("hit", foe.label, at, "foe") for at, foe in enumerate(fight.foes) if foe in left]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """The weakest armed that what is left can kill, else who is nearest to it; an axe goes to the best armed."""
        fight = table.state.fight
        options = [one for one in self.options(table, seat) if isinstance(one, Word)]
        if fight is None:
            return options[0]
        foes = fight.foes
        if fight.kills:
            return max(options, key=lambda one: (foes[one.which].weapon, -one.which))
        short = {one.which: ENEMY_LIVES - foes[one.which].wounds - foes[one.which].blows for one in options}
        mortal = [one for one in options if short[one.which] <= fight.hits]
        if mortal:
            return min(mortal, key=lambda one: (foes[one.which].weapon, one.which))
        return min(options, key=lambda one: (short[one.which], one.which))

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        fight = table.state.fight
        if fight is None:
            return
        foe = fight.foes[choice.which]
        if fight.kills:
            fight.kills -= 1
            foe.slain = True
        else:
            fight.hits -= 1
            foe.blows += 1


class TakeWound(LeaderAsk):
    """JRN-D19, JRN-D48  Which character takes the next wound, or dies at once?"""

    @property
    def rule(self) -> str:
        return "JRN-12.6"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        fight = table.state.fight
        return [] if fight is None else [PEOPLE[one.who] for one in fighters_left(table.state, fight)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """The lowest wounds; the lowest prowess, where somebody dies at once."""
        state = table.state
        fight = state.fight
        left = [] if fight is None else fighters_left(state, fight)
        if fight is not None and fight.slain:
            return PEOPLE[min(left, key=lambda one: (PROWESS[one.who], one.who)).who]
        return PEOPLE[min(left, key=lambda one: (level(state, one.who, WOUNDS) + one.blows, one.who)).who]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        fight = table.state.fight
        for one in fight.fighters if fight is not None else []:
            if fight is not None and one.who == choice.which:
                if fight.slain:
                    fight.slain -= 1
                    one.slain = True
                else:
                    fight.taken -= 1
                    one.blows += 1


class ApplyBlows(Step[State]):
    """JRN-12.7, JRN-12.8  Both sides strike at the same time; an enemy with 3 wounds is dead."""

    def run(self, table: Table[State]) -> None:
        fight = table.state.fight
        if fight is None:
            return
        fight.kills = fight.hits = fight.slain = fight.taken = 0
        strike_foes(table, fight)
        struck = fight.fighters[:]
        table.then(Reckon())
        for one in struck:
            blows, one.blows = one.blows, 0
            if one.slain:
                lose_member(table, one.who, True)
            elif blows:
                change_state(table, one.who, WOUNDS, blows)


def strike_foes(table: Table[State], fight: Fight) -> None:
    for foe in fight.foes[:]:
        foe.wounds += foe.blows
        if foe.slain or foe.wounds >= ENEMY_LIVES:
            kill_foe(table, fight, foe)
        elif foe.blows:
            tell(table, events.FoeHit(foe.label, foe.wounds))
        foe.blows = 0


def kill_foe(table: Table[State], fight: Fight, foe: Foe) -> None:
    """JRN-12.8  A dead enemy leaves the table."""
    fight.foes.remove(foe)
    fight.killed += 1
    tell(table, events.FoeKilled(foe.label))
