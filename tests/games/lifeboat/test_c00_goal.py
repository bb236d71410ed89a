"""LIF-00  Goal."""

from __future__ import annotations

import pytest

from games.lifeboat.scenes import (
    BOSUN,
    CAPTAIN,
    DEAD,
    FRENCHY,
    KID,
    MILADY,
    SNOB,
    landing,
    night,
    reason,
    score,
    winners,
)


@pytest.mark.rule("LIF-00.1")
def test_life_treasure_friend_and_enemy_all_score() -> None:
    table = landing(
        closed={KID: "cash"}, wounds={BOSUN: DEAD}, friends={KID: MILADY}, enemies={KID: BOSUN}, provisions=0
    )

    assert score(table, KID) == {"survival": 9, "friend": 8, "enemy": 8, "cash": 1, "total": 26}


@pytest.mark.rule("LIF-00.1")
def test_the_dead_can_win() -> None:
    everyone_else = {MILADY: DEAD, SNOB: DEAD, FRENCHY: DEAD, BOSUN: DEAD, KID: DEAD}
    table = landing(wounds=everyone_else, friends={KID: CAPTAIN, CAPTAIN: KID}, enemies={KID: BOSUN, CAPTAIN: MILADY})

    assert winners(table) == [KID]


@pytest.mark.rule("LIF-00.2")
@pytest.mark.parametrize(("gulls", "ended"), [(2, None), (3, "landed by card")])
def test_the_boat_lands_with_the_fourth_gull(gulls: int, ended: str | None) -> None:
    table = night("25", gulls=gulls)

    assert reason(table) == ended
