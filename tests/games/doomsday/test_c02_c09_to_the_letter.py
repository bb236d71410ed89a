"""DOM-02 to DOM-09: teams that change unseen, who begins, a shot's window, the limit, a death in the own turn."""

from __future__ import annotations

import pytest

from games.doomsday.scenes import Scene
from holdfast.games.doomsday import events
from holdfast.games.doomsday.catalogue import ROLES, SETUP
from holdfast.games.doomsday.chapters.c05_end import TurnEnd
from holdfast.games.doomsday.chapters.c05_turn import Turns
from holdfast.games.doomsday.chapters.c11_death import Deaths, Rise
from holdfast.games.doomsday.chapters.c15_chain import ChainEnd
from holdfast.games.doomsday.pieces import SEATS
from holdfast.games.doomsday.rulebook import GAME
from holdfast.games.doomsday.state import Turn
from holdfast.games.doomsday.verbs.changes import turn_down
from holdfast.games.doomsday.views import myself
from holdfast.kernel.dice import seed_of
from holdfast.kernel.game import new_table, options_after
from holdfast.kernel.settle import settle


@pytest.mark.rule("DOM-02.4", "DOM-03.13")
def test_a_team_changes_at_once_and_only_its_owner_sees_it() -> None:
    scene = Scene().role(0, "astronaut").loyal(0, "human_1", "machine_1").top("secret_machine_2").begin(0)
    assert myself(scene.state, 0)["team"] == "human"
    scene.do(0, "draw")
    assert myself(scene.state, 0)["team"] == "machine"
    drawn = [told for mask, told in scene.table.heard or [] if isinstance(told, events.Drew) and not mask & 1]
    assert [event.program for event in drawn] == [""]


@pytest.mark.rule("DOM-03.13")
def test_a_secret_loyalty_dealt_first_counts_from_the_start() -> None:
    dealt = [new_table(GAME, 16, {}, seed_of(str(n))) for n in range(6)]
    changed = 0
    for state in [table.state for table in dealt]:
        teams = [myself(state, seat)["team"] for seat in range(16)]
        for player in state.players:
            player.hand.clear()
        changed += sum([myself(state, seat)["team"] != team for seat, team in enumerate(teams)])
    assert changed


@pytest.mark.rule("DOM-03.15", "DOM-R58")
def test_the_first_player_is_drawn_by_lot_and_all_come_into_question() -> None:
    tables = [new_table(GAME, 4, {}, seed_of(f"lot {n}"), listen=True) for n in range(40)]
    assert {table.state.first for table in tables} == {0, 1, 2, 3}
    assert all(table.state.turn.seat == table.state.first for table in tables)
    told = [event for _, event in tables[0].heard or [] if isinstance(event, events.SetUp)]
    assert [event.first for event in told] == [SEATS[tables[0].state.first]]


@pytest.mark.rule("DOM-03.15", "DOM-R58")
def test_whoever_was_killed_first_begins_the_next_game() -> None:
    scene = Scene()
    assert options_after(scene.table, {"legion": True}) == {"legion": True}
    for killed in ([3, 2], [1]):
        for seat in killed:
            scene.lives(seat, 0)
        scene.run(Deaths())
    options = options_after(scene.table, {"legion": True, "first": 4})
    assert options == {"legion": True, "first": 2}
    for n in range(4):
        state = new_table(GAME, 5, options, seed_of(f"again {n}")).state
        assert (state.first, state.turn.seat) == (2, 2)


@pytest.mark.rule("DOM-03.15")
def test_a_seat_that_is_not_at_this_table_cannot_begin_and_the_lot_decides() -> None:
    firsts = {new_table(GAME, 4, {"first": 4}, seed_of(f"none {n}")).state.first for n in range(40)}
    assert firsts == {0, 1, 2, 3}
    assert new_table(GAME, 4, {"first": 3}, seed_of("none 0")).state.first == 3


@pytest.mark.rule("DOM-R2", "DOM-R10")
def test_the_columns_are_read_as_humans_machines_outlaws_and_names_as_printed() -> None:
    four = SETUP.row[0]
    assert list(four.roles) == ["human", "machine", "outlaw"]
    assert list(four.roles.values()) == [2, 2, 1]
    assert next(role.ru for role in ROLES if role.id == "off_limits") == "Посторонний В"


@pytest.mark.rule("DOM-R12", "DOM-02.1")
@pytest.mark.parametrize(
    ("role", "left", "right", "team"),
    [
        ("astronaut", "machine_1", "outlaw_1", "outlaw"),
        ("astronaut", "human_1", "outlaw_1", "human"),
        ("gunslinger", "machine_1", "human_1", "machine"),
    ],
)
def test_the_smallest_hands_of_each_team(role: str, left: str, right: str, team: str) -> None:
    assert Scene().role(0, role).loyal(0, left, right).team(0) == team


