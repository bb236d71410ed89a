"""The types that the client shares with the server are made from the server's own, and are not stale."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    words = [sys.executable, "-P", "web/wire_types.py", "--check"]
    looked = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)

    assert (looked.returncode, looked.stdout) == (0, ""), looked.stdout + looked.stderr
