"""The REST door for tables: set up, join, start, leave, pause, play again; and the lobby."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post

from holdfast.bots.maker import HOUSE
from holdfast.games import registry
from holdfast.kernel.dice import commitment
from holdfast.kernel.play import question
from holdfast.locale.phrase import of_ask
from holdfast.server.clock import go_on, stand
from holdfast.server.errors import refusal
from holdfast.server.house import House
from holdfast.server.match.asks import text
from holdfast.server.match.deadlines import PACES
from holdfast.server.match.hall import empty_seat, take_seat
from holdfast.server.match.match import Match
from holdfast.server.match.talk import PHRASES
from holdfast.server.people.names import names_at
from holdfast.server.rest.doors import guess, house_of, known, spend, visitor
from holdfast.server.rest.forms import (
    Code,
    GameInfo,
    Lock,
    MatchInfo,
    NewMatch,
    OpenQuestion,
    SeatChange,
    SeatInfo,
    Sit,
)
from holdfast.server.store.rows import Chair, MatchRow, Person

AnyRequest = Request[Any, Any, Any]
LOBBY_SHOWS = 100


async def info(house: House, row: MatchRow, chairs: list[Chair], person: Person | None) -> MatchInfo:
    me = "" if person is None else person.id
    names = names_at(chairs, await house.people.names_of(chairs))
    seats = [
        SeatInfo(chair.seat, names.get(chair.person, ""), chair.bot, bool(me) and chair.person == me)
        for chair in chairs
    ]
    match = house.hall.matches.get(row.id)
    ask = None if match is None else open_question(match, me)
    return MatchInfo(
        id=row.id,
        code=row.code,
        game=row.game,
        status=row.status,
        visibility=row.visibility,
        pace=row.pace,
        locked=row.locked,
        host=bool(me) and row.host == me,
        created=row.created,
        options=row.options,
        seats=seats,
        commitment=commitment(row.seed),
        my_turn=ask is not None,
        ask=ask,
        result=row.result,
        next=row.next,
    )


def open_question(match: Match, person: str) -> OpenQuestion | None:
    """What this person is asked there, and nobody else's question."""
    seat = match.seat_of(person)
    if seat is None or match.sitting is None or match.row.status != "playing":
        return None
    ask = question(match.sitting.table, seat)
    if ask is None:
        return None
    title, _ = of_ask(match.row.game, ask, match.sitting.view(seat))
    return OpenQuestion(text(title), ask.rule())


async def as_host(request: AnyRequest, match_id: str) -> tuple[House, Match, Person]:
    house, match, person = await at_table(request, match_id)
    if match.row.host != person.id:
        raise refusal("not-host")
    return house, match, person


async def at_table(request: AnyRequest, match_id: str) -> tuple[House, Match, Person]:
    house = house_of(request)
    return house, await house.hall.find(match_id), await known(request)


