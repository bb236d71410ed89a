"""`holdfast simulate GAME`: bots play many games, and everything is counted."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from holdfast.cli.report_file import STANDARD_OUTPUT, check_place, check_plot, write_json
from holdfast.kernel.errors import Refusal
from holdfast.lab.crew import outcomes
from holdfast.lab.page import page
from holdfast.lab.plan import planned
from holdfast.lab.plots import save_balance
from holdfast.lab.tally import Tally
from holdfast.locale import language, translate
from holdfast.terminal.start import table_options


def simulate(
    game: str,
    /,
    *,
    games: int = 1000,
    seats: int | None = None,
    bots: str = "greedy,random",
    seed: str = "",
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    seconds: float = 0.0,
    json: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    plot: str | None = None,
    jobs: int | None = None,
    quiet: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Let bots play many games and count who wins, how long it takes and how it ends.

    Parameters
    ----------
    game: str
        The game.
    games: int
        How many games.
    seats: int
        How many seats; one for each bot named, if not given.
    bots: str
        Who plays, with commas between: greedy, random, or your own as module:Class. The last takes all seats left.
        Each game they move on by one seat.
    seed: str
        Any text; the same seed gives the same numbers.
    option: list[str]
        How the table differs, as name=value; as often as wanted.
    seconds: float
        How long a bot may think about an answer.
    json: str
        Also write everything to this file; - is the standard output.
    plot: str
        Also draw the balance into this file (.svg or .png); needs matplotlib.
    jobs: int
        How many games at once; one for each core if not given.
    quiet: bool
        No progress bar and no page: for pipes, with --json.
    """
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if jobs is not None and jobs < 1:
        raise Refusal("bad-jobs", f"--jobs {jobs}: there must be 1 or more.", "", {"jobs": jobs})
    plan = planned(game, names, games, seats=seats, seed=seed, options=table_options(option or []), seconds=seconds)
    check_place(json, "simulate", "--json")
    check_plot(plot, "simulate")
    tally = Tally(plan)
    lang = language()
    with progress_bar(shown=not quiet) as bar:
        task = bar.add_task(translate("lab-playing", lang), total=plan.games)
        for done in outcomes(plan, jobs or os.cpu_count() or 1):
            tally.add(done)
            bar.advance(task, len(done))
    if not quiet and json != STANDARD_OUTPUT:
        Console().print(page(tally, lang))
    if json is not None:
        write_json(json, tally.report())
    if plot is not None:
        save_balance(tally, Path(plot), lang)


def progress_bar(*, shown: bool) -> Progress:
    """On the error stream, so that a pipe gets the page alone."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=not shown, transient=True)
