"""The games: each a folder of its own, none of which knows another.

Somebody's own games lie in folders that HOLDFAST_GAMES names (with `:` between them, or `;` on Windows): the game in
`mine/pebbles` is `holdfast.games.pebbles`, like any other.

`holdfast.games()` lists them. Python puts every package under its own name into the one above, so this package itself
is called: a function of that name would be gone after the first import of a game.
"""

from __future__ import annotations

import os
import sys
from types import ModuleType

__path__ += [os.path.abspath(one) for one in os.environ.get("HOLDFAST_GAMES", "").split(os.pathsep) if one]  # noqa: PTH100


class Games(ModuleType):
    """This package, which says which games there are."""

    def __call__(self) -> list[str]:
        from holdfast.games import registry

        return registry.games()


sys.modules[__name__].__class__ = Games
