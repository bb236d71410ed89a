"""What the greedy bot makes of a position."""

from __future__ import annotations

from games.aurora.scenes import Scene
from holdfast.games.aurora.chapters.c03_harm import Damage
from holdfast.games.aurora.chapters.c05_scouting import ScoutTurn
from holdfast.games.aurora.chapters.c08_contamination import Contaminate
from holdfast.games.aurora.chapters.c13_movement import MoveTurn
from holdfast.games.aurora.chapters.c14_load import stow
from holdfast.games.aurora.instinct.teams import best_team
from holdfast.games.aurora.instinct.weighing import INSTINCT
from holdfast.games.aurora.instinct.worth import prospects
from holdfast.games.aurora.pieces import CONVOY, NAMES
from holdfast.games.aurora.state import MOVEMENT
from holdfast.kernel.canonical import canonical


def chosen(scene: Scene, seat: int = 0) -> str:
    choice = INSTINCT.choose(scene.table, seat)
    assert choice is not None
    return choice.text


def driving(round_number: int, fuel: int) -> Scene:
    scene = Scene().load(0, fuel=fuel)
    scene.state.phase = MOVEMENT
    scene.state.round = round_number
    return scene.run(MoveTurn(0)).say(0, "go")


def test_fuel_is_kept_for_the_rounds_to_come_and_burnt_in_the_last() -> None:
    assert chosen(driving(2, 3)) == "roll"
    assert chosen(driving(6, 3)) == "burn fuel"


def test_who_can_bear_contamination_gets_it() -> None:
    scene = Scene().crew(0, "leader", "copilot").run(Contaminate(0, 1, False))
    assert chosen(scene) == "infect leader"


def test_no_survivor_is_thrown_out_of_a_cell_while_another_is_empty() -> None:
    scene = Scene().crew(0, "leader", "copilot").load(0, fuel=1)
    stow(scene.player())
    scene.state.frozen = True
    assert not chosen(scene.run(Damage(0, 1, CONVOY))).endswith("survivor")


def test_the_leader_goes_alone_where_that_is_enough() -> None:
    scene = Scene().put(2, "loc_store")
    team, food = best_team(scene.state, 0, 1, [])
    assert ([NAMES[one] for one in team], food) == (["leader"], 0)


def test_who_would_die_of_it_is_not_sent_into_poison() -> None:
    scene = Scene().put(1, "loc_warehouse_1").crew(0, "leader", "scavenger")
    scene.player().ill = [1, 0]
    team, _ = best_team(scene.state, 0, 0, [])
    assert [NAMES[one] for one in team] == ["scavenger"]


def test_looking_ahead_leaves_the_table_as_it_was() -> None:
    scene = Scene().put(1, "hermit").put(2, "loc_store").run(ScoutTurn(0))
    before = canonical(scene.table)
    chosen(scene)
    assert canonical(scene.table) == before


def test_a_crew_is_worth_more_than_one_survivor() -> None:
    one, three = Scene().crew(0, "leader"), Scene().crew(0, "leader", "copilot", "gunner")
    assert prospects(three.state, 0, three.player()) > prospects(one.state, 0, one.player()) + 3
