"""Colours: those of every game, and the tint of each, which its `meta.toml` says for the browser too."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from holdfast.games.meta import meta_of
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
    return {**SHARED, **USUAL, **tint(game)}


def tint(game: str) -> dict[str, str]:
    """The game's colours of the dark theme; none if it has none of its own."""
    tints = meta_of(game).tints
    if tints is None:
        return {}
    own = tints.dark
    return {
        "background": own.bg,
        "panel": own.panel,
        "panel-2": own.panel_2,
        "line": own.line,
        "accent": own.accent,
        "calm": own.accent_2,
        "dim": own.muted,
        "sea": own.line,
    }


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
