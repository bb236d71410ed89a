"""LIF-05.7 to LIF-05.10  Swaps and gifts: offers of any size, and what becomes of them."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.lifeboat.scenes import (
    BOSUN,
    CAPTAIN,
    EVERYBODY,
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
    fight,
    idle_until,
    may,
    morning,
    on_table,
    open_cards,
    pass_all,
    play,
    rights,
    seat,
    status,
    told,
)
from holdfast.api import Table
from holdfast.games.lifeboat.chapters.c05_trading import NOTHING, small_offer
from holdfast.games.lifeboat.state import KINDS, NAMES, Offer


def lapsed(table: Table) -> list[tuple[str, str]]:
    """The offers of which the snob was told that they lapsed."""
    return [(one["who"], one["to"]) for one in told(table, SNOB, "OfferEnded") if one["why"] == "lapsed"]


# -- what can be traded ------------------------------------------------------------------------------


@pytest.mark.rule("LIF-05.7")
def test_a_gift_is_an_offer_that_asks_nothing() -> None:
    table = day(closed={SNOB: "water"})
    play(table, SNOB, "offer kid give water")

    play(table, KID, "accept snob")

    assert (closed_cards(table, SNOB), closed_cards(table, KID)) == ([], ["water"])


@pytest.mark.rule("LIF-05.7")
def test_one_card_for_another() -> None:
    table = day(closed={SNOB: "water"}, open={KID: "gaff"})
    play(table, SNOB, "offer kid give water ask gaff")

    play(table, KID, "accept snob")

    assert (open_cards(table, SNOB), closed_cards(table, KID)) == (["gaff"], ["water"])


@pytest.mark.rule("LIF-05.7")
def test_three_for_two_with_closed_cards_of_the_receiver_s_choosing() -> None:
    table = day(
        closed={SNOB: "water water cash", CAPTAIN: "compass jewels medkit"}, open={SNOB: "club", CAPTAIN: "knife"}
    )
    play(table, SNOB, "offer captain give water water open club ask knife closed 1")

    play(table, CAPTAIN, "accept snob jewels")

    assert (closed_cards(table, SNOB), open_cards(table, SNOB)) == (["cash", "jewels"], ["knife"])
    assert (closed_cards(table, CAPTAIN), open_cards(table, CAPTAIN)) == (
        ["water", "water", "medkit", "compass"],
        ["club"],
    )


@pytest.mark.rule("LIF-05.7")
def test_a_trade_of_all_one_has() -> None:
    table = day(closed={SNOB: "water water water water cash cash cash"}, open={KID: "gaff knife club oar"})
    play(table, SNOB, "offer kid give water water water water cash cash cash ask gaff knife club oar")

    play(table, KID, "accept snob")

    assert open_cards(table, SNOB) == ["oar", "club", "knife", "gaff"]
    assert len(closed_cards(table, KID)) == 7


@pytest.mark.rule("LIF-05.7")
def test_of_closed_cards_only_a_number_can_be_asked() -> None:
    table = day(closed={SNOB: "water", KID: "gaff"})

    assert not may(table, SNOB, "offer kid give water ask gaff")
    assert may(table, SNOB, "offer kid give water closed 1")
    assert not may(table, SNOB, "offer kid give water closed 2")


@pytest.mark.rule("LIF-05.7")
@pytest.mark.parametrize(
    "words",
    [
        "offer kid",
        "offer kid give",
        "offer kid give gaff",
        "offer kid give water water",
        "offer kid give open water",
        "offer kid give water open",
        "offer kid give water closed ²",
        "offer kid give water closed 0",
        "offer kid give water closed 99999999999",
        "offer kid give treasure",
        "offer kid give treasure closed 1",
        "offer kid give water open treasure",
        "offer kid give water ask treasure",
        "offer kid give water 1",
        "offer kid give water closed 1 1",
        "hand kid give water",
        "offer bosun give water",
        "offer snob give water",
        "offer nobody give water",
        "offer kid water",
    ],
)
def test_an_offer_that_says_nothing_possible_is_refused(words: str) -> None:
    table = day(closed={SNOB: "water", KID: "cash"}, boat=[MILADY, SNOB, CAPTAIN, KID])

    assert not may(table, SNOB, words)


@pytest.mark.rule("LIF-05.7")
@pytest.mark.parametrize(
    "words",
    ["offer kid ask gaff", "offer kid closed 1", "offer kid give water cash", "offer kid give open club open oar"],
)
def test_an_offer_may_be_one_sided(words: str) -> None:
    table = day(closed={SNOB: "water cash", KID: "cash"}, open={SNOB: "club oar", KID: "gaff"})

    assert may(table, SNOB, words)


@pytest.mark.rule("LIF-05.7")
def test_the_order_of_the_words_does_not_matter_for_the_record() -> None:
    table = day(closed={SNOB: "cash water"}, open={SNOB: "oar", KID: "club gaff"})

    play(table, SNOB, "offer kid ask gaff club give open oar water cash")

    line = table.sitting.lines[-1].text
    assert line == "offer kid give water cash open oar ask club gaff"


@pytest.mark.rule("LIF-05.7")
def test_gifts_and_one_for_one_swaps_are_listed() -> None:
    table = day(closed={SNOB: "water", KID: "cash"}, open={SNOB: "club", KID: "gaff"}, boat=[SNOB, KID, BOSUN, MILADY])

    assert [word for word in rights(table, SNOB) if word.startswith("offer kid")] == [
        "offer kid give water",
        "offer kid give water ask gaff",
        "offer kid give water closed 1",
        "offer kid give open club",
        "offer kid give open club ask gaff",
        "offer kid give open club closed 1",
    ]


@pytest.mark.rule("LIF-05.7")
def test_the_ways_to_accept_are_listed() -> None:
    table = day(closed={SNOB: "water", KID: "cash cash gaff"})

    play(table, SNOB, "offer kid give water closed 2")

    assert [word for word in rights(table, KID) if word.split()[0] in ("accept", "decline")] == [
        "accept snob gaff cash",
        "accept snob cash cash",
        "decline snob",
    ]


@pytest.mark.rule("LIF-05.7", "LIF-05.1")
def test_of_many_ways_to_accept_the_first_are_listed_and_all_are_understood() -> None:
    heap = "water " * 15 + "cash " * 6 + "medkit medkit medkit jewels jewels jewels oar oar club knife gaff compass"
    table = day(closed={SNOB: "parasol", KID: heap})

    play(table, SNOB, "offer kid give parasol closed 17")

    listed = [word for word in rights(table, KID) if word.startswith("accept")]
    assert (len(listed), listed[0]) == (16, "accept snob" + " water" * 15 + " medkit" * 2)
    assert may(table, KID, "accept snob" + " cash" * 6 + " medkit" * 3 + " jewels" * 3 + " oar oar club knife gaff")


@pytest.mark.rule("LIF-05.7")
@pytest.mark.parametrize(
    "words",
    [
        "accept snob",
        "accept snob gaff",
        "accept snob gaff club",
        "accept snob gold silver",
        "accept captain cash",
    ],
)
def test_an_acceptance_names_just_the_closed_cards_asked_for(words: str) -> None:
    table = day(closed={SNOB: "water", KID: "cash cash gaff"})
    play(table, SNOB, "offer kid give water closed 2")

    assert not may(table, KID, words)


@pytest.mark.rule("LIF-05.9", "LIF-R8")
def test_a_card_changes_hands_as_it_lies() -> None:
    table = day(closed={SNOB: "water"}, open={SNOB: "club"})
    play(table, SNOB, "offer kid give water open club")

    play(table, KID, "accept snob")

    assert (closed_cards(table, KID), open_cards(table, KID)) == (["water"], ["club"])


@pytest.mark.rule("LIF-05.9")
def test_the_new_owner_sees_what_it_got_and_others_only_backs() -> None:
    table = day(closed={SNOB: "jewels"})
    play(table, SNOB, "offer kid give jewels")

    play(table, KID, "accept snob")

    gift = {"who": SNOB, "to": KID, "got": []}
    assert told(table, KID, "Traded") == told(table, SNOB, "Traded") == [{**gift, "gave": ["jewels"]}]
    assert told(table, MILADY, "Traded") == told(table, None, "Traded") == [{**gift, "gave": ["hidden"]}]


# -- consent -----------------------------------------------------------------------------------------


@pytest.mark.rule("LIF-05.10")
def test_nothing_changes_hands_without_consent() -> None:
    table = day(closed={SNOB: "shark_bait"})

    play(table, SNOB, "offer kid give shark_bait")

    assert (closed_cards(table, SNOB), closed_cards(table, KID)) == (["shark_bait"], [])


@pytest.mark.rule("LIF-05.10")
def test_the_unconscious_are_offered_nothing() -> None:
    table = day(closed={SNOB: "water"}, wounds={KID: 3})

    assert not may(table, SNOB, "offer kid give water")
    assert not [word for word in rights(table, SNOB) if word.startswith("offer kid")]


@pytest.mark.rule("LIF-05.10")
def test_a_declined_offer_is_gone() -> None:
    table = day(closed={SNOB: "water"})
    play(table, SNOB, "offer kid give water")

    play(table, KID, "decline snob")

    assert not may(table, KID, "accept snob")
    assert told(table, SNOB, "OfferEnded") == [{"who": SNOB, "to": KID, "why": "declined"}]


@pytest.mark.rule("LIF-05.10")
def test_declining_one_offer_leaves_the_others() -> None:
    table = day(closed={SNOB: "water", CAPTAIN: "cash"})
    play(table, SNOB, "offer kid give water")
    play(table, SNOB, "offer bosun give water")
    play(table, CAPTAIN, "offer kid give cash")

    play(table, KID, "decline snob")

    assert may(table, BOSUN, "accept snob")
    assert may(table, KID, "accept captain")


@pytest.mark.rule("LIF-05.10")
def test_an_offer_can_be_recalled() -> None:
    table = day(closed={SNOB: "water"})
    play(table, SNOB, "offer kid give water")

    play(table, SNOB, "recall kid")

    assert not may(table, KID, "accept snob")
    assert told(table, KID, "OfferEnded") == [{"who": SNOB, "to": KID, "why": "recalled"}]


# -- offers never block ------------------------------------------------------------------------------


@pytest.mark.rule("LIF-05.7", "LIF-06.1")
def test_an_offer_blocks_nobody() -> None:
    table = day(turn=MILADY, closed={SNOB: "water"})

    play(table, SNOB, "offer kid give water")

    assert (asking(table), asked(table)) == ("Action", [MILADY])


@pytest.mark.rule("LIF-05.7")
def test_an_offer_stands_into_the_next_turns() -> None:
    table = day(turn=MILADY, closed={SNOB: "water"})
    play(table, SNOB, "offer kid give water")
    play(table, MILADY, "idle")
    play(table, SNOB, "row")

    assert may(table, KID, "accept snob")


@pytest.mark.rule("LIF-05.7")
def test_one_offer_stands_for_each_ordered_pair() -> None:
    table = day(closed={SNOB: "water cash", KID: "gaff"})
    play(table, SNOB, "offer kid give water")

    assert not may(table, SNOB, "offer kid give cash")
    assert may(table, SNOB, "offer captain give cash")
    assert may(table, KID, "offer snob give gaff")


@pytest.mark.rule("LIF-05.7")
def test_the_same_card_may_be_offered_to_several_and_goes_to_the_first_who_accepts() -> None:
    table = day(closed={SNOB: "water"})
    play(table, SNOB, "offer kid give water")
    play(table, SNOB, "offer captain give water")

    play(table, CAPTAIN, "accept snob")

    assert closed_cards(table, CAPTAIN) == ["water"]
    assert not may(table, KID, "accept snob")
    assert lapsed(table) == [(SNOB, KID)]


# -- limits --------------------------------------------------------------------------------------------


def offer_and_recall(table: Table, times: int) -> None:
    for _ in range(times):
        play(table, SNOB, "offer kid give water", "recall kid")


@pytest.mark.rule("LIF-05.7", "LIF-13.1")
def test_five_offers_in_an_evening_s_preparation() -> None:
    table = evening(closed={SNOB: "water"})

    offer_and_recall(table, 5)

    assert not may(table, SNOB, "offer kid give water")
    assert not [word for word in rights(table, SNOB) if word.startswith("offer")]


@pytest.mark.rule("LIF-05.7")
def test_twenty_offers_in_the_rest_of_the_day() -> None:
    table = day(closed={SNOB: "water"})
    offer_and_recall(table, 19)

    assert may(table, SNOB, "offer kid give water")
    offer_and_recall(table, 1)
    assert not may(table, SNOB, "offer kid give water")


@pytest.mark.rule("LIF-05.7")
def test_the_offers_of_the_day_do_not_count_in_the_evening() -> None:
    table = day(turn=KID, closed={SNOB: "water"})
    offer_and_recall(table, 20)

    play(table, KID, "idle")

    assert may(table, SNOB, "offer kid give water")


@pytest.mark.rule("LIF-05.7")
def test_a_new_day_counts_anew() -> None:
    table = day(turn=KID, closed={SNOB: "water"}, provisions=0, chart="25 30")
    offer_and_recall(table, 20)
    play(table, KID, "idle")
    offer_and_recall(table, 5)
    pass_all(table)
    play(table, KID, "no compass")
    assert (on_table(table, "day"), asking(table)) == (3, "Action")

    offer_and_recall(table, 20)

    assert not may(table, SNOB, "offer kid give water")
    idle_until(table, "nobody")
    offer_and_recall(table, 5)
    assert not may(table, SNOB, "offer kid give water")


@pytest.mark.rule("LIF-05.7")
def test_answers_are_no_offers_and_have_no_limit() -> None:
    table = day(closed={SNOB: "water", KID: "cash"})
    offer_and_recall(table, 20)
    play(table, KID, "offer snob give cash")

    assert may(table, SNOB, "accept kid")


# -- when ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LIF-05.7", "LIF-R9", "LIF-R27")
def test_trading_is_open_in_the_morning() -> None:
    table = morning(closed={SNOB: "water"})
    play(table, SNOB, "offer kid give water")

    play(table, KID, "accept snob")

    assert closed_cards(table, KID) == ["water"]
    assert asked(table) == [MILADY]


@pytest.mark.rule("LIF-05.7")
def test_trading_is_open_between_a_demand_and_its_answer() -> None:
    table = demand("rob", BOSUN, KID, closed={KID: "water"})
    play(table, KID, "offer snob give water")

    play(table, SNOB, "accept kid")

    assert (closed_cards(table, SNOB), asked(table)) == (["water"], [KID])


@pytest.mark.rule("LIF-05.7", "LIF-10.4")
def test_no_trading_in_a_fight() -> None:
    table = fight(BOSUN, KID, closed={KID: "water", SNOB: "cash"})

    assert not may(table, KID, "offer snob give water")
    assert not may(table, SNOB, "offer milady give cash")


@pytest.mark.rule("LIF-05.7")
def test_no_trading_while_loot_is_taken() -> None:
    table = demand("rob", BOSUN, KID, closed={KID: "water", SNOB: "cash"}, open={KID: "club"})
    play(table, KID, "yield")

    assert (asking(table), may(table, SNOB, "offer milady give cash")) == ("TakeOne", False)


@pytest.mark.rule("LIF-05.8")
def test_cards_may_buy_off_a_demand() -> None:
    table = demand("swap", BOSUN, KID, closed={KID: "water"})
    play(table, KID, "offer bosun give water")
    play(table, BOSUN, "accept kid")

    # The bosun took the bribe; nothing binds him, and the kid still has to answer.
    assert (closed_cards(table, BOSUN), asked(table)) == (["water"], [KID])


@pytest.mark.rule("LIF-05.8")
@pytest.mark.parametrize("who", EVERYBODY)
def test_there_is_no_word_for_a_promise(who: str) -> None:
    table = day(closed=dict.fromkeys(EVERYBODY, "water"))

    verbs = {word.split()[0] for word in rights(table, who)}

    assert verbs == {"open", "throw", "offer"}


@pytest.mark.rule("LIF-05.7", "LIF-03.4")
def test_the_unconscious_accept_nothing() -> None:
    table = fight(CAPTAIN, FRENCHY, wounds={FRENCHY: 5}, closed={FRENCHY: "cash", SNOB: "water"})
    pass_all(table)

    assert not may(table, SNOB, "offer frenchy give water")
    assert not may(table, FRENCHY, "offer snob give cash")


# -- what is listed ---------------------------------------------------------------------------------------


def offers_to(table: Table, whom: str) -> list[str]:
    return [word for word in rights(table, SNOB) if word.startswith(f"offer {whom} ")]


@pytest.mark.rule("LIF-05.7")
def test_gifts_and_swaps_of_one_card_are_listed_for_everybody_apart() -> None:
    held: dict[str, Any] = {
        "closed": {SNOB: "cash", KID: "gaff", CAPTAIN: "knife"},
        "open": {SNOB: "oar", KID: "water club"},
    }
    table = day(**held)

    assert offers_to(table, KID) == [
        *("offer kid give cash", "offer kid give cash ask water", "offer kid give cash ask club"),
        *("offer kid give cash closed 1", "offer kid give open oar", "offer kid give open oar ask water"),
        *("offer kid give open oar ask club", "offer kid give open oar closed 1"),
    ]
    assert offers_to(table, CAPTAIN) == [
        *("offer captain give cash", "offer captain give cash closed 1"),
        *("offer captain give open oar", "offer captain give open oar closed 1"),
    ]
    assert offers_to(table, MILADY) == ["offer milady give cash", "offer milady give open oar"]


@pytest.mark.rule("LIF-05.7")
@pytest.mark.parametrize("whom", [MILADY, KID])
def test_what_is_listed_follows_the_cards_of_the_other(whom: str) -> None:
    own: dict[str, Any] = {"closed": {SNOB: "cash"}}
    bare, closed = day(**own), day(closed={SNOB: "cash", whom: "gaff"})
    opened = day(**own, open={whom: "water"})

    assert offers_to(bare, whom) == [f"offer {whom} give cash"]
    assert offers_to(closed, whom) == [f"offer {whom} give cash", f"offer {whom} give cash closed 1"]
    assert offers_to(opened, whom) == [f"offer {whom} give cash", f"offer {whom} give cash ask water"]


@pytest.mark.rule("LIF-05.7")
def test_no_listed_offer_is_taken_for_another() -> None:
    kinds = range(len(KINDS))
    for to, kind, ask in product(range(len(NAMES)), kinds, [NOTHING, *kinds]):
        for is_open, closed in product((0, 1), (0, 1)):
            offer = small_offer(to, kind, is_open, ask, closed)
            asked_for = [] if ask < 0 else [ask]

            assert (offer.to, offer.ask, offer.ask_closed) == (to, asked_for, closed)
            assert (offer.closed, offer.open) == (([], [kind]) if is_open else ([kind], []))


@pytest.mark.rule("LIF-05.7")
def test_after_open_comes_a_card() -> None:
    table = day(open={SNOB: "gaff"})

    assert may(table, SNOB, "offer kid give open gaff")
    assert not may(table, SNOB, "offer kid give open give gaff")


@pytest.mark.rule("LIF-05.7")
def test_every_offer_of_a_day_has_a_number_of_its_own() -> None:
    table = day(turn=KID, closed={SNOB: "cash"})
    for whom in (KID, CAPTAIN):
        play(table, SNOB, f"offer {whom} give cash")
    play(table, KID, "idle")
    play(table, SNOB, "offer milady give cash")

    assert on_table(table, "phase") == "evening_prep"
    assert sorted(offer.number for offer in table.sitting.table.state.offers) == [1, 2, 3]


@pytest.mark.rule("LIF-05.10")
@pytest.mark.parametrize("sleeper", [SNOB, KID])
def test_an_offer_lapses_when_either_party_passes_out(sleeper: str) -> None:
    table = fight(BOSUN, sleeper, wounds={SNOB: 4, KID: 2}, closed={SNOB: "cash", KID: "cash"})
    # Whoever loses the fight loses a card too, so the offer names only the other's.
    gives, asks = ([], 1) if sleeper == SNOB else ([KINDS.index("cash")], 0)
    state = table.sitting.table.state
    state.offers = [Offer(seat(table, SNOB), seat(table, KID), gives, [], [], asks, 1)]

    pass_all(table)

    assert status(table, sleeper) == "unconscious"
    assert [one["why"] for one in told(table, KID, "OfferEnded")] == ["lapsed"]
