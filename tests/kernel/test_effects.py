"""Every word of an effect, in a scene. The castaways' own words show how a game adds its."""

from __future__ import annotations

import pytest

from holdfast.kernel.errors import Refusal, RulesError
from holdfast.kernel.parts.asking import NONE, answers
from holdfast.kernel.play import read, time_out, top, waiting
from holdfast.kernel.settle import settle
from holdfast.kernel.table import Table
from kernel.castaways import a_card, a_sitting, asked, castaways, give, lay, play, stores, told, wounds
from kernel.toy_effects.state import State, Told


def test_words_are_done_in_reading_order() -> None:
    sitting = a_sitting('{do = "gain", what = "wood"}, {do = "lose", what = "food"}, {do = "gain", what = "water"}')

    sitting.play("0", ["play it"])

    whats = [event["what"] for event in sitting.events(None)]
    assert whats[whats.index("played") :][:6] == ["played", "gained", "lost", "gained", "card done", "turn ended"]


def test_a_verb_has_its_numbers() -> None:
    table = a_card('{do = "gain", what = "wood", n = 3}')

    play(table, 0, "play it")

    assert stores(table, 0) == {"water": 1, "food": 1, "wood": 4}


def test_losing_takes_what_there_is() -> None:
    table = a_card('{do = "lose", what = "wood", n = 3}')

    play(table, 0, "play it")

    assert stores(table, 0)["wood"] == 0


# -- choosing ----------------------------------------------------------------------------------------

CHOICE = '{do = "choose", of = [[{do = "gain", what = "wood"}], [{do = "gain", what = "food", n = 2}]]}'


def test_one_of_several_branches_is_chosen() -> None:
    table = a_card(CHOICE)
    play(table, 0, "play it")
    assert asked(table) == {0: ["choose 1", "choose 2"]}

    play(table, 0, "choose 2")

    assert stores(table, 0) == {"water": 1, "food": 3, "wood": 1}


def test_a_branch_is_open_only_while_its_cost_can_be_paid() -> None:
    table = a_card('{do = "choose", of = [[{do = "pay", cost = {wood = 2}}], [], [{do = "heal"}]]}')

    play(table, 0, "play it")

    assert asked(table) == {0: ["choose 2", "choose 3"]}


def test_a_lone_branch_that_all_can_see_is_not_asked_about() -> None:
    table = a_card('{do = "choose", of = [[{do = "pay", cost = {wood = 2}}], [{do = "gain", what = "food"}]]}')

    play(table, 0, "play it")

    assert stores(table, 0)["food"] == 2


def test_with_no_branch_open_comes_what_is_said_for_that() -> None:
    closed = '[{do = "pay", cost = {wood = 2}}]'
    table = a_card(f'{{do = "choose", of = [{closed}], else = [{{do = "gain", what = "food"}}]}}')

    play(table, 0, "play it")

    assert stores(table, 0)["food"] == 2


def test_a_branch_that_needs_a_hidden_card_is_asked_about_also_without_it() -> None:
    words = '{do = "choose", of = [[], [{do = "need", when = {is = "holds", card = "shield"}}, {do = "heal"}]]}'
    without, holding = a_card(words), a_card(words)
    give(holding, 0, "it", "shield")

    for table in (without, holding):
        play(table, 0, "play it")

    assert (asked(without), asked(holding)) == ({0: ["choose 1"]}, {0: ["choose 1", "choose 2"]})


def test_also_where_nothing_is_open_without_the_hidden_card_a_pause_tells_nothing() -> None:
    shield = '[{do = "need", when = {is = "holds", card = "shield"}}, {do = "gain", what = "wood"}]'
    table = a_card(f'{{do = "choose", of = [{shield}], else = [{{do = "gain", what = "food"}}]}}')
    play(table, 0, "play it")
    assert asked(table) == {0: ["none"]}

    play(table, 0, "none")

    assert stores(table, 0) == {"water": 1, "food": 2, "wood": 1}


