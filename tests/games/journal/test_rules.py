"""The rules that no worked example shows, each as a scene."""

from __future__ import annotations

import pytest

from games.journal.scenes import Scene
from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import BeginPhase, PassLead
from holdfast.games.journal.chapters.c04_morning import BeginDay, Morning, RevealEvent
from holdfast.games.journal.chapters.c05_planning import DayStage
from holdfast.games.journal.chapters.c06_dusk import Dusk
from holdfast.games.journal.chapters.c07_evening import Evening
from holdfast.games.journal.chapters.c08_findings import ChooseFindings
from holdfast.games.journal.chapters.c08_trip import NextCard, Scavenge, SetOut
from holdfast.games.journal.chapters.c09_raid import NightRaid
from holdfast.games.journal.chapters.c10_dawn import Dawn, EndDawn, Treat, TurnFate, Unload
from holdfast.games.journal.chapters.c11_states import Reckon, afflict, join, lose_member
from holdfast.games.journal.chapters.c12_blows import Allot
from holdfast.games.journal.chapters.c12_fight import FIGHT, US, BeginFight, Mourn
from holdfast.games.journal.chapters.c15_incidents import disarm_own
from holdfast.games.journal.chapters.c16_encounters import Encounter, Loot
from holdfast.games.journal.chapters.c17_trade import Trade
from holdfast.games.journal.chapters.c19_decks import DrawCrucial
from holdfast.games.journal.chapters.c22_ending import chronicle, epilogues
from holdfast.games.journal.pieces import (
    CHARACTERS,
    EVENTS,
    FITTINGS,
    ITEMS,
    KNIFE,
    SPACES,
    START,
    STATES,
    UNARMED,
    WOUNDS,
)
from holdfast.games.journal.queries import group, present, reached
from holdfast.games.journal.rulebook import GAME
from holdfast.games.journal.state import COMING, DAWN, HERE, MORNING, ON_TRIP
from holdfast.kernel.dice import seed_of
from holdfast.kernel.game import new_table

A, B, C = range(3)
PANTRY = 2


def who(name: str) -> int:
    return CHARACTERS.index(name)


def at(name: str) -> int:
    return SPACES.index(name)


def event(scene: Scene, name: str) -> Scene:
    """This event card on top of its deck."""
    deck = scene.state.decks.events
    card = EVENTS.index(name)
    for pile in (deck.cards, deck.aside, deck.used):
        if card in pile:
            pile.remove(card)
    deck.cards.append(card)
    scene.state.phase = MORNING
    return scene


# -- set-up and the order of play ------------------------------------------------------------------


@pytest.mark.rule("JRN-02.11", "JRN-24.1")
@pytest.mark.parametrize(
    ("shelter", "items"),
    [
        ("standard", {"wood": 4, "component": 4, "water": 2, "raw_food": 3, "shovel": 1, "lockpick": 1}),
        ("advanced", {"wood": 2, "component": 2, "water": 2, "raw_food": 2, "lockpick": 1}),
    ],
)
def test_starting_storage(shelter: str, items: dict[str, int]) -> None:
    assert {ITEMS[kind]: n for kind, n in START[shelter]} == items
    table = new_table(GAME, 1, {"shelter": shelter}, seed_of("storage"))
    assert all(table.state.storage[ITEMS.index(name)] >= n - 1 for name, n in items.items())


@pytest.mark.rule("JRN-24.3", "JRN-22.1")
def test_a_short_siege_leaves_out_chapter_ii() -> None:
    table = new_table(GAME, 2, {"siege": "short"}, seed_of("short"))
    names = [EVENTS[card] for card in reversed(table.state.decks.events.cards)]
    assert len(names) == 7
    assert "chapter_2" not in names
    assert names[3] == "chapter_3"


@pytest.mark.rule("JRN-03.2", "JRN-24.2")
def test_the_lead_passes_to_the_next_who_is_there() -> None:
    scene = Scene(seats=3).run(PassLead())
    assert scene.state.leader == 1
    scene.table.away = 0b100
    assert scene.run(PassLead()).state.leader == 0
    alone = Scene(seats=1).run(PassLead())
    assert alone.state.leader == 0


@pytest.mark.rule("JRN-03.5")
def test_the_box_gives_what_is_left() -> None:
    scene = Scene().have(herb=2).effect("script_1171").say("choose 2")
    assert scene.stored("herb") == 3


@pytest.mark.rule("JRN-03.9")
def test_who_is_present() -> None:
    scene = Scene("goran", "mira", "josef")
    assert len(present(scene.state)) == 3
    scene.night("goran")
    assert present(scene.state) == [who("goran")]
    scene.out("school", "mira")
    assert present(scene.state) == [who("mira")]


