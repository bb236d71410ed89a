"""In the middle of an effect: taking back, playing again, secrets, a player who falls, and the most reactive cards."""

from __future__ import annotations

import pytest

from conformance.invariants.toy_effects import CastawaysWatch
from conformance.observation import encoded, observed
from holdfast.kernel.canonical import canonical, fields
from holdfast.kernel.dice import Dice
from holdfast.kernel.parts.plans import Do
from holdfast.kernel.play import options, top, waiting
from holdfast.kernel.playout import Playout
from holdfast.kernel.record import Header, parse
from holdfast.kernel.sitting import Sitting, replayed, sit
from holdfast.kernel.table import Table
from kernel.castaways import a_card, a_sitting, asked, lay, play, stores, told, wounds
from kernel.toy_effects.rulebook import TOY, Turn
from kernel.toy_effects.state import State
from kernel.toy_effects.verbs import TurnEnd

NESTED = """
{ do = "choose", of = [
  [{ do = "pay", cost = { any = 2, meal = 1 }, then = [
    { do = "choose", of = [[{ do = "gain", what = "wood", n = 3 }], [{ do = "gain", what = "food", n = 3 }]] },
  ] }, { do = "gain", what = "water" }],
  [],
] }
"""
"""A choice, a payment of two parts in it, and a choice behind the payment."""


def rich(table: Table[State]) -> None:
    table.state.castaways[0].stores = [2, 2, 2]


def walk(sitting: Sitting, *words: str) -> list[bytes]:
    """Seat 0 says these words; how the table looked before each."""
    before = []
    for word in words:
        before.append(canonical(sitting.table))
        sitting.say("0", word)
    return before


MIDDLE = ("play it", "choose 1", "pay food", "pay water", "pay wood", "choose 2")


def test_every_word_of_a_payment_between_two_choices_can_be_taken_back() -> None:
    sitting = a_sitting(NESTED, prepare=rich)
    _, *before = walk(sitting, *MIDDLE[:-1])  # that a card of the hand was shown stays

    while before:
        sitting.say("0", "undo")
        assert canonical(sitting.table) == before.pop()


def test_a_word_taken_back_in_mid_payment_can_be_said_otherwise() -> None:
    sitting = a_sitting(NESTED, prepare=rich)
    walk(sitting, "play it", "choose 1", "pay food", "undo", "pay water", "pay food", "pay wood", "choose 1")

    assert stores(sitting.table, 0) == {"water": 2, "food": 1, "wood": 4}


@pytest.mark.parametrize("said", range(1, len(MIDDLE) + 1))
def test_a_clone_in_mid_effect_goes_on_just_like_the_original(said: int) -> None:
    sitting = a_sitting(NESTED, prepare=rich)
    walk(sitting, *MIDDLE[:said])

    clone = sitting.clone()
    walk(clone, *MIDDLE[said:])

    walk(sitting, *MIDDLE[said:])
    assert canonical(clone.table) == canonical(sitting.table)
    assert stores(sitting.table, 0) == {"water": 2, "food": 4, "wood": 1}


def test_a_record_that_breaks_off_in_mid_effect_is_played_again_to_the_same_question() -> None:
    found = 0
    for seed in range(40):
        sitting = played_until(seed, ("PayToken", "PickSome", "ChooseBranch"))
        again = replayed(TOY, parse(sitting.record().text()), check=True)
        assert canonical(again.table) == canonical(sitting.table)
        assert [(q.kind, q.options) for q in again.asking()] == [(q.kind, q.options) for q in sitting.asking()]
        found += sitting.table.result is None
    assert found > 20


def played_until(seed: int, names: tuple[str, ...]) -> Sitting:
    """A random play that waits in one of these questions (or is over), the one that follows another above all."""
    sitting = sit(TOY, Header(TOY.slug, 1, "toy_effects", 3, {"deck": "cards.toml"}, f"{seed}".encode(), []))
    dice = Dice(f"{seed}".encode())
    in_a_row = 0
    while sitting.table.result is None and in_a_row < 2:
        seat, _ = waiting(sitting.table)[0]
        choices = options(sitting.table, seat)
        sitting.say(str(seat), choices[dice.below(len(choices))].text)
        step = top(sitting.table)
        in_a_row = in_a_row + 1 if type(step).__name__ in names else 0
    return sitting


# -- secrets -----------------------------------------------------------------------------------------


def test_nothing_of_what_stands_behind_a_choice_reaches_anybody_before_it_is_chosen() -> None:
    """Two boxes that differ only behind the second branch: all that anybody gets is the same, byte for byte."""
    both = [
        a_sitting(f'{{do = "choose", of = [[{{do = "heal"}}], [{behind}]]}}, {{do = "draw"}}')
        for behind in ('{do = "gain", what = "wood"}', '{do = "wound"}, {do = "end_turn"}')
    ]

    for sitting in both:
        sitting.play("0", ["play it"])

    for seat in (None, 0, 1, 2):
        one, other = (encoded(observed(sitting, seat)) for sitting in both)
        assert one == other


def test_imagining_in_mid_effect_keeps_the_question_and_forgets_the_hands() -> None:
    sitting = a_sitting(NESTED, prepare=rich)
    walk(sitting, *MIDDLE[:3])

    imagined = [sitting.imagine(1, str(seed)) for seed in range(8)]

    assert {tuple(question.options) for one in imagined for question in one.asking()} == {
        tuple(sitting.asking()[0].options)
    }
    assert len({bytes(one.table.state.castaways[0].hand) for one in imagined}) == 1, "seat 0 has an empty hand"
    assert len({bytes(one.table.state.castaways[2].hand) for one in imagined}) > 1


