"""Trying mutants: the tests are loaded once, and every mutant runs them in a process forked from there."""

from __future__ import annotations

import contextlib
import gc
import io
import mmap
import os
import resource
import struct
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

import msgspec
import pytest

from ledger.broken import changed_functions, load_anew, whole
from ledger.digests import KEPT, sources_digest, tests_digest
from ledger.marks import ROOT, TESTS
from ledger.mutants import Mutant
from ledger.reach import Reach, Recorder, measure, name_of, recording

CITING, OTHER, SURVIVED, STILLBORN = "citing", "other", "survived", "stillborn"
"""A test that cites the rule fails; only another one does; none does; the game cannot even be loaded."""
ALL_PASSED, ONE_FAILED, NOT_LOADED, OUR_FAULT = 0, 1, 3, 4
"""How a process that has tried a mutant ends. One that goes on for ever is killed."""
PATIENCE = 10
"""Seconds of work that a mutant may take beyond four times what its tests take without it."""
MOST_MEMORY = 4 << 30
NOT_SLOW = ["-m", "not slow"]
"""Laws that are tried on whole games take minutes, and a rule is shown by a scene: they judge no mutant."""
OPTIONS = ["-q", "--no-header", "--tb=native", "-p", "no:cacheprovider", "-p", "no:faulthandler", "-p", "no:capture"]


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant, and the test that noticed it."""

    kind: str
    test: str = ""


class Failed:
    """A plugin of pytest: has a test failed?"""

    def __init__(self, began: Callable[[str], None]) -> None:
        self.has_one = False
        self.began = began

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.began(nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.has_one |= report.failed


class Trial:
    """A plugin of pytest that, instead of running all tests, tries mutants on those that concern them."""

    def __init__(self, jobs: int, mutants: Sequence[Mutant], done: Callable[[Mutant, Verdict], None]) -> None:
        self.jobs = jobs
        self.mutants = mutants
        self.done = done
        self.loading = Recorder()
        self.at_import: frozenset[str] = frozenset()
        self.items: list[pytest.Item] = []
        self.cites: list[frozenset[str]] = []
        self.reach: list[Reach] = []
        self.entering: dict[str, list[int]] = {}
        """For each function, the tests that enter it."""
        self.latest = mmap.mmap(-1, 4 * jobs)
        """For each process, the test it has begun."""
        self.slot = 0
        self.failed = Failed(lambda _: None)

    def pytest_configure(self, config: pytest.Config) -> None:
        config.pluginmanager.register(self.failed)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.setprofile(None)
        self.at_import = frozenset(self.loading.names())
        self.items = session.items
        self.cites = [frozenset(map(str, rules_of(item))) for item in self.items]
        self.reach = self.kept_reach()
        for at, reach in enumerate(self.reach):
            for name in reach.enters:
                self.entering.setdefault(name, []).append(at)
        self.try_all()
        return True

    # -- the process that has loaded everything ----------------------------------------------------------

    def kept_reach(self) -> list[Reach]:
        """What each test enters: measured once for the same sources and tests."""
        games = sorted({mutant.game for mutant in self.mutants})
        parts = [part for game in games for part in (sources_digest(game), tests_digest(game))]
        path = KEPT / f"reach-{sha256(''.join(parts).encode()).hexdigest()[:16]}.json"
        if path.exists():
            return msgspec.json.decode(path.read_bytes(), type=list[Reach])
        found = measure(self.items, self.run, self.jobs)
        failing = [one.test for one in found if one.has_failed]
        if failing:
            raise pytest.UsageError(f"These fail without any edit: {', '.join(failing)}")
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(msgspec.json.encode(found))
        return found

    def try_all(self) -> None:
        """As many at a time as there are jobs, in the order given."""
        gc.freeze()
        free = list(range(self.jobs))
        running: dict[int, tuple[int, Mutant]] = {}
        try:
            for mutant in self.mutants:
                if not free:
                    free.append(self.wait(running))
                slot = free.pop()
                running[self.fork(slot, mutant)] = slot, mutant
            while running:
                self.wait(running)
        finally:
            for pid in running:
                os.kill(pid, 9)

    def fork(self, slot: int, mutant: Mutant) -> int:
        whole(mutant.path)
        pid = os.fork()
        if not pid:
            code = OUR_FAULT
            try:
                self.slot = slot
                self.begin(0)
                code = self.try_one(mutant)
            except MemoryError:
                # It filled the memory, wherever that was noticed: no game does.
                code = ONE_FAILED
            finally:
                os._exit(code)
        return pid

    def wait(self, running: dict[int, tuple[int, Mutant]]) -> int:
        """Until one of the processes ends; its slot is free again."""
        pid, status = os.wait()
        slot, mutant = running.pop(pid)
        code = os.waitstatus_to_exitcode(status)
        if code == OUR_FAULT:
            raise RuntimeError(f"{mutant.name} could not be tried")
        self.done(mutant, self.verdict(mutant, code, struct.unpack_from("i", self.latest, 4 * slot)[0]))
        return slot

    def verdict(self, mutant: Mutant, code: int, latest: int) -> Verdict:
        if code == ALL_PASSED:
            return Verdict(SURVIVED)
        if code == NOT_LOADED:
            return Verdict(STILLBORN)
        return Verdict(CITING if self.cites[latest] & mutant.rules else OTHER, self.items[latest].nodeid)

    # -- the process that has one mutant -----------------------------------------------------------------

    def try_one(self, mutant: Mutant) -> int:
        changed = changed_functions(mutant)
        names = {name_of(function.__code__) for function, _ in changed or []}
        if changed is None or names & self.at_import:
            return self.try_anew(mutant)
        for function, code in changed:
            function.__code__ = code
        concerned = {at for name in names for at in self.entering.get(name, [])}
        limit_work(sum(self.reach[at].seconds for at in concerned))
        in_order = sorted(concerned, key=lambda at: (not self.cites[at] & mutant.rules, self.reach[at].seconds))
        return ONE_FAILED if any(self.run(at) for at in in_order) else ALL_PASSED

    def run(self, at: int) -> bool:
        """Run this test: does it fail?"""
        self.begin(at)
        self.failed.has_one = False
        item = self.items[at]
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        return self.failed.has_one

    def begin(self, at: int) -> None:
        struct.pack_into("i", self.latest, 4 * self.slot, at)

    def try_anew(self, mutant: Mutant) -> int:
        """The edit shows only when the game is loaded: pytest begins once more, with tests that enter it."""
        file = f"{mutant.path}:"
        concerned = {at for name, tests in self.entering.items() if name.startswith(file) for at in tests}
        citing = {at for at, cites in enumerate(self.cites) if cites & mutant.rules}
        limit_work(2 * sum(self.reach[at].seconds for at in citing | concerned))
        load_anew(mutant)
        places = {item.nodeid: at for at, item in enumerate(self.items)}
        for tests in (citing, concerned - citing):
            failed = Failed(lambda test: self.begin(places[test]))
            names = [self.items[at].nodeid for at in sorted(tests)]
            code = pytest.main([*OPTIONS, "-x", *names], plugins=[failed]) if names else 0
            if failed.has_one:
                return ONE_FAILED
            if code:
                return NOT_LOADED
        return ALL_PASSED


def rules_of(item: pytest.Item) -> Iterator[object]:
    """The rules that a test cites."""
    for mark in item.iter_markers("rule"):
        yield from mark.args


def limit_work(seconds: float) -> None:
    """A mutant that goes on for ever, or fills the memory, ends."""
    most = int(time_used() + PATIENCE + 4 * seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (most, most + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def time_used() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


@contextlib.contextmanager
def without_words() -> Iterator[io.StringIO]:
    """What pytest prints, kept."""
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()):
        yield out


def try_mutants(jobs: int, mutants: Sequence[Mutant], done: Callable[[Mutant, Verdict], None]) -> None:
    """Try these mutants, `jobs` at a time, and tell each verdict as it comes."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ.pop("HOLDFAST_EXPECT_COMPILED", None)
    os.chdir(ROOT)
    folders = sorted({str(TESTS / "games" / mutant.game) for mutant in mutants})
    trial = Trial(jobs, mutants, done)
    with without_words() as said, recording() as trial.loading:
        code = pytest.main([*OPTIONS, *NOT_SLOW, *folders], plugins=[trial])
    if code:
        raise SystemExit(said.getvalue())


def tried(mutants: Sequence[Mutant], jobs: int = 1) -> list[Verdict]:
    """The verdicts on these mutants, in their order."""
    found: dict[str, Verdict] = {}
    try_mutants(jobs, mutants, lambda mutant, verdict: found.__setitem__(mutant.source.decode(), verdict))
    return [found[mutant.source.decode()] for mutant in mutants]
