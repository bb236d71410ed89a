"""The quick line: uvicorn's WebSocket with a short way in and out.

uvicorn keeps the handshake, the pings and the goodbye. A message of play is bytes here, in and out: as ASGI's
dictionaries, through a queue and Litestar's wrappers, it would cost as much as the move it carries. This builds upon
the inside of uvicorn, so `ways.py` takes it only with releases that are known to fit.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from holdfast.server.incoming import MOST_BYTES
from holdfast.server.socket.allowance import Allowance
from holdfast.server.socket.link import BESIDES, BESIDES_PER_SECOND, EXTENSION, GONE, SLICE, TOO_FAST

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

MOST_UNHEARD = 8
"""Messages that may wait for us before we stop reading."""
FINAL, MASKED, WHOLE_TEXT = 0x80, 0x80, 0x81
HEAD = 6
"""Bytes before a short message of a client: two for what it is, four that mask it."""
SHORT, MIDDLE = 126, 65_536
"""Sizes from which a frame's head is longer."""


class QuickLink(WebSocketsSansIOProtocol):
    """Whole messages, as they come and go."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.inbox: deque[bytes | str] = deque()
        """What was said; a string is the reason why nothing follows."""
        self.awaited: asyncio.Future[None] | None = None
        """Comes true when something is said while somebody listens."""
        self.is_plain = True
        """Has everything since the handshake come in one piece?"""
        self.outgoing: list[bytes] = []
        """Frames of this turn of the event loop."""
        self.besides = Allowance(BESIDES, BESIDES_PER_SECOND)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.hang_up(GONE)

    # -- in ---------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Nearly always just one whole frame comes. From the first time on that it does not, the library takes over."""
        if not self.handshake_complete:
            self.is_plain = not self.handshake_initiated
        else:
            self.is_plain = self.is_plain and is_whole(data)
            if self.is_plain and data[0] == WHOLE_TEXT and not self.close_sent:
                self._hear(payload(data))
                return
        for at in range(0, len(data), SLICE):
            if not self.transport.is_closing():
                super().data_received(data[at : at + SLICE])

    def handle_ping(self) -> None:
        if self._bears_more():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._bears_more():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._bears_more():
            super().handle_cont(event)

    def _bears_more(self) -> bool:
        """One more frame besides the messages; who sends too many is cut off, since nothing else would stop them."""
        if not self.transport.is_closing() and self.besides.is_overdrawn():
            self.hang_up(TOO_FAST)
            self.transport.abort()
        return not self.transport.is_closing()

    def send_receive_event_to_app(self) -> None:
        """A whole message has come, in one frame or several. A binary one says nothing here.

        What came with it in one reading is heard too, up to a flood: by then enough waits for the line to be closed.
        """
        message = b"".join(self.frames) if self.curr_msg_data_type == "text" else b""
        self.frames = []
        if not self.close_sent and not (self.read_paused and self.besides.is_overdrawn()):
            self._hear(message)

    def _hear(self, message: bytes) -> None:
        self._take_in(message)
        if len(self.inbox) > MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _take_in(self, heard: bytes | str) -> None:
        self.inbox.append(heard)
        if self.awaited is not None and not self.awaited.done():
            self.awaited.set_result(None)

    async def next(self) -> bytes | str:
        """The next message, or the reason why there is none. One listens at a time."""
        if not self.inbox:
            self.awaited = self.loop.create_future()
            await self.awaited
            self.awaited = None
        heard = self.inbox.popleft()
        if self.read_paused and not self.inbox:
            self.read_paused = False
            self.transport.resume_reading()
        return heard

    def hang_up(self, reason: str) -> None:
        """Nothing that comes later is heard."""
        self._take_in(reason)

    # -- out --------------------------------------------------------------------------------

    def tell(self, message: bytes) -> None:
        """One text message. What is told within one turn of the loop goes out together: each writing costs the same."""
        if not self.outgoing:
            self.loop.call_soon(self._send)
        self.outgoing.append(text_frame(message))

    def _send(self) -> None:
        frames, self.outgoing = self.outgoing, []
        if not self.close_sent and not self.disconnected:
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def unread(self) -> int:
        """Bytes that the other side has not read."""
        return self.transport.get_write_buffer_size()

    async def finish(self) -> None:
        """What was told in this turn of the loop has been written in the next."""
        await asyncio.sleep(0)

    def cut(self) -> None:
        self.transport.abort()


def is_whole(data: bytes) -> bool:
    """RFC 6455, section 5.2: is this exactly one frame of a client, neither too large nor a part of a message?"""
    if len(data) < HEAD or not data[0] & FINAL or not data[1] & MASKED:
        return False
    size = data[1] & ~MASKED
    if size < SHORT:
        return len(data) == HEAD + size
    return size == SHORT and len(data) == HEAD + 2 + int.from_bytes(data[2:4], "big") <= MOST_BYTES


def payload(data: bytes) -> bytes:
    """What a whole frame says."""
    head = HEAD if data[1] & ~MASKED < SHORT else HEAD + 2
    return apply_mask(data[head:], data[head - 4 : head])


def text_frame(message: bytes) -> bytes:
    """RFC 6455, section 5.2: a whole text message, unmasked, as a server sends it."""
    size = len(message)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + message
    if size < MIDDLE:
        return bytes((WHOLE_TEXT, SHORT)) + size.to_bytes(2, "big") + message
    return bytes((WHOLE_TEXT, SHORT + 1)) + size.to_bytes(8, "big") + message
