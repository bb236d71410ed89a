"""LIF-H1 to LIF-H16  Who may know what: events and views tell exactly that, and nothing more."""

from __future__ import annotations

import json
from typing import Any

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
    asking,
    backs,
    closed_cards,
    day,
    demand,
    evening,
    fight,
    landing,
    morning,
    night,
    on_table,
    pass_all,
    person,
    play,
    reveal,
    seat,
    sleep,
    time,
    told,
    until,
)
from holdfast.api import Table
from holdfast.games.lifeboat.state import NAVIGATION
from holdfast.kernel.step import ALL


def view(table: Table, who: str | None) -> dict[str, Any]:
    return table.view(None if who is None else seat(table, who))


def everything(table: Table, who: str | None) -> str:
    """All that this character (None: a spectator) sees and was ever told, as one text."""
    at = None if who is None else seat(table, who)
    return json.dumps([table.view(at), table.events(at)])


def notebook(table: Table, who: str) -> dict[str, Any]:
    book: dict[str, Any] = view(table, who)["me"]["notebook"]
    return book


def knows_of(table: Table, who: str, whom: str) -> list[str]:
    """The closed cards of another that this character remembers just there."""
    return list(notebook(table, who)["provisions"]["placed"].get(whom, []))


def who_hears(table: Table, event: str, **facts: object) -> list[str]:
    """Who was told this event with these facts."""
    return [who for who in EVERYBODY if any(facts.items() <= one.items() for one in told(table, who, event))]


# -- H1, H4, H6: public ----------------------------------------------------------------------------------


@pytest.mark.rule("LIF-02.2", "LIF-03.3")
def test_h1_characters_seats_wounds_fatigue_gulls_and_status_are_public() -> None:
    table = day(wounds={KID: 3, SNOB: 1}, rowed=[SNOB], fought=[BOSUN], gulls=2, swept=[CAPTAIN])
    seen = view(table, None)

    assert [one["who"] for one in seen["boat"]] == [MILADY, SNOB, BOSUN, FRENCHY, KID]
    assert [one["status"] for one in seen["boat"]] == ["conscious"] * 4 + ["unconscious"]
    assert [one["who"] for one in seen["swept"]] == [CAPTAIN]
    assert seen["table"]["gulls"] == 2
    for who in EVERYBODY:
        assert {part: view(table, who)[part] for part in ("table", "boat", "swept")} == {
            part: seen[part] for part in ("table", "boat", "swept")
        }


@pytest.mark.rule("LIF-05.2")
def test_h4_open_provisions_are_seen_by_all() -> None:
    table = day(open={KID: "gaff oar"})

    assert all(
        one["open"] == ["oar", "gaff"] for who in EVERYBODY for one in view(table, who)["boat"] if one["who"] == KID
    )


@pytest.mark.rule("LIF-02.6")
def test_h6_of_the_provision_deck_only_the_number_is_seen() -> None:
    table = day(provisions=1, deck="life_ring")

    assert on_table(table, "provisions") == 1
    assert not any("life_ring" in everything(table, who) for who in [None, *EVERYBODY])


# -- H2: friends and enemies -------------------------------------------------------------------------------


@pytest.mark.rule("LIF-02.3", "LIF-19.2")
def test_h2_friend_and_enemy_are_the_owner_s_secret_until_the_end() -> None:
    bonds = {"friends": {KID: KID}, "enemies": {KID: KID}}
    table = evening(**bonds, gulls=3, chart="25")

    assert (view(table, KID)["me"]["friend"], view(table, KID)["me"]["enemy"]) == (KID, KID)
    for who in [None, MILADY, SNOB, CAPTAIN, BOSUN, FRENCHY]:
        assert '"friend": "kid"' not in everything(table, who)
    reveal(table)
    for who in [None, MILADY, SNOB]:
        assert '"friend": "kid"' in everything(table, who)


@pytest.mark.rule("LIF-15.8")
def test_h2_a_swept_away_owner_still_knows() -> None:
    table = day(swept=[CAPTAIN], friends={CAPTAIN: KID})

    assert view(table, CAPTAIN)["me"]["friend"] == KID


# -- H3, H11, H12: closed provisions -------------------------------------------------------------------------


