"""DOM-15.14: what was declared, and what becomes of it when the window before it has changed the table."""

from __future__ import annotations

import pytest

from games.doomsday.scenes import Scene
from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c08_orders import ORDERS
from holdfast.games.doomsday.state import State
from holdfast.kernel.orders import Order
from holdfast.kernel.play import question, waiting


def interrupted(scene: Scene, seat: int, *words: str) -> Scene:
    """In the window this player uses a program, the others pass."""
    for one, _ in waiting(scene.table):
        if one != seat:
            scene.say(one, "pass")
    return scene.say(seat, *words)


def declared(scene: Scene) -> list[tuple[str, list[str], list[str]]]:
    return [(event.action, event.weapon, event.to) for event in scene.told(events.ActionDeclared)]


def answered(scene: Scene, order: Order[State], seat: int) -> bool:
    """Does this order answer for the player?"""
    ask = question(scene.table, seat)
    return ask is not None and order.answer(scene.table, seat, ask) is not None


# -- everybody hears all of it -----------------------------------------------------------------------


@pytest.mark.rule("DOM-07.1", "DOM-16.22")
def test_both_weapons_of_a_gunslinger_are_declared_with_their_targets() -> None:
    scene = Scene().role(0, "gunslinger", up=True).begin(0).say(0, "arm", "pistol", "p2", "rifle", "p3")
    assert declared(scene) == [("arm", ["pistol", "rifle"], ["p2", "p3"])]

    scene = Scene().role(0, "gunslinger", up=True).weapon(0, "rifle", 1).weapon(0, "pistol", 2)
    scene.begin(0).say(0, "aim", "pistol", "p4", "p5")
    assert declared(scene) == [("aim", ["pistol", "rifle"], ["p4", "p5"])]


@pytest.mark.rule("DOM-06.4", "DOM-16.22")
@pytest.mark.parametrize(("word", "dropped"), [("pistol", ["pistol"]), ("both", ["rifle", "pistol"])])
def test_which_of_two_weapons_is_dropped_is_declared(word: str, dropped: list[str]) -> None:
    scene = Scene().role(0, "gunslinger", up=True).weapon(0, "rifle", 1).weapon(0, "pistol", 2)
    assert declared(scene.begin(0).say(0, "drop", word)) == [("drop", dropped, [])]


@pytest.mark.rule("DOM-17.3", "DOM-07.1")
def test_from_whom_a_weapon_will_be_stolen_is_declared() -> None:
    scene = Scene(7).lay(0, "menyatut").weapon(1, "rifle", 0).weapon(2, "rifle2", 0).begin(0).say(0, "rob", "p3 rifle2")
    assert declared(scene) == [("rob", ["rifle2"], ["p3"])]


@pytest.mark.rule("DOM-06.2c", "DOM-06.2d", "DOM-07.1")
def test_a_pair_is_declared_whole_and_a_laser_aims_at_nobody() -> None:
    scene = Scene(5).role(0, "jester", up=True).begin(0).say(0, "rocket", "p2 p3")
    assert declared(scene) == [("rocket", ["rocket"], ["p2", "p3"])]

    scene = Scene(5).weapon(0, "rocket", 1, 2).begin(0).say(0, "shoot")
    assert declared(scene) == [("shoot", ["rocket"], ["p2", "p3"])]

    scene = Scene(11).begin(0).say(0, "arm", "laser")
    assert declared(scene) == [("arm", ["laser"], [])]


# -- weapons that are gone ---------------------------------------------------------------------------


def two_weapons_wanted() -> Scene:
    scene = Scene(5, weapons="other").role(0, "gunslinger", up=True).role(3, "secret_agent")
    scene.hand(2, "plusomet", "old_firewall").begin(0).calm()
    return scene.say(0, "arm", "rifle", "p2", "pistol", "p3")


@pytest.mark.rule("DOM-15.14", "DOM-16.22")
def test_a_second_weapon_that_somebody_else_has_taken_is_chosen_again() -> None:
    scene = interrupted(two_weapons_wanted(), 2, "use plusomet", "p4 role")
    scene.say(3, "p2").say(1, "p1").say(3, "none").calm()
    assert scene.armed(1) == ["pistol"]
    assert scene.asked(0) == "ChooseAgain"
    assert scene.do(0, "rifle", "p4", "companion", "p5").armed(0) == ["rifle", "companion"]
    assert (scene.aims("rifle"), scene.aims("companion")) == ([3], [4])


@pytest.mark.rule("DOM-15.14", "DOM-16.22")
def test_who_is_no_gunslinger_any_more_takes_one_weapon() -> None:
    scene = interrupted(two_weapons_wanted(), 2, "use old_firewall", "p1 role").calm()
    assert scene.asked(0) == "ChooseAgain"
    assert scene.do(0, "pistol", "p4").armed(0) == ["pistol"]
    assert not scene.told(events.Dropped)


