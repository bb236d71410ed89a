"""What is said with one press: put together place by place, heard in the reader's language, believed or doubted."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from server.harness import Server
from web.company import table_of_two
from web.pilot import Pilot


@pytest.fixture
def friends(server: Server, browser: Browser) -> Iterator[tuple[Pilot, Pilot]]:
    """Ann at a desk, Bob with a phone."""
    with Pilot(browser, server) as ann, Pilot(browser, server, width=390, height=844) as bob:
        table_of_two(ann, bob, game="doomsday")
        yield ann, bob


def test_a_claim_is_made_heard_and_doubted(friends: tuple[Pilot, Pilot]) -> None:
    ann, bob = friends
    ann.page.keyboard.press("t")
    ann.page.get_by_role("button", name="Готовые фразы").click()
    ann.page.get_by_role("button", name="Кто на чьей стороне").click()
    ann.page.get_by_role("group", name="Сказать по игре").get_by_role("button", name="Аня").click()
    ann.page.get_by_role("button", name="Машины", exact=True).click()
    ann.page.get_by_text(re.compile("вы знаете это точно|вы точно знаете")).wait_for()
    ann.page.get_by_role("button", name="Сказать всем").click()

    bob.page.keyboard.press("t")
    bob.page.get_by_role("button", name="Кто что заявил").click()
    claims = bob.page.get_by_role("region", name="Кто что заявил")
    # Bots claim things too, but no bot that it is a machine.
    claim = claims.get_by_role("listitem").filter(has_text="Я — машина.")
    claim.wait_for()
    claim.get_by_role("button", name="Не верю").click()
    claim.get_by_role("button", name="Не верю 1", pressed=True).wait_for()

    ann.page.get_by_role("button", name="Кто что заявил").click()
    ann.page.get_by_role("region", name="Кто что заявил").get_by_role("button", name="Не верю 1").wait_for()
