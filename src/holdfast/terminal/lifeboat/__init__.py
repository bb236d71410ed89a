"""Lifeboat's table, drawn: the boat from bow to stern, gulls, decks, my cards, and the score sheet."""

from __future__ import annotations

from holdfast.terminal.lifeboat.boat import board
from holdfast.terminal.lifeboat.mine import mine
from holdfast.terminal.lifeboat.notes import notes
from holdfast.terminal.lifeboat.sheet import sheet, spoken_sheet
from holdfast.terminal.lifeboat.sky import bar
from holdfast.terminal.lifeboat.spoken import spoken

__all__ = ["QUIET", "TONES", "bar", "board", "mine", "notes", "sheet", "spoken", "spoken_sheet"]

TONES = {
    "DayBroke": "accent bold",
    "EveningCame": "accent",
    "FightBroke": "accent",
    "FightEnded": "accent",
    "Wounded": "danger",
    "PassedOut": "danger bold",
    "Died": "danger bold",
    "SweptAway": "danger bold",
    "SharksCame": "danger bold",
    "FellOverboard": "calm",
    "NavigationRevealed": "calm",
    "GullsChanged": "ok",
    "FlareShown": "calm",
    "Landed": "ok bold",
    "SeaWon": "danger bold",
}
QUIET = frozenset(["RoleDealt", "Spent", "Tired", "BondsDealt"])
