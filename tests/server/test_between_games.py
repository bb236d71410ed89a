"""What my list of tables tells between two games: whose turn, which question, how long, what I may do, how it ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from holdfast.server.match.deadlines import PACES
from holdfast.server.rest.listing import places_of
from server.harness import Place, Refused, Visitor
from server.rooms import room, run, sitting_of


def mine(visitor: Visitor, match: str) -> Any:
    """This table in the list of this person."""
    (found,) = [one for one in visitor.get("/api/matches") if one["id"] == match]
    return found


def asked(*places: Place) -> Place:
    """Whom the table asks."""
    while not any(place.ask for place in places):
        for place in places:
            place.drain(0.05)
    return next(place for place in places if place.ask)


def a_table(ann: Visitor, bob: Visitor, **more: Any) -> str:
    match: str = ann.new_match(4, **more)["id"]
    bob.post(f"/api/matches/{match}/sit")
    ann.post(f"/api/matches/{match}/start")
    return match


def test_the_list_says_what_i_am_asked_until_when_and_what_happens_else(ann: Visitor, bob: Visitor) -> None:
    match = a_table(ann, bob, pace="by_mail")
    place = asked(ann.sit_at(match), bob.sit_at(match))
    me, other = (ann, bob) if place.seat == 0 else (bob, ann)
    assert place.ask is not None

    listed = mine(me, match)

    assert listed["ask"]["name"] == place.ask["name"]
    default = next(one for one in place.ask["options"] if one["notation"] == place.ask["default"])
    assert listed["ask"]["default"] == default["label"]
    assert 3600 < listed["left"] <= 24 * 3600
    assert listed["waiting"] == mine(other, match)["waiting"]
    assert mine(other, match)["ask"] is None
    assert [seat["called"] for seat in listed["seats"]] == place.sections["table"]["roles"]


def test_others_are_told_no_more_of_a_question_than_its_public_face(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 4)
            sitting = sitting_of(match)
            faces: set[str] = set()
            while sitting.table.result is None and faces < {"open", "veiled"}:
                asking = sitting.asking()[0]
                for person in here.people:
                    seen = await here.hall.glimpse(match.row.id, person.id)
                    assert seen is not None
                    assert seen.face is not None
                    shown = sitting.view(None)["waiting"]
                    assert seen.face.ask == shown["ask"]
                    assert (seen.face.asked is None) == (shown["who"] is None)
                    faces.add("veiled" if seen.face.asked is None else "open")
                await match.say(asking.seat, [asking.default], asking.id)
            assert faces == {"open", "veiled"}

    run(scene)


def test_the_list_says_what_each_may_do(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, visibility="public")["id"]
    assert mine(ann, match)["can"] == ["leave", "start", "abandon", "settings"]
    assert bob.get(f"/api/matches/{match}")["can"] == ["sit"]

    ann.post(f"/api/matches/{match}/settings", locked=True)
    assert bob.get(f"/api/matches/{match}")["can"] == []
    ann.post(f"/api/matches/{match}/settings", locked=False)
    bob.post(f"/api/matches/{match}/sit")
    ann.post(f"/api/matches/{match}/start")
    assert mine(ann, match)["can"] == ["leave", "pause", "abandon", "settings"]
    assert mine(bob, match)["can"] == ["leave"]

    bob.post(f"/api/matches/{match}/leave")
    assert mine(bob, match)["can"] == ["return"]
    ann.post(f"/api/matches/{match}/abandon")
    assert mine(ann, match)["can"] == mine(bob, match)["can"] == ["rematch"]


def test_each_deed_that_is_named_is_done_and_no_other(ann: Visitor, bob: Visitor) -> None:
    match = a_table(ann, bob, pace="none")
    for deed in ("pause", "resume", "start", "rematch", "abandon"):
        for visitor in (bob, ann):
            may = deed in mine(visitor, match)["can"]
            assert may == is_done(visitor, f"/api/matches/{match}/{deed}"), (deed, visitor is ann)


def is_done(visitor: Visitor, address: str) -> bool:
    try:
        visitor.post(address)
    except Refused:
        return False
    return True


def test_a_paused_table_says_so_and_who_is_host(ann: Visitor, bob: Visitor) -> None:
    match = a_table(ann, bob, pace="by_mail")

    ann.post(f"/api/matches/{match}/pause")

    listed = mine(bob, match)
    assert (listed["status"], listed["because"], listed["left"]) == ("paused", "host", None)
    assert [seat["name"] for seat in listed["seats"] if seat["host"]] == ["Ann"]


def test_a_finished_table_says_my_place(ann: Visitor) -> None:
    match = ann.new_match(4, start=True)["id"]
    place = ann.sit_at(match)
    place.play_on(lambda here: here.result is not None)

    listed = mine(ann, match)

    outcome = listed["outcome"]
    assert (outcome["winners"], outcome["scores"]) == (listed["result"]["winners"], listed["result"]["scores"])
    assert outcome["mine"] == outcome["places"][0]
    assert listed["result"]["called"] == place.sections["table"]["roles"]
    assert all(outcome["places"][seat] == 1 for seat in outcome["winners"])


@pytest.mark.parametrize(
    ("winners", "scores", "places"),
    [([0], [9, 5, 7], [1, 3, 2]), ([2], [9, 9, 9], [2, 2, 1]), ([0, 1], [4, 4, 3, 3], [1, 1, 3, 3]), ([], [0], [1])],
)
def test_winners_are_first_and_equals_share_a_place(winners: list[int], scores: list[int], places: list[int]) -> None:
    assert places_of(winners, scores) == places


def test_a_table_without_spectators_tells_a_stranger_nothing_of_its_play(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, start=True, spectators=False)["id"]

    seen = bob.get(f"/api/matches/{match}")

    assert (seen["waiting"], seen["left"]) == (None, None)
    assert mine(ann, match)["waiting"] is not None


def test_the_address_of_my_notices_can_be_renewed(ann: Visitor) -> None:
    before = ann.get("/api/me")["feed"]

    after = ann.post("/api/me/feed")["feed"]

    assert after != before
    assert ann.get("/api/me")["feed"] == after
    assert ann.get(after) == []
    with pytest.raises(Refused) as gone:
        ann.get(before)
    assert gone.value.status == 404


def test_a_game_says_how_long_its_questions_may_take(ann: Visitor) -> None:
    lifeboat = next(game for game in ann.get("/api/games") if game["slug"] == "lifeboat")

    bait = next(timer for timer in lifeboat["timers"] if timer["id"] == "bait_window")
    assert set(lifeboat["durations"]) < set(lifeboat["paces"]) == set(PACES)
    assert "none" not in bait["seconds"]
    for pace, span in lifeboat["durations"].items():
        assert span["shortest"] <= bait["seconds"][pace] <= span["longest"]
    assert bait["title"]["ru"]
