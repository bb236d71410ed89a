"""What a choice would lead to is told from what everybody can see."""

from __future__ import annotations

from typing import Any

from games.lifeboat.scenes import BOSUN, CAPTAIN, FRENCHY, KID, MILADY, SNOB, day, evening, pass_all, play
from holdfast.api import Table
from holdfast.games.lifeboat.queries import seat_of
from holdfast.games.lifeboat.rulebook import GAME
from holdfast.games.lifeboat.state import NAMES
from holdfast.kernel.game import COST, DANGER, Fact
from holdfast.kernel.play import read


def all_foreseen(table: Table, who: str, word: str) -> list[Fact]:
    inner = table.sitting.table
    seat = seat_of(inner.state, NAMES.index(who))
    return GAME.forecast(inner, seat, read(inner, seat, word))


def foreseen(table: Table, who: str, word: str, name: str = "") -> Fact:
    """The fact of this name, or the only one."""
    [fact] = [fact for fact in all_foreseen(table, who, word) if name in ("", fact.name)]
    return fact


def test_a_demand_tells_the_fight_that_a_refusal_means() -> None:
    table = day(turn=KID, open={SNOB: "gaff"})

    fact = foreseen(table, KID, "swap snob")

    assert (fact.name, fact.args["attack"], fact.args["defence"], fact.kind) == ("fight", 3, 9, DANGER)


def test_closed_cards_of_others_change_nothing() -> None:
    bare, armed = day(turn=BOSUN, closed={KID: "water"}), day(turn=BOSUN, closed={KID: "gaff"})

    seen = [[fact.args for fact in all_foreseen(table, BOSUN, "rob kid")] for table in (bare, armed)]

    assert seen[0] == seen[1]


def test_who_would_win_is_in_no_danger() -> None:
    assert foreseen(day(turn=BOSUN), BOSUN, "swap kid").kind == ""


def test_the_unconscious_cannot_refuse() -> None:
    assert foreseen(day(turn=MILADY, wounds={SNOB: 5}), MILADY, "swap snob").name == "no-fight"


def test_rowing_costs_strength() -> None:
    assert foreseen(day(turn=MILADY), MILADY, "row", "tired").kind == COST


def test_a_rower_knows_how_many_cards_there_are_to_see() -> None:
    table = day(turn=MILADY, closed={MILADY: "oar"})

    assert [foreseen(table, MILADY, word, "sees").args["n"] for word in ("row", "row 1")] == [2, 3]


def test_a_medkit_takes_one_wound_off() -> None:
    table = day(turn=MILADY, closed={MILADY: "medkit"}, wounds={SNOB: 2})

    assert foreseen(table, MILADY, "medkit snob").args["wounds"] == 1


# -- a demand on me --------------------------------------------------------------------------------------------


def demanded(**arranged: Any) -> Table:
    """The Bosun wants a card of the Kid's."""
    table = day(turn=BOSUN, **arranged)
    play(table, BOSUN, "rob kid")
    return table


def odds(table: Table, who: str) -> Any:
    return table.view(table.view(None)["table"]["roles"].index(who))["me"]["odds"]


def test_a_refusal_tells_the_totals_now_and_with_my_own_closed_weapons() -> None:
    table = demanded(closed={KID: "knife water"}, open={KID: "oar"})

    facts = [(fact.name, fact.args["attack"], fact.args["defence"]) for fact in all_foreseen(table, KID, "refuse")[:2]]

    assert facts == [("refusal", 8, 4), ("refusal-armed", 8, 7)]


def test_the_odds_say_what_is_unknown_and_who_could_join() -> None:
    table = demanded(closed={KID: "water", BOSUN: "cash gaff"}, friends={KID: SNOB}, enemies={KID: CAPTAIN})
    told = odds(table, KID)

    assert (told["wants"], told["side"], told["unknown"]) == ("card", "defence", 2)
    assert [(one["who"], one["power"], one["bond"]) for one in told["may_join"]] == [
        (CAPTAIN, 7, "enemy"),
        (FRENCHY, 6, ""),
        (SNOB, 5, "friend"),
        (MILADY, 4, ""),
    ]


def test_a_tie_is_the_victim_s() -> None:
    table = demanded(closed={KID: "water"}, open={KID: "gaff oar"})

    assert odds(table, KID)["lines"] == [{"cards": [], "attack": 8, "defence": 8, "attack_wins": False}]


def test_the_odds_are_told_to_who_must_answer_alone() -> None:
    table = demanded(closed={KID: "water"})

    assert [odds(table, who) is None for who in (KID, BOSUN, SNOB)] == [False, True, True]


def test_closed_cards_of_others_are_no_part_of_the_odds() -> None:
    bare, armed = demanded(closed={KID: "cash", BOSUN: "water"}), demanded(closed={KID: "cash", BOSUN: "gaff"})

    assert odds(bare, KID) == odds(armed, KID)


def test_in_a_fight_everybody_awake_gets_the_odds_and_only_fighters_with_their_own_weapons() -> None:
    table = demanded(closed={KID: "water", SNOB: "knife", BOSUN: "club"})
    play(table, KID, "refuse")

    assert [len(odds(table, who)["lines"]) for who in (KID, SNOB, BOSUN)] == [1, 1, 2]


def test_losing_a_fight_is_told_with_what_it_comes_to() -> None:
    table = demanded(closed={KID: "water"}, wounds={KID: 2})

    fact = foreseen(table, KID, "refuse", "harm")

    assert (fact.args["after"], fact.args["end"], fact.kind) == (3, "faints", DANGER)


