"""OUT-08  Actions: what a squad may do in the zone where it stopped, in any order, until its actions are spent."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c01_payments import ANY_TIME
from holdfast.games.outlive.chapters.c07_attacks import visit_of
from holdfast.games.outlive.chapters.c08_cities import can_scout, scout, search, take_equipment, takeable
from holdfast.games.outlive.chapters.c08_hunting import (
    SCAN,
    Aim,
    Scan,
    Spare,
    add_hunts,
    can_scan,
    hunt,
    hunt_without_ammo,
    scan,
    spare_room,
)
from holdfast.games.outlive.pieces import (
    ACCESS_CARD,
    BASE,
    CHIP,
    CITY_OF,
    DAM,
    EQUIPMENT,
    GATHER_TILE,
    GROUND_OF,
    RESOURCES,
    STRENGTH,
    TILE_AMOUNT,
    TOLL,
)
from holdfast.games.outlive.queries import has_tool, name_of, working_strength
from holdfast.games.outlive.state import Shelter, State, Visit
from holdfast.games.outlive.verbs import gather, irradiate, pay, turn
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class Gather(Choice):
    """Spend so many actions on the zone's resource; with a tile, what its plus sign adds as well."""

    icon = "hammer"

    def __init__(self, actions: int, tile: int) -> None:
        super().__init__(f"gather {actions}" if tile < 0 else f"gather {actions} {EQUIPMENT[tile]}")
        self.actions = actions
        self.tile = tile

    def anchors(self) -> list[str]:
        return ["stock"] if self.tile < 0 else ["stock", f"tile:{EQUIPMENT[self.tile]}"]


class PayToll(Choice):
    """Pay a microchip at the dam, although the Access Card would open it."""

    icon = "chip"

    def anchors(self) -> list[str]:
        return ["zone:dam", f"resource:{RESOURCES[CHIP]}"]


class TakeAlgae(Choice):
    """Take the day's algae."""

    icon = "algae"

    def anchors(self) -> list[str]:
        return ["algae"]


