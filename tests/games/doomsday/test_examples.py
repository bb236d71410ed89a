"""DOM-EX1 to DOM-EX29: the worked examples, and the rules around them."""

from __future__ import annotations

import pytest

from games.doomsday.scenes import Scene
from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c05_end import end_round
from holdfast.games.doomsday.chapters.c11_check import check_teams
from holdfast.games.doomsday.chapters.c11_death import Deaths
from holdfast.games.doomsday.chapters.c12_victory import verdict
from holdfast.games.doomsday.chapters.c15_chain import ChainEnd
from holdfast.games.doomsday.chapters.c15_damage import deal_damage
from holdfast.games.doomsday.pieces import FALLEN, LEGION, WEAPON_OF, WEAPONS, row_for
from holdfast.games.doomsday.verbs.changes import turn_up
from holdfast.kernel.settle import settle


@pytest.mark.rule("DOM-02.1", "DOM-02.2", "DOM-R11")
@pytest.mark.parametrize(
    ("role", "cards", "secret", "team"),
    [
        ("gunslinger", ("human_1", "outlaw_1"), "", "outlaw"),
        ("astronaut", ("human_1", "machine_1"), "", "human"),
        ("mole", ("machine_1", "human_1"), "secret_machine", "machine"),
    ],
)
def test_ex_1_to_3_teams_are_counted(role: str, cards: tuple[str, str], secret: str, team: str) -> None:
    scene = Scene().role(0, role).loyal(0, *cards)
    if secret:
        scene.hand(0, secret)
    assert scene.team(0) == team


@pytest.mark.rule("DOM-02.3", "DOM-02.5", "DOM-R39")
def test_always_and_marks_come_before_points() -> None:
    scene = Scene().role(0, "fixer").loyal(0, "machine_1", "machine_2")
    assert scene.team(0) == "human"
    scene.player(0).mark = FALLEN
    assert scene.team(0) == "fallen"
    scene.player(0).mark = LEGION
    assert scene.team(0) == "legion"


@pytest.mark.rule("DOM-07.6", "DOM-R14", "DOM-05.5")
def test_ex_4_a_shot_stopped_is_no_action() -> None:
    scene = Scene().weapon(0, "rifle", 2).hand(1, "underground").begin(0).calm().say(0, "shoot")
    scene.say(1, "use underground", "p1").calm()
    assert "rifle" in scene.centre()
    assert not scene.is_up(2, "role")
    assert scene.player(2).lives == 2
    assert {"draw", "peek", "arm"} <= {*scene.options(0)}


@pytest.mark.rule("DOM-06.3", "DOM-05.6", "DOM-05.7")
def test_ex_5_a_program_drawn_last_can_be_used() -> None:
    assert "use spam" in Scene().top("spam").begin(0).do(0, "draw").options(0)


@pytest.mark.rule("DOM-10.1")
def test_ex_7_the_team_decides_who_leads() -> None:
    scene = Scene().role(0, "astronaut").loyal(0, "machine_2", "outlaw_1")
    scene.hand(0, "leader_of_machines", "leader_of_humans").begin(0).calm()
    assert "use leader_of_humans" not in scene.options(0)
    assert scene.do(0, "use leader_of_machines").team(0) == "machine"


@pytest.mark.rule("DOM-10.4", "DOM-15.7", "DOM-15.9")
def test_ex_8_a_leader_s_cards_move_together() -> None:
    scene = (
        Scene().role(1, "gunslinger").loyal(1, "machine_1", "machine_2").hand(1, "leader_of_machines").role(2, "fixer")
    )
    scene.begin(1).calm().do(1, "use leader_of_machines").do(1, "end")
    scene.hand(0, "screenshot").begin(0).calm().do(0, "use screenshot", "p2", "p3")
    assert scene.team(1) == "human"
    assert scene.team(2) == "machine"
    assert len(scene.player(2).roles) == 2


@pytest.mark.rule("DOM-04.8", "DOM-09.4", "DOM-R47")
def test_ex_9_abilities_resolve_clockwise_from_the_active() -> None:
    scene = Scene(8).role(1, "seer").role(4, "jester").role(6, "thief").weapon(0, "rifle", 1)
    scene.state.turn.seat = 4
    turn_up(scene.table, [(1, 2), (4, 2), (6, 2)])
    assert [item.seat for item in scene.state.queue] == [4, 6, 1]


