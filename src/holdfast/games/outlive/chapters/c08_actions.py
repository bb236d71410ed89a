"""OUT-08  Actions: what a squad may do in the zone where it stopped, in any order, until its actions are spent."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c01_payments import ANY_TIME
from holdfast.games.outlive.chapters.c07_attacks import visit_of
from holdfast.games.outlive.chapters.c08_cities import can_scout, scout, search, take_equipment, takeable
from holdfast.games.outlive.chapters.c08_hunting import (
    HUNT,
    SCAN,
    Hunt,
    Scan,
    can_hunt,
    can_scan,
    hunts_without_ammo,
    scan,
    start_hunt,
)
from holdfast.games.outlive.pieces import (
    ACCESS_CARD,
    BASE,
    CHIP,
    CITY_OF,
    DAM,
    EQUIPMENT,
    GATHER_TILE,
    GATHERS,
    GROUND_OF,
    RESOURCES,
    STRENGTH,
    TILE_AMOUNT,
    TOLL,
)
from holdfast.games.outlive.queries import name_of, tool, working_strength
from holdfast.games.outlive.state import State, Visit
from holdfast.games.outlive.verbs import gather, irradiate, pay, turn
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class Gather(Choice):
    """Spend so many actions on the zone's resource."""

    def __init__(self, actions: int) -> None:
        super().__init__(f"gather {actions}")
        self.actions = actions

    def anchors(self) -> list[str]:
        return ["stock"]


class UseTile(Choice):
    """Take what a tile with a plus sign adds."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"use {EQUIPMENT[tile]}")
        self.tile = tile

    def anchors(self) -> list[str]:
        return [f"tile:{EQUIPMENT[self.tile]}"]


class OpenDam(Choice):
    """Get at the water: with a microchip, or with the Access Card."""

    def __init__(self, card: bool) -> None:
        super().__init__("open card" if card else "open chip")
        self.card = card

    def anchors(self) -> list[str]:
        return ["zone:dam", f"tile:{EQUIPMENT[ACCESS_CARD]}" if self.card else f"resource:{RESOURCES[CHIP]}"]


class TakeAlgae(Choice):
    """Take the day's algae."""

    def anchors(self) -> list[str]:
        return ["algae"]


class TakeTile(Choice):
    """Take this equipment."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"take {EQUIPMENT[tile]}")
        self.tile = tile

    def anchors(self) -> list[str]:
        return [f"tile:{EQUIPMENT[self.tile]}"]


class Search(Choice):
    """Reveal the top search token."""

    def anchors(self) -> list[str]:
        return ["search"]


class Scout(Choice):
    """Reveal the top search token for free."""

    def anchors(self) -> list[str]:
        return ["search"]


class End(Choice):
    """That was all."""

    def anchors(self) -> list[str]:
        return ["end"]


GATHER: Final = [Gather(actions) for actions in range(1, max(STRENGTH) + 1)]
USE_TILE: Final = [UseTile(tile) for tile in range(len(EQUIPMENT))]
OPEN_WITH_CHIP: Final = OpenDam(False)
OPEN_WITH_CARD: Final = OpenDam(True)
TAKE_ALGAE: Final = TakeAlgae("algae")
TAKE_TILE: Final = [TakeTile(tile) for tile in range(len(EQUIPMENT))]
SEARCH: Final = Search("search")
SCOUT: Final = Scout("scout")
END: Final = End("end")

Deed = Gather | UseTile | OpenDam | TakeAlgae | TakeTile | Search | Scout | Hunt | Scan | End


class Actions(Step[State]):
    """OUT-08.1  As many actions as working strength; a Sandstorm leaves three (OUT-18.7)."""

    def run(self, table: Table[State]) -> None:
        visit = visit_of(table.state)
        visit.actions = working_strength(table.state, visit.seat, visit.squad)
        table.then(Act(visit.seat), END_OF_VISIT)


class EndOfVisit(Step[State]):
    """OUT-06.10  The next player's turn."""

    def run(self, table: Table[State]) -> None:
        table.state.visit = None


ACTIONS: Final = Actions()
END_OF_VISIT: Final = EndOfVisit()


class Act(Decision[State, Deed]):
    """OUT-08.1  One thing the zone offers, or the end of the visit; unused actions are lost."""

    rule = "OUT-08.1"
    automatic = True
    allows = ANY_TIME
    timer = "day_turn"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        visit = visit_of(state)
        options: list[Choice] = []
        if CITY_OF[visit.zone] >= 0:
            add_city(options, state, visit)
        else:
            add_gathering(options, state, visit)
        options.append(END)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return usual_deed(table.state, visit_of(table.state))

    def take(self, table: Table[State], seat: Seat, choice: Deed) -> None:
        if isinstance(choice, End):
            return
        # The question stands below whatever the deed asks: it is put again until the visit ends.
        table.then(Act(seat))
        perform(table, visit_of(table.state), choice)


