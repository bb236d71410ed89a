"""RFC 6455, section 5.2, as far as a frame's head goes: for counting what a client sends besides its messages."""

from __future__ import annotations

CONTINUATION, CONTROL = 0x0, 0x8
MASKED, SHORT, MIDDLE = 0x80, 126, 127
END_OF_REQUEST = b"\r\n\r\n"


class FrameCounter:
    """Reads the bytes of one socket as they come, the request that opened it first, and keeps nothing but heads."""

    def __init__(self) -> None:
        self._is_open = False
        self._head = b""
        """What has come of a head, or of the end of the request."""
        self._skip = 0
        """Bytes of the frame's body that are still to come."""

    def besides(self, data: bytes) -> int:
        """How many frames begin in this that are no message of their own: pings, pongs, pieces."""
        if not self._is_open:
            seen = self._head + data
            end = seen.find(END_OF_REQUEST)
            if end < 0:
                self._head = seen[-len(END_OF_REQUEST) + 1 :]
                return 0
            self._is_open, self._head, data = True, b"", seen[end + len(END_OF_REQUEST) :]
        return self._count(data)

    def _count(self, data: bytes) -> int:
        found = at = 0
        while at < len(data):
            if self._skip:
                taken = min(self._skip, len(data) - at)
                self._skip -= taken
                at += taken
                continue
            self._head += data[at : at + 1]
            at += 1
            body = body_length(self._head)
            if body >= 0:
                found += is_besides(self._head[0])
                self._head, self._skip = b"", body
        return found


def is_besides(first: int) -> bool:
    """Is this no whole message, nor the beginning of one?"""
    code = first & 0x0F
    return code == CONTINUATION or bool(code & CONTROL)


def body_length(head: bytes) -> int:
    """How many bytes follow this head, its mask among them; -1: it is not whole yet."""
    if len(head) < 2:
        return -1
    size, mask = head[1] & ~MASKED & 0xFF, 4 if head[1] & MASKED else 0
    if size < SHORT:
        return size + mask
    width = 2 if size == SHORT else 8
    return -1 if len(head) < 2 + width else int.from_bytes(head[2 : 2 + width], "big") + mask
