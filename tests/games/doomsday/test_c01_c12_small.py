"""DOM-01 to DOM-12: small rules, a few at a time."""

from __future__ import annotations

import pytest

from games.doomsday.scenes import Scene
from holdfast.games.doomsday.catalogue import ROLES, TABLE
from holdfast.games.doomsday.chapters.c06_actions import open_in_centre
from holdfast.games.doomsday.chapters.c12_victory import verdict, winners_by
from holdfast.games.doomsday.pieces import DECK, WEAPON_OF, WEAPONS, row_for
from holdfast.games.doomsday.rulebook import GAME
from holdfast.kernel.dice import seed_of
from holdfast.kernel.game import new_table


@pytest.mark.rule("DOM-01.4", "DOM-R3", "DOM-R64")
def test_loyalty_cards_of_each_kind() -> None:
    kinds = {card.id.removeprefix("loy_"): card.quantity for card in TABLE.loyalty}
    assert kinds == {
        "human_1": 6,
        "machine_1": 6,
        "outlaw_1": 4,
        "human_2": 2,
        "machine_2": 2,
        "outlaw_2": 1,
        "legion": 1,
    }


@pytest.mark.rule("DOM-01.5", "DOM-01.6", "DOM-03.5")
def test_roles_of_legion_mode_stay_out_of_the_base_game() -> None:
    assert [role.id for role in ROLES if role.deck.startswith("legion")] == ["mind_eater", "deathbringer", "it"]
    state = new_table(GAME, 16, {}, seed_of("base")).state
    assert all(DECK[card] == "base" for player in state.players for card in player.roles)
    assert len(state.role_out) == 3


@pytest.mark.rule("DOM-03.10", "DOM-R4", "DOM-R5")
@pytest.mark.parametrize(("seats", "roles", "loyalties"), [(8, 1, 0), (9, 1, 7), (13, 3, 3), (16, 1, 0)])
def test_the_surplus_is_boxed(seats: int, roles: int, loyalties: int) -> None:
    state = new_table(GAME, seats, {}, seed_of("box")).state
    assert (len(state.role_box), len(state.loyal_box)) == (roles, loyalties)


@pytest.mark.rule("DOM-03.14", "DOM-04.5", "DOM-05.2")
def test_everybody_begins_with_two_lives_and_no_weapon() -> None:
    scene = Scene().begin(0)
    assert all(player.lives == 2 for player in scene.state.players)
    assert scene.options(0) == ["end", "peek", "arm", "draw"]


@pytest.mark.rule("DOM-06.2b", "DOM-R43")
def test_a_locked_weapon_that_was_dropped_is_locked_again() -> None:
    scene = Scene().weapon(0, "laser").begin(0).do(0, "drop")
    assert "laser" in scene.centre()
    assert "laser" not in [WEAPONS[WEAPON_OF[weapon]] for weapon in open_in_centre(scene.state)]


@pytest.mark.rule("DOM-R8", "DOM-R38")
def test_the_ring_begins_at_nine_unless_the_house_plays_otherwise() -> None:
    assert [row_for(n, False, False).is_ring for n in (8, 9, 10)] == [False, True, True]
    assert [row_for(n, True, False).is_ring for n in (9, 10, 11)] == [False, False, True]


@pytest.mark.rule("DOM-12.4", "DOM-12.6", "DOM-R24")
def test_machines_win_though_none_of_them_lives() -> None:
    scene = Scene(5).role(0, "fixer").role(1, "mercenary").role(2, "homeless").role(3, "sly_watson").role(4, "seeker")
    for seat in (0, 1, 4):
        scene.player(seat).alive = False
    scene.state.human_ever = True
    assert verdict(scene.state) == "machine"
    assert winners_by(scene.state, "machine") == [1]


@pytest.mark.rule("DOM-R25")
def test_if_nobody_lives_nobody_wins() -> None:
    scene = Scene(4)
    for player in scene.state.players:
        player.alive = False
    assert verdict(scene.state) == "draw"


@pytest.mark.rule("DOM-10.3", "DOM-R33")
def test_a_leader_answers_a_rifle_twice() -> None:
    scene = Scene().role(1, "astronaut").loyal(1, "human_1", "human_2").hand(1, "leader_of_humans").begin(1).calm()
    scene.do(1, "use leader_of_humans").do(1, "end").weapon(0, "rifle", 1).begin(0).say(0, "shoot")
    assert scene.options(1) == ["damage", "role", "role2"]
    scene.say(1, "role2")
    assert scene.player(1).role_open == [False, True]
