"""Rules that could be broken in a small way without a test that noticed: each has its scene."""

from __future__ import annotations

import pytest

from games.journal.scenes import Scene
from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import BeginPhase, RollBlack
from holdfast.games.journal.chapters.c04_morning import BeginDay
from holdfast.games.journal.chapters.c05_planning import DayStage
from holdfast.games.journal.chapters.c06_dusk import Dusk
from holdfast.games.journal.chapters.c07_evening import Evening
from holdfast.games.journal.chapters.c08_findings import AddResource
from holdfast.games.journal.chapters.c08_scope import Outside
from holdfast.games.journal.chapters.c09_raid import NightRaid
from holdfast.games.journal.chapters.c12_fight import THEM, BeginFight, FightOrFlee, leave_word
from holdfast.games.journal.chapters.c15_incidents import ChooseVictim, retreat
from holdfast.games.journal.chapters.c16_encounters import heard_noise
from holdfast.games.journal.chapters.c17_trade import Trade
from holdfast.games.journal.chapters.c18_conditions import holds
from holdfast.games.journal.chapters.c19_targets import lose_actions_word, win_actions
from holdfast.games.journal.chapters.c19_words import ChooseSpace, join_word
from holdfast.games.journal.pieces import CHARACTERS, ITEMS, KNIFE, PISTOL, SPACES, STATES, UNARMED
from holdfast.games.journal.queries import group, is_remnant
from holdfast.kernel.settle import settle

A = 0
EACH = 1


def who(name: str) -> int:
    return CHARACTERS.index(name)


@pytest.mark.rule("JRN-26.228")
def test_luck_may_be_kept_back_or_rolls_the_die_again() -> None:
    kept = Scene("goran").hold("ca_luck").dice(3, 9).run(RollBlack())
    assert kept.options() == ["no", "yes"]
    assert kept.say("no").state.die == 3
    assert Scene("goran").hold("ca_luck").dice(3, 9).run(RollBlack()).say("yes").state.die == 9


@pytest.mark.rule("JRN-18.5", "JRN-10.12")
def test_a_new_day_has_no_phase_behind_it() -> None:
    scene = Scene("goran")
    scene.state.begun = ["morning", "raid"]
    assert scene.run(BeginDay()).state.begun == []


@pytest.mark.rule("JRN-05.23")
def test_two_extra_actions_are_two_stages() -> None:
    scene = Scene("goran", "mira")
    win_actions(scene.table, who("goran"), 2)
    scene.run(DayStage(3)).say("rest", "confirm")
    assert scene.asked() == "PlanFor"
    scene.say("rest", "confirm")
    assert scene.asked() == ""


@pytest.mark.rule("JRN-26.34")
def test_a_story_does_not_help_on_a_five() -> None:
    scene = Scene("mira", "emil").set("emil", misery=2).have(water=2, vegetable=2).dice(5)
    scene.run(BeginPhase("dusk"), Dusk()).defaults()
    assert scene.level("emil", "misery") == 2


@pytest.mark.rule("JRN-06.1", "JRN-19.6")
def test_water_is_told_of_and_closes_the_cards_of_dusk_also_where_it_is_withheld() -> None:
    scene = Scene("tomas", "emil").hold("ca_ration").have(water=2).run(BeginPhase("dusk"), Dusk()).say("no")
    assert "play ca_ration" not in scene.rights()
    assert [one.who for one in scene.say("yes").told(events.Drank)] == ["emil"]


@pytest.mark.rule("JRN-07.1")
def test_a_task_is_told_of() -> None:
    scene = Scene("mira", "emil").run(BeginPhase("evening"), Evening()).say("guard", "floor")
    assert [(one.who, one.task) for one in scene.told(events.TaskGiven)] == [("mira", "guard"), ("emil", "floor")]


@pytest.mark.rule("JRN-26.26", "JRN-09.10")
def test_the_alarm_gives_a_reroll_to_who_has_none() -> None:
    scene = Scene("mira").night("mira").top("raids", "n_prowlers").build("f2c3", "alarm").dice("grey miss")
    assert "reroll" in scene.run(NightRaid()).say("arm none").options()


