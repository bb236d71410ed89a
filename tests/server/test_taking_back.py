"""Taking back: free among bots, by consent of those who heard of it among people."""

from __future__ import annotations

from pathlib import Path

from holdfast.kernel.play import waiting
from holdfast.kernel.sitting import Sitting
from holdfast.server.match.match import Match
from server.rooms import Room, code_of, from_seat, room, run, until


def sitting_of(match: Match) -> Sitting:
    assert match.sitting is not None
    return match.sitting


def asked_person(match: Match) -> int | None:
    return next((seat for seat, _ in waiting(sitting_of(match).table) if not match.chairs[seat].bot), None)


async def an_idle_turn(here: Room, persons: int) -> tuple[Match, int]:
    """Somebody has just done nothing by day, which all saw and nobody has gone on from."""
    match = await here.table("none", persons)
    sitting = sitting_of(match)
    while True:
        await until(lambda: asked_person(match) is not None or sitting.table.result is not None)
        seat = asked_person(match)
        assert seat is not None
        asked = sitting.asked(seat)
        assert asked is not None
        await match.say(seat, ["idle" if asked.kind == "Action" else asked.default], asked.id)
        if asked.kind == "Action" and sitting.last_word(seat) >= 0:
            return match, seat


def test_among_people_those_who_heard_must_agree(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match, seat = await an_idle_turn(here, 4)
            others = [other for other in range(4) if other != seat]
            lines = len(sitting_of(match).lines)
            await match.take_back(from_seat(match, seat))
            assert (match.wish.by, len(sitting_of(match).lines)) == (seat, lines)
            for other in others[:2]:
                await match.consent(from_seat(match, other), True)
            assert match.wish.by == seat
            await match.consent(from_seat(match, others[2]), True)
            assert sitting_of(match).lines[-1].said() == f"{seat} undo"

    run(scene)


def test_one_who_says_no_ends_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match, seat = await an_idle_turn(here, 4)
            other = (seat + 1) % 4
            lines = len(sitting_of(match).lines)
            await match.take_back(from_seat(match, seat))
            await match.consent(from_seat(match, other), False)
            assert (match.wish.by, len(sitting_of(match).lines)) == (None, lines)
            assert await code_of(match.consent(from_seat(match, other), True)) == "no-undo-asked"

    run(scene)


def test_a_word_after_the_request_makes_it_void(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match, seat = await an_idle_turn(here, 4)
            await match.take_back(from_seat(match, seat))
            nobody = asked_person(match)
            assert nobody is not None
            asked = sitting_of(match).asked(nobody)
            assert asked is not None
            await match.say(nobody, [asked.default], asked.id)
            assert match.wish.by is None

    run(scene)


def test_what_nobody_said_cannot_be_taken_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 4)
            assert await code_of(match.take_back(from_seat(match, 0))) == "nothing-to-undo"

    run(scene)


def test_undo_is_no_word_to_be_said_past_the_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match, seat = await an_idle_turn(here, 4)
            assert await code_of(match.say(seat, ["undo"], None)) == "nothing-said"

    run(scene)


def test_a_word_taken_back_is_taken_back_after_a_restart_too(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match, seat = await an_idle_turn(here, 4)
            await match.take_back(from_seat(match, seat))
            for other in range(4):
                if other != seat and match.wish.by is not None:
                    await match.consent(from_seat(match, other), True)
            before = sitting_of(match).last_digest
            here.hall.matches.clear()
            again = await here.hall.find(match.row.id)
            assert sitting_of(again).last_digest == before
            assert sitting_of(again).numbers == sitting_of(match).numbers

    run(scene)
