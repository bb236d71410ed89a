"""Every refusal over HTTP has one form, and the OpenAPI page says so."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute

from holdfast.kernel.errors import Refusal
from holdfast.server.errors import status_of
from holdfast.server.logs import turned_away
from holdfast.server.rest.doors import address_of
from holdfast.server.rest.forms import Problem
from holdfast.server.tally import TALLY

AnyRequest = Request[Any, Any, Any]

MEANINGS = {
    400: "The request is not understood.",
    403: "You may not do this.",
    404: "There is no such thing.",
    409: "Not now: the rules, or the table as it stands, do not allow it.",
    429: "Too much at once: wait as long as `Retry-After` says.",
    503: "The server cannot do it now, so it did not happen.",
}

NOTHING = ResponseSpec(None, generate_examples=False, description="Done.")


class Told(ReceiveRoutePlugin):
    """Writes into every operation how it may be refused."""

    def receive_route(self, route: BaseRoute) -> None:
        responses = {
            status: ResponseSpec(Problem, generate_examples=False, description=meaning)
            for status, meaning in MEANINGS.items()
        }
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else []:
            empty = {204: NOTHING} if handler.status_code == HTTPStatus.NO_CONTENT else {}
            handler.responses = {**responses, **empty, **(handler.responses or {})}


def refuse(request: AnyRequest, refused: Refusal) -> Response[Problem]:
    """A refusal is an answer, with its code and its rule."""
    TALLY.refusals[refused.code] += 1
    turned_away(refused.code, address_of(request))
    problem = Problem(refused.code, str(refused), refused.rule, dict(refused.arguments))
    wait = {"retry-after": str(refused.arguments["seconds"])} if refused.code == "too-many" else {}
    return Response(problem, status_code=status_of(refused.code), media_type=MediaType.JSON, headers=wait)


def is_nested_too_deeply(failure: Exception) -> bool:
    """A body of many brackets; any other recursion without end is ours."""
    return isinstance(failure, RecursionError) and "deserializing" in str(failure)


def nested_too_deeply(_: AnyRequest, failure: RecursionError) -> Response[Problem]:
    if not is_nested_too_deeply(failure):
        raise failure
    return Response(Problem("bad-request", "The body is nested too deeply.", "", {}), status_code=400)


def not_utf8(_: AnyRequest, __: UnicodeDecodeError) -> Response[Problem]:
    """A body of other bytes than text has."""
    return Response(Problem("bad-request", "The body is not UTF-8.", "", {}), status_code=400)


def misunderstood(_: AnyRequest, wrong: HTTPException) -> Response[Problem]:
    """A request that reaches nothing, or has the wrong form: what is wrong, and where."""
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    places = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    code = HTTPStatus(wrong.status_code).phrase.lower().replace(" ", "-")
    problem = Problem(code, "; ".join([wrong.detail, *places]), "", {})
    return Response(problem, status_code=wrong.status_code, media_type=MediaType.JSON, headers=wrong.headers)
