"""A finished game told again over the wire: to whom, when, and how much at once."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec
import pytest

from holdfast.kernel.record import parse
from holdfast.server.match.replay import MOST_MOVES
from server.harness import Place, Refused, Server, Visitor, refused, updated, woven

Shown = dict[str, Any]
PRIVATE = ("me", "ask", "rights")


class Finished:
    """A match that Ann played to the end, and everything she was shown meanwhile."""

    def __init__(self, ann: Visitor, game: str, seats: int) -> None:
        self.id = ann.new_match(seats, game, start=True)["id"]
        self.place: Place = ann.sit_at(self.id)
        self.place.play_on(lambda here: here.result is not None)
        self.ann = ann

    def page(self, eyes: str, first: int = 0, last: int = 1_000_000) -> Any:
        return self.ann.get(f"/api/matches/{self.id}/replay?eyes={eyes}&first={first}&last={last}")

    def moments(self, eyes: str) -> list[Shown]:
        """All sections after each move, woven as a client does it."""
        shown: Shown = {}
        moments: list[Shown] = []
        for scene in self.scenes(eyes):
            shown = updated(shown, scene) if scene else shown
            moments.append(shown)
        return moments

    def scenes(self, eyes: str) -> list[Any]:
        page = self.page(eyes)
        scenes = page["scenes"]
        while len(scenes) <= page["moves"]:
            scenes += self.page(eyes, len(scenes) - 1)["scenes"][1:]
        return list(scenes)

    def events(self, eyes: str) -> list[Any]:
        found: list[Any] = []
        for scene in self.scenes(eyes):
            if scene:
                found += woven(scene["public"].get("events", []), scene["private"].get("events", []))
        return found


@pytest.fixture(scope="module")
def visitor(server: Server) -> Iterator[Visitor]:
    with Visitor(server, "Ann") as ann:
        yield ann


@pytest.fixture(
    scope="module", params=[("lifeboat", 4), ("outlive", 2), ("aurora", 2), ("doomsday", 4)], ids=lambda param: param[0]
)
def finished(visitor: Visitor, request: pytest.FixtureRequest) -> Finished:
    return Finished(visitor, *request.param)


def test_a_game_under_way_is_not_told_again(ann: Visitor) -> None:
    match = ann.new_match(4, start=True)["id"]

    for door in ("replay", "replay?eyes=all", "portraits", "record", "verify"):
        with pytest.raises(Refused) as refused:
            ann.get(f"/api/matches/{match}/{door}")
        assert (refused.value.status, refused.value.code) == (403, "not-over")


MATCHS_OWN = ("people", "clock", "match", "undo_asked_by", "warned", "running_out", "orders", "answered")


def test_the_eyes_of_a_seat_see_what_that_seat_saw(finished: Finished) -> None:
    moments = iter(finished.moments("0"))
    live: Shown = {}
    for raw in finished.place.raw:
        message = msgspec.json.decode(raw)
        if message["t"] != "state":
            continue
        before, live = live, updated(live, message)
        if all(live[name] == before.get(name) for name in live if name not in MATCHS_OWN):
            # Somebody came or went: for the play it is the same moment.
            continue
        seen = {name: live[name] for name in live if name not in MATCHS_OWN}
        assert any(seen.items() <= moment.items() for moment in moments), "a moment that was shown is not told again"


def test_the_eyes_of_a_seat_hear_what_that_seat_heard(finished: Finished) -> None:
    assert finished.events("0") == finished.place.events


def test_a_spectator_sees_nothing_private(finished: Finished) -> None:
    assert all(not set(PRIVATE) & set(moment) for moment in finished.moments("spectator"))


def test_all_eyes_see_what_every_seat_has(finished: Finished) -> None:
    last = finished.moments("all")[-1]

    assert last["everyone"][0] == finished.moments("0")[-1]["me"]
    assert len(last["everyone"]) == len(finished.ann.get(f"/api/matches/{finished.id}")["seats"])


def test_pages_are_bounded_and_meet(finished: Finished) -> None:
    page = finished.page("spectator")
    middle = finished.page("spectator", 7, 9)

    assert len(page["scenes"]) == min(MOST_MOVES, page["moves"]) + 1
    assert (middle["first"], len(middle["scenes"])) == (7, 3)
    assert middle["scenes"][0]["public"]["sections"] == finished.moments("spectator")[7]
    assert "events" not in middle["scenes"][0]["public"]


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("eyes=9", "no-such-eyes"),
        ("eyes=nobody", "no-such-eyes"),
        ("eyes=-1", "no-such-eyes"),
        ("first=99999", "no-such-move"),
        ("first=-1", "bad-request"),
        ("first=x", "bad-request"),
    ],
)
def test_what_cannot_be_told_is_refused_clearly(finished: Finished, asked: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        finished.ann.get(f"/api/matches/{finished.id}/replay?{asked}")

    assert refused.value.code == code


def test_the_digests_of_the_record_follow_from_the_portraits(finished: Finished) -> None:
    text = finished.ann.get(f"/api/matches/{finished.id}/record")
    record = parse(text)
    start, *portraits = finished.ann.get(f"/api/matches/{finished.id}/portraits?last=20").split("\n")

    digest = hashed("", record.header.text(), start)
    for line, portrait in zip(record.lines, portraits, strict=False):
        digest = hashed(digest, line.said(), portrait)
        assert digest == line.digest
    assert len(portraits) == 20


def hashed(before: str, said: str, portrait: str) -> str:
    return blake2b(f"{before} {said} {portrait}".encode(), digest_size=8).hexdigest()


def test_who_played_is_told_what_cost_most_and_nobody_else(visitor: Visitor, bob: Visitor) -> None:
    finished = Finished(visitor, "lifeboat", 4)

    regrets = visitor.get(f"/api/matches/{finished.id}/review")

    moves = finished.page("spectator")["moves"]
    assert len(regrets) <= 3
    assert all(0 <= one["move"] < moves and one["cost"] > 0 and one["said"] != one["better"] for one in regrets)
    assert refused(lambda: bob.get(f"/api/matches/{finished.id}/review")) == "not-seated"
