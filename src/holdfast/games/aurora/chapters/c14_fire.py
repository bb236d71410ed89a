"""AUR-14.7 to AUR-14.18  Convoy fire: attacks, hits and jams, target counters, defeat and loot."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_blows import BAYS
from holdfast.games.aurora.chapters.c09_items import DrawItems, UseItem, play_item, playable
from holdfast.games.aurora.chapters.c10_repairs import GainFame
from holdfast.games.aurora.chapters.c14_enemy_fire import send_home
from holdfast.games.aurora.chapters.c14_loot import turn_up
from holdfast.games.aurora.chapters.c16_elimination import TurnEnd
from holdfast.games.aurora.chapters.c23_suffering import automa_fame, automa_items, automa_lose, bit
from holdfast.games.aurora.pieces import (
    AMMO,
    AUTOMA_WEAPON,
    CARD_COUNT,
    CELLS,
    CELLS_OF,
    DEFENCE,
    FIRST_ENEMY,
    GUNNER,
    HITS,
    INCENDIARY,
    JAMS,
    LEFT_ARROW,
    LETTERS,
    NAMES,
    NUMBER,
    WEAPONS,
)
from holdfast.games.aurora.queries import (
    enemies_in,
    forward_order,
    has_ability,
    held,
    is_automa,
    name_of,
    region_of,
    weapons,
)
from holdfast.games.aurora.state import SHOOTING, Claim, Enemy, State
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
        return [f"bay:{BAYS[self.bay]}"]


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
                if held(player, INCENDIARY) >= 0 and ways[1] not in options:
                    options.append(ways[1])
        options += playable(state, player)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return CEASE

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        if isinstance(choice, Fire):
            table.then(FireOn(seat))
            take_aim(table, seat, choice)
        elif isinstance(choice, UseItem):
            table.then(FireOn(seat))
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


class FireOn(Step[State]):
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
            if hits and not player.spent >> GUNNER & 1 and has_ability(player, GUNNER):
                # AUR-11.14, AUR-R33: the first hit of the phase.
                player.spent |= 1 << GUNNER
                hits += 1
        hits += bool(hits and self.item)
        if jam:
            player.damage[self.bay] |= 1 << cell
        table.tell(events.Attacked(name_of(state, seat), NAMES[choice.card], CELLS[self.kind], hits, jam))
        if hits:
            hit(table, seat, choice.card, hits)


def enemy_at(state: State, card: int) -> int:
    for at, enemy in enumerate(state.enemies):
        if enemy.card == card:
            return at
    return -1


def hit(table: Table[State], seat: Seat, card: int, hits: int) -> None:
    """AUR-14.9, AUR-R34  Damage; fame; a target counter; and perhaps the end of the enemy."""
    state = table.state
    enemy = state.enemies[enemy_at(state, card)]
    enemy.damage += hits
    table.then(GainFame(seat), PlaceTarget(seat, card), CheckDefeat(card, state.phase != SHOOTING))


# -- target counters (AUR-14.9, AUR-14.11, AUR-14.12, AUR-R36) --------------------------------------------------


class PlaceTarget(Step[State]):
    """AUR-R36  A counter of one's own, if need be from another card; room for it, if need be made; left-most."""

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: Table[State]) -> None:
        state = table.state
        enemy = state.enemies[enemy_at(state, self.card)]
        if not state.players[self.seat].targets:
            table.then(MoveTarget(self.seat), self_again(self))
        elif -1 not in enemy.marks:
            table.then(RemoveTarget(self.seat, self.card))
        else:
            state.players[self.seat].targets -= 1
            put_target(table, self.seat, enemy, enemy.marks.index(-1))


def self_again(step: PlaceTarget) -> PlaceTarget:
    return PlaceTarget(step.seat, step.card)


def put_target(table: Table[State], actor: int, enemy: Enemy, cell: int) -> None:
    enemy.marks[cell] = actor
    if not table.unheard():
        table.tell(events.TargetPlaced(name_of(table.state, actor), NAMES[enemy.card], "abcd"[cell]))


class Recall(Choice):
    """The own counter on this enemy's loot card is moved."""

    def __init__(self, card: int) -> None:
        super().__init__(f"recall {NAMES[card]}")
        self.card = card

    def anchors(self) -> list[str]:
        return [f"enemy:{NAMES[self.card]}"]


RECALL: Final = {card: Recall(card) for card in range(FIRST_ENEMY, CARD_COUNT)}


class MoveTarget(Decision[State, Recall]):
    """AUR-14.11  Both counters lie on loot cards: which is moved?"""

    rule = "AUR-14.11"
    automatic = True
    timer = "fire"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [RECALL[enemy.card] for enemy in table.state.enemies if seat in enemy.marks]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[0]

    def take(self, table: Table[State], seat: Seat, choice: Recall) -> None:
        state = table.state
        enemy = state.enemies[enemy_at(state, choice.card)]
        enemy.marks.remove(seat)
        enemy.marks.append(-1)
        state.players[seat].targets += 1


class Remove(Choice):
    """The counter in this target cell makes way."""

    def __init__(self, cell: int) -> None:
        super().__init__(f"remove {'abcd'[cell]}")
        self.cell = cell


REMOVE: Final = [Remove(cell) for cell in range(4)]


