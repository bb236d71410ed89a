"""What the ledger counts, and rules that follow from how the table is laid."""

from __future__ import annotations

import pytest

from games.journal.scenes import Scene
from holdfast.games.journal import catalogue, events
from holdfast.games.journal.chapters.c03_leading import BeginPhase
from holdfast.games.journal.chapters.c05_planning import DayStage
from holdfast.games.journal.chapters.c07_evening import Evening
from holdfast.games.journal.chapters.c08_findings import ChooseFindings
from holdfast.games.journal.chapters.c08_trip import Scavenge
from holdfast.games.journal.chapters.c09_raid import NightRaid
from holdfast.games.journal.chapters.c10_dawn import Unload
from holdfast.games.journal.chapters.c11_states import Reckon
from holdfast.games.journal.chapters.c12_fight import FIGHT, BeginFight
from holdfast.games.journal.chapters.c18_reading import ReadScript
from holdfast.games.journal.pieces import (
    CHARACTERS,
    COUNTS,
    ENEMY_PROWESS,
    EXPLORATION_OF,
    FACES,
    FITTINGS,
    GREEN,
    GUARD_POST,
    LEVEL4,
    LOCATION_SCRIPTS,
    PISTOL,
    SHELTER_KINDS,
    SPACES,
    STATES,
    TOKENS,
    UNARMED,
)
from holdfast.games.journal.queries import reached
from holdfast.games.journal.rulebook import GAME
from holdfast.games.journal.state import DAWN
from holdfast.kernel.dice import seed_of
from holdfast.kernel.game import new_table
from holdfast.kernel.play import options


@pytest.mark.rule("JRN-01.1", "JRN-01.5", "JRN-20.2")
def test_the_pack() -> None:
    assert (len(CHARACTERS), len(EXPLORATION_OF), len(catalogue.EXPLORATION.finding)) == (15, 65, 16)
    assert (len(catalogue.RESIDENTS), len(catalogue.RAIDS), len(catalogue.FATE.fate)) == (26, 22, 24)
    assert (len(catalogue.CRUCIAL), len(catalogue.LOCATIONS), len(catalogue.MORNINGS.objective)) == (24, 18, 9)
    assert sum(token.qty for token in catalogue.ITEMS.token) == 108
    kinds = [card.kind for card in catalogue.SHELTER.shelter_card]
    assert [kinds.count(kind) for kind in SHELTER_KINDS] == [4, 2, 3, 6, 4]
    assert SHELTER_KINDS == ["rubble", "bars", "locked_door", "trash", "furniture"]


@pytest.mark.rule("JRN-01.2", "JRN-01.3")
def test_dice_and_enemy_tokens() -> None:
    assert [len(faces) for faces in FACES] == [6, 6, 6]
    assert ENEMY_PROWESS == [[0, 0, 0, 1], [1, 1, 1, 2], [2, 3]]


@pytest.mark.rule("JRN-02.6", "JRN-20.3", "JRN-25.4")
def test_green_corners_lie_on_fittings_and_beds_are_three_cards() -> None:
    state = new_table(GAME, 2, {}, seed_of("stacks")).state
    # A chapter or a visitor may have unlocked nothing yet: the first morning brings no idea by itself.
    assert all(GREEN[kind] or state.ideas[kind] for kind in range(len(FITTINGS)))
    assert state.stack[FITTINGS.index("bed")] == 3
    assert sum(state.stack) + sum(state.ideas) == 26


@pytest.mark.rule("JRN-02.1", "JRN-02.13")
def test_who_leads_and_who_is_next_is_chance() -> None:
    tables = [new_table(GAME, 4, {}, seed_of(f"seats {n}")) for n in range(12)]
    assert len({table.state.leader for table in tables}) > 1
    assert len({tuple(table.state.order) for table in tables}) > 1


@pytest.mark.rule("JRN-02.8", "JRN-02.9", "JRN-02.12")
def test_locations_shelter_cards_and_an_empty_board() -> None:
    state = GAME.new_state(2, {"shelter": "standard", "siege": "full"})
    table = new_table(GAME, 2, {}, seed_of("laid"))
    assert len(set(table.state.locations)) == 3
    assert sum(1 for card in table.state.lying if card >= 0) == 19
    assert (state.noise, state.cold, state.boarded, state.hand) == (1, 0, 0, [])


