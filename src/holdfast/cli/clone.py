"""Where the clone is that `./holdfast` was started from."""

from __future__ import annotations

import os
from pathlib import Path

from holdfast.cli.mistake import Mistake


def clone() -> Path:
    """The root of the clone; a Mistake if this copy was installed without one."""
    told = os.environ.get("HOLDFAST_HOME")
    root = Path(told) if told else Path(__file__).resolve().parents[3]
    if not (root / "setup.py").is_file():
        raise Mistake("cli-no-clone")
    return root