@pytest.mark.rule("DOM-08.5", "DOM-08.9")
def test_ex_10_links_do_not_count() -> None:
    scene = Scene().hand(0, "gevers_attack", "spy_network", "spam", "trust").begin(0).calm()
    scene.do(0, "use gevers_attack", "p2").do(0, "use spy_network", "p2").do(0, "end")
    assert sorted(scene.programs(0)) == ["spam", "trust"]


@pytest.mark.rule("DOM-11.4", "DOM-R22", "DOM-07.3")
def test_ex_11_who_is_dead_cannot_be_healed() -> None:
    scene = Scene().weapon(0, "rifle", 1).hand(2, "rescue_bot").begin(0).calm().say(0, "shoot").calm()
    scene.do(1, "damage")
    assert not scene.player(1).alive
    assert scene.told(events.TeamsChecked)


@pytest.mark.rule("DOM-17.39")
def test_ex_12_inversion_turns_secrets_too() -> None:
    scene = Scene().role(0, "astronaut").loyal(0, "human_1", "human_1").hand(0, "secret_machine_2")
    scene.state.inverted = True
    assert scene.team(0) == "human"
    scene.player(0).hand.clear()
    assert scene.team(0) == "machine"


@pytest.mark.rule("DOM-07.8", "DOM-11.1", "DOM-04.6")
def test_ex_13_a_dead_target_is_replaced_at_once() -> None:
    scene = Scene().weapon(3, "rifle", 1)
    scene.player(1).lives = 0
    scene.run(Deaths())
    assert scene.options(3) == ["p5", "p1", "p3"]
    scene.say(3, "p1")
    assert "shoot" in scene.begin(3).options(3)
    assert all(scene.is_up(1, slot) for slot in ("left", "right", "role"))


@pytest.mark.rule("DOM-05.4", "DOM-R13", "DOM-05.3")
def test_ex_14_a_weapon_received_is_not_shot_in_this_turn() -> None:
    scene = Scene().hand(0, "small_update").begin(0).calm().do(0, "use small_update").do(0, "laser")
    assert "shoot" not in scene.options(0)
    assert "arm" not in scene.options(0)
    assert "draw" in scene.options(0)


@pytest.mark.rule("DOM-07.7", "DOM-06.2d")
def test_ex_16_and_17_nothing_moves_a_laser() -> None:
    scene = Scene().weapon(0, "laser").weapon(2, "pistol", 3).hand(1, "track_ip", "trojan").begin(0).calm()
    scene.say(0, "shoot", "p2")
    assert scene.say(1, "use trojan").options(1) == ["p3 pistol", "cancel"]
    scene.say(1, "cancel", "use track_ip").calm()
    assert scene.aims("pistol") == [4]
    assert scene.options(1) == ["damage", "role"]


@pytest.mark.rule("DOM-07.4", "DOM-R18", "DOM-07.5")
def test_ex_20_the_companion_heals_and_is_dropped() -> None:
    scene = Scene(7).weapon(0, "companion", 1).lives(1, 1).top("spam").begin(0).do(0, "shoot", "heal")
    assert scene.player(1).lives == 2
    assert "companion" in scene.centre()
    assert scene.programs(0) == ["spam"]


@pytest.mark.rule("DOM-03.2", "DOM-R1", "DOM-03.8")
def test_ex_21_which_weapons_are_locked() -> None:
    locked = [[WEAPONS[kind] for kind in row_for(n, False, False).locked] for n in range(8, 17)]
    assert locked == [["rocket", "laser"], ["laser"], ["laser"], [], [], [], [], [], []]


@pytest.mark.rule("DOM-12.5", "DOM-R26")
def test_ex_22_without_humans_from_the_start_the_game_goes_on() -> None:
    scene = Scene(4).role(0, "mercenary").role(1, "homeless").role(2, "sly_watson")
    scene.player(3).alive = False
    scene.state.human_ever = False
    assert verdict(scene.state) == ""
    scene.player(1).alive = scene.player(2).alive = False
    assert verdict(scene.state) == "machine"


