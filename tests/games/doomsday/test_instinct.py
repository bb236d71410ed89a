"""Instinct: it answers every question, shoots enemies rather than friends, and a table of it ends."""

from __future__ import annotations

import pytest

from bots.seen import questions
from games.doomsday.scenes import Scene
from holdfast.bots.advice import advise
from holdfast.games.doomsday.instinct.memory import Recall
from holdfast.games.doomsday.instinct.mind import Mind
from holdfast.games.doomsday.instinct.weighing import INSTINCT
from holdfast.games.doomsday.rulebook import GAME
from holdfast.kernel.ledger import read_ledger
from holdfast.kernel.play import submit, waiting
from holdfast.kernel.policy import Word
from holdfast.locale.phrase import of_fact


def all_known() -> Scene:
    """A human, a machine, an outlaw and a human, whose roles say so for good and lie open."""
    scene = Scene(4).role(0, "fixer").role(1, "mercenary").role(2, "homeless").role(3, "seeker")
    for seat in range(4):
        scene.up(seat, "role")
    return scene


def said(scene: Scene, seat: int) -> str:
    choice = INSTINCT.choose(scene.table, seat)
    assert choice is not None
    return choice.text


@pytest.mark.rule("DOM-02.6")
def test_whom_each_team_must_fear() -> None:
    state = all_known().state
    fears = [[other for other in range(4) if Mind(state, seat, None).hates[other] > 0.2] for seat in range(4)]
    assert fears == [[1, 2], [0, 3], [0, 1, 3], [1, 2]]


@pytest.mark.rule("DOM-12.2", "DOM-12.3")
def test_an_outlaw_keeps_the_last_human_alive_while_machines_live() -> None:
    scene = all_known()
    scene.player(3).alive = False
    hates = Mind(scene.state, 2, None).hates
    assert hates[0] < 0 < hates[1]
    scene.player(1).alive = False
    assert Mind(scene.state, 2, None).hates[0] > 0.5


def test_it_shoots_an_enemy_and_turns_away_from_a_friend() -> None:
    scene = all_known().weapon(0, "rifle", 1).begin(0)
    assert said(scene, 0) == "shoot"
    scene.state.aim_first[scene.player(0).weapons[0]] = 3
    assert said(scene, 0) == "aim"


def test_it_does_not_shoot_whom_it_knows_nothing_of() -> None:
    scene = Scene(6).role(0, "fixer").weapon(0, "rifle", 1).begin(0)
    assert said(scene, 0) != "shoot"


@pytest.mark.rule("DOM-07.2")
def test_it_never_dies_while_a_card_can_be_shown() -> None:
    scene = Scene(5).role(0, "fixer").weapon(0, "rifle", 1).begin(0)
    scene.do(0, "shoot")
    assert said(scene, 1) == "role"


@pytest.mark.rule("DOM-17.21")
def test_a_defender_saves_a_life_and_is_no_plaster() -> None:
    scene = all_known().hand(0, "defender").weapon(1, "pistol", 0).up(0, "left", "right").begin(1)
    scene.say(0, "pass").say(1, "shoot").say(0, "pass")
    assert said(scene, 0) == "pass"
    scene.player(0).lives = 1
    assert said(scene, 0) == "defend p1"


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 9])
def test_a_table_of_it_ends(seats: int) -> None:
    table = Scene(seats, seed="instinct").begin(0).table
    for _ in range(20000):
        asks = waiting(table)
        if not asks:
            break
        choice = GAME.policy().choose(table, asks[0][0])
        assert choice is not None
        submit(table, asks[0][0], choice)
    assert table.result is not None


# -- why -------------------------------------------------------------------------------------------------


def why(scene: Scene, seat: int) -> str:
    choice = INSTINCT.choose(scene.table, seat)
    assert choice is not None
    reason = INSTINCT.reason(scene.table, seat, choice)
    assert reason is not None
    return of_fact("doomsday", reason, "why").said("en")


def test_the_reason_of_a_shot_is_the_guess_behind_it() -> None:
    scene = all_known().weapon(0, "rifle", 1).begin(0)
    assert said(scene, 0) == "shoot"
    assert "a machine: 100\N{NO-BREAK SPACE}%" in why(scene, 0).replace(" %", "\N{NO-BREAK SPACE}%")


def test_the_reason_to_show_a_card_may_be_that_one_would_die() -> None:
    scene = Scene(5).role(0, "fixer").weapon(0, "rifle", 1).begin(0).do(0, "shoot")
    assert why(scene, 1) == "Otherwise you die."


@pytest.mark.slow
def test_every_reason_is_a_sentence_in_both_languages() -> None:
    """In plays to the end, at every eighth question; a message that is missing would show its own name."""
    rules = read_ledger("doomsday").rules
    for seats in (5, 9):
        for number, (table, seat) in enumerate(questions(seats, "why", ["greedy"] * seats, 240, "doomsday")):
            if number % 8:
                continue
            reason = advise(table.seen_by(seat), "why").reason
            assert reason is not None
            assert reason.rule in rules
            for language in ("en", "ru"):
                text = of_fact("doomsday", reason, "why").said(language)
                assert "doomsday-why" not in text
                assert len(text) <= 140


# -- words and deeds -------------------------------------------------------------------------------------


def test_nobody_is_shot_on_words_alone() -> None:
    """Three who have not looked say that it is a machine; one who has looked does, too: still no fact."""
    scene = Scene(6).role(0, "fixer").weapon(0, "rifle", 1).begin(0)
    recall = Recall(0, 6, "")
    recall.listen([Word(one, "accuse", {"whom": "p2", "team": "machine"}, 1) for one in (2, 3, 4)])
    mind = Mind(scene.state, 0, recall)
    assert not mind.has_fact(1)
    recall.hear([{"event": "Aimed", "who": "p2", "weapon": "pistol", "to": ["p1"]}])
    assert Mind(scene.state, 0, recall).has_fact(1)


def test_a_plea_is_heard_once() -> None:
    scene = Scene(6).role(0, "fixer").loyal(1, "human_1", "machine_1").up(1, "left").begin(0)
    hates = []
    for pleas in (0, 1, 5):
        recall = Recall(0, 6, "")
        recall.listen([Word(1, "spare", {"whom": "p1"}, 1)] * pleas)
        hates.append(Mind(scene.state, 0, recall).hates[1])
    assert hates[1] == hates[2] < hates[0]
