"""DOM-01 to DOM-04: components, the table of the set-up, and what is dealt."""

from __future__ import annotations

from collections import Counter

import pytest

from games.doomsday.scenes import Scene
from holdfast.games.doomsday import events
from holdfast.games.doomsday.catalogue import PROGRAMS, ROLES, SETUP, TABLE
from holdfast.games.doomsday.chapters.c11_death import Deaths, Rise
from holdfast.games.doomsday.pieces import COLOUR, FIRST_GAME, LEGION, LEGION_CARD, WEAPON_OF, WEAPONS
from holdfast.games.doomsday.rulebook import GAME
from holdfast.games.doomsday.state import State
from holdfast.games.doomsday.verbs.changes import peek, turn_up
from holdfast.kernel.dice import seed_of
from holdfast.kernel.game import Value, new_table
from holdfast.kernel.table import Table


def fresh(seats: int, **options: Value) -> Table[State]:
    return new_table(GAME, seats, options, seed_of("fresh"), listen=True)


@pytest.mark.rule("DOM-01.1", "DOM-01.2", "DOM-01.3")
def test_the_box_is_complete() -> None:
    assert (GAME.fewest, GAME.most) == (4, 16)
    assert len(ROLES) == 38
    assert sum(program.quantity for program in PROGRAMS) == 66
    assert sum(card.quantity for card in TABLE.loyalty) == 22
    assert sum(weapon.quantity for weapon in TABLE.weapon) == 7
    decks = Counter((role.deck, role.faction) for role in ROLES)
    assert [decks["base", faction] for faction in ("human", "machine", "outlaw")] == [12, 11, 8]
    assert not [program for program in PROGRAMS if program.faction == "legion"]
    assert {name for row in SETUP.row for name in row.locked_weapons} == {"rocket", "laser"}


@pytest.mark.rule("DOM-03.1", "DOM-03.4", "DOM-03.6")
@pytest.mark.parametrize("seats", range(4, 17))
def test_every_row_is_dealt_as_printed(seats: int) -> None:
    state = fresh(seats).state
    row = SETUP.row[seats - 4]
    deck = [card for player in state.players for card in player.roles] + state.role_box
    assert [[COLOUR[card] for card in deck].count(faction) for faction in range(3)] == list(row.roles.values())
    assert len(state.loyal) == row.loyalty_dealt == (seats if seats > 8 else 2 * seats)
    assert sorted(WEAPONS[WEAPON_OF[one]] for one in state.centre) == sorted([*row.open_weapons, *row.locked_weapons])
    assert [len(cards) for cards in state.aside] == [2, 2]


@pytest.mark.rule("DOM-03.9", "DOM-03.11", "DOM-03.12")
def test_everybody_looks_at_own_cards_and_begins_unarmed() -> None:
    table = fresh(6)
    state = table.state
    assert all(
        (player.lives, player.alive, player.weapons, len(player.hand)) == (2, True, [], 1) for player in state.players
    )
    assert state.turn.seat == state.first
    heard = [(to, event) for to, event in table.heard or [] if isinstance(event, events.CardsDealt)]
    assert [to for to, _ in heard] == [1 << seat for seat in range(6)]
    assert state.known.roles.knows(2, state.players[2].roles[0])
    assert not state.known.roles.knows(2, state.players[3].roles[0])


@pytest.mark.rule("DOM-03.7", "DOM-R6")
@pytest.mark.parametrize(("seats", "of_six"), [(4, 5), (5, 6), (8, 6)])
def test_the_roles_of_a_first_game(seats: int, of_six: int) -> None:
    state = fresh(seats, first_game=True).state
    deck = [card for player in state.players for card in player.roles] + state.role_box
    assert len([card for card in deck if card in FIRST_GAME]) == of_six


@pytest.mark.rule("DOM-14.4", "DOM-14.8", "DOM-R37")
def test_the_legion_card_makes_its_owners_legion() -> None:
    state = fresh(12, legion=True).state
    gap = state.loyal.index(LEGION_CARD)
    assert state.players[gap].mark == state.players[(gap + 1) % 12].mark == LEGION


@pytest.mark.rule("DOM-14.5", "DOM-R40")
def test_who_peeks_at_the_legion_card_is_legion() -> None:
    scene = Scene(8, legion=True)
    scene.loyal_at(4, "legion")
    peek(scene.table, 0, [(2, 0)])
    assert scene.team(0) == "legion"
    assert scene.team(1) != "legion"


@pytest.mark.rule("DOM-04.3", "DOM-04.4", "DOM-08.8")
def test_a_loyalty_keeps_its_side_and_a_new_one_changes_the_team() -> None:
    scene = Scene().role(0, "mole").loyal(0, "human_1", "human_1")
    assert scene.team(0) == "human"
    assert scene.hand(0, "secret_machine_2").team(0) == "outlaw"
    assert not any(word.startswith("swap") for word in scene.begin(0).calm().options(0))


@pytest.mark.rule("DOM-11.2", "DOM-11.3", "DOM-R23")
def test_the_killed_see_the_teams_of_the_living() -> None:
    scene = Scene().role(1, "fixer").role(3, "seeker").role(4, "homeless")
    scene.player(1).lives = 0
    scene.run(Deaths())
    seen = scene.told(events.TeamsSeen)
    assert [event.who for event in seen] == ["p2"]
    assert dict(zip(seen[0].players, seen[0].teams, strict=True))["p5"] == "outlaw"
    assert scene.told(events.WentOn)


@pytest.mark.rule("DOM-09.3", "DOM-11.8", "DOM-04.7")
def test_death_fires_nothing_and_resurrection_does() -> None:
    scene = Scene().role(1, "punisher").weapon(2, "rifle", 3)
    scene.player(1).lives = 0
    scene.run(Deaths())
    assert scene.player(2).lives == 2
    scene.run(Rise(1)).say(1, "left")
    assert scene.player(2).lives == 1


@pytest.mark.rule("DOM-R46", "DOM-15.8", "DOM-15.10")
def test_nobody_rises_twice_in_a_chain() -> None:
    scene = Scene().dead(3)
    scene.state.risen = 1 << 3
    scene.role(1, "paramedic")
    turn_up(scene.table, [(1, 2)])
    assert not scene.run().player(3).alive
