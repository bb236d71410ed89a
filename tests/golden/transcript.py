"""The public events of a play, as sentences that a person can review in a diff."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from holdfast.api import Table

HEADINGS = ("ConvoyArrived", "DayBroke", "Landed", "RoundBegan", "SeaWon", "TurnBegan")
"""Events that begin a new part."""


def transcript(table: Table, folder: Path) -> str:
    """Everything a spectator was told, in the words of the game's `words.toml`."""
    words = tomllib.loads((folder / "words.toml").read_text("utf-8"))
    lines: list[str] = []
    for event in table.events(None):
        if event["event"] in HEADINGS:
            lines.append("")
        lines.append(words[event["event"]].format(**{name: spell(value) for name, value in event.items()}))
    return "\n".join(lines) + "\n"


def spell(value: Any) -> str:
    """A field of an event: lists with commas, `nothing` for an empty one, and only the parts of a score that count."""
    if isinstance(value, list):
        return ", ".join(str(one) for one in value) or "nothing"
    if isinstance(value, dict):
        return ", ".join(f"{name} {points}" for name, points in value.items() if points) or "nothing"
    return str(value) or "nobody"
