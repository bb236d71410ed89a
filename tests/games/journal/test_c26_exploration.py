"""What each exploration card does, choice by choice and on each side of every band of the die."""

from __future__ import annotations

import pytest

from games.journal.outcomes import outcome, outside
from games.journal.scenes import Scene
from holdfast.games.journal import events
from holdfast.games.journal.chapters.c08_trip import NextCard
from holdfast.games.journal.chapters.c12_fight import FIGHT, BeginFight
from holdfast.games.journal.pieces import CHARACTERS, UNARMED


@pytest.mark.rule("JRN-26.62", "JRN-26.63", "JRN-26.64")
def test_heaps() -> None:
    assert outcome(outside(), "heap_hall", "choose 1") == "noise +1, heap"
    assert outcome(outside(), "heap_hall", "pass") == ""
    assert outcome(outside(), "heap_stairs", "choose 1") == "unknown -1, heap"
    assert outcome(outside(), "heap_stairs", "choose 2") == "noise +2, heap"
    assert outcome(outside(), "heap_stairs", "pass") == ""
    assert outcome(outside(), "heap_wall", "choose 1") == "noise +1, heap, heap"
    assert outcome(outside(), "heap_wall", "choose 2") == "noise +3, heap"
    assert outcome(outside(), "heap_wall", "pass") == ""


@pytest.mark.rule("JRN-26.65", "JRN-26.66", "JRN-26.67")
def test_what_can_be_searched() -> None:
    assert outcome(outside(1), "heap_glass", "choose 1") == "goran wounds +1, heap"
    assert outcome(outside(3), "heap_glass", "choose 1") == "goran wounds +1, heap"
    assert outcome(outside(4), "heap_glass", "choose 1") == "noise +1, heap"
    assert outcome(outside(10), "heap_glass", "choose 1") == "noise +1, heap"
    assert outcome(outside(), "heap_glass", "pass") == ""
    assert outcome(outside(), "wardrobe", "choose 1") == "noise +1, furniture"
    assert outcome(outside(), "wardrobe", "pass") == ""
    assert outcome(outside(), "desk", "choose 1") == "noise +1, furniture"
    assert outcome(outside(), "desk", "choose 2") == "noise +3, wood +2, furniture"
    assert outcome(outside(), "desk", "pass") == ""


@pytest.mark.rule("JRN-26.68", "JRN-26.69", "JRN-26.70")
def test_kitchens_and_locks() -> None:
    assert outcome(outside(), "kitchen", "choose 1") == "noise +1, pantry"
    assert outcome(outside(), "kitchen", "pass") == ""
    assert outcome(outside(1), "cellar", "choose 1") == "noise +1"
    assert outcome(outside(3), "cellar", "choose 1") == "noise +1"
    assert outcome(outside(4), "cellar", "choose 1") == "lockpick -1, pantry, pantry"
    assert outcome(outside(10), "cellar", "choose 1") == "lockpick -1, pantry, pantry"
    assert outcome(outside(), "cellar", "choose 2") == "noise +4, pantry"
    assert outcome(outside(), "cellar", "pass") == ""
    assert outcome(outside(1), "locked_flat", "choose 1") == "noise +1"
    assert outcome(outside(3), "locked_flat", "choose 1") == "noise +1"
    assert outcome(outside(4), "locked_flat", "choose 1") == "lockpick -1, furniture, furniture"
    assert outcome(outside(10), "locked_flat", "choose 1") == "lockpick -1, furniture, furniture"
    assert outcome(outside(), "locked_flat", "choose 2") == "noise +4, furniture"
    assert outcome(outside(), "locked_flat", "pass") == ""


@pytest.mark.rule("JRN-26.71", "JRN-26.72", "JRN-26.73")
def test_a_cage_and_what_creaks() -> None:
    assert outcome(outside().have(sawblade=1), "cage", "choose 1") == "noise +2, pantry, furniture"
    assert outcome(outside().have(sawblade=1), "cage", "choose 2") == "unknown -2, pantry"
    assert outcome(outside().have(sawblade=1), "cage", "pass") == ""
    assert outcome(outside(), "creaking") == "noise +1"
    assert outcome(outside(), "tiles") == "noise +2"


