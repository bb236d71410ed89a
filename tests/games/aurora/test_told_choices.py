"""What some choices of Last Aurora are called: by what lies on the table, not by the engine's numbers."""

from __future__ import annotations

from games.aurora.scenes import Scene
from holdfast.games.aurora.chapters.c14_targets import PlaceTarget
from holdfast.games.aurora.views import public_view
from holdfast.kernel.play import options
from holdfast.locale.phrase import of_choice


def told(scene: Scene, ask: str) -> list[str]:
    view = {**public_view(scene.table), "me": None}
    return [of_choice("aurora", choice, ask, view).said("en") for choice in options(scene.table, 0)]


def test_a_counter_that_makes_way_is_told_by_its_letter_and_whose_it_is() -> None:
    scene = Scene(3)
    enemy = scene.enemy("enemy_war_wolves", marks=[1, 0, 2, 1])

    scene.run(PlaceTarget(0, enemy.card))

    assert told(scene, "RemoveTarget") == ["Cell A: Blue", "Cell B: Pink", "Cell C: Green", "Cell D: Blue"]


def test_a_counter_that_is_moved_is_told_by_its_letter_only_where_two_can_be_meant() -> None:
    scene = Scene(3)
    enemy = scene.enemy("enemy_war_wolves", marks=[0, 1, 0])
    apart = Scene(3)
    other = apart.enemy("enemy_war_wolves", marks=[0])
    apart.enemy("enemy_ulmar", marks=[0])

    scene.run(PlaceTarget(0, enemy.card))
    apart.run(PlaceTarget(0, other.card))

    assert told(scene, "MoveTarget") == ["War Wolves, A", "War Wolves, C"]
    assert told(apart, "MoveTarget") == ["War Wolves", "Ulmar, the Steel Wolf"]
