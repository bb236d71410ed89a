"""A person at Outlive's table: taps pawns and zones, fills trays, and confirms."""

from __future__ import annotations

from typing import Any

from web.pilot import Pilot

TAPS = 3
"""How many places or lists lead to one answer at most: a squad, a zone, and what is fanned out there."""


FOUNDING = ".founding fieldset"
"""Set-up, all on one screen."""


class Survivor(Pilot):
    """A pilot who knows that one answer may take several taps."""

    misses = 0

    def sit_down(self, seats: int = 2) -> None:
        """A new table with bots in all other chairs."""
        page = self.page
        page.goto(self.url + "/new/outlive")
        page.wait_for_selector(".chairs button")
        while page.locator(".chairs button").count() >= seats:
            page.click(".count button >> nth=0")
        while page.locator(".chairs button", has_text="●").count() < seats - 1:
            page.click(".chairs button >> nth=0")
        page.click("footer .go")
        page.wait_for_selector(FOUNDING)

    def is_asked(self) -> bool:
        return super().is_asked() or self.page.query_selector(FOUNDING) is not None

    def answer(self, n: int) -> bool:
        """What cannot be clicked, because something lies over it, is not tried again."""
        said = super().answer(n + self.misses)
        self.misses += not said
        return said

    def choose(self, n: int) -> None:
        if self.page.query_selector(FOUNDING):
            self.found_a_shelter(n)
        elif self.page.query_selector(".tray"):
            self.fill_tray()
        elif n % 2 and self.tap_the_board(n):
            return
        else:
            self.walk_the_list(n)

    def found_a_shelter(self, n: int) -> None:
        """Two rooms refused, a leader, and the first room: whatever is pressed twice is taken back."""
        for places in (".founding .card", ".founding .card:not(.out)", ".founding .leader", ".draft .room .name"):
            found = self.lit(places)
            found[n % len(found)].click(timeout=1500)

    def fill_tray(self) -> None:
        while not self.is_ready():
            self.page.click(".tray .kind:enabled", timeout=1500)

    def tap_the_board(self, n: int) -> bool:
        for tap in range(TAPS):
            places = self.lit(".fan button") or self.lit(".board .ground.lit") if tap else []
            places = places or self.lit(".board button.lit:not(.out)")
            if not places:
                return False
            places[(n // 2 + tap) % len(places)].click(timeout=1500)
            if self.is_ready():
                return True
        self.page.keyboard.press("Escape")
        return False

    def walk_the_list(self, n: int) -> None:
        for _ in range(TAPS):
            options = self.lit(".ask .opt")
            if self.is_ready() or not options:
                return
            options[n % len(options)].click(timeout=1500)

    def lit(self, places: str) -> list[Any]:
        found: list[Any] = self.page.query_selector_all(places)
        return found

    def is_ready(self) -> bool:
        return self.page.query_selector(".ask .go:enabled") is not None
