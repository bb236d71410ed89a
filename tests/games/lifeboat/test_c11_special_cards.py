"""LIF-11  Actions: medical kit, parasol, flare gun."""

from __future__ import annotations

import pytest

from games.lifeboat.scenes import (
    BOSUN,
    CAPTAIN,
    DEAD,
    KID,
    MILADY,
    SNOB,
    asked,
    asking,
    closed_cards,
    day,
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
    reason,
    sleep,
    status,
    told,
    wounds,
)
from holdfast.games.lifeboat.state import NAVIGATION


@pytest.mark.rule("LIF-11.1")
@pytest.mark.parametrize("words", ["medkit milady", "parasol milady", "flare"])
def test_special_cards_are_used_in_one_s_own_turn_only(words: str) -> None:
    mine = {SNOB: "medkit parasol flare_gun"}
    hurt = {MILADY: 1}

    assert may(day(turn=SNOB, closed=mine, wounds=hurt), SNOB, words)
    for table in (morning(closed=mine, wounds=hurt), day(turn=MILADY, closed=mine, wounds=hurt), evening(closed=mine)):
        assert not may(table, SNOB, words)


@pytest.mark.rule("LIF-11.1")
def test_one_special_card_is_the_whole_action() -> None:
    table = day(turn=SNOB, closed={SNOB: "medkit medkit flare_gun"}, wounds={MILADY: 2})

    play(table, SNOB, "medkit milady")

    assert asked(table) == [CAPTAIN]


@pytest.mark.rule("LIF-11.2")
def test_a_medical_kit_takes_off_one_wound_and_is_gone() -> None:
    table = day(turn=SNOB, closed={SNOB: "medkit"}, wounds={BOSUN: 5})

    play(table, SNOB, "medkit bosun")

    assert (wounds(table), on_table(table, "gone")) == ({BOSUN: 4}, ["medkit"])
    assert told(table, None, "Healed") == [{"who": SNOB, "whom": BOSUN}]
    assert told(table, None, "WokeUp") == []


@pytest.mark.rule("LIF-11.2")
def test_any_living_wounded_character_may_be_healed_oneself_too() -> None:
    table = day(turn=SNOB, closed={SNOB: "medkit"}, wounds={SNOB: 1, MILADY: 4, CAPTAIN: DEAD, KID: 2})

    assert [word for word in offered(table, SNOB) if word.startswith("medkit")] == [
        "medkit milady",
        "medkit snob",
        "medkit kid",
    ]


@pytest.mark.rule("LIF-11.2")
def test_who_is_unconscious_wakes_up_at_once() -> None:
    table = day(turn=SNOB, closed={SNOB: "medkit"}, wounds={KID: 3})

    play(table, SNOB, "medkit kid")

    assert status(table, KID) == "conscious"
    assert told(table, None, "WokeUp") == [{"who": KID}]


@pytest.mark.rule("LIF-11.2")
def test_without_a_wound_there_is_nothing_to_heal() -> None:
    table = day(turn=SNOB, closed={SNOB: "medkit"})

    assert not [word for word in offered(table, SNOB) if word.startswith("medkit")]


@pytest.mark.rule("LIF-11.3")
@pytest.mark.parametrize("hurt", [0, 3, DEAD])
def test_the_parasol_is_opened_before_anybody_and_is_theirs(hurt: int) -> None:
    table = day(turn=SNOB, closed={SNOB: "parasol"}, wounds={KID: hurt})

    play(table, SNOB, "parasol kid")

    assert (open_cards(table, KID), closed_cards(table, SNOB)) == (["parasol"], [])


@pytest.mark.rule("LIF-11.3")
def test_the_parasol_opens_in_no_other_way() -> None:
    for table in (
        morning(closed={SNOB: "parasol"}),
        day(turn=MILADY, closed={SNOB: "parasol"}),
        demand("rob", MILADY, SNOB, closed={SNOB: "parasol"}),
        fight(MILADY, SNOB, closed={SNOB: "parasol"}),
        evening(closed={SNOB: "parasol"}),
    ):
        assert not may(table, SNOB, "open parasol")
        assert not may(table, SNOB, "place parasol snob")


@pytest.mark.rule("LIF-11.4", "LIF-R12")
def test_the_parasol_stops_one_thirst_and_no_more() -> None:
    table = night("36", open={CAPTAIN: "parasol"}, fought=[CAPTAIN])

    sleep(table)

    assert told(table, None, "Thirsty")[1] == {
        "who": CAPTAIN,
        "thirsts": 2,
        "shaded": 1,
        "causes": ["named", "fought"],
    }
    assert wounds(table)[CAPTAIN] == 1