@pytest.mark.rule("LIF-05.2")
def test_h3_others_see_only_how_many_closed_cards_there_are() -> None:
    table = day(closed={KID: "life_ring jewels"})

    assert (closed_cards(table, KID), backs(table)) == (["life_ring", "jewels"], {KID: 2})
    for who in [None, MILADY, SNOB, CAPTAIN, BOSUN, FRENCHY]:
        assert "life_ring" not in everything(table, who)


@pytest.mark.rule("LIF-05.3", "LIF-05.4")
@pytest.mark.parametrize("words", ["open life_ring", "place life_ring kid"])
def test_h3_an_opened_card_is_public(words: str) -> None:
    table = day(closed={KID: "life_ring"})

    play(table, KID, words)

    assert all("life_ring" in everything(table, who) for who in [None, *EVERYBODY])


@pytest.mark.rule("LIF-05.2", "LIF-05.5")
@pytest.mark.parametrize("words", ["open life_ring", "place life_ring kid"])
def test_whoever_opens_a_card_still_knows_the_closed_ones_and_the_others_do_not(words: str) -> None:
    table = day(closed={KID: "life_ring cash jewels"})
    at = seat(table, KID)
    state = table.sitting.table.state
    state.provisions_known.look(state.sailors[at].closed, 1 << at | 1 << (at + 1) % 6)

    play(table, KID, words)

    state = table.sitting.table.state
    left, knows = state.sailors[at].closed, state.provisions_known.knows
    knowing = [[who for who in range(6) if knows(who, card)] for card in left]
    assert knowing == [[at], [at]]


@pytest.mark.rule("LIF-05.7")
def test_h3_a_closed_card_thrown_away_is_unseen() -> None:
    table = day(closed={KID: "life_ring"})

    play(table, KID, "throw life_ring")

    assert who_hears(table, "ThrownAway", card="life_ring") == [KID]
    assert who_hears(table, "ThrownAway", card="hidden") == [MILADY, SNOB, CAPTAIN, BOSUN, FRENCHY]
    assert (on_table(table, "gone"), on_table(table, "lost")) == ([], 1)


@pytest.mark.rule("LIF-05.7", "LIF-05.9")
def test_h12_who_gave_a_card_does_not_see_whether_just_that_one_is_thrown_away() -> None:
    table = day(closed={SNOB: "life_ring", KID: "cash"})
    play(table, SNOB, "offer kid give life_ring")
    play(table, KID, "accept snob")
    assert knows_of(table, SNOB, KID) == ["life_ring"]

    play(table, KID, "throw life_ring")

    assert notebook(table, SNOB)["provisions"] == {
        "placed": {},
        "groups": [{"cards": ["life_ring"], "among": {KID: 1, "lost": 1}}],
    }


@pytest.mark.rule("LIF-05.3", "LIF-05.9")
def test_h12_a_card_seen_again_may_be_the_one_that_was_given() -> None:
    table = day(closed={SNOB: "water", KID: "water"})
    play(table, SNOB, "offer kid give water")
    play(table, KID, "accept snob")

    play(table, KID, "open water")

    # One water lies open now: for all the snob knows it is his, so of the closed one he knows nothing.
    assert knows_of(table, SNOB, KID) == []


@pytest.mark.rule("LIF-08.6")
def test_h11_a_card_taken_blind_is_known_to_the_two() -> None:
    table = demand("rob", BOSUN, KID, closed={KID: "life_ring"})

    play(table, KID, "yield")

    assert who_hears(table, "Robbed", card="life_ring") == [BOSUN, KID]
    assert who_hears(table, "Robbed", card="hidden") == [MILADY, SNOB, CAPTAIN, FRENCHY]
    assert told(table, None, "Robbed") == [{"who": BOSUN, "of": KID, "card": "hidden"}]


@pytest.mark.rule("LIF-08.6")
def test_h11_the_robbed_remembers_where_the_card_went() -> None:
    table = demand("rob", BOSUN, KID, closed={KID: "life_ring"})

    play(table, KID, "yield")

    assert knows_of(table, KID, BOSUN) == ["life_ring"]
    assert knows_of(table, SNOB, BOSUN) == []


@pytest.mark.rule("LIF-08.6")
def test_an_open_card_that_is_robbed_moves_before_all_eyes() -> None:
    table = demand("rob", BOSUN, KID, open={KID: "gaff"})

    play(table, KID, "yield")

    assert who_hears(table, "Robbed", card="gaff") == EVERYBODY


