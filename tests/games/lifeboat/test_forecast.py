"""What a choice would lead to is told from what everybody can see."""

from __future__ import annotations

from games.lifeboat.scenes import BOSUN, KID, MILADY, SNOB, day
from holdfast.api import Table
from holdfast.games.lifeboat.queries import seat_of
from holdfast.games.lifeboat.rulebook import GAME
from holdfast.games.lifeboat.state import NAMES
from holdfast.kernel.game import COST, DANGER, Fact
from holdfast.kernel.play import read


def foreseen(table: Table, who: str, word: str) -> Fact:
    inner = table.sitting.table
    seat = seat_of(inner.state, NAMES.index(who))
    [fact] = GAME.forecast(inner, seat, read(inner, seat, word))
    return fact


def test_a_demand_tells_the_fight_that_a_refusal_means() -> None:
    table = day(turn=KID, open={SNOB: "gaff"})

    fact = foreseen(table, KID, "swap snob")

    assert (fact.name, fact.args["attack"], fact.args["defence"], fact.kind) == ("fight", 3, 9, DANGER)


def test_closed_cards_of_others_change_nothing() -> None:
    bare, armed = day(turn=BOSUN, closed={KID: "water"}), day(turn=BOSUN, closed={KID: "gaff"})

    assert foreseen(bare, BOSUN, "rob kid").args == foreseen(armed, BOSUN, "rob kid").args


def test_who_would_win_is_in_no_danger() -> None:
    assert foreseen(day(turn=BOSUN), BOSUN, "swap kid").kind == ""


def test_the_unconscious_cannot_refuse() -> None:
    assert foreseen(day(turn=MILADY, wounds={SNOB: 5}), MILADY, "swap snob").name == "no-fight"


def test_rowing_costs_strength() -> None:
    assert foreseen(day(turn=MILADY), MILADY, "row").kind == COST


def test_a_medkit_takes_one_wound_off() -> None:
    table = day(turn=MILADY, closed={MILADY: "medkit"}, wounds={SNOB: 2})

    assert foreseen(table, MILADY, "medkit snob").args["wounds"] == 1
