"""Tables: set up, join, start; what everybody is shown of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.harness import Refused, Visitor, refused, seats
from server.rooms import Room, code_of, room, run
from server.test_disk import READ_ONLY, unwritable


def test_the_host_sits_first_and_bots_take_the_last_seats(ann: Visitor) -> None:
    match = ann.new_match(4, bots=["random", "greedy"])

    assert seats(match) == [("Ann", ""), ("", ""), ("", "greedy"), ("", "random")]
    assert (match["host"], match["status"]) == (True, "waiting")


def test_a_code_leads_to_a_table_in_any_letter_case(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4)

    found = bob.post("/api/join", code=f" {match['code'].lower()} ")

    assert found["id"] == match["id"]
    assert seats(bob.post(f"/api/matches/{match['id']}/sit", seat=2))[2] == ("Bob", "")


def test_a_seat_has_one_person(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4)["id"]

    assert refused(lambda: bob.post(f"/api/matches/{match}/sit", seat=0)) == "seat-taken"
    assert refused(lambda: bob.post(f"/api/matches/{match}/sit", seat=63)) == "seat-taken"


def test_nobody_joins_what_has_begun(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, start=True)["id"]

    assert refused(lambda: bob.post(f"/api/matches/{match}/sit")) == "not-waiting"
    assert refused(lambda: ann.post(f"/api/matches/{match}/start")) == "not-waiting"


def test_no_code_is_loaded_by_the_name_of_a_bot(ann: Visitor) -> None:
    match = ann.new_match(4)["id"]

    assert refused(lambda: ann.post(f"/api/matches/{match}/seats/1", bot="os:system")) == "unknown-bot"
    assert refused(lambda: ann.new_match(4, bots=["os:system"])) == "unknown-bot"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"seats": 3}, "bad-seats"),
        ({"seats": 7}, "bad-seats"),
        ({"options": {"weather": "fair"}}, "unknown-option"),
        ({"options": {"jewel_scoring": "none"}}, "bad-option"),
        ({"pace": "hurried"}, "unknown-pace"),
        ({"visibility": "secret"}, "unknown-visibility"),
    ],
)
def test_a_wrong_table_is_refused_and_says_why(ann: Visitor, wrong: dict[str, Any], code: str) -> None:
    assert refused(lambda: ann.new_match(**{"seats": 4, **wrong})) == code


def test_my_tables_say_where_my_answer_is_waited_for_and_what_is_asked(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, start=True)["id"]
    place = ann.sit_at(match)
    place.until(lambda here: here.ask is not None)
    assert place.ask is not None

    (mine,) = [one for one in ann.get("/api/matches") if one["id"] == match]

    assert mine["my_turn"]
    assert mine["ask"]["title"] == place.ask["title"]
    assert mine["ask"]["rule"] == place.ask["rule"]
    others = bob.get(f"/api/matches/{match}")
    assert (others["my_turn"], others["ask"]) == (False, None)


def test_my_tables_name_no_question_that_a_word_not_yet_on_the_disk_has_opened(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 4)
            assert match.sitting is not None
            asked = match.sitting.asking()[0]
            person = match.chairs[asked.seat].person
            before = await title_of(here, match.row.id, person)
            with unwritable(here.hall.store, READ_ONLY):
                word = asyncio.create_task(code_of(match.say(asked.seat, [asked.default], asked.id)))
                await asyncio.sleep(0)
                assert match.mailbox.locked()
                assert await title_of(here, match.row.id, person) == before
                assert await word == "not-stored"

    run(scene)


async def title_of(here: Room, match: str, person: str) -> str:
    """The question that this person's list of tables names there."""
    seen = await here.hall.glimpse(match, person)
    assert seen is not None
    return "" if seen.mine is None else seen.mine.title.id


def test_a_spectator_sees_no_cards_and_may_not_speak_for_anybody(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, start=True)["id"]
    watching = bob.sit_at(match)
    watching.drain()

    assert watching.seat is None
    assert not {"me", "ask", "rights"} & set(watching.sections)
    assert watching.say("pass")["code"] == "not-seated"


def test_a_table_that_is_not_there(ann: Visitor) -> None:
    with pytest.raises(Refused) as no:
        ann.get("/api/matches/nowhere")

    assert (no.value.status, no.value.code) == (404, "no-match")


def test_the_server_promises_its_seed_before_anybody_gives_a_nonce(ann: Visitor) -> None:
    match = ann.new_match(4, start=True)
    place = ann.sit_at(match["id"])
    place.play_on(lambda here: here.result is not None)

    record = ann.get(f"/api/matches/{match['id']}/record")

    assert f"commitment {match['commitment']}" in record
    assert record.count("\nnonce ") == 1


def test_a_host_gives_a_part_of_the_shuffle_after_the_promise(ann: Visitor) -> None:
    match = ann.new_match(4)["id"]
    ann.post(f"/api/matches/{match}/sit", nonce="mine")
    ann.post(f"/api/matches/{match}/start")

    with pytest.raises(Refused) as late:
        ann.post(f"/api/matches/{match}/sit", nonce="another")
    place = ann.sit_at(match)
    place.play_on(lambda here: here.result is not None)

    assert late.value.code == "not-waiting"
    assert "\nnonce mine\n" in ann.get(f"/api/matches/{match}/record")
