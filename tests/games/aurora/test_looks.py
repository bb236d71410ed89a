"""What is said of a piece that somebody looks at, and of a blow that leaves a choice."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from games.aurora.test_c14_c20_shooting import freeze
from holdfast.games.aurora.chapters.c14_ambush import Spring
from holdfast.games.aurora.pieces import SHORTCUTS
from holdfast.games.aurora.rulebook import GAME
from holdfast.kernel.play import question
from holdfast.locale import translate
from holdfast.locale.phrase import of_ask


def lines(scene: Scene, anchor: str, seat: int | None = 0) -> dict[str, dict[str, object]]:
    found = GAME.look(scene.table, seat, anchor)
    assert found is not None
    return {fact.name: dict(fact.args) for fact in found.lines}


@pytest.mark.rule("AUR-15.2", "AUR-15.3")
def test_the_ship_says_how_far_it_is_and_where_it_stands() -> None:
    scene = Scene()
    scene.state.round, scene.player().space = 2, 20

    assert lines(scene, "ship") == {"to-ship": {"n": 5}, "ship": {}, "label": {"n": 2, "of": 6}, "at-ship": {}}
    assert "to-ship" not in lines(scene, "ship", None)
    scene.state.round, scene.player().space = 0, 29
    assert lines(scene, "ship")["to-ship"] == {"n": 0}
    assert lines(scene, "ship")["label"] == {"n": 1, "of": 6}
    scene.player().out = True
    assert "to-ship" not in lines(scene, "ship")


@pytest.mark.rule("AUR-13.6", "AUR-22.11", "AUR-22.12")
def test_a_shortcut_says_for_whom_it_is_and_what_it_costs() -> None:
    scene = Scene(board="beta")

    assert lines(scene, "road:beta_t1").keys() == {"shortcut", "tracked"}
    assert lines(scene, "road:beta_av1")["price"] == {"what": "damage", "n": 2}
    assert lines(scene, "road:beta_d2").keys() == {"shortcut", "price"}
    assert lines(scene, "road:beta_av1").keys() == {"shortcut", "price", "avalanche"}
    scene.state.closed |= 1 << SHORTCUTS.index("beta_av1")
    assert lines(scene, "road:beta_av1").keys() == {"shortcut", "price", "closed"}


@pytest.mark.rule("AUR-14.4", "AUR-R67")
def test_a_blow_that_leaves_a_choice_says_whose_it_is() -> None:
    scene = freeze(Scene())
    scene.enemy("enemy_last_howl", 0)
    scene.run(Spring(card("enemy_last_howl"), 0))
    ask = question(scene.table, 0)
    assert ask is not None

    title, _ = of_ask("aurora", ask, GAME.view(scene.table, 0))

    assert title.args["card"] == "aurora-enemy_last_howl"
    assert translate(title.id, "ru", **title.args) == "Последний вой: что вы выберете?"
