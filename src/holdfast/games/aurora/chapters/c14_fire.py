"""AUR-14.7 to AUR-14.10, AUR-14.14  Convoy fire: attacks, hits and jams."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_blows import BAYS, cell_anchor
from holdfast.games.aurora.chapters.c09_items import UseItem, play_item, playable
from holdfast.games.aurora.chapters.c10_repairs import GainFame
from holdfast.games.aurora.chapters.c14_defeat import CheckDefeat, HandOver
from holdfast.games.aurora.chapters.c14_targets import PlaceTarget
from holdfast.games.aurora.chapters.c16_elimination import TurnEnd
from holdfast.games.aurora.chapters.c23_firing import automa_fires
from holdfast.games.aurora.pieces import (
    AMMO,
    CARD_COUNT,
    CELLS,
    CELLS_OF,
    FIRST_ENEMY,
    GUNNER,
    HITS,
    INCENDIARY,
    JAMS,
    NAMES,
    WEAPONS,
)
from holdfast.games.aurora.queries import (
    enemies_in,
    enemy_at,
    forward_order,
    has_ability,
    has_at_hand,
    is_automa,
    name_of,
    region_of,
    weapons,
)
from holdfast.games.aurora.state import SHOOTING, State
from holdfast.games.aurora.verbs import drop_item, reveal_outcome, spend
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class ConvoyFire(Step[State]):
    """AUR-14.7, AUR-14.14  In forward order each may fire; loot is handed over when all have had the chance."""

    def run(self, table: Table[State]) -> None:
        steps: list[Step[Any]] = [FireTurn(actor) for actor in forward_order(table.state)]
        steps.append(HandOver())
        table.then_all(steps)


class FireTurn(Step[State]):
    """AUR-14.7, AUR-R24  Who has an enemy in reach and a weapon is asked if there is ammo, or an item to hide one."""

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def run(self, table: Table[State]) -> None:
        state = table.state
        if is_automa(state, self.actor):
            automa_fires(table)
            return
        player = state.players[self.actor]
        if not player.out and (player.items or can_fire(state, self.actor)):
            state.turn = self.actor
            table.then(OpenFire(self.actor), EndOfFire(self.actor))


class EndOfFire(TurnEnd):
    """The player's shooting is over."""

    def run(self, table: Table[State]) -> None:
        table.state.turn = -1


def ready_weapons(state: State, seat: Seat) -> list[tuple[int, int]]:
    """AUR-14.7  Undamaged weapons that have not fired in this phase."""
    player = state.players[seat]
    return [(bay, cell) for bay, cell in weapons(player) if not player.fired >> (8 * bay + cell) & 1]


def can_fire(state: State, seat: Seat) -> bool:
    in_reach = bool(enemies_in(state, region_of(state, seat))) and bool(ready_weapons(state, seat))
    return in_reach and state.players[seat].load[AMMO] > 0


class Fire(Choice):
    """An attack with this weapon, for an ammo token or with Incendiary Ammo."""

    def __init__(self, bay: int, kind: int, item: bool) -> None:
        super().__init__(f"{'ignite' if item else 'fire'} {BAYS[bay]} {CELLS[kind]}")
        self.bay = bay
        self.kind = kind
        self.item = item

    def anchors(self) -> list[str]:
        return [cell_anchor(self.bay, self.kind)]


class Cease(Choice):
    """No more shots."""


FIRE: Final = [
    [[Fire(bay, kind, False), Fire(bay, kind, True)] if kind in WEAPONS else [] for kind in range(len(CELLS))]
    for bay in range(len(BAYS))
]
CEASE: Final = Cease("cease")