@pytest.mark.rule("JRN-03.8", "JRN-26.240")
def test_resolve_skips_an_empathy_test() -> None:
    scene = Scene("mira", "tomas").hold("ca_resolve").effect("script_1207").say("choose 2", "yes")
    assert scene.told(events.TestPassedOver)
    assert scene.level("mira", "misery") == 0


# -- morning ---------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-04.1", "JRN-05.25", "JRN-26.14")
def test_fittings_produce_in_the_morning() -> None:
    scene = event(Scene().build("f2c3", "rain_barrel"), "ev_frost").run(Morning())
    assert scene.stored("water") == 1


@pytest.mark.rule("JRN-04.2", "JRN-04.3", "JRN-03.10")
def test_cold_then_effects_then_the_script() -> None:
    scene = event(Scene(), "ev_frost").run(RevealEvent())
    assert scene.state.cold == 4
    assert scene.place() == "script_1202"


@pytest.mark.rule("JRN-04.4", "JRN-21.1", "JRN-04.5")
def test_chapter_i_brings_an_objective_and_a_visitor() -> None:
    scene = event(Scene(), "chapter_1").run(RevealEvent())
    assert scene.told(events.ObjectiveRevealed)
    assert scene.told(events.VisitorCame)
    scene.defaults().run(EndDawn())
    assert scene.state.decks.visitors.used == []


@pytest.mark.rule("JRN-04.6", "JRN-22.3")
def test_the_ceasefire_ends_the_game() -> None:
    scene = event(Scene(), "fe_ceasefire").run(RevealEvent())
    assert scene.table.result is not None
    assert scene.table.result.winners == [0, 1]
    assert scene.told(events.EpilogueRead)[0].script == 1702


# -- the day ---------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-05.6", "JRN-05.7", "JRN-R22")
def test_obstacles_bar_the_way_and_a_boarded_breach_does_not() -> None:
    scene = Scene()
    assert not reached(scene.state)[at("f2c7")]
    scene.state.boarded = 1 << at("f2c6")
    assert reached(scene.state)[at("f2c7")]
    assert reached(scene.state)[at("f1c6")]
    assert not reached(scene.state)[at("f1c7")]


@pytest.mark.rule("JRN-05.13")
def test_a_sawblade_opens_bars_and_returns() -> None:
    scene = Scene("mira").have(sawblade=1)
    scene.state.lying[at("f0c3")] = -1
    scene.run(DayStage(0)).say("go f0c2", "confirm")
    assert scene.state.lying[at("f0c2")] < 0
    assert scene.stored("sawblade") == 1


@pytest.mark.rule("JRN-05.14", "JRN-R21")
def test_two_search_points_turn_a_card() -> None:
    scene = Scene("mira", "emil").run(DayStage(0)).say("go f1c5", "go f1c5", "confirm")
    while scene.asked() == "ChooseActor":
        scene.say("name mira")
    scene.defaults()
    assert scene.state.lying[at("f1c5")] < 0
    assert scene.state.cleared == 1


@pytest.mark.rule("JRN-05.17")
def test_an_idea_is_unlocked_before_it_is_built() -> None:
    scene = Scene("mira").have(wood=9, component=9, electrical_part=2).run(DayStage(0))
    scene.say("build")
    assert "fit radio" not in scene.options()
    scene.hold("ca_idea")
    fresh = Scene("mira").have(wood=9, component=9, electrical_part=2).hold("ca_idea").run(DayStage(0))
    assert "fit radio" in fresh.say("play ca_idea", "unlock radio", "build").options()


@pytest.mark.rule("JRN-05.18")
def test_a_bench_stands_next_to_the_workshop() -> None:
    scene = Scene("mira").have(component=4, mechanical_part=1).build("f3c3", "workshop").run(DayStage(0))
    scene.state.ideas[FITTINGS.index("metal_bench")] -= 1
    scene.state.stack[FITTINGS.index("metal_bench")] += 1
    scene.state.lying[at("f3c4")] = -1
    scene.say("build")
    if scene.asked() == "ChooseFitting":
        scene.say("fit metal_bench")
    assert scene.state.errands[-1].to == at("f3c4")


@pytest.mark.rule("JRN-05.19", "JRN-26.2")
def test_a_daily_limit_belongs_to_the_card() -> None:
    scene = Scene("mira", "emil").run(DayStage(0), DayStage(1)).say("go f1c2")
    scene.say("make lookout_raid", "rest", "confirm")
    if scene.asked() == "Bury":
        scene.say("no")
    assert "go f1c2" not in scene.options()


