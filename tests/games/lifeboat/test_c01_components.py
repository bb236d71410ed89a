"""LIF-01  Components: what is in the box, as the catalogue has it."""

from __future__ import annotations

from collections import Counter

import pytest

from holdfast.games.lifeboat.catalogue import BOAT, NAVIGATION, PEOPLE, PROVISIONS, NavigationCard
from holdfast.games.lifeboat.rulebook import GAME

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
    assert sum(kind.qty for kind in PROVISIONS.provisions) == BOAT.counts["provision_cards"] == 42


@pytest.mark.rule("LIF-01.2")
def test_each_character_has_one_card_in_each_of_four_sets() -> None:
    boat_and_role = [[card.character for card in cards] for cards in (PEOPLE.character_cards, PEOPLE.role_cards)]
    bonds = [[card.character for card in cards] for cards in (PEOPLE.friend_cards, PEOPLE.enemy_cards)]

    assert all(sorted(names) == sorted(SIX) for names in boat_and_role + bonds)


@pytest.mark.rule("LIF-01.2")
@pytest.mark.parametrize("at", range(6))
def test_friend_and_enemy_cards_repeat_the_character_s_values(at: int) -> None:
    person, friend, enemy = PEOPLE.characters[at], PEOPLE.friend_cards[at], PEOPLE.enemy_cards[at]

    assert (friend.character, friend.score["points"]) == (person.id, person.survival)
    assert (enemy.character, enemy.score["points"]) == (person.id, person.strength)


@pytest.mark.rule("LIF-01.3")
def test_there_are_24_different_navigation_cards() -> None:
    assert len({card.id for card in NAVIGATION}) == sum(card.qty for card in NAVIGATION) == 24


@pytest.mark.rule("LIF-01.4")
def test_the_boat_is_six_benches_between_bow_and_stern() -> None:
    assert [bench["start_character"] for bench in BOAT.benches] == [person.id for person in PEOPLE.characters]
    assert {end["id"]: end["holds"] for end in BOAT.boat_ends} == {
        "bow": ["provision_deck"],
        "stern": ["navigation_deck", "row_stack", "gull_track"],
    }


@pytest.mark.rule("LIF-01.5")
def test_tokens_are_as_many_as_the_rulebook_lists() -> None:
    assert {token["id"]: token["qty"] for token in BOAT.tokens} == {"wound": 24, "fatigue": 12, "gull": 4}


@pytest.mark.rule("LIF-01.6")
def test_four_to_six_may_play() -> None:
    assert (GAME.fewest, GAME.most) == (4, 6)
    assert (BOAT.game["age_min"], BOAT.game["minutes"]) == (16, 40)


@pytest.mark.rule("LIF-01.7")
def test_strength_survival_and_ability_of_everybody() -> None:
    values = {person.id: (person.strength, person.survival) for person in PEOPLE.characters}
    abilities = {person.id: (person.ability["type"], person.ability.get("treasure")) for person in PEOPLE.characters}

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
        "bosun": ("none", None),
        "frenchy": ("no_fall_wound", None),
        "kid": ("steal_closed", None),
    }


@pytest.mark.rule("LIF-01.8")
@pytest.mark.parametrize("card", NAVIGATION, ids=lambda card: card.id)
def test_a_label_says_how_its_list_of_names_is_printed(card: NavigationCard) -> None:
    for label, names in ((card.overboard_label, card.overboard), (card.thirst_label, card.thirst)):
        sizes = {"none": [0], "list": range(1, 5), "all_except": [5], "all": [6]}
        assert len(names) in sizes[label]
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