def add_gathering(options: list[Choice], state: State, visit: Visit) -> None:
    """OUT-08.4 to OUT-08.8, OUT-08.17  Stock, algae, dam and prey."""
    zone, shelter = visit.zone, state.shelters[visit.seat]
    stock = state.stock[zone]
    if visit.actions and stock:
        if zone != DAM or visit.dam_open:
            options.extend(GATHER[: min(visit.actions, stock)])
        else:
            if shelter.stores[CHIP] >= TOLL:
                options.append(OPEN_WITH_CHIP)
            if tool(shelter, ACCESS_CARD) >= 0:
                options.append(OPEN_WITH_CARD)
    if zone == BASE and state.algae and visit.actions:
        options.append(TAKE_ALGAE)
    if visit.gathered and stock and tool(shelter, GATHER_TILE[zone]) >= 0:
        options.append(USE_TILE[GATHER_TILE[zone]])
    if GROUND_OF[zone] >= 0:
        if can_hunt(state, visit):
            options.append(HUNT)
        if can_scan(state, visit):
            options.append(SCAN)


def add_city(options: list[Choice], state: State, visit: Visit) -> None:
    """OUT-08.18 to OUT-08.20  Equipment on display, search tokens, and those a Scout Post reveals for free."""
    city = CITY_OF[visit.zone]
    if visit.actions:
        options.extend([TAKE_TILE[kind] for kind in takeable(state, state.shelters[visit.seat], city)])
        if state.search[city]:
            options.append(SEARCH)
    if can_scout(state, visit, city):
        options.append(SCOUT)


def perform(table: Table[State], visit: Visit, deed: Deed) -> None:
    """OUT-08.3  Each costs one action, but for what equipment and rooms give for free."""
    seat, zone = visit.seat, visit.zone
    match deed:
        case Gather():
            visit.actions -= deed.actions
            visit.gathered = True
            gather(table, seat, zone, deed.actions, "")
        case UseTile():
            # OUT-15.3: from the same zone, as far as its stock reaches.
            turn(table, seat, deed.tile)
            gather(table, seat, zone, TILE_AMOUNT[deed.tile], EQUIPMENT[deed.tile])
        case OpenDam():
            open_dam(table, visit, deed.card)
        case TakeAlgae():
            take_algae(table, visit)
        case TakeTile():
            visit.actions -= 1
            take_equipment(table, seat, CITY_OF[zone], deed.tile)
        case Search():
            visit.actions -= 1
            visit.searched = True
            search(table, seat, CITY_OF[zone], False)
        case Scout():
            scout(table, visit, CITY_OF[zone])
        case Hunt():
            start_hunt(table, visit)
        case Scan():
            scan(table, visit)


def open_dam(table: Table[State], visit: Visit, card: bool) -> None:
    """OUT-08.17, OUT-20.4  Once per visit, without an action: a microchip, or the Access Card."""
    visit.dam_open = True
    if card:
        turn(table, visit.seat, ACCESS_CARD)
    else:
        pay(table, visit.seat, CHIP, TOLL, "dam")
    if not table.unheard():
        table.tell(events.DamOpened(name_of(visit.seat), card))


def take_algae(table: Table[State], visit: Visit) -> None:
    """OUT-08.5  One portion a day for all together; it works at once, and may be taken at +3 as well (OUT-R13)."""
    visit.actions -= 1
    table.state.algae = False
    if not table.unheard():
        table.tell(events.AlgaeTaken(name_of(visit.seat)))
    irradiate(table, visit.seat, -1)


def usual_deed(state: State, visit: Visit) -> Choice:
    """What an absent player does next: algae, then whatever the zone has, with every free bonus."""
    zone, shelter = visit.zone, state.shelters[visit.seat]
    if CITY_OF[zone] >= 0:
        return usual_in_city(state, visit)
    stock = state.stock[zone]
    if visit.gathered and stock and tool(shelter, GATHER_TILE[zone]) >= 0:
        return USE_TILE[GATHER_TILE[zone]]
    if not visit.actions:
        return END
    if zone == BASE and state.algae and shelter.radiation:
        return TAKE_ALGAE
    if stock and GATHERS[zone] >= 0:
        if zone == DAM and not visit.dam_open:
            if tool(shelter, ACCESS_CARD) >= 0:
                return OPEN_WITH_CARD
            return OPEN_WITH_CHIP if shelter.stores[CHIP] >= TOLL else END
        return GATHER[min(visit.actions, stock) - 1]
    return HUNT if GROUND_OF[zone] >= 0 and hunts_without_ammo(state, visit) else END


def usual_in_city(state: State, visit: Visit) -> Choice:
    """One tile, the first that may be taken, if nothing was done here yet; then search to the end."""
    city = CITY_OF[visit.zone]
    if can_scout(state, visit, city):
        return SCOUT
    if not visit.actions:
        return END
    tiles = takeable(state, state.shelters[visit.seat], city)
    if tiles and visit.actions == working_strength(state, visit.seat, visit.squad):
        return TAKE_TILE[tiles[0]]
    return SEARCH if state.search[city] else END
