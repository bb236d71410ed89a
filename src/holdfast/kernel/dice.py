"""Chance: keyed, repeatable, verifiable.

BLAKE2b in counter mode. Nobody can guess the next word without the key, everybody can
check every word with it. A stream with another label is independent of this one.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final

WORD_RANGE: Final = 0x1_0000
"""A word is 16 bits: enough for any choice at a table, and half the hashing of 32."""
BLOCK: Final = 64
"""Bytes in one block of the hash."""


class Dice:
    """One labelled stream of fair numbers; cheap to copy.

    The key of a stream is made from its parent's when it is first read: most streams never are.
    """

    def __init__(self, key: bytes, block: int = 0, spent: int = BLOCK, pool: bytes = b"") -> None:
        self.key = key
        self.block = block
        self.spent = spent
        self.pool = pool
        self.label = ""
        """Not yet hashed into the key."""
        self.lane = 0
        """Fork and seat of a lane's stream, not yet hashed into the key."""

    def clone(self) -> Dice:
        """The same stream at the same place."""
        copy = Dice(self.key, self.block, self.spent, self.pool)
        copy.label = self.label
        copy.lane = self.lane
        return copy

    def stream(self, label: str) -> Dice:
        """Another stream of the same key, from its beginning. Spends nothing of this one."""
        self._make_key()
        child = Dice(self.key)
        child.label = label
        return child

    def for_lane(self, fork: int, seat: int) -> Dice:
        """The stream of one seat's lane in one fork."""
        self._make_key()
        child = Dice(self.key)
        child.lane = fork << 8 | seat
        return child

    def _make_key(self) -> None:
        if self.lane:
            self.label = f"lane {self.lane >> 8} {self.lane & 255}"
            self.lane = 0
        if self.label:
            self.key = blake2b(self.label.encode(), key=self.key, digest_size=32).digest()
            self.label = ""

    def position(self) -> int:
        """How many bytes have been read."""
        return self.block * BLOCK + self.spent - BLOCK

    def word(self) -> int:
        """The next 16 bits."""
        at = self.spent
        if at == BLOCK:
            self._make_key()
            self.pool = blake2b(self.block.to_bytes(8, "little"), key=self.key).digest()
            self.block += 1
            at = 0
        self.spent = at + 2
        pool = self.pool
        return pool[at] | pool[at + 1] << 8

    def below(self, n: int) -> int:
        """A fair number in 0..n-1, n up to 65,536: words above the last whole multiple of n are thrown away."""
        limit = WORD_RANGE - WORD_RANGE % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, cards: list[int]) -> None:
        """Every order is equally likely (Fisher and Yates)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def commitment(seed: bytes) -> str:
    """What is shown before anybody gives a nonce: it fixes the seed without telling it."""
    return sha256(seed).hexdigest()


def table_key(seed: bytes, nonces: list[str]) -> bytes:
    """The key of a table's dice: the server's seed and one nonce from each person, so that nobody can pick it."""
    key = blake2b(seed, digest_size=32, person=b"holdfast")
    for nonce in nonces:
        word = nonce.encode()
        key.update(len(word).to_bytes(4, "little") + word)
    return key.digest()


def seed_of(text: str) -> bytes:
    """32 bytes for a seed given as any text."""
    return sha256(text.encode()).digest()
