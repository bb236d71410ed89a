"""What a newcomer should hear of that neither question nor events tell: a team, an aim, a role in the open."""

from __future__ import annotations

from holdfast.games.doomsday.pieces import SEATS, TEAMS, WEAPON_NAMES
from holdfast.games.doomsday.queries import clockwise, others_of, secrets_in, targets_of, team_of
from holdfast.games.doomsday.state import State
from holdfast.kernel.game import Fact
from holdfast.kernel.step import Seat


def moments(state: State, seat: Seat) -> list[Fact]:
    """DOM-02.2, DOM-02.4, DOM-06.2, DOM-07.3"""
    player = state.players[seat]
    if not player.alive:
        return [Fact("dead", {})]
    team = {"team": TEAMS[team_of(state, seat)]}
    found = [Fact("team", team)]
    aimed = [(one, weapon) for one in others_of(state, seat) for weapon in state.players[one].weapons]
    at_me = [(one, weapon) for one, weapon in aimed if seat in targets_of(state, weapon)]
    if at_me:
        who, weapon = at_me[0]
        turns = clockwise(state).index(who) or len(state.players)
        found.append(Fact("aimed", {"who": SEATS[who], "weapon": WEAPON_NAMES[weapon], "n": turns}))
    if all(player.role_open):
        found.append(Fact("bare", {}))
    if secrets_in(player.hand):
        found.append(Fact("secret", team))
    return found
