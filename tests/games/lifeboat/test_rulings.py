"""LIF-R  The rulings: one test of its own for each, also where a chapter's test shows it already."""

from __future__ import annotations

import pytest

import holdfast
from games.lifeboat.scenes import (
    BOSUN,
    CAPTAIN,
    DEAD,
    EVERYBODY,
    FRENCHY,
    KID,
    MILADY,
    SNOB,
    asked,
    asking,
    boat,
    closed_cards,
    day,
    evening,
    fight,
    gulls,
    landing,
    may,
    morning,
    night,
    offered,
    on_table,
    open_cards,
    pass_all,
    play,
    reason,
    score,
    sleep,
    story,
    tired,
    told,
    until,
    wounds,
)
from holdfast.api import Table
from holdfast.games.lifeboat.catalogue import NAVIGATION

GULLS = [card.id.removeprefix("nav_") for card in NAVIGATION if card.gull > 0]


@pytest.mark.rule("LIF-R1")
def test_two_jewels_are_six_points() -> None:
    assert score(landing(closed={KID: "jewels jewels"}), KID)["jewels"] == 6


@pytest.mark.rule("LIF-R2")
def test_a_psychopath_gets_nothing_for_the_swept_away() -> None:
    table = landing(swept=[BOSUN], friends={KID: MILADY}, enemies={KID: KID})

    assert "psychopath" not in score(table, KID)


@pytest.mark.rule("LIF-R3")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_everybody_in_play_is_somebody_s_friend_and_somebody_s_enemy(seats: int) -> None:
    table = holdfast.new("lifeboat", seats=seats, seed="bonds")
    own = [table.view(seat)["me"] for seat in range(seats)]

    assert sorted(me["friend"] for me in own) == sorted(me["enemy"] for me in own) == sorted(boat(table))


@pytest.mark.rule("LIF-R4")
def test_tokens_are_no_limit() -> None:
    # All 24 tokens are in use; the kid falls, and four are thirsty.
    table = night("38", wounds={MILADY: 2, SNOB: 4, CAPTAIN: 6, BOSUN: 6, FRENCHY: 5, KID: 1})
    assert sum(wounds(table).values()) == 24

    sleep(table)

    assert wounds(table) == {MILADY: 3, SNOB: 4, CAPTAIN: 7, BOSUN: 7, FRENCHY: 6, KID: 2}


@pytest.mark.rule("LIF-R4")
def test_fatigue_tokens_are_always_enough() -> None:
    table = fight(MILADY, SNOB, rowed=EVERYBODY, fought=EVERYBODY)

    pass_all(table)

    assert len(tired(table, "rowed")) + len(tired(table, "fought")) == 12


@pytest.mark.rule("LIF-R5")
def test_the_seats_from_bow_to_stern() -> None:
    assert boat(holdfast.new("lifeboat", seats=6)) == [MILADY, SNOB, CAPTAIN, BOSUN, FRENCHY, KID]


@pytest.mark.rule("LIF-R6")
def test_the_unconscious_in_the_bow_do_not_deal() -> None:
    assert asked(morning(wounds={MILADY: 4})) == [SNOB]


@pytest.mark.rule("LIF-R7")
def test_one_card_left_goes_to_the_bow() -> None:
    table = morning(deck="gaff", provisions=1)

    assert (closed_cards(table, MILADY), asking(table)) == (["gaff"], "Action")


@pytest.mark.rule("LIF-R8")
def test_a_stolen_card_arrives_closed() -> None:
    table = day(turn=KID, closed={BOSUN: "gaff"})
    play(table, KID, "steal bosun")

    assert (closed_cards(table, KID), open_cards(table, KID)) == (["gaff"], [])


@pytest.mark.rule("LIF-R9")
def test_opening_stays_allowed_in_a_fight_while_trading_is_closed() -> None:
    table = fight(BOSUN, KID, closed={KID: "gaff"})

    assert (may(table, KID, "open gaff"), may(table, KID, "offer snob give gaff")) == (True, False)


@pytest.mark.rule("LIF-R9")
def test_nobody_can_plant_open_bait_on_a_victim() -> None:
    table = evening(open={SNOB: "shark_bait"}, wounds={KID: 3})

    assert not may(table, SNOB, "place shark_bait captain")
    assert not may(table, SNOB, "offer kid give open shark_bait")


