"""What is said of a piece that somebody looks at: from the words that are carried out, and as the table stands."""

from __future__ import annotations

import pytest

from games.journal.scenes import Scene
from holdfast.games.journal import catalogue
from holdfast.games.journal.chapters.c12_fight import BeginFight
from holdfast.games.journal.pieces import LETTERS, SPACES, WEAPONS, rule_plan
from holdfast.games.journal.rulebook import GAME
from holdfast.kernel.game import Fact
from holdfast.locale import LANGUAGES, translate
from holdfast.locale.phrase import of_fact

PRINTED = {
    **{f"{card.id}": card.choices for card in catalogue.EXPLORATION.exploration},
    **{
        rule_plan(at, number): rule.choices
        for at, location in enumerate(catalogue.LOCATIONS)
        for number, rule in enumerate(location.rules)
    },
    **{f"script_{script.id}": script.choice for scripts in catalogue.SCRIPTS.values() for script in scripts},
}


def facts(scene: Scene, anchor: str) -> list[Fact]:
    card = GAME.look(scene.table, 0, anchor)
    assert card is not None
    return card.lines


def lines(scene: Scene, anchor: str) -> dict[str, dict[str, object]]:
    return {fact.name: dict(fact.args) for fact in facts(scene, anchor)}


def said(scene: Scene, anchor: str, lang: str = "ru") -> list[str]:
    return [of_fact("journal", fact, "look").said(lang) for fact in facts(scene, anchor)]  # type: ignore[arg-type]


# -- people ----------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-05.2", "JRN-19.7")
def test_a_character_says_what_is_left_of_the_day() -> None:
    scene = Scene("goran", "mira").set("goran", hunger=3, fatigue=2)

    assert lines(scene, "person:goran")["actions"] == {"n": 2, "of": 3}
    assert lines(scene, "person:mira")["actions"] == {"n": 3, "of": 3}
    assert lines(scene, "person:mira")["person"]["prowess"] == 0
    assert "printed-strong_back" in lines(scene, "person:goran")
    assert "actions" not in lines(scene, "person:irina")


@pytest.mark.rule("JRN-05.2", "JRN-11.2")
def test_a_state_says_what_it_blocks_and_who_is_one_step_from_four() -> None:
    scene = Scene("goran", "mira").set("mira", misery=3)

    assert lines(scene, "state:mira:misery")["level"] == {"who": "mira", "n": 3, "of": 4}
    assert lines(scene, "state:mira:misery")["blocks-now"] == {"n": 3}
    assert lines(scene, "state:misery")["close-to-four"] == {"who": ["mira"]}
    assert "close-to-four" not in lines(scene, "state:hunger")


# -- the shelter -----------------------------------------------------------------------------------


@pytest.mark.rule("JRN-05.6", "JRN-05.22", "JRN-09.11")
def test_a_breach_says_what_it_takes_and_a_boarded_one_what_it_is_worth() -> None:
    scene = Scene()
    assert lines(scene, "space:f1c1")["recipe"]["items"] == ["wood"] * 5 + ["component"] * 2
    scene.state.boarded |= 1 << SPACES.index("f1c1")

    assert lines(scene, "space:f1c1").keys() == {"boarded", "boards"}
    assert "out-of-reach" in lines(scene, "space:f0c11")


@pytest.mark.rule("JRN-05.9", "JRN-05.11", "JRN-05.14")
def test_a_shelter_card_says_how_far_it_is_and_never_what_is_inside() -> None:
    scene = Scene()
    assert lines(scene, "space:f3c2")["searched"] == {"n": 0, "of": 2}
    scene.state.points[SPACES.index("f3c2")] = 1
    scene.state.points[SPACES.index("f3c5")] = 1

    assert lines(scene, "space:f3c2")["searched"] == {"n": 1, "of": 2}
    assert "remnants" in lines(scene, "space:f3c5")
    assert "whole-rubble" in lines(scene, "space:f0c3")
    assert "inside" in lines(scene, "space:f2c2")


@pytest.mark.rule("JRN-02.9", "JRN-05.9")
def test_two_shelter_cards_of_one_name_are_told_alike() -> None:
    scene = Scene()
    first, second = SPACES.index("f2c2"), SPACES.index("f1c7")
    before = said(scene, "space:f2c2")
    lying = scene.state.lying
    lying[first], lying[second] = lying[second], lying[first]

    assert said(scene, "space:f2c2") == before


