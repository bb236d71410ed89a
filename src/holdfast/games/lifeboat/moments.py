"""What a newcomer should hear of that neither question nor events tell: the edge, the helpless, a rare deal."""

from __future__ import annotations

from holdfast.games.lifeboat.queries import holds, is_conscious, name_of
from holdfast.games.lifeboat.state import FLARE, KINDS, MEDKIT, PARASOL, State
from holdfast.kernel.game import Fact
from holdfast.kernel.step import Seat


def moments(state: State, seat: Seat) -> list[Fact]:
    me = state.sailors[seat]
    found: list[Fact] = []
    if me.wounds == me.strength - 1 and not me.swept:
        found.append(Fact("edge", {"who": name_of(state, seat)}))
    for other in state.boat:
        if other != seat and not is_conscious(state.sailors[other]):
            found.append(Fact("helpless", {"who": name_of(state, other)}))
            break
    friend, enemy = state.friends[seat], state.enemies[seat]
    if me.character in (friend, enemy) or friend == enemy:
        found.append(Fact("rare", {}))
    for kind in (MEDKIT, PARASOL, FLARE):
        if holds(me, kind):
            found.append(Fact("whole-deed", {"card": KINDS[kind]}))
            break
    return found
