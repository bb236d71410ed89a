"""Bots that must not bring a simulation down."""

from __future__ import annotations

from typing import Any

from holdfast.bots.bot import Seen


class Base:
    def __init__(self, game: str, seconds: float) -> None:
        self.game = game


class Liar(Base):
    """Says what is not offered."""

    def choose(self, seen: Seen) -> str:
        return "sink the boat"


class Broken(Base):
    """Has a mistake in it."""

    def choose(self, seen: Seen) -> str:
        nothing: dict[str, Any] = {}
        return str(nothing["plan"])


class Talker(Base):
    """Uses rights for ever: offers, and takes them back."""

    def choose(self, seen: Seen) -> str:
        endless = [right for right in seen.rights if right.startswith(("recall", "offer"))]
        return max(endless) if endless else str(seen.asks[0].default)


class Curious(Base):
    """Looks at everything it gets, and nothing else is there."""

    def choose(self, seen: Seen) -> str:
        assert seen.view["me"]["seat"] == seen.seat
        assert seen.events
        assert isinstance(seen.rights, list)
        assert seen.imagine("another").view(seen.seat)["me"] == seen.view["me"]
        return str(seen.asks[0].default)
