"""Campers: a toy game that uses every form of the kernel, so that real games need no other.

open Fork with lane dice and a shared stack .... Forage       Decision that follows a leader .... LeadersWord
Together, counted .............................. Bids         question with one option, hushed .. Torch
Together, veiled and fixed ..................... Verdict      lone public option, automatic ..... Supper, Bequeath
sealed Fork of several words ................... Plans        question that lapses .............. Retort
sealed draft in one lane ....................... Scheme       the dead decide (even_out) ........ Bequeath
Window: public, private and default acts ....... BeforeHit    loop of words with `confirm` ...... Feast
scope and leave() .............................. TurnEnd     queue, first in first out ......... Triggers
rights, listed and read as sentences ........... rights.py   truth that is no card ............. state.pairs
"""

from __future__ import annotations

from typing import Any

from holdfast.kernel.dice import Dice
from holdfast.kernel.game import Game, TableOption, Value
from holdfast.kernel.parts.knowledge import Knowledge, nobody_knows
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table
from kernel.toy.redeal import redeal
from kernel.toy.rights import SHOWING, TRADING, read_offer, showing_rights, trading_rights
from kernel.toy.rounds import Round
from kernel.toy.state import KIND_OF, TEAM_OF, State, is_out, told
from kernel.toy.verbs import draw
from kernel.toy.views import in_private, public_view


class Toy(Game[State]):
    """TOY-0  Two to four campers."""

    def __init__(self) -> None:
        self.slug = "toy"
        self.prefix = "TOY"
        self.version = 1
        self.fewest = 2
        self.most = 4
        self.options = [TableOption("food", [1, 3]), TableOption("torches_burn", [True, False])]

    def content_hash(self) -> str:
        return "toy"

    def new_state(self, seats: int, options: dict[str, Value]) -> State:
        return State(seats, int(options["food"]), bool(options["torches_burn"]))

    def clone_state(self, state: State) -> State:
        return state.clone()

    def begin(self, table: Table[State]) -> None:
        state = table.state
        state.known = nobody_knows(KIND_OF, table.seats)
        state.teams_known = nobody_knows(TEAM_OF, table.seats)
        state.deck = list(range(len(KIND_OF)))
        table.dice.shuffle(state.deck)
        state.spare = list(range(len(TEAM_OF)))
        table.dice.shuffle(state.spare)
        for seat in range(table.seats):
            state.teams.append(state.spare.pop())
            state.teams_known.look([state.teams[seat]], 1 << seat)
            table.tell(told("team dealt", team=TEAM_OF[state.teams[seat]]), 1 << seat)
            draw(table, seat)
        table.then(Round())

    def may_decide(self, table: Table[State], seat: Seat) -> bool:
        return not is_out(table.state, seat)

    def standing(self, table: Table[State], seat: Seat, allowed: int) -> list[Choice]:
        rights = showing_rights(table.state, seat) if allowed & SHOWING else []
        return rights + (trading_rights(table.state, seat) if allowed & TRADING else [])

    def read(self, table: Table[State], seat: Seat, text: str, allowed: int) -> Choice | None:
        return read_offer(table.state, seat, text) if allowed & TRADING else None

    def public_view(self, table: Table[State]) -> dict[str, Any]:
        return public_view(table)

    def own_view(self, table: Table[State], seat: Seat) -> dict[str, Any]:
        return in_private(table.state, seat)

    def hidden(self, state: State) -> list[Knowledge]:
        return [state.known, state.teams_known]

    def redeal(self, table: Table[State], seat: Seat | None, dice: Dice) -> None:
        redeal(table.state, -1 if seat is None else seat, dice)

    def contradictions(self, table: Table[State], seat: Seat | None) -> int:
        teams = table.state.teams
        return sum((TEAM_OF[teams[a]] == TEAM_OF[teams[b]]) != same for a, b, same in table.state.pairs)


TOY = Toy()
