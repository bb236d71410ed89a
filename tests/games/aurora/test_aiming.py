"""Before a shot it is told how often it hits, jams and beats the enemy, and whose the loot would be."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene
from games.aurora.test_dangers import facts
from holdfast.games.aurora.chapters.c14_fire import OpenFire
from holdfast.games.aurora.chapters.c22_beta import PickWeapon
from holdfast.games.aurora.pieces import BACK, GUNNER
from holdfast.games.aurora.state import SCOUTING, SHOOTING
from holdfast.kernel.game import COST

ONE, TWO = "fire truck weapon1", "fire truck_top weapon2"


def firing(scene: Scene, *left: int) -> Scene:
    """My turn to fire, with these outcome cards left in the deck, the first on top."""
    scene.state.phase, scene.state.turn = SHOOTING, 0
    scene.state.outcomes = [number - 1 for number in reversed(left)]
    scene.state.outcome_discard = [card for card in range(12) if card + 1 not in left]
    scene.state.area = BACK[left[0] - 1]
    return scene.run(OpenFire(0))


def armed() -> Scene:
    return Scene(4).convoy(0, "start_truck", "+device_machine_gun", "container").load(0, ammo=1)


@pytest.mark.rule("AUR-14.8")
def test_hits_and_jams_are_counted_over_the_cards_with_the_back_on_top() -> None:
    """Of the left column's four backs 3, 6 and 9 are left; weapon 1 jams on two and misses, 2 hits on one."""
    scene = armed()
    scene.enemy("enemy_wolf_riders")
    told = firing(scene, 3, 6, 9, 1, 2)

    assert facts(told, ONE)["hits"].args == {"n": 0, "of": 3}
    assert facts(told, ONE)["jams"].args == {"n": 2, "of": 3}
    assert facts(told, ONE)["jams"].kind == COST
    assert facts(told, TWO)["hits"].args == {"n": 1, "of": 3}
    assert facts(told, TWO)["jams"].args == {"n": 1, "of": 3}
    assert "jams" not in facts(firing(told, 12, 6, 1), TWO)


@pytest.mark.rule("AUR-14.7", "AUR-14.9")
def test_what_a_shot_costs_and_what_a_hit_is_worth() -> None:
    scene = armed().items(0, "incendiary")
    scene.enemy("enemy_wolf_riders")
    told = firing(scene, 12, 1)
    assert facts(told, ONE)["ammo_left"].args == {"n": 0}
    assert facts(told, ONE)["fame_hit"].args == {"n": 1}
    assert "ammo_left" not in facts(told, "ignite truck weapon1")
    assert "fame_hit" not in facts(firing(scene, 3, 1), ONE)
    assert "fame_hit" in facts(firing(scene, 3, 12, 1), ONE)
    told = firing(scene, 12, 1)
    scene.player().fame = 5
    assert "fame_hit" not in facts(told, ONE)


@pytest.mark.rule("AUR-14.15", "AUR-R33")
def test_an_enemy_is_beaten_also_by_what_the_gunner_and_the_item_add_to_a_hit() -> None:
    """Defence 4, two cells left; card 12 hits once with weapon 1."""
    scene = armed().items(0, "incendiary")
    scene.enemy("enemy_wolf_riders", damage=2)
    told = firing(scene, 12, 1)
    assert "beats" not in facts(told, ONE)
    assert facts(told, "ignite truck weapon1")["beats"].args == {"enemy": "enemy_wolf_riders", "n": 1, "of": 1}
    scene.add(0, "gunner")
    assert facts(told, ONE)["beats"].args["n"] == 1
    scene.player().spent |= 1 << GUNNER
    assert "beats" not in facts(told, ONE)


@pytest.mark.rule("AUR-14.15", "AUR-R33")
def test_a_card_that_misses_beats_nobody_whatever_else_is_added() -> None:
    scene = armed().items(0, "incendiary").add(0, "gunner")
    scene.enemy("enemy_wolf_riders", damage=3)
    told = firing(scene, 3, 1)
    assert facts(told, "ignite truck weapon1")["hits"].args == {"n": 0, "of": 1}
    assert "beats" not in facts(told, "ignite truck weapon1")


@pytest.mark.rule("AUR-22.5", "AUR-R33")
def test_the_gunner_adds_nothing_to_an_attack_in_scouting() -> None:
    scene = (
        Scene(4, "beta").convoy(0, "start_truck", "+device_machine_gun", "container").load(0, ammo=1).add(0, "gunner")
    )
    scene.enemy("enemy_wolf_riders", damage=2)
    told = firing(scene, 12, 1)
    assert facts(told, ONE)["beats"].args["n"] == 1
    scene.state.phase = SCOUTING
    scene.run(PickWeapon(0))
    assert "beats" not in facts(scene, ONE)
    assert facts(scene, ONE)["hits"].args == {"n": 1, "of": 1}


@pytest.mark.rule("AUR-14.15", "AUR-R34")
def test_the_share_of_the_loot_counts_the_letters_of_the_cards_that_come_after_the_shot() -> None:
    """Blue has А, my hit puts me on Б. After 12 comes 1 (Г Б …, mine) or 2 (А …, blue's)."""
    scene = armed()
    enemy = scene.enemy("enemy_wolf_riders", damage=3, marks=[1])
    assert facts(firing(scene, 12, 1, 2), ONE)["loot-share"].args == {"percent": 50}
    assert facts(firing(scene, 12, 1), ONE)["loot-share"].args == {"percent": 100}
    scene.player().targets = 0
    assert "loot-share" not in facts(scene, ONE)
    scene.player().targets, enemy.marks = 2, [1, 2, 1, 2]
    assert "loot-share" not in facts(scene, ONE)


@pytest.mark.rule("AUR-14.13", "AUR-14.15")
def test_after_the_last_card_the_letters_come_from_the_whole_deck() -> None:
    scene = armed()
    scene.enemy("enemy_wolf_riders", damage=3, marks=[1])
    told = firing(scene, 12)
    firsts = ["db", "ac", "ca", "bd", "ab", "dcb", "cda", "ba", "ad", "da", "cb", "bc"]
    mine = [letters for letters in firsts if letters.translate(str.maketrans("", "", "cd"))[0] == "b"]
    assert facts(told, ONE)["loot-share"].args == {"percent": round(100 * len(mine) / 12)}


@pytest.mark.rule("AUR-14.7")
def test_at_whom_one_aims_is_told_for_that_enemy_alone() -> None:
    scene = armed()
    scene.enemy("enemy_wolf_riders", damage=3)
    scene.enemy("enemy_war_wolves")
    told = firing(scene, 12, 1)
    assert [fact.args["enemy"] for fact in [facts(told, ONE)["beats"]]] == ["enemy_wolf_riders"]
    told.say(0, ONE)
    assert facts(told, "at enemy_wolf_riders")["beats"].args["n"] == 1
    assert "beats" not in facts(told, "at enemy_war_wolves")
    assert facts(told, "at enemy_war_wolves")["hits"].args == {"n": 1, "of": 1}
