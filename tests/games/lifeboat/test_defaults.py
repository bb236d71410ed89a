"""LIF-D1 to LIF-D24  What happens for one who is absent: the defaults, by `clock time`."""

from __future__ import annotations

import pytest

import holdfast
from games.lifeboat.scenes import (
    BOSUN,
    CAPTAIN,
    EVERYBODY,
    FRENCHY,
    KID,
    MILADY,
    SNOB,
    asked,
    asking,
    closed_cards,
    day,
    default,
    demand,
    evening,
    fight,
    gulls,
    may,
    morning,
    night,
    offered,
    on_table,
    open_cards,
    pass_all,
    play,
    story,
    time,
    tired,
    told,
    until,
    wounds,
)
from holdfast.games.lifeboat.state import GULL, NAMES, NAVIGATION, OVERBOARD, THIRST


@pytest.mark.rule("LIF-04.5")
@pytest.mark.parametrize(
    ("packet", "kept"),
    [
        ("cash medkit gaff water life_ring jewels", "water"),
        ("cash medkit gaff oar life_ring jewels", "medkit"),
        ("cash compass gaff oar life_ring jewels", "life_ring"),
        ("cash compass gaff oar knife flare_gun", "flare_gun"),
        ("cash compass gaff oar knife club", "gaff"),
        ("cash compass club oar knife jewels", "knife"),
        ("cash compass oar parasol painting_large jewels", "oar"),
        ("cash compass shark_bait parasol painting_small jewels", "jewels"),
        ("cash compass shark_bait parasol painting_large painting_small", "painting_large"),
        ("cash compass shark_bait parasol painting_small cash", "painting_small"),
        ("cash compass shark_bait parasol shark_bait cash", "cash"),
        ("jewels painting_large cash compass parasol cash", "painting_large"),
        ("painting_small jewels cash compass parasol cash", "jewels"),
    ],
)
def test_d1_water_medkit_ring_best_weapon_most_points(packet: str, kept: str) -> None:
    table = morning(deck=packet)

    time(table)

    assert closed_cards(table, MILADY) == [kept]


@pytest.mark.rule("LIF-04.5")
def test_d1_otherwise_the_first_card() -> None:
    table = morning(deck="compass parasol", provisions=2, boat=[MILADY, SNOB, BOSUN, KID])

    assert default(table, MILADY) == f"keep {offered(table, MILADY)[0].removeprefix('keep ')}"


@pytest.mark.rule("LIF-06.3")
def test_d2_idle_with_all_its_parts_d3_d5_d8_d11_d12() -> None:
    table = day(turn=KID, closed={KID: "oar medkit parasol flare_gun", BOSUN: "cash"}, wounds={MILADY: 1})

    time(table)

    assert told(table, None, "Idled") == [{"who": KID}]
    assert open_cards(table, KID) == []


@pytest.mark.rule("LIF-07.2")
@pytest.mark.parametrize(
    ("chart", "kept"), [("25 19 31", "keep 25 31"), ("19 20 28", "keep none"), ("19 20 21", "keep 21")]
)
def test_d4_keep_the_gulls(chart: str, kept: str) -> None:
    table = day(turn=MILADY, chart=chart, open={MILADY: "oar"})
    play(table, MILADY, "row 1")
    assert default(table, MILADY) == kept

    time(table)

    assert on_table(table, "row_stack") == len(kept.replace("none", "").split()) - 1
    assert tired(table, "rowed") == [MILADY]


@pytest.mark.rule("LIF-08.3")
@pytest.mark.parametrize(
    ("attacker", "victim", "opened", "answer"),
    [
        (BOSUN, CAPTAIN, {}, "yield"),
        (CAPTAIN, BOSUN, {}, "refuse"),
        (BOSUN, CAPTAIN, {CAPTAIN: "oar"}, "refuse"),
        (CAPTAIN, BOSUN, {CAPTAIN: "club"}, "yield"),
        (CAPTAIN, BOSUN, {CAPTAIN: "flare_gun"}, "refuse"),
    ],
)
def test_d6_refuse_unless_the_attacker_looks_stronger(
    attacker: str, victim: str, opened: dict[str, str], answer: str
) -> None:
    table = demand("swap", attacker, victim, open=opened, closed={CAPTAIN: "gaff"})

    assert default(table, victim) == answer