@pytest.mark.rule("JRN-05.20", "JRN-05.21")
def test_a_fitting_is_moved_and_dismantled() -> None:
    scene = Scene("mira").build("f3c3", "hideaway").run(DayStage(0), DayStage(1)).say("move", "at f1c4", "confirm")
    assert scene.state.built[at("f1c4")] == FITTINGS.index("hideaway")
    scene.say("dismantle", "confirm")
    assert scene.state.built[at("f1c4")] < 0
    assert (scene.stored("wood"), scene.stored("component")) == (1, 1)


@pytest.mark.rule("JRN-05.22", "JRN-26.39")
def test_the_carpenter_boards_up_for_less() -> None:
    scene = Scene("josef").have(wood=4, component=2).run(DayStage(0)).say("go f1c1", "confirm")
    assert scene.state.boarded == 1 << at("f1c1")
    assert scene.stored("wood") == 0


@pytest.mark.rule("JRN-05.23", "JRN-26.224")
def test_an_extra_action_comes_after_the_third_stage() -> None:
    scene = Scene("mira", "emil").hold("ca_second_wind").set("mira", hunger=3).run(DayStage(2), DayStage(3))
    scene.say("play ca_second_wind", "name mira", "rest", "confirm")
    assert scene.asked() == "PlanFor"
    scene.say("go f2c5", "confirm")
    assert scene.stored("water") == 1


@pytest.mark.rule("JRN-26.29", "JRN-26.35")
def test_skills_at_shelter_cards() -> None:
    goran = Scene("goran").run(DayStage(0)).say("go f1c6", "confirm")
    assert goran.told(events.RemnantsLeft)
    anatol = Scene("anatol").have(lockpick=1).run(DayStage(0)).say("go f2c2", "confirm").defaults()
    assert anatol.state.lying[at("f2c2")] < 0
    assert anatol.stored("lockpick") == 1


@pytest.mark.rule("JRN-26.36", "JRN-26.38", "JRN-26.41")
def test_skills_at_fittings() -> None:
    cook = Scene("sofia").build("f3c3", "crude_stove").have(raw_food=1).run(DayStage(0)).say("go f3c3", "confirm")
    assert cook.stored("canned_food") == 1
    chemist = Scene("lena").build("f3c3", "apothecary").have(chems=1, herb=1, alcohol=1).run(DayStage(0))
    chemist.say("go f3c3", "confirm")
    assert (chemist.stored("meds"), chemist.stored("herb")) == (1, 0)
    gardener = Scene("petar").build("f3c3", "vegetable_bed").have(water=2).run(DayStage(0)).say("go f3c3", "confirm")
    assert gardener.stored("vegetable") == 2


@pytest.mark.rule("JRN-26.37")
def test_the_musician_plays_for_two() -> None:
    scene = Scene("emil", "mira").have(guitar=1).set("emil", misery=1).set("mira", misery=2).run(DayStage(0))
    scene.say("rest", "perform", "confirm")
    assert (scene.level("emil", "misery"), scene.level("mira", "misery")) == (0, 1)


# -- dusk and evening ------------------------------------------------------------------------------


@pytest.mark.rule("JRN-06.6", "JRN-26.34")
def test_a_story_at_dusk() -> None:
    scene = Scene("mira", "emil").set("emil", misery=2).have(water=2, vegetable=2).dice(6)
    scene.run(BeginPhase("dusk"), Dusk()).defaults()
    assert scene.level("emil", "misery") == 1


@pytest.mark.rule("JRN-26.241", "JRN-19.6")
def test_rationing_keeps_hunger_where_it_is() -> None:
    scene = Scene("tomas", "emil").hold("ca_ration").have(water=2).run(BeginPhase("dusk"), Dusk())
    scene.say("play ca_ration").defaults()
    assert scene.level("tomas", "hunger") == 0


@pytest.mark.rule("JRN-06.2", "JRN-06.1")
def test_thirst_rolls_when_all_the_water_has_been_given() -> None:
    scene = Scene("goran", "mira", "josef").have(water=1).dice(5, 6).run(BeginPhase("dusk"), Dusk())
    scene.say("no", "no")
    assert scene.told(events.BlackDieRolled) == []
    assert [scene.level("goran", "hunger"), scene.level("mira", "misery")] == [0, 0]
    scene.say("yes")
    assert [scene.level("goran", "hunger"), scene.level("mira", "misery")] == [1, 1]
    assert scene.stored("water") == 0


