"""Who comes in by which door: cookies, tokens, the password, and the origin of a request."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from holdfast.server.errors import refusal
from holdfast.server.limits import neighbourhood
from holdfast.server.logs import PERSON
from holdfast.server.people.keys import Identity
from holdfast.server.people.people import COOKIE, DOOR_COOKIE
from holdfast.server.services import Services
from holdfast.server.store.rows import Person

Anyone = ASGIConnection[Any, Any, Any, Any]
YEAR = 365 * 24 * 3600
OPEN_PATHS = ("/health", "/ready", "/metrics", "/api/door", "/")


def services_of(connection: Anyone) -> Services:
    services: Services = connection.app.state.services
    return services


def check_origin(connection: Anyone) -> None:
    """Another site may not act here with a visitor's cookie. Programs that send no origin are not browsers."""
    origin = connection.headers.get("origin")
    if origin and host_of(origin) != connection.headers.get("host"):
        raise refusal("foreign-origin")


def host_of(origin: str) -> str:
    """Host and port of an origin; nothing for one that is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def check_door(connection: Anyone) -> None:
    if connection.scope["path"] not in OPEN_PATHS and not may_enter(connection):
        raise refusal("wrong-password")


def may_enter(connection: Anyone) -> bool:
    """Has this visitor given the server's password, if there is one?"""
    return services_of(connection).people.may_enter(connection.cookies.get(DOOR_COOKIE, ""))


def address_of(connection: Anyone) -> str:
    return connection.client.host if connection.client else ""


def spend(connection: Anyone, door: str, person: Person | None = None) -> None:
    """Once more at this door, by this person or else by this address; too often is refused."""
    services_of(connection).limits[door].spend(key_of(connection, person))


@contextmanager
def guess(connection: Anyone, door: str) -> Iterator[None]:
    """Somebody says what they may not know. Only who was wrong has used up a try; with none left, nobody is asked."""
    spend(connection, door)
    yield
    services_of(connection).limits[door].give_back(key_of(connection, None))


def key_of(connection: Anyone, person: Person | None) -> str:
    """By what a limit knows who comes."""
    return neighbourhood(address_of(connection)) if person is None else person.id


def token_of(connection: Anyone) -> str | None:
    """The token of who comes with one, in place of the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def identity(connection: Anyone) -> Identity | None:
    """Who this is, if the server knows: by a token, or by the cookie."""
    token = token_of(connection)
    if token is not None:
        return await services_of(connection).keys.opened_by(token)
    person = await browser(connection)
    return None if person is None else Identity(person)


async def visitor(connection: Anyone) -> Person | None:
    found = await identity(connection)
    PERSON.set("" if found is None else found.person.id)
    return None if found is None else found.person


async def known(connection: Anyone) -> Person:
    return expected(await visitor(connection))


async def browser(connection: Anyone) -> Person | None:
    """Who this is by the cookie, for doors at which no token opens."""
    if token_of(connection) is not None:
        raise refusal("by-token")
    return await services_of(connection).people.by_cookie(connection.cookies.get(COOKIE, ""))


async def owner(connection: Anyone) -> Person:
    """Who may make and end keys: somebody with the cookie."""
    return expected(await browser(connection))


def expected(person: Person | None) -> Person:
    if person is None:
        raise refusal("not-known")
    return person


def cookie(services: Services, name: str, value: str) -> Cookie:
    """Not for scripts, not for other sites; over https alone where there is https."""
    return Cookie(
        key=name, value=value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=services.settings.https
    )
