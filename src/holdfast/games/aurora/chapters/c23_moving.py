"""AUR-23.16, AUR-23.17  The Automa moves; and what its cards do at the end of a round."""

from __future__ import annotations

from typing import Any

from holdfast.games.aurora import catalogue, events
from holdfast.games.aurora.chapters.c13_driving import blow_mines, close_road
from holdfast.games.aurora.chapters.c23_suffering import (
    WORDS,
    automa_gain,
    automa_items,
    automa_of,
    automa_recruits,
    bit,
    contaminate_automa,
    damage_automa,
    suffer,
)
from holdfast.games.aurora.pieces import (
    ACTION_MOVEMENT,
    ACTIONS,
    AUTOMA_BEHIND,
    AUTOMA_NAME,
    AUTOMA_SPEED,
    AUTOMA_SPEED_CELL,
    AVALANCHE,
    COLUMNS,
    COUNTERS,
    FUEL,
    SHORT_END,
    SHORT_START,
    SHORTCUT_ROAD,
    SHORTCUTS,
    SURVIVOR,
    TOKENS,
)
from holdfast.games.aurora.queries import open_shortcuts
from holdfast.games.aurora.state import State
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table


class AutomaMoves(Step[State]):
    """AUR-23.16  It always moves: 2, its +1 cells, all its fuel, 1 if far behind, and its cards."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        automa = automa_of(state)
        shortcuts = 0
        for card in automa.shown:
            for word in ACTION_MOVEMENT[card]:
                if word["do"] == "automa_shortcut":
                    shortcuts += 1
                else:
                    carry_out(table, card, word)
        speed = AUTOMA_SPEED + automa.lanes[FUEL]
        for column in range(COLUMNS):
            speed += AUTOMA_SPEED_CELL[column] and column <= automa.column and not automa.damage & bit(0, column)
        if state.players[0].space - automa.space >= AUTOMA_BEHIND:
            speed += 1
        state.supply[FUEL] += automa.lanes[FUEL]
        automa.lanes[FUEL] = 0
        table.tell(events.SetOff(AUTOMA_NAME, speed))
        drive(table, speed, shortcuts)


def carry_out(table: Table[State], card: int, word: dict[str, Any]) -> None:
    """AUR-23.28, AUR-23.29  What a card gives it before it moves."""
    automa = automa_of(table.state)
    table.tell(events.ActionWorked(ACTIONS[card]))
    if word["do"] == "automa_supply":
        lacking = TOKENS.index(word["lacking"])
        automa_gain(table, lacking if not automa.lanes[lacking] else TOKENS.index(word["otherwise"]), 1)
    elif word["do"] == "automa_recruit" and is_smaller(table.state):
        automa_recruits(table)


def is_smaller(state: State) -> bool:
    """AUR-R52  Its tokens, ill ones too, against your survivor cards."""
    automa = automa_of(state)
    return automa.lanes[SURVIVOR] + automa.sick < len(state.players[0].crew)


def drive(table: Table[State], speed: int, shortcuts: int) -> None:
    """AUR-23.17, AUR-R66, AUR-D35  Full speed along the main road; a shortcut only by its card, the first it meets."""
    state = table.state
    automa = automa_of(state)
    start = automa.space
    while speed and automa.space < state.board.last:
        speed -= 1
        here = automa.space
        ways = open_shortcuts(state, here, True) if shortcuts else []
        if ways:
            shortcuts -= 1
            short = max(ways, key=lambda one: SHORT_END[one] - SHORT_START[one])
            automa.space = SHORT_END[short]
            table.tell(events.Drove(AUTOMA_NAME, here, automa.space, SHORTCUTS[short]))
            hit_mines(table, SHORTCUT_ROAD + short)
            for word in WORDS[SHORTCUTS[short]]:
                suffer(table, word)
            if AVALANCHE[short]:
                close_road(table, short)
        else:
            automa.space += 1
            table.tell(events.Drove(AUTOMA_NAME, here, automa.space, ""))
            hit_mines(table, here)
    if automa.space > start and automa.space in state.board.special:
        land_on(table, state.board.special.index(automa.space))


def hit_mines(table: Table[State], road: int) -> None:
    """AUR-R54  Your mines damage it as anything else does."""
    for _ in range(blow_mines(table, len(table.state.players), road)):
        damage_automa(table)


def land_on(table: Table[State], at: int) -> None:
    """AUR-23.17  It always takes what is offered."""
    state = table.state
    counter = state.counters[at]
    if counter < 0:
        return
    word = catalogue.ROAD.counter[counter].effect[0]
    if word["do"] == "contaminate":
        contaminate_automa(table)
        return
    state.counters[at] = -1
    table.tell(events.CounterTaken(AUTOMA_NAME, COUNTERS[counter]))
    if word["do"] == "draw":
        automa_items(table, word["n"])
    else:
        automa_gain(table, TOKENS.index(word["what"]), word["n"])


class AutomaRoundEnd(Step[State]):
    """AUR-23.25  End-of-round properties, left to right; then its cards are discarded."""

    def run(self, table: Table[State]) -> None:
        automa = automa_of(table.state)
        biting = [card for card in automa.shown if catalogue.AUTOMA.action[card].round_end]
        steps: list[Step[Any]] = [ActionBites(card) for card in biting]
        steps.append(ClearActions())
        table.then_all(steps)


class ActionBites(Step[State]):
    """AUR-23.29, AUR-23.31 to AUR-23.33  What one card does to you at the end of the round."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, table: Table[State]) -> None:
        table.tell(events.ActionWorked(ACTIONS[self.card]))
        table.then_all(table.game.plan(ACTIONS[self.card]).steps(0))


class ClearActions(Step[State]):
    """AUR-23.25  All cards turned up are discarded."""

    def run(self, table: Table[State]) -> None:
        automa = automa_of(table.state)
        automa.discard += automa.shown
        automa.shown = []
        automa.scouted = 0


def advance(table: Table[State]) -> None:
    """AUR-23.25  Its counter moves one cell right, and row А is uncovered below it."""
    automa = automa_of(table.state)
    if automa.column < COLUMNS - 1:
        automa.column += 1
        automa.damage &= ~bit(0, automa.column)
