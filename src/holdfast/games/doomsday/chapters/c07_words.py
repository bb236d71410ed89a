"""DOM-07.1, DOM-DP8  What a shot names before it is declared."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday.chapters.c15_deeds import seat_words
from holdfast.games.doomsday.chapters.c15_words import OWN_WORDS, Picked
from holdfast.games.doomsday.pieces import HEALS, LASER, PISTOL, WEAPON_OF
from holdfast.games.doomsday.queries import has_power, single_aims
from holdfast.games.doomsday.state import State
from holdfast.kernel.step import Choice, Seat

FIRE, HEAL = Picked("fire", 0, ""), Picked("heal", 1, "")
QUIET, SHOW = Picked("quiet", 0, ""), Picked("show", 1, "")
"""DOM-16.18  Assassin: show the role or not; known to the shooter alone until the window has closed."""
MODES: Final = [FIRE, HEAL]
SHOWS: Final = [QUIET, SHOW]


def ready(state: State, seat: Seat) -> list[int]:
    """DOM-05.4  Weapons that can be shot: not those received in this turn."""
    return [weapon for weapon in state.players[seat].weapons if weapon not in state.turn.received]


def shot_words(state: State, seat: Seat, said: list[Choice]) -> list[Choice]:
    """Which weapon first, if there are two; whom the laser hits; what the companion does; whether the role is shown."""
    weapons = ready(state, seat)
    rest = said
    weapon = weapons[0]
    if len(weapons) > 1:
        if not said:
            return [OWN_WORDS[one] for one in weapons]
        word = said[0]
        weapon = word.which if isinstance(word, Picked) else weapon
        rest = said[1:]
    return [] if rest else manner_words(state, seat, weapon)


def manner_words(state: State, seat: Seat, weapon: int) -> list[Choice]:
    """What one weapon's shot names."""
    kind = WEAPON_OF[weapon]
    if kind == LASER:
        return [*seat_words(single_aims(state, seat, weapon))]
    if HEALS[kind]:
        return [*MODES]
    if kind == PISTOL and has_power(state, seat, "boost_pistol"):
        return [*SHOWS]
    return []
