"""What instinct does in scenes whose answer any good player knows: the strategy notes of the ledger, one by one."""

from __future__ import annotations

import holdfast
from games.lifeboat.scenes import (
    BOSUN,
    CAPTAIN,
    DEAD,
    FRENCHY,
    KID,
    MILADY,
    SNOB,
    asking,
    day,
    demand,
    evening,
    fight,
    morning,
    night,
    pass_all,
    play,
    seat,
    until,
)
from holdfast.api import Table


def answer(table: Table, who: str) -> str:
    """What the greedy bot in this seat says."""
    return holdfast.bot("greedy", "lifeboat").choose(table.seen_by(seat(table, who)))


# -- morning (notes 4 and 12) --------------------------------------------------------------------------


def test_who_has_no_water_keeps_water_rather_than_cash() -> None:
    table = morning(deck="cash water cash cash cash cash")

    assert answer(table, MILADY) == "keep water"


def test_a_treasure_that_counts_double_is_kept() -> None:
    table = morning(deck="jewels water club cash compass oar", closed={MILADY: "water water"})

    assert answer(table, MILADY) == "keep jewels"


# -- day (notes 16, 17, 20, 24) --------------------------------------------------------------------------


def test_the_dead_are_robbed_first() -> None:
    table = day(turn=MILADY, wounds={BOSUN: DEAD}, open={BOSUN: "jewels"}, closed={KID: "cash"})

    assert answer(table, MILADY) == "rob bosun"


def test_the_kid_steals_from_who_has_most_to_lose() -> None:
    table = day(turn=KID, closed={SNOB: "jewels painting_large"}, boat=[MILADY, SNOB, CAPTAIN, BOSUN, KID])

    assert answer(table, KID) == "steal snob"


def test_nobody_robs_a_stronger_one_for_a_trifle() -> None:
    table = day(turn=MILADY, open={BOSUN: "cash"}, boat=[MILADY, SNOB, BOSUN, KID], enemies={MILADY: SNOB})

    assert answer(table, MILADY) != "rob bosun"


def test_the_kit_is_for_who_is_about_to_faint() -> None:
    table = day(turn=SNOB, wounds={SNOB: 4}, closed={SNOB: "medkit"}, friends={SNOB: SNOB})

    assert answer(table, SNOB) == "medkit snob"


def test_the_captain_sits_under_his_parasol() -> None:
    table = day(turn=CAPTAIN, closed={CAPTAIN: "parasol"}, friends={CAPTAIN: CAPTAIN})

    assert answer(table, CAPTAIN) == "parasol captain"


def test_a_leader_fires_the_flare_at_three_gulls() -> None:
    table = day(
        turn=MILADY,
        gulls=3,
        closed={MILADY: "jewels jewels jewels flare_gun"},
        wounds={MILADY: 3, KID: DEAD, SNOB: DEAD},
        friends={MILADY: MILADY},
        enemies={MILADY: KID},
        boat=[MILADY, SNOB, CAPTAIN, KID],
    )

    assert answer(table, MILADY) == "flare"


# -- demands and fights (notes 12 to 15) --------------------------------------------------------------------


def test_a_trifle_is_yielded_to_a_giant() -> None:
    table = demand("rob", BOSUN, KID, closed={KID: "cash"}, wounds={KID: 2})

    assert answer(table, KID) == "yield"


def test_the_strong_refuse_the_weak() -> None:
    table = demand("rob", KID, BOSUN, closed={BOSUN: "jewels"})

    assert answer(table, BOSUN) == "refuse"


def test_a_weapon_is_opened_when_it_decides() -> None:
    table = fight(CAPTAIN, BOSUN, closed={CAPTAIN: "club gaff", BOSUN: "jewels"})

    assert answer(table, CAPTAIN) == "open club"


def test_a_weapon_that_cannot_decide_stays_closed() -> None:
    table = fight(MILADY, BOSUN, closed={MILADY: "club", BOSUN: "cash"})

    assert answer(table, MILADY) == "pass"


def test_a_weapon_that_is_not_needed_stays_closed() -> None:
    table = fight(BOSUN, KID, closed={BOSUN: "gaff", KID: "cash"})

    assert answer(table, BOSUN) == "pass"


