"""The games: each a folder of its own, none of which knows another.

`holdfast.games()` lists them. Python puts every package under its own name into the one above, so this package itself
is called: a function of that name would be gone after the first import of a game.
"""

from __future__ import annotations

import sys
from types import ModuleType


class Games(ModuleType):
    """This package, which says which games there are."""

    def __call__(self) -> list[str]:
        from holdfast.games import registry

        return registry.games()


sys.modules[__name__].__class__ = Games
