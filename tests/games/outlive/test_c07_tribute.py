"""OUT-07  Whom an attack reaches, what may be set against it, and who picks what is paid: down to the last point."""

from __future__ import annotations

from typing import Any

import pytest

from games.outlive.scenes import BEIGE, ORANGE, PURPLE, asked, asking, default, offered, play, stores, told, visit
from holdfast.api import Table

BAT = {"repaired": {ORANGE: "baseball_bat"}}


def attacked(squad: str = "5", of: str = "3a", gear: str = "", stored: str = "", **arranged: Any) -> Table:
    """Orange's squad arrives where Beige's is; Beige has 2 wood and 2 meat besides what is told."""
    repaired = {**arranged.pop("repaired", {}), BEIGE: gear}
    arranged = {"stores": {BEIGE: f"2 wood 2 meat {stored}".strip()}, "active": {BEIGE: of}, **arranged}
    return visit("dam", squad, squads={BEIGE: f"{of} dam"}, repaired=repaired, **arranged)


@pytest.mark.rule("OUT-07.1", "OUT-07.4", "OUT-20.7")
def test_a_bat_reaches_whoever_is_there_and_nobody_else() -> None:
    there = {BEIGE: "5 dam", PURPLE: "5 forest"}
    table = visit("dam", "5", squads=there, active={BEIGE: "5"}, stores={BEIGE: "2 wood"}, **BAT)
    play(table, ORANGE, "swing")

    assert [(one["of"], one["effectiveness"]) for one in told(table, None, "Attacked")] == [(BEIGE, 1)]


@pytest.mark.rule("OUT-20.7")
def test_a_bat_is_asked_about_if_anybody_whom_it_reaches_has_something() -> None:
    both = {"squads": {BEIGE: "3a dam", PURPLE: "3a dam"}, "active": {BEIGE: "3a", PURPLE: "3a"}}
    table = visit("dam", "5", stores={PURPLE: "1 wood"}, **both, **BAT)

    assert asking(table) == "UseBat"


@pytest.mark.rule("OUT-07.5", "OUT-23.1")
@pytest.mark.parametrize(
    ("arranged", "asks"),
    [
        ({"stored": "1 ammo"}, True),
        ({"gear": "body_armor"}, True),
        ({"rooms": {BEIGE: "guard_room:4"}}, True),
        ({}, False),
        ({"stores": {BEIGE: "3 ammo"}}, False),
    ],
    ids=["ammo", "armour", "guard", "nothing to defend with", "nothing to lose"],
)
def test_who_could_defend_something_is_asked(arranged: dict[str, Any], asks: bool) -> None:
    assert (asking(attacked(**arranged)) == "Defence") is asks


@pytest.mark.rule("OUT-07.5", "OUT-20.8")
@pytest.mark.parametrize(
    ("of", "arranged", "words"),
    [
        ("3a", {"stored": "1 ammo"}, ["yield", "defend 1"]),
        ("4", {"gear": "body_armor", "stored": "2 ammo"}, ["yield", "defend 1", "defend armor"]),
        ("3a", {"gear": "body_armor"}, ["yield", "defend armor"]),
    ],
    ids=["less ammo than needed", "armour for more than it is", "armour alone"],
)
def test_nothing_is_offered_beyond_what_is_there_and_what_is_needed(
    of: str, arranged: dict[str, Any], words: list[str]
) -> None:
    assert offered(attacked(of=of, **arranged), BEIGE) == words


@pytest.mark.rule("OUT-07.5", "OUT-20.8")
@pytest.mark.parametrize(
    ("of", "arranged", "word"),
    [
        ("3a", {"stored": "1 ammo"}, "defend 1"),
        ("3a", {"stored": "4 ammo"}, "defend 2"),
        ("4", {"gear": "body_armor", "stored": "2 ammo"}, "defend armor"),
        ("3a", {"gear": "body_armor", "stored": "4 ammo"}, "defend armor"),
    ],
)
def test_an_absent_defender_spends_no_more_than_the_attack_is_worth(
    of: str, arranged: dict[str, Any], word: str
) -> None:
    assert default(attacked(of=of, **arranged), BEIGE) == word


@pytest.mark.rule("OUT-20.8")
def test_armour_against_a_weak_attack_leaves_nothing_to_pay() -> None:
    table = attacked(of="4", gear="body_armor")
    play(table, BEIGE, "defend armor")

    assert [one["left"] for one in told(table, None, "Defended")] == [0]
    assert stores(table, BEIGE) == {"wood": 2, "meat": 2}


@pytest.mark.rule("OUT-19.20", "OUT-23.2")
@pytest.mark.parametrize(
    ("stored", "asks"),
    [("3 wood", False), ("1 wood 1 meat", False), ("2 wood 1 meat", True)],
    ids=["one kind", "all of it goes", "a choice"],
)
def test_the_den_is_asked_about_only_where_there_is_a_choice(stored: str, asks: bool) -> None:
    table = attacked(rooms={ORANGE: "bandit_den:4"}, stores={BEIGE: stored})

    assert (asking(table) == "UseDen") is asks


@pytest.mark.rule("OUT-19.20", "OUT-23.2")
@pytest.mark.parametrize(("of", "word"), [("4", "accept"), ("3a", "pick")], ids=["one token", "two"])
def test_an_absent_robber_opens_the_den_for_two_tokens(of: str, word: str) -> None:
    assert default(attacked(of=of, rooms={ORANGE: "bandit_den:4"}), ORANGE) == word


@pytest.mark.rule("OUT-07.10", "OUT-19.20")
def test_after_the_tribute_the_attack_is_over_and_the_den_is_used() -> None:
    robbed = attacked(rooms={ORANGE: "bandit_den:4"})
    play(robbed, ORANGE, "pick", "pay 2 wood")
    given = attacked()
    play(given, BEIGE, "pay 2 meat")
    accepted = attacked(rooms={ORANGE: "bandit_den:4"})
    play(accepted, ORANGE, "accept")

    assert [table.view(None)["attack"] for table in (robbed, given)] == [None, None]
    assert told(robbed, None, "RoomUsed") == [{"who": ORANGE, "room": "bandit_den"}]
    assert (asked(accepted), told(accepted, None, "RoomUsed")) == ([BEIGE], [])