@pytest.mark.rule("JRN-06.1")
def test_water_goes_to_the_hungriest_where_nobody_decides() -> None:
    scene = Scene("goran", "mira").set("mira", hunger=2).set("goran", hunger=1).have(water=1)
    scene.run(BeginPhase("dusk"), Dusk())
    assert scene.default() == "no"
    assert scene.say("no").default() == "yes"
    rich = Scene("goran", "mira").set("mira", hunger=2).have(water=2).run(BeginPhase("dusk"), Dusk())
    assert rich.default() == "yes"


@pytest.mark.rule("JRN-10.9", "JRN-19.6")
def test_a_card_of_dusk_is_played_before_anybody_drinks() -> None:
    scene = Scene("tomas", "emil").hold("ca_ration").have(water=2, raw_food=2).run(BeginPhase("dusk"), Dusk())
    assert "play ca_ration" in scene.rights()
    scene.say("yes")
    assert "play ca_ration" not in scene.rights()
    scene.say("yes")
    assert scene.asked() == "Feed"
    assert "play ca_ration" not in scene.rights()
    assert "eat tomas raw_food" in scene.rights()


@pytest.mark.rule("JRN-19.6")
def test_one_crucial_action_is_played_at_a_moment() -> None:
    scene = Scene("goran").hold("ca_rain", "ca_fixer", "ca_hope").run(DayStage(0), DayStage(1)).say("play ca_rain")
    assert [word for word in scene.rights() if word.startswith("play")] == ["play ca_hope"]
    scene.say("rest")
    assert scene.asked() == "ConfirmStage"
    assert "play ca_fixer" not in scene.rights()
    scene.say("confirm")
    assert "play ca_fixer" in scene.rights()


@pytest.mark.rule("JRN-19.6", "JRN-26.225")
def test_on_a_trip_the_next_card_is_another_moment() -> None:
    scene = Scene("goran").out("library").unknown("creaking", "tiles", "rain").hold("ca_quiet", "ca_map")
    scene.run(NextCard()).say("play ca_quiet")
    assert "play ca_map" not in scene.rights()
    scene.say("turn")
    assert "play ca_map" in scene.rights()


@pytest.mark.rule("JRN-19.8")
def test_where_nobody_decides_the_most_miserable_smoker_gets_the_cigarette() -> None:
    scene = Scene("goran", "tomas").have(cigarette=1).set("tomas", misery=1).effect("fate_09")
    assert scene.default() == "no"
    scene.say("no")
    assert scene.default() == "yes"
    scene.say("yes")
    assert [scene.level("goran", "misery"), scene.level("tomas", "misery")] == [1, 1]


@pytest.mark.rule("JRN-11.2")
@pytest.mark.parametrize(("illness", "misery", "state"), [(0, 1, "illness"), (1, 1, "illness"), (2, 1, "misery")])
def test_where_nobody_decides_who_collapses_pays_with_what_is_less_worn(illness: int, misery: int, state: str) -> None:
    scene = Scene("goran", "mira").set("goran", illness=illness, misery=misery, fatigue=4).run(Reckon()).defaults()
    levels = {"illness": illness, "misery": misery}
    levels[state] += 1
    assert {name: scene.level("goran", name) for name in levels} == levels


@pytest.mark.rule("JRN-08.3")
def test_where_nobody_decides_each_takes_the_best_weapon_that_is_there() -> None:
    scene = Scene("goran", "tomas", "mira").have(shovel=2, lockpick=1, knife=2, hatchet=1, pistol=1, ammo=3, wood=4)
    for name in ("goran", "tomas"):
        scene.state.people[who(name)].task = ON_TRIP
    scene.run(BeginPhase("scavenging"), Scavenge()).say("visit near")
    while scene.asked() == "Equip":
        scene.say(scene.default())
    taken = {name: scene.found(name) for name in ("shovel", "lockpick", "knife", "hatchet", "pistol", "ammo", "wood")}
    assert taken == {"shovel": 1, "lockpick": 1, "knife": 0, "hatchet": 1, "pistol": 1, "ammo": 3, "wood": 0}


@pytest.mark.rule("JRN-12.6", "JRN-12.8")
def test_where_nobody_decides_wounds_go_where_they_kill() -> None:
    scene = fight(Scene("mira").out("school"), (A, KNIFE, UNARMED), (A, UNARMED, UNARMED), (A, KNIFE, UNARMED))
    assert scene.state.fight is not None
    scene.state.fight.hits, scene.state.fight.foes[1].wounds, scene.state.fight.foes[2].wounds = 2, 1, 1
    scene.run(Allot())
    assert scene.default() == "hit A2"
    scene.state.fight.hits = 1
    assert scene.default() == "hit A2"
    scene.state.fight.foes[2].wounds = 2
    assert scene.default() == "hit A3"


