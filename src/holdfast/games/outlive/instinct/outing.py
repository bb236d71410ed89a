"""The day: where a squad goes, whom it robs, and what it does there."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive.chapters.c06_movement import Climb, Move, Stay
from holdfast.games.outlive.chapters.c07_attacks import Defend, OpenDen, Swing
from holdfast.games.outlive.chapters.c08_actions import (
    Gather,
    PayToll,
    Scout,
    Search,
    TakeAlgae,
    TakeTile,
)
from holdfast.games.outlive.chapters.c08_cities import takeable
from holdfast.games.outlive.chapters.c08_hunting import Aim, Scan, Spare, Track, in_stack
from holdfast.games.outlive.chapters.c08_ship import Bed
from holdfast.games.outlive.chapters.c20_equipment import Light
from holdfast.games.outlive.instinct.mind import RECRUIT, Mind
from holdfast.games.outlive.pieces import (
    ACCESS_CARD,
    AIRLOCK_ROW,
    AMMO,
    ARMOR_STOPS,
    ARRIVAL_RESOURCE,
    ARRIVAL_TILES,
    BASE,
    BOARDING_CANS,
    BOARDING_PARTY,
    CANS,
    CANS_ON,
    CARGO,
    CHIP,
    CITY_OF,
    DAM,
    FLASHLIGHT,
    GATHER_TILE,
    GATHERS,
    GROUND_OF,
    HOOK_REACH,
    KITCHEN,
    KITCHEN_MEAT,
    MEAT,
    PANTRY,
    PANTRY_CANS,
    SMOKEHOUSE,
    SMOKEHOUSE_MEAT,
    STEPS,
    STRENGTH,
    TILE_AMOUNT,
    TOLL,
    TRIBUTE,
    WATER,
)
from holdfast.games.outlive.queries import (
    active_in,
    airlock_space,
    distance,
    endurance,
    free_slots,
    meat_of,
    number_of,
    number_ready,
    tool,
    working_strength,
)
from holdfast.games.outlive.state import Visit
from holdfast.kernel.step import Choice

LOOT: Final = 0.4
"""A token of tribute, of the victim's choice."""
GUEST_SURVIVOR: Final = 1.15


# -- moves -------------------------------------------------------------------------------------------


def weigh_move(mind: Mind, choice: Choice) -> float:
    """What the whole visit would bring, and what it leaves to others."""
    if isinstance(choice, Stay):
        return 0.0
    if isinstance(choice, Climb):
        place = working_strength(mind.state, mind.seat, choice.squad) + HOOK_REACH
        return ship_worth(mind, place) + loot(mind, choice.squad, CARGO) - 0.1
    if isinstance(choice, Move):
        worth = zone_worth(mind, choice.squad, choice.zone)
        if distance(mind.own.zones[choice.squad], choice.zone) > STEPS:
            worth -= 0.1
        return worth + loot(mind, choice.squad, choice.zone) - danger(mind, choice.squad, choice.zone)
    return 0.0


def zone_worth(mind: Mind, squad: int, zone: int) -> float:
    """What this squad would bring home from this zone."""
    strength = working_strength(mind.state, mind.seat, squad)
    worth = arrival_worth(mind, zone)
    if zone == CARGO:
        return worth + ship_worth(mind, strength)
    if CITY_OF[zone] >= 0:
        return worth + city_worth(mind, CITY_OF[zone], strength)
    if zone == DAM:
        return worth + dam_worth(mind, strength)
    worth += gathering_worth(mind, zone, strength)
    return worth


def arrival_worth(mind: Mind, zone: int) -> float:
    worth = 0.0
    if mind.own.repaired:
        for kind in ARRIVAL_TILES[zone]:
            if tool(mind.own, kind) >= 0:
                worth += mind.tokens_worth(ARRIVAL_RESOURCE[kind], TILE_AMOUNT[kind])
        if CITY_OF[zone] >= 0 and tool(mind.own, FLASHLIGHT) >= 0 and airlock_space(mind.own):
            worth += 1.0
    return worth


def ship_worth(mind: Mind, place: int) -> float:
    """Cans, a survivor, and the first player token."""
    own = mind.own
    cans = CANS_ON[place]
    cans += PANTRY_CANS * number_ready(own, PANTRY) + BOARDING_CANS * number_ready(own, BOARDING_PARTY)
    worth = mind.tokens_worth(CANS, cans)
    if mind.state.ship_survivors >> place & 1 and (airlock_space(own) or mind.missing()):
        worth += GUEST_SURVIVOR
    if not mind.state.ship_visited:
        worth += 0.15
    return worth


