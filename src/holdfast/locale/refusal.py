"""A refusal in words: one line, in the player's language, that says what is possible instead."""

from __future__ import annotations

from holdfast.kernel.errors import Refusal
from holdfast.locale import Language, knows, translate

LONGEST = 240
"""So much of what is possible is listed, in characters; rights can be hundreds."""


def spoken(refusal: Refusal, lang: Language) -> str:
    """The refusal; where one caused another, that one too is said in the same language."""
    message_id = f"refusal-{refusal.code}"
    if not knows(message_id, lang):
        return " ".join(str(refusal).split())
    args = dict(refusal.arguments)
    if isinstance(refusal.__cause__, Refusal):
        args["why"] = spoken(refusal.__cause__, lang)
    if isinstance(args.get("offered"), str):
        args["offered"] = shortened(str(args["offered"]))
    return translate(message_id, lang, **args)


def shortened(listed: str) -> str:
    """As many whole items as fit."""
    if len(listed) <= LONGEST:
        return listed
    return listed[:LONGEST].rpartition(", ")[0] + ", …"
