"""A player: lives, programs, what hidden cards still protect, weapons; the own team, for the own eyes."""

from __future__ import annotations

from holdfast.games.doomsday.pieces import MOST_LIVES, ROLE, SEATS, SLOTS, TEAMS, WEAPON_NAMES
from holdfast.games.doomsday.queries import hidden_roles, hidden_sides, is_open, points_of, targets_of, team_of
from holdfast.games.doomsday.state import State
from holdfast.kernel.game import MINE, Fact, Look
from holdfast.kernel.step import Seat


def person(state: State, seat: Seat | None, of: Seat) -> Look:
    """DOM-04.5, DOM-07.3, DOM-11.5  What everybody sees of this player."""
    player = state.players[of]
    lines = own_team(state, of) if of == seat else []
    if not player.alive:
        lines += [Fact("dead", {}, "DOM-11.5"), Fact("dead-wins", {}, "DOM-12.4")]
        return Look(Fact("title", {"what": SEATS[of]}), lines)
    numbers = {"lives": player.lives, "of": MOST_LIVES, "programs": len(player.hand)}
    lines.append(Fact("lives", {**numbers}, "DOM-04.5"))
    lines.append(Fact("cover", {"n": len(hidden_sides(state, of))}, "DOM-07.3"))
    lines.append(Fact("role-covers" if hidden_roles(state, of) else "role-is-open", {}, "DOM-07.2"))
    shown = [slot for slot in range(len(SLOTS)) if is_open(state, of, slot)]
    lines.append(Fact("shown", {"n": len(shown), "of": ROLE + len(player.roles)}, "DOM-02.1"))
    return Look(Fact("title", {"what": SEATS[of]}), [*lines, *weapons(state, of)])


def weapons(state: State, of: Seat) -> list[Fact]:
    """DOM-06.2, DOM-06.2d  What is held, and at whom it is aimed."""
    found: list[Fact] = []
    for weapon in state.players[of].weapons:
        aims = [SEATS[one] for one in targets_of(state, weapon)]
        if aims:
            found.append(Fact("aims", {"weapon": WEAPON_NAMES[weapon], "at": aims}, "DOM-06.2"))
        else:
            found.append(Fact("holds", {"weapon": WEAPON_NAMES[weapon]}, "DOM-06.2d"))
    return found


def own_team(state: State, seat: Seat) -> list[Fact]:
    """DOM-02.1 to DOM-02.4  Only the owner sees the count."""
    human, machine, outlaw = points_of(state, seat)
    counts = {"human": human, "machine": machine, "outlaw": outlaw}
    return [Fact("my-team", {"team": TEAMS[team_of(state, seat)], **counts}, "DOM-02.4", MINE)]


def pair(state: State, both: list[str]) -> Look:
    """DOM-06.2c  Two neighbours for one rocket launcher."""
    return Look(Fact("title-pair", {"who": both}), [Fact("pair", {}, "DOM-06.2c")])
