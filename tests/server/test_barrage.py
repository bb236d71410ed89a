"""A barrage of messages over REST and sockets: no 500, no traceback, no odd word, and play goes on.

HOLDFAST_THOROUGH=1 sends a million.
"""

from __future__ import annotations

import os
from pathlib import Path

from server.attack import assert_calm
from server.barrage import Barrage
from server.harness import PATIENCE, Visitor, running

MESSAGES = 1_000_000 if os.environ.get("HOLDFAST_THOROUGH") == "1" else 3_000


def test_a_barrage_changes_nothing_for_those_who_play(tmp_path: Path) -> None:
    with running(tmp_path / "barrage") as server, Visitor(server, "Zoe") as zoe:
        match = zoe.new_match(4, start=True, pace="none")["id"]
        place = zoe.sit_at(match)
        place.until(lambda here: here.ask is not None)
        barrage = Barrage(server, seed=1, messages=MESSAGES)

        barrage.run()

        assert barrage.wrong == []
        assert barrage.sent["rest"] > 0.05 * MESSAGES
        assert barrage.sent["socket"] > 0.5 * MESSAGES
        place.until(lambda here: here.ask is not None, PATIENCE)
        assert place.ask is not None
        assert place.say(place.ask["default"], ask=place.ask["id"])["t"] == "done"
        assert_calm(server)
