"""The replay shows a player the answers that cost most; each leads to its moment."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from holdfast.locale import translate
from server.harness import Server
from web.axe import faults
from web.fits import Screen, finds
from web.pilot import Pilot
from web.scenes import Scene, stage, towards_the_end

PEOPLE = ["Аня", "Борис", "Вера"]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_what_cost_most_is_shown_with_its_moments(width: int, height: int, server: Server, browser: Browser) -> None:
    scene: Scene = towards_the_end("outlive/3_points", PEOPLE, 1)
    staged = stage(server.data, scene)
    with Pilot(browser, server) as pilot:
        page = pilot.page
        page.set_viewport_size({"width": width, "height": height})
        code = {"code": staged.codes[0], "replace": True}
        assert page.request.post(f"{pilot.url}/api/me/recover", data=code).ok
        pilot.open(f"/replay/{staged.match}")
        page.get_by_role("button", name=translate("web-review", "ru")).click()
        drawer = page.get_by_role("dialog", name=translate("web-review", "ru"))

        expect(drawer.get_by_role("status")).to_have_text(re.compile("Выделя|Ничего"), timeout=120_000)
        assert faults(page) == []
        assert finds(page, Screen((width, height), "ru", 100, "dark"), ".drawer") == []
        moments = drawer.locator(".moment")
        if moments.count():
            moments.first.click()
            expect(drawer).to_have_count(0)
            assert page.url.split("#")[1] != "0"
