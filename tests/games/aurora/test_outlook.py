"""What a seat sees of what lies ahead: where its movement could end, what blows would cost, what the Automa will do."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from games.aurora.scenes import Scene
from games.aurora.test_dangers import moving
from holdfast.games.aurora.chapters.c14_load import LoadCheck
from holdfast.games.aurora.pieces import ACTIONS, FOOD
from holdfast.games.aurora.rulebook import GAME

PLAYS = 6
"""Games played to say every stop's words; each has some forty movements."""
MOST = 0.8
"""Seldom is something in the way."""


def trip(scene: Scene) -> Any:
    return GAME.own_view(scene.table, 0)["trip"]


def stops(scene: Scene) -> dict[int, Any]:
    return {stop["space"]: stop for stop in trip(scene)["stops"]}


# -- the road ------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-13.4")
def test_the_terms_of_the_speed_add_up_to_it() -> None:
    scene = moving(Scene().load(0, fuel=2), 1)
    scene.player(1).space = 8

    told = trip(scene)

    assert {term["source"]: term["n"] for term in told["terms"]} == {"start_truck": 2, "copilot": 1, "behind": 1}
    assert told["speed"] == 4


@pytest.mark.rule("AUR-13.3")
def test_each_stop_says_what_it_costs() -> None:
    scene = moving(Scene().load(0, fuel=3).items(0, "nitrous"))
    free = trip(scene)["speed"]

    told = stops(scene)

    assert (told[1]["fuel"], told[1]["fuel_left"], told[1]["items"]) == (1, 2, [])
    assert told[free]["fuel"] == 1
    assert told[free + 2]["fuel"] == 3
    assert told[free + 3]["items"] == ["nitrous"]
    assert max(told) == free + 3


@pytest.mark.rule("AUR-13.3")
def test_whoever_burns_the_last_fuel_is_stranded_unless_it_was_the_last_round() -> None:
    scene = moving(Scene().load(0, fuel=3))
    free = trip(scene)["speed"]

    assert [stops(scene)[space]["strands"] for space in (free, free + 2)] == [False, True]

    scene.state.round = 6
    assert not stops(scene)[free + 2]["strands"]


@pytest.mark.rule("AUR-13.6")
def test_a_shortcut_is_in_the_way_only_with_tracks() -> None:
    wheels = moving(Scene().load(0, fuel=2), 6)
    tracks = moving(Scene().convoy(0, "truck_half_track", "container").load(0, fuel=2), 6)

    assert stops(wheels)[8]["moves"] == 2
    assert (stops(tracks)[8]["moves"], stops(tracks)[8]["ways"]) == (1, ["alpha_s1"])


@pytest.mark.rule("AUR-22.11")
def test_a_road_that_hurts_is_taken_only_where_it_saves_something() -> None:
    scene = moving(Scene(board="beta").load(0, fuel=1), 3)
    speed = trip(scene)["speed"]

    told = stops(scene)

    assert told[3 + speed]["ways"] == []
    assert told[5 + speed]["ways"] == ["beta_av1"]


@pytest.mark.rule("AUR-13.12")
def test_a_stop_says_the_order_that_would_follow_and_whom_the_ambush_meets() -> None:
    scene = Scene().load(0, fuel=3).put(1, "enemy_ulmar")
    scene.player(1).space = 3
    moving(scene, 1)

    told = stops(scene)

    assert told[2]["order"] == ["red", "blue"]
    assert told[4]["order"] == ["blue", "red"]
    assert told[4]["ambush"] == ["enemy_ulmar"]


@pytest.mark.rule("AUR-11.5")
def test_the_ruler_to_the_leader_is_there_while_the_copilot_is_active() -> None:
    scene = Scene().load(0, fuel=1)
    scene.player(1).space = 6
    moving(scene, 1)
    tired = Scene().crew(0, "leader").load(0, fuel=1)
    tired.player(1).space = 6
    moving(tired, 1)

    assert trip(scene)["behind"] == {"leader": "blue", "space": 6, "shortest": 5, "by_road": 5, "needed": 6, "lacks": 1}
    assert trip(tired)["behind"] is None