@pytest.mark.rule("DOM-07.1")
def test_a_shot_is_declared_before_anything_happens() -> None:
    scene = Scene().weapon(0, "laser").hand(2, "charge").begin(0).calm().say(0, "shoot", "p4")
    declared = scene.told(events.ActionDeclared)
    assert [(event.who, event.action, event.weapon, event.to) for event in declared] == [
        ("p1", "shoot", ["laser"], ["p4"])
    ]
    assert not scene.told(events.ShotFired)
    assert scene.asked(2) == "Sentence"
    assert scene.calm().asked(3) == "AnswerShot"


@pytest.mark.rule("DOM-07.1", "DOM-07.4")
def test_the_companion_says_whether_it_heals() -> None:
    scene = Scene(7).weapon(0, "companion", 1).begin(0).say(0, "shoot")
    assert scene.options(0) == ["fire", "heal", "cancel"]


@pytest.mark.rule("DOM-09.1", "DOM-R62")
def test_an_ability_fires_each_time_its_role_is_turned_up() -> None:
    scene = Scene().role(1, "punisher").weapon(2, "rifle", 3).reveal(1)
    assert scene.player(2).lives == 1
    turn_down(scene.table, [(1, 2)])
    scene.reveal(1)
    assert not scene.player(2).alive


@pytest.mark.rule("DOM-R19", "DOM-08.9")
def test_the_limit_waits_for_the_end_of_the_own_turn() -> None:
    scene = Scene().hand(0, "spam", "trust", "charge").hand(1, "old_firewall", "plusomet", "backup", "trojan")
    scene.begin(0).calm().do(0, "end")
    assert scene.asked(0) == "Discard"
    scene.do(0, "spam")
    assert len(scene.programs(0)) == 2
    assert len(scene.programs(1)) == 4


@pytest.mark.rule("DOM-R21", "DOM-08.2")
def test_a_program_is_not_answered_by_a_program() -> None:
    """Between its use and its end nobody is asked but those whom it names."""
    scene = Scene().weapon(2, "rifle", 3).hand(0, "malfunction").hand(4, "charge").lives(3, 1).begin(0).calm()
    scene.say(0, "use malfunction", "p3")
    assert scene.asked(2) == "ShowLoyalty"
    assert scene.asked(4) == ""


@pytest.mark.rule("DOM-R31", "DOM-05.8")
@pytest.mark.parametrize("rises", [False, True])
def test_a_death_in_one_s_own_turn_ends_it_without_a_limit(rises: bool) -> None:
    scene = Scene().hand(0, "spam", "trust", "charge", "trojan").begin(0).calm()
    scene.lives(0, 0)
    steps = [Deaths(), Rise(0)] if rises else [Deaths()]
    scene.table.agenda.clear()
    scene.table.then_all([*steps, ChainEnd(), TurnEnd(), Turns()])
    settle(scene.table)
    if rises:
        scene.say(0, "left")
    scene.calm()
    assert scene.state.turn.seat == 1
    assert len(scene.programs(0)) == 4


@pytest.mark.rule("DOM-R65", "DOM-08.5")
def test_a_permanent_is_laid_in_the_own_turn_and_a_surplus_one_stops_working() -> None:
    scene = Scene().hand(1, "menyatut").hand(0, "charge").lives(3, 1).begin(0)
    scene.say(0, "pass").say(1, "interrupt")
    assert scene.options(1) == ["withdraw"]
    scene.say(1, "withdraw").calm().do(0, "end").calm()
    scene.do(1, "use menyatut").hand(1, "spam", "trust").do(1, "end")
    assert scene.asked(1) == "Discard"
    scene.do(1, "menyatut")
    assert scene.player(1).laid == []
    assert "rob" not in scene.weapon(0, "rifle", 2).begin(1).options(1)


@pytest.mark.rule("DOM-R27")
@pytest.mark.parametrize(("quiet", "loud", "told"), [(6, False, []), (7, False, [8]), (8, False, [9]), (8, True, [])])
def test_quiet_rounds_are_counted_aloud_from_the_eighth_on(quiet: int, loud: bool, told: list[int]) -> None:
    scene = Scene(4)
    scene.state.quiet, scene.state.loud = quiet, loud
    scene.state.turn = Turn(3)
    scene.run(TurnEnd())
    assert [event.rounds for event in scene.told(events.QuietRounds)] == told
