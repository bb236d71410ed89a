"""The REST door keeps what its OpenAPI page promises, whatever is sent to it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.attack import assert_calm, go_on, run, services_in, table_for
from server.harness import PATIENCE, Server, Visitor

EXAMPLES = 50 if os.environ.get("HOLDFAST_THOROUGH") == "1" else 3
PROMISES = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


bounded = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=EXAMPLES < 10,
    suppress_health_check=list(HealthCheck),
)


def test_every_answer_is_one_that_the_page_promises(server: Server) -> None:
    """By a stranger, by somebody known, and where there is a table, at a real one."""
    promised = schemathesis.openapi.from_url(server.url + "/api/docs/openapi.json")
    before, met = len(server.log()), 0
    for found in promised.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        with Visitor(server, "Ann") as ann:
            every_case(operation, ann)()
        met += 1
    assert met > 20
    assert_calm(server, before)


def every_case(operation: Any, ann: Visitor) -> Callable[[], None]:
    @given(operation.as_strategy())
    def send(case: Any) -> None:
        keep_promises(ann, case)

    checked: Callable[[], None] = bounded(send)
    return checked


def keep_promises(ann: Visitor, case: Any) -> None:
    keep_promise(case, {})
    keep_promise(case, dict(ann.http.cookies))
    if "match_id" in (case.path_parameters or {}):
        ann.post("/api/me", name="Ann")
        for start in (False, True):
            case.path_parameters["match_id"] = ann.new_match(4, start=start)["id"]
            keep_promise(case, dict(ann.http.cookies))


def keep_promise(case: Any, cookies: dict[str, str]) -> None:
    response = case.call(cookies=cookies, timeout=PATIENCE)
    case.validate_response(response, checks=PROMISES)


WEBHOOKS = [
    "http://example.org/",
    "https://",
    "https://[",
    "https://[::1]/",
    "https://127.0.0.1/",
    "https://10.1.2.3/",
    "https://a:99999999/",
    "https://" + "a" * 300 + ".org/",
    "https://\u00ad/",
    "https://..../",
    "file:///etc/passwd",
    "javascript:alert(1)",
    " ",
]


def test_a_webhook_that_leads_nowhere_good_is_refused(server: Server, ann: Visitor) -> None:
    before = len(server.log())
    for url in WEBHOOKS:
        response = ann.http.put("/api/me/webhook", json={"url": url})
        assert (response.status_code, response.json()["code"]) == (409, "bad-webhook"), url
    assert ann.get("/api/me")["webhook"] == ""
    assert_calm(server, before)


def test_a_webhook_that_fails_later_is_one_line_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            match, (ann, *_) = await table_for(services, "Ann", "Bob", "Eve", "Joe")
            ann.webhook = "https://127.0.0.1/"
            while not services.notices.by_person.get(ann.id):
                await go_on(match)
            await asyncio.gather(*services.notices.webhooks.calling.values())

    run(scene())
    assert "a webhook failed" in caplog.text
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\n", "x" * 81])
def test_a_name_that_is_refused_changes_nothing(ann: Visitor, name: str) -> None:
    response = ann.http.post("/api/me", json={"name": name})

    assert response.status_code in (400, 409)
    assert ann.get("/api/me")["name"] == "Ann"


PATHS = [
    "/api/matches/%00",
    "/api/matches/%ff%fe",
    "/api/matches/..%2f..%2fetc%2fpasswd",
    "/api/matches/" + "x" * 5000,
    "/api/matches/x/seats/" + "9" * 5000,
    "/api/matches/x/seats/-1",
    "/feed/%00",
    "/feed/'%20or%201=1--",
    "/nowhere",
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:30])
def test_a_path_that_leads_nowhere_is_not_found(server: Server, ann: Visitor, path: str) -> None:
    before = len(server.log())
    for send in (ann.http.get, ann.http.post):
        response = send(path)
        assert response.status_code in (400, 404, 405, 414)
        assert response.json()["code"]
    assert_calm(server, before)


BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff",
    b"{" * 3000,
    b"[" * 60_000,
    b'{"name": 1}',
    b'{"name": "x", "rights": "all"}',
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:20]))
def test_a_body_of_the_wrong_form_is_refused_and_says_what_is_wrong(server: Server, ann: Visitor, body: bytes) -> None:
    before = len(server.log())
    response = ann.http.post("/api/me", content=body, headers={"content-type": "application/json"})

    assert response.status_code == 400
    assert response.json()["code"] == "bad-request"
    assert response.json()["text"]
    assert_calm(server, before)


def test_a_body_that_is_too_long_is_refused(server: Server, ann: Visitor) -> None:
    before = len(server.log())
    response = ann.http.post("/api/me", json={"name": "x" * 100_000})

    assert response.status_code == 413
    assert_calm(server, before)


def test_two_who_want_to_play_again_at_once_get_the_same_table(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, pace="none")["id"]
    bob.post(f"/api/matches/{match}/sit")
    ann.post(f"/api/matches/{match}/abandon")

    async def scene() -> list[str]:
        async with httpx.AsyncClient(base_url=ann.server.url, timeout=PATIENCE) as client:
            sent = [
                client.post(f"/api/matches/{match}/rematch", headers={"cookie": f"holdfast={cookie}"})
                for visitor in (ann, bob)
                for cookie in [visitor.http.cookies["holdfast"]]
            ]
            return [response.json()["id"] for response in await asyncio.gather(*sent)]

    one, other = run(scene())
    assert one == other == ann.get(f"/api/matches/{match}")["next"]
