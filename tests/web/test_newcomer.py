"""A stranger opens the page and plays Lifeboat to the end by clicking."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from server.harness import Server
from web.pilot import Pilot


@pytest.fixture
def newcomer(server: Server, browser: Browser) -> Iterator[Pilot]:
    with Pilot(browser, server) as pilot:
        yield pilot


def test_a_newcomer_plays_to_the_score_sheet_by_clicking(newcomer: Pilot) -> None:
    newcomer.start_with_bots()

    assert newcomer.play_to_the_end() > 0


def test_a_newcomer_plays_on_a_phone_in_english(server: Server, browser: Browser) -> None:
    with Pilot(browser, server, width=390, height=844, lang="en") as pilot:
        pilot.start_with_bots()

        assert pilot.play_to_the_end(1) > 0
        assert pilot.page.get_by_role("button", name="Check fairness").count() == 1


def test_the_end_can_be_checked_and_played_again(newcomer: Pilot) -> None:
    newcomer.start_with_bots()
    newcomer.play_to_the_end(1)
    page = newcomer.page

    page.click("text=Проверить честность")
    page.wait_for_selector("text=Честная партия")
    assert "Ваша часть тасования вошла в ключ" in page.inner_text(".fair")
    before = page.url
    page.click("text=Реванш")
    page.wait_for_selector(".ask .opt")

    assert page.url != before
