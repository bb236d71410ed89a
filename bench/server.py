"""How much a move costs on the match server: `python bench/server.py`; README.md says what is measured and how.

A real `holdfast serve` in its own process, with its usual durable store, and the load in another. A report, not a test.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any
from urllib.request import urlopen

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table

BENCH = Path(__file__).resolve().parent
HOME = BENCH.parent
VENV_PYTHON = HOME / ".venv" / "bin" / "python"
HURRIED = 1e6
"""Moves a second of a table where everybody answers at once: more than it can have."""
CLUB = 200
LONG = 1500
WRITES = 1000
USUAL = ("lifeboat", 4)
CROWD = 16

Measured = dict[str, Any]

COLUMNS = {
    "moves_per_second": ("moves/s", "{:.0f}"),
    "cpu_ms": ("CPU a move, ms", "{:.2f}"),
    "bytes_median": ("bytes, median", "{:.0f}"),
    "bytes_p95": ("bytes, p95", "{:.0f}"),
    "done_p50": ("done p50, ms", "{:.1f}"),
    "done_p99": ("done p99, ms", "{:.1f}"),
    "seen_p50": ("all p50, ms", "{:.1f}"),
    "seen_p99": ("all p99, ms", "{:.1f}"),
    "memory_kb": ("kB a match", "{:.0f}"),
    "fewest_moves": ("fewest moves", "{:.0f}"),
    "server_share": ("server's core", "{:.0%}"),
    "load_share": ("load's core", "{:.0%}"),
}


class Load:
    """So many tables, each with so many moves a second."""

    def __init__(self, matches: int, rate: float, seconds: float) -> None:
        self.matches = matches
        self.rate = rate
        self.seconds = seconds

    @property
    def name(self) -> str:
        return f"{self.matches} hurried" if self.is_hurried else f"{self.matches} × {self.rate:g}/s"

    @property
    def is_hurried(self) -> bool:
        """Does each table move again as soon as its last word is done?"""
        return self.rate == HURRIED


Result = tuple[str, Load, Measured]
"""Who, under which load, with what outcome."""


def loads(matches: list[int], seconds: float, is_usual: bool, bots: int) -> list[Load]:
    """Hurried tables for the cost of a move, then a club's evening for the latency, then many tables for the memory.

    Of a game picked by name only hurried tables, and the same at a move a second.
    """
    if bots:  # their thoughts set the pace: nobody can hurry
        return [Load(count, 1.0, seconds) for count in matches]
    hurried = [Load(count, HURRIED, seconds) for count in matches]
    if not is_usual:
        return [*hurried, *(Load(count, 1.0, seconds) for count in matches)]
    return [*hurried, Load(CLUB, 1.0, seconds), Load(1000, 0.2, 2.5 * seconds)]


# -- running ---------------------------------------------------------------------------------------


def environment() -> dict[str, str]:
    """The compiled copy if there is one, else the sources; a PYTHONPATH of one's own decides otherwise."""
    found = dict(os.environ)
    found.setdefault("HOLDFAST_SERVER_NEW_PER_MINUTE", "0")
    found.setdefault("HOLDFAST_SERVER_CONNECTIONS_PER_ADDRESS", "0")
    if not (HOME / ".venv" / "compiled.stamp").exists():
        found.setdefault("PYTHONPATH", str(HOME / "src"))
    return found


def python() -> str:
    return str(VENV_PYTHON) if VENV_PYTHON.exists() else sys.executable


@contextmanager
def server(data: Path) -> Iterator[tuple[str, int]]:
    """`holdfast serve` with an empty store; gives its address and process."""
    command = [python(), "-P", "-m", "holdfast", "serve", "--no-browser", "--data", str(data)]
    with (data / "server.log").open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment())
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        if not line.startswith("Holdfast: "):
            raise SystemExit(f"The server did not start:\n{(data / 'server.log').read_text()}")
        yield line.split()[1].rstrip("/"), process.pid
    finally:
        process.terminate()
        process.wait(30)


def ours(game: str, seats: int, bots: int, load: Load, progress: Progress, task: TaskID) -> Measured:
    """One load on a fresh server."""
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (url, pid):
        with urlopen(f"{url}/health") as health:
            compiled = json.load(health)["compiled"]
        command = [python(), "-P", str(BENCH / "server_load.py"), url, str(pid), game, str(seats), str(bots)]
        return {"compiled": compiled} | told_by(command, load, progress, task)


def told_by(command: list[str], load: Load, progress: Progress, task: TaskID) -> Measured:
    """Give a load to a command and follow it to its last line."""
    command = [*command, str(load.matches), str(load.rate), str(load.seconds)]
    progress.update(task, total=load.matches + load.seconds)
    last: Measured = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment()) as process:
        assert process.stdout is not None
        for line in process.stdout:
            last = json.loads(line)
            if "opened" in last:
                progress.update(task, completed=last["opened"])
            elif "played" in last:
                progress.update(task, completed=load.matches + min(load.seconds, last["played"]))
    if process.returncode or "cpu_ms" not in last:
        raise SystemExit(f"The load of {load.name} did not finish: {shlex.join(command)}")
    progress.update(task, completed=load.matches + load.seconds)
    return last


def middle(rounds: list[Measured]) -> Measured:
    """The median of the rounds, number by number: a shared machine is now fast, now slow."""
    return {name: median([one[name] for one in rounds]) for name in rounds[0]}


def resume() -> Measured:
    """A long match, from the store to a table that can be played on."""
    command = [python(), "-P", str(BENCH / "server_resume.py"), str(LONG)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment())
    found: Measured = json.loads(done.stdout)
    return found