class OpenFire(Decision[State, Choice]):
    """AUR-14.7, AUR-14.10, AUR-D29  Fire a weapon, or stop."""

    rule = "AUR-14.7"
    timer = "fire"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        player = state.players[seat]
        options: list[Choice] = [CEASE]
        if enemies_in(state, region_of(state, seat)):
            for bay, cell in ready_weapons(state, seat):
                ways = FIRE[bay][CELLS_OF[player.bays[bay]][cell]]
                if player.load[AMMO] and ways[0] not in options:
                    options.append(ways[0])
                if has_at_hand(state, player, INCENDIARY) and ways[1] not in options:
                    options.append(ways[1])
        options += playable(state, player)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return CEASE

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        if isinstance(choice, Fire):
            table.then(GoOnFiring(seat))
            take_aim(table, seat, choice)
        elif isinstance(choice, UseItem):
            table.then(GoOnFiring(seat))
            play_item(table, seat, choice.kind)


def take_aim(table: Table[State], seat: Seat, choice: Fire) -> None:
    """AUR-14.7  The shot is paid for, by ammo or by the item, with a weapon that everybody sees."""
    if choice.item:
        drop_item(table, seat, INCENDIARY, True)
    else:
        spend(table, seat, AMMO, 1, "fire")
    if not table.unheard():
        table.tell(events.WeaponAimed(name_of(table.state, seat), BAYS[choice.bay], CELLS[choice.kind]))
    table.then(Aim(seat, choice.bay, choice.kind, choice.item))


class GoOnFiring(Step[State]):
    """AUR-14.10  Go on, if there may be anything to go on with."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        state = table.state
        player = state.players[self.seat]
        if not player.out and (player.items or can_fire(state, self.seat)):
            table.then(OpenFire(self.seat))


class At(Choice):
    """At this enemy."""

    def __init__(self, card: int) -> None:
        super().__init__(f"at {NAMES[card]}")
        self.card = card

    def anchors(self) -> list[str]:
        return [f"enemy:{NAMES[self.card]}"]


AT: Final = {card: At(card) for card in range(FIRST_ENEMY, CARD_COUNT)}


class Aim(Decision[State, At]):
    """AUR-14.7  At which enemy of the region?"""

    rule = "AUR-14.7"
    automatic = True
    timer = "fire"

    def __init__(self, seat: Seat, bay: int, kind: int, item: bool) -> None:
        self.seat = seat
        self.bay = bay
        self.kind = kind
        self.item = item

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        return [AT[state.enemies[at].card] for at in enemies_in(state, region_of(state, seat))]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[0]

    def take(self, table: Table[State], seat: Seat, choice: At) -> None:
        """AUR-14.7, AUR-14.8  The outcome card, read in the weapon's row."""
        state = table.state
        player = state.players[seat]
        cell = next(
            at
            for at, one in enumerate(CELLS_OF[player.bays[self.bay]])
            if one == self.kind
            and not player.damage[self.bay] >> at & 1
            and (state.phase != SHOOTING or not player.fired >> (8 * self.bay + at) & 1)
        )
        weapon = WEAPONS.index(self.kind)
        outcome = reveal_outcome(table, "attack")
        hits, jam = HITS[outcome][weapon], JAMS[outcome][weapon]
        if state.phase == SHOOTING:
            player.fired |= 1 << (8 * self.bay + cell)
            if hits and not player.spent >> GUNNER & 1:
                # AUR-11.14, AUR-R33: only the first hit of the phase, whether or not the Gunner was awake for it.
                player.spent |= 1 << GUNNER
                hits += has_ability(player, GUNNER)
        hits += bool(hits and self.item)
        if jam:
            player.damage[self.bay] |= 1 << cell
        table.tell(events.Attacked(name_of(state, seat), NAMES[choice.card], CELLS[self.kind], hits, jam))
        if hits:
            hit(table, seat, choice.card, hits)


def hit(table: Table[State], seat: Seat, card: int, hits: int) -> None:
    """AUR-14.9, AUR-R34  Damage; fame; a target counter; and perhaps the end of the enemy."""
    state = table.state
    enemy = state.enemies[enemy_at(state, card)]
    enemy.damage += hits
    table.then(GainFame(seat), PlaceTarget(seat, card), CheckDefeat(card, state.phase != SHOOTING))