@pytest.mark.rule("LIF-09.3")
def test_h11_a_theft_is_known_to_thief_and_victim() -> None:
    table = day(turn=KID, closed={BOSUN: "life_ring"})

    play(table, KID, "steal bosun")

    assert who_hears(table, "Stole", card="life_ring") == [BOSUN, KID]
    assert "life_ring" not in everything(table, None)


@pytest.mark.rule("LIF-05.9")
def test_h12_a_card_given_closed_is_known_to_giver_and_receiver() -> None:
    table = day(closed={SNOB: "life_ring"})
    play(table, SNOB, "offer kid give life_ring")

    play(table, KID, "accept snob")

    assert who_hears(table, "Traded", gave=["life_ring"]) == [SNOB, KID]
    assert who_hears(table, "Traded", gave=["hidden"]) == [MILADY, CAPTAIN, BOSUN, FRENCHY]
    assert knows_of(table, SNOB, KID) == ["life_ring"]


# -- H5: the packet --------------------------------------------------------------------------------------------


@pytest.mark.rule("LIF-04.5")
def test_h5_the_packet_is_the_holder_s_and_its_size_everybody_s() -> None:
    table = morning(deck="life_ring gaff cash medkit oar jewels")
    shown = {who: view(table, who)["me"]["packet"] for who in EVERYBODY}

    assert [who for who in EVERYBODY if shown[who] is not None] == [MILADY]
    assert on_table(table, "packet") == 6
    assert "life_ring" not in everything(table, SNOB)


@pytest.mark.rule("LIF-04.5")
def test_h5_a_former_holder_remembers_what_was_passed_on_but_not_who_took_which() -> None:
    table = morning(deck="life_ring gaff cash medkit oar jewels", boat=[MILADY, SNOB, CAPTAIN, KID])
    play(table, MILADY, "keep cash")
    play(table, SNOB, "keep gaff")

    groups = notebook(table, MILADY)["provisions"]["groups"]
    assert groups == [{"cards": ["gaff", "life_ring", "medkit"], "among": {SNOB: 1, "packet": 2}}]
    # The captain knows only what reached him.
    assert "gaff" not in everything(table, CAPTAIN)
    assert who_hears_kept(table, "gaff") == [SNOB]


def who_hears_kept(table: Table, card: str) -> list[str]:
    return [who for who in [MILADY, SNOB, CAPTAIN, KID] if any(one["card"] == card for one in told(table, who, "Kept"))]


# -- H7 to H10: navigation -----------------------------------------------------------------------------------------


@pytest.mark.rule("LIF-07.1", "LIF-07.2")
def test_h7_only_the_rower_sees_the_cards_and_all_see_how_many_were_kept() -> None:
    table = day(turn=MILADY, chart="31 28")
    play(table, MILADY, "row")
    assert view(table, MILADY)["me"]["navigation"] == ["28", "31"]
    assert all(view(table, who)["me"]["navigation"] is None for who in EVERYBODY[1:])

    play(table, MILADY, "keep 31")

    assert told(table, None, "Stowed") == [{"who": MILADY, "kept": 1, "buried": 1}]
    assert [who for who in [None, *EVERYBODY] if '"31"' in everything(table, who)] == [MILADY]


@pytest.mark.rule("LIF-07.2")
def test_h7_the_rower_remembers_what_was_kept_and_what_went_under() -> None:
    table = day(turn=MILADY, chart="31 28")
    play(table, MILADY, "row", "keep 31")

    assert notebook(table, MILADY)["navigation"]["placed"] == {"deck": ["28"], "row_stack": ["31"]}
    assert notebook(table, MILADY)["under_deck"] == ["28"]
    assert notebook(table, KID)["navigation"] == {"placed": {}, "groups": []}


@pytest.mark.rule("LIF-07.2", "LIF-R16")
def test_h7_of_several_cards_put_under_not_even_the_rower_knows_the_order() -> None:
    table = day(turn=MILADY, chart="31 28")
    play(table, MILADY, "row", "keep none")

    assert notebook(table, MILADY)["under_deck"] == []
    assert notebook(table, MILADY)["navigation"]["groups"] == [{"cards": ["28", "31"], "among": {"deck": 2}}]


