"""Where the house finds the game."""

from __future__ import annotations

from holdfast.games.aurora.game import GAME

__all__ = ["GAME"]
