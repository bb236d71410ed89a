"""What the greedy bot makes of a position, as leader and as adviser."""

from __future__ import annotations

import pytest

from games.journal.scenes import Scene
from holdfast.games.journal.chapters.c05_planning import DayStage
from holdfast.games.journal.chapters.c06_dusk import Dusk
from holdfast.games.journal.chapters.c07_evening import Evening
from holdfast.games.journal.chapters.c08_findings import ChooseFindings
from holdfast.games.journal.chapters.c09_raid import NightRaid
from holdfast.games.journal.chapters.c10_dawn import Treat
from holdfast.games.journal.chapters.c12_fight import FIGHT, BeginFight
from holdfast.games.journal.chapters.c17_trade import open_trade
from holdfast.games.journal.instinct.mind import Mind
from holdfast.games.journal.instinct.weighing import INSTINCT
from holdfast.games.journal.instinct.worth import prospects
from holdfast.games.journal.pieces import BREACHES, CHARACTERS, PISTOL, RIFLE, item
from holdfast.games.journal.rulebook import GAME
from holdfast.games.journal.state import DUSK, EVENING, ON_GUARD, ON_TRIP
from holdfast.kernel.canonical import canonical
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.game import new_table
from holdfast.kernel.imagine import redealt
from holdfast.kernel.play import submit, waiting
from holdfast.locale import knows
from holdfast.locale.phrase import of_fact

MOST_ANSWERS = 2_000


def chosen(scene: Scene) -> str:
    choice = INSTINCT.choose(scene.table, scene.state.leader)
    assert choice is not None
    return choice.text


def follow(scene: Scene, until: str) -> list[str]:
    """What it says until this question, or until nothing is asked."""
    words: list[str] = []
    while scene.asked() and scene.asked() != until:
        words.append(chosen(scene))
        scene.say(words[-1])
    return words


def tasks(scene: Scene) -> dict[str, int]:
    return {CHARACTERS[who]: one.task for who, one in enumerate(scene.state.people) if one.task}


# -- dusk and evening --------------------------------------------------------------------------------


def at_dusk(*people: str) -> Scene:
    scene = Scene(*people)
    scene.state.phase = DUSK
    return scene


def test_who_starves_is_fed_though_others_are_asked_before() -> None:
    scene = at_dusk("goran", "josef").set("goran", hunger=2).set("josef", hunger=3).have(raw_food=1, water=2)
    follow(scene.run(Dusk()), "")
    assert (scene.level("goran", "hunger"), scene.level("josef", "hunger")) == (3, 2)


def test_nobody_eats_what_hunger_does_not_ask_for() -> None:
    scene = at_dusk("goran", "josef").set("josef", hunger=2).have(raw_food=1, water=2)
    follow(scene.run(Dusk()), "")
    assert (scene.level("goran", "hunger"), scene.level("josef", "hunger")) == (1, 1)


def test_the_last_water_goes_to_who_would_suffer_most() -> None:
    scene = at_dusk("goran", "josef").set("josef", misery=3).have(vegetable=2, water=1)
    assert chosen(scene.run(Dusk())) == "no"
    assert chosen(scene.say("no")) == "yes"


def boarded_up(scene: Scene) -> Scene:
    """Every breach is closed."""
    scene.state.boarded = sum(1 << space for space in BREACHES)
    return scene


def at_night(*people: str) -> Scene:
    scene = Scene(*people)
    scene.state.phase = EVENING
    return scene


def test_somebody_keeps_watch_and_nobody_near_death_does_if_another_can() -> None:
    scene = boarded_up(at_night("goran", "mira", "josef").set("goran", wounds=3))
    follow(scene.run(Evening()), "ConfirmTasks")
    assert ON_GUARD in tasks(scene).values()
    assert tasks(scene)["goran"] not in (ON_GUARD, ON_TRIP)


def test_the_bed_is_for_the_most_tired() -> None:
    scene = at_night("goran", "mira", "josef").build("f1c4", "bed").set("mira", fatigue=3).set("josef", fatigue=2)
    follow(boarded_up(scene).run(Evening()), "ConfirmTasks")
    assert "mira" in [name for name in tasks(scene) if scene.state.people[CHARACTERS.index(name)].bed >= 0]


def test_a_lone_survivor_keeps_watch() -> None:
    scene = at_night("mira").set("mira", fatigue=3, wounds=3)
    follow(scene.run(Evening()), "ConfirmTasks")
    assert tasks(scene) == {"mira": ON_GUARD}


def test_somebody_fresh_goes_out_for_food() -> None:
    scene = at_night("goran", "luka", "mira", "josef")
    follow(scene.run(Evening()), "ConfirmTasks")
    assert ON_TRIP in tasks(scene).values()


# -- the day -----------------------------------------------------------------------------------------


def test_with_wood_for_boards_a_breach_is_boarded_up() -> None:
    scene = Scene("mira").have(wood=12, component=6).run(DayStage(0))
    follow(scene, "ConfirmStage")
    assert [errand.space in BREACHES for errand in scene.state.errands] == [True]


