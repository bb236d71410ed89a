"""`holdfast compile`: the compiled copy, brought up to date."""

from __future__ import annotations

import sys
import time
from importlib.util import find_spec
from typing import Annotated

from cyclopts import Parameter

from holdfast.cli.clone import clone
from holdfast.cli.mistake import Mistake
from holdfast.cli.toolchain import NOT_POSSIBLE, obstacle
from holdfast.locale import language, translate


def compile(*, best: Annotated[bool, Parameter(negative=())] = False) -> None:  # noqa: A001 (the command's name)
    """Compile the rules into machine code.

    Parameters
    ----------
    best: bool
        Twice, the second time as a profile of played games advises: slower to make, faster to run. Needs gcc.
    """
    from holdfast.cli.best_copy import BestCopy, is_gcc
    from holdfast.cli.compiled_copy import CompiledCopy

    missing = obstacle() or (None if find_spec("mypyc") else "compile-no-mypyc")
    if missing:
        raise Mistake(missing, code=NOT_POSSIBLE)
    if best and not is_gcc():
        raise Mistake("compile-no-gcc", code=2)
    copy = BestCopy(clone()) if best else CompiledCopy(clone())
    with copy.locked():
        if copy.is_current():
            tell("compile-current")
            return
        tell("compile-working-best" if best else "compile-working")
        start = time.monotonic()
        output = copy.build()
    if output is not None:
        print(output, file=sys.stderr)
        raise Mistake("compile-failed", code=1, log=str(copy.log))
    tell("compile-done", seconds=round(time.monotonic() - start))


def tell(message_id: str, **args: str | float) -> None:
    print(translate(message_id, language(), **args), file=sys.stderr)
