"""Last Aurora's own invariants: the numbered list of its ledger.

Secrets in messages (19) are `test_secrets.py`; that every question has an answer and a default (20) is
`test_questions.py`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from conformance.invariants.claims import Claims, Watch
from holdfast.games.aurora.chapters.c16_elimination import TurnEnd, leave_game
from holdfast.games.aurora.pieces import (
    ABILITY,
    AUTOMA_CREW,
    CELLS_OF,
    EMPTY,
    ITEM_OF,
    LANE,
    LEADER,
    POWER,
    SUPPLY,
    SURVIVOR,
    TOKENS,
    Board,
)
from holdfast.games.aurora.queries import content_of, skill_at, surplus
from holdfast.games.aurora.redeal import card_piles, item_piles
from holdfast.games.aurora.state import EXHAUSTED, OVER, Claim, Player, State
from holdfast.games.aurora.verbs import block_tokens
from holdfast.kernel.event import Event
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import waiting
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table

HOLDS = {"any": {0, 1, 2, 3}, "survivor": {3}, "food_fuel": {1, 2}}
QUIET = {"TakeTurn", "Travel", "OpenFire", "CheckLoad", "FeedOne", "UseRest"}
"""Questions before which nothing is half done."""


class AuroraWatch(Watch):
    """Looks at every moment; compares positions with the last."""

    def __init__(self) -> None:
        self.spaces: list[int] = []
        self.closed = 0

    def see(self, table: Table[Any]) -> None:
        state: State = table.state
        see_tokens(state)
        see_cards(state)
        see_enemies(state)
        see_automa(state)
        asked = [ask.name() for _, ask in waiting(table)]
        for player in state.players:
            if not player.out:
                see_convoy(state, player)
                assert -1 <= player.fame <= 5
                if asked and all(name in QUIET for name in asked):
                    see_crew(state, player)
        assert len(state.zone) == 5
        assert state.round <= 6
        assert sorted(state.order) == sorted({*state.order})

    def follow(self, table: Table[Any], told: list[Event]) -> None:
        state: State = table.state
        spaces = [player.space for player in state.players]
        for was, now in zip(self.spaces, spaces, strict=False):
            assert was <= now <= state.board.last
        assert self.closed & ~state.closed == 0
        self.spaces, self.closed = spaces, state.closed


def see_tokens(state: State) -> None:
    """Invariant 2: no token is made or lost."""
    held = Counter(dict(enumerate(state.supply)))
    for block in [*state.left, *state.right]:
        held.update(block_tokens(block))
    for player in state.players:
        held.update(dict(enumerate(player.load)))
        held[1] += sum(player.fed)
    if state.automa is not None:
        held.update(dict(enumerate(state.automa.lanes)))
        held[SURVIVOR] += state.automa.sick
    for kind, n in enumerate(SUPPLY):
        assert held[kind] == n, f"{TOKENS[kind]}: {held[kind]} of {n}"
        assert state.supply[kind] >= 0


def see_cards(state: State) -> None:
    """Invariant 3: every card is in one place."""
    lying = [card for pile in card_piles(state) for card in pile]
    lying += [card for card in state.zone if card >= 0] + state.discard + state.loot_discard + state.beaten
    lying += [enemy.card for enemy in state.enemies]
    for player in state.players:
        lying += [card for card in player.bays if card >= 0] + player.crew
    counts = Counter(lying)
    assert max(counts.values()) == 1, [card for card, n in counts.items() if n > 1]
    items = Counter([card for pile in item_piles(state) for card in pile] + state.item_discard)
    assert max(items.values()) == 1
    assert len(items) == len(ITEM_OF) - (0 if state.with_mines else 1)
    assert sorted([*state.outcomes, *state.outcome_discard]) == list(range(12))


def see_convoy(state: State, player: Player) -> None:
    """Invariants 4 and 5: cells and cards."""
    assert player.bays[0] >= 0
    trailers = player.bays[2::2]
    assert all(card >= 0 for card in trailers)
    assert len(player.bays) == len(player.damage) == len(player.places)
    if not state.frozen:
        return
    for bay, card in enumerate(player.bays):
        for at, kind in enumerate(CELLS_OF[card] if card >= 0 else []):
            content = content_of(player, bay, at)
            if content != EMPTY:
                name = ["any", "survivor", "food_fuel"][kind]
                assert content in HOLDS[name]
                assert not player.damage[bay] >> at & 1


def see_crew(state: State, player: Player) -> None:
    """Invariants 1, 5, 6, 10, 11: when nothing is half done."""
    assert player.load[SURVIVOR] == len(player.crew) > 0
    assert len(player.bays) // 2 - 1 <= POWER[player.bays[0]]
    assert len(player.items) <= 3
    assert surplus(player) <= 0
    for at, card in enumerate(player.crew):
        assert skill_at(player, at) > 0
        assert not (ABILITY[card] == LEADER and player.zone[at] == EXHAUSTED)
    if state.frozen:
        placed = [
            content_of(player, bay, at)
            for bay, card in enumerate(player.bays)
            for at in range(len(CELLS_OF[card]) if card >= 0 else 0)
        ]
        assert [placed.count(kind) for kind in range(4)] == player.load


def see_enemies(state: State) -> None:
    """Invariants 7 and 8: counters, loot cards, damage."""
    assert len(state.enemies) == len(state.beside)
    marks = Counter(mark for enemy in state.enemies for mark in enemy.marks if mark >= 0)
    for seat, player in enumerate(state.players):
        if not player.out and state.phase != OVER:
            assert marks[seat] + player.targets == 2
    for enemy in state.enemies:
        if -1 in enemy.marks:
            assert all(mark == -1 for mark in enemy.marks[enemy.marks.index(-1) :])


def see_automa(state: State) -> None:
    """Invariant 18."""
    automa = state.automa
    if automa is None:
        return
    assert automa.lanes[SURVIVOR] + automa.sick <= AUTOMA_CREW
    assert all(lane <= LANE for lane in automa.lanes)
    assert sorted([*automa.deck, *automa.row, *automa.shown, *automa.discard]) == list(range(6))
    for row in (1, 2, 3):
        for column in range(automa.column + 1, 6):
            assert not automa.damage >> (row * 6 + column) & 1


class AuroraClaims(Claims):
    scopes = (TurnEnd,)
    unchanging = (Board, Claim)
    most_lines = 1500
    idle_lines = 400

    def watch(self) -> Watch:
        return AuroraWatch()

    def piles(self, state: State) -> list[list[list[int]]]:
        automa = state.automa
        actions = [] if automa is None else [automa.deck, automa.row]
        return [card_piles(state), [state.outcomes], item_piles(state), actions]

    def may_kill(self, table: Table[Any], seat: Seat) -> bool:
        state: State = table.state
        others = [other for other, player in enumerate(state.players) if other != seat and not player.out]
        return len(others) > 1 and not state.players[seat].out and not isinstance(table.agenda[-1], Lanes)

    def kill(self, table: Table[Any], seat: Seat) -> None:
        player: Player = table.state.players[seat]
        for card in player.crew:
            table.state.discard.append(card)
        table.state.supply[1] += sum(player.fed)
        for things in (player.crew, player.zone, player.ill, player.fed, player.capsules):
            things.clear()
        leave_game(table, seat)

    def is_shared(self, text: str) -> bool:
        return text.startswith("use ")


CLAIMS = AuroraClaims()
