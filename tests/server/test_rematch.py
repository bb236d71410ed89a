"""The same table once more: everybody is taken along."""

from __future__ import annotations

from pathlib import Path

from holdfast.server.match import hosting, seating
from holdfast.server.match.hall import sit_down
from holdfast.server.match.match import Match
from server.harness import Visitor, seats
from server.rooms import Room, room, run, watching


async def ended(here: Room, persons: int) -> Match:
    """A play of so many people, given up by its host; bots of two kinds in the other seats."""
    match = await here.waiting("none", persons)
    await match.arrange(lambda draft: hosting.give_seat(draft, 3, "random", False))
    await match.start()
    await match.arrange(hosting.abandon)
    return match


def people(match: Match) -> list[tuple[str, str]]:
    return [(match.names.get(chair.person, ""), chair.bot) for chair in match.chairs]


def test_a_rematch_is_found_from_the_old_table_by_everybody(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, pace="none", bots=["random"])["id"]
    bob.post(f"/api/matches/{match}/sit")
    ann.post(f"/api/matches/{match}/start")
    place = ann.sit_at(match)
    ann.post(f"/api/matches/{match}/abandon")

    first = bob.post(f"/api/matches/{match}/rematch")
    second = ann.post(f"/api/matches/{match}/rematch")

    assert first["id"] == second["id"] == ann.get(f"/api/matches/{match}")["next"]
    place.until(lambda here: here.sections.get("match", {}).get("next") == first["id"])
    assert seats(second) == [("Ann", ""), ("Bob", ""), ("", "greedy"), ("", "random")]
    assert (first["host"], second["host"]) == (True, False)
    assert bob.post(f"/api/matches/{first['id']}/start")["status"] == "playing"
    assert ann.sit_at(first["id"]).seat == 0


def test_everybody_sits_where_they_sat_with_a_new_part_of_the_shuffle(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await ended(here, 3)
            again = await here.hall.rematch(match, here.people[2])
            assert people(again) == [("Ann", ""), ("Bob", ""), ("Cid", ""), ("", "random")]
            assert (again.row.status, again.row.host) == ("waiting", here.people[2].id)
            nonces = [chair.nonce for chair in again.chairs if chair.person]
            assert all(nonces)
            assert not {*nonces} & {*match.row.nonces}
            await sit_down(again, here.people[0], None, "mine")
            assert again.chairs[0].nonce == "mine"
            await here.restart()
            assert people(await here.hall.find(again.row.id)) == people(again)

    run(scene)


def test_who_was_away_at_the_end_is_taken_along(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 2)
            await match.arrange(lambda draft: seating.leave(draft, here.people[1].id))
            await match.arrange(hosting.abandon)
            again = await here.hall.rematch(match, here.people[0])
            assert people(again)[:2] == [("Ann", ""), ("Bob", "")]

    run(scene)


def test_a_seat_that_the_host_had_freed_is_empty_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 2)
            await match.arrange(lambda draft: hosting.give_seat(draft, 1, "", True))
            await match.arrange(hosting.abandon)
            again = await here.hall.rematch(match, here.people[0])
            assert people(again)[:2] == [("Ann", ""), ("", "")]

    run(scene)


def test_who_is_deleted_is_not_taken_along(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await ended(here, 2)
            await here.forget(here.people[0])
            again = await here.hall.rematch(match, here.people[1])
            assert people(again)[:2] == [("", ""), ("Bob", "")]

    run(scene)


def test_the_same_is_allowed_as_before(tmp_path: Path) -> None:
    switches = {"locked": True, "spectators": False, "talk": False, "whispers": False, "hints": False}

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await ended(here, 2)
            await match.arrange(lambda draft: hosting.switch(draft, switches))
            again = await here.hall.rematch(match, here.people[1])
            assert {name: getattr(again.row, name) for name in switches} == switches

    run(scene)


def test_what_a_game_leaves_for_the_next_is_taken_along(tmp_path: Path) -> None:
    """In Doomsday whoever was killed first begins."""

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.hall.create(here.people[0], "doomsday", 4, {}, "public", "none", ["greedy"] * 3)
            await match.start()
            assert match.sitting is not None
            assert "first" not in match.row.options
            match.sitting.table.state.first_killed = 2
            await match.arrange(hosting.abandon)
            again = await here.hall.rematch(match, here.people[0])
            assert again.row.options == {**match.row.options, "first": 2}
            await again.start()
            assert again.sitting is not None
            assert again.sitting.start.state.first == 2

    run(scene)


def test_a_rematch_that_was_given_up_is_followed_by_another(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await ended(here, 2)
            first = await here.hall.rematch(match, here.people[0])
            await first.arrange(hosting.abandon)
            second = await here.hall.rematch(match, here.people[1])
            assert second.row.id != first.row.id
            assert match.row.next == second.row.id
            shown = (await watching(match, 0, keep=True)).states()[0]["public"]["sections"]["match"]
            assert shown["next"] == second.row.id

    run(scene)