@pytest.mark.rule("JRN-26.74", "JRN-26.75", "JRN-26.76")
def test_a_dog_and_the_weather() -> None:
    assert outcome(outside(), "dog", "choose 1") == "noise -1, canned_food -1, goran misery -1"
    assert outcome(outside(1), "dog", "choose 2") == "noise -3, met, script 1316"
    assert outcome(outside(6), "dog", "choose 2") == "noise -3, met, script 1316"
    assert outcome(outside(7), "dog", "choose 2") == "noise +2"
    assert outcome(outside(10), "dog", "choose 2") == "noise +2"
    assert outcome(outside(), "shots") == "noise -1"
    assert outcome(outside(), "rain") == "noise -2"


@pytest.mark.rule("JRN-26.77", "JRN-26.78", "JRN-26.79")
def test_what_is_heard() -> None:
    assert outcome(outside(1), "footsteps") == "noise -3, met, script 1316"
    assert outcome(outside(4), "footsteps") == "noise -3, met, script 1316"
    assert outcome(outside(5), "footsteps") == ""
    assert outcome(outside(10), "footsteps") == ""
    assert outcome(outside(1), "voices") == "noise -3, met, script 1316"
    assert outcome(outside(5), "voices") == "noise -3, met, script 1316"
    assert outcome(outside(6), "voices") == "noise +1"
    assert outcome(outside(10), "voices") == "noise +1"
    assert outcome(outside(4), "torch") == "noise -3, met, script 1316"
    assert outcome(outside(5), "torch", "choose 1") == "noise -1, unknown -1"
    assert outcome(outside(5), "torch", "pass") == ""


@pytest.mark.rule("JRN-26.80", "JRN-26.81")
def test_who_is_met() -> None:
    assert outcome(outside(1), "door_slam") == "noise -3, met, script 1316"
    assert outcome(outside(6), "door_slam") == "noise -3, met, script 1316"
    assert outcome(outside(7), "door_slam") == "noise +2"
    assert outcome(outside(10), "door_slam") == "noise +2"
    assert outcome(outside(), "alley") == "noise -3, met, script 1316"


@pytest.mark.rule("JRN-26.82", "JRN-26.83", "JRN-26.84")
def test_stories_of_the_place() -> None:
    assert outcome(outside(), "place_1") == "script 1031"
    assert outcome(outside(), "place_2") == "script 1032"
    assert outcome(outside(), "place_3") == "script 1033"


@pytest.mark.rule("JRN-26.85")
def test_a_memory_and_a_story_told_before() -> None:
    assert outcome(outside(), "memory") == "script 1801"
    told = outside(party=("goran",))
    told.state.people[CHARACTERS.index("goran")].told = True
    assert outcome(told, "memory") == ""


@pytest.mark.rule("JRN-26.86", "JRN-16.3")
def test_cover_is_kept_until_it_is_used() -> None:
    scene = Scene("goran", "mira").out("school").unknown("cover", "tiles", "rain", "shots").run(NextCard()).say("turn")
    assert len(scene.state.covers) == 1
    scene.run(BeginFight(((0, UNARMED, UNARMED),), False, FIGHT))
    assert scene.options() == ["fight", "strike", "slip"]
    scene.say("slip")
    assert (scene.state.covers, scene.state.fight, len(scene.state.unknown)) == ([], None, 1)


