"""A whole game over the wire."""

from __future__ import annotations

import pytest

import holdfast
from server.harness import Server, Visitor


def over(place: object) -> bool:
    return getattr(place, "result", None) is not None


@pytest.mark.parametrize(("game", "seats"), [("lifeboat", 4), ("outlive", 2), ("aurora", 2), ("doomsday", 4)])
def test_a_person_plays_with_bots_to_the_end_and_the_record_is_honest(ann: Visitor, game: str, seats: int) -> None:
    match = ann.new_match(seats, game, start=True)
    place = ann.sit_at(match["id"])

    place.play_on(over)

    record = ann.get(f"/api/matches/{match['id']}/record")
    assert holdfast.verify(record)["honest"]
    assert ann.get(f"/api/matches/{match['id']}/verify")["honest"]
    assert ann.get(f"/api/matches/{match['id']}")["result"]["winners"] == place.result["winners"]  # type: ignore[index]


def test_what_is_shown_piece_by_piece_is_what_a_newcomer_is_shown_at_once(ann: Visitor) -> None:
    match = ann.new_match(4, start=True)
    place = ann.sit_at(match["id"])
    place.play_on(lambda here: here.sections.get("table", {}).get("day", 0) >= 2)
    ann.post(f"/api/matches/{match['id']}/pause")
    place.until(lambda here: here.sections["match"]["status"] == "paused")

    again = ann.sit_at(match["id"])
    again.until(lambda here: bool(here.sections))

    assert again.sections == place.sections
    assert again.events == place.events


def test_two_people_and_two_bots(server: Server, ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, pace="none")["id"]
    bob.post(f"/api/matches/{match}/sit")
    ann.post(f"/api/matches/{match}/start")
    one, other = ann.sit_at(match), bob.sit_at(match)

    places = [one, other]
    answered = {0: 0, 1: 0}
    while not over(one):
        for n, place in enumerate(places):
            ask = place.ask
            if ask is not None and ask["id"] != answered[n]:
                answered[n] = ask["id"]
                place.send(t="say", words=[ask["default"]], ask=ask["id"])
            place.drain(0.02)

    assert (one.seat, other.seat) == (0, 1)
    assert one.result == other.result or over(other)
