"""LIF-05  Provisions: open and closed, thrown away and placed."""

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
    closed_cards,
    day,
    demand,
    evening,
    fight,
    idle_until,
    may,
    morning,
    night,
    offered,
    on_table,
    open_cards,
    pass_all,
    person,
    play,
    reveal,
    rights,
    sleep,
    story,
    time,
    told,
    wounds,
)
from holdfast.api import Table


@pytest.mark.rule("LIF-05.1")
def test_there_is_no_hand_limit() -> None:
    heap = "water " * 12 + "cash cash cash cash"
    table = morning(closed={MILADY: heap}, deck="jewels jewels jewels medkit medkit medkit")

    play(table, MILADY, "keep jewels")

    assert len(closed_cards(table, MILADY)) == 17


@pytest.mark.rule("LIF-05.2")
@pytest.mark.parametrize("who", [MILADY, KID])
def test_an_open_card_cannot_be_closed_again(who: str) -> None:
    """Whatever its owner, or anybody else, may do next leaves it open, or out of the game."""
    table = day(turn=MILADY, open={MILADY: "gaff parasol life_ring"}, closed={KID: "water"}, wounds={SNOB: 5})

    for word in [*offered(table, who), *rights(table, who)]:
        then = table.clone()
        play(then, who, word)
        time(then)
        hands = [card for one in EVERYBODY for card in closed_cards(then, one)]
        assert not {"gaff", "parasol", "life_ring"} & set(hands), word


@pytest.mark.rule("LIF-05.2", "LIF-R8")
def test_a_robbed_open_card_stays_open_with_its_new_owner() -> None:
    table = demand("rob", MILADY, KID, open={KID: "gaff"})

    play(table, KID, "yield")

    assert (open_cards(table, MILADY), closed_cards(table, MILADY)) == (["gaff"], [])


@pytest.mark.rule("LIF-05.3")
@pytest.mark.parametrize(
    "table",
    [
        morning(closed={KID: "club"}),
        day(turn=MILADY, closed={KID: "club"}),
        demand("rob", MILADY, KID, closed={KID: "club"}),
        fight(MILADY, SNOB, closed={KID: "club", SNOB: "cash"}),
        evening(closed={KID: "club"}),
    ],
    ids=["morning", "another's turn", "demand", "another's fight", "evening preparation"],
)
def test_a_card_may_be_opened_at_nearly_any_moment(table: Table) -> None:
    assert may(table, KID, "open club")


@pytest.mark.rule("LIF-05.3")
def test_a_card_may_be_opened_while_another_chooses_navigation_cards() -> None:
    table = day(turn=MILADY, closed={KID: "club"})
    play(table, MILADY, "row")

    play(table, KID, "open club")

    assert (open_cards(table, KID), asking(table)) == (["club"], "KeepCards")
    assert told(table, None, "Opened") == [{"who": KID, "card": "club"}]


@pytest.mark.rule("LIF-05.3")
def test_nothing_is_opened_while_loot_is_taken() -> None:
    table = demand("rob", MILADY, KID, closed={KID: "club", SNOB: "cash"}, open={KID: "oar"})
    play(table, KID, "yield")

    assert asking(table) == "TakeOne"
    assert [rights(table, who) for who in EVERYBODY] == [[], [], [], [], [], []]


@pytest.mark.rule("LIF-05.3", "LIF-13.9")
@pytest.mark.parametrize("question", ["AskCompass", "Rescue", "Bait", "ShareWater"])
def test_nothing_is_opened_while_the_evening_card_is_chosen_and_resolved(question: str) -> None:
    table = evening(chart="42", closed={KID: "club"})
    pass_all(table)
    while asking(table) != question:
        if asking(table) == "AskCompass":
            play(table, KID, "no compass")
        else:
            pass_all(table)

    assert not may(table, KID, "open club")


@pytest.mark.rule("LIF-05.3", "LIF-11.3")
def test_the_parasol_is_not_opened_freely() -> None:
    table = day(turn=MILADY, closed={MILADY: "parasol club"})

    assert [word for word in rights(table, MILADY) if word.startswith("open")] == ["open club"]


@pytest.mark.rule("LIF-05.4")
def test_a_closed_weapon_does_not_count_in_a_fight() -> None:
    table = fight(BOSUN, CAPTAIN, closed={CAPTAIN: "gaff"})

    pass_all(table)

    assert told(table, None, "FightEnded") == [{"winner": BOSUN, "loser": CAPTAIN, "won": 8, "lost": 7}]


@pytest.mark.rule("LIF-05.4")
def test_a_closed_card_is_shown_when_it_is_used() -> None:
    table = day(turn=MILADY, closed={MILADY: "medkit"}, wounds={MILADY: 1})

    play(table, MILADY, "medkit milady")

    assert told(table, KID, "Spent") == [{"who": MILADY, "card": "medkit"}]


@pytest.mark.rule("LIF-05.5")
def test_water_leaves_the_game_when_it_is_used() -> None:
    table = night("42", closed={MILADY: "water"})
    pass_all(table)
    pass_all(table)

    play(table, MILADY, "water captain")

    assert (on_table(table, "gone"), closed_cards(table, MILADY)) == (["water"], [])


