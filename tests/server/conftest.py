"""One server for all tests that leave it as they found it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.harness import Server, Visitor, running


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
