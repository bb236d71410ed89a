"""What one seat, or a spectator, may see: built field by field, so a new secret is hidden until someone shows it."""

from __future__ import annotations

from holdfast.games.doomsday import shapes
from holdfast.games.doomsday.chapters.c05_end import QUIET_TOLD
from holdfast.games.doomsday.pieces import (
    LOYALTIES,
    LOYALTY_OF,
    PROGRAM_OF,
    PROGRAMS,
    ROLE,
    ROLES,
    SEATS,
    SIDES,
    SLOTS,
    TEAMS,
    WEAPON_NAMES,
    WEAPONS,
)
from holdfast.games.doomsday.queries import is_open, knows_card, points_of, targets_of, team_of
from holdfast.games.doomsday.state import State
from holdfast.games.doomsday.verbs.changes import face_of
from holdfast.kernel.play import public_face
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table


def public_view(table: Table[State]) -> shapes.PublicView:
    """The open table, in sections that change for different reasons."""
    state = table.state
    return {
        "table": the_table(state, table.result is not None),
        "seats": [seat_of(state, seat) for seat in range(len(state.players))],
        "waiting": waiting(table),
        "result": the_result(table),
    }


def the_traits(state: State) -> shapes.Traits:
    """Team, roles and used programs of each seat: what a balance is counted by."""
    return {
        "teams": [[TEAMS[team_of(state, seat)]] for seat in range(len(state.players))],
        "roles": [[ROLES[card] for card in player.roles] for player in state.players],
        "programs": [[name for kind, name in enumerate(PROGRAMS) if player.has_used(kind)] for player in state.players],
    }


def the_table(state: State, over: bool) -> shapes.TheTable:
    """Round, mode, whose turn it is, the centre and the program deck."""
    mode = "legion" if state.mode.legion else "base"
    return {
        "round": state.round,
        "quiet": state.quiet if state.quiet >= QUIET_TOLD else 0,
        "mode": mode,
        "ring": state.mode.is_ring,
        "inverted": state.inverted,
        "lead": SEATS[state.turn.seat],
        "seats": SEATS[: len(state.players)],
        "centre": [WEAPON_NAMES[weapon] for weapon in state.centre],
        "locked": [WEAPONS[kind] for kind in state.mode.row.locked],
        "deck": len(state.deck),
        "used": [PROGRAMS[PROGRAM_OF[card]] for card in state.used],
        "leaders": [TEAMS[team] for team, cards in enumerate(state.aside) if cards],
        "traits": the_traits(state) if over else None,
    }


def slots_of(state: State, seat: Seat) -> list[int]:
    return [*SIDES, *range(ROLE, ROLE + len(state.players[seat].roles))]


def seat_of(state: State, seat: Seat) -> shapes.Seat:
    """One player, as everybody sees them: what lies face down only by its number."""
    player = state.players[seat]
    own: list[shapes.Laid] = [{"program": PROGRAMS[PROGRAM_OF[card]], "owner": SEATS[seat]} for card in player.laid]
    hosted: list[shapes.Laid] = [
        {"program": PROGRAMS[PROGRAM_OF[link.card]], "owner": SEATS[link.owner]}
        for link in state.links
        if link.host == seat
    ]
    return {
        "who": SEATS[seat],
        "seat": seat,
        "alive": player.alive,
        "lives": player.lives,
        "cards": [card_of(state, seat, slot, False) for slot in slots_of(state, seat)],
        "programs": len(player.hand),
        "laid": own + hosted,
        "weapons": [
            {"weapon": WEAPON_NAMES[weapon], "at": [SEATS[one] for one in targets_of(state, weapon)]}
            for weapon in player.weapons
        ],
        "harm": state.harm[seat],
    }


def card_of(state: State, seat: Seat, slot: int, shown: bool) -> shapes.Card:
    """`shown`: its face is seen though it lies face down."""
    is_up = is_open(state, seat, slot)
    return {"slot": SLOTS[slot], "open": is_up, "face": face_of(state, seat, slot) if is_up or shown else ""}


