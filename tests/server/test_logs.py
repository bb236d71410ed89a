"""Logs say what happened, at which match and to whom, and hold no secret, whatever the evening was like."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import closing as closing_after
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from holdfast.server import logs
from holdfast.server.logs import MATCH, PERSON, Seldom, TextLines, add_whereabouts, at_match, context_of, is_news
from holdfast.server.match import thinkers
from holdfast.server.store import writer
from holdfast.server.store.sqlite import engine_for
from server.attack import closing, greeted, raw_socket
from server.harness import Place, Server, Visitor, running
from server.rooms import room, run

PASSWORD = "open-sesame-please"
METRICS = "a-token-for-the-figures"
SECRET_SETTINGS = {"HOLDFAST_SERVER_PASSWORD": PASSWORD, "HOLDFAST_SERVER_METRICS_TOKEN": METRICS}
WRONG = "mistyped-but-nearly-right"
TALK = "the captain holds the gun, I saw it"
NONCE = "a1b2c3d4e5f6-nonce-of-ann"
QUERY = "a-token-in-a-query"
SEALED = "SELECT seed FROM matches UNION SELECT value FROM settings WHERE name = 'cookie key'"
HOOK = "https://localhost/hooks/a-hook-with-a-secret"


def lines_of(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log().splitlines()]


# -- an evening at which everything goes wrong ----------------------------------------------------------


def evening(server: Server, ann: Visitor) -> list[str]:
    """Everybody does what they should not; returns what nobody may ever read."""
    ann.http.post("/api/door", json={"password": WRONG})
    ann.post("/api/door", password=PASSWORD)
    me = ann.post("/api/me", name="Ann")
    keys = [ann.post("/api/me/recovery")["key"], ann.post("/api/me/tokens")["key"]]
    table = ann.new_match(4, pace="none")
    ann.post(f"/api/matches/{table['id']}/sit", nonce=NONCE)
    ann.post(f"/api/matches/{table['id']}/start")
    ann.http.put("/api/me/webhook", json={"url": HOOK})
    bad_requests(ann, table["id"], keys)
    with Visitor(server) as stranger:
        stranger.http.cookies = ann.http.cookies
        bad_words(stranger.sit_at(table["id"], token=keys[1]))
    flood(ann, table["id"])
    broken = break_a_table(server, ann)
    ann.http.get(f"/api/matches/{broken}")
    with_people_lost(server, lambda: ann.http.get(me["feed"]))
    return [
        *ann.http.cookies.values(),
        me["feed"],
        me["feed"].rpartition("/")[2],
        *keys,
        table["code"],
        *stored(server),
    ]


def bad_requests(ann: Visitor, match: str, keys: list[str]) -> None:
    for key in keys:
        ann.http.get("/api/me", headers={"Authorization": f"Bearer {key}"})
        ann.http.get(f"/api/me?token={key}&more={QUERY}")
        ann.http.get(f"/api/matches/{key}")
        ann.http.post("/api/me/recover", json={"code": [key]})
        with raw_socket(ann, f"{key}?token={key}") as opened:
            closing(opened)
    ann.http.get("/metrics", headers={"Authorization": f"Bearer {METRICS}x"})
    ann.http.post(f"/api/matches/{match}/sit", content=b'{"nonce": "' + NONCE.encode())
    ann.http.post(f"/api/matches/{match}/sit", headers={"Origin": f"https://{QUERY}.example"}, json={})


def bad_words(place: Place) -> None:
    place.until(lambda here: here.ask is not None)
    place.answer_to(place.send(t="talk", text=TALK))
    place.answer_to(place.send(t="talk", text=TALK, to=99))
    place.say(TALK)
    place.socket.send(json.dumps({"t": "talk", "text": TALK, "no": NONCE}))
    place.drain(0.1)


def flood(ann: Visitor, match: str) -> None:
    with raw_socket(ann, match) as opened:
        greeted(opened)
        try:
            for _ in range(1000):
                opened.send(json.dumps({"t": "say", "words": [TALK]}))
            closing(opened)
        except ConnectionClosed:
            return


def break_a_table(server: Server, ann: Visitor) -> str:
    """A table whose row is damaged, and which the server has to load again."""
    broken = str(ann.new_match(4)["id"])
    with closing_after(sqlite3.connect(server.data / "holdfast.db", isolation_level=None)) as database:
        database.execute("UPDATE matches SET options = '{' WHERE id = ?", (broken,))
    server.stop()
    server.start()
    ann.http.base_url = server.url
    return broken


def with_people_lost(server: Server, ask: Callable[[], object]) -> None:
    """While a query must fail: what it asked for is in its values."""
    with closing_after(sqlite3.connect(server.data / "holdfast.db")) as database:
        database.execute("ALTER TABLE people RENAME TO lost")
        ask()
        database.execute("ALTER TABLE lost RENAME TO people")


def stored(server: Server) -> list[str]:
    """Seeds, nonces, the key of the cookies, hashes of keys: all that the database keeps for itself."""
    with closing_after(sqlite3.connect(server.data / "holdfast.db")) as database:
        blobs = [blob for (blob,) in database.execute(SEALED)]
        nonces = [nonce for (nonce,) in database.execute("SELECT nonce FROM chairs WHERE nonce != ''")]
        hashes = [key for (key,) in database.execute("SELECT hash FROM keys")]
    return [*nonces, *hashes, *(form for blob in blobs for form in spelt(bytes(blob)))]


def spelt(blob: bytes) -> list[str]:
    return [blob.hex(), repr(blob)[2:-1], urlsafe_b64encode(blob).decode().rstrip("=")]


@pytest.fixture(scope="module", params=["text", "json"])
def noisy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list[str]]]:
    """The log of such an evening, and the secrets that were in play."""
    data = tmp_path_factory.mktemp("noisy")
    flags = ("--log", request.param)
    with running(data, *flags, HOLDFAST_SERVER_LOG_LEVEL="debug", **SECRET_SETTINGS) as server:
        with Visitor(server) as ann:
            secrets = [*evening(server, ann), PASSWORD, METRICS, WRONG, TALK, NONCE, QUERY, HOOK]
        server.stop()
        yield server.log(), secrets


def test_no_secret_is_ever_logged(noisy: tuple[str, list[str]]) -> None:
    log, secrets = noisy

    assert not [secret for secret in secrets if secret in log]
    assert all(len(secret) > 5 for secret in secrets)


def test_the_log_of_such_an_evening_says_what_happened(noisy: tuple[str, list[str]]) -> None:
    log, _ = noisy

    told = ["Traceback", "cannot be loaded", "a table was made", "the match is playing", "came in", "left"]
    assert not [one for one in [*told, "wrong-password", "too-fast", "foreign-origin"] if one not in log]


# -- what is known of a line ----------------------------------------------------------------------------


def test_json_lines_name_the_match_and_the_person(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--log", "json", HOLDFAST_SERVER_LOG_LEVEL="debug") as server:
        with Visitor(server, "Ann") as ann:
            match = ann.new_match(4, start=True)["id"]
            ann.sit_at(match).until(lambda here: here.ask is not None)
            ann.post(f"/api/matches/{match}/pause")
        server.stop()
        told = {line["text"]: line for line in lines_of(server) if line.get("match") == match}

    people = {line["person"] for line in told.values()}
    expected = ["a table was made for lifeboat", "the match is playing", "the match is paused (host)", "somebody left"]
    assert not [one for one in expected if one not in told]
    assert len(people) == 1
    assert people != {""}


def test_text_lines_name_them_too_before_any_traceback() -> None:
    record = logging.LogRecord("holdfast", logging.ERROR, "", 0, "it failed", (), (ValueError, ValueError("why"), None))
    record.match = "m" * 12

    add_whereabouts(record)

    first, *rest = TextLines().format(record).splitlines()
    assert first.endswith(f"holdfast: it failed match={'m' * 12}")
    assert rest == ["ValueError: why"]


def test_what_a_table_does_by_itself_names_no_person(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            PERSON.set("who made the table")
            match = await here.table("none", 1)
            seen: list[tuple[str, str]] = []

            async def deed() -> None:
                seen.append((MATCH.get(), PERSON.get()))

            await match.spawn(deed())
            assert seen == [(match.row.id, "")]

    run(scene)


@pytest.mark.parametrize("given", ["", "short", "m" * 13, "new\nline-1234"[:12], "x" * 32])
def test_only_an_id_of_a_match_is_repeated(given: str) -> None:
    async def scene() -> None:
        at_match(given)
        assert not MATCH.get()

    asyncio.run(scene())
    assert context_of("m" * 12)[MATCH] == "m" * 12


def test_uvicorn_s_line_for_every_socket_is_left_out() -> None:
    def record(level: int, said: str) -> logging.LogRecord:
        return logging.LogRecord("uvicorn.error", level, "", 0, said, (), None)

    assert not is_news(record(logging.INFO, '1.2.3.4 - "WebSocket /ws/x?token=secret" [accepted]'))
    assert not is_news(record(logging.INFO, "connection open"))
    assert is_news(record(logging.INFO, "Finished server process [1]"))
    assert is_news(record(logging.ERROR, "WebSocket trouble"))


def test_who_is_turned_away_a_thousand_times_is_one_line_a_minute(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    doors = Seldom(logging.getLogger("holdfast.test"))

    for _ in range(1000):
        doors.warn("too-many", "10.0.0.1")
    now[0] += logs.MINUTE
    doors.warn("too-many", "10.0.0.2")

    assert [record.getMessage() for record in caplog.records] == [
        "turned away from 10.0.0.1: too-many (0 more before)",
        "turned away from 10.0.0.2: too-many (999 more before)",
    ]


def test_a_failing_query_tells_no_values(tmp_path: Path) -> None:
    engine = engine_for(tmp_path / "some.db")

    with engine.connect() as connection, pytest.raises(OperationalError) as failure:
        connection.execute(text("SELECT * FROM nothing WHERE feed = :feed"), {"feed": "a-secret-feed"})

    engine.dispose()
    assert "a-secret-feed" not in str(failure.value)


def test_slow_disks_and_slow_bots_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(writer, "SLOW", 0.0)
    monkeypatch.setattr(thinkers, "SLOW", 0.0)

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 4)
            assert match.sitting is not None
            seat = match.sitting.asking()[0].seat
            await match.thinkers.choose(match.row, seat, "random", match.sitting.glance())
            assert next(one for one in caplog.records if "thought" in one.msg).__dict__["match"] == match.row.id

    run(scene)

    assert "a transaction of 1 jobs took" in caplog.text
