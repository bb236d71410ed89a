"""What each seat may know, and for how long."""

from __future__ import annotations

import pytest

import holdfast
from games.outlive.scenes import BEIGE, ORANGE, asked, day, play, rights, visit
from holdfast.api import Table
from holdfast.games.outlive.chapters.c04_dawn import Dawn


def notebook(table: Table, seat: int, part: str, place: str) -> list[str | None]:
    notes: list[str | None] = table.view(seat)["me"]["notebook"][part][place]
    return notes


def test_dealt_rooms_and_leaders_are_their_owner_s_secret_until_all_have_chosen() -> None:
    table = holdfast.new("outlive", seats=2, seed="secret")
    for _ in range(4):
        table.play(0, next(ask.default for ask in table.asking() if ask.seat == 0))

    assert all(one["leader"] is None for one in table.view(1)["shelters"])
    assert table.events(1) == [event for event in table.events(1) if event["event"] == "Dealt"]
    assert table.view(None)["waiting"] == {"ask": "Choosing", "who": [BEIGE], "done": [ORANGE]}


def test_what_was_turned_down_stays_secret_for_good() -> None:
    table = holdfast.new("outlive", seats=2, seed="secret")
    while table.view(None)["table"]["day"] < 1:
        ask = table.asking()[0]
        table.play(ask.seat, ask.default)

    assert (len(table.view(0)["me"]["dealt_rooms"]), len(table.view(0)["me"]["dealt_leaders"])) == (2, 1)
    assert table.view(None)["me"] is None


@pytest.mark.rule("OUT-19.16")
def test_a_peek_lasts_until_the_tokens_are_shuffled() -> None:
    table = visit("blackwood", "5", rooms={BEIGE: "lookout:4"}, search={"blackwood": "plank ration"})
    play(table, BEIGE, "peek blackwood")
    play(table, ORANGE, "search")
    after_search = notebook(table, 1, "search", "blackwood")
    Dawn().run(table.sitting.table)

    assert after_search == ["ration"]
    assert set(notebook(table, 1, "search", "blackwood")) == {None}


@pytest.mark.rule("OUT-R39")
def test_who_saw_a_prey_stack_knows_it_for_the_rest_of_the_game() -> None:
    table = visit("forest", "5", hunting={"forest": "prey_5 prey_4 prey_3 prey_7"}, repaired={ORANGE: "thermal_sensor"})
    play(table, ORANGE, "scan", "track 2")

    assert notebook(table, 0, "prey", "forest") == ["prey_5", "prey_4", "prey_7"]
    assert notebook(table, 1, "prey", "forest") == ["prey_5", None, None]


@pytest.mark.rule("OUT-23.3")
def test_a_peek_never_delays_the_active_player() -> None:
    table = day(ORANGE, rooms={BEIGE: "lookout:4"}, squads={ORANGE: "5 forest"})
    number = table.asking()[0].id
    play(table, BEIGE, "peek silent_peak")

    assert (asked(table), table.asking()[0].id, rights(table, BEIGE)) == ([ORANGE], number, [])


def test_an_imagined_table_keeps_what_its_seat_has_seen() -> None:
    table = visit("forest", "5", rooms={BEIGE: "lookout:4"}, search={"blackwood": "plank ration appliance"})
    play(table, BEIGE, "peek blackwood")

    for seed in range(5):
        assert notebook(table.imagine(1, str(seed)), 1, "search", "blackwood") == ["plank", "ration", "appliance"]
