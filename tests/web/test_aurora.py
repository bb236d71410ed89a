"""Last Aurora in a browser: a whole solo game by clicking what is lit, and a load put in place by hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

import holdfast
from server.harness import Server
from web import scenes
from web.pilot import Pilot

LOOKS = 80
"""The load is said cell by cell: so often it is looked whether all is said."""


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


def before_a_load_check(folder: Path) -> int:
    """A game of two bots up to the moment when they check their loads; returns how many moves that took."""
    table = holdfast.new("aurora", 2, "load")
    bot = holdfast.bot("greedy", "aurora", seed="load")
    moves = 0
    while table.view(None)["waiting"]["ask"] != "LoadTogether":
        seat = table.asking()[0].seat
        table.play(seat, bot.choose(table.seen_by(seat)))
        moves += 1
    (folder / "load.record").write_text(table.record(), "utf-8")
    return moves


def cells(pilot: Pilot) -> list[str]:
    """Every cell of my convoy in words."""
    found: list[str] = pilot.page.evaluate(
        "[...document.querySelectorAll('.convoy .cell')]"
        ".map(one => one.ariaLabel ?? one.querySelector('.vh').textContent)"
    )
    return found


def test_a_load_is_put_in_place_by_hand(
    server: Server, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scenes, "GOLDEN", tmp_path)
    moves = before_a_load_check(tmp_path)
    with Pilot(browser, server) as pilot:
        pilot.become(scenes.stage(server.data, scenes.Scene("load", moves, ["Аня", "Вера"])), 0)
        pilot.page.click(".cell.stow.fl >> nth=0")
        pilot.page.click(".cell.takes >> nth=-1")
        wanted = cells(pilot)

        pilot.page.click(".stores .btn.you")

        for _ in range(LOOKS):
            if pilot.page.query_selector(".ask .opt") is None and cells(pilot) == wanted:
                break
            pilot.page.wait_for_timeout(100)
        assert cells(pilot) == wanted
        assert pilot.page.query_selector(".ask .opt") is None
