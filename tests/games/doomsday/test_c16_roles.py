"""DOM-16: every role, in a scene of its own."""

from __future__ import annotations

import pytest

from games.doomsday.scenes import Scene
from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c11_death import Deaths
from holdfast.games.doomsday.chapters.c15_chain import ChainEnd
from holdfast.games.doomsday.chapters.c15_damage import deal_damage
from holdfast.games.doomsday.pieces import ROLES
from holdfast.games.doomsday.verbs.changes import turn_up
from holdfast.kernel.settle import settle


def kill(scene: Scene, *seats: int) -> Scene:
    """These die at the same moment."""
    for seat in seats:
        scene.player(seat).lives = 0
    return scene.run(Deaths())


def harm(scene: Scene, seat: int, n: int) -> Scene:
    scene.table.agenda.clear()
    scene.table.then(ChainEnd())
    deal_damage(scene.table, [(seat, n)])
    settle(scene.table)
    return scene


@pytest.mark.rule("DOM-16.1", "DOM-15.12")
def test_the_undercover_agent_hides_loyalties_then_the_role() -> None:
    scene = Scene().role(1, "undercover_agent").up(1, "left", "right").reveal(1)
    assert [scene.is_up(1, slot) for slot in ("left", "right", "role")] == [False, False, True]
    turn_up(scene.table, [(1, 0), (1, 1)])
    assert not scene.run().is_up(1, "role")


@pytest.mark.rule("DOM-16.2")
def test_the_invisible_may_hide_when_all_is_open() -> None:
    scene = Scene().role(1, "invisible").up(1, "left", "right").reveal(1)
    assert scene.default(1) == "none"
    scene.say(1, "p2 left", "p2 role")
    assert [scene.is_up(1, slot) for slot in ("left", "right", "role")] == [False, True, False]


@pytest.mark.rule("DOM-16.3")
def test_the_fixer_keeps_the_weapon_for_another_target() -> None:
    scene = Scene().role(0, "fixer", up=True).weapon(0, "rifle", 1).begin(0).say(0, "shoot").say(1, "role")
    assert scene.options(0) == ["drop", "keep"]
    scene.say(0, "keep")
    assert "p2" not in scene.options(0)
    assert scene.say(0, "p3").aims("rifle") == [2]


@pytest.mark.rule("DOM-16.4")
def test_the_sniper_takes_the_laser() -> None:
    scene = Scene().role(1, "sniper").weapon(1, "pistol", 0).reveal(1).say(1, "yes")
    assert scene.armed(1) == ["laser"]
    again = Scene().role(0, "sniper", up=True).begin(0)
    assert again.say(0, "laser").armed(0) == ["laser"]


@pytest.mark.rule("DOM-16.5")
def test_the_seeker_seeks_a_machine() -> None:
    scene = Scene().role(1, "seeker").loyal(2, "human_1", "machine_1").reveal(1)
    scene.say(1, "p3 left").say(1, "p3 right")
    assert scene.is_up(2, "left")
    assert scene.is_up(2, "right")
    assert scene.asked(1) == ""


@pytest.mark.rule("DOM-16.6", "DOM-15.11")
def test_the_informant_takes_one_at_most() -> None:
    assert harm(Scene().role(1, "informant", up=True), 1, 2).player(1).lives == 1


@pytest.mark.rule("DOM-16.7", "DOM-R51")
def test_grunwald_exchanges_programs() -> None:
    scene = Scene().role(0, "grunwald", up=True).hand(0, "spam").hand(1, "trust").begin(0)
    scene.say(0, "p2").say(0, "spam").calm()
    assert (scene.programs(0), scene.programs(1)) == (["trust"], ["spam"])


@pytest.mark.rule("DOM-16.8", "DOM-R29", "DOM-R70")
def test_the_photographer_heals_and_hides() -> None:
    scene = Scene().role(1, "photographer", up=True).lives(3, 1)
    turn_up(scene.table, [(2, 0), (2, 1), (2, 2)])
    scene.run().say(1, "p4")
    assert scene.player(3).lives == 2
    assert not scene.is_up(1, "role")


@pytest.mark.rule("DOM-R69", "DOM-15.12")
def test_a_photographer_turned_up_with_others_stays_up() -> None:
    scene = Scene().role(1, "photographer").lives(3, 1)
    turn_up(scene.table, [(1, 2), (2, 2)])
    assert scene.run().is_up(1, "role")