@pytest.mark.rule("LIF-05.5")
@pytest.mark.parametrize(("card", "words"), [("medkit", "medkit snob"), ("flare_gun", "flare")])
def test_medical_kit_and_flare_gun_leave_the_game_when_used(card: str, words: str) -> None:
    table = day(turn=MILADY, open={MILADY: card}, wounds={SNOB: 1})

    play(table, MILADY, words)

    assert (on_table(table, "gone"), open_cards(table, MILADY)) == ([card], [])


@pytest.mark.rule("LIF-05.5")
def test_shark_bait_leaves_the_game_when_used() -> None:
    table = night("42", closed={MILADY: "shark_bait"})
    pass_all(table)

    play(table, MILADY, "bait")
    pass_all(table)

    assert (on_table(table, "gone"), closed_cards(table, MILADY)) == (["shark_bait"], [])


@pytest.mark.rule("LIF-05.5")
def test_weapons_and_oars_stay() -> None:
    table = fight(BOSUN, KID, open={KID: "oar", BOSUN: "club knife"})

    pass_all(table)

    assert open_cards(table, BOSUN) == ["oar", "club", "knife"]


@pytest.mark.rule("LIF-05.6", "LIF-15.3")
def test_a_fall_loses_what_is_open_and_keeps_what_is_closed() -> None:
    table = night("42", open={CAPTAIN: "oar club water"}, closed={CAPTAIN: "cash gaff"})

    pass_all(table)

    assert (open_cards(table, CAPTAIN), closed_cards(table, CAPTAIN)) == ([], ["gaff", "cash"])


@pytest.mark.rule("LIF-05.7")
@pytest.mark.parametrize(("words", "gone", "lost"), [("throw open club", ["club"], 0), ("throw cash", [], 1)])
def test_a_card_may_be_thrown_overboard_open_or_closed(words: str, gone: list[str], lost: int) -> None:
    table = day(turn=MILADY, open={KID: "club"}, closed={KID: "cash"})

    play(table, KID, words)

    assert (on_table(table, "gone"), on_table(table, "lost")) == (gone, lost)
    assert told(table, None, "ThrownAway") == [{"who": KID, "card": gone[0] if gone else "hidden"}]


@pytest.mark.rule("LIF-05.7")
def test_thrown_bait_calls_no_sharks() -> None:
    table = evening(chart="42", open={SNOB: "shark_bait"})
    play(table, SNOB, "throw open shark_bait")
    reveal(table)

    sleep(table)

    assert wounds(table) == {CAPTAIN: 2}


@pytest.mark.rule("LIF-05.7", "LIF-10.4")
def test_nothing_is_thrown_away_in_a_fight() -> None:
    table = fight(BOSUN, KID, open={KID: "club"}, closed={MILADY: "life_ring"})

    assert not may(table, KID, "throw open club")
    assert not may(table, MILADY, "throw life_ring")


@pytest.mark.rule("LIF-05.7", "LIF-13.9")
@pytest.mark.parametrize("question", ["AskCompass", "Rescue", "Bait", "ShareWater"])
def test_no_trading_while_the_evening_card_is_chosen_and_resolved(question: str) -> None:
    table = evening(chart="42", closed={KID: "club", MILADY: "cash"})
    pass_all(table)
    while asking(table) != question:
        if asking(table) == "AskCompass":
            play(table, KID, "no compass")
        else:
            pass_all(table)

    assert not may(table, KID, "throw club")
    assert not may(table, KID, "offer milady give club")


# -- placing ---------------------------------------------------------------------------------------


@pytest.mark.rule("LIF-05.10")
@pytest.mark.parametrize("hurt", [0, 3, DEAD])
def test_the_ring_may_be_put_on_anybody_in_any_state(hurt: int) -> None:
    table = evening(closed={MILADY: "life_ring"}, wounds={KID: hurt})

    play(table, MILADY, "place life_ring kid")

    assert (open_cards(table, KID), closed_cards(table, MILADY)) == (["life_ring"], [])


@pytest.mark.rule("LIF-05.10")
def test_placing_the_ring_opens_it_before_everybody() -> None:
    table = day(turn=MILADY, closed={KID: "life_ring"})

    play(table, KID, "place life_ring kid")

    assert told(table, MILADY, "Placed") == [{"who": KID, "card": "life_ring", "before": KID}]
    assert open_cards(table, KID) == ["life_ring"]


@pytest.mark.rule("LIF-05.10")
def test_only_an_open_parasol_is_placed() -> None:
    closed = day(turn=MILADY, closed={SNOB: "parasol"})
    opened = day(turn=MILADY, open={SNOB: "parasol"})

    play(opened, SNOB, "place parasol captain")

    assert not may(closed, SNOB, "place parasol captain")
    assert open_cards(opened, CAPTAIN) == ["parasol"]


@pytest.mark.rule("LIF-05.10")
def test_no_other_card_is_placed() -> None:
    table = day(turn=MILADY, open={MILADY: "shark_bait club water"}, closed={MILADY: "medkit"})

    assert not [word for word in rights(table, MILADY) if word.startswith("place")]


