"""What a beginner would regret is said with the choice; why a piece is no answer is said when it is looked at."""

from __future__ import annotations

import pytest

from games.outlive.scenes import BEIGE, ORANGE, asking, day, evening, night, seat, visit
from holdfast.api import Table
from holdfast.games.outlive.rulebook import GAME
from holdfast.kernel.game import DANGER, Fact
from holdfast.kernel.play import read


def dangers(table: Table, word: str, who: str = ORANGE) -> dict[str, Fact]:
    inner = table.sitting.table
    facts = GAME.forecast(inner, seat(who), read(inner, seat(who), word))
    return {fact.name: fact for fact in facts if fact.kind == DANGER}


def why_not(table: Table, anchor: str, hand: str = "") -> str:
    fact = GAME.why_not(table.sitting.table, seat(ORANGE), anchor, hand)
    return "" if fact is None else fact.name


# -- danger ------------------------------------------------------------------------------------------


@pytest.mark.rule("OUT-11.4")
def test_a_disaster_paid_with_supper() -> None:
    table = evening(
        disasters="forest_fire", stores={ORANGE: "3 water"}, airlock={ORANGE: 1}, rooms={ORANGE: "builders:3"}
    )

    assert dangers(table, "resolve forest_fire")["supper"].args["n"] == 3


@pytest.mark.rule("OUT-11.4")
def test_a_price_that_leaves_supper_is_no_danger() -> None:
    table = evening(disasters="forest_fire", stores={ORANGE: "4 water 2 canned_food"}, airlock={ORANGE: 1})

    assert "supper" not in dangers(table, "resolve forest_fire")


@pytest.mark.rule("OUT-08.17")
def test_the_dam_without_a_chip() -> None:
    assert "no-water" in dangers(day(ORANGE, squads={ORANGE: "5 forest"}), "move 5 dam")


@pytest.mark.rule("OUT-07.5")
def test_the_last_ammo_on_prey_while_somebody_can_still_come() -> None:
    arranged = {"hunting": {"forest": "prey_5"}, "stores": {ORANGE: "1 ammo"}}
    threatened = visit("forest", "4", squads={BEIGE: "5 dam"}, **arranged)
    alone = visit("forest", "4", squads={BEIGE: "5 dam"}, active={BEIGE: "5"}, **arranged)

    assert dangers(threatened, "hunt 1")["last-ammo"].args["who"] == [BEIGE]
    assert "last-ammo" not in dangers(alone, "hunt 1")


@pytest.mark.rule("OUT-08.8")
def test_actions_that_the_prey_needs() -> None:
    table = visit("forest", "5", hunting={"forest": "prey_4"})

    assert "prey-lost" not in dangers(table, "gather 1")
    assert "prey-lost" in dangers(table, "gather 2")


@pytest.mark.rule("OUT-08.1")
def test_actions_left_behind() -> None:
    assert dangers(visit("forest", "5"), "end")["actions-lost"].args["n"] == 5


@pytest.mark.rule("OUT-01.7")
@pytest.mark.rule("OUT-14.3")
def test_a_room_that_stays_idle_and_an_airlock_laid_bare() -> None:
    table = night(day=4, rooms={ORANGE: "kitchen:0"}, airlock={ORANGE: 3}, stores={ORANGE: "9 canned_food 9 water"})
    while asking(table) != "Improve":
        table.play(seat(ORANGE), table.asking()[0].default)

    found = dangers(table, "house 3 kitchen")

    assert found["half-filled"].args["n"] == 1
    assert found["airlock-bared"].args == {"level": 3, "stops": 0}


@pytest.mark.rule("OUT-06.7")
def test_a_squad_that_would_be_stuck() -> None:
    table = day(ORANGE, squads={ORANGE: "4 mine 5 military_base 3a silent_peak 3b blackwood"}, berths={BEIGE: 4})

    assert dangers(table, "move 3b fair")["cornered"].args["strength"] == 4
    assert "cornered" not in dangers(table, "move 3b forest")


@pytest.mark.rule("OUT-08.15")
def test_a_guest_without_a_bed() -> None:
    table = day(ORANGE, squads={ORANGE: "5 fair"}, airlock={ORANGE: 7})

    assert "no-bed" in dangers(table, "move 5 cargo")


# -- why not -----------------------------------------------------------------------------------------


@pytest.mark.rule("OUT-06.3")
@pytest.mark.rule("OUT-06.4")
@pytest.mark.rule("OUT-08.13")
def test_a_zone_that_cannot_be_entered() -> None:
    table = day(ORANGE, squads={ORANGE: "5 fair 4 dam 3a mine 3b forest"}, berths={BEIGE: 5})

    assert why_not(table, "zone:dam") == "own-squad"
    assert why_not(table, "zone:military_base", "squad:5") == "too-far"
    assert why_not(table, "zone:cargo", "squad:5") == "place-taken"
    assert why_not(table, "squad:beige/5") == "not-yours"
    assert why_not(table, "room:builders") == "rooms-at-night"
    assert why_not(table, "gauge") == ""


@pytest.mark.rule("OUT-08.7")
@pytest.mark.rule("OUT-08.8")
def test_what_a_squad_cannot_do_here() -> None:
    assert why_not(visit("forest", "3a", hunting={"forest": "prey_7"}), "prey:0") == "too-tough"
    assert why_not(visit("forest", "5", hunting={"forest": ""}), "prey:0") == "no-prey"
    assert why_not(visit("forest", "5"), "zone:dam") == "elsewhere"


@pytest.mark.rule("OUT-08.19")
def test_gear_that_is_owned_already() -> None:
    table = visit("blackwood", "5", broken={ORANGE: "axe"}, display={"blackwood": "axe bow"})

    assert why_not(table, "tile:axe") == "owned"


@pytest.mark.rule("OUT-10.4")
def test_a_disaster_that_cannot_be_paid() -> None:
    table = evening(disasters="forest_fire rats", stores={ORANGE: "3 water"})

    assert why_not(table, "disaster:rats") == "cannot-pay"