@pytest.mark.rule("DOM-16.9", "DOM-05.1")
def test_the_astronaut_acts_twice() -> None:
    scene = Scene().role(0, "astronaut", up=True).begin(0).do(0, "peek", "p2 left")
    assert "peek" not in scene.options(0)
    scene.do(0, "arm", "pistol", "p3")
    assert not {"draw", "arm", "peek"} & {*scene.options(0)}


@pytest.mark.rule("DOM-16.10")
def test_the_secret_agent_disarms_and_arms() -> None:
    scene = Scene().role(1, "secret_agent").weapon(2, "rifle", 1).reveal(1)
    scene.say(1, "p4").say(3, "p1").say(1, "yes").say(1, "p4 p5")
    assert (scene.armed(2), scene.armed(3), scene.armed(1)) == ([], ["pistol"], ["rocket"])


@pytest.mark.rule("DOM-16.11", "DOM-11.5")
def test_the_paramedic_raises_or_heals() -> None:
    scene = Scene().role(1, "paramedic").dead(3).lives(2, 1).reveal(1)
    assert scene.options(1) == ["none", "p4", "p3"]
    assert scene.say(1, "p4").player(3).alive
    assert Scene().role(1, "paramedic").lives(2, 1).reveal(1).say(1, "p3").player(2).lives == 2


@pytest.mark.rule("DOM-16.12", "DOM-R35")
def test_lightbringer_returns_each_time() -> None:
    scene = kill(Scene().role(1, "lightbringer").dead(1), 2)
    assert scene.default(1) == "yes"
    assert scene.say(1, "yes").say(1, "left").player(1).alive
    both = kill(Scene().role(1, "lightbringer"), 1, 2)
    assert both.asked(1) == ""
    kill(kill(scene, 1), 3)
    assert scene.say(1, "yes").player(1).lives == 1


@pytest.mark.rule("DOM-16.13", "DOM-R45")
def test_trespassers_w_turns_a_role_over_after_a_peek() -> None:
    scene = Scene().role(3, "off_limits", up=True).begin(0).do(0, "peek", "p2 left")
    assert scene.default(3) == "none"
    assert scene.say(3, "p3 role").is_up(2, "role")


@pytest.mark.rule("DOM-16.14", "DOM-R30")
def test_the_mercenary_strikes_back_before_the_check() -> None:
    scene = kill(Scene().role(1, "mercenary"), 1)
    assert scene.options(1)[0] == "none"
    scene.say(1, "p3")
    assert not scene.player(2).alive
    assert len(scene.told(events.TeamsChecked)) == 1


@pytest.mark.rule("DOM-16.15")
def test_the_joke_draws_three_and_discards_one() -> None:
    scene = Scene().role(1, "jester").top("spam", "trust", "charge").reveal(1)
    scene.say(1, "trust")
    assert scene.programs(1) == ["spam", "charge"]
    assert "rocket" in Scene().role(0, "jester", up=True).begin(0).options(0)


@pytest.mark.rule("DOM-16.16", "DOM-R50")
def test_the_executor_picks_up_weapons_and_programs() -> None:
    scene = Scene().role(3, "executor", up=True).weapon(0, "rifle", 1).begin(0).do(0, "drop")
    assert scene.say(3, "yes").say(3, "p2").armed(3) == ["rifle"]
    scene = Scene().role(3, "executor", up=True).hand(0, "spam").begin(0).calm().say(0, "use spam")
    assert scene.say(3, "yes").programs(3) == ["spam"]


@pytest.mark.rule("DOM-16.17", "DOM-15.1")
def test_the_brainless_bot_does_three_things_to_three_players() -> None:
    scene = Scene().role(1, "brainless_bot").reveal(1).say(1, "p3 left")
    assert "p3 role" not in scene.options(1)
    scene.say(1, "p4 role")
    assert scene.options(1) == ["none", "p5", "p1", "p2"]
    scene.say(1, "p5")
    assert (scene.is_up(2, "left"), scene.is_up(3, "role"), scene.player(4).lives) == (True, True, 1)


@pytest.mark.rule("DOM-16.18", "DOM-09.2", "DOM-R53")
def test_the_assassin_shows_the_role_for_a_harder_shot() -> None:
    scene = Scene().role(0, "assassin").weapon(0, "pistol", 1).begin(0).say(0, "shoot")
    assert scene.options(0) == ["quiet", "show", "cancel"]
    scene.say(0, "show")
    assert scene.is_up(0, "role")
    assert scene.options(1) == ["damage", "left role", "right role"]
    scene.say(1, "left role")
    assert scene.is_up(1, "left")
    assert scene.is_up(1, "role")
    bare = Scene().role(0, "assassin").weapon(0, "pistol", 1).up(1, "role").begin(0).say(0, "shoot", "show")
    assert not bare.player(1).alive


