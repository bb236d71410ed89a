"""AUR-11.12, AUR-14.2 to AUR-14.6  The Renegade chooses; enemies come out of the zone and ambush."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c20_barrage import Barrage
from holdfast.games.aurora.pieces import CARD_COUNT, FIRST_ENEMY, LOOTS, NAMES, NUMBER, REGIONS, RENEGADE, TIERS
from holdfast.games.aurora.queries import (
    defence,
    forward_order,
    is_enemy,
    is_ready,
    is_spared,
    name_of,
    region_of,
)
from holdfast.games.aurora.state import Enemy, State
from holdfast.kernel.step import PASS, Choice, Decision, Pass, Seat, Step
from holdfast.kernel.table import Table

# -- the Renegade (AUR-11.12) --------------------------------------------------------------------------------


class Spare(Choice):
    """This enemy does nothing to the Renegade's owner."""

    def __init__(self, card: int) -> None:
        super().__init__(f"spare {NAMES[card]}")
        self.card = card

    def anchors(self) -> list[str]:
        return [f"enemy:{NAMES[self.card]}"]


SPARE: Final = {card: Spare(card) for card in range(FIRST_ENEMY, CARD_COUNT)}


class SpareFor(Step[State]):
    """AUR-11.12, AUR-R65  Who has an active Renegade chooses before the ambush."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        player = table.state.players[self.seat]
        if not player.out and is_ready(player, RENEGADE) and about(table.state):
            table.then(ChooseSpared(self.seat))


def about(state: State) -> list[int]:
    """The enemies in the zone and above the road."""
    return [card for card in state.zone if is_enemy(card)] + [enemy.card for enemy in state.enemies]


class ChooseSpared(Decision[State, Spare | Pass]):
    """AUR-11.12  Which enemy leaves the Renegade's convoy alone?"""

    rule = "AUR-11.12"
    timer = "fire"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [*(SPARE[card] for card in about(table.state)), PASS]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D27  The one with the worst ambush of those that will be in the own region: the highest number."""
        state = table.state
        here = region_of(state, seat)
        near = [enemy.card for enemy in state.enemies if enemy.region == here]
        if region_of(state, forward_order(state)[0]) == here:
            near += [card for card in state.zone if is_enemy(card)]
        return SPARE[max(near, key=lambda card: NUMBER[card])] if near else PASS

    def take(self, table: Table[State], seat: Seat, choice: Spare | Pass) -> None:
        if isinstance(choice, Spare):
            player = table.state.players[seat]
            player.spent |= 1 << RENEGADE
            player.spared = choice.card
            table.tell(events.Spared(name_of(table.state, seat), NAMES[choice.card]))


# -- ambush (AUR-14.2) ---------------------------------------------------------------------------------------


class Ambush(Step[State]):
    """AUR-14.2, AUR-14.4  Each above the leader's region with a loot card; then one effect after another."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        region = region_of(state, forward_order(state)[0])
        came: list[int] = []
        for slot, card in enumerate(state.zone):
            if is_enemy(card):
                state.zone[slot] = -1
                appear(table, card, region)
                came.append(card)
        table.then_all([Spring(card, region) for card in came])


def appear(table: Table[State], card: int, region: int) -> None:
    """AUR-14.3  The loot card beside it, face down, says how much it can bear."""
    state = table.state
    tier = TIERS[LOOTS - len(state.loot)]
    state.beside.append(state.loot.pop())
    state.enemies.append(Enemy(card, region, tier, [-1, -1, -1, -1]))
    table.tell(events.EnemyCame(NAMES[card], REGIONS[region], defence(state, tier)))


class Spring(Step[State]):
    """AUR-14.4  An ambush hits every convoy in the region, in forward order."""

    def __init__(self, card: int, region: int) -> None:
        self.card = card
        self.region = region

    def run(self, table: Table[State]) -> None:
        targets = in_reach(table.state, self.card, self.region)
        table.tell(events.Ambushed(NAMES[self.card], REGIONS[self.region]))
        if targets:
            table.then(Barrage(tuple(targets), NAMES[self.card]))


def in_reach(state: State, card: int, region: int) -> list[int]:
    """The convoys in this region, but for whom a Renegade protects from this enemy."""
    return [
        actor
        for actor in forward_order(state)
        if region_of(state, actor) == region and not is_spared(state, actor, card)
    ]
