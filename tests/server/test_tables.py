"""Tables: set up, join, start, leave and come back, pause, play again; what only the host may do."""

from __future__ import annotations

from typing import Any

import pytest

from server.harness import Refused, Visitor


def seats(info: Any) -> list[tuple[str, str]]:
    return [(seat["name"], seat["bot"]) for seat in info["seats"]]


def refused(act: Any) -> str:
    with pytest.raises(Refused) as no:
        act()
    return str(no.value.code)


def test_the_host_sits_first_and_bots_take_the_last_seats(ann: Visitor) -> None:
    match = ann.new_match(4, bots=["random", "greedy"])

    assert seats(match) == [("Ann", ""), ("", ""), ("", "greedy"), ("", "random")]
    assert (match["host"], match["status"]) == (True, "waiting")


def test_a_public_table_is_in_the_lobby_until_it_is_locked(ann: Visitor, bob: Visitor) -> None:
    public, private = ann.new_match(4, visibility="public"), ann.new_match(4)

    listed = [match["id"] for match in bob.get("/api/lobby")]
    assert (public["id"] in listed, private["id"] in listed) == (True, False)
    ann.post(f"/api/matches/{public['id']}/lock", locked=True)

    assert public["id"] not in [match["id"] for match in bob.get("/api/lobby")]
    assert refused(lambda: bob.post(f"/api/matches/{public['id']}/sit")) == "locked"


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


@pytest.mark.parametrize("deed", ["start", "pause", "resume", "abandon"])
def test_only_the_host_starts_pauses_and_closes(ann: Visitor, bob: Visitor, deed: str) -> None:
    match = ann.new_match(4)["id"]
    bob.post(f"/api/matches/{match}/sit")

    assert refused(lambda: bob.post(f"/api/matches/{match}/{deed}")) == "not-host"


def test_the_host_removes_a_person_or_gives_the_seat_to_a_bot(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4)["id"]
    bob.post(f"/api/matches/{match}/sit", seat=1)

    assert refused(lambda: bob.post(f"/api/matches/{match}/seats/0")) == "not-host"
    assert seats(ann.post(f"/api/matches/{match}/seats/1"))[1] == ("", "")
    assert seats(ann.post(f"/api/matches/{match}/seats/1", bot="random"))[1] == ("", "random")


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


def test_who_leaves_before_the_start_frees_the_seat(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4)["id"]
    bob.post(f"/api/matches/{match}/sit", seat=1)

    assert seats(bob.post(f"/api/matches/{match}/leave"))[1] == ("", "")


def test_who_leaves_a_game_under_way_is_kept_by_a_bot_and_comes_back(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, pace="none")["id"]
    bob.post(f"/api/matches/{match}/sit", seat=1)
    ann.post(f"/api/matches/{match}/start")

    assert seats(bob.post(f"/api/matches/{match}/leave"))[1] == ("Bob", "greedy")
    assert seats(bob.post(f"/api/matches/{match}/return"))[1] == ("Bob", "")


def test_who_speaks_is_back(ann: Visitor) -> None:
    match = ann.new_match(4, start=True)["id"]
    place = ann.sit_at(match)
    place.until(lambda here: here.ask is not None)
    ann.post(f"/api/matches/{match}/pause")
    ann.post(f"/api/matches/{match}/leave")
    ann.post(f"/api/matches/{match}/resume")
    place.drain()

    place.say("nonsense")

    assert seats(ann.get(f"/api/matches/{match}"))[0] == ("Ann", "")


def test_nothing_is_said_at_a_paused_table(ann: Visitor) -> None:
    match = ann.new_match(4, start=True)["id"]
    place = ann.sit_at(match)
    place.until(lambda here: here.ask is not None)
    ann.post(f"/api/matches/{match}/pause")
    assert place.ask is not None

    assert place.say(place.ask["default"])["code"] == "paused"
    ann.post(f"/api/matches/{match}/resume")
    assert place.say(place.ask["default"])["t"] == "done"


def test_an_abandoned_table_stays_closed(ann: Visitor) -> None:
    match = ann.new_match(4, start=True)["id"]

    assert ann.post(f"/api/matches/{match}/abandon")["status"] == "abandoned"
    assert refused(lambda: ann.post(f"/api/matches/{match}/resume")) == "not-playing"
    assert refused(lambda: ann.get(f"/api/matches/{match}/record")) == "not-over"


def test_a_rematch_is_found_from_the_old_table_by_everybody(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, pace="none", bots=["random"])["id"]
    bob.post(f"/api/matches/{match}/sit")
    ann.post(f"/api/matches/{match}/start")
    ann.post(f"/api/matches/{match}/abandon")

    first = bob.post(f"/api/matches/{match}/rematch")
    second = ann.post(f"/api/matches/{match}/rematch")

    assert first["id"] == second["id"] == ann.get(f"/api/matches/{match}")["next"]
    assert seats(second) == [("Bob", ""), ("Ann", ""), ("", "greedy"), ("", "random")]


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
