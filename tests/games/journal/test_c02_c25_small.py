"""Small rules of every chapter that no card and no worked example shows."""

from __future__ import annotations

import pytest

from games.journal.outcomes import opened, outcome, outside
from games.journal.scenes import Scene
from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import BeginPhase
from holdfast.games.journal.chapters.c04_morning import BeginDay
from holdfast.games.journal.chapters.c05_planning import DayStage
from holdfast.games.journal.chapters.c07_evening import Evening
from holdfast.games.journal.chapters.c08_findings import ChooseFindings
from holdfast.games.journal.chapters.c08_trip import NextCard, SetOut
from holdfast.games.journal.chapters.c09_raid import NightRaid
from holdfast.games.journal.chapters.c10_dawn import Dawn, DeathAmongUs
from holdfast.games.journal.chapters.c11_states import afflict, lose_member
from holdfast.games.journal.chapters.c12_fight import FIGHT, BeginFight
from holdfast.games.journal.pieces import (
    BLOCKED,
    CHAPTERS,
    CHARACTERS,
    EVENTS,
    FATIGUE,
    FINALS,
    FOOD,
    GUARD_POST,
    HUNGER,
    ILLNESS,
    ITEMS,
    LOCATION_SCRIPTS,
    MISERY,
    NOURISHES,
    OBSTACLE,
    SHELTER_KINDS,
    SPACES,
    UNARMED,
    WOUNDS,
)
from holdfast.games.journal.queries import group
from holdfast.games.journal.rulebook import GAME
from holdfast.games.journal.state import DAWN, HERE, IN_DECK, NO_TASK, RAID, SCAVENGING
from holdfast.kernel.dice import seed_of
from holdfast.kernel.game import new_table
from holdfast.kernel.settle import settle

A = 0


def who(name: str) -> int:
    return CHARACTERS.index(name)


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-02.4", "JRN-02.5")
def test_three_stand_in_the_shelter_and_the_others_lie_in_their_deck() -> None:
    state = new_table(GAME, 3, {}, seed_of("begin")).state
    here = [one for one, person in enumerate(state.people) if person.where == HERE]
    deck = [one for one, person in enumerate(state.people) if person.where == IN_DECK]
    assert len(here) == 3
    assert sorted(state.decks.people.cards) == deck
    assert SPACES[GUARD_POST] == "f1c3"
    assert all(not known.exact[0] for known in (state.decks.raids.known, state.decks.fate.known))


@pytest.mark.rule("JRN-R28", "JRN-02.10")
def test_unused_events_never_come() -> None:
    state = new_table(GAME, 3, {}, seed_of("events")).state
    deck = state.decks.events
    assert len(deck.aside) == 14 - 7
    assert not set(deck.aside) & {*CHAPTERS, *FINALS}
    assert len(deck.cards) + len(deck.used) + len(deck.aside) == len(EVENTS)


# -- leading ---------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-03.3", "JRN-08.7")
def test_the_lead_stays_until_all_a_card_caused_is_over() -> None:
    scene = (
        Scene("goran", "mira")
        .out("school")
        .unknown("alley", "tiles")
        .top("residents", "r_family")
        .run(NextCard())
        .say("turn")
    )
    assert (scene.place(), scene.state.leader) == ("script_1316", 0)
    scene.say("choose 1")
    while scene.asked() != "TurnCard":
        scene.say(scene.default())
    assert scene.state.leader == 1


@pytest.mark.rule("JRN-03.4", "JRN-R32")
def test_the_numbers_on_a_location_wait_for_a_card_that_names_them() -> None:
    scene = Scene("goran").out("library").run(SetOut())
    assert scene.told(events.ScriptRead) == []
    assert scene.state.trip is not None
    scene.effect("place_2")
    assert scene.told(events.ScriptRead)[0].script == LOCATION_SCRIPTS[scene.state.trip.location][1]


