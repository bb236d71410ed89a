"""Records out of the store and into it, as files that a person can read."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

import holdfast
from holdfast.api import compatible
from holdfast.games import registry
from holdfast.kernel.errors import BadRecord
from holdfast.kernel.record import Line, Record, parse
from holdfast.kernel.sitting import replayed
from holdfast.server.store.opening import open_store, trouble
from holdfast.server.store.private import FOR_OWNER, make_file, restrict
from holdfast.server.store.rows import Chair, LineRow, MatchRow


async def export_records(database: Path, folder: Path, running: bool) -> int:
    """One file for each match that has begun; returns how many."""
    store = open_store(database)
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
                file.write_text(record_of(row, lines).text(), "utf-8", newline="\n")
                written += 1
    except SQLAlchemyError as failure:
        raise trouble(database, failure) from failure
    finally:
        store.close()
    return written


def record_of(row: MatchRow, lines: list[LineRow]) -> Record:
    return Record(row.header(), [Line(line.author, line.text, line.digest) for line in lines])


async def import_records(database: Path, texts: dict[str, str]) -> int:
    """All files or none, by their names: each is verified before the first is written."""
    read = [read_record(name, text) for name, text in texts.items()]
    store = open_store(database)
    try:
        for row, lines in read:
            await store.save_match(row, [Chair(row.id, seat) for seat in range(row.seats)])
            if lines:
                await store.append(row.id, 0, lines, None, False)
    finally:
        store.close()
    return len(read)


def read_record(file: str, text: str) -> tuple[MatchRow, list[LineRow]]:
    """A match as its record tells it, or a refusal that names the file and the line."""
    found = holdfast.verify(text)
    if not found["honest"]:
        raise BadRecord("in-file", f"{file}: {found['why']}", 0, {"place": file, "why": found["why"]})
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
