"""Five survival board games, whole and exact, for people, bots and researchers.

`import holdfast` costs nothing: each name is fetched from `holdfast.api` when it is first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from holdfast.api import Refusal, bot, games, new, playout, replay, verify

__version__ = "0.1.0"

__all__ = ["Refusal", "__version__", "bot", "games", "new", "playout", "replay", "verify"]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'holdfast' has no attribute {name!r}; it has {', '.join(__all__)}")
    from holdfast import api, games

    # `games` is the package, which can be called: its import put it here already.
    value: object = games if name == "games" else getattr(api, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