def waiting(table: Table[State]) -> shapes.Waiting | None:
    """Whom the table waits for, as far as the question's public face tells."""
    face = public_face(table)
    if face is None:
        return None
    return {
        "ask": face.ask,
        "who": None if face.asked is None else [SEATS[seat] for seat in face.asked],
        "done": None if face.answered is None else [SEATS[seat] for seat in face.answered],
    }


# -- what one seat knows -------------------------------------------------------------------------------


def myself(state: State, seat: Seat) -> shapes.Me:
    """Own cards, own team, and every card and truth that this seat has come to know."""
    player = state.players[seat]
    draws = state.effect is not None and state.effect.by == seat and bool(state.drawn or state.given)
    mine = draws or state.turn.seat == seat
    return {
        "seat": seat,
        "who": SEATS[seat],
        "team": TEAMS[team_of(state, seat)],
        "points": {TEAMS[team]: n for team, n in enumerate(points_of(state, seat))},
        "cards": [card_of(state, seat, slot, True) for slot in slots_of(state, seat)],
        "programs": [PROGRAMS[PROGRAM_OF[card]] for card in player.hand],
        "drawn": [PROGRAMS[PROGRAM_OF[card]] for card in state.drawn if mine and knows_program(state, seat, card)],
        "given": [PROGRAMS[PROGRAM_OF[card]] for card in state.given if mine and knows_program(state, seat, card)],
        "known": known_cards(state, seat),
        "programs_known": known_programs(state, seat),
        "teams_known": known_teams(state, seat),
        "snapshot": [
            {"who": SEATS[one], "team": TEAMS[team], "holds": True}
            for one, team in enumerate(player.snapshot)
            if team >= 0
        ],
    }


def knows_program(state: State, seat: Seat, card: int) -> bool:
    return state.known.programs.knows(seat, card)


def known_cards(state: State, seat: Seat) -> list[shapes.Known]:
    """Others' cards that lie face down and that this seat has seen."""
    found: list[shapes.Known] = []
    for other in range(len(state.players)):
        if other == seat:
            continue
        found += [
            {"who": SEATS[other], "slot": SLOTS[slot], "face": face_of(state, other, slot)}
            for slot in slots_of(state, other)
            if not is_open(state, other, slot) and knows_card(state, seat, other, slot)
        ]
    return found


def known_programs(state: State, seat: Seat) -> list[shapes.Known]:
    found: list[shapes.Known] = []
    for other, player in enumerate(state.players):
        names = sorted([PROGRAMS[PROGRAM_OF[card]] for card in player.hand if knows_program(state, seat, card)])
        found += [{"who": SEATS[other], "slot": "", "face": name} for name in names if other != seat]
    return found


def known_teams(state: State, seat: Seat) -> list[shapes.KnownTeam]:
    return [
        {"who": SEATS[truth.about], "team": TEAMS[truth.team], "holds": truth.holds}
        for truth in state.truths
        if truth.seats >> seat & 1
    ]


# -- the end -------------------------------------------------------------------------------------------


def the_result(table: Table[State]) -> shapes.Result | None:
    """Everything is shown once it is over."""
    state, result = table.state, table.result
    if result is None:
        return None
    sheets: list[shapes.Sheet] = [
        {
            "who": SEATS[seat],
            "seat": seat,
            "team": TEAMS[team_of(state, seat)],
            "cards": [card_of(state, seat, slot, True) for slot in slots_of(state, seat)],
            "programs": [PROGRAMS[PROGRAM_OF[card]] for card in state.players[seat].hand],
            "parts": result.parts[seat],
            "total": result.scores[seat],
        }
        for seat in range(len(state.players))
    ]
    return {
        "winners": result.winners,
        "order": sorted(range(len(sheets)), key=lambda seat: (seat not in result.winners, seat)),
        "reason": result.reason,
        "sheets": sheets,
        "role_box": [ROLES[card] for card in state.role_box],
        "loyalty_box": [LOYALTIES[LOYALTY_OF[card]] for card in state.loyal_box],
    }
