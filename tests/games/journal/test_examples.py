"""JRN-EX1 to JRN-EX30: every worked example of the ledger as a scene."""

from __future__ import annotations

import pytest

from games.journal.scenes import Scene
from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import BeginPhase
from holdfast.games.journal.chapters.c05_planning import DayStage
from holdfast.games.journal.chapters.c06_dusk import Feed, GiveWater
from holdfast.games.journal.chapters.c07_evening import Evening
from holdfast.games.journal.chapters.c08_findings import ChooseFindings
from holdfast.games.journal.chapters.c08_trip import NextCard
from holdfast.games.journal.chapters.c09_raid import NightRaid
from holdfast.games.journal.chapters.c10_dawn import Dawn, DeathAmongUs
from holdfast.games.journal.chapters.c12_fight import FIGHT, BeginFight
from holdfast.games.journal.chapters.c16_encounters import noise_roll_word
from holdfast.games.journal.chapters.c17_trade import Trade
from holdfast.games.journal.chapters.c18_reading import CallScripts
from holdfast.games.journal.chapters.c19_decks import CrimeWave, Replace
from holdfast.games.journal.pieces import (
    CHAPTERS,
    CHARACTERS,
    FINALS,
    HUNGER,
    KNIFE,
    LOCATIONS,
    PISTOL,
    PLAIN_EVENTS,
    RED_BORDER,
    RIFLE,
    SPACES,
    UNARMED,
)
from holdfast.games.journal.queries import can_act
from holdfast.games.journal.rulebook import GAME
from holdfast.games.journal.state import DAWN, HERE, Foe
from holdfast.kernel.dice import seed_of
from holdfast.kernel.game import new_table

A, B = 0, 1


def who(name: str) -> int:
    return CHARACTERS.index(name)


def at(name: str) -> int:
    return SPACES.index(name)


@pytest.mark.rule("JRN-02.2", "JRN-02.3", "JRN-02.10")
def test_ex1_a_new_game() -> None:
    table = new_table(GAME, 3, {}, seed_of("ex1"))
    people = [one for one, person in enumerate(table.state.people) if person.where == HERE]
    assert [RED_BORDER[one] for one in people].count(True) == 1
    assert len(people) == 3
    assert all(table.state.people[one].states[HUNGER] == 2 for one in people)
    assert len(table.state.locations) == 3
    deck = [*table.state.decks.events.cards, CHAPTERS[0]]
    names = {**dict.fromkeys(PLAIN_EVENTS, "e"), **dict.fromkeys(FINALS, "f")}
    names |= dict(zip(CHAPTERS, ("I", "II", "III"), strict=True))
    kinds = [names[card] for card in reversed(deck)]
    assert kinds == ["I", "e", "e", "e", "II", "e", "e", "e", "e", "III", "f", "f", "f"]
    assert set(PLAIN_EVENTS) >= set(table.state.decks.events.aside)


@pytest.mark.rule("JRN-05.2")
def test_ex2_ex3_dots_do_not_add_up() -> None:
    scene = Scene("goran", "mira").set("goran", wounds=2, illness=2)
    assert [can_act(scene.state, who("goran"), stage) for stage in range(3)] == [True, True, False]
    scene.set("goran", wounds=0, illness=0, fatigue=3)
    assert [can_act(scene.state, who("goran"), stage) for stage in range(3)] == [True, False, False]
    scene.set("goran", fatigue=0, misery=3)
    assert not any(can_act(scene.state, who("goran"), stage) for stage in range(4))


@pytest.mark.rule("JRN-05.12")
@pytest.mark.parametrize(("die", "opened"), [(3, False), (4, True)])
def test_ex4_a_lock_is_picked(die: int, opened: bool) -> None:
    scene = Scene("mira").have(lockpick=1).dice(die).run(DayStage(0)).say("go f2c2", "confirm")
    assert (scene.state.lying[at("f2c2")] < 0) == opened
    assert scene.stored("lockpick") == (0 if opened else 1)


@pytest.mark.rule("JRN-05.10", "JRN-05.11")
def test_ex5_two_clear_rubble_without_a_shovel() -> None:
    scene = Scene("mira", "josef").run(DayStage(0)).say("go f1c6")
    assert scene.asked() == "ConfirmStage"
    scene.say("confirm")
    assert scene.state.points[at("f1c6")] == 1
    assert scene.told(events.RemnantsLeft)


@pytest.mark.rule("JRN-05.4", "JRN-25.5")
def test_ex6_a_plan_never_spends_twice() -> None:
    scene = Scene("mira", "emil").have(wood=3, component=1).run(DayStage(0))
    scene.say("build", "at f3c3")
    assert scene.stored("wood") == 0
    assert "build" not in scene.options()


