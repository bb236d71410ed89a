"""The staged table of the first lesson: four seats in round 6, one of them dead, and one hidden card that tells all."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c03_setup import classes_of, lay_weapons, loyalty_pool
from holdfast.games.doomsday.chapters.c05_turn import Turns
from holdfast.games.doomsday.pieces import (
    LEADERS,
    LOYALTIES,
    LOYALTY_COUNT,
    LOYALTY_OF,
    PROGRAM_COUNT,
    PROGRAM_OF,
    PROGRAMS,
    ROLE,
    ROLE_COUNT,
    ROLES,
    SEATS,
    SIDES,
)
from holdfast.games.doomsday.queries import spots_of
from holdfast.games.doomsday.state import OUT, Player, State, Turn
from holdfast.games.doomsday.verbs.changes import face_of, teams_changed
from holdfast.kernel.step import ALL, Seat
from holdfast.kernel.table import Table

ROUND: Final = 6
LEARNER: Final = 0
SHOWN_ROLE, DEAD = 1, 2
"""Whose role lies open, and who is dead."""
PEOPLE: Final = [
    ("photographer", "loy_human_1", "loy_machine_1"),
    ("firewall", "loy_machine_2", "loy_human_1"),
    ("thief", "loy_outlaw_2", "loy_human_1"),
    ("informant", "loy_human_2", "loy_machine_1"),
]
"""By seat: role, left and right loyalty. Two to one: the learner is human; the second is a machine, three to one."""
BOXED: Final = "off_limits"
TOP: Final = ("underground", "charge", "spam")
"""The first programs of the deck, the first first."""


def stage(table: Table[State]) -> None:
    """The row of four; nobody holds a program, for the Firewall has emptied all hands (DOM-16.19)."""
    state = table.state
    lay_weapons(state)
    deal_roles(table)
    lay_loyalties(table)
    stack_programs(table)
    state.harm, state.hurt = [0] * table.seats, [0] * table.seats
    state.first = LEARNER
    state.turn = Turn(LEARNER)
    state.round = ROUND
    bury(state)
    table.tell(events.SetUp(SEATS[LEARNER], "base"))
    for seat in range(table.seats):
        look(table, seat)
    teams_changed(table)
    state.human_ever = state.goes_on = True
    table.then(Turns())


def deal_roles(table: Table[State]) -> None:
    state = table.state
    state.role_class = classes_of(table)
    state.aside = [cards[:] for cards in LEADERS]
    for cards in LEADERS:
        state.known.roles.look(cards, ALL)
    for name, _, _ in PEOPLE:
        state.players.append(Player([ROLES.index(name)], []))
    state.role_box = [ROLES.index(BOXED)]
    dealt = [*(card for player in state.players for card in player.roles), *state.role_box]
    state.role_out = [card for card in range(ROLE_COUNT) if state.role_class[card] == OUT]
    elsewhere = [*dealt, *state.role_out, *(card for cards in LEADERS for card in cards)]
    state.role_rest = [card for card in range(ROLE_COUNT) if card not in elsewhere]


def lay_loyalties(table: Table[State]) -> None:
    """DOM-03.2  The row's cards, all of them dealt."""
    state = table.state
    pool = loyalty_pool(state, table.seats)
    state.loyal_out = [card for card in range(LOYALTY_COUNT) if card not in pool]
    state.known.loyalties.look(state.loyal_out, ALL)
    for name in [side for _, left, right in PEOPLE for side in (left, right)]:
        card = next(card for card in pool if LOYALTY_OF[card] == LOYALTIES.index(name))
        pool.remove(card)
        state.loyal.append(card)
    state.loyal_open = [False] * len(state.loyal)


def stack_programs(table: Table[State]) -> None:
    state = table.state
    top = [PROGRAM_OF.index(PROGRAMS.index(name)) for name in reversed(TOP)]
    rest = [card for card in range(PROGRAM_COUNT) if card not in top]
    table.dice.shuffle(rest)
    state.deck = [*rest, *top]


def bury(state: State) -> None:
    """The third player is dead, all cards open; the second has had to show role and right loyalty."""
    dead = state.players[DEAD]
    dead.alive, dead.lives, dead.role_open = False, 0, [True]
    state.players[SHOWN_ROLE].role_open = [True]
    for spot in [*spots_of(state, DEAD), spots_of(state, SHOWN_ROLE)[SIDES[1]]]:
        state.loyal_open[spot] = True
        state.known.loyalties.look([state.loyal[spot]], ALL)
    state.known.roles.look([*dead.roles, *state.players[SHOWN_ROLE].roles], ALL)


def look(table: Table[State], seat: Seat) -> None:
    """Everybody knows the own cards."""
    state = table.state
    mine = 1 << seat
    state.known.roles.look(state.players[seat].roles, mine)
    state.known.loyalties.look([state.loyal[spot] for spot in spots_of(state, seat)], mine)
    left, right = (face_of(state, seat, side) for side in SIDES)
    table.tell(events.CardsDealt(SEATS[seat], [face_of(state, seat, ROLE)], left, right, []), mine)
