"""One server for all tests that leave it as they found it; for those of the socket, one for each way it can take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest

from server.harness import Server, Visitor, running

INNER_LOOP = ("test_time.py", "test_taking_back.py", "test_old_rules.py", "test_names.py")
"""What needs no other process; the rest is left out of the quick suite."""

BOTH_WAYS = ("test_sockets.py", "test_link.py", "test_play.py", "test_fuzz.py", "test_seats.py", "test_talk.py")
"""What is about the socket runs with the quick one and with the plain one."""
WAYS = ("quick", "plain")
assert all((Path(__file__).parent / name).is_file() for name in (*INNER_LOOP, *BOTH_WAYS)), "a file has a new name"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "way" in metafunc.fixturenames and metafunc.definition.path.name in BOTH_WAYS:
        metafunc.parametrize("way", WAYS, scope="module")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent.name == "server" and item.path.name not in INNER_LOOP:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Server]]:
    """For each way of the socket a server, from the first time on that it is asked for."""
    with ExitStack() as running_now:

        @cache
        def started(way: str) -> Server:
            return running_now.enter_context(running(tmp_path_factory.mktemp(way), "--socket", way))

        yield started


@pytest.fixture(scope="module")
def way() -> str:
    return WAYS[0]


@pytest.fixture(scope="module")
def server(servers: Callable[[str], Server], way: str) -> Server:
    return servers(way)


@pytest.fixture
def ann(server: Server) -> Iterator[Visitor]:
    with Visitor(server, "Ann") as visitor:
        yield visitor


@pytest.fixture
def bob(server: Server) -> Iterator[Visitor]:
    with Visitor(server, "Bob") as visitor:
        yield visitor
