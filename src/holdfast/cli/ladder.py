"""`holdfast ladder GAME`: how much stronger each level of bots is than the one below."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from holdfast.cli.report_file import check_place, check_plot
from holdfast.cli.simulate import progress_bar
from holdfast.games import registry
from holdfast.lab.ladder import climbed, deals, ratings, rungs
from holdfast.lab.ladder_page import page, save_ladder
from holdfast.locale import language, translate
from holdfast.terminal.start import table_options


def ladder(
    game: str,
    /,
    *,
    deals_each: Annotated[int, Parameter(name="--deals")] = 400,
    seats: int | None = None,
    seconds: float = 0.0,
    level: Annotated[list[str] | None, Parameter(negative=())] = None,
    seed: str = "ladder",
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    kept: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    plot: str | None = None,
    jobs: int | None = None,
) -> None:
    """Let each level of bots play the deals that the one below has played, in the same seats, and compare.

    Parameters
    ----------
    game: str
        The game.
    deals_each: int
        How many deals for each rung; every deal is two games.
    seats: int
        How many seats; the fewest the game allows, if not given.
    seconds: float
        How long the strongest level may think; a fixed number of tables played on, if not given.
    level: list[str]
        Only the rung up to this level; as often as wanted.
    seed: str
        Any text; the same seed gives the same deals.
    option: list[str]
        How the table differs, as name=value; as often as wanted.
    kept: str
        Keep every deal in this file, and go on from what it holds.
    plot: str
        Also draw it into this file (.svg or .png); needs matplotlib.
    jobs: int
        How many games at once; one for each core if not given.
    """
    places = registry.game(game).fewest if seats is None else seats
    wanted = deals(game, places, deals_each, seed, table_options(option or []), seconds, level or [])
    check_place(kept, "ladder", "--kept")
    check_plot(plot, "ladder")
    ratings([])  # asks for openskill before anything is played
    lang = language()
    played = []
    with progress_bar(shown=True) as bar:
        task = bar.add_task(translate("lab-climbing", lang), total=len(wanted))
        for one in climbed(wanted, None if kept is None else Path(kept), jobs or os.cpu_count() or 1):
            played.append(one)
            bar.advance(task)
    Console().print(page(game, places, rungs(played), ratings(played), lang))
    if plot is not None:
        save_ladder(game, places, rungs(played), Path(plot), lang)