@pytest.mark.rule("LIF-R10")
def test_a_conscious_wearer_falls_loses_and_is_bitten_but_takes_no_fall_wound() -> None:
    table = night("41", open={CAPTAIN: "life_ring club"}, closed={KID: "shark_bait"})
    until(table, "Bait")
    play(table, KID, "bait")
    pass_all(table)

    assert (wounds(table), open_cards(table, CAPTAIN)) == ({CAPTAIN: 1}, ["life_ring"])


@pytest.mark.rule("LIF-R11")
def test_the_flare_gun_works_in_a_fight_or_in_the_sky() -> None:
    sky = day(turn=KID, closed={KID: "flare_gun"})
    brawl = fight(BOSUN, KID, closed={KID: "flare_gun"})

    assert "flare" in offered(sky, KID)
    assert "fire" in offered(brawl, KID)


@pytest.mark.rule("LIF-R12")
def test_one_thirst_of_two_is_stopped() -> None:
    table = night("36", open={BOSUN: "parasol"}, fought=[BOSUN])
    sleep(table)

    assert wounds(table)[BOSUN] == 1


@pytest.mark.rule("LIF-R13")
def test_neither_compass_nor_weapon_works_for_the_unconscious() -> None:
    dusk = evening(wounds={KID: 3}, open={KID: "compass"}, row_stack="19 40")
    pass_all(dusk)
    brawl = fight(BOSUN, SNOB, wounds={KID: 3}, open={KID: "gaff"})

    assert (asking(dusk), asked(dusk)) == ("ChooseCard", [FRENCHY])
    assert (KID in asked(brawl), brawl.view(None)["fight"]["defence"]) == (False, 5)


@pytest.mark.rule("LIF-R14")
def test_a_body_holds_its_seat_and_may_be_robbed_swapped_with_and_swept_away() -> None:
    table = day(turn=BOSUN, wounds={KID: DEAD}, closed={KID: "cash"})

    assert {"swap kid", "rob kid"} <= set(offered(table, BOSUN))
    assert KID not in boat(night("29", wounds={KID: DEAD}))


@pytest.mark.rule("LIF-R15")
def test_a_displaced_character_does_not_act_at_once() -> None:
    table = day(turn=MILADY, wounds={BOSUN: 8})
    play(table, MILADY, "swap bosun")

    assert asked(table) == [SNOB]


@pytest.mark.rule("LIF-R16")
def test_none_some_or_all_may_be_kept() -> None:
    table = day(turn=MILADY, chart="19 20")
    play(table, MILADY, "row")

    assert offered(table, MILADY) == ["keep none", "keep 19", "keep 20", "keep 19 20"]


@pytest.mark.rule("LIF-R17")
def test_nobody_without_cards_is_robbed() -> None:
    assert not [word for word in offered(day(turn=MILADY), MILADY) if word.startswith("rob")]


@pytest.mark.rule("LIF-R18")
def test_equal_scores_win_together() -> None:
    table = landing(
        boat=[MILADY, SNOB, BOSUN, FRENCHY],
        friends={MILADY: SNOB, SNOB: MILADY, BOSUN: FRENCHY, FRENCHY: BOSUN},
        enemies={MILADY: SNOB, SNOB: MILADY, BOSUN: FRENCHY, FRENCHY: BOSUN},
    )
    result = table.result()

    assert result is not None
    assert sorted(result["scores"]) == [10, 10, 15, 15]
    assert len(result["winners"]) == 2


@pytest.mark.rule("LIF-R19")
def test_an_uninvited_ally_cannot_be_turned_down() -> None:
    table = fight(BOSUN, KID)
    play(table, MILADY, "join kid")
    pass_all(table)

    assert told(table, None, "FightEnded")[0]["lost"] == 7


@pytest.mark.rule("LIF-R20")
@pytest.mark.parametrize(
    ("before", "cards", "after"), [(3, "25 28 19", 3), (3, "28 25 23", 4), (0, "28 25 19", 0), (2, "25 23 31", 4)]
)
def test_a_flare_adds_then_subtracts_then_keeps_the_limits(before: int, cards: str, after: int) -> None:
    table = day(turn=KID, closed={KID: "flare_gun"}, chart=cards, gulls=before)
    play(table, KID, "flare")

    assert gulls(table) == after


@pytest.mark.rule("LIF-R21")
def test_the_compass_serves_every_evening() -> None:
    table = evening(open={KID: "compass"}, chart="25 27")
    pass_all(table)
    play(table, KID, "compass", "pick 25")
    while asking(table) == "Action":
        table.play(table.asking()[0].seat, "idle")
    pass_all(table)

    assert offered(table, KID) == ["compass", "no compass"]


