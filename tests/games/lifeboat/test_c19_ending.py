"""LIF-19  End of the game."""

from __future__ import annotations

import pytest

from games.lifeboat.scenes import (
    BOSUN,
    CAPTAIN,
    DEAD,
    EVERYBODY,
    FRENCHY,
    KID,
    MILADY,
    SNOB,
    asking,
    day,
    landing,
    may,
    night,
    on_table,
    play,
    reason,
    rights,
    score,
    sleep,
    told,
    winners,
)


@pytest.mark.rule("LIF-19.1")
def test_the_fourth_gull_on_an_evening_card_ends_the_game() -> None:
    table = night("25", gulls=3)

    assert (reason(table), on_table(table, "phase"), asking(table)) == ("landed by card", "over", None)
    assert len(told(table, None, "Landed")) == 1


@pytest.mark.rule("LIF-19.1")
def test_the_fourth_gull_of_a_flare_ends_the_game_in_mid_day() -> None:
    table = day(turn=MILADY, closed={MILADY: "flare_gun"}, chart="25", gulls=3)

    play(table, MILADY, "flare")

    assert (reason(table), on_table(table, "phase"), asking(table)) == ("landed by flare", "over", None)


@pytest.mark.rule("LIF-19.1")
def test_when_it_is_over_nobody_may_do_anything() -> None:
    table = landing(closed={KID: "club"})

    assert not any(rights(table, who) for who in EVERYBODY)
    assert not may(table, KID, "open club")


@pytest.mark.rule("LIF-19.2")
def test_friends_enemies_and_cards_are_revealed_to_all() -> None:
    table = landing(friends={KID: MILADY}, enemies={KID: BOSUN}, closed={KID: "cash"})

    sheet = next(one for one in table.view(None)["result"]["sheets"] if one["who"] == KID)
    assert (sheet["friend"], sheet["enemy"], sheet["closed"]) == (MILADY, BOSUN, ["cash"])
    assert told(table, None, "Scored")[0].keys() == {"who", "friend", "enemy", "parts", "total"}


@pytest.mark.rule("LIF-19.2")
def test_the_dead_and_the_swept_away_score_as_well() -> None:
    table = landing(
        wounds={SNOB: DEAD},
        swept=[CAPTAIN],
        friends={SNOB: KID, CAPTAIN: MILADY},
        enemies={SNOB: CAPTAIN, CAPTAIN: SNOB},
    )

    assert score(table, SNOB) == {"friend": 9, "enemy": 7, "total": 16}
    assert score(table, CAPTAIN) == {"friend": 8, "enemy": 5, "total": 13}


@pytest.mark.rule("LIF-19.3")
def test_if_nobody_survived_the_sea_wins_and_nobody_scores() -> None:
    table = night(
        "32",
        wounds={MILADY: DEAD, SNOB: 5, CAPTAIN: DEAD, BOSUN: DEAD, FRENCHY: DEAD, KID: DEAD},
        closed={KID: "jewels jewels"},
    )

    result = table.result()
    assert result is not None
    assert (result["winners"], result["scores"], result["reason"]) == ([], [0] * 6, "sea")


@pytest.mark.rule("LIF-19.4")
def test_most_points_win() -> None:
    table = landing(closed={BOSUN: "jewels jewels jewels painting_large painting_large"}, friends={BOSUN: KID})

    assert winners(table) == [BOSUN]


@pytest.mark.rule("LIF-19.4", "LIF-R18")
def test_ties_are_shared() -> None:
    table = landing(
        friends={MILADY: FRENCHY, FRENCHY: MILADY, SNOB: BOSUN, BOSUN: SNOB, CAPTAIN: CAPTAIN, KID: KID},
        enemies={MILADY: SNOB, SNOB: CAPTAIN, CAPTAIN: BOSUN, BOSUN: FRENCHY, FRENCHY: MILADY, KID: KID},
    )
    sleep(table)

    assert [score(table, who)["total"] for who in EVERYBODY] == [14, 11, 10, 11, 14, 9]
    assert sorted(winners(table)) == [FRENCHY, MILADY]
