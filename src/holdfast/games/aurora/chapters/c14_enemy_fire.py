"""AUR-14.19 to AUR-14.21  Enemy fire, region by region from the right; then who has nobody to fire at goes."""

from __future__ import annotations

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c14_ambush import Spring, in_reach
from holdfast.games.aurora.chapters.c14_targets import send_home
from holdfast.games.aurora.chapters.c20_barrage import Barrage
from holdfast.games.aurora.pieces import AMBUSH, AREAS, ENEMY_ROWS, LETTERS, NAMES, NUMBER, REGIONS
from holdfast.games.aurora.queries import enemies_in, forward_order, is_spared, region_of
from holdfast.games.aurora.state import State
from holdfast.games.aurora.verbs import reveal_outcome
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table


class EnemyFire(Step[State]):
    """AUR-14.19  The bay first, then the coast, then the valley."""

    def run(self, table: Table[State]) -> None:
        table.then(FireOn(2), FireOn(1), FireOn(0), GiveUpChase())


class FireOn(Step[State]):
    """AUR-14.19, AUR-14.20, AUR-R64  One card for the region: hits add up in one area, then ambushes by number."""

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, table: Table[State]) -> None:
        state = table.state
        there = enemies_in(state, self.region)
        convoys = [actor for actor in forward_order(state) if region_of(state, actor) == self.region]
        if not there or not convoys:
            return
        outcome = reveal_outcome(table, "enemy_fire")
        row = ENEMY_ROWS[outcome]
        cards = sorted([state.enemies[at].card for at in there], key=lambda card: NUMBER[card])
        hits = [
            sum([max(0, row[NUMBER[card] - 1]) for card in cards if not is_spared(state, actor, card)])
            for actor in convoys
        ]
        if not table.unheard():
            table.tell(events.EnemiesFired(REGIONS[self.region], max(hits), AREAS[state.area]))
        table.then_all([Lurk(card, self.region) for card in cards if row[NUMBER[card] - 1] == AMBUSH])
        struck = [at for at, hit in enumerate(hits) if hit]
        if struck:
            targets = tuple(convoys[at] for at in struck)
            # AUR-23.23: the Automa's row is named by the card of the region, even if the deck was shuffled since.
            table.then(Barrage(targets, "", tuple(hits[at] for at in struck), state.area, LETTERS[outcome][0]))


class Lurk(Step[State]):
    """AUR-R64  An ambush result, unless nobody is left whom it could reach."""

    def __init__(self, card: int, region: int) -> None:
        self.card = card
        self.region = region

    def run(self, table: Table[State]) -> None:
        if in_reach(table.state, self.card, self.region):
            table.then(Spring(self.card, self.region))


class GiveUpChase(Step[State]):
    """AUR-14.21, AUR-R17  An enemy with no convoy below it is discarded, its loot unseen; counters go home."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        regions = [region_of(state, actor) for actor in forward_order(state)]
        for at in range(len(state.enemies) - 1, -1, -1):
            if state.enemies[at].region not in regions:
                enemy = state.enemies[at]
                table.tell(events.EnemyLeft(NAMES[enemy.card]))
                send_home(state, enemy.marks)
                state.lost_loot.append(state.beside[at])
                state.lost_tiers.append(enemy.tier)
                state.beaten.append(enemy.card)
                del state.enemies[at], state.beside[at]