@pytest.mark.rule("DOM-16.19")
def test_the_firewall_discards_all_but_secrets() -> None:
    scene = Scene().role(1, "firewall").hand(0, "spam", "secret_human").lay(2, "menyatut").reveal(1).calm()
    assert scene.programs(0) == ["secret_human"]
    assert scene.player(2).laid == []


@pytest.mark.rule("DOM-16.20")
def test_the_virus_swaps_two_loyalties() -> None:
    scene = Scene().role(1, "virus").loyal(2, "human_2", "human_1").loyal(3, "machine_2", "machine_1")
    a, b = scene.state.loyal[4], scene.state.loyal[6]
    scene.reveal(1).say(1, "p3 left", "p4 left")
    assert (scene.state.loyal[4], scene.state.loyal[6]) == (b, a)


@pytest.mark.rule("DOM-16.21")
def test_the_sleeper_takes_a_dead_role() -> None:
    scene = Scene().role(1, "sleeper").dead(3).reveal(1)
    old = scene.role_of(3)
    scene.say(1, "p4")
    assert (scene.role_of(1), scene.role_of(3)) == (old, "sleeper")
    assert (scene.is_up(1, "role"), scene.is_up(3, "role")) == (False, True)


@pytest.mark.rule("DOM-16.22", "DOM-R48")
def test_the_gunslinger_has_two_weapons_for_two_targets() -> None:
    scene = Scene().role(0, "gunslinger", up=True).begin(0).say(0, "arm", "pistol", "p2", "rifle")
    assert "p2" not in scene.options(0)
    scene.do(0, "p3").do(0, "end")
    assert scene.armed(0) == ["pistol", "rifle"]
    scene.begin(0).say(0, "shoot", "rifle").say(2, "role").say(1, "left")
    assert scene.armed(0) == []
    lone = Scene(4).role(0, "gunslinger", up=True).dead(2, 3).begin(0).say(0, "arm", "pistol")
    assert lone.armed(0) == ["pistol"]


@pytest.mark.rule("DOM-R48", "DOM-07.8")
def test_a_gunslinger_without_two_targets_keeps_one() -> None:
    scene = Scene(4).role(0, "gunslinger", up=True).weapon(0, "pistol", 1).weapon(0, "rifle", 2).dead(3)
    kill(scene, 2)
    assert scene.options(0) == ["pistol", "rifle"]
    assert scene.say(0, "rifle").armed(0) == ["rifle"]
    assert scene.aims("rifle") == [1]


@pytest.mark.rule("DOM-16.23")
def test_the_punisher_hurts_the_armed() -> None:
    scene = Scene().role(1, "punisher").weapon(2, "rifle", 0).weapon(1, "pistol", 0).reveal(1)
    assert [player.lives for player in scene.state.players] == [2, 2, 1, 2, 2]


@pytest.mark.rule("DOM-16.24", "DOM-15.13")
def test_the_thief_steals_a_weapon() -> None:
    scene = Scene().role(1, "thief").weapon(2, "rifle", 0).reveal(1).say(1, "p3 rifle").say(1, "p5")
    assert (scene.armed(1), scene.aims("rifle")) == (["rifle"], [4])


@pytest.mark.rule("DOM-16.25")
def test_the_seer_sees_three_cards() -> None:
    scene = Scene().role(1, "seer").reveal(1).say(1, "p3 left").say(1, "p3 right").say(1, "p4 role")
    assert len([event for event in scene.told(events.Peeked) if event.seen]) == 3


@pytest.mark.rule("DOM-16.26", "DOM-R52")
def test_sly_watson_s_neighbours_show_or_suffer() -> None:
    scene = Scene().role(1, "sly_watson").reveal(1)
    assert scene.options(0) == ["left", "damage"]
    scene.say(0, "damage")
    assert scene.options(2) == ["right", "damage"]
    scene.say(2, "right")
    assert scene.player(0).lives == 1
    assert scene.is_up(2, "right")


@pytest.mark.rule("DOM-13.5", "DOM-13.9")
def test_in_the_ring_watson_wants_the_far_card() -> None:
    scene = Scene(9).role(1, "sly_watson").reveal(1)
    assert scene.options(0) == ["right", "damage"]
    scene.say(0, "right")
    assert scene.options(2) == ["left", "damage"]
    assert scene.is_up(8, "left")


@pytest.mark.rule("DOM-16.27", "DOM-05.7")
def test_the_mole_peeks_at_a_turn_s_start() -> None:
    scene = Scene().role(3, "mole", up=True).begin(0)
    assert scene.options(3) == ["none", "p1 left", "p1 right", "p1 role"]
    scene.say(3, "p1 role")
    assert scene.state.known.roles.knows(3, scene.player(0).roles[0])


