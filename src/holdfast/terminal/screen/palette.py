"""Colours: those of every game, and the tint of each (`ui/tokens.css` has the same for the browser)."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from holdfast.terminal.ink import Strip

SHARED = {
    "text": "#eef1f5",
    "you": "#ffc857",
    "private": "#c9adff",
    "danger": "#ff8577",
    "ok": "#7fd69a",
    "wood": "#b98654",
    "card": "#e7dec9",
}
"""Amber: this waits for you. Violet: only you see this. Neither is used for anything else."""

TINTS = {
    "lifeboat": {
        "background": "#071319",
        "panel": "#0e232c",
        "panel-2": "#163340",
        "line": "#28505f",
        "accent": "#ff9a5c",
        "calm": "#9fdbe0",
        "dim": "#94b1b8",
        "sea": "#28505f",
    },
    "outlive": {
        "background": "#120e0a",
        "panel": "#1d1712",
        "panel-2": "#2b221a",
        "line": "#5a4632",
        "accent": "#e8b04a",
        "calm": "#a9c48a",
        "dim": "#b0a48f",
        "sea": "#3d4a3a",
    },
}
USUAL = {
    "background": "#0b0f15",
    "panel": "#131a25",
    "panel-2": "#1b2432",
    "line": "#2f3c4f",
    "accent": "#ffc857",
    "calm": "#86c7ff",
    "dim": "#97a3b5",
    "sea": "#2f3c4f",
}


def palette(game: str) -> dict[str, str]:
    return {**SHARED, **USUAL, **TINTS.get(game, {})}


def coloured(lines: list[Strip], colours: dict[str, str]) -> Text:
    """The lines as Textual shows them; a span with a key keeps it for clicks."""
    text = Text(no_wrap=True, end="")
    for number, line in enumerate(lines):
        if number:
            text.append("\n")
        for span in line:
            text.append(span.text, style_of(span.style, span.key, colours))
    return text


def style_of(words: str, key: str, colours: dict[str, str]) -> Style:
    names = words.split()
    colour = next((colours[name] for name in names if name in colours), colours["text"])
    background = colours["panel-2"] if "chosen" in names else None
    meta = {"key": key} if key else None
    return Style(color=colour, bgcolor=background, bold="bold" in names, meta=meta)
