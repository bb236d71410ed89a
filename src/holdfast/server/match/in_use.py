"""Which matches are in use: by a request or a socket, for as long as the task lasts that serves it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class InUse:
    """Tasks by the match they have asked for. `on_free`: told which match its last user has left."""

    def __init__(self, on_free: Callable[[str], None]) -> None:
        self.on_free = on_free
        self._users: dict[str, set[asyncio.Task[object]]] = {}

    def __contains__(self, match_id: str) -> bool:
        return match_id in self._users

    def until_this_task_ends(self, match_id: str) -> None:
        """Whoever asks has the match until then, wherever the task may wait meanwhile."""
        task = asyncio.current_task()
        assert task is not None, "matches are for tasks of the event loop"
        users = self._users.setdefault(match_id, set())
        if task not in users:
            users.add(task)
            task.add_done_callback(lambda ended: self._leave(match_id, ended))

    def _leave(self, match_id: str, task: asyncio.Task[object]) -> None:
        users = self._users[match_id]
        users.discard(task)
        if not users:
            del self._users[match_id]
            self.on_free(match_id)
