"""The peers' own environment: made when it is first wanted, never needed for anything else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FOLDER = ".venv-bench"
WANTED = Path("bench", "peers.txt")


class Peers:
    """Python with OpenSpiel and Catanatron in it, beside the clone's own."""

    def __init__(self, clone: Path) -> None:
        self.wanted = clone / WANTED
        self.folder = clone / FOLDER
        self.python = self.folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
        self.stamp = self.folder / "peers.stamp"

    def are_ready(self) -> bool:
        """Whether everything wanted is installed."""
        stamped = self.stamp.is_file() and self.python.exists()
        return stamped and self.stamp.read_text("utf-8") == self.wanted.read_text("utf-8")

    def install(self) -> str | None:
        """Make it ready. Returns None, or the last line of what failed."""
        commands = [
            [sys.executable, "-m", "venv", str(self.folder)],
            [str(self.python), "-m", "pip", "install", "--quiet", "--requirement", str(self.wanted)],
        ]
        for command in commands:
            done = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
            if done.returncode:
                lines = done.stdout.strip().splitlines()
                return lines[-1] if lines else f"{command[0]} ended with {done.returncode}"
        self.stamp.write_text(self.wanted.read_text("utf-8"), "utf-8")
        return None