@pytest.mark.rule("JRN-03.11", "JRN-11.2")
def test_the_leader_says_whose_fate_comes_first() -> None:
    scene = Scene("goran", "mira", "josef").set("goran", wounds=3).set("mira", wounds=3)
    afflict(scene.table, [who("goran"), who("mira")], WOUNDS, 1)
    settle(scene.table)
    assert scene.options() == ["name goran", "name mira"]
    scene.say("name mira")
    assert [one.who for one in scene.told(events.Died)] == ["mira", "goran"]


@pytest.mark.rule("JRN-R7", "JRN-03.7")
def test_meals_and_medicine_at_any_time_but_not_within_a_script() -> None:
    scene = Scene("goran").have(raw_food=1, alcohol=1, bandages=1).set("goran", wounds=1, misery=1, hunger=2)
    scene.run(DayStage(0))
    assert {"eat goran raw_food", "drink goran alcohol", "treat goran bandages"} <= set(scene.rights())
    scene.say("treat goran bandages")
    assert scene.level("goran", "wounds") == 1
    scene.effect("script_1401")
    assert (scene.asked(), scene.rights()) == ("Decide", [])


# -- morning and day -------------------------------------------------------------------------------


@pytest.mark.rule("JRN-R38", "JRN-03.10")
def test_the_cold_of_a_chapter_comes_before_its_judgement() -> None:
    scene = opened("chapter_3")
    told = [type(event).__name__ for _, event in scene.table.heard or []]
    assert told.index("ColdChanged") < told.index("ObjectiveRevealed")


@pytest.mark.rule("JRN-05.24", "JRN-03.11")
def test_gains_come_before_the_backs_of_cleared_cards() -> None:
    scene = Scene("mira", "emil").have(vegetable=1).build("f3c3", "animal_trap").dice(9)
    card = SPACES.index("f1c5")
    scene.state.points[card] = 1
    scene.run(DayStage(0)).say("go f3c3", "make animal_trap_bait", "go f1c5", "confirm").defaults()
    told = [type(event).__name__ for _, event in scene.table.heard or []]
    gained = [one.item for one in scene.told(events.Gained)]
    assert told.index("BlackDieRolled") < told.index("Gained") < told.index("CardCleared")
    assert gained[0] == "raw_food"


@pytest.mark.rule("JRN-R2", "JRN-05.2")
def test_which_dots_block_which_action() -> None:
    third, both, every = 0b100, 0b110, 0b111
    assert BLOCKED[HUNGER][:4] == [0, 0, 0, third]
    for kind in (FATIGUE, ILLNESS, WOUNDS):
        assert BLOCKED[kind][:4] == [0, 0, third, both]
    assert BLOCKED[MISERY][:4] == [0, 0, third, every]


@pytest.mark.rule("JRN-R3", "JRN-05.6")
def test_locked_doors_bar_the_way() -> None:
    assert {name for name, bars in zip(SHELTER_KINDS, OBSTACLE, strict=True) if bars} == {
        *("rubble", "bars", "locked_door")
    }


@pytest.mark.rule("JRN-R1", "JRN-06.3")
def test_what_food_does() -> None:
    assert [(ITEMS[kind], NOURISHES[kind]) for kind in FOOD] == [("canned_food", 2), ("raw_food", 1), ("vegetable", 0)]


# -- the night -------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-08.10", "JRN-R12")
def test_what_is_gained_outside_lies_in_the_pile_and_noise_ends_at_ten() -> None:
    scene = outside()
    scene.state.noise = 9
    scene.effect("door_slam")
    assert scene.told(events.NoiseChanged)[0].noise == 10
    low = outside()
    low.state.noise = 1
    assert outcome(low, "shots") == ""
    assert (low.effect("bicycle").say("choose 1").found("mechanical_part"), low.stored("mechanical_part")) == (1, 0)


@pytest.mark.rule("JRN-08.19", "JRN-03.2")
def test_the_lead_passes_after_the_choice_of_findings() -> None:
    scene = Scene("goran", "mira").out("school", "goran").run(ChooseFindings()).defaults()
    assert scene.state.leader == 1


