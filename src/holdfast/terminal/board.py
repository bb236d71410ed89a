"""The picture of a game's table: what `terminal/<game>/` must draw, and `terminal/default/` draws for all others."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from holdfast.games.telling import manner_of
from holdfast.locale import Language
from holdfast.terminal.ink import Strip

View = dict[str, Any]


class Board(Protocol):
    """A game's table. Everything comes from the view, so nothing can be shown that its seat may not see."""

    def bar(self, view: View, lang: Language) -> tuple[Strip, Strip]:
        """One line in two parts: where we are in the game, and what everybody counts."""

    def board(self, view: View, lang: Language, width: int, height: int) -> list[Strip]:
        """The table, as well as it fits."""

    def mine(self, view: View, lang: Language, covered: bool, roomy: bool) -> list[Strip]:
        """What only this seat sees. `covered`: without what one hides from a neighbour; `roomy`: with explanations."""

    def notes(self, view: View, lang: Language) -> list[Strip]:
        """What this seat remembers of things that are hidden now."""

    def spoken(self, view: View, lang: Language) -> list[str]:
        """The table in sentences."""

    def sheet(self, view: View, lang: Language) -> list[Strip]:
        """The end: who won and why."""

    def spoken_sheet(self, view: View, lang: Language) -> list[str]:
        """The end in sentences."""


def style_of(game: str, event: str) -> str:
    """How an event stands in the log; headings and turns of the story are bold."""
    manner = manner_of(game, event)
    return (manner.tone or "text") + (" bold" if manner.head or manner.hot else "")


def board_of(game: str) -> Board:
    """The drawing of this game's own, else one that draws any view."""
    own = f"holdfast.terminal.{game}"
    if find_spec(own) is not None:
        return cast(Board, import_module(own))
    from holdfast.terminal.default.board import DefaultBoard  # it needs this module

    return DefaultBoard(game)
