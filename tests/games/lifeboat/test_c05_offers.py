"""LIF-05.7  What becomes of offers: they lapse, wait, bring people back to the table, and have a time of their own."""

from __future__ import annotations

import pytest

import holdfast
from games.lifeboat.scenes import (
    BOSUN,
    CAPTAIN,
    FRENCHY,
    KID,
    MILADY,
    SNOB,
    asked,
    asking,
    closed_cards,
    day,
    demand,
    evening,
    may,
    open_cards,
    pass_all,
    play,
    rights,
    seat,
    story,
    told,
)
from holdfast.api import Table
from holdfast.kernel.errors import Refusal


def offers(table: Table, who: str) -> list[dict[str, object]]:
    """The offers this character sees."""
    return list(table.view(seat(table, who))["me"]["offers"])


def lapsed(table: Table) -> list[tuple[str, str]]:
    """The offers of which the snob was told that they lapsed."""
    return [(one["who"], one["to"]) for one in told(table, SNOB, "OfferEnded") if one["why"] == "lapsed"]


# -- lapse -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LIF-05.7")
@pytest.mark.parametrize(
    ("who", "words"),
    [
        (SNOB, "open life_ring"),
        (SNOB, "throw life_ring"),
        (SNOB, "place life_ring milady"),
        (KID, "throw open gaff"),
        (KID, "throw cash"),
    ],
    ids=["opened", "thrown away", "placed", "asked card thrown away", "too few closed cards"],
)
def test_an_offer_lapses_when_a_card_in_it_moves_or_is_opened(who: str, words: str) -> None:
    table = day(closed={SNOB: "life_ring", KID: "cash"}, open={KID: "gaff"})
    play(table, SNOB, "offer kid give life_ring ask gaff closed 1")
    assert may(table, KID, "accept snob cash")

    play(table, who, words)

    assert not may(table, KID, "accept snob cash")
    assert (lapsed(table), offers(table, KID)) == ([(SNOB, KID)], [])


@pytest.mark.rule("LIF-05.7")
def test_a_lapsed_offer_does_not_come_back_with_its_card() -> None:
    table = day(open={SNOB: "life_ring"})
    play(table, SNOB, "offer kid give open life_ring")
    play(table, SNOB, "place life_ring captain")

    play(table, CAPTAIN, "place life_ring snob")

    assert not may(table, KID, "accept snob")
    assert lapsed(table) == [(SNOB, KID)]


@pytest.mark.rule("LIF-05.7")
def test_an_offer_that_lapsed_is_not_behind_a_new_one() -> None:
    table = day(turn=MILADY, closed={SNOB: "water cash", KID: "club", CAPTAIN: "oar"})
    play(table, SNOB, "offer kid give water closed 1")
    play(table, KID, "throw club")
    play(table, SNOB, "offer kid give cash")
    play(table, CAPTAIN, "offer kid give oar")
    play(table, KID, "accept captain")

    assert lapsed(table) == [(SNOB, KID)]
    assert [one["give"] for one in offers(table, KID)] == [["hidden"]]
    play(table, KID, "accept snob")
    assert closed_cards(table, KID) == ["oar", "cash"]


@pytest.mark.rule("LIF-05.7")
@pytest.mark.parametrize(
    ("who", "words"),
    [(SNOB, "open water"), (SNOB, "throw water"), (KID, "throw open oar")],
    ids=["opened", "thrown away", "asked card thrown away"],
)
def test_an_offer_binds_kinds_and_not_one_of_two_equal_cards(who: str, words: str) -> None:
    table = day(closed={SNOB: "water water"}, open={KID: "oar oar"})
    play(table, SNOB, "offer kid give water ask oar")

    play(table, who, words)

    assert (lapsed(table), may(table, KID, "accept snob")) == ([], True)


@pytest.mark.rule("LIF-05.7", "LIF-13.1")
def test_whichever_of_two_equal_cards_is_left_changes_hands() -> None:
    table = day(closed={SNOB: "water water"})
    play(table, SNOB, "offer kid give water")
    play(table, SNOB, "open water")

    play(table, KID, "accept snob")

    assert (open_cards(table, SNOB), closed_cards(table, SNOB), closed_cards(table, KID)) == (["water"], [], ["water"])


@pytest.mark.rule("LIF-05.7", "LIF-11.1")
@pytest.mark.parametrize("words", ["medkit milady", "flare"])
def test_an_offer_of_a_card_that_was_used_lapses_at_once(words: str) -> None:
    table = day(turn=SNOB, closed={SNOB: "medkit flare_gun"}, wounds={MILADY: 1})
    play(table, SNOB, "offer kid give medkit flare_gun")

    play(table, SNOB, words)

    assert lapsed(table) == [(SNOB, KID)]
    assert offers(table, KID) == offers(table, SNOB) == []