@pytest.mark.rule("DOM-16.28", "DOM-R49", "DOM-R72")
def test_the_fortune_teller_cancels_an_arming_once() -> None:
    scene = Scene().role(3, "fortune_teller", up=True).begin(0).say(0, "arm", "pistol", "p2")
    assert scene.default(3) == "none"
    scene.say(3, "yes")
    assert scene.armed(0) == []
    assert scene.state.turn.seat == 1
    scene.say(1, "arm", "pistol", "p3")
    assert scene.asked(3) == ""
    assert scene.armed(1) == ["pistol"]


@pytest.mark.rule("DOM-16.29", "DOM-11.7", "DOM-R28")
def test_nobody_draws_while_the_homeless_is_open() -> None:
    scene = Scene().role(3, "homeless", up=True).begin(0)
    assert "draw" not in scene.options(0)
    assert "draw" not in Scene().role(3, "homeless").dead(3).begin(0).options(0)
    assert "draw" in Scene().role(0, "homeless", up=True).begin(0).options(0)


@pytest.mark.rule("DOM-16.30", "DOM-R54", "DOM-09.2")
def test_the_midnighter_counts_teams() -> None:
    scene = kill(Scene().role(3, "midnighter"), 1)
    assert scene.told(events.TeamsCounted)[0].who == "p4"


@pytest.mark.rule("DOM-16.31")
def test_the_cardsharp_keeps_one_of_two() -> None:
    scene = Scene().role(0, "cardsharp", up=True).top("spam", "trust").begin(0).say(0, "draw")
    assert scene.options(0) == ["spam", "trust"]
    scene.do(0, "trust")
    assert scene.programs(0) == ["trust"]


@pytest.mark.rule("DOM-16.32", "DOM-14.5")
@pytest.mark.parametrize(("seats", "touched"), [(5, 1), (8, 2)])
def test_the_mind_eater_touches_one_or_two(seats: int, touched: int) -> None:
    scene = Scene(seats, legion=True).role(1, "mind_eater").reveal(1)
    for seat in range(2, 2 + touched):
        scene.say(1, f"p{seat + 1}")
        assert scene.team(seat) == "legion"
    assert scene.asked(1) == ""


@pytest.mark.rule("DOM-16.33", "DOM-14.6", "DOM-14.7")
def test_the_deathbringer_raises_the_fallen() -> None:
    scene = Scene(6, legion=True).role(1, "deathbringer").dead(3, 4).reveal(1)
    assert scene.team(1) == "fallen"
    scene.say(3, "left").say(4, "left")
    assert (scene.team(3), scene.team(4)) == ("fallen", "fallen")


@pytest.mark.rule("DOM-16.34")
def test_it_changes_places_with_another_role() -> None:
    scene = Scene(6, legion=True).role(1, "it").reveal(1)
    old = scene.role_of(3)
    scene.say(1, "p4")
    assert (scene.role_of(1), scene.role_of(3)) == (old, "it")
    assert not scene.is_up(1, "role")
    assert not scene.is_up(3, "role")


def led(team: str) -> Scene:
    """Player 2 leads this team."""
    scene = Scene().loyal(1, f"{team}_1", f"{team}_2").hand(1, f"leader_of_{team}s").begin(1).calm()
    return scene.do(1, f"use leader_of_{team}s")


@pytest.mark.rule("DOM-16.35", "DOM-15.9")
def test_deus_ex_machina_opens_loyalties_then_roles() -> None:
    scene = led("machine")
    one = scene.player(1).roles.index(ROLES.index("leader_machine_1"))
    turn_up(scene.table, [(1, 2 + one)])
    scene.run()
    assert all(scene.is_up(seat, "left") for seat in (0, 2, 3, 4))
    assert not scene.is_up(1, "left")
    turn_up(scene.table, [(1, 3 - one)])
    scene.run()
    assert all(scene.is_up(seat, "role") for seat in (0, 2, 3, 4))


@pytest.mark.rule("DOM-16.36", "DOM-15.9")
def test_vox_populi_disarms_and_heals() -> None:
    scene = led("human").weapon(0, "rifle", 1).lives(3, 1)
    one = scene.player(1).roles.index(ROLES.index("leader_human_1"))
    turn_up(scene.table, [(1, 2 + one)])
    assert scene.run().armed(0) == []
    turn_up(scene.table, [(1, 3 - one)])
    assert scene.run().say(1, "p4").player(3).lives == 2
