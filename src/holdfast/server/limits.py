"""How often one address, or one person, may come to each door in a minute."""

from __future__ import annotations

import math
import time
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from itertools import islice

from holdfast.server.errors import refusal

PER_MINUTE = {
    "request": 1_200,
    "new": 60,
    "door": 10,
    "join": 20,
    "recover": 10,
    "replay": 120,
    "socket": 600,
    "name": 20,
    "beside": 10,
    "keys": 10,
    "webhook": 6,
    "talk": 40,
    "unasked": 120,
}
"""The doors: any request, new guests and tables, wrong passwords, wrong table codes, recovery codes, finished plays and
new sockets, all by address; other names, guests beside me, new tokens and recovery codes, webhooks, talk, and at one
table words that answer no question, by person."""

MINUTE = 60.0
MOST_KNOWN = 10_000
"""More addresses than this are not remembered; who is forgotten begins with a full allowance."""
HOME_NETWORK = 64
"""Bits of an IPv6 address that its owner cannot change at will."""


class Limit:
    """So many a minute for each key; what was not used in one minute is not saved for the next. 0: no limit."""

    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self._left: dict[str, tuple[float, float]] = {}
        """For each key how much was left, and when."""

    def spend(self, key: str, often: int = 1) -> None:
        """Once more for this key, or so often; or a refusal that says how long to wait."""
        if not self.per_minute:
            return
        now = time.monotonic()
        left, at = self._left.pop(key, (float(self.per_minute), now))
        left = min(self.per_minute, left + (now - at) * self.per_minute / MINUTE)
        enough = left >= often
        self._left[key] = (left - often if enough else left, now)
        self._forget_some(now)
        if not enough:
            raise refusal("too-many", seconds=math.ceil((often - left) * MINUTE / self.per_minute))

    def _forget_some(self, now: float) -> None:
        """Who has asked for nothing for longest, if that is a minute or there are too many: more go than come."""
        for key in list(islice(self._left, 2)):
            if len(self._left) > MOST_KNOWN or self._left[key][1] < now - MINUTE:
                del self._left[key]

    def give_back(self, key: str) -> None:
        """The last one did not count."""
        if key in self._left:
            left, at = self._left[key]
            self._left[key] = (left + 1.0, at)


class Limits:
    """The limits of all doors. `new_per_minute` is the host's to set; 0 turns every limit off."""

    def __init__(self, new_per_minute: int) -> None:
        chosen = {**PER_MINUTE, "new": new_per_minute}
        self.by_door = {door: Limit(often if new_per_minute else 0) for door, often in chosen.items()}

    def __getitem__(self, door: str) -> Limit:
        return self.by_door[door]


@lru_cache(MOST_KNOWN)
def neighbourhood(address: str) -> str:
    """What counts as one address: for IPv6 the whole network of a home, for anything else itself."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), HOME_NETWORK), strict=False))
