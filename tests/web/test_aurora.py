"""Last Aurora in a browser: a whole solo game by clicking what is lit, and a load put in place by hand."""

from __future__ import annotations

from playwright.sync_api import Browser

from server.harness import Server
from web.pilot import Pilot


def start_solo(pilot: Pilot) -> None:
    """A table for one, against the Automa."""
    assert pilot.page.request.post(f"{pilot.url}/api/me", data={"name": "Аня", "lang": "ru"}).ok
    made = pilot.page.request.post(
        f"{pilot.url}/api/matches",
        data={"game": "aurora", "seats": 1, "pace": "none", "start": True},
    )
    assert made.ok, made.text()
    match = made.json()["id"]
    pilot.open(f"/table/{match}")
    pilot.page.wait_for_selector(".ask")


def test_a_game_against_the_automa_is_played_by_clicking(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        start_solo(pilot)
        pilot.page.wait_for_selector(".automa")

        pilot.play_to_the_end()

        assert pilot.shown(".end table tbody tr")
