"""LIF-20  Scoring."""

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
    day,
    idle_until,
    landing,
    night,
    reveal,
    score,
    seat,
    sleep,
)
from holdfast.api import Table
from holdfast.kernel.ledger import read_ledger


@pytest.mark.rule("LIF-20.1", "LIF-R25")
@pytest.mark.parametrize(("hurt", "points"), [(0, 9), (3, 9), (4, 0)])
def test_the_unconscious_are_alive(hurt: int, points: int) -> None:
    table = landing(wounds={KID: hurt}, friends={KID: MILADY}, enemies={KID: BOSUN})

    assert score(table, KID).get("survival", 0) == points


@pytest.mark.rule("LIF-20.1")
def test_the_swept_away_are_dead() -> None:
    table = landing(swept=[BOSUN], friends={KID: BOSUN, SNOB: KID}, enemies={KID: MILADY, SNOB: BOSUN})

    assert score(table, KID) == {"survival": 9, "total": 9}
    assert score(table, SNOB) == {"survival": 7, "friend": 9, "enemy": 8, "total": 24}


@pytest.mark.rule("LIF-20.2")
@pytest.mark.parametrize(
    ("who", "survival"), [(MILADY, 8), (SNOB, 7), (CAPTAIN, 5), (BOSUN, 4), (FRENCHY, 6), (KID, 9)]
)
def test_own_survival_scores(who: str, survival: int) -> None:
    table = landing()

    assert score(table, who)["survival"] == survival


@pytest.mark.rule("LIF-20.2")
def test_a_psychopath_gets_nothing_for_surviving() -> None:
    table = landing(friends={KID: MILADY}, enemies={KID: KID})

    assert score(table, KID) == {"friend": 8, "total": 8}


@pytest.mark.rule("LIF-20.3")
@pytest.mark.parametrize(("hurt", "points"), [(8, 4), (DEAD, 0)])
def test_a_living_friend_scores_its_survival(hurt: int, points: int) -> None:
    table = landing(wounds={BOSUN: hurt}, friends={KID: BOSUN}, enemies={KID: MILADY})

    assert score(table, KID).get("friend", 0) == points


@pytest.mark.rule("LIF-20.3")
def test_a_narcissist_counts_survival_twice_and_as_psychopath_once() -> None:
    narcissist = landing(friends={KID: KID}, enemies={KID: BOSUN})
    both = landing(friends={KID: KID}, enemies={KID: KID})

    assert (score(narcissist, KID)["total"], score(both, KID)["total"]) == (18, 9)


@pytest.mark.rule("LIF-20.4", "LIF-20.6")
@pytest.mark.parametrize(("enemy", "points"), [(BOSUN, 8), (KID, 3)])
def test_a_player_sees_what_the_enemy_s_death_would_bring(enemy: str, points: int) -> None:
    table = day(enemies={KID: enemy})

    assert table.view(seat(table, KID))["me"]["enemy_points"] == points


@pytest.mark.rule("LIF-20.4")
@pytest.mark.parametrize(("hurt", "points"), [(8, 0), (DEAD, 8)])
def test_a_dead_enemy_scores_its_strength(hurt: int, points: int) -> None:
    table = landing(wounds={BOSUN: hurt}, friends={KID: MILADY}, enemies={KID: BOSUN})

    assert score(table, KID).get("enemy", 0) == points


@pytest.mark.rule("LIF-20.5")
@pytest.mark.parametrize(("hurt", "part", "points"), [(0, "friend", 4), (DEAD, "enemy", 8)])
def test_friend_and_enemy_in_one_score_either_way(hurt: int, part: str, points: int) -> None:
    table = landing(wounds={BOSUN: hurt}, friends={KID: BOSUN}, enemies={KID: BOSUN})

    assert score(table, KID) == {"survival": 9, part: points, "total": 9 + points}


@pytest.mark.rule("LIF-20.6", "LIF-R2")
@pytest.mark.parametrize(("wide", "bodies"), [(False, 2), (True, 3)])
def test_a_psychopath_scores_for_bodies_but_not_the_friend_s(wide: bool, bodies: int) -> None:
    table = landing(
        wounds={SNOB: DEAD, CAPTAIN: DEAD, BOSUN: DEAD},
        swept=[FRENCHY],
        friends={KID: SNOB},
        enemies={KID: KID},
        options={"psychopath_counts_swept_away": wide},
    )

    assert score(table, KID) == {"psychopath": 3 * bodies, "total": 3 * bodies}


