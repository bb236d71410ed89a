"""What the toy's questions share, and what happens to cards."""

from __future__ import annotations

from holdfast.kernel.step import ALL, Choice, Decision, Seat
from holdfast.kernel.table import Result, Table
from kernel.toy.state import HIDDEN, KIND_OF, KINDS, State, find, told


class Say(Choice):
    """Any answer: a verb and at most one object, `hit 2`."""

    def __init__(self, verb: str, what: str = "") -> None:
        super().__init__(f"{verb} {what}" if what else verb)
        self.verb = verb
        self.what = what


class Question(Decision[State, Say]):
    """What the toy's questions have in common: the first option is the default."""

    @property
    def rule(self) -> str:
        return (type(self).__doc__ or "").split()[0]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[0]


def draw(table: Table[State], seat: Seat) -> None:
    """TOY-3  The drawer alone sees the card. When the deck is empty, the discards are shuffled."""
    state = table.state
    card = state.deck.pop()
    state.known.look([card], 1 << seat)
    state.campers[seat].hand.append(card)
    drew = told("drew", seat=seat, card=KINDS[KIND_OF[card]])
    table.tell(drew, 1 << seat, told("drew", seat=seat, card=HIDDEN))
    if not state.deck:
        state.deck, state.discard = sorted(state.discard), []
        table.dice.shuffle(state.deck)
        state.known.shuffled(state.deck)


def put_under(table: Table[State], cards: list[int]) -> None:
    """Under the deck in random order: who knew them knows them as a group."""
    if len(cards) > 1:
        table.dice.shuffle(cards)
        table.state.known.mix(cards)
    table.state.deck = cards + table.state.deck


def discard(state: State, seat: Seat, kind: int) -> None:
    """A card of one's hand is shown to all and laid aside."""
    hand = state.campers[seat].hand
    card = find(hand, kind)
    state.known.leaves(card, hand, ALL, 1 << seat)
    hand.remove(card)
    state.discard.append(card)


def end(table: Table[State]) -> None:
    """TOY-22  Most food wins."""
    food = [camper.food for camper in table.state.campers]
    winners = [seat for seat, one in enumerate(food) if one == max(food)]
    table.finish(Result(winners, food, "rounds", [{"food": one} for one in food]))
