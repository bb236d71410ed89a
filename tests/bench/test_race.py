"""The harness of the bench: turns, medians and ratios. Nothing here is timed."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pytest
from rich.console import Console

from holdfast.lab import bench
from holdfast.lab.bench import COMPILED, HEARTS, INTERPRETED, Findings
from holdfast.lab.bench_page import bench_page
from holdfast.lab.peers import Peers
from holdfast.lab.race import Runner, Standing, race, ratios
from holdfast.lab.worker import Worker, WorkerFailed
from holdfast.locale import LANGUAGES, Language

WORKER = """
import json, sys
for line in sys.stdin:
    wanted = json.loads(line)
    if wanted["do"] == "die":
        sys.exit("it is over")
    if wanted["do"] == "race":
        answer = {"decisions": 100 * wanted["seconds"], "seconds": wanted["seconds"]}
    else:
        answer = {"error": "cannot " + wanted["do"]}
    print(json.dumps(answer), flush=True)
"""


class Told:
    """A runner whose laps are known beforehand."""

    def __init__(self, name: str, laps: list[float], diary: list[str]) -> None:
        self.name = name
        self.laps = laps
        self.diary = diary

    def lap(self, seconds: float) -> float:
        self.diary.append(self.name)
        return self.laps.pop(0)


def test_runners_take_turns_and_who_begins_changes() -> None:
    diary: list[str] = []
    runners: dict[str, Runner] = {name: Told(name, [1.0] * 3, diary) for name in "abc"}

    race(runners, rounds=3, seconds=1.0)

    assert "".join(diary) == "abcbcacab"


def test_one_disturbed_round_changes_nothing() -> None:
    runners: dict[str, Runner] = {
        "ours": Told("ours", [100.0, 1.0, 102.0], []),
        "theirs": Told("theirs", [10.0, 10.0, 10.0], []),
    }

    standings = race(runners, rounds=3, seconds=1.0)

    assert [(standing.name, standing.speed) for standing in standings] == [("ours", 100.0), ("theirs", 10.0)]
    assert ratios(standings, "ours") == {"theirs": 10.0}


def test_a_worker_answers_and_a_dead_one_says_why(tmp_path: Path) -> None:
    with Worker([sys.executable, "-c", WORKER], dict(os.environ), tmp_path) as worker:
        assert worker.lap(2.0) == 100.0
        with pytest.raises(WorkerFailed, match="cannot fly"):
            worker.do("fly")
        with pytest.raises(WorkerFailed, match="it is over"):
            worker.do("die")


def test_peers_are_ready_when_what_is_wanted_was_installed(tmp_path: Path) -> None:
    peers = Peers(tmp_path)
    peers.wanted.parent.mkdir()
    peers.wanted.write_text("open_spiel\n")
    assert not peers.are_ready()

    peers.python.parent.mkdir(parents=True)
    peers.python.touch()
    peers.stamp.write_text("open_spiel\n")
    assert peers.are_ready()

    peers.wanted.write_text("open_spiel\ncatanatron\n")
    assert not peers.are_ready()


def test_both_speeds_are_one_worker_with_two_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "somewhere")
    found = bench.commands(tmp_path, None)

    assert found[COMPILED][0] == found[INTERPRETED][0]
    assert "PYTHONPATH" not in found[COMPILED][1]
    assert found[INTERPRETED][1]["PYTHONPATH"] == str(tmp_path / "src")


def test_without_a_compiled_copy_the_interpreted_one_is_compared() -> None:
    findings = Findings(1, 1.0, standings=[Standing(INTERPRETED, [5.0]), Standing(HEARTS, [1.0])])

    assert findings.ours == INTERPRETED


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_draws_everybody(lang: Language) -> None:
    findings = Findings(
        1,
        1.0,
        standings=[Standing(COMPILED, [1e6]), Standing(HEARTS, [2e5])],
        ratios={HEARTS: 5.0},
        clones={COMPILED: {"microseconds": 2.0, "bytes": 5000.0}, HEARTS: {"microseconds": 0.8}},
        records={COMPILED: {"moves": 200, "replay_ms": 5.0, "verify_ms": 20.0}},
        compiling={"seconds": 60.0, "lines": 5000, "seconds_per_1000_lines": 12.0},
        missing={INTERPRETED: "gone fishing"},
    )
    screen = io.StringIO()

    Console(file=screen, width=100).print(bench_page(findings, lang))

    for word in ("1 000 000", "█", "5.0", "gone fishing", "12"):
        assert word in screen.getvalue()
    assert findings.report()["times_faster"] == {"of": COMPILED, "than": {HEARTS: 5.0}}