def test_what_may_be_done_need_not_be() -> None:
    table = a_card('{do = "may", then = [{do = "gain", what = "wood"}]}, {do = "gain", what = "food"}')
    play(table, 0, "play it")
    assert asked(table) == {0: ["none", "choose 1"]}

    play(table, 0, "none")

    assert stores(table, 0) == {"water": 1, "food": 2, "wood": 1}


def test_who_is_absent_chooses_what_costs_nothing() -> None:
    table = a_card('{do = "choose", of = [[{do = "pay", cost = {wood = 1}}], [{do = "gain", what = "food"}]]}')
    play(table, 0, "play it")

    time_out(table)

    assert stores(table, 0) == {"water": 1, "food": 2, "wood": 1}


def test_a_choice_in_a_choice() -> None:
    table = a_card(f'{{do = "choose", of = [[{CHOICE}, {CHOICE}], []]}}')

    play(table, 0, "play it", "choose 1", "choose 1", "choose 2")

    assert stores(table, 0) == {"water": 1, "food": 3, "wood": 2}


# -- conditions --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("when", "holds"),
    [
        ('"hurt"', True),
        ('{is = "not", it = "hurt"}', False),
        ('{is = "has", what = "wood"}', True),
        ('{is = "has", what = "wood", n = 2}', False),
        ('["hurt", {is = "has", what = "wood", n = 2}]', False),
        ('["hurt", {is = "has", what = "wood", n = 1}]', True),
        ("[]", True),
    ],
)
def test_a_condition_is_looked_at_when_its_turn_comes(when: str, holds: bool) -> None:
    then = '[{do = "gain", what = "water", n = 4}]'
    table = a_card(f'{{do = "if", when = {when}, then = {then}, else = [{{do = "gain", what = "food"}}]}}')
    table.state.castaways[0].wounds = 1

    play(table, 0, "play it")

    assert stores(table, 0) == {"water": 5 if holds else 1, "food": 1 if holds else 2, "wood": 1}


# -- whom --------------------------------------------------------------------------------------------


def test_somebody_is_picked_and_the_words_concern_them() -> None:
    table = a_card('{do = "pick", who = "other", then = [{do = "lose", what = "wood"}, {do = "gain", what = "food"}]}')
    play(table, 0, "play it")
    assert asked(table) == {0: ["pick 1", "pick 2"]}

    play(table, 0, "pick 2")

    assert [stores(table, seat)["wood"] for seat in range(3)] == [1, 1, 0]


def test_several_are_picked_in_order_and_there_is_no_way_to_pick_too_few() -> None:
    table = a_card('{do = "pick", who = "other", least = 2, most = 3, then = [{do = "lose", what = "wood"}]}', seats=4)
    play(table, 0, "play it")
    assert asked(table) == {0: ["pick 1", "pick 2"]}

    play(table, 0, "pick 2")

    assert asked(table) == {1: ["rest", *asked(table)[1][1:]]}, "pick 3 was the only way left"
    assert [stores(table, seat)["wood"] for seat in range(4)] == [1, 1, 0, 0]


def test_enough_are_picked_when_one_says_so() -> None:
    table = a_card('{do = "pick", who = "other", most = 2, then = [{do = "lose", what = "wood"}]}', seats=4)
    play(table, 0, "play it", "pick 1")
    assert asked(table) == {0: ["done", "pick 2", "pick 3"]}

    play(table, 0, "done")

    assert [stores(table, seat)["wood"] for seat in range(4)] == [1, 0, 1, 1]


def test_nobody_is_picked_twice_also_when_somebody_falls_meanwhile() -> None:
    table = a_card('{do = "pick", who = "other", most = 3, then = [{do = "lose", what = "wood"}]}', seats=4)
    play(table, 0, "play it", "pick 1", "pick 2")

    table.state.castaways[2].out = True

    assert asked(table) == {0: ["done", "pick 3"]}


def test_with_too_few_to_pick_from_all_are_taken() -> None:
    table = a_card('{do = "pick", who = "other", least = 3, then = [{do = "lose", what = "wood"}]}')

    play(table, 0, "play it")

    assert [stores(table, seat)["wood"] for seat in range(3)] == [1, 0, 0]


