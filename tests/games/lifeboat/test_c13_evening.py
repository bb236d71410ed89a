"""LIF-13  Evening: preparation and choosing the card."""

from __future__ import annotations

import pytest

from games.lifeboat.scenes import (
    BOSUN,
    CAPTAIN,
    DEAD,
    EVERYBODY,
    FRENCHY,
    KID,
    MILADY,
    SNOB,
    adrift,
    asked,
    asking,
    boat,
    closed_cards,
    day,
    evening,
    gulls,
    may,
    night,
    offered,
    on_table,
    open_cards,
    pass_all,
    play,
    reveal,
    rights,
    sleep,
    story,
    told,
    wounds,
)
from holdfast.api import Table
from holdfast.games.lifeboat.chapters.c13_evening import AskCompass, ChooseCard
from holdfast.games.lifeboat.state import NAVIGATION
from holdfast.kernel.play import top


def bottom(table: Table, cards: int) -> set[str]:
    """The lowest cards of the navigation deck."""
    return {NAVIGATION[card] for card in table.sitting.table.state.chart[:cards]}


# -- preparation -----------------------------------------------------------------------------------


@pytest.mark.rule("LIF-13.1")
def test_before_the_card_everybody_may_give_trade_open_and_place() -> None:
    table = evening(closed={SNOB: "water", KID: "life_ring"})

    assert asked(table) == EVERYBODY
    assert may(table, SNOB, "offer kid give water closed 1")
    assert may(table, SNOB, "open water")
    assert may(table, KID, "place life_ring snob")


@pytest.mark.rule("LIF-13.1")
def test_preparation_ends_when_all_are_done() -> None:
    table = evening()
    for who in EVERYBODY[:-1]:
        play(table, who, "pass")
    assert asking(table) == "Preparation"

    play(table, KID, "pass")

    assert asking(table) == "AskCompass"


@pytest.mark.rule("LIF-13.1")
def test_a_public_act_asks_everybody_again() -> None:
    table = evening(closed={KID: "life_ring"})
    play(table, MILADY, "pass")

    play(table, KID, "place life_ring milady")

    assert asked(table) == EVERYBODY


@pytest.mark.rule("LIF-13.1")
def test_a_private_offer_asks_nobody_again() -> None:
    table = evening(closed={SNOB: "water"})
    play(table, MILADY, "pass")

    play(table, SNOB, "offer kid give water")

    assert MILADY not in asked(table)


@pytest.mark.rule("LIF-13.1")
def test_who_is_done_may_still_accept() -> None:
    table = evening(closed={SNOB: "water"})
    play(table, KID, "pass")
    play(table, SNOB, "offer kid give water")

    play(table, KID, "accept snob")

    assert closed_cards(table, KID) == ["water"]
    assert asked(table) == EVERYBODY


# -- the navigator -----------------------------------------------------------------------------------


@pytest.mark.rule("LIF-13.2")
@pytest.mark.parametrize(
    ("hurt", "navigator"), [({}, KID), ({KID: 3}, FRENCHY), ({KID: DEAD, FRENCHY: 6, BOSUN: 8}, CAPTAIN)]
)
def test_the_navigator_is_the_conscious_one_nearest_the_stern(hurt: dict[str, int], navigator: str) -> None:
    table = evening(wounds=hurt)

    pass_all(table)

    assert asked(table) == [navigator]


@pytest.mark.rule("LIF-13.2", "LIF-08.7")
def test_the_seats_count_as_they_are_now() -> None:
    table = day(turn=KID)
    play(table, KID, "swap milady")
    play(table, MILADY, "yield")
    assert on_table(table, "turn_order")[-1] == KID

    pass_all(table)

    assert asked(table) == [MILADY]


@pytest.mark.rule("LIF-13.4", "LIF-13.6")
def test_compass_and_card_share_one_time() -> None:
    table = evening(row_stack="40 19")
    pass_all(table)
    compass = top(table.sitting.table)
    play(table, KID, "no compass")
    card = top(table.sitting.table)

    assert isinstance(compass, AskCompass)
    assert isinstance(card, ChooseCard)
    assert (compass.timer, compass.continues) == (card.timer, False)
    assert card.continues


@pytest.mark.rule("LIF-13.3")
def test_the_navigator_looks_at_the_row_stack_in_secret() -> None:
    table = evening(row_stack="40 19 25")
    pass_all(table)

    play(table, KID, "no compass")

    assert told(table, KID, "SawNavigation") == [{"cards": ["19", "25", "40"]}]
    assert told(table, MILADY, "SawNavigation") == []
    assert told(table, MILADY, "NavigatorTook") == [{"who": KID, "cards": 3}]


