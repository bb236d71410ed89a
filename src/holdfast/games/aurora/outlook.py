"""AUR-13  Where a movement could end, by which roads, and what that would cost: from what its seat can see."""

from __future__ import annotations

from holdfast.games.aurora import shapes
from holdfast.games.aurora.arrival import HAS_PRICE, follows
from holdfast.games.aurora.chapters.c13_driving import DRIVE_TO, HALT, SHORT
from holdfast.games.aurora.chapters.c13_movement import BURN, DEPART, NITROUS_USE, ROLL, could_roll, free_speed
from holdfast.games.aurora.chapters.c15_round_end import ROUNDS
from holdfast.games.aurora.chapters.c16_scoring import aurora_space
from holdfast.games.aurora.pieces import (
    BEHIND,
    BIOMASS,
    COPILOT,
    COUNTERS,
    DRIVER,
    FOOD,
    FUEL,
    ITEM_OF,
    ITEMS,
    NAMES,
    NITROMETHANE,
    NITROUS,
    REGIONS,
    SHORT_END,
    SHORTCUT_ROAD,
    SHORTCUTS,
    SPEED,
    SPEED_CELLS,
)
from holdfast.games.aurora.queries import (
    count_whole,
    distance,
    has_ability,
    has_at_hand,
    has_tracks,
    has_whole,
    is_enemy,
    name_of,
    open_shortcuts,
    reverse_order,
    space_of,
    surplus,
)
from holdfast.games.aurora.state import Drive, Player, State
from holdfast.kernel.step import Seat

TRAVEL, SPEED_UP, CHOOSE_ROAD = "Travel", "SpeedUp", "ChooseRoad"

Roads = list[int]


class Payment:
    """What a drive would cost from now on; `left`: the moves that it leaves; `words` say it."""

    def __init__(self, fuel: int, food: int, items: list[int], left: int, words: list[str]) -> None:
        self.fuel = fuel
        self.food = food
        self.items = items
        self.left = left
        self.words = words

    def total(self) -> int:
        return self.fuel + self.food + len(self.items)


def the_trip(state: State, seat: Seat, ask: str) -> shapes.Trip | None:
    """The movement of this seat under way: its speed, what it lacks, and where it could end."""
    drive = state.drive
    player = state.players[seat]
    if drive is None or state.turn != seat or player.out:
        return None
    is_paid = ask not in (TRAVEL, SPEED_UP)
    return {
        "speed": drive.left if is_paid else free_speed(state, seat) + drive.extra,
        "terms": [] if is_paid else terms_of(state, seat, drive),
        "behind": None if is_paid else behind_whom(state, seat),
        "stops": stops_of(state, seat, drive, ask) if ask in (TRAVEL, SPEED_UP, CHOOSE_ROAD) else [],
    }


def terms_of(state: State, seat: Seat, drive: Drive) -> list[shapes.Term]:
    """AUR-13.4, AUR-11.5, AUR-11.6  What the speed is made of; the terms add up to it."""
    player = state.players[seat]
    found: list[shapes.Term] = [{"source": NAMES[player.bays[0]], "n": SPEED[player.bays[0]]}]
    found.append({"source": "speed", "n": count_whole(player, SPEED_CELLS)})
    found.append({"source": "driver", "n": int(has_ability(player, DRIVER))})
    hurry = int(has_ability(player, COPILOT))
    found.append({"source": "copilot", "n": hurry})
    told = sum([term["n"] for term in found])
    found.append({"source": "behind", "n": free_speed(state, seat) - told})
    found.append({"source": "paid", "n": drive.extra})
    return [term for term in found if term["n"]]


def behind_whom(state: State, seat: Seat) -> shapes.Behind | None:
    """AUR-11.5  How far the leader is: only who has an active Co-pilot gains by it."""
    player = state.players[seat]
    if not has_ability(player, COPILOT):
        return None
    leader = max(state.order, key=lambda actor: space_of(state, actor))
    lead = space_of(state, leader)
    if lead <= player.space:
        return None
    return {
        "leader": name_of(state, leader),
        "space": lead,
        "shortest": distance(state, seat, lead),
        "by_road": lead - player.space,
        "needed": BEHIND,
        "lacks": max(0, BEHIND - distance(state, seat, lead)),
    }