@pytest.mark.rule("LIF-05.10")
def test_a_player_places_the_ring_once_in_a_phase() -> None:
    table = day(turn=MILADY, open={MILADY: "life_ring"})
    play(table, MILADY, "place life_ring kid")
    play(table, KID, "place life_ring milady")

    assert not may(table, MILADY, "place life_ring snob")


@pytest.mark.rule("LIF-05.10")
def test_a_player_places_the_parasol_once_in_a_phase() -> None:
    table = day(turn=MILADY, open={MILADY: "parasol"})
    play(table, MILADY, "place parasol kid")
    play(table, KID, "place parasol milady")

    assert not may(table, MILADY, "place parasol snob")


@pytest.mark.rule("LIF-05.10")
def test_ring_and_parasol_count_apart() -> None:
    table = day(turn=MILADY, open={MILADY: "life_ring parasol"})
    play(table, MILADY, "place life_ring kid")

    assert may(table, MILADY, "place parasol kid")


@pytest.mark.rule("LIF-05.10")
def test_the_next_phase_allows_placing_again() -> None:
    table = day(turn=KID, open={KID: "life_ring"}, boat=[MILADY, SNOB, CAPTAIN, BOSUN, FRENCHY, KID])
    play(table, KID, "place life_ring milady")
    play(table, MILADY, "place life_ring kid")
    play(table, KID, "idle")

    assert asking(table) == "Preparation"
    assert may(table, KID, "place life_ring milady")


@pytest.mark.rule("LIF-05.10")
def test_the_parasol_action_is_no_placing() -> None:
    table = day(turn=MILADY, closed={MILADY: "parasol"})
    play(table, MILADY, "parasol milady")

    assert may(table, MILADY, "place parasol snob")


@pytest.mark.rule("LIF-05.10")
def test_what_was_placed_belongs_to_the_one_it_lies_before() -> None:
    table = day(turn=BOSUN, closed={BOSUN: "life_ring"}, wounds={KID: 3})
    play(table, BOSUN, "place life_ring kid")

    play(table, BOSUN, "rob kid")

    assert open_cards(table, BOSUN) == ["life_ring"]


@pytest.mark.rule("LIF-05.10", "LIF-10.4")
def test_nothing_is_placed_in_a_fight() -> None:
    table = fight(BOSUN, KID, open={KID: "life_ring"}, closed={})

    assert not may(table, KID, "place life_ring milady")


@pytest.mark.rule("LIF-05.11")
def test_cards_of_the_packet_cannot_be_traded() -> None:
    table = morning(deck="water gaff cash medkit oar jewels", closed={MILADY: "club"})

    assert not may(table, MILADY, "offer kid give gaff")
    assert may(table, MILADY, "offer kid give club")


@pytest.mark.rule("LIF-05.11")
def test_cards_of_the_packet_can_be_neither_opened_nor_thrown_away() -> None:
    table = morning(deck="water gaff cash medkit oar jewels")

    assert [word for word in rights(table, MILADY) if word.startswith(("open", "throw"))] == []


@pytest.mark.rule("LIF-05.8")
def test_a_promise_is_talk_and_binds_nobody() -> None:
    table = fight(BOSUN, KID, closed={KID: "water", SNOB: "cash"})
    play(table, SNOB, "join kid")
    pass_all(table)

    # The kid may have promised the snob water; nothing at the table asks for it.
    idle_until(table, KID)

    assert closed_cards(table, KID) == ["water"]
    assert offered(table, KID)[-1] == "idle"
    assert "Traded" not in story(table)


@pytest.mark.rule("LIF-05.3", "LIF-09.3")
def test_a_theft_leaves_no_moment_to_open_anything() -> None:
    table = day(turn=KID, closed={BOSUN: "gaff"})

    play(table, KID, "steal bosun")

    assert (person(table, BOSUN)["closed"], closed_cards(table, KID)) == (0, ["gaff"])
    assert story(table) == ["Stole", "EveningCame"]


@pytest.mark.rule("LIF-05.7")
def test_the_unconscious_throw_nothing_away() -> None:
    table = day(turn=MILADY, open={FRENCHY: "club"}, wounds={FRENCHY: 6})

    assert not may(table, FRENCHY, "throw open club")


@pytest.mark.rule("LIF-05.10")
def test_what_lies_open_before_oneself_is_not_placed_there_again() -> None:
    table = day(open={KID: "life_ring parasol"})

    placed = [word for word in rights(table, KID) if word.startswith("place")]

    others = [who for who in EVERYBODY if who != KID]
    assert sorted(placed) == sorted(f"place {card} {who}" for card in ("life_ring", "parasol") for who in others)


@pytest.mark.rule("LIF-05.5", "LIF-11.2")
def test_of_two_equal_cards_the_open_one_is_used() -> None:
    table = day(turn=BOSUN, wounds={KID: 1}, open={BOSUN: "medkit"}, closed={BOSUN: "medkit"})

    play(table, BOSUN, "medkit kid")

    assert (open_cards(table, BOSUN), closed_cards(table, BOSUN)) == ([], ["medkit"])
