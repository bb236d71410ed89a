"""«Пока вы ждали»: who looked elsewhere while others moved is told what was done to them; who watched is not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from holdfast.kernel.record import parse
from holdfast.locale import translate
from server.harness import Server
from web.hints import first_moments
from web.pilot import Pilot
from web.scenes import GOLDEN, Scene, stage

HIDE = """(hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
        configurable: true, get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
WAITED = f"section[aria-label='{translate('web-waited', 'ru')}']"
DEMANDED = first_moments("lifeboat")["demand"]
"""Somebody has just demanded something of this seat."""


def before_the_demand() -> tuple[Scene, int, str]:
    """The move before: who says it, and what."""
    line = parse((GOLDEN / f"{DEMANDED.record}.record").read_text("utf-8")).lines[DEMANDED.moves - 1]
    return DEMANDED.scene._replace(moves=DEMANDED.moves - 1), int(line.author), line.text


def say(pilot: Pilot, word: str) -> None:
    """One answer of the list, which may lie behind its kind."""
    option = pilot.page.locator(f".ask .opt[data-word='{word}']")
    pilot.page.wait_for_selector(".ask .opt")
    if not option.count():
        kind = word.partition(" ")[0]
        pilot.page.locator(f".ask .opt[data-word$='-{kind}']").click()
    option.click()
    pilot.page.click(".ask .go:enabled")


@pytest.mark.parametrize("hidden", [True, False], ids=["a hidden tab", "a tab in sight"])
def test_what_was_done_to_me_behind_my_back_is_told_when_i_am_asked(
    hidden: bool, server: Server, browser: Browser
) -> None:
    scene, other, word = before_the_demand()
    staged = stage(server.data, scene)
    with Pilot(browser, server) as mine, Pilot(browser, server) as theirs:
        mine.become(staged, DEMANDED.seat)
        mine.page.wait_for_selector(".ask.idle")
        mine.page.evaluate(HIDE, hidden)
        theirs.become(staged, other)
        say(theirs, word)
        mine.page.wait_for_selector(".ask .opt")
        mine.page.evaluate(HIDE, False)

        mine.page.wait_for_timeout(300)
        assert mine.page.locator(WAITED).count() == hidden
