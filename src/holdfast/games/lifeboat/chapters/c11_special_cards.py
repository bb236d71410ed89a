"""LIF-11  Actions: medical kit, parasol, flare gun."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.chapters.c19_ending import land
from holdfast.games.lifeboat.queries import find, name_of
from holdfast.games.lifeboat.state import FLARE, FLARE_SHOWS, GULL, GULLS_TO_LAND, KINDS, MEDKIT, NAMES, PARASOL, State
from holdfast.games.lifeboat.verbs import draw_navigation, heal, lay_open_before, put_under, spell_navigation, spend
from holdfast.kernel.step import ALL, Choice, Seat
from holdfast.kernel.table import Table


class UseMedkit(Choice):
    """Take a wound off this character."""

    icon = "medkit"

    def __init__(self, on: int) -> None:
        super().__init__(f"medkit {NAMES[on]}")
        self.on = on

    def anchors(self) -> list[str]:
        return [f"seat:{NAMES[self.on]}", f"card:{KINDS[MEDKIT]}"]


class UseParasol(Choice):
    """Open the parasol before this character."""

    icon = "parasol"

    def __init__(self, before: int) -> None:
        super().__init__(f"parasol {NAMES[before]}")
        self.before = before

    def anchors(self) -> list[str]:
        return [f"seat:{NAMES[self.before]}", f"card:{KINDS[PARASOL]}"]


class FireFlare(Choice):
    """Fire the flare gun into the sky."""

    icon = "flare"

    def anchors(self) -> list[str]:
        return [f"card:{KINDS[FLARE]}"]


USE_MEDKIT: Final = [UseMedkit(character) for character in range(len(NAMES))]
USE_PARASOL: Final = [UseParasol(character) for character in range(len(NAMES))]
FIRE_FLARE: Final = FireFlare("flare")


def use_medkit(table: Table[State], seat: Seat, on: Seat) -> None:
    """LIF-11.2  The kit is shown and removed; a living character has one wound less."""
    spend(table, seat, MEDKIT)
    table.tell(events.Healed(name_of(table.state, seat), name_of(table.state, on)))
    heal(table, on)


def use_parasol(table: Table[State], seat: Seat, before: Seat) -> None:
    """LIF-11.3  Open before any character in the boat, to whom it now belongs."""
    lay_open_before(table, seat, find(table.state.sailors[seat].closed, PARASOL), before)


def fire_flare(table: Table[State], seat: Seat) -> None:
    """LIF-11.5  Three cards from the top, seen by all: only their gulls count. Then under the deck."""
    state = table.state
    spend(table, seat, FLARE)
    shown = draw_navigation(state, FLARE_SHOWS)
    state.chart_known.look(shown, ALL)
    came = sum(1 for card in shown if GULL[card] > 0)
    went = sum(1 for card in shown if GULL[card] < 0)
    # LIF-R20: gulls first, then crossed gulls, then the limits, and only then the test for land.
    state.gulls = min(GULLS_TO_LAND, max(0, state.gulls + came - went))
    table.tell(events.FlareShown(name_of(state, seat), spell_navigation(shown), state.gulls))
    put_under(table, shown)
    if state.gulls == GULLS_TO_LAND:
        land(table, "flare")
