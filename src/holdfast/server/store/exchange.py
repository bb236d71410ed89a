"""Records out of the store and into it, as files that a person can read."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

import holdfast
from holdfast.api import compatible
from holdfast.games import registry
from holdfast.kernel.errors import BadRecord
from holdfast.kernel.record import Line, Record, parse
from holdfast.kernel.sitting import replayed
from holdfast.server.store.private import FOR_OWNER, make_file, restrict
from holdfast.server.store.rows import Chair, LineRow, MatchRow
from holdfast.server.store.store import Store


async def export_records(database: Path, folder: Path, running: bool) -> int:
    """One file for each match that has begun; returns how many."""
    store = Store(database)
    written = 0
    try:
        for row in await store.begun_matches():
            if row.status == "over" or running:
                lines = await store.lines(row.id)
                day = time.strftime("%Y-%m-%d", time.gmtime(row.created))
                file = folder / f"{day}-{row.game}-{row.id}.record"
                if row.status != "over":
                    make_file(file)
                    restrict(file, FOR_OWNER)
                file.write_text(record_of(row, lines).text(), "utf-8")
                written += 1
    finally:
        store.close()
    return written


def record_of(row: MatchRow, lines: list[LineRow]) -> Record:
    return Record(row.header(), [Line(line.author, line.text, line.digest) for line in lines])


async def import_records(database: Path, files: list[Path]) -> int:
    """All files or none: each is verified before the first is written."""
    read = [read_record(file) for file in files]
    store = Store(database)
    try:
        for row, lines in read:
            await store.save_match(row, [Chair(row.id, seat) for seat in range(row.seats)])
            if lines:
                await store.append(row.id, 0, lines, None, False)
    finally:
        store.close()
    return len(read)


def read_record(file: Path) -> tuple[MatchRow, list[LineRow]]:
    """A match as its record tells it, or a refusal that names the file and the line."""
    text = file.read_text("utf-8")
    found = holdfast.verify(text)
    if not found["honest"]:
        raise BadRecord("in-file", f"{file}: {found['why']}", 0, {"place": str(file), "why": found["why"]})
    record = compatible(parse(text))
    sitting = replayed(registry.game(record.header.game), record, True)
    header, result = record.header, found["result"]
    row = MatchRow(
        id=secrets.token_urlsafe(9),
        code=secrets.token_hex(6).upper(),
        game=header.game,
        status="playing" if result is None else "over",
        visibility="private",
        pace="none",
        host="",
        created=time.time(),
        options=dict(header.options),
        seats=header.seats,
        seed=header.seed,
        nonces=header.nonces,
        rules=header.rules,
        content=header.content,
        result=result,
    )
    return row, [LineRow(line.author, line.text, line.digest) for line in sitting.lines]
