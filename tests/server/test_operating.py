"""Running a server: settings, health, notices, logs, going down gracefully."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from holdfast.kernel.errors import Refusal
from holdfast.locale import LANGUAGES, translate
from holdfast.server.config import settings
from holdfast.server.errors import TEXTS
from holdfast.server.match.talk import PHRASES
from holdfast.server.people.notices import Notices
from holdfast.server.people.outgoing import Outgoing
from holdfast.server.people.webhooks import Webhooks
from holdfast.server.run import lan_address
from server.harness import PATIENCE, Refused, Server, Visitor, running
from server.rooms import room, run, until


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "holdfast.toml"
    file.write_text('host = "10.0.0.1"\nport = 1\nlog = "json"\n')
    monkeypatch.setenv("HOLDFAST_SERVER_PORT", "2")
    monkeypatch.setenv("HOLDFAST_SERVER_HOST", "10.0.0.2")

    chosen = settings({"host": "10.0.0.3", "port": None}, file)

    assert (chosen.host, chosen.port, chosen.log) == ("10.0.0.3", 2, "json")


@pytest.mark.parametrize("text", ["colour = 'red'\n", "port = 'many'\n", "port = \n"])
def test_a_wrong_setting_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "holdfast.toml"
    file.write_text(text)

    with pytest.raises(Refusal) as refused:
        settings({}, file)

    assert refused.value.code == "bad-settings"


def test_health_counts_tables_and_sockets(server: Server, ann: Visitor) -> None:
    match = ann.new_match(4, start=True)["id"]
    ann.sit_at(match)

    health = ann.get("/health")

    assert health["status"] == "ok"
    assert health["matches"] >= 1
    assert health["sockets"] >= 1


def test_without_a_client_the_front_page_lists_public_tables_in_safe_html(tmp_path: Path) -> None:
    with running(tmp_path / "data", HOLDFAST_HOME=str(tmp_path)) as server, Visitor(server, "Ann") as ann:
        code = ann.new_match(4, visibility="public")["code"]
        answer = ann.http.get("/")

    assert code in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_without_the_password_the_front_page_lists_nothing(tmp_path: Path) -> None:
    club = running(tmp_path / "club", "--password", "ahoy", HOLDFAST_HOME=str(tmp_path))
    with club as server, Visitor(server) as ann, Visitor(server) as stranger:
        ann.post("/api/door", password="ahoy")
        ann.post("/api/me", name="Ann")
        code = ann.new_match(4, visibility="public")["code"]

        assert code in ann.http.get("/").text
        assert code not in stranger.http.get("/").text


def test_without_uvloop_the_server_plays_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "uvloop.py").write_text("raise ImportError('there is none on this system')")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    with running(tmp_path / "data", PYTHONPATH=path) as server, Visitor(server, "Ann") as ann:
        place = ann.sit_at(ann.new_match(4, start=True, pace="none")["id"])
        place.until(lambda here: here.ask is not None)
        assert place.ask is not None

        assert place.say(place.ask["default"], ask=place.ask["id"])["t"] == "done"


def test_the_api_is_documented_with_examples(ann: Visitor) -> None:
    api = ann.get("/api/docs/openapi.json")

    assert "/api/matches/{match_id}/sit" in api["paths"]
    assert "lifeboat" in json.dumps(api["components"]["schemas"]["NewMatch"])
    assert {"say", "state"} <= set(json.dumps(ann.get("/api/protocol")).split('"'))


def test_going_down_ends_with_everything_written(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server, Visitor(server, "Ann") as ann:
        match = ann.new_match(4, start=True)["id"]
        place = ann.sit_at(match)
        place.until(lambda here: here.ask is not None)
        assert place.ask is not None
        place.say(place.ask["default"])
        place.drain()
        events = place.events

        # A server that has gone down in order still says that it was asked to, as Unix has it.
        assert server.stop() in (0, -signal.SIGTERM)
        assert "Finished server process" in server.log()
        server.start()

        ann.http.base_url = server.url
        again = ann.sit_at(match)
        again.drain()
        assert again.events[: len(events)] == events


def test_logs_can_be_json(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--log", "json") as server:
        lines = [json.loads(line) for line in server.log().splitlines()]

    assert all({"at", "level", "text"} <= set(line) for line in lines)


def test_turn_notices_are_in_my_feed_and_nobody_elses(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            notices = Notices(Webhooks(here.hall.people, Outgoing()))
            here.hall.on_turn = notices.look
            await here.table("by_mail", 1)
            ann, bob = here.people[:2]
            await until(lambda: bool(notices.by_person.get(ann.id)))
            assert notices.by_person[ann.id][0].game == "lifeboat"
            assert bob.id not in notices.by_person

    run(scene)


def test_a_feed_needs_its_address(ann: Visitor) -> None:
    assert ann.get(ann.get("/api/me")["feed"]) == []
    with pytest.raises(Refused) as no:
        ann.get("/feed/guess")
    assert no.value.status == 404


def test_the_lan_address_is_an_address() -> None:
    assert all(0 <= int(part) < 256 for part in lan_address().split("."))


def test_every_refusal_and_phrase_of_the_server_is_said_in_both_languages() -> None:
    ids = [*(f"refusal-{code}" for code in TEXTS), *(f"phrase-{phrase}" for phrase in PHRASES)]

    told: dict[str, Any] = {"moves": 3, "seconds": 3, "most": 3, "name": "Ann", "now": "Bob", "because": "host"}
    spoken: dict[str, Any] = {one: [translate(one, lang, **told) for lang in LANGUAGES] for one in ids}

    assert all(len(set(said)) == len(LANGUAGES) for said in spoken.values())


def test_the_server_s_own_sections_are_in_the_protocol(ann: Visitor) -> None:
    place = ann.sit_at(ann.new_match(4, start=True)["id"])
    place.until(lambda here: here.ask is not None)

    sections = set(ann.get("/api/protocol")["sections"])

    # Only a table that teaches has a lesson to tell, and only where a group decides there is a council.
    assert sections - {"lesson", "council"} <= set(place.sections)
    assert {"ask", "clock", "match", "people"} <= sections


def test_a_match_that_has_ended_leaves_memory_and_comes_back_when_it_is_opened(tmp_path: Path) -> None:
    with running(tmp_path / "short") as server, Visitor(server, "Ann") as ann:
        match = ann.new_match(4, start=True)["id"]
        place = ann.sit_at(match)
        ann.post(f"/api/matches/{match}/abandon")
        place.drain(0.1)
        shown = place.sections["table"]
        place.close()
        deadline = time.monotonic() + PATIENCE
        while ann.get("/health")["matches"] and time.monotonic() < deadline:
            time.sleep(0.01)

        assert ann.get("/health")["matches"] == 0
        again = ann.sit_at(match)
        again.until(lambda here: "table" in here.sections)
        assert again.sections["table"] == shown
