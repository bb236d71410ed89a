"""JRN-12  A fight, round by round: who takes part, with what, and how it ends."""

from __future__ import annotations

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import LeaderAsk, Word, cards_at
from holdfast.games.journal.chapters.c08_scope import end_exploration
from holdfast.games.journal.chapters.c12_rolls import ALL_FIGHTERS, GUNS, HANDS, Exchange
from holdfast.games.journal.chapters.c12_weapons import Arming
from holdfast.games.journal.chapters.c16_encounters import slip_away
from holdfast.games.journal.chapters.c18_reading import read_script
from holdfast.games.journal.chapters.c19_targets import EACH, TestEmpathy
from holdfast.games.journal.pieces import (
    AMMO,
    BANDITS,
    ENEMY_PROWESS,
    FIREARM,
    LETTERS,
    PROWESS,
    RESIDENT_FOES,
    SHOTGUN,
    UNARMED,
    WEAPON_ITEM,
    WITHDRAWAL,
    location_rules,
    rule_plan,
)
from holdfast.games.journal.queries import active, has_skill, present, stock
from holdfast.games.journal.state import SCAVENGING, Fight, Fighter, Foe, State
from holdfast.games.journal.verbs import tell
from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table

Spec = tuple[tuple[int, int, int], ...]
"""Enemies as a card or script names them: letter, weapon, backup."""
FIGHT, US, THEM = range(3)
"""A fight; one that the characters begin from behind; a backstab of the enemies alone."""
FIGHT_ON, FLEE, STRIKE, SLIP = Word("fight"), Word("flee"), Word("strike"), Word("slip")


def fight_word(table: Table[State], by: Seat, on: On, foes: Spec, of_card: bool, bandits: bool) -> None:
    """`fight`: what follows in the list happens only on victory."""
    start(table, foes, of_card, bandits, FIGHT)


def backstab_word(table: Table[State], by: Seat, on: On, foes: Spec, of_card: bool, side: int) -> None:
    """`backstab`: us, then combat with the survivors; or them, once, and no combat."""
    start(table, foes, of_card, False, side)


def start(table: Table[State], foes: Spec, of_card: bool, bandits: bool, mode: int) -> None:
    trip = table.state.trip
    if of_card and trip is not None and trip.resident >= 0:
        foes = tuple([(foe.letter, foe.weapon, foe.backup) for foe in RESIDENT_FOES[trip.resident]])
        bandits = bandits or BANDITS[trip.resident]
    if foes and present(table.state):
        table.then(BeginFight(foes, bandits, mode))


class BeginFight(Step[State]):
    """JRN-12.1  Tokens of the letters are taken at random from the box."""

    def __init__(self, foes: Spec, bandits: bool, mode: int) -> None:
        self.foes = foes
        self.bandits = bandits
        self.mode = mode

    def run(self, table: Table[State]) -> None:
        state = table.state
        fighters = [Fighter(who) for who in present(state)]
        state.fight = Fight(draw_foes(table, self.foes), fighters, self.bandits)
        tell(table, events.FightBegan([foe.label for foe in state.fight.foes]))
        if self.mode == THEM:
            tell(table, events.StruckFromBehind("them"))
            table.then(ReadyFoes(), Exchange(ALL_FIGHTERS, False, True), Disengage(), FightEnd())
        elif state.covers and state.phase == SCAVENGING:
            table.then(TakeCover(self.mode), FightEnd())
        else:
            table.then_all([*opening(self.mode), Round(), FightEnd()])


def draw_foes(table: Table[State], spec: Spec) -> list[Foe]:
    """JRN-12.1  Without a token of the letter the next lower one, failing that the next higher."""
    box = [digits[:] for digits in ENEMY_PROWESS]
    foes: list[Foe] = []
    for number, (letter, weapon, backup) in enumerate(spec, start=1):
        order = [letter, *range(letter - 1, -1, -1), *range(letter + 1, len(LETTERS))]
        found = next((one for one in order if box[one]), -1)
        if found >= 0:
            prowess = box[found].pop(table.dice.below(len(box[found])))
            foes.append(Foe(f"{LETTERS[found]}{number}", prowess, weapon, backup))
    return foes


def opening(mode: int) -> list[Step[State]]:
    """JRN-13.3  What comes before the first round of a fight begun from behind."""
    return [Behind(), Arming(), Exchange(ALL_FIGHTERS, True, False)] if mode == US else []


class Behind(Step[State]):
    """JRN-13.2  The characters strike once; the other side does not answer."""

    def run(self, table: Table[State]) -> None:
        tell(table, events.StruckFromBehind("us"))
        make_ready(table.state)


class ReadyFoes(Step[State]):
    """JRN-13.2  The enemies strike once."""

    def run(self, table: Table[State]) -> None:
        make_ready(table.state)


class Disengage(Step[State]):
    """After a backstab of theirs nobody fights on."""

    def run(self, table: Table[State]) -> None:
        if table.state.fight is not None:
            table.state.fight.foes = []


def make_ready(state: State) -> None:
    """JRN-12.9  Rerolls are counted anew; who was disarmed has no weapon from here on."""
    fight = state.fight
    if fight is None:
        return
    for fighter in fight.fighters:
        fighter.rerolls = PROWESS[fighter.who]
        fighter.acted = False
        if fighter.disarmed:
            fighter.weapon = UNARMED
    for foe in fight.foes:
        foe.rerolls = foe.prowess
        foe.acted = False
        if foe.disarmed:
            foe.weapon = foe.backup = UNARMED