@pytest.mark.rule("JRN-05.16", "JRN-05.17", "JRN-05.18")
def test_a_fitting_says_what_is_missing_and_an_idea_that_it_is_one() -> None:
    scene = Scene().have(wood=1)

    assert lines(scene, "fitting:armchair")["lacks"] == {"items": ["wood", "wood", "component"]}
    assert "idea" not in lines(scene, "fitting:armchair")
    assert "idea" in lines(scene, "idea:metal_bench")
    assert lines(scene, "idea:metal_bench")["next-to"] == {"what": "workshop"}
    assert lines(scene, "idea:good_stove")["replaces"] == {"what": "crude_stove"}
    assert "built" in lines(scene.build("f1c4", "armchair"), "fitting:armchair")


@pytest.mark.rule("JRN-05.19")
def test_a_recipe_is_told_from_what_it_does() -> None:
    scene = Scene()

    assert "Похлёбка: сырая еда, вода и брусок → консервы." in said(scene, "fitting:crude_stove")
    assert "Stew: raw food, 1 water and 1 wood → canned food." in said(scene, "fitting:crude_stove", "en")
    assert "«С приманкой», при 4–9 на кубике: сырая еда." in said(scene, "fitting:animal_trap")


# -- things ----------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-06.1", "JRN-17.5", "JRN-17.6")
def test_an_item_says_how_many_there_are_and_what_it_weighs() -> None:
    scene = Scene("goran", "mira").have(water=2, rifle=1)

    assert lines(scene, "item:water")["in-storage"] == {"here": 2, "box": 28}
    assert lines(scene, "item:water")["water-need"] == {"n": 2}
    assert "resource" in lines(scene, "item:water")
    assert lines(scene, "weapon:rifle")["token"] == {"weight": 2, "value": 20}
    assert lines(scene, "weapon:rifle")["firearm"] == {"n": 2}


@pytest.mark.rule("JRN-12.4", "JRN-14.6")
def test_a_weapon_shows_its_die() -> None:
    scene = Scene()

    assert lines(scene, "weapon:hatchet")["kills"] == {"face": "axe"}
    assert "kills" not in lines(scene, "weapon:knife")
    assert lines(scene, "weapon:none")["faces"]["faces"] == ["miss", "miss", "sign", "hit1", "hit1", "hit2"]


# -- outside ---------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-08.2", "JRN-08.6", "JRN-19.1")
def test_a_place_says_how_many_cards_there_are_and_which_stories_are_left() -> None:
    scene = Scene().out("market")
    slot = scene.state.trip.slot if scene.state.trip is not None else 0
    name = ("near", "mid", "far")[slot]

    assert lines(scene, f"slot:{name}")["place"]["n"] == (14, 12, 10)[slot] - 4
    assert lines(scene, "location:market")["stories"] == {"n": 3, "of": 3}
    scene.state.used_slots.append(1131)
    assert lines(scene, "location:market")["stories"] == {"n": 2, "of": 3}


@pytest.mark.rule("JRN-08.5", "JRN-19.7")
def test_noise_says_at_which_result_somebody_comes() -> None:
    scene = Scene("vesna", "goran").out("police")
    scene.state.noise = 4
    assert lines(scene, "track:noise")["noise"] == {"n": 4, "heard": 4, "of": 10}

    alone = Scene("goran").out("police")
    alone.state.noise = 4
    assert lines(alone, "track:noise")["noise-changed"] == {"heard": 5}


@pytest.mark.rule("JRN-19.1", "JRN-18.1")
def test_an_exploration_card_says_each_choice_as_it_is_carried_out() -> None:
    told = said(Scene(), "card:heap_wall")

    assert "«Копать лопатой» — если есть лопата." in told
    assert "«Копать лопатой»: шум +1 и 2 находки из кучи." in told
    assert "«Копать руками»: шум +3 и находка из кучи." in told
    assert "Можно и пройти мимо." in told


