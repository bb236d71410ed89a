"""A person at a browser: sees what is lit, clicks it, and confirms."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from typing import Any, Self

from playwright.sync_api import Browser, StorageState, WebSocketRoute
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import TimeoutError as Vain

from server.harness import Server
from web.scenes import Staged

PATIENCE = 900.0
LOOKS = 12
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""After them a changed size has been laid out."""


class Pilot:
    """One page, driven as a person would. Anything the page throws is a mistake of ours, noticed at the end."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        width: int = 1440,
        height: int = 900,
        coached: bool = False,
        installed: bool = False,
        **settings: str | int,
    ) -> None:
        self.server = server
        self.url = server.url
        usual = {"motion": "less", "lang": "ru", "theme": "dark", "confirm": "always", "cover": False, "speed": 2}
        worn = {**usual, **settings}
        self.confirms = worn["confirm"]
        kept = json.dumps(worn)
        coach = json.dumps({} if coached else {"*": {"off": True}})
        store: StorageState = {
            "origins": [
                {
                    "origin": self.url,
                    "localStorage": [
                        {"name": "holdfast-settings", "value": kept},
                        {"name": "holdfast-coach", "value": coach},
                    ],
                }
            ]
        }
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=width < 768,
            storage_state=store,
            # Only who asks for it has the client's service worker: most tests are about what the server says.
            service_workers="allow" if installed else "block",
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(90_000)
        self.mistakes: list[str] = []
        self._lines: list[WebSocketRoute] = []
        self._is_cut = False
        self.page.route_web_socket("**/ws/*", self._line)
        self.page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        self.page.goto(self.url)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, failed: type[BaseException] | None, *_: object) -> None:
        self.context.close()
        if failed is None:
            assert self.mistakes == []

    # -- the line ------------------------------------------------------------------------------------

    def _line(self, line: WebSocketRoute) -> None:
        if self._is_cut:
            line.close()
        else:
            line.connect_to_server()
            self._lines.append(line)

    def cut_the_line(self) -> None:
        self._is_cut = True
        for line in self._lines:
            line.close()
        self._lines.clear()

    def mend_the_line(self) -> None:
        self._is_cut = False

    # -- seeing ------------------------------------------------------------------------------------

    def question(self) -> str:
        return str(self.page.evaluate("document.querySelector('.ask h2')?.textContent ?? ''"))

    def is_asked(self) -> bool:
        return self.page.query_selector(".ask .opt") is not None

    def is_over(self) -> bool:
        return self.page.query_selector(".end .scores") is not None

    def found_once_calm(self, script: str) -> list[Any]:
        """What this script finds and goes on finding: a slow machine may still be laying the page anew."""
        self.page.evaluate(TWO_FRAMES)
        found: list[Any] = self.page.evaluate(script)
        for _ in range(LOOKS):
            if not found:
                break
            self.page.wait_for_timeout(250)
            found = self.page.evaluate(script)
        return found

    # -- doing -------------------------------------------------------------------------------------

    def open(self, path: str) -> None:
        self.page.goto(self.url + path)

    def become(self, staged: Staged, seat: int) -> None:
        """Take this seat of a staged table."""
        become = {"code": staged.codes[seat], "replace": True}
        assert self.page.request.post(f"{self.url}/api/me/recover", data=become).ok
        self.open(f"/table/{staged.match}")
        self.page.wait_for_selector(".ask")

    def choose_option(self, name: str) -> None:
        """One option of the list, and confirm it."""
        self.page.get_by_role("region", name="Вопрос").get_by_role("group").get_by_role("button", name=name).click()
        self.page.keyboard.press("Enter")

    def start_with_bots(self) -> None:
        self.page.click(".poster.big .cta button")
        self.page.wait_for_selector(".ask .go")

    def play_to_the_end(self, turn: int = 0) -> int:
        """Answer until the score sheet is there; returns how many answers it took."""
        until = time.monotonic() + PATIENCE
        answers = 0
        while not self.is_over():
            assert time.monotonic() < until, f"no end after {answers} answers: {self.question()!r}"
            answers += self.answer(turn + answers)
        return answers

    def answer(self, n: int) -> bool:
        """Click a lit place of the board if there is one, else an option of the list; then confirm."""
        if not self.is_asked():
            self.page.keyboard.press("Enter")  # what happens is not watched, but skipped
            self.page.wait_for_timeout(40)
            return False
        try:
            self.choose(n)
            self.confirm()
        except BrowserError as moved:
            if "Timeout" not in str(moved) and "attached" not in str(moved):
                raise
            self.page.keyboard.press("Escape")
            return False
        self.page.wait_for_timeout(60)
        return True

    def confirm(self) -> None:
        """Say it; where only what is final is confirmed, it may have been said already."""
        if self.confirms == "always":
            self.page.click(".ask .go:enabled", timeout=1500)
            return
        self.page.wait_for_timeout(200)
        ready = self.page.query_selector(".ask .go:enabled")
        if ready is not None:
            ready.click(timeout=1500)

    def choose(self, n: int) -> None:
        lit = self.page.query_selector_all(".board .lit")
        if lit and n % 2:
            lit[n // 2 % len(lit)].click(timeout=1500)
            fan = self.fanned()
            if fan:
                fan[n % len(fan)].click(timeout=1500)
            return
        for _ in range(2):
            options = self.page.query_selector_all(".ask .opt")
            if options and self.page.query_selector(".ask .opt.sel") is None:
                options[n % len(options)].click(timeout=1500)

    def fanned(self) -> list[Any]:
        """What can be done at the place that was clicked: fanned out there, or on its card beside the board."""
        with suppress(Vain):
            self.page.wait_for_selector(".fan button, .look .deed, .ask .go:enabled", timeout=400)
        ready = self.page.query_selector(".ask .go:enabled")
        return [] if ready else self.page.query_selector_all(".fan button, .look .deed")

    def shown(self, selector: str) -> list[Any]:
        return self.page.query_selector_all(selector)
