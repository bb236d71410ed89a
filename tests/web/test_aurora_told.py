"""Last Aurora tells a newcomer what is what: the ship, the signs of Beta's road, who fires, and why somebody won."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from server.harness import Server
from web.pilot import Pilot
from web.scenes import Scene, just_before, stage

BETA = just_before("aurora/2_beta", 0, "scout 3", ["Аня", "Вера"])
CLIPPED = """() => [...document.querySelectorAll('.ask .cued.more')].filter((one) => {
    const box = one.querySelector('.box');
    return box.firstElementChild.offsetHeight - box.clientHeight <= 3;
}).length"""


def see_the_end(pilot: Pilot, record: str, moves: int, names: list[str], seat: int) -> None:
    staged = stage(pilot.server.data, Scene(record, moves, names))
    become = {"code": staged.codes[seat], "replace": True}
    assert pilot.page.request.post(f"{pilot.url}/api/me/recover", data=become).ok
    pilot.open(f"/table/{staged.match}")
    pilot.page.wait_for_selector(".end .scene h2")


def test_the_ship_itself_can_be_looked_at(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, BETA), 0)

        pilot.page.click(".road .ship")

        told = pilot.page.locator(".look").inner_text()
        assert "До корабля" in told
        assert "из 6" in told


def test_the_signs_of_a_road_with_many_kinds_of_shortcuts_are_explained(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, BETA), 0)
        for width, height in ((1440, 900), (390, 844)):
            pilot.page.set_viewport_size({"width": width, "height": height})

            legend = pilot.page.locator(".legend")

            assert legend.count() == 1, width
            assert legend.locator("li").count() == 4, width
        pilot.become(stage(server.data, just_before("aurora/2_ice", 0, "end", ["Аня", "Вера"])), 0)
        assert pilot.shown(".legend") == []


def test_no_option_is_said_to_go_on_where_all_of_it_is_seen(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, Scene("aurora/2_beta", 0, ["Аня", "Вера"])), 0)

        assert pilot.found_once_calm(f"() => Array(({CLIPPED})()).fill(1)") == []


def test_on_a_phone_who_may_fire_sees_the_enemy_and_what_may_come(server: Server, browser: Browser) -> None:
    lines = just_before("aurora/2_beta", 0, "fire truck weapon2", ["Аня", "Вера"])
    with Pilot(browser, server, width=390, height=844) as pilot:
        pilot.become(stage(server.data, lines), 0)

        assert pilot.page.locator(".pages .tabs .on").inner_text() == "Стрельба"
        assert pilot.page.locator(".page .en").first.is_visible()
        assert pilot.page.locator(".page .odds").count() == 1


def test_a_tie_is_told_with_the_names_of_the_sheet(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        see_the_end(pilot, "aurora/2_aurora", 254, ["Аня", "Вера"], 1)

        told = pilot.page.locator(".tie span").inner_text()

        assert told == "Ничья: по 8. Выше та колонна, что дальше по дороге: вы — 29, Аня — 26."


@pytest.mark.parametrize(
    ("record", "moves", "names", "seat", "title"),
    [
        ("aurora/2_elimination", 64, ["Аня", "Вера"], 0, "Вы одни на дороге"),
        ("aurora/2_elimination", 64, ["Аня", "Вера"], 1, "Ваша колонна погибла"),
        ("aurora/1_eliminated", 81, ["Аня"], 0, "Ваша колонна погибла"),
    ],
)
def test_where_people_are_lost_the_end_says_whose(
    record: str, moves: int, names: list[str], seat: int, title: str, server: Server, browser: Browser
) -> None:
    with Pilot(browser, server) as pilot:
        see_the_end(pilot, record, moves, names, seat)

        rows = pilot.page.locator(".end table tbody tr")

        assert pilot.page.locator(".end .scene h2").inner_text() == title
        assert "на делении" in rows.nth(0).inner_text()
        assert "людей не осталось" in rows.nth(1).inner_text()
