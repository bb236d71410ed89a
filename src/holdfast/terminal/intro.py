"""The first screen: what the game is about in four lines, and the keys."""

from __future__ import annotations

from holdfast.locale import Language, say

GOAL_LINES = 4


def intro(game: str, lang: Language, *, full_screen: bool) -> list[str]:
    """Title, goal, and how to answer."""
    goal = [say(f"{game}-goal-{number}", lang) for number in range(1, GOAL_LINES + 1)]
    keys = "terminal-keys" if full_screen else "terminal-plain-help"
    return [say(f"{game}-title", lang), "", *goal, "", *say(keys, lang).splitlines(), ""]
