"""Limits: what one address, or one person, may do in a minute."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from holdfast.kernel.errors import Refusal
from holdfast.kernel.ledger import Ledger, read_ledger
from holdfast.server import limits
from holdfast.server.limits import MOST_KNOWN, PER_MINUTE, Limit, Limits, neighbourhood
from holdfast.server.rest import rules
from server.attack import closing, cookies, raw_socket, run, services_in
from server.harness import Message, Place, Refused, Server, Visitor, running
from server.rooms import code_of, from_seat, room, sitting_of

ADDRESSES = (f"192.0.2.{n}" for n in count(1))


class Clock:
    """A minute passes when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def spent(limit: Limit, key: str, tries: int) -> int:
    """How many of these tries passed."""
    passed = 0
    for _ in range(tries):
        try:
            limit.spend(key)
        except Refusal:
            continue
        passed += 1
    return passed


def test_so_many_a_minute_and_nothing_is_saved(clock: Clock) -> None:
    limit = Limit(6)

    assert spent(limit, "a", 10) == 6
    clock.now += 10.0
    assert spent(limit, "a", 10) == 1
    clock.now += 3600.0
    assert spent(limit, "a", 10) == 6
    assert spent(limit, "b", 10) == 6


def test_a_refusal_says_how_long_to_wait(clock: Clock) -> None:
    limit = Limit(6)
    spent(limit, "a", 6)
    clock.now += 2.5

    with pytest.raises(Refusal) as refused:
        limit.spend("a")

    assert (refused.value.code, refused.value.arguments) == ("too-many", {"seconds": 8})
    clock.now += 8.0
    limit.spend("a")


def test_what_is_given_back_was_not_spent(clock: Clock) -> None:
    limit = Limit(2)
    for _ in range(20):
        limit.spend("a")
        limit.give_back("a")

    assert spent(limit, "a", 5) == 2


def test_only_so_many_are_remembered(clock: Clock) -> None:
    limit = Limit(1)
    for n in range(MOST_KNOWN + 50):
        limit.spend(str(n))

    assert len(limit._left) == MOST_KNOWN
    assert spent(limit, str(MOST_KNOWN + 49), 1) == 0


def test_who_has_not_come_for_a_minute_is_forgotten(clock: Clock) -> None:
    limit = Limit(1)
    for n in range(100):
        limit.spend(str(n))
    clock.now += 61.0
    for n in range(60):
        limit.spend(f"later {n}")

    assert len(limit._left) == 60
    assert spent(limit, "later 59", 1) == 0


def test_zero_turns_every_limit_off() -> None:
    off = Limits(0)

    assert all(spent(off[door], "a", 2_000) == 2_000 for door in PER_MINUTE)


def test_the_host_s_number_is_for_what_is_new() -> None:
    chosen = Limits(3)

    assert {door: limit.per_minute for door, limit in chosen.by_door.items()} == {**PER_MINUTE, "new": 3}


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_home_counts_as_one_address(address: str, counts_as: str) -> None:
    assert neighbourhood(address) == counts_as


# -- at the doors ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with all its limits, which believes its proxy: so every test can come from an address of its own."""
    data = tmp_path_factory.mktemp("strict")
    with running(data, "--https", "--password", "ahoy", HOLDFAST_SERVER_NEW_PER_MINUTE="30") as server:
        yield server


def visitor(server: Server, address: str, name: str = "Ann") -> Visitor:
    """Somebody who has given the password, from this address."""
    found = Visitor(server)
    found.http.headers["X-Forwarded-For"] = address
    found.http.headers["Cookie"] = door = f"holdfast_door={door_cookie(server)}"
    if name:
        answer = found.http.post("/api/me", json={"name": name})
        # Behind https cookies are for https alone, which the test does not speak: so it sends them itself.
        found.http.headers["Cookie"] = f"{door}; holdfast={answer.cookies['holdfast']}"
    return found


def door_cookie(server: Server) -> str:
    answer = httpx.post(
        f"{server.url}/api/door", json={"password": "ahoy"}, headers={"X-Forwarded-For": "198.51.100.1"}
    )
    return answer.cookies["holdfast_door"]


def refused_after(door: Callable[[], httpx.Response], most: int) -> int:
    """How many came through before the first was too many, which says when to come back."""
    for passed in range(most):
        answer = door()
        if answer.status_code == 429:
            assert answer.json()["code"] == "too-many"
            assert int(answer.headers["retry-after"]) >= 1
            return passed
    return most


@pytest.mark.parametrize(
    ("door", "path", "body"),
    [
        ("name", "/api/me", {"name": "Bob"}),
        ("beside", "/api/me/beside", {"name": "Bob"}),
        ("keys", "/api/me/tokens", {}),
        ("keys", "/api/me/recovery", None),
        ("recover", "/api/me/recover", {"code": "guess"}),
        ("join", "/api/join", {"code": "GUESSGUESS"}),
        ("door", "/api/door", {"password": "guess"}),
        ("replay", "/api/matches/none/verify", None),
        ("webhook", "/api/me/webhook", {"url": "https://127.0.0.1/"}),
        ("request", "/api/matches/none", None),
    ],
)
def test_a_door_is_passed_so_often(strict: Server, door: str, path: str, body: Any) -> None:
    method = {"webhook": "PUT", "replay": "GET", "request": "GET"}.get(door, "POST")
    allowed = PER_MINUTE[door]
    with visitor(strict, next(ADDRESSES)) as ann:
        # While the test runs a few more are allowed: time passes.
        passed = refused_after(lambda: ann.http.request(method, path, json=body), 3 * allowed)

    # The guest was made with a request.
    assert allowed - 1 <= passed < 3 * allowed


