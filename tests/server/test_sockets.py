"""Whatever comes over a socket: an answer, or a close with a reason; and the match goes on for the others."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from holdfast.server.incoming import MOST_BYTES
from holdfast.server.socket import door as sockets
from holdfast.server.socket.connection import MOST_UNREAD, Connection
from server.attack import HELLO, Mute, answers, assert_calm, closing, greeted, health, raw_socket, vanish
from server.harness import PATIENCE, Place, Refused, Server, Visitor, running
from server.rooms import Ear

FOREIGN = {"Origin": "https://elsewhere.example"}


@pytest.fixture(autouse=True)
def calm(server: Server) -> Iterator[None]:
    """After every test here the server is well and has logged no error."""
    before = len(server.log())
    yield
    assert_calm(server, before)


@pytest.fixture
def match(ann: Visitor) -> str:
    """A table at which Ann plays with bots."""
    return str(ann.new_match(4, start=True, pace="none")["id"])


def goes_on(place: Place) -> None:
    """The next question is asked and can be answered; one that was answered in another tab is over."""
    stale = 0
    while place.result is None:
        ask = place.ask
        if ask is not None and ask["id"] != stale:
            stale = ask["id"]
            if place.say(ask["default"], ask=ask["id"])["t"] == "done":
                return
        else:
            place.take(PATIENCE)


NONSENSE: list[str | bytes] = [
    "",
    "null",
    "[]",
    "7",
    '"hello"',
    "{",
    "{}",
    '{"t":null}',
    '{"t":"fly"}',
    '{"t":["say"]}',
    '{"t":"say","words":"pass"}',
    '{"t":"say","words":[1]}',
    '{"t":"say","words":[""]}',
    '{"t":"say","words":{"0":"pass"}}',
    '{"t":"say","words":["pass"],"seat":0}',
    '{"t":"say","words":["pass"],"ask":"1"}',
    '{"t":"say","words":["pass"],"ask":1.5}',
    '{"t":"talk","text":"\\ud800"}',
    '{"t":"mute","seat":null}',
    '{"t":"consent","yes":"yes"}',
    '{"t":"say","words":' + json.dumps(["pass"] * 65) + "}",
    '{"t":"say","words":' + json.dumps(["x" * 401]) + "}",
    '{"t":"talk","text":' + json.dumps("x" * 501) + "}",
    '{"x":' + "[" * 8000,
    '{"x":' + '{"x":' * 1500,
    '{"t":"say","words":' + "[" * 8000,
    '{"re":1e400,"t":"undo"}',
    b"\x00\xff\xfe",
    b'{"t":"hint"}',
]


def test_what_is_no_message_is_refused_and_the_socket_stays_open(ann: Visitor, match: str) -> None:
    with raw_socket(ann, match) as opened:
        greeted(opened)
        for data in NONSENSE:
            opened.send(data)
            assert answers(opened, "refused")["code"] == "bad-message", data

        opened.send('{"t":"explain","re":5}')
        assert answers(opened, "explained")["re"] == 5


WRONG_MOMENTS = [
    ('{"t":"say","re":9}', "nothing-said"),
    ('{"t":"say","re":9,"words":["undo"]}', "nothing-said"),
    ('{"t":"say","re":9,"words":["dance"]}', "not-offered"),
    ('{"t":"say","re":9,"words":["pass"],"ask":99999999999999999999999}', "stale"),
    ('{"t":"say","re":9,"words":["pass"],"ask":-1}', "stale"),
    ('{"t":"undo","re":9}', "nothing-to-undo"),
    ('{"t":"consent","re":9,"yes":true}', "no-undo-asked"),
    ('{"t":"talk","re":9}', "nothing-said"),
    ('{"t":"talk","re":9,"text":"  "}', "nothing-said"),
    ('{"t":"talk","re":9,"phrase":"rude"}', "unknown-phrase"),
    ('{"t":"talk","re":9,"text":"psst","to":99999999999999999999999}', "no-whispers"),
    ('{"t":"talk","re":9,"text":"psst","to":-1}', "no-whispers"),
    ('{"t":"mute","re":9,"seat":-1}', "no-person"),
    ('{"t":"mute","re":9,"seat":3}', "no-person"),
    ('{"t":"mute","re":9,"seat":99999999999999999999999}', "no-person"),
    ('{"t":"explain","re":9,"words":["dance"]}', "not-offered"),
    ('{"t":"hello","re":9,"protocol":2}', "bad-message"),
]


def test_what_cannot_be_done_now_is_refused_with_its_code(ann: Visitor, match: str) -> None:
    place = ann.sit_at(match)
    place.until(lambda here: here.ask is not None)

    for data, code in WRONG_MOMENTS:
        place.socket.send(data)
        assert place.answer_to(9)["code"] == code, data
        del place.answers[9]

    goes_on(place)


def test_words_are_all_or_none(ann: Visitor, match: str) -> None:
    place = ann.sit_at(match)
    place.until(lambda here: here.ask is not None)
    before, ask = place.sections.copy(), place.ask
    assert ask is not None

    answer = place.say(ask["default"], "dance", ask=ask["id"])

    assert answer["t"] == "refused"
    place.drain(0.05)
    assert place.sections == before
    goes_on(place)


def test_the_same_answer_twice_counts_once(ann: Visitor, match: str) -> None:
    place = ann.sit_at(match)
    place.until(lambda here: here.ask is not None)
    ask = place.ask
    assert ask is not None

    first, second = (place.send(t="say", words=[ask["default"]], ask=ask["id"]) for _ in range(2))

    assert place.answer_to(first)["t"] == "done"
    assert place.answer_to(second)["code"] in ("stale", "not-asked", "not-offered")


def test_a_message_that_is_too_long_closes_the_socket_with_a_reason(ann: Visitor, match: str) -> None:
    other = ann.sit_at(match)
    with raw_socket(ann, match) as opened:
        greeted(opened)
        opened.send('{"t":"talk","text":"' + "x" * MOST_BYTES + '"}')
        assert closing(opened)[0] == 1009
    goes_on(other)


@pytest.mark.parametrize(
    "data", ["", "{}", "[[[", HELLO.replace('"protocol": 2', '"protocol": 1'), '{"t":"hint"}', b"\x00"]
)
def test_who_does_not_say_hello_first_is_sent_away(ann: Visitor, match: str, data: str | bytes) -> None:
    with raw_socket(ann, match) as opened:
        opened.send(data)
        assert closing(opened) == (4403, "hello-expected")


def test_another_protocol_is_told_to_load_the_page_again(ann: Visitor, match: str) -> None:
    with raw_socket(ann, match) as opened:
        opened.send('{"t":"hello","protocol":1}')
        assert answers(opened, "refused")["code"] == "old-protocol"


def test_who_says_nothing_at_all_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent:
        async def next(self) -> bytes:
            await asyncio.Event().wait()
            return b""

    silent: Any = Silent()
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.01)

    assert asyncio.run(sockets.read(silent, silent)) == "hello-expected"


def test_a_hello_from_the_future_is_answered(ann: Visitor, match: str) -> None:
    with raw_socket(ann, match) as opened:
        opened.send('{"t":"hello","protocol":2,"since":99999999999999999999999}')
        answers(opened, "welcome")
        assert answers(opened, "state")["whole"]


def test_a_flood_is_closed_and_the_others_play_on(ann: Visitor, match: str) -> None:
    other = ann.sit_at(match)
    with raw_socket(ann, match) as opened:
        greeted(opened)
        flood(opened)
        assert closing(opened) == (4429, "too-fast")
    goes_on(other)


def flood(opened: Any) -> None:
    try:
        for _ in range(1000):
            opened.send('{"t":"explain"}')
    except ConnectionClosed:
        return


def test_a_table_that_is_not_there_closes_with_a_reason(ann: Visitor) -> None:
    with raw_socket(ann, "nowhere") as opened:
        assert closing(opened) == (4403, "no-match")


# -- whose seat is this? ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        {"t": "say", "words": ["pass"]},
        {"t": "undo"},
        {"t": "consent", "yes": True},
        {"t": "hint"},
        {"t": "explain", "words": ["pass"]},
    ],
    ids=lambda data: data["t"],
)
def test_who_has_no_seat_may_not_speak_for_one(ann: Visitor, bob: Visitor, match: str, data: dict[str, Any]) -> None:
    place, guest = ann.sit_at(match), bob.sit_at(match)
    place.until(lambda here: here.ask is not None)
    words = [place.ask["default"]] if place.ask and data["t"] == "say" else data.get("words")

    answer = guest.answer_to(guest.send(**{**data, **({"words": words} if words else {})}))

    assert guest.seat is None
    assert answer["code"] == "not-seated"
    goes_on(place)


def test_a_stranger_without_a_name_may_watch_but_not_talk(server: Server, ann: Visitor, match: str) -> None:
    with Visitor(server) as stranger:
        place = stranger.sit_at(match)
        assert place.answer_to(place.send(t="talk", text="hello"))["code"] == "not-known"
        assert place.answer_to(place.send(t="mute", seat=0))["code"] == "not-known"
        assert "me" not in place.sections


def test_nobody_speaks_for_the_other_seat(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, pace="none")["id"]
    bob.post(f"/api/matches/{match}/sit")
    ann.post(f"/api/matches/{match}/start")
    places = [ann.sit_at(match), bob.sit_at(match)]
    while not any(place.ask for place in places):
        for place in places:
            place.drain(0.02)
    asked = next(place for place in places if place.ask)
    other = next(place for place in places if place is not asked)
    ask = asked.ask
    assert ask is not None

    if other.ask is None:
        assert other.say(ask["default"])["t"] == "refused"
    assert asked.say(ask["default"], ask=ask["id"])["t"] == "done"


@pytest.mark.parametrize(
    "cookie", ["holdfast=", "holdfast=nobody", "holdfast=eyJ.x.y", 'holdfast="\\', "holdfast=\u00ff"]
)
def test_a_forged_cookie_is_nobody(server: Server, match: str, cookie: str) -> None:
    with Visitor(server) as stranger, raw_socket(stranger, match, Cookie=cookie) as opened:
        opened.send(HELLO)
        assert answers(opened, "welcome")["seat"] is None


# -- people who come, go, and do not listen -----------------------------------------------------------


def test_several_tabs_of_one_person_are_shown_the_same(ann: Visitor, match: str) -> None:
    tabs = [ann.sit_at(match) for _ in range(3)]
    for speaker in tabs:
        goes_on(speaker)
        for tab in tabs:
            tab.drain(0.05)

    ann.post(f"/api/matches/{match}/pause")
    for tab in tabs:
        tab.until(lambda here: here.sections["match"]["status"] == "paused")
        tab.drain()  # who is there is told a moment later
    assert tabs[0].sections == tabs[1].sections == tabs[2].sections
    assert tabs[0].events == tabs[1].events == tabs[2].events


def test_one_tab_closed_leaves_the_others_open(ann: Visitor, match: str) -> None:
    tabs = [ann.sit_at(match) for _ in range(2)]
    goes_on(tabs[0])

    tabs[0].close()

    goes_on(tabs[1])


def test_a_client_that_vanishes_is_let_go(server: Server, ann: Visitor, match: str) -> None:
    place = ann.sit_at(match)
    before = health(server)["sockets"]
    with raw_socket(ann, match) as opened:
        greeted(opened)
        assert health(server)["sockets"] == before + 1
        vanish(opened)
        patience = time.monotonic() + PATIENCE
        while health(server)["sockets"] > before:
            assert time.monotonic() < patience, "it is still there"
    goes_on(place)


def test_a_client_that_vanishes_amid_a_word_has_said_it(server: Server, ann: Visitor, match: str) -> None:
    place = ann.sit_at(match)
    place.until(lambda here: here.ask is not None)
    ask = place.ask
    assert ask is not None
    with raw_socket(ann, match) as opened:
        greeted(opened)
        opened.send(json.dumps({"t": "say", "words": [ask["default"]], "ask": ask["id"]}))
        answers(opened, "done")
        vanish(opened)

    place.until(lambda here: here.result is not None or (here.ask or ask)["id"] != ask["id"])


def test_half_a_handshake_and_half_a_frame_harm_nobody(ann: Visitor, match: str) -> None:
    with Mute(ann, match) as client:
        client.send(HELLO)
        client.socket.sendall(b"\x81\xfe")
    goes_on(ann.sit_at(match))


def test_who_never_reads_does_not_hold_up_the_others(ann: Visitor, bob: Visitor, match: str) -> None:
    with Mute(bob, match) as client:
        client.send(HELLO)
        place = ann.sit_at(match)
        for n in range(50):
            client.send(json.dumps({"t": "talk", "text": f"{n} " + "x" * 400}))
        for _ in range(5):
            goes_on(place)


def test_a_reader_who_is_too_slow_is_closed_and_sent_nothing_more() -> None:
    ear = Ear([])
    connection = Connection("slow", ear)
    ear.kept = MOST_UNREAD
    connection.send(b"one")
    ear.kept = MOST_UNREAD + 1
    connection.send(b"two")
    connection.send(b"three")

    assert (connection.closed_because, ear.ended, ear.heard) == ("too-slow", "too-slow", [b"one", b"two"])


def test_a_goodbye_comes_after_everything_that_was_sent_before() -> None:
    ear = Ear([])
    connection = Connection("ann", ear)
    connection.send(b"one")
    connection.send(b"")
    connection.send(b"two")
    connection.close("seat-changed")
    connection.close("gone")
    connection.send(b"three")

    assert (ear.heard, ear.ended) == ([b"one", b"two"], "seat-changed")


def test_the_server_says_goodbye_when_it_stops(tmp_path: Any) -> None:
    with running(tmp_path / "stops") as server, Visitor(server, "Ann") as ann:
        match = ann.new_match(4, start=True)["id"]
        with raw_socket(ann, match) as opened:
            greeted(opened)
            server.stop()
            assert closing(opened)[0] == 1012
        assert "Traceback" not in server.log()


# -- other sites --------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://[", "http://127.0.0.1:1", "\u00ff"])
def test_another_site_may_not_act_here(ann: Visitor, match: str, origin: str) -> None:
    sent = {b"origin": origin.encode("latin-1")}
    response = ann.http.post(f"/api/matches/{match}/abandon", headers=sent)

    assert response.status_code == 403
    assert response.json()["code"] == "foreign-origin"
    assert ann.get(f"/api/matches/{match}")["status"] == "playing"


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://[", "http://127.0.0.1:1"])
def test_another_site_gets_no_socket(ann: Visitor, match: str, origin: str) -> None:
    with raw_socket(ann, match, Origin=origin) as opened:
        assert closing(opened) == (4403, "foreign-origin")


def test_this_site_s_own_page_may_do_both(server: Server, ann: Visitor, match: str) -> None:
    assert ann.http.post(f"/api/matches/{match}/pause", headers={"Origin": server.url}).status_code == 200
    with raw_socket(ann, match, Origin=server.url) as opened:
        greeted(opened)


def test_cookies_are_not_for_scripts_nor_for_other_sites(server: Server) -> None:
    response = httpx.post(server.url + "/api/me", json={"name": "Ann"})

    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


def test_behind_https_cookies_go_over_https_alone(tmp_path: Any) -> None:
    with running(tmp_path / "https", HOLDFAST_SERVER_HTTPS="true", HOLDFAST_SERVER_PASSWORD="open") as server:
        entered = httpx.post(server.url + "/api/door", json={"password": "open"})
        assert "secure" in entered.headers["set-cookie"].lower()
        assert "httponly" in entered.headers["set-cookie"].lower()


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/matches", "/nowhere", "/api/docs"])
def test_every_answer_says_what_a_page_may_load(server: Server, path: str) -> None:
    response = httpx.get(server.url + path, follow_redirects=True)

    assert "default-src 'self'" in response.headers["content-security-policy"]
    assert response.headers["x-content-type-options"] == "nosniff"


def test_a_locked_door_is_locked_for_sockets_too(tmp_path: Any) -> None:
    with running(tmp_path / "door", HOLDFAST_SERVER_PASSWORD="open") as server, Visitor(server) as ann:
        with pytest.raises(Refused, match="password"):
            ann.post("/api/me", name="Ann")
        ann.post("/api/door", password="open")
        ann.post("/api/me", name="Ann")
        match = ann.new_match(4)["id"]
        with raw_socket(ann, match) as opened:
            greeted(opened)
        with Visitor(server) as stranger, raw_socket(stranger, match) as opened:
            assert closing(opened) == (4403, "wrong-password")
