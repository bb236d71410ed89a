"""The client as a program of the device: its manifests, and a service worker that never stands in the way."""

from __future__ import annotations

import shutil
import struct
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser

from server.harness import Server
from web.pilot import Pilot

CLIENT = Path(__file__).parents[2] / "web" / "dist"
BECOMES = """async () => {{
    while (!({})) await new Promise(later => setTimeout(later, 50));
}}"""
"""Waits in the page itself, which can wait for promises."""
IS_INSTALLED = BECOMES.format("navigator.serviceWorker.controller && (await navigator.serviceWorker.ready)")
IS_RENEWED = BECOMES.format("(await caches.keys()).every(name => !name.startsWith('older-'))")
KEPT = """async () => {
    const found = {};
    for (const name of await caches.keys())
        found[name] = (await (await caches.open(name)).keys()).map(one => new URL(one.url).pathname);
    return found;
}"""
AWAY = "Нет связи с сервером"


class OnOff:
    """A server that goes away and comes back at the same address, with the client of this home or another."""

    def __init__(self, data: Path) -> None:
        self.server = Server(data)

    def start(self, home: Path | None = None) -> None:
        if self.server.url:
            self.server.flags = ("--port", str(urlsplit(self.server.url).port))
        self.server.environment = {} if home is None else {"HOLDFAST_HOME": str(home)}
        self.server.start()


@pytest.fixture
def place(tmp_path: Path) -> Iterator[OnOff]:
    found = OnOff(tmp_path)
    yield found
    if found.server.process is not None:
        found.server.kill()


def install(pilot: Pilot) -> None:
    pilot.page.evaluate(IS_INSTALLED)


@pytest.mark.parametrize(
    ("lang", "name"), [("ru", "Holdfast — игры на выживание"), ("en", "Holdfast: survival board games")]
)
def test_the_browser_takes_the_manifest_of_its_language(server: Server, browser: Browser, lang: str, name: str) -> None:
    with Pilot(browser, server, installed=True, lang=lang) as pilot:
        install(pilot)
        found = pilot.context.new_cdp_session(pilot.page).send("Page.getAppManifest")

    assert found["url"] == f"{server.url}/{lang}.webmanifest"
    assert found["errors"] == []
    assert found["manifest"]["name"] == name
    assert found["manifest"]["display"] == "kStandalone"


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_icon_is_as_large_as_the_manifest_says(server: Server, lang: str) -> None:
    answer = httpx.get(f"{server.url}/{lang}.webmanifest")
    manifest = answer.json()

    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert (manifest["id"], manifest["start_url"], manifest["scope"]) == ("/", "/", "/")
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        drawn = httpx.get(server.url + icon["src"])
        assert drawn.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", drawn.content[16:24])) == icon["sizes"]


def test_when_the_server_is_away_the_page_says_so_and_comes_back_with_it(place: OnOff, browser: Browser) -> None:
    place.start()
    with Pilot(browser, place.server, installed=True) as pilot:
        install(pilot)
        place.server.stop()
        for path in ("/mine", "/", "/table/anything"):
            pilot.open(path)
            pilot.page.get_by_role("heading", name=AWAY).wait_for()
        pilot.open("/mine")
        pilot.page.get_by_role("heading", name=AWAY).wait_for()

        place.start()

        pilot.page.get_by_role("heading", name="Мои партии").wait_for(state="attached")


def test_an_open_list_says_that_the_server_does_not_answer(place: OnOff, browser: Browser) -> None:
    place.start()
    with Pilot(browser, place.server) as pilot:
        pilot.open("/mine")
        pilot.page.get_by_text("Здесь пока тихо").wait_for()
        place.server.stop()

        pilot.page.get_by_text("Сервер не ответил").wait_for()
        place.start()

        pilot.page.get_by_text("Сервер не ответил").wait_for(state="detached")


def test_only_the_files_that_open_the_client_are_kept(server: Server, browser: Browser) -> None:
    with Pilot(browser, server, installed=True) as pilot:
        install(pilot)
        pilot.start_with_bots()
        pilot.open("/mine")
        pilot.page.get_by_role("article").first.wait_for()

        (kept,) = pilot.page.evaluate(KEPT).values()

    assert "/" in kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept)


def test_a_newer_client_replaces_the_old_one_and_its_worker(place: OnOff, browser: Browser, tmp_path: Path) -> None:
    old = tmp_path / "older"
    shutil.copytree(CLIENT, old / "web" / "dist")
    page, worker = old / "web" / "dist" / "index.html", old / "web" / "dist" / "worker.js"
    page.write_text(page.read_text("utf-8").replace("<head>", '<head><meta name="older" />'), "utf-8")
    worker.write_text("const OLDER = 'older';" + worker.read_text("utf-8").replace("holdfast-${", "older-${"), "utf-8")
    is_old = "() => !!document.querySelector('meta[name=older]')"
    place.start(old)
    with Pilot(browser, place.server, installed=True) as pilot:
        install(pilot)
        assert pilot.page.evaluate(is_old)
        (kept,) = pilot.page.evaluate(KEPT)
        assert kept.startswith("older-")
        place.server.stop()
        place.start()

        pilot.open("/mine")

        assert not pilot.page.evaluate(is_old)
        pilot.page.evaluate(IS_RENEWED)
        place.server.stop()
        pilot.open("/mine")
        pilot.page.get_by_role("heading", name=AWAY).wait_for()
        assert not pilot.page.evaluate(is_old)
