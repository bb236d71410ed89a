"""The games, found by their folders; each is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from holdfast.games.folders import playable, unknown
from holdfast.kernel.game import Game


def games() -> list[str]:
    """The games that can be played, in alphabetical order."""
    return playable()


def game(slug: str) -> Game[Any]:
    """The game of this name, or a refusal that names what there is."""
    loaded = LOADED.get(slug)
    if loaded is None:
        if slug not in games():
            raise unknown(slug)
        loaded = LOADED[slug] = load(slug)
    return loaded


def load(slug: str) -> Game[Any]:
    """What the game's `rulebook.py` calls GAME."""
    module = f"holdfast.games.{slug}.rulebook"
    found = getattr(import_module(module), "GAME", None)
    if not isinstance(found, Game):
        raise TypeError(f"{module} has no Game called GAME")
    return found


LOADED: dict[str, Game[Any]] = {}