@pytest.mark.rule("LIF-05.7", "LIF-10.4")
def test_a_fight_suspends_offers_and_they_stand_again_after_it() -> None:
    table = demand("rob", BOSUN, CAPTAIN, closed={SNOB: "water", CAPTAIN: "cash"})
    play(table, SNOB, "offer kid give water")

    play(table, CAPTAIN, "refuse")

    assert (lapsed(table), may(table, KID, "accept snob"), may(table, SNOB, "recall kid")) == ([], False, False)
    pass_all(table)
    assert (asking(table), may(table, KID, "accept snob")) == ("Action", True)


@pytest.mark.rule("LIF-05.7", "LIF-10.9")
def test_an_offer_to_somebody_whom_a_fight_knocks_out_lapses() -> None:
    table = fight_with_offer()

    pass_all(table)

    assert lapsed(table) == [(SNOB, FRENCHY)]
    assert offers(table, SNOB) == []


def fight_with_offer() -> Table:
    """The captain robs frenchy, who has one wound to spare and an offer of the snob's."""
    arranged = {"wounds": {FRENCHY: 5}, "closed": {FRENCHY: "cash", SNOB: "water"}}
    table = demand("rob", CAPTAIN, FRENCHY, **arranged)
    play(table, SNOB, "offer frenchy give water")
    play(table, FRENCHY, "refuse")
    return table


@pytest.mark.rule("LIF-05.7", "LIF-10.4")
def test_a_weapon_opened_in_a_fight_was_closed_in_the_offer() -> None:
    table = demand("rob", BOSUN, KID, closed={KID: "gaff", SNOB: "water"})
    play(table, KID, "offer snob give gaff")
    play(table, KID, "refuse")

    play(table, KID, "open gaff")

    assert lapsed(table) == [(KID, SNOB)]


@pytest.mark.rule("LIF-05.7", "LIF-08.6", "LIF-09.1")
@pytest.mark.parametrize("words", ["steal bosun", "rob milady"])
def test_theft_and_loot_drop_only_offers_whose_cards_moved(words: str) -> None:
    closed = {SNOB: "water", BOSUN: "cash", MILADY: "cash"}
    table = day(turn=KID, closed=closed, wounds={MILADY: 4})
    play(table, SNOB, "offer captain give water")
    play(table, BOSUN, "offer snob give cash")

    play(table, KID, words)

    assert lapsed(table) == ([(BOSUN, SNOB)] if words == "steal bosun" else [])
    assert may(table, CAPTAIN, "accept snob")


@pytest.mark.rule("LIF-05.7", "LIF-08.6")
def test_an_open_card_that_was_robbed_is_no_longer_on_offer() -> None:
    table = demand("rob", BOSUN, KID, open={KID: "gaff club"})
    play(table, KID, "offer snob give open gaff")
    play(table, KID, "yield")
    assert (asking(table), may(table, SNOB, "accept kid")) == ("TakeOne", False)

    play(table, BOSUN, "take gaff")

    assert lapsed(table) == [(KID, SNOB)]


@pytest.mark.rule("LIF-05.7", "LIF-13.9")
def test_every_offer_lapses_when_the_navigator_takes_the_cards() -> None:
    table = evening(closed={SNOB: "water"})
    play(table, SNOB, "offer kid give water")

    pass_all(table)

    assert asking(table) == "AskCompass"
    assert lapsed(table) == [(SNOB, KID)]


# -- whoever was done looks again ------------------------------------------------------------------------


@pytest.mark.rule("LIF-05.7", "LIF-13.1")
def test_an_offer_asks_the_two_again_who_had_said_they_were_done() -> None:
    table = evening(closed={SNOB: "water"})
    for who in (KID, MILADY, SNOB):
        play(table, who, "pass")

    play(table, SNOB, "offer kid give water")

    assert asked(table) == [SNOB, CAPTAIN, BOSUN, FRENCHY, KID]


@pytest.mark.rule("LIF-05.7", "LIF-13.1")
def test_a_gift_to_somebody_who_was_done_does_not_lapse_unseen() -> None:
    table = evening(closed={SNOB: "water"})
    for who in (MILADY, CAPTAIN, BOSUN, FRENCHY, KID):
        play(table, who, "pass")
    play(table, SNOB, "offer kid give water", "pass")
    assert (asking(table), asked(table)) == ("Preparation", [KID])

    play(table, KID, "accept snob")

    assert closed_cards(table, KID) == ["water"]


