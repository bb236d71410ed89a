"""What leaves memory and when, and that it comes back as it was."""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections.abc import Coroutine
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import pytest

from holdfast.kernel.errors import Refusal
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.table import Table
from holdfast.server import incoming
from holdfast.server.match import hall as halls
from holdfast.server.match import hosting
from holdfast.server.match.hall import AT_ONCE, FAR, IDLE, IDLE_IN_CROWD, SOON, Hall, sit_down
from holdfast.server.match.match import Match
from holdfast.server.people import people as persons
from holdfast.server.people.people import People
from holdfast.server.recent import Recent
from holdfast.server.rest.forms import MatchInfo
from holdfast.server.rest.listing import info
from holdfast.server.services import Services
from holdfast.server.store.rows import Person
from holdfast.server.store.store import Store
from server.attack import asked_person, go_on, health, services_in, table_for
from server.attack import run as play
from server.harness import Server, Visitor
from server.rooms import from_seat, hurry, room, run, until, watching

T = TypeVar("T")


async def by_a_visitor(deed: Coroutine[Any, Any, T]) -> T:
    """In a task of its own, as every request and every socket is."""
    done = await asyncio.create_task(deed)
    await asyncio.sleep(0)
    return done


async def later(hall: Hall, seconds: float) -> None:
    await hall.let_go_idle(time.monotonic() + seconds)


async def to_the_end(match: Match) -> None:
    """People answer with defaults as soon as they are asked, until it is over."""
    while match.row.status == "playing":
        assert match.sitting is not None
        asked = [ask for ask in match.sitting.asking() if not match.chairs[ask.seat].bot]
        if asked:
            with suppress(Refusal):  # A bot may have been quicker.
                await match.say(asked[0].seat, [asked[0].default], asked[0].id)
        else:
            await asyncio.sleep(0.001)


async def play_out(hall: Hall, match_id: str) -> None:
    await to_the_end(await hall.find(match_id))


def digest_of(match: Match) -> str:
    assert match.sitting is not None
    return match.sitting.last_digest


async def abandon(hall: Hall, match_id: str) -> None:
    match = await hall.find(match_id)
    await match.arrange(hosting.abandon)


# -- ended matches --------------------------------------------------------------------------------------


