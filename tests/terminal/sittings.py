"""Tables to test the clients with, and a person who types."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

from holdfast.locale import Language
from holdfast.terminal.hotseat import Hotseat
from holdfast.terminal.plain import PlainClient
from holdfast.terminal.start import Wishes, sit_down


def seated(**wishes: Any) -> Hotseat:
    """A lifeboat of four with random bots, unless wished otherwise."""
    return sit_down(Wishes(**{"game": "lifeboat", "seats": 4, "seed": "squall", "bots": "random", **wishes}))


Answer = Callable[[PlainClient], str]

PATIENCE = 5000
"""No game takes so many lines."""


class Typist(io.TextIOBase):
    """Somebody at the keyboard: `answer` looks at the client and types a line; an empty string ends the input."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.client: PlainClient | None = None
        self.lines = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        assert self.client is not None
        self.lines += 1
        assert self.lines < PATIENCE, "the client asks for ever"
        return self.answer(self.client)


class Conversation:
    """A plain client, what is typed to it, and all it says."""

    def __init__(self, hotseat: Hotseat, answer: Answer, lang: Language = "en") -> None:
        self.sink = io.StringIO()
        typist = Typist(answer)
        self.client = typist.client = PlainClient(hotseat, lang, typist, self.sink)  # type: ignore[arg-type]

    def run(self) -> str:
        assert self.client.run() == 0
        return self.sink.getvalue()


def typed(hotseat: Hotseat, *lines: str, lang: Language = "en") -> str:
    """All that is said to somebody who types these lines and then leaves."""
    waiting = [f"{line}\n" for line in lines]
    return Conversation(hotseat, lambda _: waiting.pop(0) if waiting else "", lang).run()


def first_option(client: PlainClient) -> str:
    """Somebody who always takes the first option, hands the device over, and leaves when it is over."""
    if client.hotseat.over:
        return ""
    asked = client.hotseat.person_asked(client.seat)
    return "1\n" if asked == client.seat else "\n"
