"""What a command raises when the person at the keyboard can mend it."""

from __future__ import annotations


class Mistake(Exception):
    """Said in one line, in the player's language; then the command ends with `code`."""

    def __init__(self, message_id: str, /, code: int = 2, **args: str | float) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.code = code
        self.arguments = args