def test_a_cold_house_is_heated() -> None:
    scene = Scene("mira").build("f1c4", "simple_heater").have(wood=3)
    scene.state.cold = 6
    assert chosen(scene.run(DayStage(0))) == "go f1c4"


def test_a_fitting_is_one_sentence_of_words_that_fit() -> None:
    scene = boarded_up(Scene("mira").have(wood=4, component=5))
    words = follow(scene.run(DayStage(0)), "ConfirmStage")
    assert words[:2] == ["build", "fit simple_heater"]


def test_who_starves_eats_in_the_morning_and_wins_an_action() -> None:
    scene = Scene("mira", "josef").set("mira", hunger=3).have(raw_food=1).run(DayStage(0))
    assert chosen(scene) == "eat mira raw_food"


# -- outside -----------------------------------------------------------------------------------------


def test_food_comes_home_and_wood_stays() -> None:
    scene = Scene("mira").out("school").have(canned_food=3, raw_food=3, broken_rifle=1, sugar=3)
    words = follow(scene.run(ChooseFindings()), "")
    assert "drop sugar" in words or "drop broken_rifle" in words
    assert "drop canned_food" not in words


def test_nobody_fights_rifles_with_bare_hands() -> None:
    foes = ((2, RIFLE, PISTOL), (1, RIFLE, PISTOL))
    scene = Scene("mira").out("school").unknown("rain").run(BeginFight(foes, False, FIGHT))
    assert chosen(scene) == "flee"


def test_a_wound_goes_to_who_bears_it() -> None:
    scene = Scene("mira", "emil").set("emil", wounds=2).night("mira", "emil").top("raids", "n_stones")
    scene.dice("grey miss", "grey miss").run(NightRaid())
    follow(scene, "WoundGuard")
    assert chosen(scene) == "name mira"


def test_medicine_goes_to_the_worst() -> None:
    scene = Scene("mira", "emil").set("mira", wounds=1).set("emil", wounds=3).have(bandages=1).run(Treat())
    assert chosen(scene) == "treat emil bandages"


def test_a_trade_gives_what_is_not_needed_for_what_is() -> None:
    scene = Scene("mira", "josef").set("mira", hunger=3).have(jewelry=2, guitar=1)
    open_trade(scene.table, ("green",), 3)
    scene.run(*scene.table.agenda)
    follow(scene, "")
    assert sum(scene.stored(name) for name in ("canned_food", "raw_food", "vegetable")) > 0


def test_food_is_worth_more_the_less_there_is() -> None:
    short, plenty = Scene("mira", "josef"), Scene("mira", "josef").have(canned_food=3, raw_food=4)
    raw = item("raw_food")
    assert Mind(short.state).worth(raw) > 2 * Mind(plenty.state).worth(raw)


def test_a_healthy_group_with_food_has_better_prospects() -> None:
    well = Scene("mira", "josef", "goran").have(raw_food=4)
    ill = Scene("mira", "josef").set("mira", illness=3, hunger=3)
    assert prospects(well.state) > prospects(ill.state) + 0.1


# -- whole games -------------------------------------------------------------------------------------


def test_a_game_led_by_it_ends_reads_no_secret_and_has_words_for_its_reasons() -> None:
    """Everything is asked of the same answer in another world; each reason can be said in both languages."""
    table = new_table(GAME, 3, {"siege": "short"}, seed_of("led"))
    dice = Dice(seed_of("other worlds"))
    unsaid: set[str] = set()
    for number in range(MOST_ANSWERS):
        if table.result is not None:
            break
        seat, _ = waiting(table)[0]
        choice = INSTINCT.choose(table, seat)
        assert choice is not None
        why = INSTINCT.reason(table, seat, choice)
        if why is not None:
            known = of_fact("journal", why, "why").id
            unsaid |= {known} if not (knows(known, "en") and knows(known, "ru")) else set()
        if number % 4 == 0:
            other = redealt(table, seat, dice)
            answer = INSTINCT.choose(other, seat)
            assert answer is not None
            assert answer.text == choice.text
            assert INSTINCT.value(other, seat) == INSTINCT.value(table, seat)
        submit(table, seat, choice)
    assert table.result is not None
    assert not unsaid


def test_thinking_leaves_the_table_as_it_was() -> None:
    scene = at_night("goran", "mira", "josef").run(Evening())
    before = canonical(scene.table)
    chosen(scene)
    assert canonical(scene.table) == before


@pytest.mark.parametrize("shelter", ["standard", "advanced"])
def test_a_batch_ends(shelter: str) -> None:
    for number in range(3):
        table = new_table(GAME, 1, {"shelter": shelter, "siege": "short"}, seed_of(f"{shelter} {number}"))
        answers = 0
        while table.result is None and answers < MOST_ANSWERS:
            seat, _ = waiting(table)[0]
            choice = INSTINCT.choose(table, seat)
            assert choice is not None
            submit(table, seat, choice)
            answers += 1
        assert table.result is not None
