"""DOM-DP12: who has pressed to interrupt, and who has withdrawn, nobody else can tell, bots that imagine included."""

from __future__ import annotations

import pytest

from games.doomsday.scenes import Scene
from holdfast.games.doomsday.chapters.c11_death import Rise
from holdfast.games.doomsday.pieces import FALLEN, LEGION
from holdfast.kernel.canonical import canonical
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.imagine import imagine, redealt
from holdfast.kernel.play import waiting

OTHERS = (1, 2, 4)
"""Who could have pressed, besides the active player."""


def pause() -> Scene:
    """The pause at the beginning of a turn; three others hold a program each."""
    scene = Scene(5)
    for seat, name in zip(OTHERS, ("charge", "rescue_bot", "spam"), strict=True):
        scene.hand(seat, name)
    return scene.lives(3, 1).begin()


def pressed_by(presser: int) -> Scene:
    scene = pause()
    for seat, _ in waiting(scene.table):
        scene.say(seat, "interrupt" if seat == presser else "pass")
    assert [seat for seat, _ in waiting(scene.table)] == [presser]
    return scene


@pytest.mark.rule("DOM-08.4", "DOM-R65")
@pytest.mark.parametrize("watcher", [None, 0, 3])
def test_who_has_pressed_is_imagined_anew(watcher: int | None) -> None:
    """Two worlds that differ in nothing else are imagined as the same table; and everybody comes into question."""
    worlds = [pressed_by(seat).table for seat in OTHERS]

    for seed in ("one", "two", "three"):
        assert len({canonical(imagine(world, watcher, seed)) for world in worlds}) == 1

    guessed = {seat for n in range(30) for seat, _ in waiting(imagine(worlds[0], watcher, str(n)))}
    assert guessed == {*OTHERS}


@pytest.mark.rule("DOM-08.4")
def test_who_has_pressed_knows_it() -> None:
    scene = pressed_by(2)

    assert all(waiting(imagine(scene.table, 2, str(n)))[0][0] == 2 for n in range(8))


@pytest.mark.rule("DOM-08.4")
def test_nobody_takes_themselves_for_somebody_who_pressed() -> None:
    scene = pressed_by(2)

    assert {waiting(imagine(scene.table, 1, str(n)))[0][0] for n in range(20)} == {2, 4}


@pytest.mark.rule("DOM-08.4")
def test_an_interruption_begun_is_imagined_from_its_beginning() -> None:
    """The word already said in the lane is nobody else's business either."""
    begun = pressed_by(2).say(2, "use rescue_bot")

    assert canonical(imagine(begun.table, 0, "x")) == canonical(imagine(pressed_by(1).table, 0, "x"))


@pytest.mark.rule("DOM-08.4")
def test_who_has_withdrawn_is_forgotten_but_by_themselves() -> None:
    scenes = [pressed_by(seat).say(seat, "withdraw") for seat in OTHERS]

    assert len({canonical(imagine(scene.table, 0, "x")) for scene in scenes}) == 1
    assert imagine(scenes[0].table, 1, "x").state.players[1].withdrawn == 1


@pytest.mark.rule("DOM-08.4")
def test_the_other_world_goes_on_with_its_own_presser() -> None:
    scene = pressed_by(4)
    other = redealt(scene.table, 0, Dice(seed_of("other")).stream("redeal"))

    presser = waiting(other)[0][0]
    assert other.state.interrupter == presser


@pytest.mark.rule("DOM-14.6", "DOM-14.7", "DOM-14.8")
def test_whoever_deathbringer_has_raised_is_imagined_as_fallen_though_really_legion() -> None:
    """Two worlds that a third player cannot tell apart; in one of them the raised player was Legion before."""
    worlds = []
    for mark in (-1, LEGION):
        scene = Scene(5, legion=True).dead(2)
        scene.player(2).mark = mark
        scene.run(Rise(2, fallen=True)).say(2, "left").begin(0)
        assert scene.team(2) == ("legion" if mark == LEGION else "fallen")
        worlds.append(scene.table)

    assert [imagine(world, 0, "x").state.players[2].mark for world in worlds] == [FALLEN, FALLEN]
    assert canonical(imagine(worlds[0], 0, "x")) == canonical(imagine(worlds[1], 0, "x"))
