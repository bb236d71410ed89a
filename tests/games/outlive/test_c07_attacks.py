"""OUT-07  Attacks."""

from __future__ import annotations

from typing import Any

import pytest

from games.outlive.scenes import (
    BEIGE,
    BLUE,
    ORANGE,
    PURPLE,
    asked,
    asking,
    day,
    default,
    offered,
    play,
    rights,
    shelter,
    stores,
    told,
    visit,
)
from holdfast.api import Table


def attack(squad: str = "5", of: str = "3a", zone: str = "dam", **arranged: Any) -> Table:
    """Orange's squad arrives where Beige's is active; Beige has 2 wood and 1 meat unless told otherwise."""
    arranged = {"stores": {BEIGE: "2 wood 1 meat"}, "active": {BEIGE: of}, **arranged}
    return visit(zone, squad, squads={BEIGE: f"{of} {zone}"}, **arranged)


def effectiveness(table: Table) -> list[int]:
    return [one["effectiveness"] for one in told(table, None, "Attacked")]


@pytest.mark.rule("OUT-07.1", "OUT-07.2")
def test_every_weaker_active_squad_is_attacked_without_asking() -> None:
    table = day(
        ORANGE,
        seats=4,
        squads={ORANGE: "5 forest", BEIGE: "3a dam", PURPLE: "4 dam", BLUE: "5 dam"},
        active={BEIGE: "3a", PURPLE: "4", BLUE: "5"},
    )
    play(table, ORANGE, "move 5 dam")

    assert [one["of"] for one in told(table, None, "Attacked")] == [BEIGE, PURPLE]
    assert (asking(table), table.view(None)["visit"]) == (None, None)


@pytest.mark.rule("OUT-07.3")
@pytest.mark.parametrize(("squad", "of", "points"), [("5", "3a", 2), ("5", "4", 1), ("4", "3b", 1)])
def test_effectiveness_is_the_difference_of_strengths(squad: str, of: str, points: int) -> None:
    assert effectiveness(attack(squad, of)) == [points]


@pytest.mark.rule("OUT-07.4")
@pytest.mark.parametrize(("squad", "of"), [("4", "4"), ("4", "5"), ("3a", "3a")])
def test_equal_and_stronger_squads_are_left_alone_and_do_not_strike_back(squad: str, of: str) -> None:
    table = attack(squad, of, stores={BEIGE: "2 wood", ORANGE: "2 wood"})

    assert (effectiveness(table), stores(table, ORANGE)) == ([], {"wood": 2})


@pytest.mark.rule("OUT-07.4")
def test_resting_squads_are_never_attacked() -> None:
    assert effectiveness(attack(active={})) == []


@pytest.mark.rule("OUT-07.5")
def test_each_ammo_lowers_the_effectiveness_by_one_and_no_more_than_it_is() -> None:
    table = attack(stores={BEIGE: "5 ammo 3 wood"})

    assert offered(table, BEIGE) == ["yield", "defend 1", "defend 2"]
    play(table, BEIGE, "defend 1")
    assert (stores(table, BEIGE), stores(table, ORANGE)) == ({"wood": 2, "ammo": 4}, {"wood": 1})


@pytest.mark.rule("OUT-07.5")
def test_nobody_fires_ammo_that_is_not_there() -> None:
    table = attack(stores={BEIGE: "3 wood"}, repaired={ORANGE: "baseball_bat", BEIGE: "body_armor"})
    play(table, ORANGE, "swing")

    assert offered(table, BEIGE) == ["yield", "defend armor"]


@pytest.mark.rule("OUT-07.6")
def test_the_attacker_spends_no_ammo() -> None:
    table = attack(stores={ORANGE: "9 ammo", BEIGE: "3 wood"})

    assert effectiveness(table) == [2]
    assert stores(table, ORANGE)["ammo"] == 9


@pytest.mark.rule("OUT-07.7")
def test_the_defender_chooses_the_tribute_and_ammo_is_none() -> None:
    table = attack(stores={BEIGE: "1 meat 1 wood 2 microchip"})

    assert asked(table) == [BEIGE]
    assert offered(table, BEIGE) == ["pay meat", "pay wood", "pay 2 microchip"]
    play(table, BEIGE, "pay meat", "pay microchip")
    assert (stores(table, ORANGE), stores(table, BEIGE)) == ({"meat": 1, "microchip": 1}, {"wood": 1, "microchip": 1})


