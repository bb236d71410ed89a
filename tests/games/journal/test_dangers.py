"""What a beginner would regret is said with the choice, and waits to be confirmed once more."""

from __future__ import annotations

import pytest

from games.journal.scenes import Scene
from games.journal.test_forecast import facts, fight
from holdfast.games.journal.chapters.c05_planning import ConfirmStage
from holdfast.games.journal.chapters.c06_dusk import Feed, GiveWater
from holdfast.games.journal.chapters.c07_evening import Evening
from holdfast.games.journal.chapters.c08_findings import ChooseFindings
from holdfast.games.journal.chapters.c08_trip import Equip
from holdfast.games.journal.chapters.c09_raid import ArmGuard
from holdfast.games.journal.chapters.c10_dawn import Treat
from holdfast.games.journal.pieces import CHARACTERS, EVENTS, OBJECTIVES
from holdfast.games.journal.state import DAWN, EVENING, Night
from holdfast.kernel.game import COST, DANGER

GORAN = CHARACTERS.index("goran")
KNIFE = 1


def risks(scene: Scene, word: str) -> set[str]:
    return {name for name, fact in facts(scene, word).items() if fact.kind == DANGER}


@pytest.mark.rule("JRN-07.5")
def test_nobody_on_guard() -> None:
    scene = Scene("goran", "mira")
    scene.state.phase = EVENING
    scene.run(Evening()).say("floor", "floor")

    assert risks(scene, "leave") == {"unguarded"}
    assert not risks(scene, "post goran")


@pytest.mark.rule("JRN-07.7")
def test_somebody_who_is_tired_is_sent_to_work() -> None:
    scene = Scene("goran", "mira").set("goran", fatigue=3)
    scene.state.phase = EVENING
    scene.run(Evening())

    assert risks(scene, "guard") == {"collapses-at-dawn"}
    assert risks(scene, "scavenge") == {"collapses-at-dawn"}
    assert not risks(scene, "floor")


@pytest.mark.rule("JRN-06.2", "JRN-06.4", "JRN-06.5")
def test_somebody_who_is_starving_gets_nothing() -> None:
    hungry = Scene("goran").have(raw_food=1).set("goran", hunger=3).run(Feed(GORAN, 0))
    thirsty = Scene("goran").have(water=1).set("goran", hunger=3, misery=3).run(GiveWater(GORAN, (), (), True))

    assert risks(hungry, "done") == {"dies"}
    assert not risks(hungry, "feed raw_food")
    assert risks(thirsty, "no") == {"dies-on", "leaves-on"}
    assert facts(thirsty, "no")["dies-on"].args["on"] == "1–5"


@pytest.mark.rule("JRN-06.3")
def test_canned_food_for_somebody_who_is_hardly_hungry() -> None:
    full = Scene("goran").have(canned_food=1).set("goran", hunger=1).run(Feed(GORAN, 0))
    hungry = Scene("goran").have(canned_food=1).set("goran", hunger=2).run(Feed(GORAN, 0))

    assert facts(full, "feed canned_food")["would-do"].kind == COST
    assert "would-do" not in facts(hungry, "feed canned_food")


@pytest.mark.rule("JRN-04.3", "JRN-21.2")
def test_at_the_end_of_the_day_the_heater_is_cold_and_the_objective_is_due() -> None:
    scene = Scene("goran").have(wood=1).build("f1c4", "simple_heater")
    scene.state.cold, scene.state.stage = 3, 2
    scene.state.objective = OBJECTIVES.index("o_home")
    scene.state.decks.events.cards.append(EVENTS.index("chapter_2"))
    scene.run(ConfirmStage())
    assert risks(scene, "confirm") == {"heater-idle"}
    assert facts(scene, "confirm")["judged-tomorrow"].args == {"objective": "o_home"}

    scene.state.stage = 1
    assert not facts(scene, "confirm")
    scene.state.stage, scene.state.cold = 2, 2
    assert not risks(scene, "confirm")


@pytest.mark.rule("JRN-09.7", "JRN-14.2")
def test_a_firearm_without_ammo() -> None:
    taken = Scene("goran").have(rifle=1).run(Equip(0))

    assert risks(taken, "take rifle") == {"no-ammo"}
    assert not risks(Scene("goran").have(rifle=1, ammo=1).run(Equip(0)), "take rifle")


@pytest.mark.rule("JRN-09.1", "JRN-09.7")
def test_a_guard_with_a_firearm_and_no_ammo() -> None:
    scene = Scene("goran").have(pistol=1, knife=1).night("goran")
    scene.state.raid = Night([-1] * len(CHARACTERS))
    scene.run(ArmGuard(GORAN))

    assert risks(scene, "arm pistol") == {"no-ammo"}
    assert not risks(scene, "arm knife")


@pytest.mark.rule("JRN-08.13")
def test_the_load_is_left_half_empty() -> None:
    scene = Scene("goran").out("library", "goran").run(ChooseFindings()).say("add 4 wood", "add 0 component")

    assert risks(scene, "add 3 water") == {"half-empty"}
    assert facts(scene, "add 3 water")["half-empty"].args == {"n": 8}
    assert not risks(scene, "add 11 water")


@pytest.mark.rule("JRN-08.5")
def test_searching_on_in_a_loud_night() -> None:
    scene = Scene("goran").out("school", "goran")
    scene.state.noise = 6
    scene.effect("kitchen")

    assert risks(scene, "choose 1") == {"loud"}
    assert not risks(scene, "pass")
    scene.state.noise = 5
    assert not risks(scene, "choose 1")


@pytest.mark.rule("JRN-10.3")
def test_medicine_stays_on_the_shelf() -> None:
    scene = Scene("goran").have(bandages=1).set("goran", wounds=2)
    scene.state.phase = DAWN
    scene.run(Treat())

    assert facts(scene, "done")["untreated"].args == {"who": "goran", "state": "wounds", "n": 2, "item": "bandages"}
    assert not risks(scene, "treat goran bandages")


@pytest.mark.rule("JRN-16.1")
def test_who_would_take_a_death_to_heart() -> None:
    scene = fight(KNIFE, "goran")

    assert facts(scene, "fight")["would-mourn"].args == {"who": "goran", "n": 5}
    assert "would-mourn" not in facts(scene, "flee")
    assert scene.state.fight is not None
    scene.state.fight.bandits = True
    assert "would-mourn" not in facts(scene, "fight")
