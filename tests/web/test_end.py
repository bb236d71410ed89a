"""The score sheet at the end of a game: on a phone a card for each player, with everything in sight at once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from holdfast.api import Table
from holdfast.games import registry
from holdfast.kernel.record import parse
from holdfast.kernel.sitting import sit
from holdfast.locale import translate
from server.harness import Server
from web.axe import faults
from web.fits import finds, sample
from web.pilot import TWO_FRAMES, Pilot
from web.scenes import GOLDEN, Scene, Staged, stage, towards_the_end

RECORDS = {
    "lifeboat": "lifeboat/6_landed_by_card",
    "outlive": "outlive/4_points",
    "a tie": "outlive/4_shared",
    "aurora": "aurora/4_aurora",
}
SHEET = ".end > .sheet, .end > .foot"
PHONES = [(390, 844), (360, 640)]
CARDS = """() => [...document.querySelectorAll('.end .scores > li')].map((card) => {
    const number = (one) => Number(one.textContent.replace('−', '-'));
    const parts = [...card.querySelectorAll('.part b > [aria-hidden]')].map(number);
    const box = card.querySelector('.total').getBoundingClientRect();
    return {
        total: number(card.querySelector('.total > [aria-hidden]')),
        sum: parts.reduce((sum, one) => sum + one, 0),
        inside: box.left >= 0 && box.right <= innerWidth,
    };
})"""
SIDEWAYS = """() => [...document.querySelectorAll('.end .scroll, .end .scores, .end .row')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className)"""


def finished(record: str) -> Scene:
    """The whole game; the first is a person, who did not win everywhere."""
    seats = int(record.partition("/")[2][0])
    return towards_the_end(record, ["Аня", *[""] * (seats - 1)], 1)


def sit_at_the_end(pilot: Pilot, staged: Staged) -> None:
    pilot.become(staged, 0)
    pilot.page.wait_for_selector(".end .scores")


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_on_a_phone_every_player_has_a_card_with_the_total_and_its_parts(
    record: str, server: Server, browser: Browser
) -> None:
    with Pilot(browser, server, *PHONES[0]) as pilot:
        sit_at_the_end(pilot, stage(server.data, finished(record)))
        for width, height in PHONES:
            pilot.page.set_viewport_size({"width": width, "height": height})
            pilot.page.evaluate(TWO_FRAMES)
            cards: list[dict[str, Any]] = pilot.page.evaluate(CARDS)

            assert len(cards) == int(record.partition("/")[2][0])
            assert all(card["inside"] and card["total"] == card["sum"] for card in cards), cards
            assert pilot.page.evaluate(SIDEWAYS) == []
        # Where a game says from what it counted, each part that brought something says it.
        brought = pilot.page.locator(".end .part:not(.none)").count()
        assert pilot.page.locator(".end .part small").count() == (brought if record.startswith("aurora") else 0)
        assert faults(pilot.page) == []


def test_on_a_phone_the_end_has_a_picture_and_says_what_i_lacked(server: Server, browser: Browser) -> None:
    record = parse((GOLDEN / f"{RECORDS['lifeboat']}.record").read_text("utf-8"))
    table = Table(sit(registry.game("lifeboat"), record.header))
    for line in record.lines:
        table.play(line.author, line.text)
    mine = table.view(None)["result"]["sheets"][0]
    assert mine["missed"] == ["enemy"]
    death = translate("lifeboat-missed-enemy", "ru", who=f"lifeboat-{mine['enemy']}")
    with Pilot(browser, server, *PHONES[0]) as pilot:
        sit_at_the_end(pilot, stage(server.data, finished(RECORDS["lifeboat"])))

        assert pilot.page.locator(".end section > img").is_visible()
        told = " ".join(pilot.page.locator(".end .place").inner_text().split())
        assert told.endswith(translate("lifeboat-missed", "ru", what=death))


def test_a_card_opens_and_tells_by_which_rules_it_was_counted(server: Server, browser: Browser) -> None:
    with Pilot(browser, server, *PHONES[0]) as pilot:
        sit_at_the_end(pilot, stage(server.data, finished(RECORDS["lifeboat"])))
        card = pilot.page.locator(".end .scores > li").first
        card.locator("summary").click()
        card.get_by_role("button", name="LIF-20.3").click()

        pilot.page.wait_for_selector(".pop")
        # The phone is turned: what it pointed at lies elsewhere.
        pilot.page.set_viewport_size({"width": 844, "height": 390})
        pilot.page.wait_for_selector(".pop", state="detached")


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_the_end_fits_every_screen(record: str, server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        sit_at_the_end(pilot, stage(server.data, finished(record)))
        wrong = {screen.name: found for screen in sample(1) if (found := finds(pilot.page, screen, SHEET))}

    assert wrong == {}
