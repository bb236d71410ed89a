"""Who speaks is asked every time: whatever order people come, go and are sent away in, nobody is shown another's hand.

HOLDFAST_THOROUGH=1 walks every order up to length six; otherwise every one up to two, and a sample of longer ones.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

from server.attack import services_in
from server.walk import BEGUN, SILENT, WATCHED, Asleep, Tally, orders

THOROUGH = os.environ.get("HOLDFAST_THOROUGH") == "1"
GAMES = {"lifeboat": 4, "outlive": 3}


@pytest.mark.parametrize("game", GAMES)
def test_no_order_of_coming_and_going_shows_anybody_what_is_not_theirs(tmp_path: Path, game: str) -> None:
    async def walk() -> Tally:
        async with services_in(tmp_path) as services:
            services.hall.thinkers = Asleep()
            if THOROUGH:
                return await orders(services, game, GAMES[game], 6, None)
            tally = await orders(services, game, GAMES[game], 2, None)
            for n, beginning in enumerate(([], BEGUN, WATCHED, SILENT)):
                tally.add(await orders(services, game, GAMES[game], 6, Random(f"{game} {n}"), beginning))
            return tally

    tally = asyncio.run(walk())
    print(f"{game}: {tally.orders:,} orders, {tally.bytes:,} bytes compared")

    assert tally.orders > 150
    assert tally.bytes > 300_000
