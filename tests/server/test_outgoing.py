"""Calls to the world outside: where they may go, how long they may take, and who waits for them."""

from __future__ import annotations

import asyncio
import logging
import ssl
import threading
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from holdfast.kernel.errors import Refusal
from holdfast.server.app import make_app
from holdfast.server.config import Settings
from holdfast.server.people import outgoing
from holdfast.server.people.outgoing import Outgoing, Streams, encrypted, is_public
from holdfast.server.people.people import People
from holdfast.server.people.webhooks import MOST_FAILURES, MOST_UNTOLD, Notice, Webhooks
from holdfast.server.services import Services
from server.attack import run, services_in
from server.rooms import until

PUBLIC = "198.41.0.4"
HOOK = "https://hook.example/turn?of=Ann"
CERTIFICATE = Path(__file__).parent / "hook.pem"
own_app = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
"""Where Litestar is at work in the test's own process."""


class Resolver:
    """Every name is public; which were asked for is kept."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __call__(self, name: str, _: int) -> list[str]:
        self.asked.append(name)
        return [PUBLIC]


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "100.64.0.1",
        "169.254.169.254",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fe80::1%1",
        "fec0::1",
        "fd00::1",
        "ff0e::1",
        "::127.0.0.1",
        "::8.8.8.8",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "64:ff9b::127.0.0.1",
        "64:ff9b::10.0.0.1",
        "64:ff9b:1::8.8.8.8",
        "2002:7f00:1::",
        "2002:a01:203::1",
        "2001:0:4136:e378:8000:63bf:80ff:fffe",
        "2001:db8::1",
    ],
)
def test_an_address_that_leads_inside_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [PUBLIC, "2606:4700::1111", "64:ff9b::198.41.0.4"])
def test_an_address_that_leads_outside_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://hook.example/",
        "ftp://hook.example/",
        "https:///x",
        "x",
        "https://hook.example:22/",
        "https://hook.example:0/",
        "https://hook.example:65536/",
        "https://ann:secret@hook.example/",
    ],
)
def test_what_is_no_webhook_is_refused_before_its_name_is_resolved(url: str) -> None:
    resolver = Resolver()

    assert check(url, resolver) == "bad-webhook"
    assert resolver.asked == []


def test_a_name_of_which_one_address_is_private_is_refused() -> None:
    assert check(HOOK, lambda *_: [PUBLIC, "10.0.0.1"]) == "bad-webhook"
    assert check(HOOK, lambda *_: [PUBLIC]) == "taken"


def test_a_name_that_nobody_knows_is_refused() -> None:
    def unknown(*_: object) -> list[str]:
        raise OSError

    assert check(HOOK, unknown) == "bad-webhook"
    assert check(HOOK, lambda *_: []) == "bad-webhook"


def check(url: str, resolve: Any) -> str:
    async def scene() -> str:
        try:
            await Outgoing(resolve).check(url)
        except Refusal as refused:
            return refused.code
        return "taken"

    return run(scene())


# -- the connection ---------------------------------------------------------------------------


class Hook:
    """A webhook on this machine, with a certificate for hook.example."""

    def __init__(self, answer: bytes) -> None:
        self.answer = answer
        self.heard: list[bytes] = []
        self.port = 0

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        self.heard.append(head + await reader.read(1000))
        writer.write(self.answer)
        await writer.drain()
        writer.close()

    async def connect(self, trust: ssl.SSLContext, address: str, port: int, name: str) -> Streams:
        """As the server does, but that the public address is this machine."""
        assert (address, port) == (PUBLIC, 443)
        return await encrypted(trust, "127.0.0.1", self.port, name)


@asynccontextmanager
async def a_hook(answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n") -> AsyncIterator[Hook]:
    hook = Hook(answer)
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(CERTIFICATE)
    server = await asyncio.start_server(hook.hear, "127.0.0.1", 0, ssl=own)
    hook.port = server.sockets[0].getsockname()[1]
    try:
        yield hook
    finally:
        server.close()


def trusting() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=CERTIFICATE)


async def call(hook: Hook, trust: ssl.SSLContext, url: str = HOOK) -> str:
    try:
        await Outgoing(lambda *_: [PUBLIC], partial(hook.connect, trust)).post(url, b'{"match": "x"}')
    except OSError as failure:
        return type(failure).__name__
    return "done"


def test_a_webhook_hears_one_whole_request() -> None:
    async def scene() -> None:
        async with a_hook() as hook:
            assert await call(hook, trusting()) == "done"
            (heard,) = hook.heard
        head, _, body = heard.partition(b"\r\n\r\n")
        assert head.split(b"\r\n")[:2] == [b"POST /turn?of=Ann HTTP/1.1", b"Host: hook.example"]
        assert body == b'{"match": "x"}'

    run(scene())


def test_a_webhook_must_prove_its_name() -> None:
    async def scene() -> None:
        async with a_hook() as hook:
            assert await call(hook, ssl.create_default_context()) == "SSLCertVerificationError"
            assert await call(hook, trusting(), "https://other.example/") == "SSLCertVerificationError"
            assert hook.heard == []

    run(scene())


@pytest.mark.parametrize(
    "answer",
    [b"HTTP/1.1 302 Found\r\nLocation: https://10.0.0.1/\r\n\r\n", b"HTTP/1.1 500 No\r\n\r\n", b"hello\r\n", b""],
)
def test_anything_but_success_is_a_failure_and_leads_nowhere(answer: bytes) -> None:
    async def scene() -> None:
        async with a_hook(answer) as hook:
            assert await call(hook, trusting()) == "ConnectionError"
            assert len(hook.heard) == 1

    run(scene())


def test_the_address_that_was_checked_is_the_one_that_is_called() -> None:
    """A name that is public at first and then leads inside is asked once."""
    answers = iter([[PUBLIC], ["127.0.0.1"]])
    called: list[str] = []

    async def connect(address: str, _port: int, _name: str) -> Streams:
        called.append(address)
        raise ConnectionRefusedError

    async def scene() -> None:
        with pytest.raises(ConnectionRefusedError):
            await Outgoing(lambda *_: next(answers), connect).post(HOOK, b"")

    run(scene())
    assert called == [PUBLIC]


def test_a_webhook_that_says_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "DEADLINE", 0.2)

    async def connect(*_: object) -> Streams:
        await asyncio.Event().wait()
        raise AssertionError

    async def scene() -> None:
        calls = Outgoing(lambda *_: [PUBLIC], connect)
        for _ in range(2 * outgoing.AT_ONCE):
            with pytest.raises(TimeoutError):
                await calls.post(HOOK, b"")

    run(scene())


# -- who waits --------------------------------------------------------------------------------


@pytest.fixture
def silent_resolver() -> Iterator[Any]:
    """It answers when the test is over."""
    end = threading.Event()

    def resolve(*_: object) -> list[str]:
        end.wait()
        return [PUBLIC]

    yield resolve
    end.set()


@own_app
def test_while_every_call_hangs_the_lobby_answers(tmp_path: Path, silent_resolver: Any) -> None:
    async def scene() -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(2))
        async with an_app(tmp_path) as (client, services):
            services.outgoing.resolve = silent_resolver
            await client.post("/api/me", json={"name": "Ann"})
            calls = [asyncio.create_task(client.put("/api/me/webhook", json={"url": HOOK})) for _ in range(30)]
            refused, hanging = await asyncio.wait(calls, return_when=asyncio.FIRST_COMPLETED)

            lobby = await client.get("/api/lobby")

            assert lobby.status_code == 200
            assert {call.result().json()["code"] for call in refused} == {"busy"}
            assert sum(not call.done() for call in calls) >= outgoing.AT_ONCE, "else nothing hung meanwhile"
            assert hanging
            for call in hanging:
                call.cancel()

    run(scene())


@own_app
def test_who_is_not_known_starts_no_call(tmp_path: Path) -> None:
    async def scene() -> None:
        async with an_app(tmp_path) as (client, services):
            services.outgoing.resolve = resolver = Resolver()
            response = await client.put("/api/me/webhook", json={"url": HOOK})
            assert (response.status_code, response.json()["code"], resolver.asked) == (403, "not-known", [])

    run(scene())


def test_a_place_stays_taken_until_the_resolver_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "DEADLINE", 0.2)
    end = threading.Event()

    def resolve(*_: object) -> list[str]:
        end.wait()
        return [PUBLIC]

    async def code(calls: Outgoing) -> str:
        try:
            await calls.check(HOOK)
        except Refusal as refused:
            return refused.code
        return "taken"

    async def scene() -> None:
        calls = Outgoing(resolve)
        assert await asyncio.gather(*(code(calls) for _ in range(outgoing.AT_ONCE))) == ["bad-webhook"] * 4
        assert await code(calls) == "busy"
        end.set()
        await until(lambda: not calls._places.locked())
        assert await code(calls) == "taken"

    run(scene())


@asynccontextmanager
async def an_app(folder: Path) -> AsyncIterator[tuple[httpx.AsyncClient, Services]]:
    """The server in this process, without limits."""
    app = make_app(Services(Settings(data=str(folder), new_per_minute=0)))
    application: Any = app
    transport = httpx.ASGITransport(application)
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        yield client, app.state.services


# -- webhooks ---------------------------------------------------------------------------------


def notice(at: float) -> Notice:
    return Notice("match", "lifeboat", "deed", "LIF-1.1", at)


class Calls(Outgoing):
    """Keeps what is called; the answers are the test's."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[float] = []
        self.under_way = self.most_under_way = 0
        self.fails = False
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def post(self, url: str, body: bytes) -> None:
        self.made.append(msgspec.json.decode(body, type=Notice).at)
        self.under_way += 1
        self.most_under_way = max(self.most_under_way, self.under_way)
        await self.go_on.wait()
        self.under_way -= 1
        if self.fails:
            raise ConnectionRefusedError


