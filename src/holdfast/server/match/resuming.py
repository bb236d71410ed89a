"""A table again, from the lines on the disk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from holdfast.kernel.canonical import digest
from holdfast.kernel.errors import Refusal, RulesError
from holdfast.kernel.game import Game
from holdfast.kernel.record import Line, Record
from holdfast.kernel.sitting import Sitting, replayed
from holdfast.server.match import faults
from holdfast.server.store.rows import LineRow, MatchRow


def resumed(game: Game[Any], row: MatchRow, lines: list[LineRow], folder: Path) -> Sitting | None:
    """What these lines lead to; their digests tell whether these rules still lead to the same table.

    None where they do not; where the rules fail, a report lies in the folder.
    """
    record = Record(row.header(), [Line(line.author, line.text, line.digest) for line in lines])
    try:
        sitting = replayed(game, record, False)
    except (Refusal, RulesError):
        return None
    except Exception as failure:
        # These rules fail where those of then did not, or the lines are not what they were.
        faults.report(folder, row.id, record, failure)
        return None
    for line, stored in zip(sitting.lines, lines, strict=True):
        line.digest = sitting.last_digest = stored.digest
    return sitting if leads_here(sitting) else None


def leads_here(sitting: Sitting) -> bool:
    """Does the last line's digest fit the table? It holds all digests before it."""
    if not sitting.lines:
        return True
    last = sitting.lines[-1]
    before = sitting.lines[-2].digest if len(sitting.lines) > 1 else first_digest(sitting)
    return digest(before, last.said(), sitting.table) == last.digest


def first_digest(sitting: Sitting) -> str:
    """The digest before the first line: of the header and the table as it was set."""
    return digest("", "" if sitting.header is None else sitting.header.text(), sitting.start)