@pytest.mark.rule("JRN-07.5", "JRN-22.2", "JRN-R19")
def test_without_a_guard_the_game_is_lost() -> None:
    scene = Scene("mira", "emil").run(BeginPhase("evening"), Evening()).say("floor", "floor")
    assert scene.options() == ["post mira", "post emil", "leave"]
    scene.say("leave")
    assert scene.table.result is not None
    assert scene.table.result.reason == "unguarded"
    assert scene.told(events.EpilogueRead) == []


@pytest.mark.rule("JRN-07.1", "JRN-07.4", "JRN-07.6")
def test_three_scavenge_at_most() -> None:
    scene = Scene("goran", "mira", "josef", "emil").run(BeginPhase("evening"), Evening())
    scene.say("scavenge", "scavenge", "scavenge")
    assert "scavenge" not in scene.options()
    scene.say("guard", "confirm")
    assert [scene.level(one, "fatigue") for one in ("goran", "emil")] == [1, 1]


@pytest.mark.rule("JRN-07.9")
def test_without_scavengers_there_is_no_trip() -> None:
    assert Scene().run(BeginPhase("scavenging"), Scavenge()).asked() == ""


# -- scavenging ------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-08.4", "JRN-08.6", "JRN-26.44")
def test_setting_out() -> None:
    scene = Scene("mira", "emil").out("school").run(SetOut())
    assert scene.state.noise == 2
    assert len(scene.state.unknown) == 14


@pytest.mark.rule("JRN-26.42", "JRN-08.20")
def test_the_scout_looks_ahead() -> None:
    scene = Scene("dara", "emil").out("library").run(SetOut())
    assert scene.asked() == "ReturnPeeked"
    assert len(scene.told(events.Peeked)[0].cards) == 2
    scene.say("return 2")
    assert len(scene.state.unknown) == 13


@pytest.mark.rule("JRN-08.9", "JRN-R6", "JRN-08.11")
def test_returning_cards_shortens_the_night() -> None:
    scene = Scene("mira", "emil").out("library").unknown("tiles", "rain", "shots").effect("quiet_corner")
    scene.say("choose 1")
    assert scene.state.unknown == []


@pytest.mark.rule("JRN-26.45", "JRN-26.61")
def test_the_first_pantry_of_a_location_yields_more() -> None:
    bakery = Scene("mira").out("bakery").run(Loot(PANTRY, 1), Loot(PANTRY, 1))
    assert len(bakery.told(events.Looted)) == 3
    brewery = Scene("mira").out("brewery").run(Loot(PANTRY, 1))
    assert brewery.found("sugar") >= 1


@pytest.mark.rule("JRN-26.51", "JRN-19.2")
def test_thick_carpets_and_echoing_vats() -> None:
    scene = Scene("mira").out("library").effect("creaking")
    assert scene.state.noise == 1
    vats = Scene("mira").out("brewery")
    vats.state.noise = 4
    assert vats.effect("ca_quiet").state.noise == 2


@pytest.mark.rule("JRN-08.17", "JRN-R20", "JRN-R25")
def test_a_death_far_from_home() -> None:
    scene = Scene("mira", "tomas", "goran").out("school").dice(4)
    lose_member(scene.table, who("goran"), True)
    scene.run(Mourn())
    assert scene.state.trip is not None
    assert scene.state.trip.withdrawn in ([who("mira")], [])
    assert scene.told(events.Withdrew)[0].who == "mira"


@pytest.mark.rule("JRN-08.18", "JRN-03.12")
def test_when_all_are_dead_nothing_comes_home() -> None:
    scene = Scene("mira", "josef").out("school", "mira").have(jewelry=1).unknown("tiles")
    lose_member(scene.table, who("mira"), True)
    scene.run(ChooseFindings())
    assert scene.found("jewelry") == 0
    assert scene.state.trip is None


@pytest.mark.rule("JRN-16.3", "JRN-13.3")
def test_cover_lets_the_party_slip_away_or_strike_first() -> None:
    scene = Scene("mira", "emil").out("school").unknown("cover", "tiles", "rain", "shots").run(NextCard()).say("turn")
    assert len(scene.state.covers) == 1
    scene.top("residents", "r_looters").run(Encounter(True))
    assert scene.options() == ["meet", "slip"]
    scene.say("slip")
    assert scene.state.covers == []
    assert len(scene.state.unknown) == 1


