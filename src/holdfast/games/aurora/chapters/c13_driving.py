"""AUR-13.5 to AUR-13.11, AUR-21, AUR-22.11, AUR-22.12  Driving road by road, and what lies on the way."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_harm import Damage, Fit
from holdfast.games.aurora.pieces import (
    AVALANCHE,
    COUNTER_TOKEN,
    COUNTERS,
    ITEM,
    MAY_LEAVE,
    SHORT_END,
    SHORTCUT_ROAD,
    SHORTCUTS,
    TRUCK_AREA,
)
from holdfast.games.aurora.queries import has_tracks, name_of, open_shortcuts, surplus
from holdfast.games.aurora.state import Drive, State
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class DriveTo(Choice):
    """Along the main road to this space."""

    def __init__(self, space: int) -> None:
        super().__init__(f"drive {space}")
        self.space = space

    def anchors(self) -> list[str]:
        return [f"space:{self.space}"]


class TakeShortcut(Choice):
    """Down this shortcut."""

    def __init__(self, short: int) -> None:
        super().__init__(f"shortcut {SHORTCUTS[short]}")
        self.short = short

    def anchors(self) -> list[str]:
        return [f"road:{SHORTCUTS[self.short]}"]


class Halt(Choice):
    """Stop here."""


DRIVE_TO: Final = [DriveTo(space) for space in range(40)]
SHORT: Final = [TakeShortcut(short) for short in range(len(SHORTCUTS))]
HALT: Final = Halt("halt")


def drive_of(state: State) -> Drive:
    assert state.drive is not None
    return state.drive


def road_name(road: int) -> str:
    return SHORTCUTS[road - SHORTCUT_ROAD] if road >= SHORTCUT_ROAD else f"{road}-{road + 1}"


class DriveOn(Step[State]):
    """AUR-13.5  While there are moves left and road ahead."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        state = table.state
        player = state.players[self.seat]
        if not player.out and drive_of(state).left > 0 and player.space < state.board.last:
            table.then(ChooseRoad(self.seat))


class ChooseRoad(Decision[State, Choice]):
    """AUR-13.4, AUR-D24  How far along the road, or down a shortcut? After the first road one may stop."""

    rule = "AUR-13.5"
    automatic = True
    timer = "move"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        player = state.players[seat]
        drive = drive_of(state)
        options: list[Choice] = [HALT] if drive.roads else []
        options += [SHORT[short] for short in open_shortcuts(state, player.space, has_tracks(player))]
        space = player.space
        for _ in range(drive.left):
            space += 1
            if space > state.board.last:
                break
            options.append(DRIVE_TO[space])
            if open_shortcuts(state, space, has_tracks(player)):
                break
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[-1]

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        state = table.state
        player = state.players[seat]
        drive = drive_of(state)
        if isinstance(choice, TakeShortcut):
            table.then(CrossRoad(seat, SHORTCUT_ROAD + choice.short), DriveOn(seat))
        elif isinstance(choice, DriveTo):
            fork = bool(open_shortcuts(state, choice.space, has_tracks(player)))
            if not fork:
                # A stop between two forks is a stop: what is left of the moves is not used.
                drive.left = choice.space - player.space
            roads: list[Step[State]] = [CrossRoad(seat, road) for road in range(player.space, choice.space)]
            roads.append(DriveOn(seat))
            table.then_all([*roads])
        else:
            drive.left = 0


class CrossRoad(Step[State]):
    """AUR-R62  One road: a mine first, then what is printed beside it. An avalanche closes it behind the convoy."""

    def __init__(self, seat: Seat, road: int) -> None:
        self.seat = seat
        self.road = road

    def run(self, table: Table[State]) -> None:
        state = table.state
        player = state.players[self.seat]
        if player.out:
            return
        drive = drive_of(state)
        drive.left -= 1
        drive.roads.append(self.road)
        start = player.space
        short = self.road - SHORTCUT_ROAD
        player.space = SHORT_END[short] if short >= 0 else self.road + 1
        if not table.unheard():
            name = SHORTCUTS[short] if short >= 0 else ""
            table.tell(events.Drove(name_of(state, self.seat), start, player.space, name))
        if short >= 0:
            table.then_all(table.game.plan(SHORTCUTS[short]).steps(self.seat))
            if AVALANCHE[short]:
                close_road(table, short)
        mines = blow_mines(table, self.seat, self.road)
        if mines:
            table.then(Damage(self.seat, mines, TRUCK_AREA))


def close_road(table: Table[State], short: int) -> None:
    """AUR-22.12  The avalanche counter closes the road for the rest of the game."""
    table.state.closed |= 1 << short
    table.tell(events.RoadClosed(SHORTCUTS[short]))


def blow_mines(table: Table[State], actor: int, road: int) -> int:
    """AUR-21.3  So many mines of others on this road go off, and are gone."""
    state = table.state
    count = 0
    for at in range(len(state.mined) - 1, -1, -1):
        if state.mined[at] == road and state.miners[at] != actor:
            del state.mined[at], state.miners[at]
            table.tell(events.MineBlew(name_of(state, actor), road_name(road)))
            count += 1
    return count


# -- the special counter of the last space (AUR-13.7 to AUR-13.10) ------------------------------------------


class Arrive(Step[State]):
    """AUR-13.7  Only the space where the movement ends counts, if the convoy has moved at all (AUR-R29)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        state = table.state
        player = state.players[self.seat]
        if player.out or not drive_of(state).roads or player.space not in state.board.special:
            return
        counter = state.counters[state.board.special.index(player.space)]
        if counter < 0:
            return
        if MAY_LEAVE[counter]:
            table.then(TakeCounter(self.seat, counter))
        else:
            # AUR-13.10: the counter stays.
            table.then_all(table.game.plan(COUNTERS[counter]).steps(self.seat))


class Collect(Choice):
    """Take what lies here."""


class Leave(Choice):
    """Leave it."""


COLLECT: Final = Collect("take")
LEAVE: Final = Leave("leave")


class TakeCounter(Decision[State, Choice]):
    """AUR-13.8, AUR-13.9  Take the resource or item, or leave it."""

    rule = "AUR-13.8"
    timer = "move"

    def __init__(self, seat: Seat, counter: int) -> None:
        self.seat = seat
        self.counter = counter

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [COLLECT, LEAVE]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D25  Take it if it fits."""
        player = table.state.players[seat].clone()
        kind = COUNTER_TOKEN[self.counter]
        if kind != ITEM:
            player.load[kind] += 1
        return COLLECT if surplus(player) <= 0 else LEAVE

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        if isinstance(choice, Collect):
            state = table.state
            state.counters[state.board.special.index(state.players[seat].space)] = -1
            table.tell(events.CounterTaken(name_of(state, seat), COUNTERS[self.counter]))
            table.then_all([*table.game.plan(COUNTERS[self.counter]).steps(seat), Fit(seat)])
