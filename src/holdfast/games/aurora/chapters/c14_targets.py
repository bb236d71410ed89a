"""AUR-14.9, AUR-14.11, AUR-14.12  Target counters: who has a claim to an enemy's loot."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora import events
from holdfast.games.aurora.pieces import CARD_COUNT, FIRST_ENEMY, LETTER_NAMES, NAMES, TARGETS
from holdfast.games.aurora.queries import enemy_at, is_automa, name_of
from holdfast.games.aurora.state import Enemy, State
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table

ENEMY_CARDS: Final = range(FIRST_ENEMY, CARD_COUNT)
TARGET_CELLS: Final = len(LETTER_NAMES)


class PlaceTarget(Step[State]):
    """AUR-R36  A counter of one's own, if need be from another card; room for it, if need be made; left-most."""

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: Table[State]) -> None:
        state = table.state
        enemy = state.enemies[enemy_at(state, self.card)]
        if not state.players[self.seat].targets:
            table.then(MoveTarget(self.seat), PlaceTarget(self.seat, self.card))
        elif -1 not in enemy.marks:
            table.then(RemoveTarget(self.seat, self.card))
        else:
            state.players[self.seat].targets -= 1
            put_target(table, self.seat, enemy, enemy.marks.index(-1))


def put_target(table: Table[State], actor: int, enemy: Enemy, cell: int) -> None:
    enemy.marks[cell] = actor
    if not table.unheard():
        table.tell(events.TargetPlaced(name_of(table.state, actor), NAMES[enemy.card], LETTER_NAMES[cell]))


class Recall(Choice):
    """The own counter on this enemy's loot card is moved; `cell`: which, where both lie there and it matters."""

    def __init__(self, card: int, cell: int) -> None:
        super().__init__(f"recall {NAMES[card]}" + (f" {LETTER_NAMES[cell]}" if cell >= 0 else ""))
        self.card = card
        self.cell = cell

    def anchors(self) -> list[str]:
        return [f"enemy:{NAMES[self.card]}"]


RECALL: Final = {card: [Recall(card, cell) for cell in range(-1, TARGET_CELLS)] for card in ENEMY_CARDS}


class MoveTarget(Decision[State, Recall]):
    """AUR-14.11  Both counters lie on loot cards: which is moved?"""

    rule = "AUR-14.11"
    automatic = True
    timer = "fire"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        for enemy in table.state.enemies:
            own = [cell for cell in range(TARGET_CELLS) if enemy.marks[cell] == seat]
            if len(own) == TARGETS and own[-1] - own[0] > 1:
                # AUR-R36: the gap closes, so those between them would stand elsewhere.
                options += [RECALL[enemy.card][1 + cell] for cell in own]
            elif own:
                options.append(RECALL[enemy.card][0])
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[0]

    def take(self, table: Table[State], seat: Seat, choice: Recall) -> None:
        state = table.state
        marks = state.enemies[enemy_at(state, choice.card)].marks
        del marks[marks.index(seat, max(0, choice.cell))]
        marks.append(-1)
        state.players[seat].targets += 1


class Remove(Choice):
    """The counter in this target cell of the enemy's loot card makes way."""

    def __init__(self, card: int, cell: int) -> None:
        super().__init__(f"remove {LETTER_NAMES[cell]}")
        self.card = card
        self.cell = cell

    def anchors(self) -> list[str]:
        return [f"enemy:{NAMES[self.card]}"]


REMOVE: Final = {card: [Remove(card, cell) for cell in range(TARGET_CELLS)] for card in ENEMY_CARDS}


class RemoveTarget(Decision[State, Remove]):
    """AUR-14.12  All four cells are taken: which counter makes way?"""

    rule = "AUR-14.12"
    timer = "fire"

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [*REMOVE[self.card]]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D30  An opponent's right-most."""
        state = table.state
        marks = state.enemies[enemy_at(state, self.card)].marks
        return REMOVE[self.card][max(range(TARGET_CELLS), key=lambda cell: (marks[cell] != seat, cell))]

    def take(self, table: Table[State], seat: Seat, choice: Remove) -> None:
        state = table.state
        enemy = state.enemies[enemy_at(state, self.card)]
        send_home(state, [enemy.marks[choice.cell]])
        state.players[seat].targets -= 1
        put_target(table, seat, enemy, choice.cell)


def send_home(state: State, marks: list[int]) -> None:
    """AUR-14.18  Target counters go back to their owners."""
    for actor in marks:
        if actor >= 0:
            if state.automa is not None and is_automa(state, actor):
                state.automa.targets += 1
            else:
                state.players[actor].targets += 1