class MatchesDoor(Controller):
    """Tables."""

    path = "/api"
    tags = ("tables",)

    @get("/games")
    async def games(self) -> list[GameInfo]:
        """The games of the house."""
        return [game_info(slug) for slug in registry.games()]

    @get("/lobby")
    async def lobby(self, request: AnyRequest) -> list[MatchInfo]:
        """Public tables that wait for people."""
        house, person = house_of(request), await visitor(request)
        return [await info(house, *found, person) for found in await house.store.lobby(LOBBY_SHOWS)]

    @get("/matches")
    async def mine(self, request: AnyRequest) -> list[MatchInfo]:
        """The tables at which I have a seat, and where my answer is waited for."""
        house, person = house_of(request), await known(request)
        return [await info(house, *found, person) for found in await house.store.matches_of(person.id, LOBBY_SHOWS)]

    @post("/matches", status_code=201)
    async def create(self, request: AnyRequest, data: NewMatch) -> MatchInfo:
        """Set up a table; I sit down first and am its host."""
        house, person = house_of(request), await known(request)
        spend(request, "new")
        match = await house.hall.create(
            person, data.game, data.seats, dict(data.options), data.visibility, data.pace, data.bots
        )
        if data.start:
            await match.start()
        return await info(house, match.row, match.chairs, person)

    @post("/join", status_code=200)
    async def join_by_code(self, request: AnyRequest, data: Code) -> MatchInfo:
        """Find a table by its code. Sitting down is another step."""
        house = house_of(request)
        with guess(request, "join"):
            match = await house.hall.find_by_code(data.code)
        return await info(house, match.row, match.chairs, await visitor(request))

    @get("/matches/{match_id:str}")
    async def show(self, request: AnyRequest, match_id: str) -> MatchInfo:
        """One table."""
        house = house_of(request)
        match = await house.hall.find(match_id)
        return await info(house, match.row, match.chairs, await visitor(request))

    @post("/matches/{match_id:str}/sit", status_code=200)
    async def sit(self, request: AnyRequest, match_id: str, data: Sit) -> MatchInfo:
        """Take a seat."""
        house, match, person = await at_table(request, match_id)
        await match.arrange(lambda: take_seat(match, person, data.seat, data.nonce))
        return await info(house, match.row, match.chairs, person)

    @post("/matches/{match_id:str}/leave", status_code=200)
    async def leave(self, request: AnyRequest, match_id: str) -> MatchInfo:
        """Before the start my seat is free again; after it a bot keeps it, and I may come back."""
        house, match, person = await at_table(request, match_id)
        seat = seat_at(match, person)
        if match.row.status == "waiting":
            await match.arrange(lambda: empty_seat(match, seat, ""))
        else:
            await match.keep(seat, True)
        return await info(house, match.row, match.chairs, person)

    @post("/matches/{match_id:str}/return", status_code=200)
    async def come_back(self, request: AnyRequest, match_id: str) -> MatchInfo:
        """Take my seat back from the bot that kept it."""
        house, match, person = await at_table(request, match_id)
        await match.keep(seat_at(match, person), False)
        return await info(house, match.row, match.chairs, person)

    @post("/matches/{match_id:str}/start", status_code=200)
    async def start(self, request: AnyRequest, match_id: str) -> MatchInfo:
        """The host begins; bots take the empty seats."""
        house, match, person = await as_host(request, match_id)
        await match.start()
        return await info(house, match.row, match.chairs, person)

    @post("/matches/{match_id:str}/pause", status_code=200)
    async def pause(self, request: AnyRequest, match_id: str) -> MatchInfo:
        """Clocks and bots stop."""
        return await self.set_status(request, match_id, "playing", "paused")

    @post("/matches/{match_id:str}/resume", status_code=200)
    async def resume(self, request: AnyRequest, match_id: str) -> MatchInfo:
        """Clocks and bots go on."""
        return await self.set_status(request, match_id, "paused", "playing")

    async def set_status(self, request: AnyRequest, match_id: str, before: str, after: str) -> MatchInfo:
        house, match, person = await as_host(request, match_id)

        def change() -> None:
            if match.row.status != before:
                raise refusal("not-playing")
            match.row.status = after
            (stand if after == "paused" else go_on)(match.row, match.clock.now())

        await match.arrange(change)
        return await info(house, match.row, match.chairs, person)

    @post("/matches/{match_id:str}/abandon", status_code=200)
    async def abandon(self, request: AnyRequest, match_id: str) -> MatchInfo:
        """The host closes the table for good."""
        house, match, person = await as_host(request, match_id)

        def change() -> None:
            if match.row.status == "over":
                raise refusal("not-playing")
            match.row.status = "abandoned"

        await match.arrange(change)
        return await info(house, match.row, match.chairs, person)

    @post("/matches/{match_id:str}/lock", status_code=200)
    async def lock(self, request: AnyRequest, match_id: str, data: Lock) -> MatchInfo:
        """Let nobody else sit down, or again anybody."""
        house, match, person = await as_host(request, match_id)

        def change() -> None:
            match.row.locked = data.locked

        await match.arrange(change)
        return await info(house, match.row, match.chairs, person)

    @post("/matches/{match_id:str}/seats/{seat:int}", status_code=200)
    async def change_seat(self, request: AnyRequest, match_id: str, seat: int, data: SeatChange) -> MatchInfo:
        """The host empties a seat, or gives it to a bot."""
        house, match, person = await as_host(request, match_id)
        if not 0 <= seat < len(match.chairs):
            raise refusal("no-free-seat")
        await match.arrange(lambda: empty_seat(match, seat, data.bot))
        return await info(house, match.row, match.chairs, person)

    @post("/matches/{match_id:str}/rematch", status_code=201)
    async def rematch(self, request: AnyRequest, match_id: str) -> MatchInfo:
        """The same table once more."""
        house, match, person = await at_table(request, match_id)
        seat_at(match, person)
        if match.row.status not in ("over", "abandoned"):
            raise refusal("not-playing")
        spend(request, "new")
        again = await house.hall.rematch(match, person)
        await again.arrange(lambda: take_seat(again, person, None, ""))
        return await info(house, again.row, again.chairs, person)


def seat_at(match: Match, person: Person) -> int:
    seat = match.seat_of(person.id)
    if seat is None:
        raise refusal("not-seated")
    return seat


def game_info(slug: str) -> GameInfo:
    game = registry.game(slug)
    return GameInfo(
        slug=slug,
        fewest=game.fewest,
        most=game.most,
        rules=game.version,
        options={option.name: list(option.values) for option in game.options},
        paces=list(PACES),
        bots=list(HOUSE),
        phrases=list(PHRASES),
        whispers=game.whispers,
    )