@pytest.mark.rule("JRN-26.226")
def test_the_back_door_skips_an_encounter() -> None:
    scene = Scene("mira").out("school").hold("ca_backdoor").top("residents", "r_grandmother").run(Encounter(True))
    scene.say("skip")
    assert scene.told(events.EncounterAvoided)
    assert not scene.told(events.ScriptRead)


# -- fights ----------------------------------------------------------------------------------------


def fight(scene: Scene, *foes: tuple[int, int, int]) -> Scene:
    scene.run(BeginFight(tuple(foes), False, FIGHT))
    assert scene.state.fight is not None
    for foe in scene.state.fight.foes:
        foe.prowess = foe.rerolls = 0
    return scene


@pytest.mark.rule("JRN-13.1", "JRN-13.2", "JRN-12.12")
def test_who_flees_is_struck_from_behind() -> None:
    scene = fight(Scene("mira", "emil").out("school").unknown("tiles"), (A, KNIFE, UNARMED))
    scene.dice("yellow hit1").say("flee", "name mira")
    assert scene.level("mira", "wounds") == 1
    assert scene.told(events.ExplorationEnded)


@pytest.mark.rule("JRN-26.33")
def test_the_runner_dodges_one_enemy() -> None:
    scene = fight(Scene("luka").out("school"), (A, KNIFE, UNARMED)).say("flee")
    assert scene.level("luka", "wounds") == 0


@pytest.mark.rule("JRN-26.247")
def test_run_leaves_without_a_backstab() -> None:
    scene = fight(Scene("mira", "emil").out("school").hold("ca_escape"), (A, KNIFE, UNARMED)).say("play ca_escape")
    assert scene.told(events.ExplorationEnded)
    assert scene.level("mira", "wounds") + scene.level("emil", "wounds") == 0


@pytest.mark.rule("JRN-12.1")
def test_without_a_letter_the_next_lower_is_taken() -> None:
    scene = fight(Scene("mira").out("school"), (C, UNARMED, UNARMED), (C, UNARMED, UNARMED), (C, UNARMED, UNARMED))
    assert scene.state.fight is not None
    assert [foe.label[0] for foe in scene.state.fight.foes] == ["C", "C", "B"]


@pytest.mark.rule("JRN-14.2", "JRN-14.8")
def test_without_ammo_no_firearm() -> None:
    scene = fight(Scene("mira").out("school").have(pistol=1, knife=1), (A, UNARMED, UNARMED)).say("fight")
    assert scene.options() == ["arm none", "arm knife"]


@pytest.mark.rule("JRN-14.2", "JRN-12.13")
def test_who_has_no_ammo_left_takes_another_weapon_and_rolls_with_the_others() -> None:
    scene = Scene("goran", "tomas", "vesna").out("school").have(rifle=1, pistol=1, knife=1, hatchet=1, ammo=2)
    fight(scene, (C, UNARMED, UNARMED), (C, UNARMED, UNARMED))
    scene.dice("red out_of_ammo", "red out_of_ammo").say(
        "fight", "arm rifle", "arm pistol", "arm knife", "keep", "yes", "keep"
    )
    assert scene.asked() == "ChooseWeapon"
    assert scene.options() == ["arm none", "arm hatchet"]
    scene.dice("yellow hit1").say("arm hatchet")
    assert [roll.who for roll in scene.told(events.CombatDieRolled)] == ["goran", "goran", "tomas"]


@pytest.mark.rule("JRN-14.2", "JRN-13.3")
def test_without_ammo_from_behind_another_weapon_strikes_at_once() -> None:
    scene = Scene("goran", "tomas").out("school").have(rifle=1, pistol=1, ammo=2)
    scene.run(BeginFight(((C, UNARMED, UNARMED),), False, US)).dice("red out_of_ammo", "red out_of_ammo", "grey hit1")
    scene.say("arm rifle", "arm pistol", "keep", "yes", "keep")
    assert scene.asked() == "KeepRoll"
    assert [roll.colour for roll in scene.told(events.CombatDieRolled)] == ["red", "red", "grey"]
    scene.say("keep")
    assert [hurt.wounds for hurt in scene.told(events.FoeHit)] == [1]


@pytest.mark.rule("JRN-15.3")
def test_who_is_disarmed_twice_in_a_round_has_lost_one_weapon() -> None:
    scene = fight(Scene("goran", "tomas").out("school").have(knife=2), (A, UNARMED, UNARMED))
    scene.say("fight", "arm knife", "arm knife")
    disarm_own(scene.table, who("goran"))
    disarm_own(scene.table, who("goran"))
    assert scene.state.fight is not None
    assert scene.state.fight.dropped == [KNIFE]


