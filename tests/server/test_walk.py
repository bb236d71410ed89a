"""Who speaks is asked every time: whatever order people come, go and are sent away in, nobody is shown another's hand.

HOLDFAST_THOROUGH=1 walks every order up to length six, one for all that lead to the same state; otherwise every one
up to three, and a sample of longer ones.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

from holdfast.server.store import sqlite
from server.attack import services_in
from server.walk import BEGUN, SILENT, WATCHED, Asleep, Tally, every_order, some_orders

THOROUGH = os.environ.get("HOLDFAST_THOROUGH") == "1"
GAMES = {"lifeboat": 4, "outlive": 3, "aurora": 3, "doomsday": 4}


@pytest.fixture(autouse=True)
def hasty_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is seen does not depend on when the disk has it; a walk writes a hundred thousand times."""
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, "synchronous=OFF"))


@pytest.mark.parametrize("game", GAMES)
def test_no_order_of_coming_and_going_shows_anybody_what_is_not_theirs(tmp_path: Path, game: str) -> None:
    async def walk() -> Tally:
        async with services_in(tmp_path) as services:
            services.hall.thinkers = Asleep()
            if THOROUGH:
                return await every_order(services, game, GAMES[game], 6)
            tally = await every_order(services, game, GAMES[game], 3)
            for n, beginning in enumerate(([], BEGUN, WATCHED, SILENT)):
                tally.add(await some_orders(services, game, GAMES[game], 6, Random(f"{game} {n}"), beginning))
            return tally

    tally = asyncio.run(walk())
    print(f"{game}: {tally.orders:,} orders, {tally.walked:,} walks, {tally.bytes:,} bytes compared")

    assert tally.orders > 150
    assert tally.bytes > 300_000
