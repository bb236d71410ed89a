"""A compiled copy shaped by its own profile: `holdfast compile --best`.

The same C files are compiled twice: first with counters in them, which games of every kind then fill, and then as the
counters advise. It takes three times as long as a plain compile, and only gcc understands it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from holdfast.cli.compiled_copy import BEST, CompiledCopy
from holdfast.cli.toolchain import compiler

COUNT = "-fprofile-generate -fprofile-update=single"
USE = "-fprofile-use -fprofile-correction -Wno-missing-profile -Werror=coverage-mismatch"
NOT_PLAYED = ("locale", "server")
"""Of these no profile is taken: they are compiled as usual."""


class BestCopy(CompiledCopy):
    """Made of a profile, or not at all."""

    recipe = BEST

    def good_stamps(self) -> list[str]:
        """A plain copy is not what was asked for."""
        return [self.stamp_text(BEST)]

    def make(self) -> str | None:
        """Count, play, compile as counted. Nothing of a build that failed is kept: it has counters in it."""
        self.clear()
        self.copy_sources()
        output = self.run_setup(flags=COUNT) or self.play() or self.uncounted() or self.run_setup("--force", flags=USE)
        if output is not None:
            self.clear()
        return output

    def play(self) -> str | None:
        """Fill the counters: they are written when the process ends."""
        script = "import sys; sys.path.insert(0, sys.argv[1]); from holdfast.cli.exercise import exercise; exercise()"
        return self.run([sys.executable, "-P", "-c", script, str(self.lib)], dict(os.environ))

    def uncounted(self) -> str | None:
        """The libraries of which there is no profile, as a complaint."""
        counted = {path.stem for path in self.tree.rglob("*.gcda")}
        missing = [name for name in self.libraries() if name not in counted]
        return f"There is no profile of {', '.join(missing)}." if missing or not counted else None

    def libraries(self) -> list[str]:
        """The C files that must be counted, by their stems: one for each group of modules."""
        found = (path.stem for path in Path(self.tree, "build").rglob("__native_*.c"))
        return sorted(name for name in found if name.removeprefix("__native_") not in NOT_PLAYED)


def is_gcc() -> bool:
    """Whether the C compiler is one that reads and writes such profiles."""
    words = (compiler() or "cc").split()
    said = subprocess.run([*words, "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in said
