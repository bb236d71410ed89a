"""Between games: home, my games, invitations, the rulebook; on every screen."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from server.harness import Server, Visitor
from web.fits import every_screen, looked_at, sample
from web.pilot import Pilot

THOROUGH = os.environ.get("HOLDFAST_THOROUGH") == "1"
PAGES = {
    "home": ("/", ".poster.big .cta"),
    "my games": ("/mine", ".card"),
    "new table": ("/new/lifeboat", ".chairs"),
    "lobby": ("/lobby", ".ot"),
    "rulebook": ("/rules/outlive", "#OUT-08\\.21"),
    "waiting room": ("/table/{waiting}", ".qr"),
    "nowhere": ("/nowhere", "h1"),
}


@pytest.fixture
def waiting(server: Server) -> Iterator[str]:
    """The id of an open table of Ann's."""
    with Visitor(server, "Аня Константинопольская") as ann:
        yield str(ann.new_match(visibility="public", pace="by_mail")["id"])


def test_every_page_fits_every_screen(server: Server, browser: Browser, waiting: str) -> None:
    wrong: dict[str, dict[str, list[str]]] = {}
    with Pilot(browser, server) as pilot:
        pilot.start_with_bots()
        for n, (name, (path, landmark)) in enumerate(PAGES.items()):
            pilot.page.goto(pilot.url + path.format(waiting=waiting))
            pilot.page.wait_for_selector(landmark)
            told = looked_at(pilot, every_screen() if THOROUGH else sample(n))
            if told:
                wrong[name] = told

    assert wrong == {}


def test_a_first_visit_looks_as_the_browser_likes_and_logs_no_error(server: Server, browser: Browser) -> None:
    errors: list[str] = []
    with Pilot(browser, server) as pilot:
        pilot.page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        pilot.open("/")
        pilot.page.wait_for_selector(".poster.big .cta")
        pilot.page.wait_for_load_state("networkidle")

        pilot.page.evaluate("localStorage.clear()")
        for scheme in ("light", "dark"):
            pilot.page.emulate_media(color_scheme=scheme)
            pilot.page.reload()
            pilot.page.wait_for_selector(f":root[data-theme={scheme}] .poster.big")

    assert errors == []


@pytest.mark.parametrize("game", ["lifeboat", "outlive", "aurora"])
def test_only_bots_that_there_are_can_be_seen(game: str, server: Server, browser: Browser) -> None:
    """A chair goes through every kind of sitter; dots say how strong a bot is, of as many as can be had."""
    with Pilot(browser, server) as pilot:
        about = {one["slug"]: one for one in pilot.page.request.get(f"{server.url}/api/games").json()}
        bots = about[game]["bots"]
        pilot.open(f"/new/{game}")
        chair = pilot.page.locator(".chairs button").first
        seen = set[str]()
        for _ in range(len(bots) + 2):
            chair.click()
            seen.add("".join(re.findall("[●○]", chair.inner_text())))

    assert seen == {"", *("●" * n + "○" * (len(bots) - n) for n in range(1, len(bots) + 1))}


def test_a_tap_on_a_closed_poster_moves_nothing_and_starts_nothing(server: Server, browser: Browser) -> None:
    with Pilot(browser, server, width=390, height=844, motion="full") as pilot:
        page = pilot.page
        poster = page.locator("#poster-outlive")
        poster.scroll_into_view_if_needed()
        before = poster.bounding_box()
        assert before is not None
        at = (before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)

        page.touchscreen.tap(*at)
        page.touchscreen.tap(*at)  # the same finger once more, before the sheet has come to rest

        page.wait_for_selector(".sheet.still")
        assert poster.bounding_box() == before
        assert page.url.rstrip("/") == pilot.url.rstrip("/")
        page.get_by_role("dialog").get_by_role("link", name="Создать стол").tap()
        page.wait_for_url("**/new/outlive")


def test_back_closes_the_sheet_and_stays_on_the_page(server: Server, browser: Browser) -> None:
    with Pilot(browser, server, width=390, height=844) as pilot:
        pilot.page.click("#poster-outlive")
        pilot.page.wait_for_selector(".sheet.still")

        pilot.page.go_back()

        pilot.page.wait_for_selector(".sheet", state="detached")
        assert pilot.page.locator(".poster.big").count() == 1


def test_a_code_is_typed_or_a_whole_link_pasted(server: Server, browser: Browser, waiting: str) -> None:
    with Pilot(browser, server) as pilot, Visitor(server, "Bob") as bob:
        code = next(one["code"] for one in bob.get("/api/lobby") if one["id"] == waiting)
        field = pilot.page.get_by_role("textbox", name="Код приглашения")
        pilot.page.keyboard.press("j")
        field.fill("ABC")
        field.press("Enter")
        pilot.page.get_by_role("alert").filter(has_text="6 или 10").wait_for()

        field.fill(f"{pilot.url}/join/{code.lower()}")
        field.press("Enter")

        pilot.page.get_by_text("зовёт вас за стол").wait_for()


def test_my_waiting_table_is_cancelled_from_my_games(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.page.goto(pilot.url + "/new/lifeboat")
        pilot.page.click(".go")
        pilot.page.wait_for_selector(".qr")
        pilot.page.goto(pilot.url + "/mine")

        pilot.page.get_by_role("button", name="Отменить стол").click()
        pilot.page.get_by_role("button", name=re.compile("Точно")).click()

        pilot.page.get_by_text("Здесь пока тихо").wait_for()


def test_the_browser_is_asked_for_notifications_only_at_the_switch(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.page.add_init_script(
            "globalThis.asked = 0; Notification.requestPermission = async () => (globalThis.asked++, 'denied');"
        )
        pilot.page.goto(pilot.url + "/mine")
        switch = pilot.page.get_by_role("switch", name=re.compile("Уведомления браузера"))
        switch.wait_for()
        assert pilot.page.evaluate("asked") == 0

        if pilot.page.evaluate("Notification.permission") == "default":
            switch.click()
            assert pilot.page.evaluate("asked") == 1
        assert switch.get_attribute("aria-checked") == "false"


def test_the_feed_gets_another_address(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.start_with_bots()
        pilot.page.goto(pilot.url + "/mine")
        old = pilot.page.evaluate("fetch('/api/me').then(answer => answer.json()).then(me => me.feed)")

        pilot.page.get_by_role("button", name="Сменить адрес").click()
        with pilot.page.expect_response("**/api/me/feed"):
            pilot.page.get_by_role("button", name="Сменить?").click()

        new = pilot.page.evaluate("fetch('/api/me').then(answer => answer.json()).then(me => me.feed)")
        assert new != old


def test_the_search_knows_other_words_and_the_book_its_place(server: Server, browser: Browser) -> None:
    with Pilot(browser, server, width=390, height=844) as pilot:
        page = pilot.page
        page.goto(pilot.url + "/rules/lifeboat")
        page.get_by_role("searchbox").fill("ничья")
        page.locator("#LIF-10\\.7 mark").first.wait_for()
        page.get_by_role("searchbox").fill("")
        page.get_by_role("button", name="Главы").click()
        page.get_by_role("link", name=re.compile("Драки")).click()
        page.wait_for_function("() => localStorage.getItem('holdfast-rules-lifeboat') === 'LIF-10'")

        page.reload()

        page.wait_for_function("() => document.getElementById('LIF-10')?.getBoundingClientRect().top < innerHeight / 2")


def test_unknown_addresses_get_a_page(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.page.goto(pilot.url + "/nowhere/at/all")

        pilot.page.get_by_role("heading", name="Такой страницы нет").wait_for()