@pytest.mark.rule("JRN-05.16")
def test_ex7_a_fitting_works_from_the_next_stage() -> None:
    scene = Scene("mira", "emil").have(wood=3, component=1, coffee=1).run(DayStage(0), DayStage(1))
    scene.say("build", "at f3c3")
    assert "go f3c3" not in scene.options()
    scene.say("rest", "confirm")
    assert "go f3c3" in scene.options()


@pytest.mark.rule("JRN-06.1", "JRN-06.2")
@pytest.mark.parametrize(("die", "state"), [(5, "hunger"), (6, "misery")])
def test_ex8_thirst(die: int, state: str) -> None:
    scene = Scene("mira").have(water=2).dice(die).run(GiveWater(who("mira"), (), (), True)).say("no")
    assert scene.level("mira", state) == 1
    assert scene.stored("water") == 2


@pytest.mark.rule("JRN-06.3", "JRN-06.4", "JRN-06.5")
@pytest.mark.parametrize(("food", "left"), [("canned_food", 1), ("raw_food", 2), ("vegetable", 3)])
def test_ex9_food(food: str, left: int) -> None:
    scene = Scene("mira", "emil").set("mira", hunger=3).have(**{food: 1}).run(Feed(who("mira"), 0))
    assert scene.say(f"feed {food}", "done").level("mira", "hunger") == left
    starving = Scene("mira", "emil").set("mira", hunger=3).run(Feed(who("mira"), 0)).say("done")
    assert not starving.is_here("mira")


@pytest.mark.rule("JRN-07.2", "JRN-07.3", "JRN-07.7")
@pytest.mark.parametrize(("task", "left"), [("bed f3c3", 0), ("floor", 1), ("guard", 4)])
def test_ex10_tasks_and_fatigue(task: str, left: int) -> None:
    scene = Scene("mira", "josef").build("f3c3", "bed").set("mira", fatigue=3)
    scene.run(BeginPhase("evening"), Evening()).say(task, "guard", "confirm")
    assert scene.level("mira", "fatigue") == left
    assert scene.is_here("mira")


@pytest.mark.rule("JRN-10.1")
def test_ex10_who_is_still_at_4_collapses_at_dawn() -> None:
    scene = Scene("mira", "josef").set("mira", fatigue=4)
    scene.state.phase = DAWN
    scene.run(Dawn())
    assert scene.told(events.Collapsed)
    assert scene.level("mira", "fatigue") == 3
    assert scene.say("choose 1").level("mira", "illness") == 1


@pytest.mark.rule("JRN-08.5")
@pytest.mark.parametrize(("die", "met"), [(4, True), (5, False)])
def test_ex11_a_noise_roll(die: int, met: bool) -> None:
    scene = Scene("mira", "emil").out("school").top("residents", "r_grandmother")
    scene.state.noise = 4
    noise_roll_word(scene.table, 0, (-1,))
    steps = scene.table.agenda[:]
    scene.dice(die).run(*reversed(steps))
    assert bool(scene.told(events.ResidentMet)) == met
    assert scene.state.noise == (1 if met else 4)


@pytest.mark.rule("JRN-08.14", "JRN-08.15", "JRN-25.10")
def test_ex12_what_a_party_can_carry() -> None:
    scene = Scene("goran", "mira").out("school").have(rifle=1, canned_food=1, vegetable=3, water=5)
    scene.run(ChooseFindings())
    assert scene.state.trip is not None
    assert scene.state.trip.room == 23
    scene.say("add 15 wood", "add 0 component", "add 0 water")
    assert scene.told(events.Carried)[0].items.count("wood") == 15


@pytest.mark.rule("JRN-09.6", "JRN-09.11", "JRN-09.13")
def test_ex13_reductions_of_a_raid() -> None:
    scene = Scene("mira", "josef").night("mira").have(knife=1, wood=9).top("raids", "n_drunks")
    scene.state.boarded = 1 << at("f1c1")
    scene.dice("yellow hit2").run(NightRaid()).say("arm knife")
    assert scene.options() == ["cut damage", "cut wounds"]
    scene.say("cut wounds", "cut wounds", "cut damage")
    # Two hits and a boarded-up breach: two wounds and one damage less.
    last = scene.told(events.RaidChanged)[-1]
    assert (last.damage, last.wounds) == (6, 3)
    assert scene.stored("wood") == 3


