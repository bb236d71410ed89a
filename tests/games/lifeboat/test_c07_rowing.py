"""LIF-07  Action: row."""

from __future__ import annotations

import pytest

from games.lifeboat.scenes import (
    CAPTAIN,
    KID,
    MILADY,
    SNOB,
    asked,
    asking,
    closed_cards,
    day,
    may,
    offered,
    on_table,
    open_cards,
    play,
    tired,
    told,
)
from holdfast.api import Table
from holdfast.games.lifeboat.state import NAVIGATION


def bottom(table: Table, cards: int) -> set[str]:
    """The lowest cards of the navigation deck."""
    return {NAVIGATION[card] for card in table.sitting.table.state.chart[:cards]}


@pytest.mark.rule("LIF-07.1")
@pytest.mark.parametrize(("words", "seen"), [("row", 2), ("row 1", 3), ("row 2", 4)])
def test_two_cards_and_one_more_for_each_oar_used(words: str, seen: int) -> None:
    table = day(turn=MILADY, closed={MILADY: "oar oar"}, chart="19 20 21 22 23")

    play(table, MILADY, words)

    assert told(table, MILADY, "SawNavigation") == [{"cards": ["19", "20", "21", "22"][:seen]}]


@pytest.mark.rule("LIF-07.1")
def test_nobody_else_sees_the_cards() -> None:
    table = day(turn=MILADY, chart="19 20")

    play(table, MILADY, "row")

    assert told(table, KID, "SawNavigation") == told(table, None, "SawNavigation") == []
    assert told(table, KID, "Rowed") == [{"who": MILADY, "oars": 0, "cards": 2}]


@pytest.mark.rule("LIF-07.1")
def test_a_closed_oar_is_opened_when_it_is_used() -> None:
    table = day(turn=MILADY, closed={MILADY: "oar oar"})

    play(table, MILADY, "row 1")

    assert (open_cards(table, MILADY), closed_cards(table, MILADY)) == (["oar"], ["oar"])


@pytest.mark.rule("LIF-07.1")
def test_an_open_oar_is_used_before_a_closed_one() -> None:
    table = day(turn=MILADY, open={MILADY: "oar"}, closed={MILADY: "oar"})

    play(table, MILADY, "row 1")

    assert closed_cards(table, MILADY) == ["oar"]


@pytest.mark.rule("LIF-07.1", "LIF-R16")
def test_using_an_oar_is_a_choice_even_an_open_one() -> None:
    table = day(turn=MILADY, open={MILADY: "oar oar"})

    assert [word for word in offered(table, MILADY) if word.startswith("row")] == ["row", "row 1", "row 2"]


@pytest.mark.rule("LIF-07.2", "LIF-R16")
def test_any_part_of_the_cards_may_be_kept() -> None:
    table = day(turn=MILADY, chart="31 19 25", open={MILADY: "oar"})

    play(table, MILADY, "row 1")

    assert sorted(offered(table, MILADY)) == [
        "keep 19",
        "keep 19 25",
        "keep 19 25 31",
        "keep 19 31",
        "keep 25",
        "keep 25 31",
        "keep 31",
        "keep none",
    ]


@pytest.mark.rule("LIF-07.2")
@pytest.mark.parametrize(("words", "kept"), [("keep none", 0), ("keep 19", 1), ("keep 19 25", 2)])
def test_kept_cards_lie_on_the_row_stack_and_the_rest_under_the_deck(words: str, kept: int) -> None:
    table = day(turn=MILADY, chart="25 19")
    play(table, MILADY, "row")

    play(table, MILADY, words)

    assert (on_table(table, "row_stack"), on_table(table, "navigation")) == (kept, 24 - kept)
    assert {"19", "25"} - set(words.split()) == bottom(table, 2 - kept)


@pytest.mark.rule("LIF-07.2")
def test_the_row_stack_grows_with_every_rower() -> None:
    table = day(turn=MILADY, chart="25 19 20 21")
    play(table, MILADY, "row", "keep 19 25")

    play(table, SNOB, "row", "keep 21")

    assert on_table(table, "row_stack") == 3


@pytest.mark.rule("LIF-07.3")
def test_rowing_tires() -> None:
    table = day(turn=MILADY)

    play(table, MILADY, "row", "keep none")

    assert (tired(table, "rowed"), tired(table, "fought")) == ([MILADY], [])
    assert told(table, None, "Tired") == [{"who": MILADY, "why": "rowed"}]


@pytest.mark.rule("LIF-07.4")
def test_an_oar_can_serve_two_rowers_in_a_day() -> None:
    table = day(turn=MILADY, open={MILADY: "oar"})
    play(table, MILADY, "row 1", "keep none")
    play(table, MILADY, "offer snob give open oar")
    play(table, SNOB, "accept milady")

    play(table, SNOB, "row 1")

    assert [one["cards"] for one in told(table, None, "Rowed")] == [3, 3]


@pytest.mark.rule("LIF-07.5")
@pytest.mark.parametrize(("chart", "cards"), [("19", 1), ("", 0)])
def test_a_short_deck_gives_what_there_is_and_tires_all_the_same(chart: str, cards: int) -> None:
    table = day(turn=MILADY, chart=chart, row_stack="rest")

    play(table, MILADY, "row")
    play(table, MILADY, "keep none")

    assert told(table, None, "Rowed") == [{"who": MILADY, "oars": 0, "cards": cards}]
    assert tired(table, "rowed") == [MILADY]


@pytest.mark.rule("LIF-R16")
def test_cards_put_under_together_lie_in_random_order() -> None:
    orders = set()
    for n in range(12):
        table = day(turn=MILADY, chart="19 20 21 22", open={MILADY: "oar oar"}, seed=f"under {n}")
        play(table, MILADY, "row 2", "keep none")
        orders.add(tuple(table.sitting.table.state.chart[:4]))

    assert len(orders) > 4


@pytest.mark.rule("LIF-07.2")
def test_the_rower_chooses_before_the_next_turn() -> None:
    table = day(turn=MILADY, chart="25 19")

    play(table, MILADY, "row")

    assert (asking(table), asked(table)) == ("KeepCards", [MILADY])
    assert not may(table, SNOB, "row")
    play(table, MILADY, "keep 25")
    assert asked(table) == [SNOB]


@pytest.mark.rule("LIF-07.5", "LIF-R16")
def test_six_rowers_with_lent_oars_can_empty_the_deck() -> None:
    table = day(turn=MILADY, open={MILADY: "oar oar"})
    for rower, heir in ((MILADY, SNOB), (SNOB, CAPTAIN)):
        play(table, rower, "row 2")
        play(table, rower, max(offered(table, rower), key=len))
        play(table, rower, f"offer {heir} give open oar open oar")
        play(table, heir, f"accept {rower}")

    assert (on_table(table, "row_stack"), on_table(table, "navigation")) == (8, 16)
