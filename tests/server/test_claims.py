"""Sayings with places to fill: claims, accusations and promises that need no language, and what others make of them."""

from __future__ import annotations

from typing import Any

import pytest

from server.harness import Place, Server, Visitor


@pytest.fixture
def four(server: Server, ann: Visitor, bob: Visitor) -> list[Place]:
    """Ann and Bob at a table of Doomsday that has begun; the others are bots that say nothing."""
    match = ann.new_match(4, game="doomsday", pace="none", bots=["random", "random"])["id"]
    bob.post(f"/api/matches/{match}/sit")
    ann.post(f"/api/matches/{match}/start")
    return [visitor.sit_at(match) for visitor in (ann, bob)]


def says(place: Place, phrase: str, **named: str) -> str:
    answer = place.answer_to(place.send(t="talk", phrase=phrase, named=named))
    return str(answer.get("code", "done"))


def votes(place: Place, phrase: str, on: int) -> str:
    return str(place.answer_to(place.send(t="talk", phrase=phrase, on=on)).get("code", "done"))


def composed(place: Place, phrase: str = "", **named: str) -> Any:
    return place.answer_to(place.send(t="compose", phrase=phrase, named=named))


def claims(place: Place) -> Any:
    return place.answer_to(place.send(t="claims"))["claims"]


def mine(place: Place) -> Any:
    place.drain()
    return place.sections["me"]


@pytest.mark.rule("DOM-04.1")
def test_a_saying_is_put_together_place_by_place(four: list[Place]) -> None:
    assert "card" in composed(four[0])["fits"]

    about = composed(four[0], "card")
    card = composed(four[0], "card", about="p2")
    face = composed(four[0], "card", about="p2", card="left")
    whole = composed(four[0], "card", about="p2", card="left", face="loy_human_1")

    assert (about["place"], about["fits"]) == ("about", ["p1", "p2", "p3", "p4"])
    assert (card["place"], card["fits"]) == ("card", ["left", "right", "role"])
    assert face["place"] == "face"
    assert "loy_legion" not in face["fits"]
    assert whole["words"]["id"] == "doomsday-say-card"
    assert whole["words"]["args"]["about"] == "doomsday-p2"


def test_everybody_hears_a_claim_in_their_own_language(four: list[Place]) -> None:
    assert says(four[0], "team", about="p1", team="human") == "done"

    four[1].drain()

    [said] = four[1].talk
    assert (said["kind"], said["words"]["id"], said["words"]["args"]["self"]) == ("claim", "doomsday-say-team", "yes")


@pytest.mark.rule("DOM-04.1")
def test_a_lie_is_said_and_only_who_knows_better_is_told(four: list[Place]) -> None:
    role = next(card["face"] for card in mine(four[0])["cards"] if card["slot"] == "role")
    lie = next(other for other in composed(four[0], "role", about="p1")["fits"] if other != role)

    warned = composed(four[0], "role", about="p1", role=lie)["check"]
    assert says(four[0], "role", about="p1", role=lie) == "done"

    assert warned["kind"] == "danger"
    assert claims(four[0])[0]["check"]["kind"] == "danger"
    assert "check" not in claims(four[1])[0]


def test_the_truth_about_the_own_card_is_known_to_be_one(four: list[Place]) -> None:
    left = next(card["face"] for card in mine(four[0])["cards"] if card["slot"] == "left")

    check = composed(four[0], "card", about="p1", card="left", face=left)["check"]

    assert check["text"]["id"] == "doomsday-check-same"


def test_two_who_say_different_things_stand_against_each_other(four: list[Place]) -> None:
    says(four[0], "team", about="p3", team="human")
    says(four[1], "team", about="p3", team="machine")
    says(four[1], "team", about="p4", team="machine")

    assert [len(claim.get("against", [])) for claim in claims(four[0])] == [1, 1, 0]


def test_whoever_thinks_again_has_said_the_last_word(four: list[Place]) -> None:
    says(four[0], "team", about="p3", team="human")
    says(four[0], "team", about="p3", team="outlaw")

    assert [claim["named"]["team"] for claim in claims(four[1])] == ["outlaw"]


def test_others_believe_or_doubt_until_they_think_again(four: list[Place]) -> None:
    says(four[0], "team", about="p1", team="human")
    [claim] = claims(four[1])

    assert votes(four[1], "doubt", claim["n"]) == "done"
    assert votes(four[1], "believe", claim["n"]) == "done"

    assert claims(four[0])[0]["believed"] == [1]
    assert "doubted" not in claims(four[0])[0]


def test_nobody_votes_on_the_own_claim_or_on_none(four: list[Place]) -> None:
    says(four[0], "team", about="p1", team="human")
    says(four[0], "spare", whom="p2")
    [claim] = claims(four[0])

    assert votes(four[0], "believe", claim["n"]) == "no-claim"
    assert votes(four[1], "believe", claim["n"] + 1) == "no-claim"
    assert votes(four[1], "team", claim["n"]) == "unknown-phrase"


@pytest.mark.parametrize(
    ("phrase", "named"),
    [
        ("card", {"about": "p2", "card": "left"}),
        ("card", {"about": "p2", "card": "left", "face": "loy_legion"}),
        ("card", {"card": "left", "about": "p2", "face": "loy_human_1"}),
        ("team", {"about": "p5", "team": "human"}),
        ("team", {"about": "p1", "team": "legion"}),
        ("spare", {"whom": "p1"}),
        ("together", {"whom": "p2", "target": "p2"}),
        ("boast", {}),
    ],
)
def test_what_does_not_fit_cannot_be_said(four: list[Place], phrase: str, named: dict[str, str]) -> None:
    assert says(four[0], phrase, **named) == "unknown-phrase"


def test_a_spectator_hears_claims_and_makes_none(four: list[Place], ann: Visitor, server: Server) -> None:
    says(four[0], "team", about="p1", team="human")
    with Visitor(server, "Eve") as stranger:
        place = stranger.sit_at(ann.get("/api/matches")[0]["id"])
        assert [claim["saying"] for claim in claims(place)] == ["team"]
        assert "check" not in claims(place)[0]
        assert says(place, "team", about="p1", team="human") == "unknown-phrase"


def test_a_game_without_sayings_has_none(server: Server, ann: Visitor) -> None:
    match = ann.new_match(3, "aurora", pace="none")["id"]
    ann.post(f"/api/matches/{match}/start")
    place = ann.sit_at(match)

    assert composed(place)["fits"] == []
    assert says(place, "team", about="p1", team="human") == "unknown-phrase"
