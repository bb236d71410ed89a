"""What the castaways say of themselves."""

from __future__ import annotations

from typing import Any

from conformance.invariants.claims import Claims, Watch
from holdfast.kernel.parts.triggers import SetOff
from holdfast.kernel.play import top
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table
from kernel.toy_effects.state import WOUNDS, State, playing
from kernel.toy_effects.verbs import CardEnd, TurnEnd


class CastawaysWatch(Watch):
    def see(self, table: Table[Any]) -> None:
        state: State = table.state
        cards = state.deck + state.discard + [card for one in state.castaways for card in one.hand + one.laid]
        assert sorted(cards) == list(range(len(state.known.kinds)))
        assert all(item >= 0 for one in state.castaways for item in one.stores)
        assert all(one.out or 0 <= one.wounds < WOUNDS for one in state.castaways)
        assert len(set(state.used)) == len(state.used), "something was done twice that is done once a turn"
        if table.result is None:
            turns = [step for step in table.agenda if isinstance(step, TurnEnd)]
            assert len(turns) == 1, "somebody is asked outside of a turn, or in two at once"
            assert state.turn >= 0
            assert top(table) is not None


class CastawaysClaims(Claims):
    unchanging = (SetOff,)
    scopes = (CardEnd, TurnEnd)
    turns = 3
    most_lines = 600
    idle_lines = 200

    def watch(self) -> Watch:
        return CastawaysWatch()

    def piles(self, state: Any) -> list[list[list[int]]]:
        return [[state.deck, *(castaway.hand for castaway in state.castaways)]]

    def kill(self, table: Table[Any], seat: Seat) -> None:
        table.state.castaways[seat].out = True

    def may_kill(self, table: Table[Any], seat: Seat) -> bool:
        return len(playing(table.state)) > 2


CLAIMS = CastawaysClaims()
