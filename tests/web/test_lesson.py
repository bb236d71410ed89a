"""A first lesson, played to its end by keys alone, by mouse, and by touch; and what can be looked at on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from server.harness import Server
from web.axe import faults
from web.pilot import Pilot

LESSONS = ["lifeboat"]
BEGIN = """async ([game, seats]) => {
    const post = (path, data) => fetch(path, {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(data)
    }).then(answer => answer.json());
    await post('/api/me', {name: 'Аня', lang: 'ru'});
    const bots = Array(seats - 1).fill('greedy');
    return (await post('/api/matches', {game, seats, pace: 'none', options: {lesson: 'first'}, bots, start: true})).id;
}"""
ANCHORS = "[...new Set([...document.querySelectorAll('.page [data-anchor]')].map(one => one.dataset.anchor))]"
LEFT = 90
"""Presses after which somebody has lost the way."""


def begin(pilot: Pilot, game: str) -> None:
    games = pilot.page.request.get(f"{pilot.url}/api/games").json()
    seats = next(one["lesson"] for one in games if one["slug"] == game)
    pilot.open(f"/table/{pilot.page.evaluate(BEGIN, [game, seats])}")
    pilot.page.wait_for_selector(".bubble")


def ready(page: Page) -> str:
    """What can be done next: read on, answer, or nothing any more."""
    page.wait_for_function(
        "() => document.querySelector('section.end.lesson, .understood')"
        " || (document.querySelector('.ask .opt') && document.querySelector('.ask h2'))"
    )
    for selector, what in ((".understood", "read"), ("section.end.lesson", "over")):
        if page.query_selector(selector):
            return what
    return "answer"


def by_keys(page: Page, what: str) -> None:
    if what == "read":
        page.keyboard.press("Enter")
        return
    option = page.query_selector(".ask .opt.hint") or page.query_selector(".ask .opt")
    key = option and option.query_selector(".kbd")
    if key and not page.query_selector(".ask .opt.sel"):
        page.keyboard.press(key.inner_text())
    page.keyboard.press("Enter")


def by_mouse(page: Page, what: str) -> None:
    if what == "read":
        page.click(".understood")
        return
    page.click(".ask .opt.hint" if page.query_selector(".ask .opt.hint") else ".ask .opt")
    page.click(".ask .go:enabled")


def by_touch(page: Page, what: str) -> None:
    if what == "read":
        page.tap(".understood")
        return
    page.tap(".ask .opt.hint" if page.query_selector(".ask .opt.hint") else ".ask .opt")
    page.tap(".ask .go:enabled")


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize(("way", "width", "height"), [("keys", 1440, 900), ("mouse", 1024, 768), ("touch", 390, 844)])
def test_a_lesson_is_played_to_its_end(
    server: Server, browser: Browser, game: str, way: str, width: int, height: int
) -> None:
    act = {"keys": by_keys, "mouse": by_mouse, "touch": by_touch}[way]
    with Pilot(browser, server, width, height) as pilot:
        begin(pilot, game)
        for _ in range(LEFT):
            what = ready(pilot.page)
            if what == "over":
                break
            before = state_of(pilot.page)
            act(pilot.page, what)
            pilot.page.wait_for_function(f"before => ({STATE}) !== before", arg=before)
        assert pilot.page.query_selector("section.end.lesson")
        assert faults(pilot.page) == []


STATE = """[document.querySelector('.bubble p')?.textContent, document.querySelector('.ask h2')?.textContent,
    document.querySelectorAll('.ask .opt').length, !!document.querySelector('section.end.lesson'),
    document.querySelector('.ribbon b')?.textContent].join('|')"""


def state_of(page: Page) -> str:
    return str(page.evaluate(STATE))


@pytest.mark.parametrize("game", LESSONS)
def test_every_piece_on_the_table_has_a_card(server: Server, browser: Browser, game: str) -> None:
    with Pilot(browser, server) as pilot:
        begin(pilot, game)
        while ready(pilot.page) == "read":
            pilot.page.keyboard.press("Enter")
        anchors = pilot.page.evaluate(ANCHORS)
        assert len(anchors) > 8
        for anchor in anchors:
            pilot.page.locator(f"[data-anchor='{anchor}']").first.dispatch_event("contextmenu")
            pilot.page.wait_for_function("() => document.querySelector('.look h2')?.textContent")
            pilot.page.keyboard.press("Escape")
            pilot.page.wait_for_selector(".look", state="detached")
        pilot.page.keyboard.press("i")
        pilot.page.wait_for_selector(".look")
        assert faults(pilot.page) == []
