"""Keys: what each opens, for how long, and that nothing opens once it is void."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from holdfast.server.people.keys import MOST, Keys
from holdfast.server.people.people import digest
from holdfast.server.store.rows import Person
from server.attack import run, services_in
from server.harness import PATIENCE, Message, Refused, Server, Visitor
from server.rooms import code_of


def refused(act: Callable[[], Any]) -> str:
    with pytest.raises(Refused) as no:
        act()
    return str(no.value.code)


@contextmanager
def program(server: Server, token: str) -> Iterator[Visitor]:
    """Somebody with a token and no cookie."""
    with Visitor(server) as visitor:
        visitor.http.headers["Authorization"] = f"Bearer {token}"
        yield visitor


# -- recovery codes -----------------------------------------------------------------------------------


def test_of_eight_who_come_with_one_code_at_once_one_gets_in(server: Server, ann: Visitor) -> None:
    code = ann.post("/api/me/recovery")["key"]

    def comes(_: int) -> int:
        return httpx.post(server.url + "/api/me/recover", json={"code": code}, timeout=PATIENCE).status_code

    with ThreadPoolExecutor(8) as crowd:
        statuses = sorted(crowd.map(comes, range(8)))

    assert statuses == [200] + [404] * 7


def test_of_eight_uses_of_a_code_in_one_transaction_and_one_later_one_counts(tmp_path: Path) -> None:
    async def scene() -> tuple[str, list[str | None]]:
        async with services_in(tmp_path) as services:
            person = await services.people.new_guest("Ann", "en")
            hashed = digest(await services.keys.new_code(person))
            used = await asyncio.gather(*(services.store.keys.use_up(hashed, time.time()) for _ in range(8)))
            return person.id, [*used, await services.store.keys.use_up(hashed, time.time())]

    owner, used = run(scene())
    assert sorted(one for one in used if one is not None) == [owner]


def test_a_code_lasts_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> list[str]:
        async with services_in(tmp_path) as services:
            person = await services.people.new_guest("Ann", "en")
            code = await services.keys.new_code(person)
            now = time.time()
            monkeypatch.setattr(time, "time", lambda: now + 24 * 3600 + 1)
            late = await code_of(recovering(services.keys, code))
            monkeypatch.setattr(time, "time", lambda: now + 24 * 3600 - 60)
            return [late, await code_of(recovering(services.keys, code))]

    assert run(scene()) == ["no-person", "done"]


async def recovering(keys: Keys, code: str) -> None:
    await keys.recover(code, None, False)


def test_a_new_code_voids_the_one_before(server: Server, ann: Visitor) -> None:
    before, after = (ann.post("/api/me/recovery")["key"] for _ in range(2))

    with Visitor(server) as phone:
        assert refused(lambda: phone.post("/api/me/recover", code=before)) == "no-person"
        assert phone.post("/api/me/recover", code=after)["name"] == "Ann"


def test_who_is_somebody_already_is_asked_before_becoming_another(ann: Visitor, bob: Visitor) -> None:
    code = ann.post("/api/me/recovery")["key"]

    answer = bob.http.post("/api/me/recover", json={"code": code})

    assert (answer.status_code, answer.json()["code"]) == (409, "would-replace")
    assert answer.json()["args"] == {"name": "Ann", "now": "Bob"}
    assert bob.get("/api/me")["name"] == "Bob"
    assert bob.post("/api/me/recover", code=code, replace=True)["name"] == "Ann", "the code was not used up"
    assert bob.get("/api/me")["feed"] == ann.get("/api/me")["feed"]


def test_my_own_code_replaces_nobody(ann: Visitor) -> None:
    assert ann.post("/api/me/recover", code=ann.post("/api/me/recovery")["key"])["name"] == "Ann"


# -- tokens -------------------------------------------------------------------------------------------


def test_tokens_are_listed_without_their_secret(server: Server, ann: Visitor) -> None:
    made = ann.post("/api/me/tokens", label="My \u202e bot")
    ann.post("/api/me/beside", name="Cid")
    with program(server, made["key"]) as bot:
        bot.get("/api/me")

    first, second = ann.get("/api/me/tokens")

    assert (first["id"], first["label"], first["kind"]) == (made["id"], "My bot", "token")
    assert first["created"] <= first["used"] <= time.time()
    assert (second["label"], second["kind"], second["used"]) == ("Cid", "beside", 0.0)
    assert made["key"] not in json.dumps([first, second])


def test_a_revoked_token_opens_nothing_and_is_not_listed(server: Server, ann: Visitor) -> None:
    made, kept = ann.post("/api/me/tokens"), ann.post("/api/me/tokens")

    assert ann.http.delete(f"/api/me/tokens/{made['id']}").status_code == 204

    with program(server, made["key"]) as bot:
        assert refused(lambda: bot.get("/api/me")) == "not-known"
    assert [one["id"] for one in ann.get("/api/me/tokens")] == [kept["id"]]
    again = ann.http.delete(f"/api/me/tokens/{made['id']}")
    assert (again.status_code, again.json()["code"]) == (404, "no-such-key")


def test_nobody_lists_or_revokes_the_token_of_another(server: Server, ann: Visitor, bob: Visitor) -> None:
    made = ann.post("/api/me/tokens")

    assert bob.get("/api/me/tokens") == []
    assert bob.http.delete(f"/api/me/tokens/{made['id']}").status_code == 404
    with program(server, made["key"]) as bot:
        assert bot.get("/api/me")["name"] == "Ann"


def test_a_recovery_code_is_no_token(server: Server, ann: Visitor) -> None:
    code = ann.post("/api/me/recovery")["key"]

    assert ann.get("/api/me/tokens") == []
    with program(server, code) as bot:
        assert refused(lambda: bot.get("/api/me")) == "not-known"


def test_that_a_token_was_used_is_written_once_a_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> list[float]:
        async with services_in(tmp_path) as services:
            person = await services.people.new_guest("Ann", "en")
            made = await services.keys.new_token(person, "")
            used = []
            for now in (1000.0, 1059.0, 1061.0):
                monkeypatch.setattr(time, "time", lambda now=now: now)
                assert await services.keys.opened_by(made.secret) is not None
                used.append((await services.keys.tokens_of(person))[0].used)
            return used

    assert run(scene()) == [1000.0, 1000.0, 1061.0]


OWNERS_DOORS = [
    ("POST", "/api/me", {"name": "Eve"}),
    ("DELETE", "/api/me", None),
    ("POST", "/api/me/beside", {"name": "Eve"}),
    ("POST", "/api/me/recovery", None),
    ("POST", "/api/me/recover", {"code": "nonsense"}),
    ("POST", "/api/me/sign-out", None),
    ("GET", "/api/me/tokens", None),
    ("POST", "/api/me/tokens", {"label": "another"}),
    ("DELETE", "/api/me/tokens/0", None),
    ("PUT", "/api/me/webhook", {"url": ""}),
]


@pytest.mark.parametrize("kind", ["tokens", "beside"])
@pytest.mark.parametrize(("verb", "path", "body"), OWNERS_DOORS, ids=lambda part: part if isinstance(part, str) else "")
def test_a_token_neither_makes_nor_ends_keys(
    server: Server, ann: Visitor, kind: str, verb: str, path: str, body: Message | None
) -> None:
    token = ann.post(f"/api/me/{kind}", **({"name": "Ann"} if kind == "beside" else {}))["key"]
    with program(server, token) as bot:
        answer = bot.http.request(verb, path, json=body)

        assert (answer.status_code, answer.json()["code"]) == (403, "by-token")
        assert "set-cookie" not in answer.headers
        assert bot.get("/api/me")["name"] == "Ann"


def test_a_token_does_not_pass_beside_the_cookie_either(ann: Visitor) -> None:
    token = ann.post("/api/me/tokens")["key"]
    answer = ann.http.delete("/api/me", headers={"Authorization": f"Bearer {token}"})

    assert answer.json()["code"] == "by-token"
    assert ann.get("/api/me")["name"] == "Ann"


def test_a_token_plays(server: Server, ann: Visitor, bob: Visitor) -> None:
    waiting = bob.new_match(4, pace="none")["id"]
    with program(server, ann.post("/api/me/tokens")["key"]) as bot:
        assert bot.post(f"/api/matches/{waiting}/sit", seat=1)["seats"][1]["me"]
        assert [one["id"] for one in bot.get("/api/matches")] == [waiting]
        assert not bot.post(f"/api/matches/{waiting}/leave")["seats"][1]["me"]
        assert bot.new_match(4, start=True)["host"]


def test_there_are_only_so_many_tokens(ann: Visitor) -> None:
    def make(_: int) -> int:
        return ann.http.post("/api/me/tokens", json={}).status_code

    with ThreadPoolExecutor(8) as crowd:
        statuses = sorted(crowd.map(make, range(MOST["token"] + 5)))

    assert statuses == [201] * MOST["token"] + [409] * 5
    assert refused(lambda: ann.post("/api/me/tokens")) == "too-many-keys"
    ann.http.delete(f"/api/me/tokens/{ann.get('/api/me/tokens')[0]['id']}")
    ann.post("/api/me/tokens")


def test_there_are_only_so_many_guests_beside(ann: Visitor) -> None:
    for n in range(MOST["beside"]):
        ann.post("/api/me/beside", name=f"Guest {n}")

    assert refused(lambda: ann.post("/api/me/beside", name="One more")) == "too-many-keys"


def test_a_guest_beside_stays_when_the_device_s_owner_signs_out(server: Server, ann: Visitor) -> None:
    made = ann.post("/api/me/beside", name="Cid")

    ann.post("/api/me/sign-out")

    with program(server, made["key"]) as guest:
        assert guest.get("/api/me")["name"] == "Cid"
    assert [one["id"] for one in ann.get("/api/me/tokens")] == [made["id"]]


# -- signing out --------------------------------------------------------------------------------------


def test_who_signs_out_everywhere_stays_known_here_alone(server: Server, ann: Visitor) -> None:
    token, code = ann.post("/api/me/tokens")["key"], ann.post("/api/me/recovery")["key"]
    feed = ann.get("/api/me")["feed"]
    with Visitor(server) as phone:
        phone.http.cookies = httpx.Cookies(ann.http.cookies)
        assert phone.get(feed) == []

        assert ann.post("/api/me/sign-out")["name"] == "Ann"

        assert refused(lambda: phone.get("/api/me")) == "not-known"
        assert refused(lambda: phone.post("/api/me/recover", code=code)) == "no-person"
        assert refused(lambda: phone.get(feed)) == "no-person"
    with program(server, token) as bot:
        assert refused(lambda: bot.get("/api/me")) == "not-known"
    assert ann.get("/api/me")["name"] == "Ann"
    assert ann.get(ann.get("/api/me")["feed"]) == []
    assert ann.get("/api/me/tokens") == []


def test_a_cookie_of_before_there_were_epochs_is_of_the_first(tmp_path: Path) -> None:
    async def scene() -> list[str]:
        async with services_in(tmp_path) as services:
            person = await services.people.new_guest("Ann", "en")
            old = str(services.people.signer.dumps(person.id))
            before = await services.people.by_cookie(old)
            anew = await services.people.sign_out(person)
            after = await services.people.by_cookie(old)
            now = await services.people.by_cookie(services.people.cookie_for(anew))
            return ["" if one is None else one.name for one in (before, after, now)]

    assert run(scene()) == ["Ann", "", "Ann"]


def test_what_began_before_signing_out_does_not_outlive_it(tmp_path: Path) -> None:
    """Two devices at once: whatever one has begun when the other signs it out, it is out."""

    async def scene() -> tuple[list[str], Person | None, list[Any]]:
        async with services_in(tmp_path) as services:
            person = await services.people.new_guest("Ann", "en")
            await services.people.sign_out(person)
            thief = Person(person.id, "Eve", "en", person.created, person.feed)
            await services.people.save(thief)
            acts = [
                services.keys.new_token(thief, ""),
                services.keys.new_code(thief),
                services.keys.beside(thief, "X", "en"),
            ]
            codes = [await code_of(discard(act)) for act in [*acts, services.people.sign_out(thief)]]
            return codes, await services.people.by_id(person.id), await services.keys.tokens_of(person)

    codes, person, tokens = run(scene())
    assert codes == ["not-known"] * 4
    assert person is not None
    assert (person.name, person.epoch, tokens) == ("Ann", 1, [])


async def discard(act: Awaitable[Any]) -> None:
    await act


def test_who_is_read_while_they_go_is_not_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> Person | None:
        async with services_in(tmp_path) as services:
            person = await services.people.new_guest("Ann", "en")
            await services.people.save(person)
            read = services.store.person
            gone = asyncio.Event()

            async def slowly(person_id: str) -> Person | None:
                found = await read(person_id)
                await gone.wait()
                return found

            monkeypatch.setattr(services.store, "person", slowly)
            reading = asyncio.create_task(services.people.by_id(person.id))
            await asyncio.sleep(0.1)
            await services.people.forget(person)
            gone.set()
            await reading
            return await services.people.by_id(person.id)

    assert run(scene()) is None