@pytest.mark.rule("JRN-14.6", "JRN-14.7")
@pytest.mark.parametrize(("weapon", "dies"), [("hatchet", True), ("knife", False)])
def test_the_axe_kills_with_a_hatchet_alone(weapon: str, dies: bool) -> None:
    scene = fight(Scene("tomas").out("school").have(**{weapon: 1}), (A, UNARMED, UNARMED))
    scene.dice("yellow axe", "grey miss").say("fight", f"arm {weapon}", "keep")
    assert bool(scene.told(events.FoeKilled)) == dies


@pytest.mark.rule("JRN-13.4", "JRN-R14")
def test_in_the_shelter_nobody_can_flee() -> None:
    assert fight(Scene("mira"), (A, UNARMED, UNARMED)).options() == ["fight"]


@pytest.mark.rule("JRN-26.227", "JRN-26.228")
def test_luck_and_aim() -> None:
    scene = fight(Scene("mira").out("school").hold("ca_luck", "ca_aim"), (A, UNARMED, UNARMED))
    scene.dice("grey miss", "grey hit1", "grey miss").say("fight", "luck", "aim")
    assert scene.told(events.FoeKilled)


# -- raids -----------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-09.1", "JRN-25.6", "JRN-R11")
def test_arms_are_safe_and_return() -> None:
    scene = Scene("mira", "josef").night("mira").have(pistol=1).top("raids", "n_deserters").dice("grey miss")
    scene.run(NightRaid()).say("arm pistol").defaults()
    assert scene.stored("pistol") == 1


@pytest.mark.rule("JRN-09.7", "JRN-25.12")
def test_a_guard_need_not_shoot() -> None:
    scene = Scene("mira", "josef").night("mira").have(pistol=1, ammo=1, wood=9).top("raids", "n_thief")
    scene.dice("grey miss").run(NightRaid()).say("arm pistol")
    assert scene.options() == ["shoot", "grey"]
    scene.say("grey").defaults()
    assert scene.stored("ammo") == 1


@pytest.mark.rule("JRN-09.17")
def test_without_a_guard_damage_applies_in_full() -> None:
    scene = Scene("mira", "josef").night().have(wood=9).top("raids", "n_prowlers").run(NightRaid()).defaults()
    assert scene.stored("wood") == 1
    assert scene.level("mira", "wounds") == 0


@pytest.mark.rule("JRN-26.12", "JRN-26.13", "JRN-09.18")
def test_the_hideaway_and_the_door() -> None:
    scene = Scene("mira", "josef").night().have(wood=9).top("raids", "n_prowlers")
    scene.build("f3c3", "hideaway").build("f1c4", "strong_door").run(NightRaid()).defaults()
    assert scene.stored("wood") == 4


@pytest.mark.rule("JRN-26.31")
def test_the_trained_guard_always_hits_once() -> None:
    scene = Scene("tomas", "josef").night("tomas").have(wood=9).top("raids", "n_thief")
    scene.dice("grey miss").run(NightRaid()).say("arm none", "keep").defaults()
    assert scene.stored("wood") == 7


# -- dawn ------------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-10.3", "JRN-10.4", "JRN-R31")
def test_medicine_only_for_the_ill_and_once_of_each_kind() -> None:
    scene = Scene("mira", "emil").set("mira", wounds=1).have(bandages=2, meds=1)
    scene.state.phase = DAWN
    scene.run(Treat())
    assert scene.options() == ["done", "treat mira bandages"]
    assert scene.say("treat mira bandages").options() == ["done"]


@pytest.mark.rule("JRN-19.5", "JRN-26.30")
def test_treatment_and_the_field_medic() -> None:
    scene = Scene("irina", "emil").set("irina", wounds=3).set("emil", wounds=1).have(bandages=1)
    scene.state.phase = DAWN
    scene.top("fate", "fate_16").run(Dawn()).say("treat irina bandages", "done")
    assert scene.level("irina", "wounds") == 1
    assert scene.level("emil", "wounds") == 1


@pytest.mark.rule("JRN-19.8")
def test_habits() -> None:
    scene = Scene("goran", "mira").have(cigarette=1)
    scene.state.phase = DAWN
    scene.top("fate", "fate_09").run(TurnFate()).say("yes")
    assert (scene.level("goran", "misery"), scene.stored("cigarette")) == (0, 0)
    readers = Scene("mira", "petar").top("fate", "fate_11").run(TurnFate())
    assert [readers.level(one, "misery") for one in ("mira", "petar")] == [1, 1]