@pytest.mark.rule("LIF-13.3")
def test_the_order_of_the_row_stack_tells_nothing() -> None:
    one, other = evening(row_stack="40 19 25"), evening(row_stack="19 25 40")
    for table in (one, other):
        pass_all(table)
        play(table, KID, "no compass")

    assert offered(one, KID) == offered(other, KID) == ["pick 19", "pick 25", "pick 40"]


# -- the compass -------------------------------------------------------------------------------------


@pytest.mark.rule("LIF-13.4", "LIF-R21")
def test_the_compass_adds_the_top_card_before_looking() -> None:
    table = evening(row_stack="40 19", chart="25", open={KID: "compass"})
    pass_all(table)
    assert told(table, KID, "SawNavigation") == []

    play(table, KID, "compass")

    assert offered(table, KID) == ["pick 19", "pick 25", "pick 40"]


@pytest.mark.rule("LIF-13.4", "LIF-R21")
def test_the_compass_is_optional() -> None:
    table = evening(row_stack="40 19", chart="25", open={KID: "compass"})
    pass_all(table)

    play(table, KID, "no compass")

    assert offered(table, KID) == ["pick 19", "pick 40"]


@pytest.mark.rule("LIF-13.4")
def test_a_closed_compass_may_be_opened_now() -> None:
    table = evening(row_stack="40 19", chart="25", closed={KID: "compass"})
    pass_all(table)

    play(table, KID, "compass")

    assert (open_cards(table, KID), told(table, None, "CompassUsed")) == (["compass"], [{"who": KID}])


@pytest.mark.rule("LIF-13.4", "LIF-R21")
def test_the_compass_is_not_used_up() -> None:
    table = evening(row_stack="40 19", chart="25", open={KID: "compass"})
    pass_all(table)

    play(table, KID, "compass", "pick 25")

    assert open_cards(table, KID) == ["compass"]


@pytest.mark.rule("LIF-13.4")
def test_a_compass_helps_nobody_but_the_navigator() -> None:
    table = evening(row_stack="40 19", open={FRENCHY: "compass"})

    pass_all(table)

    assert (asking(table), asked(table)) == ("ChooseCard", [KID])


@pytest.mark.rule("LIF-13.4")
def test_a_navigator_without_the_compass_is_asked_all_the_same() -> None:
    table = evening(closed={MILADY: "compass"})

    pass_all(table)

    assert (asking(table), offered(table, KID)) == ("AskCompass", ["no compass"])


@pytest.mark.rule("LIF-13.4")
@pytest.mark.parametrize(
    "arranged",
    [{"gone": "compass"}, {"open": {MILADY: "compass"}}, {"row_stack": "rest"}],
    ids=["known to be gone", "open elsewhere", "empty deck"],
)
def test_nobody_is_asked_where_all_can_see_that_a_compass_cannot_help(arranged: dict[str, object]) -> None:
    table = evening(**{"row_stack": "40 19", **arranged})

    pass_all(table)

    assert asking(table) == "ChooseCard"


@pytest.mark.rule("LIF-13.5")
def test_with_an_empty_row_stack_the_top_card_is_the_choice() -> None:
    table = evening(chart="25")

    reveal(table)

    assert told(table, None, "NavigationRevealed") == [{"card": "25", "buried": 0}]


@pytest.mark.rule("LIF-13.5")
def test_with_an_empty_row_stack_and_the_compass_the_top_two_are_the_choice() -> None:
    table = evening(chart="27 25", open={KID: "compass"})
    pass_all(table)

    play(table, KID, "compass")

    assert offered(table, KID) == ["pick 25", "pick 27"]


@pytest.mark.rule("LIF-13.6")
def test_exactly_one_card_is_picked_and_the_rest_go_unseen_under_the_deck() -> None:
    table = evening(row_stack="40 19 25", chart="20")
    pass_all(table)
    play(table, KID, "no compass")

    play(table, KID, "pick 25")

    assert told(table, None, "NavigationRevealed") == [{"card": "25", "buried": 2}]
    # The evening is over: the card it showed lies below the two that went under before it.
    assert bottom(table, 3) == {"25", "19", "40"}
    assert NAVIGATION[table.sitting.table.state.chart[0]] == "25"
    assert on_table(table, "row_stack") == 0


