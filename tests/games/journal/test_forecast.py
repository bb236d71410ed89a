"""What an answer would come to is said before it is given, in numbers that everybody could count."""

from __future__ import annotations

import pytest

from games.journal.scenes import Scene
from holdfast.games.journal.chapters.c05_planning import ChooseRecipe, DayStage
from holdfast.games.journal.chapters.c06_dusk import Dusk, Feed
from holdfast.games.journal.chapters.c07_evening import Evening
from holdfast.games.journal.chapters.c08_findings import ChooseFindings
from holdfast.games.journal.chapters.c08_trip import ChooseLocation
from holdfast.games.journal.chapters.c09_raid import NightRaid
from holdfast.games.journal.chapters.c12_fight import BeginFight
from holdfast.games.journal.chapters.c17_trade import Trade
from holdfast.games.journal.odds import of_foes, one_roll, percent, strike
from holdfast.games.journal.pieces import CHARACTERS, LETTERS, SLOTS, SPACES, WEAPONS
from holdfast.games.journal.rulebook import GAME
from holdfast.games.journal.state import DUSK, EVENING, Foe
from holdfast.kernel.game import Fact
from holdfast.kernel.play import read

UNARMED, KNIFE, HATCHET, PISTOL, RIFLE, SHOTGUN = range(6)
GORAN = CHARACTERS.index("goran")


def facts(scene: Scene, word: str) -> dict[str, Fact]:
    seat = scene.state.leader
    return {fact.name: fact for fact in GAME.forecast(scene.table, seat, read(scene.table, seat, word))}


def args(scene: Scene, word: str, name: str) -> dict[str, object]:
    return dict(facts(scene, word)[name].args)


def fight(weapon: int, *people: str) -> Scene:
    scene = Scene(*people).out("library", *people).unknown("rain", "tiles")
    return scene.run(BeginFight(((LETTERS.index("A"), weapon, UNARMED),), False, 0))


# -- the house -------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-05.4", "JRN-05.19")
def test_a_recipe_says_what_it_takes_what_stays_and_what_it_makes() -> None:
    scene = Scene("goran").have(component=5, mechanical_part=1).run(ChooseRecipe(GORAN, SPACES.index("f0c5")))

    assert args(scene, "make workbench_filter", "costs") == {"items": ["component"] * 2}
    assert args(scene, "make workbench_filter", "stays") == {"item": "component", "before": 5, "after": 3}
    assert args(scene, "make workbench_filter", "does")["does"] == ["filter"]


@pytest.mark.rule("JRN-05.12", "JRN-05.14", "JRN-26.35")
def test_a_place_says_how_likely_its_lock_opens_and_how_far_a_search_goes() -> None:
    scene = Scene("goran").have(lockpick=1).run(DayStage(0))
    assert args(scene, "go f2c2", "opens") == {"percent": 70}
    assert args(scene, "go f3c2", "searches") == {"n": 1, "of": 2}

    assert "opens-surely" in facts(Scene("anatol").have(lockpick=1).run(DayStage(0)), "go f2c2")


@pytest.mark.rule("JRN-06.1", "JRN-06.2")
def test_water_given_says_what_is_left_and_withheld_what_the_die_may_do() -> None:
    scene = Scene("goran", "mira").have(water=3).set("goran", hunger=1)
    scene.state.phase = DUSK
    scene.run(Dusk())

    assert args(scene, "yes", "water-left") == {"n": 2, "waiting": 1}
    told = [fact.args for fact in GAME.forecast(scene.table, 0, read(scene.table, 0, "no"))]
    assert told == [
        {"state": "hunger", "on": "1–5", "before": 1, "after": 2},
        {"state": "misery", "on": "6–10", "before": 0, "after": 1},
    ]


@pytest.mark.rule("JRN-06.3", "JRN-06.4")
def test_a_meal_says_the_hunger_after_it() -> None:
    scene = Scene("goran").have(canned_food=1, raw_food=1).set("goran", hunger=2).run(Feed(GORAN, 0))

    assert args(scene, "feed canned_food", "level")["after"] == 0
    assert args(scene, "feed raw_food", "level")["after"] == 1
    assert args(scene, "done", "level")["after"] == 3
    assert args(scene, "done", "loses-actions")["n"] == 1


@pytest.mark.rule("JRN-07.2", "JRN-07.4", "JRN-08.14")
def test_a_task_says_tomorrows_fatigue_and_what_the_night_has_of_it() -> None:
    scene = Scene("goran", "mira").set("goran", fatigue=1).build("f1c4", "bed")
    scene.state.phase = EVENING
    scene.run(Evening())

    assert args(scene, "guard", "level")["after"] == 2
    assert args(scene, "guard", "guards") == {"n": 1, "prowess": 2}
    assert args(scene, "bed f1c4", "level")["after"] == 0
    assert args(scene, "scavenge", "carries") == {"n": 15}
    scene.say("scavenge")
    assert args(scene, "scavenge", "carries") == {"n": 23}