@pytest.mark.rule("LIF-07.2")
def test_h7_others_do_not_see_which_of_two_cards_they_know_was_kept() -> None:
    table = day(turn=MILADY, chart="31 28")
    table.sitting.table.state.chart_known.look([NAVIGATION.index("31"), NAVIGATION.index("28")], ALL)

    play(table, MILADY, "row", "keep 31")

    assert notebook(table, KID)["navigation"] == {
        "placed": {},
        "groups": [{"cards": ["28", "31"], "among": {"deck": 1, "row_stack": 1}}],
    }
    assert notebook(table, MILADY)["navigation"]["placed"] == {"deck": ["28"], "row_stack": ["31"]}


@pytest.mark.rule("LIF-13.3")
def test_h8_nobody_sees_the_row_stack_but_its_number_until_the_navigator_looks() -> None:
    table = evening(row_stack="31 28")
    assert on_table(table, "row_stack") == 2
    assert not any('"31"' in everything(table, who) for who in [None, *EVERYBODY])

    pass_all(table)
    play(table, KID, "no compass")

    assert [who for who in [None, *EVERYBODY] if '"31"' in everything(table, who)] == [KID]


@pytest.mark.rule("LIF-13.6")
def test_h9_only_the_picked_card_is_shown() -> None:
    table = evening(row_stack="25 28")
    pass_all(table)
    play(table, KID, "no compass")

    play(table, KID, "pick 25")

    assert [who for who in [None, *EVERYBODY] if '"25"' in everything(table, who)] == [None, *EVERYBODY]
    assert [who for who in [None, *EVERYBODY] if '"28"' in everything(table, who)] == [KID]
    assert notebook(table, KID)["under_deck"] == ["25", "28"]


@pytest.mark.rule("LIF-11.5")
def test_h10_everybody_knows_that_the_flare_s_cards_lie_under_the_deck() -> None:
    table = day(turn=KID, closed={KID: "flare_gun"}, chart="19 25 31")

    play(table, KID, "flare")

    for who in EVERYBODY:
        assert notebook(table, who)["navigation"]["groups"] == [{"cards": ["19", "25", "31"], "among": {"deck": 3}}]


@pytest.mark.rule("LIF-18.1")
def test_h10_everybody_knows_that_the_evening_s_card_is_the_lowest() -> None:
    table = night("25")

    assert all(notebook(table, who)["under_deck"] == ["25"] for who in EVERYBODY)


# -- H13: swept away ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LIF-15.5")
def test_h13_the_closed_cards_of_a_swept_away_character_are_not_shown() -> None:
    table = night("29", wounds={KID: 3}, closed={KID: "life_ring jewels"}, open={KID: "club"})

    assert told(table, None, "FellOverboard") == [{"who": KID, "lost": ["club"]}]
    assert told(table, None, "SweptAway") == [{"who": KID, "lost": [], "closed": 2}]
    assert [who for who in [None, *EVERYBODY] if "jewels" in everything(table, who)] == [KID]


# -- H14: trade -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LIF-05.7", "LIF-05.9")
def test_h14_an_offer_is_known_to_the_two_parties() -> None:
    table = day(closed={SNOB: "life_ring", KID: "cash"}, open={SNOB: "club"})
    others = [None, MILADY, CAPTAIN, BOSUN, FRENCHY]
    before = [everything(table, who) for who in others]

    play(table, SNOB, "offer kid give life_ring open club closed 1")

    assert [everything(table, who) for who in others] == before
    assert told(table, SNOB, "Offered")[0]["give"] == ["club", "life_ring"]
    assert told(table, KID, "Offered")[0]["give"] == ["hidden", "club"]
    assert view(table, KID)["me"]["offers"][0]["give"] == ["hidden", "club"]


@pytest.mark.rule("LIF-05.9")
def test_h14_that_a_trade_took_place_and_its_open_cards_are_public() -> None:
    table = day(closed={SNOB: "life_ring", KID: "cash"}, open={SNOB: "club"})
    play(table, SNOB, "offer kid give life_ring open club closed 1")

    play(table, KID, "accept snob cash")

    assert told(table, None, "Traded") == [{"who": SNOB, "to": KID, "gave": ["hidden", "club"], "got": ["hidden"]}]
    assert told(table, KID, "Traded")[0]["gave"] == ["club", "life_ring"]


