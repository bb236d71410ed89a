"""Last Aurora shows what lies ahead: where a drive would end, which blows are known, what a score is made of."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from holdfast.locale import translate
from server.harness import Server
from web.axe import faults
from web.pilot import Pilot
from web.scenes import Scene, just_before, stage, towards_the_end

PEOPLE = ["Аня", "Илья", "Глеб", "Вера"]
ROLLS = just_before("aurora/4_aurora", 0, "drive 2", PEOPLE)
TRAVEL = ROLLS._replace(moves=ROLLS.moves - 1)
"""Red has one fuel: once it is paid, the truck rolls."""
LOAD = just_before("aurora/4_aurora", 0, "ready", PEOPLE)
SOLO = just_before("aurora/1_won", 0, "scout 5", ["Аня"])
BETA = just_before("aurora/2_beta", 0, "scout 3", ["Аня", "Вера"])
SCENES = {"travel": TRAVEL, "load": LOAD, "solo": SOLO, "beta": BETA}
SIZES = [(1440, 900), (390, 844), (844, 390)]


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_what_lies_ahead_can_be_read_by_everybody(scene: Scene, server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, scene), 0)
        for width, height in SIZES:
            pilot.page.set_viewport_size({"width": width, "height": height})
            assert faults(pilot.page) == [], (width, height)


@pytest.mark.parametrize("width", [1440, 390])
def test_one_press_on_a_space_pays_and_drives_there(width: int, server: Server, browser: Browser) -> None:
    with Pilot(browser, server, width=width) as pilot:
        pilot.become(stage(server.data, TRAVEL), 0)
        tag = pilot.page.locator(".tag").last
        space = tag.get_attribute("data-stop")
        tag.click()
        assert pilot.shown(".tag.sel")

        pilot.page.click(".ask .go:enabled")

        pilot.page.wait_for_selector(f".road .convoy.me[aria-label$=' {space}']", state="attached")


def test_stops_are_walked_with_the_arrow_keys(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, TRAVEL), 0)
        pilot.page.locator(".tag").first.focus()
        pilot.page.keyboard.press("ArrowRight")

        second = pilot.page.locator(".tag").nth(1).get_attribute("data-stop")
        assert pilot.page.evaluate("document.activeElement.dataset.stop") == second
        assert pilot.page.locator(".beside .ahead .caps").inner_text().endswith(f" {second}".upper())


def test_the_automa_says_what_it_did_and_what_it_may_take(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, SOLO), 0)

        assert pilot.shown(".slip li")
        assert pilot.shown(".plans em")
        assert pilot.shown(".bites li")


def test_a_slip_longer_than_its_place_goes_on_below_a_mark(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, SOLO), 0)
        pilot.page.wait_for_selector(".slip .cued.more")
        last = pilot.page.locator(".slip li").last
        ends = "line => line.getBoundingClientRect().bottom - line.closest('.slip').getBoundingClientRect().bottom"
        assert last.evaluate(ends) > 0

        pilot.page.locator(".slip .box").evaluate("box => box.scrollTo(0, box.scrollHeight)")

        pilot.page.wait_for_selector(".slip .cued:not(.more)")
        assert last.evaluate(ends) <= 0


def test_shortcuts_of_the_harder_board_show_their_price(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, BETA), 0)

        ways = pilot.page.locator(".way.priced")
        assert ways.count() == pilot.page.locator(".ways .short").count()
        assert pilot.page.locator(".way.priced b.damage").count()


def test_the_sheet_says_from_what_every_part_was_counted(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, towards_the_end("aurora/4_aurora", ["Аня", "", "", ""], 1)), 0)
        pilot.page.wait_for_selector(".end .scores")

        reasons = pilot.page.locator(".end tbody .why").all_inner_texts()
        assert len(reasons) == 4 * 6
        assert all(reasons)
        assert len(pilot.shown(".end .scene .truck")) == 4


def test_the_automa_s_starred_groups_are_framed_on_its_board(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, SOLO), 0)

        assert len(pilot.shown(".automa td .group")) == 6
        told = pilot.page.locator(".automa .groups").inner_text()
        assert told == f"целых групп {len(pilot.shown('.automa td .group.whole'))} из 6"


def test_the_automa_and_the_ship_have_their_lines_in_the_story(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, towards_the_end("aurora/1_won", ["Аня"], 1)), 0)
        pilot.page.wait_for_selector(".end .story .line", state="attached")

        assert pilot.page.locator(".end .story .line").count() == 3
        assert pilot.page.locator(".end .story .who").all_text_contents()[1:] == ["✚ Автома", "━ «Аврора»"]


def test_a_phone_says_in_words_what_no_icon_of_a_bonus_says(server: Server, browser: Browser) -> None:
    with Pilot(browser, server, width=390, height=844) as pilot:
        pilot.become(stage(server.data, BETA), 0)
        words = pilot.page.locator(".row .worded small")
        words.first.wait_for()

        assert words.count() == words.filter(visible=True).count()


@pytest.mark.parametrize(("width", "height", "text"), [(820, 1180, 100), (1440, 900, 130)])
def test_what_the_signs_mean_is_told_among_the_notes(
    width: int, height: int, text: int, server: Server, browser: Browser
) -> None:
    with Pilot(browser, server, width=width, height=height, text=text) as pilot:
        pilot.become(stage(server.data, BETA), 0)
        assert pilot.page.locator(".road .legend").filter(visible=True).count() == 0

        pilot.page.get_by_role("button", name=translate("web-tab-notes", "ru")).click()

        pilot.page.wait_for_selector(".legend:visible li")
