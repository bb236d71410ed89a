"""LIF-EX1 to LIF-EX25  The worked examples of the rulebook and of the rulings, as scenes."""

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
    demand,
    evening,
    fight,
    gulls,
    idle_until,
    landing,
    night,
    offered,
    on_table,
    open_cards,
    pass_all,
    person,
    play,
    reason,
    reveal,
    score,
    sleep,
    status,
    story,
    tired,
    told,
    until,
    wounds,
)
from holdfast.games.lifeboat.state import NAVIGATION


@pytest.mark.rule("LIF-15.4", "LIF-17.1", "LIF-17.2")
@pytest.mark.parametrize("card", ["35", "39"])
def test_ex1_the_bosun_who_fought_falls_and_thirsts(card: str) -> None:
    table = night(card, wounds={BOSUN: 6}, fought=[BOSUN])

    sleep(table)

    assert [(one["who"], one["amount"], one["why"]) for one in told(table, None, "Wounded") if one["who"] == BOSUN] == [
        (BOSUN, 1, "fall"),
        (BOSUN, 1, "thirst"),
    ]


@pytest.mark.rule("LIF-10.7", "LIF-10.9", "LIF-10.10")
def test_ex2_the_bosun_robs_the_kid_who_opens_the_gaff() -> None:
    table = demand("rob", BOSUN, KID, closed={KID: "gaff cash"})
    play(table, KID, "refuse")
    play(table, KID, "open gaff")

    pass_all(table)
    play(table, BOSUN, "take gaff")

    assert told(table, None, "FightEnded") == [{"winner": BOSUN, "loser": KID, "won": 8, "lost": 7}]
    assert (open_cards(table, BOSUN), person(table, KID)["closed"]) == (["gaff"], 1)
    assert (wounds(table), tired(table, "fought")) == ({KID: 1}, [BOSUN, KID])


@pytest.mark.rule("LIF-10.7", "LIF-10.9", "LIF-10.10")
def test_ex3_the_snob_helps_and_a_tie_goes_to_the_victim() -> None:
    table = demand("rob", BOSUN, KID, closed={KID: "cash"})
    play(table, KID, "refuse")
    play(table, SNOB, "join kid")

    pass_all(table)

    assert told(table, None, "FightEnded") == [{"winner": KID, "loser": BOSUN, "won": 8, "lost": 8}]
    assert closed_cards(table, KID) == ["cash"]
    assert (wounds(table), tired(table, "fought")) == ({BOSUN: 1}, [SNOB, BOSUN, KID])


@pytest.mark.rule("LIF-03.8")
def test_ex4_the_snob_with_three_wounds_counts_five() -> None:
    table = fight(BOSUN, SNOB, wounds={SNOB: 3})

    assert table.view(None)["fight"]["defence"] == 5


@pytest.mark.rule("LIF-17.1", "LIF-17.4", "LIF-17.7")
@pytest.mark.parametrize(("waters", "hurt"), [(0, 3), (1, 2), (3, 0)])
def test_ex5_named_rowed_and_fought(waters: int, hurt: int) -> None:
    table = night("33", rowed=[CAPTAIN], fought=[CAPTAIN], closed={CAPTAIN: "water water water"})
    until(table, "ShareWater")
    for _ in range(waters):
        play(table, CAPTAIN, "water captain")

    sleep(table)

    assert wounds(table).get(CAPTAIN, 0) == hurt


@pytest.mark.rule("LIF-20.5", "LIF-20.8", "LIF-20.9")
def test_ex6_milady_scores_25() -> None:
    table = landing(closed={MILADY: "cash jewels jewels"}, friends={MILADY: BOSUN}, enemies={MILADY: BOSUN})

    assert score(table, MILADY) == {"survival": 8, "friend": 4, "cash": 1, "jewels": 12, "total": 25}


@pytest.mark.rule("LIF-20.6", "LIF-20.8", "LIF-20.9")
def test_ex7_milady_the_psychopath_scores_19() -> None:
    table = landing(
        closed={MILADY: "cash painting_large painting_small"},
        wounds={CAPTAIN: DEAD, KID: DEAD},
        friends={MILADY: SNOB},
        enemies={MILADY: MILADY},
    )

    assert score(table, MILADY) == {"friend": 7, "psychopath": 6, "cash": 1, "painting": 5, "total": 19}


