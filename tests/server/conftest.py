"""One server for all tests that leave it as they found it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.harness import Server, Visitor, running

INNER_LOOP = ("test_time.py", "test_taking_back.py", "test_old_rules.py", "test_store.py", "test_names.py")
"""What needs no other process; the rest is left out of the quick suite."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent.name == "server" and item.path.name not in INNER_LOOP:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def ann(server: Server) -> Iterator[Visitor]:
    with Visitor(server, "Ann") as visitor:
        yield visitor


@pytest.fixture
def bob(server: Server) -> Iterator[Visitor]:
    with Visitor(server, "Bob") as visitor:
        yield visitor
