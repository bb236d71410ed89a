"""`holdfast terminal GAME`: play in this terminal."""

from __future__ import annotations

from holdfast.cli.seating import Seating, open_table


def terminal(game: str = "", /, *, seating: Seating | None = None) -> int:
    """Play in this terminal: people at this keyboard, bots in the other seats.

    Parameters
    ----------
    game: str
        The game; not needed with --resume.
    seating: Seating
        Who sits where, and how the table differs.
    """
    return open_table(game, seating, with_intro=False)
