"""What a newcomer should hear of that neither question nor events tell: the edge, the helpless, thirst, a rare deal."""

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
    thirsty = next((other for other in state.boat if state.sailors[other].thirst), None)
    if thirsty is not None:
        found.append(Fact("thirst", {"who": name_of(state, thirsty)}))
    bonds = rare(me.character, state.friends[seat], state.enemies[seat])
    if bonds:
        found.append(Fact("rare", {"bonds": bonds}))
    for kind in (MEDKIT, PARASOL, FLARE):
        if holds(me, kind):
            found.append(Fact("whole-deed", {"card": KINDS[kind]}))
            break
    return found


def rare(own: int, friend: int, enemy: int) -> str:
    """LIF-20.3, 20.5, 20.6  Bonds that score otherwise than most; none for the usual ones."""
    if friend == enemy:
        return "both" if friend == own else "same"
    return "friend" if friend == own else "enemy" if enemy == own else ""
