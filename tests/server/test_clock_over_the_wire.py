"""The server's clock over the wire: a real server that is killed, paused, or whose machine is told another time."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from holdfast.server.clock import BEAT
from server.harness import Place, Server, Visitor, running


@contextmanager
def table_of_two(server: Server) -> Iterator[tuple[str, Visitor]]:
    """A match of two people at a live pace, and its host."""
    with Visitor(server, "Ann") as ann, Visitor(server, "Bob") as bob:
        match = str(ann.new_match(4, pace="live", bots=["random", "random"])["id"])
        bob.post(f"/api/matches/{match}/sit")
        ann.post(f"/api/matches/{match}/start")
        yield match, ann


def calm_place(visitor: Visitor, match: str) -> Place:
    """A socket at the table once the bots have said all they can."""
    visitor.sit_at(match).drain()
    place = visitor.sit_at(match)
    place.until(lambda here: "clock" in here.sections)
    return place


def left_at(place: Place) -> float:
    """What was left when this socket was welcomed."""
    return float(place.sections["clock"]["until"]) - float(place.welcome["now"])


def test_a_killed_server_gives_at_most_a_beat(tmp_path: Path) -> None:
    with running(tmp_path) as server, table_of_two(server) as (match, ann):
        before = left_at(calm_place(ann, match))
        began = time.monotonic()
        time.sleep(BEAT + 3.0)
        ran = time.monotonic() - began
        server.kill()
        began = time.monotonic()
        server.start()
        with Visitor(server) as again:
            again.http.cookies = ann.http.cookies
            after = left_at(calm_place(again, match))
        waited = time.monotonic() - began
        assert before - ran - waited < after < before - ran + BEAT + 1.0


def test_a_pause_lasts_as_long_on_the_server_s_clock_as_on_ours(tmp_path: Path) -> None:
    with running(tmp_path) as server, table_of_two(server) as (match, ann):
        place = calm_place(ann, match)
        before = place.sections["clock"]["until"]
        asked = time.monotonic()
        ann.post(f"/api/matches/{match}/pause")
        place.until(lambda here: not here.sections["clock"]["until"])
        paused = time.monotonic()
        time.sleep(0.5)
        resuming = time.monotonic()
        ann.post(f"/api/matches/{match}/resume")
        place.until(lambda here: bool(here.sections["clock"]["until"]))
        resumed = time.monotonic()
        assert resuming - paused < place.sections["clock"]["until"] - before < resumed - asked


JUMPING = """
import time
from pathlib import Path

wall, jump = time.time, Path({jump!r})
time.time = lambda: wall() + float(jump.read_text())
"""
"""Python runs this before anything else if it is called `sitecustomize`."""


@pytest.mark.parametrize("jump", [3600.0, -3600.0], ids=["forward", "back"])
def test_a_real_server_does_not_care_what_the_wall_clock_says(tmp_path: Path, jump: float) -> None:
    jump_file, site = tmp_path / "jump", tmp_path / "site"
    jump_file.write_text("0")
    site.mkdir()
    (site / "sitecustomize.py").write_text(JUMPING.format(jump=str(jump_file)))
    path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])
    with running(tmp_path / "data", PYTHONPATH=path) as server, table_of_two(server) as (match, ann):
        place = calm_place(ann, match)
        jump_file.write_text(str(jump))
        assert abs(ann.new_match()["created"] - time.time() - jump) < 60.0, "the wall clock has not jumped"
        again = calm_place(ann, match)
        assert again.sections["clock"] == place.sections["clock"]
        assert left_at(place) - 30.0 < left_at(again) < left_at(place)
