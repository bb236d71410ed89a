"""AUR-14.1, AUR-D2: before the shooting every token has its place, as the crew stows it or by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.aurora.scenes import Scene
from games.aurora.test_c03_harm import laid
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c14_load import CheckLoad, LoadCheck, StowToken, Thaw, stow
from holdfast.games.aurora.chapters.c14_shooting import Shooting
from holdfast.games.aurora.pieces import AMMO, CELLS_OF, EMPTY, FOOD, FUEL, SURVIVOR
from holdfast.games.aurora.queries import content_of
from holdfast.games.aurora.state import MOVEMENT, NOTHING, SHOOTING
from holdfast.games.aurora.views import myself
from holdfast.kernel.imagine import imagine
from holdfast.kernel.play import question

OWN = {AMMO: "a", FOOD: "f", FUEL: "g", SURVIVOR: "s", EMPTY: "-"}


def stowed(scene: Scene) -> str:
    """What lies in each cell, card by card: ammo, food, gas, survivors."""
    player = scene.player()
    cards = [
        "".join(OWN[content_of(player, bay, cell)] for cell in range(len(CELLS_OF[card])))
        for bay, card in enumerate(player.bays)
        if card >= 0
    ]
    return " ".join(cards)


def by_hand(scene: Scene, pick: Callable[[list[str]], str]) -> list[str]:
    """Each question and what is picked; cells with one answer are filled without asking."""
    scene.run(CheckLoad(0)).say(0, "by_hand")
    said = []
    while scene.asked():
        ask = question(scene.table, 0)
        assert isinstance(ask, StowToken)
        options = [one.removeprefix("stow ") for one in scene.options()]
        said.append(f"{ask.place}: {' '.join(options)}")
        scene.say(0, f"stow {pick(options)}")
    return said


@pytest.mark.rule("AUR-14.1", "AUR-03.4")
@pytest.mark.parametrize(
    ("crew", "load", "places"),
    [
        (1, (1, 1, 1), "-a- sf-g"),
        (2, (1, 1, 1), "-a- ssfg"),
        (2, (0, 0, 0), "--- ss--"),
        (1, (3, 1, 0), "-a- saaf"),
        (2, (3, 1, 0), "sa- saaf"),
        (1, (4, 1, 0), "sa- aaaf"),
        (2, (2, 2, 0), "sa- saff"),
        (2, (0, 3, 0), "-f- ssff"),
        (2, (0, 1, 3), "sf- sggg"),
    ],
)
def test_the_crew_keeps_survivors_out_of_the_left_column_as_far_as_nothing_is_lost(
    crew: int, load: tuple[int, int, int], places: str
) -> None:
    scene = Scene().crew(0, *("leader", "copilot")[:crew]).load(0, *load)
    scene.player().places = [0] * 4
    stow(scene.player())
    assert stowed(scene) == places


@pytest.mark.rule("AUR-14.1", "AUR-03.3")
def test_the_crew_uses_berths_behind_then_above_and_in_the_truck_and_no_damaged_cell() -> None:
    scene = Scene().convoy(0, "start_truck", "+device_crew_pod", "trailer_camper")
    scene.crew(0, "leader", "copilot", "gunner", "driver", "renegade").load(0, ammo=1, food=1)
    stow(scene.player())
    assert stowed(scene) == "sa- s- sssf"
    scene.crew(0, "leader", "copilot", "gunner").load(0, ammo=1)
    scene.player().damage = [0b010, 0, 0b1001, 0]
    stow(scene.player())
    assert stowed(scene) == "s-- -a -ss-"
    scene.player().damage = [0b010, 0b10, 0b0101, 0]
    scene.load(0)
    stow(scene.player())
    assert stowed(scene) == "s-- s- -s--"


@pytest.mark.rule("AUR-03.4")
def test_by_hand_every_cell_takes_what_it_can_if_the_rest_still_fits() -> None:
    scene = Scene().load(0, 1, 1, 1)
    assert by_hand(scene, lambda options: options[0]) == [
        "truck: survivor nothing",
        "truck: ammo food fuel survivor nothing",
        "trailer1: food fuel survivor nothing",
        "trailer1: fuel survivor nothing",
    ]
    assert stowed(scene) == "sa- fgs-"
    assert [one.who for one in scene.told(events.LoadReady)] == ["red"]


@pytest.mark.rule("AUR-03.4")
def test_by_hand_cells_may_be_left_empty_as_long_as_there_is_room() -> None:
    scene = Scene().load(0, 1, 1, 1)
    assert by_hand(scene, lambda options: options[-1]) == [
        "truck: survivor nothing",
        "truck: ammo food fuel survivor",
        "trailer1: ammo food fuel survivor",
        "trailer1: ammo food fuel",
    ]
    assert stowed(scene) == "-s- sgaf"


@pytest.mark.rule("AUR-03.4")
def test_by_hand_a_full_convoy_leaves_little_to_choose() -> None:
    scene = Scene().load(0, 3, 1, 0)
    assert by_hand(scene, lambda options: options[0]) == [
        "truck: ammo survivor",
        "trailer1: ammo survivor",
        "trailer1: ammo survivor",
    ]
    assert stowed(scene) == "sa- aasf"


@pytest.mark.rule("AUR-03.4", "AUR-03.3")
def test_by_hand_berths_and_tanks_ahead_are_counted() -> None:
    pod = Scene().convoy(0, "start_truck", "+device_crew_pod", "trailer_camper").load(0, 1, 2, 0)
    assert by_hand(pod, lambda options: options[-1]) == [
        "truck: survivor nothing",
        "truck: ammo food survivor nothing",
        "truck_top: survivor nothing",
        "truck_top: ammo food",
    ]
    assert stowed(pod) == "--- -f ssaf"
    tank = Scene().convoy(0, "start_truck", "trailer_tank").crew(0, "leader").load(0, food=1, fuel=2)
    tank.player().damage = [0b001, 0, 0b00001, 0]
    assert by_hand(tank, lambda options: options[0]) == ["trailer1: food fuel"]
    assert stowed(tank) == "-s- -fgg-"
    again = Scene().convoy(0, "start_truck", "trailer_tank").crew(0, "leader").load(0, food=1, fuel=1)
    again.player().damage = [0b001, 0, 0b00101, 0]
    assert by_hand(again, lambda options: options[-1]) == ["trailer1: food fuel"]
    assert stowed(again) == "-s- -g-f-"


@pytest.mark.rule("AUR-03.4")
def test_who_is_absent_leaves_cells_empty_while_that_is_possible() -> None:
    scene = Scene().load(0, 1, 1, 1).run(CheckLoad(0))
    assert (scene.options(), scene.default()) == (["ready", "by_hand"], "ready")
    scene.say(0, "by_hand")
    assert scene.default() == "stow nothing"
    # A load begun by hand begins empty.
    assert stowed(scene) == "--- ----"


@pytest.mark.rule("AUR-14.1", "AUR-14.6")
def test_everybody_is_asked_at_once_where_enemies_are_about_and_nobody_elsewhere() -> None:
    quiet = Scene().load(0, 1, 1, 1).run(LoadCheck())
    assert (quiet.asked(0), quiet.asked(1), quiet.state.frozen) == ("", "", True)
    assert stowed(quiet) == "-a- ssfg"
    scene = Scene(3)
    scene.player(2).out = True
    scene.enemy("enemy_war_wolves")
    scene.run(LoadCheck())
    assert [scene.asked(seat) for seat in range(3)] == ["CheckLoad", "CheckLoad", ""]
    scene.say(1, "ready")
    # Open: blue is seen to be ready before red is.
    assert [one.who for one in scene.told(events.LoadReady)] == ["blue"]
    zone = Scene().put(2, "enemy_war_wolves").run(LoadCheck())
    assert zone.asked(0) == "CheckLoad"


@pytest.mark.rule("AUR-14.1", "AUR-14.22")
def test_when_the_shooting_is_over_tokens_move_again_and_every_weapon_is_ready() -> None:
    scene = laid(Scene(3).crew(0, "leader"), (2, 3, FUEL), (2, 0, AMMO), (0, 0, SURVIVOR))
    player = scene.player()
    player.fired, player.spared = 0b100, 90
    player.load, player.damage = [5, 0, 1, 1], [0b010, 0, 0, 0]
    scene.player(2).out = True
    scene.run(Thaw())
    assert not scene.state.frozen
    assert (player.places, player.fired, player.spared) == ([NOTHING] * 4, 0, -1)
    # What no longer fits goes; who has left the game is not asked.
    assert player.load[0] == 3


@pytest.mark.rule("AUR-14.1", "AUR-04.1")
def test_the_phase_is_ambush_convoy_fire_and_enemy_fire() -> None:
    scene = Scene().crew(0, "leader").load(0, ammo=1).put(1, "enemy_war_wolves").load(1).outcomes(6, 3)
    scene.state.phase = MOVEMENT
    scene.run(Shooting())
    assert scene.state.phase == MOVEMENT
    scene.say(0, "ready").say(1, "ready")
    assert scene.state.phase == SHOOTING
    assert scene.asked(0) == "OpenFire"
    scene.say(0, "fire truck weapon1")
    # The wolves' shot is read from the next card, and then nothing is frozen any more.
    assert [one.why for one in scene.told(events.OutcomeRevealed)] == ["attack", "enemy_fire"]
    while scene.asked(0) or scene.asked(1):
        seat = 0 if scene.asked(0) else 1
        scene.say(seat, scene.default(seat))
    assert not scene.state.frozen


@pytest.mark.rule("AUR-14.1")
def test_the_load_is_stowed_in_the_open_whatever_is_hidden() -> None:
    scene = Scene().load(0, ammo=1, food=1, fuel=1)
    scene.enemy("enemy_ulmar")
    scene.run(LoadCheck()).say(0, "by_hand")
    asked = question(imagine(scene.table, 1, "elsewhere"), 0)
    assert (scene.asked(0), scene.asked(1)) == ("StowToken", "CheckLoad")
    assert asked is not None
    assert asked.name() == "StowToken"


@pytest.mark.rule("AUR-03.4")
def test_which_cell_is_filled_next_is_seen_by_its_owner_alone() -> None:
    scene = Scene().convoy(0, "start_truck", "container").load(0, ammo=1)
    scene.enemy("enemy_wolf_riders")
    scene.run(LoadCheck())
    assert myself(scene.table, 0)["stowing"] is None

    scene.say(0, "by_hand")

    assert myself(scene.table, 0)["stowing"] == {"place": "truck", "cell": 0}
    assert myself(scene.table, 1)["stowing"] is None
