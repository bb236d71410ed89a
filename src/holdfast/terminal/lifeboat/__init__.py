"""Lifeboat's table, drawn: the boat from bow to stern, gulls, decks, my cards, and the score sheet."""

from __future__ import annotations

from holdfast.terminal.lifeboat.boat import board
from holdfast.terminal.lifeboat.mine import mine
from holdfast.terminal.lifeboat.notes import notes
from holdfast.terminal.lifeboat.sheet import sheet, spoken_sheet
from holdfast.terminal.lifeboat.sky import bar
from holdfast.terminal.lifeboat.spoken import spoken

__all__ = ["bar", "board", "mine", "notes", "sheet", "spoken", "spoken_sheet"]
