"""JRN-08.5, JRN-16  Noise, encounters, Cover; what is looted; the scripts of places and people."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import PEOPLE, LeaderAsk, Put, RollBlack, Word
from holdfast.games.journal.chapters.c18_reading import ReadScript, read_script
from holdfast.games.journal.chapters.c19_decks import return_cards
from holdfast.games.journal.pieces import (
    FINDINGS,
    HOSTILE,
    LOCATION_SCRIPTS,
    NOISE_MAX,
    NOISE_MIN,
    PERSONAL,
    RESIDENT_SCRIPT,
    RESIDENTS,
    ROWS,
    item,
    rule_of,
    rule_sum,
)
from holdfast.games.journal.queries import has_skill, in_hand, present
from holdfast.games.journal.state import State
from holdfast.games.journal.verbs import draw, gain, set_noise, spend_crucial, tell
from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table

CHOICE_ROW: Final = 3
ROW_WORDS: Final = [*ROWS, "choice"]
MEET, SLIP, SKIP = Word("meet"), Word("slip"), Word("skip")
COVER_CARDS: Final = 2
"""So many cards go back when the party slips away."""


# -- noise -----------------------------------------------------------------------------------------


def noise_roll_word(table: Table[State], by: Seat, on: On) -> None:
    """`noise_roll`"""
    table.then(RollBlack(), NoiseCheck())


class NoiseCheck(Step[State]):
    """JRN-08.5  A result equal to or lower than the noise brings an encounter."""

    def run(self, table: Table[State]) -> None:
        if table.state.die <= heard_noise(table.state):
            table.then(Encounter(True))


def heard_noise(state: State) -> int:
    """JRN-19.7, JRN-19.2  The noise as a noise roll counts it."""
    noise = state.noise
    if state.trip is not None:
        noise += rule_sum(state.trip.location, "noise_roll_mod")
    if has_skill(state, "noise_minus"):
        noise -= 1
    return max(NOISE_MIN, min(NOISE_MAX, noise))


def encounter_word(table: Table[State], by: Seat, on: On) -> None:
    """`encounter`: noise to 1; draw and resolve a resident."""
    table.then(Encounter(True))


class Encounter(Step[State]):
    """JRN-08.5  The top resident card; what lies in the way of its script is asked first."""

    def __init__(self, hushes: bool) -> None:
        self.hushes = hushes
        """Is the noise set to 1?"""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if self.hushes:
            set_noise(table, NOISE_MIN)
        card = draw(table, state.decks.residents)
        if card < 0 or state.trip is None:
            return
        state.trip.resident = card
        state.trip.residents.append(card)
        tell(table, events.ResidentMet(RESIDENTS[card]))
        table.then(Meet())


class Meet(LeaderAsk):
    """JRN-16.3, JRN-26.226  Meet them, slip away behind Cover, or skip the encounter?"""

    @property
    def rule(self) -> str:
        return "JRN-16.3"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        trip = state.trip
        found: list[Choice] = [MEET]
        if trip is not None and state.covers and HOSTILE[trip.resident]:
            found.append(SLIP)
        if in_hand(state, "skip_encounter") >= 0:
            found.append(SKIP)
        return found

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D12  Slip away."""
        options = self.options(table, seat)
        return SLIP if SLIP in options else MEET

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        state = table.state
        if state.trip is None:
            return
        if choice is SLIP:
            slip_away(table)
        elif choice is SKIP:
            spend_crucial(table, in_hand(state, "skip_encounter"))
            tell(table, events.EncounterAvoided())
        else:
            table.then(ReadScript(RESIDENT_SCRIPT[state.trip.resident]))


def slip_away(table: Table[State]) -> None:
    """JRN-16.3  A kept Cover card is discarded; two cards go back."""
    state = table.state
    state.discard.append(state.covers.pop())
    tell(table, events.CoverUsed())
    return_cards(table, COVER_CARDS)


# -- loot ------------------------------------------------------------------------------------------


def loot_word(table: Table[State], by: Seat, on: On, row: int, n: int) -> None:
    """`loot`: findings of a row; the leader may have to say of which."""
    if row == CHOICE_ROW:
        table.then(ChooseRow(n))
    else:
        table.then(Loot(row, n))


class ChooseRow(LeaderAsk):
    """JRN-D42  One row for all findings drawn."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    @property
    def rule(self) -> str:
        return "JRN-26.229"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [Word("search", name, at) for at, name in enumerate(ROWS)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[-1]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        table.then(Loot(choice.which, self.n))


class Loot(Step[State]):
    """JRN-19.3, JRN-19.2  So many findings of this row, and what the location adds."""

    def __init__(self, row: int, n: int) -> None:
        self.row = row
        self.n = n

    def run(self, table: Table[State]) -> None:
        trip = table.state.trip
        n = self.n
        extra: list[Step[State]] = []
        if trip is not None:
            trip.loots[self.row] += 1
            bonus = rule_of(trip.location, "bonus_loot")
            if bonus is not None and bonus.row == ROWS[self.row] and trip.loots[self.row] <= bonus.n:
                n += 1
            gift = rule_of(trip.location, "bonus_gain")
            if gift is not None and gift.row == ROWS[self.row] and trip.loots[self.row] <= gift.n:
                gain(table, item(gift.item), 1)
            risk = rule_of(trip.location, "loot_risk")
            if risk is not None:
                extra = [RollBlack(), LootRisk(risk.max)]
        found: list[Step[State]] = [DrawFinding(self.row) for _ in range(n)]
        table.then_all([*found, *extra])


class DrawFinding(Step[State]):
    """JRN-19.3  One finding: gain what the row lists."""

    def __init__(self, row: int) -> None:
        self.row = row

    def run(self, table: Table[State]) -> None:
        deck = table.state.decks.findings
        card = draw(table, deck)
        if card >= 0:
            deck.used.append(card)
            tell(table, events.Looted(ROWS[self.row], FINDINGS[card]))
            table.then_all(table.game.plan(f"{FINDINGS[card]}_{ROWS[self.row]}").steps(0, (-1,)))


class LootRisk(Step[State]):
    """JRN-26.48  People still live here."""

    def __init__(self, most: int) -> None:
        self.most = most

    def run(self, table: Table[State]) -> None:
        if table.state.die <= self.most:
            table.then(Encounter(False))


# -- places and people -----------------------------------------------------------------------------


def location_script_word(table: Table[State], by: Seat, on: On, slot: int) -> None:
    """`location_script`: a script already resolved at this location card gives nothing."""
    state = table.state
    if state.trip is None:
        return
    script = LOCATION_SCRIPTS[state.trip.location][slot - 1]
    if script not in state.used_slots:
        state.used_slots.append(script)
        read_script(table, script, on)


def personal_script_word(table: Table[State], by: Seat, on: On) -> None:
    """`personal_script`: of a character whose own has not been used."""
    table.then(Put(TellStory()))


class TellStory(LeaderAsk):
    """JRN-19.1  Whose personal script?"""

    @property
    def rule(self) -> str:
        return "JRN-19.1"

    def tellers(self, state: State) -> list[int]:
        return [who for who in present(state) if not state.people[who].told]

    def is_due(self, table: Table[State]) -> bool:
        return bool(self.tellers(table.state))

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [PEOPLE[who] for who in self.tellers(table.state)]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        table.state.people[choice.which].told = True
        read_script(table, PERSONAL[choice.which], (choice.which,))


def keep_card_word(table: Table[State], by: Seat, on: On) -> None:
    """`keep_card`: until used or the trip ends."""
    if table.state.trip is not None:
        table.state.trip.kept = True
