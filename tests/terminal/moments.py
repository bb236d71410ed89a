"""A table as a golden record left it after so many moves."""

from __future__ import annotations

from holdfast.api import Table
from holdfast.games import registry
from holdfast.kernel.record import parse
from holdfast.kernel.sitting import sit
from web.scenes import GOLDEN


def after(record: str, moves: int) -> Table:
    written = parse((GOLDEN / f"{record}.record").read_text("utf-8"))
    table = Table(sit(registry.game(written.header.game), written.header))
    for line in written.lines[:moves]:
        table.play(line.author, line.text)
    return table