@pytest.mark.rule("LIF-08.6")
def test_d7_the_dearest_open_card() -> None:
    table = demand("rob", BOSUN, KID, open={KID: "club water cash"}, closed={KID: "gaff"})
    play(table, KID, "yield")

    time(table)

    assert open_cards(table, BOSUN) == ["water"]


@pytest.mark.rule("LIF-10.3")
def test_d9_bystanders_pass_and_d10_members_open_and_fire_nothing() -> None:
    table = fight(BOSUN, KID, closed={KID: "gaff flare_gun", MILADY: "club"})

    time(table)

    assert told(table, None, "FightEnded") == [{"winner": BOSUN, "loser": KID, "won": 8, "lost": 3}]
    assert open_cards(table, KID) == []


@pytest.mark.rule("LIF-05.3", "LIF-05.7")
def test_d13_to_d16_and_d24_time_uses_no_right() -> None:
    table = morning(closed=dict.fromkeys(EVERYBODY, "water") | {KID: "life_ring"}, chart="25")
    for _ in range(30):
        time(table)

    assert not {"Opened", "Offered", "Traded", "ThrownAway", "Placed"} & set(story(table, KID))


@pytest.mark.rule("LIF-05.10")
def test_d15_an_offer_that_nobody_answers_changes_nothing() -> None:
    table = evening(closed={SNOB: "water"}, chart="25")
    play(table, SNOB, "offer kid give water")

    time(table)

    assert (closed_cards(table, SNOB), closed_cards(table, KID)) == (["water"], [])


@pytest.mark.rule("LIF-13.1")
def test_d17_done() -> None:
    table = evening(closed={KID: "life_ring"})

    time(table)

    assert (asking(table), closed_cards(table, KID)) == ("AskCompass", ["life_ring"])


@pytest.mark.rule("LIF-13.4")
@pytest.mark.parametrize(("where", "answer"), [("open", "compass"), ("closed", "no compass")])
def test_d18_the_compass_is_used_if_it_is_already_open(where: str, answer: str) -> None:
    table = evening(**{where: {KID: "compass"}})
    pass_all(table)

    assert default(table, KID) == answer


@pytest.mark.rule("LIF-13.6")
@pytest.mark.parametrize(
    ("stack", "picked"),
    [
        ("21 23 42 20", "23"),  # 21: a gull, but the kid falls; 23: a gull that leaves him alone
        ("26 42 20", "26"),
        ("42 20 38", "42"),
    ],
    ids=["a gull that leaves me alone", "any gull", "a card that leaves me alone"],
)
def test_d19_a_gull_that_leaves_me_alone_is_best(stack: str, picked: str) -> None:
    table = evening(row_stack=stack, gone="compass")
    pass_all(table)

    assert default(table, KID) == f"pick {picked}"


@pytest.mark.rule("LIF-13.6")
def test_d19_icons_that_make_me_thirsty_do_not_leave_me_alone() -> None:
    # The kid has rowed: 35 shows oars and would make him thirsty, 36 does not.
    table = evening(row_stack="35 36", gone="compass", rowed=[KID])
    pass_all(table)

    assert default(table, KID) == "pick 36"


@pytest.mark.rule("LIF-13.6")
def test_d19_otherwise_any_card_by_chance_and_always_the_same_one() -> None:
    picks = set()
    for n in range(40):
        table = evening(row_stack="20 29 38", gone="compass", seed=f"default {n}")
        pass_all(table)
        assert default(table, KID) == default(table, KID)
        picks.add(default(table, KID))

    assert picks == {"pick 20", "pick 29", "pick 38"}