def city_worth(mind: Mind, city: int, strength: int) -> float:
    """The best equipment first, then search tokens."""
    state = mind.state
    tiles = [gain_of_tile(mind, kind) for kind in takeable(state, mind.own, city)]
    token = mind.mean_search()
    tiles = sorted((gain for gain in tiles if gain > token), reverse=True)[:strength]
    searches = min(strength - len(tiles), len(state.search[city]))
    return sum(tiles) + token * searches


def gain_of_tile(mind: Mind, kind: int) -> float:
    """A broken tile, as far as it will be repaired."""
    waiting = mind.own.broken.bit_count()
    return max(0.1, (mind.tile_worth(kind) - mind.repair_cost(kind)) / (1.0 + 0.5 * waiting))


def dam_worth(mind: Mind, strength: int) -> float:
    card = tool(mind.own, ACCESS_CARD) >= 0
    if not card and mind.own.stores[CHIP] < TOLL:
        return 0.0
    bonus = TILE_AMOUNT[GATHER_TILE[DAM]] if tool(mind.own, GATHER_TILE[DAM]) >= 0 else 0
    water = min(mind.state.stock[DAM], strength + bonus)
    return max(0.0, mind.tokens_worth(WATER, water) - (0.0 if card else 0.45))


def gathering_worth(mind: Mind, zone: int, strength: int) -> float:
    """Its resource with every action, or a hunt and what is left."""
    state = mind.state
    kind = GATHERS[zone]
    bonus = 0
    if GATHER_TILE[zone] >= 0 and tool(mind.own, GATHER_TILE[zone]) >= 0:
        bonus = TILE_AMOUNT[GATHER_TILE[zone]]
    algae = mind.radiation_worth(-1) if zone == BASE and state.algae else 0.0
    best = mind.tokens_worth(kind, min(state.stock[zone], strength + bonus))
    if algae > 0.0:
        best = max(best, algae + mind.tokens_worth(kind, min(state.stock[zone], strength - 1 + bonus)))
    ground = GROUND_OF[zone]
    if ground >= 0 and state.tops[ground] >= 0:
        best = max(best, hunting_worth(mind, state.tops[ground], kind, min(state.stock[zone], 9), strength))
    return best


def hunting_worth(mind: Mind, token: int, kind: int, stock: int, actions: int) -> float:
    """The best way to pay for this prey with actions and ammo."""
    need = max(1, endurance(mind.state, mind.seat, token))
    ammo = mind.own.stores[AMMO]
    meat = hunted_meat(mind, token)
    gain = mind.tokens_worth(MEAT, meat)
    best = 0.0
    for spent in range(max(0, need - actions), min(ammo, need - 1) + 1):
        rest = actions - (need - spent)
        worth = gain - 0.3 * spent + mind.tokens_worth(kind, min(rest, stock))
        best = max(best, worth)
    return best


def hunted_meat(mind: Mind, token: int) -> int:
    """With every room that adds to it."""
    own = mind.own
    rooms = SMOKEHOUSE_MEAT * number_ready(own, SMOKEHOUSE) + KITCHEN_MEAT * number_ready(own, KITCHEN)
    return meat_of(mind.state, mind.seat, token) + rooms


def loot(mind: Mind, squad: int, zone: int) -> float:
    """What weaker active squads there would give up."""
    worth = 0.0
    for seat, shelter in enumerate(mind.state.shelters):
        if seat != mind.seat:
            target = active_in(shelter, zone)
            if target >= 0 and STRENGTH[target] < STRENGTH[squad]:
                points = STRENGTH[squad] - STRENGTH[target]
                left = max(0, points - shelter.stores[AMMO])
                worth += LOOT * min(left, number_of(shelter, TRIBUTE)) + 0.1 * (points - left)
    return worth


def danger(mind: Mind, squad: int, zone: int) -> float:
    """Stronger squads that still rest within reach may rob this one."""
    risk = 0.0
    for seat, shelter in enumerate(mind.state.shelters):
        if seat != mind.seat:
            for other, its_zone in enumerate(shelter.zones):
                resting = not shelter.active >> other & 1
                if resting and STRENGTH[other] > STRENGTH[squad] and 0 < distance(its_zone, zone) <= STEPS:
                    risk += 0.06 * (STRENGTH[other] - STRENGTH[squad])
    return 0.5 * risk if mind.own.stores[AMMO] > 1 else risk


# -- deeds -------------------------------------------------------------------------------------------


