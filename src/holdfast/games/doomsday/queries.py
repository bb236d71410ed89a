"""Questions about the table that change nothing."""

from __future__ import annotations

from holdfast.games.doomsday.pieces import (
    AIMED,
    ALWAYS,
    COLOUR,
    DEFENDS,
    FACTIONS,
    FALLEN,
    LEFT,
    LEGION,
    LOYAL_BY,
    LOYAL_TO,
    LOYALTY_COUNT,
    NO_TEAM,
    OUTLAW,
    POWERS,
    PROGRAM_OF,
    PROGRAM_POWERS,
    ROLE,
    ROLE_POINTS,
    SECRET_BY,
    SECRET_FOR,
    SIDES,
    TARGETS,
    TEAMS,
    WEAPON_OF,
    WORKS_DEAD,
    WORKS_HIDDEN,
)
from holdfast.games.doomsday.state import NOBODY, Player, State
from holdfast.kernel.step import Seat

# -- seats -----------------------------------------------------------------------------------------


def round_from(state: State, seat: Seat) -> list[Seat]:
    """All seats clockwise, this one first."""
    n = len(state.players)
    return [(seat + step) % n for step in range(n)]


def clockwise(state: State) -> list[Seat]:
    """DOM-04.8  All seats clockwise, the active player first."""
    return round_from(state, state.turn.seat)


def living_from(state: State, seat: Seat) -> list[Seat]:
    """The living clockwise, from this seat on."""
    return [one for one in round_from(state, seat) if state.players[one].alive]


def living(state: State) -> list[Seat]:
    """The living clockwise from the active player."""
    return living_from(state, state.turn.seat)


def others_of(state: State, seat: Seat) -> list[Seat]:
    """The other living players, clockwise from this one."""
    return [one for one in living_from(state, seat) if one != seat]


def dead(state: State) -> list[Seat]:
    return [one for one in clockwise(state) if not state.players[one].alive]


def left_of(state: State, seat: Seat) -> Seat:
    """The nearest living player on the left: the next clockwise. Nobody else lives: the seat itself."""
    others = others_of(state, seat)
    return others[0] if others else seat


def right_of(state: State, seat: Seat) -> Seat:
    """The nearest living player on the right."""
    others = others_of(state, seat)
    return others[-1] if others else seat


def armed(state: State) -> list[Seat]:
    return [seat for seat in living(state) if state.players[seat].weapons]


# -- cards before players --------------------------------------------------------------------------


def spot_of(state: State, seat: Seat, side: int) -> int:
    """DOM-03.11, DOM-13.3  Where this loyalty card lies: two spots a player, or the gap to the left and the right."""
    if not state.mode.is_ring:
        return seat * 2 + side
    return seat if side == LEFT else (seat - 1) % len(state.players)


