"""A person at a browser: sees what is lit, clicks it, and confirms."""

from __future__ import annotations

import time
from typing import Any

PATIENCE = 240.0
SETTINGS = "localStorage.setItem('holdfast-settings', JSON.stringify({motion: 'less', lang: '%s'}))"
ADDRESS = "document.querySelector('.ask h2')?.textContent ?? ''"


class Pilot:
    """One page, driven as a person would."""

    def __init__(self, browser: Any, url: str, width: int = 1440, height: int = 900, lang: str = "ru") -> None:
        self.context = browser.new_context(viewport={"width": width, "height": height})
        self.page = self.context.new_page()
        self.mistakes: list[str] = []
        self.page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        self.url = url
        self.page.goto(url)
        self.page.evaluate(SETTINGS % lang)
        self.page.goto(url)

    def start_with_bots(self) -> None:
        self.page.click(".poster.big .cta button")
        self.page.wait_for_selector(".ask .opt")

    def question(self) -> str:
        return str(self.page.evaluate(ADDRESS))

    def is_over(self) -> bool:
        return self.page.query_selector(".end table") is not None

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
        if self.page.query_selector(".ask .opt") is None:
            self.page.wait_for_timeout(60)
            return False
        try:
            self.choose(n)
            self.page.click(".ask .go:enabled", timeout=1500)
        except Exception as moved:
            if "Timeout" not in str(moved) and "attached" not in str(moved):
                raise
            self.page.keyboard.press("Escape")
            return False
        self.page.wait_for_timeout(60)
        return True

    def choose(self, n: int) -> None:
        lit = self.page.query_selector_all(".board .lit")
        if lit and n % 2:
            lit[n // 2 % len(lit)].click(timeout=1500)
            fan = self.page.query_selector_all(".fan button")
            if fan:
                fan[n % len(fan)].click(timeout=1500)
            return
        for _ in range(2):
            options = self.page.query_selector_all(".ask .opt")
            if options and self.page.query_selector(".ask .opt.sel") is None:
                options[n % len(options)].click(timeout=1500)

    def close(self) -> None:
        self.context.close()
