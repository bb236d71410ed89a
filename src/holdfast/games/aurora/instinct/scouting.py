"""What a scouting turn is worth: cards, teams, bonuses, passing."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora.chapters.c05_scouting import Boost, Feed, Go, Rest, Scout, Send
from holdfast.games.aurora.chapters.c06_actions import Gather, Strike
from holdfast.games.aurora.chapters.c07_bonuses import TakeBonus
from holdfast.games.aurora.chapters.c09_items import UseItem
from holdfast.games.aurora.chapters.c10_repairs import Done
from holdfast.games.aurora.pieces import ABILITY as ABILITY_OF
from holdfast.games.aurora.pieces import (
    ANTIFREEZE,
    CELLS_OF,
    COPILOT,
    DEVICE,
    DRIVER,
    ENCOUNTER,
    FOOD,
    FUEL,
    KIND,
    LEADER,
    LOCATION,
    NAMES,
    PERSON,
    POWER,
    RATIONS,
    SKILL,
    SOLUTION,
    SPEED,
    SPEED_CELLS,
    TORCH,
    TRACKS,
    TRAILER,
    TRUCK,
)
from holdfast.games.aurora.queries import room_for_trailer, skill_at, surplus
from holdfast.games.aurora.state import Player, State
from holdfast.games.aurora.verbs import block_tokens
from holdfast.kernel.step import Choice, Seat

ROUNDS: Final = 6
WORTH: Final = [0.6, 1.0, 2.0, 1.5, 1.0]
"""Of a token of ammo, food, fuel, a survivor, an item."""


def rounds_left(state: State) -> int:
    return ROUNDS - state.round


def block_worth(state: State, player: Player, packed: int) -> float:
    """What a block brings, as far as there is room for it."""
    tokens = sorted(block_tokens(packed), key=lambda kind: -WORTH[kind])
    room = max(0, -surplus(player))
    worth = 0.0
    for at, kind in enumerate(tokens):
        share = 1.0 if at < room else 0.3
        scarce = 1.5 if kind == FUEL and player.load[FUEL] < 2 else 1.0
        worth += WORTH[kind] * share * scarce
    return worth


def truck_worth(card: int) -> float:
    speed = SPEED[card] + SPEED_CELLS[card].bit_count()
    return 2.5 * speed + 0.7 * POWER[card] + 0.6 * TRACKS[card] + 0.2 * len(CELLS_OF[card])


def card_worth(state: State, seat: Seat, slot: int) -> float:
    """What the action of the card in this slot is worth."""
    player = state.players[seat]
    card = state.zone[slot]
    kind = KIND[card]
    if kind == LOCATION:
        worth = max(block_worth(state, player, state.left[slot]), block_worth(state, player, state.right[slot]))
        return worth - 0.8 * entry_cost(card)
    if kind == TRUCK:
        gain = truck_worth(card) - truck_worth(player.bays[0])
        return gain * (0.4 + 0.12 * rounds_left(state))
    if kind == TRAILER:
        return 1.8 if room_for_trailer(player) else 0.2
    if kind == DEVICE:
        return 1.4
    if kind == PERSON:
        helper = ABILITY_OF[card] in (COPILOT, DRIVER)
        return 2.2 + 0.4 * SKILL[card] + helper - 0.35 * len(player.crew)
    return 1.2 if kind == ENCOUNTER else 0.0


def entry_cost(card: int) -> float:
    name = NAMES[card]
    harmless = ("loc_store", "loc_gas_station", "loc_lodge", "loc_roadhouse", "loc_train", "loc_village", "loc_port")
    return 0.0 if name in harmless else 1.0


def weigh_turn(state: State, seat: Seat, choice: Choice) -> float:
    """Scout the best card, pass with who repairs most, feed where food abounds."""
    player = state.players[seat]
    if isinstance(choice, Scout):
        spare = 0.25 * state.board.values[choice.slot]
        return 1.0 + card_worth(state, seat, choice.slot) - spare
    if isinstance(choice, Rest):
        at = player.crew.index(choice.card)
        hurt = sum([mask.bit_count() for mask in player.damage])
        driver = ABILITY_OF[choice.card] in (COPILOT, DRIVER)
        return 1.0 + 0.6 * min(hurt, skill_at(player, at)) + 0.9 * driver
    if isinstance(choice, Feed):
        return 2.6 if player.load[FOOD] > 1 or ABILITY_OF[choice.card] == COPILOT else 0.5
    if isinstance(choice, Boost):
        return -1.0
    if isinstance(choice, UseItem):
        return weigh_item(player, choice.kind)
    return 0.1


def weigh_item(player: Player, kind: int) -> float:
    """Items score a point unused: play them when they do more."""
    if kind == TORCH:
        return 3.0 if sum([mask.bit_count() for mask in player.damage]) >= 3 else -1.0
    if kind == SOLUTION:
        return 3.0 if sum(player.ill) >= 2 else -1.0
    if kind == RATIONS:
        return 0.9
    return -1.0 if kind == ANTIFREEZE else -0.5


def weigh_team(state: State, seat: Seat, choice: Choice) -> float:
    """The Leader never tires; few are better than many; food is the last resort."""
    player = state.players[seat]
    if isinstance(choice, Go):
        return 10.0
    if isinstance(choice, Send):
        at = player.crew.index(choice.card)
        return 3.0 * (ABILITY_OF[choice.card] == LEADER) + skill_at(player, at)
    return 0.1


def weigh_act(state: State, seat: Seat, choice: Choice) -> float:
    """The card first, by its better block; then a bonus that is worth its cost."""
    outing = state.outing
    player = state.players[seat]
    if outing is None or isinstance(choice, Done):
        return 0.0
    if isinstance(choice, Gather):
        packed = state.right[outing.slot] if choice.right else state.left[outing.slot]
        return 3.0 + block_worth(state, player, packed)
    if isinstance(choice, TakeBonus):
        return weigh_bonus(state, seat, choice.bonus)
    if isinstance(choice, Strike):
        return {"help": 3.5, "rob": 3.2, "barter": 3.4, "trade": 3.6}[choice.deal]
    return 3.0


def weigh_bonus(state: State, seat: Seat, bonus: str) -> float:
    player = state.players[seat]
    outing = state.outing
    room = -surplus(player) > 0
    weak = outing is None or all(skill_at(player, player.crew.index(card)) <= 1 for card in outing.team)
    worth = {"repair": 5.0, "cleanse": 5.5, "refit": 0.5, "attack": 1.0, "food": 0.4, "ammo": -0.2}
    if bonus == "fuel":
        return -2.0 if weak and state.board.values[outing.slot if outing else 0] == 3 else 1.5 * room
    if bonus == "move":
        return 1.5 if player.load[FUEL] > 1 else -1.0
    if bonus in ("food", "ammo") and not room:
        return -1.0
    return worth.get(bonus, 0.0)