@pytest.mark.rule("JRN-26.87", "JRN-26.88", "JRN-26.89")
def test_heights() -> None:
    assert outcome(outside(), "broken_stairs", "choose 1") == "noise +1, furniture"
    assert outcome(outside(1), "broken_stairs", "choose 2") == "goran wounds +1"
    assert outcome(outside(4), "broken_stairs", "choose 2") == "goran wounds +1"
    assert outcome(outside(5), "broken_stairs", "choose 2") == "furniture"
    assert outcome(outside(10), "broken_stairs", "choose 2") == "furniture"
    assert outcome(outside(), "broken_stairs", "pass") == ""
    assert outcome(outside(), "fire_escape", "choose 1") == "noise +2, unknown +2"
    assert outcome(outside(), "fire_escape", "pass") == ""
    assert outcome(outside(), "tripwire") == "weapon_part +1, component +1"
    assert outcome(outside(4, party=("emil",)), "tripwire") == "noise +3, emil wounds +1"
    assert outcome(outside(5, party=("emil",)), "tripwire") == "noise +1"


@pytest.mark.rule("JRN-26.90", "JRN-26.91", "JRN-26.92")
def test_the_dead_and_their_words() -> None:
    assert outcome(outside(1), "body", "choose 1") == "cigarette +1, goran misery +1, mira misery +1, furniture"
    assert outcome(outside(5), "body", "choose 1") == "cigarette +1, goran misery +1, mira misery +1, furniture"
    assert outcome(outside(6), "body", "choose 1") == "cigarette +1, mira misery +1, furniture"
    assert outcome(outside(8), "body", "choose 1") == "cigarette +1, mira misery +1, furniture"
    assert outcome(outside(9), "body", "choose 1") == "cigarette +1, furniture"
    assert outcome(outside(10), "body", "choose 1") == "cigarette +1, furniture"
    assert outcome(outside(), "body", "choose 2") == "unknown -1, mark dignity +1"
    assert outcome(outside(1), "wall_writing") == "goran misery +1, mira misery +1"
    assert outcome(outside(5), "wall_writing") == "goran misery +1, mira misery +1"
    assert outcome(outside(6), "wall_writing") == "goran misery -1"
    assert outcome(outside(10), "wall_writing") == "goran misery -1"
    assert outcome(outside(), "pipe", "choose 1") == "water +3, unknown -1"
    assert outcome(outside(), "pipe", "choose 2") == "noise +3, water +5"
    assert outcome(outside(), "pipe", "pass") == ""


@pytest.mark.rule("JRN-26.93", "JRN-26.94", "JRN-26.95")
def test_cabinets() -> None:
    assert outcome(outside(1), "cabinet", "choose 1") == "noise +1"
    assert outcome(outside(3), "cabinet", "choose 1") == "noise +1"
    assert outcome(outside(4), "cabinet", "choose 1") == "noise +1, herb +1"
    assert outcome(outside(6), "cabinet", "choose 1") == "noise +1, herb +1"
    assert outcome(outside(7), "cabinet", "choose 1") == "noise +1, chems +2"
    assert outcome(outside(8), "cabinet", "choose 1") == "noise +1, chems +2"
    assert outcome(outside(9), "cabinet", "choose 1") == "noise +1, bandages +1"
    assert outcome(outside(10), "cabinet", "choose 1") == "noise +1, meds +1"
    assert outcome(outside(), "cabinet", "pass") == ""
    assert outcome(outside(1).have(sawblade=1), "gun_locker", "choose 1") == "noise +3, ammo +2"
    assert outcome(outside(5).have(sawblade=1), "gun_locker", "choose 1") == "noise +3, ammo +2"
    assert outcome(outside(6).have(sawblade=1), "gun_locker", "choose 1") == "noise +3, broken_pistol +1, ammo +1"
    assert outcome(outside(8).have(sawblade=1), "gun_locker", "choose 1") == "noise +3, broken_pistol +1, ammo +1"
    assert outcome(outside(9).have(sawblade=1), "gun_locker", "choose 1") == "noise +3, pistol +1"
    assert outcome(outside(10).have(sawblade=1), "gun_locker", "choose 1") == "noise +3, pistol +1"
    assert outcome(outside(1).have(sawblade=1), "gun_locker", "choose 2") == "noise +2"
    assert outcome(outside(6).have(sawblade=1), "gun_locker", "choose 2") == "noise +2"
    assert outcome(outside(7).have(sawblade=1), "gun_locker", "choose 2") == "lockpick -1, weapon_part +1, ammo +2"
    assert outcome(outside(10).have(sawblade=1), "gun_locker", "choose 2") == "lockpick -1, weapon_part +1, ammo +2"
    assert outcome(outside().have(sawblade=1), "gun_locker", "pass") == ""
    assert outcome(outside(1), "toolbox", "choose 1") == "noise +1, mechanical_part +1"
    assert outcome(outside(4), "toolbox", "choose 1") == "noise +1, mechanical_part +1"
    assert outcome(outside(5), "toolbox", "choose 1") == "noise +1, mechanical_part +1, weapon_part +1"
    assert outcome(outside(7), "toolbox", "choose 1") == "noise +1, mechanical_part +1, weapon_part +1"
    assert outcome(outside(8), "toolbox", "choose 1") == "noise +1, shovel +1"
    assert outcome(outside(9), "toolbox", "choose 1") == "noise +1, shovel +1"
    assert outcome(outside(10), "toolbox", "choose 1") == "noise +1, sawblade +1"
    assert outcome(outside(), "toolbox", "pass") == ""