def test_nobody_need_be_picked_where_it_says_may() -> None:
    table = a_card('{do = "pick", who = "other", may = true, then = [{do = "lose", what = "wood"}]}')
    play(table, 0, "play it")
    assert asked(table) == {0: ["none", "pick 1", "pick 2"]}

    play(table, 0, "none")

    assert [stores(table, seat)["wood"] for seat in range(3)] == [1, 1, 1]


def test_words_to_several_concern_all_of_them_and_nobody_else() -> None:
    table = a_card('{do = "to", who = "others", then = [{do = "gain", what = "wood"}]}, {do = "gain", what = "food"}')

    play(table, 0, "play it")

    assert [stores(table, seat)["wood"] for seat in range(3)] == [1, 2, 2]
    assert [stores(table, seat)["food"] for seat in range(3)] == [2, 1, 1]


def test_each_in_turn_does_it_for_themselves() -> None:
    table = a_card(f'{{do = "each", who = "everybody", then = [{CHOICE}]}}')
    play(table, 0, "play it")

    for seat, word in ((0, "choose 1"), (1, "choose 2"), (2, "choose 1")):
        assert list(asked(table)) == [seat]
        play(table, seat, word)

    assert [stores(table, seat)["wood"] for seat in range(3)] == [2, 1, 2]


def test_who_is_out_by_then_is_passed_over() -> None:
    table = a_card(f'{{do = "each", who = "everybody", then = [{CHOICE}, {{do = "gain", what = "water"}}]}}')
    play(table, 0, "play it")
    table.state.castaways[1].out = True

    play(table, 0, "choose 1")

    assert list(asked(table)) == [2]
    assert stores(table, 1)["water"] == 1


def test_who_can_no_longer_be_picked_leaves_nothing_to_answer_but_none() -> None:
    table = a_card('{do = "pick", who = "other", then = [{do = "lose", what = "wood"}]}')
    play(table, 0, "play it")
    for seat in (1, 2):
        table.state.castaways[seat].out = True

    assert asked(table) == {0: ["none"]}


# -- paying ------------------------------------------------------------------------------------------


def test_what_leaves_no_choice_is_paid_at_once() -> None:
    table = a_card('{do = "pay", cost = {wood = 1, food = 1}, then = [{do = "gain", what = "water", n = 2}]}')

    play(table, 0, "play it")

    assert stores(table, 0) == {"water": 3, "food": 0, "wood": 0}


def test_a_class_of_things_is_paid_one_by_one_in_order_without_dead_ends() -> None:
    table = a_card('{do = "pay", cost = {any = 2}}')
    play(table, 0, "play it")
    assert asked(table) == {0: ["pay water", "pay food"]}, "beginning with wood could not be completed"

    play(table, 0, "pay food")

    assert stores(table, 0) == {"water": 1, "food": 0, "wood": 0}


def test_the_narrow_is_paid_before_the_wide() -> None:
    table = a_card('{do = "pay", cost = {any = 2, meal = 1}, then = [{do = "draw"}]}')

    play(table, 0, "play it", "pay food")

    assert stores(table, 0) == {"water": 0, "food": 0, "wood": 0}


def test_costs_are_paid_together_or_not_at_all() -> None:
    words = '{do = "pay", cost = {any = 3, meal = 1}, then = [{do = "draw"}], else = [{do = "gain", what = "wood"}]}'
    table = a_card(words)

    play(table, 0, "play it")

    assert stores(table, 0) == {"water": 1, "food": 1, "wood": 2}


def test_a_value_is_paid_by_what_things_are_worth_and_no_change_is_given() -> None:
    table = a_card('{do = "pay", value = 4, then = [{do = "draw"}]}')
    play(table, 0, "play it")
    assert asked(table) == {0: ["pay water", "pay food"]}

    play(table, 0, "pay food")

    assert stores(table, 0) == {"water": 1, "food": 0, "wood": 0}


