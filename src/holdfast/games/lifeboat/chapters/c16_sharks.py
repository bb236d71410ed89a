"""LIF-16  Evening: sharks."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.chapters.c19_ending import lost_at_sea
from holdfast.games.lifeboat.queries import (
    anybody_alive,
    baits_are_gone,
    conscious,
    find,
    holds,
    is_conscious,
    name_of,
    wears_ring,
)
from holdfast.games.lifeboat.state import BAIT, BAIT_WOUNDS, BAITING, KINDS, State
from holdfast.games.lifeboat.verbs import spend, sweep_away, wound
from holdfast.kernel.step import ONLY_PASS, PASS, VEILED, Choice, Seat, Step, Together
from holdfast.kernel.table import Table


class PlayBait(Choice):
    """Throw shark bait to those in the water."""

    icon = "fin"

    def anchors(self) -> list[str]:
        return [f"card:{KINDS[BAIT]}"]


BAIT_THEM: Final = PlayBait("bait")
BAIT_OR_PASS: Final[list[Choice]] = [BAIT_THEM, PASS]


class Sharks(Step[State]):
    """LIF-16.1  While somebody is in the water, bait may be thrown; lost bait calls the sharks by itself (LIF-16.2)."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.in_water:
            if state.sharks:
                table.tell(events.SharksCame(""))
            elif not baits_are_gone(state):
                state.phase = BAITING
                table.then(Bait(), Bite())
                return
        table.then(Bite())


class Bait(Together[State, Choice]):
    """LIF-16.1  Any conscious player may use a shark bait. All are asked, and answer sealed."""

    rule = "LIF-16.1"
    face = VEILED
    fixed = True
    timer = "bait_window"

    def seats(self, table: Table[State]) -> list[Seat]:
        return sorted(conscious(table.state))

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return BAIT_OR_PASS if holds(table.state.sailors[seat], BAIT) else ONLY_PASS

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return PASS

    def reveal(self, table: Table[State], answers: dict[Seat, Choice]) -> None:
        """One bait is enough: an open one first, else the one nearest the bow. The others go back unseen."""
        state = table.state
        baiters = [seat for seat in state.boat if isinstance(answers.get(seat), PlayBait)]
        if not baiters:
            return
        opened = [seat for seat in baiters if find(state.sailors[seat].open, BAIT) >= 0]
        baiter = opened[0] if opened else baiters[0]
        spend(table, baiter, BAIT)
        state.sharks = True
        table.tell(events.SharksCame(name_of(state, baiter)))


class Bite(Step[State]):
    """LIF-16.3  Each one in the water takes one more wound, however many baits; then all who are left climb back."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        swimmers = [seat for seat in state.boat if state.in_water >> seat & 1]
        if state.sharks:
            for seat in swimmers:
                wound(table, seat, BAIT_WOUNDS, "shark")
            self.sweep_away_the_beaten(table, swimmers)
        for seat in state.boat:
            if state.in_water >> seat & 1:
                table.tell(events.ClimbedBack(name_of(state, seat)))
        state.in_water = 0
        if not anybody_alive(state):
            lost_at_sea(table)

    def sweep_away_the_beaten(self, table: Table[State], swimmers: list[Seat]) -> None:
        """LIF-16.4  Who is no longer conscious and has no open ring is swept away."""
        for seat in swimmers:
            sailor = table.state.sailors[seat]
            if not is_conscious(sailor) and not wears_ring(sailor):
                sweep_away(table, seat)
