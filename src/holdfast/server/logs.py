"""Logs: one line a thing that happened, with the match and the person it is about, and never a secret.

Ids of matches and people are no secrets: a cookie is signed, and nobody becomes anybody by an id.
"""

from __future__ import annotations

import logging
import re
import sys
import time
from contextvars import Context, ContextVar
from typing import Any

import msgspec

from holdfast.server.store.rows import MatchRow

MATCH: ContextVar[str] = ContextVar("match", default="")
PERSON: ContextVar[str] = ContextVar("person", default="")
MATCH_ID = re.compile(r"[\w-]{12}", re.ASCII)
MINUTE = 60.0


def at_match(match_id: str) -> None:
    """What follows is about this match. Something else in its place, which may be a secret, is not repeated."""
    MATCH.set(match_id if MATCH_ID.fullmatch(match_id) else "")


def context_of(match_id: str) -> Context:
    """For what a table does by itself: bots and clocks act for no person."""
    context = Context()
    context.run(at_match, match_id)
    return context


def add_whereabouts(record: logging.LogRecord) -> bool:
    """Which match and person, unless the line itself says so."""
    record.match = getattr(record, "match", "") or MATCH.get()
    record.person = getattr(record, "person", "") or PERSON.get()
    return True


def is_news(record: logging.LogRecord) -> bool:
    """Of every socket uvicorn tells the address with its query, where anything may stand: that stays out."""
    if not record.name.startswith("uvicorn") or record.levelno > logging.INFO:
        return True
    told = record.getMessage()
    return "WebSocket" not in told and not told.startswith("connection ")


class TextLines(logging.Formatter):
    """For people: match and person stand at the end, where they are known."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  so it is called
        known = [f" {name}={value}" for name in ("match", "person") if (value := getattr(record, name, ""))]
        return super().formatMessage(record) + "".join(known)


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": record.created, "level": record.levelname, "log": record.name}
        line |= {name: value for name in ("match", "person") if (value := getattr(record, name, ""))}
        line["text"] = record.getMessage()
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(style: str, level: str) -> None:
    """The level is for the server's own lines: what libraries say in detail holds whole messages."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    handler.addFilter(is_news)
    handler.addFilter(add_whereabouts)
    usual = logging.WARNING if style == "quiet" else logging.INFO
    logging.basicConfig(level=usual, handlers=[handler], force=True)
    logging.getLogger("holdfast").setLevel(usual if style == "quiet" else level.upper())
    # Alembic tells of every start: no news.
    logging.getLogger("alembic").setLevel(logging.WARNING)


def tell_status(match: MatchRow) -> str:
    """One line for a match that has begun, ended, or stands still; returns the status that was told."""
    why = f" ({match.because})" if match.because else ""
    logging.getLogger("holdfast.match").info("the match is %s%s", match.status, why, extra={"match": match.id})
    return match.status


class Seldom:
    """A warning that cannot flood the log: one line a minute of each kind, which says how many it stands for."""

    def __init__(self, log: logging.Logger) -> None:
        self.log = log
        self._next: dict[str, float] = {}
        self._silent: dict[str, int] = {}

    def warn(self, kind: str, address: str) -> None:
        """Somebody was turned away at the door."""
        now = time.monotonic()
        if now < self._next.get(kind, 0.0):
            self._silent[kind] = self._silent.get(kind, 0) + 1
            return
        self._next[kind] = now + MINUTE
        self.log.warning("turned away from %s: %s (%d more before)", address, kind, self._silent.pop(kind, 0))


TURNED_AWAY = ("too-many", "too-fast", "wrong-password", "foreign-origin")
"""Refusals that tell an operator of a flood or of somebody who tries keys."""
DOORS = Seldom(logging.getLogger("holdfast.doors"))


def turned_away(code: str, address: str) -> None:
    """A line in the log, if this is one of the refusals to watch."""
    if code in TURNED_AWAY:
        DOORS.warn(code, address)
