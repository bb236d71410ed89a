"""The staged table of the first lesson: the last stage of the first day, with laid cards and dice until the next."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c02_setup import NextDay, deal_shelter, from_stage, set_aside, stack_events
from holdfast.games.journal.pieces import (
    ACTIONS,
    CHARACTERS,
    COPIES,
    CRUCIAL,
    EXPLORATION,
    EXPLORATION_OF,
    FATES,
    FINDINGS,
    GREEN,
    HUNGER,
    ITEMS,
    LOCATIONS,
    MISS,
    OBJECTIVES,
    RAID_RED,
    RAIDS,
    RESIDENT_RED,
    SET_UP,
    SHELTER_CARDS,
    SPACES,
    STAGES,
    VISITORS,
)
from holdfast.games.journal.state import DAY, HERE, MORNING, Deck, State
from holdfast.games.journal.verbs import draw, show, tell
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table

PEOPLE: Final = ("goran", "mira", "anatol")
STORAGE: Final = {
    "wood": 9,
    "component": 9,
    "water": 2,
    "raw_food": 3,
    "mechanical_part": 1,
    "shovel": 1,
    "lockpick": 1,
}
"""What set-up gave, and what two stages of work brought."""
PLACES: Final = ("school", "bakery", "depot")
CLEARED: Final = {"trash_1": "f1c5", "rubble_1": "f1c6"}
LOCKED: Final = ("locked_door_1", "f2c2")
UNKNOWN: Final = (
    *("creaking", "heap_stairs", "fuse_box", "pipe", "bicycle", "wardrobe", "rain", "quiet_corner"),
    *("footsteps", "kitchen", "shots", "wardrobe", "weeds", "kitchen"),
)
"""The top of the exploration deck: what is laid out last is turned first, so more cards mean others at the start."""
RAID, FATE = "n_thief", "fate_19"
FOUND: Final = ("finding_11", "finding_7")
KEPT: Final = ("ca_hold", "ca_meal")
OBJECTIVE, VISITOR, MARK = "o_home", "v_postman", "letters"
BLACK: Final = [7] * 20
"""Quiet footsteps, a lock that opens, a story that helps."""
BLOWS: Final = [2, 1, MISS]
"""What the first guard rolls, the last first."""


def stage(table: Table[State]) -> None:
    """JRN-02.1 to JRN-02.13, and what two stages have done; whatever no step of the lesson names is shuffled."""
    state, dice = table.state, table.dice
    decks = state.decks
    for deck in decks.all():
        dice.shuffle(deck.cards)
    state.order = [0]
    set_aside(decks.raids, RAID_RED)
    set_aside(decks.residents, RESIDENT_RED)
    deal_shelter(state, dice)
    stack_events(state, dice)
    gather(state)
    clear(state)
    open_places(state)
    stack(state)
    for fitting, copies in enumerate(COPIES):
        pile = state.stack if GREEN[fitting] else state.ideas
        pile[fitting] = copies
    for name, n in STORAGE.items():
        state.box[ITEMS.index(name)] -= n
        state.storage[ITEMS.index(name)] += n
    tell(table, events.SetUp(state.shelter, "short" if state.short else "full", list(PEOPLE)))
    so_far(table)
    state.laid, state.laid_faces = BLACK[:], BLOWS[:]
    table.then_all([*from_stage(STAGES - 1), ChanceAgain(), NextDay()])


def gather(state: State) -> None:
    """JRN-02.2, JRN-02.3"""
    deck = state.decks.people
    for name in PEOPLE:
        who = CHARACTERS.index(name)
        deck.cards.remove(who)
        state.people[who].where = HERE
        state.people[who].states[HUNGER] = SET_UP.start_hunger
        show(deck, [who])


def clear(state: State) -> None:
    """What the door hides is laid down, and two cards are gone already."""
    for name, where in [*CLEARED.items(), LOCKED]:
        card, space = SHELTER_CARDS.index(name), SPACES.index(where)
        was = state.lying.index(card)
        state.lying[was], state.lying[space] = state.lying[space], card
    for name, where in CLEARED.items():
        state.lying[SPACES.index(where)] = -1
        state.decks.shelter.used.append(SHELTER_CARDS.index(name))
        show(state.decks.shelter, [SHELTER_CARDS.index(name)])
    state.cleared = len(CLEARED)


def open_places(state: State) -> None:
    deck = state.decks.locations
    for slot, name in enumerate(PLACES):
        place = LOCATIONS.index(name)
        deck.cards.remove(place)
        show(deck, [place])
        state.locations[slot] = place


def stack(state: State) -> None:
    """What lies on top of the decks, the first first."""
    decks = state.decks
    on_top(decks.exploration, [EXPLORATION_OF[card] for card in range(len(EXPLORATION_OF))], UNKNOWN, EXPLORATION)
    for deck, names, top in (
        (decks.raids, RAIDS, (RAID,)),
        (decks.fate, FATES, (FATE,)),
        (decks.findings, FINDINGS, FOUND),
        (decks.crucial, CRUCIAL, KEPT),
    ):
        on_top(deck, list(range(len(names))), top, names)


def on_top(deck: Deck, kinds: list[int], top: tuple[str, ...], names: list[str]) -> None:
    found: list[int] = []
    for name in top:
        card = next(card for card in deck.cards if kinds[card] == names.index(name))
        deck.cards.remove(card)
        found.append(card)
    deck.cards.extend(reversed(found))


def so_far(table: Table[State]) -> None:
    """The morning, and two stages: a chapter and its objective, a visitor whose letters were kept, a look outside."""
    state = table.state
    state.decks.events.used.append(draw(table, state.decks.events))
    state.chapter = state.day = 1
    state.objective = OBJECTIVES.index(OBJECTIVE)
    visitor = VISITORS.index(VISITOR)
    state.decks.visitors.cards.remove(visitor)
    state.decks.visitors.used.append(visitor)
    show(state.decks.visitors, [visitor])
    state.flags[MARK] = 1
    state.cold = 1
    state.action_uses[ACTIONS.index("lookout")] = 1
    show(state.decks.raids, state.decks.raids.cards[-1:])
    state.memo = [MORNING, DAY]
    state.begun = [MORNING]
    state.phase = DAY


class ChanceAgain(Step[State]):
    """From the second morning on nothing is laid down any more."""

    def run(self, table: Table[State]) -> None:
        table.state.laid, table.state.laid_faces = [], []
