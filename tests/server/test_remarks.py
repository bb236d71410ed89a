"""Bots at a table that lives from talk speak of their own accord."""

from __future__ import annotations

from typing import Any

from holdfast.server.match.remarks import LONGEST
from server.harness import PATIENCE, Message, Place, Visitor

TABLES = 4
"""At so many tables somebody has surely something to say before Ann is dead and the bots among themselves."""


def by_bots(place: Place) -> list[Message]:
    return [said for said in place.talk if said.get("seat") not in (None, 0)]


def a_bot_has_claimed(place: Place) -> bool:
    return any(said["kind"] == "claim" for said in by_bots(place))


def at_table_with_bots(ann: Visitor) -> Place:
    match = ann.new_match(6, game="doomsday", pace="none", bots=["greedy"] * 5)["id"]
    ann.post(f"/api/matches/{match}/start")
    return ann.sit_at(match)


def play_until_a_claim(place: Place) -> None:
    """Without a word of her own; but on her turn Ann thinks for so long that every bot could have spoken."""
    answered = 0
    while not a_bot_has_claimed(place) and place.result is None:
        ask = place.ask
        if ask is not None and ask["id"] != answered and not ask.get("held"):
            if (place.sections["waiting"] or {}).get("who") == ["p1"]:
                listen(place)
            answered = ask["id"]
            place.send(t="say", words=[ask["default"]], ask=ask["id"])
        place.take(PATIENCE)


def listen(place: Place) -> None:
    try:
        place.until(a_bot_has_claimed, LONGEST + 1)
    except TimeoutError:
        return


def test_bots_say_what_they_have_seen_and_everybody_can_hold_them_to_it(ann: Visitor) -> None:
    for _ in range(TABLES):
        place = at_table_with_bots(ann)
        play_until_a_claim(place)
        if a_bot_has_claimed(place):
            break
    claims: Any = place.answer_to(place.send(t="claims"))["claims"]

    assert by_bots(place)
    assert all(said["words"]["id"].startswith("doomsday-say-") for said in by_bots(place))
    assert {claim["n"] for claim in claims} <= {said["n"] for said in place.talk}
    assert claims
