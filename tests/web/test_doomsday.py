"""Doomsday's table: from the wish to look to the card in the notebook; the end with everybody's cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from server.harness import Server
from web.axe import faults
from web.fits import looked_at, sample
from web.pilot import Pilot
from web.questions import PEOPLE, scene, widest
from web.scenes import Scene, just_before, stage, towards_the_end

SHEET = ".end > .sheet, .end > .foot"


@pytest.mark.parametrize("width", [1440, 390])
def test_sixteen_people_can_be_read_by_everybody(server: Server, browser: Browser, width: int) -> None:
    found = widest("doomsday")["Sentence"]
    with Pilot(browser, server, width=width) as pilot:
        pilot.become(stage(server.data, scene(found)), found.seat)

        assert pilot.page.locator(".board [data-seat]").count() == 16
        assert faults(pilot.page) == []


def test_a_look_at_a_card_is_two_presses_and_stays_in_the_notebook(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        page = pilot.page
        pilot.become(stage(server.data, just_before("doomsday/8_machine", 1, "peek", ["", "Боря", *[""] * 6])), 1)
        assert page.locator(".board [data-anchor^='card:'].lit").count() == 0

        page.click(".opt[data-word=peek]")
        page.click(".ask .go")
        page.wait_for_selector(".board [data-anchor^='card:'].lit")
        page.click(".board [data-anchor^='card:'].lit >> nth=0")
        page.click(".ask .go")
        pass_until(pilot, ".board .pod:not(.me) .lc.mine")
        page.click("[role=tab] >> nth=2")

        assert page.locator(".notes .seen.mine").count() >= 1


def test_whom_one_takes_somebody_for_stays_in_the_notebook(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        page = pilot.page
        pilot.become(stage(server.data, Scene("doomsday/8_machine", 150, PEOPLE[:8])), 0)
        page.get_by_role("button", name="Моя догадка: Вера — пока неясно").first.click()
        page.get_by_role("button", name="Моя догадка: Вера — человек").first.click()

        page.reload()

        page.get_by_role("button", name="Моя догадка: Вера — машина").first.wait_for()


def test_who_is_hit_sees_what_each_way_to_pay_costs_and_tells(server: Server, browser: Browser) -> None:
    found = widest("doomsday")["AnswerShot"]
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, scene(found)), found.seat)
        tiles = pilot.page.locator(".tiles .tile")
        tiles.nth(1).locator(".all + small").wait_for()
        assert tiles.count() == found.options

        tiles.nth(1).click()

        assert pilot.shown(".ask .opt.sel")


def pass_until(pilot: Pilot, wanted: str) -> None:
    """Everybody may react before it happens: I let it happen."""
    for _ in range(60):
        if pilot.page.locator(wanted).count():
            return
        if pilot.page.locator(".ask .opt[data-word=pass]").count():
            pilot.page.click(".ask .opt[data-word=pass]")
            pilot.page.click(".ask .go")
        pilot.page.wait_for_timeout(150)
    raise AssertionError(f"there is no {wanted}")


def test_who_only_watches_sees_no_card_of_anybody(server: Server, browser: Browser) -> None:
    staged = stage(server.data, Scene("doomsday/16_machine", 90, PEOPLE))
    with Pilot(browser, server) as pilot:
        pilot.open(f"/table/{staged.match}")
        pilot.page.wait_for_selector(".board [data-seat]")

        assert pilot.page.locator(".board .mine").count() == 0
        assert pilot.page.locator("footer .mine").count() == 0


@pytest.mark.parametrize("record", ["doomsday/5_human", "doomsday/16_machine"])
def test_at_the_end_all_cards_are_turned_up_and_the_story_can_be_read(
    record: str, server: Server, browser: Browser
) -> None:
    seats = int(record.partition("/")[2].split("_")[0])
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, towards_the_end(record, PEOPLE[:seats], 1)), 0)
        pilot.page.wait_for_selector(".end .people")

        assert pilot.page.locator(".end .people > li").count() == seats
        assert pilot.page.locator(".end .people > li.won").count() >= 1
        assert looked_at(pilot, sample(0), SHEET) == {}
        assert faults(pilot.page) == []
        pilot.page.locator(".end .mark").first.click()
        assert pilot.page.locator(".end .told").inner_text()
