"""What a bot keeps in mind of a play: brought up to date before every thought, from what its seat saw and heard."""

from __future__ import annotations

from typing import Any

from holdfast.bots.bot import Seen
from holdfast.kernel.policy import Memory, Policy


class Recollection:
    """One seat's memory, as far as the game's policy has any use for one."""

    def __init__(self, policy: Policy[Any], key: str) -> None:
        self.bare = policy
        self.key = key
        self._memories: dict[int, Memory] = {}

    def policy(self, seen: Seen, seats: int) -> Policy[Any]:
        """The policy with all that this seat has lived through in mind."""
        memory = self._memories.get(seen.seat) or self.bare.memory(seen.seat, seats, self.key)
        if memory is None:
            return self.bare
        self._memories[seen.seat] = memory
        memory.hear(seen.events_since(memory.events))
        memory.listen(seen.words[memory.words :])
        return self.bare.recalling(memory)
