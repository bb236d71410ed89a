"""The system's Chromium: where it is, and how it comes there."""

from __future__ import annotations

import shutil
import subprocess

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def install_chromium() -> None:
    """With the system's package manager. Where that fails, the tests that need a browser say that there is none."""
    for command in (["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]):
        if shutil.which(command[0]) is None or subprocess.run(command, check=False).returncode:
            print(f"{' '.join(command)} failed", flush=True)
            return
