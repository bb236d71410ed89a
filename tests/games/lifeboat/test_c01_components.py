"""LIF-01  Components: what is in the box, as the catalogue has it."""

from __future__ import annotations

from collections import Counter

import pytest

import holdfast
from holdfast.games.lifeboat.catalogue import NAVIGATION, PEOPLE, PROVISIONS, NavigationCard
from holdfast.games.lifeboat.rulebook import GAME
from holdfast.games.lifeboat.state import GULLS_TO_LAND

SIX = {"milady", "snob", "captain", "bosun", "frenchy", "kid"}


@pytest.mark.rule("LIF-01.1")
def test_there_are_42_provisions() -> None:
    assert {kind.id: kind.qty for kind in PROVISIONS.provisions} == {
        "water": 16,
        "cash": 6,
        "medkit": 3,
        "painting_large": 2,
        "painting_small": 1,
        "jewels": 3,
        "oar": 2,
        "shark_bait": 2,
        "parasol": 1,
        "flare_gun": 1,
        "club": 1,
        "knife": 1,
        "gaff": 1,
        "compass": 1,
        "life_ring": 1,
    }
    assert sum(kind.qty for kind in PROVISIONS.provisions) == 42


@pytest.mark.rule("LIF-01.2")
def test_each_character_has_one_card_in_each_of_four_sets() -> None:
    table = holdfast.new("lifeboat", seats=6, seed="cards")
    own = [table.view(seat)["me"] for seat in range(6)]
    in_boat = [character["who"] for character in table.view(None)["boat"]]

    sets = [in_boat, *([me[which] for me in own] for which in ("who", "friend", "enemy"))]

    assert [sorted(names) for names in sets] == [sorted(SIX)] * 4


@pytest.mark.rule("LIF-01.3")
def test_there_are_24_different_navigation_cards() -> None:
    assert len({card.id for card in NAVIGATION}) == len(NAVIGATION) == 24


@pytest.mark.rule("LIF-01.4")
def test_the_boat_is_six_benches_between_bow_and_stern() -> None:
    view = holdfast.new("lifeboat", seats=6, seed="boat").view(None)

    assert [character["who"] for character in view["boat"]] == [person.id for person in PEOPLE]
    # The provision deck has given each of the six a card, and the first packet; the chart lies whole.
    assert (view["table"]["provisions"], view["table"]["packet"], view["table"]["navigation"]) == (30, 6, 24)


@pytest.mark.rule("LIF-01.5")
def test_tokens_mark_wounds_both_kinds_of_fatigue_and_four_gulls() -> None:
    view = holdfast.new("lifeboat", seats=6, seed="tokens").view(None)

    assert (GULLS_TO_LAND, view["table"]["gulls"]) == (4, 0)
    assert [(one["wounds"], one["rowed"], one["fought"]) for one in view["boat"]] == [(0, False, False)] * 6


@pytest.mark.rule("LIF-01.6")
def test_four_to_six_may_play() -> None:
    assert (GAME.fewest, GAME.most) == (4, 6)


@pytest.mark.rule("LIF-01.7")
def test_strength_survival_and_ability_of_everybody() -> None:
    values = {person.id: (person.strength, person.survival) for person in PEOPLE}
    abilities = {one.id: (one.ability.type, one.ability.treasure) for one in PEOPLE if one.ability is not None}

    assert values == {
        "milady": (4, 8),
        "snob": (5, 7),
        "captain": (7, 5),
        "bosun": (8, 4),
        "frenchy": (6, 6),
        "kid": (3, 9),
    }
    assert abilities == {
        "milady": ("double_treasure", "jewels"),
        "snob": ("double_treasure", "painting"),
        "captain": ("double_treasure", "cash"),
        "frenchy": ("no_fall_wound", ""),
        "kid": ("steal_closed", ""),
    }


@pytest.mark.rule("LIF-01.8")
@pytest.mark.parametrize("card", NAVIGATION, ids=lambda card: card.id)
def test_a_card_names_each_character_once_in_a_list(card: NavigationCard) -> None:
    for names in (card.overboard, card.thirst):
        assert len(set(names)) == len(names)
        assert set(names) <= SIX


@pytest.mark.rule("LIF-01.8")
def test_gulls_and_icons_of_the_whole_deck() -> None:
    assert Counter(card.gull for card in NAVIGATION) == {1: 7, -1: 1, 0: 16}
    assert sum(card.fighters for card in NAVIGATION) == 12
    assert sum(card.rowers for card in NAVIGATION) == 11


@pytest.mark.rule("LIF-01.8")
def test_names_of_the_whole_deck() -> None:
    overboard = Counter(name for card in NAVIGATION for name in card.overboard)
    thirst = Counter(name for card in NAVIGATION for name in card.thirst)

    assert overboard == {"milady": 3, "snob": 6, "captain": 6, "bosun": 6, "frenchy": 6, "kid": 6}
    assert thirst == {"captain": 18, "bosun": 14, "frenchy": 11, "snob": 10, "milady": 8, "kid": 8}
