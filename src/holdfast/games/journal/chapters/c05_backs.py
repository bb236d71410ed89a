"""JRN-05.9, JRN-05.24  The backs of cleared cards, their scripts, and then the cards themselves."""

from __future__ import annotations

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import PEOPLE, LeaderAsk, Put, Word
from holdfast.games.journal.chapters.c18_reading import ReadScript
from holdfast.games.journal.pieces import (
    BACK_SCRIPTS,
    EXTRA_RUBBLE,
    FITTINGS,
    RUBBLE,
    SHELTER_CARDS,
    SHELTER_KIND,
    SPACES,
)
from holdfast.games.journal.queries import at_home, reached
from holdfast.games.journal.state import State
from holdfast.games.journal.verbs import show, take_down, tell
from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table


def uncover(state: State, card: int) -> None:
    """What a shelter card gives shows everybody which it is."""
    if card < EXTRA_RUBBLE:
        show(state.decks.shelter, [card])


class Backs(Step[State]):
    """JRN-05.24  The backs of cleared cards, in the order that the leader chooses."""

    def run(self, table: Table[State]) -> None:
        opened = table.state.opened
        if opened:
            table.then(NextBack(tuple(sorted(opened))))


class NextBack(LeaderAsk):
    """JRN-D47  Which card is turned next?"""

    def __init__(self, left: tuple[int, ...]) -> None:
        super().__init__()
        self.left = left

    @property
    def rule(self) -> str:
        return "JRN-05.24"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [Word("turn", SPACES[space], space, "space") for space in self.left]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        left = tuple([space for space in self.left if space != choice.which])
        if left:
            table.then(NextBack(left))
        table.then(TurnBack(choice.which))


class TurnBack(Step[State]):
    """JRN-05.9  The back is resolved; of several who stand there the leader says who acts (JRN-18.4)."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, table: Table[State]) -> None:
        state = table.state
        card = state.lying[self.space]
        if card < 0:
            return
        uncover(state, card)
        tell(table, events.CardCleared(SPACES[self.space], SHELTER_CARDS[card]))
        people = sorted(
            {who for one in state.errands if one.space == self.space for who in (one.who, one.helper)} - {-1}
        )
        here = tuple([who for who in people if who in at_home(state)])
        if len(here) > 1:
            table.then(ChooseActor(card, here))
        else:
            open_back(table, card, here or (-1,))


def open_back(table: Table[State], card: int, on: On) -> None:
    table.then_all(table.game.plan(f"{SHELTER_CARDS[card]}_back").steps(table.state.leader, on))


class ChooseActor(LeaderAsk):
    """JRN-18.4  Who of those at the card acts?"""

    def __init__(self, card: int, among: tuple[int, ...]) -> None:
        super().__init__()
        self.card = card
        self.among = among

    @property
    def rule(self) -> str:
        return "JRN-18.4"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [PEOPLE[who] for who in self.among]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        open_back(table, self.card, (choice.which,))


class BackScripts(Step[State]):
    """JRN-05.24  Then the scripts that the backs name."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        found: list[Step[State]] = []
        for space in state.opened:
            card = state.lying[space]
            if card >= 0:
                found += [ReadScript(script) for script in BACK_SCRIPTS[card]]
        table.then_all(found)


class TurnCards(Step[State]):
    """JRN-05.24  Cards are removed, fittings are turned, moved or taken away."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        for space in state.opened:
            remove_card(state, space)
        for errand in state.errands:
            if errand.kind == "move":
                state.built[errand.space] = -1
                state.built[errand.to] = errand.what
                tell(table, events.FittingMoved(FITTINGS[errand.what], SPACES[errand.to]))
            elif errand.kind == "dismantle":
                take_down(table, errand.space)
            elif errand.kind == "build":
                if state.built[errand.to] >= 0:
                    take_down(table, errand.to)
                state.built[errand.to] = errand.what
                tell(table, events.FittingBuilt(FITTINGS[errand.what], SPACES[errand.to]))


def remove_card(state: State, space: int) -> None:
    """JRN-05.15  The space counts as empty from here on."""
    card = state.lying[space]
    if card >= 0:
        state.lying[space] = -1
        state.points[space] = 0
        state.cleared += 1
        if card < EXTRA_RUBBLE:
            state.decks.shelter.used.append(card)


# -- cleared by an effect --------------------------------------------------------------------------


def clear_shelter_card_word(table: Table[State], by: Seat, on: On, n: int) -> None:
    """`clear_shelter_card`: a reachable one with all its loot, rubble in both steps."""
    table.then_all([Put(ClearCard()) for _ in range(n)])


class ClearCard(LeaderAsk):
    """JRN-D49  Which shelter card?"""

    @property
    def rule(self) -> str:
        return "JRN-26.245"

    def cards(self, state: State) -> list[int]:
        reach = reached(state)
        return [space for space, card in enumerate(state.lying) if card >= 0 and reach[space]]

    def is_due(self, table: Table[State]) -> bool:
        return bool(self.cards(table.state))

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [Word("clear", SPACES[space], space, "space") for space in self.cards(table.state)]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        state = table.state
        space = choice.which
        card = state.lying[space]
        uncover(state, card)
        tell(table, events.CardCleared(SPACES[space], SHELTER_CARDS[card]))
        steps: list[Step[State]] = []
        if SHELTER_KIND[card] == RUBBLE and not state.points[space]:
            steps += table.game.plan(f"{SHELTER_CARDS[card]}_remnants").steps(state.leader, (-1,))
        steps.append(ActAt(card))
        steps += [ReadScript(script) for script in BACK_SCRIPTS[card]]
        remove_card(state, space)
        table.then_all(steps)


class ActAt(Step[State]):
    """The actor is a present character of choice."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, table: Table[State]) -> None:
        people = tuple(at_home(table.state))
        if people:
            table.then(ChooseActor(self.card, people))
