"""Leaving for good: a deleted person's seats are played on, another is host, and it survives a restart."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from holdfast.kernel.play import waiting
from holdfast.server.match import seating
from holdfast.server.match.match import Match
from server.harness import Visitor, running, seats
from server.rooms import code_of, room, run, standing, until, watching


def sitters(match: Match) -> list[tuple[str, str]]:
    """Who sits there, by the first letter of their names, and which bots."""
    return [(match.names.get(chair.person, "")[:1], chair.bot) for chair in match.chairs]


def test_who_is_deleted_frees_a_seat_that_waits(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.waiting("none", 2)
            await here.restart()
            await here.forget(here.people[0])
            match = await here.hall.find(match.row.id)
            assert sitters(match) == [("", ""), ("B", ""), ("", ""), ("", "")]
            assert (match.row.host, standing(match)) == (here.people[1].id, ("waiting", ""))

    run(scene)


def test_a_waiting_table_of_one_who_is_deleted_is_cancelled(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.waiting("none", 1)
            await here.forget(here.people[0])
            assert standing(match) == ("abandoned", "host")

    run(scene)


@pytest.mark.parametrize("in_memory", [True, False])
def test_a_bot_plays_on_for_who_is_deleted_and_another_is_host(tmp_path: Path, in_memory: bool) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            name = (await here.table("none", 2)).row.id
            if not in_memory:
                await here.restart()
            await here.forget(here.people[0])
            await here.restart()
            match = await here.hall.find(name)
            assert sitters(match)[:2] == [("", "greedy"), ("B", "")]
            assert (match.row.host, standing(match)) == (here.people[1].id, ("playing", ""))
            assert match.sitting is not None
            await until(lambda: any(seat == 1 for seat, _ in waiting(match.sitting.table)))  # type: ignore[union-attr]

    run(scene)


def test_a_table_of_people_who_are_all_deleted_is_given_up(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 2)
            for person in here.people[:2]:
                await here.forget(person)
            assert (match.row.host, standing(match)) == ("", ("abandoned", "nobody"))

    run(scene)


@pytest.mark.parametrize("in_memory", [True, False])
def test_a_finished_match_does_not_name_who_is_deleted(tmp_path: Path, in_memory: bool) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 2)
            await match.arrange(lambda draft: seating.finish(draft, {}))
            if not in_memory:
                await here.restart()
            await here.forget(here.people[0])
            for found in (await here.hall.find(match.row.id), await here.hall.store.match(match.row.id)):
                assert found is not None
                row, chairs = found if isinstance(found, tuple) else (found.row, found.chairs)
                assert here.people[0].id not in [row.host, *(chair.person for chair in chairs)]
                assert (row.status, chairs[1].person) == ("over", here.people[1].id)

    run(scene)


def test_the_sockets_of_who_is_deleted_show_nothing_more(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 2)
            watcher = await watching(match, 0)
            await here.forget(here.people[0])
            assert watcher.connection.closed_because == "seat-changed"
            assert await code_of(match.take_back(watcher.connection)) == "not-seated"

    run(scene)


def test_a_deletion_that_stops_half_way_leaves_a_table_that_goes_on_and_can_be_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            name, ann = (await here.table("none", 2)).row.id, here.people[0]

            async def plug_pulled(*_: object) -> None:
                raise RuntimeError("the plug is pulled")

            monkeypatch.setattr(here.hall.people, "forget", plug_pulled)
            with pytest.raises(RuntimeError):
                await here.forget(ann)
            monkeypatch.undo()
            await here.restart()
            assert await here.hall.store.person(ann.id) is not None
            match = await here.hall.find(name)
            assert (sitters(match)[0], standing(match)) == (("", "greedy"), ("playing", ""))
            await here.forget(ann)
            assert await here.hall.store.person(ann.id) is None

    run(scene)


def test_a_seat_with_neither_person_nor_bot_is_mended_when_its_table_comes_back(tmp_path: Path) -> None:
    """Such tables were left behind by servers that deleted people and nothing else."""

    async def scene() -> None:
        async with room(tmp_path) as here:
            name = (await here.table("none", 2)).row.id
            await here.restart()
            await here.hall.people.forget(here.people[0])
            match = await here.hall.find(name)
            assert sitters(match)[:2] == [("", "greedy"), ("B", "")]

    run(scene)


def test_after_a_deletion_and_a_pulled_plug_the_others_play_on(tmp_path: Path) -> None:
    with running(tmp_path / "server") as server, Visitor(server, "Ann") as ann, Visitor(server, "Bob") as bob:
        match = ann.new_match(4, pace="none")["id"]
        bob.post(f"/api/matches/{match}/sit", seat=1)
        ann.post(f"/api/matches/{match}/start")
        assert ann.http.delete("/api/me").status_code == 204
        server.kill()
        server.start()
        with Visitor(server) as again:
            again.http.cookies = httpx.Cookies(bob.http.cookies)
            table = again.get(f"/api/matches/{match}")
            assert (seats(table)[:2], table["host"]) == ([("", "greedy"), ("Bob", "")], True)
            place = again.sit_at(match)
            place.until(lambda here: here.ask is not None)
            assert place.ask is not None
            assert place.say(place.ask["default"], ask=place.ask["id"])["t"] == "done"