@pytest.mark.rule("LIF-05.7", "LIF-13.1")
@pytest.mark.parametrize(("who", "words"), [(KID, "decline snob"), (SNOB, "recall kid")])
def test_who_hears_that_an_offer_ended_may_bargain_on(who: str, words: str) -> None:
    table = evening(closed={SNOB: "water"})
    play(table, SNOB, "offer kid give water", "pass")
    play(table, KID, "pass")

    play(table, who, words)

    assert {SNOB, KID} <= set(asked(table))


@pytest.mark.rule("LIF-05.7", "LIF-13.1")
def test_others_see_nothing_of_who_is_asked_again() -> None:
    table = evening(closed={SNOB: "water"})
    play(table, KID, "pass")
    play(table, MILADY, "pass")
    numbers = {ask.seat: ask.id for ask in table.asking()}
    before = table.view(seat(table, MILADY)), rights(table, MILADY), table.view(None)

    play(table, SNOB, "offer kid give water")

    assert (table.view(seat(table, MILADY)), rights(table, MILADY), table.view(None)) == before
    unmoved = {ask.seat for ask in table.asking() if numbers.get(ask.seat) == ask.id}
    assert unmoved == {seat(table, who) for who in (CAPTAIN, BOSUN, FRENCHY)}


# -- the time of an offer ----------------------------------------------------------------------------------


def running_out(table: Table) -> list[tuple[str, str, int]]:
    """What the clock may say besides `time`, with its timer and which offer it is."""
    inner = table.sitting.table
    return [(one.text, one.timer, one.since) for one in inner.game.running_out(inner)]


@pytest.mark.rule("LIF-05.7")
def test_an_offer_lapses_when_its_time_is_up_and_only_the_two_hear_of_it() -> None:
    table = day(turn=MILADY, closed={SNOB: "water"})
    play(table, SNOB, "offer kid give water")
    assert running_out(table) == [("lapse snob kid", "trade_offer", 1)]
    others = [None, MILADY, CAPTAIN, BOSUN, FRENCHY]
    before = [(table.view(None if who is None else seat(table, who)), story(table, who)) for who in others]

    table.play("clock", "lapse snob kid")

    assert (lapsed(table), told(table, KID, "OfferEnded")) == (
        [(SNOB, KID)],
        [{"who": SNOB, "to": KID, "why": "lapsed"}],
    )
    assert [(table.view(None if who is None else seat(table, who)), story(table, who)) for who in others] == before
    assert (asking(table), asked(table), running_out(table)) == ("Action", [MILADY], [])


@pytest.mark.rule("LIF-05.7")
def test_another_offer_between_the_two_has_a_time_of_its_own() -> None:
    table = day(turn=MILADY, closed={SNOB: "water"})
    play(table, SNOB, "offer kid give water", "recall kid", "offer kid give water")

    assert running_out(table) == [("lapse snob kid", "trade_offer", 2)]


@pytest.mark.rule("LIF-05.7")
def test_a_lapse_between_two_takes_nobody_else_s_word_away() -> None:
    table = day(turn=MILADY, closed={SNOB: "water"})
    play(table, SNOB, "offer kid give water")
    play(table, MILADY, "idle")

    table.play("clock", "lapse snob kid")

    assert may(table, MILADY, "undo")
    assert not may(table, SNOB, "undo")


@pytest.mark.rule("LIF-05.7")
def test_a_lapse_is_a_line_of_the_record() -> None:
    table = holdfast.new("lifeboat", seats=4, seed="lapse")
    table.play(0, next(word for word in table.rights(0) if word.startswith("offer")))
    word = running_out(table)[0][0]

    table.play("clock", word)

    again = holdfast.replay(table.record())
    assert table.record().splitlines()[-1].startswith(f"clock {word} #")
    assert (again.sitting.last_digest, running_out(again)) == (table.sitting.last_digest, [])


@pytest.mark.rule("LIF-05.7")
def test_the_clock_ends_no_offer_that_does_not_stand() -> None:
    table = day(turn=MILADY, closed={SNOB: "water"})

    with pytest.raises(Refusal):
        table.play("clock", "lapse snob kid")


@pytest.mark.rule("LIF-05.7", "LIF-13.1")
@pytest.mark.parametrize("pace", ["live", "relaxed", "by_mail"])
def test_an_offer_has_a_time_at_every_pace(pace: str) -> None:
    game = day().sitting.game

    assert game.timing("trade_offer", pace).length > 0
