"""DOM-17: every program, in a scene of its own."""

from __future__ import annotations

import pytest

from games.doomsday.scenes import Scene
from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c15_damage import deal_damage
from holdfast.games.doomsday.queries import points_of
from holdfast.kernel.settle import settle


def use(name: str, *words: str, scene: Scene) -> Scene:
    """The first player uses it; a word without alternative is said by itself."""
    scene.hand(0, name).begin(0).calm().say(0, f"use {name}", *words)
    left = scene.options(0)
    if len(left) == 2 and left[1] == "cancel":
        scene.say(0, left[0])
    return scene.calm()


@pytest.mark.rule("DOM-17.1")
def test_orellana_deals_loyalties_anew_face_down() -> None:
    scene = Scene().up(1, "left", "right")
    before = sorted(scene.state.loyal[2:6])
    use("orellana", "p2", "p3", "done", scene=scene)
    assert sorted(scene.state.loyal[2:6]) == before
    assert not scene.is_up(1, "left")
    assert not scene.is_up(1, "right")


@pytest.mark.rule("DOM-17.2")
def test_defragmentation_hides_the_own_loyalties() -> None:
    scene = use("defrag", scene=Scene().up(0, "left", "right").up(1, "left"))
    assert not scene.is_up(0, "left")
    assert not scene.is_up(0, "right")
    assert scene.is_up(1, "left")


@pytest.mark.rule("DOM-17.3", "DOM-15.3")
def test_nothere_net_steals_a_weapon_as_an_action() -> None:
    scene = Scene().weapon(1, "rifle", 0).lay(0, "menyatut").begin(0).do(0, "rob", "p2 rifle").say(0, "p3")
    assert scene.armed(0) == ["rifle"]
    assert scene.aims("rifle") == [2]


@pytest.mark.rule("DOM-17.4")
def test_doctor_moro_steals_a_program_at_random() -> None:
    scene = Scene().lay(0, "doctor_moro").hand(1, "spam").begin(0).calm().do(0, "hack", "p2")
    assert scene.programs(0) == ["spam"]
    assert scene.programs(1) == []


@pytest.mark.rule("DOM-17.5")
def test_selfie_gun_peeks_at_one_loyalty_of_each_armed() -> None:
    scene = use("selfie_gun", "p2 left", "p3 right", scene=Scene().weapon(1, "rifle", 0).weapon(2, "pistol", 0))
    seen = [(event.of, event.card) for event in scene.told(events.Peeked) if event.seen]
    assert seen == [("p2", "left"), ("p3", "right")]


@pytest.mark.rule("DOM-17.6")
def test_adventurer_bot_peeks_at_the_roles_of_the_armed() -> None:
    scene = use("adventurer_bot", scene=Scene().weapon(1, "rifle", 0))
    assert [event.seen for event in scene.told(events.Peeked)] == ["astronaut", ""]


@pytest.mark.rule("DOM-17.7")
def test_gilbert_turns_all_roles_over() -> None:
    scene = use("gilbert", scene=Scene().up(1, "role"))
    assert [scene.is_up(seat, "role") for seat in range(5)] == [True, False, True, True, True]


@pytest.mark.rule("DOM-17.8", "DOM-15.15")
def test_server_down_hides_up_to_three_roles() -> None:
    scene = Scene().up(1, "role").up(2, "role")
    use("server_down", "p2 role", "p3 role", scene=scene)
    assert not scene.is_up(1, "role")
    assert not scene.is_up(2, "role")


@pytest.mark.rule("DOM-17.9", "DOM-R56")
def test_file_sharing_swaps_weapons_and_both_aim_anew() -> None:
    scene = Scene().weapon(0, "pistol", 1).weapon(2, "rifle", 1)
    use("file_sharing", "p3 rifle", scene=scene)
    scene.say(0, "p4").say(2, "p5").calm()
    assert (scene.armed(0), scene.armed(2)) == (["rifle"], ["pistol"])
    assert (scene.aims("rifle"), scene.aims("pistol")) == ([3], [4])
    assert "shoot" not in scene.options(0)


