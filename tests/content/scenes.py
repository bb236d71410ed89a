"""Scenes for what plays meet too rarely: a table is arranged, and then everybody lets their time run out.

They touch the state alone and import nothing of a game, whose modules are imported anew for each change.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from content.scripts import Script

CARDS = 24
LATE = ("clock", "time")


def lifeboat() -> Iterator[Script]:
    """LIF-13, LIF-17  Every navigation card decides an evening on which everybody has rowed and fought."""
    for card in range(CARDS):

        def arrange(state: Any, card: int = card) -> None:
            state.chart.remove(card)
            state.chart.append(card)
            for sailor in state.sailors:
                sailor.rowed = sailor.fought = True

        yield scene(f"an evening by the card {card}", 6, [LATE] * 40, arrange)


def scene(name: str, seats: int, lines: list[tuple[str, str]], arrange: Any) -> Script:
    """A table with the usual options, arranged, and what is said at it."""
    return Script(name, seats, {}, name.encode().ljust(32), ["a", "b"], lines, arrange)


SCENES = {"lifeboat": lifeboat}
