"""The first lesson's table: laid out as two players' first morning would be, and ahead whatever the learner does."""

from __future__ import annotations

import pytest

from games.test_lessons import FREE, go_on, staged
from holdfast.games.learning import lesson_of
from holdfast.games.teaching import Guide, lit
from holdfast.kernel.play import options


@pytest.mark.rule("OUT-02.15", "OUT-04.1")
def test_the_staged_morning_has_stock_and_prey_for_a_game_of_two() -> None:
    zones = {zone["zone"]: zone for zone in staged("outlive").sitting.view(0)["zones"]}

    assert {name: zone["stock"] for name, zone in zones.items() if zone["gathers"]} == {
        "forest": 4,
        "dam": 7,
        "military_base": 6,
        "mine": 6,
        "fair": 6,
    }
    assert [zones[name]["hunting"] for name in ("fair", "forest", "mine")] == [
        {"top": "prey_4", "left": 6},
        {"top": "prey_5", "left": 6},
        {"top": "prey_3", "left": 6},
    ]


@pytest.mark.rule("OUT-02.14", "OUT-02.16")
def test_the_staged_cities_ship_and_convoy_are_those_of_a_first_morning() -> None:
    view = staged("outlive").sitting.view(0)
    zones = {zone["zone"]: zone for zone in view["zones"]}

    assert zones["silent_peak"]["city"]["display"] == ["bow", "crowbar", "filter"]
    assert zones["silent_peak"]["city"]["search"] == zones["blackwood"]["city"]["search"] == 6
    assert zones["cargo"]["ship"]["survivors"] == [3, 4, 5, 6]
    assert view["convoy"]["face_down"] == 5


@pytest.mark.rule("OUT-02.6", "OUT-02.10", "OUT-02.11")
def test_the_staged_shelters_have_what_their_leaders_bring() -> None:
    view = staged("outlive").sitting.view(0)
    mine, theirs = view["shelters"]

    assert view["table"]["turn_order"] == ["orange", "beige"]
    assert {name: n for name, n in mine["stores"].items() if n} == {"wood": 2, "ammo": 1}
    assert {name: n for name, n in theirs["stores"].items() if n} == {"microchip": 3}
    assert (mine["broken"], theirs["broken"]) == (["axe"], ["backpack"])
    assert (mine["airlock"], theirs["airlock"]) == (1, 0)
    assert mine["bill"] == {"food": 2, "water": 1, "short": 3, "spare": 0, "paid": False}


@pytest.mark.rule("OUT-17.2")
def test_the_lit_path_ends_eleven_to_three() -> None:
    lesson = lesson_of("outlive")
    assert lesson is not None
    table = staged("outlive")
    guide = Guide(lesson, table.sitting)
    while not guide.is_done:
        offered = [choice.text for choice in options(table.sitting.table, lesson.seat)]
        table.play(lesson.seat, [*lit(guide.current, offered), *[word for word in FREE if word in offered]][0])
        go_on(table, lesson)
        guide = Guide(lesson, table.sitting)

    mine, theirs = table.sitting.view(0)["shelters"]
    assert (mine["points"], theirs["points"]) == (11, 3)
    assert mine["score"] == {"disasters": 3, "rooms": 1, "radiation": 0, "survivors": 6, "equipment": 1, "pairs": 0}
    assert guide.sayings[-1].fact.args["mine"] == 11
