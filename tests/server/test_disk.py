"""The disk is full, or cannot be written: nothing happens that was not written, and all goes on afterwards."""

from __future__ import annotations

import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast.kernel.errors import Refusal
from holdfast.server.incoming import Talk
from holdfast.server.match.hall import sit_down
from holdfast.server.match.seating import leave
from holdfast.server.services import Services
from holdfast.server.store.exchange import export_records, record_of
from holdfast.server.store.store import Store
from server.attack import asked_person, assert_calm, go_on, run, services_in, table_for
from server.harness import Place, Refused, Server, Visitor, running


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of this server can grow any more."""
    assert server.process is not None
    size = (server.data / "holdfast.db-wal").stat().st_size
    unlimited = resource.RLIM_INFINITY
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, unlimited))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))


@contextmanager
def unwritable(store: Store, trouble: Trouble) -> Iterator[None]:
    """Every transaction of this store's writer meets this trouble. Nobody may be writing now: no bots."""
    for statement in trouble.spoil:
        store.writer.connection.execute(statement)
    try:
        yield
    finally:
        for statement in trouble.mend:
            store.writer.connection.execute(statement)


class Trouble:
    """Statements that make a connection useless for writing, those that mend it, and what the database then says."""

    def __init__(self, spoil: list[str], mend: list[str], says: str) -> None:
        self.spoil = spoil
        self.mend = mend
        self.says = says


WRITTEN = ("chairs", "lines", "matches", "people", "talk")
READ_ONLY = Trouble(["PRAGMA query_only=ON"], ["PRAGMA query_only=OFF"], "readonly")
BALLAST = "INSERT INTO settings VALUES ('ballast', zeroblob(1000000))"
FULL = Trouble(
    [
        "PRAGMA max_page_count=1",
        *(f"CREATE TEMP TRIGGER full_{name} BEFORE INSERT ON {name} BEGIN {BALLAST}; END" for name in WRITTEN),
    ],
    [*(f"DROP TRIGGER full_{name}" for name in WRITTEN), "PRAGMA max_page_count=1000000"],
    "full",
)
troubles = pytest.mark.parametrize("trouble", [READ_ONLY, FULL], ids=["read-only", "full"])


def lines_on_disk(database: Path) -> int:
    with closing(sqlite3.connect(database)) as reading:
        assert reading.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return int(reading.execute("SELECT count(*) FROM lines").fetchone()[0])


def lines_once_calm(database: Path) -> int:
    """When the bots, who may be asked beside a person, have said what they have to say."""
    before, now = -1, lines_on_disk(database)
    while now != before:
        time.sleep(0.3)
        before, now = now, lines_on_disk(database)
    return now


def answer_now(place: Place) -> dict[str, Any]:
    """Answer the open question with its default; a bot's offer may have put it anew meanwhile."""
    while True:
        place.until(lambda here: here.ask is not None)
        assert place.ask is not None
        answer = place.say(place.ask["default"], ask=place.ask["id"])
        if answer.get("code") != "stale":
            return answer


def test_on_a_full_disk_a_move_is_refused_and_can_be_made_when_there_is_space_again(tmp_path: Path) -> None:
    with running(tmp_path / "full") as server, Visitor(server, "Ann") as ann:
        place = ann.sit_at(ann.new_match(4, start=True, pace="none")["id"])
        assert answer_now(place)["t"] == "done"
        place.until(lambda here: here.ask is not None)
        kept = lines_once_calm(server.data / "holdfast.db")
        place.drain(0.1)
        shown, ask = dict(place.sections), place.ask
        assert ask is not None

        with full_disk(server):
            refused = place.say(ask["default"], ask=ask["id"])
            with pytest.raises(Refused) as not_made:
                ann.new_match(4)

        assert refused["code"] == "not-stored"
        assert "could not write this down" in refused["text"]
        assert (not_made.value.status, not_made.value.code) == (503, "not-stored")
        place.drain(0.1)
        assert place.sections == shown
        assert lines_on_disk(server.data / "holdfast.db") == kept
        assert place.say(ask["default"], ask=ask["id"])["t"] == "done"
        place.play_on(lambda here: here.result is not None or here.sections["table"]["day"] > 1)
        assert_calm(server)
    assert run(export_records(server.data / "holdfast.db", tmp_path, running=True)) == 1
    assert all(holdfast.verify(file.read_text("utf-8"))["honest"] for file in tmp_path.glob("*.record"))


@troubles
def test_what_cannot_be_written_was_never_said(tmp_path: Path, trouble: Trouble) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            match, people = await table_for(services, "Ann", "Bob", "Cid", "Dan", seats=4)
            await go_on(match)
            ask, sitting = await asked_person(match), match.sitting
            assert ask is not None
            assert sitting is not None
            before = sitting.record().text(), [sitting.view(n) for n in range(4)], sitting.numbers[:]

            with unwritable(services.store, trouble):
                with pytest.raises(Refusal, match=trouble.says) as refused:
                    await go_on(match)
                with pytest.raises(Refusal, match=trouble.says):
                    await match.arrange(lambda draft: leave(draft, people[ask.seat].id))

            assert refused.value.code == "not-stored"
            assert (sitting.record().text(), [sitting.view(n) for n in range(4)], sitting.numbers) == before
            assert match.chairs[ask.seat].bot == ""
            await go_on(match)
            row = match.row
            assert holdfast.verify(record_of(row, await services.store.lines(row.id)).text())["honest"]

    run(scene())


@troubles
def test_a_table_whose_start_cannot_be_written_still_waits_for_people(tmp_path: Path, trouble: Trouble) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            ann, bob = [await services.people.new_guest(name, "en") for name in ("Ann", "Bob")]
            match = await services.hall.create(ann, "lifeboat", 4, {}, "private", "none", [])
            with unwritable(services.store, trouble):
                with pytest.raises(Refusal) as refused:
                    await match.start()
                with pytest.raises(Refusal):
                    await sit_down(match, bob, None, "")
            assert refused.value.code == "not-stored"
            assert match.row.status == "waiting"
            assert [chair.person for chair in match.chairs] == [ann.id, "", "", ""]
            assert not any(chair.bot for chair in match.chairs)
            await sit_down(match, bob, None, "")
            await match.start()
            assert match.seat_of(bob.id) == 1

    run(scene())


@troubles
def test_people_and_talk_that_cannot_be_written_are_refused(tmp_path: Path, trouble: Trouble) -> None:
    async def scene(services: Services) -> None:
        match, (ann, *_) = await table_for(services, "Ann", "Bob", "Cid", "Dan", seats=4)
        chat = await services.chat(match)
        with unwritable(services.store, trouble):
            with pytest.raises(Refusal) as refused:
                await services.people.new_guest("Eve", "en")
            with pytest.raises(Refusal):
                await chat.add(ann, Talk(text="hello"))
        assert refused.value.code == "not-stored"
        assert chat.said == []
        await chat.add(ann, Talk(text="hello"))
        assert [said.text for said in chat.said] == ["hello"]

    async def opened() -> None:
        async with services_in(tmp_path) as services:
            await scene(services)

    run(opened())
