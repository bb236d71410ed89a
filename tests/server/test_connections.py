"""Connections that keep the server waiting, and those that are too many."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect

from holdfast.server.rest.http import SPARE, UNKNOWN_DESCRIPTORS, Bounds, http_for, most_connections
from holdfast.server.rest.patient import PATIENCE, patient
from server.attack import run
from server.harness import Visitor, running
from server.rooms import until

if sys.platform != "win32":
    import resource

HEAD = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\n"
SOON = 1.0
WIDE = Bounds(0, 10_000)


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for awaited in PATIENCE:
        monkeypatch.setitem(PATIENCE, awaited, SOON)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Says what it hears; /slow takes its time, /much has much to say."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (heard := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": heard["text"]})
        return
    body = await receive()
    if scope["path"] == "/slow":
        await asyncio.sleep(3 * SOON)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for _ in range(2_000 if scope["path"] == "/much" else 0):
        await send({"type": "http.response.body", "body": bytes(65_536), "more_body": True})
    await send({"type": "http.response.body", "body": body.get("body", b"")})
    scope["state"]["answered"].append(scope["path"])


class Services:
    """A server of one application in this process."""

    def __init__(self, server: uvicorn.Server, port: int, answered: list[str]) -> None:
        self.connections = server.server_state.connections
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}"
        self.answered = answered
        """What the application has done with."""

    async def open(self, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(said)
        return reader, writer

    async def is_closed_after(self, said: bytes) -> bool:
        """Say this and no more; true when the server has hung up, however it does that."""
        reader, writer = await self.open(said)
        with suppress(ConnectionError):
            await reader.read()
        writer.close()
        return True


@asynccontextmanager
async def serving(bounds: Bounds = WIDE) -> AsyncIterator[Services]:
    config = uvicorn.Config(echo, http=patient(bounds), ws="websockets-sansio", lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    listening = socket.create_server(("127.0.0.1", 0))
    config.load()
    server.lifespan = config.lifespan_class(config)
    await server.startup([listening])
    answered: list[str] = []
    server.lifespan.state["answered"] = answered
    try:
        yield Services(server, listening.getsockname()[1], answered)
    finally:
        server.force_exit = True
        await server.shutdown([listening])


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HT", HEAD, HEAD + b"\r\n", HEAD + b"\r\nab", b"GET / HTTP/1.1\r\nHost: here\r\n\r\nGET /again HTT"],
    ids=["nothing", "half a line", "half a head", "no body", "half a body", "half a second request"],
)
def test_half_a_request_is_not_waited_for(said: bytes) -> None:
    async def scene() -> None:
        async with serving() as services, httpx.AsyncClient() as client:
            assert all(await asyncio.gather(*(services.is_closed_after(said) for _ in range(200))))
            assert (await client.post(services.url, content=b"well")).content == b"well"

    run(scene())


def test_a_byte_now_and_then_buys_no_time() -> None:
    async def scene() -> None:
        async with serving() as services:
            reader, writer = await services.open(b"GET / HTTP/1.1\r\nX: ")
            gone = asyncio.create_task(reader.read())
            while not gone.done():
                writer.write(b"x")
                await asyncio.sleep(SOON / 10)
            await asyncio.gather(gone, return_exceptions=True)
            writer.close()

    run(scene())


def test_an_answer_that_nobody_reads_is_thrown_away() -> None:
    async def scene() -> None:
        async with serving() as services:
            _, writer = await services.open(b"GET /much HTTP/1.1\r\nHost: here\r\n\r\n")
            await until(lambda: services.answered == ["/much"])
            writer.close()

    run(scene())


def test_who_has_asked_may_wait_for_the_answer() -> None:
    async def scene() -> None:
        async with serving() as services, httpx.AsyncClient() as client:
            assert (await client.post(f"{services.url}/slow", content=b"well")).content == b"well"

    run(scene())


def test_a_socket_may_be_silent() -> None:
    async def scene() -> None:
        async with serving() as services, connect(services.ws) as opened:
            await asyncio.sleep(3 * SOON)
            await opened.send("still here")
            assert await opened.recv() == "still here"

    run(scene())


@pytest.mark.parametrize("bounds", [Bounds(2, 10_000), Bounds(0, 2)], ids=["from one address", "in all"])
def test_there_are_so_many_connections_and_sockets_count(bounds: Bounds) -> None:
    async def scene() -> None:
        async with serving(bounds) as services, connect(services.ws), httpx.AsyncClient() as client:
            async with connect(services.ws):
                with pytest.raises(httpx.TransportError):
                    await client.post(services.url, content=b"third")
            await until(lambda: len(services.connections) == 1)
            assert (await client.post(services.url, content=b"second")).content == b"second"

    run(scene())


def test_the_process_takes_the_descriptors_it_may_have() -> None:
    if sys.platform == "win32":
        assert most_connections() == UNKNOWN_DESCRIPTORS
        return
    given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, most))
    try:
        connections = most_connections()
        now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (given, most))

    assert now > 512
    assert connections == now - SPARE


def test_with_a_uvicorn_that_it_does_not_know_the_server_still_serves(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(uvicorn, "__version__", "9.9.0")

    assert http_for(Bounds(1, 1)) == "auto"
    assert "uvicorn 9.9.0" in caplog.text


def test_a_server_lets_in_so_many_from_one_address(tmp_path: Path) -> None:
    with running(tmp_path / "few", HOLDFAST_SERVER_CONNECTIONS_PER_ADDRESS="3") as server, ExitStack() as here:
        where = urlsplit(server.url)
        for _ in range(3):
            here.enter_context(socket.create_connection((where.hostname, where.port)))

        fourth = here.enter_context(Visitor(server))
        with pytest.raises(httpx.TransportError):
            fourth.http.get("/health")