def weigh_deed(mind: Mind, choice: Choice) -> float:
    """Worth for each action; what costs none comes first, and the end last."""
    visit = mind.state.visit
    if visit is None:
        return 0.0
    match choice:
        case Scout():
            return 50.0
        case PayToll() | Spare():
            return -1.0
        case TakeAlgae():
            return mind.radiation_worth(-1)
        case Gather():
            return weigh_gathering(mind, visit, choice)
        case TakeTile():
            return gain_of_tile(mind, choice.tile)
        case Search():
            return mind.mean_search() + 0.001 * choice.tokens
        case Aim():
            return hunt_now(mind, mind.state.tops[GROUND_OF[visit.zone]], visit.actions) + weigh_aim(mind, choice)
        case Scan():
            return 20.0 if visit.actions >= 3 else -1.0
    return 0.01


def weigh_gathering(mind: Mind, visit: Visit, choice: Gather) -> float:
    """As many at once as are worth more than the algae, if they are there; with the tile that adds to them."""
    kind = GATHERS[visit.zone]
    if visit.zone == DAM and not visit.dam_open and dam_worth(mind, visit.actions) <= 0.0:
        return -1.0
    algae = mind.radiation_worth(-1) if kind == AMMO and mind.state.algae else 0.02
    if mind.token_worth(kind, choice.actions - 1) < algae:
        return 0.0
    return mind.token_worth(kind) + 0.01 * choice.actions + (0.001 if choice.tile >= 0 else 0.0)


def hunt_now(mind: Mind, token: int, actions: int) -> float:
    """Worth for each action, ammo counted in."""
    visit = mind.state.visit
    if visit is None:
        return 0.0
    kind, stock = GATHERS[visit.zone], mind.state.stock[visit.zone]
    with_hunt = hunting_worth(mind, token, kind, min(stock, 9), actions)
    without = mind.tokens_worth(kind, min(stock, actions))
    return 10.0 if with_hunt > without else -1.0


def weigh_prey(mind: Mind, choice: Choice) -> float:
    """Which token of a stack that was looked through."""
    visit = mind.state.visit
    if visit is None or not isinstance(choice, Track):
        return 0.0
    token = in_stack(mind.state, GROUND_OF[visit.zone])[choice.depth]
    kind, stock = GATHERS[visit.zone], mind.state.stock[visit.zone]
    without = mind.tokens_worth(kind, min(stock, visit.actions))
    return hunting_worth(mind, token, kind, min(stock, 9), visit.actions) - without


def weigh_aim(mind: Mind, choice: Choice) -> float:
    """Gear first; then ammo for actions that still find something to gather."""
    visit = mind.state.visit
    if visit is None or not isinstance(choice, Aim):
        return 0.0
    useful = mind.state.stock[visit.zone] > 0
    return 0.5 * choice.gear.bit_count() + (0.1 if useful else -0.3) * choice.ammo


def weigh_bed(mind: Mind, choice: Choice) -> float:
    """A slot that completes a room, else one of a room that is fed anyway, else the airlock."""
    if not isinstance(choice, Bed):
        return 0.0
    own = mind.own
    if choice.tag < 0:
        crowded = own.airlock == AIRLOCK_ROW and own.stores[WATER] < 2
        return 0.4 if crowded else 1.0 if own.airlock < mind.needed_in_airlock() + 1 else 0.8
    slot = own.rooms.index(choice.tag)
    if free_slots(own, slot) == 1:
        return 1.5 + mind.next_room()
    return 0.9 if own.survivors[slot] else 0.5


# -- attacks -----------------------------------------------------------------------------------------


def weigh_defence(mind: Mind, choice: Choice) -> float:
    """A token kept for each point that is stopped, less the ammo."""
    attack = mind.state.attack
    if attack is None or not isinstance(choice, Defend):
        return 0.0
    points = min(attack.effectiveness, number_of(mind.own, TRIBUTE))
    if choice.guard:
        return 0.45 * points + 0.2
    stopped = choice.ammo + (ARMOR_STOPS if choice.armor else 0)
    cost = 0.0
    for less in range(1, choice.ammo + 1):
        cost += mind.ammo_worth(mind.own.stores[AMMO] - less)
    return 0.45 * min(points, stopped) - cost


def weigh_boldness(choice: Choice) -> float:
    """The bat and the den are there to be used."""
    return float(isinstance(choice, OpenDen | Swing) and choice.use)


def weigh_light(mind: Mind, choice: Choice) -> float:
    """A survivor, unless it opens a row for which there is no water."""
    if not isinstance(choice, Light) or not choice.use:
        return 0.0
    own = mind.own
    thirsty = own.airlock == AIRLOCK_ROW and own.stores[WATER] < 2 and mind.left > 0
    return -0.1 if thirsty else RECRUIT
