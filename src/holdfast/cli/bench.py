"""`holdfast bench`: how fast the engine is, against its peers in the same run."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from holdfast.cli.clone import clone
from holdfast.cli.report_file import STANDARD_OUTPUT, check_place, check_plot, write_json
from holdfast.cli.toolchain import obstacle
from holdfast.kernel.errors import Refusal
from holdfast.lab.bench import measure, measure_compiling
from holdfast.lab.bench_page import bench_page
from holdfast.lab.peers import Peers
from holdfast.lab.plots import save_race
from holdfast.locale import language, translate


def bench(
    *,
    quick: Annotated[bool, Parameter(negative=())] = False,
    rounds: int | None = None,
    seconds: float | None = None,
    peers: bool = True,
    json: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    plot: str | None = None,
) -> None:
    """Measure how fast the engine is: random play, six seats, in turns with OpenSpiel and Catanatron.

    Parameters
    ----------
    quick: bool
        Short rounds; peers only if they are installed; no compiling.
    rounds: int
        How often everybody runs; 7 if not given, 3 with --quick.
    seconds: float
        How long a round of each is; 2 if not given, 0.3 with --quick.
    peers: bool
        Install the peers into .venv-bench if they are missing, and run them.
    json: str
        Also write everything to this file; - is the standard output.
    plot: str
        Also draw the race into this file (.svg or .png); needs matplotlib.
    """
    laps = (3 if quick else 7) if rounds is None else rounds
    slot = (0.3 if quick else 2.0) if seconds is None else seconds
    if laps < 1 or slot <= 0:
        raise Refusal("bad-rounds", "There must be 1 round or more, and each must take some time.")
    check_place(json, "bench", "--json")
    check_plot(plot, "bench")
    home = clone()
    lang = language()
    rivals = Peers(home) if peers and ready(home, quick=quick) else None
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(translate("bench-running", lang), total=None)
        findings = measure(home, rivals, laps, slot, lambda name: bar.update(task, description=name, advance=1))
        if not quick and obstacle() is None:
            bar.update(task, description=translate("bench-compiling", lang))
            findings.compiling = measure_compiling(home)
    if json != STANDARD_OUTPUT:
        Console().print(bench_page(findings, lang))
    if json is not None:
        write_json(json, findings.report())
    if plot is not None:
        save_race(findings, Path(plot), lang)


def ready(home: Path, *, quick: bool) -> bool:
    """Whether the peers can run, after trying to install them unless it must be quick."""
    rivals = Peers(home)
    if rivals.are_ready():
        return True
    if quick:
        return False
    print(translate("bench-installing", language()), file=sys.stderr)
    failed = rivals.install()
    if failed is not None:
        print(translate("bench-no-peers", language(), why=failed), file=sys.stderr)
    return failed is None
