"""What the reader of effects refuses, and that it says where: file, card, word."""

from __future__ import annotations

import pytest

from holdfast.games import grammar
from holdfast.games.vocabulary import Effect, by_tag
from holdfast.kernel.errors import Refusal, RulesError
from kernel.castaways import castaways

GAIN = '{do = "gain", what = "wood"}'

WRONG = {
    "an unknown verb": (
        f'{GAIN}, {GAIN}, {{do = "gian", what = "wood"}}',
        'cards.toml, card "it", word 3: unknown verb "gian"; did you mean "gain"?',
    ),
    "a condition like no other": (
        '{do = "need", when = "xyzzy"}',
        'cards.toml, card "it", word 1, when: unknown condition "xyzzy"; there are: has, holds, hurt, not',
    ),
    "no verb": (
        '{what = "wood"}',
        """cards.toml, card "it", word 1: a table that begins with do = "…" belongs here, not {'what': 'wood'}""",
    ),
    "no table": (
        f'{GAIN}, "gain"',
        """cards.toml, card "it", word 2: a table that begins with do = "…" belongs here, not 'gain'""",
    ),
    "a typo in a field": (
        '{do = "gain", waht = "wood"}',
        'cards.toml, card "it", word 1: unknown field "waht" of "gain"; did you mean "what"?',
    ),
    "a field that is missing": (
        '{do = "gain", n = 2}',
        'cards.toml, card "it", word 1: the field "what" is missing',
    ),
    "a wrong type": (
        '{do = "gain", what = "wood", n = "two"}',
        'cards.toml, card "it", word 1: n: expected int, got str',
    ),
    "a number out of range": (
        '{do = "gain", what = "wood", n = 0}',
        'cards.toml, card "it", word 1: n: expected int >= 1',
    ),
    "an unknown item": (
        '{do = "gain", what = "wod"}',
        'cards.toml, card "it", word 1: unknown item "wod"; did you mean "wood"?',
    ),
    "an unknown item in a cost": (
        '{do = "pay", cost = {meals = 1}}',
        'cards.toml, card "it", word 1: unknown item "meals"; did you mean "meal"?',
    ),
    "an unknown card": (
        '{do = "need", when = {is = "holds", card = "sheild"}}',
        'cards.toml, card "it", word 1, when: unknown card "sheild"; did you mean "shield"?',
    ),
    "an unknown condition": (
        f'{{do = "if", when = "hrut", then = [{GAIN}]}}',
        'cards.toml, card "it", word 1, when: unknown condition "hrut"; did you mean "hurt"?',
    ),
    "an unknown condition inside another": (
        '{do = "need", when = {is = "not", it = "hrut"}}',
        'cards.toml, card "it", word 1, when: unknown condition "hrut"; did you mean "hurt"?',
    ),
    "an unknown selector": (
        '{do = "each", who = "evrybody", then = []}',
        'cards.toml, card "it", word 1: unknown selector "evrybody"; did you mean "everybody"?',
    ),
    "a group to pick from": (
        '{do = "pick", who = "others", then = []}',
        'cards.toml, card "it", word 1: "others" means all of them at once; nothing can be picked from it',
    ),
    "several hidden things at once": (
        '{do = "pick", who = "card_in_hand", most = 2, then = []}',
        'cards.toml, card "it", word 1: "card_in_hand" has hidden things in it: they are picked one at a time',
    ),
    "a wrong word inside another": (
        f'{GAIN}, {{do = "if", when = "hurt", then = [{GAIN}, {{do = "drwa"}}]}}',
        'cards.toml, card "it", word 2, then, word 2: unknown verb "drwa"; did you mean "draw"?',
    ),
    "a wrong word in a branch": (
        f'{{do = "choose", of = [[], [{GAIN}, {{do = "may", then = [{{do = "heel"}}]}}]]}}',
        'cards.toml, card "it", word 1, of 2, word 2, then, word 1: unknown verb "heel"; did you mean "heal"?',
    ),
    "a choice without branches": (
        '{do = "choose", of = []}',
        'cards.toml, card "it", word 1: of: a choice has 1 to 63 branches, not 0',
    ),
    "a choice without a branch that is always possible": (
        '{do = "choose", of = [[{do = "discard"}], [{do = "pay", cost = {wood = 1}}], [{do = "need", when = "hurt"}]]}',
        'cards.toml, card "it", word 1: every branch may be closed; add a free one, or say what happens else',
    ),
    "a choice that may be left and says what happens else": (
        '{do = "choose", of = [[]], may = true, else = []}',
        'cards.toml, card "it", word 1: what may be left need not say what happens else',
    ),
    "a verb for castaways that gets cards": (
        f'{{do = "pick", who = "card_in_hand", then = [{{do = "may", then = [{GAIN}]}}]}}',
        'cards.toml, card "it", word 1, then, word 1, then, word 1: "gain" concerns a seat, and gets a card here',
    ),
    "cards that would do something for themselves": (
        '{do = "each", who = "card_in_hand", then = []}',
        'cards.toml, card "it", word 1: "card_in_hand" means no seats; only a seat can do something for itself',
    ),
    "two payments in one branch": (
        '{do = "may", then = [{do = "pay", cost = {wood = 1}}, {do = "pay", cost = {any = 1}}]}',
        'cards.toml, card "it", word 1: two payments in one branch; put all of it into one cost',
    ),
    "neither cost nor value": (
        '{do = "pay"}',
        'cards.toml, card "it", word 1: a payment has either a cost or a value, in a game with something to pay with',
    ),
    "costs that cross": (
        '{do = "pay", cost = {meal = 1, stuff = 1}}',
        'cards.toml, card "it", word 1: cost: two classes that share only some of their kinds cannot stand in one cost',
    ),
    "an unknown script": (
        f'{GAIN}, {{do = "goto", name = "shied"}}',
        'cards.toml, card "it", word 2: unknown card or trigger "shied"; did you mean "shield"?',
    ),
    "bands that do not reach": (
        '{do = "roll", bands = [{most = 3, effect = []}]}',
        'cards.toml, card "it", word 1: bands: the last one reaches to 6',
    ),
}


