"""How long a long match takes to come back from the store: `server_resume.py MOVES`, prints a line of JSON."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from statistics import median

from holdfast.kernel.sitting import Sitting
from holdfast.server.config import Settings
from holdfast.server.match.hall import sit_down
from holdfast.server.services import Services
from holdfast.server.store.rows import LineRow
from holdfast.speed import is_compiled

SEATS = 6
ROUNDS = 7
HAGGLING = ("offer", "recall", "decline")


def talkative(sitting: Sitting, moves: int, chance: random.Random) -> None:
    """A game of so many moves: no game is that long by itself, so its people haggle without end."""
    while len(sitting.lines) < moves:
        haggling = [
            (seat, word) for seat in range(SEATS) for word in sitting.rights(seat) if word.partition(" ")[0] in HAGGLING
        ]
        asks = [(ask.seat, ask.default) for ask in sitting.asking()]
        seat, word = chance.choice(haggling or asks)
        sitting.play(str(seat), [word])


async def measure(moves: int, folder: str) -> dict[str, object]:
    services = Services(Settings(data=folder))
    await services.open()
    people = [await services.people.new_guest(f"Guest {seat}", "en") for seat in range(SEATS)]
    match = await services.hall.create(people[0], "lifeboat", SEATS, {}, "private", "none", [])
    for person in people[1:]:
        await sit_down(match, person, None, "")
    await match.start()
    sitting = match.sitting
    assert sitting is not None
    talkative(sitting, moves, random.Random("resume"))
    lines = [LineRow(line.author, line.text, line.digest) for line in sitting.lines]
    await services.store.append(match.row.id, 0, lines, None, False)
    times = []
    for _ in range(ROUNDS):
        del services.hall.matches[match.row.id]
        began = time.perf_counter()
        found = await services.hall.find(match.row.id)
        times.append(1000.0 * (time.perf_counter() - began))
        assert found.sitting is not None
        assert len(found.sitting.lines) == moves
    await services.close()
    return {"moves": moves, "resume_ms": median(times), "compiled": is_compiled()}


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measure(int(sys.argv[1]), folder))))
