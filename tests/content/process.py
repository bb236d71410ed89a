"""Processes of their own for what must import a game's modules in another way: other tests hold the usual ones."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]


def start(module: str, *arguments: str) -> subprocess.Popen[str]:
    """A module of these tests as a program; its output can be read line by line."""
    paths = [str(TESTS), str(TESTS.parent / "src")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONUTF8": "1"}
    command = [sys.executable, "-P", "-m", module, *arguments]
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True, encoding="utf-8")


def run(module: str, *arguments: str) -> str:
    """All that it says; if it fails, so does the test."""
    with start(module, *arguments) as process:
        said, _ = process.communicate(timeout=400)
    assert process.returncode == 0
    return said
