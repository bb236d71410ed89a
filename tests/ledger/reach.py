"""Which functions of the games each test enters: a test that never enters a function cannot see it broken."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType

import msgspec
import pytest

from ledger.marks import GAMES


class Reach(msgspec.Struct):
    """What one test enters, and the seconds of work it takes."""

    test: str
    enters: list[str]
    seconds: float
    has_failed: bool


def name_of(code: CodeType) -> str:
    """The same for a function in every process."""
    return f"{code.co_filename}:{code.co_qualname}"


class Recorder:
    """Notes every function that is entered while it is the profiler."""

    def __init__(self) -> None:
        self.codes: dict[int, CodeType] = {}

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            self.codes[id(frame.f_code)] = frame.f_code

    def names(self) -> list[str]:
        """Those of the games."""
        folder = str(GAMES)
        return [name_of(code) for code in self.codes.values() if code.co_filename.startswith(folder)]


@contextmanager
def recording() -> Iterator[Recorder]:
    recorder = Recorder()
    sys.setprofile(recorder)
    try:
        yield recorder
    finally:
        sys.setprofile(None)


def measure(items: Sequence[pytest.Item], run: Callable[[int], bool], jobs: int) -> list[Reach]:
    """Run every test once, several processes at a time: this one must stay as it was when the tests were loaded."""
    share = -(-len(items) // jobs)
    with TemporaryDirectory() as folder:
        files = [Path(folder, f"{job}.json") for job in range(jobs)]
        children = []
        for job, file in enumerate(files):
            pid = os.fork()
            if not pid:
                few = range(job * share, min(len(items), (job + 1) * share))
                file.write_bytes(msgspec.json.encode([measure_one(items[at], at, run) for at in few]))
                os._exit(0)
            children.append(pid)
        for pid in children:
            os.waitpid(pid, 0)
        return [reach for file in files for reach in msgspec.json.decode(file.read_bytes(), type=list[Reach])]


def measure_one(item: pytest.Item, at: int, run: Callable[[int], bool]) -> Reach:
    began = time.process_time()
    with recording() as recorder:
        has_failed = run(at)
    return Reach(item.nodeid, recorder.names(), time.process_time() - began, has_failed)