@pytest.mark.rule("LIF-20.6")
def test_a_dead_psychopath_s_own_body_does_not_count() -> None:
    table = landing(wounds={KID: DEAD, BOSUN: DEAD}, friends={KID: SNOB}, enemies={KID: KID})

    assert score(table, KID) == {"friend": 7, "psychopath": 3, "total": 10}


@pytest.mark.rule("LIF-20.6")
def test_nobody_but_a_psychopath_scores_for_bodies() -> None:
    table = landing(wounds={BOSUN: DEAD, SNOB: DEAD}, friends={KID: MILADY}, enemies={KID: CAPTAIN})

    assert score(table, KID) == {"survival": 9, "friend": 8, "total": 17}


@pytest.mark.rule("LIF-20.7")
def test_treasure_counts_open_or_closed_also_for_a_body() -> None:
    table = landing(
        closed={KID: "cash"},
        open={KID: "painting_small"},
        wounds={KID: DEAD},
        friends={KID: SNOB},
        enemies={KID: MILADY},
    )

    assert score(table, KID) == {"friend": 7, "cash": 1, "painting": 2, "total": 10}


@pytest.mark.rule("LIF-20.7", "LIF-15.5")
def test_the_swept_away_have_no_treasure() -> None:
    table = night(
        "38",
        chart="25",
        gulls=3,
        closed={KID: "cash jewels"},
        open={KID: "painting_small"},
        wounds={KID: 3},
        friends={KID: SNOB},
        enemies={KID: MILADY},
    )
    sleep(table)
    idle_until(table, "nobody")

    reveal(table)

    assert score(table, KID) == {"friend": 7, "total": 7}


@pytest.mark.rule("LIF-20.8")
@pytest.mark.parametrize(
    ("who", "cash", "paintings", "jewels"),
    [(KID, 2, 8, 6), (MILADY, 2, 8, 12), (SNOB, 2, 16, 6), (CAPTAIN, 4, 8, 6), (BOSUN, 2, 8, 6), (FRENCHY, 2, 8, 6)],
)
def test_worth_of_treasure_and_who_doubles_it(who: str, cash: int, paintings: int, jewels: int) -> None:
    table = landing(closed={who: "cash cash painting_large painting_large painting_small jewels jewels"})

    parts = score(table, who)
    assert (parts["cash"], parts["painting"], parts["jewels"]) == (cash, paintings, jewels)


@pytest.mark.rule("LIF-20.8")
def test_the_dead_double_too() -> None:
    table = landing(closed={MILADY: "jewels"}, wounds={MILADY: DEAD})

    assert score(table, MILADY)["jewels"] == 6


@pytest.mark.rule("LIF-20.8", "LIF-R1", "LIF-23.3")
@pytest.mark.parametrize(
    ("option", "number", "points"),
    [
        ("per_card", 1, 3),
        ("per_card", 2, 6),
        ("per_card", 3, 9),
        ("classic_set", 1, 1),
        ("classic_set", 2, 4),
        ("classic_set", 3, 8),
    ],
)
def test_both_tables_of_jewels(option: str, number: int, points: int) -> None:
    table = landing(closed={KID: "jewels " * number}, options={"jewel_scoring": option})

    assert score(table, KID)["jewels"] == points


@pytest.mark.rule("LIF-20.9")
def test_the_score_is_the_sum_of_its_parts() -> None:
    table = landing(
        closed={CAPTAIN: "cash cash jewels"}, wounds={BOSUN: DEAD}, friends={CAPTAIN: KID}, enemies={CAPTAIN: BOSUN}
    )

    assert score(table, CAPTAIN) == {"survival": 5, "friend": 9, "enemy": 8, "cash": 4, "jewels": 3, "total": 29}


def missed(table: Table, who: str) -> list[str]:
    """Which fates the sheet of this loser names."""
    found: list[str] = next(one["missed"] for one in table.view(None)["result"]["sheets"] if one["who"] == who)
    return found


