"""Changes that nobody can answer: each changes the state *and* tells the event, always both."""

from __future__ import annotations

from holdfast.games.journal import events
from holdfast.games.journal.pieces import (
    BLACK_SIDES,
    BOUNDS,
    CHARACTERS,
    CRUCIAL,
    DICE,
    FACE_NAMES,
    FACES,
    FATIGUE,
    FITTINGS,
    HUNGER,
    ITEMS,
    LOCATIONS,
    MEDICAL,
    NOISE_MAX,
    NOISE_MIN,
    SPACES,
    STATES,
    WORST,
    rule_sum,
)
from holdfast.games.journal.queries import seat_name, stock
from holdfast.games.journal.state import (
    DEAD,
    EVENING,
    LEFT,
    NO_TASK,
    RAID,
    SCAVENGING,
    Deck,
    State,
)
from holdfast.kernel.event import Event
from holdfast.kernel.step import ALL
from holdfast.kernel.table import Table


def tell(table: Table[State], event: Event) -> None:
    table.tell(event)


# -- items -----------------------------------------------------------------------------------------


def gain_into(table: Table[State], pile: list[int], kind: int, n: int) -> int:
    """JRN-03.5  From the box, as many as it holds."""
    box = table.state.box
    n = min(n, box[kind])
    if n > 0:
        box[kind] -= n
        pile[kind] += n
        if not table.unheard():
            tell(table, events.Gained(ITEMS[kind], n))
    return n


def gain(table: Table[State], kind: int, n: int) -> int:
    """JRN-08.10  On a trip to the findings pile, otherwise to storage."""
    return gain_into(table, stock(table.state), kind, n)


def discard_from(table: Table[State], pile: list[int], kind: int, n: int) -> int:
    """Back to the box, as many as there are."""
    n = min(n, pile[kind])
    if n > 0:
        pile[kind] -= n
        table.state.box[kind] += n
        if not table.unheard():
            tell(table, events.Discarded(ITEMS[kind], n))
    return n


def discard(table: Table[State], kind: int, n: int) -> int:
    return discard_from(table, stock(table.state), kind, n)


# -- states ----------------------------------------------------------------------------------------


def change_state(table: Table[State], who: int, kind: int, n: int) -> None:
    """JRN-03.6  Between 0 and 4. What level 4 does is a step of its own (JRN-11.2)."""
    state = table.state
    if kind == HUNGER and n > 0 and state.full:
        return
    set_state(table, who, kind, max(0, min(WORST, state.people[who].states[kind] + n)))


def set_state(table: Table[State], who: int, kind: int, level: int) -> None:
    person = table.state.people[who]
    if person.states[kind] != level:
        person.states[kind] = level
        if not table.unheard():
            tell(table, events.StateChanged(CHARACTERS[who], STATES[kind], level))


def is_night(state: State) -> bool:
    """JRN-07.7  From the Evening to the start of Dawn no fatigue takes effect."""
    return state.phase in (EVENING, SCAVENGING, RAID)


def critical(state: State, who: int) -> list[int]:
    """The states of a character that are at 4 and take effect now."""
    levels = state.people[who].states
    night = is_night(state)
    return [kind for kind, at in enumerate(levels) if at == WORST and not (night and kind == FATIGUE)]


def take_out(table: Table[State], who: int, dead: bool) -> None:
    """JRN-11.4  A figure leaves the table; its medical tokens go to the box, its weapon stays with the group."""
    state = table.state
    person = state.people[who]
    person.where = DEAD if dead else LEFT
    person.task = NO_TASK
    person.bed = -1
    person.lost = person.extra = person.treated = 0
    for at, kind in enumerate(MEDICAL):
        if person.medical >> at & 1:
            state.box[kind] += 1
    person.medical = 0
    state.losses_today += 1
    state.losses_chapter += 1
    state.losses += 1
    if state.raid is not None and state.raid.arms[who] >= 0:
        state.storage[state.raid.arms[who]] += 1
        state.raid.arms[who] = -1
    if state.trip is not None and who in state.trip.party:
        state.trip.party.remove(who)
        if who in state.trip.withdrawn:
            state.trip.withdrawn.remove(who)
        state.trip.mourning = state.trip.mourning or dead
    if state.fight is not None:
        state.fight.fighters = [one for one in state.fight.fighters if one.who != who]
    tell(table, events.Died(CHARACTERS[who]) if dead else events.Departed(CHARACTERS[who]))


# -- the board -------------------------------------------------------------------------------------


def change_cold(table: Table[State], n: int) -> None:
    """JRN-04.3  0 to 12 cold tokens."""
    state = table.state
    cold = max(0, min(BOUNDS.cold_max, state.cold + n))
    if cold != state.cold:
        state.cold = cold
        tell(table, events.ColdChanged(cold))


def set_noise(table: Table[State], noise: int) -> None:
    state = table.state
    if noise != state.noise:
        state.noise = noise
        tell(table, events.NoiseChanged(noise))


