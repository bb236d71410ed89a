"""Last Aurora's table, drawn: the road, the scouting zone, enemies and rivals, my convoy, and the score sheet."""

from __future__ import annotations

from holdfast.terminal.aurora.bar import bar
from holdfast.terminal.aurora.ice import board
from holdfast.terminal.aurora.mine import mine
from holdfast.terminal.aurora.notes import notes
from holdfast.terminal.aurora.sheet import sheet, spoken_sheet
from holdfast.terminal.aurora.spoken import spoken

__all__ = ["bar", "board", "mine", "notes", "sheet", "spoken", "spoken_sheet"]
