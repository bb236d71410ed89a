"""The table of a game that nobody has drawn yet: whatever its view holds, in seats, tracks, piles and counters."""

from __future__ import annotations

from holdfast.terminal.default.board import DefaultBoard

__all__ = ["DefaultBoard"]
