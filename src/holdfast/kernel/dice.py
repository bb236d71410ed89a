"""Chance: keyed, repeatable, verifiable.

BLAKE2b in counter mode. Nobody can guess the next word without the key, everybody can
check every word with it. A stream with another label is independent of this one.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final

WORD_RANGE: Final = 0x1_0000_0000


class Dice:
    """One labelled stream of fair numbers; cheap to copy."""

    def __init__(self, key: bytes, block: int = 0, spent: int = 0, pool: bytes = b"", label: str = "") -> None:
        self.key = key
        self.label = label
        """Set while the stream's own key has still to be made from its parent's: most streams are never read."""
        self.block = block
        self.spent = spent
        self.pool = pool

    def clone(self) -> Dice:
        """The same stream at the same place."""
        return Dice(self.key, self.block, self.spent, self.pool, self.label)

    def stream(self, label: str) -> Dice:
        """Another stream of the same key, from its beginning. Spends nothing of this one."""
        self._make_key()
        return Dice(self.key, label=label)

    def _make_key(self) -> None:
        if self.label:
            self.key = blake2b(self.label.encode(), key=self.key, digest_size=32).digest()
            self.label = ""

    def position(self) -> int:
        """How far the stream has been read: it grows with every word."""
        return self.block * 64 + self.spent

    def word(self) -> int:
        """The next 32 bits."""
        at = self.spent
        if at >= len(self.pool):
            self._make_key()
            self.pool = blake2b(self.block.to_bytes(8, "little"), key=self.key).digest()
            self.block += 1
            at = 0
        pool = self.pool
        self.spent = at + 4
        return pool[at] | pool[at + 1] << 8 | pool[at + 2] << 16 | pool[at + 3] << 24

    def below(self, n: int) -> int:
        """A fair number in 0..n-1: words above the last whole multiple of n are thrown away."""
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
