"""Holdfast, at the speed that the path gives it: PYTHONPATH=src is interpreted, the installed copy compiled."""

from __future__ import annotations

import itertools
import sys
import time
import tracemalloc
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from worker import Answer, copies, race, serve

import holdfast
from holdfast.speed import is_compiled

GAME = sys.argv[1] if len(sys.argv) > 1 else "lifeboat"
SEATS = int(sys.argv[2]) if len(sys.argv) > 2 else 6
GAMES = itertools.count()


def play_game() -> int:
    """One random game through the public door."""
    return holdfast.playout(GAME, SEATS, f"bench {next(GAMES)}")


def random_play(moves: int) -> holdfast.api.Table:
    """A table after so many random moves, or at its end."""
    table = holdfast.new(GAME, SEATS, "bench")
    bot = holdfast.bot("random", GAME, seed="bench")
    for _ in range(moves):
        asks = table.asking()
        if not asks:
            break
        table.play(asks[0].seat, bot.choose(table.seen_by(asks[0].seat)))
    return table


def hello(_: float) -> Answer:
    """Which Holdfast this is."""
    return {"version": holdfast.__version__, "compiled": is_compiled()}


def clone(seconds: float) -> Answer:
    """A copy of a table in mid-game, as a search makes it; its size is that of what the copy does not share."""
    table = random_play(60).sitting.table
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [table.clone() for _ in range(200)]
    size = (tracemalloc.get_traced_memory()[0] - before) / len(kept)
    tracemalloc.stop()
    return {**copies(table.clone, seconds), "bytes": size}


def records(_: float) -> Answer:
    """Replaying and verifying a whole game, the best of five."""
    table = random_play(100_000)
    record = table.record()
    return {
        "moves": len(table.sitting.lines),
        "replay_ms": min(milliseconds(lambda: holdfast.replay(record)) for _ in range(5)),
        "verify_ms": min(milliseconds(lambda: holdfast.verify(record)) for _ in range(5)),
    }


def milliseconds(act: object) -> float:
    """How long it takes."""
    began = time.process_time()
    act()  # type: ignore[operator]
    return 1000.0 * (time.process_time() - began)


if __name__ == "__main__":
    play_game()
    serve({"hello": hello, "race": lambda seconds: race(play_game, seconds), "clone": clone, "records": records})