class TakeCover(LeaderAsk):
    """JRN-16.3  A fight begins, and a Cover card is kept: strike first, slip away, or keep it?"""

    def __init__(self, mode: int) -> None:
        super().__init__()
        self.mode = mode

    @property
    def rule(self) -> str:
        return "JRN-16.3"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [FIGHT_ON, STRIKE, SLIP]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return SLIP

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        state = table.state
        if choice is SLIP:
            state.fight = None
            slip_away(table)
            table.leave(CardEnd)
            return
        mode = self.mode
        if choice is STRIKE:
            state.discard.append(state.covers.pop())
            tell(table, events.CoverUsed())
            mode = US
        table.then_all([*opening(mode), Round()])


class Round(Step[State]):
    """JRN-12.13  Flee or fight, weapons, firearms of both sides, then all others; until one side is gone."""

    def run(self, table: Table[State]) -> None:
        fight = table.state.fight
        if fight is None or not fight.foes or not fight.fighters:
            return
        fight.round += 1
        make_ready(table.state)
        tell(table, events.RoundBegan(fight.round))
        table.then(FightOrFlee(), Arming(), Exchange(GUNS, True, True), Exchange(HANDS, True, True), Round())


class FightOrFlee(LeaderAsk):
    """JRN-12.3  Before each round, also the first, the players may flee; not in the shelter (JRN-13.4)."""

    def __init__(self) -> None:
        super().__init__()

    @property
    def rule(self) -> str:
        return "JRN-12.3"

    @property
    def allows(self) -> int:
        return cards_at("combat")

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [FIGHT_ON, FLEE] if table.state.phase == SCAVENGING else [FIGHT_ON]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D13  Flee if their firearms outnumber ours."""
        state = table.state
        fight = state.fight
        if fight is None or state.phase != SCAVENGING:
            return FIGHT_ON
        pile = stock(state)
        ours = min(pile[AMMO], sum(pile[WEAPON_ITEM[one]] for one in range(SHOTGUN + 1) if FIREARM[one]))
        theirs = sum(1 for foe in fight.foes if FIREARM[foe.weapon])
        return FLEE if theirs > min(ours, len(fight.fighters)) else FIGHT_ON

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        if choice is FLEE:
            flee(table)


# -- flight ----------------------------------------------------------------------------------------


def flee(table: Table[State]) -> None:
    """JRN-13.1  Every enemy makes a backstab, then the party leaves."""
    fight = table.state.fight
    if fight is None:
        return
    fight.fled = True
    tell(table, events.Fled())
    table.leave(FightEnd)
    steps: list[Step[State]] = [Exchange(ALL_FIGHTERS, False, True), PayForFlight()]
    if has_skill(table.state, "flee_minus_enemy"):
        steps.insert(0, SpareFoe())
    table.then_all(steps)


class SpareFoe(LeaderAsk):
    """JRN-26.33  Which enemy takes no part in the backstab?"""

    @property
    def rule(self) -> str:
        return "JRN-26.33"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        fight = table.state.fight
        return [Word("dodge", foe.label, at) for at, foe in enumerate(fight.foes if fight is not None else [])]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D50  The best armed."""
        fight = table.state.fight
        foes = fight.foes if fight is not None else []
        return self.options(table, seat)[max(range(len(foes)), key=lambda at: foes[at].weapon)]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        if table.state.fight is not None:
            table.state.fight.spared = choice.thing


class PayForFlight(Step[State]):
    """JRN-26.58  What the location makes of a flight."""

    def run(self, table: Table[State]) -> None:
        trip = table.state.trip
        if trip is None or not active(table.state):
            return
        for at, rule in enumerate(location_rules(trip.location)):
            if rule.rule == "flee_penalty":
                table.then_all(table.game.plan(rule_plan(trip.location, at)).steps(0, (-1,)))


# -- the end of a fight ----------------------------------------------------------------------------


class FightEnd(Step[State]):
    """JRN-12.11, JRN-16.1  The tokens return to the box; killed enemies weigh on those present, bandits do not."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        fight = state.fight
        if fight is None:
            return
        state.fight = None
        tell(table, events.FightEnded(not fight.foes))
        steps: list[Step[State]] = []
        if fight.killed and not fight.bandits:
            steps.append(TestEmpathy(1, EACH))
        steps.append(Mourn())
        if fight.fled:
            steps.append(LeaveNow())
        table.then_all(steps)


class Mourn(Step[State]):
    """JRN-08.17  Somebody died on the trip: script 266, once, however many."""

    def run(self, table: Table[State]) -> None:
        trip = table.state.trip
        if trip is not None and trip.mourning and not trip.out:
            trip.mourning = False
            if active(table.state):
                read_script(table, WITHDRAWAL)


class LeaveNow(Step[State]):
    """JRN-12.11  The exploration is over."""

    def run(self, table: Table[State]) -> None:
        end_exploration(table)


def leave_word(table: Table[State], by: Seat, on: On) -> None:
    """`leave`: end the exploration now, without a backstab. In the shelter: no effect."""
    state = table.state
    if state.trip is None or state.phase != SCAVENGING:
        return
    if state.fight is not None:
        state.fight.fled = True
        table.leave(FightEnd)
    else:
        table.then(Mourn(), LeaveNow())


class CardEnd(Step[State]):
    """JRN-16.3  The end of a card on a trip: whatever it caused stands above and can be dropped."""

    def run(self, table: Table[State]) -> None:
        table.then(Mourn())
