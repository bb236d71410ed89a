"""What was made once and is asked for again and again."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Memo(Generic[T]):
    """Things by all that they depend on. Whoever gets one must not change it."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.made: dict[Hashable, T] = {}

    def find(self, key: Hashable) -> T | None:
        return self.made.get(key)

    def keep(self, key: Hashable, thing: T) -> T:
        """When there are too many it begins anew: what is still needed comes back by itself."""
        if len(self.made) >= self.most:
            self.made.clear()
        self.made[key] = thing
        return thing
