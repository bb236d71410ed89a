"""The REST door for people: who I am, my keys, my notices, and leaving for good."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from holdfast.server.errors import refusal
from holdfast.server.people.people import COOKIE, DOOR_COOKIE
from holdfast.server.people.webhooks import Notice
from holdfast.server.rest.doors import browser, cookie, guess, known, owner, services_of, spend, visitor
from holdfast.server.rest.forms import Guest, Key, Me, NewToken, Password, Recovery, Token, Webhook
from holdfast.server.services import Services
from holdfast.server.store.rows import Person

AnyRequest = Request[Any, Any, Any]
IfKnown = Annotated[bool, Parameter(description="To be nobody is no mistake: 204.")]


def about(services: Services, person: Person) -> Me:
    failing = services.notices.webhooks.is_failing(person.id)
    return Me(person.name, person.lang, f"/feed/{person.feed}", person.webhook, failing)


def as_this(services: Services, person: Person) -> Response[Me]:
    """From now on this browser is this person."""
    return Response(about(services, person), cookies=[cookie(services, COOKIE, services.people.cookie_for(person))])


class PeopleDoor(Controller):
    """Guests need no password and no mail address."""

    path = "/api"
    tags = ("people",)

    @post("/door", status_code=204)
    async def enter(self, request: AnyRequest, data: Password) -> Response[None]:
        """Give the server's password."""
        services = services_of(request)
        with guess(request, "door"):
            passed = services.people.enter(data.password)
        return Response(None, status_code=204, cookies=[cookie(services, DOOR_COOKIE, passed)])

    @get("/me", responses={204: ResponseSpec(None, description="Nobody, if asked so.")})
    async def who_am_i(self, request: AnyRequest, if_known: IfKnown = False) -> Response[Me] | Response[None]:
        """Who I am here."""
        person = await visitor(request) if if_known else await known(request)
        if person is None:
            return Response(None, status_code=204)
        return Response(about(services_of(request), person))

    @post("/me", status_code=200)
    async def introduce(self, request: AnyRequest, data: Guest) -> Response[Me]:
        """Become a guest, or change my name and language."""
        services = services_of(request)
        person = await browser(request)
        if person is None:
            spend(request, "new")
            person = await services.people.new_guest(data.name, data.lang)
        else:
            spend(request, "name", person)
            person = msgspec.structs.replace(person, name=data.name, lang=data.lang)
            await services.people.save(person)
            await services.hall.rename(person)
        return as_this(services, person)

    @post("/me/beside", status_code=201)
    async def beside(self, request: AnyRequest, data: Guest) -> Key:
        """Another guest at my device: the token takes a seat (`Authorization: Bearer …`) and opens a socket."""
        person = await owner(request)
        spend(request, "beside", person)
        spend(request, "new")
        made = await services_of(request).keys.beside(person, data.name, data.lang)
        return Key(made.secret, made.key.id)

    @delete("/me", status_code=204)
    async def forget_me(self, request: AnyRequest) -> Response[None]:
        """Delete my data: name, keys, notices and everything I said. My moves stay, without a name; bots play on."""
        await services_of(request).forget(await owner(request))
        gone = [Cookie(key=COOKIE, max_age=0, path="/")]
        return Response(None, status_code=204, cookies=gone)

    @post("/me/recovery", status_code=201)
    async def recovery(self, request: AnyRequest) -> Key:
        """A code with which another device becomes me; it works once, for a day, and voids the one before."""
        person = await owner(request)
        spend(request, "keys", person)
        return Key(await services_of(request).keys.new_code(person))

    @post("/me/recover", status_code=200)
    async def recover(self, request: AnyRequest, data: Recovery) -> Response[Me]:
        """Become the one the code belongs to; who is somebody else already must ask for it."""
        services = services_of(request)
        spend(request, "recover")
        return as_this(services, await services.keys.recover(data.code, await browser(request), data.replace))

    @post("/me/sign-out", status_code=200)
    async def sign_out(self, request: AnyRequest) -> Response[Me]:
        """Sign out on all other devices: my keys are void, my sockets close, and this browser stays me."""
        services = services_of(request)
        return as_this(services, await services.sign_out(await owner(request)))

    @get("/me/tokens")
    async def tokens(self, request: AnyRequest) -> list[Token]:
        """My tokens and those of the guests beside me, the oldest first."""
        made = await services_of(request).keys.tokens_of(await owner(request))
        return [Token(key.id, key.label, key.kind, key.created, key.used) for key in made]

    @post("/me/tokens", status_code=201)
    async def token(self, request: AnyRequest, data: NewToken) -> Key:
        """A token for a bot that plays in my name: `Authorization: Bearer …`. It plays, and makes no other key."""
        person = await owner(request)
        spend(request, "keys", person)
        made = await services_of(request).keys.new_token(person, data.label)
        return Key(made.secret, made.key.id)

    @delete("/me/tokens/{key_id:str}", status_code=204)
    async def revoke(self, request: AnyRequest, key_id: str) -> None:
        """This token opens nothing more, and its sockets close."""
        await services_of(request).revoke(await owner(request), key_id)

    @post("/me/feed", status_code=200)
    async def renew_feed(self, request: AnyRequest) -> Me:
        """Another address for my notices; the one before leads nowhere any more."""
        services, person = services_of(request), await owner(request)
        spend(request, "keys", person)
        return about(services, await services.people.renew_feed(person))

    @put("/me/webhook", status_code=200)
    async def webhook(self, request: AnyRequest, data: Webhook) -> Me:
        """Where to call when it is my turn at a table without a hurry."""
        services, person = services_of(request), await owner(request)
        spend(request, "webhook", person)
        if data.url:
            await services.outgoing.check(data.url)
        # As they are now: resolving a name takes a while.
        person = msgspec.structs.replace(await owner(request), webhook=data.url)
        await services.people.save(person)
        services.notices.webhooks.begin_anew(person.id)
        return about(services, person)


@get("/feed/{feed:str}", tags=["people"])
async def feed(request: AnyRequest, feed: str) -> list[Notice]:
    """My turn notices, the newest last. The address is the key."""
    services = services_of(request)
    person = await services.store.person_by_feed(feed)
    if person is None:
        raise refusal("no-person")
    return services.notices.by_person.get(person.id, [])