@pytest.mark.rule("DOM-11.10")
def test_ex_23_after_the_end_nothing_is_asked() -> None:
    scene = Scene(4).hand(2, "backup").role(0, "fixer").role(1, "homeless").role(2, "mercenary").role(3, "sly_watson")
    scene.state.human_ever = True
    scene.player(0).lives = 0
    scene.run(Deaths())
    assert scene.table.result is not None
    assert scene.table.result.reason == "machine"
    assert scene.options(2) == []


@pytest.mark.rule("DOM-14.8")
def test_ex_24_mind_eater_makes_old_and_new_owner_legion() -> None:
    scene = Scene(6, legion=True).role(1, "mind_eater").hand(0, "screenshot").begin(0).calm()
    scene.player(1).mark = LEGION
    scene.do(0, "use screenshot", "p2", "p3")
    assert (scene.team(1), scene.team(2)) == ("legion", "legion")


@pytest.mark.rule("DOM-06.2a", "DOM-06.4", "DOM-06.2")
def test_ex_25_another_weapon_takes_three_turns() -> None:
    scene = Scene().weapon(0, "pistol", 1).begin(0)
    assert {"drop", "aim", "shoot"} <= {*scene.options(0)}
    assert not {"arm", "peek", "draw"} & {*scene.options(0)}
    scene.do(0, "drop")
    assert scene.options(0) == ["end"]
    scene.begin(0).do(0, "arm", "rifle", "p2")
    assert "shoot" not in scene.options(0)
    assert "shoot" in scene.begin(0).options(0)


@pytest.mark.rule("DOM-08.10", "DOM-R20")
def test_ex_26_secrets_are_discarded_last() -> None:
    scene = Scene().hand(0, "secret_human", "secret_machine", "secret_human_2", "spam").begin(0).calm().do(0, "end")
    assert scene.options(0) == ["spam"]
    scene.say(0, "spam")
    assert scene.options(0) == ["secret_human", "secret_human_2", "secret_machine"]
    scene.say(0, "secret_machine")
    assert scene.programs(0) == ["secret_human", "secret_human_2"]


@pytest.mark.rule("DOM-13.6")
def test_in_the_ring_one_program_is_kept() -> None:
    scene = Scene(9).hand(0, "spam", "trust").begin(0).calm().do(0, "end").say(0, "spam")
    assert scene.programs(0) == ["trust"]


@pytest.mark.rule("DOM-R17", "DOM-17.29")
def test_ex_27_a_pair_slides_past_its_holder() -> None:
    scene = Scene(4).weapon(0, "rocket", 2, 3).weapon(1, "pistol", 0).hand(2, "track_ip").begin(2).calm()
    scene.do(2, "use track_ip")
    assert scene.aims("rocket") == [1, 2]
    assert scene.aims("pistol") == [2]


@pytest.mark.rule("DOM-R61", "DOM-15.11")
@pytest.mark.parametrize(("informant", "lives"), [(False, 0), (True, 1)])
def test_ex_28_a_linked_player_suffers_too(informant: bool, lives: int) -> None:
    scene = Scene().role(0, "informant", up=informant).hand(0, "gevers_attack").begin(0).calm()
    scene.do(0, "use gevers_attack", "p2").lives(0, 1)
    scene.table.then(ChainEnd())
    deal_damage(scene.table, [(0, 2)])
    settle(scene.table)
    assert scene.player(1).lives == lives
    assert len(scene.told(events.TeamsChecked)) == 1


@pytest.mark.rule("DOM-R67", "DOM-R68", "DOM-05.8")
def test_ex_29_what_was_set_off_first_comes_first() -> None:
    scene = Scene().role(1, "brainless_bot").role(3, "seer").weapon(0, "rifle", 1).lives(0, 1).begin(0)
    scene.say(0, "shoot").say(1, "role").say(1, "p3 left").say(1, "p4 role").say(1, "p1")
    assert not scene.player(0).alive
    assert "rifle" in scene.centre()
    assert not scene.told(events.TeamsChecked)
    while scene.asked(3):
        scene.say(3, scene.options(3)[0])
    assert len(scene.told(events.TeamsChecked)) == 1
    assert scene.table.result is not None or scene.state.turn.seat == 1


@pytest.mark.rule("DOM-06.1", "DOM-R15")
def test_peeking_at_a_role_takes_two_open_loyalties() -> None:
    scene = Scene().up(1, "left").up(2, "left", "right").begin(0).say(0, "peek")
    assert "p2 right" in scene.options(0)
    assert "p2 role" not in scene.options(0)
    assert "p3 role" in scene.options(0)