def disk_ms() -> tuple[float, float, float]:
    """What a small durable write takes here: usually, at worst of a hundred, and in processor time."""
    times = []
    with tempfile.NamedTemporaryFile() as file:
        busy = time.process_time()
        for _ in range(WRITES):
            began = time.perf_counter()
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
            times.append(1000.0 * (time.perf_counter() - began))
    used = 1000.0 * (time.process_time() - busy) / WRITES
    return median(times), sorted(times)[-WRITES // 100], used


# -- reporting -------------------------------------------------------------------------------------


def table_of(results: list[Result]) -> Table:
    table = Table(title="A move on the match server")
    table.add_column("who")
    table.add_column("load")
    for heading, _ in COLUMNS.values():
        table.add_column(heading, justify="right")
    for who, load, measured in results:
        cells = [form.format(measured[name]) if name in measured else "" for name, (_, form) in COLUMNS.items()]
        table.add_row(who, load.name, *cells)
    return table


def targets(results: list[Result], resumed: Measured, seats: int, bots: int) -> list[tuple[str, float, float]]:
    """What we want: name, measured, limit."""
    wanted: list[tuple[str, float, float]] = []
    if bots:
        return [(f"{load.name} beside bots: p99 until done, ms", told["done_p99"], 50.0) for _, load, told in results]
    if seats >= CROWD:
        return [(f"{load.name}: p99 until all have it, ms", told["seen_p99"], 150.0) for _, load, told in results]
    for who, load, measured in results:
        if who == "holdfast" and load.is_hurried:
            wanted.append((f"{load.name}: CPU a move, ms", measured["cpu_ms"], 0.3))
        elif who == "holdfast" and load.matches <= CLUB:
            wanted.append((f"{load.name}: p99 until done, ms", measured["done_p99"], 10.0))
        if who == "holdfast":
            wanted.append((f"{load.name}: bytes of a message, median", measured["bytes_median"], 1000.0))
    wanted.append((f"{resumed['moves']} moves: resume, ms", resumed["resume_ms"], 50.0))
    return wanted


def verdicts(wanted: list[tuple[str, float, float]]) -> Table:
    table = Table(title="Targets")
    for heading in ("what", "measured", "at most", ""):
        table.add_column(heading, justify="left" if heading in ("what", "") else "right")
    for name, measured, limit in wanted:
        table.add_row(name, f"{measured:.2f}", f"{limit:g}", "met" if measured <= limit else "not met")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description="How much a move costs on the match server.")
    parser.add_argument("--matches", default="1,50,200", help="numbers of busy tables, with commas")
    parser.add_argument("--game", default=USUAL[0], help="which game is played")
    parser.add_argument("--seats", type=int, default=USUAL[1], help="by how many people")
    parser.add_argument("--thinkers", type=int, default=0, help="how many of the seats have bots that look ahead")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each load plays")
    parser.add_argument("--rounds", type=int, default=5, help="how often hurried tables play; their median is reported")
    parser.add_argument("--peer", default="", help="a command that measures another server: see README.md")
    parser.add_argument("--json", type=Path, help="also write everything measured to this file")
    chosen = parser.parse_args()
    if not 0 <= chosen.thinkers < chosen.seats:
        parser.error("--thinkers: at least one seat needs a person")
    if chosen.rounds < 1:
        parser.error("--rounds: at least one")

    console = Console(stderr=True)
    busy = os.getloadavg()[0]
    results: list[Result] = []
    is_usual = (chosen.game, chosen.seats) == USUAL and not chosen.thinkers
    wanted = loads([int(count) for count in chosen.matches.split(",")], chosen.seconds, is_usual, chosen.thinkers)
    bars = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*bars, console=console) as progress:
        for load in wanted:
            mine: list[Measured] = []
            peers: list[Measured] = []
            for n in range(chosen.rounds if load.is_hurried else 1):
                task = progress.add_task(f"holdfast {load.name}, {n + 1}")
                mine.append(ours(chosen.game, chosen.seats, chosen.thinkers, load, progress, task))
                if chosen.peer:
                    task = progress.add_task(f"peer {load.name}, {n + 1}")
                    peers.append(told_by(shlex.split(chosen.peer), load, progress, task))
            results.append(("holdfast", load, middle(mine)))
            if peers:
                results.append(("peer", load, middle(peers)))
        task = progress.add_task(f"resume {LONG}", total=1)
        resumed = resume()
        progress.update(task, completed=1)

    speed = "compiled" if resumed["compiled"] else "interpreted"
    out = Console(width=None if sys.stdout.isatty() else 200)
    took, late, used = disk_ms()
    out.print(
        f"Holdfast, {speed}, on {os.cpu_count()} cores with a load of {busy:.1f} before we began; "
        f"a durable write of 4 kB takes {took:.2f} ms here, one in a hundred {late:.1f} ms, and {used:.2f} ms of CPU."
    )
    out.print(table_of(results))
    out.print(f"A match of {resumed['moves']} moves resumes in {resumed['resume_ms']:.0f} ms.")
    out.print(verdicts(targets(results, resumed, chosen.seats, chosen.thinkers)))
    if chosen.json:
        rows = [{"who": who, "load": load.name, **measured} for who, load, measured in results]
        chosen.json.write_text(
            json.dumps({"speed": speed, "busy": busy, "loads": rows, "resume": resumed}, indent=2) + "\n"
        )


if __name__ == "__main__":
    main()
