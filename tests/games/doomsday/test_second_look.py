"""Effects that meet where a reader of the rulebook would look twice: who is left alone, two at once, amid a shot."""

from __future__ import annotations

import pytest

from games.doomsday.scenes import Scene
from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c11_death import Deaths, Rise
from holdfast.games.doomsday.pieces import LEGION, ROLE, ROLES, WEAPON_NAMES
from holdfast.games.doomsday.state import Link
from holdfast.games.doomsday.verbs.changes import turn_up
from holdfast.kernel.step import Seat


def lay_before(scene: Scene, owner: Seat, host: Seat, name: str) -> Scene:
    """This permanent program of the owner's lies before the host."""
    scene.hand(owner, name)
    scene.state.links.append(Link(scene.player(owner).hand.pop(), owner, host))
    return scene


def turned_up(scene: Scene, *seats: Seat) -> Scene:
    """The roles of these players are turned up at the same moment."""
    turn_up(scene.table, [(seat, ROLE) for seat in seats])
    return scene.run()


def killed(scene: Scene, *seats: Seat) -> Scene:
    for seat in seats:
        scene.player(seat).lives = 0
    return scene.run(Deaths())


# -- left alone --------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-16.20", "DOM-15.1", "DOM-15.10")
def test_a_virus_that_is_left_alone_exchanges_nothing() -> None:
    """The Bot's blow kills its victim and, by a Gevers Attack, the Bot itself, before the Virus has its turn."""
    scene = Scene(4).role(0, "brainless_bot").role(1, "virus").lives(0, 1).lives(2, 1).dead(3)
    lay_before(scene, 2, 0, "gevers_attack").up(2, "role")
    turned_up(scene, 0, 1).say(0, "p1 left", "p3")
    assert scene.table.result is not None
    assert [player.alive for player in scene.state.players] == [False, True, False, False]


@pytest.mark.rule("DOM-16.26", "DOM-R52")
def test_one_neighbour_on_both_sides_answers_sly_watson_for_each() -> None:
    scene = Scene(4).role(1, "sly_watson").dead(0, 2).reveal(1)
    assert scene.options(3) == ["right", "damage"]
    assert scene.say(3, "right").options(3) == ["left", "damage"]


@pytest.mark.rule("DOM-16.26")
def test_a_neighbour_whose_card_is_open_takes_the_damage_unasked() -> None:
    scene = Scene().role(1, "sly_watson").up(2, "right").reveal(1).say(0, "left")
    assert scene.player(2).lives == 1


# -- rocket launchers ----------------------------------------------------------------------------------


@pytest.mark.rule("DOM-R17", "DOM-11.9")
def test_who_rises_between_two_targets_parts_them() -> None:
    """The holder keeps at least one of the two, and both sit side by side again."""
    scene = Scene(7).dead(3).weapon(0, "rocket", 2, 4).run(Rise(3)).say(3, "left")
    assert scene.options(0) == ["p2 p3", "p3 p4", "p4 p5", "p5 p6"]
    assert scene.say(0, "p4 p5").aims("rocket") == [3, 4]


@pytest.mark.rule("DOM-R17", "DOM-11.9")
def test_a_single_target_gets_a_partner_when_somebody_rises() -> None:
    scene = Scene(4).dead(2, 3).weapon(0, "rocket", 1).run(Rise(2)).say(2, "left")
    assert scene.aims("rocket") == [1, 2]


@pytest.mark.rule("DOM-R17", "DOM-07.8")
def test_whoever_is_left_of_a_pair_stays_a_target() -> None:
    scene = killed(Scene(6).weapon(0, "rocket", 2, 3), 3)
    assert scene.options(0) == ["p2 p3", "p3 p5"]


@pytest.mark.rule("DOM-R68", "DOM-07.10")
def test_a_shot_goes_on_though_who_fired_it_has_died() -> None:
    """A Gevers Attack of the first target's kills the shooter, who draws nothing; the second target is hit."""
    scene = Scene().weapon(0, "rocket", 1, 2).lives(0, 1).top("spam")
    lay_before(scene, 1, 0, "gevers_attack")
    scene.begin(0).calm().say(0, "shoot").calm().say(1, "damage").calm()
    assert not scene.player(0).alive
    assert scene.say(2, "damage").calm().player(2).lives == 1
    assert scene.programs(0) == []


@pytest.mark.rule("DOM-R68", "DOM-07.10")
def test_a_target_that_is_dead_when_its_turn_comes_is_passed_over() -> None:
    scene = Scene().weapon(0, "rocket", 1, 2).lives(1, 1).lives(2, 1).top("spam")
    lay_before(scene, 1, 2, "gevers_attack")
    scene.begin(0).calm().say(0, "shoot").calm().say(1, "damage").calm()
    assert [player.alive for player in scene.state.players] == [True, False, False, True, True]
    assert scene.asked(2) == ""
    assert scene.programs(0) == ["spam"]


