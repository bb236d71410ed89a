"""AUR-13, AUR-21  Phase 3, movement: what is done before it, paying for it, and the mine behind it."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_blows import token_anchor
from holdfast.games.aurora.chapters.c03_harm import Damage, Fit
from holdfast.games.aurora.chapters.c05_outing import OfSurvivor, for_people
from holdfast.games.aurora.chapters.c09_items import DrawItems, UseItem, play_item, playable
from holdfast.games.aurora.chapters.c13_driving import Arrive, DriveOn, drive_of, road_name
from holdfast.games.aurora.chapters.c13_order import reorder
from holdfast.games.aurora.chapters.c16_elimination import TurnEnd
from holdfast.games.aurora.chapters.c23_moving import AutomaMoves
from holdfast.games.aurora.pieces import (
    ABILITY,
    AMMO,
    BEHIND,
    BIOMASS,
    COPILOT,
    DOCTOR,
    DRIVER,
    FOOD,
    FUEL,
    MINE,
    MINES,
    NITROMETHANE,
    NITROUS,
    RESOURCES,
    SCAVENGER,
    SHORT_END,
    SHORTCUT_ROAD,
    SHORTCUTS,
    SPEED,
    SPEED_CELLS,
    TOKENS,
    TRUCK_AREA,
)
from holdfast.games.aurora.queries import (
    can_man_truck,
    count_whole,
    distance,
    forward_order,
    has_ability,
    has_at_hand,
    has_whole,
    in_zone,
    is_automa,
    is_ready,
    name_of,
    space_of,
)
from holdfast.games.aurora.state import ACTIVE, MOVEMENT, RESTING, Drive, Player, State
from holdfast.games.aurora.verbs import drop_item, gain, move_survivor, spend
from holdfast.kernel.step import PASS, Choice, Decision, Pass, Seat, Step
from holdfast.kernel.table import Table


class Movement(Step[State]):
    """AUR-13.1, AUR-13.12  In forward order; then the turn-order track is put in order."""

    def run(self, table: Table[State]) -> None:
        table.state.phase = MOVEMENT
        table.tell(events.PhaseBegan(MOVEMENT))
        steps: list[Step[Any]] = [MoveTurn(actor) for actor in forward_order(table.state)]
        steps.append(Reorder())
        table.then_all(steps)


class Reorder(Step[State]):
    """AUR-13.12  After everybody has had the chance to move."""

    def run(self, table: Table[State]) -> None:
        reorder(table)


class MoveTurn(Step[State]):
    """AUR-13.1  One player's movement; who holds an item is asked, whatever it is (AUR-R24)."""

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def run(self, table: Table[State]) -> None:
        state = table.state
        if is_automa(state, self.actor):
            table.then(AutomaMoves())
            return
        player = state.players[self.actor]
        if player.out:
            return
        if player.items or can_go(state, player) or has_helper(player):
            state.turn = self.actor
            state.drive = Drive([])
            table.then(Travel(self.actor), EndOfMove(self.actor))


def can_go(state: State, player: Player) -> bool:
    """AUR-13.2, AUR-13.3  Fuel for the first space, and somebody for the truck."""
    return player.load[FUEL] > 0 and could_roll(state, player)


def could_roll(state: State, player: Player) -> bool:
    return can_man_truck(player) and player.space < state.board.last


def has_helper(player: Player) -> bool:
    """AUR-R65  The Doctor with somebody to wake, or the Scavenger with something to find."""
    return (is_ready(player, DOCTOR) and RESTING in player.zone) or (
        is_ready(player, SCAVENGER) and any(not player.load[kind] for kind in RESOURCES)
    )


class EndOfMove(TurnEnd):
    """The movement turn is over."""

    def run(self, table: Table[State]) -> None:
        table.state.turn = -1
        table.state.drive = None


class Stay(Choice):
    """The convoy stays."""


