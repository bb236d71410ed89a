"""Talk: to the table, whispers, quick phrases, and whom one does not want to hear."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from server.harness import Place, Server, Visitor


@pytest.fixture
def three(server: Server, ann: Visitor, bob: Visitor) -> Iterator[list[Place]]:
    """Ann, Bob and Cid at a table that has begun."""
    with Visitor(server, "Cid") as cid:
        match = ann.new_match(4, pace="none")["id"]
        for visitor in (bob, cid):
            visitor.post(f"/api/matches/{match}/sit")
        ann.post(f"/api/matches/{match}/start")
        yield [visitor.sit_at(match) for visitor in (ann, bob, cid)]


def says(place: Place, **talk: Any) -> str:
    answer = place.answer_to(place.send(t="talk", **talk))
    return str(answer.get("code", "done"))


def heard(place: Place) -> list[tuple[str, str]]:
    place.drain()
    return [(said["name"], said.get("text") or said["words"]["id"]) for said in place.talk]


def test_everybody_hears_what_is_said_to_the_table(three: list[Place]) -> None:
    assert says(three[0], text="  Land   ahoy! ") == "done"

    assert [heard(place) for place in three] == [[("Ann", "Land ahoy!")]] * 3


def test_a_whisper_is_heard_by_two(three: list[Place]) -> None:
    assert says(three[0], text="Psst", to=1) == "done"

    assert [heard(place) for place in three] == [[("Ann", "Psst")], [("Ann", "Psst")], []]


def test_a_phrase_needs_no_language(three: list[Place]) -> None:
    assert says(three[1], phrase="trust-me") == "done"
    assert says(three[1], phrase="walk the plank") == "unknown-phrase"

    assert heard(three[2]) == [("Bob", "phrase-trust-me")]


@pytest.mark.parametrize(
    ("talk", "code"), [({"text": "  "}, "nothing-said"), ({"text": "Psst", "to": 9}, "no-whispers")]
)
def test_what_cannot_be_said(three: list[Place], talk: dict[str, Any], code: str) -> None:
    assert says(three[0], **talk) == code


def test_who_is_muted_is_not_heard_until_forgiven(three: list[Place]) -> None:
    assert three[0].answer_to(three[0].send(t="mute", seat=1))["t"] == "done"
    says(three[1], text="One")
    assert three[0].answer_to(three[0].send(t="mute", seat=1, on=False))["t"] == "done"
    says(three[1], text="Two")

    assert heard(three[0]) == [("Bob", "Two")]
    assert heard(three[2]) == [("Bob", "One"), ("Bob", "Two")]


def test_who_comes_later_reads_what_was_said_but_no_whispers(three: list[Place], ann: Visitor, server: Server) -> None:
    says(three[0], text="Hello")
    says(three[0], text="Psst", to=1)
    match = ann.get("/api/matches")[0]["id"]
    with Visitor(server) as stranger:
        assert heard(stranger.sit_at(match)) == [("Ann", "Hello")]
    assert heard(ann.sit_at(match)) == [("Ann", "Hello"), ("Ann", "Psst")]