@pytest.mark.rule("JRN-02.14", "JRN-03.1", "JRN-R29")
def test_seven_phases_each_explained_once() -> None:
    scene = Scene()
    scene.state.memo = []
    phases = ["morning", "day", "dusk", "evening", "scavenging", "raid", "dawn"]
    scene.run(*[BeginPhase(phase) for phase in [*phases, "morning"]])
    assert [one.memo for one in scene.told(events.PhaseBegan)] == [200, 300, 400, 500, 600, 700, 800, 0]


@pytest.mark.rule("JRN-20.1", "JRN-01.4")
def test_the_board() -> None:
    assert len(SPACES) == 32
    assert SPACES[GUARD_POST] == "f1c3"
    reach = reached(Scene().state)
    assert all(reach[SPACES.index(name)] for name in ("f1c3", "f2c3", "f3c3", "f1c4", "f0c4", "f2c4"))


@pytest.mark.rule("JRN-R4", "JRN-08.1")
def test_the_nearer_the_more_cards() -> None:
    assert COUNTS == [14, 12, 10]
    scene = Scene("mira", "josef").out("school", "mira").run(BeginPhase("scavenging"), Scavenge())
    assert scene.options() == ["visit near", "visit mid", "visit far"]


@pytest.mark.rule("JRN-08.3", "JRN-25.2")
def test_tools_and_resources_are_taken_along() -> None:
    scene = Scene("mira", "josef").have(shovel=1, lockpick=1, wood=2).out("school", "mira").run(Scavenge())
    scene.say("visit near", "take shovel", "take lockpick", "take wood", "done")
    assert (scene.found("shovel"), scene.found("lockpick"), scene.found("wood")) == (1, 1, 1)


@pytest.mark.rule("JRN-08.12", "JRN-08.13", "JRN-08.16")
def test_cards_go_back_and_what_is_carried_is_safe_until_dawn() -> None:
    scene = Scene("mira", "josef").out("school", "mira").have(jewelry=1).unknown("tiles", "rain").run(ChooseFindings())
    assert len(scene.state.decks.exploration.cards) == len(EXPLORATION_OF)
    scene.say("add 8 wood")
    assert scene.stored("wood") == 0
    scene.state.phase = DAWN
    scene.run(Unload())
    assert (scene.stored("wood"), scene.stored("jewelry")) == (8, 1)


@pytest.mark.rule("JRN-07.10", "JRN-07.8", "JRN-25.3")
def test_no_state_forbids_a_task_and_a_guard_does_not_sleep() -> None:
    scene = Scene("mira", "josef").set("mira", illness=3, wounds=3, fatigue=2)
    scene.run(BeginPhase("evening"), Evening()).say("guard", "floor", "confirm")
    assert scene.level("mira", "fatigue") == 3


@pytest.mark.rule("JRN-09.4", "JRN-09.5", "JRN-09.12")
def test_the_leader_distributes_the_wounds_among_the_guards() -> None:
    scene = Scene("mira", "emil").night("mira", "emil").top("raids", "n_stones").dice("grey miss", "grey miss")
    scene.run(NightRaid()).say("arm none", "arm none", "name mira", "name mira", "name mira", "name emil")
    assert (scene.level("mira", "wounds"), scene.level("emil", "wounds")) == (3, 1)


@pytest.mark.rule("JRN-09.9", "JRN-R10")
def test_a_sign_is_a_miss_in_a_raid() -> None:
    scene = Scene("mira", "josef").night("mira").have(wood=9).top("raids", "n_thief").dice("grey sign")
    scene.run(NightRaid()).defaults()
    assert scene.stored("wood") == 6


@pytest.mark.rule("JRN-12.2", "JRN-12.3", "JRN-12.5")
def test_weapons_change_between_rounds_and_hits_are_wounds() -> None:
    scene = Scene("mira").out("school").have(knife=1, hatchet=1).run(BeginFight(((0, UNARMED, UNARMED),), False, FIGHT))
    assert scene.state.fight is not None
    scene.state.fight.foes[0].prowess = 0
    scene.state.fight.foes[0].rerolls = 0
    scene.dice("yellow hit2", "grey miss").say("fight", "arm knife")
    assert scene.state.fight.foes[0].wounds == 2
    assert scene.options() == ["fight", "flee"]
    assert "arm hatchet" in scene.say("fight").options()


