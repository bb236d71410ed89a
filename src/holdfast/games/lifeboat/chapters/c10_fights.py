"""LIF-10  Fights."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.chapters.c05_provisions import OPEN, OPENING, Open
from holdfast.games.lifeboat.offers import let_lapse
from holdfast.games.lifeboat.queries import holds, kinds_in, name_of, totals
from holdfast.games.lifeboat.state import BONUS, FIGHT_WOUNDS, FLARE, KINDS, NAMES, Fight, State
from holdfast.games.lifeboat.verbs import spend, wound
from holdfast.kernel.errors import RulesError
from holdfast.kernel.step import Choice, Seat, Step, Window
from holdfast.kernel.table import Table


class Join(Choice):
    """Join the side of this character, who leads it."""

    icon = "fist"

    def __init__(self, side: int) -> None:
        super().__init__(f"join {NAMES[side]}")
        self.side = side

    def anchors(self) -> list[str]:
        return [f"side:{NAMES[self.side]}", f"seat:{NAMES[self.side]}"]


class Fire(Choice):
    """Fire the flare gun at people."""

    icon = "flare"

    def anchors(self) -> list[str]:
        return [f"card:{KINDS[FLARE]}"]


JOIN: Final = [Join(character) for character in range(len(NAMES))]
JOIN_EITHER: Final[list[list[list[Choice]]]] = [[[attacker, victim] for victim in JOIN] for attacker in JOIN]
"""For each attacker and victim, what a bystander may do."""
FIRE: Final = Fire("fire")


class DeclareFight(Step[State]):
    """LIF-10.1  A refused demand is a fight. `prize` is what the attacker demanded."""

    def __init__(self, attacker: Seat, victim: Seat, prize: Step[Any]) -> None:
        self.attacker = attacker
        self.victim = victim
        self.prize = prize

    def run(self, table: Table[State]) -> None:
        state = table.state
        # LIF-10.1: it cannot be called off.
        table.reveal()
        state.fight = Fight(self.attacker, self.victim, 1 << self.attacker, 1 << self.victim)
        if not table.unheard():
            table.tell(events.FightBroke(name_of(state, self.attacker), name_of(state, self.victim)))
        table.then(TakeSides(), DecideFight(self.prize))


class TakeSides(Window[State, Join | Fire | Open]):
    """LIF-10.3  Anybody conscious may join a side, uninvited; members open weapons and may fire the flare gun.

    LIF-10.4  No trading, giving, placing or throwing away: offers made before wait until the fight is over.
    """

    rule = "LIF-10.3"
    allows = OPENING
    timer = "fight_window"

    def seats(self, table: Table[State]) -> list[Seat]:
        return table.state.boat

    def acts(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        fight = fight_of(state)
        if not (fight.attackers | fight.victims) >> seat & 1:
            return JOIN_EITHER[state.sailors[fight.attacker].character][state.sailors[fight.victim].character]
        sailor = state.sailors[seat]
        acts: list[Choice] = [OPEN[kind] for kind in kinds_in(sailor.closed) if BONUS[kind]]
        if holds(sailor, FLARE):
            acts.append(FIRE)
        return acts

    def take(self, table: Table[State], seat: Seat, choice: Join | Fire | Open) -> None:
        if isinstance(choice, Join):
            join(table, seat, choice.side)
        elif isinstance(choice, Fire):
            fire(table, seat)


def fight_of(state: State) -> Fight:
    """The fight under way."""
    if state.fight is None:
        raise RulesError("there is no fight")
    return state.fight


def join(table: Table[State], seat: Seat, side: int) -> None:
    """LIF-10.3  Once in, nobody leaves or changes sides."""
    state = table.state
    fight = fight_of(state)
    if state.sailors[fight.attacker].character == side:
        fight.attackers |= 1 << seat
    else:
        fight.victims |= 1 << seat
    table.reveal()
    if not table.unheard():
        table.tell(events.Joined(name_of(state, seat), NAMES[side]))


def fire(table: Table[State], seat: Seat) -> None:
    """LIF-10.6  The flare gun adds its bonus once and is removed, win or lose, before any loot is taken."""
    fight = fight_of(table.state)
    table.tell(events.Fired(name_of(table.state, seat)))
    spend(table, seat, FLARE)
    if fight.attackers >> seat & 1:
        fight.attackers_flares += 1
    else:
        fight.victims_flares += 1


class DecideFight(Step[State]):
    """LIF-10.7  The higher total wins; a tie goes to the victim."""

    def __init__(self, prize: Step[Any]) -> None:
        self.prize = prize

    def run(self, table: Table[State]) -> None:
        state = table.state
        fight = fight_of(state)
        attack, defence = totals(state, fight)
        attacker, victim = name_of(state, fight.attacker), name_of(state, fight.victim)
        if attack > defence:
            if not table.unheard():
                table.tell(events.FightEnded(attacker, victim, attack, defence))
            # LIF-10.8: the attacker takes what was demanded before anybody is wounded.
            table.then(self.prize, Aftermath(fight.victims))
        else:
            if not table.unheard():
                table.tell(events.FightEnded(victim, attacker, defence, attack))
            table.then(Aftermath(fight.attackers))


class Aftermath(Step[State]):
    """LIF-10.9, LIF-10.10  Every loser is wounded once; everybody who fought is tired, once a day."""

    def __init__(self, losers: int) -> None:
        self.losers = losers

    def run(self, table: Table[State]) -> None:
        state = table.state
        fight = fight_of(state)
        state.fight = None
        for seat in range(table.seats):
            if self.losers >> seat & 1:
                wound(table, seat, FIGHT_WOUNDS, "fight")
        for seat in range(table.seats):
            sailor = state.sailors[seat]
            if (fight.attackers | fight.victims) >> seat & 1 and not sailor.fought:
                sailor.fought = True
                if not table.unheard():
                    table.tell(events.Tired(name_of(state, seat), "fought"))
        let_lapse(table)