@pytest.mark.rule("LIF-05.7")
@pytest.mark.parametrize(("who", "words"), [(KID, "decline snob"), (SNOB, "recall kid")])
def test_h14_how_an_offer_ended_is_the_parties_business(who: str, words: str) -> None:
    table = day(closed={SNOB: "water"})
    play(table, SNOB, "offer kid give water")
    before = everything(table, None)

    play(table, who, words)

    assert everything(table, None) == before
    assert who_hears(table, "OfferEnded") == [SNOB, KID]


# -- H15, H16: windows -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LIF-10.3", "LIF-13.1", "LIF-17.4")
@pytest.mark.parametrize("question", ["TakeSides", "Preparation", "Rescue", "Bait", "ShareWater"])
def test_h15_a_pass_changes_nothing_that_others_see(question: str) -> None:
    table = fight(BOSUN, KID) if question == "TakeSides" else evening(chart="42")
    if question not in ("TakeSides", "Preparation"):
        reveal(table)
        until(table, question)
    assert asking(table) == question
    others = [None, MILADY, SNOB, CAPTAIN, BOSUN, FRENCHY]
    before = [everything(table, who) for who in others]

    play(table, KID, "pass")

    assert [everything(table, who) for who in others] == before
    assert view(table, None)["waiting"] == {"ask": question, "who": None}


@pytest.mark.rule("LIF-15.2", "LIF-16.1")
@pytest.mark.parametrize(
    ("question", "card", "words"), [("Rescue", "life_ring", "open life_ring"), ("Bait", "shark_bait", "bait")]
)
def test_h15_a_sealed_answer_is_unseen_until_all_have_answered(question: str, card: str, words: str) -> None:
    table = night("22", closed={KID: card})
    until(table, question)
    others = [None, MILADY, SNOB, CAPTAIN, BOSUN, FRENCHY]
    before = [everything(table, who) for who in others]

    play(table, KID, words)

    assert [everything(table, who) for who in others] == before


@pytest.mark.rule("LIF-16.3")
def test_h16_a_bait_that_was_not_spent_stays_its_owner_s_secret() -> None:
    table = night("42", closed={SNOB: "shark_bait", KID: "shark_bait"})
    until(table, "Bait")
    play(table, KID, "bait")
    play(table, SNOB, "bait")
    pass_all(table)

    assert told(table, MILADY, "SharksCame") == [{"who": SNOB}]
    assert everything(table, MILADY).count("shark_bait") == 2  # spent, and gone: both of the snob's
    assert (person(table, KID)["closed"], closed_cards(table, KID)) == (1, ["shark_bait"])


@pytest.mark.rule("LIF-13.4", "LIF-15.2", "LIF-16.1")
@pytest.mark.parametrize("card", ["compass", "life_ring", "shark_bait", "cash"])
def test_a_pause_does_not_tell_who_could_act(card: str) -> None:
    """Whatever the kid holds, the same questions are put to the same people."""
    table = evening(chart="42", closed={KID: card})
    pass_all(table)
    questions = []
    while (question := asking(table)) in ("AskCompass", "Rescue", "Bait", "ShareWater"):
        questions.append((question, sorted(one.seat for one in table.asking())))
        time(table)

    everyone = list(range(6))
    assert questions == [
        ("AskCompass", [seat(table, KID)]),
        ("Rescue", everyone),
        ("Bait", everyone),
        ("ShareWater", everyone),
    ]


# -- what a seat may imagine -------------------------------------------------------------------------------------------


@pytest.mark.rule("LIF-02.3", "LIF-02.6")
def test_an_imagined_table_keeps_what_its_seat_knows_and_deals_the_rest_anew() -> None:
    table = holdfast.new("lifeboat", seats=6, seed="imagine")
    imagined = [table.imagine(2, seed=f"{n}") for n in range(6)]

    assert all(other.view(2) == table.view(2) for other in imagined)
    assert len({secrets(other, 4) for other in imagined}) > 3


def secrets(table: Table, place: int) -> tuple[str, str, tuple[str, ...]]:
    me = table.view(place)["me"]
    return me["friend"], me["enemy"], tuple(me["closed"])


