"""The REST door for finished plays: the record, its check, and the play told again."""

from __future__ import annotations

import gzip
from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

import holdfast
from holdfast.kernel.record import Record
from holdfast.server.errors import refusal
from holdfast.server.match.match import Match
from holdfast.server.match.replay import SPECTATOR, ReplayPage, portraits, replay_page
from holdfast.server.match.reviewing import Regret
from holdfast.server.rest.doors import services_of, spend, visitor

AnyRequest = Request[Any, Any, Any]
Move = Annotated[int, Parameter(ge=0, le=1_000_000)]
Eyes = Annotated[str, Parameter(max_length=10, description="A seat's number, `spectator`, or `all`.")]
FAST = 5
"""How hard answers are packed."""


async def finished(request: AnyRequest, match_id: str) -> tuple[Match, Record]:
    """The match and its record, which is secret until the end, and for its people alone where nobody may look on."""
    spend(request, "replay")
    match = await services_of(request).hall.find(match_id)
    if match.archive is not None:
        raise refusal("old-rules")
    if match.row.status != "over" or match.sitting is None:
        raise refusal("not-over")
    if not match.row.spectators and not await has_seat(request, match):
        raise refusal("no-spectators")
    return match, match.sitting.record()


async def has_seat(request: AnyRequest, match: Match) -> bool:
    person = await visitor(request)
    return person is not None and match.seat_of(person.id) is not None


def packed(request: AnyRequest, body: bytes, media_type: str) -> Response[bytes]:
    """Moves repeat themselves: packed they are thirty times as short."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type=media_type)
    return Response(gzip.compress(body, FAST), media_type=media_type, headers={"content-encoding": "gzip"})


class ReplayDoor(Controller):
    """Finished plays."""

    path = "/api/matches/{match_id:str}"
    tags = ("finished plays",)

    @get("/record", media_type=MediaType.TEXT)
    async def record(self, request: AnyRequest, match_id: str) -> Response[str]:
        """The record of a finished game, with the seed: anybody can replay and check it."""
        _, record = await finished(request, match_id)
        return Response(record.text(), media_type=MediaType.TEXT)

    @get("/verify")
    async def verify(self, request: AnyRequest, match_id: str) -> dict[str, Any]:
        """Replay a finished game and say whether every shuffle and every line is honest."""
        match, record = await finished(request, match_id)
        return await match.thinkers.work(lambda: holdfast.verify(record.text()))

    @get("/replay", responses={200: ResponseSpec(ReplayPage, generate_examples=False)})
    async def replay(
        self, request: AnyRequest, match_id: str, eyes: Eyes = SPECTATOR, first: Move = 0, last: Move = 1_000_000
    ) -> Response[bytes]:
        """A finished game move by move, as these eyes saw it; at most a hundred moves at once."""
        match, record = await finished(request, match_id)
        return await match.thinkers.work(
            lambda: packed(request, replay_page(match.game, record, eyes, first, last), MediaType.JSON)
        )

    @get("/review", responses={200: ResponseSpec(list[Regret], generate_examples=False)})
    async def review(self, request: AnyRequest, match_id: str) -> list[Regret]:
        """The three answers of a finished game that cost the asker most, and what looking ahead would have said."""
        match, _ = await finished(request, match_id)
        person = await visitor(request)
        seat = None if person is None else match.seat_of(person.id)
        if seat is None or match.sitting is None:
            raise refusal("not-seated")
        match.game.policy()  # where nobody has taught the bots this game, the refusal says so
        return await match.thinkers.minds.review(match.row.id, seat, match.sitting.glance())

    @get("/portraits", media_type=MediaType.TEXT)
    async def portraits(
        self, request: AnyRequest, match_id: str, first: Move = 0, last: Move = 1_000_000
    ) -> Response[bytes]:
        """The whole table after each move of a finished game, a line each: with it the digests can be recomputed."""
        match, record = await finished(request, match_id)
        return await match.thinkers.work(
            lambda: packed(request, portraits(match.game, record, first, last), MediaType.TEXT)
        )
