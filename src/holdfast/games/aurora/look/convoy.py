"""A convoy, its people and its cells."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora.chapters.c03_blows import BAYS
from holdfast.games.aurora.chapters.c13_movement import free_speed
from holdfast.games.aurora.look.printed import says
from holdfast.games.aurora.pieces import CELLS, NAMES
from holdfast.games.aurora.queries import name_of, skill_at, surplus
from holdfast.games.aurora.state import ZONES, State
from holdfast.kernel.game import Fact, Look
from holdfast.kernel.step import Seat

HOLDS: Final = ("any", "survivor", "food_fuel")


def seat(state: State, seat: Seat) -> Look:
    """A convoy on the road, as everybody sees it."""
    player = state.players[seat]
    title = Fact("title", {"what": name_of(state, seat)})
    if player.out:
        return Look(title, [Fact("out", {}, "AUR-16.9")])
    lines = [
        Fact("at", {"space": player.space, "speed": free_speed(state, seat)}, "AUR-13.4"),
        Fact("room", {"n": max(0, -surplus(player))}, "AUR-03.3"),
        Fact("hand", {"items": len(player.items), "fame": player.fame}, "AUR-09.1"),
    ]
    return Look(title, lines)


def survivor(state: State, seat: Seat, which: str) -> Look | None:
    """What this one can do, and how well now."""
    crew = state.players[seat].crew
    cards = [card for card in crew if NAMES[card] == which]
    if not cards:
        return None
    at = crew.index(cards[0])
    player = state.players[seat]
    now = {"skill": skill_at(player, at), "zone": ZONES[player.zone[at]]}
    lines = [*says(cards[0]), Fact("survivor", {**now}, "AUR-05.7")]
    if player.ill[at]:
        lines.append(Fact("ill", {"n": player.ill[at]}, "AUR-08.2"))
    return Look(Fact("title", {"what": which}), lines)


def bay(state: State, seat: Seat, which: str) -> Look | None:
    """A card of the convoy, or the place for one."""
    bays = state.players[seat].bays
    if which not in BAYS[: len(bays)]:
        return None
    card = bays[BAYS.index(which)]
    if card < 0:
        return Look(Fact("title", {"what": which}), [Fact("no-device", {}, "AUR-06.8")])
    return Look(Fact("title", {"what": NAMES[card]}), says(card))


def cell(which: str) -> Look | None:
    """`truck any fuel`: what a cell of this kind is for."""
    place, _, rest = which.partition(" ")
    kind, _, content = rest.partition(" ")
    if place not in BAYS or kind not in CELLS:
        return None
    lines = [Fact("holds" if kind in HOLDS else "works", {}, "AUR-03.3" if kind in HOLDS else "AUR-03.7")]
    if content == "damaged":
        lines.append(Fact("damaged", {}, "AUR-03.5"))
    return Look(Fact("title-cell", {"kind": kind, "place": place}), lines)
