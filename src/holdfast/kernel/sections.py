"""Sections that every view has: whom the table waits for, and how it ended. `names`: what each seat is called."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.play import public_face
from holdfast.kernel.table import Table


def waiting_for(table: Table[Any], names: list[str]) -> dict[str, Any] | None:
    """The question's name, and who is asked, as far as everybody may know."""
    face = public_face(table)
    if face is None:
        return None
    return {"ask": face.ask, "who": None if face.asked is None else [names[seat] for seat in face.asked]}


def result_of(table: Table[Any], names: list[str]) -> dict[str, Any] | None:
    """Winners, the reason, all seats from the first to the last, and a sheet for each."""
    result = table.result
    if result is None:
        return None
    scores = result.scores
    sheets = [
        {"seat": seat, "who": who, "total": scores[seat], "parts": result.parts[seat]} for seat, who in enumerate(names)
    ]
    order = sorted(range(len(names)), key=lambda seat: (seat not in result.winners, -scores[seat]))
    return {"winners": result.winners, "reason": result.reason, "order": order, "sheets": sheets}


def common(table: Table[Any], names: list[str]) -> dict[str, Any]:
    """Both, under the names that clients know them by."""
    return {"waiting": waiting_for(table, names), "result": result_of(table, names)}