@pytest.mark.rule("LIF-04.5", "LIF-07.1", "LIF-08.6")
def test_a_seat_s_own_memory_holds_in_every_table_it_can_imagine() -> None:
    table = morning(deck="life_ring gaff cash medkit oar jewels", chart="31 28", closed={BOSUN: "compass"})
    play(table, MILADY, "keep cash")
    for who, card in ((SNOB, "gaff"), (CAPTAIN, "medkit"), (BOSUN, "oar"), (FRENCHY, "life_ring")):
        play(table, who, f"keep {card}")
    play(table, MILADY, "row", "keep 31")
    play(table, SNOB, "rob bosun")
    play(table, BOSUN, "yield")

    for who in EVERYBODY:
        for n in range(4):
            assert view(table.imagine(seat(table, who), seed=f"{n}"), who) == view(table, who)


@pytest.mark.rule("LIF-05.5")
def test_spent_and_lost_open_cards_can_be_counted_by_all() -> None:
    table = night("42", open={CAPTAIN: "club water"}, closed={KID: "water"})
    until(table, "ShareWater")
    play(table, KID, "water captain")

    assert on_table(table, "gone") == ["water", "water", "club"]


@pytest.mark.rule("LIF-19.2")
def test_at_the_end_all_closed_cards_still_aboard_are_shown() -> None:
    table = landing(closed={KID: "jewels", MILADY: "cash"})

    sheets = {sheet["who"]: sheet["closed"] for sheet in view(table, None)["result"]["sheets"]}
    assert sheets == {**{who: [] for who in EVERYBODY}, KID: ["jewels"], MILADY: ["cash"]}


@pytest.mark.rule("LIF-10.5")
def test_the_fight_s_totals_count_what_is_open_only() -> None:
    table = fight(BOSUN, KID, closed={KID: "gaff flare_gun", BOSUN: "knife"})

    assert (view(table, None)["fight"]["attack"], view(table, None)["fight"]["defence"]) == (8, 3)


@pytest.mark.rule("LIF-03.2")
def test_every_public_event_names_its_rule() -> None:
    table = night("21", open={KID: "shark_bait"}, closed={MILADY: "water"})
    sleep(table)

    assert {one["rule"] for one in table.events(None)} >= {"LIF-14.1", "LIF-15.3", "LIF-15.4", "LIF-16.2", "LIF-17.1"}
    assert all(one["rule"].startswith("LIF-") for one in table.events(None))


# -- who has learnt which card, by the very book that notebooks are made of ---------------------------------


def knowers(table: Table, card: int) -> list[str]:
    known = table.sitting.table.state.provisions_known
    return [who for who in EVERYBODY if known.knows(seat(table, who), card)]


@pytest.mark.rule("LIF-04.5")
def test_who_keeps_a_card_alone_knows_which_and_remembers_the_rest() -> None:
    table = morning(deck="water cash gaff club knife oar")

    play(table, MILADY, "keep cash")

    state = table.sitting.table.state
    (kept,) = state.sailors[seat(table, MILADY)].closed
    assert knowers(table, kept) == [MILADY]
    assert all(knowers(table, card) == [MILADY, SNOB] for card in state.packet)


@pytest.mark.rule("LIF-05.7")
def test_a_closed_card_thrown_away_is_known_to_who_threw_it() -> None:
    table = day(closed={MILADY: "cash gaff"})
    cash, gaff = table.sitting.table.state.sailors[seat(table, MILADY)].closed

    play(table, MILADY, "throw cash")

    assert (knowers(table, cash), knowers(table, gaff)) == ([MILADY], [MILADY])


@pytest.mark.rule("LIF-05.9")
def test_a_closed_card_that_changes_hands_is_known_to_the_two() -> None:
    table = day(closed={MILADY: "cash gaff"})
    cash, gaff = table.sitting.table.state.sailors[seat(table, MILADY)].closed
    play(table, MILADY, "offer kid give cash")

    play(table, KID, "accept milady")

    assert (knowers(table, cash), knowers(table, gaff)) == ([MILADY, KID], [MILADY])


@pytest.mark.rule("LIF-07.2")
def test_who_knew_the_rowed_cards_knows_them_still_if_all_are_kept() -> None:
    table = day(turn=MILADY, chart="25 23")
    state = table.sitting.table.state
    cards = [NAVIGATION.index(name) for name in ("25", "23")]
    state.chart_known.look(cards, 1 << seat(table, KID))
    play(table, MILADY, "row")

    play(table, MILADY, next(words for words in table.asking()[0].options if len(words.split()) == 3))

    known = table.sitting.table.state.chart_known
    assert [known.knows(seat(table, KID), card) for card in cards] == [True, True]
