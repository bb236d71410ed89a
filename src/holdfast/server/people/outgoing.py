"""Calls to the world outside, which may be slow, silent or malicious. Nothing else of the server waits for them.

Names are resolved in few threads of their own: a resolver that hangs cannot be called off, so whoever waited for it
goes on, and its place stays taken until it gives up. All the rest of a call ends with its deadline.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

import msgspec

from holdfast.server.errors import refusal

T = TypeVar("T")
Resolver = Callable[[str, int], list[str]]
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Connector = Callable[[str, int, str], Awaitable[Streams]]

DEADLINE = 5.0
"""Seconds for a whole call: its turn, the name, the connection, its encryption, the writing, the first line back."""
AT_ONCE = 4
MOST_WAITING = 16
PORTS = (443, 8443)
LONGEST_LINE = 1_000
SAFE_IN_TARGET = "/?%&=+~:;,@!$'()*[]"

PUBLIC_IPV6 = IPv6Network("2000::/3")
"""What is given out to networks: everything else is private, wraps another address, or means nothing."""
NAT64 = IPv6Network("64:ff9b::/96")


class Target(msgspec.Struct, frozen=True):
    """Where a call goes: an https address, taken apart."""

    name: str
    port: int
    path: str

    def host(self) -> str:
        """As the `Host` header has it."""
        name = f"[{self.name}]" if ":" in self.name else self.name
        return name if self.port == PORTS[0] else f"{name}:{self.port}"


class Outgoing:
    """Few calls at once, few that wait, and one deadline for each."""

    def __init__(self, resolve: Resolver | None = None, connect: Connector | None = None) -> None:
        self.resolve = resolve or addresses_of
        self.connect = connect or partial(encrypted, ssl.create_default_context())
        self._places = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def check(self, url: str) -> None:
        """May this address be called? Refused: `bad-webhook`, or `busy` when too many ask."""
        target = target_of(url)
        try:
            await self._in_turn(lambda _: self._public_addresses(target))
        except (OSError, ValueError):
            raise refusal("bad-webhook") from None

    async def post(self, url: str, body: bytes) -> None:
        """Call this address, checked anew. An `OSError`: it could not be reached, or did not say that all is well."""
        target = target_of(url)
        await self._in_turn(lambda deadline: self._post(target, body, deadline))

    async def _in_turn(self, call: Callable[[float], Coroutine[Any, Any, T]]) -> T:
        """Wait for a place, then for the call. The place is free when the call has ended, not when we lose patience."""
        deadline = asyncio.get_running_loop().time() + DEADLINE
        await self._take_place(deadline)
        running = asyncio.create_task(call(deadline))
        running.add_done_callback(self._free_place)
        async with asyncio.timeout_at(deadline):
            return await asyncio.shield(running)

    async def _take_place(self, deadline: float) -> None:
        if self._waiting >= MOST_WAITING:
            raise refusal("busy")
        self._waiting += 1
        try:
            async with asyncio.timeout_at(deadline):
                await self._places.acquire()
        except TimeoutError:
            raise refusal("busy") from None
        finally:
            self._waiting -= 1

    def _free_place(self, ended: asyncio.Task[Any]) -> None:
        self._places.release()
        if not ended.cancelled():
            # Its caller may have gone: then nobody else looks at how it ended.
            ended.exception()

    async def _public_addresses(self, target: Target) -> list[str]:
        """The addresses of this name, if every one of them is public."""
        found = await in_own_thread(partial(self.resolve, target.name, target.port))
        if not found or not all(is_public(address) for address in found):
            raise refusal("bad-webhook")
        return found

    async def _post(self, target: Target, body: bytes, deadline: float) -> None:
        addresses = await self._public_addresses(target)
        async with asyncio.timeout_at(deadline):
            reader, writer = await self._connected(addresses, target)
            try:
                writer.write(request(target, body))
                await writer.drain()
                check_answer(await reader.readline())
            finally:
                writer.transport.abort()

    async def _connected(self, addresses: list[str], target: Target) -> Streams:
        """To the very addresses that were checked: whoever answers for the name is not asked a second time."""
        for address in addresses[:-1]:
            try:
                return await self.connect(address, target.port, target.name)
            except OSError:
                continue
        return await self.connect(addresses[-1], target.port, target.name)


async def in_own_thread(work: Callable[[], T]) -> T:
    """Not in the threads that read the database; and not in one that the server's end would have to wait for."""
    loop = asyncio.get_running_loop()
    ended: asyncio.Future[T] = loop.create_future()

    def tell(how: Callable[[], None]) -> None:
        if not ended.done():
            how()

    def run() -> None:
        try:
            result = work()
        except Exception as failure:
            how: Callable[[], None] = partial(ended.set_exception, failure)
        else:
            how = partial(ended.set_result, result)
        # The server may have gone down meanwhile.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(tell, how)

    threading.Thread(target=run, name="outgoing", daemon=True).start()
    return await ended


def addresses_of(name: str, port: int) -> list[str]:
    """What the system's resolver knows, the best first."""
    found = socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


async def encrypted(trust: ssl.SSLContext, address: str, port: int, name: str) -> Streams:
    """A connection whose other end has proved that it is this name."""
    return await asyncio.open_connection(address, port, ssl=trust, server_hostname=name, limit=LONGEST_LINE)


def target_of(url: str) -> Target:
    """An https address at one of our ports, without a name or a password of a user in it."""
    try:
        parts = urlsplit(url)
        name = (parts.hostname or "").encode("idna").decode()
        port = PORTS[0] if parts.port is None else parts.port
    except ValueError:
        raise refusal("bad-webhook") from None
    if parts.scheme != "https" or not name or port not in PORTS or "@" in parts.netloc:
        raise refusal("bad-webhook")
    path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
    return Target(name, port, quote(path, SAFE_IN_TARGET))


def is_public(address: str) -> bool:
    """Does this address lead out of every private network, also if it wraps another one?"""
    found = ip_address(address)
    if isinstance(found, IPv4Address):
        return found.is_global and not found.is_multicast
    if found in NAT64:
        return is_public(str(IPv4Address(int(found) & 0xFFFF_FFFF)))
    return found in PUBLIC_IPV6 and found.is_global and wraps_nothing_private(found)


def wraps_nothing_private(address: IPv6Address) -> bool:
    """6to4 and Teredo carry addresses of the older kind within."""
    wrapped = [address.sixtofour, *(address.teredo or ())]
    return all(is_public(str(inner)) for inner in wrapped if inner is not None)


def request(target: Target, body: bytes) -> bytes:
    """The whole message: there is one form of it."""
    lines = [
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.host()}",
        "User-Agent: holdfast",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def check_answer(line: bytes) -> None:
    """Anything but success is a failure, a redirect too: a webhook's answer leads nowhere."""
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1.") or not rest.startswith(b"2"):
        raise ConnectionError("the webhook did not accept the call")
