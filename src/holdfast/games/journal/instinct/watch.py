"""The watch at night: what a raid is likely to cost the guards and the store, and what one more cut spares."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal.instinct.mind import Mind
from holdfast.games.journal.pieces import (
    IGNORES_DAMAGE,
    KNIFE,
    LESS_DAMAGE,
    LESS_WOUNDS,
    PROWESS,
    RAID_CARDS,
    RAID_RED,
    SKILL,
    WEAPON_ITEM,
    WOUNDS,
)
from holdfast.games.journal.queries import boards, passive

STEP_COST: Final[list[float]] = [6.0, 13.0, 28.0, 60.0]
"""What the next wound costs who has so many."""
OVERKILL: Final = 3.0
"""More wounds than anybody could bear: the die may be kinder than its average."""
PER_DAMAGE: Final = 1.2
BARE_HITS: Final = 0.67
ARMED_HITS: Final = 1.0
SKILL_HITS: Final = 0.2
"""Hits of a guard to be expected, and what each step of prowess adds."""
REDS: Final = sum(RAID_RED)


def _spread(red: bool) -> list[tuple[int, float, float]]:
    """Wounds, how likely, and the damage beside them, of all night raids with or without a red corner."""
    cards = [card for card in RAID_CARDS if card.red_corner == red]
    found: list[tuple[int, float, float]] = []
    for wounds in sorted({card.wounds for card in cards}):
        same = [card.damage for card in cards if card.wounds == wounds]
        found.append((wounds, len(same) / len(cards), sum(same) / len(same)))
    return found


SPREAD: Final = [_spread(False), _spread(True)]
MEAN: Final = [
    [sum([wounds * odds for wounds, odds, _ in one]) for one in SPREAD],
    [sum([damage * odds for _, odds, damage in one]) for one in SPREAD],
]
"""Wounds and damage to be expected, without and with a red corner."""


def red_share(mind: Mind) -> float:
    """How many of the night raids still to come have a red corner."""
    deck = mind.state.decks.raids
    return (REDS - len(deck.aside)) / max(1, len(deck.cards) + len(deck.used))


def wounding(levels: list[int], wounds: float) -> float:
    """What so many wounds cost these guards, put where they do least harm."""
    left = wounds
    cost = 0.0
    now = levels[:]
    while left > 0.0 and now:
        least = min(now)
        if least >= len(STEP_COST):
            return cost + OVERKILL * left
        now[now.index(least)] = least + 1
        cost += STEP_COST[least] * min(1.0, left)
        left -= 1.0
    return cost


def raid_cost(mind: Mind, levels: list[int], cuts: float, red: float) -> float:
    """What a raid costs on the average; cuts spare wounds first."""
    doors = passive(mind.state, LESS_WOUNDS)
    hidden = passive(mind.state, LESS_DAMAGE) + passive(mind.state, IGNORES_DAMAGE)
    total = 0.0
    for share, spread in ((1.0 - red, SPREAD[0]), (red, SPREAD[1])):
        for wounds, odds, damage in spread:
            left = max(0.0, wounds - cuts)
            stolen = max(0.0, damage - max(0.0, cuts - wounds) - hidden)
            total += share * odds * (wounding(levels, max(0.0, left - doors)) + PER_DAMAGE * stolen)
    return total


def hits_of(mind: Mind, who: int, armed: bool) -> float:
    skilled = 0.3 if SKILL[who] == "guard_min_hit" else 0.0
    return (ARMED_HITS if armed else BARE_HITS) + SKILL_HITS * PROWESS[who] + skilled


def watch_cost(mind: Mind, people: list[int]) -> float:
    """What tonight costs if these keep watch."""
    state = mind.state
    arms = sum([state.storage[WEAPON_ITEM[weapon]] for weapon in range(KNIFE, len(WEAPON_ITEM))])
    cuts = float(len(boards(state)))
    for at, who in enumerate(people):
        cuts += hits_of(mind, who, at < arms)
    levels = [state.people[who].states[WOUNDS] for who in people]
    return raid_cost(mind, levels, cuts, red_share(mind))


def cut_worth(mind: Mind) -> float:
    """What one cut more each night spares: nights grow worse."""
    red = 0.5 * red_share(mind) + 0.5 * (0.36 if mind.left > 3 else red_share(mind))
    cuts = len(boards(mind.state)) + 1.0
    return raid_cost(mind, [0, 1], cuts, red) - raid_cost(mind, [0, 1], cuts + 1.0, red)