@pytest.mark.rule("JRN-09.8", "JRN-09.14")
@pytest.mark.parametrize(("weapon", "ignored"), [("hatchet", True), ("knife", False)])
def test_ex14_the_axe_ends_a_raid(weapon: str, ignored: bool) -> None:
    scene = Scene("mira", "josef").night("mira").have(**{weapon: 1, "wood": 9}).top("raids", "n_drunks")
    scene.dice("yellow axe").run(NightRaid()).say(f"arm {weapon}")
    assert bool(scene.told(events.RaidIgnored)) == ignored
    scene.defaults()
    assert scene.stored("wood") == (9 if ignored else 2)
    assert scene.told(events.CrimeSpread)


@pytest.mark.rule("JRN-09.10", "JRN-12.9")
def test_ex15_the_last_result_counts() -> None:
    scene = Scene("goran", "josef").night("goran").have(wood=9).top("raids", "n_drunks")
    scene.dice("grey hit1", "grey miss", "grey hit1").run(NightRaid()).say("arm none")
    scene.say("reroll", "reroll")
    assert scene.state.raid is not None
    assert scene.state.raid.cuts + scene.state.raid.hits == 1
    assert "reroll" not in scene.options()


@pytest.mark.rule("JRN-R26", "JRN-02.7")
def test_ex16_eight_nights_bring_all_red_corners() -> None:
    scene = Scene()
    state = scene.state
    assert (len(state.decks.raids.aside), len(state.decks.residents.aside)) == (8, 8)
    scene.run(*[CrimeWave(2) for _ in range(9)])
    scene.defaults()
    assert len(scene.told(events.CrimeSpread)) == 8
    assert not state.decks.raids.aside
    assert not state.decks.residents.aside


@pytest.mark.rule("JRN-10.6")
def test_ex17_replace_near() -> None:
    scene = Scene()
    near, middle, far = scene.state.locations
    new = scene.state.decks.locations.cards[-1]
    scene.run(Replace(0))
    assert scene.state.locations == [middle, far, new]
    assert near in scene.state.decks.locations.used
    assert scene.told(events.LocationReplaced)[0].gone == LOCATIONS[near]


@pytest.mark.rule("JRN-10.10", "JRN-03.7")
@pytest.mark.parametrize(("drink", "fatigue"), [("moonshine", 3), ("alcohol", 2)])
def test_ex18_a_drink(drink: str, fatigue: int) -> None:
    scene = Scene("mira", "josef").set("mira", fatigue=1, misery=2).have(**{drink: 1}).run(DayStage(0))
    scene.say(f"drink mira {drink}")
    assert (scene.level("mira", "fatigue"), scene.level("mira", "misery")) == (fatigue, 1)


@pytest.mark.rule("JRN-10.11", "JRN-R17", "JRN-R18")
def test_ex19_death_among_us() -> None:
    scene = Scene("tomas", "irina", "mira").dice(6)
    scene.state.losses_today = 2
    scene.run(DeathAmongUs())
    assert [scene.level(one, "misery") for one in ("tomas", "irina", "mira")] == [0, 2, 2]


def fight(scene: Scene, *foes: tuple[int, int, int], bandits: bool = False) -> Scene:
    return scene.run(BeginFight(tuple(foes), bandits, FIGHT))


def foe(scene: Scene, number: int = 0) -> Foe:
    assert scene.state.fight is not None
    return scene.state.fight.foes[number]


@pytest.mark.rule("JRN-14.3", "JRN-12.10")
def test_ex20_out_of_ammo() -> None:
    scene = fight(Scene("mira", "emil").out("school"), (B, PISTOL, KNIFE))
    foe(scene).prowess = foe(scene).rerolls = 1
    scene.dice("red out_of_ammo", "red out_of_ammo").say("fight")
    assert foe(scene).weapon == KNIFE
    assert scene.level("mira", "wounds") + scene.level("emil", "wounds") == 0


@pytest.mark.rule("JRN-14.1", "JRN-12.8", "JRN-12.13")
def test_ex21_a_shot_kills_before_the_knife() -> None:
    scene = fight(Scene("mira").out("school").have(pistol=1, ammo=1), (A, KNIFE, UNARMED))
    scene.dice("red hit3", 10).say("fight", "arm pistol")
    assert scene.told(events.FoeKilled)
    assert scene.level("mira", "wounds") == 0
    assert scene.found("ammo") == 0


@pytest.mark.rule("JRN-17.2", "JRN-17.3", "JRN-17.6")
def test_ex22_a_trade() -> None:
    scene = Scene("mira", "josef").have(cigarette=4, jewelry=1, raw_food=1).run(Trade(("green",), 4)).say("yes")
    scene.say("pay cigarette", "pay cigarette", "pay cigarette", "pay cigarette")
    scene.say("give jewelry", "give raw_food", "take canned_food", "done")
    assert scene.stored("canned_food") == 1
    assert scene.stored("jewelry") + scene.stored("raw_food") + scene.stored("cigarette") == 0
    assert scene.state.market is None


