"""A process that measures when it is told to: a line of JSON in, a line of JSON out."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any, Self


class WorkerFailed(Exception):
    """A worker could not be started, or broke off; the text is the last line it wrote."""


class Worker:
    """One process of `bench/`, kept waiting between its rounds. Ends when it is closed."""

    def __init__(self, command: list[str], environment: dict[str, str], folder: Path) -> None:
        self.process = subprocess.Popen(
            command,
            env=environment,
            cwd=folder,
            encoding="utf-8",
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def do(self, what: str, seconds: float = 0.0) -> dict[str, Any]:
        """What the worker answers."""
        stdin, stdout = self.process.stdin, self.process.stdout
        if stdin is None or stdout is None:
            raise WorkerFailed("no pipes")
        try:
            stdin.write(json.dumps({"do": what, "seconds": seconds}) + "\n")
            stdin.flush()
            line = stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise WorkerFailed(self.last_words())
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise WorkerFailed(str(answer["error"]))
        return answer

    def lap(self, seconds: float) -> float:
        """Decisions a second of its own processor time."""
        answer = self.do("race", seconds)
        return float(answer["decisions"]) / float(answer["seconds"])

    def last_words(self) -> str:
        """The last line of what it complained about."""
        self.process.wait(timeout=10)
        lines = (self.process.stderr.read() if self.process.stderr else "").strip().splitlines()
        return lines[-1] if lines else f"ended with {self.process.returncode}"

    def close(self) -> None:
        """Let it end: its input is over."""
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()
        self.process.wait(timeout=30)
