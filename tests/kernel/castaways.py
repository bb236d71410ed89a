"""Scenes of the castaways: one card with the words of the test, in the hand of seat 0, whose turn it is.

table = a_card('{do = "gain", what = "wood"}')
play(table, 0, "play it")
assert stores(table, 0) == {"water": 1, "food": 1, "wood": 2}
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.kernel.game import new_table
from holdfast.kernel.play import options, read, submit, waiting
from holdfast.kernel.record import Header
from holdfast.kernel.sitting import Sitting, sit
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table
from kernel.toy_effects.rulebook import Castaways
from kernel.toy_effects.state import ITEMS, State, face_of

BESIDES = """
[[card]]
id = "shield"
count = 6

[[card]]
id = "rag"
count = 20

[[card]]
id = "medic"
count = 3
lasting = true
[[card.trigger]]
on = "wounded_other"
effect = [{ do = "once", then = [{ do = "heal" }] }]

[[card]]
id = "envy"
count = 3
lasting = true
[[card.trigger]]
on = "wounded_other"
effect = [{ do = "to", who = "me", then = [{ do = "gain", what = "wood" }] }]
[[card.trigger]]
on = "wounded_me"
effect = [{ do = "gain", what = "water" }]
"""


def castaways(words: str, more: str = "") -> Castaways:
    """The game with one card `it` that says these words, and some that every scene has."""
    return Castaways({"cards.toml": f'[[card]]\nid = "it"\ncount = 4\neffect = [{words}]\n{BESIDES}{more}'})


def a_card(words: str, seats: int = 3, more: str = "") -> Table[State]:
    """Seat 0 holds the card and is asked what to play."""
    table: Table[State] = new_table(castaways(words, more), seats, {}, b"scene")
    give(table, 0, "it")
    return table


def a_sitting(words: str, seats: int = 3, prepare: Callable[[Table[State]], None] | None = None) -> Sitting:
    """The same with its history: what is prepared belongs to its beginning."""
    game = castaways(words)
    sitting = sit(game, Header(game.slug, 1, "toy_effects", seats, {"deck": "cards.toml"}, b"scene", []))
    for table in (sitting.table, sitting.start):
        give(table, 0, "it")
        if prepare is not None:
            prepare(table)
    return sitting


def give(table: Table[State], seat: Seat, *names: str) -> None:
    """This hand and no other: everything else goes back into the deck."""
    state = table.state
    hand = state.castaways[seat].hand
    state.deck, state.castaways[seat].hand = hand + state.deck, []
    for name in names:
        card = next(card for card in state.deck if face_of(state, card).name == name)
        state.deck.remove(card)
        state.castaways[seat].hand.append(card)
        state.known.look([card], 1 << seat)


def lay(table: Table[State], seat: Seat, *names: str) -> None:
    """These lasting cards lie before the seat."""
    give(table, seat, *names)
    castaway = table.state.castaways[seat]
    castaway.laid, castaway.hand = castaway.hand, []


def play(table: Table[Any], seat: Seat, *words: str) -> None:
    for word in words:
        submit(table, seat, read(table, seat, word))


def asked(table: Table[Any]) -> dict[Seat, list[str]]:
    """Who is asked, and what they may answer."""
    return {seat: [choice.text for choice in options(table, seat)] for seat, _ in waiting(table)}


def stores(table: Table[Any], seat: Seat) -> dict[str, int]:
    return dict(zip(ITEMS, table.state.castaways[seat].stores, strict=True))


def wounds(table: Table[Any]) -> list[int]:
    return [castaway.wounds for castaway in table.state.castaways]


def told(sitting: Sitting, what: str) -> list[dict[str, Any]]:
    """The details of everything of this kind that was told to all."""
    return [event["details"] for event in sitting.events(None) if event["what"] == what]
