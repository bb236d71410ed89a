"""Doomsday's own invariants: the numbered list of its ledger.

Secrets in messages (8, 17) are `test_secrets.py`; what needs a whole chain or turn to be seen (7, 9, 12, 13, 18) is
shown by scenes.
"""

from __future__ import annotations

from typing import Any

from conformance.invariants.claims import Claims, Watch
from holdfast.games.doomsday.chapters.c05_end import TurnEnd
from holdfast.games.doomsday.chapters.c11_death import Deaths
from holdfast.games.doomsday.pieces import (
    AIMED,
    DECK,
    LEADERS,
    LEGION,
    LEGION_CARD,
    LOYALTY_COUNT,
    PROGRAM_COUNT,
    ROLE_COUNT,
    SEATS,
    WEAPON_COUNT,
    WEAPON_OF,
)
from holdfast.games.doomsday.queries import has_power, is_aimed_well, owners_of, spots_of, targets_of
from holdfast.games.doomsday.redeal import program_piles
from holdfast.games.doomsday.state import Item, Link, Mode, State, Truth
from holdfast.kernel.event import Event
from holdfast.kernel.game import Value
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import waiting
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table

QUIET = ("Sentence", "Beat")
"""Questions before which nothing is half done."""
TWO_ACTIONS = 2
LEGION_MODE: dict[str, Value] = {"legion": True}
TABLES: tuple[tuple[int, dict[str, Value]], ...] = (
    (4, {}),
    (8, LEGION_MODE),
    (9, {}),
    (4, {"legion": True, "with_it": False, "first_game": True}),
    (5, {"weapons": "other", "printed_fortune_teller": True}),
    (9, {"legion": True, "classic_large": True}),
)
"""Pairs and ring, with Legion and without, and each of the table's other ways once.

Larger tables, whose plays are long, are played a part of the way in `games/doomsday/test_play.py`.
"""


class DoomsdayWatch(Watch):
    """Looks at every moment; compares marks and leaders with the last."""

    def __init__(self) -> None:
        self.marks: list[int] = []
        self.leaders = [True, True]

    def see(self, table: Table[Any]) -> None:
        state: State = table.state
        see_cards(state)
        see_lives(state)
        see_mode(state)
        asked = [ask.name() for _, ask in waiting(table)]
        if asked and all(name in QUIET for name in asked):
            see_weapons(state)
            see_dead(state)
            assert not state.queue
            assert not any(state.harm)
        if table.result is None:
            assert len(state.turn.done) <= (TWO_ACTIONS if state.turn.began_unarmed_actions else 1)

    def follow(self, table: Table[Any], told: list[Event]) -> None:
        """Invariants 14, 16, 20."""
        state: State = table.state
        marks = [player.mark for player in state.players]
        for was, now in zip(self.marks, marks, strict=False):
            assert was != LEGION or now == LEGION
            assert was < 0 or now >= 0
        leaders = [bool(cards) for cards in state.aside]
        assert all(was or not now for was, now in zip(self.leaders, leaders, strict=True))
        self.marks, self.leaders = marks, leaders
        for event in told:
            if type(event).__name__ == "TurnEnded":
                assert state.players[state.turn.seat].alive or table.result is not None


def see_cards(state: State) -> None:
    """Invariants 1 and 3: every card is in one place."""
    roles = [card for player in state.players for card in player.roles]
    roles += [card for cards in state.aside for card in cards] + state.role_box + state.role_rest + state.role_out
    assert sorted(roles) == list(range(ROLE_COUNT))
    assert sorted([*state.loyal, *state.loyal_box, *state.loyal_out]) == list(range(LOYALTY_COUNT))
    programs = [card for pile in program_piles(state) for card in pile]
    programs += [card for player in state.players for card in player.laid] + [link.card for link in state.links]
    assert sorted([*programs, *state.used, *state.program_out]) == list(range(PROGRAM_COUNT))
    weapons = [weapon for player in state.players for weapon in player.weapons]
    assert sorted([*weapons, *state.centre, *state.weapon_out]) == list(range(WEAPON_COUNT))
    for player in state.players:
        assert len(player.roles) == 1 or sorted(player.roles) in LEADERS
        assert len(player.roles) == len(player.role_open)


def see_lives(state: State) -> None:
    """Invariant 2."""
    for player in state.players:
        assert 0 <= player.lives <= 2
        assert not player.alive or player.lives > 0 or any(state.hurt)


def see_mode(state: State) -> None:
    """Invariant 15: no piece of Legion mode in any other."""
    if not state.mode.legion:
        for player in state.players:
            assert all(DECK[card] in ("base", "leader_human", "leader_machine") for card in player.roles)
            assert player.mark < 0
        assert LEGION_CARD in state.loyal_out


def see_weapons(state: State) -> None:
    """Invariants 4 and 5."""
    for seat, player in enumerate(state.players):
        assert len(player.weapons) <= (2 if has_power(state, seat, "dual_wield") else 1), SEATS[seat]
        for weapon in player.weapons:
            assert player.alive
            assert is_aimed_well(state, weapon)
            assert bool(targets_of(state, weapon)) == AIMED[WEAPON_OF[weapon]]
    for weapon in [*state.centre, *state.weapon_out]:
        assert not targets_of(state, weapon)


def see_dead(state: State) -> None:
    """Invariant 6: open cards, unless a living neighbour has hidden a shared one."""
    for seat, player in enumerate(state.players):
        if not player.alive:
            assert all(player.role_open)
            for spot in spots_of(state, seat):
                shared = any(state.players[one].alive for one in owners_of(state, spot))
                assert state.loyal_open[spot] or shared


class DoomsdayClaims(Claims):
    scopes = (TurnEnd,)
    unchanging = (Item, Link, Mode, Truth)
    shared = ("State.role_class",)
    tables = TABLES
    sizes = (4, 9)
    most_lines = 40000
    idle_lines = 20000

    def stride(self, seats: int) -> int:
        """In every window and every pause each of so many seats says a line, and each of them has turns."""
        return seats * seats // 2

    def clock(self, table: Table[Any]) -> int:
        """Where all are asked at once whether they step in, few do: else most lines of a play would be passes."""
        return 2 if len(waiting(table)) > 1 else 0

    def watch(self) -> Watch:
        return DoomsdayWatch()

    def piles(self, state: State) -> list[list[list[int]]]:
        roles = [player.roles for player in state.players]
        return [[*roles, state.role_box, state.role_rest], [state.loyal, state.loyal_box], program_piles(state)]

    def disclosed(self, table: Table[Any], seat: Seat) -> Any:
        state: State = table.state
        return (table.reveals, state.players[seat].mark, len(state.players[seat].roles))

    def may_kill(self, table: Table[Any], seat: Seat) -> bool:
        state: State = table.state
        others = [other for other, player in enumerate(state.players) if other != seat and player.alive]
        return len(others) > 1 and state.players[seat].alive and not isinstance(table.agenda[-1], Lanes)

    def kill(self, table: Table[Any], seat: Seat) -> None:
        table.state.players[seat].lives = 0
        table.then(Deaths())


CLAIMS = DoomsdayClaims()