@pytest.mark.rule("LIF-20.3", "LIF-20.4", "LIF-20.9")
def test_ex8_milady_the_narcissist_scores_22() -> None:
    table = landing(wounds={FRENCHY: DEAD}, friends={MILADY: MILADY}, enemies={MILADY: FRENCHY})

    assert score(table, MILADY) == {"survival": 8, "friend": 8, "enemy": 6, "total": 22}


@pytest.mark.rule("LIF-13.10", "LIF-22.3")
def test_ex9_five_players_without_the_snob() -> None:
    table = night("40", boat=[MILADY, CAPTAIN, BOSUN, FRENCHY, KID])

    sleep(table)

    assert "FellOverboard" not in story(table)
    assert wounds(table) == {MILADY: 1, CAPTAIN: 1}


@pytest.mark.rule("LIF-15.5", "LIF-22.4")
def test_ex10_the_kid_with_two_wounds_falls_and_drowns() -> None:
    table = night("38", wounds={KID: 2}, open={KID: "club"}, closed={KID: "cash"})

    pass_all(table)

    assert status(table, KID) == "swept_away"
    assert boat(table) == [MILADY, SNOB, CAPTAIN, BOSUN, FRENCHY]
    assert told(table, None, "SweptAway") == [{"who": KID, "lost": [], "closed": 1}]
    assert on_table(table, "gone") == ["club"]


@pytest.mark.rule("LIF-15.2", "LIF-15.6", "LIF-22.4")
def test_ex10_the_kid_opens_the_ring_in_mid_fall() -> None:
    table = night("38", wounds={KID: 2}, open={KID: "club"}, closed={KID: "life_ring cash"})
    play(table, KID, "open life_ring")

    until(table, "ShareWater")

    assert (wounds(table), boat(table)[-1]) == ({KID: 2}, KID)
    assert (open_cards(table, KID), closed_cards(table, KID)) == (["life_ring"], ["cash"])


@pytest.mark.rule("LIF-15.6", "LIF-22.5")
@pytest.mark.parametrize("hurt", [7, 8])
@pytest.mark.parametrize("card", ["42", "22"])
def test_ex11_the_captain_lies_there_with_ring_and_parasol(hurt: int, card: str) -> None:
    table = night(card, wounds={CAPTAIN: hurt}, open={CAPTAIN: "life_ring parasol", FRENCHY: "shark_bait"})

    sleep(table)

    assert boat(table)[2] == CAPTAIN
    assert (wounds(table)[CAPTAIN], open_cards(table, CAPTAIN)) == (hurt, ["parasol", "life_ring"])


@pytest.mark.rule("LIF-13.5", "LIF-22.2")
def test_ex12_an_empty_row_stack() -> None:
    table = evening(chart="25 27")

    reveal(table)

    assert told(table, None, "NavigationRevealed") == [{"card": "25", "buried": 0}]


@pytest.mark.rule("LIF-13.4", "LIF-13.5", "LIF-22.2")
def test_ex12_an_empty_row_stack_with_a_compass() -> None:
    table = evening(chart="25 27", open={KID: "compass"})
    pass_all(table)
    play(table, KID, "compass")
    assert offered(table, KID) == ["pick 25", "pick 27"]

    play(table, KID, "pick 25")

    assert told(table, None, "NavigationRevealed") == [{"card": "25", "buried": 1}]
    assert [NAVIGATION[card] for card in table.sitting.table.state.chart[:2]] == ["25", "27"]


@pytest.mark.rule("LIF-07.1", "LIF-07.2")
@pytest.mark.parametrize(("oars", "words", "seen"), [("", "row", 2), ("oar", "row 1", 3), ("oar oar", "row 2", 4)])
def test_ex13_rowing_with_open_oars(oars: str, words: str, seen: int) -> None:
    table = day(turn=MILADY, open={MILADY: oars}, chart="19 20 21 22 23")

    play(table, MILADY, words)

    assert len(told(table, MILADY, "SawNavigation")[0]["cards"]) == seen
    assert len(offered(table, MILADY)) == 2**seen


