"""The REST door for tables: set up, join, start, leave, pause, play again; and the lobby."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from litestar import Controller, Request, get, post

from holdfast.server.match import hosting, may, seating
from holdfast.server.match.hall import sit_down
from holdfast.server.match.match import Match
from holdfast.server.match.seating import Change, Seating
from holdfast.server.rest.doors import guess, known, services_of, spend, visitor
from holdfast.server.rest.forms import (
    Code,
    MatchInfo,
    NewHost,
    NewMatch,
    SeatChange,
    Sit,
    TableSettings,
)
from holdfast.server.rest.listing import info, is_learnt
from holdfast.server.services import Services
from holdfast.server.store.rows import Person
from holdfast.server.store.store import SWITCHES

AnyRequest = Request[Any, Any, Any]
PersonsChange = Callable[[Seating, str], None]
LOBBY_SHOWS = 100


async def arranged(request: AnyRequest, match_id: str, change: PersonsChange) -> MatchInfo:
    """The table after this person has changed it."""
    services, match, person = await at_table(request, match_id)
    await match.arrange(lambda draft: change(draft, person.id))
    return await info(services, match.row, match.chairs, person)


async def by_host(request: AnyRequest, match_id: str, change: Change) -> MatchInfo:
    """The table after its host has changed it."""
    return await arranged(request, match_id, partial(may.by_host, change=change))


async def at_table(request: AnyRequest, match_id: str) -> tuple[Services, Match, Person]:
    services = services_of(request)
    return services, await services.hall.find(match_id), await known(request)


class MatchesDoor(Controller):
    """Tables."""

    path = "/api"
    tags = ("tables",)

    @get("/lobby")
    async def lobby(self, request: AnyRequest) -> list[MatchInfo]:
        """Public tables that wait for people."""
        services, person = services_of(request), await visitor(request)
        return [await info(services, *found, person) for found in await services.store.lobby(LOBBY_SHOWS)]

    @get("/matches")
    async def mine(self, request: AnyRequest) -> list[MatchInfo]:
        """The tables at which I have a seat, and where my answer is waited for."""
        services, person = services_of(request), await known(request)
        found = await services.store.matches_of(person.id, LOBBY_SHOWS)
        return [await info(services, row, chairs, person) for row, chairs in found if not is_learnt(row)]

    @post("/matches", status_code=201)
    async def create(self, request: AnyRequest, data: NewMatch) -> MatchInfo:
        """Set up a table; I sit down first and am its host."""
        services, person = services_of(request), await known(request)
        spend(request, "new")
        match = await services.hall.create(
            person,
            data.game,
            data.seats,
            dict(data.options),
            data.visibility,
            data.pace,
            data.bots,
            {name: getattr(data, name) for name in SWITCHES},
        )
        if data.start:
            await match.start()
        return await info(services, match.row, match.chairs, person)

    @post("/join", status_code=200)
    async def join_by_code(self, request: AnyRequest, data: Code) -> MatchInfo:
        """Find a table by its code. Sitting down is another step."""
        services = services_of(request)
        with guess(request, "join"):
            match = await services.hall.find_by_code(data.code)
        return await info(services, match.row, match.chairs, await visitor(request))

    @get("/matches/{match_id:str}")
    async def show(self, request: AnyRequest, match_id: str) -> MatchInfo:
        """One table."""
        services = services_of(request)
        match = await services.hall.find(match_id)
        return await info(services, match.row, match.chairs, await visitor(request))

    @post("/matches/{match_id:str}/sit", status_code=200)
    async def sit(self, request: AnyRequest, match_id: str, data: Sit) -> MatchInfo:
        """Take a seat; once play has begun, one that the host has freed."""
        services, match, person = await at_table(request, match_id)
        await sit_down(match, person, data.seat, data.nonce)
        return await info(services, match.row, match.chairs, person)

    @post("/matches/{match_id:str}/leave", status_code=200)
    async def leave(self, request: AnyRequest, match_id: str) -> MatchInfo:
        """Before the start my seat is free, and another is host; after it a bot keeps it, and I may come back."""
        return await arranged(request, match_id, seating.leave)

    @post("/matches/{match_id:str}/return", status_code=200)
    async def come_back(self, request: AnyRequest, match_id: str) -> MatchInfo:
        """Take my seat back from the bot that kept it."""
        return await arranged(request, match_id, seating.come_back)

    @post("/matches/{match_id:str}/start", status_code=200)
    async def start(self, request: AnyRequest, match_id: str) -> MatchInfo:
        """The host begins; bots take the empty seats."""
        services, match, person = await at_table(request, match_id)
        await match.start(person.id)
        return await info(services, match.row, match.chairs, person)

    @post("/matches/{match_id:str}/pause", status_code=200)
    async def pause(self, request: AnyRequest, match_id: str) -> MatchInfo:
        """Clocks and bots stop."""
        return await by_host(request, match_id, hosting.pause)

    @post("/matches/{match_id:str}/resume", status_code=200)
    async def resume(self, request: AnyRequest, match_id: str) -> MatchInfo:
        """Clocks and bots go on."""
        return await by_host(request, match_id, hosting.resume)

    @post("/matches/{match_id:str}/abandon", status_code=200)
    async def abandon(self, request: AnyRequest, match_id: str) -> MatchInfo:
        """The host closes the table for good; before the start too."""
        return await by_host(request, match_id, hosting.abandon)

    @post("/matches/{match_id:str}/settings", status_code=200)
    async def settings(self, request: AnyRequest, match_id: str, data: TableSettings) -> MatchInfo:
        """The host allows something at the table, or forbids it."""
        wanted = {name: getattr(data, name) for name in SWITCHES if getattr(data, name) is not None}
        return await by_host(request, match_id, partial(hosting.switch, wanted=wanted))

    @post("/matches/{match_id:str}/host", status_code=200)
    async def host(self, request: AnyRequest, match_id: str, data: NewHost) -> MatchInfo:
        """The host lets somebody else be host."""
        return await by_host(request, match_id, partial(hosting.name_host, seat=data.seat))

    @post("/matches/{match_id:str}/seats/{seat:int}", status_code=200)
    async def change_seat(self, request: AnyRequest, match_id: str, seat: int, data: SeatChange) -> MatchInfo:
        """The host empties a seat, or gives it to a bot; in mid-game also to whoever sits down."""
        return await by_host(request, match_id, partial(hosting.give_seat, seat=seat, bot=data.bot, free=data.free))

    @post("/matches/{match_id:str}/rematch", status_code=201)
    async def rematch(self, request: AnyRequest, match_id: str) -> MatchInfo:
        """The same table once more, with everybody where they sat; who asks first is host."""
        services, match, person = await at_table(request, match_id)
        may.check_may_play_again(match.draft(), person.id)
        spend(request, "new")
        again = await services.hall.rematch(match, person)
        await sit_down(again, person, None, "")
        return await info(services, again.row, again.chairs, person)
