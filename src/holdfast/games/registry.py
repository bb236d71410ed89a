"""The only file that knows all the games."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from holdfast.kernel.errors import Refusal
from holdfast.kernel.game import Game

GAMES = {
    "lifeboat": ("holdfast.games.lifeboat.rulebook", "LIFEBOAT"),
    "outlive": ("holdfast.games.outlive.rulebook", "OUTLIVE"),
}
"""Where each game's object is; a game is loaded when it is first asked for."""


def games() -> list[str]:
    """The games that can be played, in alphabetical order."""
    return sorted(GAMES)


def game(slug: str) -> Game[Any]:
    """The game of this name, or a refusal that names what there is."""
    if slug not in GAMES:
        possible = ", ".join(games())
        text = f"There is no game “{slug}”. There is: {possible}."
        raise Refusal("unknown-game", text, "", {"game": slug, "possible": possible})
    module, name = GAMES[slug]
    found = getattr(import_module(module), name)
    if not isinstance(found, Game):
        raise TypeError(f"{module}.{name} is no Game")
    return found