@pytest.mark.rule("LIF-11.4", "LIF-R12")
def test_the_parasol_is_not_used_up() -> None:
    table = night("24", open={CAPTAIN: "parasol"}, chart="40", provisions=0)
    sleep(table)
    while asking(table) == "Action":
        table.play(table.asking()[0].seat, "idle")
    pass_all(table)
    play(table, KID, "no compass")
    sleep(table)

    shaded = [one for one in told(table, None, "Thirsty") if one["who"] == CAPTAIN]
    assert shaded == [{"who": CAPTAIN, "thirsts": 1, "shaded": 1, "causes": ["named"]}] * 2
    assert CAPTAIN not in wounds(table)


@pytest.mark.rule("LIF-11.4")
@pytest.mark.parametrize("how", ["given", "robbed", "placed"])
def test_an_open_parasol_works_for_the_new_owner_at_once(how: str) -> None:
    table = day(turn=CAPTAIN, open={SNOB: "parasol"}, chart="36", provisions=0)
    if how == "given":
        play(table, SNOB, "offer captain give open parasol")
        play(table, CAPTAIN, "accept snob", "idle")
    elif how == "placed":
        play(table, SNOB, "place parasol captain")
        play(table, CAPTAIN, "idle")
    else:
        play(table, CAPTAIN, "rob snob")
        play(table, SNOB, "yield")
    while asking(table) == "Action":
        table.play(table.asking()[0].seat, "idle")
    pass_all(table)
    play(table, KID, "no compass")
    sleep(table)

    assert CAPTAIN not in wounds(table)


@pytest.mark.rule("LIF-11.4")
def test_a_fall_takes_the_parasol_down() -> None:
    table = night("42", open={CAPTAIN: "parasol"})

    sleep(table)

    assert (open_cards(table, CAPTAIN), wounds(table)) == ([], {CAPTAIN: 2})


@pytest.mark.rule("LIF-11.5")
def test_the_flare_shows_three_cards_to_all_and_is_gone() -> None:
    table = day(turn=SNOB, closed={SNOB: "flare_gun"}, chart="19 25 31")

    play(table, SNOB, "flare")

    assert told(table, None, "FlareShown") == [{"who": SNOB, "cards": ["19", "25", "31"], "gulls": 2}]
    assert on_table(table, "gone") == ["flare_gun"]


@pytest.mark.rule("LIF-11.5")
def test_only_the_gulls_of_a_flare_count() -> None:
    table = day(turn=SNOB, closed={SNOB: "flare_gun"}, chart="31 22 19", rowed=[MILADY], fought=[KID])

    play(table, SNOB, "flare")

    assert (gulls(table), wounds(table), asking(table)) == (1, {}, "Action")


@pytest.mark.rule("LIF-11.5")
def test_the_three_cards_go_under_the_deck() -> None:
    table = day(turn=SNOB, closed={SNOB: "flare_gun"}, chart="19 25 31")

    play(table, SNOB, "flare")

    lowest = {NAVIGATION[card] for card in table.sitting.table.state.chart[:3]}
    assert (lowest, on_table(table, "navigation")) == ({"19", "25", "31"}, 24)


@pytest.mark.rule("LIF-11.5", "LIF-R20")
@pytest.mark.parametrize(
    ("before", "cards", "after"),
    [(0, "28 19 20", 0), (0, "28 25 19", 0), (1, "28 19 20", 0), (2, "28 25 23", 3), (3, "25 28 19", 3)],
)
def test_crossed_gulls_are_taken_away_after_all_gulls_came(before: int, cards: str, after: int) -> None:
    table = day(turn=SNOB, closed={SNOB: "flare_gun"}, chart=cards, gulls=before)

    play(table, SNOB, "flare")

    assert (gulls(table), reason(table)) == (after, None)


@pytest.mark.rule("LIF-11.5", "LIF-R20", "LIF-19.1")
@pytest.mark.parametrize(("before", "cards"), [(3, "28 25 23"), (3, "25 19 20"), (2, "25 23 31"), (1, "25 23 31")])
def test_with_four_gulls_the_flare_ends_the_game_at_once(before: int, cards: str) -> None:
    table = day(turn=SNOB, closed={SNOB: "flare_gun"}, chart=cards, gulls=before)

    play(table, SNOB, "flare")

    assert (gulls(table), reason(table)) == (4, "landed by flare")


@pytest.mark.rule("LIF-11.5", "LIF-R16")
@pytest.mark.parametrize(("chart", "shown"), [("25 19", ["19", "25"]), ("", [])])
def test_a_short_deck_shows_what_there_is(chart: str, shown: list[str]) -> None:
    table = day(turn=SNOB, closed={SNOB: "flare_gun"}, chart=chart, row_stack="rest")

    play(table, SNOB, "flare")

    assert told(table, None, "FlareShown")[0]["cards"] == shown


@pytest.mark.rule("LIF-11.3")
def test_an_open_parasol_needs_no_action_to_be_placed() -> None:
    table = day(turn=SNOB, open={SNOB: "parasol"})

    assert not [word for word in offered(table, SNOB) if word.startswith("parasol")]
    assert may(table, SNOB, "place parasol frenchy")