# -- where it could end ------------------------------------------------------------------------------------


def stops_of(state: State, seat: Seat, drive: Drive, ask: str) -> list[shapes.Stop]:
    """AUR-13.5  Every space within reach, by the cheapest roads; of equal ones by those that hurt nobody."""
    player = state.players[seat]
    if ask == TRAVEL and not could_roll(state, player):
        return []
    gentle = shortest_roads(state, player, False)
    stops: list[shapes.Stop] = []
    for space, roads in shortest_roads(state, player, True).items():
        best = gentle[space] if len(gentle[space]) <= len(roads) else roads
        payment = paid_for(state, seat, drive, ask, len(best))
        if payment is None:
            continue
        milder = paid_for(state, seat, drive, ask, len(gentle[space]))
        if milder is not None and milder.total() <= payment.total():
            best, payment = gentle[space], milder
        stops.append(stop_at(state, seat, space, best, payment, drive))
    return stops


def shortest_roads(state: State, player: Player, with_price: bool) -> dict[int, Roads]:
    """AUR-13.6, AUR-22.11  The fewest roads to every space ahead; `with_price`: also by those that hurt."""
    tracks = has_tracks(player)
    found: dict[int, Roads] = {player.space: []}
    for space in range(player.space, state.board.last):
        here = found[space]
        for road in [space, *(SHORTCUT_ROAD + short for short in open_shortcuts(state, space, tracks))]:
            short = road - SHORTCUT_ROAD
            if short >= 0 and HAS_PRICE[short] and not with_price:
                continue
            end = SHORT_END[short] if short >= 0 else space + 1
            if end not in found or len(here) + 1 < len(found[end]):
                found[end] = [*here, road]
    del found[player.space]
    return dict(sorted(found.items()))


def paid_for(state: State, seat: Seat, drive: Drive, ask: str, moves: int) -> Payment | None:
    """AUR-13.3, AUR-13.4  What so many moves would cost from now on: fuel first, then biomass, then Nitrous Oxide."""
    player = state.players[seat]
    if ask == CHOOSE_ROAD:
        return Payment(0, 0, [], drive.left, []) if moves <= drive.left else None
    fuel = player.load[FUEL]
    items: list[int] = []
    words: list[str] = []
    leaving = 0
    if ask == TRAVEL:
        if fuel:
            leaving = 1
            words.append(DEPART[0].text)
        elif has_at_hand(state, player, NITROMETHANE):
            items.append(NITROMETHANE)
            words.append(DEPART[1].text)
        else:
            return None
    speed = free_speed(state, seat) + drive.extra
    lacking = max(0, moves - speed)
    burnt = min(lacking, fuel - leaving)
    eaten = min(lacking - burnt, player.load[FOOD]) if has_whole(player, BIOMASS) else 0
    boosts = lacking - burnt - eaten
    if boosts > nitrous_held(player):
        return None
    items += [NITROUS] * boosts
    words += [BURN[FUEL].text] * burnt + [BURN[FOOD].text] * eaten + [NITROUS_USE.text] * boosts
    if asks_for_more(player, leaving + burnt, eaten, len(items)):
        words.append(ROLL.text)
    return Payment(leaving + burnt, eaten, items, speed + lacking, words)


def nitrous_held(player: Player) -> int:
    return len([card for card in player.items if ITEM_OF[card] == NITROUS])


def asks_for_more(player: Player, fuel: int, food: int, items: int) -> bool:
    """AUR-13.4  Who has nothing left to pay with sets off unasked."""
    can_eat = player.load[FOOD] > food and has_whole(player, BIOMASS)
    return len(player.items) > items or player.load[FUEL] > fuel or can_eat