@pytest.mark.parametrize("board", ["alpha", "beta"])
def test_the_words_of_a_stop_lead_there(board: str) -> None:
    """Unless a road hurts or the load must be lightened first: then something else is asked on the way."""
    tried = led = 0
    for n in range(PLAYS):
        table = holdfast.new("aurora", 2, f"{board}{n}", {"board": board, "mines": True})
        bot = holdfast.bot("random", "aurora", seed=f"{n}")
        while table.result() is None:
            seat = table.asking()[0].seat
            trip = table.view(seat)["me"]["trip"]
            for stop in trip["stops"] if trip else []:
                tried += 1
                led += leads_there(table, seat, stop)
            table.play(seat, bot.choose(table.seen_by(seat)))

    assert led > tried * MOST


def leads_there(table: Any, seat: int, stop: Any) -> bool:
    """Say them on a copy."""
    copy = table.clone()
    copy.play(seat, *stop["words"])
    after = copy.view(seat)
    here = after["seats"][seat]["space"]
    drives = after["me"]["trip"] is not None and bool(after["me"]["trip"]["stops"])
    is_hurt = after["seats"][seat]["damage"] > table.view(seat)["seats"][seat]["damage"]
    assert here == stop["space"] or stop["ways"] or is_hurt or not drives, (stop, here)
    return bool(here == stop["space"] and not drives)


# -- blows ---------------------------------------------------------------------------------------------


def shooting(scene: Scene) -> Any:
    scene.run(LoadCheck())
    return GAME.own_view(scene.table, 0)


@pytest.mark.rule("AUR-03.6")
def test_an_area_says_in_which_order_it_would_lose_things() -> None:
    me = shooting(Scene().put(1, "enemy_ulmar").load(0, ammo=1, food=1, fuel=1))

    bottom = next(one for one in me["areas"] if one["area"] == "bottom_row")

    assert bottom["order"] == ["ammo", "food", "fuel", "survivor", "survivor"]
    assert bottom["damaged"] == 0


@pytest.mark.rule("AUR-14.2")
def test_an_ambush_is_known_before_the_load_is_fixed() -> None:
    near = shooting(Scene().put(1, "enemy_ulmar"))
    far = Scene().put(1, "enemy_randoll_randall")
    far.player(1).space = 12
    far.state.order = [0, 1]

    (told,) = near["threats"]
    (away,) = shooting(far)["threats"]

    assert told["reaches_me"]
    assert [(blow["area"], blow["n"]) for blow in told["blows"]] == [("left_column", 1), ("top_row", 1)]
    assert not away["reaches_me"]
    assert away["blows"] == [{"area": "left_column", "n": 1, "instead": "give"}]


@pytest.mark.rule("AUR-14.20")
def test_enemy_fire_is_told_by_the_cards_that_can_lie_on_top() -> None:
    scene = Scene().outcomes(3)
    scene.enemy("enemy_war_wolves")

    me = shooting(scene)
    quiet = shooting(Scene())

    shown = GAME.public_view(scene.table)["table"]
    assert me["fire"]["area"] == shown["area"]
    assert len(me["fire"]["hits"]) == len(shown["possible"])
    assert quiet["fire"] is None


# -- the Automa ------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-23.6")
def test_every_unseen_card_of_the_automa_says_where_it_would_go() -> None:
    scene = Scene(1).put(1, "loc_warehouse_1")
    automa = scene.state.automa
    assert automa is not None
    automa.row, automa.deck, automa.shown, automa.discard = [0, 4], [1], [3], [2, 5]

    told = GAME.public_view(scene.table)["automa"]

    assert told is not None
    assert [plan["action"] for plan in told["plans"]] == [ACTIONS[card] for card in (0, 1, 4)]
    assert told["plans"][0]["slot"] == 1
    assert told["plans"][1]["slot"] == 0


@pytest.mark.rule("AUR-23.25")
def test_what_the_end_of_the_round_brings_is_certain_only_if_the_card_will_lie_open() -> None:
    scene = Scene(1)
    automa = scene.state.automa
    assert automa is not None
    automa.row, automa.deck, automa.shown, automa.discard = [4], [1], [3], [0, 2, 5]
    automa.lanes[FOOD] = 0
    hungry = GAME.public_view(scene.table)["automa"]
    automa.lanes[FOOD] = 1
    fed = GAME.public_view(scene.table)["automa"]

    assert hungry is not None
    assert fed is not None
    assert [bite["is_certain"] for bite in hungry["bites"]] == [True, False, False]
    assert [bite["is_certain"] for bite in fed["bites"]] == [True, True, True]
    assert hungry["bites"][0]["does"] == [{"do": "lose_fame", "n": 1, "holds": False}]