@asynccontextmanager
async def hooked(folder: Path) -> AsyncIterator[tuple[Calls, Webhooks, str, People]]:
    """Somebody with a webhook."""
    async with services_in(folder) as services:
        ann = await services.people.new_guest("Ann", "en")
        ann.webhook = HOOK
        await services.people.save(ann)
        calls = Calls()
        yield calls, Webhooks(services.people, calls), ann.id, services.people


def test_a_person_s_webhook_is_called_once_at_a_time_and_with_the_newest(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hooked(tmp_path) as (calls, webhooks, ann, _):
            calls.go_on.clear()
            webhooks.tell(ann, notice(0))
            await until(lambda: calls.made == [0])
            for n in range(1, MOST_UNTOLD + 3):
                webhooks.tell(ann, notice(n))
            calls.go_on.set()
            await until(lambda: not webhooks.calling)
            assert calls.most_under_way == 1
            assert calls.made == [0, *range(3, MOST_UNTOLD + 3)]

    run(scene())


def test_a_webhook_that_keeps_failing_is_not_called_again_until_it_is_set_anew(tmp_path: Path) -> None:
    async def tell(webhooks: Webhooks, ann: str) -> None:
        webhooks.tell(ann, notice(0))
        await until(lambda: not webhooks.calling)

    async def scene() -> None:
        async with hooked(tmp_path) as (calls, webhooks, ann, _):
            calls.fails = True
            for _ in range(MOST_FAILURES + 2):
                await tell(webhooks, ann)
            assert (len(calls.made), webhooks.is_failing(ann)) == (MOST_FAILURES, True)

            webhooks.begin_anew(ann)
            await tell(webhooks, ann)

            assert (len(calls.made), webhooks.is_failing(ann)) == (MOST_FAILURES + 1, False)

    run(scene())


def test_a_success_makes_good_for_failures(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hooked(tmp_path) as (calls, webhooks, ann, _):
            for n in range(3 * MOST_FAILURES):
                calls.fails = n % MOST_FAILURES != 0
                webhooks.tell(ann, notice(0))
                await until(lambda: not webhooks.calling)
            assert len(calls.made) == 3 * MOST_FAILURES

    run(scene())


def test_that_we_are_busy_is_no_failure_of_the_webhook(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with hooked(tmp_path) as (_, _, ann, people):
            calls = Outgoing()
            calls._waiting = outgoing.MOST_WAITING
            webhooks = Webhooks(people, calls)
            for _ in range(MOST_FAILURES):
                webhooks.tell(ann, notice(0))
                await until(lambda: not webhooks.calling)
            assert not webhooks.is_failing(ann)

    with caplog.at_level(logging.WARNING):
        run(scene())
    assert caplog.text.count("a webhook failed: busy") == MOST_FAILURES


@own_app
def test_i_am_told_that_my_webhook_fails(tmp_path: Path) -> None:
    async def scene() -> None:
        async with an_app(tmp_path) as (client, services):
            services.outgoing.resolve = lambda *_: [PUBLIC]
            me = (await client.post("/api/me", json={"name": "Ann"})).json()
            await client.put("/api/me/webhook", json={"url": HOOK})
            ann = await services.store.person_by_feed(me["feed"].rpartition("/")[2])
            assert ann is not None
            services.notices.webhooks._failures[ann.id] = MOST_FAILURES
            assert (await client.get("/api/me")).json()["webhook_failing"] is True

            again = await client.put("/api/me/webhook", json={"url": HOOK})

            assert again.json()["webhook_failing"] is False

    run(scene())
