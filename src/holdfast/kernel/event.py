"""What is told of a play. Events are made only while somebody listens: nothing is gained by compiling them."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, gc=False):
    """A fact that happened. Fields are plain words and numbers; who may know it is said when it is told."""

    @property
    def rule(self) -> str:
        """The rule that made it happen, if one did."""
        return ""


class TakenBack(Event):
    """A seat took back its last word."""

    seat: int
