"""The Journal's own invariants: the numbered list of its ledger.

Replays (17) are `test_records.py`; that every question has an answer and a default is `test_questions.py`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from conformance.invariants.claims import Claims, Watch
from holdfast.games.journal.chapters.c08_scope import Outside
from holdfast.games.journal.chapters.c12_fight import CardEnd, FightEnd
from holdfast.games.journal.pieces import (
    CEASEFIRE,
    COPIES,
    CRUCIAL,
    EVENTS,
    EXPLORATION_OF,
    EXTRA_RUBBLE,
    FATES,
    FATIGUE,
    FINDINGS,
    FITTINGS,
    ITEMS,
    LOCATIONS,
    MEDICAL,
    RAID_RED,
    RAIDS,
    RESIDENT_RED,
    RESIDENTS,
    SEARCH_POINTS,
    SHELTER_KIND,
    STOCK,
    VISITORS,
    WORST,
)
from holdfast.games.journal.queries import boards, group, guards, room, weight
from holdfast.games.journal.state import (
    DAWN,
    HERE,
    IN_DECK,
    NO_TASK,
    OVER,
    RAID,
    SCAVENGING,
    Due,
    Errand,
    State,
)
from holdfast.games.journal.verbs import is_night
from holdfast.kernel.event import Event
from holdfast.kernel.game import Value
from holdfast.kernel.play import waiting
from holdfast.kernel.table import Table

AT_FOUR = {"HoldOn", "WhoFirst", "Decide"}
"""Questions above which a state may stand at 4."""


class JournalWatch(Watch):
    """Looks at every moment; compares with the last what never comes back."""

    def __init__(self) -> None:
        self.aside = 0
        self.day = 0

    def see(self, table: Table[Any]) -> None:
        state: State = table.state
        if table.result is not None:
            return
        see_items(state)
        see_cards(state)
        see_shelter(state)
        see_errands(state)
        asked = {ask.name() for _, ask in waiting(table)}
        see_people(state, bool(asked & AT_FOUR) or state.fight is not None)
        assert 1 <= state.noise <= 10
        assert 0 <= state.cold <= 12
        assert state.day <= 13
        if state.phase in (SCAVENGING, RAID) and state.day and state.phase == RAID and not state.losses_today:
            assert guards(state)
        if state.fight is None and state.phase not in (SCAVENGING, OVER):
            assert state.covers == []
        if state.fight is not None:
            assert all(0 <= foe.wounds <= 2 for foe in state.fight.foes)
        if state.raid is not None:
            assert state.raid.damage >= 0
            assert state.raid.wounds >= 0

    def follow(self, table: Table[Any], told: list[Event]) -> None:
        state: State = table.state
        aside = len(state.decks.raids.aside) + len(state.decks.residents.aside)
        assert not self.aside or aside <= self.aside
        assert state.day >= self.day
        self.aside, self.day = aside, state.day


def see_items(state: State) -> None:
    """Invariants 1 and 8: no item is made or lost, none is owed."""
    held = [state.box[kind] + state.storage[kind] + state.pile[kind] for kind in range(len(ITEMS))]
    for person in state.people:
        for at, kind in enumerate(MEDICAL):
            held[kind] += person.medical >> at & 1
    for kind in state.raid.arms if state.raid is not None else []:
        if kind >= 0:
            held[kind] += 1
    for kind, n in enumerate(STOCK):
        assert held[kind] == n, f"{ITEMS[kind]}: {held[kind]} of {n}"
        assert min(state.box[kind], state.storage[kind], state.pile[kind]) >= 0
    if state.phase == RAID and state.trip is not None:
        assert weight(state.pile) <= room(state)


def see_cards(state: State) -> None:
    """Invariants 2, 13, 14, 15: every card is in one place, red corners come but never go."""
    decks = state.decks
    trip = state.trip
    outside = [] if trip is None else [trip.card] if trip.card >= 0 else []
    explored = [*decks.exploration.cards, *state.unknown, *state.discard, *state.covers, *outside]
    assert sorted(explored) == list(range(len(EXPLORATION_OF)))
    met = [] if trip is None else trip.residents
    assert sorted([*decks.residents.cards, *decks.residents.aside, *met]) == list(range(len(RESIDENTS)))
    assert sorted([*decks.raids.cards, *decks.raids.aside, *decks.raids.used]) == list(range(len(RAIDS)))
    assert all(RAID_RED[card] for card in decks.raids.aside)
    assert all(RESIDENT_RED[card] for card in decks.residents.aside)
    for deck, n in ((decks.fate, len(FATES)), (decks.visitors, len(VISITORS)), (decks.findings, len(FINDINGS))):
        assert sorted([*deck.cards, *deck.used]) == list(range(n))
    crucial = [*decks.crucial.cards, *decks.crucial.used, *state.hand, *state.drawn]
    assert sorted(crucial) == list(range(len(CRUCIAL)))
    places = [*decks.locations.cards, *decks.locations.used, *state.locations]
    assert sorted(places) == list(range(len(LOCATIONS)))
    events = [*decks.events.cards, *decks.events.aside, *decks.events.used]
    assert sorted(events) == list(range(len(EVENTS)))
    assert CEASEFIRE in decks.events.cards or state.ending
    people = [who for who, one in enumerate(state.people) if one.where == IN_DECK]
    assert sorted(decks.people.cards) == people


def see_shelter(state: State) -> None:
    """Invariants 2 and 5: fittings, shelter cards, boards."""
    building = Counter(one.what for one in state.errands if one.kind == "build")
    standing = Counter(one for one in state.built if one >= 0)
    for kind in range(len(FITTINGS)):
        assert state.stack[kind] + state.ideas[kind] + standing[kind] + building[kind] == COPIES[kind]
    lying = [card for card in state.lying if 0 <= card < EXTRA_RUBBLE]
    assert sorted([*lying, *state.decks.shelter.used]) == list(range(EXTRA_RUBBLE))
    assert 0 <= len(boards(state)) <= 4
    assert not any(card >= 0 and one >= 0 for card, one in zip(state.lying, state.built, strict=True))


def see_errands(state: State) -> None:
    """Invariants 6 and 7: one on each card, but for searching; nobody twice."""
    busy = [who for one in state.errands for who in (one.who, one.helper) if who >= 0]
    assert len(busy) == len(set(busy))
    places = Counter(one.space for one in state.errands if one.kind != "search" and one.space >= 0)
    assert all(n == 1 for n in places.values())
    for one in state.errands:
        if one.kind == "search" and state.lying[one.space] >= 0:
            assert SEARCH_POINTS[SHELTER_KIND[state.lying[one.space]]]


def see_people(state: State, may_be_four: bool) -> None:
    """Invariants 3, 4 and 10."""
    assert len(group(state)) <= 5
    for who in group(state):
        for kind, level in enumerate(state.people[who].states):
            assert 0 <= level <= WORST
            if not may_be_four and not (kind == FATIGUE and (is_night(state) or state.phase == DAWN)):
                assert level < WORST, (who, kind, state.phase)
    if state.phase in (SCAVENGING, RAID):
        assert len([] if state.trip is None else state.trip.party) <= 3
    if state.phase in (SCAVENGING, RAID):
        # Who joined in the night's script has no task.
        idle = [who for who in group(state) if state.people[who].where == HERE and state.people[who].task == NO_TASK]
        assert len(idle) <= 1


TABLES: tuple[tuple[int, dict[str, Value]], ...] = (
    (1, {}),
    (3, {}),
    (6, {}),
    (1, {"shelter": "advanced", "texts": "softened"}),
    (3, {"shelter": "advanced", "siege": "short", "effects": "all"}),
    (6, {"siege": "short"}),
)
"""Alone, three and six, the whole siege and the short one, the hard shelter."""


class JournalClaims(Claims):
    scopes = (Outside, FightEnd, CardEnd)
    unchanging = (Errand, Due)
    tables = TABLES
    sizes = (1, 3, 6)
    most_lines = 6000
    idle_lines = 3000

    def watch(self) -> Watch:
        return JournalWatch()

    def piles(self, state: State) -> list[list[list[int]]]:
        decks = state.decks
        lying = [card for card in state.lying if 0 <= card < EXTRA_RUBBLE]
        return [
            *(
                [decks.events.cards, decks.events.aside],
                [decks.locations.cards],
                [decks.exploration.cards, state.unknown],
            ),
            *([decks.residents.cards, decks.residents.aside], [decks.raids.cards, decks.raids.aside]),
            *([decks.fate.cards], [decks.visitors.cards], [decks.crucial.cards], [decks.findings.cards]),
            *([decks.people.cards], [lying]),
        ]


CLAIMS = JournalClaims()
