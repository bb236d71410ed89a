"""What each recipe, printed action and fitting costs and brings, and the skills that change it."""

from __future__ import annotations

import pytest

from games.journal.outcomes import at_home, built, outcome, planned
from holdfast.games.journal import events
from holdfast.games.journal.chapters.c05_planning import DayStage
from holdfast.games.journal.pieces import BEDS, FITTINGS, ITEMS, LIMIT, MORE_REROLLS, REPLACES


def used(space: str, recipe: str = "") -> str:
    """What one action at a printed space costs and brings."""
    scene = at_home(people=("goran",)).run(DayStage(0))
    before = scene.state.storage[:]
    scene.say(f"go {space}", *([recipe] if recipe else []), "confirm").defaults()
    changes = [(name, scene.state.storage[kind] - before[kind]) for kind, name in enumerate(ITEMS)]
    return ", ".join([f"{name} {n:+}" for name, n in changes if n])


@pytest.mark.rule("JRN-26.1", "JRN-26.3", "JRN-26.4")
def test_printed_actions() -> None:
    assert used("f2c5") == "water +1"
    assert used("f0c5", "make workbench_filter") == "filter +1, component -2"
    assert used("f0c5", "make workbench_lockpick") == "lockpick +1, mechanical_part -1, component -1"
    assert used("f0c5", "make workbench_shovel") == "shovel +1, mechanical_part -1, wood -2, component -2"
    assert used("f1c1") == "wood -5, component -2"


@pytest.mark.rule("JRN-26.43")
def test_the_electrician_needs_one_part_less() -> None:
    assert built("radio", who="ruben") == "electrical_part -1, component -3"
    assert built("alarm", who="ruben") == "component -3"
    assert built("bed", who="ruben") == "wood -4, component -2"


@pytest.mark.rule("JRN-26.5", "JRN-26.6", "JRN-26.7")
def test_beds_and_a_stove() -> None:
    assert built("bed") == "wood -4, component -2"
    assert BEDS[FITTINGS.index("bed")] == 1
    assert built("crude_stove") == "wood -1, component -4"
    assert planned("crude_stove", "stew") == "canned_food +1, raw_food -1, wood -1, water -1"
    assert planned("crude_stove", "soup") == "raw_food +1, vegetable -1, wood -1, water -1"
    assert built("simple_heater") == "component -5"
    assert planned("simple_heater", "wood") == "cold -2, wood -1"
    assert planned("simple_heater", "book", 1) == "cold -2, book -1, goran misery +1"
    assert planned("simple_heater", "book", 5) == "cold -2, book -1, goran misery +1"
    assert planned("simple_heater", "book", 6) == "cold -2, book -1"
    assert planned("simple_heater", "book", 10) == "cold -2, book -1"


@pytest.mark.rule("JRN-26.8", "JRN-26.9", "JRN-26.10")
def test_water_an_armchair_and_a_workshop() -> None:
    assert built("water_collector") == "wood -2, component -3"
    assert planned("water_collector", "plain") == "water +2"
    assert [name for name, n in zip(FITTINGS, LIMIT, strict=True) if n == 2] == ["water_collector", "armchair"]
    assert planned("water_collector", "filter") == "filter -1, water +5"
    assert built("armchair") == "wood -3, component -1"
    assert planned("armchair", "coffee") == "coffee -1, goran fatigue -1, goran misery -1"
    assert planned("armchair", "smoke") == "cigarette -1, goran misery -1"
    assert planned("armchair", "read", 1) == ""
    assert planned("armchair", "read", 4) == ""
    assert planned("armchair", "read", 5) == "goran misery -1"
    assert planned("armchair", "read", 10) == "goran misery -1"
    assert built("workshop") == "wood -3, component -3"
    assert planned("workshop", "part") == "mechanical_part +1, component -3"
    assert planned("workshop", "saw") == "sawblade +1, mechanical_part -1, component -2"
    assert planned("workshop", "shovel") == "shovel +1, wood -2, component -1"
    assert planned("workshop", "guitar") == "broken_guitar -1, guitar +1, wood -1, component -2"


@pytest.mark.rule("JRN-26.11", "JRN-26.15", "JRN-26.16")
def test_a_trap_a_saw_horse_and_a_window_box() -> None:
    assert built("animal_trap") == "wood -2, component -2"
    assert planned("animal_trap", "bait", 1) == "vegetable -1"
    assert planned("animal_trap", "bait", 3) == "vegetable -1"
    assert planned("animal_trap", "bait", 4) == "raw_food +1, vegetable -1"
    assert planned("animal_trap", "bait", 9) == "raw_food +1, vegetable -1"
    assert planned("animal_trap", "bait", 10) == "raw_food +2, vegetable -1"
    assert [LIMIT[FITTINGS.index(name)] for name in ("animal_trap", "kindling_stand", "vegetable_bed")] == [1, 1, 1]
    assert planned("animal_trap", "bare", 1) == ""
    assert planned("animal_trap", "bare", 7) == ""
    assert planned("animal_trap", "bare", 8) == "raw_food +1"
    assert planned("animal_trap", "bare", 10) == "raw_food +1"
    assert built("kindling_stand") == "wood -1, component -2"
    assert planned("kindling_stand", "scrap") == "wood +2, component -2"
    assert planned("kindling_stand", "guitar", 1) == "broken_guitar -1, wood +3, goran misery +1"
    assert planned("kindling_stand", "guitar", 5) == "broken_guitar -1, wood +3, goran misery +1"
    assert planned("kindling_stand", "guitar", 6) == "broken_guitar -1, wood +3"
    assert planned("kindling_stand", "guitar", 10) == "broken_guitar -1, wood +3"
    assert built("vegetable_bed") == "wood -2, component -2, water -2"
    assert planned("vegetable_bed", "water") == "vegetable +1, water -2"