@pytest.mark.rule("JRN-13.2")
def test_enemies_who_strike_from_behind_strike_once() -> None:
    scene = Scene("mira").out("school").dice("yellow hit2")
    scene.run(BeginFight(((A, KNIFE, UNARMED),), False, THEM)).defaults()
    assert scene.level("mira", "wounds") > 0
    assert scene.state.fight is None


@pytest.mark.rule("JRN-12.3")
@pytest.mark.parametrize(("firearms", "said"), [(1, "fight"), (2, "flee")])
def test_where_nobody_decides_one_flees_from_more_firearms_than_one_has(firearms: int, said: str) -> None:
    foes = tuple([(A, PISTOL, UNARMED)] * firearms)
    scene = Scene("goran").out("school").have(pistol=2, ammo=5).run(BeginFight(foes, False, 0))
    assert scene.asked() == FightOrFlee.__name__
    assert scene.default() == said


@pytest.mark.rule("JRN-15.3")
def test_enemies_that_run_leave_nothing_behind() -> None:
    scene = Scene("goran").out("school").run(BeginFight(((A, KNIFE, UNARMED),), False, 0))
    assert scene.state.fight is not None
    scene.state.fight.taken, scene.state.fight.hits = 2, 1
    retreat(scene.table)
    assert (scene.state.fight.foes, scene.state.fight.taken, scene.state.fight.hits) == ([], 0, 0)


@pytest.mark.rule("JRN-15.3")
def test_one_of_ours_drops_the_weapon() -> None:
    scene = Scene("goran", "tomas").out("school").have(knife=1)
    scene.run(BeginFight(((A, KNIFE, UNARMED),), False, 0)).say("fight", "arm knife")
    scene.table.then(ChooseVictim(True, "disarm"))
    scene.say("name goran")
    assert scene.state.fight is not None
    assert [one.disarmed for one in scene.state.fight.fighters] == [True, False]


@pytest.mark.rule("JRN-19.7", "JRN-08.4")
def test_noise_counts_as_ten_at_most() -> None:
    scene = Scene("goran").out("police")
    scene.state.noise = 10
    assert heard_noise(scene.state) == 10


@pytest.mark.rule("JRN-17.4", "JRN-17.3")
def test_only_the_colours_that_are_named_are_sold_and_no_credit_is_kept() -> None:
    scene = Scene("goran").out("school").have(jewelry=2).run(Trade(("yellow",), 0)).say("yes", "give jewelry", "done")
    taken = [word for word in scene.options() if word.startswith("take ")]
    assert "take bandages" in taken
    assert "take canned_food" not in taken
    scene.say("done")
    assert scene.state.market is not None
    assert scene.state.market.credit == 0


@pytest.mark.rule("JRN-18.1", "JRN-09.18")
def test_conditions_of_a_raid() -> None:
    scene = Scene("goran", "mira").night("goran", "mira").top("raids", "n_prowlers").run(NightRaid())
    raid = scene.state.raid
    assert raid is not None
    raid.arms[who("goran")] = ITEMS.index("canned_food")
    raid.damage = 1
    assert holds(scene.state, {"armed_guards_at_least": 1})
    assert not holds(scene.state, {"armed_guards_at_least": 2})
    assert holds(scene.state, {"raid_damage_left_at_least": 1})
    assert not holds(scene.state, {"raid_damage_left_at_least": 2})


@pytest.mark.rule("JRN-05.23", "JRN-03.9")
def test_all_who_are_present_lose_an_action() -> None:
    scene = Scene("goran", "mira")
    lose_actions_word(scene.table, 0, (-1,), EACH, 1)
    assert [scene.state.people[who(name)].lost for name in ("goran", "mira")] == [1, 1]


@pytest.mark.rule("JRN-11.6")
def test_who_joins_brings_the_states_that_are_named() -> None:
    scene = Scene("goran")
    join_word(scene.table, 0, (-1,), tuple([2] + [0] * (len(STATES) - 1)))
    people = group(scene.state)
    assert len(people) == 2
    assert sorted(scene.state.people[one].states[0] for one in people) == [0, 2]


