"""What is typed to the plain client: a number, a command in either language, or a notation."""

from __future__ import annotations

import re

from holdfast.kernel.step import PASS
from holdfast.locale import LANGUAGES, translate
from holdfast.terminal.scene import Sayable

COMMANDS = ("rule", "rights", "undo", "save", "quit", "view", "notes", "words", "lang", "help", "again", "hint")
"""Each has a message `terminal-word-…` with all its spellings."""

RIGHT = re.compile(r"^[rкп](\d+)$")


def command(text: str) -> tuple[str, str]:
    """The command and what follows it; no command: two empty strings."""
    first, _, rest = text.partition(" ")
    for one in COMMANDS:
        if first.lower() in spellings(one) and (not rest or one == "save"):
            return one, rest.strip()
    return "", ""


def spellings(one: str) -> list[str]:
    return [word for lang in LANGUAGES for word in translate(f"terminal-word-{one}", lang).split()]


def notation(text: str, options: list[Sayable], rights: list[Sayable]) -> str:
    """What a number stands for (`2`, `r3`, `0` for passing); anything else is taken as a notation."""
    right = RIGHT.match(text.lower())
    if right and 1 <= int(right[1]) <= len(rights):
        return rights[int(right[1]) - 1].notation
    if text == "0" and any(option.notation == PASS.text for option in options):
        return PASS.text
    if text.isdigit() and 1 <= int(text) <= len(options):
        return options[int(text) - 1].notation
    return " ".join(text.removeprefix(":").split())