class TakeTile(Choice):
    """Take this equipment."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"take {EQUIPMENT[tile]}")
        self.tile = tile

    def anchors(self) -> list[str]:
        return [f"tile:{EQUIPMENT[self.tile]}"]

    @property
    def icon(self) -> str:
        return EQUIPMENT[self.tile]


class Search(Choice):
    """Reveal so many search tokens, from the top of the stack."""

    icon = "search"

    def __init__(self, tokens: int) -> None:
        super().__init__("search" if tokens == 1 else f"search {tokens}")
        self.tokens = tokens

    def anchors(self) -> list[str]:
        return ["search"]


class Scout(Choice):
    """Reveal the top search token for free."""

    icon = "search"

    def anchors(self) -> list[str]:
        return ["search"]


class End(Choice):
    """That was all."""

    icon = "check"

    def anchors(self) -> list[str]:
        return ["end"]


GATHER: Final = [Gather(actions, -1) for actions in range(1, max(STRENGTH) + 1)]
GATHER_WITH: Final = [[Gather(one.actions, tile) for one in GATHER] for tile in range(len(EQUIPMENT))]
PAY_TOLL: Final = PayToll("toll")
TAKE_ALGAE: Final = TakeAlgae("algae")
TAKE_TILE: Final = [TakeTile(tile) for tile in range(len(EQUIPMENT))]
SEARCH: Final = [Search(tokens) for tokens in range(1, max(STRENGTH) + 1)]
SCOUT: Final = Scout("scout")
END: Final = End("end")

Deed = Gather | PayToll | TakeAlgae | TakeTile | Search | Scout | Aim | Spare | Scan | End


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
    most = min(visit.actions, stock) if can_gather(state, visit) else 0
    tile = GATHER_TILE[zone]
    if most and has_tool(shelter, tile):
        options.extend(GATHER_WITH[tile][: min(most, stock - 1)])
    options.extend(GATHER[:most])
    if zone == BASE and state.algae and visit.actions:
        options.append(TAKE_ALGAE)
    if GROUND_OF[zone] >= 0:
        add_hunts(options, state, visit)
        if can_scan(state, visit):
            options.append(SCAN)
    if most and zone == DAM and has_two_keys(shelter) and not visit.dam_open:
        options.append(PAY_TOLL)


def can_gather(state: State, visit: Visit) -> bool:
    """OUT-08.17  Water only for who has paid at the dam today, or can: with the Access Card or a microchip."""
    if visit.zone != DAM or visit.dam_open:
        return True
    shelter = state.shelters[visit.seat]
    return has_tool(shelter, ACCESS_CARD) or shelter.stores[CHIP] >= TOLL


def has_two_keys(shelter: Shelter) -> bool:
    """OUT-20.4  The Card opens the dam for nothing; whoever would rather pay must say so."""
    return has_tool(shelter, ACCESS_CARD) and shelter.stores[CHIP] >= TOLL


def add_city(options: list[Choice], state: State, visit: Visit) -> None:
    """OUT-08.18 to OUT-08.20  Equipment on display, search tokens, and those a Scout Post reveals for free."""
    city = CITY_OF[visit.zone]
    if visit.actions:
        options.extend([TAKE_TILE[kind] for kind in takeable(state, state.shelters[visit.seat], city)])
        options.extend(SEARCH[: min(visit.actions, len(state.search[city]))])
    if can_scout(state, visit, city):
        options.append(SCOUT)


def perform(table: Table[State], visit: Visit, deed: Deed) -> None:
    """OUT-08.3  Each costs one action, but for what equipment and rooms give for free."""
    match deed:
        case Gather():
            gather_here(table, visit, deed)
        case PayToll():
            open_dam(table, visit, False)
        case TakeAlgae():
            take_algae(table, visit)
        case TakeTile() | Search() | Scout():
            perform_in_city(table, visit, deed)
        case Aim():
            hunt(table, visit, 0, deed)
        case Spare():
            spare_room(table, visit, deed)
        case Scan():
            scan(table, visit)


def perform_in_city(table: Table[State], visit: Visit, deed: TakeTile | Search | Scout) -> None:
    """OUT-08.18, OUT-08.20  A tile or a token for each action; several tokens one after another."""
    city = CITY_OF[visit.zone]
    match deed:
        case TakeTile():
            visit.actions -= 1
            take_equipment(table, visit.seat, city, deed.tile)
        case Search():
            visit.actions -= deed.tokens
            visit.searched = True
            for _ in range(deed.tokens):
                search(table, visit.seat, city, False)
        case Scout():
            scout(table, visit, city)


def gather_here(table: Table[State], visit: Visit, deed: Gather) -> None:
    """OUT-08.2, OUT-15.3  A token for each action; the tile's from the same zone, as far as its stock reaches."""
    if visit.zone == DAM and not visit.dam_open:
        open_dam(table, visit, has_tool(table.state.shelters[visit.seat], ACCESS_CARD))
    visit.actions -= deed.actions
    gather(table, visit.seat, visit.zone, deed.actions, "")
    if deed.tile >= 0:
        turn(table, visit.seat, deed.tile)
        gather(table, visit.seat, visit.zone, TILE_AMOUNT[deed.tile], EQUIPMENT[deed.tile])


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
    if not visit.actions:
        return END
    if zone == BASE and state.algae and shelter.radiation:
        return TAKE_ALGAE
    stock = state.stock[zone]
    most = min(visit.actions, stock) if can_gather(state, visit) else 0
    if most:
        tile = GATHER_TILE[zone]
        adds = most < stock and has_tool(shelter, tile)
        return GATHER_WITH[tile][most - 1] if adds else GATHER[most - 1]
    return hunt_without_ammo(state, visit) or END


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
    left = min(visit.actions, len(state.search[city]))
    return SEARCH[left - 1] if left else END
