"""One server with the built client, and one browser, for all tests of this folder that a worker runs.

A test opens a page of its own (`Pilot`), and lays a scene into the running server (`web.scenes.stage`): both are cheap.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from server.harness import Server, running
from web.chromium import FLAGS, chromium

WHOLE_GAMES = ("test_outlive.py", "test_newcomer.py", "test_keyboard.py")
"""What takes longest comes first, so that no worker is left with it at the end."""


def is_ours(item: pytest.Item) -> bool:
    return item.path.parent == Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Last of all: while the driver runs, no other test may run an event loop."""
    for item in filter(is_ours, items):
        item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: (is_ours(item), is_ours(item) and item.path.name not in WHOLE_GAMES))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None:
        pytest.skip("there is no Chromium here: ./holdfast test --install-browser")
    with sync_playwright() as started:
        opened = started.chromium.launch(executable_path=found, args=FLAGS)
        yield opened
        opened.close()