@pytest.mark.rule("OUT-07.7")
def test_every_mix_of_tribute_has_one_spelling() -> None:
    table = attack(stores={BEIGE: "1 meat 1 wood 2 microchip"})
    play(table, BEIGE, "pay wood")

    # The second token was forced: only the microchips come after wood.
    assert stores(table, BEIGE) == {"meat": 1, "microchip": 1}


@pytest.mark.rule("OUT-07.8")
@pytest.mark.parametrize(("has", "given"), [("1 meat", {"meat": 1}), ("1 meat 1 wood", {"meat": 1, "wood": 1})])
def test_who_has_too_little_gives_all_and_nothing_else(has: str, given: dict[str, int]) -> None:
    table = attack(stores={BEIGE: f"{has} 3 ammo"}, repaired={ORANGE: "baseball_bat"})
    play(table, ORANGE, "swing")
    play(table, BEIGE, "yield")

    assert (stores(table, ORANGE), stores(table, BEIGE)) == (given, {"ammo": 3})


@pytest.mark.rule("OUT-07.8")
def test_who_has_nothing_gives_nothing_and_is_not_asked() -> None:
    table = attack(stores={BEIGE: "3 ammo"})

    assert told(table, None, "NothingToTake") == [{"who": ORANGE, "of": BEIGE}]
    assert stores(table, BEIGE) == {"ammo": 3}


@pytest.mark.rule("OUT-07.8")
def test_what_was_won_counts_at_once() -> None:
    """A microchip taken as tribute opens the dam in the same visit."""
    table = attack(of="4", stores={BEIGE: "1 microchip"})

    assert offered(table, ORANGE) == [*[f"gather {n}" for n in range(1, 6)], "end"]


@pytest.mark.rule("OUT-07.9")
def test_attacks_use_printed_strength_in_a_sandstorm() -> None:
    table = attack(disasters="sandstorm", stores={})

    assert effectiveness(table) == [2]


@pytest.mark.rule("OUT-07.10")
def test_targets_are_finished_one_by_one_clockwise() -> None:
    table = day(
        PURPLE,
        seats=4,
        squads={PURPLE: "5 forest", ORANGE: "3a dam", BEIGE: "3a dam", BLUE: "3a dam"},
        active={ORANGE: "3a", BEIGE: "3a", BLUE: "3a"},
        stores={ORANGE: "2 wood 2 meat", BEIGE: "2 wood 2 meat", BLUE: "2 wood 2 meat"},
    )
    play(table, PURPLE, "move 5 dam")
    order = []
    while asking(table) == "PayTokens":
        order.append(asked(table)[0])
        play(table, order[-1], "pay 2 wood")

    assert order == [BLUE, ORANGE, BEIGE]


@pytest.mark.rule("OUT-07.11")
@pytest.mark.parametrize("zone", ["dam", "cargo", "fair"])
def test_attacks_happen_everywhere(zone: str) -> None:
    berths = {BEIGE: 3} if zone == "cargo" else {}

    assert effectiveness(attack(zone=zone, berths=berths)) == [2]


@pytest.mark.rule("OUT-R12", "OUT-20.7")
def test_the_bat_is_declared_before_any_defence_and_makes_equals_targets() -> None:
    table = day(
        ORANGE,
        squads={ORANGE: "4 forest", BEIGE: "4 dam", PURPLE: "3a dam"},
        active={BEIGE: "4", PURPLE: "3a"},
        stores={BEIGE: "2 wood 1 ammo", PURPLE: "2 meat"},
        repaired={ORANGE: "baseball_bat"},
    )
    play(table, ORANGE, "move 4 dam")
    first = asking(table)
    play(table, ORANGE, "swing")

    assert (first, asking(table), asked(table)) == ("UseBat", "Defence", [BEIGE])
    play(table, BEIGE, "yield")
    assert effectiveness(table) == [1, 2]
    assert (stores(table, ORANGE), shelter(table, ORANGE)["turned"]) == ({"wood": 1, "meat": 2}, ["baseball_bat"])


@pytest.mark.rule("OUT-20.7")
def test_the_bat_may_be_spared_and_is_not_asked_about_in_vain() -> None:
    spared = attack("5", "4", repaired={ORANGE: "baseball_bat"}, stores={BEIGE: "3 wood"})
    play(spared, ORANGE, "spare")
    nobody = attack("5", "4", repaired={ORANGE: "baseball_bat"}, stores={})

    assert (effectiveness(spared), shelter(spared, ORANGE)["turned"]) == ([1], [])
    assert asking(nobody) != "UseBat"


