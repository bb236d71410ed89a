"""What the tests of bots share: tables in mid-play, and the same table with its secrets dealt anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import holdfast
from holdfast.api import Table
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.imagine import redealt
from holdfast.kernel.policy import Policy
from holdfast.kernel.table import Table as KernelTable


def questions(
    seats: int, seed: str, bots: list[str], most: int = 10_000, game: str = "lifeboat"
) -> Iterator[tuple[Table, int]]:
    """Every question of a game that these bots play, with the table as it is then."""
    table = holdfast.new(game, seats=seats, seed=seed)
    players = [holdfast.bot(name, game, seed=f"{seed} {seat}") for seat, name in enumerate(bots)]
    for _ in range(most):
        asks = table.asking()
        if not asks:
            return
        seat = asks[0].seat
        yield table, seat
        table.play(seat, players[seat].choose(table.seen_by(seat)))


def with_other_secrets(table: Table, seat: int, seed: str) -> Table:
    """The table with everything dealt anew that this seat cannot know. To it nothing has changed."""
    other = table.clone()
    other.sitting.table = redealt(table.sitting.table, seat, Dice(seed_of(seed)))
    return other


def said(policy: Policy[Any], table: KernelTable[Any], seat: int) -> str:
    """What the policy would say in this seat."""
    choice = policy.choose(table, seat)
    return "" if choice is None else choice.text
