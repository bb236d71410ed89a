"""A WebSocket client without ceremony, so that the load costs less than what it measures."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
SHORT, MEDIUM, LONG = 125, 126, 127


class Socket(asyncio.Protocol):
    """Says `GET` and then whole messages; hears whole messages. The server neither compresses nor splits them."""

    def __init__(self, host: str, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self.is_closed = False
        self._unread = b""
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n"
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request.encode())

    def connection_lost(self, failure: Exception | None) -> None:
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(failure or ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self.opened.done():
            answer, end, rest = self._unread.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in answer.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(answer.decode(errors="replace")))
                return
            self._unread = rest
            self.opened.set_result(None)
        self._take_frames()

    def _take_frames(self) -> None:
        data, at = self._unread, 0
        while len(data) - at >= 2:
            kind, length, start = data[at] & 0x0F, data[at + 1], at + 2
            if length > SHORT:
                start += 2 if length == MEDIUM else 8
                if len(data) < start:
                    break
                length = int.from_bytes(data[at + 2 : start])
            if len(data) < start + length:
                break
            at = start + length
            if kind == TEXT:
                self.hear(data[start:at])
            elif kind == PING:
                self._send(PONG, data[start:at])
            elif kind == CLOSE:
                self.is_closed = True
        self._unread = data[at:]

    def send(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, payload: bytes) -> None:
        """One frame. A client must mask what it sends; a mask of zeros changes nothing."""
        size = len(payload)
        length = bytes((MASKED | size,)) if size <= SHORT else bytes((MASKED | MEDIUM,)) + size.to_bytes(2)
        self.transport.write(bytes((FINAL | kind,)) + length + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self.transport.abort()
