"""Positions put on the table by hand: a shelter by day, a trip, a raid or a fight, and whatever a test wants."""

from __future__ import annotations

from typing import Any, TypeVar

from holdfast.games.journal.chapters.c08_scope import Outside
from holdfast.games.journal.chapters.c12_fight import CardEnd
from holdfast.games.journal.chapters.c18_rolls import Decide
from holdfast.games.journal.pieces import (
    BLACK_SIDES,
    CHARACTERS,
    CRUCIAL,
    EXPLORATION,
    EXPLORATION_OF,
    FACE_NAMES,
    FACES,
    FATES,
    FITTINGS,
    ITEMS,
    LOCATIONS,
    RAIDS,
    RESIDENTS,
    ROWS,
    SPACES,
    STATES,
    STOCK,
)
from holdfast.games.journal.rulebook import GAME
from holdfast.games.journal.state import DAY, HERE, IN_DECK, ON_GUARD, ON_TRIP, RAID, SCAVENGING, Deck, State, Trip
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.event import Event
from holdfast.kernel.game import new_table
from holdfast.kernel.play import options, question, read, rights, submit
from holdfast.kernel.settle import settle
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table

E = TypeVar("E", bound=Event)


class Loaded(Dice):
    """Dice that show what a test wants: black results and combat faces in their order, then honest ones."""

    def __init__(self, key: bytes, results: list[int | str]) -> None:
        super().__init__(key)
        self.results = results

    def clone(self) -> Dice:
        copy = Loaded(self.key, self.results[:])
        copy.block, copy.spent, copy.pool = self.block, self.spent, self.pool
        copy.label, copy.lane = self.label, self.lane
        return copy

    def shuffle(self, items: list[Any]) -> None:
        """What is laid down is for dice: cards are mixed as ever."""
        results, self.results = self.results, []
        super().shuffle(items)
        self.results = results

    def below(self, n: int) -> int:
        if not self.results:
            return super().below(n)
        wanted = self.results[0]
        if isinstance(wanted, int) and n == BLACK_SIDES:
            self.results.pop(0)
            return wanted - 1
        if isinstance(wanted, str) and n == len(FACES[0]):
            self.results.pop(0)
            colour, _, name = wanted.partition(" ")
            faces = FACES[["grey", "yellow", "red"].index(colour)]
            return [FACE_NAMES[face] for face in faces].index(name)
        return super().below(n)


