"""LIF-19  End of the game."""

from __future__ import annotations

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.chapters.c20_scoring import score_parts
from holdfast.games.lifeboat.queries import anybody_alive, name_of
from holdfast.games.lifeboat.state import NAMES, OVER, State
from holdfast.kernel.table import Result, Table


def land(table: Table[State], by: str) -> None:
    """LIF-19.1  The fourth gull is on the stern, by an evening card or by the flare gun."""
    state = table.state
    if not anybody_alive(state):
        lost_at_sea(table)
        return
    state.phase = OVER
    table.tell(events.Landed())
    parts = [score_parts(state, seat) for seat in range(table.seats)]
    scores = [sum(part.values()) for part in parts]
    # LIF-19.2: friends and enemies are revealed, and everybody scores, dead or alive.
    for seat in range(table.seats):
        friend, enemy = NAMES[state.friends[seat]], NAMES[state.enemies[seat]]
        table.tell(events.Scored(name_of(state, seat), friend, enemy, parts[seat], scores[seat]))
    most = max(scores)
    # LIF-19.4: ties are shared.
    winners = [seat for seat, score in enumerate(scores) if score == most]
    table.finish(Result(winners, scores, f"landed by {by}", parts))


def lost_at_sea(table: Table[State]) -> None:
    """LIF-19.3  Nobody is alive: the sea wins, and nobody scores."""
    table.state.phase = OVER
    table.tell(events.SeaWon())
    table.finish(Result([], [0] * table.seats, "sea", [{} for _ in range(table.seats)]))