@pytest.mark.rule("LIF-10.10", "LIF-17.1")
def test_ex14_three_fights_a_day_are_one_fatigue() -> None:
    table = day(turn=MILADY, closed={BOSUN: "cash"}, provisions=0, chart="36")
    for attacker in (MILADY, SNOB, CAPTAIN):
        play(table, attacker, "rob bosun")
        play(table, BOSUN, "refuse")
        pass_all(table)
    idle_until(table, "nobody")
    reveal(table)
    until(table, "ShareWater")

    assert [one["who"] for one in told(table, None, "Tired")].count(BOSUN) == 1
    # Named once and fought once, however often.
    assert {"who": BOSUN, "thirsts": 2, "shaded": 0, "causes": ["named", "fought"]} in told(table, None, "Thirsty")


@pytest.mark.rule("LIF-17.5", "LIF-17.4")
@pytest.mark.parametrize(("helper", "end"), [(None, "dead_in_boat"), (KID, "unconscious")])
def test_ex15_the_unconscious_snob_cannot_drink_his_own_water(helper: str | None, end: str) -> None:
    table = night("32", wounds={SNOB: 5}, closed={SNOB: "water", KID: "water"})
    until(table, "ShareWater")
    if helper:
        play(table, helper, "water snob")

    sleep(table)

    assert (status(table, SNOB), closed_cards(table, SNOB)) == (end, ["water"])


@pytest.mark.rule("LIF-08.7", "LIF-04.1", "LIF-13.2")
def test_ex16_milady_changes_seats_with_the_kid() -> None:
    table = demand("swap", MILADY, KID, provisions=0, chart="25")
    play(table, KID, "yield")
    turns = []
    while asking(table) == "Action":
        turns += asked(table)
        table.play(table.asking()[0].seat, "idle")
    reveal(table)

    assert turns == [SNOB, CAPTAIN, BOSUN, FRENCHY, KID]
    assert told(table, None, "NavigatorTook") == [{"who": MILADY, "cards": 1}]
    assert (on_table(table, "day"), asked(table)) == (3, [KID])


@pytest.mark.rule("LIF-11.5", "LIF-19.1")
def test_ex17_a_flare_with_two_gulls_lands_the_boat() -> None:
    table = day(turn=MILADY, closed={MILADY: "flare_gun"}, gulls=2, chart="25 23 42")

    play(table, MILADY, "flare")

    assert (gulls(table), reason(table)) == (4, "landed by flare")
    assert "EveningCame" not in story(table)


@pytest.mark.rule("LIF-11.5")
def test_ex17_a_gull_and_a_crossed_gull_change_nothing() -> None:
    table = day(turn=MILADY, closed={MILADY: "flare_gun"}, gulls=2, chart="25 28 42")

    play(table, MILADY, "flare")

    assert (gulls(table), reason(table), asked(table), wounds(table)) == (2, None, [SNOB], {})


@pytest.mark.rule("LIF-16.2", "LIF-16.3", "LIF-R23")
@pytest.mark.parametrize("baits", ["shark_bait", "shark_bait shark_bait"])
def test_ex18_everybody_falls_and_frenchy_s_open_bait_draws_the_sharks(baits: str) -> None:
    closed = {MILADY: "shark_bait"} if baits == "shark_bait" else {}
    table = night("22", open={FRENCHY: baits}, closed=closed)
    pass_all(table)

    assert asking(table) == "ShareWater"
    assert wounds(table) == {**dict.fromkeys(EVERYBODY, 2), FRENCHY: 1}
    assert len(closed_cards(table, MILADY)) == len(closed)


@pytest.mark.rule("LIF-16.1", "LIF-16.3")
def test_ex18_milady_baits_the_captain() -> None:
    table = night("23", gulls=2, closed={MILADY: "shark_bait"})
    until(table, "Bait")
    play(table, MILADY, "bait")

    pass_all(table)

    assert (wounds(table), on_table(table, "gone")) == ({CAPTAIN: 2}, ["shark_bait"])


@pytest.mark.rule("LIF-14.2")
def test_ex19_with_the_fourth_gull_nobody_falls_or_thirsts() -> None:
    table = night("31", gulls=3)

    assert (reason(table), wounds(table)) == ("landed by card", {})
    assert not {"FellOverboard", "Thirsty"} & set(story(table))


