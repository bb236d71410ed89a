"""JRN-12.2, JRN-14.2  Weapons in a fight: who takes which, and what is left without ammo."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import LeaderAsk, Put, Word
from holdfast.games.journal.pieces import AMMO, CHARACTERS, FIREARM, UNARMED, WEAPON_ITEM, WEAPONS
from holdfast.games.journal.queries import stock
from holdfast.games.journal.state import State
from holdfast.games.journal.verbs import tell
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table

ARMS: Final = [Word("arm", name, at, "weapon") for at, name in enumerate(WEAPONS)]


class Arming(Step[State]):
    """JRN-12.2  Each character may receive one weapon."""

    def run(self, table: Table[State]) -> None:
        fight = table.state.fight
        if fight is not None:
            table.then_all([Put(ChooseWeapon(fighter.who)) for fighter in fight.fighters if not fighter.disarmed])


class ChooseWeapon(LeaderAsk):
    """JRN-12.2, JRN-14.2  Which weapon? A firearm only with ammo for it."""

    def __init__(self, fighter: int, again: bool = False) -> None:
        super().__init__()
        self.fighter = fighter
        self.again = again
        """In the middle of a round, when the ammo is gone: the others keep what they hold."""

    @property
    def rule(self) -> str:
        return "JRN-12.2"

    def is_due(self, table: Table[State]) -> bool:
        fight = table.state.fight
        return fight is not None and any(one.who == self.fighter for one in fight.fighters)

    def free(self, state: State) -> list[int]:
        """What lies in the pile and is in nobody's hand yet."""
        fight = state.fight
        pile = stock(state)
        if fight is None:
            return []
        others: list[int] = []
        for one in fight.fighters:
            if one.who != self.fighter:
                others.append(one.weapon)
            elif not self.again:
                break
        ammo = pile[AMMO] - sum([1 for weapon in others if FIREARM[weapon]])
        taken = [*others, *fight.dropped]
        return [
            weapon
            for weapon in range(1, len(WEAPONS))
            if pile[WEAPON_ITEM[weapon]] > taken.count(weapon) and (ammo > 0 or not FIREARM[weapon])
        ]

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [ARMS[UNARMED], *(ARMS[weapon] for weapon in self.free(table.state))]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D14  The best with ammo."""
        return self.options(table, seat)[-1]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        fight = table.state.fight
        for one in fight.fighters if fight is not None else []:
            if one.who == self.fighter and one.weapon != choice.which:
                one.weapon = choice.which
                tell(table, events.Armed(CHARACTERS[one.who], WEAPONS[choice.which]))