@pytest.mark.rule("DOM-16.3")
def test_a_fixer_s_rocket_launcher_turns_to_another_pair() -> None:
    scene = Scene().role(0, "fixer", up=True).weapon(0, "rocket", 1, 2).begin(0).calm().say(0, "shoot")
    scene.say(1, "left").say(2, "left").say(0, "keep")
    assert scene.options(0) == ["p3 p4", "p4 p5"]


# -- in the window -------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-R32", "DOM-15.14")
def test_a_target_that_died_and_rose_in_the_window_is_not_shot() -> None:
    scene = Scene().weapon(0, "rifle", 2).lives(2, 1).hand(1, "working_virus", "backup").begin(0).calm().say(0, "shoot")
    scene.say(1, "use working_virus").calm()
    assert not scene.player(2).alive
    scene.say(0, "p4").say(1, "use backup", "p3").say(2, "left").calm()
    assert scene.player(2).alive
    assert scene.told(events.ShotFired) == []
    assert scene.aims("rifle") == [3]
    assert "shoot" in scene.options(0)


@pytest.mark.rule("DOM-17.21", "DOM-R22")
def test_two_defenders_save_from_a_rifle() -> None:
    scene = Scene().weapon(0, "rifle", 1).hand(2, "defender").hand(3, "defender").begin(0).calm().say(0, "shoot")
    scene.calm().say(1, "damage")
    scene.say(2, "defend p2").say(3, "defend p2")
    assert scene.player(3).hand, "the first clockwise plays; the other answer is dropped, and asked for anew"
    scene.say(3, "defend p2").calm()
    assert scene.player(1).lives == 2


# -- weapons -------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-16.16", "DOM-06.2b")
def test_the_executor_takes_a_locked_weapon_of_the_dead_if_unarmed() -> None:
    scene = killed(Scene().role(1, "executor", up=True).weapon(2, "laser"), 2)
    assert scene.options(1) == ["none", "yes"]
    assert scene.say(1, "yes").armed(1) == ["laser"]

    scene = killed(Scene().role(1, "executor", up=True).weapon(2, "laser").weapon(1, "rifle", 0), 2)
    assert scene.asked(1) == ""


@pytest.mark.rule("DOM-16.16")
def test_the_executor_leaves_own_weapons_and_own_programs() -> None:
    scene = Scene().role(0, "executor", up=True).weapon(0, "rifle", 1).begin(0).calm().do(0, "drop")
    assert scene.armed(0) == []
    assert scene.asked(0) == "Sentence"
    scene = Scene().role(0, "executor", up=True).hand(0, "spam").begin(0).calm().do(0, "use spam")
    assert scene.asked(0) == "Sentence"
    assert scene.programs(0) == []


@pytest.mark.rule("DOM-17.16", "DOM-15.13")
def test_malfunction_leaves_a_gunslinger_s_other_weapon() -> None:
    scene = Scene().role(1, "gunslinger", up=True).weapon(1, "rifle", 0).weapon(1, "pistol", 2).up(1, "left", "right")
    scene.hand(0, "malfunction").begin(0).calm().do(0, "use malfunction", "p2")
    assert scene.armed(1) == ["pistol"]


@pytest.mark.rule("DOM-17.9", "DOM-R56")
def test_a_laser_that_is_swapped_aims_at_nobody() -> None:
    scene = Scene().weapon(1, "laser").weapon(2, "pistol", 0).hand(0, "file_sharing").begin(0).calm()
    scene.do(0, "use file_sharing", "p2 laser").say(1, "p4")
    assert (scene.armed(1), scene.aims("pistol")) == (["pistol"], [3])
    assert (scene.armed(2), scene.aims("laser")) == (["laser"], [])


@pytest.mark.rule("DOM-16.9", "DOM-05.5a")
def test_an_astronaut_who_armed_first_peeks_or_draws_and_never_shoots() -> None:
    scene = Scene().role(0, "astronaut", up=True).begin(0).calm().do(0, "arm", "pistol", "p2")
    assert [word for word in scene.options(0) if word in ("peek", "draw", "arm", "drop", "aim", "shoot")] == [
        "peek",
        "draw",
    ]


@pytest.mark.rule("DOM-16.9", "DOM-05.1")
def test_an_astronaut_who_began_armed_acts_once() -> None:
    scene = Scene().role(0, "astronaut", up=True).weapon(0, "rifle", 1).begin(0).calm().do(0, "drop")
    assert scene.options(0) == ["end"]


# -- cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-16.27", "DOM-R15", "DOM-13.3")
def test_a_mole_in_the_ring_knows_the_shared_card_already() -> None:
    scene = Scene(9).role(1, "mole", up=True).begin(0)
    assert scene.options(1) == ["none", "p1 right", "p1 role"]


@pytest.mark.rule("DOM-R40", "DOM-14.5", "DOM-17.26")
def test_who_is_shown_the_legion_card_is_not_converted() -> None:
    scene = Scene(7, legion=True).loyal(1, "human_1", "machine_1").loyal(0, "legion", "human_1")
    for player in scene.state.players:
        player.mark = -1
    scene.player(0).mark = LEGION
    scene.hand(0, "trust").begin(0).calm().do(0, "use trust", "p2")
    assert scene.team(1) != "legion"
    assert next(event.seen for event in scene.told(events.CardShown) if event.seen)[0] == "loy_legion"