class RemoveTarget(Decision[State, Remove]):
    """AUR-14.12  All four cells are taken: which counter makes way?"""

    rule = "AUR-14.12"
    timer = "fire"

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [*REMOVE]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D30  An opponent's right-most."""
        state = table.state
        marks = state.enemies[enemy_at(state, self.card)].marks
        return REMOVE[max(range(4), key=lambda cell: (marks[cell] != seat, cell))]

    def take(self, table: Table[State], seat: Seat, choice: Remove) -> None:
        state = table.state
        enemy = state.enemies[enemy_at(state, self.card)]
        send_home(state, [enemy.marks[choice.cell]])
        state.players[seat].targets -= 1
        put_target(table, seat, enemy, choice.cell)


# -- defeat (AUR-14.15 to AUR-14.18) ------------------------------------------------------------------------------


class CheckDefeat(Step[State]):
    """AUR-14.15, AUR-R35  All defence cells are marked: letters decide who wins the loot. `now`: it is handed over."""

    def __init__(self, card: int, now: bool) -> None:
        self.card = card
        self.now = now

    def run(self, table: Table[State]) -> None:
        state = table.state
        at = enemy_at(state, self.card)
        enemy = state.enemies[at]
        if enemy.damage < DEFENCE[enemy.tier][len(state.players) - 1]:
            return
        letters = LETTERS[reveal_outcome(table, "defeat")]
        winner = next(enemy.marks[letter] for letter in letters if enemy.marks[letter] >= 0)
        items = [0] * (len(state.players) + 1)
        for actor in enemy.marks:
            if actor >= 0 and actor != winner:
                items[actor] += 1
        table.tell(events.EnemyDefeated(NAMES[self.card], name_of(state, winner)))
        send_home(state, enemy.marks)
        state.claimed.append(state.beside[at])
        state.claims.append(Claim(winner, enemy.tier, items))
        state.beaten.append(enemy.card)
        del state.enemies[at], state.beside[at]
        if self.now:
            # AUR-22.6: an attack in the scouting phase.
            table.then(HandOver())


class HandOver(Step[State]):
    """AUR-14.16, AUR-14.17, AUR-R63  In order of defeat: the loot, then items for the others in forward order."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if not state.claims:
            return
        claim = state.claims.pop(0)
        card = state.claimed.pop(0)
        order = forward_order(state)
        steps: list[Step[Any]] = [ShareOut(actor, claim.items[actor]) for actor in order if claim.items[actor]]
        steps.append(HandOver())
        table.then_all(steps)
        if claim.winner not in order:
            state.lost_loot.append(card)
            state.lost_tiers.append(claim.tier)
        elif state.automa is not None and is_automa(state, claim.winner):
            # AUR-23.14: it lies there face down.
            state.automa.loot.append(card)
            state.automa.loot_tiers.append(claim.tier)
            table.tell(events.LootKept(claim.tier + 1))
        else:
            turn_up(table, claim.winner, card)


class ShareOut(Step[State]):
    """AUR-14.17  An item for each counter of who did not win the loot."""

    def __init__(self, actor: int, n: int) -> None:
        self.actor = actor
        self.n = n

    def run(self, table: Table[State]) -> None:
        if is_automa(table.state, self.actor):
            automa_items(table, self.n)
        else:
            table.then(DrawItems(self.actor, self.n))


# -- the Automa fires (AUR-23.21) ------------------------------------------------------------------------------------


def automa_fires(table: Table[State]) -> None:
    """AUR-23.21, AUR-R66  The first scouting card's arrow names the enemy; the right-most weapons fire first."""
    state = table.state
    automa = state.automa
    assert automa is not None
    columns = [column for column in range(automa.column, -1, -1) if AUTOMA_WEAPON[column]]
    for column in columns:
        there = enemies_in(state, region_of(state, len(state.players)))
        if not there or not automa.lanes[AMMO]:
            return
        if automa.damage & bit(0, column):
            continue
        highest = bool(automa.scouted) and LEFT_ARROW[automa.shown[0]]
        by_number = sorted([state.enemies[at].card for at in there], key=lambda card: NUMBER[card])
        card = by_number[-1] if highest else by_number[0]
        automa_lose(table, AMMO)
        weapon = AUTOMA_WEAPON[column] - 1
        outcome = reveal_outcome(table, "attack")
        hits, jam = HITS[outcome][weapon], JAMS[outcome][weapon]
        if jam:
            automa.damage |= bit(0, column)
        me = len(state.players)
        table.tell(events.Attacked(name_of(state, me), NAMES[card], CELLS[WEAPONS[weapon]], hits, jam))
        if hits:
            state.enemies[enemy_at(state, card)].damage += hits
            automa_fame(table, 1)
            automa_target(table, card)
            CheckDefeat(card, False).run(table)


def automa_target(table: Table[State], card: int) -> None:
    """AUR-R66  From another enemy's card, else its left-most here; a full card loses a player's right-most."""
    state = table.state
    automa = state.automa
    assert automa is not None
    me = len(state.players)
    enemy = state.enemies[enemy_at(state, card)]
    if not automa.targets:
        others = [other for other in state.enemies if me in other.marks and other is not enemy]
        source = others[0] if others else enemy
        source.marks.remove(me)
        source.marks.append(-1)
        automa.targets += 1
    automa.targets -= 1
    if -1 in enemy.marks:
        put_target(table, me, enemy, enemy.marks.index(-1))
        return
    theirs = [cell for cell in range(4) if enemy.marks[cell] != me]
    cell = theirs[-1] if theirs else 3
    send_home(state, [enemy.marks[cell]])
    put_target(table, me, enemy, cell)
