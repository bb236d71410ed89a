"""What a beginner would regret is said with the choice; why a piece is no answer is said when it is looked at."""

from __future__ import annotations

import pytest

from games.lifeboat.scenes import BOSUN, CAPTAIN, KID, MILADY, SNOB, day, demand, evening, fight, morning, seat
from holdfast.api import Table
from holdfast.games.lifeboat.rulebook import GAME
from holdfast.kernel.game import DANGER
from holdfast.kernel.play import read


def dangers(table: Table, who: str, word: str) -> set[str]:
    inner = table.sitting.table
    facts = GAME.forecast(inner, seat(table, who), read(inner, seat(table, who), word))
    return {fact.name for fact in facts if fact.kind == DANGER}


def why_not(table: Table, who: str, anchor: str) -> str:
    fact = GAME.why_not(table.sitting.table, seat(table, who), anchor, "")
    return "" if fact is None else fact.name


# -- danger ------------------------------------------------------------------------------------------


@pytest.mark.rule("LIF-10.9")
def test_fighting_on_the_edge() -> None:
    assert "edge" in dangers(day(turn=MILADY, wounds={MILADY: 3}), MILADY, "swap kid")
    assert "edge" not in dangers(day(turn=MILADY), MILADY, "swap kid")


@pytest.mark.rule("LIF-17.1")
def test_rowing_without_water() -> None:
    assert "tiring" in dangers(day(turn=MILADY), MILADY, "row")
    assert "tiring" not in dangers(day(turn=MILADY, closed={MILADY: "water"}), MILADY, "row")


@pytest.mark.rule("LIF-05.6")
@pytest.mark.rule("LIF-05.7")
def test_opening_treasure_and_throwing_cards_away() -> None:
    table = day(turn=MILADY, closed={MILADY: "cash knife"})

    assert "open-treasure" in dangers(table, MILADY, "open cash")
    assert not dangers(table, MILADY, "open knife")
    assert "thrown-away" in dangers(table, MILADY, "throw cash")


@pytest.mark.rule("LIF-13.2")
def test_giving_up_the_stern() -> None:
    stern, bow = demand("swap", BOSUN, KID), demand("swap", BOSUN, MILADY)

    assert "stern-lost" in dangers(stern, KID, "yield")
    assert "stern-lost" not in dangers(bow, MILADY, "yield")


@pytest.mark.rule("LIF-10.6")
def test_the_flare_in_a_fight_that_is_won() -> None:
    ahead = fight(BOSUN, KID, closed={BOSUN: "flare_gun", KID: "cash"})
    behind = fight(BOSUN, KID, closed={KID: "flare_gun"})

    assert "flare-wasted" in dangers(ahead, BOSUN, "fire")
    assert "flare-wasted" not in dangers(behind, KID, "fire")


@pytest.mark.rule("LIF-03.4")
def test_a_ring_left_closed() -> None:
    weak = evening(closed={SNOB: "life_ring"}, wounds={SNOB: 3})
    well = evening(closed={SNOB: "life_ring"})

    assert "ring-closed" in dangers(weak, SNOB, "pass")
    assert "ring-closed" not in dangers(well, SNOB, "pass")


def test_a_friend_is_told_of_only_to_whom_it_is_one() -> None:
    """What others hold dear changes no danger of mine."""
    tables = [day(turn=MILADY, friends={SNOB: friend}) for friend in (KID, CAPTAIN)]

    assert dangers(tables[0], MILADY, "row") == dangers(tables[1], MILADY, "row")


# -- why not -----------------------------------------------------------------------------------------


@pytest.mark.rule("LIF-06.3")
def test_cards_that_are_no_deed() -> None:
    table = day(turn=MILADY, closed={MILADY: "water cash knife medkit"})

    told = {card: why_not(table, MILADY, f"mine:{card}") for card in ("water", "cash", "knife", "medkit")}

    assert told == {
        "water": "water-evening",
        "cash": "treasure",
        "knife": "weapon-fight",
        "medkit": "nobody-wounded",
    }


@pytest.mark.rule("LIF-15.5")
def test_somebody_who_was_swept_away() -> None:
    table = day(turn=MILADY, boat=[MILADY, SNOB, CAPTAIN, BOSUN], swept=[KID])

    assert why_not(table, MILADY, "seat:kid") == "swept"


@pytest.mark.rule("LIF-10.3")
def test_a_bystander_of_bystanders() -> None:
    assert why_not(fight(BOSUN, KID, closed={KID: "cash"}), SNOB, "seat:milady") == "only-sides"


@pytest.mark.rule("LIF-04.5")
def test_a_card_outside_the_packet() -> None:
    table = morning(closed={MILADY: "gaff"})

    assert why_not(table, MILADY, "seat:kid") == "from-packet"
