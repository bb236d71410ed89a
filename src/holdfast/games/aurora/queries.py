"""What the rules ask of the table. Nothing here changes anything."""

from __future__ import annotations

from holdfast.games.aurora.pieces import (
    ABILITY,
    ALL_CELLS,
    AMMO,
    ANY_CELLS,
    AUTOMA_NAME,
    AVALANCHE,
    BARTER,
    BERTH,
    BERTHS,
    BLOCK_KINDS,
    BOTTOM_ROW,
    CELLS_OF,
    COLOURS,
    DEALS,
    DEFENCE,
    DEVICE,
    ENCOUNTER,
    ENEMY,
    FOOD,
    FUEL,
    HELP,
    ITEM_OF,
    ITEM_PHASES,
    KIND,
    LEFT_COLUMN,
    LOCATION,
    PERSON,
    POWER,
    RESOURCES,
    SHIFT,
    SHORT_END,
    SHORT_START,
    SKILL,
    SURVIVOR,
    TANK,
    TANKS,
    TOP_ROW,
    TRACKED,
    TRACKS,
    TRADE,
    TRAILER,
    TRUCK,
    TRUCK_AREA,
    WEAPONS,
    ZONE_KEPT,
)
from holdfast.games.aurora.state import ACTIVE, CELL_BITS, EXHAUSTED, Player, State
from holdfast.kernel.step import Seat


def name_of(state: State, actor: int) -> str:
    """What an actor is called: a colour, or the Automa."""
    return COLOURS[actor] if actor < len(state.players) else AUTOMA_NAME


def is_automa(state: State, actor: int) -> bool:
    return actor >= len(state.players)


def reverse_order(state: State) -> list[int]:
    """AUR-04.2  The left-most counter first."""
    return [actor for actor in state.order if is_automa(state, actor) or not state.players[actor].out]


def forward_order(state: State) -> list[int]:
    """AUR-04.3  The right-most counter first."""
    order = reverse_order(state)
    order.reverse()
    return order


def living(state: State) -> list[Seat]:
    """Seats that are still in the game, in forward order."""
    return [actor for actor in forward_order(state) if not is_automa(state, actor)]


def space_of(state: State, actor: int) -> int:
    if state.automa is not None and is_automa(state, actor):
        return state.automa.space
    return state.players[actor].space


def region_of(state: State, actor: int) -> int:
    return state.board.region[space_of(state, actor)]


# -- the crew (AUR-08) -------------------------------------------------------------------------------


def skill_at(player: Player, at: int) -> int:
    """AUR-08.2  Printed skill, food on the card and Antifreeze, less contamination."""
    return SKILL[player.crew[at]] + player.fed[at] + player.capsules[at] - player.ill[at]


def in_zone(player: Player, zone: int) -> list[int]:
    """The survivor cards there."""
    return [card for at, card in enumerate(player.crew) if player.zone[at] == zone]


def has_active(player: Player) -> bool:
    return not player.out and ACTIVE in player.zone


def somebody_active(state: State) -> bool:
    """AUR-05.1, AUR-R44  Has any player a survivor in the active zone, or the Automa a card face down?"""
    if state.automa is not None and state.automa.row:
        return True
    return any(has_active(player) for player in state.players)


def has_ability(player: Player, ability: int) -> bool:
    """AUR-11.1  Is a survivor with it in the active zone?"""
    return any(ABILITY[card] == ability and player.zone[at] == ACTIVE for at, card in enumerate(player.crew))


def is_ready(player: Player, ability: int) -> bool:
    """AUR-11.1  Once per round each."""
    return not player.spent >> ability & 1 and has_ability(player, ability)


def takes_part(state: State, seat: Seat, ability: int) -> bool:
    """Does a survivor with this ability take part in this seat's scouting?"""
    outing = state.outing
    return outing is not None and outing.seat == seat and any(ABILITY[card] == ability for card in outing.team)


def can_eat(player: Player) -> bool:
    """AUR-05.4  Has food, and somebody exhausted to feed?"""
    return player.load[FOOD] > 0 and EXHAUSTED in player.zone


# -- cells (AUR-03) ----------------------------------------------------------------------------------


def whole(player: Player, bay: int) -> int:
    """Mask of the undamaged cells of a bay."""
    card = player.bays[bay]
    return ALL_CELLS[card] & ~player.damage[bay] if card >= 0 else 0


def content_of(player: Player, bay: int, cell: int) -> int:
    """What lies in a cell while the load is frozen; EMPTY: nothing."""
    return player.places[bay] >> CELL_BITS * cell & 7


