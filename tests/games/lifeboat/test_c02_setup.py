"""LIF-02  Setup, at real tables of 4, 5 and 6."""

from __future__ import annotations

from collections import Counter

import pytest

import holdfast
from games.lifeboat.scenes import EVERYBODY, boat, gulls, on_table, wounds
from holdfast.api import Table
from holdfast.games.lifeboat.state import State
from holdfast.kernel.errors import Refusal

SEEDS = [f"setup {n}" for n in range(12)]
SEATS = [4, 5, 6]


def tables(seats: int) -> list[Table]:
    return [holdfast.new("lifeboat", seats=seats, seed=seed) for seed in SEEDS]


def bonds(table: Table) -> list[tuple[str, str]]:
    """Each seat's friend and enemy."""
    own = [table.view(seat)["me"] for seat in range(table.seats)]
    return [(me["friend"], me["enemy"]) for me in own]


@pytest.mark.rule("LIF-02.1")
@pytest.mark.parametrize("seats", SEATS)
def test_who_stays_ashore_is_in_no_set_of_cards(seats: int) -> None:
    for table in tables(seats):
        aboard = set(on_table(table, "roles"))
        assert len(aboard) == seats
        assert (
            {friend for friend, _ in bonds(table)} == {enemy for _, enemy in bonds(table)} == set(boat(table)) == aboard
        )


@pytest.mark.rule("LIF-02.1")
def test_anybody_may_stay_ashore() -> None:
    many = [holdfast.new("lifeboat", seats=4, seed=f"ashore {n}") for n in range(40)]
    ashore = {who for table in many for who in EVERYBODY if who not in boat(table)}

    assert ashore == set(EVERYBODY)


@pytest.mark.rule("LIF-02.2")
@pytest.mark.parametrize("seats", SEATS)
def test_roles_are_dealt_face_up_at_random(seats: int) -> None:
    dealt = {tuple(on_table(table, "roles")) for table in tables(seats)}
    told = [(one["seat"], one["who"]) for one in tables(seats)[0].events(None) if one["event"] == "RoleDealt"]

    assert told == list(enumerate(on_table(tables(seats)[0], "roles")))
    assert len(dealt) > len(SEEDS) // 2


@pytest.mark.rule("LIF-02.3")
def test_friend_and_enemy_are_told_to_their_owner_alone() -> None:
    table = holdfast.new("lifeboat", seats=6, seed="secret")

    for seat, (friend, enemy) in enumerate(bonds(table)):
        told = [one for one in table.events(seat) if one["event"] == "BondsDealt"]
        assert told == [{"event": "BondsDealt", "rule": "LIF-02.3", "friend": friend, "enemy": enemy}]
    assert not [one for one in table.events(None) if one["event"] == "BondsDealt"]


@pytest.mark.rule("LIF-02.3")
def test_friends_and_enemies_are_dealt_at_random() -> None:
    dealt = [bonds(table)[0] for table in tables(6)]

    assert len({friend for friend, _ in dealt}) > 2
    assert len({enemy for _, enemy in dealt}) > 2


@pytest.mark.rule("LIF-02.3", "LIF-R3")
@pytest.mark.parametrize("seats", SEATS)
def test_enemies_are_shuffled_apart_from_friends(seats: int) -> None:
    equal = Counter(friend == enemy for table in tables(seats) for friend, enemy in bonds(table))

    # One in as many as there are seats, on average: neither never nor as a rule.
    assert 0 < equal[True] < equal[False]


@pytest.mark.rule("LIF-02.4")
def test_oneself_and_the_same_one_twice_are_kept() -> None:
    seen: Counter[str] = Counter()
    for n in range(60):
        table = holdfast.new("lifeboat", seats=6, seed=f"bonds {n}")
        for who, (friend, enemy) in zip(on_table(table, "roles"), bonds(table), strict=True):
            seen["narcissist"] += friend == who
            seen["psychopath"] += enemy == who
            seen["both"] += friend == enemy == who
            seen["the same other"] += friend == enemy != who

    assert all(seen[bond] for bond in ("narcissist", "psychopath", "both", "the same other"))


@pytest.mark.rule("LIF-02.5")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_sits_in_the_starting_order_without_gaps(seats: int) -> None:
    for table in tables(seats):
        assert boat(table) == [who for who in EVERYBODY if who in on_table(table, "roles")]


@pytest.mark.rule("LIF-02.6")
@pytest.mark.parametrize("seats", SEATS)
def test_one_closed_provision_to_each_and_the_rest_in_the_deck(seats: int) -> None:
    for table in tables(seats):
        assert all(person["closed"] == 1 for person in table.view(None)["boat"])
        assert all(len(table.view(seat)["me"]["closed"]) == 1 for seat in range(seats))
        # The first morning's packet is drawn already: one for each.
        assert on_table(table, "provisions") + on_table(table, "packet") == 42 - seats


@pytest.mark.rule("LIF-02.6")
def test_provisions_are_dealt_at_random() -> None:
    dealt = {tuple(me["closed"][0] for me in hands(table)) for table in tables(6)}

    assert len(dealt) > 2


def hands(table: Table) -> list[dict[str, list[str]]]:
    return [table.view(seat)["me"] for seat in range(table.seats)]


@pytest.mark.rule("LIF-02.7")
def test_all_24_navigation_cards_lie_shuffled_at_the_stern() -> None:
    orders = set()
    for table in tables(6):
        state: State = table.sitting.table.state
        assert sorted(state.chart) == list(range(24))
        assert gulls(table) == 0
        orders.add(tuple(state.chart))

    assert len(orders) == len(SEEDS)


@pytest.mark.rule("LIF-02.8", "LIF-02.9")
@pytest.mark.parametrize("seats", SEATS)
def test_all_tokens_lie_beside_the_boat(seats: int) -> None:
    """LIF-02.8  A token is a count: of wounds, of fatigue, of gulls. All begin at nothing."""
    for table in tables(seats):
        assert (wounds(table), gulls(table)) == ({}, 0)
        assert not [one for one in table.events(None) if one["event"] in ("Wounded", "Tired", "GullsChanged")]
        assert not any(person["rowed"] or person["fought"] for person in table.view(None)["boat"])
        assert all(person["status"] == "conscious" for person in table.view(None)["boat"])


@pytest.mark.rule("LIF-01.6", "LIF-23.1")
@pytest.mark.parametrize("seats", [1, 3, 7])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(Refusal) as refused:
        holdfast.new("lifeboat", seats=seats)

    assert refused.value.code == "bad-seats"
