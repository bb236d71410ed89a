"""JRN-09  Night raid: guards are armed, the card is revealed, dice, reductions, stealing and wounds."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_anytime import is_payable, play_card
from holdfast.games.journal.chapters.c03_leading import MEALS, NO, PEOPLE, YES, LeaderAsk, Put, Word, cards_at
from holdfast.games.journal.chapters.c09_guards import GuardRolls
from holdfast.games.journal.chapters.c11_states import afflict
from holdfast.games.journal.chapters.c17_trade import PayFee
from holdfast.games.journal.chapters.c18_reading import CallScripts
from holdfast.games.journal.chapters.c19_decks import CrimeWave
from holdfast.games.journal.chapters.c19_words import GiveUp
from holdfast.games.journal.pieces import (
    CHARACTERS,
    CRIME_WAVE,
    CRUCIAL,
    IGNORES_DAMAGE,
    ITEMS,
    LESS_DAMAGE,
    LESS_WOUNDS,
    PROWESS,
    RAID_CARDS,
    RAIDS,
    STEALS,
    VALUE,
    WEAPON_ITEM,
    WEAPONS,
    WORST,
    WOUNDS,
    kinds_of,
)
from holdfast.games.journal.queries import boards, guards, held, level, passive, timed, worth
from holdfast.games.journal.state import Night, State
from holdfast.games.journal.verbs import discard_from, draw, tell
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table

UNARMED: Final = Word("arm", "none", 0)
ARMS: Final = [Word("arm", name, at, "weapon") for at, name in enumerate(WEAPONS)]
ON_DAMAGE, ON_WOUNDS = Word("cut", "damage", 0, "cut"), Word("cut", "wounds", 1, "cut")


class NightRaid(Step[State]):
    """JRN-09.12  Scheduled scripts, arms, the card, its offer, dice, reductions, losses, and the crime wave."""

    def run(self, table: Table[State]) -> None:
        table.state.raid = Night([-1] * len(CHARACTERS))
        table.then(CallScripts("raid"), ArmGuards(), RevealRaid(), ReturnArms(), CrimeWave(CRIME_WAVE))


class ArmGuards(Step[State]):
    """JRN-09.1  Weapons still in storage, at most one per guard."""

    def run(self, table: Table[State]) -> None:
        people = sorted(guards(table.state), key=lambda who: (-PROWESS[who], who))
        table.then_all([Put(ArmGuard(who)) for who in people])


class ArmGuard(LeaderAsk):
    """JRN-09.1  Which weapon does this guard get?"""

    def __init__(self, character: int) -> None:
        super().__init__()
        self.character = character

    @property
    def rule(self) -> str:
        return "JRN-09.1"

    @property
    def allows(self) -> int:
        return MEALS | cards_at("any")

    def is_due(self, table: Table[State]) -> bool:
        return self.character in guards(table.state)

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        storage = table.state.storage
        arms = [weapon for weapon in range(1, len(WEAPONS)) if storage[WEAPON_ITEM[weapon]]]
        return [ARMS[0], *(ARMS[weapon] for weapon in arms)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D23  The best to the highest prowess."""
        return self.options(table, seat)[-1]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        state = table.state
        if choice.which and state.raid is not None:
            kind = WEAPON_ITEM[choice.which]
            state.storage[kind] -= 1
            state.raid.arms[self.character] = kind
            tell(table, events.GuardArmed(CHARACTERS[self.character], choice.thing))


class RevealRaid(Step[State]):
    """JRN-09.2  The top night-raid card."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        raid = state.raid
        card = draw(table, state.decks.raids)
        if raid is None or card < 0:
            return
        state.decks.raids.used.append(card)
        raid.card = card
        raid.damage = RAID_CARDS[card].damage
        raid.wounds = RAID_CARDS[card].wounds
        tell(table, events.RaidCame(RAIDS[card], raid.damage, raid.wounds))
        offer: list[Step[State]] = [AnswerOffer()] if RAID_CARDS[card].offer is not None else []
        table.then_all([*offer, Before(), PrepareRaid(), RollDice(), CutDown(), Reinforce(), Steal(), Wound(), After()])


def is_on(state: State) -> bool:
    """JRN-09.16  A card ignored has no further effects."""
    return state.raid is not None and state.raid.card >= 0 and not state.raid.ignored


def ignore_raid(table: Table[State]) -> None:
    raid = table.state.raid
    if raid is not None:
        raid.ignored = True
        tell(table, events.RaidIgnored())


class AnswerOffer(LeaderAsk):
    """JRN-09.16  Pay from storage to ignore the card?"""

    @property
    def rule(self) -> str:
        return "JRN-09.16"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        offer = None if state.raid is None else RAID_CARDS[state.raid.card].offer
        if offer is None:
            return [NO]
        payable = worth(state.storage) >= offer.value if offer.value else held(state, kinds_of(offer.item)) >= offer.n
        return [NO, YES] if payable else [NO]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        state = table.state
        offer = None if state.raid is None else RAID_CARDS[state.raid.card].offer
        if choice is NO or offer is None:
            return
        ignore_raid(table)
        if offer.value:
            table.then(Put(PayFee(offer.value, 0)))
        else:
            table.then(GiveUp(tuple(kinds_of(offer.item)), offer.n, 0))


class Before(Step[State]):
    """JRN-09.12  The card's effects before the dice."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if is_on(state) and state.raid is not None and RAID_CARDS[state.raid.card].before:
            table.then_all(table.game.plan(f"{RAIDS[state.raid.card]}_before").steps(state.leader, (-1,)))


class PrepareRaid(Step[State]):
    """JRN-09.12  Crucial actions of a raid, one at this moment."""

    def run(self, table: Table[State]) -> None:
        if is_on(table.state) and playable(table.state):
            table.then(AnswerRaid())