def test_who_falls_in_mid_payment_gets_nothing_for_it() -> None:
    table = a_card('{do = "pay", cost = {any = 2}, then = [{do = "gain", what = "wood", n = 5}]}')
    table.state.castaways[0].stores = [2, 2, 2]
    play(table, 0, "play it", "pay water")
    table.state.castaways[0].out = True

    settle(table)

    assert stores(table, 0)["wood"] == 2


def test_a_cost_that_only_its_owner_sees_is_asked_of_the_owner() -> None:
    table = a_card('{do = "discard"}, {do = "gain", what = "wood"}')
    give(table, 0, "it", "rag", "shield")
    play(table, 0, "play it")
    assert asked(table) == {0: ["drop shield", "drop rag"]}

    play(table, 0, "drop rag")

    assert stores(table, 0)["wood"] == 2


def test_a_cost_that_cannot_be_paid_closes_its_branch() -> None:
    table = a_card('{do = "choose", of = [[{do = "discard"}], [{do = "gain", what = "wood"}], []]}')

    play(table, 0, "play it")

    assert asked(table) == {0: ["choose 2", "choose 3"]}


def test_what_is_no_cost_closes_nothing_though_it_would_do_nothing() -> None:
    table = a_card('{do = "choose", of = [[{do = "pick", who = "card_in_hand", then = []}], []]}')

    play(table, 0, "play it")

    assert asked(table) == {0: ["choose 1", "choose 2"]}


# -- what is set off ---------------------------------------------------------------------------------


def test_a_change_that_can_be_answered_is_asked_about() -> None:
    table = a_card('{do = "wound", to = "other"}')
    give(table, 1, "shield")
    play(table, 0, "play it", "pick 1")
    assert asked(table) == {1: ["bear", "block"]}

    play(table, 1, "block")

    assert wounds(table) == [0, 0, 0]


def test_what_is_set_off_waits_until_the_whole_card_is_done() -> None:
    sitting = a_sitting('{do = "wound", to = "other"}, {do = "lose", what = "food"}', prepare=lay_envy)

    sitting.play("0", ["play it", "pick 1"])
    sitting.play("1", ["bear"])

    assert [event["item"] for event in told(sitting, "gained")] == ["water", "wood", "wood"]
    whats = [event["what"] for event in sitting.events(None)]
    assert whats.index("lost") < whats.index("card done") < whats.index("gained")


def lay_envy(table: Table[State]) -> None:
    for seat in range(3):
        lay(table, seat, "envy")
    give(table, 0, "it")


def test_first_in_first_out_also_across_what_the_triggers_set_off() -> None:
    """Two wounds, the second of them set off by the first: all that the first set off comes before."""
    more = '[[card]]\nid = "spite"\ncount = 2\nlasting = true\n[[card.trigger]]\non = "wounded_me"\n'
    more += 'effect = [{do = "to", who = "everybody", then = [{do = "gain", what = "food"}]}, '
    more += '{do = "wound", to = "all_others"}]'
    table = a_card('{do = "wound", to = "other"}', more=more)
    lay(table, 1, "spite")
    lay(table, 2, "envy")
    play(table, 0, "play it", "pick 1")
    table.heard = []

    for seat in (1, 0, 2):
        play(table, seat, "bear")

    gains = [event for _, event in table.heard if isinstance(event, Told) and event.what == "gained"]
    gained = [(event.details["seat"], event.details["item"]) for event in gains]
    assert gained == [
        *((seat, "food") for seat in (0, 1, 2)),  # spite, set off by the first wound
        (2, "wood"),  # envy of the first wound, though spite has wounded others meanwhile
        (2, "wood"),  # envy of the wound of seat 0
        (2, "water"),  # and of its own
    ]


def test_what_was_set_off_is_lost_when_its_card_is_gone() -> None:
    table = a_card('{do = "wound", to = "other"}, {do = "to", who = "others", then = [{do = "strip"}]}')
    lay(table, 2, "envy")

    play(table, 0, "play it", "pick 1")
    play(table, 1, "bear")

    assert stores(table, 2)["wood"] == 1


