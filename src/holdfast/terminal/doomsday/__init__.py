"""Doomsday's table, drawn: everybody in a ring with lives, cards and aims; my team, role and programs; the end."""

from __future__ import annotations

from holdfast.terminal.doomsday.bar import bar
from holdfast.terminal.doomsday.mine import mine
from holdfast.terminal.doomsday.notes import notes
from holdfast.terminal.doomsday.ring import board
from holdfast.terminal.doomsday.sheet import sheet, spoken_sheet
from holdfast.terminal.doomsday.spoken import spoken

__all__ = ["bar", "board", "mine", "notes", "sheet", "spoken", "spoken_sheet"]