@pytest.mark.rule("LIF-02.4")
def test_ex20_one_s_own_character_as_friend_and_enemy_is_kept() -> None:
    both = [
        (table, me)
        for table in (holdfast.new("lifeboat", seats=4, seed=f"ex20 {n}") for n in range(40))
        for me in (table.view(seat)["me"] for seat in range(4))
        if me["friend"] == me["enemy"] == me["who"]
    ]

    assert both
    table, me = both[0]
    while table.result() is None:
        table.play("clock", "time")
    assert (table.view(me["seat"])["me"]["friend"], table.view(me["seat"])["me"]["enemy"]) == (me["who"], me["who"])


@pytest.mark.rule("LIF-10.8", "LIF-10.9", "LIF-10.11")
def test_ex21_the_kid_with_two_wounds_loses_a_fight() -> None:
    table = fight(BOSUN, KID, wounds={KID: 2}, closed={KID: "cash"})

    pass_all(table)

    assert closed_cards(table, BOSUN) == ["cash"]
    assert (status(table, KID), tired(table, "fought")) == ("unconscious", [BOSUN, KID])
    tale = [one for one in story(table) if one in ("Robbed", "PassedOut")]
    assert tale == ["Robbed", "PassedOut"]


@pytest.mark.rule("LIF-15.6", "LIF-16.4", "LIF-R10")
def test_ex22_the_snob_with_the_ring_is_bitten() -> None:
    table = night("40", wounds={SNOB: 4}, open={SNOB: "life_ring compass"}, closed={KID: "shark_bait"})
    until(table, "Bait")
    play(table, KID, "bait")
    pass_all(table)

    assert asking(table) == "ShareWater"
    assert (wounds(table), status(table, SNOB), open_cards(table, SNOB)) == ({SNOB: 5}, "unconscious", ["life_ring"])
    assert boat(table)[1] == SNOB


@pytest.mark.rule("LIF-15.5")
def test_ex22_without_the_ring_the_fall_alone_is_enough() -> None:
    table = night("40", wounds={SNOB: 4}, open={SNOB: "compass"})

    pass_all(table)

    assert status(table, SNOB) == "swept_away"


@pytest.mark.rule("LIF-15.4", "LIF-16.4", "LIF-15.5")
@pytest.mark.parametrize(
    ("hurt", "bait", "end"), [(5, False, "conscious"), (5, True, "swept_away"), (6, False, "swept_away")]
)
def test_ex23_frenchy_swims_but_sharks_bite(hurt: int, bait: bool, end: str) -> None:
    table = night("36", wounds={FRENCHY: hurt}, closed={KID: "shark_bait"})
    until(table, "Bait" if hurt < 6 else "ShareWater")
    if bait:
        play(table, KID, "bait")
    if asking(table) == "Bait":
        pass_all(table)

    assert status(table, FRENCHY) == end
    if end == "conscious":
        assert wounds(table) == {FRENCHY: 5}


@pytest.mark.rule("LIF-11.5", "LIF-R20")
@pytest.mark.parametrize(("cards", "after", "end"), [("25 23 28", 4, "landed by flare"), ("25 28 42", 3, None)])
def test_ex24_a_flare_at_three_gulls(cards: str, after: int, end: str | None) -> None:
    table = day(turn=MILADY, closed={MILADY: "flare_gun"}, gulls=3, chart=cards)

    play(table, MILADY, "flare")

    assert (gulls(table), reason(table)) == (after, end)


@pytest.mark.rule("LIF-20.3", "LIF-20.6", "LIF-R2")
@pytest.mark.parametrize(("hurt", "wide", "total"), [(0, False, 12), (0, True, 15), (DEAD, False, 3)])
def test_ex25_the_kid_is_own_friend_and_own_enemy(hurt: int, wide: bool, total: int) -> None:
    table = landing(
        wounds={KID: hurt, SNOB: DEAD},
        swept=[CAPTAIN],
        friends={KID: KID},
        enemies={KID: KID},
        options={"psychopath_counts_swept_away": wide},
    )

    assert score(table, KID)["total"] == total
