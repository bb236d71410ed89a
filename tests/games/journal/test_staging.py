"""The first lesson's table, and the hints of a first game that need a look at the table."""

from __future__ import annotations

import pytest

from games.journal.scenes import Scene
from games.test_lessons import go_on, staged
from holdfast.games.journal.chapters.c05_planning import DayStage
from holdfast.games.journal.chapters.c06_dusk import GiveWater
from holdfast.games.journal.pieces import CHARACTERS, EVENTS, OBJECTIVES, STOCK
from holdfast.games.journal.rulebook import GAME
from holdfast.games.journal.state import SCAVENGING
from holdfast.games.journal.verbs import roll_black, roll_combat
from holdfast.games.learning import lesson_of
from holdfast.games.teaching import Guide, lit
from holdfast.kernel.play import options


def hinted(scene: Scene) -> dict[str, dict[str, object]]:
    return {fact.name: dict(fact.args) for fact in GAME.moments(scene.table, scene.state.leader)}


@pytest.mark.rule("JRN-03.1", "JRN-02.2")
def test_the_lesson_begins_in_the_third_stage_of_the_first_day() -> None:
    view = staged("journal").sitting.view(0)

    assert (view["table"]["day"], view["table"]["stage"], view["table"]["cold"]) == (1, 3, 1)
    assert [one["who"] for one in view["group"]] == ["goran", "mira", "anatol"]
    assert view["locations"] == ["school", "bakery", "depot"]
    assert view["table"]["known"]["night_raid"] == ["n_thief"]


@pytest.mark.rule("JRN-03.5", "JRN-02.9", "JRN-02.10")
def test_no_token_is_missing_and_every_card_lies_in_one_place() -> None:
    state = staged("journal").sitting.table.state

    assert [here + box for here, box in zip(state.storage, state.box, strict=True)] == STOCK
    for deck in state.decks.all()[:-1]:
        cards = [*deck.cards, *deck.aside, *deck.used]
        assert len(cards) == len({*cards})
    assert len([card for card in state.lying if card >= 0]) == 17


@pytest.mark.rule("JRN-08.9", "JRN-09.10")
def test_the_lit_path_is_quiet_costs_one_thing_and_leaves_no_laid_dice() -> None:
    lesson = lesson_of("journal")
    assert lesson is not None
    table = staged("journal")
    guide = Guide(lesson, table.sitting)
    while not guide.is_done:
        offered = [choice.text for choice in options(table.sitting.table, 0)]
        table.play(0, [*lit(guide.current, offered), *offered][0])
        go_on(table, lesson)
        guide = Guide(lesson, table.sitting)
    state = table.sitting.table.state

    assert state.day == 2
    assert (state.laid, state.laid_faces) == ([], [])
    assert sum(1 for one in table.sitting.events(0) if one["event"] == "ResidentMet") == 0
    assert all(sum(one.states) <= 6 for one in state.people)


@pytest.mark.rule("JRN-01.2")
def test_laid_dice_are_shown_first_and_then_honest_ones() -> None:
    scene = Scene("goran").night("goran")
    scene.state.laid, scene.state.laid_faces = [3, 9], [0]
    roll_black(scene.table)
    assert scene.state.die == 9
    roll_black(scene.table)
    assert scene.state.die == 3
    roll_combat(scene.table, 0, "goran")
    assert (scene.state.die, scene.state.laid_faces) == (0, [])


@pytest.mark.rule("JRN-05.2", "JRN-04.3")
def test_a_lost_action_and_the_cold_are_told_of_by_day() -> None:
    scene = Scene("goran", "mira").set("mira", hunger=3).run(DayStage(0))
    assert hinted(scene)["crossed"] == {"who": "mira", "state": "hunger", "n": 3}
    assert "cold" not in hinted(scene)
    scene.state.cold = 2

    assert hinted(scene)["cold"] == {"n": 2}


@pytest.mark.rule("JRN-06.1")
def test_too_little_water_is_told_of_at_dusk() -> None:
    first = GiveWater(CHARACTERS.index("goran"), (CHARACTERS.index("mira"),), (), True)

    assert "thirst" in hinted(Scene("goran", "mira").have(water=1).run(first))
    assert "thirst" not in hinted(Scene("goran", "mira").have(water=2).run(first))


@pytest.mark.rule("JRN-08.5")
def test_a_loud_night_is_told_of() -> None:
    scene = Scene("goran").out("library", "goran")
    scene.state.noise = 4

    assert hinted(scene)["noise"] == {"n": 4, "heard": 4}
    assert scene.state.phase == SCAVENGING
    scene.state.noise = 3
    assert "noise" not in hinted(scene)


@pytest.mark.rule("JRN-21.2")
def test_an_objective_that_is_judged_tomorrow_is_told_of() -> None:
    scene = Scene("goran").run(DayStage(0))
    scene.state.objective = OBJECTIVES.index("o_home")
    assert "objective" not in hinted(scene)
    scene.state.decks.events.cards.append(EVENTS.index("chapter_2"))

    assert hinted(scene)["objective"] == {"objective": "o_home"}


@pytest.mark.rule("JRN-18.3")
def test_a_script_is_told_of_and_a_card_is_not() -> None:
    assert "script" in hinted(Scene("goran").effect("script_1402"))
    assert "script" not in hinted(Scene("goran").out("library", "goran").effect("kitchen"))