def test_a_match_leaves_with_its_end_when_nobody_watches(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            over = await by_a_visitor(here.table("none", 4))
            given_up = await by_a_visitor(here.table("none", 4))
            await by_a_visitor(play_out(here.hall, over.row.id))
            await by_a_visitor(abandon(here.hall, given_up.row.id))
            assert (over.row.status, given_up.row.status) == ("over", "abandoned")
            assert not here.hall.matches

    run(scene)


def test_a_match_that_a_bot_or_the_clock_ends_leaves_by_itself(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await by_a_visitor(here.table("none", 1))
            # Bots alone: a table that its last person leaves would stand still.
            match.chairs[0].bot = "random"
            match.keepers.look()
            await until(lambda: not here.hall.matches)
            assert match.row.status == "over"

    run(scene)


def test_an_ended_match_stays_for_its_last_watcher_and_leaves_with_them(server: Server) -> None:
    with Visitor(server, "Ann") as ann, Visitor(server) as looker:
        before = health(server)["matches"]
        match = ann.new_match(bots=["random"] * 3, pace="none", start=True)["id"]
        place, other = ann.sit_at(match), looker.sit_at(match)
        place.play_on(lambda here: here.result is not None)
        place.close()
        other.until(lambda here: here.result is not None)
        assert health(server)["matches"] == before + 1
        other.close()
        wait_for_matches(server, before)


def test_an_ended_match_does_not_stay_for_being_fetched(server: Server) -> None:
    with Visitor(server, "Ann") as ann:
        before = health(server)["matches"]
        match = ann.new_match(bots=["random"] * 3, pace="none", start=True)["id"]
        place = ann.sit_at(match)
        place.play_on(lambda here: here.result is not None)
        place.close()
        wait_for_matches(server, before)
        called = [seat["called"] for seat in ann.get(f"/api/matches/{match}")["seats"]]
        assert called == place.sections["table"]["roles"]
        for what in ("", "/record", "/verify", "/replay", "/portraits?last=3"):
            assert ann.get(f"/api/matches/{match}{what}")
            wait_for_matches(server, before)


def wait_for_matches(server: Server, number: int) -> None:
    deadline = time.monotonic() + 60.0
    while (found := health(server)["matches"]) != number:
        assert time.monotonic() < deadline, f"{found} matches are in memory instead of {number}"
        time.sleep(0.02)


# -- idle matches ---------------------------------------------------------------------------------------


def test_where_there_are_very_many_they_leave_sooner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            hall = here.hall
            for _ in range(3):
                await go_on(await by_a_visitor(here.table("none", 4)))
            await later(hall, IDLE_IN_CROWD)
            assert len(hall.matches) == 3

            monkeypatch.setattr(halls, "CROWD", 2)
            await later(hall, IDLE_IN_CROWD)

            assert len(hall.matches) == 2, "as many as are no crowd"

    run(scene)


def test_idle_tables_leave_and_come_back_as_they_were(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            hall = here.hall
            waiting = await by_a_visitor(hall.create(here.people[0], "lifeboat", 4, {}, "private", "live", []))
            playing = await by_a_visitor(here.table("none", 4))
            await go_on(playing)
            await later(hall, IDLE - 5.0)
            assert len(hall.matches) == 2
            await later(hall, IDLE)
            assert not hall.matches
            again = await hall.find(playing.row.id)
            assert again is not playing
            assert digest_of(again) == digest_of(playing)
            assert (await hall.find(waiting.row.id)).chairs == waiting.chairs
            await go_on(again)

    run(scene)


def test_after_a_restart_only_tables_where_something_goes_on_stay_in_memory(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            idle, hurried = [await by_a_visitor(here.table(pace, 4)) for pace in ("none", "live")]
            await here.restart()
            await here.hall.resume_all()
            assert set(here.hall.matches) == {hurried.row.id}
            assert set(here.hall.asleep) == {idle.row.id}
            asked = await asked_person(idle)
            assert asked is not None
            seen = await here.hall.glimpse(idle.row.id, here.people[asked.seat].id)
            assert seen is not None
            assert seen.mine is not None
            await go_on(await here.hall.find(idle.row.id))

    run(scene)


def test_tables_leave_memory_a_few_at_a_time(tmp_path: Path) -> None:
    """Else everybody would wait while thousands that fell silent together go."""

    async def scene() -> None:
        async with room(tmp_path) as here:
            hall = here.hall
            for _ in range(2 * AT_ONCE + 1):
                await by_a_visitor(here.waiting("none", 1))
            left: list[int] = []
            leaving = asyncio.create_task(later(hall, IDLE))
            while not leaving.done():
                left.append(len(hall.matches))
                await asyncio.sleep(0)
            assert not hall.matches
            assert max(before - after for before, after in pairwise([*left, 0])) <= AT_ONCE

    run(scene)


def test_what_left_while_others_were_leaving_is_not_let_go_twice(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            hall = here.hall
            for _ in range(AT_ONCE + 2):
                await by_a_visitor(hall.create(here.people[0], "lifeboat", 4, {}, "private", "live", []))
            last = list(hall.matches.values())[-1].row.id
            leaving = asyncio.create_task(later(hall, IDLE))
            await asyncio.sleep(0)
            assert len(hall.matches) == 2
            await later(hall, IDLE)
            back = await hall.find(last)
            await leaving
            assert list(hall.matches.values()) == [back]

    run(scene)
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def test_who_deletes_themselves_is_not_stopped_by_tables_that_leave_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            hall, store, (ann, ben) = here.hall, here.hall.store, here.people[:2]
            hers = await by_a_visitor(hall.create(ann, "lifeboat", 4, {}, "private", "live", []))
            for _ in range(2):
                await by_a_visitor(hall.create(ben, "lifeboat", 4, {}, "private", "live", []))
            save = store.save_match

            async def save_while_others_leave(*what: Any) -> None:
                await save(*what)
                await later(hall, IDLE)

            async def none_yet(_: str) -> list[str]:
                return []

            monkeypatch.setattr(store, "save_match", save_while_others_leave)
            monkeypatch.setattr(store, "unfinished_matches_of", none_yet)

            await asyncio.create_task(hall.take_out(ann))

            assert hers.row.host != ann.id
            assert hers.seat_of(ann.id) is None

    run(scene)


def test_nothing_leaves_that_is_watched_used_or_thought_about(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            hall = here.hall
            watched = await by_a_visitor(here.table("none", 4))
            watcher = await watching(watched, 1)
            used = await here.table("none", 4)
            spoken = await by_a_visitor(here.table("none", 4))
            async with spoken.mailbox:
                await later(hall, IDLE)
                assert set(hall.matches.values()) == {watched, used, spoken}
            await watched.unwatch(watcher.connection)
            await later(hall, IDLE)
            assert list(hall.matches.values()) == [used]

    run(scene)


def test_a_table_whose_clock_rings_soon_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch, FAR - 1.0)

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await by_a_visitor(here.table("by_mail", 2))
            await until(lambda: match.timekeeper.seconds_left() < FAR)
            await until(match.is_at_rest)
            await later(here.hall, IDLE)
            assert list(here.hall.matches.values()) == [match]

    run(scene)


def test_a_table_is_back_before_its_clock_rings_with_its_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch, 24 * 3600.0)

    async def scene() -> None:
        async with room(tmp_path) as here:
            hall = here.hall
            match = await by_a_visitor(here.table("by_mail", 2))
            await until(match.is_at_rest)
            until_when = match.timekeeper.deadline.until
            await later(hall, IDLE)
            assert not hall.matches
            await later(hall, 24 * 3600.0 - SOON - 60.0)
            assert not hall.matches
            await later(hall, 24 * 3600.0 - SOON)
            (again,) = hall.matches.values()
            assert again.timekeeper.deadline.until == until_when
            assert not hall.asleep

    run(scene)


def test_a_wish_to_take_back_is_still_there_when_the_others_come(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await by_a_visitor(here.table("none", 4))
            seat = await ask_to_take_back(match)
            before = digest_of(match)
            await later(here.hall, IDLE)
            again = await here.hall.find(match.row.id)
            assert again is not match
            for other in sorted(again.wish.asked):
                await again.consent(from_seat(again, other), True)
            assert again.wish.by is None or not again.wish.asked
            assert digest_of(again) != before
            assert again.sitting is not None
            assert again.sitting.lines[-1].said() == f"{seat} undo"

    run(scene)


async def ask_to_take_back(match: Match) -> int:
    """Play until somebody can take back a word that others have heard of, and must ask them."""
    while True:
        assert match.sitting is not None
        ask = match.sitting.asking()[0]
        await match.say(ask.seat, [ask.options[-1]], ask.id)
        if match.sitting.last_word(ask.seat) >= 0:
            await match.take_back(from_seat(match, ask.seat))
            if match.wish.by == ask.seat:
                return ask.seat


def test_my_games_know_my_turn_at_a_table_out_of_memory_and_leave_it_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            _, people = await by_a_visitor(table_for(services, "Ann", "Bob", "Eve", "Joe"))
            shown = await games_of(services, people)
            await later(services.hall, IDLE)
            assert not services.hall.matches
            again = await games_of(services, people)
            assert again == shown
            assert any(one.my_turn for one in again)
            assert not services.hall.matches

    play(scene())


async def games_of(services: Services, people: list[Person]) -> list[MatchInfo]:
    """What each of them sees in the list of their games."""
    return [
        await info(services, *found, person)
        for person in people
        for found in await services.store.matches_of(person.id, 10)
    ]


def test_who_was_told_of_a_question_is_not_told_again_for_the_match_having_slept(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            match, people = await by_a_visitor(table_for(services, "Ann", "Bob", "Eve", "Joe", pace="by_mail"))
            told = {person.id: services.notices.by_person.get(person.id) for person in people}
            await later(services.hall, IDLE)
            assert not services.hall.matches
            await services.hall.find(match.row.id)
            assert {person.id: services.notices.by_person.get(person.id) for person in people} == told

    play(scene())


def test_talk_leaves_with_its_match_and_comes_back_with_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            match, people = await by_a_visitor(table_for(services, "Ann", "Bob", "Eve", "Joe"))
            await (await services.chat(match)).add(people[0], incoming.Talk(text="Ahoy"))
            await later(services.hall, IDLE)
            assert not services.chats
            again = await services.chat(await services.hall.find(match.row.id))
            assert [said.text for said in again.said] == ["Ahoy"]

    play(scene())


# -- one table, one match --------------------------------------------------------------------------------


def test_however_many_find_speak_and_sweep_a_table_is_one_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "IDLE", -1.0)

    async def scene() -> None:
        async with room(tmp_path) as here:
            hall, made = here.hall, Made(here.hall)
            tables = [(await by_a_visitor(here.table("none", 4))).row.id for _ in range(3)]
            said, chance = dict.fromkeys(tables, 0), random.Random("visits")

            async def visit(match_id: str) -> None:
                match = await hall.find(match_id)
                await asyncio.sleep(chance.random() * 0.002)
                lines = await says_something(match)
                said[match_id] += lines

            async def come_again_and_again(match_id: str) -> None:
                for _ in range(20):
                    await asyncio.create_task(visit(match_id))
                    await asyncio.sleep(chance.random() * 0.03)

            async def sweep() -> None:
                while any(not visitor.done() for visitor in visitors):
                    await later(hall, 0.0)
                    await asyncio.sleep(0)

            visitors = [asyncio.create_task(come_again_and_again(match_id)) for match_id in 2 * tables]
            await asyncio.gather(sweep(), *visitors)
            assert made.were_alone
            assert made.count > 2 * len(tables), "they hardly ever left"
            for match_id in tables:
                assert len(await here.hall.store.lines(match_id)) == said[match_id]

    run(scene)


class Made:
    """Watches a hall make matches: one of a table only when the last one is gone."""

    def __init__(self, hall: Hall) -> None:
        self.by_id: dict[str, Match] = {}
        self.count = 0
        self.were_alone = True
        self.make = hall._match
        hall._match = self.look  # type: ignore[method-assign]

    def look(self, row: Any, chairs: Any) -> Match:
        before = self.by_id.get(row.id)
        self.were_alone = self.were_alone and (before is None or before.is_gone)
        self.by_id[row.id] = match = self.make(row, chairs)
        self.count += 1
        return match


async def says_something(match: Match) -> int:
    """How many lines came of it."""
    assert match.sitting is not None
    asking = match.sitting.asking()
    if not asking:
        return 0
    ask = asking[0]
    try:
        await match.say(ask.seat, [ask.default], ask.id)
    except Refusal:
        return 0
    return 1


def test_a_match_that_was_let_go_takes_no_words(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await by_a_visitor(here.table("none", 4))
            await later(here.hall, IDLE)
            with pytest.raises(RuntimeError, match="let go"):
                await match.say(0, ["row"], None)
            await match.wake()

    run(scene)


# -- nothing stays behind ---------------------------------------------------------------------------------


def alive() -> dict[str, int]:
    kinds = (Match, Sitting, Table)
    found = [thing for thing in gc.get_objects() if isinstance(thing, kinds)]
    return {kind.__name__: sum(isinstance(thing, kind) for thing in found) for kind in kinds}


def test_of_matches_that_have_left_nothing_stays_without_the_collector(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            gc.collect()
            before = alive()
            for persons in (4, 1, 2):
                await by_a_visitor(a_whole_life(services.hall, persons))
            await until(lambda: not services.hall.matches)
            await asyncio.sleep(0)
            assert alive() == before

    gc.disable()
    try:
        play(scene())
    finally:
        gc.enable()


async def a_whole_life(hall: Hall, persons: int) -> None:
    """Watched, refused, slept through and played to the end."""
    guests = [await hall.people.new_guest(name, "en") for name in ("Ann", "Bob", "Eve", "Joe")[:persons]]
    match = await hall.create(guests[0], "lifeboat", 4, {}, "private", "relaxed", [])
    for guest in guests[1:]:
        await sit_down(match, guest, None, "")
    await match.start()
    watcher = await watching(match, 0)
    with pytest.raises(Refusal):
        await match.say(0, ["fly"], None)
    await to_the_end(match)
    await match.unwatch(watcher.connection)


def test_people_and_notices_in_memory_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(persons, "MOST_KNOWN", 3)

    async def scene() -> None:
        store = Store(tmp_path / "holdfast.db")
        people = People(store, b"key", "")
        guests = [await people.new_guest(f"Guest {n}", "en") for n in range(10)]
        assert len(people._known) == 3
        assert [await people.by_id(guest.id) for guest in guests] == guests
        store.close()

    run(scene)


def test_what_was_asked_for_last_is_forgotten_last() -> None:
    recent: Recent[int] = Recent(3)
    for number, name in enumerate("abc"):
        recent[name] = number
    assert recent["a"] == 0
    recent["d"] = 3
    assert list(recent) == ["c", "a", "d"]