@pytest.mark.rule("LIF-20.4")
def test_a_loser_is_told_which_death_would_have_been_enough() -> None:
    table = landing(
        friends={KID: MILADY, CAPTAIN: FRENCHY, SNOB: BOSUN},
        enemies={KID: BOSUN, CAPTAIN: SNOB, SNOB: CAPTAIN},
    )

    assert missed(table, KID) == []  # who won
    assert missed(table, SNOB) == ["enemy"]  # 11 of 17, and the Captain's strength is 7
    assert missed(table, CAPTAIN) == []  # 11 of 17, and the Snob's is 5


@pytest.mark.rule("LIF-20.4", "LIF-20.6")
def test_an_enemy_who_died_brings_no_more_and_a_psychopath_has_none() -> None:
    table = landing(
        wounds={SNOB: DEAD},
        friends={KID: MILADY, CAPTAIN: BOSUN, MILADY: KID, BOSUN: MILADY},
        enemies={KID: BOSUN, CAPTAIN: SNOB, MILADY: FRENCHY, BOSUN: BOSUN},
    )

    assert [score(table, who)["total"] for who in (KID, CAPTAIN, BOSUN)] == [17, 14, 11]
    assert missed(table, CAPTAIN) == []  # the Snob's 5 are counted already
    assert missed(table, BOSUN) == []  # it is his own strength of 8 that would be enough


@pytest.mark.rule("LIF-20.2", "LIF-20.3")
def test_the_fewest_fates_are_named_that_make_up_for_it() -> None:
    table = landing(
        wounds={SNOB: DEAD, FRENCHY: DEAD, CAPTAIN: DEAD},
        friends={KID: SNOB, MILADY: KID, BOSUN: BOSUN, SNOB: FRENCHY, CAPTAIN: CAPTAIN, FRENCHY: SNOB},
        enemies={KID: BOSUN, MILADY: BOSUN, BOSUN: MILADY, SNOB: KID, CAPTAIN: BOSUN, FRENCHY: FRENCHY},
    )

    assert score(table, MILADY)["total"] == 17
    assert missed(table, KID) == ["enemy"]  # 9, and the enemy's 8 are enough: the friend's 7 alone are not
    assert missed(table, BOSUN) == []  # 8, and the enemy's 4 are too few
    assert missed(table, CAPTAIN) == ["survival", "enemy"]  # 0: one's own life counts twice, and that is not enough
    assert missed(table, SNOB) == []  # 0: 7, 6 and 3 are too few
    assert missed(table, FRENCHY) == []  # to a psychopath neither the own life nor an enemy counts


@pytest.mark.rule("LIF-20.2", "LIF-20.3", "LIF-20.6")
def test_of_the_fates_that_were_enough_the_cheapest_is_named() -> None:
    table = landing(
        wounds={SNOB: DEAD, FRENCHY: DEAD, CAPTAIN: DEAD},
        closed={CAPTAIN: "cash cash", MILADY: "cash cash"},
        friends={KID: MILADY, MILADY: SNOB, BOSUN: SNOB, SNOB: BOSUN, CAPTAIN: CAPTAIN, FRENCHY: MILADY},
        enemies={KID: BOSUN, MILADY: BOSUN, BOSUN: KID, SNOB: CAPTAIN, CAPTAIN: BOSUN, FRENCHY: FRENCHY},
    )

    assert {who: score(table, who)["total"] for who in (KID, MILADY, SNOB, CAPTAIN, FRENCHY)} == {
        KID: 17,
        MILADY: 10,
        SNOB: 11,
        CAPTAIN: 4,
        FRENCHY: 14,
    }
    assert missed(table, MILADY) == ["friend"]  # 7 are lacking: the Snob's life brings them, the Bosun's death one more
    assert missed(table, SNOB) == ["survival"]  # 6, and his own life brings 7
    assert missed(table, CAPTAIN) == ["survival", "enemy"]  # 13, and his own life twice 5, being his own friend
    assert missed(table, FRENCHY) == []  # to a psychopath his own life is nothing


@pytest.mark.rule("LIF-20.9")
def test_the_sheet_names_the_rule_of_each_part() -> None:
    result = landing().view(None)["result"]

    assert result["rules"].keys() == result["sheets"][0]["parts"].keys()
    assert all(read_ledger("lifeboat").rule(rule) for rule in result["rules"].values())