class Depart(Choice):
    """The convoy moves: the first fuel is paid, or Nitromethane is."""

    def __init__(self, item: bool) -> None:
        super().__init__("go nitromethane" if item else "go")
        self.item = item


class Rouse(OfSurvivor):
    """The Doctor wakes this survivor."""


class Scavenge(Choice):
    """The Scavenger finds this resource."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"scavenge {TOKENS[kind]}")
        self.kind = kind

    def anchors(self) -> list[str]:
        return [token_anchor(self.kind)]


STAY: Final = Stay("stay")
DEPART: Final = [Depart(False), Depart(True)]
ROUSE: Final[list[Choice]] = for_people(lambda card: Rouse("rouse", card))
SCAVENGE: Final = [Scavenge(kind) for kind in RESOURCES]


class Travel(Decision[State, Choice]):
    """AUR-13.3, AUR-D23  Move or stay; before that the Doctor, the Scavenger, items."""

    rule = "AUR-13.3"
    timer = "move"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        player = state.players[seat]
        options: list[Choice] = [STAY]
        if could_roll(state, player):
            if player.load[FUEL]:
                options.append(DEPART[0])
            if has_at_hand(state, player, NITROMETHANE):
                options.append(DEPART[1])
        if is_ready(player, DOCTOR):
            options += [ROUSE[card] for card in in_zone(player, RESTING)]
        if is_ready(player, SCAVENGER):
            options += [SCAVENGE[kind] for kind in RESOURCES if not player.load[kind] and state.supply[kind]]
        options += playable(state, player)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D23, AUR-D24  The Doctor wakes who drives, the Scavenger looks for fuel; then off, if there is fuel."""
        options = self.options(table, seat)
        for choice in options:
            if isinstance(choice, Rouse) and ABILITY[choice.card] in (COPILOT, DRIVER):
                return choice
        for kind in (FUEL, AMMO, FOOD):
            if SCAVENGE[kind] in options:
                return SCAVENGE[kind]
        return DEPART[0] if DEPART[0] in options else STAY

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        state = table.state
        player = state.players[seat]
        if isinstance(choice, Rouse):
            player.spent |= 1 << DOCTOR
            table.then(Travel(seat))
            move_survivor(table, seat, choice.card, ACTIVE)
        elif isinstance(choice, Scavenge):
            player.spent |= 1 << SCAVENGER
            gain(table, seat, choice.kind, 1, "scavenger")
            table.then(Fit(seat), Travel(seat))
        elif isinstance(choice, UseItem):
            table.then(Travel(seat))
            play_item(table, seat, choice.kind)
        elif isinstance(choice, Depart):
            if choice.item:
                drop_item(table, seat, NITROMETHANE, True)
                drive_of(state).burns = True
            else:
                spend(table, seat, FUEL, 1, "move")
            table.then(Fit(seat, True), PayMore(seat))
        else:
            table.tell(events.Stayed(name_of(state, seat)))


class PayMore(Step[State]):
    """AUR-13.4  More speed for fuel, biomass or Nitrous Oxide, where there may be any."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        player = table.state.players[self.seat]
        if player.out:
            return
        if player.items or player.load[FUEL] or (player.load[FOOD] and has_whole(player, BIOMASS)):
            table.then(SpeedUp(self.seat))
        else:
            roll(table, self.seat)


class Burn(Choice):
    """One more space for this token."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"burn {TOKENS[kind]}")
        self.kind = kind

    def anchors(self) -> list[str]:
        return [token_anchor(self.kind)]


class Roll(Choice):
    """Off we go."""


BURN: Final = {kind: Burn(kind) for kind in (FOOD, FUEL)}
ROLL: Final = Roll("roll")
NITROUS_USE: Final = UseItem(NITROUS)