def stop_at(state: State, seat: Seat, space: int, roads: Roads, payment: Payment, drive: Drive) -> shapes.Stop:
    player = state.players[seat]
    region = state.board.region[space]
    order = sorted(reverse_order(state), key=lambda actor: space if actor == seat else space_of(state, actor))
    lead = max([space if actor == seat else space_of(state, actor) for actor in order])
    comes = state.board.region[lead] == region
    counter = state.counters[state.board.special.index(space)] if space in state.board.special else -1
    left = player.load[FUEL] - payment.fuel
    stop: shapes.Stop = {
        "space": space,
        "moves": len(roads),
        "fuel": payment.fuel,
        "food": payment.food,
        "items": [ITEMS[item] for item in payment.items],
        "fuel_left": left,
        "strands": not left and space < aurora_space(state) and state.round < ROUNDS,
        "ways": [SHORTCUTS[road - SHORTCUT_ROAD] for road in roads if road >= SHORTCUT_ROAD],
        "counter": COUNTERS[counter] if counter >= 0 else "",
        "to_ship": max(0, aurora_space(state) - space),
        "region": REGIONS[region],
        "enemies": [NAMES[enemy.card] for enemy in state.enemies if enemy.region == region],
        "ambush": [NAMES[card] for card in state.zone if is_enemy(card)] if comes else [],
        "order": [name_of(state, actor) for actor in order],
        "words": said_at_once(state, seat, roads, payment, drive),
        "follows": [],
    }
    stop["follows"] = follows(stop)
    return stop


# -- the words that say it ---------------------------------------------------------------------------------


def said_at_once(state: State, seat: Seat, roads: Roads, payment: Payment, drive: Drive) -> list[str]:
    """All words from here to the stop, up to the first that may bring a question of another kind."""
    player = state.players[seat]
    first = payment.words[:1]
    if first in ([DEPART[0].text], [DEPART[1].text]) and is_crammed(player, first == [DEPART[0].text]):
        return first
    return [*payment.words, *road_words(state, seat, roads, payment.left, bool(drive.roads))]


def is_crammed(player: Player, with_fuel: bool) -> bool:
    """AUR-13.2  One rides in the truck: does anything find no cell then?"""
    lighter = player.clone()
    lighter.load[FUEL] -= with_fuel
    return surplus(lighter, True) > 0


def road_words(state: State, seat: Seat, roads: Roads, left: int, has_driven: bool) -> list[str]:
    """AUR-13.5  The main road is driven in one word up to the next fork; where one may go on, one says to halt."""
    player = state.players[seat]
    tracks = has_tracks(player)
    mined = {road for road, miner in zip(state.mined, state.miners, strict=True) if miner != seat}
    words: list[str] = []
    here = player.space
    rest = [*roads]
    while rest:
        forks = open_shortcuts(state, here, tracks)
        driven = [rest.pop(0)]
        short = driven[0] - SHORTCUT_ROAD
        if short >= 0:
            words.append(SHORT[short].text)
            here = SHORT_END[short]
        else:
            here += 1
            while rest and rest[0] < SHORTCUT_ROAD and not open_shortcuts(state, here, tracks):
                driven.append(rest.pop(0))
                here += 1
            if has_driven or forks or is_open_road(state, tracks, here - len(driven), left):
                words.append(DRIVE_TO[here].text)
        left -= len(driven)
        has_driven = True
        if any(road in mined or (road >= SHORTCUT_ROAD and HAS_PRICE[road - SHORTCUT_ROAD]) for road in driven):
            return words
        if short < 0 and not rest and not open_shortcuts(state, here, tracks):
            return words
    if left > 0 and here < state.board.last:
        words.append(HALT.text)
    return words


def is_open_road(state: State, tracks: bool, start: int, left: int) -> bool:
    """Is there more than one space to stop at before the next fork? One alone is driven to unasked."""
    return left > 1 and start + 2 <= state.board.last and not open_shortcuts(state, start + 1, tracks)
