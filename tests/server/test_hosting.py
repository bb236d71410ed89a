"""What the host of a table may do: cancel, pause, remove, let in and keep out, allow, and let another be host."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.attack import HELLO, closing, raw_socket
from server.harness import Place, Server, Visitor, refused, seats


@pytest.fixture
def begun(ann: Visitor, bob: Visitor) -> str:
    """Ann, who is host, and Bob, with two bots, at a table without a clock."""
    match = str(ann.new_match(4, pace="none")["id"])
    bob.post(f"/api/matches/{match}/sit", seat=1)
    ann.post(f"/api/matches/{match}/start")
    return match


def status(place: Place) -> tuple[str, str]:
    shown = place.sections.get("match", {})
    return shown.get("status", ""), shown.get("because", "")


def answer(place: Place, **message: Any) -> str:
    """What the server says to this: done, hinted, or the code of its refusal."""
    said = place.answer_to(place.send(**message))
    return str(said.get("code", said["t"]))


DEEDS: list[tuple[str, dict[str, Any]]] = [
    ("start", {}),
    ("pause", {}),
    ("resume", {}),
    ("abandon", {}),
    ("seats/2", {"bot": "greedy"}),
    ("host", {"seat": 1}),
    ("settings", {"locked": True}),
]


@pytest.mark.parametrize(("deed", "body"), DEEDS)
def test_only_the_host_may(ann: Visitor, bob: Visitor, deed: str, body: dict[str, Any]) -> None:
    match = ann.new_match(4)["id"]
    bob.post(f"/api/matches/{match}/sit")

    assert refused(lambda: bob.post(f"/api/matches/{match}/{deed}", **body)) == "not-host"


# -- before the start ------------------------------------------------------------------------------------


def test_a_public_table_is_in_the_lobby_until_it_is_locked(ann: Visitor, bob: Visitor) -> None:
    public, private = ann.new_match(4, visibility="public"), ann.new_match(4)

    listed = [match["id"] for match in bob.get("/api/lobby")]
    assert (public["id"] in listed, private["id"] in listed) == (True, False)
    ann.post(f"/api/matches/{public['id']}/settings", locked=True)

    assert public["id"] not in [match["id"] for match in bob.get("/api/lobby")]
    assert refused(lambda: bob.post(f"/api/matches/{public['id']}/sit")) == "locked"


def test_the_host_removes_a_person_or_gives_the_seat_to_a_bot(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4)["id"]
    bob.post(f"/api/matches/{match}/sit", seat=1)

    assert seats(ann.post(f"/api/matches/{match}/seats/1"))[1] == ("", "")
    assert seats(ann.post(f"/api/matches/{match}/seats/1", bot="random"))[1] == ("", "random")


def test_a_cancelled_table_leaves_the_lobby_and_who_is_there_is_told_and_may_stay(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, visibility="public")["id"]
    bob.post(f"/api/matches/{match}/sit")
    place = bob.sit_at(match)

    cancelled = ann.post(f"/api/matches/{match}/abandon")

    assert (cancelled["status"], cancelled["because"]) == ("abandoned", "host")
    place.until(lambda here: status(here) == ("abandoned", "host"))
    assert answer(place, t="talk", phrase="hello") == "done"
    assert match not in [one["id"] for one in bob.get("/api/lobby")]
    assert refused(lambda: ann.post(f"/api/matches/{match}/start")) == "not-waiting"


def test_a_table_cancelled_before_the_start_shows_no_cards_when_it_comes_back_from_the_store(
    ann: Visitor, server: Server
) -> None:
    match = ann.new_match(4)["id"]
    ann.post(f"/api/matches/{match}/abandon")
    ann.sit_at(match).close()

    with Visitor(server) as stranger:
        place = stranger.sit_at(match)
        place.drain()

        assert set(place.sections) == {"clock", "match", "people"}


# -- in mid-game -----------------------------------------------------------------------------------------


def test_nothing_is_said_at_a_paused_table_and_everybody_sees_why(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, start=True)["id"]
    place, watching = ann.sit_at(match), bob.sit_at(match)
    place.until(lambda here: here.ask is not None)
    ann.post(f"/api/matches/{match}/pause")
    assert place.ask is not None

    no = place.say(place.ask["default"])

    assert (no["code"], no["args"]) == ("paused", {"because": "host"})
    for shown in (place, watching):
        shown.until(lambda here: status(here) == ("paused", "host"))
    ann.post(f"/api/matches/{match}/resume")
    assert place.say(place.ask["default"])["t"] == "done"
    watching.until(lambda here: status(here) == ("playing", ""))


def test_an_abandoned_table_stays_closed(ann: Visitor) -> None:
    match = ann.new_match(4, start=True)["id"]

    closed = ann.post(f"/api/matches/{match}/abandon")

    assert (closed["status"], closed["because"]) == ("abandoned", "host")
    assert refused(lambda: ann.post(f"/api/matches/{match}/resume")) == "not-playing"
    assert refused(lambda: ann.post(f"/api/matches/{match}/seats/1", bot="random")) == "not-playing"
    assert refused(lambda: ann.get(f"/api/matches/{match}/record")) == "not-over"


def test_a_seat_can_be_given_to_a_bot_for_good(ann: Visitor, bob: Visitor, begun: str) -> None:
    assert seats(ann.post(f"/api/matches/{begun}/seats/1", bot="random"))[1] == ("", "random")

    assert refused(lambda: bob.post(f"/api/matches/{begun}/return")) == "not-seated"
    assert refused(lambda: bob.post(f"/api/matches/{begun}/sit", seat=1)) == "not-waiting"


def test_who_sits_down_in_a_freed_seat_has_its_hand_and_its_story(
    ann: Visitor, bob: Visitor, begun: str, server: Server
) -> None:
    before = bob.sit_at(begun)
    before.until(lambda here: "me" in here.sections)
    ann.post(f"/api/matches/{begun}/pause")
    before.until(lambda here: status(here)[0] == "paused")

    freed = ann.post(f"/api/matches/{begun}/seats/1", bot="", free=True)

    assert (seats(freed)[1], freed["seats"][1]["free"]) == (("", "greedy"), True)
    with Visitor(server, "Cid") as cid:
        watching = cid.sit_at(begun)
        assert seats(cid.post(f"/api/matches/{begun}/sit", seat=1))[1] == ("Cid", "")
        assert closing(watching.socket) == (4403, "seat-changed")
        after = cid.sit_at(begun)
        after.until(lambda here: "me" in here.sections)
        assert (after.seat, after.sections["me"]) == (1, before.sections["me"])
        assert after.events == before.events


def test_nobody_sits_down_in_a_freed_seat_of_a_locked_table(ann: Visitor, bob: Visitor, begun: str) -> None:
    ann.post(f"/api/matches/{begun}/settings", locked=True)
    ann.post(f"/api/matches/{begun}/seats/1", free=True)

    assert refused(lambda: bob.post(f"/api/matches/{begun}/sit", seat=1)) == "locked"


@pytest.mark.parametrize("start", [False, True])
def test_a_host_does_not_remove_themselves(ann: Visitor, start: bool) -> None:
    match = ann.new_match(4, start=start)["id"]

    assert refused(lambda: ann.post(f"/api/matches/{match}/seats/0", bot="greedy")) == "own-seat"


def test_the_host_lets_somebody_else_be_host(ann: Visitor, bob: Visitor, begun: str) -> None:
    assert not ann.post(f"/api/matches/{begun}/host", seat=1)["host"]

    assert bob.get(f"/api/matches/{begun}")["host"]
    assert refused(lambda: ann.post(f"/api/matches/{begun}/pause")) == "not-host"
    assert refused(lambda: bob.post(f"/api/matches/{begun}/host", seat=2)) == "no-person"


# -- what is allowed -------------------------------------------------------------------------------------

SWITCHES: dict[str, Any] = {"locked": True, "spectators": False, "talk": False, "whispers": False, "hints": False}


def test_what_is_allowed_is_said_when_a_table_is_set_up_and_shown_to_everybody(ann: Visitor) -> None:
    match = ann.new_match(4, **SWITCHES)
    place = ann.sit_at(match["id"])
    place.until(lambda here: "match" in here.sections)

    shown = place.sections["match"]

    assert {name: match[name] for name in SWITCHES} == SWITCHES
    assert {name: shown["spectators_allowed" if name == "spectators" else name] for name in SWITCHES} == SWITCHES


@pytest.mark.parametrize("name", SWITCHES)
def test_one_switch_leaves_the_others_alone(ann: Visitor, name: str) -> None:
    match = ann.new_match(4)
    usual = {other: match[other] for other in SWITCHES}

    ann.post(f"/api/matches/{match['id']}/settings", **{name: SWITCHES[name]})

    after = ann.get(f"/api/matches/{match['id']}")
    assert {other: after[other] for other in SWITCHES} == {**usual, name: SWITCHES[name]}


def test_without_talk_only_quick_phrases_pass(ann: Visitor, begun: str) -> None:
    place = ann.sit_at(begun)
    ann.post(f"/api/matches/{begun}/settings", talk=False)

    assert answer(place, t="talk", text="Land ahoy!") == "no-talk"
    assert answer(place, t="talk", phrase="hello") == "done"
    assert answer(place, t="talk", phrase="hello", to=1) == "done"


def test_without_whispers_everything_is_said_to_the_table(ann: Visitor, begun: str) -> None:
    place = ann.sit_at(begun)
    ann.post(f"/api/matches/{begun}/settings", whispers=False)

    assert answer(place, t="talk", text="Psst", to=1) == "no-whispers"
    assert answer(place, t="talk", text="Hello!") == "done"


def test_without_hints_everybody_thinks_for_themselves(ann: Visitor, begun: str) -> None:
    place = ann.sit_at(begun)
    assert answer(place, t="hint") == "hinted"

    ann.post(f"/api/matches/{begun}/settings", hints=False)

    assert answer(place, t="hint") == "no-hints"


# -- without spectators ----------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [False, True])
def test_spectators_are_seen_out_and_come_in_no_more(ann: Visitor, bob: Visitor, start: bool) -> None:
    match = ann.new_match(4, pace="none", start=start)["id"]
    mine, watching = ann.sit_at(match), bob.sit_at(match)
    with raw_socket(bob, match) as silent:
        ann.post(f"/api/matches/{match}/settings", spectators=False)

        assert closing(watching.socket) == (4403, "no-spectators")
        silent.send(HELLO)
        assert closing(silent) == (4403, "no-spectators")
    with pytest.raises(ConnectionClosed, match="no-spectators"):
        bob.sit_at(match)
    assert answer(mine, t="talk", phrase="hello") == "done"


def test_who_is_removed_where_nobody_may_look_on_is_seen_out_too(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, spectators=False)["id"]
    bob.post(f"/api/matches/{match}/sit", seat=1)
    place = bob.sit_at(match)

    ann.post(f"/api/matches/{match}/seats/1")

    assert closing(place.socket) == (4403, "no-spectators")


def test_the_record_of_a_table_without_spectators_is_for_its_people(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, start=True, spectators=False)["id"]
    ann.sit_at(match).play_on(lambda here: here.result is not None)

    for door in ("record", "verify", "replay", "portraits"):
        assert bob.http.get(f"/api/matches/{match}/{door}").json()["code"] == "no-spectators"
        assert ann.get(f"/api/matches/{match}/{door}")