@pytest.mark.rule("OUT-20.8", "OUT-07.5")
def test_battle_gear_stops_two_and_leaves_less_for_ammo() -> None:
    table = attack(repaired={BEIGE: "body_armor", ORANGE: "baseball_bat"}, stores={BEIGE: "3 wood 3 ammo"})
    play(table, ORANGE, "swing")

    assert offered(table, BEIGE) == ["yield", "defend 1", "defend 2", "defend 3", "defend armor", "defend armor 1"]
    play(table, BEIGE, "defend armor")
    assert (stores(table, ORANGE), shelter(table, BEIGE)["turned"]) == ({"wood": 1}, ["body_armor"])


@pytest.mark.rule("OUT-19.17")
def test_the_guard_room_cancels_one_attack_on_a_3() -> None:
    table = attack(rooms={BEIGE: "guard_room:4"})
    play(table, BEIGE, "defend guard")

    assert (stores(table, BEIGE), shelter(table, BEIGE)["rooms"][3]["used"]) == ({"meat": 1, "wood": 2}, True)
    assert (told(table, None, "Defended")[0]["left"], asked(table)) == (0, [])


@pytest.mark.rule("OUT-19.17")
def test_the_guard_room_covers_no_4_and_no_second_attack() -> None:
    strong = attack(of="4", rooms={BEIGE: "guard_room:4"}, stores={BEIGE: "2 wood 1 ammo"})
    again = attack(rooms={BEIGE: "guard_room:4"}, stores={BEIGE: "2 wood 1 ammo"})
    again.sitting.table.state.shelters[1].used = 1 << 3

    assert "defend guard" not in offered(strong, BEIGE)
    assert "defend guard" not in offered(again, BEIGE)


@pytest.mark.rule("OUT-R31")
def test_the_guard_room_looks_at_printed_strength_in_a_sandstorm() -> None:
    table = attack(of="4", disasters="sandstorm", rooms={BEIGE: "guard_room:4"}, stores={BEIGE: "2 wood 1 ammo"})

    assert offered(table, BEIGE) == ["yield", "defend 1"]


@pytest.mark.rule("OUT-23.1")
def test_defence_is_decided_by_the_defender_before_the_tribute() -> None:
    table = attack(stores={BEIGE: "2 wood 1 meat 2 ammo"})

    assert (asking(table), asked(table), default(table, BEIGE)) == ("Defence", [BEIGE], "defend 2")


@pytest.mark.rule("OUT-19.20", "OUT-23.2")
def test_the_bandit_den_picks_after_the_defence() -> None:
    table = attack(rooms={ORANGE: "bandit_den:4"}, stores={BEIGE: "2 wood 1 meat 1 ammo"})
    play(table, BEIGE, "yield")

    assert (asking(table), asked(table)) == ("UseDen", [ORANGE])
    play(table, ORANGE, "pick")
    # Materials and provisions, never the ammo.
    assert (asked(table), offered(table, ORANGE)) == ([ORANGE], ["pay meat", "pay 2 wood"])
    play(table, ORANGE, "pay meat")
    assert (stores(table, ORANGE), stores(table, BEIGE)) == ({"meat": 1, "wood": 1}, {"wood": 1, "ammo": 1})


@pytest.mark.rule("OUT-19.20")
def test_the_den_is_not_asked_about_after_a_full_defence_or_without_a_choice() -> None:
    beaten = attack(rooms={ORANGE: "bandit_den:4"}, stores={BEIGE: "2 wood 1 meat 2 ammo"})
    play(beaten, BEIGE, "defend 2")
    all_goes = attack(rooms={ORANGE: "bandit_den:4"}, stores={BEIGE: "1 wood 1 meat"})

    assert asking(beaten) != "UseDen"
    assert (asking(all_goes) != "UseDen", stores(all_goes, BEIGE)) == (True, {})


@pytest.mark.rule("OUT-R1")
def test_in_the_rulebook_s_example_the_cheaper_target_is_the_4() -> None:
    three, four = attack(of="3a"), attack(of="4")

    assert (effectiveness(three), effectiveness(four)) == ([2], [1])


@pytest.mark.rule("OUT-23.3", "OUT-07.7")
def test_a_lookout_may_look_while_a_tribute_is_chosen() -> None:
    table = attack(rooms={PURPLE: "lookout:4"}, search={"blackwood": "plank ration"})

    assert (asking(table), asked(table)) == ("PayTokens", [BEIGE])
    assert rights(table, PURPLE) == ["peek blackwood", "peek silent_peak"]
