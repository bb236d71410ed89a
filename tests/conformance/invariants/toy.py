"""What the toy says of itself."""

from __future__ import annotations

from typing import Any

from conformance.invariants.claims import Claims, Watch
from holdfast.kernel.play import top
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table
from kernel.toy.state import KIND_OF, KINDS, TEAM_OF, Offer, State, playing, standing_offer
from kernel.toy.turns import Retort
from kernel.toy.wounds import TurnEnd


class ToyWatch(Watch):
    def see(self, table: Table[Any]) -> None:
        state: State = table.state
        cards = state.deck + state.discard + [card for one in state.campers for card in one.hand + one.shown]
        assert sorted(cards) == list(range(len(KIND_OF)))
        assert sorted(state.teams + state.spare) == list(range(len(TEAM_OF)))
        assert all(camper.food >= 0 for camper in state.campers)
        assert not state.queue, "somebody is asked while a trigger waits"


class ToyClaims(Claims):
    unchanging = (Offer,)
    scopes = (TurnEnd,)
    turns = 3
    most_lines = 400
    idle_lines = 60

    def watch(self) -> Watch:
        return ToyWatch()

    def piles(self, state: Any) -> list[list[list[int]]]:
        return [[state.deck, *(camper.hand for camper in state.campers)], [state.teams, state.spare]]

    def names_cards(self, state: Any) -> bool:
        return bool(state.offers)

    def disclosed(self, table: Table[Any], seat: Seat) -> Any:
        """Who is of one team; and an offer lapses when its card has left the hand: so it was this card."""
        return (table.state.pairs[:], [standing_offer(table.state, by, seat) is None for by in range(table.seats)])

    def kill(self, table: Table[Any], seat: Seat) -> None:
        table.state.campers[seat].out = True

    def may_kill(self, table: Table[Any], seat: Seat) -> bool:
        # A Retort is on the agenda of the one who was hit: it must lapse, so kill there above all.
        return len(playing(table.state)) > (1 if isinstance(top(table), Retort) else 2)

    def is_shared(self, text: str) -> bool:
        return text == "draw"

    def extra_words(self, table: Table[Any], seat: Seat) -> list[str]:
        return [f"offer {other} give {kind}" for other in range(table.seats) for kind in KINDS]


CLAIMS = ToyClaims()
