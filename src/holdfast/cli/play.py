"""`holdfast play [GAME]`: playing at once, nothing asked."""

from __future__ import annotations

from holdfast.cli.seating import Seating, open_table

FIRST_GAME = "lifeboat"


def play(game: str = "", /, *, seating: Seating | None = None) -> int:
    """Play now: you and bots, with a first screen that says what it is about.

    Parameters
    ----------
    game: str
        The game; lifeboat if not given.
    seating: Seating
        Who sits where, and how the table differs.
    """
    wanted = game or (FIRST_GAME if seating is None or seating.resume is None else "")
    return open_table(wanted, seating, with_intro=True)
