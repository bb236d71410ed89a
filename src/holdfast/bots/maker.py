"""Bots by name: the house's own, or anybody's as `module:Class`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Final, cast

from holdfast.bots.bot import Bot, Seen
from holdfast.bots.random_bot import RandomBot
from holdfast.kernel.errors import NoInstinct, Refusal
from holdfast.kernel.policy import Word

GREEDY = "greedy"
SEARCH = "search"
WHIMS: Final = {"careless": 128, "calm": 40}
"""Levels that follow the instinct, but for so many of 256 answers."""
LEVELS = (*WHIMS, GREEDY, SEARCH)
"""Opponents for people, each stronger than the one before."""
HOUSE = (*LEVELS, "random")


def make(name: str, game: str, seconds: float = 0.0, seed: str = "") -> Bot:
    """A bot for this game, or a refusal that names what there is."""
    if name == "random":
        return RandomBot(game, seconds, seed)
    if name == GREEDY or name in WHIMS:
        return greedy(game, seconds, seed, WHIMS.get(name, 0))
    if name == SEARCH:
        return search(game, seconds, seed)
    if ":" in name:
        return foreign(name, game, seconds)
    possible = ", ".join([*HOUSE, "module:Class"])
    text = f"There is no bot “{name}”. There is: {possible}."
    raise Refusal("unknown-bot", text, "", {"bot": name, "possible": possible})


def greedy(game: str, seconds: float, seed: str, whim: int = 0) -> Bot:
    """Who follows the game's instinct, mostly; before anybody has written one, chance."""
    from holdfast.bots.greedy import GreedyBot  # its instinct loads a whole game

    try:
        return GreedyBot(game, seconds, seed, whim)
    except NoInstinct:
        return RandomBot(game, seconds, seed)


def search(game: str, seconds: float, seed: str) -> Bot:
    """Who looks ahead; before anybody has written an instinct to look ahead by, chance."""
    from holdfast.bots.search import SearchBot  # its instinct loads a whole game

    try:
        return SearchBot(game, seconds, seed)
    except NoInstinct:
        return RandomBot(game, seconds, seed)


def remark(game: str, seen: Seen, seed: str) -> Word | None:
    """What who follows the game's instinct would say at the table now, if anything."""
    from holdfast.bots.greedy import GreedyBot  # its instinct loads a whole game

    try:
        return GreedyBot(game, 0.0, seed).remark(seen)
    except NoInstinct:
        return None


def foreign(name: str, game: str, seconds: float) -> Bot:
    """Somebody's own bot: `module:Class`, called with the game and the seconds it may think.

    The module is looked for where Python looks, and in the current folder.
    """
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        maker = getattr(import_module(module), attribute)
        return cast(Bot, maker(game, seconds))
    except Exception as wrong:
        why = f"{type(wrong).__name__}: {wrong}"
        args: dict[str, str | int] = {"bot": name, "why": why}
        raise Refusal("bad-bot", f"The bot “{name}” cannot be loaded: {why}.", "", args) from wrong
