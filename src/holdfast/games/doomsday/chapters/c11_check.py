"""DOM-11.2 to DOM-11.4, DOM-14.9  The team check: what the killed, the Midnighter and all others learn of it."""

from __future__ import annotations

from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c12_victory import end, verdict
from holdfast.games.doomsday.pieces import SEATS, TEAMS
from holdfast.games.doomsday.queries import has_power, team_of
from holdfast.games.doomsday.state import State
from holdfast.games.doomsday.verbs.changes import learn
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table


def check_teams(table: Table[State]) -> None:
    """DOM-11.2, DOM-11.3  Everybody killed in this chain sees the teams of the living; all hear whether it is over."""
    state = table.state
    table.tell(events.TeamsChecked())
    reason = verdict(state)
    if reason:
        end(table, reason)
        return
    living = [seat for seat, player in enumerate(state.players) if player.alive]
    for seat, player in enumerate(state.players):
        if state.killed >> seat & 1 and not player.alive:
            show_teams(table, seat, living)
        elif player.alive and has_power(state, seat, "learn_team_counts"):
            count_teams(table, seat, living)
    state.goes_on = True
    table.reveal()
    table.tell(events.WentOn())


def show_teams(table: Table[State], seat: Seat, living: list[Seat]) -> None:
    """DOM-R57  A private snapshot for a killed player."""
    state = table.state
    snapshot = [-1] * table.seats
    for one in living:
        snapshot[one] = team_of(state, one)
        learn(table, one, snapshot[one], True, 1 << seat)
    state.players[seat].snapshot = snapshot
    names = [TEAMS[snapshot[one]] for one in living]
    table.tell(events.TeamsSeen(SEATS[seat], [SEATS[one] for one in living], names), 1 << seat)


def count_teams(table: Table[State], seat: Seat, living: list[Seat]) -> None:
    """DOM-16.30  The Midnighter learns how many of each team live."""
    teams = [team_of(table.state, one) for one in living]
    found = [team for team in range(len(TEAMS)) if team in teams]
    counts = [teams.count(team) for team in found]
    table.tell(events.TeamsCounted(SEATS[seat], [TEAMS[team] for team in found], counts), 1 << seat)
