"""A person who takes a game's first lesson in a browser: reads every bubble, and answers as the marked option says."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError as NothingChanged

from games.test_lessons import FREE
from holdfast.games.learning import Lesson, Step, lesson_of
from web.fits import CALM
from web.pilot import LOOKS, PATIENCE, Pilot

LISTEN = """() => {
    window.told = [];
    window.rung = {};
    new MutationObserver(() => {
        const id = document.querySelector('.bubble')?.dataset.told;
        if (id && !window.told.includes(id)) window.told.push(id);
        const rings = [...document.querySelectorAll('.taught')].map((one) => one.dataset.anchor ?? one.dataset.part);
        if (id && rings.length) window.rung[id] = rings;
    }).observe(document.body, {
        subtree: true, childList: true, attributes: true, attributeFilter: ['data-told', 'class'],
    });
}"""
SEEN = """(free) => {
    const asked = [...document.querySelectorAll('.ask .opt')];
    const marked = asked.find((one) => one.matches('.hint'));
    const best = marked ?? asked.find((one) => free.includes(one.dataset.word)) ?? asked[0];
    return {
        over: !!document.querySelector('.over'),
        told: document.querySelector('.bubble')?.dataset.told ?? '',
        understood: !!document.querySelector('.bubble .understood'),
        chosen: !!document.querySelector('.ask .go:enabled'),
        saying: !!document.querySelector('.ask .opt.sel') && !document.querySelector('.ask .go:enabled'),
        marked: !!marked,
        key: best?.querySelector('.kbd')?.textContent.trim() ?? '',
        option: best ? `.ask .opt[data-word="${CSS.escape(best.dataset.word)}"]` : '',
    };
}"""
SAID = """(told) => !document.querySelector('.ask .go:enabled')
    || document.querySelector('.bubble')?.dataset.told !== told"""
A_WHILE = 2500.0
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


def the_lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def texts(step: Step) -> set[str]:
    """What may be told at a step."""
    return {step.id, *(variant.id for variant in step.instead)}


class Learner:
    """`way`: keys, mouse or touch."""

    def __init__(self, pilot: Pilot, game: str, way: str) -> None:
        self.pilot = pilot
        self.page = pilot.page
        self.game = game
        self.way = way
        self.covered: list[tuple[str, list[str]]] = []
        """What was to be pressed, and lay under a bubble."""
        self.unmarked = 0
        self.page.evaluate(LISTEN)

    def begin(self) -> None:
        """From the poster; on a phone from the sheet that a closed poster opens."""
        door = f"[data-game='{self.game}'] .lesson"
        self.page.wait_for_selector(f"#poster-{self.game}")
        if self.way == "keys":
            self.page.focus(f"#poster-{self.game}")
            self.page.focus(door)
            self.page.keyboard.press("Enter")
        else:
            if self.page.query_selector(door) is None:
                self.press(f"#poster-{self.game}")
                self.page.wait_for_selector(f".still{door}, .big{door}")
            self.press(door)
        self.page.wait_for_selector(".bubble")

    def press(self, what: str, is_idle: bool = False) -> None:
        """`is_idle`: it is no answer now, but can be looked at, once nothing moves any more."""
        if is_idle:
            self.page.wait_for_function(CALM)
        if self.way == "touch":
            self.page.tap(what, force=is_idle)
        else:
            self.page.click(what, force=is_idle)

    def told(self) -> list[str]:
        """The names of all texts so far."""
        found: list[str] = self.page.evaluate("window.told")
        return [one.removeprefix(f"{self.game}-lesson-") for one in found]

    def ringless(self) -> list[str]:
        """What was told of a piece, and the piece was not marked."""
        rung: dict[str, list[str]] = self.page.evaluate("window.rung")
        return [
            f"{name}: {step.at}"
            for step in the_lesson(self.game).steps
            for name in texts(step) & set(self.told())
            if step.at and not any(one.startswith(step.at) for one in rung.get(f"{self.game}-lesson-{name}", []))
        ]

    def learn(self, last: str = "") -> None:
        """Until the lesson is over; or until the text of this name is told."""
        until = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < until, f"no end after {self.told()}"
            seen: dict[str, Any] = self.page.evaluate(SEEN, FREE)
            if seen["over"] or (last and seen["told"] == f"{self.game}-lesson-{last}"):
                return
            self.go_on(seen)
            self.page.wait_for_timeout(60)

    def go_on(self, seen: dict[str, Any]) -> None:
        if seen["saying"]:
            return
        if seen["understood"]:
            self.enter(".bubble .understood")
        elif seen["told"] and seen["chosen"]:
            self.enter(".ask .go:enabled")
            self.wait_until_it_is_said(seen["told"])
        elif seen["told"] and seen["option"] and self.is_marked(seen):
            self.note_what_is_covered(seen["told"])
            if self.way == "keys":
                self.page.keyboard.press(seen["key"])
            else:
                self.press_if_there(seen["option"])
        elif not seen["option"]:
            self.page.keyboard.press("s")  # what happens is not watched, but skipped

    def is_marked(self, seen: dict[str, Any]) -> bool:
        """Or nothing will be: what a step is about need not be offered."""
        name = str(seen["told"]).removeprefix(f"{self.game}-lesson-")
        has_mark = any(step.lit for step in the_lesson(self.game).steps if name in texts(step))
        self.unmarked = 0 if seen["marked"] or not has_mark else self.unmarked + 1
        return self.unmarked == 0 or self.unmarked > LOOKS

    def press_if_there(self, what: str) -> None:
        """A slow page may have gone on since it was looked at."""
        with suppress(NothingChanged):
            if self.way == "touch":
                self.page.tap(what, timeout=A_WHILE)
            else:
                self.page.click(what, timeout=A_WHILE)

    def wait_until_it_is_said(self, told: str) -> None:
        """What follows looks otherwise; only of a second payment like the first one nothing tells it."""
        with suppress(NothingChanged):
            self.page.wait_for_function(SAID, arg=told, timeout=A_WHILE)

    def note_what_is_covered(self, told: str) -> None:
        found = self.pilot.found_once_calm(f"() => ({COVERED})('.bubble')")
        if found:
            self.covered.append((told, found))

    def enter(self, button: str) -> None:
        if self.way == "keys":
            self.page.keyboard.press("Enter")
        else:
            self.press_if_there(button)

    def answer_otherwise(self) -> None:
        """Something that is not marked."""
        for _ in range(3):
            if self.page.query_selector(".ask .go:enabled"):
                break
            self.page.locator(".ask .opt:not(.hint)").last.click()
        self.page.locator(".ask .go:enabled").click()
