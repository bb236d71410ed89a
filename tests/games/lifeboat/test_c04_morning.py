"""LIF-04  Morning: sharing the provisions."""

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
    asked,
    asking,
    backs,
    closed_cards,
    idle_until,
    morning,
    offered,
    on_table,
    play,
    story,
    told,
)
from holdfast.api import Table


def share(table: Table) -> list[str]:
    """Everybody keeps the first card offered; who was asked, in order."""
    holders = []
    while asking(table) == "KeepOne":
        holders += asked(table)
        table.play(table.asking()[0].seat, table.asking()[0].options[0])
    return holders


@pytest.mark.rule("LIF-04.1")
def test_a_seat_change_leaves_today_s_turn_order_as_it_was() -> None:
    table = morning(provisions=0, wounds={KID: 3})

    play(table, MILADY, "swap kid")

    assert on_table(table, "turn_order") == EVERYBODY
    assert asked(table) == [SNOB]


@pytest.mark.rule("LIF-04.1")
def test_the_next_morning_s_order_is_that_of_the_new_seats() -> None:
    table = morning(boat=[KID, SNOB, CAPTAIN, BOSUN, FRENCHY, MILADY], provisions=0)

    assert on_table(table, "turn_order") == [KID, SNOB, CAPTAIN, BOSUN, FRENCHY, MILADY]
    assert asked(table) == [KID]


@pytest.mark.rule("LIF-04.2")
def test_an_empty_deck_means_no_sharing_and_no_refill() -> None:
    table = morning(provisions=0, gone="water water")

    assert (asking(table), on_table(table, "provisions")) == ("Action", 0)
    assert story(table) == ["DayBroke", "DeckEmpty"]


@pytest.mark.rule("LIF-04.3")
@pytest.mark.parametrize(("hurt", "packet"), [({}, 6), ({MILADY: 4}, 5), ({MILADY: 4, KID: DEAD}, 4)])
def test_a_card_is_drawn_for_each_conscious_character(hurt: dict[str, int], packet: int) -> None:
    table = morning(wounds=hurt)

    assert on_table(table, "packet") == packet


@pytest.mark.rule("LIF-04.3", "LIF-R6")
def test_the_conscious_one_nearest_the_bow_draws() -> None:
    table = morning(wounds={MILADY: 4, SNOB: DEAD})

    assert told(table, None, "PacketDrawn") == [{"who": CAPTAIN, "cards": 4}]
    assert asked(table) == [CAPTAIN]


@pytest.mark.rule("LIF-04.4")
def test_the_unconscious_and_the_dead_are_skipped() -> None:
    table = morning(wounds={SNOB: 5, BOSUN: DEAD})

    share(table)

    assert backs(table) == {MILADY: 1, CAPTAIN: 1, FRENCHY: 1, KID: 1}


@pytest.mark.rule("LIF-04.5")
def test_one_card_is_kept_closed_and_the_rest_passed_on() -> None:
    table = morning(deck="water gaff cash medkit oar jewels")

    play(table, MILADY, "keep gaff")

    assert closed_cards(table, MILADY) == ["gaff"]
    assert offered(table, SNOB) == ["keep water", "keep medkit", "keep oar", "keep cash", "keep jewels"]


@pytest.mark.rule("LIF-04.5")
def test_the_last_takes_the_single_card_left_unasked() -> None:
    table = morning(deck="water gaff cash medkit oar jewels")

    holders = share(table)

    assert holders == [MILADY, SNOB, CAPTAIN, BOSUN, FRENCHY]
    assert closed_cards(table, KID) == ["jewels"]


@pytest.mark.rule("LIF-04.5")
def test_only_the_holder_sees_the_packet() -> None:
    table = morning(deck="water gaff cash medkit oar jewels")

    shown = {who: table.view(table.view(None)["table"]["roles"].index(who))["me"]["packet"] for who in EVERYBODY}

    assert shown == {
        MILADY: ["water", "medkit", "oar", "gaff", "cash", "jewels"],
        **dict.fromkeys([SNOB, CAPTAIN, BOSUN, FRENCHY, KID]),
    }


@pytest.mark.rule("LIF-04.6")
def test_the_packet_follows_the_seats_in_the_boat() -> None:
    table = morning(boat=[KID, FRENCHY, MILADY, CAPTAIN, SNOB, BOSUN])

    assert share(table) == [KID, FRENCHY, MILADY, CAPTAIN, SNOB]


@pytest.mark.rule("LIF-04.7", "LIF-R7")
def test_a_short_packet_is_shared_from_the_bow() -> None:
    table = morning(deck="water gaff", provisions=2)

    play(table, MILADY, "keep gaff")

    assert (closed_cards(table, MILADY), closed_cards(table, SNOB)) == (["gaff"], ["water"])
    assert (asking(table), backs(table)) == ("Action", {MILADY: 1, SNOB: 1})


@pytest.mark.rule("LIF-04.1", "LIF-R15")
def test_the_order_is_taken_at_dawn_also_without_provisions() -> None:
    table = morning(boat=[SNOB, MILADY, CAPTAIN, BOSUN, FRENCHY, KID], provisions=0)

    idle_until(table, CAPTAIN)

    assert [one["who"] for one in told(table, None, "Idled")] == [SNOB, MILADY]
