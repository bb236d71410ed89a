"""A socket belongs to a person. Which seat that person has is asked anew, whatever the socket saw before."""

from __future__ import annotations

import json
from typing import Any

import pytest

from server.attack import HELLO, answers, closing, raw_socket
from server.harness import PATIENCE, Message, Visitor


def whole_state(opened: Any) -> Message:
    """The first thing a socket is shown of a table under way."""
    while not (message := answers(opened, "state"))["whole"]:
        pass
    return message


@pytest.fixture
def waiting(ann: Visitor) -> str:
    return str(ann.new_match(4, pace="none")["id"])


def test_a_silent_socket_of_one_who_moved_on_sees_the_new_seat_alone(ann: Visitor, bob: Visitor, waiting: str) -> None:
    bob.post(f"/api/matches/{waiting}/sit", seat=1)
    with raw_socket(ann, waiting) as silent:
        ann.post(f"/api/matches/{waiting}/leave")
        ann.post(f"/api/matches/{waiting}/sit", seat=3)
        bob.post(f"/api/matches/{waiting}/leave")
        bob.post(f"/api/matches/{waiting}/sit", seat=0)
        ann.post(f"/api/matches/{waiting}/start")

        silent.send(HELLO)

        assert answers(silent, "welcome")["seat"] == 3
        mine, seen = whole_state(silent)["private"]["sections"]["me"], ann.sit_at(waiting)
        seen.until(lambda here: "me" in here.sections)
        assert mine["who"] == seen.sections["me"]["who"]


def test_a_silent_socket_of_one_who_was_removed_sees_what_spectators_see(
    ann: Visitor, bob: Visitor, waiting: str
) -> None:
    bob.post(f"/api/matches/{waiting}/sit", seat=1)
    with raw_socket(bob, waiting) as silent:
        ann.post(f"/api/matches/{waiting}/start")
        ann.post(f"/api/matches/{waiting}/seats/1", bot="random")

        silent.send(HELLO)

        assert answers(silent, "welcome")["seat"] is None
        assert "sections" not in whole_state(silent)["private"]
        silent.send(json.dumps({"t": "say", "re": 2, "words": ["pass"]}))
        assert answers(silent, "refused")["code"] == "not-seated"
    assert ann.get(f"/api/matches/{waiting}")["seats"][1]["bot"] == "random"


def test_who_is_removed_in_mid_game_is_shown_nothing_more(ann: Visitor, bob: Visitor, waiting: str) -> None:
    bob.post(f"/api/matches/{waiting}/sit", seat=1)
    ann.post(f"/api/matches/{waiting}/start")
    place = bob.sit_at(waiting)
    place.drain()

    ann.post(f"/api/matches/{waiting}/seats/1", bot="random")

    assert closing(place.socket) == (4403, "seat-changed")
    assert bob.sit_at(waiting).seat is None


def test_a_whisper_stays_with_its_people_when_seats_change(ann: Visitor, bob: Visitor, waiting: str) -> None:
    bob.post(f"/api/matches/{waiting}/sit", seat=1)
    host, guest = ann.sit_at(waiting), bob.sit_at(waiting)
    assert host.answer_to(host.send(t="talk", text="Psst", to=1))["t"] == "done"
    guest.until(lambda here: here.talk)

    bob.post(f"/api/matches/{waiting}/leave")
    with Visitor(ann.server, "Cid") as cid:
        cid.post(f"/api/matches/{waiting}/sit", seat=1)
        newcomer = cid.sit_at(waiting)
        newcomer.drain()
        assert newcomer.talk == []
    again = bob.sit_at(waiting)
    again.until(lambda here: here.talk, PATIENCE)
    assert [said["text"] for said in again.talk] == ["Psst"]
