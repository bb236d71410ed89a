"""A rule has failed: what is kept for whoever mends it. The record holds everybody's secrets, so it is not logged."""

from __future__ import annotations

import logging
import os
import traceback
from contextlib import suppress
from pathlib import Path

from holdfast.kernel.record import Record

LOG = logging.getLogger("holdfast.server")
FOLDER = "faults"


def report(folder: Path, match_id: str, record: Record, failure: Exception) -> None:
    """Log it once, with the place in the rules; the record up to there goes into a file that only we can read."""
    name = f"{FOLDER}/{match_id}-{len(record.lines)}.record"
    trace = "".join(traceback.format_exception(failure))
    with suppress(OSError):
        (folder / FOLDER).mkdir(mode=0o700, exist_ok=True)
        kept = os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(kept, "w", encoding="utf-8") as file:
            file.write(record.text() + commented(trace))
    LOG.error("a rule failed: %s; the record: %s", place_of(failure), name, extra={"match": match_id})


def place_of(failure: Exception) -> str:
    """What kind of failure, and where: not its words, which may name a card."""
    frames = traceback.extract_tb(failure.__traceback__)
    where = f" in {Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else ""
    return type(failure).__name__ + where


def commented(text: str) -> str:
    """As lines that a record's reader passes over."""
    return "".join(f"# {line}\n" for line in text.splitlines())