@pytest.mark.rule("DOM-13.3", "DOM-R15")
def test_in_the_ring_neighbours_share_a_card() -> None:
    words = Scene(9).begin(0).say(0, "peek").options(0)
    assert "p2 right" not in words
    assert "p2 left" in words
    assert "p9 left" not in words


@pytest.mark.rule("DOM-07.2", "DOM-07.10", "DOM-06.2c")
def test_a_rocket_hits_two_and_draws() -> None:
    scene = Scene().weapon(0, "rocket", 1, 2).top("spam").begin(0).say(0, "shoot").say(1, "left").say(2, "damage")
    assert scene.is_up(1, "left")
    assert scene.player(2).lives == 1
    assert scene.programs(0) == ["spam"]
    assert scene.armed(0) == []


@pytest.mark.rule("DOM-07.3", "DOM-R16")
def test_what_is_open_cannot_be_revealed_instead() -> None:
    scene = Scene().weapon(0, "rifle", 1).up(1, "role").begin(0).say(0, "shoot")
    assert not scene.player(1).alive
    shot = Scene().weapon(0, "pistol", 1).begin(0).say(0, "shoot")
    assert shot.default(1) == "damage"
    assert shot.lives(1, 1).default(1) == "left"


@pytest.mark.rule("DOM-12.1", "DOM-12.2", "DOM-12.3")
@pytest.mark.parametrize(
    ("roles", "alive", "reason", "winners"),
    [
        (["fixer", "seeker", "mercenary", "homeless"], [0], "human", [0, 1]),
        (["fixer", "seeker", "mercenary", "homeless"], [2, 3], "machine", [2]),
        (["fixer", "seeker", "mercenary", "homeless"], [3], "alone", [3]),
        (["fixer", "seeker", "mercenary", "homeless"], [], "draw", []),
        (["fixer", "seeker", "mercenary", "homeless"], [0, 3], "", []),
    ],
)
def test_who_wins(roles: list[str], alive: list[int], reason: str, winners: list[int]) -> None:
    scene = Scene(4)
    for seat, role in enumerate(roles):
        scene.role(seat, role)
    for seat in range(4):
        scene.player(seat).alive = seat in alive
    scene.state.human_ever = True
    assert verdict(scene.state) == reason
    if reason:
        check_teams(scene.table)
        assert scene.table.result is not None
        assert scene.table.result.winners == winners


@pytest.mark.rule("DOM-14.1", "DOM-13.8", "DOM-14.9")
@pytest.mark.parametrize(("mark", "reason"), [(LEGION, "legion"), (FALLEN, "fallen")])
def test_legion_and_fallen_have_their_own_victory(mark: int, reason: str) -> None:
    scene = Scene(6, legion=True)
    for player in scene.state.players[:2]:
        player.mark = mark
    for player in scene.state.players[2:]:
        player.alive = False
    assert verdict(scene.state) == reason


@pytest.mark.rule("DOM-R27")
def test_a_quiet_game_ends() -> None:
    scene = Scene()
    scene.state.quiet = 11
    end_round(scene.table)
    assert scene.table.result is not None


@pytest.mark.rule("DOM-13.2", "DOM-13.7", "DOM-R42")
def test_in_the_ring_there_are_no_red_dots_and_some_dummies() -> None:
    assert len(Scene(9).state.program_out) == 3
    scene = Scene(11).hand(0, "laser_program").begin(0).calm().do(0, "use laser_program")
    assert scene.armed(0) == []


@pytest.mark.rule("DOM-14.2", "DOM-14.3", "DOM-R36")
def test_legion_mode_adds_its_cards() -> None:
    assert 21 in Scene(7, legion=True).state.loyal
    assert 21 not in Scene(6, legion=True).state.loyal
    assert 21 in Scene(12, legion=True).state.loyal
    assert 21 not in Scene(7).state.loyal


@pytest.mark.rule("DOM-03.3", "DOM-R7")
def test_five_can_choose_their_weapons() -> None:
    assert Scene(5).centre() == ["pistol", "rifle", "rifle2", "rocket", "laser"]
    assert Scene(5, weapons="other").centre() == ["pistol", "rifle", "companion", "rocket", "laser"]
    assert len(WEAPON_OF) == 7


