"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from holdfast.kernel.policy import Word


class Asked(Protocol):
    """A question as a bot sees it."""

    id: int
    kind: str
    rule: str
    options: list[str]
    default: str


class Seen(Protocol):
    """All a bot gets: what one seat sees, hears, is asked and may do, and tables it cannot tell from the true one."""

    seat: int
    game: str
    words: list[Word]

    @property
    def view(self) -> dict[str, Any]: ...
    @property
    def events(self) -> list[dict[str, Any]]: ...
    @property
    def asks(self) -> list[Any]: ...
    @property
    def rights(self) -> list[str]: ...
    def events_since(self, at: int) -> list[dict[str, Any]]: ...
    def imagine(self, seed: str = "") -> Any: ...
    def rollout(self, first: str = "", seed: str = "", horizon: int = 100, whim: int = 0) -> float: ...


class Bot(Protocol):
    """Answers the question open for its seat: `choose` returns one of its options, or a right, in notation.

    After a right it is asked again. Where nothing is asked and there is nothing to say, it says "".
    """

    def choose(self, seen: Seen) -> str: ...