class SpeedUp(Decision[State, Choice]):
    """AUR-13.4, AUR-13.13, AUR-R62  Pay for more speed now: it is fixed when the convoy rolls."""

    rule = "AUR-13.4"
    timer = "move"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        player = table.state.players[seat]
        options: list[Choice] = [ROLL]
        if player.load[FUEL]:
            options.append(BURN[FUEL])
        if player.load[FOOD] and has_whole(player, BIOMASS):
            options.append(BURN[FOOD])
        if has_at_hand(table.state, player, NITROUS):
            options.append(NITROUS_USE)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return ROLL

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        if isinstance(choice, Roll):
            roll(table, seat)
            return
        drive_of(table.state).extra += 1
        if isinstance(choice, Burn):
            spend(table, seat, choice.kind, 1, "speed")
        else:
            drop_item(table, seat, NITROUS, True)
        table.then(PayMore(seat))


def free_speed(state: State, seat: Seat) -> int:
    """AUR-13.4, AUR-11.5, AUR-11.6  The truck's speed, whole +1 cells, Co-pilot and Driver."""
    player = state.players[seat]
    speed = SPEED[player.bays[0]] + count_whole(player, SPEED_CELLS)
    speed += has_ability(player, DRIVER)
    if has_ability(player, COPILOT):
        lead = max([space_of(state, actor) for actor in state.order])
        speed += 2 if distance(state, seat, lead) >= BEHIND else 1
    return speed


def roll(table: Table[State], seat: Seat) -> None:
    """AUR-13.14  Drive; then the counter, Nitromethane's damage, the Mine."""
    state = table.state
    drive = drive_of(state)
    drive.left = free_speed(state, seat) + drive.extra
    table.tell(events.SetOff(name_of(state, seat), drive.left))
    table.then(DriveOn(seat), Arrive(seat), Scorch(seat), Behind(seat))


class Scorch(Step[State]):
    """AUR-09.9  Nitromethane damages the truck after the movement."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        if drive_of(table.state).burns:
            table.then(Damage(self.seat, 1, TRUCK_AREA))


# -- the Mine (AUR-21) -----------------------------------------------------------------------------------


class Behind(Step[State]):
    """AUR-21.2, AUR-R24  Where there are mines, whoever has driven and holds an item is asked."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        state = table.state
        player = state.players[self.seat]
        if state.with_mines and drive_of(state).roads and player.items and not player.out:
            table.then(LayMine(self.seat))


class Lay(Choice):
    """A mine on this road."""

    def __init__(self, road: int) -> None:
        super().__init__(f"mine {road_name(road)}")
        self.road = road

    def anchors(self) -> list[str]:
        return [f"road:{road_name(self.road)}"]


LAY: Final = {road: Lay(road) for road in [*range(40), *range(SHORTCUT_ROAD, SHORTCUT_ROAD + len(SHORTCUTS))]}


class LayMine(Decision[State, Lay | Pass]):
    """AUR-21.2  On which of the roads just driven, if on any?"""

    rule = "AUR-21.2"
    timer = "move"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        if not has_at_hand(table.state, table.state.players[seat], MINE):
            return [PASS]
        return [PASS, *(LAY[road] for road in drive_of(table.state).roads)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return PASS

    def take(self, table: Table[State], seat: Seat, choice: Lay | Pass) -> None:
        if isinstance(choice, Lay):
            state = table.state
            drop_item(table, seat, MINE, True)
            if len(state.mined) == MINES:
                take_up_farthest(state, seat)
            state.mined.append(choice.road)
            state.miners.append(seat)
            table.tell(events.MineLaid(name_of(state, seat), road_name(choice.road)))
            table.then(DrawItems(seat, 1))


def take_up_farthest(state: State, seat: Seat) -> None:
    """AUR-21.4, AUR-R54  The mine farthest behind the player, else the one farthest ahead."""
    here = state.players[seat].space
    behind = [here - end_of(road) for road in state.mined]
    far = max(behind) if max(behind) >= 0 else min(behind)
    at = behind.index(far)
    del state.mined[at], state.miners[at]


def end_of(road: int) -> int:
    return SHORT_END[road - SHORTCUT_ROAD] if road >= SHORTCUT_ROAD else road + 1
