"""JRN-02  Set-up, and the order of a day."""

from __future__ import annotations

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import BeginPhase, PassLead
from holdfast.games.journal.chapters.c04_morning import BeginDay, Morning
from holdfast.games.journal.chapters.c05_planning import DayStage
from holdfast.games.journal.chapters.c06_dusk import Dusk
from holdfast.games.journal.chapters.c07_evening import Evening
from holdfast.games.journal.chapters.c08_trip import Scavenge
from holdfast.games.journal.chapters.c09_raid import NightRaid
from holdfast.games.journal.chapters.c10_dawn import Dawn
from holdfast.games.journal.pieces import (
    CARD_NAME,
    CARD_SPACES,
    CHAPTERS,
    CHARACTERS,
    COPIES,
    CRUCIAL,
    EVENTS,
    EXPLORATION_OF,
    EXTRA_RUBBLE,
    FATES,
    FINALS,
    FINDINGS,
    GREEN,
    HUNGER,
    LOCATIONS,
    PLAIN_EVENTS,
    RAID_RED,
    RAIDS,
    RED_BORDER,
    RESIDENT_RED,
    RESIDENTS,
    SET_UP,
    SHELTER_KIND,
    SHELTER_KINDS,
    STAGES,
    START,
    VISITORS,
)
from holdfast.games.journal.state import (
    DAWN,
    DAY,
    DUSK,
    EVENING,
    HERE,
    MORNING,
    RAID,
    SCAVENGING,
    Deck,
    Decks,
    State,
    new_people,
)
from holdfast.games.journal.verbs import show, tell
from holdfast.kernel.dice import Dice
from holdfast.kernel.parts.knowledge import nobody_knows
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table


def empty_deck(cards: int, seats: int) -> Deck:
    return Deck(list(range(cards)), [], [], nobody_knows(list(range(cards)), seats))


def new_state(seats: int, shelter: str, short: bool) -> State:
    """The box, before anything is shuffled."""
    exploration = Deck(list(range(len(EXPLORATION_OF))), [], [], nobody_knows(EXPLORATION_OF, seats))
    decks = Decks(
        [
            *(empty_deck(len(EVENTS), seats), empty_deck(len(LOCATIONS), seats), exploration),
            *(empty_deck(len(RESIDENTS), seats), empty_deck(len(RAIDS), seats), empty_deck(len(FATES), seats)),
            *(empty_deck(len(VISITORS), seats), empty_deck(len(CRUCIAL), seats), empty_deck(len(FINDINGS), seats)),
            *(empty_deck(len(CHARACTERS), seats), Deck([], [], [], nobody_knows(list(range(EXTRA_RUBBLE)), seats))),
        ]
    )
    state = State(decks, new_people())
    state.shelter = shelter
    state.short = short
    state.seats = seats
    return state


def set_up(table: Table[State]) -> None:
    """JRN-02.1 to JRN-02.13"""
    state, dice = table.state, table.dice
    decks = state.decks
    # JRN-02.13: the seating order is random and fixes who is next.
    state.order = list(range(table.seats))
    dice.shuffle(state.order)
    state.leader = state.order[dice.below(len(state.order))]
    for deck in decks.all():
        dice.shuffle(deck.cards)
    deal_people(table)
    set_aside(decks.raids, RAID_RED)
    set_aside(decks.residents, RESIDENT_RED)
    deal_shelter(state, dice)
    stack_events(state, dice)
    for slot in range(SET_UP.locations_open):
        card = decks.locations.cards.pop()
        show(decks.locations, [card])
        state.locations[slot] = card
    for fitting, copies in enumerate(COPIES):
        if GREEN[fitting]:
            state.stack[fitting] = copies
        else:
            state.ideas[fitting] = copies
    for kind, n in START[state.shelter]:
        state.box[kind] -= n
        state.storage[kind] += n
    names = [CHARACTERS[who] for who, one in enumerate(state.people) if one.where == HERE]
    tell(table, events.SetUp(state.shelter, "short" if state.short else "full", names))
    table.then(NextDay())


def deal_people(table: Table[State]) -> None:
    """JRN-02.2, JRN-02.3  The first with a red border and the first two with a black one, each with hunger 2."""
    state = table.state
    deck = state.decks.people
    order = deck.cards[::-1]
    red = [who for who in order if RED_BORDER[who]][: SET_UP.characters_red]
    black = [who for who in order if not RED_BORDER[who]][: SET_UP.characters_black]
    for who in [*red, *black]:
        deck.cards.remove(who)
        state.people[who].where = HERE
        state.people[who].states[HUNGER] = SET_UP.start_hunger
    show(deck, [*red, *black])
    # The cards looked through on the way are shuffled again.
    table.dice.shuffle(deck.cards)


def set_aside(deck: Deck, red: list[bool]) -> None:
    """JRN-02.7  Cards with a red corner enter through crime waves."""
    deck.aside = [card for card in deck.cards if red[card]]
    deck.cards = [card for card in deck.cards if not red[card]]


def deal_shelter(state: State, dice: Dice) -> None:
    """JRN-02.9  Each card on a space of its name, the loot hidden."""
    for kind, name in enumerate(SHELTER_KINDS):
        cards = [card for card in range(EXTRA_RUBBLE) if SHELTER_KIND[card] == kind]
        dice.shuffle(cards)
        for space in CARD_SPACES:
            if CARD_NAME[space] == name:
                state.lying[space] = cards.pop()


def stack_events(state: State, dice: Dice) -> None:
    """JRN-02.10, JRN-24.3  From bottom to top: finals, Chapter III, events, Chapter II, events, Chapter I."""
    deck = state.decks.events
    finals, plain = FINALS[:], PLAIN_EVENTS[:]
    dice.shuffle(finals)
    dice.shuffle(plain)
    first, second, third = CHAPTERS
    stack = [*finals, third]
    if not state.short:
        stack += [*(plain.pop() for _ in range(SET_UP.event_chapter_2_to_3)), second]
    else:
        deck.used.append(second)
    stack += [*(plain.pop() for _ in range(SET_UP.event_chapter_1_to_2)), first]
    deck.cards = stack
    # JRN-R28: the others are removed unseen.
    deck.aside = plain


class NextDay(Step[State]):
    """JRN-03.1  Seven phases, always in this order; then a new day."""

    def run(self, table: Table[State]) -> None:
        table.then_all([BeginDay(), BeginPhase(MORNING), Morning(), BeginPhase(DAY), *from_stage(0), NextDay()])


def from_stage(first: int) -> list[Step[State]]:
    """JRN-03.1  The day from this stage on, until the next one."""
    return [
        *(DayStage(stage) for stage in range(first, STAGES + 1)),
        *(BeginPhase(DUSK), Dusk(), PassLead(), BeginPhase(EVENING), Evening(), PassLead()),
        *(BeginPhase(SCAVENGING), Scavenge(), BeginPhase(RAID), NightRaid(), PassLead()),
        *(BeginPhase(DAWN), Dawn()),
    ]