class Scene:
    """A table by day, with these people, nothing in storage and nothing pending."""

    def __init__(self, *people: str, seats: int = 2, shelter: str = "standard", siege: str = "full") -> None:
        self.table: Table[State] = new_table(GAME, seats, {"shelter": shelter, "siege": siege}, seed_of("scene"))
        state = self.state
        for person in state.people:
            person.where = IN_DECK
            person.states = [0] * len(STATES)
        for name in people or ("goran", "mira", "josef"):
            state.people[CHARACTERS.index(name)].where = HERE
        state.decks.people.cards = [who for who, one in enumerate(state.people) if one.where == IN_DECK]
        state.storage = [0] * len(ITEMS)
        state.box = STOCK[:]
        state.pile = [0] * len(ITEMS)
        state.phase = DAY
        state.day = 1
        state.order = list(range(seats))
        state.leader = 0
        state.cold = 0
        state.objective = -1
        state.flags = {}
        state.hand = []
        state.errands, state.idle, state.tools = [], [], []
        state.decks.visitors.cards += state.decks.visitors.used
        state.decks.visitors.used = []
        state.losses = state.losses_today = state.losses_chapter = 0
        self.table.agenda.clear()
        self.table.heard = []

    @property
    def state(self) -> State:
        return self.table.state

    # -- putting things on the table -----------------------------------------------------------

    def have(self, **items: int) -> Scene:
        """These items in storage, on a trip in the findings pile."""
        pile = self.state.pile if self.state.phase == SCAVENGING else self.state.storage
        for name, n in items.items():
            kind = ITEMS.index(name)
            self.state.box[kind] -= n
            pile[kind] += n
        return self

    def set(self, who: str, **states: int) -> Scene:
        for name, level in states.items():
            self.state.people[CHARACTERS.index(who)].states[STATES.index(name)] = level
        return self

    def build(self, space: str, fitting: str) -> Scene:
        kind = FITTINGS.index(fitting)
        if self.state.stack[kind]:
            self.state.stack[kind] -= 1
        else:
            self.state.ideas[kind] -= 1
        at = SPACES.index(space)
        self.state.lying[at] = -1
        self.state.built[at] = kind
        return self

    def hold(self, *cards: str) -> Scene:
        """Crucial actions before the leader."""
        deck = self.state.decks.crucial
        for name in cards:
            card = CRUCIAL.index(name)
            for pile in (deck.cards, deck.used):
                if card in pile:
                    pile.remove(card)
            self.state.hand.append(card)
        return self

    def dice(self, *results: int | str) -> Scene:
        """What the dice show next: `4` the black one, `"red hit2"` a combat die."""
        self.table.dice = Loaded(seed_of("loaded"), list(results))
        return self

    def out(self, location: str = "library", *party: str) -> Scene:
        """The party is outside, with an empty Unknown."""
        state = self.state
        state.phase = SCAVENGING
        names = party or [CHARACTERS[who] for who, one in enumerate(state.people) if one.where == HERE]
        members = sorted(CHARACTERS.index(name) for name in names)
        for who in members:
            state.people[who].task = ON_TRIP
        place = LOCATIONS.index(location)
        deck = state.decks.locations
        if place in deck.cards:
            deck.cards.remove(place)
            deck.cards.insert(0, state.locations[0])
            state.locations[0] = place
        slot = state.locations.index(place)
        state.trip = Trip(slot, place, members, [], [0] * len(ROWS))
        return self

    def night(self, *guards: str) -> Scene:
        """It is night; these are on guard."""
        self.state.phase = RAID
        for name in guards:
            self.state.people[CHARACTERS.index(name)].task = ON_GUARD
        return self

    def unknown(self, *cards: str) -> Scene:
        """These exploration cards, the first on top."""
        state = self.state
        deck = state.decks.exploration
        found: list[int] = []
        for name in cards:
            kind = EXPLORATION.index(name)
            card = next(card for card in deck.cards if EXPLORATION_OF[card] == kind)
            deck.cards.remove(card)
            found.append(card)
        state.unknown = found[::-1]
        return self

    def top(self, deck: str, name: str) -> Scene:
        """This card on top of its deck."""
        decks = self.state.decks
        pile: Deck
        pile, names = {
            "raids": (decks.raids, RAIDS),
            "residents": (decks.residents, RESIDENTS),
            "fate": (decks.fate, FATES),
            "locations": (decks.locations, LOCATIONS),
        }[deck]
        card = names.index(name)
        for cards in (pile.cards, pile.aside, pile.used):
            if card in cards:
                cards.remove(card)
        pile.cards.append(card)
        return self

    # -- playing it ----------------------------------------------------------------------------

    def run(self, *steps: Step[Any]) -> Scene:
        self.table.agenda.clear()
        if self.state.phase == SCAVENGING:
            self.table.then(CardEnd(), Outside())
        self.table.then_all(list(steps))
        settle(self.table)
        return self

    def effect(self, name: str, actor: str = "") -> Scene:
        """What this card, recipe or script does."""
        on = (CHARACTERS.index(actor),) if actor else (-1,)
        return self.run(*GAME.plan(name).steps(self.state.leader, on))

    def say(self, *words: str) -> Scene:
        for word in words:
            seat = self.state.leader
            submit(self.table, seat, read(self.table, seat, word))
        return self

    def options(self) -> list[str]:
        return [choice.text for choice in options(self.table, self.state.leader)]

    def rights(self) -> list[str]:
        return [choice.text for choice in rights(self.table, self.state.leader)]

    def asked(self) -> str:
        ask = question(self.table, self.state.leader)
        return "" if ask is None else ask.name()

    def place(self) -> str:
        """The card or script whose choices are asked for."""
        ask = question(self.table, self.state.leader)
        return ask.place if isinstance(ask, Decide) else ""

    def default(self) -> str:
        ask = question(self.table, self.state.leader)
        assert ask is not None
        return ask.default(self.table, self.state.leader).text

    def defaults(self, most: int = 200) -> Scene:
        """Nobody decides anything until the agenda is empty."""
        for _ in range(most):
            if not self.asked():
                return self
            self.say(self.default())
        raise AssertionError("it does not end")

    def told(self, kind: type[E]) -> list[E]:
        assert self.table.heard is not None
        return [event for _, event in self.table.heard if isinstance(event, kind)]

    # -- looking at it -------------------------------------------------------------------------

    def level(self, who: str, state: str) -> int:
        return self.state.people[CHARACTERS.index(who)].states[STATES.index(state)]

    def stored(self, item: str) -> int:
        return self.state.storage[ITEMS.index(item)]

    def found(self, item: str) -> int:
        return self.state.pile[ITEMS.index(item)]

    def is_here(self, who: str) -> bool:
        return self.state.people[CHARACTERS.index(who)].where == HERE
