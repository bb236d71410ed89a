"""DOM-12, DOM-14.1  Who has won."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday import events
from holdfast.games.doomsday.pieces import FALLEN, HUMAN, LEGION, MACHINE, OUTLAW, SEATS, TEAMS
from holdfast.games.doomsday.queries import team_of
from holdfast.games.doomsday.state import State
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Result, Table

DRAW, ALONE = "draw", "alone"
REASONS: Final = {HUMAN: "human", MACHINE: "machine", LEGION: "legion", FALLEN: "fallen"}


def verdict(state: State) -> str:
    """DOM-12.6  The conditions in their order; nothing: the game goes on."""
    teams = [team_of(state, seat) for seat, player in enumerate(state.players) if player.alive]
    if not teams:
        return DRAW
    for team in (LEGION, FALLEN):
        if all(one == team for one in teams):
            return REASONS[team]
    if teams == [OUTLAW]:
        return ALONE
    if all(one == HUMAN for one in teams):
        return REASONS[HUMAN]
    if HUMAN not in teams and (state.human_ever or all(one == MACHINE for one in teams)):
        return REASONS[MACHINE]
    return ""


def winners_by(state: State, reason: str) -> list[Seat]:
    """DOM-12.3, DOM-12.4  Dead members of a winning team win too; an outlaw wins alone."""
    seats = range(len(state.players))
    if reason == ALONE:
        return [seat for seat in seats if state.players[seat].alive]
    return [seat for seat in seats if REASONS.get(team_of(state, seat)) == reason]


def end(table: Table[State], reason: str) -> None:
    """DOM-11.10  The game is over, and nothing can change it."""
    state = table.state
    winners = winners_by(state, reason)
    teams = [TEAMS[team_of(state, seat)] for seat in range(table.seats)]
    table.tell(events.GameOver([SEATS[seat] for seat in winners], reason, teams))
    scores = [int(seat in winners) for seat in range(table.seats)]
    table.finish(Result(winners, scores, reason, [{"won": score} for score in scores]))
