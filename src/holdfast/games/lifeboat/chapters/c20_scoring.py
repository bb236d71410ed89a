"""LIF-20  Scoring."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from holdfast.games.lifeboat import catalogue
from holdfast.games.lifeboat.queries import is_alive, seat_of
from holdfast.games.lifeboat.state import KIND_OF, STRENGTH, SURVIVAL, State
from holdfast.kernel.step import Seat

TREASURES: Final[list[str]] = [
    "" if kind.treasure is None else kind.treasure.kind for kind in catalogue.PROVISIONS.provisions
]
"""For each kind of provision, what treasure it is."""
POINTS: Final[list[int]] = [
    0 if kind.treasure is None else kind.treasure.points for kind in catalogue.PROVISIONS.provisions
]
DOUBLES: Final[list[str]] = ["" if person.ability is None else person.ability.treasure for person in catalogue.PEOPLE]
"""For each character, the treasure it counts double."""
FACTOR: Final[list[int]] = [1 if person.ability is None else person.ability.factor for person in catalogue.PEOPLE]
BODY_POINTS: Final[int] = catalogue.LOBBY.scoring.psychopath_points_per_dead

PART_RULES: Final = {
    "survival": "LIF-20.2",
    "friend": "LIF-20.3",
    "enemy": "LIF-20.4",
    "psychopath": "LIF-20.6",
    "cash": "LIF-20.8",
    "painting": "LIF-20.8",
    "jewels": "LIF-20.8",
}


def score_parts(state: State, seat: Seat) -> dict[str, int]:
    """LIF-20.9  One line for each part of the score."""
    me = state.sailors[seat].character
    parts = {
        "survival": own_survival(state, seat),
        "friend": friend_points(state, seat),
        "enemy": 0 if state.enemies[seat] == me else enemy_points(state, seat),
        "psychopath": psychopath_points(state, seat) if state.enemies[seat] == me else 0,
    }
    parts.update(treasure_points(state, seat))
    return parts


def lives(state: State, character: int) -> bool:
    """LIF-20.1  Alive: in the boat with wounds up to strength; the unconscious count (LIF-R25)."""
    return is_alive(state.sailors[seat_of(state, character)])


def own_survival(state: State, seat: Seat) -> int:
    """LIF-20.2  One's own survival value, if alive; a psychopath gets nothing here."""
    me = state.sailors[seat].character
    return SURVIVAL[me] if lives(state, me) and state.enemies[seat] != me else 0


def friend_points(state: State, seat: Seat) -> int:
    """LIF-20.3  The friend's survival value, if alive; a narcissist thus counts the own value twice."""
    friend = state.friends[seat]
    return SURVIVAL[friend] if lives(state, friend) else 0


def enemy_points(state: State, seat: Seat) -> int:
    """LIF-20.4  The enemy's strength, if dead."""
    enemy = state.enemies[seat]
    return 0 if lives(state, enemy) else STRENGTH[enemy]


def enemy_worth(state: State, seat: Seat) -> int:
    """LIF-20.4, LIF-20.6  What the enemy's death would bring; to a psychopath, each death."""
    enemy = state.enemies[seat]
    return BODY_POINTS if enemy == state.sailors[seat].character else STRENGTH[enemy]


def psychopath_points(state: State, seat: Seat) -> int:
    """LIF-20.6  Points for each body in the boat but one's own and the friend's; an option adds those swept away."""
    bodies = 0
    for other, sailor in enumerate(state.sailors):
        is_body = not is_alive(sailor) and (state.wide_psychopath or not sailor.swept)
        if is_body and other != seat and sailor.character != state.friends[seat]:
            bodies += 1
    return bodies * BODY_POINTS


def missed(state: State, seat: Seat, gap: int) -> list[str]:
    """LIF-20.2 to LIF-20.4  The fewest fates, and of those the cheapest, that would have made up for this gap."""
    me, friend, enemy = state.sailors[seat].character, state.friends[seat], state.enemies[seat]
    worth: dict[str, int] = {}
    if enemy != me and not lives(state, me):
        worth["survival"] = SURVIVAL[me] * (2 if friend == me else 1)
    if friend != me and not lives(state, friend):
        worth["friend"] = SURVIVAL[friend]
    if enemy != me and lives(state, enemy):
        worth["enemy"] = STRENGTH[enemy]
    for number in range(len(worth) + 1):
        enough = [fates for fates in combinations(worth, number) if sum(worth[fate] for fate in fates) >= gap]
        if enough:
            return list(min(enough, key=lambda fates: sum(worth[fate] for fate in fates)))
    return []


def treasure_points(state: State, seat: Seat) -> dict[str, int]:
    """LIF-20.8  Cash, paintings and jewels, open or closed; each of three people counts one kind double."""
    sailor = state.sailors[seat]
    points = {"cash": 0, "painting": 0, "jewels": 0}
    jewels = 0
    for card in sailor.open + sailor.closed:
        treasure = TREASURES[KIND_OF[card]]
        if treasure == "jewels":
            jewels += 1
        elif treasure:
            points[treasure] += POINTS[KIND_OF[card]]
    points["jewels"] = state.jewels[jewels]
    doubled = DOUBLES[sailor.character]
    if doubled:
        points[doubled] *= FACTOR[sailor.character]
    return points