@pytest.mark.rule("DOM-14.8", "DOM-16.20", "DOM-R40")
def test_a_legion_card_that_moves_makes_another_legion_and_frees_nobody() -> None:
    scene = Scene(7, legion=True).role(2, "virus").loyal(1, "human_1", "machine_1").loyal(0, "legion", "human_1")
    for player in scene.state.players:
        player.mark = -1
    scene.player(0).mark = LEGION
    scene.reveal(2).say(2, "p1 left", "p2 left")
    assert (scene.team(0), scene.team(1)) == ("legion", "legion")


@pytest.mark.rule("DOM-16.19", "DOM-08.5")
def test_the_firewall_sweeps_links_of_the_living_alone() -> None:
    scene = lay_before(lay_before(Scene().role(1, "firewall"), 2, 0, "spy_network"), 3, 0, "gevers_attack").dead(3)
    scene.lay(4, "doctor_moro").reveal(1)
    assert [link.owner for link in scene.state.links] == [3]
    assert scene.player(4).laid == []


@pytest.mark.rule("DOM-11.8", "DOM-10.3")
def test_a_leader_who_rises_fires_the_first_card_and_then_the_second() -> None:
    scene = Scene().loyal(1, "human_1", "human_2").hand(1, "leader_of_humans").begin(1).calm()
    scene.do(1, "use leader_of_humans").dead(1)
    scene.up(1, "role2").lives(3, 1).weapon(0, "rifle", 2)
    scene.run(Rise(1)).say(1, "left")
    fired = [event.role for event in scene.told(events.AbilityFired)]
    assert fired == ["leader_human_1", "leader_human_2"]
    assert scene.armed(0) == []


@pytest.mark.rule("DOM-10.3", "DOM-06.1")
def test_each_of_a_leader_s_cards_can_be_peeked_at() -> None:
    scene = Scene().loyal(1, "human_1", "human_2").hand(1, "leader_of_humans").begin(1).calm()
    scene.do(1, "use leader_of_humans").up(1, "left", "right").begin(0).calm().say(0, "peek")
    assert {"p2 role", "p2 role2"} <= {*scene.options(0)}


@pytest.mark.rule("DOM-15.11", "DOM-R61")
def test_a_gevers_attack_is_never_answered_by_another() -> None:
    """The host's own link, to a third player, passes nothing on."""
    scene = lay_before(Scene().weapon(0, "pistol", 1), 1, 2, "gevers_attack").begin(0).calm()
    assert len(scene.say(0, "shoot").say(1, "damage").told(events.Hurt)) == 2
    assert [player.lives for player in scene.state.players] == [2, 1, 1, 2, 2]


@pytest.mark.rule("DOM-16.13", "DOM-R46")
def test_trespassers_w_turns_one_role_in_a_chain_however_many_looks_there_are() -> None:
    scene = Scene().role(1, "off_limits", up=True).role(2, "seer").reveal(2)
    scene.say(2, "p1 left").say(2, "p1 right").say(2, "p4 role")
    assert "p3 role" in scene.options(1)
    scene.say(1, "p3 role")
    assert not scene.is_up(2, "role")
    assert scene.asked(1) == ""


@pytest.mark.rule("DOM-16.2", "DOM-15.12")
def test_the_invisible_is_asked_again_at_the_own_turn_s_start() -> None:
    scene = Scene().role(0, "invisible").up(0, "left", "right").reveal(0).say(0, "none").begin(0)
    assert scene.options(0) == ["none", "p1 left", "p1 right", "p1 role"]
    scene.say(0, "p1 left", "p1 role")
    assert [scene.is_up(0, slot) for slot in ("left", "right", "role")] == [False, True, False]


@pytest.mark.rule("DOM-16.34", "DOM-02.4")
def test_who_exchanges_roles_has_a_new_team_at_once() -> None:
    scene = Scene(6, legion=True).role(1, "it").role(3, "fixer").loyal(1, "machine_1", "machine_1").reveal(1)
    assert scene.say(1, "p4").team(1) == "human"
    assert scene.team(3) == "outlaw"


@pytest.mark.rule("DOM-16.28", "DOM-R49")
def test_who_is_stopped_while_arming_may_still_have_too_many_programs() -> None:
    scene = Scene().role(3, "fortune_teller", up=True).hand(0, "spam", "trust", "charge").begin(0).calm()
    scene.say(0, "arm", "pistol", "p2").calm().say(3, "yes").calm()
    assert scene.asked(0) == "Discard"
    assert WEAPON_NAMES[0] in scene.centre()


@pytest.mark.rule("DOM-R33", "DOM-10.2")
def test_a_leader_s_cards_lie_face_down_though_the_old_role_was_open() -> None:
    scene = Scene().role(0, "astronaut", up=True).loyal(0, "human_1", "human_2").hand(0, "leader_of_humans")
    scene.lives(0, 1).begin(0).calm().do(0, "use leader_of_humans")
    assert scene.player(0).role_open == [False, False]
    assert scene.player(0).lives == 1
    assert ROLES.index("astronaut") in scene.state.role_box