@pytest.mark.rule("LIF-15.2")
def test_d20_a_faller_opens_the_ring_and_others_pass() -> None:
    faller = night("42", closed={CAPTAIN: "life_ring"})
    holder = night("42", closed={MILADY: "life_ring"})

    time(faller)
    time(holder)

    assert open_cards(faller, CAPTAIN) == ["life_ring"]
    assert (open_cards(holder, CAPTAIN), closed_cards(holder, MILADY)) == ([], ["life_ring"])


@pytest.mark.rule("LIF-16.1")
def test_d21_no_bait() -> None:
    table = night("42", closed={MILADY: "shark_bait"})
    until(table, "Bait")

    time(table)

    assert closed_cards(table, MILADY) == ["shark_bait"]


@pytest.mark.rule("LIF-17.4")
def test_d22_own_water_on_own_thirsts() -> None:
    table = night("33", rowed=[CAPTAIN], closed={CAPTAIN: "water water water", MILADY: "water"})
    until(table, "ShareWater")

    time(table)

    assert (closed_cards(table, CAPTAIN), closed_cards(table, MILADY)) == (["water"], ["water"])
    assert set(wounds(table)) == {SNOB, BOSUN, FRENCHY}


@pytest.mark.rule("LIF-17.4")
@pytest.mark.parametrize("where", ["open", "closed"])
def test_d22_open_or_closed(where: str) -> None:
    table = night("32", **{where: {CAPTAIN: "water"}})
    until(table, "ShareWater")

    time(table)

    assert (wounds(table), on_table(table, "gone")) == ({SNOB: 1, BOSUN: 1}, ["water"])


@pytest.mark.rule("LIF-17.6")
def test_d22_time_does_not_drink_for_one_who_has_passed() -> None:
    table = night("32", closed={CAPTAIN: "water", KID: "water"})
    until(table, "ShareWater")
    play(table, CAPTAIN, "pass")
    play(table, KID, "water snob")

    time(table)

    assert (closed_cards(table, CAPTAIN), wounds(table)) == (["water"], {CAPTAIN: 1, BOSUN: 1})


@pytest.mark.rule("LIF-23.3")
def test_d23_the_usual_options() -> None:
    record = holdfast.new("lifeboat", seats=4).record()

    assert "option jewel_scoring per_card\noption psychopath_counts_swept_away false\n" in record


@pytest.mark.rule("LIF-06.1")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_an_absent_boat_still_reaches_its_end(seats: int) -> None:
    for n in range(4):
        table = holdfast.new("lifeboat", seats=seats, seed=f"absent {n}")
        while table.result() is None:
            table.play("clock", "time")
        # Seven gulls and one crossed lie in 24 cards: idle players are ashore within 24 evenings.
        assert on_table(table, "day") <= 24
        assert gulls(table) == 4 or table.result() is not None


@pytest.mark.rule("LIF-10.3")
def test_one_late_player_does_not_undo_what_others_did() -> None:
    table = fight(BOSUN, KID)
    play(table, SNOB, "join kid")
    assert asked(table) == EVERYBODY

    time(table)

    assert told(table, None, "FightEnded")[0]["won"] == 8
    assert not may(table, SNOB, "pass")


@pytest.mark.rule("LIF-13.6")
def test_d19_of_two_that_are_equally_good_the_first() -> None:
    against_me = [OVERBOARD[card] | THIRST[card] for card in range(len(NAVIGATION))]
    stack = [card for card, gull in enumerate(GULL) if gull > 0 and not against_me[card] >> NAMES.index(KID) & 1]
    table = evening(row_stack=" ".join(NAVIGATION[card] for card in stack[:2][::-1]), gone="compass")
    pass_all(table)

    assert default(table, KID) == f"pick {NAVIGATION[stack[0]]}"
