"""A stranger plays Outlive to the end by clicking, on a desk and on a phone.

On a phone the last fifth of a game, unless the run is thorough: it is the same game, drawn smaller.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from conformance.subjects import THOROUGH
from holdfast.locale import translate
from server.harness import Server
from web.presses import Presses
from web.scenes import just_before, stage, towards_the_end
from web.survivor import FOUNDING, Survivor
from web.test_table import NAMELESS, WIDER

OUTSIDE = """[...document.querySelectorAll('.board *')]
    .filter(one => one.closest('.scroll, .rail, svg, img, .chips') === null)
    .filter(one => one.getBoundingClientRect().right > innerWidth + 2)
    .map(one => one.className)"""
LOAD = """performance.getEntriesByType('resource')
    .filter(one => !one.name.includes('/api/'))
    .map(one => [one.name, one.encodedBodySize])"""
FIRST_LOAD, SCRIPTS = 450_000, 150_000
"""Bytes of the first visit to a table: everything, and its scripts."""


@pytest.fixture(scope="module")
def seated(server: Server, browser: Browser) -> Iterator[Survivor]:
    with Survivor(browser, server) as pilot:
        pilot.sit_down()
        yield pilot


@pytest.fixture
def table(seated: Survivor) -> Iterator[Survivor]:
    """A new table with bots: one for all tests that leave it as they found it."""
    yield seated
    seated.page.set_viewport_size({"width": 1440, "height": 900})


def test_a_table_with_bots_starts_from_the_poster(server: Server, browser: Browser) -> None:
    with Survivor(browser, server) as pilot:
        pilot.page.click("#poster-outlive")
        pilot.start_with_bots()

        assert "комнат" in pilot.question()


def test_a_newcomer_plays_to_the_score_sheet(server: Server, browser: Browser) -> None:
    with Survivor(browser, server) as pilot:
        counted = Presses(pilot)
        pilot.sit_down()

        assert pilot.play_to_the_end(1) > 0
        assert counted.questions > 0
        assert counted.needless == []
        assert pilot.page.get_by_role("table").first.locator("tbody tr").count() == 2


def test_a_newcomer_plays_on_a_phone_in_english(server: Server, browser: Browser) -> None:
    with Survivor(browser, server, 390, 844, lang="en") as pilot:
        if THOROUGH:
            pilot.sit_down()
        else:
            pilot.become(stage(server.data, towards_the_end("outlive/2_points", ["Ann", ""])), 0)

        assert pilot.play_to_the_end(1) > 0
        assert pilot.page.locator(".end .scores > li").count() == 2


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1440, 900), (1920, 1080)])
def test_nothing_sticks_out_sideways(table: Survivor, width: int, height: int) -> None:
    table.page.set_viewport_size({"width": width, "height": height})

    assert table.found_once_calm(WIDER) == []
    assert table.found_once_calm(OUTSIDE) == []


def test_every_button_has_a_name(server: Server, browser: Browser) -> None:
    with Survivor(browser, server) as pilot:
        pilot.sit_down()
        for n in range(7):
            pilot.answer(2 * n)
            assert pilot.page.evaluate(NAMELESS) == []


def test_a_phone_opens_the_page_that_is_asked_about(server: Server, browser: Browser) -> None:
    with Survivor(browser, server, 390, 844) as pilot:
        pilot.sit_down()

        assert pilot.page.locator(".founding").count() == 1
        pilot.page.click(".tabs [role=tab] >> nth=0")
        assert pilot.page.locator(".valley").count() == 1


def test_set_up_is_asked_on_one_screen_and_sealed_at_once(server: Server, browser: Browser) -> None:
    with Survivor(browser, server) as pilot:
        pilot.sit_down()
        listed = pilot.page.locator(".ask .opt b")
        assert listed.all_inner_texts() == pilot.page.locator(".founding .card .disp").all_inner_texts()
        # What came meanwhile would lie over the cards that it tells of.
        assert pilot.page.get_by_role("region", name=translate("web-waited", "ru")).count() == 0
        pilot.page.keyboard.press("h")
        pilot.page.wait_for_selector(".founding .card.out >> nth=1")
        assert pilot.question() == translate("outlive-ask-choose-leader", "ru")
        assert not pilot.is_ready()  # advice is drafted, and a draft without a leader is not sealed
        assert listed.count() == 2
        pilot.page.wait_for_selector(".ask .list:not(.more)")  # all of it is in sight, so nothing says that it goes on
        pilot.page.keyboard.press("2")  # as the list has it; the board shows it
        assert pilot.page.locator(".founding .leader >> nth=1").get_attribute("aria-pressed") == "true"
        assert pilot.question() == translate("outlive-ask-first-room", "ru")
        pilot.page.click(".draft .room .name >> nth=0")
        assert pilot.question() == translate("web-found-all", "ru")
        pilot.page.click(".ask .go:enabled")

        pilot.page.wait_for_selector(FOUNDING, state="detached")


def test_a_first_visit_is_light(table: Survivor) -> None:
    table.page.goto(table.page.url)
    table.page.wait_for_selector(".ask .go")
    table.page.wait_for_load_state("networkidle")

    loaded = dict(table.page.evaluate(LOAD))
    assert sum(loaded.values()) < FIRST_LOAD, loaded
    assert sum(size for name, size in loaded.items() if name.endswith(".js")) < SCRIPTS, loaded


def test_a_pawn_is_dragged_to_a_zone(server: Server, browser: Browser) -> None:
    scene = just_before("outlive/4_resources", 0, "move 3b blackwood", ["Аня", "Боря", "Вера", "Глеб"])
    with Survivor(browser, server) as pilot:
        pilot.become(stage(server.data, scene), 0)
        pawn = pilot.page.locator('.board [data-anchor="squad:3b"]').first
        assert pawn.locator("b").inner_text() == translate("name-outlive-3b", "ru")
        # Whose it is stands over the log, and with my shelter.
        assert pilot.page.locator(".filters .me").text_content() == "Вы — Оранжевые"
        assert pilot.page.locator(".shelter .who em").inner_text() == translate("outlive-you", "ru")
        pawn.drag_to(pilot.page.locator('.board [data-anchor="zone:blackwood"]').first)

        assert pilot.is_ready()
