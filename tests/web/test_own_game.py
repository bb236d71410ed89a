"""A stranger's game, drawn by nobody, played in a real browser to its end."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from own_game.guide import write_out
from server.harness import running
from web.axe import faults
from web.pilot import Pilot
from web.test_table import NAMELESS, WIDER


@pytest.mark.parametrize(("width", "height", "lang", "theme"), [(1440, 900, "ru", "dark"), (390, 844, "en", "light")])
def test_a_game_in_a_folder_is_played_to_the_score_sheet(
    tmp_path: Path, browser: Browser, width: int, height: int, lang: str, theme: str
) -> None:
    games = write_out(tmp_path / "mine")
    with (
        running(tmp_path / "data", HOLDFAST_GAMES=str(games)) as server,
        Pilot(browser, server, width, height, lang=lang, theme=theme) as pilot,
    ):
        pilot.open("/now/snowbound")
        pilot.page.wait_for_selector(".ask .opt")
        hand = pilot.page.locator('.mine [data-anchor^="hand:"]')

        assert hand.count() > 0
        assert pilot.page.evaluate(NAMELESS) == []
        assert pilot.page.evaluate(WIDER) == []
        assert faults(pilot.page) == []

        hand.first.click()
        pilot.page.click(".ask .go:enabled")
        pilot.play_to_the_end()

        assert len(pilot.shown(".end .scores tbody tr, .end .scores > li")) == 5