# -- outside ---------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-08.4", "JRN-08.6", "JRN-08.14")
def test_where_to_go_says_how_long_and_how_loud_it_is() -> None:
    scene = Scene().out("school").run(ChooseLocation())
    name = SLOTS[scene.state.locations.index(0)]

    assert args(scene, f"visit {name}", "starts-loud") == {"n": 2}
    assert args(scene, f"visit {name}", "cards")["n"] in (14, 12, 10)


@pytest.mark.rule("JRN-08.5", "JRN-19.1")
def test_a_search_says_the_noise_after_it() -> None:
    scene = Scene("goran").out("library", "goran")
    scene.state.noise = 3
    scene.effect("kitchen")
    assert args(scene, "choose 1", "noise") == {"before": 3, "after": 3, "heard": 3}

    loud = Scene("goran").out("school", "goran")
    loud.state.noise = 3
    loud.effect("heap_stairs")
    assert args(loud, "choose 2", "noise") == {"before": 3, "after": 5, "heard": 5}
    assert args(loud, "choose 1", "does")["does"] == ["fx_return_1", "fx_loot_heap_1"]
    assert "noise" not in facts(loud, "choose 1")


@pytest.mark.rule("JRN-18.3")
def test_a_script_says_what_a_choice_costs_and_nothing_else() -> None:
    scene = Scene("goran", "mira").have(wood=3).effect("script_1402")

    assert facts(scene, "choose 1") == {}
    assert facts(scene, "choose 2").keys() == {"costs"}
    assert args(scene, "choose 2", "costs") == {"items": ["wood"] * 3}


@pytest.mark.rule("JRN-08.13", "JRN-08.15")
def test_what_is_added_says_the_load_after_it() -> None:
    scene = Scene("goran").out("library", "goran").have(rifle=1).run(ChooseFindings())

    assert args(scene, "add 5 wood", "load") == {"n": 7, "room": 15}


@pytest.mark.rule("JRN-17.2", "JRN-26.40")
def test_a_trade_says_its_fee() -> None:
    dear = Scene("goran").have(jewelry=1).run(Trade(("green",), 4))
    cheap = Scene("nadia").have(jewelry=1).run(Trade(("green",), 4))

    assert args(dear, "yes", "fee") == {"n": 4}
    assert args(cheap, "yes", "fee") == {"n": 1}


# -- dice ------------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-09.5", "JRN-12.4", "JRN-14.6")
def test_how_often_one_roll_hits() -> None:
    assert one_roll(UNARMED, 1) == 50
    assert one_roll(KNIFE, 1) == 50
    assert one_roll(HATCHET, 1) == 67
    assert one_roll(PISTOL, 2) == 50
    assert one_roll(SHOTGUN, 1) == 67


@pytest.mark.rule("JRN-12.9", "JRN-12.10", "JRN-14.5")
def test_rerolls_and_second_shots_are_counted_in() -> None:
    assert percent(strike(UNARMED, 1, 1), 1) == 75
    assert sum(strike(RIFLE, 2, 2).values()) == pytest.approx(1)
    assert percent(strike(RIFLE, 0, 2), 4) == 25
    assert percent(of_foes([Foe("A1", 0, UNARMED, 0), Foe("A2", 0, UNARMED, 0)]), 1) == 75


@pytest.mark.rule("JRN-12.9")
def test_a_reroll_says_how_likely_it_is_better() -> None:
    scene = Scene("goran", "mira").have(wood=3).night("goran").top("raids", "n_thief").dice("grey miss")
    scene.run(NightRaid()).say("arm none")

    assert args(scene, "reroll", "reroll") == {"percent": 50, "n": 1}


@pytest.mark.rule("JRN-13.1", "JRN-13.2")
def test_to_flee_says_what_the_blow_from_behind_may_do() -> None:
    scene = fight(KNIFE, "goran", "mira")
    state = scene.state
    assert state.fight is not None
    state.fight.foes[0].prowess = 0

    assert args(scene, "flee", "backstab") == {"one": 50, "two": 33}
    assert args(scene, "flee", "trip-ends") == {"n": 2}
    assert args(scene, "fight", "they-hit") == {"n": 1, "percent": 50}


@pytest.mark.rule("JRN-12.2")
def test_a_weapon_says_its_die() -> None:
    scene = Scene("goran").out("library", "goran").have(knife=1)
    scene.run(BeginFight(((LETTERS.index("A"), WEAPONS.index("none"), UNARMED),), False, 0)).say("fight")

    assert args(scene, "arm knife", "rolls") == {"die": "yellow", "percent": 50}
