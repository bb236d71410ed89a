"""DOM-14.5: who has been converted, only they know; and what others knew of teams must not tell it by vanishing."""

from __future__ import annotations

import pytest

from games.doomsday.scenes import Scene
from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c11_death import Rise
from holdfast.games.doomsday.dangers import dangers
from holdfast.games.doomsday.pieces import HUMAN, LEGION, SEATS
from holdfast.games.doomsday.rulebook import GAME
from holdfast.games.doomsday.talk import check
from holdfast.games.doomsday.verbs.changes import learn, peek
from holdfast.games.doomsday.views import known_teams
from holdfast.kernel.canonical import canonical
from holdfast.kernel.imagine import imagine
from holdfast.kernel.play import options
from holdfast.kernel.step import ALL


def all_know(scene: Scene, *humans: int) -> Scene:
    for seat in humans:
        learn(scene.table, seat, HUMAN, True, ALL)
    scene.state.goes_on = True
    return scene


@pytest.mark.rule("DOM-16.32", "DOM-14.5")
def test_whom_mind_eater_touches_nobody_can_tell_from_what_was_known_of_teams() -> None:
    scenes = []
    for touched in (2, 3):
        scene = all_know(Scene(5, legion=True).role(1, "mind_eater"), 2, 3)
        scenes.append(scene.reveal(1).say(1, SEATS[touched]))
    for watcher in (None, 0, 4):
        assert canonical(imagine(scenes[0].table, watcher, "x")) == canonical(imagine(scenes[1].table, watcher, "x"))
    for watcher in (0, 4):
        views = [GAME.view(scene.table, watcher) for scene in scenes]
        assert views[0] == views[1]
        assert not known_teams(scenes[0].state, watcher)


def peeked(card: str, *spies: int) -> Scene:
    """The second player looks at a card of the fourth; the whole table was told that the second is human."""
    scene = Scene(8, legion=True).loyal(3, card, "machine_1").loyal(4, "human_1", "human_1").role(1, "informant")
    scene.player(1).mark = -1
    for spy in spies:
        scene.hand(spy, "spy_network").begin(spy).calm().do(spy, "use spy_network", "p2")
        scene.player(spy).mark = -1
    all_know(scene, 1)
    peek(scene.table, 1, [(3, 0)])
    return scene


@pytest.mark.rule("DOM-14.5", "DOM-06.1")
def test_whether_a_look_was_at_the_legion_card_nobody_else_can_tell() -> None:
    legion, human = (peeked(card) for card in ("legion", "human_1"))
    assert legion.team(1) == "legion"
    for watcher in (0, 2, 5):
        assert known_teams(legion.state, watcher) == known_teams(human.state, watcher)
    assert legion.state.goes_on == human.state.goes_on


@pytest.mark.rule("DOM-14.5", "DOM-17.32", "DOM-R40")
def test_who_spies_on_a_look_at_the_legion_card_and_who_looks_know_it_of_each_other() -> None:
    scene = peeked("legion", 6)
    assert (scene.team(1), scene.team(6)) == ("legion", "legion")
    for one, other in ((1, 6), (6, 1)):
        assert {"who": SEATS[other], "team": "legion", "holds": True} in known_teams(scene.state, one)
        assert imagine(scene.table, one, "x").state.players[other].mark == LEGION
    assert not known_teams(scene.state, 0)


@pytest.mark.rule("DOM-14.5", "DOM-14.8")
def test_who_looks_at_the_legion_card_cannot_tell_whether_who_spies_was_legion_before() -> None:
    told = []
    for mark in (-1, LEGION):
        scene = peeked("human_1", 6)
        scene.player(6).mark = mark
        scene.loyal_at(6, "legion")
        scene.table.heard = []
        peek(scene.table, 1, [(3, 0)])
        told.append([(event.who, event.team) for event in scene.told(events.Converted)])
    assert told[0] == told[1] == [("p2", "legion"), ("p7", "legion")]


