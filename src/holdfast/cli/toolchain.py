"""What compiling needs from the machine, found out before it starts.

`python -m holdfast.cli.toolchain` ends with 0 if all is there, else with NOT_POSSIBLE.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

NOT_POSSIBLE = 3
"""The exit code of `compile` where there is no compiler: the launcher then goes on without."""


def compiler() -> str | None:
    """The C compiler: CC if it is set, else the one Python was built with, else a usual one."""
    told = os.environ.get("CC", "")
    usual = [sysconfig.get_config_var("CC") or "", "cc", "gcc", "clang"]
    for command in [told] if told else usual:
        words = command.split()
        if words and shutil.which(words[0]):
            return command
    return None


def obstacle() -> str | None:
    """The message that says what is missing; None if nothing is."""
    if compiler() is None:
        return "compile-no-compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "compile-no-headers"
    return None


if __name__ == "__main__":
    sys.exit(NOT_POSSIBLE if obstacle() else 0)
