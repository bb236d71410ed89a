"""DOM-03, DOM-13.2 to DOM-13.4, DOM-14.2, DOM-14.3  Setting up the table."""

from __future__ import annotations

from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c05_turn import Turns
from holdfast.games.doomsday.pieces import (
    COLOUR,
    DECK,
    FACTIONS,
    FIRST_GAME,
    LEADERS,
    LEGION_CARD,
    LEGION_CARD_SEATS,
    LOYAL_BY,
    LOYAL_TO,
    LOYALTY_COUNT,
    OUTLAW,
    PROGRAM_COUNT,
    PROGRAM_OF,
    PROGRAMS,
    RED_DOT,
    ROLE_COUNT,
    ROLES,
    SEATS,
    SIDES,
    START_PROGRAMS,
    WEAPON_COUNT,
    WEAPON_OF,
)
from holdfast.games.doomsday.queries import spots_of
from holdfast.games.doomsday.state import FIRST_CLASS, LEADER_CLASS, LEGION_CLASS, OUT, Player, State, Turn
from holdfast.games.doomsday.verbs.changes import face_of, teams_changed
from holdfast.kernel.step import ALL, Seat
from holdfast.kernel.table import Table


def set_up(table: Table[State]) -> None:
    """DOM-03.1 to DOM-03.15  Weapons, roles, loyalties, programs; everybody looks at the own cards.

    DOM-R58  Who was killed first in the last game of the same people begins; if there was none, the lot decides.
    """
    state = table.state
    lay_weapons(state)
    roles = deal_roles(table)
    programs = shuffled_programs(table)
    for seat in range(table.seats):
        state.players.append(Player([roles[seat]], [programs.pop() for _ in range(START_PROGRAMS)]))
    state.role_box = roles[table.seats :]
    state.deck = programs
    state.harm, state.hurt = [0] * table.seats, [0] * table.seats
    deal_loyalties(table)
    if not 0 <= state.first < table.seats:
        state.first = table.dice.below(table.seats)
    state.turn = Turn(state.first)
    mode = "legion" if state.mode.legion else "base"
    if state.mode.is_ring:
        mode = "ring_legion" if state.mode.legion else "ring"
    table.tell(events.SetUp(SEATS[state.first], mode))
    for seat in range(table.seats):
        look_at_cards(table, seat)
    teams_changed(table)
    table.then(Turns())


def lay_weapons(state: State) -> None:
    """DOM-03.1, DOM-03.8  Open weapons and locked ones into the centre."""
    left = list(range(WEAPON_COUNT))
    for kind in [*state.mode.row.open, *state.mode.row.locked]:
        weapon = next(one for one in left if WEAPON_OF[one] == kind)
        left.remove(weapon)
        state.centre.append(weapon)
    state.centre.sort()
    state.weapon_out = left


def deal_roles(table: Table[State]) -> list[int]:
    """DOM-03.4 to DOM-03.7, DOM-03.10, DOM-14.3, DOM-R36  The role deck, shuffled: the first cards are dealt."""
    state = table.state
    state.role_class = classes_of(table)
    state.aside = [cards[:] for cards in LEADERS]
    for cards in LEADERS:
        state.known.roles.look(cards, ALL)
    deck: list[int] = []
    for faction in FACTIONS:
        wanted = state.mode.row.roles[faction]
        first = [card for card in range(ROLE_COUNT) if state.role_class[card] == FIRST_CLASS + faction]
        plain = [card for card in range(ROLE_COUNT) if state.role_class[card] == faction]
        table.dice.shuffle(first)
        table.dice.shuffle(plain)
        drawn = [*first, *plain][:wanted]
        deck += drawn
        state.role_rest += [card for card in [*first, *plain] if card not in drawn]
    deck += [card for card in range(ROLE_COUNT) if state.role_class[card] == LEGION_CLASS]
    state.role_out = [card for card in range(ROLE_COUNT) if state.role_class[card] == OUT]
    table.dice.shuffle(deck)
    return deck


def classes_of(table: Table[State]) -> list[int]:
    """Which role cards could have been drawn in place of which, as everybody knows."""
    mode = table.state.mode
    found: list[int] = []
    for card in range(ROLE_COUNT):
        deck = DECK[card]
        if deck.startswith("leader"):
            found.append(LEADER_CLASS)
        elif deck == "legion":
            found.append(LEGION_CLASS if mode.legion else OUT)
        elif deck == "legion_optional" and not (mode.legion and mode.with_it):
            found.append(OUT)
        elif mode.first_game and card in FIRST_GAME:
            found.append(FIRST_CLASS + COLOUR[card])
        else:
            found.append(COLOUR[card])
    return found


def shuffled_programs(table: Table[State]) -> list[int]:
    """DOM-03.12, DOM-13.2  All programs; in the ring without those with a red dot."""
    state = table.state
    ring = state.mode.is_ring
    state.program_out = [card for card in range(PROGRAM_COUNT) if ring and RED_DOT[PROGRAM_OF[card]]]
    state.known.programs.look(state.program_out, ALL)
    cards = [card for card in range(PROGRAM_COUNT) if card not in state.program_out]
    table.dice.shuffle(cards)
    return cards


def loyalty_pool(state: State, seats: int) -> list[int]:
    """DOM-03.2, DOM-14.2, DOM-R37  The row's cards; in Legion mode one outlaw gives way to the Legion card."""
    row = state.mode.row
    pool: list[int] = []
    for wanted, value in ((row.single, 1), (row.double, 2)):
        for faction in FACTIONS:
            cards = [card for card in range(LOYALTY_COUNT) if LOYAL_TO[card] == faction and LOYAL_BY[card] == value]
            pool += cards[: wanted[faction]]
    if state.mode.legion and seats >= LEGION_CARD_SEATS:
        pool.remove(next(card for card in pool if LOYAL_TO[card] == OUTLAW))
        pool.append(LEGION_CARD)
    return pool


def deal_loyalties(table: Table[State]) -> None:
    """DOM-03.11, DOM-13.3, DOM-13.4, DOM-R37  Two to each player, or one into each gap; the Legion card always."""
    state = table.state
    pool = loyalty_pool(state, table.seats)
    state.loyal_out = [card for card in range(LOYALTY_COUNT) if card not in pool]
    state.known.loyalties.look(state.loyal_out, ALL)
    plain = [card for card in pool if card != LEGION_CARD]
    table.dice.shuffle(plain)
    legion = [card for card in pool if card == LEGION_CARD]
    dealt = plain[: state.mode.row.dealt - len(legion)] + legion
    state.loyal_box = plain[state.mode.row.dealt - len(legion) :]
    table.dice.shuffle(dealt)
    state.loyal = dealt
    state.loyal_open = [False] * len(dealt)


def look_at_cards(table: Table[State], seat: Seat) -> None:
    """DOM-03.12, DOM-03.13  Role, loyalties and the first program."""
    state = table.state
    player = state.players[seat]
    mine = 1 << seat
    state.known.roles.look(player.roles, mine)
    state.known.loyalties.look([state.loyal[spot] for spot in spots_of(state, seat)], mine)
    state.known.programs.look(player.hand, mine)
    left, right = (face_of(state, seat, side) for side in SIDES)
    roles = [ROLES[card] for card in player.roles]
    names = [PROGRAMS[PROGRAM_OF[card]] for card in player.hand]
    table.tell(events.CardsDealt(SEATS[seat], roles, left, right, names), mine)
