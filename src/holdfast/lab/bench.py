"""The engine against its peers, in one run."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from holdfast.lab.peers import Peers
from holdfast.lab.race import Standing, race, ratios
from holdfast.lab.worker import Worker, WorkerFailed

COMPILED, INTERPRETED = "Holdfast, compiled", "Holdfast, interpreted"
HEARTS, HEARTS_DEALT, HEARTS_LOOP = "OpenSpiel hearts", "OpenSpiel hearts, dealt", "OpenSpiel hearts, C++ loop"
CATANATRON = "Catanatron"
PEERS = {
    HEARTS: ["open_spiel_worker.py", "deal"],
    HEARTS_DEALT: ["open_spiel_worker.py", "dealt"],
    HEARTS_LOOP: ["open_spiel_worker.py", "loop"],
    CATANATRON: ["catanatron_worker.py"],
}
"""The worker of each, and how it is called."""
CLONE_SECONDS = 0.5

Tell = Callable[[str], None]


@dataclass
class Findings:
    """Everything that was measured, and what could not be, and why."""

    rounds: int
    seconds: float
    standings: list[Standing] = field(default_factory=list)
    ratios: dict[str, float] = field(default_factory=dict)
    versions: dict[str, dict[str, Any]] = field(default_factory=dict)
    clones: dict[str, dict[str, float]] = field(default_factory=dict)
    records: dict[str, dict[str, float]] = field(default_factory=dict)
    compiling: dict[str, float] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)

    @property
    def ours(self) -> str:
        """The speed of ours that the others are compared with: the compiled one, if there is one."""
        return COMPILED if any(standing.name == COMPILED for standing in self.standings) else INTERPRETED

    def report(self) -> dict[str, Any]:
        """All of it, JSON-able."""
        return {
            "machine": {"python": platform.python_version(), "system": platform.platform(), "cores": os.cpu_count()},
            "rounds": self.rounds,
            "seconds_a_round": self.seconds,
            "counted": "answers of players among two or more legal ones, in seconds of the process's own time",
            "decisions_a_second": {
                standing.name: {"median": standing.speed, "spread": standing.spread, "rounds": standing.rates}
                for standing in self.standings
            },
            "times_faster": {"of": self.ours, "than": self.ratios},
            "versions": self.versions,
            "clone": self.clones,
            "records": self.records,
            "compile": self.compiling,
            "missing": self.missing,
        }


def commands(clone: Path, peers: Peers | None) -> dict[str, tuple[list[str], dict[str, str]]]:
    """How each runner is started: command and environment."""
    bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ours = [sys.executable, "-P", str(clone / "bench" / "holdfast_worker.py")]
    found = {COMPILED: (ours, bare), INTERPRETED: (ours, {**bare, "PYTHONPATH": str(clone / "src")})}
    if peers is not None:
        for name, (worker, *way) in PEERS.items():
            found[name] = ([str(peers.python), "-P", str(clone / "bench" / worker), *way], bare)
    return found


@contextmanager
def started(clone: Path, peers: Peers | None, findings: Findings) -> Iterator[dict[str, Worker]]:
    """All runners that can run; who cannot is noted as missing."""
    with ExitStack() as stack:
        workers: dict[str, Worker] = {}
        for name, (command, environment) in commands(clone, peers).items():
            worker = stack.enter_context(Worker(command, environment, clone))
            try:
                version = worker.do("hello")
            except WorkerFailed as failed:
                findings.missing[name] = str(failed)
                continue
            if name == COMPILED and not version["compiled"]:
                findings.missing[name] = "not compiled"
                continue
            findings.versions[name] = version
            workers[name] = worker
        yield workers


def measure(clone: Path, peers: Peers | None, rounds: int, seconds: float, tell: Tell) -> Findings:
    """Race, copies and records of everybody who can run."""
    findings = Findings(rounds, seconds)
    with started(clone, peers, findings) as workers:
        findings.standings = race(dict(workers), rounds, seconds, tell)
        findings.ratios = ratios(findings.standings, findings.ours)
        for name, worker in workers.items():
            findings.clones[name] = worker.do("clone", CLONE_SECONDS)
            tell(name)
            if name in (COMPILED, INTERPRETED):
                findings.records[name] = worker.do("records")
    return findings


def measure_compiling(clone: Path) -> dict[str, float]:
    """Seconds to compile everything anew, and the lines that were compiled; nothing where it fails."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        shutil.copytree(clone / "src", tree / "src", ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("setup.py", "pyproject.toml"):
            shutil.copyfile(clone / name, tree / name)
        shutil.copytree(clone / "requirements", tree / "requirements")
        environment = {**os.environ, "HOLDFAST_COMPILE": "1"}
        environment.pop("PYTHONPATH", None)
        began = time.monotonic()
        command = [sys.executable, "setup.py", "--quiet", "build", "--build-lib", str(Path(folder, "lib"))]
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, check=False)
        seconds = time.monotonic() - began
        if done.returncode:
            return {}
        lines = sum(len(path.read_text("utf-8").splitlines()) for path in compiled_sources(Path(folder, "lib"), tree))
        return {"seconds": seconds, "lines": lines, "seconds_per_1000_lines": 1000 * seconds / lines}


def compiled_sources(lib: Path, tree: Path) -> list[Path]:
    """The modules that became extensions."""
    found = []
    for extension in lib.rglob("*.so"):
        source = tree / "src" / extension.relative_to(lib).with_name(extension.name.partition(".")[0] + ".py")
        if source.is_file():
            found.append(source)
    return found
