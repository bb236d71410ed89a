"""`holdfast wheel`: a package with the browser client inside, for pip on any machine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Annotated

from cyclopts import Parameter

from holdfast.cli.clone import clone
from holdfast.cli.mistake import Mistake
from holdfast.locale import language, translate


def wheel(*, compiled: Annotated[bool, Parameter(negative=())] = False) -> int:
    """Build a package into dist/, with the browser client inside.

    Parameters
    ----------
    compiled: bool
        With the rules as machine code: for this kind of machine and this Python alone. Needs a C compiler.
    """
    root = clone()
    if not (root / "web" / "dist" / "index.html").is_file():
        raise Mistake("wheel-no-client", code=1)
    shutil.rmtree(root / "build", ignore_errors=True)  # setuptools would pack what an earlier version left there
    environment = {**os.environ, "HOLDFAST_COMPILE": str(int(compiled))}
    environment.pop("PYTHONPATH", None)
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", "dist", "."]
    done = subprocess.run(
        command, cwd=root, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        print(translate("wheel-failed", language()), done.stdout, sep="\n", file=sys.stderr)
        return 1
    newest = max((root / "dist").glob("*.whl"), key=lambda path: path.stat().st_mtime_ns)
    print(translate("wheel-done", language(), place=str(newest.relative_to(root))))
    return 0
