"""Join codes: short enough to be told, long enough not to be guessed."""

from __future__ import annotations

import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""None that looks like another."""
LENGTH = 10


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def plain_code(typed: str) -> str:
    """A join code as it is kept, however somebody wrote it down."""
    return "".join(letter for letter in typed.upper() if letter not in "-‐‑–—" and not letter.isspace())
