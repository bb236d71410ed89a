"""A server with the built client, and a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.harness import Server, running

playwright = pytest.importorskip("playwright.sync_api")

CHROMIUM = Path("/usr/bin/chromium")
CLIENT = Path(__file__).parents[2] / "web" / "dist"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the client is not built: npm ci && npm run build in web/")
    with running(tmp_path_factory.mktemp("server"), HOLDFAST_CLIENT=str(CLIENT)) as started:
        yield started


@pytest.fixture(scope="session")
def browser() -> Iterator[playwright.Browser]:
    if not CHROMIUM.is_file():
        pytest.skip("there is no Chromium on this machine")
    with playwright.sync_playwright() as started:
        chromium = started.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield chromium
        chromium.close()