@pytest.mark.rule("JRN-26.96", "JRN-26.97", "JRN-26.98")
def test_rooms_left_in_haste() -> None:
    assert outcome(outside(1), "nursery", "choose 1") == "book +1, goran misery +1, mira misery +1, furniture"
    assert outcome(outside(5), "nursery", "choose 1") == "book +1, goran misery +1, mira misery +1, furniture"
    assert outcome(outside(6), "nursery", "choose 1") == "book +1, mira misery +1, furniture"
    assert outcome(outside(8), "nursery", "choose 1") == "book +1, mira misery +1, furniture"
    assert outcome(outside(9), "nursery", "choose 1") == "book +1, furniture"
    assert outcome(outside(10), "nursery", "choose 1") == "book +1, furniture"
    assert outcome(outside(), "nursery", "choose 2") == "goran misery -1"
    assert outcome(outside(), "nursery", "pass") == ""
    assert outcome(outside(1), "sniper_street", "choose 1") == "goran wounds +2"
    assert outcome(outside(3), "sniper_street", "choose 1") == "goran wounds +2"
    assert outcome(outside(4), "sniper_street", "choose 1") == "goran wounds +1, pantry"
    assert outcome(outside(5), "sniper_street", "choose 1") == "goran wounds +1, pantry"
    assert outcome(outside(6), "sniper_street", "choose 1") == "pantry, furniture"
    assert outcome(outside(10), "sniper_street", "choose 1") == "pantry, furniture"
    assert outcome(outside(), "sniper_street", "choose 2") == "wood -2, unknown -2, pantry"
    assert outcome(outside(), "sniper_street", "pass") == ""
    assert outcome(outside(), "candle", "choose 1") == "noise -3, met, script 1316"
    assert outcome(outside(), "candle", "choose 2") == "unknown -1"


