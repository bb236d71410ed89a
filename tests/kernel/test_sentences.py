"""K10  Small questions, whole sentences: words write a draft, `confirm` acts, and every prefix can be completed."""

from __future__ import annotations

from holdfast.kernel.dice import Dice
from holdfast.kernel.game import new_table
from holdfast.kernel.play import options, read, submit
from holdfast.kernel.settle import settle
from holdfast.kernel.table import Table
from kernel.toy.rulebook import TOY
from kernel.toy.state import State
from kernel.toy.turns import Feast, Scheme


def feast(food: int = 2) -> Table[State]:
    """Seat 1 of three is at table with so much food."""
    table = new_table(TOY, 3, {}, b"feast")
    table.agenda.clear()
    table.state.campers[1].food = food
    table.then(Feast(1, []))
    settle(table)
    return table


def say(table: Table[State], *words: str) -> None:
    for word in words:
        submit(table, 1, read(table, 1, word))


def offered(table: Table[State]) -> list[str]:
    return [choice.text for choice in options(table, 1)]


def food(table: Table[State]) -> list[int]:
    return [camper.food for camper in table.state.campers]


def test_words_of_a_draft_change_nothing_yet() -> None:
    table = feast()
    before = food(table)

    say(table, "feed 0", "feed 2")

    assert food(table) == before


def test_confirm_carries_the_draft_out() -> None:
    table = feast()
    before = food(table)

    say(table, "feed 0", "feed 2", "confirm")

    assert food(table) == [before[0] + 1, 0, before[2] + 1]


def test_costs_are_checked_against_the_draft_at_every_word() -> None:
    table = feast(food=1)

    say(table, "feed 0")

    assert offered(table) == ["confirm"]


def test_unordered_picks_have_one_spelling() -> None:
    table = feast()

    say(table, "feed 1")

    assert offered(table) == ["confirm", "feed 1", "feed 2"]


def test_random_words_never_lead_to_a_dead_end() -> None:
    dice = Dice(b"words")
    for _ in range(50):
        table = feast(food=4)
        while table.agenda:
            words = offered(table)
            say(table, words[dice.below(len(words))])


def test_a_private_draft_is_a_sealed_lane_of_its_own() -> None:
    table = new_table(TOY, 3, {}, b"scheme")
    table.agenda.clear()
    hand, deck = table.state.campers[1].hand, table.state.deck[:]
    table.then(Scheme(1))
    settle(table)
    stash = offered(table)[1]

    say(table, stash, "done")

    assert (hand, table.state.deck) == ([], [*set(table.state.deck) - set(deck), *deck])
