"""AUR-13 to AUR-16, AUR-18, AUR-21: what only a second look tells apart."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from games.aurora.test_c03_harm import laid
from games.aurora.test_c09_c13_travel import counter, moving
from games.aurora.test_c14_c20_shooting import freeze
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c13_movement import take_up_farthest
from holdfast.games.aurora.chapters.c14_load import CheckLoad, LoadCheck, StowToken
from holdfast.games.aurora.chapters.c14_loot import AcceptLoot, turn_up
from holdfast.games.aurora.chapters.c15_round_end import trim
from holdfast.games.aurora.chapters.c16_elimination import leave_game
from holdfast.games.aurora.chapters.c20_barrage import Barrage
from holdfast.games.aurora.pieces import AMMO, FUEL, SHORTCUT_ROAD, SURVIVOR, TRUCK_AREA
from holdfast.games.aurora.queries import content_of
from holdfast.kernel.play import question


@pytest.mark.rule("AUR-13.4", "AUR-13.6")
@pytest.mark.parametrize(("start", "asked"), [(0, ""), (1, "ChooseRoad")])
def test_at_a_fork_the_way_goes_on_only_with_a_move_left(start: int, asked: str) -> None:
    scene = Scene(board="beta").load(0, fuel=1)
    scene.player().space = start
    moving(scene).say(0, "go", "drive 3")
    assert (scene.player().space, scene.asked()) == (3, asked)
    if asked:
        assert scene.options() == ["halt", "shortcut beta_av1", "drive 4"]


@pytest.mark.rule("AUR-13.4", "AUR-13.8")
def test_who_halts_has_no_moves_left() -> None:
    scene = Scene(board="beta").crew(0, "leader", "copilot").load(0, fuel=1)
    scene.player().space = 21
    counter(moving(scene), 24, "wp_ammo").say(0, "go", "shortcut beta_av3", "infect leader", "damage truck weapon1")
    assert scene.table.game.public_view(scene.table)["moves_left"] == 2
    scene.say(0, "halt")
    assert scene.asked() == "TakeCounter"
    assert scene.table.game.public_view(scene.table)["moves_left"] == 0


@pytest.mark.rule("AUR-21.4", "AUR-R54")
@pytest.mark.parametrize(("space", "mined", "left"), [(4, [4, 7], [4]), (8, [SHORTCUT_ROAD, 7], [7])])
def test_of_mines_ahead_the_farthest_is_taken_up_and_a_shortcut_ends_where_it_ends(
    space: int, mined: list[int], left: list[int]
) -> None:
    scene = Scene(mines=True)
    scene.player().space = space
    scene.state.mined, scene.state.miners = mined[:], [0, 1]
    take_up_farthest(scene.state, 0)
    assert scene.state.mined == left


@pytest.mark.rule("AUR-03.4", "AUR-14.1")
def test_that_a_load_is_ready_is_heard_by_all_at_once() -> None:
    scene = Scene()
    scene.enemy("enemy_war_wolves")
    scene.run(LoadCheck()).say(0, "ready")
    assert [to for to, event in scene.table.heard or [] if isinstance(event, events.LoadReady)] == [-1]
    waiting = scene.table.game.public_view(scene.table)["waiting"]
    assert (waiting["who"], waiting["done"]) == (["blue"], ["red"])


@pytest.mark.rule("AUR-03.4")
def test_by_hand_one_begins_with_the_truck() -> None:
    scene = Scene().convoy(0, "start_truck", "container", "+device_roof_rack").run(CheckLoad(0)).say(0, "by_hand")
    ask = question(scene.table, 0)
    assert isinstance(ask, StowToken)
    assert ask.place == "truck"


@pytest.mark.rule("AUR-14.16", "AUR-R63")
def test_loot_that_is_turned_up_is_known_to_all() -> None:
    scene = Scene()
    assert not scene.state.known.cards.knows(1, card("loot_gauss"))
    turn_up(scene.table, 0, card("loot_gauss"))
    assert scene.state.known.cards.knows(1, card("loot_gauss"))


@pytest.mark.rule("AUR-R55", "AUR-18.5")
def test_the_captive_takes_the_very_cell_whose_token_is_named() -> None:
    scene = laid(Scene().crew(0, "leader"), (0, 0, SURVIVOR), (0, 1, AMMO), (2, 0, AMMO), (2, 1, FUEL))
    scene.player().damage[2] = 0b1100
    scene.run(AcceptLoot(0, card("loot_captive"))).say(0, "accept", "berth trailer1 fuel")
    assert [content_of(scene.player(), 2, cell) for cell in (0, 1)] == [AMMO, SURVIVOR]
    assert scene.player().load == [2, 0, 0, 2]


@pytest.mark.rule("AUR-15.4")
def test_with_three_players_two_cards_are_no_surplus() -> None:
    scene = Scene(3).put(1, "loc_store").put(2, "hermit")
    trim(scene.table)
    assert sum(one >= 0 for one in scene.state.zone) == 2


@pytest.mark.rule("AUR-16.9")
def test_who_falls_falls_once() -> None:
    scene = laid(Scene(3).convoy(0, "start_truck").crew(0, "leader"), (0, 0, SURVIVOR))
    scene.player().damage[0] = 0b110
    scene.run(Barrage((0,), "", (1,), TRUCK_AREA))
    assert [one.who for one in scene.told(events.Eliminated)] == ["red"]
    assert scene.state.order == [1, 2]


@pytest.mark.rule("AUR-16.9", "AUR-09.1")
def test_the_hand_of_who_leaves_is_seen_by_all_whosever_turn_it_is() -> None:
    scene = Scene(3).items(0, "nitrous")
    item = scene.player().items[0]
    scene.state.turn, revealed = 0, scene.table.reveals
    leave_game(freeze(scene).table, 0)
    # It cannot be taken back.
    assert scene.table.reveals == revealed + 1
    assert scene.state.known.items.knows(2, item)
    assert scene.table.result is None
