"""A memory that forgets: what was not asked for longest."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

T = TypeVar("T")


class Recent(OrderedDict[str, T]):
    """At most so many things by their ids. What was put in or read with `[…]` last is forgotten last."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __getitem__(self, key: str) -> T:
        found = super().__getitem__(key)
        self.move_to_end(key)
        return found

    def __setitem__(self, key: str, value: T) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self.most:
            del self[next(iter(self))]
