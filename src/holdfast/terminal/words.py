"""Small words that every drawing needs."""

from __future__ import annotations

from functools import cache

from holdfast.locale import Language, translate


@cache
def name(game: str, one: str, lang: Language) -> str:
    """What an id of the game's is called."""
    return translate("terminal-name", lang, id=f"{game}-{one}")


@cache
def short_name(game: str, one: str, lang: Language) -> str:
    """The same where there is little room."""
    return translate("terminal-short-name", lang, id=f"{game}-{one}")


def number(n: int) -> str:
    """With a minus that is no hyphen."""
    return str(n).replace("-", "−")


def names(game: str, ids: list[str], lang: Language) -> str:
    """Several, as in a sentence."""
    return translate("terminal-names", lang, ids=",".join(f"{game}-{one}" for one in ids))