def test_what_is_done_once_a_turn_is_not_done_twice() -> None:
    table = a_card('{do = "wound", to = "other"}, {do = "wound", to = "other"}')
    lay(table, 2, "medic")
    play(table, 0, "play it", "pick 1")
    play(table, 1, "bear")
    play(table, 0, "pick 1")

    play(table, 1, "bear")

    assert wounds(table) == [0, 1, 0]


def test_in_the_next_turn_it_is_done_again() -> None:
    table = a_card('{do = "wound", to = "other"}')
    lay(table, 2, "medic")
    give(table, 1, "it")
    play(table, 0, "play it", "pick 1")
    play(table, 1, "bear", "play it", "pick 0")

    play(table, 0, "bear")

    assert wounds(table) == [0, 0, 0]


# -- scopes and other cards --------------------------------------------------------------------------


def test_the_rest_of_a_card_can_be_left_from_within() -> None:
    stop = '{do = "choose", of = [[{do = "stop"}, {do = "gain", what = "wood"}], []]}'
    sitting = a_sitting(f'{stop}, {{do = "gain", what = "food"}}')

    sitting.play("0", ["play it", "choose 1"])

    assert stores(sitting.table, 0) == {"water": 1, "food": 1, "wood": 1}
    assert told(sitting, "card done") == [{"card": "it"}]


def test_a_turn_can_be_left_from_within_but_what_was_set_off_happens() -> None:
    table = a_card('{do = "wound", to = "other"}, {do = "end_turn"}, {do = "gain", what = "food"}')
    lay(table, 2, "envy")
    play(table, 0, "play it", "pick 1")

    play(table, 1, "bear")

    assert (stores(table, 0)["food"], stores(table, 2)["wood"]) == (1, 2)
    assert list(asked(table)) == [1]


def test_one_card_leads_to_the_words_of_another() -> None:
    more = '[[script]]\nid = "cave"\neffect = [{do = "gain", what = "wood"}]'
    table = a_card('{do = "goto", name = "cave"}, {do = "gain", what = "food"}', more=more)

    play(table, 0, "play it")

    assert stores(table, 0) == {"water": 1, "food": 2, "wood": 2}


def test_a_roll_takes_the_first_band_that_reaches_it() -> None:
    bands = ", ".join(f'{{most = {n}, effect = [{{do = "gain", what = "wood", n = {n}}}]}}' for n in range(1, 7))
    sitting = a_sitting(f'{{do = "roll", bands = [{bands}]}}')

    sitting.play("0", ["play it"])

    rolled = told(sitting, "rolled")[0]["result"]
    assert stores(sitting.table, 0)["wood"] == 1 + rolled


def test_peeking_shows_a_hand_to_one_seat_only() -> None:
    sitting = a_sitting('{do = "pick", who = "other", then = [{do = "peek"}]}', prepare=lambda t: give(t, 1, "rag"))

    sitting.play("0", ["play it", "pick 1"])

    seen = [[event["details"] for event in sitting.events(seat) if event["what"] == "saw"] for seat in (0, 1, None)]
    assert [heard[0]["cards"] for heard in seen] == [["rag"], "hidden", "hidden"]


# -- limits ------------------------------------------------------------------------------------------


def test_no_question_can_have_more_than_64_answers() -> None:
    with pytest.raises(RulesError, match="“pick” has 64 answers; a question lists 64 at most"):
        answers("pick", [str(number) for number in range(64)])


def test_a_game_without_effects_has_none_by_any_name() -> None:
    with pytest.raises(RulesError, match="there is no effect called “nothing”"):
        castaways("").plan("nothing")


def test_none_is_refused_where_something_must_be_picked() -> None:
    table = a_card('{do = "pick", who = "other", then = []}')
    play(table, 0, "play it")

    with pytest.raises(Refusal, match="does not offer seat 0 “none”"):
        read(table, 0, NONE.text)

    assert waiting(table) == [(0, top(table))]
