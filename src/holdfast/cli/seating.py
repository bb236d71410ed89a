"""What `play` and `terminal` have in common: the options of a table, and which client opens it."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from holdfast.cli.mistake import Mistake
from holdfast.locale import language
from holdfast.terminal.start import Wishes, sit_down

RecordFile = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""A file, or `-`."""


@Parameter(name="*")
@dataclass
class Seating:
    """A table's options on the command line."""

    seats: int | None = None
    """How many seats; the most the game allows, if not given."""
    me: Annotated[list[int] | None, Parameter(consume_multiple=True, negative=())] = None
    """The seats of people, counted from 0; all others are bots."""
    people: int | None = None
    """How many people share this device, in the first seats; 1 if not given."""
    bots: str = "greedy"
    """Who sits in the other seats: greedy, random, or your own as module:Class."""
    bot: Annotated[list[str] | None, Parameter(negative=())] = None
    """A bot for the first empty seat; again for the next one."""
    seed: str | None = None
    """Any text; the same seed gives the same cards."""
    option: Annotated[list[str] | None, Parameter(negative=())] = None
    """How the table differs, as name=value; as often as wanted."""
    plain: Annotated[bool | None, Parameter(negative=())] = None
    """Line by line instead of full screen: for screen readers and pipes."""
    save: str | None = None
    """The file to keep the game in; one of your own is made if not given."""
    resume: str | None = None
    """Go on with the game in this file."""


def open_table(game: str, seating: Seating | None, *, with_intro: bool) -> int:
    """Sit everybody down and open the client that fits the terminal."""
    told = seating or Seating()
    if not game and told.resume is None:
        raise Mistake("cli-missing-argument", word="GAME", command="terminal")
    wishes = Wishes(
        game=game,
        seats=told.seats,
        me=told.me or [],
        people=told.people,
        bots=told.bots,
        bot=told.bot or [],
        seed=told.seed,
        option=told.option or [],
        save=told.save,
        resume=told.resume,
    )
    hotseat = sit_down(wishes)
    if told.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from holdfast.terminal.plain import PlainClient

        return PlainClient(hotseat, language(), sys.stdin, sys.stdout).run(with_intro=with_intro)
    from holdfast.terminal.screen.app import run_full_screen

    return run_full_screen(hotseat, language(), with_intro=with_intro or told.resume is None)
