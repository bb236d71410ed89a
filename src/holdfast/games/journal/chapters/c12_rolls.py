"""JRN-12.4, JRN-14  Dice of a fight, in two steps: firearms first, then everybody else."""

from __future__ import annotations

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import NO, YES, LeaderAsk, MayReroll, Put, Word
from holdfast.games.journal.chapters.c12_blows import Allot, ApplyBlows
from holdfast.games.journal.chapters.c12_weapons import ChooseWeapon
from holdfast.games.journal.chapters.c15_incidents import SettleSigns
from holdfast.games.journal.pieces import (
    AMMO,
    CHARACTERS,
    DIE_OF,
    FIREARM,
    KILL_FACE,
    MISS,
    MOST_SHOTS,
    OUT_OF_AMMO,
    RIFLE,
    SIGN,
    UNARMED,
    WEAPONS,
)
from holdfast.games.journal.queries import at_hand, stock
from holdfast.games.journal.state import Fighter, Foe, State
from holdfast.games.journal.verbs import discard, roll_black, roll_combat, spend_crucial, tell
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table

GUNS, HANDS, ALL_FIGHTERS = range(3)
"""Who rolls in a step: firearm users, all others, or everybody at once (a backstab)."""
KEEP, REROLL, LUCK, AIM = Word("keep"), Word("reroll"), Word("luck"), Word("aim")


class Exchange(Step[State]):
    """JRN-12.13, JRN-14.1  One step of a round: all roll, then the wounds are allocated and applied together."""

    def __init__(self, which: int, ours: bool, theirs: bool) -> None:
        self.which = which
        self.ours = ours
        self.theirs = theirs

    def run(self, table: Table[State]) -> None:
        fight = table.state.fight
        if fight is None or not fight.foes:
            return
        fight.hits = fight.kills = fight.taken = fight.slain = 0
        fight.signs = []
        steps: list[Step[State]] = []
        if self.ours:
            steps += [Attack(one.who, 1, self.which) for one in fight.fighters if self.takes_part(one, fight.round)]
        if self.theirs:
            foes = [foe for foe in fight.foes if foe.label != fight.spared or self.ours]
            steps += [FoeAttack(foe.label, 1) for foe in foes if self.takes_part(foe, fight.round)]
        if steps:
            table.then_all([*steps, SettleSigns(), Allot(), ApplyBlows()])

    def takes_part(self, one: Fighter | Foe, now: int) -> bool:
        if one.acted or one.jammed == now:
            return False
        return self.which == ALL_FIGHTERS or FIREARM[one.weapon] == (self.which == GUNS)


def fighter_of(state: State, who: int) -> Fighter | None:
    fight = state.fight
    return None if fight is None else next((one for one in fight.fighters if one.who == who), None)


def foe_of(state: State, label: str) -> Foe | None:
    fight = state.fight
    return None if fight is None else next((foe for foe in fight.foes if foe.label == label), None)


# -- characters ------------------------------------------------------------------------------------


class Attack(Step[State]):
    """JRN-12.4, JRN-14.2  A character rolls; a shot costs 1 ammo. With none left another weapon is taken, or none."""

    def __init__(self, fighter: int, shot: int, which: int) -> None:
        self.fighter = fighter
        self.shot = shot
        self.which = which
        """In which step of the round (JRN-12.13)."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        fighter = fighter_of(state, self.fighter)
        if fighter is None:
            return
        weapon = fighter.weapon
        if FIREARM[weapon] and not discard(table, AMMO, 1):
            fighter.weapon = UNARMED
            # Among the firearms nothing more: the roll comes with those of all others.
            then = [] if self.which == GUNS else [self]
            table.then_all([ChooseWeapon(self.fighter, True), *then])
            return
        fighter.acted = True
        state.bonus = 0
        roll_combat(table, DIE_OF[weapon], CHARACTERS[self.fighter])
        steps: list[Step[State]] = [KeepRoll(self.fighter, weapon), CountRoll(self.fighter, weapon)]
        if self.shot < MOST_SHOTS[weapon]:
            steps.append(Put(ShootAgain(self.fighter, self.shot + 1, self.which)))
        table.then_all(steps)


class KeepRoll(LeaderAsk):
    """JRN-12.9, JRN-09.10  Keep this result, or reroll? In a raid and in a fight."""

    def __init__(self, fighter: int, weapon: int) -> None:
        super().__init__()
        self.fighter = fighter
        self.weapon = weapon

    @property
    def rule(self) -> str:
        return "JRN-12.9"

    def rerolls(self, state: State) -> int:
        fighter = fighter_of(state, self.fighter)
        if fighter is not None:
            return fighter.rerolls
        return 0 if state.raid is None else state.raid.rerolls

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        found: list[Choice] = [KEEP]
        if self.rerolls(state) > 0:
            found.append(REROLL)
        if at_hand(state, "ca_luck") >= 0:
            found.append(LUCK)
        if at_hand(state, "ca_aim") >= 0:
            found.append(AIM)
        return found

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D16  Reroll what deals nothing."""
        state = table.state
        strikes = state.die > 0 or (state.die == KILL_FACE[self.weapon] and state.die != MISS)
        return REROLL if not strikes and self.rerolls(state) > 0 else KEEP

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        state = table.state
        if choice is REROLL:
            fighter = fighter_of(state, self.fighter)
            if fighter is not None:
                fighter.rerolls -= 1
            elif state.raid is not None:
                state.raid.rerolls -= 1
            roll_combat(table, DIE_OF[self.weapon], CHARACTERS[self.fighter])
            table.then(KeepRoll(self.fighter, self.weapon))
        elif choice is LUCK:
            table.then(KeepRoll(self.fighter, self.weapon))
            play_reaction(table, "ca_luck", seat)
        elif choice is AIM:
            play_reaction(table, "ca_aim", seat)