def test_the_bosun_helps_a_friend_against_an_enemy() -> None:
    table = fight(SNOB, MILADY, wounds={MILADY: 3, SNOB: 4}, friends={BOSUN: MILADY}, enemies={BOSUN: SNOB}, gulls=2)

    assert answer(table, BOSUN) == "join milady"


def test_nobody_joins_a_stranger_s_quarrel() -> None:
    table = fight(BOSUN, CAPTAIN, friends={MILADY: KID}, enemies={MILADY: FRENCHY}, wounds={MILADY: 3})

    assert answer(table, MILADY) == "pass"


# -- evening (notes 9, 12, 18 to 21) ---------------------------------------------------------------------


def test_the_ring_is_opened_by_who_falls_with_it() -> None:
    table = night("42", closed={CAPTAIN: "life_ring"}, wounds={CAPTAIN: 6})

    assert answer(table, CAPTAIN) == "open life_ring"


def test_the_ring_is_thrown_to_a_friend_who_would_drown() -> None:
    table = night(
        "42",
        closed={MILADY: "life_ring"},
        wounds={CAPTAIN: 6},
        gulls=3,
        friends={MILADY: CAPTAIN},
        enemies={MILADY: KID},
    )

    assert answer(table, MILADY) == "throw life_ring captain"


def test_nobody_throws_the_ring_to_an_enemy() -> None:
    table = night("42", closed={MILADY: "life_ring"}, wounds={CAPTAIN: 6}, enemies={MILADY: CAPTAIN})

    assert answer(table, MILADY) == "pass"


def test_bait_is_for_an_enemy_at_the_edge() -> None:
    table = night("42", closed={MILADY: "shark_bait"}, wounds={CAPTAIN: 5}, gulls=2, enemies={MILADY: CAPTAIN})
    until(table, "Bait")

    assert answer(table, MILADY) == "bait"


def test_bait_is_not_for_a_friend() -> None:
    table = night(
        "42",
        closed={MILADY: "shark_bait"},
        wounds={CAPTAIN: 5},
        gulls=2,
        friends={MILADY: CAPTAIN},
        enemies={MILADY: KID},
    )
    until(table, "Bait")

    assert answer(table, MILADY) == "pass"


def test_one_s_own_thirst_comes_first() -> None:
    table = night("22", closed={SNOB: "water"}, wounds={SNOB: 2}, friends={SNOB: MILADY})
    until(table, "ShareWater")

    assert answer(table, SNOB) == "water snob"


def test_a_dying_friend_gets_water() -> None:
    table = night(
        "30", closed={KID: "water water water"}, wounds={MILADY: 4}, gulls=2, friends={KID: MILADY}, enemies={KID: SNOB}
    )
    until(table, "ShareWater")

    assert answer(table, KID) == "water milady"


def test_a_dying_enemy_does_not() -> None:
    table = night("30", closed={KID: "water water water"}, wounds={MILADY: 4}, enemies={KID: MILADY})
    until(table, "ShareWater")

    assert answer(table, KID) == "pass"


def test_the_navigator_spares_itself() -> None:
    table = evening(row_stack="38 24", wounds={KID: 2}, enemies={KID: SNOB})
    pass_all(table)
    if asking(table) == "AskCompass":
        play(table, KID, "no compass")

    assert answer(table, KID) == "pick 24"


def test_the_compass_is_used() -> None:
    table = evening(row_stack="38 24", closed={KID: "compass"})
    pass_all(table)

    assert answer(table, KID) == "compass"


def test_who_is_about_to_faint_puts_the_ring_on_in_time() -> None:
    table = evening(closed={SNOB: "life_ring"}, wounds={SNOB: 4})

    assert answer(table, SNOB) == "open life_ring"


# -- trade (LIF-05.7) ---------------------------------------------------------------------------------------


def test_a_good_offer_is_taken_and_a_bad_one_turned_down() -> None:
    table = day(turn=SNOB, closed={KID: "cash", SNOB: "cash"}, open={KID: "painting_large"})
    play(table, KID, "offer snob give open painting_large closed 1")
    assert answer(table, SNOB) == "accept kid cash"

    table = day(turn=SNOB, closed={KID: "cash"}, open={KID: "cash", SNOB: "painting_large"})
    play(table, KID, "offer snob give open cash ask painting_large")
    assert answer(table, SNOB) == "decline kid"
