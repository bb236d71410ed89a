"""The plug is pulled amid many matches: not one acknowledged word is lost, not one match is broken.

HOLDFAST_THOROUGH=1 pulls it ten times amid two hundred matches.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

import holdfast
from holdfast.games import registry
from holdfast.kernel.record import Record
from holdfast.kernel.sitting import sit
from holdfast.server.store.exchange import export_records, record_of
from holdfast.server.store.opening import open_store
from server.harness import PATIENCE, Place, Server, Visitor, running

MATCHES, KILLS = (200, 10) if os.environ.get("HOLDFAST_THOROUGH") == "1" else (20, 3)


Word = tuple[str, bool]
"""What was said, and whether there was anything else to say: where there was not, who plays alone is answered for."""


async def kept_words(database: Path) -> dict[str, list[Word]]:
    """By match: what the records have of seat 0."""
    store = open_store(database)
    try:
        return {row.id: words_of(record_of(row, await store.lines(row.id))) for row in await store.begun_matches()}
    finally:
        store.close()


def words_of(record: Record) -> list[Word]:
    sitting = sit(registry.game(record.header.game), record.header)
    words: list[Word] = []
    for line in record.lines:
        if line.author == "0":
            question = sitting.asked(0)
            words.append((line.text, question is None or len(question.options) > 1))
        sitting.say(line.author, line.text)
    return words


def chosen(words: list[Word]) -> list[str]:
    return [text for text, was_choice in words if was_choice]


def stand_in_order(words: list[Word], among: list[Word]) -> bool:
    left = iter(among)
    return all(word in left for word in words)


class Crowd:
    """One person at many tables, and every word that the server has said is done."""

    def __init__(self, server: Server, matches: int) -> None:
        self.server = server
        self.visitor = Visitor(server, "Ann")
        self.done: dict[str, list[Word]] = {}
        self.over: set[str] = set()
        for _ in range(matches):
            self.done[str(self.visitor.new_match(4, start=True, pace="none")["id"])] = []

    def play_until(self, enough: Callable[[int], bool], then: Callable[[], None]) -> None:
        """Play at all tables at once until so many words are done, then do this to the server amid all of it."""
        counted = threading.Semaphore(0)
        stopped = threading.Event()
        players = [threading.Thread(target=self.play, args=(match, counted, stopped)) for match in self.done]
        for player in players:
            player.start()
        done = 0
        while not enough(done) and counted.acquire(timeout=PATIENCE):
            done += 1
        then()
        stopped.set()
        for player in players:
            player.join()
        assert enough(done)

    def play(self, match: str, counted: threading.Semaphore, stopped: threading.Event) -> None:
        """At one table, until the plug is pulled."""
        answered = 0
        try:
            place = self.visitor.sit_at(match)
            while not stopped.is_set() and place.result is None:
                answered = self.answer(match, place, answered)
                counted.release()
        except (WebSocketException, OSError, EOFError):
            return

    def answer(self, match: str, place: Place, answered: int) -> int:
        """One word at one table, counted once the server says that it is done; returns which question it was for."""
        place.until(lambda here: here.result is not None or (here.ask is not None and here.ask["id"] != answered))
        ask = place.ask
        if place.result is not None or ask is None:
            self.over.add(match)
            return answered
        if place.say(ask["default"], ask=ask["id"])["t"] == "done":
            self.done[match].append((ask["default"], len(ask["options"]) > 1))
        return int(ask["id"])

    def come_back(self) -> None:
        """To the same server at its new address, with the same cookie."""
        known = self.visitor.http.cookies
        self.visitor.close()
        self.visitor = Visitor(self.server)
        self.visitor.http.cookies = httpx.Cookies(known)

    def assert_nothing_is_lost(self) -> None:
        """Every word that was done is in the record, in its order; of choices at most one more was on its way."""
        database = self.server.data / "holdfast.db"
        with closing(sqlite3.connect(database)) as checked:
            assert checked.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        kept = asyncio.run(kept_words(database))
        for match, done in self.done.items():
            assert stand_in_order(done, kept[match])
            assert chosen(kept[match])[: len(chosen(done))] == chosen(done)
            assert len(chosen(kept[match])) <= len(chosen(done)) + 1
        self.done = kept

    def assert_all_are_there(self) -> None:
        for match in self.done:
            assert self.visitor.get(f"/api/matches/{match}")["status"] in ("playing", "over")

    def assert_all_go_on(self) -> None:
        """One more word at each table, or it is over."""
        for match, done in self.done.items():
            before, answered, place = len(done), 0, self.visitor.sit_at(match)
            while len(done) == before and match not in self.over:
                # A question that asks nothing may have been answered already.
                answered = self.answer(match, place, answered)


@pytest.mark.slow
def test_no_acknowledged_word_is_lost_and_no_match_broken_when_the_plug_is_pulled(tmp_path: Path) -> None:
    with running(tmp_path / "crashes") as server:
        crowd = Crowd(server, MATCHES)
        for _ in range(KILLS):
            crowd.play_until(lambda done: done >= MATCHES, server.kill)
            crowd.assert_nothing_is_lost()
            server.start()
            crowd.come_back()
            crowd.assert_all_are_there()
        crowd.assert_all_go_on()
        crowd.visitor.close()
        assert "Traceback" not in server.log()
    assert_honest(server.data / "holdfast.db", tmp_path / "records")


@pytest.mark.slow
def test_no_acknowledged_word_is_lost_when_the_server_is_told_to_stop_under_load(tmp_path: Path) -> None:
    with running(tmp_path / "stops") as server:
        crowd = Crowd(server, MATCHES)
        for _ in range(KILLS):
            crowd.play_until(lambda done: done >= MATCHES, lambda: stop_in_order(server))
            crowd.assert_nothing_is_lost()
            server.start()
            crowd.come_back()
            crowd.assert_all_are_there()
        crowd.assert_all_go_on()
        crowd.visitor.close()
        assert "Traceback" not in server.log()
    assert_honest(server.data / "holdfast.db", tmp_path / "records")


def stop_in_order(server: Server) -> None:
    assert server.stop() in (0, -signal.SIGTERM)
    assert "Finished server process" in server.log().splitlines()[-1]


def assert_honest(database: Path, folder: Path) -> None:
    """The records of all matches, finished or not, verify."""
    folder.mkdir()
    assert asyncio.run(export_records(database, folder, running=True)) == MATCHES
    assert all(holdfast.verify(file.read_text("utf-8"))["honest"] for file in folder.iterdir())


def test_what_was_on_its_way_is_done_or_not_done_but_never_half(tmp_path: Path) -> None:
    """Words are sent and the plug is pulled before any answer is read."""
    with running(tmp_path / "halves") as server:
        ann = Visitor(server, "Ann")
        places = [ann.sit_at(ann.new_match(4, start=True, pace="none")["id"]) for _ in range(6)]
        for place in places:
            place.until(lambda here: here.ask is not None)
        for place in places:
            assert place.ask is not None
            place.send(t="say", words=[place.ask["default"]], ask=place.ask["id"])
        server.kill()
        ann.close()
        server.start()
        with Visitor(server) as again:
            again.http.cookies = httpx.Cookies(ann.http.cookies)
            for match in again.get("/api/matches"):
                assert match["status"] == "playing"
                again.sit_at(match["id"]).until(lambda here: here.ask is not None)
        assert "Traceback" not in server.log()
