"""The Journal in a browser.

A plan is seen by everybody while it is drawn; a siege is played to its end by clicking, and its diary is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from holdfast.kernel.play import waiting
from holdfast.kernel.table import Table
from server.harness import Server
from web.pilot import Pilot
from web.questions import scene, widest
from web.scenes import stage, towards_the_end, when

DRAWN = ".board .errand, .board .planned, .board .draft"
"""What a plan draws on the house before it is confirmed."""


@pytest.fixture
def two(server: Server, browser: Browser) -> Iterator[tuple[Pilot, Pilot, str]]:
    """Who leads while a plan is made, and who does not, whose name comes with it."""
    found = widest("journal")["PlanFor"]
    staged = stage(server.data, scene(found))
    other = (found.seat + 1) % len(scene(found).names)
    with Pilot(browser, server) as leader, Pilot(browser, server) as adviser:
        leader.become(staged, found.seat)
        adviser.become(staged, other)
        yield leader, adviser, scene(found).names[other]


def test_the_others_see_a_plan_while_it_is_drawn(two: tuple[Pilot, Pilot, str]) -> None:
    leader, adviser, _ = two
    before = adviser.page.locator(DRAWN).count()

    leader.page.click(".ask .opt:has-text('Мусор') >> nth=0")
    leader.page.click(".ask .go:enabled")

    more = "([drawn, before]) => document.querySelectorAll(drawn).length > before"
    adviser.page.wait_for_function(more, arg=[DRAWN, before])


def test_the_others_advise_and_the_leader_sees_who_would_answer_how(two: tuple[Pilot, Pilot, str]) -> None:
    leader, adviser, name = two

    adviser.page.click(".council .mark >> nth=1")
    leader.page.wait_for_selector(".ask .opt .marks i")
    assert leader.page.inner_text(".ask .opt >> nth=1").endswith(name)
    assert adviser.page.get_attribute(".council .mark >> nth=1", "aria-pressed") == "true"

    adviser.page.click(".council .mark >> nth=1")
    leader.page.wait_for_selector(".ask .marks", state="detached")


def test_a_page_is_talked_over_until_all_others_have_advised(server: Server, browser: Browser) -> None:
    staged = stage(server.data, when("journal/3_objectives", asks_of_a_page, ["Аня", "Лев", ""]))
    with Pilot(browser, server) as one, Pilot(browser, server) as two:
        one.become(staged, 0)
        two.become(staged, 1)
        leader, adviser = (one, two) if one.is_asked() else (two, one)
        leader.page.wait_for_selector(".talk")

        adviser.page.click(".council .mark >> nth=0")

        leader.page.wait_for_selector(".talk", state="detached", timeout=8_000)


def asks_of_a_page(table: Table[Any]) -> bool:
    """One of the first two seats leads, and a page of the scripts waits for an answer."""
    asked = waiting(table)
    place = getattr(asked[0][1], "place", "") if asked else ""
    return place.startswith("script_") and asked[0][0] in (0, 1)


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