@pytest.mark.parametrize("slip", WRONG)
def test_a_slip_is_refused_with_its_very_place(slip: str) -> None:
    words, message = WRONG[slip]

    with pytest.raises(Refusal) as refused:
        castaways(words)

    assert (str(refused.value), refused.value.code) == (message, "bad-content")


def test_a_script_that_nothing_leads_to_is_refused() -> None:
    island = '[[script]]\nid = "island"\neffect = [{do = "goto", name = "island"}]'

    with pytest.raises(Refusal) as refused:
        castaways(GAIN, island)

    assert str(refused.value) == 'cards.toml, script "island": nothing leads to it'


def test_a_script_is_reached_by_way_of_others() -> None:
    island = '[[script]]\nid = "island"\neffect = [{do = "goto", name = "cave"}]'
    cave = '[[script]]\nid = "cave"\neffect = []'

    game = castaways('{do = "may", then = [{do = "goto", name = "island"}]}', f"{island}\n{cave}")

    assert {"island", "cave"} < set(game.book.plans)


def test_two_cards_of_one_name_are_refused() -> None:
    with pytest.raises(Refusal) as refused:
        castaways(GAIN, '[[card]]\nid = "it"\ncount = 1')

    assert str(refused.value) == 'cards.toml, card "it": there is another of this name'


def test_a_trigger_on_an_unknown_event_is_refused() -> None:
    jumpy = '[[card]]\nid = "jumpy"\ncount = 1\n[[card.trigger]]\non = "wounded_mee"\neffect = []'

    with pytest.raises(Refusal) as refused:
        castaways(GAIN, jumpy)

    assert str(refused.value) == 'cards.toml, card "jumpy": unknown event "wounded_mee"; did you mean "wounded_me"?'


def test_two_words_of_one_tag_are_our_mistake() -> None:
    class Gain(Effect, tag="need"):
        pass

    with pytest.raises(RulesError, match="two of Need, Gain have one tag"):
        by_tag(grammar.Need | Gain)


def test_a_refusal_carries_place_and_reason_for_who_says_it_in_another_language() -> None:
    with pytest.raises(Refusal) as refused:
        castaways('{do = "gian"}')

    assert refused.value.arguments == {
        "place": 'cards.toml, card "it", word 1',
        "why": 'unknown verb "gian"; did you mean "gain"?',
    }
