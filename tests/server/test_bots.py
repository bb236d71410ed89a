"""Bots at a server's tables: the server's own, and anybody's over the socket."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from server.harness import PATIENCE, Server, Visitor, running

EXAMPLE = Path(__file__).parents[2] / "examples" / "socket_bot.py"


def test_the_example_bot_plays_a_game_over_the_socket(server: Server, ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, pace="none")
    token = bob.post("/api/me/tokens")["key"]
    place = ann.sit_at(match["id"])
    command = [sys.executable, str(EXAMPLE), server.url, token, match["code"]]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    place.until(lambda here: here.sections.get("people", [{}] * 4)[1].get("here", False))
    ann.post(f"/api/matches/{match['id']}/start")

    place.play_on(lambda here: here.result is not None)

    said, _ = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 0
    assert "winners" in said


def test_a_hint_is_one_of_my_options_or_rights(ann: Visitor) -> None:
    match = ann.new_match(4, start=True)
    place = ann.sit_at(match["id"])
    place.until(lambda here: here.ask is not None)

    words = place.answer_to(place.send(t="hint"))["words"]

    assert place.ask is not None
    assert words[0] in [option["notation"] for option in place.ask["options"]] + place.sections["rights"]


def test_rights_are_explained_when_asked_for(ann: Visitor) -> None:
    match = ann.new_match(4, start=True)
    place = ann.sit_at(match["id"])
    place.until(lambda here: bool(here.sections.get("rights")))
    right = place.sections["rights"][0]

    explained = place.answer_to(place.send(t="explain", words=[right]))["options"]

    assert explained[0]["notation"] == right
    assert explained[0]["label"]["id"].startswith("lifeboat-choice-")
    assert place.answer_to(place.send(t="explain", words=["fly away"]))["code"] == "not-offered"


def test_the_strongest_bot_plays_at_a_table_and_a_hint_says_by_how_much_it_is_better(ann: Visitor) -> None:
    """Both think in a process of their own, which follows the match by its record."""
    match = ann.new_match(2, "outlive", bots=["search"], start=True)
    place = ann.sit_at(match["id"])

    best = 0.0
    for _ in range(20):
        place.until(lambda here: here.ask is not None)
        assert place.ask is not None
        offered = [option["notation"] for option in place.ask["options"]]
        hint = place.answer_to(place.send(t="hint"))
        assert hint["words"][0] in [*offered, *place.sections["rights"]]
        best = max(best, hint["margin"])
        if best > 0:
            return
        place.say(place.ask["default"], ask=place.ask["id"])
    pytest.fail("no hint was better than the next answer")


def processes() -> dict[int, int]:
    """Every process of this machine, with its parent."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    return {int(pid): int(parent) for pid, parent in (line.split() for line in listed.splitlines())}


def test_who_thinks_for_a_server_ends_with_it_however_that_ends(tmp_path: Path) -> None:
    with running(tmp_path / "plugged") as server, Visitor(server, "Ann") as ann:
        place = ann.sit_at(ann.new_match(2, "outlive", bots=["search"], start=True)["id"])
        place.until(lambda here: here.ask is not None)
        place.answer_to(place.send(t="hint"))
        assert server.process is not None
        thinkers = {pid for pid, parent in processes().items() if parent == server.process.pid}
        assert thinkers

        server.kill()

        deadline = time.monotonic() + PATIENCE
        while thinkers & set(processes()) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not thinkers & set(processes())