@pytest.mark.rule("JRN-26.17", "JRN-26.18", "JRN-26.19")
def test_better_ones_replace_the_old() -> None:
    assert [REPLACES[FITTINGS.index(name)] for name in ("good_stove", "good_heater")] == [
        FITTINGS.index(name) for name in ("crude_stove", "simple_heater")
    ]
    assert built("good_stove", beside="crude_stove") == "mechanical_part -1, component -4"
    assert planned("good_stove", "stew2") == "canned_food +2, raw_food -2, wood -1, water -2"
    assert planned("good_stove", "stew") == "canned_food +1, raw_food -1, water -1"
    assert planned("good_stove", "soup2") == "raw_food +2, vegetable -2, wood -1, water -2"
    assert built("good_heater", beside="simple_heater") == "mechanical_part -2, component -4"
    assert planned("good_heater", "wood") == "cold -4, wood -1"
    assert built("radio") == "electrical_part -2, component -3"
    news = at_home().effect("radio_news")
    assert len(news.told(events.Peeked)[0].cards) == 1
    assert planned("radio", "music", 1) == ""
    assert planned("radio", "music", 4) == ""
    assert planned("radio", "music", 5) == "goran misery -1"
    assert planned("radio", "music", 10) == "goran misery -1"


@pytest.mark.rule("JRN-26.20", "JRN-26.21", "JRN-26.22")
def test_a_still_and_gardens() -> None:
    assert built("still") == "mechanical_part -1, component -4"
    assert planned("still", "moonshine") == "moonshine +2, sugar -1, wood -1, water -2"
    assert planned("still", "alcohol", moonshine=1) == "alcohol +1, moonshine -2, wood -1"
    assert [LIMIT[FITTINGS.index(name)] for name in ("still", "herb_garden", "big_garden")] == [0, 1, 1]
    assert built("herb_garden") == "wood -2, component -2, water -1"
    assert planned("herb_garden", "grow") == "herb +1, water -1"
    assert built("big_garden") == "electrical_part -1, wood -3, component -3"
    assert planned("big_garden", "water") == "vegetable +2, water -2"


@pytest.mark.rule("JRN-26.23", "JRN-26.24", "JRN-26.25")
def test_benches() -> None:
    assert built("apothecary") == "wood -2, component -3"
    assert planned("apothecary", "herbal") == "herb -2, herbal_meds +1, water -1"
    assert planned("apothecary", "meds") == "alcohol -1, herb -1, chems -2, meds +1"
    assert planned("apothecary", "bandages") == "moonshine -1, herb -1, bandages +1"
    assert built("metal_bench", beside="workshop") == "mechanical_part -1, component -4"
    assert planned("metal_bench", "knife") == "weapon_part -1, knife +1, component -2"
    assert planned("metal_bench", "hatchet") == "weapon_part -1, hatchet +1, wood -2, component -1"
    assert planned("metal_bench", "wpart") == "mechanical_part -1, weapon_part +1, component -1"
    assert built("gun_bench", beside="workshop") == "mechanical_part -1, weapon_part -1, component -4"
    assert planned("gun_bench", "pistol") == "weapon_part -1, pistol +1, broken_pistol -1, component -1"
    assert planned("gun_bench", "rifle") == "weapon_part -2, rifle +1, broken_rifle -1"
    assert planned("gun_bench", "shotgun") == "weapon_part -2, shotgun +1, broken_shotgun -1"
    assert planned("gun_bench", "ammo") == "ammo +2, shell -1, chems -1"


@pytest.mark.rule("JRN-26.26", "JRN-26.27", "JRN-26.28")
def test_an_alarm_a_corner_and_a_bunk() -> None:
    assert built("alarm") == "electrical_part -1, component -3"
    assert MORE_REROLLS[FITTINGS.index("alarm")] == 1
    assert built("music_corner") == "wood -3, component -2"
    assert planned("music_corner", "play", 5, guitar=1) == "goran misery -1"
    assert outcome(at_home(6).have(guitar=1), "music_corner_play") == "goran misery -1, mira misery -1"
    assert built("bunk") == "wood -6, component -3"
    assert BEDS[FITTINGS.index("bunk")] == 2