def bays_in(player: Player, area: int) -> list[int]:
    """The bays with a card in this area."""
    if area == TOP_ROW:
        among = range(1, len(player.bays), 2)
    elif area == BOTTOM_ROW:
        among = range(0, len(player.bays), 2)
    elif area == LEFT_COLUMN:
        among = range(2)
    elif area == TRUCK_AREA:
        among = range(1)
    else:
        among = range(len(player.bays))
    return [bay for bay in among if player.bays[bay] >= 0]


def is_open_to_damage(player: Player, area: int) -> bool:
    """AUR-03.9  Is there an undamaged cell in this area?"""
    return any(whole(player, bay) for bay in bays_in(player, area))


def is_damaged(player: Player) -> bool:
    return any(player.damage)


def has_whole(player: Player, kind: int) -> bool:
    """Is there an undamaged cell of this kind?"""
    for bay, card in enumerate(player.bays):
        if card >= 0:
            for at, one in enumerate(CELLS_OF[card]):
                if one == kind and not player.damage[bay] >> at & 1:
                    return True
    return False


def count_whole(player: Player, masks: list[int]) -> int:
    """So many undamaged cells of these masks of cards."""
    count = 0
    for bay, card in enumerate(player.bays):
        if card >= 0:
            count += (masks[card] & ~player.damage[bay]).bit_count()
    return count


def surplus(player: Player, driver: bool = False) -> int:
    """AUR-03.4  How many tokens of the load do not fit, however they are arranged. `driver`: one rides in the truck."""
    load = player.load
    berths = count_whole(player, BERTHS)
    anywhere = count_whole(player, ANY_CELLS)
    tanks = count_whole(player, TANKS)
    people = load[SURVIVOR]
    if driver and people and not BERTHS[player.bays[0]] & whole(player, 0):
        people -= 1
        anywhere -= 1
    needed = max(0, people - berths) + max(0, load[FOOD] + load[FUEL] - tanks) + load[AMMO]
    return needed - anywhere


def excess_kinds(player: Player, driver: bool = False, cell: int = -1) -> list[int]:
    """AUR-03.2  Kinds of tokens of which one less makes room where room is wanted.

    `cell`: the kind of the cell just damaged, in which the token must have lain (AUR-R10).
    """
    load = player.load
    kinds = [AMMO] if load[AMMO] else []
    if load[FOOD] + load[FUEL] > count_whole(player, TANKS):
        kinds += [kind for kind in (FOOD, FUEL) if load[kind]]
    berths = count_whole(player, BERTHS)
    people = load[SURVIVOR]
    if driver and people and not BERTHS[player.bays[0]] & whole(player, 0):
        people -= 1
    if people > berths and (load[SURVIVOR] > 1 or not kinds):
        kinds.append(SURVIVOR)
    if cell == BERTH and SURVIVOR in kinds:
        return [SURVIVOR]
    if cell == TANK:
        return [kind for kind in kinds if kind in (FOOD, FUEL)] or kinds
    return kinds


def can_house(player: Player) -> int:
    """AUR-06.14  How many undamaged cells can hold a survivor."""
    return count_whole(player, BERTHS) + count_whole(player, ANY_CELLS)


def can_man_truck(player: Player) -> bool:
    """AUR-13.2, AUR-R30  Can a survivor ride in the truck?"""
    card = player.bays[0]
    return bool((BERTHS[card] | ANY_CELLS[card]) & whole(player, 0)) and player.load[SURVIVOR] > 0


def trailers(player: Player) -> int:
    return len(player.bays) // 2 - 1


def room_for_trailer(player: Player) -> bool:
    return POWER[player.bays[0]] > trailers(player)


def weapons(player: Player) -> list[tuple[int, int]]:
    """Undamaged weapon cells: bay and cell."""
    found: list[tuple[int, int]] = []
    for bay, card in enumerate(player.bays):
        if card >= 0:
            for at, kind in enumerate(CELLS_OF[card]):
                if kind in WEAPONS and not player.damage[bay] >> at & 1:
                    found.append((bay, at))
    return found


def has_tracks(player: Player) -> bool:
    return TRACKS[player.bays[0]]


def owns_loot(player: Player, first: int, last: int) -> bool:
    """AUR-R37  Loot cards count while they lie in the convoy or among the survivors."""
    return any(first <= card < last for card in player.bays) or any(first <= card < last for card in player.crew)


# -- hands -------------------------------------------------------------------------------------------


def held(player: Player, kind: int) -> int:
    """An item card of this kind in the hand, or -1."""
    for card in player.items:
        if ITEM_OF[card] == kind:
            return card
    return -1


