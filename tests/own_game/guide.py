"""The game that docs/your-own-game.md writes out, and the commands that it gives."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "your-own-game.md"
FILE = re.compile(r"^`([\w./]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHELL = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def write_out(folder: Path) -> Path:
    """Every file of the page, its parts in their order; returns the folder to look for games in."""
    parts: dict[str, list[str]] = {}
    for name, text in FILE.findall(PAGE.read_text("utf-8")):
        parts.setdefault(name, []).append(text)
    for name, texts in parts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n\n".join(texts), "utf-8")
    return folder


def commands() -> list[list[str]]:
    """What the page says to type, word by word, without `./holdfast`."""
    lines = [line for block in SHELL.findall(PAGE.read_text("utf-8")) for line in block.splitlines()]
    return [line.split()[1:] for line in lines if line.startswith("./holdfast ")]