@pytest.mark.rule("DOM-08.2")
def test_everybody_with_a_program_is_asked_and_the_first_clockwise_plays() -> None:
    scene = Scene().weapon(0, "rifle", 2).hand(1, "underground").hand(3, "spam").hand(4, "trojan").begin(0).calm()
    scene.say(0, "shoot")
    assert [seat for seat in range(5) if scene.asked(seat)] == [1, 3, 4]
    assert scene.options(3) == ["pass"]
    scene.say(4, "use trojan", "p1 rifle", "p4").say(3, "pass").say(1, "use underground", "p1")
    assert scene.programs(4) == ["trojan"]
    assert scene.armed(0) == []


def test_an_interruption_is_pressed_unseen_and_may_be_withdrawn() -> None:
    scene = Scene().hand(1, "spam").hand(2, "charge").lives(2, 1).begin(0)
    scene.say(1, "interrupt").say(2, "interrupt")
    assert scene.asked(2) == ""
    scene.say(1, "withdraw").say(1, "pass").say(2, "interrupt").say(2, "use charge", "p3")
    assert scene.player(2).lives == 2


@pytest.mark.rule("DOM-06.5", "DOM-07.9", "DOM-05.5a")
def test_a_target_is_changed_to_another() -> None:
    scene = Scene().weapon(0, "pistol", 1).begin(0).say(0, "aim")
    assert scene.options(0) == ["p3", "p4", "p5", "cancel"]
    scene.do(0, "p4")
    assert scene.aims("pistol") == [3]
    assert "shoot" not in scene.options(0)


@pytest.mark.rule("DOM-R32", "DOM-15.14")
def test_a_shot_at_who_dies_meanwhile_is_off() -> None:
    scene = Scene().weapon(0, "rifle", 1).lives(1, 1).hand(2, "working_virus").begin(0).calm().say(0, "shoot")
    scene.say(2, "use working_virus").say(0, "p4").calm()
    assert not scene.player(1).alive
    assert scene.player(3).lives == 1
    assert "shoot" in scene.options(0)


@pytest.mark.rule("DOM-15.14")
def test_a_card_that_was_opened_meanwhile_is_chosen_again() -> None:
    scene = Scene().hand(2, "spyware").begin(0).calm().say(0, "peek", "p2 left")
    scene.say(2, "use spyware", "p4 left", "p2 left").calm()
    assert scene.asked(0) == "ChooseAgain"
    scene.do(0, "p2 right")
    assert scene.state.turn.done == ["peek"]


@pytest.mark.rule("DOM-R66", "DOM-R60")
def test_a_shot_that_does_no_harm_is_still_fired() -> None:
    scene = Scene().weapon(0, "pistol", 1).hand(1, "defender").top("spam").begin(0).calm().say(0, "shoot").calm()
    scene.say(1, "damage").say(1, "defend p2").calm()
    assert scene.player(1).lives == 2
    assert scene.programs(0) == ["spam"]
    scene.state.deck.clear()
    assert "draw" not in scene.begin(0).calm().options(0)


@pytest.mark.rule("DOM-08.1", "DOM-08.3", "DOM-08.11")
def test_a_program_is_shown_and_its_effect_ends_before_another() -> None:
    scene = Scene().hand(0, "menyatut").hand(1, "spam", "trust", "charge").begin(0).calm().do(0, "use menyatut")
    assert scene.told(events.ProgramLaid)[0].program == "menyatut"
    assert len(scene.programs(1)) == 3
    assert scene.do(0, "end").state.turn.seat == 1


@pytest.mark.rule("DOM-11.6", "DOM-R59", "DOM-15.2")
def test_a_dead_player_s_permanents_rest_and_programs_stay() -> None:
    scene = Scene().hand(0, "gevers_attack").hand(1, "spam").begin(0).calm().do(0, "use gevers_attack", "p2")
    scene.player(0).lives = 0
    scene.state.turn.seat = 2
    scene.run(Deaths()).calm()
    assert scene.programs(1) == ["spam"]
    assert scene.state.links[0].owner == 0
    scene.begin(2).calm().say(2, "peek")
    assert not any(word.startswith("p1 ") for word in scene.options(2))