@pytest.mark.rule("JRN-26.99", "JRN-26.100", "JRN-26.101")
def test_what_others_hid() -> None:
    assert (
        outcome(outside(1), "stash", "choose 1")
        == "canned_food +1, vegetable +1, goran misery +1, mira misery +1, mark stole +1"
    )
    assert (
        outcome(outside(5), "stash", "choose 1")
        == "canned_food +1, vegetable +1, goran misery +1, mira misery +1, mark stole +1"
    )
    assert outcome(outside(6), "stash", "choose 1") == "canned_food +1, vegetable +1, mira misery +1, mark stole +1"
    assert outcome(outside(8), "stash", "choose 1") == "canned_food +1, vegetable +1, mira misery +1, mark stole +1"
    assert outcome(outside(9), "stash", "choose 1") == "canned_food +1, vegetable +1, mark stole +1"
    assert outcome(outside(10), "stash", "choose 1") == "canned_food +1, vegetable +1, mark stole +1"
    assert outcome(outside(1), "stash", "choose 2") == "vegetable +1, goran misery +1, mira misery +1"
    assert outcome(outside(5), "stash", "choose 2") == "vegetable +1, goran misery +1, mira misery +1"
    assert outcome(outside(6), "stash", "choose 2") == "vegetable +1"
    assert outcome(outside(10), "stash", "choose 2") == "vegetable +1"
    assert outcome(outside(), "stash", "choose 3") == "mark dignity +1"
    assert outcome(outside(1), "warm_stove", "choose 1") == "noise -3, pantry, met, script 1316"
    assert outcome(outside(4), "warm_stove", "choose 1") == "noise -3, pantry, met, script 1316"
    assert outcome(outside(5), "warm_stove", "choose 1") == "pantry"
    assert outcome(outside(10), "warm_stove", "choose 1") == "pantry"
    assert outcome(outside(), "warm_stove", "pass") == ""
    assert outcome(outside(), "fuse_box", "choose 1") == "noise +1, electrical_part +1"
    assert outcome(outside(), "fuse_box", "pass") == ""


@pytest.mark.rule("JRN-26.102", "JRN-26.103", "JRN-26.104")
def test_yards_and_cupboards() -> None:
    assert outcome(outside(), "bicycle", "choose 1") == "noise +1, mechanical_part +1, component +1"
    assert outcome(outside(), "bicycle", "pass") == ""
    assert outcome(outside(1), "weeds", "choose 1") == "herb +1, unknown -1"
    assert outcome(outside(6), "weeds", "choose 1") == "herb +1, unknown -1"
    assert outcome(outside(7), "weeds", "choose 1") == "vegetable +1, herb +1, unknown -1"
    assert outcome(outside(10), "weeds", "choose 1") == "vegetable +1, herb +1, unknown -1"
    assert outcome(outside(), "weeds", "pass") == ""
    assert outcome(outside(1), "solvents", "choose 1") == "chems +2, goran illness +1"
    assert outcome(outside(2), "solvents", "choose 1") == "chems +2, goran illness +1"
    assert outcome(outside(3), "solvents", "choose 1") == "chems +2"
    assert outcome(outside(10), "solvents", "choose 1") == "chems +2"
    assert outcome(outside(), "solvents", "pass") == ""


@pytest.mark.rule("JRN-26.105", "JRN-26.106", "JRN-26.107")
def test_doorways() -> None:
    scene = outside().have(jewelry=1).effect("barter").say("choose 1", "yes")
    assert scene.told(events.TradeBegan)[0].fee == 4
    assert scene.state.market is not None
    assert scene.state.market.colours == ["green", "grey", "yellow"]
    assert outcome(outside(), "barter", "pass") == ""
    assert outcome(outside(), "passage", "choose 1") == "noise +1, pantry, heap"
    assert outcome(outside(), "passage", "choose 2") == "noise +3, pantry"
    assert outcome(outside(), "passage", "choose 3") == "goran fatigue +1, unknown -2, pantry"
    assert outcome(outside(), "passage", "pass") == ""
    assert outcome(outside(1), "flooded", "choose 1") == "goran illness +1, pantry, pantry"
    assert outcome(outside(5), "flooded", "choose 1") == "goran illness +1, pantry, pantry"
    assert outcome(outside(6), "flooded", "choose 1") == "pantry, pantry"
    assert outcome(outside(10), "flooded", "choose 1") == "pantry, pantry"
    assert outcome(outside(), "flooded", "pass") == ""


@pytest.mark.rule("JRN-26.108")
def test_a_quiet_corner() -> None:
    assert outcome(outside(), "quiet_corner", "choose 1") == "goran fatigue -1, mira fatigue -1, unknown -3"
    assert outcome(outside(), "quiet_corner", "pass") == ""