@pytest.mark.rule("JRN-15.1", "JRN-15.2", "JRN-15.3")
@pytest.mark.parametrize(("card", "wounds"), [("fate_03", 1), ("fate_05", 0)])
def test_ex23_a_sign_of_fate(card: str, wounds: int) -> None:
    scene = Scene("mira").out("school").have(knife=1).top("fate", card)
    fight(scene, (A, UNARMED, UNARMED))
    foe(scene).prowess = foe(scene).rerolls = 0
    scene.dice("yellow sign", "grey miss").say("fight", "arm knife", "yes")
    assert foe(scene).wounds == wounds


@pytest.mark.rule("JRN-16.1", "JRN-R35")
@pytest.mark.parametrize(("bandits", "misery"), [(False, 1), (True, 0)])
def test_ex24_killed_enemies_weigh(bandits: bool, misery: int) -> None:
    scene = Scene("tomas", "ruben").out("school")
    fight(scene, (A, UNARMED, UNARMED), (A, UNARMED, UNARMED), bandits=bandits)
    for number in range(2):
        foe(scene, number).wounds = 2
        foe(scene, number).rerolls = foe(scene, number).prowess = 0
    scene.dice("grey hit1", "grey hit1", "grey miss", "grey miss", 4).say("fight", "keep", "keep", "hit A1")
    assert (scene.level("tomas", "misery"), scene.level("ruben", "misery")) == (0, misery)


@pytest.mark.rule("JRN-08.8", "JRN-R5", "JRN-25.9")
def test_ex25_there_is_no_voluntary_end() -> None:
    scene = Scene("mira", "emil").out("school").unknown("quiet_corner", "tiles", "rain", "shots").run(NextCard())
    assert scene.options() == ["turn"]
    scene.say("turn", "choose 1")
    assert scene.state.unknown == []
    assert scene.told(events.ExplorationEnded)


@pytest.mark.rule("JRN-R8", "JRN-09.3")
def test_ex26_what_is_stolen() -> None:
    scene = Scene("mira", "josef").night("mira").have(vegetable=1, coffee=1, wood=9).top("raids", "n_kids")
    scene.dice("grey miss").run(NightRaid()).defaults()
    assert (scene.stored("vegetable"), scene.stored("coffee"), scene.stored("wood")) == (0, 0, 9)


@pytest.mark.rule("JRN-R33", "JRN-26.145")
def test_ex27_a_quiet_night() -> None:
    scene = Scene("mira", "josef").night("mira").set("mira", fatigue=4).top("raids", "n_lull")
    scene.run(NightRaid()).defaults()
    assert scene.level("mira", "fatigue") == 3
    assert not scene.told(events.Collapsed)


@pytest.mark.rule("JRN-12.7", "JRN-R13", "JRN-14.5")
def test_ex28_shooters_of_both_sides_roll_together() -> None:
    scene = fight(Scene("mira").out("school").have(pistol=1, ammo=1), (A, KNIFE, UNARMED), (A, RIFLE, UNARMED))
    foe(scene).wounds = 1
    for number in range(2):
        foe(scene, number).prowess = foe(scene, number).rerolls = 0
    scene.dice("red hit2", "red hit2", "red buckshot").say("fight", "arm pistol", "hit A1", "hit A1")
    assert foe(scene).label == "A2"
    assert scene.level("mira", "wounds") == 2


@pytest.mark.rule("JRN-05.5", "JRN-05.9")
def test_ex29_one_lockpick_serves_one_door() -> None:
    scene = Scene("mira", "emil").have(lockpick=1).run(DayStage(0))
    assert {"go f2c2", "go f0c6"} <= set(scene.options())
    scene.say("go f2c2")
    assert "go f0c6" not in scene.options()


@pytest.mark.rule("JRN-18.5", "JRN-10.2")
def test_ex30_a_debt_comes_due() -> None:
    scene = Scene("mira", "emil").out("corner_shop")
    scene.state.day = 4
    scene.effect("script_1071").say("choose 1")
    assert [(due.script, due.phase, due.day) for due in scene.state.schedule] == [(1604, "dawn", 7)]
    for day, read in ((5, False), (6, False), (7, True)):
        scene.state.day = day
        scene.state.phase = DAWN
        scene.run(CallScripts("dawn"))
        assert bool([one for one in scene.told(events.ScriptRead) if one.script == 1604]) == read