@pytest.mark.rule("DOM-15.14")
def test_a_target_that_is_gone_is_chosen_again_and_nothing_else() -> None:
    scene = Scene(5).lives(1, 1).hand(2, "working_virus").begin(0).calm().say(0, "arm", "pistol", "p2")
    interrupted(scene, 2, "use working_virus").calm()
    assert scene.asked(0) == "ChooseAim"
    assert scene.do(0, "p4").aims("pistol") == [3]


def turning_one_of_two(word: str) -> Scene:
    scene = Scene(5).role(0, "gunslinger", up=True).weapon(0, "rifle", 1).weapon(0, "pistol", 3)
    scene.hand(2, "malfunction").begin(0).calm().say(0, "aim", word, "p5", "none")
    return interrupted(scene, 2, "use malfunction", "p1").say(0, "left").calm()


@pytest.mark.rule("DOM-15.14", "DOM-06.5")
def test_the_weapon_that_is_left_turns_to_where_it_was_to_turn() -> None:
    scene = turning_one_of_two("pistol")
    assert scene.armed(0) == ["pistol"]
    assert scene.aims("pistol") == [4]


@pytest.mark.rule("DOM-15.14", "DOM-06.5")
def test_if_the_weapon_that_was_to_turn_is_gone_the_other_is_asked_for() -> None:
    scene = turning_one_of_two("rifle")
    assert scene.asked(0) == "ChooseAgain"
    assert scene.options(0) == ["p2", "p3", "p5"]


@pytest.mark.rule("DOM-05.4", "DOM-R48", "DOM-15.10")
def test_a_weapon_without_a_target_is_put_down_before_anybody_answers_the_arming() -> None:
    scene = Scene(9, classic_large=True).role(0, "gunslinger", up=True).role(1, "executor", up=True)
    scene.role(2, "fortune_teller", up=True).role(8, "thief").dead(4, 5, 6, 7, 8).lives(3, 1).hand(1, "working_virus")
    scene.begin(0).calm().say(0, "arm", "rocket", "p2 p3", "pistol")
    interrupted(scene, 1, "use working_virus").calm()
    assert scene.asked(0) == "KeepOne"
    assert scene.do(0, "rocket").asked(1) == "PickWords"
    assert scene.do(1, "none").asked(2) == "PickWords"


# -- shots ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-R32", "DOM-07.7")
def test_a_shot_turned_elsewhere_is_fired_though_its_first_target_has_died() -> None:
    scene = Scene(5).weapon(0, "pistol", 1).lives(1, 1).hand(2, "trojan").hand(3, "working_virus")
    scene.begin(0).calm().say(0, "shoot")
    interrupted(scene, 2, "use trojan", "p1 pistol", "p4")
    interrupted(scene, 3, "use working_virus").calm()
    assert not scene.player(1).alive
    assert scene.asked(3) == "AnswerShot"


@pytest.mark.rule("DOM-R32", "DOM-07.7")
def test_a_shot_whose_new_target_has_died_is_void_though_its_first_target_lives() -> None:
    scene = Scene(5).weapon(0, "pistol", 1).lives(3, 1).hand(2, "trojan").hand(4, "working_virus")
    scene.begin(0).calm().say(0, "shoot")
    interrupted(scene, 2, "use trojan", "p1 pistol", "p4")
    interrupted(scene, 4, "use working_virus")
    scene.do(0, "p2")
    assert not scene.told(events.ShotFired)
    assert scene.asked(0) == "Sentence"
    assert "shoot" in scene.options(0)


@pytest.mark.rule("DOM-16.18", "DOM-16.34")
def test_who_is_no_assassin_any_more_shows_no_role_and_deals_one_damage() -> None:
    scene = Scene(5, legion=True).role(0, "assassin").role(3, "it").weapon(0, "pistol", 1).hand(2, "plusomet")
    scene.begin(0).calm().say(0, "shoot", "show")
    interrupted(scene, 2, "use plusomet", "p4 role").say(3, "p1").calm()
    assert scene.role_of(3) == "assassin"
    assert scene.options(1) == ["damage", "left", "right"]
    assert scene.do(1, "damage").player(1).lives == 1


@pytest.mark.rule("DOM-08.4")
def test_the_order_to_be_silent_unless_shot_at_asks_whom_the_shot_was_turned_to() -> None:
    order = next(one for one in ORDERS if one.name == "silent-unless-shot")
    scene = Scene(5).weapon(0, "pistol", 1).hand(2, "trojan").hand(1, "charge").hand(3, "charge").lives(4, 1)
    scene.begin(0).calm().say(0, "shoot")
    assert [answered(scene, order, seat) for seat in (1, 3)] == [False, True]
    interrupted(scene, 2, "use trojan", "p1 pistol", "p4")
    assert [answered(scene, order, seat) for seat in (1, 3)] == [True, False]