def change_noise(table: Table[State], n: int) -> None:
    """JRN-08.4, JRN-19.2  Between 1 and 10, as the red strip of the location says."""
    state = table.state
    location = -1 if state.trip is None else state.trip.location
    if location >= 0 and n > 0:
        n = max(0, n + rule_sum(location, "noise_gain_mod"))
    noise = max(NOISE_MIN, min(NOISE_MAX, state.noise + n))
    floor = rule_sum(location, "noise_floor") if location >= 0 else 0
    if n < 0 and noise < floor:
        noise = min(state.noise, floor)
    set_noise(table, noise)


def raise_mark(table: Table[State], mark: str) -> None:
    """JRN-22.4  What the group did is remembered."""
    flags = table.state.flags
    flags[mark] = flags.get(mark, 0) + 1
    tell(table, events.Marked(mark, flags[mark]))


def drop_mark(table: Table[State], mark: str) -> None:
    """JRN-22.4"""
    if table.state.flags.pop(mark, 0):
        tell(table, events.Marked(mark, 0))


def unlock(table: Table[State], fitting: int) -> None:
    """JRN-05.17  From Ideas to Fittings."""
    state = table.state
    state.ideas[fitting] -= 1
    state.stack[fitting] += 1
    tell(table, events.IdeaUnlocked(FITTINGS[fitting]))


def take_down(table: Table[State], space: int) -> None:
    """A built fitting returns to Fittings."""
    state = table.state
    fitting = state.built[space]
    state.built[space] = -1
    state.stack[fitting] += 1
    tell(table, events.FittingTaken(FITTINGS[fitting]))


def board_up(table: Table[State], space: int) -> None:
    table.state.boarded |= 1 << space
    tell(table, events.BreachBoarded(SPACES[space]))


def tear_boards(table: Table[State], space: int) -> None:
    """JRN-05.7  The breach blocks the way again."""
    table.state.boarded &= ~(1 << space)
    tell(table, events.BoardsTorn(SPACES[space]))


# -- dice ------------------------------------------------------------------------------------------


def roll_black(table: Table[State]) -> None:
    """The black die, before it takes effect."""
    state = table.state
    state.die = state.laid.pop() if state.laid else table.dice.below(BLACK_SIDES) + 1
    state.rolled = 0
    tell(table, events.BlackDieRolled(state.die))


def roll_combat(table: Table[State], die: int, who: str) -> None:
    """A combat die of this colour, before it takes effect."""
    state = table.state
    faces = FACES[die]
    state.die = state.laid_faces.pop() if state.laid_faces else faces[table.dice.below(len(faces))]
    state.rolled = die + 1
    state.roller = who
    tell(table, events.CombatDieRolled(who, DICE[die], FACE_NAMES[state.die]))


# -- decks -----------------------------------------------------------------------------------------


def mix(table: Table[State], deck: Deck) -> None:
    """Shuffle the cards that lie face down: nobody knows anything of them any more."""
    table.dice.shuffle(deck.cards)
    deck.known.shuffled(deck.cards)


def show(deck: Deck, cards: list[int]) -> None:
    """Everybody sees these cards."""
    deck.known.look(cards, ALL)


def draw(table: Table[State], deck: Deck) -> int:
    """The top card, seen by all; an empty deck is made of its used cards. -1: there is none."""
    if not deck.cards:
        refill(table, deck)
    if not deck.cards:
        return -1
    card = deck.cards.pop()
    show(deck, [card])
    return card


def refill(table: Table[State], deck: Deck) -> None:
    """JRN-09.2  The used cards are shuffled into the deck."""
    deck.cards.extend(deck.used)
    deck.used.clear()
    # In the order of their numbers, so that what is known of the used cards decides nothing.
    deck.cards.sort()
    mix(table, deck)


def put_back(table: Table[State], deck: Deck, cards: list[int]) -> None:
    """These cards are shuffled into the deck."""
    deck.cards.extend(cards)
    mix(table, deck)


def keep_crucial(table: Table[State], card: int) -> None:
    table.state.hand.append(card)
    tell(table, events.CrucialKept(CRUCIAL[card]))


def spend_crucial(table: Table[State], card: int) -> None:
    """JRN-10.9  A played card is discarded."""
    state = table.state
    state.hand.remove(card)
    state.decks.crucial.used.append(card)
    tell(table, events.CrucialPlayed(CRUCIAL[card]))


# -- places ----------------------------------------------------------------------------------------


def slide_locations(table: Table[State], slot: int, card: int) -> None:
    """JRN-10.6  The location of this slot leaves the game, the others come nearer, and this one lies on Far."""
    state = table.state
    gone = state.locations.pop(slot)
    state.locations.append(card)
    state.decks.locations.used.append(gone)
    tell(table, events.LocationReplaced(LOCATIONS[gone], LOCATIONS[card]))


# -- the lead --------------------------------------------------------------------------------------


def pass_lead(table: Table[State]) -> None:
    """JRN-03.2  To the next player who is there; alone one keeps it."""
    state = table.state
    order = state.order
    at = order.index(state.leader)
    for step in range(1, len(order)):
        seat = order[(at + step) % len(order)]
        if not table.away >> seat & 1:
            state.leader = seat
            tell(table, events.LeadPassed(seat_name(seat)))
            return