@pytest.mark.rule("DOM-14.6", "DOM-14.7")
def test_what_was_known_of_the_raised_does_not_tell_whether_they_are_legion() -> None:
    known = []
    for mark in (-1, LEGION):
        scene = Scene(5, legion=True).dead(2)
        scene.player(2).mark = mark
        learn(scene.table, 2, HUMAN, False, 1)
        scene.run(Rise(2, fallen=True)).say(2, "left")
        known.append(known_teams(scene.state, 0))
    assert known == [[], []]


@pytest.mark.rule("DOM-14.7", "DOM-02.5")
def test_no_warning_tells_that_a_player_all_of_whose_cards_are_known_was_converted() -> None:
    warned = []
    for mark in (-1, LEGION):
        scene = Scene(5, legion=True).role(0, "informant").loyal(0, "human_1", "human_1")
        scene.role(2, "fixer").loyal(2, "human_1", "machine_1").up(2, "left", "right", "role")
        scene.player(2).mark = mark
        scene.weapon(0, "rifle", 2).begin(0).calm()
        shoot = next(one for one in options(scene.table, 0) if one.text == "shoot")
        warned.append([fact.name for fact in dangers(scene.table, 0, shoot)])
    assert warned[0] == warned[1]


@pytest.mark.rule("DOM-17.34", "DOM-16.32", "DOM-15.15")
def test_who_is_known_not_to_be_legion_can_be_touched_and_is_not_imagined_as_legion() -> None:
    scene = Scene(5, legion=True).role(1, "mind_eater")
    for seat in (0, 2, 3, 4):
        learn(scene.table, seat, LEGION, False, 1 << 1)
    assert all(imagine(scene.table, 1, str(n)).state.players[2].mark != LEGION for n in range(4))

    assert scene.reveal(1).options(1) == ["p3", "p4", "p5", "p1"]


@pytest.mark.rule("DOM-16.32", "DOM-15.15")
def test_who_is_known_to_be_legion_is_not_touched_again() -> None:
    scene = Scene(5, legion=True).role(1, "mind_eater")
    learn(scene.table, 3, LEGION, True, ALL)
    assert scene.reveal(1).options(1) == ["p3", "p5", "p1"]


@pytest.mark.rule("DOM-04.1", "DOM-17.34")
def test_a_claim_of_the_one_team_that_was_ruled_out_is_untrue() -> None:
    scene = Scene(5)
    learn(scene.table, 2, HUMAN, False, 1)
    human = check(scene.state, 0, "team", {"about": "p3", "team": "human"})
    assert human is not None
    assert (human.name, human.args) == ("not", {"face": "human"})
    assert check(scene.state, 0, "team", {"about": "p3", "team": "machine"}) is None
    assert check(scene.state, 1, "team", {"about": "p3", "team": "human"}) is None


@pytest.mark.rule("DOM-17.34", "DOM-R57")
def test_what_another_was_told_of_teams_is_not_in_an_imagined_table() -> None:
    scenes = []
    for holds in (True, False):
        scene = Scene(5)
        learn(scene.table, 2, HUMAN, holds, 1 << 1)
        scenes.append(scene)
    for watcher in (None, 0, 3):
        assert canonical(imagine(scenes[0].table, watcher, "x")) == canonical(imagine(scenes[1].table, watcher, "x"))
    assert [truth.holds for truth in imagine(scenes[1].table, 1, "x").state.truths] == [False]


@pytest.mark.rule("DOM-04.1", "DOM-10.4")
def test_a_claim_about_a_leader_s_second_card_is_no_claim_about_who_leads_no_more() -> None:
    claim = {"about": "p2", "card": "role2", "face": "machine"}
    scene = Scene(5).hand(1, "leader_of_machines").role(1, "assassin").loyal(1, "machine_1", "machine_2")
    scene.begin(1).calm().do(1, "use leader_of_machines").hand(1, "screenshot")
    led = check(scene.state, 1, "card", claim)
    assert led is not None
    assert led.name == "same"
    scene.do(1, "use screenshot", "p3", "p2")
    assert [check(scene.state, seat, "card", claim) for seat in range(5)] == [None] * 5
