"""A whole match by role, name and keyboard alone: no mouse, no class name, no picture."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Browser, Page

from server.harness import Server
from web.pilot import Pilot
from web.scenes import Scene, stage

PATIENCE = 900.0
FOCUSED = "document.activeElement === document.body ? '' : document.activeElement.textContent.trim()"


def tab_to(page: Page, name: str, most: int = 60) -> None:
    """Walk with Tab until the thing of this name has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if name in str(page.evaluate(FOCUSED)):
            return
    raise AssertionError(f"Tab never reached {name!r}")


class Listener:
    """Knows the page as a screen reader does."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.get_by_role("region", name="Вопрос")
        self.end = page.get_by_role("table").first

    def options(self) -> list[str]:
        return self.panel.get_by_role("group").get_by_role("button").all_inner_texts()

    def answer(self, n: int) -> bool:
        """Press the key that an option names, go into its kind if it has several, and confirm."""
        for _ in range(3):
            keys = [key for name in self.options() if (key := re.match(r"[0-9]", name))]
            if not keys:
                self.page.keyboard.press("Enter")
                self.page.wait_for_timeout(40)
                return False
            self.page.keyboard.press(keys[n % len(keys)].group())
            if self.panel.get_by_role("button", pressed=True).count():
                self.page.keyboard.press("Enter")
                self.page.wait_for_timeout(50)
                return True
        self.page.keyboard.press("Escape")
        return False


def test_a_whole_match_by_role_name_and_keyboard(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        page = pilot.page
        tab_to(page, "Сразу с ботами")
        page.keyboard.press("Enter")
        page.get_by_role("region", name="Вопрос").wait_for()
        listener = Listener(page)

        answers, until = 0, time.monotonic() + PATIENCE
        while not listener.end.count():
            assert time.monotonic() < until, f"no end after {answers} answers"
            answers += listener.answer(answers)

        assert answers > 0
        assert listener.end.get_by_role("row").count() == 7
        tab_to(page, "Проверить честность")
        page.keyboard.press("Enter")
        page.get_by_role("status").filter(has_text="Честная партия").wait_for()


def test_arrows_walk_over_the_lit_places_and_enter_chooses(server: Server, browser: Browser) -> None:
    fight = Scene("lifeboat/6_landed_by_card", 227, ["Дима", "Соня", "Аня", "Лев", "Вера", "Глеб"])
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, fight), 4)
        pilot.page.get_by_role("region", name="Стол").wait_for()
        pilot.page.locator(".ask .go").wait_for()
        pilot.page.keyboard.press("ArrowRight")
        first = pilot.page.evaluate("document.activeElement.dataset.anchor")
        pilot.page.keyboard.press("ArrowRight")
        second = pilot.page.evaluate("document.activeElement.dataset.anchor")

        assert first
        assert second != first


def test_f6_goes_from_region_to_region(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.start_with_bots()
        regions = []
        for _ in range(5):
            pilot.page.keyboard.press("F6")
            regions.append(pilot.page.evaluate("document.activeElement.ariaLabel"))

        assert len(set(regions)) == 4
        assert regions[0] == regions[4]