@pytest.mark.rule("JRN-09.15", "JRN-10.7", "JRN-10.13")
def test_the_lead_passes_after_the_raid_and_after_the_fate_card_and_a_new_day_begins() -> None:
    table = new_table(GAME, 6, {}, seed_of("a day"))
    scene = Scene("goran", "mira", "josef", seats=6)
    scene.table = table
    table.heard = []
    leaders: dict[str, int] = {}
    for _ in range(400):
        if scene.state.day > 1:
            break
        leaders.setdefault(scene.state.phase, scene.state.leader)
        scene.say(scene.default())
    told = [type(event).__name__ for _, event in table.heard]
    fate = told.index("FateTurned")
    assert "LeadPassed" in told[told.index("RaidCame") : fate]
    assert "LeadPassed" in told[fate : told.index("CrucialKept", fate)]
    assert "DayBegan" in told[fate:]


@pytest.mark.rule("JRN-R24", "JRN-09.3")
def test_ammo_can_be_stolen_and_the_weapon_in_hand_cannot() -> None:
    scene = Scene("mira", "josef").night("mira").have(pistol=1, ammo=3).top("raids", "n_prowlers").dice("grey miss")
    scene.run(NightRaid()).say("arm pistol", "grey").defaults()
    assert (scene.stored("pistol"), scene.stored("ammo")) == (1, 0)


@pytest.mark.rule("JRN-10.12", "JRN-10.11")
def test_who_died_in_the_morning_is_mourned_at_the_end_of_dawn() -> None:
    scene = Scene("goran", "mira", "josef").dice(1)
    lose_member(scene.table, who("goran"), True)
    scene.state.phase = DAWN
    scene.run(DeathAmongUs()).defaults()
    assert (scene.level("mira", "misery"), scene.level("josef", "misery")) == (2, 2)
    scene.dice(1).run(BeginDay(), DeathAmongUs()).defaults()
    assert scene.level("mira", "misery") == 2


@pytest.mark.rule("JRN-25.11", "JRN-R19")
def test_a_lone_survivor_guards_every_night() -> None:
    scene = Scene("mira").set("mira", fatigue=1).run(BeginPhase("evening"), Evening()).defaults()
    assert scene.level("mira", "fatigue") == 2
    assert scene.table.result is None


# -- fights ----------------------------------------------------------------------------------------


def fight(scene: Scene, *foes: tuple[int, int, int]) -> Scene:
    scene.run(BeginFight(tuple(foes), False, FIGHT))
    assert scene.state.fight is not None
    for foe in scene.state.fight.foes:
        foe.prowess = foe.rerolls = 0
    return scene


@pytest.mark.rule("JRN-12.6", "JRN-12.8")
def test_wounds_are_distributed_one_by_one() -> None:
    scene = fight(Scene("emil").out("school").have(knife=1), (A, UNARMED, UNARMED), (A, UNARMED, UNARMED))
    scene.dice("yellow hit2", "grey miss", "grey miss").say("fight", "arm knife")
    first, second = (foe.label for foe in (scene.state.fight.foes if scene.state.fight else []))
    assert scene.options() == [f"hit {first}", f"hit {second}"]
    scene.say(f"hit {first}", f"hit {second}")
    assert scene.state.fight is not None
    assert [foe.wounds for foe in scene.state.fight.foes] == [1, 1]


@pytest.mark.rule("JRN-12.11", "JRN-03.12")
def test_what_follows_a_fight_follows_only_if_it_is_won() -> None:
    scene = Scene("goran", "mira").out("school").unknown("tiles").top("residents", "r_scavengers")
    assert scene.state.trip is not None
    scene.state.trip.resident = scene.state.decks.residents.cards.pop()
    scene.effect("script_1302")
    scene.say("choose 4")
    assert scene.asked() == "FightOrFlee"
    scene.say("flee").defaults()
    assert scene.told(events.ExplorationEnded)
    assert scene.told(events.Looted) == []


