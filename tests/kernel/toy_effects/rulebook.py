"""Castaways: a toy game whose cards are data, so that games with hundreds of cards need no other form.

verbs with numbers ............. gain, lose, heal     scope of a card, of a turn, left .. stop, end_turn, a fall
a change that can be answered .. wound (Brace)        once a turn ....................... once
a private look ................. peek                 first in, first out ............... Triggers
a cost that only its owner sees  discard              chance ............................ roll
several at once, each in turn .. storm                another card's words .............. goto
choice, payment, choice in it .. market               a condition on a hidden card ...... signal
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from holdfast.games.content import read
from holdfast.kernel.dice import Dice
from holdfast.kernel.game import Game, TableOption, Value
from holdfast.kernel.parts.knowledge import Knowledge
from holdfast.kernel.parts.plans import Book, Plan
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table
from kernel.toy_effects.effects import Cards, bind
from kernel.toy_effects.state import Face, State, find, kinds_in, told
from kernel.toy_effects.verbs import TRIGGERS, CardEnd, Say, TurnEnd, draw, end, gain, take_from_hand
from kernel.toy_effects.views import in_private, public_view

TURNS = 16
HAND = 3


class Turn(Step[State]):
    """ISL-1  Draw a card, then play one or rest."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.turns == TURNS:
            end(table)
            return
        table.then(Turn((self.seat + 1) % table.seats))
        if not state.castaways[self.seat].out:
            state.turns += 1
            state.turn = self.seat
            state.used = []
            table.tell(told("turn began", seat=self.seat))
            draw(table, self.seat, (self.seat,), 1)
            table.then(PlayCard(self.seat), TurnEnd())


class PlayCard(Decision[State, Say]):
    """ISL-2  Any card of one's hand, or rest for some food."""

    rule = "ISL-2"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        kinds = kinds_in(state, state.castaways[seat].hand)
        return [Say("rest"), *(Say("play", state.faces[kind].name) for kind in kinds)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return Say("rest")

    def take(self, table: Table[State], seat: Seat, choice: Say) -> None:
        if choice.verb == "rest":
            gain(table, seat, (seat,), 1, 1)
        else:
            play(table, seat, choice.what)


def play(table: Table[State], seat: Seat, name: str) -> None:
    """ISL-3  A card is shown and does what it says, then what it set off is worked off. A lasting one stays."""
    state = table.state
    kind = [face.name for face in state.faces].index(name)
    card = find(state, state.castaways[seat].hand, kind)
    take_from_hand(table, seat, card)
    (state.castaways[seat].laid if state.faces[kind].lasting else state.discard).append(card)
    table.tell(told("played", seat=seat, card=name))
    table.then(CardEnd(name), TRIGGERS)
    table.then_all(table.game.plan(name).steps(seat))


class Castaways(Game[State]):
    """ISL-0  Two to four castaways."""

    def __init__(self, decks: dict[str, str]) -> None:
        """`decks`: the text of a file of cards by its name."""
        self.slug = "toy_effects"
        self.prefix = "ISL"
        self.version = 1
        self.fewest = 2
        self.most = 4
        self.options = [TableOption("deck", list(decks))]
        self.faces: dict[str, list[Face]] = {}
        plans: dict[str, Plan[State]] = {}
        for file, text in decks.items():
            self.faces[file], book = bind(file, read(text, file, Cards))
            plans.update(book.plans)
        self.book = Book(plans)

    def plan(self, name: str) -> Plan[State]:
        return self.book.plan(name)

    def content_hash(self) -> str:
        return "toy_effects"

    def new_state(self, seats: int, options: dict[str, Value]) -> State:
        return State(seats, self.faces[str(options["deck"])])

    def clone_state(self, state: State) -> State:
        return state.clone()

    def begin(self, table: Table[State]) -> None:
        table.dice.shuffle(table.state.deck)
        for seat in range(table.seats):
            draw(table, seat, (seat,), HAND)
        table.then(Turn(0))

    def may_decide(self, table: Table[State], seat: Seat) -> bool:
        return not table.state.castaways[seat].out

    def public_view(self, table: Table[State]) -> dict[str, Any]:
        return public_view(table)

    def own_view(self, table: Table[State], seat: Seat) -> dict[str, Any]:
        return in_private(table.state, seat)

    def hidden(self, state: State) -> list[Knowledge]:
        return [state.known]

    def redeal(self, table: Table[State], seat: Seat | None, dice: Dice) -> None:
        state = table.state
        hands = [castaway.hand for castaway in state.castaways]
        state.known.redeal([state.deck, *hands], -1 if seat is None else seat, dice)


def deck(file: str) -> str:
    """The text of a file of cards beside this one."""
    return Path(__file__).with_name(file).read_text("utf-8")


TOY = Castaways({file: deck(file) for file in ("cards.toml", "reactive.toml")})
