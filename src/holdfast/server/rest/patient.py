"""How long a connection may keep us waiting: built upon the inside of uvicorn, like the quick line."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from holdfast.server.logs import turned_away
from holdfast.server.rest.http import UNKNOWN_DESCRIPTORS, Bounds, place_of

PATIENCE = {"head": 10.0, "body": 15.0, "reading": 60.0}
"""Seconds for the head of a request, since the connection or the last answer; for its body, which is short; and for an
answer that waits to be read."""


class Patient(H11Protocol):
    """uvicorn's HTTP, which by itself would wait for ever."""

    bounds = Bounds(0, UNKNOWN_DESCRIPTORS)

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.awaited = ""
        self.until: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.is_one_too_many():
            turned_away("too-many", place_of(self.client))
            transport.abort()
        else:
            self.look()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.look()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.look()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.look()

    def is_one_too_many(self) -> bool:
        bounds = self.bounds
        if len(self.connections) > bounds.in_all:
            return True
        if not bounds.per_address or len(self.connections) <= bounds.per_address:
            return False
        here = place_of(self.client)
        return sum(place_of(getattr(other, "client", None)) == here for other in self.connections) > bounds.per_address

    def look(self) -> None:
        """What do we wait for now? If it is something new, patience begins anew; without it the connection is cut."""
        awaited = self.awaits()
        if awaited == self.awaited:
            return
        self.awaited = awaited
        if self.until is not None:
            self.until.cancel()
        self.until = self.loop.call_later(PATIENCE[awaited], self.transport.abort) if awaited else None

    def awaits(self) -> str:
        if self not in self.connections:
            # Gone, or a WebSocket now.
            return ""
        if self.flow.write_paused:
            return "reading"
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            return "head"
        return "body" if cycle.more_body else ""


def patient(bounds: Bounds) -> type[Patient]:
    """Made by uvicorn for each connection, and it knows nothing of bounds: they belong to the class."""
    return type("Bounded", (Patient,), {"bounds": bounds})
