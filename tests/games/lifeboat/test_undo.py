"""What may be taken back at the table, and what the rules make final."""

from __future__ import annotations

import pytest

from games.lifeboat.scenes import (
    BOSUN,
    EVERYBODY,
    KID,
    MILADY,
    SNOB,
    asked,
    asking,
    closed_cards,
    day,
    demand,
    evening,
    fight,
    may,
    morning,
    night,
    pass_all,
    play,
    seat,
    story,
    told,
    until,
)
from holdfast.games.lifeboat.state import NAVIGATION
from holdfast.kernel.step import ALL


@pytest.mark.rule("LIF-06.4")
def test_an_idle_turn_may_be_taken_back_while_nobody_went_on() -> None:
    table = day(turn=MILADY)
    play(table, MILADY, "idle")
    assert asked(table) == [SNOB]

    play(table, MILADY, "undo")

    assert (asking(table), asked(table)) == ("Action", [MILADY])
    assert len(told(table, None, "TakenBack")) == 1


@pytest.mark.rule("LIF-06.1")
def test_once_another_has_acted_it_is_too_late() -> None:
    table = day(turn=MILADY)
    play(table, MILADY, "idle")

    play(table, SNOB, "idle")

    assert not may(table, MILADY, "undo")


@pytest.mark.rule("LIF-05.2")
@pytest.mark.parametrize(
    "words", ["open gaff", "throw gaff", "throw open club", "place life_ring kid", "place parasol snob"]
)
def test_what_was_opened_placed_or_thrown_away_stays_so(words: str) -> None:
    table = day(turn=MILADY, closed={KID: "gaff life_ring"}, open={KID: "club parasol"})
    gaff = table.sitting.table.state.sailors[seat(table, KID)].closed
    # Also where opening tells nobody anything new.
    table.sitting.table.state.provisions_known.look(gaff, ALL)

    play(table, KID, words)

    assert not may(table, KID, "undo")


@pytest.mark.rule("LIF-04.5", "LIF-07.1")
def test_what_showed_somebody_a_card_stays_so() -> None:
    sharing = morning()
    play(sharing, MILADY, "keep water")
    rowing = day(turn=MILADY)
    play(rowing, MILADY, "row")

    assert not may(sharing, MILADY, "undo")
    assert not may(rowing, MILADY, "undo")


@pytest.mark.rule("LIF-08.4", "LIF-10.1", "LIF-10.3")
@pytest.mark.parametrize("who", [BOSUN, KID, SNOB])
def test_demand_refusal_and_alliance_are_final(who: str) -> None:
    table = demand("rob", BOSUN, KID, closed={KID: "cash"})
    if who != BOSUN:
        play(table, KID, "refuse")
    if who == SNOB:
        play(table, SNOB, "join kid")

    assert not may(table, who, "undo")


@pytest.mark.rule("LIF-17.4")
@pytest.mark.parametrize("where", ["open", "closed"])
def test_spent_water_is_gone(where: str) -> None:
    table = night("32", **{where: {KID: "water"}})
    until(table, "ShareWater")

    play(table, KID, "water bosun")

    assert not may(table, KID, "undo")


@pytest.mark.rule("LIF-05.7")
def test_an_offer_may_be_taken_back_and_only_the_two_hear_of_it() -> None:
    table = day(turn=MILADY, closed={SNOB: "water"})
    play(table, SNOB, "offer kid give water")

    play(table, SNOB, "undo")

    assert not may(table, KID, "accept snob")
    assert [who for who in EVERYBODY if "TakenBack" in story(table, who)] == [SNOB, KID]
    assert "TakenBack" not in story(table, None)


@pytest.mark.rule("LIF-05.9")
def test_a_trade_of_closed_cards_is_final() -> None:
    table = day(turn=MILADY, closed={SNOB: "water"})
    play(table, SNOB, "offer kid give water")

    play(table, KID, "accept snob")

    assert not may(table, KID, "undo")
    assert closed_cards(table, KID) == ["water"]


@pytest.mark.rule("LIF-10.3", "LIF-13.1")
@pytest.mark.parametrize("question", ["TakeSides", "Preparation"])
def test_a_pass_may_be_taken_back_and_nobody_hears_of_it(question: str) -> None:
    table = fight(BOSUN, KID) if question == "TakeSides" else evening()
    numbers = {ask.seat: ask.id for ask in table.asking() if ask.seat != seat(table, SNOB)}
    play(table, SNOB, "pass")
    assert SNOB not in asked(table)

    play(table, SNOB, "undo")

    assert SNOB in asked(table)
    assert {ask.seat: ask.id for ask in table.asking() if ask.seat != seat(table, SNOB)} == numbers
    assert [who for who in [None, *EVERYBODY] if "TakenBack" in story(table, who)] == [SNOB]


@pytest.mark.rule("LIF-15.2", "LIF-16.1")
@pytest.mark.parametrize("question", ["Rescue", "Bait"])
def test_a_sealed_answer_may_be_changed_even_after_others_answered(question: str) -> None:
    table = night("42", closed={KID: "shark_bait"})
    until(table, question)
    play(table, KID, "pass")
    play(table, SNOB, "pass")

    play(table, KID, "undo")

    assert KID in asked(table)
    assert SNOB not in asked(table)
    assert [who for who in [None, *EVERYBODY] if "TakenBack" in story(table, who)] == [KID]


@pytest.mark.rule("LIF-13.6", "LIF-15.2")
def test_what_led_to_a_sealed_question_stays_so_that_nobody_learns_of_an_answer() -> None:
    # The current has the boat, and everybody knows the top card: showing it tells nobody anything.
    table = evening(day=31, chart="42")
    table.sitting.table.state.chart_known.look([NAVIGATION.index("42")], ALL)
    pass_all(table)
    last = int(table.sitting.lines[-1].author)
    assert (asking(table), "undo" in table.rights(last)) == ("Rescue", False)
    table.play(last, "pass")

    table.play(next(place for place in range(6) if place != last), "pass")

    assert "undo" in table.rights(last)


@pytest.mark.rule("LIF-05.9")
@pytest.mark.parametrize("offer", ["offer kid give water", "offer kid give open gaff closed 1"])
def test_a_trade_of_closed_cards_is_final_also_where_both_knew_them(offer: str) -> None:
    table = day(turn=MILADY, closed={SNOB: "water", KID: "cash"}, open={SNOB: "gaff"})
    state = table.sitting.table.state
    state.provisions_known.look([card for sailor in state.sailors for card in sailor.closed], ALL)
    play(table, SNOB, offer)

    play(table, KID, "accept snob cash" if "closed" in offer else "accept snob")

    assert not may(table, KID, "undo")


@pytest.mark.rule("LIF-05.9")
def test_a_trade_of_open_cards_may_be_taken_back() -> None:
    table = day(turn=MILADY, open={SNOB: "gaff", KID: "club"})
    play(table, SNOB, "offer kid give open gaff ask club")

    play(table, KID, "accept snob")

    assert may(table, KID, "undo")


@pytest.mark.rule("LIF-08.2", "LIF-08.4")
def test_who_has_changed_seats_with_a_sleeper_stays_there() -> None:
    table = day(turn=BOSUN, wounds={KID: 3})

    play(table, BOSUN, "swap kid")

    assert not may(table, BOSUN, "undo")


@pytest.mark.rule("LIF-05.5", "LIF-11.2")
def test_a_medical_kit_that_was_used_is_gone() -> None:
    table = day(turn=BOSUN, wounds={KID: 1}, open={BOSUN: "medkit"})

    play(table, BOSUN, "medkit kid")

    assert not may(table, BOSUN, "undo")
