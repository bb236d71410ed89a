"""The first screen: what the game is about in three lines, and the keys."""

from __future__ import annotations

from holdfast.games.meta import meta_of
from holdfast.locale import Language, knows, translate

GOAL_LINES = 3


def intro(game: str, lang: Language, *, full_screen: bool) -> list[str]:
    """Title, goal (in the making, what the poster says), on a screen what the marks mean, and how to answer."""
    goals = [f"{game}-goal-{number}" for number in range(1, GOAL_LINES + 1)]
    meta = meta_of(game)
    goal = [translate(one, lang) for one in goals if knows(one, lang)] or [meta.pitch.text(lang)]
    if not full_screen:
        return [meta.title.text(lang), "", *goal, "", *translate("terminal-plain-help", lang).splitlines(), ""]
    marks = [translate(f"{game}-marks", lang)] if knows(f"{game}-marks", lang) else []
    return [meta.title.text(lang), "", *goal, *marks, "", *translate("terminal-keys", lang).splitlines(), ""]
