"""Everything that can go wrong, as a tree.

HoldfastError
├── Refusal          a player's or caller's mistake; nothing was changed
│   ├── NotAsked     this seat is not asked anything it could answer so
│   ├── NotOffered   the words are understood, but the question does not offer them now
│   ├── Stale        the question that was answered is no longer open
│   ├── NoInstinct   nobody has said what good play looks like in this game
│   └── BadRecord    a record that cannot be read or does not replay
└── RulesError       our mistake: a rule broke a law of the kernel; names the step

A refusal carries a code and arguments, so that the edge can say it in the player's
language; `str()` gives the English of it.
"""

from __future__ import annotations


class HoldfastError(Exception):
    """The root of the tree."""


class Refusal(HoldfastError):
    """A mistake from outside. Nothing has changed; `str` says what is possible instead."""

    def __init__(self, code: str, text: str, rule: str = "", args: dict[str, str | int] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.rule = rule
        self.arguments: dict[str, str | int] = args if args is not None else {}


class NotAsked(Refusal):
    """The table does not wait for this seat."""

    def __init__(self, seat: int, waiting: str) -> None:
        text = f"Seat {seat} is not asked anything now. The table waits for {waiting}."
        super().__init__("not-asked", text, "", {"seat": seat, "waiting": waiting})


class NotOffered(Refusal):
    """The question, and the rights beside it, do not offer these words."""

    def __init__(self, seat: int, words: str, question: str, rule: str, offered: str) -> None:
        text = f"{question} does not offer seat {seat} “{words}”. It offers: {offered}."
        args: dict[str, str | int] = {"seat": seat, "words": words, "question": question, "offered": offered}
        super().__init__("not-offered", text, rule, args)


class Stale(Refusal):
    """An answer to a question that is no longer open for this seat."""

    def __init__(self, seat: int, answered: int, now: int) -> None:
        text = f"Question {answered} is no longer open for seat {seat}; the open one is {now}."
        super().__init__("stale", text, "", {"seat": seat, "answered": answered, "now": now})


class NoInstinct(Refusal):
    """The bots have not been taught this game."""

    def __init__(self, game: str) -> None:
        text = f"Nobody has taught the bots {game} yet: only the random one plays it."
        super().__init__("no-instinct", text, "", {"game": game})


class BadRecord(Refusal):
    """A record that cannot be read, or whose line `line` does not follow from those before it."""

    def __init__(self, code: str, text: str, line: int = 0, args: dict[str, str | int] | None = None) -> None:
        super().__init__(code, text, "", {"line": line, **(args if args is not None else {})})
        self.line = line


class RulesError(HoldfastError):
    """A rule broke a law of the kernel."""