def owners_of(state: State, spot: int) -> list[Seat]:
    """DOM-13.9  To whom the card at this spot belongs."""
    if not state.mode.is_ring:
        return [spot // 2]
    return [spot, (spot + 1) % len(state.players)]


def spots_of(state: State, seat: Seat) -> list[int]:
    return [spot_of(state, seat, side) for side in SIDES]


def is_hidden(state: State, seat: Seat, slot: int) -> bool:
    """Is there a card of this player in this slot, face down?"""
    if slot < ROLE:
        return not state.loyal_open[spot_of(state, seat, slot)]
    player = state.players[seat]
    return slot - ROLE < len(player.roles) and not player.role_open[slot - ROLE]


def is_open(state: State, seat: Seat, slot: int) -> bool:
    if slot < ROLE:
        return state.loyal_open[spot_of(state, seat, slot)]
    player = state.players[seat]
    return slot - ROLE < len(player.roles) and player.role_open[slot - ROLE]


def hidden_sides(state: State, seat: Seat) -> list[int]:
    return [side for side in SIDES if is_hidden(state, seat, side)]


def hidden_roles(state: State, seat: Seat) -> list[int]:
    """The slots of this player's role cards that lie face down."""
    return [ROLE + at for at, is_up in enumerate(state.players[seat].role_open) if not is_up]


def open_roles(state: State, seat: Seat) -> list[int]:
    return [ROLE + at for at, is_up in enumerate(state.players[seat].role_open) if is_up]


def is_bare(state: State, seat: Seat) -> bool:
    """Are role and both loyalty cards of this player all open?"""
    return all(state.players[seat].role_open) and not hidden_sides(state, seat)


# -- what cards allow ------------------------------------------------------------------------------


def works(player: Player, at: int) -> bool:
    """DOM-09.2, DOM-11.7  Does this role card of the player work now?"""
    card = player.roles[at]
    return (player.role_open[at] or WORKS_HIDDEN[card]) and (player.alive or WORKS_DEAD[card])


def has_power(state: State, seat: Seat, power: str) -> bool:
    """DOM-09.2, DOM-11.6  Does a role or a permanent program of this player allow that now?"""
    player = state.players[seat]
    for at, card in enumerate(player.roles):
        if power in POWERS[card] and works(player, at):
            return True
    return player.alive and any(power in PROGRAM_POWERS[PROGRAM_OF[card]] for card in player.laid)


def number_of(state: State, seat: Seat, power: str) -> int:
    """The number that goes with a power, or -1 without it."""
    player = state.players[seat]
    for at, card in enumerate(player.roles):
        if power in POWERS[card] and works(player, at):
            return POWERS[card][power]
    return -1


def may_draw(state: State, seat: Seat) -> bool:
    """DOM-16.29, DOM-R60  Nobody but the Homeless may draw while that role is open, alive or dead."""
    others = [one for one in range(len(state.players)) if one != seat]
    return bool(state.deck) and not any(has_power(state, one, "forbid_draw") for one in others)


# -- teams -----------------------------------------------------------------------------------------


def points_of(state: State, seat: Seat) -> list[int]:
    """DOM-02.1  Points for human, machine, outlaw; Inversion exchanges the first two of loyalties (DOM-17.39)."""
    player = state.players[seat]
    points = [0, 0, 0]
    for spot in spots_of(state, seat):
        card = state.loyal[spot]
        if LOYAL_TO[card] <= OUTLAW:
            points[LOYAL_TO[card]] += LOYAL_BY[card]
    for card in player.hand:
        kind = PROGRAM_OF[card]
        if SECRET_BY[kind]:
            points[SECRET_FOR[kind]] += SECRET_BY[kind]
    if state.inverted:
        points[0], points[1] = points[1], points[0]
    points[COLOUR[player.roles[0]]] += ROLE_POINTS
    return points


def team_of(state: State, seat: Seat) -> int:
    """DOM-02.2, DOM-02.3, DOM-02.5  Legion mark, Fallen mark, «Always …», strictly most points, else outlaw."""
    player = state.players[seat]
    if player.mark == LEGION:
        return LEGION
    always = ALWAYS[player.roles[0]]
    if FALLEN in (player.mark, always):
        return FALLEN
    if always >= 0:
        return always
    points = points_of(state, seat)
    best = max(points)
    return points.index(best) if points.count(best) == 1 else OUTLAW


def loyalty_counts_as(state: State, card: int) -> int:
    """DOM-16.5, DOM-17.39  Whom a loyalty card counts for now."""
    team = LOYAL_TO[card]
    return 1 - team if state.inverted and team < OUTLAW else team


# -- what a seat knows of others for sure -------------------------------------------------------------


def cards_seen(state: State, seat: Seat, of: Seat) -> int:
    """How many of this player's role and loyalty cards the seat knows."""
    roles = [card for card in state.players[of].roles if state.known.roles.knows(seat, card)]
    loyal = [spot for spot in spots_of(state, of) if state.known.loyalties.knows(seat, state.loyal[spot])]
    return len(roles) + len(loyal)


def known_team(state: State, seat: Seat, of: Seat) -> int:
    """DOM-02.5  This player's team, if the seat was told it or has seen every card that decides it; else NO_TEAM.

    A program face down may hold a secret loyalty: only of who has none, or shows «Always …», do the cards tell all.
    """
    if of == seat:
        return team_of(state, seat)
    for truth in state.truths:
        if truth.about == of and truth.holds and truth.seats >> seat & 1:
            return truth.team
    player = state.players[of]
    decided = ALWAYS[player.roles[0]] >= 0 and state.known.roles.knows(seat, player.roles[0])
    seen_all = cards_seen(state, seat, of) == ROLE + len(player.roles)
    # DOM-14.7: where there is Legion, no card tells whether its owner has been converted.
    if not state.mode.legion and (decided or (seen_all and not player.hand)):
        return team_of(state, of)
    return NO_TEAM


# -- aims ------------------------------------------------------------------------------------------


def holder_of(state: State, weapon: int) -> Seat:
    """Who holds this weapon, or NOBODY."""
    for seat, player in enumerate(state.players):
        if weapon in player.weapons:
            return seat
    return NOBODY


def targets_of(state: State, weapon: int) -> list[Seat]:
    return [seat for seat in (state.aim_first[weapon], state.aim_second[weapon]) if seat >= 0]


def kinds_held(state: State, seat: Seat) -> list[int]:
    return [WEAPON_OF[weapon] for weapon in state.players[seat].weapons]


def pairs(state: State, holder: Seat) -> list[tuple[Seat, Seat]]:
    """DOM-06.2c, DOM-R17  Two living players side by side, dead seats ignored, without the holder."""
    circle = living_from(state, holder)
    return [(circle[at], circle[at + 1]) for at in range(1, len(circle) - 1)]


def taken_aims(state: State, holder: Seat, weapon: int) -> list[Seat]:
    """DOM-16.22  At whom the other weapon of the same holder is aimed."""
    return [seat for one in state.players[holder].weapons if one != weapon for seat in targets_of(state, one)]


def single_aims(state: State, holder: Seat, weapon: int) -> list[Seat]:
    """DOM-07.9, DOM-16.22  Whom a weapon with one target can be aimed at: never its holder."""
    taken = taken_aims(state, holder, weapon)
    return [seat for seat in others_of(state, holder) if seat not in taken]


def pair_aims(state: State, holder: Seat, weapon: int) -> list[tuple[Seat, Seat]]:
    """DOM-R17, DOM-16.22  The pairs that a rocket launcher can be aimed at."""
    taken = taken_aims(state, holder, weapon)
    return [(a, b) for a, b in pairs(state, holder) if a not in taken and b not in taken]


def needs_pair(state: State, holder: Seat, weapon: int) -> bool:
    """Must it be aimed at two? With one other living player a rocket launcher has a single target."""
    return TARGETS[WEAPON_OF[weapon]] == 2 and len(others_of(state, holder)) > 1


def can_aim(state: State, holder: Seat, weapon: int) -> bool:
    """Is there anybody this weapon can be aimed at?"""
    if not AIMED[WEAPON_OF[weapon]]:
        return True
    if needs_pair(state, holder, weapon):
        return bool(pair_aims(state, holder, weapon))
    return bool(single_aims(state, holder, weapon))


def is_aimed_well(state: State, weapon: int) -> bool:
    """DOM-07.8, DOM-R17  Does this held weapon aim at the living it must aim at?"""
    if not AIMED[WEAPON_OF[weapon]]:
        return True
    holder = holder_of(state, weapon)
    aims = targets_of(state, weapon)
    if holder in aims or not all(state.players[seat].alive for seat in aims):
        return False
    if needs_pair(state, holder, weapon):
        return len(aims) == 2 and any({a, b} == {aims[0], aims[1]} for a, b in pairs(state, holder))
    return len(aims) == 1


# -- programs --------------------------------------------------------------------------------------


def with_programs(state: State) -> list[Seat]:
    """Who is asked in a window: every living player with a program face down, whatever it is."""
    return [seat for seat in living(state) if state.players[seat].hand]


def kinds_in(cards: list[int]) -> list[int]:
    """The kinds among these programs, each once, in the catalogue's order."""
    return sorted({PROGRAM_OF[card] for card in cards})


def card_of_kind(cards: list[int], kind: int) -> int:
    """The oldest of these programs that is of this kind."""
    return next(card for card in cards if PROGRAM_OF[card] == kind)


def defender_in(cards: list[int]) -> int:
    """A Defender among these, or -1."""
    found = [card for card in cards if DEFENDS[PROGRAM_OF[card]]]
    return found[0] if found else -1


def secrets_in(cards: list[int]) -> list[int]:
    return [card for card in cards if SECRET_BY[PROGRAM_OF[card]]]


def knows_card(state: State, seat: Seat, other: Seat, slot: int) -> bool:
    """DOM-06.1  Has this seat seen the card that lies there?"""
    if slot < ROLE:
        return state.known.loyalties.knows(seat, state.loyal[spot_of(state, other, slot)])
    return state.known.roles.knows(seat, state.players[other].roles[slot - ROLE])


def unseen(state: State, seat: Seat | None) -> dict[str, int]:
    """DOM-03.2  How many cards of each side are left among those that this seat has never seen."""
    lying = [card for spot, card in enumerate(state.loyal) if state.loyal_open[spot]]
    known = lying if seat is None else [one for one in range(LOYALTY_COUNT) if state.known.loyalties.knows(seat, one)]
    left = [card for card in range(LOYALTY_COUNT) if card not in known and card not in state.loyal_out]
    return {TEAMS[team]: len([card for card in left if LOYAL_TO[card] == team]) for team in FACTIONS}
