"""Last Aurora in a browser: played against the Automa by clicking what is lit, and a load put in place by hand.

The first round and the last fifth of a game, unless the run is thorough: then a whole one.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import holdfast
from conformance.subjects import THOROUGH
from holdfast.locale import translate
from server.harness import Server
from web import scenes
from web.pilot import PATIENCE, Pilot

EVERY_ROUND = ["aurora-ask-take-turn", "aurora-ask-check-load"]


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


def play_until(pilot: Pilot, is_done: Callable[[], bool]) -> set[str]:
    """Answer by clicking; returns what was asked. What could not be clicked is not tried again."""
    asked: set[str] = set()
    until = time.monotonic() + PATIENCE
    turn = 0
    while not is_done() and not pilot.is_over():
        assert time.monotonic() < until, f"no end after {turn} answers: {pilot.question()!r}"
        asked.add(pilot.question())
        pilot.answer(turn)
        turn += 1
    return asked


def round_is(pilot: Pilot, n: int) -> bool:
    return pilot.page.locator(".ph .rd").inner_text() == translate("web-aurora-round", "ru", n=n)


def test_a_round_against_the_automa_is_played_by_clicking(server: Server, browser: Browser) -> None:
    wanted = {translate(question, "ru") for question in EVERY_ROUND}
    with Pilot(browser, server) as pilot:
        start_solo(pilot)
        pilot.page.wait_for_selector(".automa")

        asked = play_until(pilot, lambda: not THOROUGH and round_is(pilot, 2))
        if not wanted <= asked:
            # Something may be asked and answered between two looks: the next round asks again.
            asked |= play_until(pilot, lambda: round_is(pilot, 3))

        assert wanted <= asked


def test_a_game_against_the_automa_is_ended_by_clicking(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.become(scenes.stage(server.data, scenes.towards_the_end("aurora/1_lost", ["Аня"])), 0)

        play_until(pilot, lambda: False)

        assert len(pilot.shown(".end table tbody tr")) == 2


def test_a_click_on_a_small_piece_counts_after_a_key(server: Server, browser: Browser) -> None:
    """Keycaps lie over small pieces and go when the pointer is used: the press must not go with them."""
    scene = scenes.just_before("aurora/4_thinned", 1, "by_hand", ["Аня", "Боря", "Вера", "Глеб"])
    with Pilot(browser, server) as pilot:
        pilot.become(scenes.stage(server.data, scene._replace(moves=scene.moves + 1)), 1)
        for n in range(2):
            pilot.page.keyboard.press("Escape")
            pilot.page.wait_for_selector(".stores .kbd")

            pilot.page.click(f".stores .lit >> nth={n}")

            assert pilot.shown(".stores .sel")


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

        until = time.monotonic() + PATIENCE
        while pilot.page.query_selector(".ask .opt") is not None or cells(pilot) != wanted:
            assert time.monotonic() < until, "the load is said cell by cell, and not all of it was"
            pilot.page.wait_for_timeout(100)
        assert cells(pilot) == wanted
        assert pilot.page.query_selector(".ask .opt") is None