def play_reaction(table: Table[State], card: str, seat: Seat) -> None:
    """JRN-19.6  A crucial action that answers a roll."""
    spend_crucial(table, at_hand(table.state, card))
    table.then_all(table.game.plan(card).steps(seat, (-1,)))


class CountRoll(Step[State]):
    """JRN-12.5, JRN-14.6, JRN-14.7  Hits; the face that kills with this weapon; a sign; anything else misses."""

    def __init__(self, fighter: int, weapon: int) -> None:
        self.fighter = fighter
        self.weapon = weapon

    def run(self, table: Table[State]) -> None:
        state = table.state
        fight = state.fight
        if fight is None:
            return
        face = state.die
        if face > 0:
            fight.hits += face
        elif face != MISS and face == KILL_FACE[self.weapon]:
            fight.kills += 1
        elif face == SIGN:
            fight.signs.append((CHARACTERS[self.fighter], DIE_OF[self.weapon]))
        fight.hits += state.bonus
        state.bonus = 0


class ShootAgain(LeaderAsk):
    """JRN-14.5, JRN-R27  A second shot with the rifle? It may be left out before its ammo is paid."""

    def __init__(self, fighter: int, shot: int, which: int) -> None:
        super().__init__()
        self.fighter = fighter
        self.shot = shot
        self.which = which

    @property
    def rule(self) -> str:
        return "JRN-14.5"

    def is_due(self, table: Table[State]) -> bool:
        return stock(table.state)[AMMO] > 0 and fighter_of(table.state, self.fighter) is not None

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [NO, YES]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D15  Two shots if there were 3 ammo or more before the first."""
        return YES if stock(table.state)[AMMO] >= 2 else NO

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        if choice is YES:
            table.then(Attack(self.fighter, self.shot, self.which))


# -- enemies ---------------------------------------------------------------------------------------


class FoeAttack(Step[State]):
    """JRN-12.4, JRN-14.3  An enemy rolls; it needs no ammo."""

    def __init__(self, foe: str, shot: int) -> None:
        self.foe = foe
        self.shot = shot

    def run(self, table: Table[State]) -> None:
        foe = foe_of(table.state, self.foe)
        if foe is not None:
            foe.acted = True
            roll_combat(table, DIE_OF[foe.weapon], foe.label)
            table.then(MayReroll(), CountFoe(self.foe, self.shot))


class CountFoe(Step[State]):
    """JRN-12.10  It rerolls while the result deals nothing and rerolls remain; then the result counts."""

    def __init__(self, foe: str, shot: int) -> None:
        self.foe = foe
        self.shot = shot

    def run(self, table: Table[State]) -> None:
        state = table.state
        foe, fight = foe_of(state, self.foe), state.fight
        if foe is None or fight is None:
            return
        face = state.die
        kills = face != MISS and face == KILL_FACE[foe.weapon]
        if face <= 0 and not kills and foe.rerolls > 0:
            foe.rerolls -= 1
            roll_combat(table, DIE_OF[foe.weapon], foe.label)
            table.then(MayReroll(), self)
            return
        if kills:
            fight.slain += 1
        elif face > 0:
            fight.taken += face
        elif face == SIGN:
            fight.signs.append((foe.label, DIE_OF[foe.weapon]))
        if face == OUT_OF_AMMO and FIREARM[foe.weapon]:
            rearm(table, foe)
        elif foe.weapon == RIFLE and self.shot < MOST_SHOTS[RIFLE]:
            table.then(FoeAttack(self.foe, self.shot + 1))


def rearm(table: Table[State], foe: Foe) -> None:
    """JRN-14.3  Out of ammo: the token moves to the row of its other weapon, or to unarmed."""
    foe.weapon = foe.backup
    foe.backup = UNARMED
    tell(table, events.FoeRearmed(foe.label, WEAPONS[foe.weapon]))


def reroll_word(table: Table[State], by: Seat, on: tuple[int, ...], n: int) -> None:
    """`reroll`: the die just rolled."""
    state = table.state
    if state.rolled:
        roll_combat(table, state.rolled - 1, state.roller)
    else:
        roll_black(table)


def add_hits_word(table: Table[State], by: Seat, on: tuple[int, ...], n: int) -> None:
    """`add_hits`: to one final roll."""
    table.state.bonus += n
