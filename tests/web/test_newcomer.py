"""A stranger opens the page and plays Lifeboat to the end by clicking.

On a phone the last fifth of a game, unless the run is thorough: it is the same game, drawn smaller.
"""

from __future__ import annotations

from playwright.sync_api import Browser

from conformance.subjects import THOROUGH
from server.harness import Server
from web.pilot import Pilot
from web.scenes import stage, towards_the_end


def test_a_newcomer_plays_to_the_score_sheet_by_clicking_checks_it_and_plays_again(
    server: Server, browser: Browser
) -> None:
    with Pilot(browser, server) as pilot:
        pilot.start_with_bots()

        assert pilot.play_to_the_end() > 0
        assert_can_be_checked(pilot)
        assert_can_be_played_again(pilot)


def assert_can_be_checked(pilot: Pilot) -> None:
    pilot.page.click("text=Проверить честность")
    pilot.page.wait_for_selector("text=Честная партия")

    assert "Ваша часть тасования вошла в ключ" in pilot.page.inner_text(".fair")


def assert_can_be_played_again(pilot: Pilot) -> None:
    before = pilot.page.url
    pilot.page.click("text=Реванш")
    pilot.page.wait_for_selector(".ask .opt")

    assert pilot.page.url != before


def test_a_newcomer_plays_on_a_phone_in_english(server: Server, browser: Browser) -> None:
    with Pilot(browser, server, width=390, height=844, lang="en") as pilot:
        if THOROUGH:
            pilot.start_with_bots()
        else:
            pilot.become(stage(server.data, towards_the_end("lifeboat/4_landed_by_card", ["Ann", "", "", ""])), 0)

        assert pilot.play_to_the_end(1) > 0
        assert pilot.page.get_by_role("button", name="Check fairness").count() == 1
