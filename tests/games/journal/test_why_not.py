"""Why a piece is no answer to the open question."""

from __future__ import annotations

import pytest

from games.journal.scenes import Scene
from holdfast.games.journal.chapters.c05_planning import ChooseFitting, ChooseSite, DayStage
from holdfast.games.journal.chapters.c06_dusk import Feed
from holdfast.games.journal.chapters.c07_evening import Evening
from holdfast.games.journal.chapters.c08_trip import Equip
from holdfast.games.journal.pieces import ACTIONS, CHARACTERS, FITTINGS, SPACES
from holdfast.games.journal.rulebook import GAME
from holdfast.games.journal.state import EVENING

GORAN = CHARACTERS.index("goran")


def why_not(scene: Scene, anchor: str, seat: int | None = None) -> str:
    fact = GAME.why_not(scene.table, scene.state.leader if seat is None else seat, anchor, "")
    return "" if fact is None else fact.name


@pytest.mark.rule("JRN-03.2")
def test_only_the_leader_answers() -> None:
    scene = Scene("goran").run(DayStage(0))

    assert why_not(scene, "space:f1c2", 1) == "not-leader"
    assert why_not(scene, "space:f1c2") == ""
    assert why_not(scene, "track:cold") == ""


@pytest.mark.rule("JRN-05.4", "JRN-05.6", "JRN-05.9")
def test_a_space_is_out_of_reach_or_lacks_something() -> None:
    scene = Scene("mira").run(DayStage(0))

    assert why_not(scene, "space:f0c11") == "out-of-reach"
    assert why_not(scene, "space:f2c2") == "needs-tool"
    assert why_not(scene, "space:f0c3") == "needs-shovel"
    assert why_not(scene, "space:f1c1") == "lacks"
    assert why_not(scene, "space:f1c4") == "nothing-to-do"


@pytest.mark.rule("JRN-05.5", "JRN-05.22", "JRN-05.3")
def test_a_space_is_taken_or_done_for_today() -> None:
    scene = Scene("goran", "mira").have(lockpick=1).run(DayStage(0)).say("go f2c5")
    scene.state.boarded |= 1 << SPACES.index("f1c1")
    scene.state.action_uses[ACTIONS.index("lookout")] = 1

    assert why_not(scene, "space:f2c5") == "taken"
    assert why_not(scene, "space:f1c1") == "boarded"
    assert why_not(scene, "space:f1c2") == "done-today"
    assert why_not(scene, "person:goran") == "busy"


@pytest.mark.rule("JRN-05.4")
def test_a_tool_serves_one_card_in_a_stage() -> None:
    scene = Scene("goran", "mira").have(lockpick=1).run(DayStage(0)).say("go f2c2")
    scene.state.lying[SPACES.index("f1c6")] = -1

    assert why_not(scene, "space:f1c7") == "tool-used"


@pytest.mark.rule("JRN-05.2", "JRN-05.3", "JRN-11.4")
def test_a_character_rests_has_lost_the_action_or_is_not_here() -> None:
    scene = Scene("goran", "mira", "josef").set("josef", misery=3).run(DayStage(0)).say("rest")

    assert why_not(scene, "person:goran") == "rests"
    assert why_not(scene, "person:josef") == "crossed"
    assert why_not(scene, "person:irina") == "unknown-person"


@pytest.mark.rule("JRN-05.16", "JRN-05.17", "JRN-05.18")
def test_a_fitting_is_an_idea_too_dear_or_has_no_place() -> None:
    scene = Scene("goran").have(wood=9, component=9).run(ChooseFitting(GORAN))
    assert why_not(scene, "fitting:radio") == "only-idea"
    assert why_not(scene, "fitting:strong_door") == "lacks"

    scene.run(ChooseSite(GORAN, FITTINGS.index("bed"), -1))
    assert why_not(scene, "space:f3c2") == "not-empty"
    for name in ("f1c5", "f1c7"):
        scene.state.lying[SPACES.index(name)] = -1
    scene.build("f1c6", "workshop").run(ChooseSite(GORAN, FITTINGS.index("metal_bench"), -1))
    assert why_not(scene, "space:f1c4") == "not-beside"


@pytest.mark.rule("JRN-06.3", "JRN-08.3")
def test_an_item_is_no_food_is_not_there_or_was_passed() -> None:
    dusk = Scene("goran").have(raw_food=1, wood=1).run(Feed(GORAN, 0))
    packing = Scene("goran").have(shovel=1, wood=1).run(Equip(0)).say("take wood")

    assert why_not(dusk, "item:wood") == "not-food"
    assert why_not(dusk, "item:canned_food") == "none-here"
    assert why_not(packing, "item:shovel") == "packed-past"


@pytest.mark.rule("JRN-07.2")
def test_a_bed_is_taken() -> None:
    scene = Scene("goran", "mira").build("f1c4", "bed")
    scene.state.phase = EVENING
    scene.run(Evening()).say("bed f1c4")

    assert why_not(scene, "space:f1c4") == "bed-full"
    assert why_not(scene, "space:f2c3") == "no-bed"


@pytest.mark.rule("JRN-10.9")
def test_a_crucial_action_has_its_moment() -> None:
    scene = Scene("goran").hold("ca_watch", "ca_rain").run(DayStage(0))

    assert why_not(scene, "crucial:ca_watch") == "timing-raid"
    assert why_not(scene, "crucial:ca_rain") == ""
    assert why_not(scene, "crucial:ca_hope") == "not-in-hand"


@pytest.mark.rule("JRN-19.6")
def test_of_several_crucial_actions_one_is_played_at_a_moment() -> None:
    scene = Scene("goran").hold("ca_fixer", "ca_rain").run(DayStage(0)).say("play ca_rain")

    assert why_not(scene, "crucial:ca_fixer") == "moment-used"
