"""Every piece that a board can show, by the name it has there."""

from __future__ import annotations

from holdfast.games.lifeboat.state import KINDS, NAMES, NAVIGATION

LIFEBOAT = [
    *(f"seat:{who}" for who in NAMES),
    *(f"bench:{number}" for number in range(1, 7)),
    *(f"{place}:{kind}" for place in ("card", "mine", "open") for kind in KINDS),
    *(f"card:nav_{card}" for card in NAVIGATION),
    *("bond:friend", "bond:enemy", "card:closed", "pile:closed", "packet", "deck:provisions", "deck:navigation"),
    *("stack:row", "track:gulls", "track:turns", "token:wound", "token:rowed", "token:fought"),
    *(f"side:{who}" for who in NAMES),
    *("hand:refuse", "hand:yield"),
]
PIECES: dict[str, list[str]] = {"lifeboat": LIFEBOAT}
