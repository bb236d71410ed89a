"""AUR-14.15 to AUR-14.18  An enemy is defeated: letters name the winner, and the loot is handed over."""

from __future__ import annotations

from typing import Any

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c09_items import DrawItems
from holdfast.games.aurora.chapters.c14_loot import turn_up
from holdfast.games.aurora.chapters.c14_targets import send_home
from holdfast.games.aurora.chapters.c23_suffering import automa_items
from holdfast.games.aurora.pieces import LETTERS, NAMES
from holdfast.games.aurora.queries import defence, enemy_at, forward_order, is_automa, name_of
from holdfast.games.aurora.state import Claim, State
from holdfast.games.aurora.verbs import reveal_outcome
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table


class CheckDefeat(Step[State]):
    """AUR-14.15, AUR-R35  All defence cells are marked: letters decide who wins the loot. `now`: it is handed over."""

    def __init__(self, card: int, now: bool) -> None:
        self.card = card
        self.now = now

    def run(self, table: Table[State]) -> None:
        state = table.state
        at = enemy_at(state, self.card)
        enemy = state.enemies[at]
        if enemy.damage < defence(state, enemy.tier):
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
