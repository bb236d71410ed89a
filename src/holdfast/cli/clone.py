"""Where the clone is, for the commands that only work in one."""

from __future__ import annotations

from pathlib import Path

from holdfast.cli.mistake import Mistake
from holdfast.started import launcher, started_from


def clone() -> Path:
    """The root of the clone; a Mistake if this copy was installed without one."""
    root = started_from() or Path(__file__).resolve().parents[3]
    if not (root / "setup.py").is_file():
        raise Mistake("cli-no-clone", program=launcher())
    return root
