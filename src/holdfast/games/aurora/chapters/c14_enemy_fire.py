"""AUR-14.19 to AUR-14.21  Enemy fire, region by region from the right; then who has nobody to fire at goes."""

from __future__ import annotations

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c20_barrage import Barrage
from holdfast.games.aurora.pieces import AMBUSH, AREAS, ENEMY_ROWS, NAMES, NUMBER, REGIONS
from holdfast.games.aurora.queries import enemies_in, forward_order, is_automa, region_of
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
        row = ENEMY_ROWS[reveal_outcome(table, "enemy_fire")]
        cards = sorted([state.enemies[at].card for at in there], key=lambda card: NUMBER[card])
        hits = [
            sum([max(0, row[NUMBER[card] - 1]) for card in cards if not is_spared(state, actor, card)])
            for actor in convoys
        ]
        if not table.unheard():
            table.tell(events.EnemiesFired(REGIONS[self.region], max(hits), AREAS[state.area]))
        struck = [at for at, hit in enumerate(hits) if hit]
        if struck:
            targets = tuple(convoys[at] for at in struck)
            table.then(
                Barrage(targets, "", tuple(hits[at] for at in struck), state.area), Lurk(self.region, row, cards)
            )
        else:
            table.then(Lurk(self.region, row, cards))


def is_spared(state: State, actor: int, card: int) -> bool:
    """AUR-11.12  Does the Renegade keep this enemy away?"""
    return not is_automa(state, actor) and state.players[actor].spared == card


class Lurk(Step[State]):
    """AUR-R64  Ambush results, the lowest number first."""

    def __init__(self, region: int, row: list[int], cards: list[int]) -> None:
        self.region = region
        self.lurking = tuple(card for card in cards if row[NUMBER[card] - 1] == AMBUSH)

    def run(self, table: Table[State]) -> None:
        state = table.state
        for card in reversed(self.lurking):
            targets = [
                actor
                for actor in forward_order(state)
                if region_of(state, actor) == self.region and not is_spared(state, actor, card)
            ]
            if targets:
                table.tell(events.Ambushed(NAMES[card], REGIONS[self.region]))
                table.then(Barrage(tuple(targets), NAMES[card]))


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


def send_home(state: State, marks: list[int]) -> None:
    """AUR-14.18  Target counters go back to their owners."""
    for actor in marks:
        if actor >= 0:
            if state.automa is not None and is_automa(state, actor):
                state.automa.targets += 1
            else:
                state.players[actor].targets += 1