@pytest.mark.rule("JRN-10.8", "JRN-10.9", "JRN-R9")
def test_a_crucial_action_is_kept_and_stays_with_the_lead() -> None:
    scene = Scene().run(DrawCrucial())
    scene.say(scene.default()).run(PassLead(), DayStage(0))
    assert len(scene.state.hand) == 1
    assert scene.state.leader == 1


# -- states ----------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-11.2", "JRN-11.5", "JRN-03.6")
def test_the_last_death_ends_the_game() -> None:
    scene = Scene("mira").set("mira", wounds=3)
    afflict(scene.table, [who("mira")], WOUNDS, 1)
    scene.run(*reversed(scene.table.agenda[:]))
    assert scene.table.result is not None
    assert scene.table.result.reason == "nobody"
    assert [one.script for one in scene.told(events.EpilogueRead)] == [1716]


@pytest.mark.rule("JRN-26.243", "JRN-11.3")
def test_hold_on() -> None:
    scene = Scene("mira", "emil").hold("ca_hold").set("mira", wounds=3)
    afflict(scene.table, [who("mira")], WOUNDS, 1)
    scene.run(*reversed(scene.table.agenda[:])).say("hold wounds")
    assert scene.is_here("mira")
    assert scene.level("mira", "wounds") == 3


@pytest.mark.rule("JRN-11.4")
def test_the_dead_leave_their_medicine() -> None:
    scene = Scene("mira", "emil")
    scene.state.people[who("mira")].medical = 0b111
    before = scene.state.box[:]
    lose_member(scene.table, who("mira"), True)
    assert sum(scene.state.box) == sum(before) + 3


@pytest.mark.rule("JRN-11.6", "JRN-R37", "JRN-R30")
def test_who_joins_outside_comes_home_at_dawn() -> None:
    scene = Scene("mira", "emil").out("school")
    join(scene.table, [3, 0, 0, 0, 1])
    new = next(one for one in group(scene.state) if scene.state.people[one].where == COMING)
    assert new not in present(scene.state)
    scene.state.phase = DAWN
    scene.run(Unload())
    assert scene.state.people[new].where == HERE
    for _ in range(4):
        join(scene.table, [0] * len(STATES))
    assert len(group(scene.state)) == 5


# -- trade, objectives, the end --------------------------------------------------------------------


@pytest.mark.rule("JRN-17.4", "JRN-17.5", "JRN-26.40")
def test_only_tokens_of_the_named_colours() -> None:
    scene = Scene("nadia").have(jewelry=2, wood=5).run(Trade(("yellow",), 3)).say("yes")
    assert scene.options() == ["done", "give jewelry"]
    scene.say("give jewelry", "done")
    assert "take meds" in scene.options()
    assert "take canned_food" not in scene.options()


@pytest.mark.rule("JRN-17.7", "JRN-26.198")
def test_no_trade_while_the_roads_are_cut() -> None:
    scene = event(Scene(), "ev_siege").run(RevealEvent()).defaults().effect("script_1401").say("choose 1")
    assert scene.asked() == ""
    assert not scene.run(BeginDay()).state.no_trade


@pytest.mark.rule("JRN-21.2", "JRN-26.217")
def test_an_objective_is_paid_in_parts() -> None:
    scene = Scene().have(raw_food=2, water=2, wood=2)
    scene.state.objective = 2
    scene.run(DayStage(0))
    scene.say(*["contribute raw_food"] * 2, *["contribute water"] * 2, *["contribute wood"] * 2)
    assert not [one for one in scene.rights() if one.startswith("contribute")]
    scene.effect("chapter_2")
    assert scene.told(events.ObjectiveJudged)[0].fulfilled
    assert scene.state.flags == {"kind": 1}


@pytest.mark.rule("JRN-22.4")
def test_the_chronicle() -> None:
    scene = Scene("mira", "emil").set("mira", misery=2)
    scene.state.flags = {"kind": 4, "witness": 3, "stole": 1}
    scene.state.fulfilled = [0]
    assert sum(chronicle(scene.state).values()) == 20 - 2 + 10 + 15 - 3
    assert epilogues(scene.state, "ceasefire") == [1703, 1706, 1708]


@pytest.mark.rule("JRN-18.5")
@pytest.mark.parametrize(("begun", "day"), [([], 1), (["raid"], 2)])
def test_a_script_for_a_phase_that_has_begun_waits_a_day(begun: list[str], day: int) -> None:
    scene = Scene()
    scene.state.begun = begun
    scene.dice(3).effect("script_1412").say("choose 1")
    assert [(due.script, due.phase, due.day) for due in scene.state.schedule] == [(1505, "raid", day)]
