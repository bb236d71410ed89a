"""AUR-15  Phase 5, the end of a round; AUR-04.1, the rounds themselves."""

from __future__ import annotations

from typing import Any

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_blows import discard
from holdfast.games.aurora.chapters.c03_harm import Fit
from holdfast.games.aurora.chapters.c05_scouting import Scouting
from holdfast.games.aurora.chapters.c05_zone import Refill
from holdfast.games.aurora.chapters.c12_rest import Resting
from holdfast.games.aurora.chapters.c13_movement import Movement
from holdfast.games.aurora.chapters.c14_shooting import Shooting
from holdfast.games.aurora.chapters.c16_scoring import finish, reached
from holdfast.games.aurora.chapters.c23_moving import AutomaRoundEnd, advance
from holdfast.games.aurora.pieces import CELLS_OF, FOOD, GREENHOUSE, NAMES, ZONE_KEPT
from holdfast.games.aurora.queries import living
from holdfast.games.aurora.state import ROUND_END, Player, State
from holdfast.games.aurora.verbs import gain, leave_zone, slide_left
from holdfast.kernel.step import Seat, Step
from holdfast.kernel.table import Table

ROUNDS = 6


class Round(Step[State]):
    """AUR-04.1  Scouting, rest, movement, shooting, end of round."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.round += 1
        for player in state.players:
            player.spent = 0
        table.tell(events.RoundBegan(state.round))
        table.then(Scouting(), Resting(), Movement(), Shooting(), EndOfRound())


class EndOfRound(Step[State]):
    """AUR-15.1, AUR-R25  Effects of every round's end first, in forward order; then the check."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.phase = ROUND_END
        table.tell(events.PhaseBegan(ROUND_END))
        steps: list[Step[Any]] = [Harvest(seat) for seat in living(state)]
        if state.automa is not None:
            steps.append(AutomaRoundEnd())
        steps.append(CheckEnd())
        table.then_all(steps)


class Harvest(Step[State]):
    """AUR-15.1  A food for each whole greenhouse."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        count = greenhouses(table.state.players[self.seat])
        if count:
            gain(table, self.seat, FOOD, count, "greenhouse")
            table.then(Fit(self.seat))


def greenhouses(player: Player) -> int:
    count = 0
    for bay, card in enumerate(player.bays):
        for at, kind in enumerate(CELLS_OF[card] if card >= 0 else []):
            count += kind == GREENHOUSE and not player.damage[bay] >> at & 1
    return count


class CheckEnd(Step[State]):
    """AUR-15.2, AUR-15.3  The end, or the ship moves on and the zone is renewed."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if reached(state) or state.round == ROUNDS:
            finish(table)
            return
        table.tell(events.AuroraMoved(state.round + 1, state.board.aurora[state.round]))
        if state.automa is not None:
            advance(table)
        trim(table)
        table.then(Refill(), Round())


def trim(table: Table[State]) -> None:
    """AUR-15.4, AUR-15.5  Surplus cards go from the left; the others close up."""
    state = table.state
    filled = [slot for slot, card in enumerate(state.zone) if card >= 0]
    for slot in filled[: max(0, len(filled) - ZONE_KEPT[len(state.players) - 1])]:
        card = leave_zone(state, slot)
        table.tell(events.CardDiscarded(NAMES[card]))
        discard(state, card)
    slide_left(state)
