"""OUT-02  Set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import holdfast
from games.outlive.scenes import (
    BEIGE,
    BLUE,
    ORANGE,
    PURPLE,
    asked,
    asking,
    offered,
    on_table,
    play,
    scene,
    shelter,
)
from games.outlive.scenes import squads as squads_of
from games.staging import start
from holdfast.api import Table
from holdfast.games.outlive import catalogue
from holdfast.games.outlive.chapters.c02_setup import Opening
from holdfast.games.outlive.pieces import LEADERS, SPECIAL_OF, START_ZONES, ZONES

LEADER = {card.id: card for card in catalogue.LEADERS}


def new(seats: int = 3, seed: str = "set-up", **options: Any) -> Table:
    return holdfast.new("outlive", seats=seats, seed=seed, options=options)


def chosen(table: Table, **words: str) -> None:
    """Everybody chooses by default, but for the questions with words of their own."""
    while table.asking() and table.asking()[0].kind in ("KeepRooms", "FirstRoom", "SettleFirst", "ChooseLeader"):
        ask = table.asking()[0]
        table.play(ask.seat, words.get(ask.kind, ask.default))


def opening(leaders: dict[str, str], seats: int = 3, **arranged: Any) -> Table:
    """All choices lie open, these leaders among them; squads are not yet placed."""
    table = scene(seats=seats, leaders=leaders, **arranged)
    inner = table.sitting.table
    for one in inner.state.shelters:
        one.zones = [-1] * 4
    inner.state.round, inner.state.phase = 0, "set_up"
    inner.state.stock = [0] * 8
    for known in inner.game.hidden(inner.state):
        known.shuffled(list(range(len(known.kinds))))
    return start(table.sitting, [Opening()])


@pytest.mark.rule("OUT-02.1")
def test_the_marker_starts_on_0_and_four_squads_are_there() -> None:
    table = new()
    chosen(table)
    assert [one["radiation"] for one in table.view(None)["shelters"]] == [0, 0, 0]

    while asking(table) == "PlaceSquad":
        table.play("clock", "time")

    for who in (ORANGE, BEIGE, PURPLE):
        assert sorted(squads_of(table, who)) == ["3a", "3b", "4", "5"]


@pytest.mark.rule("OUT-02.2")
def test_everybody_has_the_three_common_rooms_unbuilt() -> None:
    for one in new().view(None)["shelters"]:
        assert [(room["room"], room["built"]) for room in one["rooms"]] == [
            ("builders", False),
            ("salvage_bench", False),
            ("crisis_staff", False),
        ]


@pytest.mark.rule("OUT-02.3", "OUT-R34")
def test_six_rooms_and_two_leaders_are_dealt_for_their_owner_s_eyes_only() -> None:
    table = new()
    mine = table.view(0)["me"]

    assert (len(mine["dealt_rooms"]), len(mine["dealt_leaders"])) == (6, 2)
    assert table.events(None) == []
    assert [sorted(event["rooms"]) for event in table.events(0)] == [mine["dealt_rooms"]]
    assert all(one["leader"] is None for one in table.view(1)["shelters"])


@pytest.mark.rule("OUT-02.4")
def test_two_of_the_six_are_turned_down_and_stay_secret() -> None:
    table = new()
    dealt = Counter(table.view(0)["me"]["dealt_rooms"])
    table.play(0, table.asking()[0].options[0])
    word = table.sitting.lines[0].text.split()[1:]
    chosen(table)
    kept = Counter(room["room"] for room in table.view(None)["shelters"][0]["rooms"][3:])

    assert kept == dealt - Counter(word)
    assert Counter(table.view(0)["me"]["dealt_rooms"]) == Counter(word)
    assert "drop" not in str(table.events(1))


@pytest.mark.rule("OUT-02.4")
def test_there_are_fifteen_pairs_at_most_and_each_once() -> None:
    for seed in range(12):
        dealt = new(seed=str(seed)).asking()[0].options
        assert len(dealt) == len(set(dealt)) <= 15


@pytest.mark.rule("OUT-02.5")
@pytest.mark.parametrize("name", ["builders", "crisis_staff"])
def test_one_of_the_seven_rooms_is_built_for_free(name: str) -> None:
    table = new()
    chosen(table, FirstRoom=f"build {name}")

    assert [one["room"] for one in table.view(None)["shelters"][0]["rooms"] if one["built"]] == [name]


@pytest.mark.rule("OUT-02.6")
@pytest.mark.parametrize(("word", "room", "airlock"), [("settle 0", 0, 4), ("settle 2", 2, 2), ("settle 3", 3, 1)])
def test_four_survivors_are_split_between_room_and_airlock(word: str, room: int, airlock: int) -> None:
    table = new()
    chosen(table, FirstRoom="build builders", SettleFirst=word)
    own = table.view(None)["shelters"][0]

    assert (own["rooms"][0]["survivors"], own["airlock"]) == (room, airlock)


@pytest.mark.rule("OUT-02.6")
def test_no_more_than_the_room_has_slots() -> None:
    table = new()
    table.play(0, table.asking()[0].default, "build builders")

    assert offered(table, ORANGE) == ["settle 0", "settle 1", "settle 2", "settle 3"]


@pytest.mark.rule("OUT-02.7", "OUT-21.1")
def test_the_leader_fixes_stores_equipment_and_zones() -> None:
    table = opening({ORANGE: "liza_valentine", BEIGE: "erin_mccarthy", PURPLE: "wilson_frye"})

    assert shelter(table, ORANGE)["stores"]["ammo"] == 3
    assert shelter(table, BEIGE)["broken"] == ["jerrycan"]
    assert offered(table, PURPLE) == [f"place 5 {zone}" for zone in LEADER["wilson_frye"].start_zones]


@pytest.mark.rule("OUT-02.8", "OUT-R37")
def test_placement_is_sealed_and_opened_together() -> None:
    table = opening({ORANGE: "solen_livrich"})
    play(table, ORANGE, "place 5 mine", "place 4 cargo")
    before = squads_of(table, ORANGE)
    for who in (BEIGE, PURPLE):
        play(table, who, offered(table, who)[0])
        play(table, who, offered(table, who)[0])

    placed = {one["squad"]: one["zone"] for one in table.events(None) if one["event"] == "SquadPlaced"}
    mine = [one for one in table.events(None) if one["event"] == "SquadPlaced" and one["who"] == ORANGE]
    assert before == {}
    assert {one["squad"]: one["zone"] for one in mine} == {
        "5": "mine",
        "4": "cargo",
        "3a": "forest",
        "3b": "blackwood",
    }
    assert set(placed) == {"5", "4", "3a", "3b"}


@pytest.mark.rule("OUT-02.9", "OUT-22.1")
def test_squads_may_be_placed_one_by_one_in_turn_order() -> None:
    table = opening({ORANGE: "erin_mccarthy", BEIGE: "jacob_rowlett"}, seats=2, options={"placement": "in_turn"})
    order = []
    while asking(table) == "PlaceOne":
        order += asked(table)
        play(table, order[-1], offered(table, order[-1])[-1])

    # The last squad of each has but one place left, so that lap is not asked.
    assert order == [BEIGE, ORANGE] * 3
    assert len(set(squads_of(table, ORANGE).values())) == 4


@pytest.mark.rule("OUT-22.1")
def test_in_turn_order_any_squad_may_be_next() -> None:
    table = opening({ORANGE: "jacob_rowlett"}, seats=2, options={"placement": "in_turn"})

    assert {word.split()[1] for word in offered(table, ORANGE)} == {"5", "4", "3"}
    assert len(offered(table, ORANGE)) == 12


@pytest.mark.rule("OUT-02.10")
def test_the_leader_s_equipment_is_one_of_the_forty_and_broken() -> None:
    table = opening({ORANGE: "jacob_rowlett"})
    state = table.sitting.table.state

    assert shelter(table, ORANGE)["broken"] == ["pickaxe"]
    assert shelter(table, ORANGE)["repaired"] == []
    assert sum(len(stack) for stack in state.equipment) == 40 - 3


@pytest.mark.rule("OUT-02.11")
def test_the_oldest_leader_goes_first() -> None:
    table = opening({ORANGE: "erin_mccarthy", BEIGE: "swifty_bingham", PURPLE: "jacob_rowlett"})

    assert (on_table(table, "token"), on_table(table, "turn_order")) == (PURPLE, [PURPLE, ORANGE, BEIGE])


@pytest.mark.rule("OUT-02.12", "OUT-02.19")
def test_mary_searches_after_the_stacks_are_made_and_before_placement() -> None:
    table = opening({BEIGE: "mary_koolpepper"})

    assert (asking(table), asked(table)) == ("NameStack", [BEIGE])
    assert [len(stack) for stack in table.sitting.table.state.search] == [10, 10]
    play(table, BEIGE, *["search blackwood"] * 4)
    while asking(table) == "KeepTokens":
        play(table, BEIGE, offered(table, BEIGE)[0])
    assert asking(table) == "PlaceSquad"


@pytest.mark.rule("OUT-02.13")
def test_six_disasters_lie_face_down_and_six_are_out() -> None:
    state = opening({}).sitting.table.state

    assert (len(state.convoy), len(state.disaster_box)) == (6, 6)
    assert all(not known for known in state.known.disasters.exact)


@pytest.mark.rule("OUT-02.14")
def test_the_odd_tile_goes_to_blackwood() -> None:
    assert [len(stack) for stack in opening({}, seats=3).sitting.table.state.equipment] == [19, 18]
    assert [len(stack) for stack in opening({}, seats=4).sitting.table.state.equipment] == [18, 18]


@pytest.mark.rule("OUT-02.15")
@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 8), (4, 10)])
def test_three_prey_stacks_with_a_face_up_top(seats: int, size: int) -> None:
    table = opening({}, seats=seats)
    grounds = [one["hunting"] for one in table.view(None)["zones"] if one["hunting"]]

    assert [one["left"] for one in grounds] == [size] * 3
    assert all(one["top"] for one in grounds)
    assert table.view(0)["me"]["notebook"]["prey"]["forest"][1:] == [None] * (size - 1)
    assert len(table.sitting.table.state.prey_box) == 30 - 3 * size


@pytest.mark.rule("OUT-02.16")
def test_each_city_has_ten_search_tokens_of_its_own() -> None:
    zones = {one["zone"]: one["city"] for one in opening({}).view(None)["zones"] if one["city"]}

    assert {city: one["search"] for city, one in zones.items()} == {"silent_peak": 10, "blackwood": 10}


@pytest.mark.rule("OUT-02.17", "OUT-02.18")
def test_the_algae_lies_ready_and_zones_wait_for_the_first_dawn() -> None:
    table = opening({})
    zones = table.view(None)["zones"]

    assert [one["algae"] for one in zones if one["zone"] == "military_base"] == [True]
    assert [one["stock"] for one in zones] == [0] * 8


@pytest.mark.rule("OUT-22.2")
def test_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(holdfast.Refusal) as refused:
            new(seats=seats)
        assert refused.value.code == "bad-seats"


@pytest.mark.rule("OUT-R37")
def test_the_order_of_sealed_answers_leaves_no_trace() -> None:
    one, other = new(seed="same"), new(seed="same")
    for seat in (0, 1, 2):
        for _ in range(4):
            one.play(seat, next(ask.default for ask in one.asking() if ask.seat == seat))
    for seat in (2, 0, 1):
        for _ in range(4):
            other.play(seat, next(ask.default for ask in other.asking() if ask.seat == seat))

    assert one.view(None) == other.view(None)
    assert one.events(None) == other.events(None)


def test_every_leader_starts_in_four_different_zones() -> None:
    assert all(len(set(zones)) == 4 for zones in START_ZONES)
    assert len(LEADERS) == len(START_ZONES)
    assert all(0 <= zone < len(ZONES) for zones in START_ZONES for zone in zones)
    assert max(SPECIAL_OF) == 21
    assert BLUE == "blue"