def has_at_hand(state: State, player: Player, kind: int) -> bool:
    """AUR-09.4  Is such an item held, and is this the phase that it shows?"""
    return state.phase in ITEM_PHASES[kind] and held(player, kind) >= 0


def kinds_held(player: Player) -> list[int]:
    """The kinds of items in the hand, each once."""
    return sorted({ITEM_OF[card] for card in player.items})


# -- the zone ----------------------------------------------------------------------------------------


def is_enemy(card: int) -> bool:
    return card >= 0 and KIND[card] == ENEMY


def can_act(state: State, player: Player, slot: int) -> bool:
    """AUR-05.11, AUR-R6  Can the action of the card in this slot be carried out completely?"""
    card = state.zone[slot]
    kind = KIND[card] if card >= 0 else ENEMY
    if kind == LOCATION:
        return bool(state.left[slot] or state.right[slot])
    if kind == PERSON:
        return can_house(player) > 0 and state.supply[SURVIVOR] > 0
    if kind == ENCOUNTER:
        return any(can_strike(state, player, slot, deal) for deal in DEALS[card])
    return kind in (TRUCK, TRAILER, DEVICE)


def can_strike(state: State, player: Player, slot: int, deal: str) -> bool:
    """AUR-19.1, AUR-19.2, AUR-R67  Can the price be paid?"""
    if deal == BARTER:
        wanted = first_token(state.left[slot])
        return wanted >= 0 and any(kind != wanted for kind in resources_of(player))
    if deal == HELP:
        return bool(resources_of(player))
    return bool(player.items) if deal == TRADE else True


def first_token(packed: int) -> int:
    """The first kind of token that lies on a card, or -1."""
    for at, kind in enumerate(BLOCK_KINDS):
        if packed >> SHIFT * at & 7:
            return kind
    return -1


def slots_to_clear(state: State) -> list[int]:
    """AUR-15.4  Whose cards go at the end of the round if nobody takes any: enemies have left the zone by then."""
    filled = [slot for slot, card in enumerate(state.zone) if card >= 0 and not is_enemy(card)]
    return filled[: max(0, len(filled) - ZONE_KEPT[len(state.players) - 1])]


def card_to_come(state: State, seat: Seat) -> int:
    """AUR-R6  The slot whose card this seat must still act on, while it carries out a bonus first; else -1."""
    outing = state.outing
    if outing is None or outing.seat != seat or not outing.acting or outing.on_card or outing.card_done:
        return -1
    return outing.slot


def enemies_in(state: State, region: int) -> list[int]:
    """The enemies above this region, by their places in `state.enemies`."""
    return [at for at, enemy in enumerate(state.enemies) if enemy.region == region]


def enemy_at(state: State, card: int) -> int:
    for at, enemy in enumerate(state.enemies):
        if enemy.card == card:
            return at
    return -1


def defence(state: State, tier: int) -> int:
    """AUR-14.3, AUR-23.22  By the back of its loot card and the number of players; alone as for two."""
    return DEFENCE[tier][len(state.players) - 1]


def is_spared(state: State, actor: int, card: int) -> bool:
    """AUR-11.12  Does the Renegade keep this enemy away?"""
    return not is_automa(state, actor) and state.players[actor].spared == card


# -- roads -------------------------------------------------------------------------------------------


def open_shortcuts(state: State, space: int, tracks: bool) -> list[int]:
    """AUR-13.6, AUR-22.12, AUR-22.13  The shortcuts that a convoy can drive from here."""
    found: list[int] = []
    for short in state.board.shortcuts:
        closed = AVALANCHE[short] and state.closed >> short & 1
        if SHORT_START[short] == space and (tracks or not TRACKED[short]) and not closed:
            found.append(short)
    return found


def distance(state: State, rear: int, space: int) -> int:
    """AUR-R31  Moves from the rear actor's space to this one by the shortest roads it may use."""
    if is_automa(state, rear):
        return space - space_of(state, rear)
    start = space_of(state, rear)
    tracks = has_tracks(state.players[rear])
    shortest = {start: 0}
    for at in range(start, space):
        if at in shortest:
            steps = shortest[at] + 1
            ends = [at + 1] + [SHORT_END[short] for short in open_shortcuts(state, at, tracks)]
            for end in ends:
                if steps < shortest.get(end, 99):
                    shortest[end] = steps
    return shortest.get(space, space - start)


def resources_of(player: Player) -> list[int]:
    """The kinds of resources in the convoy."""
    return [kind for kind in RESOURCES if player.load[kind]]