@pytest.mark.rule("LIF-13.7")
def test_gulls_then_overboard_then_sharks_then_thirst() -> None:
    table = night("21", open={KID: "shark_bait"}, wounds={})

    sleep(table)

    order = ["GullsChanged", "FellOverboard", "SharksCame", "Thirsty"]
    tale = [event for event in story(table) if event in order]
    assert list(dict.fromkeys(tale)) == order


@pytest.mark.rule("LIF-13.7")
def test_the_card_is_shown_to_all() -> None:
    table = night("42")

    assert all(told(table, who, "NavigationRevealed") == [{"card": "42", "buried": 0}] for who in EVERYBODY)
    assert table.view(None)["evening"]["card"] == "42"


@pytest.mark.rule("LIF-13.8", "LIF-R22")
def test_if_nobody_is_conscious_chance_picks_from_the_row_stack() -> None:
    asleep = {MILADY: 4, SNOB: 5, CAPTAIN: 7, BOSUN: 8, FRENCHY: 6, KID: 3}
    shown = set()
    for n in range(24):
        # Three gulls: card 25 or 23 ends the game before anything else.
        table = evening(wounds=asleep, row_stack="25 23", gulls=3, seed=f"asleep {n}")
        shown.add(told(table, None, "NavigationRevealed")[0]["card"])

    assert shown == {"25", "23"}


@pytest.mark.rule("LIF-13.8", "LIF-R22")
def test_if_nobody_is_conscious_and_no_card_was_left_the_top_card_decides() -> None:
    asleep = {MILADY: 4, SNOB: 5, CAPTAIN: 7, BOSUN: 8, FRENCHY: 6, KID: 3}
    table = evening(wounds=asleep, chart="25", gulls=3)

    assert told(table, None, "NavigationRevealed") == [{"card": "25", "buried": 0}]


@pytest.mark.rule("LIF-13.9")
def test_only_compass_ring_bait_and_water_have_their_moments() -> None:
    table = evening(
        chart="42",
        closed={KID: "compass", CAPTAIN: "life_ring shark_bait", MILADY: "water club shark_bait"},
    )
    pass_all(table)
    verbs: dict[str, set[str]] = {}
    while (question := asking(table)) in ("AskCompass", "ChooseCard", "Rescue", "Bait", "ShareWater"):
        said = {word.split()[0] for who in boat(table) for word in [*offered(table, who), *rights(table, who)]}
        verbs[question] = verbs.get(question, set()) | said - {"pass"}
        ask = table.asking()[0]
        table.play(ask.seat, ask.options[-1])

    assert verbs == {"AskCompass": {"compass", "no"}, "Rescue": {"open"}, "Bait": {"bait"}, "ShareWater": {"water"}}


@pytest.mark.rule("LIF-13.10")
def test_who_was_swept_away_is_ignored() -> None:
    table = night("42", swept=[CAPTAIN])

    assert (wounds(table), asking(table)) == ({}, "Action")


@pytest.mark.rule("LIF-13.10", "LIF-22.3")
def test_who_was_left_ashore_is_ignored() -> None:
    table = night("42", boat=[MILADY, SNOB, BOSUN, FRENCHY, KID])

    assert (wounds(table), asking(table)) == ({}, "Action")


@pytest.mark.rule("LIF-13.6", "LIF-13.5")
def test_a_single_card_is_no_question() -> None:
    table = evening(row_stack="25")
    pass_all(table)

    play(table, KID, "no compass")

    assert told(table, None, "NavigationRevealed") == [{"card": "25", "buried": 0}]


# -- drift -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LIF-R28")
@pytest.mark.parametrize(("date", "free"), [(30, True), (31, False)])
def test_from_day_31_on_nobody_chooses(date: int, free: bool) -> None:
    table = evening(day=date, chart="25", open={KID: "compass"})

    pass_all(table)

    assert (asking(table) == "AskCompass") == free
    assert gulls(table) == (0 if free else 1)
    assert adrift(table) != free


@pytest.mark.rule("LIF-13.8", "LIF-13.6")
def test_what_chance_left_of_the_row_stack_goes_under_the_deck() -> None:
    asleep = {MILADY: 4, SNOB: 5, CAPTAIN: 7, BOSUN: 8, FRENCHY: 6, KID: 3}
    table = evening(wounds=asleep, row_stack="25 23", gulls=3)

    left = table.view(None)
    assert (left["table"]["row_stack"], left["table"]["navigation"], left["evening"]["choice"]) == (0, 23, 0)
