"""JRN-09.5  A guard rolls."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import NO, YES, LeaderAsk, Put, Word
from holdfast.games.journal.chapters.c12_rolls import KeepRoll
from holdfast.games.journal.pieces import (
    AMMO,
    AXE,
    BUCKSHOT,
    CHARACTERS,
    DIE_OF,
    FIREARM,
    KILL_FACE,
    MORE_REROLLS,
    MOST_SHOTS,
    PROWESS,
    SKILL,
    UNARMED,
    WEAPON_ITEM,
)
from holdfast.games.journal.queries import guards, passive
from holdfast.games.journal.state import State
from holdfast.games.journal.verbs import discard_from, roll_combat, tell
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table

SHOOT, HOLD_FIRE = Word("shoot"), Word("grey")
KILLING: Final = (AXE, BUCKSHOT)


def weapon_of(state: State, who: int) -> int:
    raid = state.raid
    if raid is None or raid.arms[who] < 0:
        return UNARMED
    return WEAPON_ITEM.index(raid.arms[who])


class GuardRolls(Step[State]):
    """JRN-09.5, JRN-09.10  A die by weapon; rerolls up to prowess, and more with the alarm."""

    def __init__(self, character: int) -> None:
        self.character = character

    def run(self, table: Table[State]) -> None:
        state = table.state
        raid = state.raid
        if raid is None or raid.ignored or self.character not in guards(state):
            return
        raid.rerolls = PROWESS[self.character] + passive(state, MORE_REROLLS)
        raid.hits = 0
        weapon = weapon_of(state, self.character)
        if not FIREARM[weapon]:
            table.then(GuardShot(self.character, weapon, 1), CountGuard(self.character))
        elif state.storage[AMMO]:
            table.then(OpenFire(self.character), CountGuard(self.character))
        else:
            table.then(GuardShot(self.character, UNARMED, 1), CountGuard(self.character))


class OpenFire(LeaderAsk):
    """JRN-25.12, JRN-09.7  Shoot, or roll grey and keep the ammo?"""

    def __init__(self, character: int) -> None:
        super().__init__()
        self.character = character

    @property
    def rule(self) -> str:
        return "JRN-09.7"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [SHOOT, HOLD_FIRE]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        state = table.state
        if choice is SHOOT:
            discard_from(table, state.storage, AMMO, 1)
            table.then(GuardShot(self.character, weapon_of(state, self.character), 1))
        else:
            table.then(GuardShot(self.character, UNARMED, 1))


class GuardShot(Step[State]):
    """JRN-09.5  One die."""

    def __init__(self, character: int, weapon: int, shot: int) -> None:
        self.character = character
        self.weapon = weapon
        self.shot = shot

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.raid is None or state.raid.ignored:
            return
        state.bonus = 0
        roll_combat(table, DIE_OF[self.weapon], CHARACTERS[self.character])
        steps: list[Step[State]] = [KeepRoll(self.character, self.weapon), CountShot(self.weapon)]
        if self.shot < MOST_SHOTS[self.weapon]:
            steps.append(Put(SecondShot(self.character, self.weapon)))
        table.then_all(steps)


class CountShot(Step[State]):
    """JRN-09.6, JRN-09.8, JRN-09.9  Hits; the axe of a hatchet and buckshot of a shotgun end the raid."""

    def __init__(self, weapon: int) -> None:
        self.weapon = weapon

    def run(self, table: Table[State]) -> None:
        state = table.state
        raid = state.raid
        if raid is None:
            return
        face = state.die
        if face in KILLING and face == KILL_FACE[self.weapon]:
            raid.ignored = True
            tell(table, events.RaidIgnored())
        raid.hits += max(0, face) + state.bonus
        state.bonus = 0


class SecondShot(LeaderAsk):
    """JRN-09.7  A second shot of the rifle, for a second ammo?"""

    def __init__(self, character: int, weapon: int) -> None:
        super().__init__()
        self.character = character
        self.weapon = weapon

    @property
    def rule(self) -> str:
        return "JRN-09.7"

    def is_due(self, table: Table[State]) -> bool:
        raid = table.state.raid
        return table.state.storage[AMMO] > 0 and raid is not None and not raid.ignored

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [NO, YES]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return YES if table.state.storage[AMMO] >= 2 else NO

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        if choice is YES:
            discard_from(table, table.state.storage, AMMO, 1)
            table.then(GuardShot(self.character, self.weapon, MOST_SHOTS[self.weapon]))


class CountGuard(Step[State]):
    """JRN-09.6, JRN-26.31  The hits of this guard; the Trained guard has at least one."""

    def __init__(self, character: int) -> None:
        self.character = character

    def run(self, table: Table[State]) -> None:
        raid = table.state.raid
        if raid is not None and not raid.ignored:
            if not raid.hits and SKILL[self.character] == "guard_min_hit":
                raid.hits = 1
            raid.cuts += raid.hits
            raid.hits = 0
