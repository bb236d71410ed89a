"""The socket with the newest uvicorn and websockets there are: what fails warns in time, and counts as nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from importlib.metadata import distributions, version
from pathlib import Path

from server.conftest import BOTH_WAYS

PACKAGES = ("uvicorn", "websockets")
TESTS = [*(f"tests/server/{name}" for name in BOTH_WAYS), "tests/server/test_plain_link.py"]
ROOT = Path(__file__).resolve().parents[1]
assert all((ROOT / name).is_file() for name in TESTS), "a file has a new name"
PYTHON = [sys.executable, "-P", "-m"]


def try_newest(environment: Mapping[str, str]) -> None:
    """Everything else is as the environment has it; the newest two lie before it on Python's path."""
    with tempfile.TemporaryDirectory() as folder:
        if not installed_into(folder):
            print("the newest cannot be had from here: not tried", flush=True)
            return
        newest = {found.name: found.version for found in distributions(path=[folder])}
        names = ", ".join(f"{name} {newest[name]}" for name in PACKAGES)
        if all(newest[name] == version(name) for name in PACKAGES):
            print(f"{names}: the newest are those that were tested above", flush=True)
            return
        path = os.pathsep.join([environment["PYTHONPATH"], folder])
        say(names, failures({**environment, "PYTHONPATH": path}, newest["uvicorn"]))


def installed_into(folder: str) -> bool:
    command = ["pip", "install", "--quiet", "--no-deps", "--retries=0", "--timeout=15", "--target", folder, *PACKAGES]
    return subprocess.run([*PYTHON, *command], capture_output=True, check=False).returncode == 0


def failures(environment: Mapping[str, str], uvicorn: str) -> list[str]:
    """What fails, a line each. The quick way is tried where the server would take it."""
    from holdfast.server.socket.ways import fits

    ways = [] if fits(uvicorn) else ["-k", "not quick"]
    workers = ["-n", str(os.cpu_count() or 1)]
    # A release that breaks everything shall not take long to say so.
    bounds = ["--maxfail=5", "--continue-on-collection-errors", "--tb=line", "-q"]
    done = subprocess.run(
        [*PYTHON, "pytest", *TESTS, *ways, *workers, *bounds],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = done.stdout.splitlines()
    failed = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
    return failed or (lines[-5:] if done.returncode else [])


def say(names: str, failed: list[str]) -> None:
    if not failed:
        print(f"ok with {names}", flush=True)
        return
    print(f"WARNING: the socket does not hold with {names}; nothing is counted as failed, but look at it:", flush=True)
    for line in failed:
        print(f"    {line}", flush=True)
