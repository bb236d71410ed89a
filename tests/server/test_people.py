"""Who is who: guests, other devices, bots' tokens, the password, and leaving for good."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.harness import Refused, Server, Visitor, running


def code_of(act: Any) -> str:
    with pytest.raises(Refused) as no:
        act()
    return str(no.value.code)


def test_a_guest_is_known_again_by_the_cookie(ann: Visitor) -> None:
    assert ann.get("/api/me")["name"] == "Ann"


def test_a_stranger_can_look_but_not_sit(server: Server) -> None:
    with Visitor(server) as stranger:
        assert stranger.get("/api/lobby") is not None
        assert code_of(lambda: stranger.get("/api/me")) == "not-known"
        assert stranger.http.get("/api/me?if_known=true").status_code == 204
        assert code_of(lambda: stranger.new_match(4)) == "not-known"


def test_a_forged_cookie_is_nobody(server: Server, ann: Visitor) -> None:
    cookie = ann.http.cookies["holdfast"]
    with Visitor(server) as forger:
        forger.http.cookies.set("holdfast", ("A" if cookie[0] != "A" else "B") + cookie[1:])
        assert code_of(lambda: forger.get("/api/me")) == "not-known"


@pytest.mark.parametrize("name", ["   ", "\u200b", "\n\t"])
def test_a_name_has_a_letter(ann: Visitor, name: str) -> None:
    assert code_of(lambda: ann.post("/api/me", name=name)) == "bad-name"


def test_a_name_is_one_short_line(ann: Visitor) -> None:
    assert ann.post("/api/me", name="  Анна \n Мария " + "я" * 50)["name"] == "Анна Мария яяяяяяяяяяяяя"


def test_a_new_name_is_seen_at_the_table(ann: Visitor) -> None:
    match = ann.new_match(4, start=True)["id"]
    place = ann.sit_at(match)

    ann.post("/api/me", name="Anna")

    place.until(lambda here: here.sections.get("people", [{}])[0].get("name") == "Anna")


def test_two_at_one_device_sit_in_two_seats(ann: Visitor) -> None:
    match = ann.new_match(4, bots=["random", "random"])["id"]
    token = ann.post("/api/me/beside", name="Bob")["key"]
    ann.http.post(f"/api/matches/{match}/sit", json={"nonce": "b"}, headers={"Authorization": f"Bearer {token}"})
    ann.post(f"/api/matches/{match}/start")

    first, second = ann.sit_at(match), ann.sit_at(match, token=token)

    assert (first.seat, second.seat) == (0, 1)
    assert ann.get("/api/me")["name"] == "Ann"


def test_a_token_that_nobody_has_opens_no_socket(ann: Visitor) -> None:
    match = ann.new_match(4, start=True)["id"]

    with pytest.raises(ConnectionClosed, match="hello-expected"):
        ann.sit_at(match, token="nobody's")


def test_a_recovery_code_works_once_on_another_device(server: Server, ann: Visitor) -> None:
    code = ann.post("/api/me/recovery")["key"]
    with Visitor(server) as phone:
        assert phone.post("/api/me/recover", code=code)["name"] == "Ann"
        assert phone.get("/api/me")["feed"] == ann.get("/api/me")["feed"]
        assert code_of(lambda: phone.post("/api/me/recover", code=code)) == "no-person"


def test_a_token_lets_a_program_in_and_is_no_recovery_code(server: Server, ann: Visitor) -> None:
    token = ann.post("/api/me/tokens")["key"]
    with Visitor(server) as program:
        assert code_of(lambda: program.post("/api/me/recover", code=token)) == "no-person"
        program.http.headers["Authorization"] = f"Bearer {token}"
        assert program.get("/api/me")["name"] == "Ann"
        program.http.headers["Authorization"] = "Bearer nonsense"
        assert code_of(lambda: program.get("/api/me")) == "not-known"


def test_deleting_my_data_leaves_moves_without_a_name(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, pace="none")["id"]
    bob.post(f"/api/matches/{match}/sit", seat=1)
    ann.post(f"/api/matches/{match}/start")
    place = bob.sit_at(match)
    assert place.answer_to(place.send(t="talk", text="my secret plan"))["t"] == "done"

    assert bob.http.delete("/api/me").status_code == 204

    assert code_of(lambda: bob.get("/api/me")) == "not-known"
    assert ann.get(f"/api/matches/{match}")["seats"][1]["name"] == ""
    newcomer = ann.sit_at(match)
    newcomer.drain()
    assert newcomer.talk == []


def test_a_server_with_a_password_lets_nobody_past_the_door(tmp_path: Path) -> None:
    with running(tmp_path / "club", "--password", "ahoy") as server, Visitor(server) as visitor:
        assert code_of(lambda: visitor.get("/api/lobby")) == "wrong-password"
        assert visitor.http.get("/api/lobby", headers={"Host": "x/health?"}).status_code in (400, 403)
        assert code_of(lambda: visitor.post("/api/door", password="avast")) == "wrong-password"
        visitor.post("/api/door", password="ahoy")
        visitor.post("/api/me", name="Ann")
        assert visitor.new_match(4, start=True)["status"] == "playing"


def test_cookies_are_for_this_site_and_no_script(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"})

    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie, "on a plain LAN a secure cookie would never come back"


def test_behind_https_cookies_travel_over_it_alone(tmp_path: Path) -> None:
    with running(tmp_path / "safe", "--https") as server:
        answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"})

    assert "secure" in answer.headers["set-cookie"].lower()


def test_another_site_cannot_act_with_my_cookie(ann: Visitor) -> None:
    ann.http.headers["Origin"] = "https://elsewhere.example"

    assert code_of(lambda: ann.new_match(4)) == "foreign-origin"


def test_secrets_stay_out_of_the_log(server: Server, ann: Visitor) -> None:
    token = ann.post("/api/me/tokens")["key"]
    ann.get(ann.get("/api/me")["feed"])
    match = ann.new_match(4, start=True)["id"]
    ann.sit_at(match).drain()

    log = server.log()

    for secret in (token, ann.http.cookies["holdfast"], ann.get("/api/me")["feed"]):
        assert secret not in log