@pytest.mark.rule("DOM-17.10")
def test_switch_channel_hides_one_role_and_reveals_another() -> None:
    scene = use("switch_channel", "p2 role", "p3 role", scene=Scene().up(1, "role"))
    assert (scene.is_up(1, "role"), scene.is_up(2, "role")) == (False, True)


@pytest.mark.rule("DOM-17.11", "DOM-15.4", "DOM-R9")
def test_the_laser_program_unlocks_the_laser() -> None:
    assert use("laser_program", scene=Scene()).armed(0) == ["laser"]
    scene = use("laser_program", scene=Scene().weapon(0, "pistol", 1))
    assert scene.armed(0) == ["laser"]
    assert "pistol" in scene.centre()
    assert scene.aims("laser") == []


@pytest.mark.rule("DOM-17.12", "DOM-06.2c")
def test_the_rocket_program_aims_at_two_neighbours() -> None:
    scene = use("rocket_program", scene=Scene())
    assert scene.options(0) == ["p2 p3", "p3 p4", "p4 p5"]
    assert scene.do(0, "p3 p4").aims("rocket") == [2, 3]


@pytest.mark.rule("DOM-17.13", "DOM-15.5")
def test_rescue_bot_heals_one_or_two() -> None:
    scene = use("rescue_bot", "p2", "p3", scene=Scene().lives(1, 1).lives(2, 1))
    assert [scene.player(seat).lives for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("DOM-17.14", "DOM-15.6")
def test_working_virus_hurts_all_others() -> None:
    scene = use("working_virus", scene=Scene())
    assert [player.lives for player in scene.state.players] == [2, 1, 1, 1, 1]


@pytest.mark.rule("DOM-17.15")
def test_spyware_reveals_a_loyalty_of_each_of_two() -> None:
    scene = use("spyware", "p2 left", "p4 right", scene=Scene())
    assert scene.is_up(1, "left")
    assert scene.is_up(3, "right")


@pytest.mark.rule("DOM-17.15", "DOM-13.9", "DOM-15.15")
def test_in_the_ring_spyware_begins_with_no_card_after_which_nobody_would_be_left() -> None:
    """Hidden are only the cards between the first and second, and the second and third player."""
    scene = Scene(9)
    for seat in range(9):
        scene.up(seat, "left", "right")
    for gap in (0, 1):
        scene.state.loyal_open[gap] = False
    scene.hand(4, "spyware").begin(4).calm().say(4, "use spyware")
    assert scene.options(4) == ["p1 left", "p2 right", "cancel"]
    scene.do(4, "p2 right")
    assert all(scene.is_up(seat, side) for seat in range(3) for side in ("left", "right"))


@pytest.mark.rule("DOM-17.16")
def test_malfunction_shows_a_loyalty_and_drops_the_rifle() -> None:
    scene = use("malfunction", scene=Scene().weapon(1, "rifle", 0))
    assert scene.options(1) == ["left", "right"]
    scene.do(1, "right")
    assert scene.is_up(1, "right")
    assert scene.armed(1) == []


@pytest.mark.rule("DOM-17.17")
def test_armour_bot_disarms_and_arms() -> None:
    scene = use("armour_bot", scene=Scene().weapon(1, "rifle", 0)).do(0, "p4")
    assert (scene.armed(0), scene.armed(1), scene.aims("rifle")) == (["rifle"], [], [3])
    assert "shoot" not in scene.options(0)
    armed = use("armour_bot", scene=Scene().weapon(1, "rifle", 0).weapon(0, "pistol", 2))
    assert (armed.armed(0), armed.armed(1)) == (["pistol"], [])
    assert "rifle" in armed.centre()


@pytest.mark.rule("DOM-17.18")
def test_small_update_gives_one_of_the_locked_weapons() -> None:
    scene = use("small_update", scene=Scene())
    assert scene.options(0) == ["rocket", "laser"]
    assert scene.do(0, "laser").armed(0) == ["laser"]


@pytest.mark.rule("DOM-17.19")
def test_virtual_console_peeks_at_a_role() -> None:
    scene = use("virtual_console", "p2 role", scene=Scene())
    assert scene.told(events.Peeked)[0].seen == "astronaut"


@pytest.mark.rule("DOM-17.20")
def test_old_firewall_hides_an_open_role() -> None:
    assert not use("old_firewall", scene=Scene().up(1, "role")).is_up(1, "role")


@pytest.mark.rule("DOM-17.21", "DOM-R22", "DOM-08.4")
def test_defender_averts_one_damage() -> None:
    scene = Scene().lives(1, 1).hand(2, "defender")
    deal_damage(scene.table, [(1, 1)])
    settle(scene.table)
    assert scene.options(2) == ["pass", "defend p2"]
    scene.say(2, "defend p2")
    assert scene.player(1).alive
    assert scene.player(1).lives == 1


@pytest.mark.rule("DOM-17.22")
def test_charge_heals_one() -> None:
    assert use("charge", scene=Scene().lives(3, 1)).player(3).lives == 2


@pytest.mark.rule("DOM-17.23")
def test_recognition_bug_steals_a_rifle() -> None:
    scene = use("recognition_bug", scene=Scene().weapon(0, "pistol", 1).weapon(1, "rifle", 0)).do(0, "p5")
    assert scene.armed(0) == ["rifle"]
    assert "pistol" in scene.centre()


@pytest.mark.rule("DOM-17.24", "DOM-R62")
def test_plus_gun_turns_one_role_over() -> None:
    assert use("plusomet", "p3 role", scene=Scene()).is_up(2, "role")
    assert not use("plusomet", "p3 role", scene=Scene().up(2, "role")).is_up(2, "role")


@pytest.mark.rule("DOM-17.25")
def test_guard_bot_takes_a_life_for_the_own() -> None:
    scene = use("guard_bot", "p2", scene=Scene().lives(0, 1))
    assert (scene.player(0).lives, scene.player(1).lives) == (2, 1)


@pytest.mark.rule("DOM-17.26", "DOM-04.2")
def test_trust_shows_the_own_cards_to_one() -> None:
    scene = use("trust", "p3", scene=Scene())
    assert scene.state.known.roles.knows(2, scene.player(0).roles[0])
    assert not scene.state.known.roles.knows(3, scene.player(0).roles[0])
    assert not scene.told(events.Peeked)


@pytest.mark.rule("DOM-17.27")
def test_underground_disarms() -> None:
    scene = use("underground", scene=Scene().weapon(1, "rifle", 0))
    assert scene.armed(1) == []
    assert "rifle" in scene.centre()


@pytest.mark.rule("DOM-17.28", "DOM-15.7", "DOM-R71")
def test_screenshot_exchanges_roles_as_they_lie() -> None:
    scene = use("screenshot", "p2", "p3", scene=Scene().up(1, "role"))
    assert (scene.role_of(1), scene.role_of(2)) == ("fixer", "astronaut")
    assert (scene.is_up(1, "role"), scene.is_up(2, "role")) == (False, True)


@pytest.mark.rule("DOM-17.29", "DOM-R17")
def test_track_by_ip_moves_every_aim_on() -> None:
    scene = use("track_ip", scene=Scene().weapon(1, "rifle", 4).weapon(2, "pistol", 1))
    assert (scene.aims("rifle"), scene.aims("pistol")) == ([0], [3])


@pytest.mark.rule("DOM-17.30", "DOM-R41")
def test_trojan_moves_one_aim() -> None:
    scene = use("trojan", "p2 rifle", "p4", scene=Scene().weapon(1, "rifle", 0))
    assert scene.aims("rifle") == [3]


@pytest.mark.rule("DOM-17.31", "DOM-08.5", "DOM-R61")
def test_gevers_attack_passes_damage_on() -> None:
    scene = use("gevers_attack", "p3", scene=Scene())
    deal_damage(scene.table, [(0, 1)])
    settle(scene.table)
    assert [scene.player(seat).lives for seat in (0, 2)] == [1, 1]


@pytest.mark.rule("DOM-17.32")
def test_spy_network_sees_what_the_host_peeks_at() -> None:
    scene = use("spy_network", "p2", scene=Scene()).do(0, "end").do(1, "peek", "p4 left")
    card = scene.state.loyal[6]
    assert scene.state.known.loyalties.knows(0, card)
    assert not scene.state.known.loyalties.knows(2, card)


@pytest.mark.rule("DOM-17.33", "DOM-04.1", "DOM-R55")
def test_self_identification_tells_the_true_team() -> None:
    scene = use("self_id", "p3", scene=Scene())
    assert scene.told(events.TeamAnnounced)[0].team == scene.team(2) == "human"


@pytest.mark.rule("DOM-17.34")
def test_fog_of_war_off_tells_one_alone() -> None:
    scene = use("fog_off", "human", scene=Scene())
    mine, others = scene.told(events.TeamAsked)
    assert "p3" in mine.found
    assert others.found == []


@pytest.mark.rule("DOM-17.35")
def test_fog_of_war_on_hides_all_loyalties() -> None:
    scene = use("fog_on", scene=Scene().up(1, "left").up(3, "right"))
    assert not any(scene.state.loyal_open)


@pytest.mark.rule("DOM-17.36", "DOM-17.37", "DOM-10.2")
@pytest.mark.parametrize(("team", "program"), [("human", "leader_of_humans"), ("machine", "leader_of_machines")])
def test_a_leader_comes_face_down(team: str, program: str) -> None:
    scene = Scene().loyal(0, f"{team}_1", f"{team}_2").lives(0, 1)
    use(program, scene=scene)
    assert len(scene.player(0).roles) == 2
    assert scene.player(0).role_open == [False, False]
    assert scene.player(0).lives == 1
    assert scene.team(0) == team
    other = {"human": "leader_of_machines", "machine": "leader_of_humans"}[team]
    assert f"use {other}" not in scene.hand(0, other).begin(0).calm().options(0)


@pytest.mark.rule("DOM-17.38", "DOM-11.9", "DOM-R34")
def test_backup_resurrects() -> None:
    scene = use("backup", scene=Scene().dead(2))
    assert scene.options(2) == ["left", "right"]
    scene.do(2, "left")
    assert (scene.player(2).lives, scene.is_up(2, "role"), scene.is_up(2, "left")) == (1, True, False)


@pytest.mark.rule("DOM-17.39", "DOM-R44")
def test_inversion_turns_loyalties_over_and_back() -> None:
    scene = Scene().role(0, "astronaut").loyal(0, "human_1", "human_1").loyal(1, "outlaw_2", "machine_1")
    assert use("inversion", scene=scene).team(0) == "machine"
    assert scene.team(1) == "outlaw"
    assert use("inversion", scene=scene).team(0) == "human"
    assert [event.on for event in scene.told(events.LoyaltyInverted)] == [True, False]


@pytest.mark.rule("DOM-17.40", "DOM-08.7")
def test_spam_does_nothing_and_goes_under_the_deck() -> None:
    scene = use("spam", scene=Scene())
    assert scene.programs(0) == []
    assert scene.state.used == []


@pytest.mark.rule("DOM-17.41", "DOM-08.6", "DOM-02.1")
@pytest.mark.parametrize(
    ("program", "points", "team"),
    [
        ("secret_human", [2, 1, 1], "human"),
        ("secret_human_2", [3, 1, 1], "human"),
        ("secret_machine", [1, 2, 1], "machine"),
        ("secret_machine_2", [1, 3, 1], "machine"),
        ("secret_outlaw_2", [1, 1, 3], "outlaw"),
    ],
)
def test_a_secret_loyalty_counts_and_is_never_used(program: str, points: list[int], team: str) -> None:
    scene = Scene().role(0, "mole").loyal(0, "human_1", "machine_1")
    assert scene.team(0) == "outlaw"
    scene.hand(0, program).begin(0).calm()
    assert points_of(scene.state, 0) == points
    assert scene.team(0) == team
    assert not any(word.startswith("use") for word in scene.options(0))