def test_giving_way_tells_what_can_be_taken() -> None:
    table = demanded(closed={KID: "water cash"}, open={KID: "gaff"})

    assert foreseen(table, KID, "yield").args == {"open": 1, "closed": 2}


def test_who_could_join_a_fight_is_told_both_totals() -> None:
    table = demanded(closed={KID: "water"}, open={SNOB: "gaff"})
    play(table, KID, "refuse")
    me = table.view(table.view(None)["table"]["roles"].index(SNOB))["me"]

    assert me["joining"] == {BOSUN: {"attack": 17, "defence": 3}, KID: {"attack": 8, "defence": 12}}


# -- what can be offered ---------------------------------------------------------------------------------------


def trade(table: Table, who: str) -> Any:
    return table.view(table.view(None)["table"]["roles"].index(who))["me"]["trade"]


def test_the_words_of_the_pieces_make_an_offer() -> None:
    table = day(turn=KID, closed={KID: "water water", SNOB: "cash"}, open={KID: "gaff", SNOB: "knife"})
    told = trade(table, KID)
    snob = next(one for one in told["partners"] if one["who"] == SNOB)
    words = [snob["word"], told["mine"][0]["word"], told["mine"][0]["word"], told["mine"][1]["word"]]

    play(table, KID, " ".join([*words, snob["open"][0]["word"], snob["closed"][0]]))

    [offer] = table.view(table.view(None)["table"]["roles"].index(KID))["me"]["offers"]
    assert (offer["give"], offer["ask"], offer["closed"]) == (["water", "water", "gaff"], ["knife"], 1)


def test_an_offer_used_up_is_counted_and_the_same_one_cannot_be_asked_twice() -> None:
    table = day(turn=KID, closed={KID: "water water"})
    before = trade(table, KID)["left"]

    play(table, KID, "offer snob give water")

    told = trade(table, KID)
    assert (before - told["left"], [one["who"] for one in told["partners"] if one["why_not"]]) == (1, [SNOB])


def test_while_nothing_can_be_traded_it_is_said_why() -> None:
    table = demanded(closed={KID: "water"}, wounds={SNOB: 5})
    asleep = trade(table, SNOB)["why_not"]
    play(table, KID, "refuse")

    assert (asleep, trade(table, KID)["why_not"]) == ("asleep", "closed")


def test_who_would_fall_is_told_so_but_not_when_the_fourth_gull_ends_the_game_first() -> None:
    third, fourth = (evening(row_stack="21 25", gulls=gulls, wounds={KID: 2}) for gulls in (2, 3))
    for table in (third, fourth):
        pass_all(table)
        play(table, KID, "no compass")

    assert {fact.name for fact in all_foreseen(third, KID, "pick 21")} >= {"gulls", "you-fall", "swept-away"}
    assert [fact.name for fact in all_foreseen(fourth, KID, "pick 21")] == ["gulls"]


def test_a_tie_is_neither_side_s_before_it_is_known_who_attacks() -> None:
    table = day(turn=MILADY, closed={MILADY: "knife"})
    milady = seat_of(table.sitting.table.state, NAMES.index(MILADY))

    card = GAME.look(table.sitting.table, milady, f"seat:{CAPTAIN}")

    assert card is not None
    assert {fact.name: fact.args["wins"] for fact in card.lines if "wins" in fact.args} == {
        "fight": "no",
        "armed": "tie",
    }


def test_a_weapon_that_i_know_of_counts_for_them_on_my_card_of_them_and_on_nobody_else_s() -> None:
    table = day(turn=MILADY, closed={MILADY: "knife", CAPTAIN: "club"})
    state = table.sitting.table.state
    milady, captain, snob = (seat_of(state, NAMES.index(who)) for who in (MILADY, CAPTAIN, SNOB))
    state.provisions_known.look(state.sailors[captain].closed, 1 << milady)

    def told(seat: int) -> dict[str, tuple[object, object, object]]:
        card = GAME.look(table.sitting.table, seat, f"seat:{CAPTAIN}")
        assert card is not None
        return {
            fact.name: (fact.args["mine"], fact.args["theirs"], fact.args["wins"])
            for fact in card.lines
            if "wins" in fact.args
        }

    assert told(milady) == {"fight": (4, 7, "no"), "armed": (7, 7, "tie"), "known-armed": (7, 9, "no")}
    assert told(snob).keys() == {"fight"}


def test_the_card_of_a_person_names_who_could_still_join_a_fight() -> None:
    table = day(turn=MILADY)
    state = table.sitting.table.state
    milady = seat_of(state, NAMES.index(MILADY))
    card = GAME.look(table.sitting.table, milady, f"seat:{CAPTAIN}")

    assert card is not None
    [joining] = [fact.args["who"] for fact in card.lines if fact.name == "may-join"]
    assert isinstance(joining, list)
    assert {MILADY, CAPTAIN}.isdisjoint(joining)
    assert len(joining) == len(state.boat) - 2


def test_the_card_of_the_compass_says_whom_it_helps_now() -> None:
    table = evening(open={KID: "compass"})
    state = table.sitting.table.state

    def chooser(who: str) -> tuple[object, object]:
        card = GAME.look(table.sitting.table, seat_of(state, NAMES.index(who)), "card:compass")
        assert card is not None
        [told] = [fact for fact in card.lines if fact.name == "compass"]
        return told.args["who"], told.args["self"]

    assert chooser(KID) == (KID, True)
    assert chooser(CAPTAIN) == (KID, False)
