"""Verdicts kept from one run to the next, for as long as what they rest on stays as it is."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec

from ledger.digests import KEPT, sources_digest, test_digest, tests_digest
from ledger.mutants import Mutant
from ledger.trial import CITING, STILLBORN, Verdict


class Line(msgspec.Struct):
    """One verdict. `rests` is a digest of the tests that it rests on."""

    mutant: str
    rests: str
    kind: str
    test: str


class Verdicts:
    """A file of lines, the newest last: a run that was broken off goes on where it was."""

    def __init__(self, path: Path = KEPT / "verdicts.jsonl") -> None:
        self.path = path
        self.lines: dict[str, Line] = {}
        if path.exists():
            for text in path.read_bytes().splitlines():
                line = msgspec.json.decode(text, type=Line)
                self.lines[line.mutant] = line

    def find(self, mutant: Mutant) -> Verdict | None:
        line = self.lines.get(digest_of(mutant))
        if line is None or line.rests != rests_on(mutant.game, line.kind, line.test):
            return None
        return Verdict(line.kind, line.test)

    def keep(self, mutant: Mutant, verdict: Verdict) -> None:
        rests = rests_on(mutant.game, verdict.kind, verdict.test)
        line = Line(digest_of(mutant), rests, verdict.kind, verdict.test)
        self.lines[line.mutant] = line
        self.path.parent.mkdir(exist_ok=True)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")


def digest_of(mutant: Mutant) -> str:
    """The edit and every source it meets."""
    parts = [sources_digest(mutant.game), mutant.file, sha256(mutant.source).hexdigest(), *sorted(mutant.rules)]
    return sha256("\n".join(parts).encode()).hexdigest()


def rests_on(game: str, kind: str, test: str) -> str:
    """Who was caught by a test that cites the rule rests on that test; everything else on all of the game's tests."""
    if kind == STILLBORN:
        return ""
    return test_digest(game, test) if kind == CITING else tests_digest(game)