def playable(state: State) -> list[int]:
    return [card for card in timed(state, "raid") if is_payable(state, card)]


class AnswerRaid(LeaderAsk):
    """JRN-19.6  Is a crucial action played against this raid?"""

    @property
    def rule(self) -> str:
        return "JRN-09.12"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [NO, *(Word("play", CRUCIAL[card], card, "crucial") for card in playable(table.state))]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        if choice is not NO:
            play_card(table, choice.which)


class RollDice(Step[State]):
    """JRN-09.12, JRN-09.17  Guard by guard; nobody rolls where there is nothing to reduce, or against shells."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        raid = state.raid
        if raid is None or not is_on(state):
            return
        if RAID_CARDS[raid.card].dice and (raid.damage or raid.wounds):
            people = sorted(guards(state), key=lambda who: (-PROWESS[who], who))
            table.then_all([GuardRolls(who) for who in people])


# -- reductions ------------------------------------------------------------------------------------


class CutDown(Step[State]):
    """JRN-09.6, JRN-09.11  Each hit and each boarded-up breach subtracts 1 from damage or from wounds."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        raid = state.raid
        if raid is None or not is_on(state):
            return
        if RAID_CARDS[raid.card].board_ups:
            raid.cuts += len(boards(state))
        table.then(CutNext())


class CutNext(Step[State]):
    """JRN-09.6  One reduction after another, while there is anything to reduce."""

    def run(self, table: Table[State]) -> None:
        raid = table.state.raid
        if raid is not None and raid.cuts and (raid.damage or raid.wounds):
            table.then(Cut(), CutNext())


class Cut(LeaderAsk):
    """JRN-D25  Less damage, or fewer wounds?"""

    @property
    def rule(self) -> str:
        return "JRN-09.6"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        raid = table.state.raid
        found: list[Choice] = []
        if raid is not None and raid.damage:
            found.append(ON_DAMAGE)
        if raid is not None and raid.wounds:
            found.append(ON_WOUNDS)
        return found

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """Wounds first."""
        return self.options(table, seat)[-1]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        raid = table.state.raid
        if raid is not None:
            raid.cuts -= 1
            if choice is ON_DAMAGE:
                raid.damage -= 1
            else:
                raid.wounds -= 1
            tell(table, events.RaidChanged(raid.damage, raid.wounds))


class Reinforce(Step[State]):
    """JRN-09.12  Fittings: the reinforced door, then the hideaway."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        raid = state.raid
        if raid is None or not is_on(state):
            return
        was = (raid.damage, raid.wounds)
        hidden = passive(state, LESS_DAMAGE) + passive(state, IGNORES_DAMAGE)
        raid.damage = max(0, raid.damage - hidden)
        raid.wounds = max(0, raid.wounds - passive(state, LESS_WOUNDS))
        if (raid.damage, raid.wounds) != was:
            tell(table, events.RaidChanged(raid.damage, raid.wounds))


# -- losses ----------------------------------------------------------------------------------------


class Steal(Step[State]):
    """JRN-09.13  Remaining damage, one item at a time, of the first entry that storage still holds."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.raid is not None and is_on(state):
            table.then(StealNext(state.raid.damage))


class StealNext(Step[State]):
    """JRN-09.13  When storage holds nothing of any entry the rest is lost without effect."""

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, table: Table[State]) -> None:
        if self.left and goods(table.state):
            table.then(LoseItem(), StealNext(self.left - 1))


def goods(state: State) -> list[int]:
    """What can be stolen next."""
    raid = state.raid
    for kinds in STEALS[raid.card] if raid is not None else []:
        found = [kind for kind in kinds if state.storage[kind]]
        if found:
            return found
    return []


class LoseItem(LeaderAsk):
    """JRN-D26  Which item is stolen?"""

    @property
    def rule(self) -> str:
        return "JRN-09.13"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [Word("give", ITEMS[kind], kind, "item") for kind in goods(table.state)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """The lowest value, of these the most plentiful."""
        storage = table.state.storage
        options = [one for one in self.options(table, seat) if isinstance(one, Word)]
        return min(options, key=lambda one: (VALUE[one.which], -storage[one.which], one.which))

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        discard_from(table, table.state.storage, choice.which, 1)


class Wound(Step[State]):
    """JRN-09.4, JRN-09.17  Wounds are distributed among the guards; without any they are lost without effect."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.raid is not None and is_on(state):
            table.then(WoundNext(state.raid.wounds))


class WoundNext(Step[State]):
    """JRN-09.4  One wound after another."""

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, table: Table[State]) -> None:
        state = table.state
        if self.left and any(level(state, who, WOUNDS) < WORST for who in guards(state)):
            table.then(WoundGuard(), WoundNext(self.left - 1))


class WoundGuard(LeaderAsk):
    """JRN-D27  Which guard?"""

    @property
    def rule(self) -> str:
        return "JRN-09.4"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        return [PEOPLE[who] for who in guards(state) if level(state, who, WOUNDS) < WORST]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        state = table.state
        return PEOPLE[min(guards(state), key=lambda who: (level(state, who, WOUNDS), who))]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        afflict(table, [choice.which], WOUNDS, 1)


class After(Step[State]):
    """JRN-09.12  The card's effects afterwards."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if is_on(state) and state.raid is not None and RAID_CARDS[state.raid.card].after:
            table.then_all(table.game.plan(f"{RAIDS[state.raid.card]}_after").steps(state.leader, (-1,)))


class ReturnArms(Step[State]):
    """JRN-25.6  Weapons return to storage."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.raid is not None:
            for kind in state.raid.arms:
                if kind >= 0:
                    state.storage[kind] += 1
            state.raid = None