def test_right_guesses_do_not_count(strict: Server) -> None:
    with visitor(strict, next(ADDRESSES)) as ann:
        code = ann.new_match(4)["code"]

        assert refused_after(lambda: ann.http.post("/api/join", json={"code": code}), 40) == 40
        assert refused_after(lambda: ann.http.post("/api/door", json={"password": "ahoy"}), 20) == 20


def test_with_no_try_left_the_right_password_is_not_looked_at(strict: Server) -> None:
    with visitor(strict, next(ADDRESSES), "") as ann:
        refused_after(lambda: ann.http.post("/api/door", json={"password": "guess"}), 30)

        assert ann.http.post("/api/door", json={"password": "ahoy"}).status_code == 429


def test_another_address_has_its_own_allowance(strict: Server) -> None:
    with visitor(strict, "2001:db8:7::1", "") as ann, visitor(strict, "2001:db8:7::2", "") as neighbour:
        refused_after(lambda: ann.http.post("/api/join", json={"code": "GUESS"}), 60)
        assert neighbour.http.post("/api/join", json={"code": "GUESS"}).status_code == 429
    with visitor(strict, "2001:db8:8::1", "") as other:
        assert other.http.post("/api/join", json={"code": "GUESS"}).status_code == 404


def talked(place: Place) -> Message:
    return place.answer_to(place.send(t="talk", text="hello"))


def test_a_person_talks_so_often_wherever_they_sit(strict: Server) -> None:
    with visitor(strict, next(ADDRESSES)) as ann:
        ann.http.cookies.set("holdfast_door", door_cookie(strict))
        places = [ann.sit_at(ann.new_match(4)["id"]) for _ in range(2)]
        said = 0
        while (answer := talked(places[said % 2]))["t"] == "done":
            said += 1

        assert said >= PER_MINUTE["talk"]
        assert answer["code"] == "too-many"


def test_only_a_proxy_is_believed(tmp_path: Path) -> None:
    """Without https there is none: who says to come from elsewhere comes from here."""
    with running(tmp_path / "plain", HOLDFAST_SERVER_NEW_PER_MINUTE="30") as server, Visitor(server) as ann:
        n = iter(range(100))

        def guess() -> httpx.Response:
            return ann.http.post("/api/join", json={"code": "G"}, headers={"X-Forwarded-For": f"192.0.2.{next(n)}"})

        assert refused_after(guess, 3 * PER_MINUTE["join"]) < 3 * PER_MINUTE["join"]


def test_behind_a_proxy_sockets_are_counted_by_visitor(tmp_path: Path) -> None:
    one, other = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
    few = running(tmp_path / "few", "--https", HOLDFAST_SERVER_CONNECTIONS_PER_ADDRESS="2")
    with few as server, Visitor(server, "Ann") as ann:
        match = ann.http.post(
            "/api/matches", json={"game": "lifeboat", "seats": 4}, headers={"Cookie": cookies(ann)}
        ).json()["id"]
        with raw_socket(ann, match, **one), raw_socket(ann, match, **one):
            with raw_socket(ann, match, **one) as third:
                assert closing(third) == (4429, "too-many")
            assert ann.http.get("/health", headers=one).status_code == 429
            assert ann.http.get("/health", headers=other).status_code == 200


def test_a_limit_leaves_what_was_made(tmp_path: Path) -> None:
    with running(tmp_path / "few", HOLDFAST_SERVER_NEW_PER_MINUTE="3") as server, Visitor(server, "Ann") as ann:
        first, _ = ann.new_match(4), ann.new_match(4)
        with pytest.raises(Refused) as refused:
            ann.new_match(4)

        assert (refused.value.status, refused.value.code) == (429, "too-many")
        assert ann.get(f"/api/matches/{first['id']}")["status"] == "waiting"


# -- what everybody may ask for ------------------------------------------------------------------


def test_a_rulebook_is_read_once_however_often_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    reads: list[str] = []

    def counted(slug: str) -> Ledger:
        reads.append(slug)
        return read_ledger(slug)

    monkeypatch.setattr(rules, "read_ledger", counted)
    rules.chapters_of.cache_clear()

    asked = [rules.chapters_of("lifeboat") for _ in range(3)]

    assert asked[0] is asked[2]
    assert reads == ["lifeboat"]


def test_a_list_of_tables_takes_no_more_queries_than_one_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            queries: list[str] = []
            event.listen(services.store.engine, "before_cursor_execute", lambda *sent: queries.append(sent[2]))
            host = await services.people.new_guest("Ann", "en")
            took: list[int] = []
            for _ in range(3):
                await services.hall.create(host, "lifeboat", 4, {}, "public", "none", [])
                queries.clear()
                listed = await services.store.lobby(100)
                took.append(len(queries))
            assert [[chair.person for chair in chairs] for _, chairs in listed] == 3 * [[host.id, "", "", ""]]
            assert took == 3 * [took[0]]

    run(scene())


def test_words_that_answer_nothing_are_limited_and_answers_are_not(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            here.hall.unasked = Limit(4)
            match = await here.table("none", 4)
            sitting = sitting_of(match)
            asked = sitting.asking()[0]
            me = from_seat(match, asked.seat)
            codes = [await code_of(match.speak(me, ["offer"], None)) for _ in range(6)]
            assert codes == [*["not-offered"] * 4, *["too-many"] * 2]
            assert await code_of(match.take_back(me)) == "too-many"
            assert await code_of(match.speak(me, [asked.default], asked.id)) == "done"

    run(scene())


def test_a_long_sentence_counts_word_by_word() -> None:
    limit = Limit(10)

    limit.spend("ann", 9)

    with pytest.raises(Refusal, match="Too much"):
        limit.spend("ann", 2)
    limit.spend("ann")
