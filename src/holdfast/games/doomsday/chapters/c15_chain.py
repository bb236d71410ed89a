"""DOM-15.10, DOM-R46, DOM-R67  Chains: what an effect sets off is worked off, oldest first; then the team check."""

from __future__ import annotations

from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c05_end import TurnEnd
from holdfast.games.doomsday.chapters.c06_aim import Mend
from holdfast.games.doomsday.chapters.c11_check import check_teams
from holdfast.games.doomsday.pieces import ROLES, SEATS, TRIGGERS
from holdfast.games.doomsday.queries import hidden_sides, is_bare, works
from holdfast.games.doomsday.state import REVEAL, Effect, Item, State
from holdfast.games.doomsday.verbs.batches import Batch, enqueue
from holdfast.games.doomsday.verbs.changes import bury_used
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table

TRIGGER_BITS = 3


def plan_name(card: int, trigger: int) -> str:
    """What this role card says: when revealed, or to its so-many-th trigger."""
    return f"{ROLES[card]} reveal" if trigger == REVEAL else f"{ROLES[card]} {trigger + 1}"


class Drain(Step[State]):
    """DOM-15.10  One effect is finished: what waits is worked off, what that sets off joins the end of the queue."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.peeked:
            # DOM-16.13: one trigger for each peeking effect.
            state.peeked = False
            batch = Batch()
            batch.peeked = True
            enqueue(state, batch)
        if state.queue:
            item = state.queue.pop(0)
            table.then(Mend(), Resolve(item), self.again())
        else:
            table.then(Mend(), self.when_empty())

    def again(self) -> Step[State]:
        return Drain()

    def when_empty(self) -> Step[State]:
        return Drained()


class Drained(Step[State]):
    """Nothing waits any more, unless weapons that were dropped meanwhile have set something off."""

    def run(self, table: Table[State]) -> None:
        if table.state.queue:
            table.then(Drain())


class ChainEnd(Drain):
    """DOM-11.4, DOM-R30  The end of a chain: work off what waits, then one team check if anybody died."""

    def again(self) -> Step[State]:
        return ChainEnd()

    def when_empty(self) -> Step[State]:
        return ChainOver()


class ChainOver(Step[State]):
    """DOM-05.8, DOM-08.7, DOM-R46  Used programs go under the deck; a turn whose player died ends at once."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.queue:
            table.then(ChainEnd())
            return
        bury_used(state)
        if state.killed:
            check_teams(table)
        state.effect = None
        state.firing = -1
        state.triggered.clear()
        state.risen = state.killed = 0
        if state.turn.died and table.result is None:
            table.leave(TurnEnd)


class Resolve(Step[State]):
    """DOM-15.10, DOM-R47  An ability comes up: if it can still be used, it is."""

    def __init__(self, item: Item) -> None:
        self.seat = item.seat
        self.card = item.card
        self.trigger = item.trigger
        self._item = item

    def run(self, table: Table[State]) -> None:
        state, item = table.state, self._item
        if not is_due(state, item):
            return
        state.effect = Effect(item.seat, item.card, item.trigger, item.cause, item.weapons, item.program)
        if item.trigger == REVEAL and not table.unheard():
            table.tell(events.AbilityFired(SEATS[item.seat], ROLES[item.card]))
        table.then_all(table.game.plan(plan_name(item.card, item.trigger)).steps(item.seat))


def is_due(state: State, item: Item) -> bool:
    """DOM-15.10  Its owner must live, its card must still work; what was revealed fires though it was hidden since."""
    player = state.players[item.seat]
    if item.trigger == REVEAL:
        return player.alive
    if item.card not in player.roles or not works(player, player.roles.index(item.card)):
        return False
    if packed(item.card, item.trigger) in state.triggered:
        return False
    on = TRIGGERS[item.card][item.trigger]
    if on == "state_both_loyalty_open_self":
        return not hidden_sides(state, item.seat)
    if on == "state_all_three_open_self":
        return is_bare(state, item.seat)
    # Lightbringer may have come back by another's hand.
    return player.alive != (on in ("killed_self", "killed_other_while_self_dead"))


def packed(card: int, trigger: int) -> int:
    return card << TRIGGER_BITS | trigger


def note_use(table: Table[State]) -> None:
    """DOM-15.8, DOM-R46  An optional trigger is used: not again in this chain."""
    state = table.state
    effect = state.effect
    if effect is not None and effect.card >= 0 and effect.trigger != REVEAL:
        state.triggered.append(packed(effect.card, effect.trigger))
        if not table.unheard():
            table.tell(events.AbilityUsed(SEATS[effect.by], ROLES[effect.card]))
