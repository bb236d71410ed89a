"""A rule has failed: what is kept for whoever mends it. The record holds everybody's secrets, so it is not logged."""

from __future__ import annotations

import logging
import os
import traceback
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from holdfast.kernel.errors import Refusal
from holdfast.kernel.record import Record
from holdfast.server.errors import refusal
from holdfast.server.match.seating import set_status

if TYPE_CHECKING:
    from holdfast.server.match.match import Match

LOG = logging.getLogger("holdfast.server")
FOLDER = "faults"


class Fuse:
    """Blows where a rule fails: this match stands still then, and nothing else does."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.is_blown = False
        """The table could not be shown the last time, or a rule has failed since."""

    def test(self, failure: BaseException) -> None:
        """A refusal is an answer; a bug in a rule stops the match where it stands, and who spoke is told so."""
        if isinstance(failure, Exception) and not isinstance(failure, Refusal):
            self.blow(failure)
            self.match.publish()
            raise refusal("fault") from failure

    def look_at(self, failure: BaseException) -> None:
        """What a bot's or the clock's turn ended with."""
        if isinstance(failure, Refusal):
            LOG.warning("a turn was refused: %s", failure.code, extra={"match": self.match.row.id})
        elif isinstance(failure, Exception):
            self.match.spawn(self._blow_in_turn(failure))

    async def _blow_in_turn(self, failure: Exception) -> None:
        async with self.match.mailbox:
            self.blow(failure)
            self.match.publish()

    def blow(self, failure: Exception) -> None:
        """Nobody can say anything until the host lets it go on; the record is kept for who mends the rule."""
        match = self.match
        if match.row.status != "playing" and self.is_blown:
            return
        self.is_blown = True
        if match.sitting is not None:
            report(match.store.path.parent, match.row.id, match.sitting.record(), failure)
        if match.row.status == "playing":
            draft = match.draft()
            set_status(draft, "paused", "fault")
            match.row = draft.row
            match.spawn(self._write_pause())

    async def _write_pause(self) -> None:
        """If the disk refuses, the rule will fail again after a restart, and the match pause again."""
        match = self.match
        try:
            async with match.mailbox:
                await match.store.save_match(match.row, match.chairs)
        except Refusal:
            LOG.warning("it is paused, but that could not be written", extra={"match": match.row.id})


def report(folder: Path, match_id: str, record: Record, failure: Exception) -> None:
    """Log it once, with the place in the rules; the record up to there goes into a file that only we can read."""
    name = f"{FOLDER}/{match_id}-{len(record.lines)}.record"
    trace = "".join(traceback.format_exception(failure))
    with suppress(OSError):
        (folder / FOLDER).mkdir(mode=0o700, exist_ok=True)
        kept = os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(kept, "w", encoding="utf-8", newline="\n") as file:
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