@pytest.mark.rule("JRN-R27", "JRN-R34", "JRN-14.5")
def test_two_shots_of_a_rifle_share_the_rerolls() -> None:
    scene = fight(Scene("goran").out("school").have(rifle=1, ammo=2), (A, UNARMED, UNARMED))
    prowess = 2
    scene.dice("red sign", "red sign", "red sign").say("fight", "arm rifle")
    assert scene.asked() == "KeepRoll"
    for _ in range(prowess):
        scene.say("reroll")
    while scene.asked() != "ShootAgain":
        scene.say(scene.default())
    assert scene.found("ammo") == 1
    scene.dice("red hit2", "grey miss").say("yes")
    assert scene.found("ammo") == 0
    assert scene.asked() != "KeepRoll"


@pytest.mark.rule("JRN-R16", "JRN-12.10")
def test_an_enemy_rerolls_a_sign() -> None:
    scene = Scene("goran").out("school").run(BeginFight(((A, UNARMED, UNARMED),), False, FIGHT))
    assert scene.state.fight is not None
    scene.state.fight.foes[0].prowess = scene.state.fight.foes[0].rerolls = 1
    scene.dice("grey miss", "grey sign", "grey hit1").say("fight", "keep")
    assert [one.face for one in scene.told(events.CombatDieRolled)] == ["miss", "sign", "hit1"]
    assert scene.asked() != "ReadSign"


@pytest.mark.rule("JRN-25.7", "JRN-09.5")
def test_a_raid_is_no_fight() -> None:
    scene = Scene("goran", "mira").night("goran").top("raids", "n_prowlers").run(NightRaid()).defaults()
    assert scene.told(events.FightBegan) == []
    assert scene.told(events.RaidCame)


@pytest.mark.rule("JRN-25.8", "JRN-16.1")
@pytest.mark.parametrize(("bandits", "mourned"), [(True, 0), (False, 1)])
def test_bandits_are_not_mourned(bandits: bool, mourned: int) -> None:
    scene = Scene("mira").out("school").have(hatchet=1)
    scene.run(BeginFight(((A, UNARMED, UNARMED),), bandits, FIGHT))
    assert scene.state.fight is not None
    scene.state.fight.foes[0].prowess = scene.state.fight.foes[0].rerolls = 0
    scene.dice("yellow axe", "grey miss", 1).say("fight", "arm hatchet").defaults()
    assert scene.told(events.FoeKilled)
    assert scene.level("mira", "misery") == mourned


# -- cards, trade, saving --------------------------------------------------------------------------


@pytest.mark.rule("JRN-R36", "JRN-17.1")
def test_one_exploration_card_offers_a_trade() -> None:
    scene = outside().have(jewelry=1).effect("barter").say("choose 1")
    assert scene.asked() == "Trade"


@pytest.mark.rule("JRN-18.4", "JRN-05.14")
def test_of_two_who_searched_the_leader_says_who_found() -> None:
    scene = Scene("mira", "emil").run(DayStage(0)).say("go f1c5", "go f1c5", "confirm")
    if scene.asked() == "ChooseActor":
        assert scene.options() == ["name mira", "name emil"]
    told = Scene("goran", "mira").out("school").effect("memory")
    assert told.options() == ["name goran", "name mira"]
    told.say("name mira")
    assert told.state.people[who("mira")].told
    assert not told.state.people[who("goran")].told


@pytest.mark.rule("JRN-23.1", "JRN-10.13")
def test_dawn_ends_with_nothing_pending() -> None:
    scene = Scene("goran", "mira", "josef")
    scene.state.phase = DAWN
    scene.run(Dawn()).defaults()
    assert scene.table.agenda == []
    assert scene.state.trip is None
    assert scene.state.raid is None
    assert all(scene.state.people[one].task == NO_TASK for one in group(scene.state))
    assert scene.state.phase not in (SCAVENGING, RAID)
