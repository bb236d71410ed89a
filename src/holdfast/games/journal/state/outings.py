"""What lies on the table for a while: a trip, a fight, a night raid, a trade."""

from __future__ import annotations


class Trip:
    """One night outside."""

    def __init__(self, slot: int, location: int, party: list[int], withdrawn: list[int], loots: list[int]) -> None:
        self.slot = slot
        self.location = location
        self.party = party
        """Who set out and is alive and in the group."""
        self.withdrawn = withdrawn
        self.loots = loots
        """How many `loot` effects of each row there were."""
        self.resolved = 0
        self.card = -1
        """The exploration card being resolved, or -1."""
        self.kept = False
        """Is that card kept?"""
        self.resident = -1
        self.residents: list[int] = []
        """Resident cards drawn on this trip."""
        self.mourning = False
        """Has somebody died whose death has not been answered by script 266?"""
        self.replaced = False
        """Is this location to be replaced at the choice of findings?"""
        self.out = False
        """Has the exploration ended?"""
        self.room = 0
        """What the party can carry."""

    def clone(self) -> Trip:
        copy = Trip(self.slot, self.location, self.party[:], self.withdrawn[:], self.loots[:])
        copy.resolved = self.resolved
        copy.card = self.card
        copy.kept = self.kept
        copy.resident = self.resident
        copy.residents = self.residents[:]
        copy.mourning = self.mourning
        copy.replaced = self.replaced
        copy.out = self.out
        copy.room = self.room
        return copy


class Foe:
    """An enemy token on the combat table."""

    def __init__(self, label: str, prowess: int, weapon: int, backup: int) -> None:
        self.label = label
        """Its letter, and a number that tells it from the others of this fight."""
        self.prowess = prowess
        self.weapon = weapon
        self.backup = backup
        self.wounds = 0
        self.jammed = -1
        """The round in which it does not roll."""
        self.disarmed = False
        """Does it fight unarmed from the next round on?"""
        self.acted = False
        self.rerolls = 0
        self.blows = 0
        """Wounds allotted in this step and not yet applied."""
        self.slain = False
        """Is it the target of an axe or of buckshot?"""

    def clone(self) -> Foe:
        copy = Foe(self.label, self.prowess, self.weapon, self.backup)
        copy.wounds = self.wounds
        copy.jammed = self.jammed
        copy.disarmed = self.disarmed
        copy.acted = self.acted
        copy.rerolls = self.rerolls
        copy.blows = self.blows
        copy.slain = self.slain
        return copy


class Fighter:
    """A character in a fight."""

    def __init__(self, who: int) -> None:
        self.who = who
        self.weapon = 0
        self.jammed = -1
        self.disarmed = False
        self.acted = False
        self.rerolls = 0
        self.blows = 0
        self.slain = False

    def clone(self) -> Fighter:
        copy = Fighter(self.who)
        copy.weapon = self.weapon
        copy.jammed = self.jammed
        copy.disarmed = self.disarmed
        copy.acted = self.acted
        copy.rerolls = self.rerolls
        copy.blows = self.blows
        copy.slain = self.slain
        return copy


class Fight:
    """A fight from its beginning to its end."""

    def __init__(self, foes: list[Foe], fighters: list[Fighter], bandits: bool) -> None:
        self.foes = foes
        self.fighters = fighters
        self.bandits = bandits
        self.round = 0
        self.killed = 0
        self.hits = 0
        self.kills = 0
        """What the characters dealt in this step, and what of it kills at once."""
        self.taken = 0
        self.slain = 0
        """The same of the enemies."""
        self.signs: list[tuple[str, int]] = []
        """Who rolled a sign in this step, a character or an enemy, and on which die."""
        self.dropped: list[int] = []
        """Weapons that lie out of reach until the end of the fight."""
        self.spared = ""
        """The enemy that takes no part in the backstab."""
        self.fled = False

    def clone(self) -> Fight:
        foes = [foe.clone() for foe in self.foes]
        copy = Fight(foes, [fighter.clone() for fighter in self.fighters], self.bandits)
        copy.round = self.round
        copy.killed = self.killed
        copy.hits = self.hits
        copy.kills = self.kills
        copy.taken = self.taken
        copy.slain = self.slain
        copy.signs = self.signs[:]
        copy.dropped = self.dropped[:]
        copy.spared = self.spared
        copy.fled = self.fled
        return copy


class Night:
    """A night raid."""

    def __init__(self, arms: list[int]) -> None:
        self.arms = arms
        """For each character the item in hand as a guard, or -1."""
        self.card = -1
        self.damage = 0
        self.wounds = 0
        self.cuts = 0
        """Hits and board-ups not yet subtracted."""
        self.hits = 0
        """Hits of the guard who rolls."""
        self.rerolls = 0
        self.ignored = False

    def clone(self) -> Night:
        copy = Night(self.arms[:])
        copy.card = self.card
        copy.damage = self.damage
        copy.wounds = self.wounds
        copy.cuts = self.cuts
        copy.hits = self.hits
        copy.rerolls = self.rerolls
        copy.ignored = self.ignored
        return copy


class Market:
    """A trade under way."""

    def __init__(self, colours: list[str], given: list[int], taken: list[int]) -> None:
        self.colours = colours
        self.given = given
        self.taken = taken
        """Kinds that changed hands in this trade; none goes both ways."""
        self.credit = 0
        self.handed = 0
        """Tokens given in this exchange."""

    def clone(self) -> Market:
        copy = Market(self.colours[:], self.given[:], self.taken[:])
        copy.credit = self.credit
        copy.handed = self.handed
        return copy
