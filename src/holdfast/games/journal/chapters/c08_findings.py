"""JRN-08.12  The choice of findings: what the party carries home."""

from __future__ import annotations

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import LeaderAsk, PassLead, Put, Word
from holdfast.games.journal.chapters.c19_decks import Replace
from holdfast.games.journal.pieces import COMPONENT, FOOD, ITEMS, RESOURCES, VALUE, WATER, WEIGHT, WOOD
from holdfast.games.journal.queries import group, room, weight
from holdfast.games.journal.state import State
from holdfast.games.journal.verbs import gain_into, put_back, tell
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table


class ChooseFindings(Step[State]):
    """JRN-08.12, JRN-08.18  Cards go back; without anybody to carry it everything found is discarded."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        trip = state.trip
        if trip is None:
            return
        shuffle_back(table)
        replaced: list[Step[State]] = [Replace(trip.slot)] if trip.replaced else []
        if not trip.party:
            table.then_all([*replaced, DropAll(), PassLead()])
            return
        trip.room = room(state)
        added: list[Step[State]] = [AddResource(kind) for kind in RESOURCES]
        table.then_all([*replaced, *added, Put(LeaveBehind(0)), CarryHome(), PassLead()])


def shuffle_back(table: Table[State]) -> None:
    """JRN-08.12  All exploration cards and all resident cards drawn return to their decks."""
    state = table.state
    trip = state.trip
    cards = [*state.unknown, *state.discard, *state.covers]
    state.unknown, state.discard, state.covers = [], [], []
    put_back(table, state.decks.exploration, cards)
    if trip is not None and trip.residents:
        put_back(table, state.decks.residents, trip.residents)
        trip.residents = []


class DropAll(Step[State]):
    """JRN-08.18  Nothing is brought home."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        for kind, n in enumerate(state.pile):
            state.box[kind] += n
            state.pile[kind] = 0
        state.trip = None
        tell(table, events.Carried([]))


class AddResource(LeaderAsk):
    """JRN-08.13  Any amount still in the box; more resources than the party can carry would only be left behind."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    @property
    def rule(self) -> str:
        return "JRN-08.13"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        room = 0 if state.trip is None else state.trip.room
        most = min(state.box[self.kind], max(0, room - sum(state.pile[kind] for kind in RESOURCES)))
        return [Word("add", f"{n} {ITEMS[self.kind]}", n) for n in range(most + 1)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D20  Water to 2 per person, then wood and components evenly, as far as there is room."""
        state = table.state
        options = self.options(table, seat)
        free = max(0, (0 if state.trip is None else state.trip.room) - weight(state.pile))
        water = max(0, 2 * len(group(state)) - state.storage[WATER] - state.pile[WATER])
        wanted = {WATER: water, WOOD: max(0, free - water) // 2, COMPONENT: max(0, free - water)}[self.kind]
        return options[max(0, min(wanted, free, len(options) - 1))]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        gain_into(table, table.state.pile, self.kind, choice.which)


class LeaveBehind(LeaderAsk):
    """JRN-08.14, JRN-08.16  What is left behind, item by item in the game's order, until the weight fits."""

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first

    @property
    def rule(self) -> str:
        return "JRN-08.14"

    def excess(self, state: State) -> int:
        return weight(state.pile) - (0 if state.trip is None else state.trip.room)

    def is_due(self, table: Table[State]) -> bool:
        return self.excess(table.state) > 0

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        found: list[Choice] = []
        for kind in range(self.first, len(ITEMS)):
            ahead = sum(state.pile[other] * WEIGHT[other] for other in range(kind, len(ITEMS)))
            if state.pile[kind] and WEIGHT[kind] and ahead >= self.excess(state):
                found.append(Word("drop", ITEMS[kind], kind, "item"))
        return found

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D21  The lowest value for its weight goes first, food last."""
        options = [one for one in self.options(table, seat) if isinstance(one, Word)]
        return min(options, key=lambda one: (one.which in FOOD, VALUE[one.which] // WEIGHT[one.which], -one.which))

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        state = table.state
        state.pile[choice.which] -= 1
        state.box[choice.which] += 1
        table.then(Put(LeaveBehind(choice.which)))


class CarryHome(Step[State]):
    """JRN-08.16  It reaches the shelter at Dawn and cannot be raided."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        tell(table, events.Carried([ITEMS[kind] for kind, n in enumerate(state.pile) for _ in range(n)]))