@pytest.mark.rule("LIF-R22")
def test_if_all_die_the_sea_wins_at_once() -> None:
    table = night("38", wounds={MILADY: 4, SNOB: DEAD, CAPTAIN: 7, BOSUN: 8, FRENCHY: 6, KID: 3})

    assert (reason(table), on_table(table, "phase")) == ("sea", "over")


@pytest.mark.rule("LIF-R23")
def test_no_bait_where_the_sharks_are_already_coming() -> None:
    table = night("22", open={FRENCHY: "shark_bait"}, closed={MILADY: "shark_bait"})
    pass_all(table)

    assert asking(table) == "ShareWater"
    assert closed_cards(table, MILADY) == ["shark_bait"]


@pytest.mark.rule("LIF-R24")
def test_a_player_may_keep_water_and_bleed() -> None:
    table = night("32", closed={SNOB: "water water"})
    sleep(table)

    assert (wounds(table)[SNOB], closed_cards(table, SNOB)) == (1, ["water", "water"])


@pytest.mark.rule("LIF-R25")
def test_an_unconscious_friend_has_survived_and_so_has_an_enemy() -> None:
    table = landing(wounds={BOSUN: 8}, friends={KID: BOSUN, SNOB: KID}, enemies={KID: MILADY, SNOB: BOSUN})

    assert score(table, KID)["friend"] == 4
    assert "enemy" not in score(table, SNOB)


@pytest.mark.rule("LIF-R26")
def test_frenchy_s_ability_is_swimming_and_no_treasure_bonus() -> None:
    table = landing(closed={FRENCHY: "cash painting_small jewels"})

    assert {part: score(table, FRENCHY)[part] for part in ("cash", "painting", "jewels")} == {
        "cash": 1,
        "painting": 2,
        "jewels": 3,
    }


@pytest.mark.rule("LIF-R27")
def test_where_english_sources_differ_the_russian_rulebook_is_followed() -> None:
    dawn = morning(closed={KID: "water"})
    body = night("29", wounds={KID: DEAD}, open={KID: "life_ring"})

    assert may(dawn, KID, "offer snob give water")
    assert KID in boat(body)


# -- LIF-R28: the current ------------------------------------------------------------------------------


@pytest.mark.rule("LIF-R28")
@pytest.mark.parametrize(("date", "words"), [(30, ["row", "row 1"]), (31, []), (40, [])])
def test_from_day_31_on_nobody_rows(date: int, words: list[str]) -> None:
    table = day(turn=MILADY, day=date, open={MILADY: "oar"})

    assert [word for word in offered(table, MILADY) if word.startswith("row")] == words


@pytest.mark.rule("LIF-R28")
def test_from_day_31_on_the_top_card_decides_also_with_a_compass() -> None:
    table = evening(day=31, chart="25 27", open={KID: "compass"})
    pass_all(table)

    assert told(table, None, "NavigationRevealed") == [{"card": "25", "buried": 0}]
    assert "NavigatorTook" not in story(table)


@pytest.mark.rule("LIF-R28")
def test_day_31_is_announced_once() -> None:
    table = morning(day=31, provisions=0, chart="25 27")
    while on_table(table, "day") < 33:
        table.play("clock", "time")

    assert told(table, None, "CurrentTookTheBoat") == [{"day": 31}]


@pytest.mark.rule("LIF-R28")
def test_the_boat_lands_by_day_54_though_everybody_buries_every_gull() -> None:
    table = day(turn=MILADY, day=29, provisions=0)
    for sailor in table.sitting.table.state.sailors:
        # Nobody dies of it: only the current can end this.
        sailor.wounds = -99
    while reason(table) is None and on_table(table, "day") <= 54:
        table.play(*bury_gulls(table))

    assert reason(table) == "landed by card"


def bury_gulls(table: Table) -> tuple[int | str, str]:
    """Row whenever it is possible, keep what has no gull, and never choose one."""
    ask = table.asking()[0]
    if ask.kind == "Action":
        return ask.seat, "row" if "row" in ask.options else "idle"
    if ask.kind in ("KeepCards", "ChooseCard"):
        gullless = [word for word in ask.options if not any(card in GULLS for card in word.split())]
        return ask.seat, max(gullless or ask.options, key=len)
    return "clock", "time"
