"""The Journal's table, drawn: the house floor by floor, the group, the night outside, the storage; the end."""

from __future__ import annotations

from holdfast.terminal.journal.bar import bar
from holdfast.terminal.journal.mine import mine
from holdfast.terminal.journal.notes import notes
from holdfast.terminal.journal.sheet import sheet, spoken_sheet
from holdfast.terminal.journal.siege import board
from holdfast.terminal.journal.spoken import spoken

__all__ = ["bar", "board", "mine", "notes", "sheet", "spoken", "spoken_sheet"]
