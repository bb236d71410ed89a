"""What a provision is worth to somebody who cannot think: the order of LIF-D1, used by defaults."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat import catalogue
from holdfast.games.lifeboat.state import KINDS, MEDKIT, RING, WATER


def _rank(kind: int) -> tuple[int, int]:
    """Water, else medical kit, life ring, best weapon, most points, first card."""
    card = catalogue.PROVISIONS.provisions[kind]
    if kind in (WATER, MEDKIT, RING):
        return ([WATER, MEDKIT, RING].index(kind), 0)
    if card.weapon_bonus:
        return (3, -card.weapon_bonus)
    if card.treasure is not None:
        jewels = catalogue.PROVISIONS.jewel_tables[0].points[0]
        return (4, -(card.treasure.points or jewels))
    return (5, 0)


ORDER: Final[list[int]] = sorted(range(len(KINDS)), key=_rank)
"""All kinds, the dearest first."""


def best_kind(kinds: list[int]) -> int:
    """The dearest of these kinds."""
    for kind in ORDER:
        if kind in kinds:
            return kind
    return kinds[0]
