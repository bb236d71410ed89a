"""OUT-01  Payments: which mixes may be said, how long there is for it, and what an absent player pays."""

from __future__ import annotations

import pytest

from games.outlive.scenes import ORANGE, asking, counted, default, offered, play, scene, stores
from holdfast.api import Table
from holdfast.games.outlive.chapters.c01_payments import (
    BUILDING,
    DISASTER,
    GIVEN,
    RAIDERS,
    RATS,
    RECRUITS,
    REPAIR,
    ROBBED,
    ROOMS,
    ROWS,
    PayTokens,
)

NIGHT, DISASTERS, REACTION = ("night", 0), ("disasters", 0), ("reaction", 1)
"""The timer, and which rights may be used meanwhile: by day a Lookout's."""


def paying(purpose: int, amount: int, stored: str, limits: str = "", wells: int = 0) -> Table:
    """Orange pays to the reserve; all that is stored may go if there are no other limits."""
    most = [*counted(limits or stored), wells]
    rooms = {ORANGE: "well:3"} if wells else {}
    return scene(PayTokens(0, 0, -1, purpose, amount, most), stores={ORANGE: stored}, rooms=rooms)


@pytest.mark.rule("OUT-23.3", "OUT-11.1", "OUT-07.7")
@pytest.mark.parametrize(
    ("purpose", "kind"),
    [
        *((purpose, NIGHT) for purpose in (ROWS, ROOMS, RECRUITS, BUILDING, REPAIR)),
        (DISASTER, DISASTERS),
        *((purpose, REACTION) for purpose in (RATS, RAIDERS, GIVEN, ROBBED)),
    ],
)
def test_a_payment_by_day_is_a_reaction_above_which_a_lookout_may_look(purpose: int, kind: tuple[str, int]) -> None:
    ask = PayTokens(0, 0, -1, purpose, 1, [1] * 8)

    assert (ask.timer, ask.allows) == kind


@pytest.mark.rule("OUT-07.7", "OUT-14.2")
def test_every_mix_has_one_spelling_and_every_word_can_be_completed() -> None:
    table = paying(BUILDING, 3, "2 wood 1 metal 1 microchip")

    assert offered(table, ORANGE) == ["pay wood", "pay 2 wood"]
    play(table, ORANGE, "pay 2 wood")
    assert offered(table, ORANGE) == ["pay metal", "pay microchip"]
    play(table, ORANGE, "pay microchip")
    assert (asking(table), stores(table, ORANGE)) == (None, {"metal": 1})


@pytest.mark.rule("OUT-11.1", "OUT-13.1")
@pytest.mark.parametrize(
    ("amount", "stored", "word"),
    [
        (2, "2 meat 2 canned_food", "pay 2 meat"),  # it would not last
        (1, "3 water 2 canned_food", "pay water"),  # two waters last, the third goes stale
        (2, "2 water 2 canned_food", "pay 2 canned_food"),
        (2, "3 water 1 canned_food", "pay water"),
        (3, "3 water 1 canned_food", "pay 2 water"),
        (1, "1 water 2 canned_food", "pay canned_food"),
    ],
)
def test_an_absent_player_eats_first_what_would_not_last(amount: int, stored: str, word: str) -> None:
    assert default(paying(RECRUITS, amount, stored), ORANGE) == word


@pytest.mark.rule("OUT-11.1")
def test_an_absent_player_draws_from_the_well_before_anything_else() -> None:
    table = paying(ROOMS, 2, "2 canned_food", wells=1)

    assert default(table, ORANGE) == "pay canned_food"
    play(table, ORANGE, "pay canned_food")
    assert stores(table, ORANGE) == {"canned_food": 1}


@pytest.mark.rule("OUT-18.9")
@pytest.mark.parametrize(
    ("stored", "wells", "word"),
    [
        ("1 meat 1 water", 0, "pay meat"),
        ("1 water 1 canned_food", 0, "pay water"),
        ("1 canned_food", 1, "pay canned_food"),
    ],
)
def test_an_absent_player_gives_the_rats_what_is_cheapest(stored: str, wells: int, word: str) -> None:
    assert default(paying(RATS, 1, stored, wells=wells), ORANGE) == word


@pytest.mark.rule("OUT-10.4")
@pytest.mark.parametrize(
    ("amount", "stored", "limits", "word"),
    [
        (2, "1 wood 3 metal", "", "pay 2 metal"),  # no food in it: the most plentiful goes
        (2, "4 water 2 canned_food", "4 water 1 canned_food", "pay 2 water"),
        (3, "3 water 3 canned_food", "3 water 3 canned_food", "pay water"),  # one is stale, then cans
        (2, "3 meat 3 canned_food", "1 meat 2 canned_food", "pay meat"),  # no more than is printed
    ],
)
def test_an_absent_player_pays_for_a_disaster_by_what_it_costs(
    amount: int, stored: str, limits: str, word: str
) -> None:
    assert default(paying(DISASTER, amount, stored, limits), ORANGE) == word


@pytest.mark.rule("OUT-07.7", "OUT-18.10")
@pytest.mark.parametrize(
    ("amount", "stored", "word"),
    [
        (1, "2 wood 2 metal", "pay wood"),  # of equals the first
        (2, "2 wood 2 metal", "pay wood"),
        (3, "3 wood 2 metal", "pay 2 wood"),
        (2, "1 wood 1 metal 9 ammo", "pay wood"),  # ammo last of all
    ],
)
def test_of_what_an_absent_player_gives_the_most_plentiful_goes_each_time(amount: int, stored: str, word: str) -> None:
    assert default(paying(RAIDERS, amount, stored), ORANGE) == word
