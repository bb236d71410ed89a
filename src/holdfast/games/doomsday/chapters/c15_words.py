"""DOM-15.1  The words that answers are made of: seats, cards before players, weapons, programs, teams."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday.pieces import MOST_SEATS, PROGRAMS, SEATS, SLOTS, TEAMS, WEAPON_NAMES, WEAPONS
from holdfast.kernel.parts.asking import DONE, NONE, Picked
from holdfast.kernel.step import Choice

__all__ = ["DONE", "NONE", "Picked"]

CARD_BITS: Final = 2
"""A card before a player: the seat, and two bits for the slot."""
PAIR: Final = MOST_SEATS
"""A pair of targets: so much, and both seats."""


SEAT_WORDS: Final = [Picked(name, seat, f"seat:{name}") for seat, name in enumerate(SEATS)]
CARD_WORDS: Final = [
    [Picked(f"{name} {slot}", seat << CARD_BITS | at, f"card:{name}:{slot}") for at, slot in enumerate(SLOTS)]
    for seat, name in enumerate(SEATS)
]
OWN_CARD_WORDS: Final = [[Picked(slot, at, f"card:{name}:{slot}") for at, slot in enumerate(SLOTS)] for name in SEATS]
"""The same where it is clear whose card it is."""
PAIR_WORDS: Final = [
    [
        Picked(f"{SEATS[a]} {SEATS[b]}", PAIR + a * MOST_SEATS + b, f"pair:{SEATS[a]}:{SEATS[b]}")
        for b in range(MOST_SEATS)
    ]
    for a in range(MOST_SEATS)
]
KIND_WORDS: Final = [Picked(name, kind, f"weapon:{name}") for kind, name in enumerate(WEAPONS)]
"""A weapon in the centre, by its kind."""
HELD_WORDS: Final = [
    [Picked(f"{name} {weapon}", at, f"weapon:{weapon}") for at, weapon in enumerate(WEAPON_NAMES)] for name in SEATS
]
"""A weapon in somebody's hands."""
OWN_WORDS: Final = [Picked(name, at, f"weapon:{name}") for at, name in enumerate(WEAPON_NAMES)]
"""A weapon in the own hands."""
TEAM_WORDS: Final = [Picked(name, team, f"team:{name}") for team, name in enumerate(TEAMS)]
PROGRAM_WORDS: Final = [Picked(name, kind, f"program:{name}") for kind, name in enumerate(PROGRAMS)]
YES: Final = Choice("yes")
BOTH: Final = Picked("both", -1, "")
CANCEL: Final = Choice("cancel")


def seat_in(which: int) -> int:
    """The seat of a card word."""
    return which >> CARD_BITS


def slot_in(which: int) -> int:
    return which & (1 << CARD_BITS) - 1


def aims_in(which: int) -> tuple[int, int]:
    """The targets that an aiming word names; the second is -1 for one target."""
    return (which, -1) if which < PAIR else ((which - PAIR) // MOST_SEATS, (which - PAIR) % MOST_SEATS)
