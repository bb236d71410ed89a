"""How this was started: by the launcher of a clone, or as an installed package."""

from __future__ import annotations

import os
from pathlib import Path


def started_from() -> Path | None:
    """The clone whose launcher started this."""
    told = os.environ.get("HOLDFAST_HOME")
    return Path(told) if told else None


def program() -> str:
    """What to type before a command to come here again."""
    return "holdfast" if started_from() is None else launcher()


def launcher() -> str:
    """What to type before a command in a clone."""
    return ".\\holdfast.cmd" if os.name == "nt" else "./holdfast"
