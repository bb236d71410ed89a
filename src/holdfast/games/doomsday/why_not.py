"""Why a piece is no answer to the open question: locked, dead, open already, not its time."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.doomsday.chapters.c05_words import OWN_TURN, Sentence
from holdfast.games.doomsday.pieces import (
    ANY_TIME,
    DEFENDS,
    PROGRAM_OF,
    PROGRAMS,
    ROLE,
    SEATS,
    SECRET,
    SLOTS,
    WEAPON_NAMES,
    WEAPON_OF,
    WEAPONS,
)
from holdfast.games.doomsday.queries import holder_of, is_hidden, is_open, may_draw, spot_of, spots_of
from holdfast.games.doomsday.state import State
from holdfast.kernel.game import Fact
from holdfast.kernel.play import options, question
from holdfast.kernel.step import Ask, Seat
from holdfast.kernel.table import Table

ASKED_ABOUT: Final = ("seat", "card", "weapon", "program", "deck")
"""Kinds of pieces that some question is answered with; of the others nothing needs a reason."""


def why_not(table: Table[State], seat: Seat, anchor: str) -> Fact | None:
    ask = question(table, seat)
    kind, _, which = anchor.partition(":")
    if ask is None or kind not in ASKED_ABOUT or is_answer(table, seat, anchor):
        return None
    state = table.state
    if kind == "seat" and which in SEATS[: table.seats]:
        found = of_player(state, seat, SEATS.index(which))
    elif kind == "card":
        found = of_card(state, seat, which)
    elif kind == "weapon" and which in WEAPON_NAMES:
        found = of_weapon(state, seat, ask, which)
    elif kind == "program" and which in PROGRAMS:
        found = of_program(state, seat, ask, PROGRAMS.index(which))
    else:
        found = of_deck(state, seat) if kind == "deck" else None
    return found or Fact("other-question", {}, ask.rule)


def is_answer(table: Table[State], seat: Seat, anchor: str) -> bool:
    return any(anchor in choice.anchors() for choice in options(table, seat))


def of_player(state: State, seat: Seat, who: Seat) -> Fact | None:
    if who == seat:
        return Fact("yourself", {}, "DOM-07.9")
    return None if state.players[who].alive else Fact("dead", {"who": SEATS[who]}, "DOM-11.5")


def of_card(state: State, seat: Seat, which: str) -> Fact | None:
    """DOM-06.1, DOM-R15  What can be peeked at: hidden cards of others that one does not own too."""
    name, _, slot_name = which.partition(":")
    if name not in SEATS[: len(state.players)] or slot_name not in SLOTS:
        return None
    who, slot = SEATS.index(name), SLOTS.index(slot_name)
    if who == seat:
        return Fact("own-card", {}, "DOM-06.1")
    if not state.players[who].alive:
        return Fact("dead", {"who": name}, "DOM-11.5")
    if is_open(state, who, slot):
        return Fact("is-open", {}, "DOM-07.3")
    if slot < ROLE and spot_of(state, who, slot) in spots_of(state, seat):
        return Fact("shared-card", {}, "DOM-R15")
    if slot >= ROLE and any(is_hidden(state, who, side) for side in range(ROLE)):
        return Fact("role-later", {}, "DOM-06.1")
    return None


def of_weapon(state: State, seat: Seat, ask: Ask[Any, Any], which: str) -> Fact | None:
    weapon = WEAPON_NAMES.index(which)
    holder = holder_of(state, weapon)
    if holder == seat:
        return Fact("taken-now", {}, "DOM-05.4") if weapon in state.turn.received else None
    if holder >= 0:
        return Fact("held", {"who": SEATS[holder]}, "DOM-06.2")
    if weapon not in state.centre:
        return Fact("not-here", {"weapon": WEAPONS[WEAPON_OF[weapon]]}, "DOM-03.2")
    if not (isinstance(ask, Sentence) and ask.moment == OWN_TURN):
        return None
    if WEAPON_OF[weapon] in state.mode.row.locked:
        return Fact("locked", {}, "DOM-06.2b")
    if state.players[seat].weapons:
        return Fact("one-weapon", {}, "DOM-06.2a")
    return Fact("spent", {}, "DOM-05.1") if state.turn.done else None


def of_program(state: State, seat: Seat, ask: Ask[Any, Any], kind: int) -> Fact | None:
    """DOM-08.4, DOM-R63  Only of an own program; of others' nobody is told anything."""
    if not any(PROGRAM_OF[card] == kind for card in state.players[seat].hand):
        return None
    if SECRET[kind]:
        return Fact("secret", {}, "DOM-08.6")
    if DEFENDS[kind]:
        return Fact("only-damage", {}, "DOM-17.21")
    if not isinstance(ask, Sentence):
        return None
    if not ANY_TIME[kind] and ask.moment != OWN_TURN:
        return Fact("own-turn", {}, "DOM-08.4")
    return Fact("no-effect", {}, "DOM-R63")


def of_deck(state: State, seat: Seat) -> Fact | None:
    """DOM-16.29, DOM-05.1"""
    if not may_draw(state, seat):
        return Fact("no-draw", {}, "DOM-16.29")
    if state.turn.seat == seat and state.turn.began_armed and not state.turn.lost_weapon:
        return Fact("armed", {}, "DOM-05.3")
    return Fact("spent", {}, "DOM-05.1") if state.turn.seat == seat and state.turn.done else None
