"""The Journal in a browser.

A plan is seen by everybody while it is drawn; a siege is played to its end by clicking, and its diary is kept.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from server.harness import Server
from web.pilot import Pilot
from web.questions import scene, widest
from web.scenes import stage, towards_the_end

DRAWN = ".board .errand, .board .planned, .board .draft"
"""What a plan draws on the house before it is confirmed."""


def test_the_others_see_a_plan_while_it_is_drawn(server: Server, browser: Browser) -> None:
    found = widest("journal")["PlanFor"]
    staged = stage(server.data, scene(found))
    other = (found.seat + 1) % len(scene(found).names)
    with Pilot(browser, server) as leader, Pilot(browser, server) as adviser:
        leader.become(staged, found.seat)
        adviser.become(staged, other)
        before = adviser.page.locator(DRAWN).count()

        leader.page.click(".ask .opt >> nth=0")
        leader.page.click(".ask .go:enabled")

        more = "([drawn, before]) => document.querySelectorAll(drawn).length > before"
        adviser.page.wait_for_function(more, arg=[DRAWN, before])


def test_a_siege_is_ended_by_clicking_and_its_diary_is_kept_as_a_page(
    server: Server, browser: Browser, tmp_path: Path
) -> None:
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, towards_the_end("journal/3_nobody", ["Аня", "", ""])), 0)

        pilot.play_to_the_end()
        with pilot.page.expect_download() as kept:
            pilot.page.click(".end .keep")

        kept.value.save_as(tmp_path / "siege.html")
        page = (tmp_path / "siege.html").read_text("utf-8")
        days = pilot.page.locator(".end .days button").count()
        assert days >= 2
        assert page.count("<section>") == days