@pytest.mark.rule("JRN-14.4", "JRN-R15", "JRN-12.4")
def test_out_of_ammo_is_a_miss_for_a_character() -> None:
    scene = Scene("mira").out("school").have(pistol=1, ammo=2).run(BeginFight(((0, UNARMED, UNARMED),), False, FIGHT))
    assert scene.state.fight is not None
    scene.state.fight.foes[0].prowess = scene.state.fight.foes[0].rerolls = 0
    scene.dice("red out_of_ammo", "grey miss").say("fight", "arm pistol")
    assert scene.state.fight.foes[0].wounds == 0
    assert scene.state.fight.fighters[0].weapon == PISTOL


@pytest.mark.rule("JRN-18.3")
def test_nothing_behind_a_choice_is_shown() -> None:
    scene = Scene("mira").out("school").effect("script_1012")
    view = str(GAME.view(scene.table, 0))
    assert scene.options() == ["choose 1", "choose 2"]
    assert "sugar': 0" not in view
    assert "effects" not in view


@pytest.mark.rule("JRN-24.4")
def test_texts_about_the_dying_can_be_softened() -> None:
    scripts = [one for scripts in catalogue.SCRIPTS.values() for one in scripts]
    assert [one.id for one in scripts if one.soft_en and one.soft_ru] == [221, 222, 223, 224, 225]
    assert not GAME.view(new_table(GAME, 1, {}, seed_of("whole")), 0)["table"]["softened"]
    assert GAME.view(new_table(GAME, 1, {"texts": "softened"}, seed_of("soft")), 0)["table"]["softened"]


@pytest.mark.rule("JRN-24.4")
@pytest.mark.parametrize("softened", [False, True])
def test_who_tells_of_a_death_knows_whether_to_soften_it(softened: bool) -> None:
    scene = Scene("mira", "emil")
    scene.state.softened = softened
    scene.set("mira", wounds=4).run(Reckon()).run(ReadScript(1207)).defaults()
    death = LEVEL4[STATES.index("wounds")]
    assert [(one.script, one.softened) for one in scene.told(events.ScriptRead)] == [(death, softened), (1207, False)]


@pytest.mark.rule("JRN-18.3")
@pytest.mark.parametrize(("open_to_all", "told"), [(False, False), (True, True)])
def test_what_a_script_leads_to_is_shown_if_the_table_wants_it(open_to_all: bool, told: bool) -> None:
    scene = Scene("mira").effect("script_1412")
    scene.state.effects_open = open_to_all
    facts = [fact for choice in options(scene.table, 0) for fact in GAME.forecast(scene.table, 0, choice)]
    assert bool([fact for fact in facts if fact.kind not in ("cost", "danger")]) == told


@pytest.mark.rule("JRN-19.1", "JRN-R32")
def test_a_script_of_a_place_is_read_once() -> None:
    scene = Scene("mira").out("school").effect("place_1")
    assert scene.place() == f"script_{LOCATION_SCRIPTS[scene.state.trip.location][0]}" if scene.state.trip else False
    scene.defaults()
    assert scene.effect("place_1").asked() == ""


@pytest.mark.rule("JRN-20.4", "JRN-05.15")
def test_rubble_falls_where_a_card_was_cleared() -> None:
    scene = Scene("mira").effect("script_1204")
    assert not scene.told(events.RubbleFell)
    cleared = Scene("mira")
    cleared.state.lying[SPACES.index("f1c5")] = -1
    cleared.effect("script_1204")
    assert cleared.told(events.RubbleFell)[0].space == "f1c5"
    assert not reached(cleared.state)[SPACES.index("f1c6")]


@pytest.mark.rule("JRN-11.1", "JRN-25.1")
def test_five_states_and_no_bed_by_day() -> None:
    assert STATES == ["hunger", "fatigue", "illness", "wounds", "misery"]
    assert "go f3c3" not in Scene("mira").build("f3c3", "bed").run(DayStage(0)).options()


@pytest.mark.rule("JRN-05.1", "JRN-05.3")
def test_three_stages_each_planned_for_everybody() -> None:
    scene = Scene("mira", "emil").run(DayStage(0), DayStage(1), DayStage(2))
    for stage in range(1, 4):
        assert scene.told(events.StageBegan)[-1].stage == stage
        scene.say("go f2c5", "rest", "confirm")
    assert scene.stored("water") == 3
    assert scene.state.leader == 1


@pytest.mark.rule("JRN-R23")
def test_values_of_tokens() -> None:
    values = {catalogue.ITEMS.token[kind].value for kind in TOKENS}
    assert {1, 3, 5, 10} <= values
