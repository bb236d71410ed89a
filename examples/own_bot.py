"""A bot of your own: a class with `choose`. In this folder:

    ../holdfast simulate lifeboat --bots own_bot:Peaceful,random --games 200
    ../holdfast terminal lifeboat --bots own_bot:Peaceful

`seen` is all it gets: `seen.view` and `seen.events` are what its seat sees and was told, `seen.asks[0]` is the open
question with its `options` and `default`, `seen.rights` is what it may do unasked, and `seen.imagine(seed="…")` gives
a whole table to try things out on, in which everything that its seat cannot know is dealt anew.
"""

from __future__ import annotations

from holdfast.bots.bot import Seen

WISHES = (
    "keep water",
    "keep medkit",
    "keep life_ring",
    "medkit {me}",
    "medkit {friend}",
    "parasol {me}",
    "water {me}",
    "water {friend}",
    "open life_ring",
    "compass",
    "yield",
    "row",
)
"""Notations, the dearest first."""


class Peaceful:
    """Robs nobody, fights nobody, looks after itself and its friend."""

    def __init__(self, game: str, seconds: float = 0.0) -> None:
        self.game = game

    def choose(self, seen: Seen) -> str:
        """The first wish that is offered, else what an absent player would do."""
        ask = seen.asks[0]
        me = seen.view["me"]
        for wish in WISHES:
            notation = wish.format(me=me["who"], friend=me["friend"])
            if notation in ask.options:
                return notation
        return str(ask.default)
