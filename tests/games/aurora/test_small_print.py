"""What only a close reading of the rules tells apart."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from games.aurora.test_c23_automa import rival, solo
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c12_rest import Resting
from holdfast.games.aurora.chapters.c14_defeat import CheckDefeat, HandOver
from holdfast.games.aurora.chapters.c14_fire import ConvoyFire
from holdfast.games.aurora.chapters.c20_barrage import HappenNow
from holdfast.games.aurora.chapters.c23_moving import AutomaMoves
from holdfast.games.aurora.pieces import SURVIVOR
from holdfast.games.aurora.state import SHOOTING


@pytest.mark.rule("AUR-14.15", "AUR-14.17", "AUR-R63")
def test_an_item_for_each_counter_of_those_whom_the_letters_pass_over() -> None:
    # AUR-EX13: the letters begin with the empty fourth cell, then the second.
    scene = Scene(4).outcomes(1)
    scene.enemy("enemy_war_wolves", damage=4, marks=[0, 1, 0])
    scene.state.phase = SHOOTING
    scene.run(CheckDefeat(card("enemy_war_wolves"), False))

    claim = scene.state.claims[0]
    assert (claim.winner, claim.items[:4]) == (1, [2, 0, 0, 0])
    scene.run(HandOver())
    scene.say(1, "decline")
    assert [len(scene.player(seat).items) for seat in range(4)] == [2, 0, 0, 0]


@pytest.mark.rule("AUR-R49", "AUR-20.2")
def test_who_loses_the_last_survivor_to_what_hits_all_is_out_when_the_answers_are_opened() -> None:
    scene = Scene(3).crew(0, "copilot").crew(1, "copilot")
    scene.run(HappenNow(card("event_fallout"))).say(2, "infect leader")

    assert [player.out for player in scene.state.players] == [True, True, False]
    assert scene.table.result is not None
    assert (scene.table.result.winners, scene.table.result.reason) == ([2], "elimination")


@pytest.mark.rule("AUR-23.21", "AUR-R66")
def test_without_a_card_shown_in_scouting_the_automa_shoots_the_lowest_number() -> None:
    scene = solo().outcomes(4)
    rival(scene).shown, rival(scene).scouted = [0], 0
    scene.enemy("enemy_randoll_randall")
    scene.enemy("enemy_war_wolves")
    scene.crew(0, "leader").load(0)
    scene.state.phase = SHOOTING
    scene.run(ConvoyFire())

    assert scene.told(events.Attacked)[0].enemy == "enemy_war_wolves"


@pytest.mark.rule("AUR-23.29", "AUR-R52")
@pytest.mark.parametrize(("mine", "recruited"), [(("leader", "copilot"), 0), (("leader", "copilot", "gunner"), 1)])
def test_the_automa_recruits_only_while_it_has_fewer_ill_ones_counted(mine: tuple[str, ...], recruited: int) -> None:
    scene = solo().crew(0, *mine)
    rival(scene).shown = [1]
    rival(scene).lanes[SURVIVOR], rival(scene).sick = 1, 1
    scene.run(AutomaMoves())

    assert rival(scene).lanes[SURVIVOR] == 1 + recruited


@pytest.mark.rule("AUR-11.8", "AUR-R65")
def test_the_mechanic_works_once_a_round() -> None:
    scene = Scene().load(0).load(1).crew(0, "mechanic", zone="rest").crew(1, "leader", zone="rest")
    scene.player().damage[2] = 0b111
    scene.run(Resting()).say(0, "mechanic", "repair trailer1 any")

    assert scene.player().damage[2].bit_count() == 1
    assert scene.asked() == ""