@pytest.mark.rule("JRN-19.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_are_called_as_the_content_calls_them(lang: str) -> None:
    for place, choices in PRINTED.items():
        for n, choice in enumerate(choices, start=1):
            wanted = choice.ru if lang == "ru" else choice.en
            assert translate(f"name-journal-{place}_{n}", lang) == wanted  # type: ignore[arg-type]


@pytest.mark.rule("JRN-12.1", "JRN-16.1", "JRN-16.2")
def test_a_resident_says_whom_one_would_fight() -> None:
    scene = Scene()
    enemies = [fact.args for fact in facts(scene, "resident:r_bandits") if fact.name == "enemy"]

    assert enemies == [{"foe": "A", "weapon": "knife", "n": 2}, {"foe": "B", "weapon": "pistol", "n": 1}]
    assert "bandits" in lines(scene, "resident:r_bandits")
    assert lines(scene, "resident:r_mother").keys() == {"not-hostile"}


@pytest.mark.rule("JRN-12.8", "JRN-14.1", "JRN-14.3")
def test_an_enemy_says_what_it_holds_and_what_it_takes_to_next() -> None:
    scene = Scene("goran").out("library")
    letter, rifle, knife = LETTERS.index("B"), WEAPONS.index("rifle"), WEAPONS.index("knife")
    scene.run(BeginFight(((letter, rifle, knife),), False, 0))

    assert {"foe", "foe-wounds", "shoots-first", "backup"} == lines(scene, "foe:B1").keys()
    assert GAME.look(scene.table, 0, "foe:A9") is None


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-09.13", "JRN-09.16", "JRN-09.17")
def test_a_raid_says_how_strong_it_is_and_how_it_can_be_bought_off() -> None:
    scene = Scene()

    assert lines(scene, "raid:n_thief")["raid"] == {"damage": 3, "wounds": 0}
    assert lines(scene, "raid:n_soldiers")["offer-value"] == {"n": 15}
    assert lines(scene, "raid:n_medics")["offer"] == {"items": ["medical"]}
    assert "no-dice" in lines(scene, "raid:n_shelling")
    assert "no-boards" in lines(scene, "raid:n_inside")
    assert "raid" not in lines(scene, "raid:n_lull")


@pytest.mark.rule("JRN-10.5", "JRN-15.2")
def test_a_fate_card_says_both_of_its_halves() -> None:
    told = said(Scene(), "fate:fate_01")

    assert told[0] == "Сверху: ранения — с бинтом −1, без бинта +1."
    assert told[1] == "При холоде 5 и больше: болезнь +1 одному из присутствующих."
    assert told[2].startswith("Снизу, если в бою бросали")


@pytest.mark.rule("JRN-21.1", "JRN-21.2", "JRN-24.3")
def test_an_objective_says_how_much_of_it_is_done_and_who_asks() -> None:
    scene = Scene(siege="short").have(wood=1)
    scene.state.objective = [one.id for one in catalogue.MORNINGS.objective].index("o_stock")

    assert lines(scene, "objective")["still-due"]["items"] == ["food"] * 2 + ["water"] * 2 + ["wood"] * 2
    assert lines(scene, "objective")["judged"] == {"chapter": "chapter_3"}
    assert lines(Scene(), "objective:o_stock")["judged"] == {"chapter": "chapter_2"}
    assert "still-due" not in lines(Scene(), "objective:o_stock")


@pytest.mark.rule("JRN-08.5", "JRN-09.14")
def test_the_resident_deck_says_how_many_of_it_are_hostile() -> None:
    scene = Scene()

    assert lines(scene, "deck:residents")["hostile-share"] == {"n": 7, "of": 18}
    assert lines(scene, "deck:residents")["red-left"] == {"n": 8}
    assert "red-left" not in lines(scene, "deck:fate")


@pytest.mark.rule("JRN-05.24")
def test_a_card_that_was_looked_at_is_named_on_its_deck() -> None:
    scene = Scene()
    assert "top" not in lines(scene, "deck:raids")

    scene.top("raids", "n_thief").effect("lookout_raid")

    assert lines(scene, "deck:raids")["top"] == {"what": "n_thief"}


@pytest.mark.rule("JRN-03.2", "JRN-10.9")
def test_a_seat_says_whether_it_leads_and_a_crucial_action_whose_it_is() -> None:
    scene = Scene().hold("ca_barricade")

    assert "leads" in lines(scene, "seat:player1")
    assert lines(scene, "seat:player2")["next-leader"] == {"who": "player1"}
    assert {"with-the-lead", "not-payable"} <= lines(scene, "crucial:ca_barricade").keys()
    assert "not-payable" not in lines(scene.have(wood=2), "crucial:ca_barricade")