@pytest.mark.rule("JRN-08.17", "JRN-03.12")
def test_who_leaves_a_place_mourns_first() -> None:
    scene = Scene("goran", "mira").out("school")
    assert scene.state.trip is not None
    scene.state.trip.mourning = True
    scene.table.agenda.clear()
    scene.table.then(Outside())
    leave_word(scene.table, 0, (-1,))
    settle(scene.table)
    assert [one.script for one in scene.told(events.ScriptRead)] == [266]


@pytest.mark.rule("JRN-26.33", "JRN-13.1")
def test_the_enemy_that_the_runner_dodges_does_not_strike() -> None:
    scene = Scene("luka").out("school").run(BeginFight(((A, KNIFE, UNARMED), (A, KNIFE, UNARMED)), False, 0))
    assert scene.state.fight is not None
    for foe in scene.state.fight.foes:
        foe.prowess = foe.rerolls = 0
    scene.dice("yellow miss", "yellow miss").say("flee", "dodge A1").defaults()
    assert [roll.who for roll in scene.told(events.CombatDieRolled)] == ["A2"]


@pytest.mark.rule("JRN-12.10")
def test_an_enemy_uses_every_reroll() -> None:
    scene = Scene("goran").out("school").run(BeginFight(((A, KNIFE, UNARMED),), False, 0))
    assert scene.state.fight is not None
    foe = scene.state.fight.foes[0]
    foe.prowess = foe.rerolls = 2
    scene.dice("yellow miss", "yellow miss", "yellow hit1").say("flee").defaults()
    assert [roll.face for roll in scene.told(events.CombatDieRolled)] == ["miss", "miss", "hit1"]


@pytest.mark.rule("JRN-14.3")
def test_an_enemy_keeps_a_firearm_that_has_not_run_out() -> None:
    scene = Scene("goran", "tomas").out("school").run(BeginFight(((A, PISTOL, KNIFE),), False, 0))
    assert scene.state.fight is not None
    scene.state.fight.foes[0].prowess = scene.state.fight.foes[0].rerolls = 0
    scene.dice("red hit2").say("fight")
    assert scene.told(events.FoeRearmed) == []


@pytest.mark.rule("JRN-19.7", "JRN-26.35")
def test_the_locksmith_opens_the_cellar_without_a_roll_and_keeps_the_lockpick() -> None:
    scene = Scene("anatol").out("school").have(lockpick=1).effect("cellar").say("choose 1")
    assert scene.told(events.BlackDieRolled) == []
    assert scene.found("lockpick") == 1
    assert len(scene.told(events.Looted)) == 2


@pytest.mark.rule("JRN-05.11")
def test_only_rubble_that_was_begun_is_a_remnant() -> None:
    scene = Scene("goran")
    rubble, empty = SPACES.index("f1c6"), SPACES.index("f1c4")
    assert not is_remnant(scene.state, rubble)
    scene.state.points[rubble] = scene.state.points[empty] = 1
    assert is_remnant(scene.state, rubble)
    assert not is_remnant(scene.state, empty)


@pytest.mark.rule("JRN-08.13")
@pytest.mark.parametrize(("stored", "said"), [(0, "add 4 water"), (3, "add 1 water"), (9, "add 0 water")])
def test_where_nobody_decides_there_is_water_for_two_days(stored: int, said: str) -> None:
    scene = Scene("goran", "mira").out("school")
    assert scene.state.trip is not None
    scene.state.storage[ITEMS.index("water")] = stored
    scene.state.box[ITEMS.index("water")] -= stored
    scene.state.trip.room = 20
    scene.run(AddResource(ITEMS.index("water")))
    assert scene.default() == said


@pytest.mark.rule("JRN-19.8")
def test_who_smokes_is_not_kept_waiting_by_who_drinks_coffee() -> None:
    scene = Scene("goran", "irina").have(cigarette=1).set("irina", misery=2).effect("fate_09")
    assert scene.default() == "yes"


@pytest.mark.rule("JRN-05.22")
def test_where_nobody_decides_the_first_breach_is_boarded_up() -> None:
    scene = Scene("goran").run(ChooseSpace("board"))
    assert scene.default() == scene.options()[0] == "board f3c1"
