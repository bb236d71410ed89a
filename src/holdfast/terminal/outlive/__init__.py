"""Outlive's table, drawn: the ring of zones, the Convoy, everybody's shelters, mine, and the score sheet."""

from __future__ import annotations

from holdfast.terminal.outlive.bar import bar
from holdfast.terminal.outlive.mine import mine
from holdfast.terminal.outlive.notes import notes
from holdfast.terminal.outlive.ring import board
from holdfast.terminal.outlive.sheet import sheet, spoken_sheet
from holdfast.terminal.outlive.spoken import spoken

__all__ = ["bar", "board", "mine", "notes", "sheet", "spoken", "spoken_sheet"]