def test_steps_show_their_place_and_ids_and_nothing_of_the_words() -> None:
    table = a_card(NESTED)
    rich(table)
    play(table, 0, "play it", "choose 1", "pay food")

    ask = top(table)

    assert fields(ask) == {"place": "it 1 of 1 1", "seat": 0, "on": (0,), "part": 1, "left": 2, "first": 0}
    assert [fields(step) for step in table.agenda if isinstance(step, Do)] == [
        {"place": "it 1 of 1 2", "by": 0, "on": (0,)}
    ]


# -- somebody falls ----------------------------------------------------------------------------------


def below(table: Table[State]) -> list[tuple[str, int]]:
    """What stands below the turn that is under way."""
    at = next(i for i, step in enumerate(table.agenda) if isinstance(step, TurnEnd))
    return [(type(step).__name__, step.seat) for step in table.agenda[:at] if isinstance(step, Turn)]


@pytest.mark.parametrize("depth", range(4))
def test_who_falls_in_their_own_turn_leaves_all_of_it_whatever_was_still_to_happen(depth: int) -> None:
    words = '{do = "wound"}, {do = "gain", what = "wood", n = 9}'
    for _ in range(depth):
        words = f'{{do = "choose", of = [[{words}], []]}}, {{do = "gain", what = "wood", n = 9}}'
    table = a_card(words)
    table.state.castaways[0].wounds = 2
    after = below(table)
    play(table, 0, "play it", *["choose 1"] * depth)

    play(table, 0, "bear")

    assert table.state.castaways[0].out
    assert stores(table, 0)["wood"] == 1
    assert after == [("Turn", 1)]
    assert (list(asked(table)), below(table)) == ([1], [("Turn", 2)])
    assert len(table.agenda) == 3, "the next turn, the end of this one, and its question"


def test_who_falls_by_what_they_set_off_leaves_the_turn_and_the_others_triggers_still_come() -> None:
    more = '[[card]]\nid = "spite"\ncount = 2\nlasting = true\n[[card.trigger]]\non = "wounded_me"\n'
    more += 'effect = [{do = "wound", to = "other"}]\n'
    table = a_card('{do = "wound", to = "other"}', more=more)
    lay(table, 1, "spite")
    lay(table, 2, "envy")
    table.state.castaways[0].wounds = 2
    play(table, 0, "play it", "pick 1")
    play(table, 1, "bear", "pick 0")

    play(table, 0, "bear")

    assert (wounds(table)[:2], table.state.castaways[0].out) == ([3, 1], True)
    assert stores(table, 2)["wood"] == 3, "both wounds were envied, the second after the turn was left"
    assert list(asked(table)) == [1]


def test_somebody_else_falls_and_the_card_goes_on() -> None:
    table = a_card('{do = "wound", to = "other"}, {do = "gain", what = "wood"}')
    table.state.castaways[2].wounds = 2
    play(table, 0, "play it", "pick 2")

    play(table, 2, "bear")

    assert (table.state.castaways[2].out, stores(table, 0)["wood"]) == (True, 2)


def test_the_last_but_one_falls_and_it_is_over_in_mid_effect() -> None:
    table = a_card('{do = "wound", to = "other"}, {do = "gain", what = "wood"}', seats=2)
    table.state.castaways[1].wounds = 2
    play(table, 0, "play it")

    play(table, 1, "bear")

    assert table.result is not None
    assert table.result.winners == [0]


# -- the most reactive cards -------------------------------------------------------------------------


@pytest.mark.parametrize("file", ["cards.toml", "reactive.toml"])
def test_nothing_breaks_however_cards_answer_each_other(file: str) -> None:
    """Random play for many seeds; the game's invariants at every question."""
    watch = CastawaysWatch()
    for seed in range(150):
        sitting = sit(TOY, Header(TOY.slug, 1, "toy_effects", 2 + seed % 3, {"deck": file}, f"{seed}".encode(), []))
        dice = Dice(f"{file} {seed}".encode())
        lines = 0
        while sitting.table.result is None:
            watch.see(sitting.table)
            seat, _ = waiting(sitting.table)[0]
            choices = options(sitting.table, seat)
            sitting.say(str(seat), choices[dice.below(len(choices))].text, False)
            lines += 1
            assert lines < 600, seed
        watch.see(sitting.table)


def test_the_reactive_deck_does_react() -> None:
    """Otherwise the test above would be of little worth: many triggers wait at once, and turns are left."""
    longest, left = 0, 0
    for seed in range(60):
        sitting = sit(TOY, Header(TOY.slug, 1, "x", 4, {"deck": "reactive.toml"}, f"{seed}".encode(), []))
        dice = Dice(f"r{seed}".encode())
        while sitting.table.result is None:
            longest = max(longest, len(sitting.table.state.queue))
            seat, _ = waiting(sitting.table)[0]
            choices = options(sitting.table, seat)
            sitting.say(str(seat), choices[dice.below(len(choices))].text, False)
        left += len(told(sitting, "played")) - len(told(sitting, "card done"))
    assert longest >= 5
    assert left >= 10


def test_a_playout_reaches_its_end_with_both_decks() -> None:
    for file in ("cards.toml", "reactive.toml"):
        sitting = sit(TOY, Header(TOY.slug, 1, "toy_effects", 4, {"deck": file}, b"playout", []))
        assert Playout(sitting.table, Dice(b"playout")).run() > 5
        assert sitting.table.result is not None
