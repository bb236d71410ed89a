"""The first lesson in a browser, from the poster to the score sheet, by keyboard, mouse and touch; and the hints of a
first game.
"""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Browser

from holdfast.locale import say
from server.harness import Server
from web.axe import faults
from web.pilot import PATIENCE, TWO_FRAMES, Pilot

LIT_PATH = [
    "bonds",
    "look",
    "keep",
    "kept-water",
    "row",
    "stow",
    "refuse",
    "knife",
    "drawn",
    "steal",
    "evening",
    "gull",
    "swept",
    "drink",
    "drink-kid",
    "morning",
    "swap",
    "swapped",
    "choose",
    "land",
]
LISTEN = """() => {
    window.told = [];
    new MutationObserver(() => {
        const text = document.querySelector('.bubble p')?.textContent;
        if (text && !window.told.includes(text)) window.told.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
SEEN = """() => {
    const marked = document.querySelector('.ask .opt.hint');
    const asked = document.querySelectorAll('.ask .opt');
    return {
        over: !!document.querySelector('.end .over'),
        told: !!document.querySelector('.bubble'),
        understood: !!document.querySelector('.bubble .understood'),
        chosen: !!document.querySelector('.ask .opt.sel'),
        key: (marked ?? asked[0])?.querySelector('.kbd')?.textContent.trim() ?? '',
        option: marked ? '.ask .opt.hint' : asked.length ? '.ask .opt' : '',
    };
}"""
COVERED = """(box) => {
    const covers = document.querySelector(box)?.getBoundingClientRect();
    return !covers ? [] : [...document.querySelectorAll('.page .lit, .ask .opt, .ask .go')].filter((one) => {
        const at = one.getBoundingClientRect();
        // What a board cuts off cannot be covered.
        const bottom = Math.min(at.bottom, one.closest('.board')?.getBoundingClientRect().bottom ?? Infinity);
        return one.checkVisibility({ visibilityProperty: true }) && at.width
            && Math.min(at.right, covers.right) - Math.max(at.left, covers.left) > 1
            && Math.min(bottom, covers.bottom) - Math.max(at.top, covers.top) > 1;
    }).map((one) => one.textContent);
}"""
SIZES = [(1440, 900), (390, 844), (360, 640), (844, 390)]


def lesson(name: str) -> str:
    return say(f"lifeboat-lesson-{name}", "ru")


class Learner:
    """Reads every bubble, and answers as the marked option says. `way`: keys, mouse or touch."""

    def __init__(self, pilot: Pilot, way: str) -> None:
        self.pilot = pilot
        self.page = pilot.page
        self.way = way
        self.covered: list[str] = []
        """What was to be pressed, and lay under a bubble."""
        self.page.evaluate(LISTEN)

    def begin(self) -> None:
        self.page.wait_for_selector(".poster.big .lesson")
        if self.way == "keys":
            self.page.focus(".poster.big .lesson")
            self.page.keyboard.press("Enter")
        else:
            self.press(".poster.big .lesson")
        self.page.wait_for_selector(".bubble")

    def press(self, what: str, is_idle: bool = False) -> None:
        """`is_idle`: it is no answer now, but can be looked at."""
        if self.way == "touch":
            self.page.tap(what, force=is_idle)
        else:
            self.page.click(what, force=is_idle)

    def told(self) -> list[str]:
        found: list[str] = self.page.evaluate("window.told")
        return found

    def learn(self, last: str = "") -> None:
        """Until the score sheet; or until the open question is told of with the text of this name."""
        until = time.monotonic() + PATIENCE
        while not self.is_there(last):
            assert time.monotonic() < until, f"no end after {self.told()}"
            seen: dict[str, Any] = self.page.evaluate(SEEN)
            if seen["over"]:
                return
            self.go_on(seen)
            self.page.wait_for_timeout(60)

    def is_there(self, last: str) -> bool:
        return bool(last) and self.page.query_selector(f".bubble p:text-is('{lesson(last)}')") is not None

    def go_on(self, seen: dict[str, Any]) -> None:
        if seen["understood"]:
            self.enter(".bubble .understood")
        elif seen["told"] and seen["chosen"]:
            self.enter(".ask .go:enabled")
            self.page.wait_for_selector(".ask .opt.sel", state="detached")
        elif seen["told"] and seen["option"]:
            self.covered += self.pilot.found_once_calm(f"() => ({COVERED})('.bubble')")
            if self.way == "keys":
                self.page.keyboard.press(seen["key"])
            else:
                self.press(seen["option"])

    def enter(self, button: str) -> None:
        if self.way == "keys":
            self.page.keyboard.press("Enter")
        else:
            self.press(button)


def test_the_first_lesson_by_keyboard_from_the_poster_to_a_real_game(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        learner = Learner(pilot, "keys")
        learner.begin()
        assert pilot.page.get_by_role("tab", name=say("web-tab-trade", "ru")).count() == 0

        learner.learn()
        told = learner.told()
        assert [name for name in LIT_PATH if lesson(name) not in told] == []
        assert pilot.page.request.get(f"{server.url}/api/matches").json() == []
        assert faults(pilot.page) == []

        table = pilot.page.url
        pilot.page.get_by_role("button", name=say("web-lesson-real", "ru")).press("Enter")
        pilot.page.wait_for_selector(".ask .opt")
        assert pilot.page.url != table


@pytest.mark.parametrize(("way", "size"), [("mouse", SIZES[0]), ("touch", SIZES[1])])
def test_the_first_lesson_by_mouse_and_by_touch(
    server: Server, browser: Browser, way: str, size: tuple[int, int]
) -> None:
    with Pilot(browser, server, *size) as pilot:
        page, learner = pilot.page, Learner(pilot, way)
        learner.begin()
        learner.learn("look")
        learner.press("[data-anchor='seat:bosun']", is_idle=True)
        page.wait_for_selector(".look")
        page.keyboard.press("Escape")
        learner.learn("row")

        page.locator(".ask .opt:not(.hint)").last.click()
        page.locator(".ask .go:enabled").click()
        page.wait_for_selector(f".bubble p:text-is('{lesson('row-try')}')")
        learner.press(".ask .opt.hint")
        learner.learn()
        assert lesson("land") in learner.told()
        assert learner.covered == []


def test_the_goal_and_the_hints_of_a_first_game_cover_nothing_that_is_pressed(server: Server, browser: Browser) -> None:
    with Pilot(browser, server, coached=True) as pilot:
        page = pilot.page
        pilot.start_with_bots()
        for box in (".goal", ".bubble"):
            page.wait_for_selector(box)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(TWO_FRAMES)
                assert pilot.found_once_calm(f"() => ({COVERED})('{box}')") == []
            page.set_viewport_size({"width": 1440, "height": 900})
            page.keyboard.press("g")
            page.wait_for_selector(box, state="detached")
        assert pilot.is_asked()
