"""All that reaches one seat, or a spectator: the bytes a client could get."""

from __future__ import annotations

from typing import Any

import msgspec

from holdfast.kernel.canonical import fields
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Seat

Seen = dict[str, Any]


def observed(sitting: Sitting, seat: Seat | None, since: int = 0) -> Seen:
    """View, what was told since then, the open question with its number, and rights (`undo` shows the floor)."""
    seen: Seen = {"view": sitting.view(seat), "events": sitting.events(seat, since)}
    if seat is not None:
        question = sitting.asked(seat)
        seen["question"] = None if question is None else fields(question)
        seen["number"] = sitting.numbers[seat]
        seen["rights"] = sitting.rights(seat)
    return seen


def encoded(seen: Seen) -> bytes:
    """As bytes, in the order in which it was built: order can tell secrets too."""
    return msgspec.json.encode(seen)


def assert_same(left: Seen, right: Seen, what: str) -> None:
    """Byte for byte the same; otherwise says what differs."""
    if encoded(left) != encoded(right):
        differing = {key: (left[key], right[key]) for key in left if left[key] != right[key]}
        raise AssertionError(f"{what}: {narrowed(differing) or 'in another order'}")


def narrowed(differing: dict[str, tuple[Any, Any]]) -> dict[str, Any]:
    """Of two views, only the sections that differ."""
    shown: dict[str, Any] = {}
    for key, (left, right) in differing.items():
        if isinstance(left, dict) and isinstance(right, dict):
            parts = {part: (left.get(part), right.get(part)) for part in left if left.get(part) != right.get(part)}
            shown[key] = narrowed(parts)
        else:
            shown[key] = (left, right)
    return shown
